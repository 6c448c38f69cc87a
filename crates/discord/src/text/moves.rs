//! A move as its reader likes it written.

use play::GameId;
use rules::Role;
use rules::starchess::{Move, Position};
use store::Notation;
use words::{Lang, say};

/// The move: `N11-19`, `11-19` or "knight from 11 to 19". A placement keeps its letter, which alone tells the man.
pub(crate) fn shown(lang: Lang, notation: Notation, before: &Position, mv: Move) -> String {
    let written = before.written(mv);
    match (notation, mv) {
        (Notation::Letters, _) | (Notation::Numbers, Move::Place { .. }) => written,
        (Notation::Numbers, Move::Step { .. }) => written.trim_start_matches(char::is_alphabetic).to_owned(),
        (Notation::Words, _) => in_words(lang, before, mv, &written),
    }
}

fn in_words(lang: Lang, before: &Position, mv: Move, written: &str) -> String {
    let check = match written.chars().last() {
        Some('+') => "check",
        Some('#') => "mate",
        _ => "none",
    };
    match mv {
        Move::Place { role, cell } => {
            say!(lang, "move-words-placed", role = role.word(), cell = cell.number())
        }
        Move::Step { from, to, promotion } => say!(
            lang,
            "move-words",
            role = before.man_at(from).map_or(Role::Pawn, |man| man.role).word(),
            from = from.number(),
            to = to.number(),
            taken = before.captured(mv).map_or("none", |man| man.role.word()),
            promoted = promotion.map_or("none", Role::word),
            check = check
        ),
    }
}

/// Asks whether a move is to be made; `shown` is the move as its player reads it.
pub(crate) fn confirm(lang: Lang, game: GameId, shown: &str) -> String {
    say!(lang, "confirm-move", game = game.0, move = shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    const READY: &str = "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6";

    fn told(lang: Lang, position: &str, mv: &str) -> [String; 3] {
        let position: Position = position.parse().expect("a position");
        let mv = mv.parse().expect("a move");
        Notation::ALL.map(|notation| shown(lang, notation, &position, mv))
    }

    #[test]
    fn a_move_is_written_with_letters_numbers_or_words() {
        assert_eq!(told(Lang::En, READY, "11-19"), ["N11-19", "11-19", "knight from 11 to 19"]);
        assert_eq!(told(Lang::En, READY, "18-19"), ["18-19", "18-19", "pawn from 18 to 19"]);
        assert_eq!(told(Lang::Ru, READY, "11-19")[2], "конь с 11 на 19");
        assert_eq!(told(Lang::Pl, READY, "11-19")[2], "skoczek z 11 na 19");
        assert_eq!(told(Lang::Hu, READY, "11-19")[2], "huszár a 11. mezőről a 19. mezőre");
    }

    #[test]
    fn what_a_move_takes_and_leads_to_is_told() {
        let taking = "1/2/6k/6/4K/4p1/7/2/1 - w - 0 1";
        assert_eq!(
            told(Lang::En, taking, "21-26"),
            ["K21x26", "21x26", "king from 21 to 26, takes the pawn"]
        );
        let promoting = "K/2/7/6/5/4P1/7/2/k - w - 0 1";
        let told = told(Lang::En, promoting, "26-27=N");
        assert_eq!(told[..2], ["26-27=N", "26-27=N"]);
        assert!(told[2].starts_with("pawn from 26 to 27, becomes a knight"), "{}", told[2]);
    }

    #[test]
    fn a_placement_names_its_man_however_it_is_written() {
        let start = Position::start().to_string();
        assert_eq!(told(Lang::En, &start, "K@4"), ["K@4", "K@4", "king on 4"]);
    }
}
