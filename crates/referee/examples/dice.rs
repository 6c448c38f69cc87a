//! An engine for all three rule sets in a few lines: it takes what it can, else plays anything. The rules come from
//! `starmate-rules`.

use std::io::{BufRead as _, Write as _, stdin, stdout};

use rules::{Game, Move, Position, Variant};

fn main() {
    let mut variant = Variant::Chess;
    let mut game = Game::start(variant);
    let mut dice: u64 = std::process::id().into();
    for line in stdin().lock().lines().map_while(Result::ok) {
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match word {
            "uci" => println!(
                "id name Dice in Rust\n\
                 option name UCI_Variant type combo default chess var chess var starchess var chess100\n\
                 uciok"
            ),
            "setoption" => {
                let named = rest.strip_prefix("name UCI_Variant value ").and_then(Variant::from_word);
                variant = named.unwrap_or(variant);
            }
            "isready" => println!("readyok"),
            "position" => game = read(variant, rest).unwrap_or(game),
            "go" => {
                let position = game.position();
                let legal = position.legal_moves();
                let takes: Vec<Move> =
                    legal.iter().copied().filter(|&played| position.captured(played).is_some()).collect();
                let choice = if takes.is_empty() { legal } else { takes };
                dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                println!("bestmove {}", choice[(dice >> 33) as usize % choice.len()]);
            }
            "quit" => break,
            _ => {}
        }
        stdout().flush().expect("the referee listens");
    }
}

/// `startpos|fen TEXT [moves M1 M2 …]`
fn read(variant: Variant, text: &str) -> Option<Game> {
    let (start, moves) = text.split_once(" moves ").unwrap_or((text, ""));
    let start = match start.strip_prefix("fen ") {
        Some(text) => Position::parse(variant, text).ok()?,
        None => Position::start(variant),
    };
    let mut game = Game::from(start);
    for word in moves.split_whitespace() {
        game.push(Move::parse(variant, word).ok()?).ok()?;
    }
    Some(game)
}
