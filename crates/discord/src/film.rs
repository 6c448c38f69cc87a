//! Games as moving pictures.

use std::ops::RangeInclusive;

use picture::Film;
use play::{Millis, Ply};
use rules::Status;
use store::StoredGame;
use words::Lang;

use crate::clocks;
use crate::style::Look;
use crate::text::{board, clock, moves};

/// The boards after these numbers of moves, with what the clocks showed then; the last board of a finished game with its
/// result. `names` are White's and Black's.
pub(crate) fn film(
    lang: Lang,
    game: &StoredGame,
    plies: RangeInclusive<Ply>,
    look: Look,
    names: [String; 2],
) -> Film {
    let (from, to) = (usize::from(plies.start().0), usize::from(plies.end().0));
    let mut film = Film {
        names: Some(names),
        flip: look.flipped,
        theme: look.theme,
        ..Film::of(game.game.game(), from..=to)
    };
    if let Some(full) = game.game.terms().control.at_first() {
        for (ply, shot) in (plies.start().0..).zip(&mut film.shots) {
            shot.clocks = left(game, Ply(ply), full).map(|left| clock::length(lang, left));
        }
    }
    let rules = game.game.game();
    for (ply, shot) in (from..).zip(&mut film.shots) {
        let Some((before, mv)) = ply.checked_sub(1).map(|ply| rules.position_at(ply)).zip(shot.last) else {
            continue;
        };
        if let Some(number) = shot.line.strip_suffix(&before.written(mv)) {
            shot.line = format!("{number}{}", moves::shown(lang, look.notation, before, mv));
        }
    }
    if let (Some(ending), Some(last)) = (game.game.ending(), film.shots.last_mut())
        && *plies.end() == game.game.ply()
    {
        let result = board::caption(lang, &last.position, *plies.end(), Some(ending), None);
        let line = format!("{} {result}", last.line);
        line.trim_start().clone_into(&mut last.line);
    }
    film
}

/// What both clocks showed after so many moves: what each side had left when it last moved.
fn left(game: &StoredGame, ply: Ply, full: Millis) -> [Millis; 2] {
    let mut left = clocks::noted(game, ply, full);
    let ran_out = game.game.ending().filter(|ending| ending.status == Status::Time);
    if ran_out.is_some() && ply == game.game.ply() {
        left[game.game.side().index()] = Millis::ZERO;
    }
    left
}

#[cfg(test)]
mod tests {
    use play::{Action, GameId, Match, Players, Start, Terms, Timestamp, UserId, Zone};
    use store::{Notation, Place};

    use super::*;

    const DAY: i64 = 86_400_000;

    /// Each move takes so many hours.
    fn played(control: &str, moves: &[(&str, i64)]) -> StoredGame {
        let players = Players { white: UserId(1 << 30), black: UserId(2 << 30) };
        let terms = Terms { control: control.parse().expect("a control"), ..Terms::CASUAL };
        let start = Start { players, started: Timestamp(0), terms, zones: [Zone::utc(), Zone::utc()] };
        let mut game = Match::start(GameId(7), start);
        let mut now = Timestamp(0);
        for (text, hours) in moves {
            now = now.plus_ms(hours * DAY / 24);
            let by = game.on_move().expect("it goes on");
            game.act(by, Action::Move(crate::sample::star_move(text)), None, now).expect("a legal move");
        }
        StoredGame {
            game,
            place: Place::Dms,
            white_name: None,
            black_name: None,
            challenge: None,
            rematch_of: None,
            closed: false,
        }
    }

    fn look(flipped: bool) -> Look {
        Look { theme: picture::Theme::default(), flipped, notation: Notation::Letters }
    }

    fn shown(game: &StoredGame, lang: Lang) -> Vec<[String; 2]> {
        let look = look(false);
        let names = ["Anna", "Bob"].map(str::to_owned);
        let film = film(lang, game, Ply(0)..=game.game.ply(), look, names);
        film.shots.into_iter().map(|shot| shot.clocks).collect()
    }

    #[test]
    fn each_board_shows_what_both_had_left_when_they_last_moved() {
        let game = played("3d", &[("K@4", 20), ("K@34", 30), ("Q@22", 71)]);
        let expected = [["3 d", "3 d"], ["2 d 4 h", "3 d"], ["2 d 4 h", "1 d 18 h"], ["1 h", "1 d 18 h"]];
        assert_eq!(shown(&game, Lang::En), expected);
        assert_eq!(shown(&game, Lang::Hu)[1], ["2 nap 4 óra", "3 nap"]);
        let game = played("10d+1d/20d", &[("K@4", 24), ("K@34", 36), ("Q@22", 48)]);
        let expected = [["10 d", "10 d"], ["10 d", "10 d"], ["10 d", "9 d 12 h"], ["9 d", "9 d 12 h"]];
        assert_eq!(shown(&game, Lang::En), expected);
    }

    #[test]
    fn without_a_clock_none_is_shown_and_the_end_has_its_result() {
        let mut game = played("none", &[("K@4", 1), ("K@34", 1)]);
        game.game.act(UserId(2 << 30), Action::Resign, None, Timestamp(DAY)).expect("resigned");
        assert!(shown(&game, Lang::En).concat().concat().is_empty());
        let look = look(true);
        let whole = film(Lang::En, &game, Ply(0)..=Ply(2), look, Default::default());
        let lines: Vec<&str> = whole.shots.iter().map(|shot| shot.line.as_str()).collect();
        assert_eq!(lines, ["", "1. K@4", "1… K@34 1-0"]);
        let words = Look { notation: Notation::Words, ..look };
        let spoken = film(Lang::Pl, &game, Ply(0)..=Ply(2), words, Default::default());
        assert_eq!(spoken.shots[1].line, "1. król na 4");
        let part = film(Lang::En, &game, Ply(1)..=Ply(1), look, Default::default());
        assert_eq!((part.shots.len(), part.shots[0].line.as_str(), part.flip), (1, "1. K@4", true));
    }

    #[test]
    fn a_clock_that_ran_out_shows_nothing_left() {
        let mut game = played("30m+30s/60m", &[("K@4", 0), ("K@34", 0)]);
        game.game.flag(Timestamp(DAY)).expect("it ran out");
        assert_eq!(shown(&game, Lang::En).last(), Some(&["0 s".to_owned(), "30 min".to_owned()]));
    }
}
