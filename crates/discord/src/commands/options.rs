//! The options of a command as Discord resolved them.

use play::{GameId, UserId};
use serenity::all::{
    Attachment, CommandInteraction, PartialChannel, ResolvedOption, ResolvedTarget, ResolvedValue,
};
use store::RoleId;

use crate::asked::display_name;
use crate::text::commands as words;

/// A person named in an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Person {
    pub(crate) id: UserId,
    pub(crate) name: String,
    pub(crate) bot: bool,
}

/// The options given.
pub(crate) struct Options<'a> {
    given: Vec<ResolvedOption<'a>>,
    sub: Option<&'a str>,
    target: Option<Person>,
}

impl<'a> Options<'a> {
    pub(crate) fn of(command: &'a CommandInteraction) -> Self {
        let target = match command.data.target() {
            Some(ResolvedTarget::User(user, member)) => {
                Some(person(user, member.and_then(|m| m.nick.as_deref())))
            }
            _ => None,
        };
        let (mut given, mut sub) = (command.data.options(), None);
        // A subcommand stands alone, and its options are those of the command.
        if let Some(ResolvedOption { value: ResolvedValue::SubCommand(inner), name, .. }) = given.first_mut()
        {
            sub = Some(*name);
            given = std::mem::take(inner);
        }
        Self { given, sub, target }
    }

    /// The subcommand.
    pub(crate) fn sub(&self) -> Option<&'a str> {
        self.sub
    }

    /// Whether the answer is asked for everybody.
    pub(crate) fn is_public(&self) -> bool {
        self.boolean(words::PUBLIC.name) == Some(true)
    }

    /// The theme asked for: its index.
    pub(crate) fn theme(&self) -> Option<u8> {
        let name = self.string(words::THEME.name)?;
        let index = picture::Theme::ALL.iter().position(|theme| theme.name() == name)?;
        u8::try_from(index).ok()
    }

    fn value(&self, name: &str) -> Option<&ResolvedValue<'a>> {
        self.given.iter().find(|option| option.name == name).map(|option| &option.value)
    }

    pub(crate) fn integer(&self, name: &str) -> Option<i64> {
        match self.value(name)? {
            ResolvedValue::Integer(number) => Some(*number),
            _ => None,
        }
    }

    pub(crate) fn boolean(&self, name: &str) -> Option<bool> {
        match self.value(name)? {
            ResolvedValue::Boolean(yes) => Some(*yes),
            _ => None,
        }
    }

    pub(crate) fn string(&self, name: &str) -> Option<&'a str> {
        match self.value(name)? {
            ResolvedValue::String(text) => Some(text),
            _ => None,
        }
    }

    /// A channel or thread in an option.
    pub(crate) fn channel(&self, name: &str) -> Option<&'a PartialChannel> {
        match self.value(name)? {
            ResolvedValue::Channel(channel) => Some(channel),
            _ => None,
        }
    }

    /// A file in an option.
    pub(crate) fn file(&self, name: &str) -> Option<&'a Attachment> {
        match self.value(name)? {
            ResolvedValue::Attachment(file) => Some(file),
            _ => None,
        }
    }

    pub(crate) fn role(&self, name: &str) -> Option<RoleId> {
        match self.value(name)? {
            ResolvedValue::Role(role) => Some(RoleId(role.id.get())),
            _ => None,
        }
    }

    /// Whether nothing was filled in.
    pub(crate) fn is_empty(&self) -> bool {
        self.given.is_empty()
    }

    /// A person in an option, or the one whose menu was opened.
    pub(crate) fn person(&self, name: &str) -> Option<Person> {
        match self.value(name) {
            Some(ResolvedValue::User(user, member)) => {
                Some(person(user, member.as_ref().and_then(|m| m.nick.as_deref())))
            }
            _ => self.target.clone(),
        }
    }

    /// The game named, if one is.
    pub(crate) fn game(&self) -> Option<GameId> {
        self.integer(words::GAME.name).map(GameId)
    }
}

fn person(user: &serenity::all::User, nick: Option<&str>) -> Person {
    Person { id: UserId(user.id.get()), name: display_name(user, nick), bot: user.bot }
}
