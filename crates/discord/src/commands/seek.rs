//! `/seek`: a challenge to anybody.

use std::sync::Arc;

use play::NewChallenge;
use store::MakeChallenge;

use super::options::Options;
use super::play::colour;
use crate::asked::Asked;
use crate::bot::Bot;
use crate::controls;
use crate::say::Say;
use crate::terms::{self, Board};
use crate::text::terms as words;
use crate::trouble::Trouble;

pub(super) async fn run(bot: &Arc<Bot>, asked: &Asked, options: &Options<'_>) -> Result<Say, Trouble> {
    if asked.guild.is_none() {
        return Err(Trouble::person(words::seek_in_dm(asked.lang)));
    }
    let server = terms::server_of(bot, asked).await?;
    terms::may_start(asked, &server)?;
    let terms = terms::asked_for(asked.lang, options, &server)?;
    let board = Board::of(asked, &server)?;
    let make = MakeChallenge {
        new: NewChallenge {
            challenger: asked.by,
            opponent: None,
            colour: colour(options),
            terms,
            rematch_of: None,
        },
        guild: asked.guild,
        channel: board.channel,
        address: board.address(),
        event: Some(asked.event),
        now: bot.now(),
    };
    let stored = bot.db(move |store| store.challenge(make)).await?.into_inner();
    bot.posts.notify_one();
    Ok(Say::text(words::seek_sent(asked.lang, board.link().as_deref()))
        .rows(controls::withdraw(asked.lang, stored.challenge.id)))
}
