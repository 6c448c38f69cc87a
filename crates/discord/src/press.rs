//! What a button or menu means: read from and written to its custom id.
//!
//! The form is `kind:game:ply[:rest]`, at most 100 characters. An id that cannot be read is an old one of a program
//! before this one; it is answered like a stale button.

use std::fmt;
use std::str::FromStr;

use play::{ChallengeId, GameId, RequestKind, Turn};
use rules::{Move, Square, Variant};

use crate::ladder;
use crate::ladder::press::LadderPress;
use crate::prepared::{self, Prepare};
use crate::puzzles::{self, PuzzlePress};

/// The game and the board that a button was made for: pressed later, it is stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct At {
    pub(crate) game: GameId,
    pub(crate) turn: Turn,
}

/// Which of the buttons under a board looked at: they may lead to the same ply, but need ids of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stepper {
    First,
    Back,
    Forward,
    Last,
    Flip,
}

impl Stepper {
    const ALL: [(Self, char); 5] =
        [(Self::First, 'f'), (Self::Back, 'b'), (Self::Forward, 'n'), (Self::Last, 'l'), (Self::Flip, 'v')];

    pub(crate) fn letter(self) -> char {
        Self::ALL.iter().find(|(step, _)| *step == self).map_or('f', |(_, letter)| *letter)
    }

    pub(crate) fn of_letter(text: &str) -> Option<Self> {
        let found = Self::ALL.iter().find(|(_, letter)| text.len() == 1 && text.starts_with(*letter));
        found.map(|(step, _)| *step)
    }
}

/// A board to look at: `at.turn.ply` is the one shown after the press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    pub(crate) at: At,
    pub(crate) flipped: bool,
    /// An index into the themes; the looker's own otherwise.
    pub(crate) theme: Option<u8>,
}

/// Which of a turn's beginnings a control goes on from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Branch {
    /// The board as it stands.
    #[default]
    Plain,
    /// The princess has become a queen (Chess-100).
    Restored,
}

/// Which of a man's targets a menu holds: a queen can have more than a menu takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Lines {
    /// All of them.
    #[default]
    All,
    /// Those along file and rank.
    Straight,
    /// The others.
    Diagonal,
}

/// Everything that can be pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Press {
    Accept(ChallengeId),
    Decline(ChallengeId),
    Withdraw(ChallengeId),
    /// The menu of men under a board.
    Man(At),
    /// The same menu in the answer to the first pick.
    ManAgain(At, Branch),
    /// The menu of squares for the man on this square, or a part of it.
    To(At, Square, Branch, Lines),
    /// The menu of squares for a man in hand.
    Put(At, rules::Role),
    /// Restores the queen, and asks for the move after that.
    Restore(At),
    /// A whole move: a promotion, or a choice between games.
    Play(At, Move),
    /// A whole move that was asked about.
    Sure(At, Move),
    /// Asks for a move to be typed.
    Type(At),
    Resign(At),
    ResignYes(At),
    Draw(At),
    DrawOffer(At),
    DrawYes(At),
    DrawNo(At),
    Grant(At, RequestKind),
    Deny(At, RequestKind),
    /// The board of a reminder of so many hours.
    Reminder(At, u8),
    /// Forget what was asked.
    Never(At),
    /// Remove the data of whoever presses: asks once more.
    Remove,
    /// Remove it.
    RemoveYes,
    /// Keep it.
    Keep,
    /// The board as text.
    Text(At),
    /// The board from the other side.
    View(At),
    Step(Stepper, Look),
    /// A page of the rules, by button.
    Rules(Variant, u8),
    /// A page of the rules, by menu.
    RulesMenu(Variant),
    /// The menu of rule sets under a page of the rules.
    RulesOf,
    /// Play a finished game again.
    Rematch(GameId),
    /// The form for a note on a game.
    Note(GameId),
    /// A page of a server's games.
    Watch(u8),
    /// The menu of games on such a page.
    WatchMenu,
    /// Prepared answers.
    Prepare(Prepare),
    /// Under the ladder's messages.
    Ladder(LadderPress),
    /// Puzzles.
    Puzzle(PuzzlePress),
}

impl fmt::Display for Press {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut at = |kind: &str, at: &At| write!(f, "{kind}:{}:{}", at.game, at.turn);
        match self {
            Self::Accept(id) => write!(f, "accept:{id}"),
            Self::Decline(id) => write!(f, "decline:{id}"),
            Self::Withdraw(id) => write!(f, "withdraw:{id}"),
            Self::Man(a) => at("man", a),
            Self::ManAgain(a, Branch::Plain) => at("again", a),
            Self::ManAgain(a, Branch::Restored) => at("again-q", a),
            Self::To(a, square, branch, lines) => {
                let kind = match branch {
                    Branch::Plain => "to",
                    Branch::Restored => "to-q",
                };
                at(kind, a)?;
                write!(f, ":{}", Named(square.variant(), square))?;
                match lines {
                    Lines::All => Ok(()),
                    Lines::Straight => f.write_str(":s"),
                    Lines::Diagonal => f.write_str(":d"),
                }
            }
            Self::Restore(a) => at("restore", a),
            Self::Put(a, role) => {
                at("put", a)?;
                write!(f, ":{}", role.letter())
            }
            Self::Play(a, m) => {
                at("play", a)?;
                write!(f, ":{}", Named(m.variant(), m))
            }
            Self::Sure(a, m) => {
                at("sure", a)?;
                write!(f, ":{}", Named(m.variant(), m))
            }
            Self::Type(a) => at("type", a),
            Self::Resign(a) => at("resign", a),
            Self::ResignYes(a) => at("resign-yes", a),
            Self::Draw(a) => at("draw", a),
            Self::DrawOffer(a) => at("draw-offer", a),
            Self::DrawYes(a) => at("draw-yes", a),
            Self::DrawNo(a) => at("draw-no", a),
            Self::Grant(a, kind) => at(kind.as_str(), a),
            Self::Deny(a, kind) => at(&format!("no-{}", kind.as_str()), a),
            Self::Reminder(a, hours) => {
                at("reminder", a)?;
                write!(f, ":{hours}")
            }
            Self::Never(a) => at("never", a),
            Self::Remove => f.write_str("remove"),
            Self::RemoveYes => f.write_str("remove-yes"),
            Self::Keep => f.write_str("keep"),
            Self::Text(a) => at("text", a),
            Self::View(a) => at("view", a),
            Self::Step(which, look) => {
                at("step", &look.at)?;
                write!(f, ":{}:{}", which.letter(), if look.flipped { 'b' } else { 'w' })?;
                match look.theme {
                    Some(theme) => write!(f, ":{theme}"),
                    None => Ok(()),
                }
            }
            Self::Rules(variant, page) => write!(f, "rules:{}", Named(*variant, page)),
            Self::RulesMenu(Variant::Starchess) => f.write_str("rules-menu"),
            Self::RulesMenu(variant) => write!(f, "rules-menu:{variant}"),
            Self::RulesOf => f.write_str("rules-of"),
            Self::Rematch(game) => write!(f, "rematch:{game}"),
            Self::Note(game) => write!(f, "note:{game}"),
            Self::Watch(page) => write!(f, "watch:{page}"),
            Self::WatchMenu => f.write_str("watch-menu"),
            Self::Prepare(press) => press.fmt(f),
            Self::Ladder(press) => press.fmt(f),
            Self::Puzzle(press) => press.fmt(f),
        }
    }
}

/// A custom id that is none of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unreadable;

impl FromStr for Press {
    type Err = Unreadable;

    fn from_str(id: &str) -> Result<Self, Unreadable> {
        read(id).ok_or(Unreadable)
    }
}

fn read(id: &str) -> Option<Press> {
    let (kind, rest) = id.split_once(':').unwrap_or((id, ""));
    let number = || rest.parse().ok().map(ChallengeId);
    match kind {
        "accept" => return number().map(Press::Accept),
        "decline" => return number().map(Press::Decline),
        "withdraw" => return number().map(Press::Withdraw),
        "rules" => {
            let (variant, page) = named(rest)?;
            return page.parse().ok().map(|page| Press::Rules(variant, page));
        }
        "rules-menu" if rest.is_empty() => return Some(Press::RulesMenu(Variant::Starchess)),
        "rules-menu" => return Variant::from_word(rest).map(Press::RulesMenu),
        "rules-of" => return Some(Press::RulesOf),
        "rematch" => return rest.parse().ok().map(GameId).map(Press::Rematch),
        "note" => return rest.parse().ok().map(GameId).map(Press::Note),
        "watch" => return rest.parse().ok().map(Press::Watch),
        "watch-menu" => return Some(Press::WatchMenu),
        "remove" => return Some(Press::Remove),
        "remove-yes" => return Some(Press::RemoveYes),
        "keep" => return Some(Press::Keep),
        "ladder" => return ladder::press::read(rest).map(Press::Ladder),
        "pz" | "pd" => return puzzles::read(kind, rest).map(Press::Puzzle),
        _ => {}
    }
    let mut parts = rest.split(':');
    let at = At { game: GameId(parts.next()?.parse().ok()?), turn: parts.next()?.parse().ok()? };
    let mut more = || parts.next();
    let press = match kind {
        "man" => Press::Man(at),
        "again" => Press::ManAgain(at, Branch::Plain),
        "again-q" => Press::ManAgain(at, Branch::Restored),
        "to" | "to-q" => {
            let (variant, square) = named(more()?)?;
            let branch = if kind == "to" { Branch::Plain } else { Branch::Restored };
            let lines = match more() {
                None => Lines::All,
                Some("s") => Lines::Straight,
                Some("d") => Lines::Diagonal,
                Some(_) => return None,
            };
            Press::To(at, Square::parse(variant, square).ok()?, branch, lines)
        }
        "restore" => Press::Restore(at),
        "put" => Press::Put(at, rules::Role::from_letter(more()?.chars().next()?)?),
        "play" => Press::Play(at, whole_move(more()?)?),
        "sure" => Press::Sure(at, whole_move(more()?)?),
        "type" => Press::Type(at),
        "resign" => Press::Resign(at),
        "resign-yes" => Press::ResignYes(at),
        "draw" => Press::Draw(at),
        "draw-offer" => Press::DrawOffer(at),
        "draw-yes" => Press::DrawYes(at),
        "draw-no" => Press::DrawNo(at),
        "takeback" => Press::Grant(at, RequestKind::Takeback),
        "pause" => Press::Grant(at, RequestKind::Pause),
        "no-takeback" => Press::Deny(at, RequestKind::Takeback),
        "no-pause" => Press::Deny(at, RequestKind::Pause),
        "reminder" => Press::Reminder(at, more()?.parse().ok()?),
        "never" => Press::Never(at),
        "text" => Press::Text(at),
        "view" => Press::View(at),
        "step" => {
            let which = Stepper::of_letter(more()?)?;
            let flipped = match more()? {
                "w" => false,
                "b" => true,
                _ => return None,
            };
            let theme = match more() {
                Some(index) => Some(index.parse().ok()?),
                None => None,
            };
            Press::Step(which, Look { at, flipped, theme })
        }
        other => Press::Prepare(prepared::read(other, at, more)?),
    };
    parts.next().is_none().then_some(press)
}

/// A square or move with its rule set: `18-19`, `chess/e2e4`. Starchess, which was first, goes without.
struct Named<'a, T>(Variant, &'a T);

impl<T: fmt::Display> fmt::Display for Named<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Variant::Starchess => self.1.fmt(f),
            variant => write!(f, "{variant}/{}", self.1),
        }
    }
}

/// The rule set of such a text, and the rest.
fn named(text: &str) -> Option<(Variant, &str)> {
    match text.split_once('/') {
        None => Some((Variant::Starchess, text)),
        Some((variant, rest)) => Some((Variant::from_word(variant)?, rest)),
    }
}

fn whole_move(text: &str) -> Option<Move> {
    let (variant, text) = named(text)?;
    Move::parse(variant, text).ok()
}

#[cfg(test)]
mod tests {
    use play::Ply;
    use store::ladder::EngineGameId;

    use super::*;

    fn all() -> Vec<Press> {
        let turn = Turn { takebacks: u16::MAX, ply: Ply(u16::MAX) };
        let at = At { game: GameId(i64::MAX), turn };
        let square = |variant, text| Square::parse(variant, text).expect("a square");
        let mv = |variant, text| Move::parse(variant, text).expect("a move");
        let (star, chess, hundred) = (Variant::Starchess, Variant::Chess, Variant::Chess100);
        let mut presses = vec![
            Press::Accept(ChallengeId(5)),
            Press::Decline(ChallengeId(5)),
            Press::Withdraw(ChallengeId(5)),
            Press::Man(at),
            Press::ManAgain(at, Branch::Plain),
            Press::ManAgain(at, Branch::Restored),
            Press::To(at, square(star, "37"), Branch::Plain, Lines::All),
            Press::To(at, square(chess, "e4"), Branch::Plain, Lines::Diagonal),
            Press::To(at, square(hundred, "j10"), Branch::Restored, Lines::Straight),
            Press::Restore(at),
            Press::Play(at, mv(chess, "e7e8q")),
            Press::Sure(at, mv(hundred, "d1=Q,d1-d8")),
            Press::Put(at, rules::Role::King),
            Press::Play(at, mv(star, "26-27=N")),
            Press::Play(at, mv(star, "K@4")),
            Press::Sure(at, mv(star, "26-27=N")),
            Press::Type(at),
            Press::Resign(at),
            Press::ResignYes(at),
            Press::Draw(at),
            Press::DrawOffer(at),
            Press::DrawYes(at),
            Press::DrawNo(at),
            Press::Never(at),
            Press::Grant(at, RequestKind::Takeback),
            Press::Deny(at, RequestKind::Pause),
            Press::Reminder(at, 24),
            Press::Text(at),
            Press::View(at),
            Press::Rules(star, 3),
            Press::Rules(hundred, 12),
            Press::RulesMenu(star),
            Press::RulesMenu(chess),
            Press::RulesOf,
            Press::Rematch(GameId(i64::MAX)),
            Press::Note(GameId(5)),
            Press::Watch(2),
            Press::WatchMenu,
            Press::Remove,
            Press::RemoveYes,
            Press::Keep,
            Press::Ladder(LadderPress::Film(EngineGameId(i64::MAX))),
            Press::Ladder(LadderPress::Record(EngineGameId(7))),
            Press::Ladder(LadderPress::Standings(hundred, 3)),
        ];
        for (which, _) in Stepper::ALL {
            let shown = ladder::press::Shown { game: EngineGameId(i64::MAX), ply: u16::MAX, flipped: true };
            presses.push(Press::Ladder(LadderPress::Board(which, shown)));
            presses.push(Press::Step(which, Look { at, flipped: true, theme: None }));
            presses.push(Press::Step(which, Look { at, flipped: false, theme: Some(3) }));
        }
        presses
    }

    #[test]
    fn every_press_is_read_back_from_its_id() {
        for press in all() {
            assert_eq!(press.to_string().parse(), Ok(press), "{press}");
        }
    }

    #[test]
    fn every_id_fits_into_a_hundred_characters() {
        for press in all() {
            assert!(press.to_string().len() <= 100, "{press}");
        }
    }

    #[test]
    fn ids_that_are_not_ours_are_refused() {
        for id in [
            "",
            "man",
            "man:12",
            "man:12:x",
            "to:12:7:38",
            "to:12:7:18:1",
            "accept:",
            "step:1:2:ff:w",
            "hello",
        ] {
            assert_eq!(id.parse::<Press>(), Err(Unreadable), "{id}");
        }
    }
}
