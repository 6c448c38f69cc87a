//! `/if`.

use std::sync::Arc;

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::prepared::{self, Wish};
use crate::say::Say;
use crate::text::{self, commands as words};
use crate::trouble::Trouble;

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let moves = options.string(words::MOVES.name).map(text::plain);
    let wish = match (&moves, options.integer(words::REMOVE.name)) {
        (Some(moves), _) => Wish::Add(moves),
        (None, Some(line)) => Wish::Remove(line),
        (None, None) => Wish::Look,
    };
    prepared::run(bot, asked, options.game(), wish).await
}
