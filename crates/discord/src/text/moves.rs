//! A move as its reader likes it written.

use play::GameId;
use rules::{Consequence, Duty, Move, Position, Role, Square, Variant};
use store::Notation;
use words::{Lang, say};

use super::{list_or, side, yes};
use crate::picked;

/// The move: `N11-19`, `11-19` or "knight from 11 to 19". A placement keeps its letter, which alone tells the man.
pub(crate) fn shown(lang: Lang, notation: Notation, before: &Position, mv: Move) -> String {
    let written = before.written(mv);
    match notation {
        Notation::Letters => written,
        Notation::Numbers if before.variant() == Variant::Starchess && mv.placed().is_none() => {
            written.trim_start_matches(char::is_alphabetic).to_owned()
        }
        // On boards with lettered files a move without its man is the bare form; a placement keeps its letter.
        Notation::Numbers if before.variant() != Variant::Starchess => mv.to_string(),
        Notation::Numbers => written,
        Notation::Words => in_words(lang, before, mv, &written),
    }
}

fn in_words(lang: Lang, before: &Position, mv: Move, written: &str) -> String {
    let check = match written.chars().last() {
        Some('+') => "check",
        Some('#') => "mate",
        _ => "none",
    };
    let (role, to) = (picked::role(before, mv), mv.to().to_string());
    let Some(from) = mv.from() else {
        return say!(lang, "move-words-placed", role = role.word(), square = to);
    };
    if let Some(rook) = castled(before, mv) {
        return say!(lang, "move-words-castled", to = to, rook = rook.to_string(), check = check);
    }
    let words = say!(
        lang,
        "move-words",
        role = role.word(),
        from = from.to_string(),
        to = to,
        taken = before.captured(mv).map_or("none", |(_, man)| man.role.word()),
        passing = yes(in_passing(before, mv)),
        promoted = mv.promotion().map_or("none", Role::word),
        check = check
    );
    match mv.restores() {
        None => words,
        Some(on) => {
            let side = side(before.side());
            format!("{} {words}", say!(lang, "queen-restored", side = side, square = on.to_string()))
        }
    }
}

/// Where the rook goes, if a move castles.
pub(super) fn castled(before: &Position, mv: Move) -> Option<Square> {
    before.consequences(mv).into_iter().find_map(|consequence| match consequence {
        Consequence::Castled { to, .. } => Some(to),
        _ => None,
    })
}

/// Whether a move takes a pawn in passing.
pub(super) fn in_passing(before: &Position, mv: Move) -> bool {
    before.captured(mv).is_some_and(|(square, _)| square != mv.to())
}

/// What a move brought about that its text does not tell.
pub(super) fn consequences(lang: Lang, before: &Position, mv: Move) -> Vec<String> {
    let told = |consequence| match consequence {
        Consequence::EnPassant { .. } | Consequence::Castled { .. } => None,
        Consequence::QueenRestored { colour, on } => {
            Some(say!(lang, "queen-restored", side = side(colour), square = on.to_string()))
        }
        Consequence::RestorationLost { colour, princess } => {
            Some(say!(lang, "restoration-lost", side = side(colour), square = princess.to_string()))
        }
        Consequence::KingTaken { colour, on, successor } => Some(say!(
            lang,
            "king-taken",
            side = side(colour),
            square = on.to_string(),
            successor = successor.to_string()
        )),
        Consequence::RestorationDue { colour, princess } => {
            Some(say!(lang, "restoration-due", side = side(colour), square = princess.to_string()))
        }
    };
    before.consequences(mv).into_iter().filter_map(told).collect()
}

/// What the one on move must or may do, said to them.
pub(crate) fn duties(lang: Lang, position: &Position) -> Vec<String> {
    /// A message has room for no more, and whoever must capture needs to know one.
    const NAMED: usize = 8;
    let told = |duty| match duty {
        Duty::MayRestore { princess } => say!(lang, "duty-restore", square = princess.to_string()),
        Duty::TakeKing { king, moves } => {
            let moves: Vec<String> =
                moves.iter().take(NAMED).map(|mv| format!("`{}`", position.written(*mv))).collect();
            say!(lang, "duty-take-king", square = king.to_string(), moves = list_or(lang, &moves))
        }
    };
    position.duties().into_iter().map(told).collect()
}

/// Asks whether a move is to be made; `shown` is the move as its player reads it.
pub(crate) fn confirm(lang: Lang, game: GameId, shown: &str) -> String {
    say!(lang, "confirm-move", game = game.0, move = shown)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::{self, star, star_move};

    const READY: &str = "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6";

    fn told(lang: Lang, position: &str, mv: &str) -> [String; 3] {
        let (position, mv) = (star(position), star_move(mv));
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

    fn hundred(position: &str, mv: &str) -> (Position, Move) {
        (sample::position(Variant::Chess100, position), sample::mv(Variant::Chess100, mv))
    }

    // Both sides have a prince. White's king on e4 stands in the way of the rook on e10.
    #[test]
    fn who_took_a_king_is_told_what_became_of_the_prince() {
        let (before, mv) = hundred("4r4k/8i1/10/10/10/10/4K5/10/10/6I3 b - - -- 0 1", "e10-e4");
        assert_eq!(
            consequences(Lang::En, &before, mv),
            ["The white king was taken on e4: the prince on g1 is king now."]
        );
        let told = duties(Lang::En, &before);
        assert!(told[0].starts_with("You must capture the king on e4: `Re10xe4"), "{told:?}");
    }

    #[test]
    fn a_queen_that_may_be_restored_is_told_with_how() {
        let (before, mv) = hundred("10/5k4/10/10/10/10/10/10/10/3S1K4 w - - p- 0 1", "d1=Q,d1-d8");
        assert_eq!(
            duties(Lang::En, &before),
            [
                "You may bring back your queen with the princess on d1: put `d1=Q,` before your move, or move without and \
              lose the right."
            ]
        );
        assert_eq!(before.written(mv), "d1=Q,Qd1-d8");
        assert_eq!(consequences(Lang::En, &before, mv).len(), 1);
        let (_, without) = hundred("10/5k4/10/10/10/10/10/10/10/3S1K4 w - - p- 0 1", "d1-d2");
        assert_eq!(consequences(Lang::En, &before, without).len(), 1, "the right is lost");
    }

    #[test]
    fn a_placement_names_its_man_however_it_is_written() {
        let start = sample::start().to_string();
        assert_eq!(told(Lang::En, &start, "K@4"), ["K@4", "K@4", "king on 4"]);
    }
}
