//! The menus and buttons under prepared answers.

use std::ops::Range;

use ::words::Lang;
use play::ConditionalLine;
use rules::{Move, Position};
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use super::shown;
use super::{Path, Prepare};
use crate::controls::{OPTIONS, button, menu, pages_of};
use crate::picked;
use crate::press::{At, Press};
use crate::text::{self, buttons as label, prepared as words};

fn control(press: Prepare, label: String, style: ButtonStyle) -> CreateButton {
    button(Press::Prepare(press), label, style)
}

/// Where nothing is prepared: the way to begin by menus.
pub(super) fn nothing(lang: Lang, at: At) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![pick(lang, at)])]
}

fn pick(lang: Lang, at: At) -> CreateButton {
    control(Prepare::Offer(at, 0, Path::default()), words::button_pick(lang), ButtonStyle::Primary)
}

/// Under a page of what is prepared.
pub(super) fn list(
    lang: Lang,
    at: At,
    (page, pages): (usize, usize),
    lines: &[ConditionalLine],
    range: Range<usize>,
) -> Vec<CreateActionRow> {
    let options: Vec<CreateSelectMenuOption> = range
        .map(|index| {
            let name = text::cut(&format!("{}. {}", index + 1, lines[index]), 100);
            CreateSelectMenuOption::new(name, shown::value(index, &lines[index]))
        })
        .collect();
    let most = u8::try_from(options.len()).unwrap_or(1);
    let press = Prepare::Remove(at, u8::try_from(page).unwrap_or(0));
    let menu = CreateSelectMenu::new(press.to_string(), CreateSelectMenuKind::String { options })
        .placeholder(words::menu_remove(lang))
        .min_values(1)
        .max_values(most);
    let buttons =
        vec![pick(lang, at), control(Prepare::Clear(at), words::button_clear(lang), ButtonStyle::Danger)];
    let mut rows = vec![CreateActionRow::SelectMenu(menu)];
    rows.extend(pages_of(lang, (page, pages), |page| Press::Prepare(Prepare::List(at, page))));
    rows.push(CreateActionRow::Buttons(buttons));
    rows
}

/// Under lines that are to be confirmed; `path` is a line that can go on.
pub(super) fn preview(lang: Lang, at: At, path: Option<Path>) -> Vec<CreateActionRow> {
    let mut buttons = vec![control(Prepare::Keep(at), words::button_keep(lang), ButtonStyle::Success)];
    buttons.extend(
        path.map(|path| {
            control(Prepare::Offer(at, 0, path), words::button_go_on(lang), ButtonStyle::Secondary)
        }),
    );
    buttons.push(button(Press::Never(at), label::never(lang), ButtonStyle::Secondary));
    vec![CreateActionRow::Buttons(buttons)]
}

/// A page of the moves that can follow a line.
pub(super) fn offer(
    lang: Lang,
    (at, path): (At, Path),
    position: &Position,
    page: usize,
) -> Vec<CreateActionRow> {
    let mut moves: Vec<Move> = position.legal_moves();
    moves.sort_by_key(|mv| (mv.from(), mv.to(), *mv));
    let pages = moves.len().div_ceil(OPTIONS).max(1);
    let page = page.min(pages - 1);
    let options: Vec<CreateSelectMenuOption> = moves
        .chunks(OPTIONS)
        .nth(page)
        .unwrap_or_default()
        .iter()
        .map(|mv| CreateSelectMenuOption::new(named(lang, position, *mv), mv.to_string()))
        .collect();
    let placeholder = if path.awaits_answer() { words::menu_answer(lang) } else { words::menu_asked(lang) };
    let mut rows = vec![menu(Press::Prepare(Prepare::Choose(at, path)), placeholder, options)];
    rows.extend(pages_of(lang, (page, pages), |page| Press::Prepare(Prepare::Offer(at, page, path))));
    rows
}

/// A move with the word for its man.
fn named(lang: Lang, position: &Position, mv: Move) -> String {
    text::cut(&label::reading(lang, picked::role(position, mv), &position.written(mv)), 100)
}
