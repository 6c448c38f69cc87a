//! Who asks what from where, and the way the answer goes back.

use std::sync::Arc;
use std::time::Duration;

use play::UserId;
use serenity::all::{
    ChannelType, CommandInteraction, ComponentInteraction, CreateInteractionResponse,
    CreateInteractionResponseMessage, EditThread, Http, Member, ModalInteraction, PartialChannel,
    Permissions, User,
};
use serenity::builder::Builder;
use store::{ChannelId, EventId, GuildId, RoleId};
use words::Lang;

use crate::bot::Bot;
use crate::pending::Awaited;
use crate::say::Say;
use crate::wire::{Fault, patiently};

/// Three more tries fit into the three seconds of a first answer: after 250, 500 and 1000 ms.
const AGAIN: Duration = Duration::from_millis(250);

/// Who asks, and from where.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    /// The interaction's id: an event with this id is granted once.
    pub(crate) event: EventId,
    pub(crate) token: String,
    pub(crate) by: UserId,
    /// The display name there and then.
    pub(crate) name: String,
    pub(crate) guild: Option<GuildId>,
    pub(crate) channel: ChannelId,
    pub(crate) kind: Option<ChannelType>,
    /// The asker's roles in the server, besides that of everybody.
    pub(crate) roles: Vec<RoleId>,
    /// What the bot may do in that channel.
    pub(crate) permissions: Permissions,
    /// Whether the asker manages the server.
    pub(crate) manages: bool,
    /// The size that a file in the answer may have, in bytes.
    pub(crate) file_limit: usize,
    /// The locales of the asker's chat and of the server.
    pub(crate) locale: String,
    pub(crate) guild_locale: Option<String>,
    /// The asker's language: by the locale, until a choice of their own is looked up.
    pub(crate) lang: Lang,
}

/// The name that people see: the server's nickname, the global name, or the account's.
pub(crate) fn display_name(user: &User, nick: Option<&str>) -> String {
    nick.or(user.global_name.as_deref()).unwrap_or(&user.name).to_owned()
}

fn asked(
    (id, token): (u64, &str),
    user: &User,
    member: Option<&Member>,
    guild: Option<serenity::all::GuildId>,
    (channel_id, channel): (serenity::all::ChannelId, Option<&PartialChannel>),
    (permissions, file_limit): (Option<Permissions>, u32),
    (locale, guild_locale): (&str, Option<&str>),
) -> Asked {
    Asked {
        event: EventId(id),
        token: token.to_owned(),
        by: UserId(user.id.get()),
        name: display_name(user, member.and_then(|m| m.nick.as_deref())),
        guild: guild.map(|g| GuildId(g.get())),
        channel: ChannelId(channel_id.get()),
        kind: channel.map(|c| c.kind),
        roles: member.into_iter().flat_map(|m| &m.roles).map(|role| RoleId(role.get())).collect(),
        permissions: permissions.unwrap_or(Permissions::all()),
        manages: member
            .and_then(|m| m.permissions)
            .is_some_and(|has| has.manage_guild() || has.administrator()),
        file_limit: file_limit as usize,
        locale: locale.to_owned(),
        guild_locale: guild_locale.map(str::to_owned),
        lang: Lang::of_locale(locale),
    }
}

macro_rules! member {
    ($i:ident, CommandInteraction) => {
        $i.member.as_deref()
    };
    ($i:ident, $other:ident) => {
        $i.member.as_ref()
    };
}

macro_rules! from_interaction {
    ($($kind:ident),*) => {$(
        impl From<&$kind> for Asked {
            fn from(i: &$kind) -> Self {
                asked(
                    (i.id.get(), &i.token),
                    &i.user,
                    member!(i, $kind),
                    i.guild_id,
                    (i.channel_id, i.channel.as_ref()),
                    (i.app_permissions, i.attachment_size_limit),
                    (&i.locale, i.guild_locale.as_deref()),
                )
            }
        }
    )*};
}

from_interaction!(CommandInteraction, ComponentInteraction, ModalInteraction);

/// How an interaction is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// A new answer that only the asker sees.
    Private,
    /// A new answer that everybody sees.
    Public,
    /// The message that the control belongs to is changed; refusals go to the asker alone.
    Update,
}

/// The way back to the asker.
#[derive(Debug)]
pub(crate) struct Answer {
    http: Arc<Http>,
    event: EventId,
    token: String,
    channel: ChannelId,
    way: Way,
    /// Keeps the thread open until a promised answer is given.
    _awaited: Option<Awaited>,
}

impl Answer {
    /// Takes the three seconds that Discord gives: an answer is promised, and follows within fifteen minutes.
    ///
    /// # Errors
    /// When Discord does not take the promise: the interaction is dead or was answered by an earlier sight of the
    /// same event, and is to be treated as never made.
    pub(crate) async fn promise(bot: &Bot, asked: &Asked, way: Way) -> Result<Self, Fault> {
        let answer = Self {
            http: Arc::clone(&bot.http),
            event: asked.event,
            token: asked.token.clone(),
            channel: asked.channel,
            way,
            _awaited: Some(bot.pending.begin(asked.channel, &bot.posts)),
        };
        let response = match way {
            Way::Update => CreateInteractionResponse::Acknowledge,
            Way::Private | Way::Public => CreateInteractionResponse::Defer(
                CreateInteractionResponseMessage::new().ephemeral(way == Way::Private),
            ),
        };
        answer.respond(response).await?;
        Ok(answer)
    }

    /// A way to tell the asker alone something more later on, as long as Discord takes it.
    pub(crate) fn further(http: &Arc<Http>, asked: &Asked) -> Self {
        Self {
            http: Arc::clone(http),
            event: asked.event,
            token: asked.token.clone(),
            channel: asked.channel,
            way: Way::Update,
            _awaited: None,
        }
    }

    async fn respond(&self, response: CreateInteractionResponse) -> Result<(), Fault> {
        let id = serenity::all::InteractionId::new(self.event.0);
        let mut tries = 0_u32;
        loop {
            match response.clone().execute(&self.http, (id, &self.token)).await.map_err(Fault::from) {
                // A first try that timed out may have arrived.
                Err(Fault::AlreadyAnswered) if tries > 0 => return Ok(()),
                Err(Fault::Passing(_)) if tries < 3 => {
                    tokio::time::sleep(AGAIN * 2_u32.pow(tries)).await;
                    tries += 1;
                }
                other => return other,
            }
        }
    }

    /// The answer itself.
    ///
    /// # Errors
    /// When Discord does not take it.
    pub(crate) async fn say(&self, say: &Say) -> Result<(), Fault> {
        match self.way {
            Way::Private | Way::Public => self.change(say).await,
            Way::Update => {
                patiently(|| async { say.followup().execute(&self.http, (None, self.token.as_str())).await })
                    .await
                    .map(|_| ())
            }
        }
    }

    /// Changes the answer, or the message that the control belongs to.
    ///
    /// # Errors
    /// When Discord does not take it.
    pub(crate) async fn change(&self, say: &Say) -> Result<(), Fault> {
        let edit = || async { say.edit_response().execute(&self.http, self.token.as_str()).await };
        match patiently(edit).await {
            // The thread of a finished game is archived, and people look back there all the same.
            Err(Fault::Locked) => {
                let thread = serenity::all::ChannelId::new(self.channel.0);
                let opened = EditThread::new().archived(false);
                patiently(|| async { opened.clone().execute(&self.http, thread).await }).await?;
                patiently(edit).await.map(|_| ())
            }
            done => done.map(|_| ()),
        }
    }
}
