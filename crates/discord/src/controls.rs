//! The menus and buttons under messages.

use play::{ChallengeId, Ply};
use rules::Role;
use rules::starchess::{Cell, Move, Position};
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateInputText, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, InputTextStyle,
};

use crate::press::{At, Look, Press, Stepper};
use crate::text::buttons as words;
use crate::text::pages::PAGES;

/// What Discord allows in one menu.
pub(crate) const OPTIONS: usize = 25;

fn button(press: Press, label: impl Into<String>, style: ButtonStyle) -> CreateButton {
    CreateButton::new(press.to_string()).label(label).style(style)
}

fn menu(press: Press, placeholder: String, mut options: Vec<CreateSelectMenuOption>) -> CreateActionRow {
    options.truncate(OPTIONS);
    CreateActionRow::SelectMenu(
        CreateSelectMenu::new(press.to_string(), CreateSelectMenuKind::String { options })
            .placeholder(placeholder),
    )
}

/// Under a challenge.
pub(crate) fn challenge(id: ChallengeId) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        button(Press::Accept(id), words::ACCEPT, ButtonStyle::Success),
        button(Press::Decline(id), words::DECLINE, ButtonStyle::Secondary),
        button(Press::Withdraw(id), words::WITHDRAW, ButtonStyle::Secondary),
    ])]
}

/// Under the challenger's own answer: the way back.
pub(crate) fn withdraw(id: ChallengeId) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![button(Press::Withdraw(id), words::WITHDRAW, ButtonStyle::Secondary)])]
}

/// Under the newest board of a live game. `for_mover`: whether the one on move sees it.
pub(crate) fn board(at: At, position: &Position, for_mover: bool) -> Vec<CreateActionRow> {
    let mut rows = Vec::new();
    let mut buttons = Vec::new();
    if for_mover {
        rows.push(men(Press::Man(at), position, None));
        buttons.push(button(Press::Type(at), words::TYPE, ButtonStyle::Primary));
    }
    buttons.extend([
        button(Press::Draw(at), words::DRAW, ButtonStyle::Secondary),
        button(Press::Resign(at), words::RESIGN, ButtonStyle::Danger),
        button(Press::Text(at), words::TEXT, ButtonStyle::Secondary),
        button(Press::View(at), words::VIEW, ButtonStyle::Secondary),
    ]);
    rows.push(CreateActionRow::Buttons(buttons));
    rows
}

/// What a pick in the menu of men names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Picked {
    /// The man on a cell.
    On(Cell),
    /// A man in hand.
    Hand(Role),
}

impl Picked {
    /// Reads the value of an option: a cell's number or a man's letter.
    pub(crate) fn read(value: &str) -> Option<Self> {
        if let Ok(number) = value.parse() {
            return Cell::new(number).map(Self::On);
        }
        let mut letters = value.chars();
        let role = Role::from_letter(letters.next()?)?;
        letters.next().is_none().then_some(Self::Hand(role))
    }

    /// The moves of this man.
    pub(crate) fn moves(self, position: &Position) -> Vec<Move> {
        let mut moves: Vec<Move> = position
            .legal_moves()
            .iter()
            .copied()
            .filter(|mv| match (*mv, self) {
                (Move::Step { from, .. }, Self::On(cell)) => from == cell,
                (Move::Place { role, .. }, Self::Hand(hand)) => role == hand,
                _ => false,
            })
            .collect();
        moves.sort_by_key(|mv| mv.to());
        moves
    }
}

fn men(press: Press, position: &Position, chosen: Option<Picked>) -> CreateActionRow {
    if position.is_setup() {
        let options = position
            .hand(position.side())
            .map(|role| {
                CreateSelectMenuOption::new(words::capital(role), role.letter())
                    .default_selection(chosen == Some(Picked::Hand(role)))
            })
            .collect();
        return menu(press, words::PICK_HAND.to_owned(), options);
    }
    let options = position
        .men()
        .filter(|(_, man)| man.colour == position.side())
        .filter_map(|(cell, man)| {
            let moves = Picked::On(cell).moves(position);
            (!moves.is_empty()).then(|| {
                CreateSelectMenuOption::new(words::man(man.role, cell), cell.number().to_string())
                    .description(words::choices(targets(&moves).len()))
                    .default_selection(chosen == Some(Picked::On(cell)))
            })
        })
        .collect();
    menu(press, words::PICK_MAN.to_owned(), options)
}

/// The cells of some moves, each once: four promotions are one cell.
fn targets(moves: &[Move]) -> Vec<Cell> {
    let mut cells: Vec<Cell> = moves.iter().map(|mv| mv.to()).collect();
    cells.dedup();
    cells
}

/// After a man was picked: the menu of men again, and that of its cells.
pub(crate) fn targets_of(at: At, position: &Position, picked: Picked) -> Vec<CreateActionRow> {
    let moves = picked.moves(position);
    let options = targets(&moves)
        .into_iter()
        .map(|cell| {
            let taken = position.man_at(cell).map(|man| man.role);
            CreateSelectMenuOption::new(words::target(cell, taken), cell.number().to_string())
        })
        .collect();
    let (press, placeholder) = match picked {
        Picked::On(cell) => {
            let role = position.man_at(cell).map_or(Role::Pawn, |man| man.role);
            (Press::To(at, cell), words::pick_target(role, cell))
        }
        Picked::Hand(role) => (Press::Put(at, role), words::pick_free(role)),
    };
    vec![men(Press::ManAgain(at), position, Some(picked)), menu(press, placeholder, options)]
}

/// What the pawn becomes.
pub(crate) fn promotions(at: At, moves: &[Move]) -> Vec<CreateActionRow> {
    let buttons = moves
        .iter()
        .filter_map(|mv| match mv {
            Move::Step { promotion: Some(role), .. } => {
                Some(button(Press::Play(at, *mv), words::promote(*role), ButtonStyle::Primary))
            }
            _ => None,
        })
        .take(5)
        .collect();
    vec![CreateActionRow::Buttons(buttons)]
}

/// The question after "Resign".
pub(crate) fn resign(at: At) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        button(Press::ResignYes(at), words::RESIGN_YES, ButtonStyle::Danger),
        button(Press::Never(at), words::NEVER, ButtonStyle::Secondary),
    ])]
}

/// The question after "Draw".
pub(crate) fn offer(at: At) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        button(Press::DrawOffer(at), words::DRAW_OFFER, ButtonStyle::Primary),
        button(Press::Never(at), words::NEVER, ButtonStyle::Secondary),
    ])]
}

/// Under a draw offer.
pub(crate) fn draw(at: At) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        button(Press::DrawYes(at), words::DRAW_YES, ButtonStyle::Success),
        button(Press::DrawNo(at), words::DRAW_NO, ButtonStyle::Secondary),
    ])]
}

/// One move in one of several games: at most 25 buttons.
pub(crate) fn games(choices: &[(At, Move, String)]) -> Vec<CreateActionRow> {
    choices
        .chunks(5)
        .take(5)
        .map(|row| {
            CreateActionRow::Buttons(
                row.iter()
                    .map(|(at, mv, opponent)| {
                        button(Press::Play(*at, *mv), words::in_game(at.game, opponent), ButtonStyle::Primary)
                    })
                    .collect(),
            )
        })
        .collect()
}

/// Under a board that is looked at: first, back, forward, last, flip.
pub(crate) fn steps(look: Look, newest: Ply) -> Vec<CreateActionRow> {
    let shown = look.at.ply;
    let to = |ply: u16| Look { at: At { game: look.at.game, ply: Ply(ply) }, ..look };
    let step = |which, label, ply: u16, possible: bool| {
        button(Press::Step(which, to(ply)), label, ButtonStyle::Secondary).disabled(!possible)
    };
    let flipped = Look { flipped: !look.flipped, ..look };
    vec![CreateActionRow::Buttons(vec![
        step(Stepper::First, words::FIRST, 0, shown.0 > 0),
        step(Stepper::Back, words::BACK, shown.0.saturating_sub(1), shown.0 > 0),
        step(Stepper::Forward, words::FORWARD, shown.0.saturating_add(1).min(newest.0), shown < newest),
        step(Stepper::Last, words::LAST, newest.0, shown < newest),
        button(Press::Step(Stepper::Flip, flipped), words::FLIP, ButtonStyle::Secondary),
    ])]
}

/// Under a page of the rules: back, forward, and all pages.
pub(crate) fn pages(shown: usize) -> Vec<CreateActionRow> {
    let last = PAGES.len() - 1;
    let page = |number: usize| Press::Rules(u8::try_from(number).unwrap_or(0));
    // At an end both buttons would lead to one page, and ids must differ: the one that leads nowhere is left out.
    let mut buttons = Vec::new();
    if shown > 0 {
        buttons.push(button(page(shown - 1), words::BACK, ButtonStyle::Secondary));
    }
    if shown < last {
        buttons.push(button(page(shown + 1), words::FORWARD, ButtonStyle::Secondary));
    }
    let options = PAGES
        .iter()
        .enumerate()
        .map(|(number, page)| {
            CreateSelectMenuOption::new(page.title, number.to_string()).default_selection(number == shown)
        })
        .collect();
    vec![menu(Press::RulesMenu, words::PICK_PAGE.to_owned(), options), CreateActionRow::Buttons(buttons)]
}

/// The custom id of the one field of the form.
pub(crate) const FIELD: &str = "move";

/// The form that asks for a typed move.
pub(crate) fn form(at: At, setup: bool) -> CreateModal {
    let field = CreateInputText::new(InputTextStyle::Short, words::MODAL_FIELD, FIELD)
        .placeholder(if setup { words::MODAL_SETUP_HINT } else { words::MODAL_HINT })
        .min_length(1)
        .max_length(100);
    CreateModal::new(Press::Type(at).to_string(), words::MODAL_TITLE)
        .components(vec![CreateActionRow::InputText(field)])
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use play::GameId;
    use serde_json::Value;

    use super::*;

    const AT: At = At { game: GameId(12), ply: Ply(7) };

    fn json(rows: &[CreateActionRow]) -> Vec<Value> {
        rows.iter().map(|row| serde_json::to_value(row).expect("JSON")).collect()
    }

    /// Discord's limits: five rows, five buttons or one menu a row, 25 options, labels of 80 (100 in menus), ids of 100
    /// that differ, one default at most.
    fn check(rows: &[CreateActionRow]) {
        let rows = json(rows);
        assert!(rows.len() <= 5);
        let mut ids = HashSet::new();
        for row in &rows {
            let components = row["components"].as_array().expect("components");
            assert!((1..=5).contains(&components.len()));
            for component in components {
                let id = component["custom_id"].as_str().expect("an id");
                assert!(id.len() <= 100 && ids.insert(id.to_owned()), "{id}");
                if let Some(options) = component["options"].as_array() {
                    assert!((1..=25).contains(&options.len()), "{id}: {} options", options.len());
                    let values: HashSet<_> = options.iter().map(|o| o["value"].as_str()).collect();
                    assert_eq!(values.len(), options.len());
                    assert!(options.iter().filter(|o| o["default"] == true).count() <= 1);
                } else {
                    assert!(component["label"].as_str().expect("a label").chars().count() <= 80);
                }
            }
        }
    }

    fn values(row: &Value) -> Vec<&str> {
        let options = row["components"][0]["options"].as_array().expect("options");
        options.iter().filter_map(|o| o["value"].as_str()).collect()
    }

    fn position(text: &str) -> Position {
        text.parse().expect("a position")
    }

    #[test]
    fn the_setup_offers_the_hand_and_then_the_free_cells() {
        let start = Position::start();
        let rows = board(AT, &start, true);
        check(&rows);
        assert_eq!(values(&json(&rows)[0]), ["K", "Q", "R", "B", "N"]);
        let rows = targets_of(AT, &start, Picked::Hand(Role::King));
        check(&rows);
        assert_eq!(values(&json(&rows)[1]), ["4", "11", "17", "22", "28"]);
    }

    #[test]
    fn the_greatest_queen_fits_into_a_menu() {
        // A queen on every cell of an empty board, kings out of the way: the most targets are 16 or so, never over 25.
        for cell in Cell::ALL.into_iter().filter(|cell| !matches!(cell.number(), 1 | 37)) {
            let mut setup = rules::starchess::Setup::empty();
            setup = setup.with(cell, rules::Man { colour: rules::Colour::White, role: Role::Queen });
            for (king, colour) in [(1, rules::Colour::White), (37, rules::Colour::Black)] {
                setup = setup.with(Cell::new(king).expect("a cell"), rules::Man { colour, role: Role::King });
            }
            if let Ok(position) = Position::try_from(setup) {
                check(&targets_of(AT, &position, Picked::On(cell)));
            }
        }
    }

    #[test]
    fn a_promotion_is_one_cell_and_then_four_buttons() {
        let position = position("K/2/7/6/5/4P1/7/2/k - w - 0 1");
        let picked = Picked::read("26").expect("a cell");
        let rows = targets_of(AT, &position, picked);
        check(&rows);
        assert_eq!(values(&json(&rows)[1]), ["27"]);
        let rows = promotions(AT, &picked.moves(&position));
        check(&rows);
        assert_eq!(json(&rows)[0]["components"].as_array().map(Vec::len), Some(4));
    }

    #[test]
    fn every_other_row_fits_too() {
        check(&challenge(ChallengeId(5)));
        check(&resign(AT));
        check(&offer(AT));
        check(&draw(AT));
        for page in 0..PAGES.len() {
            check(&pages(page));
        }
        for (shown, newest) in [(0, 0), (0, 1), (1, 1), (1, 2), (5, 9)] {
            let look = Look { at: At { ply: Ply(shown), ..AT }, flipped: true, theme: Some(2) };
            check(&steps(look, Ply(newest)));
        }
        let choices: Vec<_> = (0..30)
            .map(|game| {
                let at = At { game: GameId(game), ply: Ply(7) };
                (at, "18-19".parse().expect("a move"), "x".repeat(200))
            })
            .collect();
        check(&games(&choices));
    }

    #[test]
    fn picks_are_read_from_their_values_only() {
        assert_eq!(Picked::read("K"), Some(Picked::Hand(Role::King)));
        assert_eq!(Picked::read("38"), None);
        assert_eq!(Picked::read("KK"), None);
        assert_eq!(Picked::read(""), None);
    }
}
