//! `/rules`, a page at a time.

use ::words::Lang;
use picture::Scene;
use rules::{Position, Square, Variant};
use serenity::all::CreateAttachment;

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::say::Say;
use crate::text::commands as words;
use crate::text::pages::{self, Diagram, Page};
use crate::trouble::Trouble;
use crate::{controls, draw, terms};

pub(super) async fn run(bot: &Bot, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let variant = terms::variant(bot, asked, options).await?;
    // People count pages from one.
    let number = options.integer(words::PAGE.name).and_then(|n| usize::try_from(n - 1).ok()).unwrap_or(0);
    page(asked.lang, variant, number).await
}

/// One page: words, picture, and the way to the others.
pub(crate) async fn page(lang: Lang, variant: Variant, number: usize) -> Result<Say, Trouble> {
    let pages = pages::of(variant);
    let number = number.min(pages.len() - 1);
    let page = &pages[number];
    let png = tokio::task::spawn_blocking(move || {
        let (position, marks) = shown(variant, page);
        draw::png(&Scene { marks: &marks, ..Scene::new(&position) })
    })
    .await?;
    let file = CreateAttachment::bytes(png, format!("starmate-rules-{number}.png"))
        .description(pages::alt(lang, page));
    let text = pages::page(lang, variant, number);
    Ok(Say::text(text).file(file).rows(controls::pages(lang, variant, number)))
}

/// The position of a page's diagram, and the squares that are marked in it.
fn shown(variant: Variant, page: &Page) -> (Position, Vec<Square>) {
    let position = Position::parse(variant, page.diagram.position()).expect("the diagrams are tested");
    let marks = match page.diagram {
        Diagram::Reach { to, .. } => to.iter().filter_map(|to| Square::parse(variant, to).ok()).collect(),
        Diagram::Position(_) => Vec::new(),
    };
    (position, marks)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rules::Status;

    use super::*;

    // The squares were worked out from the rules by hand; the generator has to agree with every diagram.
    #[test]
    fn every_diagram_is_a_position_in_which_the_man_reaches_just_those_squares() {
        for variant in Variant::ALL {
            for page in pages::of(variant) {
                let text = page.diagram.position();
                let position =
                    Position::parse(variant, text).unwrap_or_else(|error| panic!("{}: {error}", page.title));
                if let Diagram::Reach { from, to, .. } = page.diagram {
                    let from = Square::parse(variant, from).expect(from);
                    let reached: BTreeSet<String> = position
                        .legal_moves()
                        .iter()
                        .filter(|mv| mv.from() == Some(from))
                        .map(|mv| mv.to().to_string())
                        .collect();
                    let told: BTreeSet<String> = to.iter().map(|to| (*to).to_owned()).collect();
                    assert_eq!(reached, told, "{}", page.title);
                }
            }
        }
    }

    fn of(variant: Variant, title: &str) -> Position {
        let page = pages::of(variant).iter().find(|page| page.title == title).expect(title);
        shown(variant, page).0
    }

    #[test]
    fn what_is_said_of_a_diagram_is_so() {
        let status = |variant, title| of(variant, title).status();
        assert_eq!(status(Variant::Starchess, "rules-end"), Status::Checkmate);
        assert_eq!(status(Variant::Chess, "rules-classic-mate"), Status::Checkmate);
        assert_eq!(status(Variant::Chess, "rules-classic-draws"), Status::Stalemate);
        assert_eq!(status(Variant::Chess100, "rules-hundred-end"), Status::Checkmate);

        let duty = of(Variant::Chess100, "rules-hundred-duty");
        let moves: Vec<String> = duty.legal_moves().iter().map(ToString::to_string).collect();
        assert_eq!(moves, ["e2-e10"]);
        let taken = duty.clone().play(duty.legal_moves()[0]).expect("legal");
        let successor = of(Variant::Chess100, "rules-hundred-successor");
        assert_eq!(taken.men(), successor.men());
        assert!(successor.in_check());

        let counter = of(Variant::Chess100, "rules-hundred-counter");
        let mv = rules::input::read_move(&counter, "a2-a10").expect("legal");
        assert_eq!(counter.play(mv).expect("legal").status(), Status::Countercheck);

        let queen = of(Variant::Chess100, "rules-hundred-queen");
        rules::input::read_move(&queen, "d1=Q,d1-d8").expect("legal");
    }

    #[test]
    fn every_page_fits_into_a_message() {
        for lang in Lang::ALL {
            for variant in Variant::ALL {
                for (number, page) in pages::of(variant).iter().enumerate() {
                    assert!(pages::page(lang, variant, number).chars().count() <= crate::text::LONGEST);
                    assert!(pages::alt(lang, page).chars().count() <= 1024);
                    // In a menu.
                    assert!(pages::title(lang, page).chars().count() <= 100);
                }
            }
            assert!(crate::text::help::help(lang).chars().count() <= crate::text::LONGEST);
        }
    }
}
