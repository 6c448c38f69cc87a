//! What stands with a board: the last move in words, whose turn it is, the men by square, the result.

use play::{GameId, Ply};
use rules::{Colour, Move, Outcome, Position, Role, Status};
use store::Notation;
use words::{Lang, say};

use super::clocks::{self, Clocks};
use super::{list, moves, side, yes};
use crate::picked;

/// Discord's limit for alternative text.
const LONGEST_ALT: usize = 1024;

/// "Game 12: Anna (White) – Bob (Black)".
pub(crate) fn heading(lang: Lang, game: GameId, white: &str, black: &str) -> String {
    say!(lang, "heading", game = game.0, white = white, black = black)
}

/// The name of a game's thread, at most 100 characters; no markup is read there.
pub(crate) fn thread(lang: Lang, game: GameId, white: &str, black: &str) -> String {
    super::cut(&say!(lang, "thread-name", game = game.0, white = white, black = black), 100)
}

/// The move that led here, in words, and as it is written unless words are all that is wanted. `before` is the position
/// that it was played in.
pub(crate) fn last_move(lang: Lang, before: &Position, mv: Move, name: &str, notation: Notation) -> String {
    let check = before.written(mv).ends_with('+');
    let written = match notation {
        Notation::Words => "none".to_owned(),
        other => moves::shown(lang, other, before, mv),
    };
    let to = mv.to().to_string();
    let sentence = if let Some(role) = mv.placed() {
        say!(lang, "move-placed", name = name, role = role.word(), square = to, written = written.as_str())
    } else if let Some(rook) = moves::castled(before, mv) {
        say!(lang, "move-castled", name = name, to = to, rook = rook.to_string(), written = written.as_str())
    } else {
        say!(
            lang,
            "move-made",
            name = name,
            role = picked::role(before, mv).word(),
            from = mv.from().map_or_else(String::new, |from| from.to_string()),
            to = to,
            taken = before.captured(mv).map_or("none", |(_, man)| man.role.word()),
            passing = yes(moves::in_passing(before, mv)),
            promoted = mv.promotion().map_or("none", Role::word),
            written = written.as_str(),
        )
    };
    let check = check.then(|| say!(lang, "move-check"));
    let sentences: Vec<String> =
        [sentence].into_iter().chain(moves::consequences(lang, before, mv)).chain(check).collect();
    sentences.join(" ")
}

/// Whose turn it is and what to do. `player` is a mention or a name; `spoken_to` whether it is the reader.
pub(crate) fn turn(lang: Lang, position: &Position, player: &str, spoken_to: bool) -> String {
    if !spoken_to {
        return say!(lang, "turn-of", player = player);
    }
    if !position.is_setup() {
        return say!(lang, "turn-yours", player = player);
    }
    let hand = list(lang, &hand(lang, position, position.side()));
    say!(lang, "turn-yours-setup", player = player, hand = hand)
}

/// The names of the men in a side's hand.
fn hand(lang: Lang, position: &Position, colour: Colour) -> Vec<String> {
    position.hand(colour).into_iter().map(|role| man(lang, role)).collect()
}

/// A man's name within a list.
pub(super) fn man(lang: Lang, role: Role) -> String {
    say!(lang, "man", role = role.word())
}

/// Why a game ended. `by` is the side that brought it about; names of White and Black.
pub(crate) fn reason(lang: Lang, status: Status, by: Colour, [white, black]: [&str; 2]) -> String {
    let of = |colour| if colour == Colour::White { white } else { black };
    match status {
        Status::Checkmate => say!(lang, "ended-checkmate"),
        Status::Stalemate => say!(lang, "ended-stalemate", name = of(!by)),
        Status::Insufficient => say!(lang, "ended-insufficient"),
        Status::Threefold => say!(lang, "ended-threefold"),
        Status::Fifty => say!(lang, "ended-fifty"),
        Status::Countercheck => say!(lang, "ended-countercheck"),
        Status::Agreed => say!(lang, "ended-agreed"),
        Status::Resigned => say!(lang, "ended-resigned", name = of(by)),
        Status::Time => say!(lang, "ended-time"),
        Status::Forfeit => say!(lang, "ended-forfeit", name = of(!by)),
        Status::Aborted => say!(lang, "ended-aborted", name = of(by)),
        Status::Setup | Status::Ongoing => say!(lang, "ended-not"),
    }
}

/// Why a game ended that somebody called off since the opponent was silent for too long.
pub(crate) fn silent(lang: Lang, name: &str) -> String {
    say!(lang, "ended-silent", name = name)
}

/// How a game ended; names of White and Black.
pub(crate) fn ended(lang: Lang, reason: &str, outcome: Outcome, [white, black]: [&str; 2]) -> String {
    let result = match outcome {
        Outcome::WhiteWins => say!(lang, "result-white", name = white),
        Outcome::BlackWins => say!(lang, "result-black", name = black),
        Outcome::Draw => say!(lang, "result-draw"),
        Outcome::None => say!(lang, "result-none"),
    };
    format!("**{reason} {result}**")
}

/// What a picture shows, for people who cannot see it: every man by its square, the last move, whose move it is, and the
/// clocks.
pub(crate) fn alt(lang: Lang, position: &Position, last: Option<Move>, clocks: Option<&Clocks>) -> String {
    let mut sentences = vec![say!(lang, "alt-board", variant = position.variant().as_str())];
    sentences.extend(Colour::ALL.map(|colour| men_of(lang, position, colour)));
    sentences.extend(last.map(|last| match (last.placed(), last.from()) {
        (Some(role), _) => {
            say!(lang, "alt-placed", role = role.word(), square = last.to().to_string())
        }
        (None, from) => say!(
            lang,
            "alt-moved",
            from = from.map_or_else(String::new, |from| from.to_string()),
            to = last.to().to_string(),
            promoted = last.promotion().map_or("none", Role::word)
        ),
    }));
    sentences.push(to_move(lang, position));
    sentences.extend(clocks.map(|clocks| clocks::in_words(lang, clocks)));
    super::cut(&sentences.join(" "), LONGEST_ALT)
}

/// All men by square, a line for each side.
pub(crate) fn men(lang: Lang, position: &Position) -> String {
    Colour::ALL.map(|colour| men_of(lang, position, colour)).join("\n")
}

/// A side's men in the order of their worth: `White: king 4, queen 22, pawns 5 12 18.`
fn men_of(lang: Lang, position: &Position, colour: Colour) -> String {
    let men = position.men();
    let group = |role: Role| {
        let squares: Vec<String> = men
            .iter()
            .filter(|(_, man)| man.colour == colour && man.role == role)
            .map(|(square, _)| square.to_string())
            .collect();
        let (count, squares) = (squares.len(), squares.join(" "));
        (count > 0).then(|| say!(lang, "men-group", role = role.word(), count = count, squares = squares))
    };
    let groups: Vec<String> = Role::ALL.into_iter().filter_map(group).collect();
    let men = if groups.is_empty() { say!(lang, "men-none") } else { groups.join(", ") };
    let hand = hand(lang, position, colour);
    if hand.is_empty() {
        say!(lang, "men-of-side", side = side(colour), men = men)
    } else {
        say!(lang, "men-of-side-with-hand", side = side(colour), men = men, hand = hand.join(", "))
    }
}

/// Who is on move, and whether in check.
pub(crate) fn to_move(lang: Lang, position: &Position) -> String {
    say!(
        lang,
        "to-move-sentence",
        side = side(position.side()),
        setup = yes(position.is_setup()),
        check = yes(position.in_check())
    )
}

/// The line in the picture: whose move it is, or the result, and the clocks where there are some.
pub(crate) fn caption(
    lang: Lang,
    position: &Position,
    ply: Ply,
    ending: Option<play::Ending>,
    clocks: Option<&Clocks>,
) -> String {
    match (ending, clocks) {
        (Some(ending), _) => clocks::caption_over(lang, ending.outcome, clocks),
        (None, Some(clocks)) => clocks::caption(lang, position, clocks),
        (None, None) => say!(
            lang,
            "caption",
            count = ply.0,
            side = side(position.side()),
            setup = yes(position.is_setup()),
            check = yes(position.in_check())
        ),
    }
}

/// The board as text.
pub(crate) fn as_text(
    lang: Lang,
    heading: &str,
    position: &Position,
    ply: Ply,
    last: Option<&str>,
) -> String {
    say!(
        lang,
        "board-as-text",
        heading = heading,
        count = ply.0,
        written = last.unwrap_or("none"),
        side = side(position.side()),
        setup = yes(position.is_setup()),
        check = yes(position.in_check()),
        men = men(lang, position),
        position = position.to_string()
    )
}

/// The line over a board that somebody looks at.
pub(crate) fn looked_at(
    lang: Lang,
    heading: &str,
    shown: Ply,
    newest: Ply,
    last: Option<&str>,
    now: &str,
) -> String {
    let written = last.unwrap_or("none");
    if shown == newest {
        say!(lang, "looked-at-newest", heading = heading, count = shown.0, written = written, now = now)
    } else if shown == Ply::START {
        say!(lang, "looked-at-start", heading = heading, count = newest.0)
    } else {
        say!(lang, "looked-at", heading = heading, count = shown.0, newest = newest.0, written = written)
    }
}

#[cfg(test)]
mod tests;
