//! Moves picked in menus: first the man, then its square.

use rules::{Move, Position, Role, Square, Variant};
use serenity::all::{CreateActionRow, CreateSelectMenuOption};
use words::Lang;

use crate::controls::{OPTIONS, menu};
use crate::press::{At, Branch, Lines, Press};
use crate::text::buttons as label;

/// What a pick in the menu of men names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Picked {
    /// The man on a square.
    On(Square),
    /// A man in hand.
    Hand(Role),
}

impl Picked {
    /// Reads the value of an option: a square's number or name, or the letter of a man in hand.
    pub(crate) fn read(variant: Variant, value: &str) -> Option<Self> {
        if let Ok(square) = Square::parse(variant, value) {
            return Some(Self::On(square));
        }
        let mut letters = value.chars();
        let role = Role::from_letter(letters.next()?)?;
        letters.next().is_none().then_some(Self::Hand(role))
    }
}

/// The turns that can be made from one of its beginnings.
pub(crate) struct Turns<'p> {
    position: &'p Position,
    branch: Branch,
    legal: Vec<Move>,
}

impl<'p> Turns<'p> {
    pub(crate) fn of(position: &'p Position, branch: Branch) -> Self {
        let mut legal = position.legal_moves();
        legal.retain(|mv| mv.restores().is_some() == (branch == Branch::Restored));
        legal.sort_by_key(|mv| (mv.to(), *mv));
        Self { position, branch, legal }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.legal.is_empty()
    }

    /// The moves of a man.
    pub(crate) fn moves(&self, picked: Picked) -> Vec<Move> {
        let its = |mv: &&Move| match picked {
            Picked::On(square) => mv.from() == Some(square),
            Picked::Hand(role) => mv.placed() == Some(role),
        };
        self.legal.iter().filter(its).copied().collect()
    }

    /// What the man on a square is in this branch.
    fn role_on(&self, square: Square) -> Role {
        match self.position.man_at(square).map(|man| man.role) {
            Some(Role::Princess) if self.legal.iter().any(|mv| mv.restores() == Some(square)) => Role::Queen,
            role => role.unwrap_or(Role::Pawn),
        }
    }

    /// What a move takes.
    fn taken(&self, mv: Move) -> Option<Role> {
        self.position.captured(mv).map(|(_, man)| man.role)
    }
}

/// What moves or is placed.
pub(crate) fn role(position: &Position, mv: Move) -> Role {
    let restored = mv.restores().is_some() && mv.restores() == mv.from();
    let moves = || mv.from().and_then(|from| position.man_at(from)).map_or(Role::Pawn, |man| man.role);
    mv.placed().unwrap_or_else(|| if restored { Role::Queen } else { moves() })
}

/// The menu of men that can move or be placed.
pub(crate) fn men(lang: Lang, press: Press, turns: &Turns<'_>, chosen: Option<Picked>) -> CreateActionRow {
    let position = turns.position;
    if position.is_setup() {
        let options = position
            .hand(position.side())
            .into_iter()
            .map(|role| {
                CreateSelectMenuOption::new(label::capital(lang, role), role.letter())
                    .default_selection(chosen == Some(Picked::Hand(role)))
            })
            .collect();
        return menu(press, label::pick_hand(lang), options);
    }
    let options = position
        .men()
        .into_iter()
        .filter(|(_, man)| man.colour == position.side())
        .filter_map(|(square, _)| {
            let targets = targets(&turns.moves(Picked::On(square)));
            (!targets.is_empty()).then(|| {
                let name = label::man(lang, turns.role_on(square), square);
                CreateSelectMenuOption::new(name, square.to_string())
                    .description(label::choices(lang, targets.len()))
                    .default_selection(chosen == Some(Picked::On(square)))
            })
        })
        .collect();
    menu(press, label::pick_man(lang), options)
}

/// One move to each square: four promotions are one target.
fn targets(moves: &[Move]) -> Vec<Move> {
    let mut targets = moves.to_vec();
    targets.dedup_by_key(|mv| mv.to());
    targets
}

/// After a man was picked: the menu of men again, and that of its squares; two of them, by direction, where one does
/// not hold all.
pub(crate) fn targets_of(lang: Lang, at: At, turns: &Turns<'_>, picked: Picked) -> Vec<CreateActionRow> {
    let targets = targets(&turns.moves(picked));
    let option = |mv: &Move| {
        let to = mv.to();
        CreateSelectMenuOption::new(label::target(lang, to, turns.taken(*mv)), to.to_string())
    };
    let mut rows = vec![men(lang, Press::ManAgain(at, turns.branch), turns, Some(picked))];
    match picked {
        Picked::Hand(role) => {
            let options = targets.iter().map(option).collect();
            rows.push(menu(Press::Put(at, role), label::pick_free(lang, role), options));
        }
        Picked::On(from) => {
            let press = |lines| Press::To(at, from, turns.branch, lines);
            let role = turns.role_on(from);
            if targets.len() <= OPTIONS {
                let options = targets.iter().map(option).collect();
                rows.push(menu(press(Lines::All), label::pick_target(lang, role, from), options));
            } else {
                let (straight, diagonal): (Vec<Move>, Vec<Move>) =
                    targets.iter().partition(|mv| in_line(from, mv.to()));
                let options = |moves: &[Move]| moves.iter().map(option).collect();
                let (along, across) = (label::pick_straight(lang, from), label::pick_diagonal(lang, from));
                rows.push(menu(press(Lines::Straight), along, options(&straight)));
                rows.push(menu(press(Lines::Diagonal), across, options(&diagonal)));
            }
        }
    }
    rows
}

/// Whether two squares stand in one file or rank. Only boards with lettered files have men with so many targets.
fn in_line(from: Square, to: Square) -> bool {
    let parts = |square: Square| {
        let name = square.to_string();
        let digits = name.trim_start_matches(char::is_alphabetic).len();
        let (file, rank) = name.split_at(name.len() - digits);
        (file.to_owned(), rank.to_owned())
    };
    let ((file, rank), (to_file, to_rank)) = (parts(from), parts(to));
    file == to_file || rank == to_rank
}
