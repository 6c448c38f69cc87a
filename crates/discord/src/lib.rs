//! The bot: commands, buttons, boards and the poster of the outbox.
