//! A message before it is known which way it goes: as an answer, an edit, or a new message in a channel.

use play::UserId;
use serenity::all::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateInteractionResponseFollowup,
    CreateMessage, EditAttachments, EditInteractionResponse, EditMessage, MessageFlags, MessageReference,
    Nonce,
};
use store::{ChannelId, MessageId, RoleId};

use crate::text;

/// Text, controls and files of a message. Nobody is mentioned but the people named.
#[derive(Clone, Debug, Default)]
pub(crate) struct Say {
    pub(crate) text: String,
    pub(crate) rows: Vec<CreateActionRow>,
    pub(crate) files: Vec<CreateAttachment>,
    pub(crate) mentions: Vec<UserId>,
    /// A role that is mentioned.
    pub(crate) role: Option<RoleId>,
    /// The message that it is a reply to, as far as that is still there.
    pub(crate) reply_to: Option<(ChannelId, MessageId)>,
}

impl Say {
    pub(crate) fn text(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    pub(crate) fn rows(mut self, rows: Vec<CreateActionRow>) -> Self {
        self.rows = rows;
        self
    }

    pub(crate) fn file(mut self, file: CreateAttachment) -> Self {
        self.files.push(file);
        self
    }

    pub(crate) fn mentions(mut self, user: UserId) -> Self {
        // The house and those whose data was removed are nobody in the chat.
        if !store::is_ghost(user) {
            self.mentions.push(user);
        }
        self
    }

    pub(crate) fn mentions_role(mut self, role: RoleId) -> Self {
        self.role = Some(role);
        self
    }

    /// It is a reply to a message, where it is sent to a channel.
    pub(crate) fn replies_to(mut self, channel: ChannelId, message: MessageId) -> Self {
        self.reply_to = Some((channel, message));
        self
    }

    fn content(&self) -> String {
        text::cut(&self.text, text::LONGEST)
    }

    fn allowed(&self) -> CreateAllowedMentions {
        let users = self.mentions.iter().map(|user| serenity::all::UserId::new(user.0));
        let roles = self.role.map(|role| serenity::all::RoleId::new(role.0));
        CreateAllowedMentions::new().users(users).roles(roles).replied_user(false)
    }

    /// A new message of a channel. The nonce keeps Discord from posting it twice.
    pub(crate) fn message(&self, nonce: &str) -> CreateMessage {
        let message = CreateMessage::new();
        let message = match self.reply_to {
            Some((channel, to)) => {
                let reference = MessageReference::from((channel.0.into(), to.0.into()));
                message.reference_message(reference.fail_if_not_exists(false))
            }
            None => message,
        };
        message
            .content(self.content())
            .components(self.rows.clone())
            .files(self.files.clone())
            .allowed_mentions(self.allowed())
            .nonce(Nonce::String(nonce.to_owned()))
            .enforce_nonce(true)
    }

    /// The answer that was deferred, or the message that the pressed control belongs to. Files replace those there.
    pub(crate) fn edit_response(&self) -> EditInteractionResponse {
        let files = self.files.iter().cloned().fold(EditAttachments::new(), EditAttachments::add);
        EditInteractionResponse::new()
            .content(self.content())
            .components(self.rows.clone())
            .allowed_mentions(self.allowed())
            .attachments(files)
    }

    /// A further answer that only the person asking sees.
    pub(crate) fn followup(&self) -> CreateInteractionResponseFollowup {
        CreateInteractionResponseFollowup::new()
            .content(self.content())
            .components(self.rows.clone())
            .files(self.files.clone())
            .allowed_mentions(self.allowed())
            .flags(MessageFlags::EPHEMERAL)
    }

    /// New text and controls for one of our messages; what is attached stays (the field is left out).
    pub(crate) fn edit(&self) -> EditMessage {
        EditMessage::new()
            .content(self.content())
            .components(self.rows.clone())
            .allowed_mentions(self.allowed())
    }
}
