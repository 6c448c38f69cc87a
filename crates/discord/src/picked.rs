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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::controls::tests::{AT, check, json, values};
    use crate::controls::{board, promotions};
    use crate::sample::{position, square, star, start};
    use crate::style::Ways;

    #[test]
    fn the_setup_offers_the_hand_and_then_the_free_cells() {
        let start = start();
        let turns = Turns::of(&start, Branch::Plain);
        let rows = vec![men(Lang::En, Press::Man(AT), &turns, None)];
        check(&rows);
        assert_eq!(values(&json(&rows)[0]), ["K", "Q", "R", "B", "N"]);
        let rows = targets_of(Lang::En, AT, &turns, Picked::Hand(Role::King));
        check(&rows);
        assert_eq!(values(&json(&rows)[1]), ["4", "11", "17", "22", "28"]);
    }

    #[test]
    fn a_queen_with_more_squares_than_a_menu_holds_has_one_for_each_kind_of_line() {
        let here = position(Variant::Chess, "8/7k/8/8/3Q4/8/8/K7 w - - 0 1");
        let turns = Turns::of(&here, Branch::Plain);
        let picked = Picked::On(square(Variant::Chess, "d4"));
        let rows = targets_of(Lang::En, AT, &turns, picked);
        check(&rows);
        let rows = json(&rows);
        let straight = ["d1", "d2", "d3", "a4", "b4", "c4", "e4", "f4", "g4", "h4", "d5", "d6", "d7", "d8"];
        assert_eq!(values(&rows[1]), straight);
        assert_eq!(
            values(&rows[2]),
            ["g1", "b2", "f2", "c3", "e3", "c5", "e5", "b6", "f6", "a7", "g7", "h8"]
        );
    }

    #[test]
    fn every_man_of_a_crowded_board_is_in_the_menu() {
        for variant in Variant::ALL {
            let start = Position::start(variant);
            let turns = Turns::of(&start, Branch::Plain);
            check(&[men(Lang::Hu, Press::Man(AT), &turns, None)]);
        }
    }

    #[test]
    fn a_promotion_is_one_square_and_then_four_buttons() {
        let position = star("K/2/7/6/5/4P1/7/2/k - w - 0 1");
        let picked = Picked::read(Variant::Starchess, "26").expect("a cell");
        let turns = Turns::of(&position, Branch::Plain);
        let rows = targets_of(Lang::En, AT, &turns, picked);
        check(&rows);
        assert_eq!(values(&json(&rows)[1]), ["27"]);
        let rows = promotions(Lang::En, AT, &turns.moves(picked));
        check(&rows);
        assert_eq!(json(&rows)[0]["components"].as_array().map(Vec::len), Some(4));
    }

    // Black's queen has just been taken by the rook on d8; the princess on d10 may become one first.
    #[test]
    fn after_restoring_the_princess_is_a_queen_in_the_menus() {
        let here = position(Variant::Chess100, "3s1k4/10/3R6/10/10/10/10/10/10/4K5 b - - -p 0 1");
        let d10 = Picked::On(square(Variant::Chess100, "d10"));
        let plain = Turns::of(&here, Branch::Plain);
        let restored = Turns::of(&here, Branch::Restored);
        assert_eq!(plain.role_on(square(Variant::Chess100, "d10")), Role::Princess);
        assert_eq!(restored.role_on(square(Variant::Chess100, "d10")), Role::Queen);
        let reaches = |turns: &Turns<'_>, to| {
            turns.moves(d10).iter().any(|mv| mv.to() == square(Variant::Chess100, to))
        };
        assert!(!reaches(&plain, "a7") && reaches(&restored, "a7"), "a queen goes far");
        let rows = targets_of(Lang::En, AT, &restored, d10);
        check(&rows);
        assert!(json(&rows)[1]["components"][0]["custom_id"].as_str().expect("an id").starts_with("to-q:"));
    }

    // The rook on h1 mates, unless the princess on d5 becomes a queen and comes between.
    #[test]
    fn where_only_a_queen_brought_back_helps_there_is_no_empty_menu_but_the_button() {
        let here = position(Variant::Chess100, "9k/10/10/10/10/3S6/10/10/PP8/K6r2 w - - p- 0 1");
        assert!(Turns::of(&here, Branch::Plain).is_empty() && here.has_moves());
        let rows = board(Lang::En, AT, &here, Some(Ways { menus: true, form: true }));
        check(&rows);
        assert_eq!(json(&rows)[0]["components"][0]["custom_id"], "restore:12:7");
    }

    #[test]
    fn picks_are_read_from_their_values_only() {
        let read = |value| Picked::read(Variant::Starchess, value);
        assert_eq!(read("K"), Some(Picked::Hand(Role::King)));
        assert_eq!(read("38"), None);
        assert_eq!(read("KK"), None);
        assert_eq!(read(""), None);
        assert_eq!(Picked::read(Variant::Chess, "e4"), Some(Picked::On(square(Variant::Chess, "e4"))));
    }
}
