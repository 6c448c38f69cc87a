//! The options of a command as Discord resolved them.

use play::{GameId, UserId};
use serenity::all::{CommandInteraction, ResolvedOption, ResolvedTarget, ResolvedValue};

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
        Self { given: command.data.options(), target }
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
