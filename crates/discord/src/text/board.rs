//! What stands with a board: the last move in words, whose turn it is, the men by cell, the result.

use play::{GameId, Ply};
use rules::starchess::{Move, Position};
use rules::{Colour, Outcome, Role, Status};

/// "Game 12: Anna (White) – Bob (Black)".
pub(crate) fn heading(game: GameId, white: &str, black: &str) -> String {
    format!("**Game {game}**: {white} (White) – {black} (Black)")
}

/// The name of a game's thread, at most 100 characters; no markup is read there.
pub(crate) fn thread(game: GameId, white: &str, black: &str) -> String {
    super::cut(&format!("{white} – {black}, game {game}"), 100)
}

/// The move that led here, in words. `before` is the position that it was played in.
pub(crate) fn last_move(before: &Position, mv: Move, name: &str) -> String {
    let written = before.written(mv);
    let sentence = match mv {
        Move::Place { role, cell } => format!("{name} placed the {role} on {}", cell.number()),
        Move::Step { from, to, promotion } => {
            let role = before.man_at(from).map_or(Role::Pawn, |man| man.role);
            let mut sentence = format!("{name} moved the {role} from {} to {}", from.number(), to.number());
            if let Some(taken) = before.captured(mv) {
                sentence += ", took the ";
                sentence += taken.role.word();
            }
            if let Some(promoted) = promotion {
                sentence += ", promoted it to a ";
                sentence += promoted.word();
            }
            sentence
        }
    };
    let check = if written.ends_with('+') { " Check!" } else { "" };
    format!("{sentence} (`{written}`).{check}")
}

/// Whose turn it is and what to do. `player` is a mention or a name; `spoken_to` whether it is the reader.
pub(crate) fn turn(position: &Position, player: &str, spoken_to: bool) -> String {
    if !spoken_to {
        return format!("It is {player}’s turn.");
    }
    if !position.is_setup() {
        return format!("{player}, it is your move.");
    }
    let hand: Vec<String> = position.hand(position.side()).map(|role| role.to_string()).collect();
    format!("{player}, place a man on your back rank. In hand: {}.", super::list(&hand))
}

/// How a game ended and why. `by` is the side that brought it about; names of White and Black.
pub(crate) fn ended(status: Status, outcome: Outcome, by: Colour, white: &str, black: &str) -> String {
    let of = |colour| if colour == Colour::White { white } else { black };
    let result = match outcome {
        Outcome::WhiteWins => format!("{white} (White) wins, 1-0."),
        Outcome::BlackWins => format!("{black} (Black) wins, 0-1."),
        Outcome::Draw => "The game is a draw, ½-½.".to_owned(),
        Outcome::None => "There is no result.".to_owned(),
    };
    let reason = match status {
        Status::Checkmate => "Checkmate.".to_owned(),
        Status::Stalemate => format!("Stalemate: {} has no legal move and is not in check.", of(!by)),
        Status::Insufficient => "Neither side can ever give mate.".to_owned(),
        Status::Threefold => "The same position for the third time.".to_owned(),
        Status::Fifty => "Fifty moves by each side without a capture or a pawn move.".to_owned(),
        Status::Agreed => "Draw agreed.".to_owned(),
        Status::Resigned => format!("{} resigned.", of(by)),
        Status::Time => "Time is up.".to_owned(),
        Status::Forfeit => format!("{} forfeited.", of(!by)),
        Status::Aborted => format!("{} called the game off.", of(by)),
        Status::Setup | Status::Ongoing => "The game goes on.".to_owned(),
    };
    format!("**{reason} {result}**")
}

/// All men by cell, for people who cannot see the picture: as alt text and as the text form of a board.
pub(crate) fn men(position: &Position) -> String {
    let side = |colour: Colour| {
        let mut pieces: Vec<(Role, u8)> = position
            .men()
            .filter(|(_, man)| man.colour == colour)
            .map(|(cell, man)| (man.role, cell.number()))
            .collect();
        pieces.sort_unstable();
        let mut parts: Vec<String> = Vec::new();
        for role in Role::ALL {
            let cells: Vec<String> =
                pieces.iter().filter(|(r, _)| *r == role).map(|(_, cell)| cell.to_string()).collect();
            if !cells.is_empty() {
                let plural = if cells.len() > 1 { "s" } else { "" };
                parts.push(format!("{role}{plural} {}", cells.join(" ")));
            }
        }
        let hand: Vec<String> = position.hand(colour).map(|role| role.to_string()).collect();
        if !hand.is_empty() {
            parts.push(format!("in hand {}", hand.join(" ")));
        }
        format!("{colour}: {}.", parts.join(", "))
    };
    format!("{}\n{}", side(Colour::White), side(Colour::Black))
}

/// Who is on move, and whether in check.
pub(crate) fn to_move(position: &Position) -> String {
    let what = if position.is_setup() { "to place a man" } else { "to move" };
    let check = if position.in_check() { ", in check" } else { "" };
    format!("{} {what}{check}.", position.side())
}

/// The line in the picture: whose move it is, or the result.
pub(crate) fn caption(position: &Position, ply: Ply, ending: Option<play::Ending>) -> String {
    match ending {
        Some(ending) => match ending.outcome {
            Outcome::WhiteWins => "1-0".to_owned(),
            Outcome::BlackWins => "0-1".to_owned(),
            Outcome::Draw => "½-½".to_owned(),
            Outcome::None => "called off".to_owned(),
        },
        None => format!("{}, {}", after(ply, false), to_move(position).trim_end_matches('.')),
    }
}

/// "7 moves".
pub(crate) fn moves(ply: Ply) -> String {
    match ply.0 {
        0 => "no move".to_owned(),
        1 => "1 move".to_owned(),
        n => format!("{n} moves"),
    }
}

/// "After 7 moves", "At the start"; within a sentence with a small letter.
pub(crate) fn after(ply: Ply, capital: bool) -> String {
    match (ply.0, capital) {
        (0, true) => "At the start".to_owned(),
        (0, false) => "at the start".to_owned(),
        (_, true) => format!("After {}", moves(ply)),
        (_, false) => format!("after {}", moves(ply)),
    }
}

/// The board as text.
pub(crate) fn as_text(heading: &str, position: &Position, ply: Ply, last: Option<&str>) -> String {
    let last = last.map_or_else(String::new, |written| format!(" Last move `{written}`."));
    format!(
        "{heading}\n{}.{last} {}\n{}\nPosition: `{position}`",
        after(ply, true),
        to_move(position),
        men(position)
    )
}

/// The line over a board that somebody looks at.
pub(crate) fn looked_at(heading: &str, shown: Ply, newest: Ply, last: Option<&str>, now: &str) -> String {
    let last = last.map_or_else(String::new, |written| format!(" Last move `{written}`."));
    if shown == newest {
        format!("{heading}\n{}.{last} {now}", after(shown, true))
    } else if shown == Ply::START {
        format!("{heading}\n{}, {} before now.", after(shown, true), moves(newest))
    } else {
        format!("{heading}\nAfter {} of {}.{last}", moves(shown), newest.0)
    }
}
