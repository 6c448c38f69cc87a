//! `/rules`, a page at a time.

use ::words::Lang;
use picture::Scene;
use rules::starchess::{Cell, Position};
use serenity::all::CreateAttachment;

use super::options::Options;
use crate::asked::Asked;
use crate::say::Say;
use crate::text::commands as words;
use crate::text::pages::{self, Diagram, PAGES};
use crate::trouble::Trouble;
use crate::{controls, draw};

pub(super) async fn run(asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let number = options.integer(words::PAGE.name).and_then(|n| usize::try_from(n).ok()).unwrap_or(0);
    page(asked.lang, number).await
}

/// One page: words, picture, and the way to the others.
pub(crate) async fn page(lang: Lang, number: usize) -> Result<Say, Trouble> {
    let number = number.min(PAGES.len() - 1);
    let page = &PAGES[number];
    let diagram = page.diagram;
    let (Diagram::Position(position) | Diagram::Reach { position, .. }) = diagram;
    let png = tokio::task::spawn_blocking(move || {
        let position: Position = position.parse().expect("the diagrams are tested");
        let marks: Vec<Cell> = match diagram {
            Diagram::Reach { to, .. } => to.iter().copied().filter_map(Cell::new).collect(),
            Diagram::Position(_) => Vec::new(),
        };
        draw::png(&Scene { marks: &marks, ..Scene::new(&position) })
    })
    .await?;
    let file = CreateAttachment::bytes(png, format!("starmate-rules-{number}.png"))
        .description(pages::alt(lang, page));
    Ok(Say::text(pages::page(lang, number)).file(file).rows(controls::pages(lang, number)))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    // The cells come from the table in the rules; the generator has to agree with every diagram.
    #[test]
    fn every_diagram_is_a_position_in_which_the_man_reaches_just_those_cells() {
        for page in PAGES {
            let (Diagram::Position(text) | Diagram::Reach { position: text, .. }) = page.diagram;
            let position: Position = text.parse().unwrap_or_else(|error| panic!("{}: {error}", page.title));
            if let Diagram::Reach { from, to, .. } = page.diagram {
                let from = Cell::new(from).expect("a cell");
                let reached: BTreeSet<u8> = position
                    .legal_moves()
                    .iter()
                    .filter(|mv| mv.from() == Some(from))
                    .map(|mv| mv.to().number())
                    .collect();
                assert_eq!(reached, to.iter().copied().collect(), "{}", page.title);
            }
        }
    }

    #[test]
    fn every_page_fits_into_a_message() {
        for lang in Lang::ALL {
            for (number, page) in PAGES.iter().enumerate() {
                assert!(pages::page(lang, number).chars().count() <= crate::text::LONGEST);
                assert!(pages::alt(lang, page).chars().count() <= 1024);
            }
            assert!(crate::text::help::help(lang).chars().count() <= crate::text::LONGEST);
        }
    }
}
