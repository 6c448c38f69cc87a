//! Games by the rules of every rule set.

use referee::{Adjudication, DrawRule, Event, Job};
use rules::{Game, Move, Position, Variant};

use crate::harness::{engine, events, job, results};

/// The games of a job as they were told, each with its status and result.
fn replayed(job: &Job) -> Vec<(Game, String, String)> {
    let mut games = Vec::new();
    for event in events(job) {
        match event {
            Event::Started(start) => {
                let (position, moves) = (start.position, start.moves);
                let mut game = Game::from(Position::parse(job.variant, &position).unwrap());
                for text in &moves {
                    game.push(Move::parse(job.variant, text).unwrap()).unwrap();
                }
                games.push((game, String::new(), String::new()));
            }
            Event::Move(played) | Event::Placement(played) => {
                let game = &mut games.last_mut().unwrap().0;
                game.push(Move::parse(job.variant, &played.played).unwrap()).unwrap();
            }
            Event::Result(end) => {
                let game = games.last_mut().unwrap();
                (game.1, game.2) = (end.status, end.outcome);
            }
            _ => {}
        }
    }
    games
}

#[test]
fn games_of_all_rule_sets_end_by_their_rules() {
    for variant in Variant::ALL {
        let job =
            Job { variant, reversed: true, ..job(engine("instant", 3, "60"), engine("instant", 4, "60")) };
        let games = replayed(&job);
        assert_eq!(games.len(), 2);
        for (game, status, outcome) in games {
            assert!(game.status().is_over());
            assert_eq!(
                (status.as_str(), outcome.as_str()),
                (game.status().as_str(), game.outcome().as_str())
            );
        }
    }
}

#[test]
fn a_game_can_begin_from_a_position_with_moves() {
    let position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let job = Job {
        position: Some(position.to_owned()),
        moves: vec!["e2e4".to_owned(), "e8e7".to_owned()],
        ..job(engine("instant", 1, "60"), engine("instant", 2, "60"))
    };
    let games = replayed(&job);
    assert!(games[0].0.moves().len() > 2);
    assert_eq!(games[0].0.initial().to_string(), position);
}

#[test]
fn a_quiet_game_is_drawn_if_that_was_asked() {
    let draw = Some(DrawRule { from_move: 5, moves: 2, score_cp: 30 });
    let job = Job {
        adjudication: Adjudication { draw, ..Adjudication::default() },
        ..job(engine("scores", 1, "60"), engine("scores", 2, "60"))
    };
    let told = events(&job);
    assert_eq!(results(&told), [("agreed".into(), "1/2-1/2".into(), None)]);
    let plies = told.iter().filter(|event| matches!(event, Event::Move(_))).count();
    assert_eq!(plies, 12);
}

#[test]
fn hash_is_set_within_what_the_engine_offers() {
    let mut job = job(engine("instant", 1, "60"), engine("instant", 2, "60"));
    job.engines[0].hash_mib = 4096;
    job.engines[1].options = vec![("hash".into(), "7".into()), ("Contempt".into(), "1".into())];
    let told = events(&job);
    let start = told.iter().find_map(|event| match event {
        Event::Started(start) => Some(start),
        _ => None,
    });
    let Some([Some(white), Some(black)]) = start.map(|start| &start.players) else { panic!("{told:?}") };
    assert!(white.options.contains(&("Hash".into(), "64".into())));
    assert!(black.options.contains(&("Hash".into(), "7".into())));
    assert!(
        told.iter().any(|event| matches!(event, Event::Warning { text, .. } if text.contains("Contempt")))
    );
}
