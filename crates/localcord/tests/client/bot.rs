//! A small bot on the real client library, connected by the production path: HTTPS to "discord.com" at a loopback
//! address, with the run's own certificate authority, and the limiter on.

use std::sync::{Arc, Mutex};

use localcord::{Localcord, Options};
use serenity::all::{
    ActionRowComponent, AutocompleteChoice, ButtonStyle, ChannelType, Client, CommandOptionType, Context,
    CreateActionRow, CreateAttachment, CreateAutocompleteResponse, CreateButton, CreateCommand,
    CreateCommandOption, CreateInputText, CreateInteractionResponse, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, CreateModal, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, EditInteractionResponse, EventHandler, GatewayIntents, Http, HttpBuilder,
    InputTextStyle, Interaction, Message, Permissions, Ready, ResolvedOption, ResolvedValue, ResumedEvent,
};
use serenity::async_trait;
use tokio::task::JoinHandle;

/// A PNG of 3 × 2 pixels, as far as its header goes.
pub(crate) const PICTURE: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x03\0\0\0\x02\x08\x02\0\0\0";

/// What the bot has noticed.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    pub(crate) ready: u32,
    pub(crate) resumed: u32,
    pub(crate) texts: Vec<String>,
    pub(crate) interactions: Vec<u64>,
}

pub(crate) type SharedNotes = Arc<Mutex<Notes>>;

pub(crate) struct Bot {
    pub(crate) notes: SharedNotes,
    pub(crate) http: Arc<Http>,
    pub(crate) task: JoinHandle<()>,
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// A web client that trusts the run's authority and reaches Discord's hosts where they are here.
pub(crate) fn web(cord: &Localcord) -> reqwest::Client {
    let certificate = reqwest::Certificate::from_pem(cord.ca_pem().as_bytes()).unwrap();
    reqwest::Client::builder()
        .use_rustls_tls()
        .add_root_certificate(certificate)
        .resolve("discord.com", cord.rest_https())
        .resolve("cdn.discordapp.com", cord.rest_https())
        .build()
        .unwrap()
}

/// A client as in production.
pub(crate) fn http(cord: &Localcord) -> Http {
    let http = HttpBuilder::new(cord.token()).client(web(cord)).build();
    http.set_application_id(cord.bot().0.into());
    http
}

pub(crate) async fn cord() -> Localcord {
    Localcord::start(Options::default()).await.unwrap()
}

/// Starts the bot and waits until it is there.
pub(crate) async fn start(cord: &Localcord) -> Bot {
    let bot = start_with(
        cord,
        GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES,
    )
    .await;
    cord.until_ready("show").await.unwrap();
    bot
}

pub(crate) async fn start_with(cord: &Localcord, intents: GatewayIntents) -> Bot {
    let notes = SharedNotes::default();
    let handler = Handler(Arc::clone(&notes));
    let mut client = Client::builder_with_http_for_tests(http(cord), intents, handler).await;
    let http = Arc::clone(&client.http);
    let task = tokio::spawn(async move {
        client.start().await.ok();
    });
    Bot { notes, http, task }
}

/// `ClientBuilder::new_with_http`, named for what it is here.
trait ForTests {
    async fn builder_with_http_for_tests(http: Http, intents: GatewayIntents, handler: Handler) -> Client;
}

impl ForTests for Client {
    async fn builder_with_http_for_tests(http: Http, intents: GatewayIntents, handler: Handler) -> Client {
        serenity::client::ClientBuilder::new_with_http(http, intents).event_handler(handler).await.unwrap()
    }
}

/// A command with subcommands, one of them with autocomplete.
fn vacation() -> CreateCommand {
    let sub = |name: &str| CreateCommandOption::new(CommandOptionType::SubCommand, name, "A subcommand");
    let days = CreateCommandOption::new(CommandOptionType::Integer, "days", "How many");
    let zone = CreateCommandOption::new(CommandOptionType::String, "zone", "Where");
    CreateCommand::new("vacation")
        .description("Time off")
        .add_option(
            sub("start")
                .name_localized("pl", "początek")
                .add_sub_option(days.required(true).min_int_value(1).max_int_value(30)),
        )
        .add_option(sub("zone").add_sub_option(zone.set_autocomplete(true)))
}

/// A command for those who manage the server, with a group and every option that names something.
fn setup() -> CreateCommand {
    let option = |kind, name: &str| CreateCommandOption::new(kind, name, "An option").required(true);
    let set = CreateCommandOption::new(CommandOptionType::SubCommand, "set", "Sets all")
        .add_sub_option(option(CommandOptionType::Role, "starters"))
        .add_sub_option(option(CommandOptionType::Channel, "channel").channel_types(vec![ChannelType::Text]))
        .add_sub_option(option(CommandOptionType::Mentionable, "whom"))
        .add_sub_option(option(CommandOptionType::Number, "weight"))
        .add_sub_option(option(CommandOptionType::Boolean, "loud"));
    CreateCommand::new("setup")
        .description("Settings")
        .default_member_permissions(Permissions::MANAGE_GUILD)
        .add_option(
            CreateCommandOption::new(CommandOptionType::SubCommandGroup, "games", "A group")
                .add_sub_option(set),
        )
}

/// What a command with subcommands was given, as the library reads it.
fn read(option: &ResolvedOption<'_>) -> String {
    let all = |options: &[ResolvedOption<'_>]| options.iter().map(read).collect::<Vec<_>>().join(" ");
    let value = match &option.value {
        ResolvedValue::SubCommandGroup(options) | ResolvedValue::SubCommand(options) => all(options),
        ResolvedValue::Integer(number) => number.to_string(),
        ResolvedValue::Number(number) => number.to_string(),
        ResolvedValue::Boolean(yes) => yes.to_string(),
        ResolvedValue::Role(role) => format!("@{}", role.name),
        ResolvedValue::User(user, member) => {
            format!("{} {}", user.name, member.is_some_and(|member| member.permissions.is_some()))
        }
        ResolvedValue::Channel(channel) => {
            let writes = channel.permissions.is_some_and(|has| has.contains(Permissions::SEND_MESSAGES));
            format!("#{} {writes}", channel.name.clone().unwrap_or_default())
        }
        other => format!("{other:?}"),
    };
    format!("{}({value})", option.name)
}

struct Handler(SharedNotes);

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, ctx: Context, _: Ready) {
        self.0.lock().unwrap().ready += 1;
        let text = |name: &str| CreateCommandOption::new(CommandOptionType::String, name, "Some text");
        let commands = vec![
            CreateCommand::new("show").description("Shows a picture").add_option(text("text").required(true)),
            CreateCommand::new("slow").description("Answers late").add_option(
                CreateCommandOption::new(CommandOptionType::User, "who", "Somebody").required(true),
            ),
            CreateCommand::new("pick")
                .description("Offers buttons and a menu")
                .name_localized("pl", "wybierz"),
            CreateCommand::new("guess")
                .description("Completes")
                .add_option(text("word").set_autocomplete(true)),
            CreateCommand::new("form").description("Opens a form"),
            CreateCommand::new("Wave").kind(serenity::all::CommandType::User),
            CreateCommand::new("keep").description("Takes a file").add_option(
                CreateCommandOption::new(CommandOptionType::Attachment, "file", "A file").required(true),
            ),
            vacation(),
            setup(),
        ];
        serenity::all::Command::set_global_commands(&ctx.http, commands).await.unwrap();
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        self.0.lock().unwrap().resumed += 1;
    }

    async fn message(&self, ctx: Context, message: Message) {
        if message.author.bot {
            return;
        }
        self.0.lock().unwrap().texts.push(message.content.clone());
        if message.content.contains("echo") {
            let echo = CreateMessage::new().content(format!("echo {}", message.id)).nonce_of(&message);
            message.channel_id.send_message(&ctx.http, echo).await.unwrap();
        }
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        self.0.lock().unwrap().interactions.push(interaction.id().get());
        answer(&ctx, interaction).await.unwrap();
    }
}

trait NonceOf {
    fn nonce_of(self, message: &Message) -> Self;
}

impl NonceOf for CreateMessage {
    fn nonce_of(self, message: &Message) -> Self {
        self.nonce(serenity::all::Nonce::String(format!("e{}", message.id))).enforce_nonce(true)
    }
}

fn picture() -> CreateAttachment {
    CreateAttachment::bytes(PICTURE, "board.png").description("A board")
}

fn message() -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
}

async fn answer(ctx: &Context, interaction: Interaction) -> serenity::Result<()> {
    use CreateInteractionResponse as Answer;
    match interaction {
        Interaction::Command(command) => match command.data.name.as_str() {
            "show" => {
                let text = command.data.options[0].value.as_str().unwrap_or_default().to_owned();
                let answer = message().content(text).add_file(picture());
                command.create_response(&ctx.http, Answer::Message(answer)).await
            }
            "slow" => {
                command.defer_ephemeral(&ctx.http).await?;
                let who = command.data.resolved.members.len();
                let edit =
                    EditInteractionResponse::new().content(format!("{who} member")).new_attachment(picture());
                command.edit_response(&ctx.http, edit).await?;
                let more = CreateInteractionResponseFollowup::new().content("and more").ephemeral(true);
                command.create_followup(&ctx.http, more).await.map(drop)
            }
            "pick" => {
                let buttons = CreateActionRow::Buttons(vec![
                    CreateButton::new("yes").label("Yes").style(ButtonStyle::Success),
                    CreateButton::new("no").label("No").disabled(true),
                    CreateButton::new_link("https://example.com").label("Link"),
                ]);
                let options =
                    vec![CreateSelectMenuOption::new("A", "a"), CreateSelectMenuOption::new("B", "b")];
                let menu = CreateSelectMenu::new("menu", CreateSelectMenuKind::String { options })
                    .placeholder("Which?");
                let answer =
                    message().content("Pick").components(vec![buttons, CreateActionRow::SelectMenu(menu)]);
                command.create_response(&ctx.http, Answer::Message(answer)).await
            }
            "form" => {
                let input = CreateInputText::new(InputTextStyle::Short, "Move", "move").min_length(2);
                let modal = CreateModal::new("form:1", "Your move")
                    .components(vec![CreateActionRow::InputText(input)]);
                command.create_response(&ctx.http, Answer::Modal(modal)).await
            }
            "Wave" => {
                let target = command.data.target_id.unwrap().to_user_id();
                let name = command.data.resolved.users[&target].global_name.clone().unwrap_or_default();
                let answer = message().content(format!("Hello {name} ({})", command.locale));
                command.create_response(&ctx.http, Answer::Message(answer)).await
            }
            "vacation" | "setup" => {
                let text = command.data.options().iter().map(read).collect::<String>();
                command.create_response(&ctx.http, Answer::Message(message().content(text))).await
            }
            "keep" => {
                command.defer_ephemeral(&ctx.http).await?;
                let options = command.data.options();
                let ResolvedValue::Attachment(file) = options[0].value else { panic!("no file") };
                let text = format!("{} {} {} {}", file.filename, file.size, file.ephemeral, file.url);
                let edit = EditInteractionResponse::new().content(text);
                command.edit_response(&ctx.http, edit).await.map(drop)
            }
            other => panic!("unknown command {other}"),
        },
        Interaction::Autocomplete(command) => {
            let typed = command.data.autocomplete().unwrap().value.to_owned();
            let choices = ["18-19", "18-24", "26-27"].into_iter().filter(|choice| choice.starts_with(&typed));
            let choices = choices.map(|choice| AutocompleteChoice::new(choice, choice)).collect();
            let answer = CreateAutocompleteResponse::new().set_choices(choices);
            command.create_response(&ctx.http, Answer::Autocomplete(answer)).await
        }
        Interaction::Component(component) => {
            let chosen = match &component.data.kind {
                serenity::all::ComponentInteractionDataKind::StringSelect { values } => values.join(","),
                _ => component.data.custom_id.clone(),
            };
            let update = message().content(format!("Picked {chosen}")).components(Vec::new());
            component.create_response(&ctx.http, Answer::UpdateMessage(update)).await
        }
        Interaction::Modal(modal) => {
            let ActionRowComponent::InputText(input) = &modal.data.components[0].components[0] else {
                panic!("no input")
            };
            let text = format!("{} says {}", modal.data.custom_id, input.value.clone().unwrap_or_default());
            modal.create_response(&ctx.http, Answer::Message(message().content(text).ephemeral(true))).await
        }
        other => panic!("unexpected {other:?}"),
    }
}
