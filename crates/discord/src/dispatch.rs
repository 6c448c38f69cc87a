//! The one way in: every event of the gateway, each in a span of its own.

use std::sync::Arc;

use ::words::Lang;
use serenity::all::{
    CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, Context,
    CreateInteractionResponse, CreateInteractionResponseMessage, Event, Interaction, Message, MessageFlags,
    ModalInteraction, RawEventHandler,
};
use serenity::builder::Builder;
use store::{ChannelId, GuildId, MessageId, Why};
use tracing::{Instrument, debug, error, info, info_span, warn};

use crate::asked::{Answer, Asked, Way};
use crate::bot::{Bot, Identity};
use crate::commands::options::Options;
use crate::press::{At, Press};
use crate::presses::{Pressed, Reply};
use crate::said::{self, Said};
use crate::say::Say;
use crate::text::{answers, commands as words};
use crate::trouble::Trouble;
use crate::watch::Pulse;
use crate::{commands, controls, heart, languages, notes, place, presses, puzzles, register};

/// Takes the gateway's events.
pub(crate) struct Handler {
    pub(crate) bot: Arc<Bot>,
    pub(crate) pulse: Pulse,
    /// Told when READY came.
    pub(crate) ready: Arc<tokio::sync::Notify>,
}

#[serenity::async_trait]
impl RawEventHandler for Handler {
    async fn raw_event(&self, context: Context, event: Event) {
        self.pulse.event(context.shard_id);
        let bot = &self.bot;
        match event {
            Event::Ready(event) => {
                self.pulse.ready(context.shard_id);
                let me = Identity {
                    application: event.ready.application.id.get(),
                    user: event.ready.user.id.get(),
                };
                bot.http.set_application_id(event.ready.application.id);
                bot.me.get_or_init(|| me);
                info!(shard = context.shard_id.0, user = me.user, "ready");
                heart::back(bot).await;
                self.ready.notify_one();
                register::register(bot, me.application).await;
            }
            Event::Resumed(_) => {
                self.pulse.ready(context.shard_id);
                info!(shard = context.shard_id.0, "resumed");
                heart::back(bot).await;
            }
            Event::InteractionCreate(event) => interaction(bot, event.interaction).await,
            Event::MessageCreate(event) => message(bot, event.message).await,
            Event::ThreadDelete(event) => {
                place::thread_lost(bot, ChannelId(event.thread.id.get()), Why::Deleted).await;
            }
            Event::ThreadUpdate(event)
                if event.thread.thread_metadata.is_some_and(|thread| thread.locked) =>
            {
                place::thread_lost(bot, ChannelId(event.thread.id.get()), Why::Locked).await;
            }
            Event::ChannelDelete(event) => place::channel_lost(bot, ChannelId(event.channel.id.get())).await,
            // An unavailable server has an outage and comes back.
            Event::GuildDelete(event) if !event.guild.unavailable => {
                place::removed(bot, GuildId(event.guild.id.get())).await;
            }
            _ => {}
        }
    }
}

async fn interaction(bot: &Arc<Bot>, interaction: Interaction) {
    let id = interaction.id().get();
    if !bot.first_sight(id) {
        debug!(id, "an interaction came twice");
        return;
    }
    match interaction {
        Interaction::Command(command) => {
            let asked = Asked::from(&command);
            let span = span(&asked, &command.data.name);
            run_command(bot, asked, &command).instrument(span).await;
        }
        Interaction::Autocomplete(command) => {
            let span =
                info_span!("autocomplete", id, user = command.user.id.get(), command = command.data.name);
            autocomplete(bot, &command).instrument(span).await;
        }
        Interaction::Component(component) => {
            let asked = Asked::from(&component);
            let span = span(&asked, &component.data.custom_id);
            run_press(bot, asked, &component).instrument(span).await;
        }
        Interaction::Modal(modal) => {
            let asked = Asked::from(&modal);
            let span = span(&asked, &modal.data.custom_id);
            run_form(bot, asked, &modal).instrument(span).await;
        }
        _ => {}
    }
}

fn span(asked: &Asked, what: &str) -> tracing::Span {
    info_span!("interaction", id = asked.event.0, user = asked.by.0, guild = asked.guild.map(|g| g.0), what)
}

/// Promises the answer, keeps the asker's name, locale and open direct messages in mind, and looks up their language.
async fn promise(bot: &Arc<Bot>, asked: &mut Asked, way: Way) -> Option<Answer> {
    match Answer::promise(bot, asked, way).await {
        Ok(answer) => {
            if let Err(trouble) = bot.know(asked.by, &asked.name).await {
                warn!(%trouble, "the name could not be kept");
            }
            asked.lang = languages::note(bot, asked).await;
            if asked.guild.is_none()
                && let Err(trouble) = place::opened_dms(bot, asked.by, asked.channel).await
            {
                warn!(%trouble, "open direct messages could not be noted");
            }
            Some(answer)
        }
        Err(fault) => {
            // Lost for us, and as good as never made: the buttons are still there.
            warn!(%fault, "too late, or answered before");
            None
        }
    }
}

async fn run_command(bot: &Arc<Bot>, mut asked: Asked, command: &CommandInteraction) {
    let options = Options::of(command);
    let name = command.data.name.as_str();
    if name == words::NOTE.name && options.string(words::NOTE_TEXT.name).is_none() {
        ask_for_a_note(bot, asked, &options).await;
        return;
    }
    let Some(answer) = promise(bot, &mut asked, commands::way(&options)).await else { return };
    let done = commands::run(bot, &asked, name, &options).await;
    finish(&asked, &answer, done.map(Reply::Say)).await;
}

async fn run_press(bot: &Arc<Bot>, mut asked: Asked, component: &ComponentInteraction) {
    let Ok(press) = component.data.custom_id.parse::<Press>() else {
        asked.lang = languages::note(bot, &asked).await;
        at_once(bot, &asked, Say::text(answers::unknown_control(asked.lang))).await;
        return;
    };
    if let Press::Type(at) = press {
        ask_for_a_move(bot, asked, at).await;
        return;
    }
    if let Press::Puzzle(press) = press
        && press.is_form()
    {
        asked.lang = languages::note(bot, &asked).await;
        let form = puzzles::form(bot, &asked, press);
        respond(bot, &asked, CreateInteractionResponse::Modal(form)).await;
        return;
    }
    let values = match &component.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.as_slice(),
        _ => &[],
    };
    let Some(answer) = promise(bot, &mut asked, presses::way(&press)).await else { return };
    let private = component.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let lang = if private { asked.lang } else { languages::around(bot, &asked).await };
    let message = MessageId(component.message.id.get());
    let pressed = Pressed { press, message, lang, private, values, content: &component.message.content };
    let done = presses::run(bot, &asked, &pressed).await;
    finish(&asked, &answer, done).await;
}

/// The form cannot be deferred: whether it is given is decided from memory.
async fn ask_for_a_move(bot: &Arc<Bot>, mut asked: Asked, at: At) {
    let game = bot.live.get(at.game);
    let theirs = game.filter(|game| game.game.on_move() == Some(asked.by) && game.game.turn() == at.turn);
    if let Some(game) = theirs {
        asked.lang = languages::note(bot, &asked).await;
        let form = controls::form(asked.lang, at, game.game.game().position());
        respond(bot, &asked, CreateInteractionResponse::Modal(form)).await;
        return;
    }
    let Some(answer) = promise(bot, &mut asked, Way::Private).await else { return };
    let refused = presses::no_form(bot, &asked, at).await;
    finish(&asked, &answer, Err(refused)).await;
}

/// A form as well; what it takes is a short look into the database.
async fn ask_for_a_note(bot: &Arc<Bot>, mut asked: Asked, options: &Options<'_>) {
    asked.lang = languages::note(bot, &asked).await;
    match notes::form(bot, &asked, options.game()).await {
        Ok(form) => respond(bot, &asked, CreateInteractionResponse::Modal(form)).await,
        Err(trouble) => {
            let Some(answer) = promise(bot, &mut asked, Way::Private).await else { return };
            finish(&asked, &answer, Err(trouble)).await;
        }
    }
}

async fn run_form(bot: &Arc<Bot>, mut asked: Asked, modal: &ModalInteraction) {
    let Some(answer) = promise(bot, &mut asked, Way::Private).await else { return };
    let text = form_text(modal);
    let done = match (modal.data.custom_id.parse(), text) {
        (Ok(Press::Type(at)), Some(text)) => presses::typed_in_form(bot, &asked, at, &text).await,
        (Ok(Press::Puzzle(press)), Some(text)) => puzzles::submitted(bot, &asked, press, &text).await,
        // A field that is left empty may have no value at all.
        (Ok(Press::Note(game)), text) => {
            notes::keep(bot, &asked, game, text.as_deref().unwrap_or_default()).await
        }
        _ => Err(Trouble::person(answers::unknown_control(asked.lang))),
    };
    finish(&asked, &answer, done.map(Reply::Say)).await;
}

fn form_text(modal: &ModalInteraction) -> Option<String> {
    use serenity::all::ActionRowComponent::InputText;
    modal.data.components.iter().flat_map(|row| &row.components).find_map(|component| match component {
        InputText(field) => field.value.clone(),
        _ => None,
    })
}

async fn autocomplete(bot: &Arc<Bot>, command: &CommandInteraction) {
    let mut asked = Asked::from(command);
    asked.lang = languages::note(bot, &asked).await;
    let choices = commands::complete::choices(bot, &asked, command).await;
    respond(bot, &asked, CreateInteractionResponse::Autocomplete(choices)).await;
}

/// An answer that needs no work.
async fn at_once(bot: &Arc<Bot>, asked: &Asked, say: Say) {
    let message = CreateInteractionResponseMessage::new().content(say.text).ephemeral(true);
    respond(bot, asked, CreateInteractionResponse::Message(message)).await;
}

async fn respond(bot: &Arc<Bot>, asked: &Asked, response: CreateInteractionResponse) {
    let id = serenity::all::InteractionId::new(asked.event.0);
    if let Err(error) = response.execute(&bot.http, (id, &asked.token)).await {
        warn!(%error, "an answer came too late");
    }
}

/// Gives the answer.
async fn finish(asked: &Asked, answer: &Answer, done: Result<Reply, Trouble>) {
    let given = match done {
        Ok(Reply::Say(say)) => answer.say(&say).await,
        Ok(Reply::Change(say)) => answer.change(&say).await,
        Err(trouble) => match sentence(asked.lang, trouble, asked.event.0) {
            Some(sentence) => answer.say(&Say::text(sentence)).await,
            None => return,
        },
    };
    if let Err(fault) = given {
        warn!(%fault, "the answer did not arrive");
    }
}

/// What is said about it, if anything; it chooses how loud it is in the log.
fn sentence(lang: Lang, trouble: Trouble, reference: u64) -> Option<String> {
    match trouble {
        Trouble::Again => {
            debug!("done before");
            None
        }
        Trouble::Person(sentence) => {
            debug!(sentence, "refused");
            Some(sentence)
        }
        Trouble::Play(refusal) => {
            debug!(%refusal, "refused");
            Some(answers::refusal(lang, &refusal, None))
        }
        Trouble::Unknown => Some(answers::nothing_there(lang)),
        Trouble::Ours(error) => {
            error!(reference, %error, "our fault");
            Some(answers::our_fault(lang, reference))
        }
    }
}

async fn message(bot: &Arc<Bot>, message: Message) {
    let channel = ChannelId(message.channel_id.get());
    let Some(me) = bot.me.get() else { return };
    if message.guild_id.is_none() || !bot.live.at(channel).is_empty() {
        bot.note_message(channel, MessageId(message.id.get()));
    }
    let Some(mut said) = Said::of(&message, me.user) else { return };
    if !said.may_concern_us() || !bot.first_sight(said.event.0) {
        return;
    }
    said.lang = languages::of(bot, said.by).await;
    let span = info_span!("said", id = said.event.0, user = said.by.0, guild = said.guild.map(|g| g.0));
    answer_text(bot, &said).instrument(span).await;
}

async fn answer_text(bot: &Arc<Bot>, said: &Said) {
    let say = match said::react(bot, said).await {
        Ok(say) => say,
        Err(trouble) => sentence(said.lang, trouble, said.event.0).map(Say::text),
    };
    if let Some(say) = say {
        said::reply(bot, said, &say).await;
    }
}
