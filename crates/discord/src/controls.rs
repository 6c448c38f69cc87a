//! The menus and buttons under messages.

use play::{ChallengeId, GameId, Ply, RequestKind, Turn};
use rules::{Duty, Move, Position, Variant};
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateInputText, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, InputTextStyle,
};
use words::Lang;

use crate::picked::{self, Turns};
use crate::press::{At, Branch, Look, Press, Stepper};
use crate::style::Ways;
use crate::text::asking;
use crate::text::buttons as label;
use crate::text::{commands, pages};

/// What Discord allows in one menu.
pub(crate) const OPTIONS: usize = 25;

pub(crate) fn button(press: Press, label: impl Into<String>, style: ButtonStyle) -> CreateButton {
    CreateButton::new(press.to_string()).label(label).style(style)
}

pub(crate) fn menu(
    press: Press,
    placeholder: String,
    mut options: Vec<CreateSelectMenuOption>,
) -> CreateActionRow {
    options.truncate(OPTIONS);
    CreateActionRow::SelectMenu(
        CreateSelectMenu::new(press.to_string(), CreateSelectMenuKind::String { options })
            .placeholder(placeholder),
    )
}

/// Under a challenge.
pub(crate) fn challenge(lang: Lang, id: ChallengeId) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        button(Press::Accept(id), label::accept(lang), ButtonStyle::Success),
        button(Press::Decline(id), label::decline(lang), ButtonStyle::Secondary),
        button(Press::Withdraw(id), label::withdraw(lang), ButtonStyle::Secondary),
    ])]
}

/// Under a challenge to anybody.
pub(crate) fn seek(lang: Lang, id: ChallengeId) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        button(Press::Accept(id), label::take(lang), ButtonStyle::Success),
        button(Press::Withdraw(id), label::withdraw(lang), ButtonStyle::Secondary),
    ])]
}

/// Under the challenger's own answer: the way back.
pub(crate) fn withdraw(lang: Lang, id: ChallengeId) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![button(
        Press::Withdraw(id),
        label::withdraw(lang),
        ButtonStyle::Secondary,
    )])]
}

/// Under the newest board of a live game, with the `ways` to enter a move if the one on move sees it.
pub(crate) fn board(lang: Lang, at: At, position: &Position, ways: Option<Ways>) -> Vec<CreateActionRow> {
    let mut rows = Vec::new();
    let mut buttons = Vec::new();
    // Where only a queen brought back saves the king, no man can move before that, and Discord takes no empty menu.
    let turns = Turns::of(position, Branch::Plain);
    if ways.is_some_and(|ways| ways.menus) && !turns.is_empty() {
        rows.push(picked::men(lang, Press::Man(at), &turns, None));
    }
    if ways.is_some_and(|ways| ways.form) {
        buttons.push(button(Press::Type(at), label::type_move(lang), ButtonStyle::Primary));
    }
    if ways.is_some() && position.duties().iter().any(|duty| matches!(duty, Duty::MayRestore { .. })) {
        rows.push(CreateActionRow::Buttons(vec![button(
            Press::Restore(at),
            label::restore(lang),
            ButtonStyle::Primary,
        )]));
    }
    buttons.extend([
        button(Press::Draw(at), label::draw(lang), ButtonStyle::Secondary),
        button(Press::Resign(at), label::resign(lang), ButtonStyle::Danger),
        button(Press::Text(at), label::text(lang), ButtonStyle::Secondary),
        button(Press::View(at), label::view(lang), ButtonStyle::Secondary),
    ]);
    rows.push(CreateActionRow::Buttons(buttons));
    rows
}

/// What the pawn becomes.
pub(crate) fn promotions(lang: Lang, at: At, moves: &[Move]) -> Vec<CreateActionRow> {
    let buttons = moves
        .iter()
        .filter_map(|mv| {
            let role = mv.promotion()?;
            Some(button(Press::Play(at, *mv), label::promote(lang, role), ButtonStyle::Primary))
        })
        .take(5)
        .collect();
    vec![CreateActionRow::Buttons(buttons)]
}

/// The moves that a typed text can mean, each with the word for its man: at most 25 buttons.
pub(crate) fn readings(lang: Lang, at: At, position: &Position, moves: &[Move]) -> Vec<CreateActionRow> {
    let reading = |mv: &Move| {
        let role = mv.promotion().unwrap_or_else(|| picked::role(position, *mv));
        let label = label::reading(lang, role, &position.written(*mv));
        button(Press::Play(at, *mv), label, ButtonStyle::Primary)
    };
    moves.chunks(5).take(5).map(|row| CreateActionRow::Buttons(row.iter().map(reading).collect())).collect()
}

/// The question before a move.
pub(crate) fn confirm(lang: Lang, at: At, mv: Move) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        button(Press::Sure(at, mv), label::confirm(lang), ButtonStyle::Success),
        button(Press::Never(at), label::never(lang), ButtonStyle::Secondary),
    ])]
}

/// The question after "Resign".
pub(crate) fn resign(lang: Lang, at: At) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        button(Press::ResignYes(at), label::resign_yes(lang), ButtonStyle::Danger),
        button(Press::Never(at), label::never(lang), ButtonStyle::Secondary),
    ])]
}

/// Under what removing one's data means.
pub(crate) fn remove(lang: Lang) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        button(Press::Remove, label::remove(lang), ButtonStyle::Danger),
        button(Press::Keep, label::keep(lang), ButtonStyle::Secondary),
    ])]
}

/// The second question about that.
pub(crate) fn remove_really(lang: Lang) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        button(Press::RemoveYes, label::remove_yes(lang), ButtonStyle::Danger),
        button(Press::Keep, label::keep(lang), ButtonStyle::Secondary),
    ])]
}

/// The question after "Draw".
pub(crate) fn offer(lang: Lang, at: At) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        button(Press::DrawOffer(at), label::draw_offer(lang), ButtonStyle::Primary),
        button(Press::Never(at), label::never(lang), ButtonStyle::Secondary),
    ])]
}

/// Under a draw offer.
pub(crate) fn draw(lang: Lang, at: At) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        button(Press::DrawYes(at), label::draw_yes(lang), ButtonStyle::Success),
        button(Press::DrawNo(at), label::draw_no(lang), ButtonStyle::Secondary),
    ])]
}

/// Under a request.
pub(crate) fn request(lang: Lang, at: At, kind: RequestKind) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        button(Press::Grant(at, kind), label::grant(lang), ButtonStyle::Success),
        button(Press::Deny(at, kind), label::deny(lang), ButtonStyle::Secondary),
    ])]
}

/// Under the last message of a game.
pub(crate) fn rematch(lang: Lang, game: GameId) -> Vec<CreateActionRow> {
    let again = button(Press::Rematch(game), asking::button_rematch(lang), ButtonStyle::Secondary);
    vec![CreateActionRow::Buttons(vec![again])]
}

/// Back and forward among pages, where there are others.
pub(crate) fn pages_of(
    lang: Lang,
    (page, pages): (usize, usize),
    to: impl Fn(u8) -> Press,
) -> Option<CreateActionRow> {
    let number = |page: usize| u8::try_from(page).unwrap_or(u8::MAX);
    let turn = |page, label| button(to(number(page)), label, ButtonStyle::Secondary);
    let back = page.checked_sub(1).map(|before| turn(before, label::back(lang)));
    let forward = (page + 1 < pages).then(|| turn(page + 1, label::forward(lang)));
    let buttons: Vec<CreateButton> = back.into_iter().chain(forward).collect();
    (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons))
}

/// Under a reminder: the way to the board.
pub(crate) fn reminder(lang: Lang, at: At, hours: u8) -> Vec<CreateActionRow> {
    let look = button(Press::Reminder(at, hours), label::look(lang), ButtonStyle::Secondary);
    vec![CreateActionRow::Buttons(vec![look])]
}

/// One move in one of several games: at most 25 buttons.
pub(crate) fn games(lang: Lang, choices: &[(At, Move, String)]) -> Vec<CreateActionRow> {
    choices
        .chunks(5)
        .take(5)
        .map(|row| {
            CreateActionRow::Buttons(
                row.iter()
                    .map(|(at, mv, opponent)| {
                        button(
                            Press::Play(*at, *mv),
                            label::in_game(lang, at.game, opponent),
                            ButtonStyle::Primary,
                        )
                    })
                    .collect(),
            )
        })
        .collect()
}

/// Under a board that is looked at: first, back, forward, last, flip.
pub(crate) fn steps(lang: Lang, look: Look, newest: Ply) -> Vec<CreateActionRow> {
    let shown = look.at.turn.ply;
    let to = |ply: u16| Look {
        at: At { game: look.at.game, turn: Turn { ply: Ply(ply), ..look.at.turn } },
        ..look
    };
    let step = |which, label, ply: u16, possible: bool| {
        button(Press::Step(which, to(ply)), label, ButtonStyle::Secondary).disabled(!possible)
    };
    let flipped = Look { flipped: !look.flipped, ..look };
    vec![CreateActionRow::Buttons(vec![
        step(Stepper::First, label::first(lang), 0, shown.0 > 0),
        step(Stepper::Back, label::back(lang), shown.0.saturating_sub(1), shown.0 > 0),
        step(Stepper::Forward, label::forward(lang), shown.0.saturating_add(1).min(newest.0), shown < newest),
        step(Stepper::Last, label::last(lang), newest.0, shown < newest),
        button(Press::Step(Stepper::Flip, flipped), label::flip(lang), ButtonStyle::Secondary),
    ])]
}

/// Under a page of the rules: all rule sets, all pages, back and forward.
pub(crate) fn pages(lang: Lang, variant: Variant, shown: usize) -> Vec<CreateActionRow> {
    let pages = pages::of(variant);
    let page = |number: usize| Press::Rules(variant, u8::try_from(number).unwrap_or(0));
    // At an end both buttons would lead to one page, and ids must differ: the one that leads nowhere is left out.
    let mut buttons = Vec::new();
    if shown > 0 {
        buttons.push(button(page(shown - 1), label::back(lang), ButtonStyle::Secondary));
    }
    if shown + 1 < pages.len() {
        buttons.push(button(page(shown + 1), label::forward(lang), ButtonStyle::Secondary));
    }
    let options = pages
        .iter()
        .enumerate()
        .map(|(number, page)| {
            CreateSelectMenuOption::new(pages::title(lang, page), number.to_string())
                .default_selection(number == shown)
        })
        .collect();
    let rule_sets = Variant::ALL
        .into_iter()
        .map(|of| {
            CreateSelectMenuOption::new(commands::variant(lang, of), of.as_str())
                .default_selection(of == variant)
        })
        .collect();
    vec![
        menu(Press::RulesOf, label::pick_rules(lang), rule_sets),
        menu(Press::RulesMenu(variant), label::pick_page(lang), options),
        CreateActionRow::Buttons(buttons),
    ]
}

/// The custom id of the one field of the form.
pub(crate) const FIELD: &str = "move";

/// The form that asks for a typed move.
pub(crate) fn form(lang: Lang, at: At, position: &Position) -> CreateModal {
    let field = CreateInputText::new(InputTextStyle::Short, label::form_field(lang), FIELD)
        .placeholder(label::form_hint(lang, position))
        .min_length(1)
        .max_length(100);
    CreateModal::new(Press::Type(at).to_string(), label::form_title(lang))
        .components(vec![CreateActionRow::InputText(field)])
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::HashSet;

    use serde_json::Value;

    use super::*;
    use crate::sample::{star, star_move, start};

    pub(crate) const AT: At = At { game: GameId(12), turn: Turn { takebacks: 0, ply: Ply(7) } };

    pub(crate) fn json(rows: &[CreateActionRow]) -> Vec<Value> {
        rows.iter().map(|row| serde_json::to_value(row).expect("JSON")).collect()
    }

    /// Discord's limits: five rows, five buttons or one menu a row, 25 options, labels of 80 (100 in menus), ids of 100
    /// that differ, one default at most.
    pub(crate) fn check(rows: &[CreateActionRow]) {
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
                    assert!(component["placeholder"].as_str().expect("words").chars().count() <= 150);
                    for option in options {
                        for part in ["label", "description"] {
                            assert!(option[part].as_str().is_none_or(|part| part.chars().count() <= 100));
                        }
                    }
                    let values: HashSet<_> = options.iter().map(|o| o["value"].as_str()).collect();
                    assert_eq!(values.len(), options.len());
                    assert!(options.iter().filter(|o| o["default"] == true).count() <= 1);
                } else {
                    assert!(component["label"].as_str().expect("a label").chars().count() <= 80);
                }
            }
        }
    }

    pub(crate) fn values(row: &Value) -> Vec<&str> {
        let options = row["components"][0]["options"].as_array().expect("options");
        options.iter().filter_map(|o| o["value"].as_str()).collect()
    }

    #[test]
    fn every_other_row_fits_in_every_language() {
        for lang in Lang::ALL {
            check(&challenge(lang, ChallengeId(5)));
            let ways = Some(Ways { menus: true, form: true });
            check(&board(lang, AT, &start(), ways));
            check(&board(lang, AT, &star("1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 - w CDEFGcdefg 0 6"), ways));
            check(&seek(lang, ChallengeId(5)));
            check(&confirm(lang, AT, star_move("26-27=N")));
            check(&resign(lang, AT));
            check(&remove(lang));
            check(&remove_really(lang));
            check(&offer(lang, AT));
            check(&draw(lang, AT));
            check(&request(lang, AT, RequestKind::Pause));
            check(&reminder(lang, AT, 24));
            check(&rematch(lang, GameId(12)));
            for variant in Variant::ALL {
                for page in 0..pages::of(variant).len() {
                    check(&pages(lang, variant, page));
                }
            }
            for (shown, newest) in [(0, 0), (0, 1), (1, 1), (1, 2), (5, 9)] {
                let look = Look { at: At { turn: Ply(shown).into(), ..AT }, flipped: true, theme: Some(2) };
                check(&steps(lang, look, Ply(newest)));
            }
            let choices: Vec<_> = (0..30)
                .map(|game| {
                    let at = At { game: GameId(game), ..AT };
                    (at, star_move("18-19"), "x".repeat(200))
                })
                .collect();
            check(&games(lang, &choices));
        }
    }

    #[test]
    fn the_form_fits_in_every_language() {
        for lang in Lang::ALL {
            let form = serde_json::to_value(form(lang, AT, &start())).expect("JSON");
            assert!((1..=45).contains(&form["title"].as_str().expect("a title").chars().count()));
            let field = &form["components"][0]["components"][0];
            assert!((1..=45).contains(&field["label"].as_str().expect("a label").chars().count()));
            assert!(field["placeholder"].as_str().expect("a hint").chars().count() <= 100);
        }
    }

    #[test]
    fn two_readings_are_two_buttons_with_the_word_for_each_man() {
        let moves = ["B@4", "R@4"].map(star_move);
        let rows = readings(Lang::Hu, AT, &start(), &moves);
        check(&rows);
        let rows = json(&rows);
        let labels: Vec<_> =
            rows[0]["components"].as_array().expect("buttons").iter().map(|b| b["label"].as_str()).collect();
        assert_eq!(labels, [Some("Futó: B@4"), Some("Bástya: R@4")]);
        // Of a promotion the new man is named.
        let position = star("1/2/6k/6/4K/4P1/7/2/1 - w - 0 1");
        let moves = ["26-27=B", "26-27=R"].map(star_move);
        let rows = json(&readings(Lang::Hu, AT, &position, &moves));
        assert_eq!(rows[0]["components"][1]["label"], "Bástya: 26-27=R");
    }
}
