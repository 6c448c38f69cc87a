//! The clocks at a board: in its picture, and in words beside it.

use play::{Colour, Control, Millis, Timestamp};
use rules::{Outcome, Position};
use words::{Lang, say};

use super::{clock, side, terms, yes};

/// Why a clock stands, if it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Running,
    Paused,
    /// The side on move is on vacation.
    Vacation(Colour),
}

impl State {
    fn as_str(self) -> &'static str {
        match self {
            Self::Running => "running",
            Self::Paused => "paused",
            Self::Vacation(colour) => side(colour),
        }
    }
}

/// The clocks of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    pub(crate) control: Control,
    /// What White and Black have left.
    pub(crate) left: [Millis; 2],
    pub(crate) state: State,
}

/// The line in the picture: time control, and whose move it is or what stops the clocks. What is left stands with the
/// names.
pub(crate) fn caption(lang: Lang, position: &Position, clocks: &Clocks) -> String {
    say!(
        lang,
        "caption-clock",
        control = terms::control(lang, clocks.control),
        state = clocks.state.as_str(),
        side = side(position.side()),
        setup = yes(position.is_setup()),
        check = yes(position.in_check())
    )
}

/// The same line once the game is over.
pub(crate) fn caption_over(lang: Lang, outcome: Outcome, clocks: Option<&Clocks>) -> String {
    let result = match outcome {
        Outcome::WhiteWins => "1-0".to_owned(),
        Outcome::BlackWins => "0-1".to_owned(),
        Outcome::Draw => "½-½".to_owned(),
        Outcome::None => say!(lang, "caption-called-off"),
    };
    match clocks {
        Some(clocks) => format!("{result}, {}", terms::control(lang, clocks.control)),
        None => result,
    }
}

/// The same in words, for people who cannot see the picture.
pub(crate) fn in_words(lang: Lang, clocks: &Clocks) -> String {
    let [white, black] = clocks.left.map(|left| clock::length(lang, left));
    let control = terms::control(lang, clocks.control);
    say!(lang, "clocks", control = control, white = white, black = black, state = clocks.state.as_str())
}

/// How the clock of the one on move stands in a listed game: until when it runs, and what is left.
pub(crate) fn listed(lang: Lang, until: Option<Timestamp>, left: Millis) -> String {
    let left = clock::length(lang, left);
    match until {
        Some(until) => say!(
            lang,
            "games-time",
            deadline = clock::moment(until),
            relative = clock::relative(until),
            left = left
        ),
        None => say!(lang, "games-paused", left = left),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks(state: State) -> Clocks {
        let left = [Millis(Millis::DAY.times(2).0 + Millis::HOUR.times(4).0), Millis::DAY.times(3)];
        Clocks { control: Control::Move(Millis::DAY.times(3)), left, state }
    }

    #[test]
    fn the_caption_tells_the_control_and_whose_move_it_is_or_what_stops_the_clocks() {
        let start = Position::start(rules::Variant::Starchess);
        let told = |state| caption(Lang::En, &start, &clocks(state));
        assert_eq!(told(State::Running), "3 d a move, White to place a man");
        assert_eq!(told(State::Paused), "3 d a move, paused");
        assert_eq!(told(State::Vacation(Colour::Black)), "3 d a move, Black on vacation");
    }

    #[test]
    fn after_the_end_the_result_comes_first() {
        let over = clocks(State::Running);
        assert_eq!(caption_over(Lang::En, Outcome::WhiteWins, Some(&over)), "1-0, 3 d a move");
        assert_eq!(caption_over(Lang::En, Outcome::Draw, None), "½-½");
    }

    #[test]
    fn who_cannot_see_the_picture_reads_the_same() {
        assert_eq!(
            in_words(Lang::En, &clocks(State::Vacation(Colour::White))),
            "Time (3 d a move): White 2 d 4 h, Black 3 d. White is on vacation."
        );
        assert_eq!(
            in_words(Lang::Ru, &clocks(State::Paused)),
            "Время (3 д на ход): белые 2 д 4 ч, чёрные 3 д. Партия на паузе."
        );
    }

    #[test]
    fn a_listed_game_tells_the_deadline_and_what_is_left() {
        assert_eq!(
            listed(Lang::En, Some(Timestamp(1_800_000_000_000)), Millis::HOUR),
            "Time until <t:1800000000:f> (<t:1800000000:R>), 1 h left."
        );
        assert_eq!(listed(Lang::En, None, Millis::HOUR), "Paused, 1 h left.");
    }
}
