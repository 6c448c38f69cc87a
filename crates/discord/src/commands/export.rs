//! `/export`.

use std::sync::Arc;

use serenity::all::CreateAttachment;

use super::options::Options;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::find;
use crate::say::Say;
use crate::text::answers;
use crate::trouble::Trouble;

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    let game = find::to_look_at(bot, asked, options.game()).await?;
    let file = CreateAttachment::bytes(game.record().to_string(), format!("starmate-g{}.pgn", game.id()));
    Ok(Say::text(answers::exported(game.id())).file(file))
}
