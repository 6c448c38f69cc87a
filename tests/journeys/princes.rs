//! What is told of Chess-100's own rules: a king taken, the duty to take one, a queen brought back.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Consequence, Duty, Game, Move, Variant};

use crate::table::{Table, content};
use crate::whole_game::by_menus;

/// The shortest of some random games up to a queen brought back, after a king was taken on the way.
fn eventful() -> Vec<Move> {
    let found = (0..20_000).filter_map(playout).take(20);
    found.min_by_key(Vec::len).expect("some random game has both")
}

fn playout(seed: u64) -> Option<Vec<Move>> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Game::start(Variant::Chess100);
    let mut taken = false;
    while !game.status().is_over() && game.moves().len() < 120 {
        let position = game.position();
        let all = position.legal_moves();
        let takes: Vec<Move> = all.iter().copied().filter(|mv| position.captured(*mv).is_some()).collect();
        let restores: Vec<Move> = all.iter().copied().filter(|mv| mv.restores().is_some()).collect();
        let choose =
            [&restores, &takes].into_iter().find(|moves| !moves.is_empty() && random.random_bool(0.6));
        let choose = choose.unwrap_or(&all);
        let mv = choose[random.random_range(0..choose.len())];
        taken |= position.consequences(mv).iter().any(|told| matches!(told, Consequence::KingTaken { .. }));
        let restored = mv.restores().is_some();
        game.push(mv).expect("a legal move");
        if restored && taken {
            return Some(game.moves().to_vec());
        }
    }
    None
}

/// The English sentence that all must read.
fn sentence(consequence: Consequence) -> Option<String> {
    let side = |colour: rules::Colour| colour.to_string();
    match consequence {
        Consequence::KingTaken { colour, on, successor } => {
            let side = side(colour).to_lowercase();
            Some(format!("The {side} king was taken on {on}: the prince on {successor} is king now."))
        }
        Consequence::RestorationDue { colour, princess } => {
            Some(format!("{} may bring back the queen with the princess on {princess}", side(colour)))
        }
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_to_kings_and_queens_is_told_and_a_queen_comes_back_by_menus() {
    let table = Table::set().await;
    let (thread, game) = table.begin_of(Variant::Chess100).await;
    let mut shadow = Game::start(Variant::Chess100);
    let mut duties = 0;
    for (ply, mv) in (0..).zip(eventful()) {
        let who = if ply % 2 == 0 { &table.anna } else { &table.bob };
        let board = table.board(thread, Some(game), ply).await;
        for duty in shadow.position().duties() {
            let told = match duty {
                Duty::MayRestore { princess } => {
                    format!(
                        "You may bring back your queen with the princess on {princess}: put `{princess}=Q,`"
                    )
                }
                Duty::TakeKing { king, moves } => {
                    let first = shadow.position().written(moves[0]);
                    assert!(content(&board).contains(&format!("`{first}`")), "{}", content(&board));
                    format!("You must capture the king on {king}:")
                }
            };
            assert!(content(&board).contains(&told), "{told} in {}", content(&board));
            duties += 1;
        }
        if mv.restores().is_some() {
            by_menus(who, thread, &board, mv).await;
        } else {
            let answer = table.play(who, thread, &mv.to_string()).await;
            assert!(answer.starts_with("Played"), "{answer}");
        }
        let consequences = shadow.position().consequences(mv);
        shadow.push(mv).expect("a legal move");
        let board = table.board(thread, Some(game), ply + 1).await;
        for told in consequences.into_iter().filter_map(sentence) {
            assert!(content(&board).contains(&told), "{told} in {}", content(&board));
        }
    }
    assert!(duties >= 2, "a king had to be taken and a queen might come back");
    table.clear(&[]).await;
}
