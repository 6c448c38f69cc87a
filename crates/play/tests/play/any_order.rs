//! Whatever people ask in whatever order: what always holds.

use play::{Action, Colour, Happening, Match, Ply, Refusal, Timestamp, Turn, UserId};
use proptest::prelude::*;
use rules::Move;
use rules::Status;

use crate::table::{BLACK, QUIET, STRANGER, WHITE, game_from, new_game};

/// A request as chance has it; a move is one of the legal ones, or of those of another position.
#[derive(Clone, Debug)]
struct Wish {
    by: UserId,
    kind: u8,
    pick: usize,
    stale: bool,
    later: i64,
}

fn wish() -> impl Strategy<Value = Wish> {
    let by = prop_oneof![8 => Just(WHITE), 8 => Just(BLACK), 1 => Just(STRANGER)];
    (by, 0_u8..60, any::<usize>(), prop::bool::weighted(0.1), -2_000_i64..5_000)
        .prop_map(|(by, kind, pick, stale, later)| Wish { by, kind, pick, stale, later })
}

fn action(game: &Match, wish: &Wish) -> Action {
    let any_legal = |ply: usize| -> Option<Move> {
        let moves = game.game().position_at(ply).legal_moves();
        (!moves.is_empty()).then(|| moves[wish.pick % moves.len()])
    };
    match wish.kind {
        0 => Action::Resign,
        1..4 => Action::OfferDraw,
        4 => Action::AcceptDraw,
        5..8 => Action::DeclineDraw,
        8 => Action::Abort,
        9..12 => any_legal(0).map_or(Action::Resign, Action::Move),
        _ => any_legal(usize::MAX).map_or(Action::Resign, Action::Move),
    }
}

/// What holds in any game at any time.
fn invariants(game: &Match) {
    assert_eq!(game.times().len(), game.game().moves().len());
    assert!(game.times().is_sorted());
    assert!(game.times().first().is_none_or(|&first| first >= game.started()));
    assert_eq!(game.is_over(), game.status().is_over());
    assert_eq!(game.on_move().is_none(), game.is_over());
    if let Some(offer) = game.draw_offer() {
        assert_eq!(offer.ply, game.ply(), "a move withdraws an offer");
        assert!(!game.is_over());
    }
    if game.status() == Status::Aborted {
        assert!(game.ply() < Ply(2));
    }
    let back = Match::restore(game.save()).expect("what was played can be restored");
    assert_eq!(back.save(), game.save());
}

/// What one request may change, said a second time and plainly.
fn consequences(
    before: &Match,
    wish: &Wish,
    asked: Option<Turn>,
    result: &Result<Happening, Refusal>,
    after: &Match,
) {
    let side = before.players().side_of(wish.by);
    match result {
        Err(_) => assert_eq!(before.save(), after.save(), "a refusal changes nothing"),
        Ok(happening) => {
            let side = side.expect("granted to players only");
            assert!(!before.is_over());
            assert!(asked.is_none_or(|asked| asked == before.turn()));
            match happening {
                Happening::Moved { by, ply, mv, .. } => {
                    assert_eq!((*by, side), (before.side(), before.side()));
                    assert_eq!(*ply, before.ply().next());
                    assert!(before.game().position().is_legal(*mv));
                    assert_eq!(after.side(), !before.side());
                }
                _ => assert_eq!(before.ply(), after.ply()),
            }
            if let Some(ending) = happening.ending() {
                assert_eq!(after.ending(), Some(ending));
                assert_eq!(ending.by, side);
                if ending.status == Status::Agreed {
                    assert_eq!(before.draw_offer().map(|offer| offer.by), Some(!side));
                }
            } else {
                assert!(!after.is_over());
            }
        }
    }
}

fn run(mut game: Match, wishes: &[Wish]) {
    let mut now = game.started();
    let mut offers: Vec<(Colour, Ply)> = Vec::new();
    for wish in wishes {
        now = Timestamp((now.0 + wish.later).max(0));
        let action = action(&game, wish);
        let asked: Option<Turn> = match wish.stale {
            true => Some(Ply((wish.pick % 7) as u16).into()),
            false if wish.kind % 2 == 0 => Some(game.turn()),
            false => None,
        };
        let before = game.clone();
        let result = game.act(wish.by, action, asked, now);
        consequences(&before, wish, asked, &result, &game);
        if let Ok(Happening::DrawOffered { by }) = result {
            assert!(!offers.contains(&(by, game.ply())), "one offer a position");
            offers.push((by, game.ply()));
        }
        invariants(&game);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn from_the_start(wishes in prop::collection::vec(wish(), 1..60)) {
        run(new_game(), &wishes);
    }

    #[test]
    fn from_a_quiet_position(wishes in prop::collection::vec(wish(), 1..120)) {
        run(game_from(QUIET), &wishes);
    }
}
