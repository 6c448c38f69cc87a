//! Buttons and forms of puzzles.

use rules::Variant;
use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateInputText, CreateModal, InputTextStyle,
};
use store::PuzzleNo;
use words::Lang;

use super::press::{Day, PuzzlePress};
use crate::controls;
use crate::press::Press;
use crate::text::puzzles as text;

/// The custom id of a form's one field.
const FIELD: &str = "answer";
/// The longest line that somebody may type.
const LONGEST: u16 = 300;
/// The longest report of a flaw.
const LONGEST_FLAW: u16 = 500;

fn button(press: PuzzlePress, label: String, style: ButtonStyle) -> CreateButton {
    controls::button(Press::Puzzle(press), label, style)
}

/// Under the message of a day's puzzle.
pub(super) fn day(lang: Lang, day: Day) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        button(PuzzlePress::AnswerDay(day), text::button_answer(lang), ButtonStyle::Primary),
        button(PuzzlePress::Open(day), text::button_open(lang), ButtonStyle::Secondary),
        button(PuzzlePress::Share(day), text::button_share(lang), ButtonStyle::Secondary),
    ])]
}

/// Under a puzzle that is being solved.
pub(super) fn open(lang: Lang, no: PuzzleNo, more_hints: bool) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        button(PuzzlePress::Answer(no), text::button_answer(lang), ButtonStyle::Primary),
        button(PuzzlePress::Hint(no), text::button_hint(lang), ButtonStyle::Secondary).disabled(!more_hints),
        button(PuzzlePress::GiveUp(no), text::button_give_up(lang), ButtonStyle::Secondary),
        button(PuzzlePress::Flaw(no), text::button_flaw(lang), ButtonStyle::Secondary),
    ])]
}

/// The question before the solution is shown.
pub(super) fn give_up(lang: Lang, no: PuzzleNo) -> Vec<CreateActionRow> {
    vec![CreateActionRow::Buttons(vec![
        button(PuzzlePress::GiveUpYes(no), text::button_give_up_yes(lang), ButtonStyle::Danger),
        button(PuzzlePress::Back(no), text::button_back(lang), ButtonStyle::Secondary),
    ])]
}

/// Under a puzzle that is over, at the position after `ply` of `plies` moves: the steps of the solution, and what comes
/// next. `day` is the puzzle of a day that can be shared.
pub(super) fn over(
    lang: Lang,
    (no, variant): (PuzzleNo, Variant),
    (ply, plies): (u8, u8),
    day: Option<Day>,
) -> Vec<CreateActionRow> {
    let step = |to: u8, which, label: String, possible: bool| {
        button(PuzzlePress::Step(no, to, which), label, ButtonStyle::Secondary).disabled(!possible)
    };
    let steps = vec![
        step(0, 'f', text::button_first(lang), ply > 0),
        step(ply.saturating_sub(1), 'b', text::button_previous(lang), ply > 0),
        step((ply + 1).min(plies), 'n', text::button_next(lang), ply < plies),
        step(plies, 'l', text::button_last(lang), ply < plies),
    ];
    let mut more =
        vec![button(PuzzlePress::Another(variant), text::button_another(lang), ButtonStyle::Primary)];
    more.extend(
        day.map(|day| button(PuzzlePress::Share(day), text::button_share(lang), ButtonStyle::Secondary)),
    );
    more.push(button(PuzzlePress::Flaw(no), text::button_flaw(lang), ButtonStyle::Secondary));
    vec![CreateActionRow::Buttons(steps), CreateActionRow::Buttons(more)]
}

/// The form for an answer.
pub(super) fn answer(lang: Lang, press: PuzzlePress, variant: Option<Variant>) -> CreateModal {
    let title = match press {
        PuzzlePress::AnswerDay(day) => text::form_day(lang, day.number),
        _ => text::form_title(lang),
    };
    let field = CreateInputText::new(InputTextStyle::Short, text::form_field(lang), FIELD)
        .placeholder(text::form_hint(lang, variant.unwrap_or_default()))
        .min_length(1)
        .max_length(LONGEST);
    CreateModal::new(Press::Puzzle(press).to_string(), title)
        .components(vec![CreateActionRow::InputText(field)])
}

/// The form for a flaw.
pub(super) fn flaw(lang: Lang, no: PuzzleNo) -> CreateModal {
    let field = CreateInputText::new(InputTextStyle::Paragraph, text::flaw_field(lang), FIELD)
        .placeholder(text::flaw_hint(lang))
        .min_length(1)
        .max_length(LONGEST_FLAW);
    CreateModal::new(Press::Puzzle(PuzzlePress::Flaw(no)).to_string(), text::flaw_title(lang))
        .components(vec![CreateActionRow::InputText(field)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::controls::tests::check;

    #[test]
    fn every_row_and_form_fits_in_every_language() {
        let (no, some) = (PuzzleNo(12), Day { variant: Variant::Chess100, number: 335 });
        for lang in Lang::ALL {
            check(&day(lang, some));
            check(&open(lang, no, true));
            check(&give_up(lang, no));
            for (ply, plies) in [(0, 1), (1, 1), (1, 3), (3, 3), (11, 11)] {
                check(&over(lang, (no, Variant::Chess), (ply, plies), Some(some)));
            }
            for variant in Variant::ALL {
                let forms = [
                    answer(lang, PuzzlePress::AnswerDay(some), Some(variant)),
                    answer(lang, PuzzlePress::Answer(no), Some(variant)),
                    flaw(lang, no),
                ];
                for form in forms {
                    let form = serde_json::to_value(form).expect("JSON");
                    assert!((1..=45).contains(&form["title"].as_str().expect("a title").chars().count()));
                    let field = &form["components"][0]["components"][0];
                    assert!((1..=45).contains(&field["label"].as_str().expect("a label").chars().count()));
                    assert!(field["placeholder"].as_str().expect("a hint").chars().count() <= 100);
                }
            }
        }
    }
}
