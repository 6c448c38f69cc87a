//! The bot, users, the gateway's address.

use serde_json::json;

use super::{Answer, Call, Reply};
use crate::id::Id;
use crate::refusal::Refusal;
use crate::state::World;

pub(super) fn gateway(world: &mut World, _: &Call) -> Answer {
    Reply::ok(json!({"url": world.gateway}))
}

pub(super) fn gateway_bot(world: &mut World, _: &Call) -> Answer {
    let (total, used) = (world.options.limits.sessions, world.sessions.identifies);
    let limit = json!({"total": total, "remaining": total.saturating_sub(used), "reset_after": 86_400_000, "max_concurrency": 1});
    Reply::ok(json!({"url": world.gateway, "shards": 1, "session_start_limit": limit}))
}

pub(super) fn me(world: &mut World, _: &Call) -> Answer {
    Reply::ok(world.me_json())
}

pub(super) fn user(world: &mut World, call: &Call) -> Answer {
    let user = world.user(call.id("user_id")?).ok_or_else(Refusal::unknown_user)?.id;
    Reply::ok(world.user_json(user))
}

pub(super) fn application(world: &mut World, _: &Call) -> Answer {
    Reply::ok(world.application_json())
}

/// Opening a DM works with closed DMs too; it is sending that fails (observed).
pub(super) fn open_dm(world: &mut World, call: &Call) -> Answer {
    let missing = || Refusal::form("recipient_id", "BASE_TYPE_REQUIRED", "This field is required");
    let recipient: Id =
        call.body["recipient_id"].as_str().and_then(|id| id.parse().ok()).ok_or_else(missing)?;
    let user = world.user(recipient).ok_or_else(Refusal::unknown_user)?;
    if user.bot {
        return Err(Refusal::closed_dm());
    }
    let channel = world.open_dm(world.saved.bot, recipient);
    Reply::ok(world.channel_json(channel))
}
