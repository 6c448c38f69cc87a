//! IDENTIFY and RESUME, and the one request that a client can make over the gateway.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

use serde_json::{Value, json};

use super::session::{Out, Session};
use super::{Connection, intents};
use crate::id::Id;
use crate::state::World;

type Answer = Result<Option<Value>, u16>;

fn invalid_session() -> Value {
    json!({"op": 9, "d": false, "s": null, "t": null})
}

impl Connection {
    pub(super) fn identify(&mut self, form: &Value) -> Answer {
        let shared = self.shared.clone();
        let mut world = shared.world();
        let complete = form["properties"].is_object() && form["token"].is_string();
        let Some(wanted) = form["intents"].as_u64().filter(|_| complete) else { return Err(4002) };
        if !world.is_token(&form["token"]) {
            return Err(4004);
        }
        if form["shard"].as_array().is_some_and(|shard| shard.as_slice() != [json!(0), json!(1)]) {
            return Err(4010);
        }
        if wanted & !intents::ALL != 0 {
            return Err(4013);
        }
        // Privileged intents have to be enabled for the application; presences are not, here.
        let mut forbidden = intents::GUILD_PRESENCES;
        if !world.options.guild_members {
            forbidden |= intents::GUILD_MEMBERS;
        }
        if !world.options.message_content {
            forbidden |= intents::MESSAGE_CONTENT;
        }
        if wanted & forbidden != 0 {
            return Err(4014);
        }
        let limits = world.options.limits.clone();
        let early = world.sessions.identified.is_some_and(|at| at.elapsed() < limits.identify_every);
        if early || world.sessions.identifies >= limits.sessions {
            return Ok(Some(invalid_session()));
        }
        world.sessions.identified = Some(Instant::now());
        world.sessions.identifies += 1;
        if form["compress"] == true {
            self.codec.compress_payloads();
        }
        let id = world.word(32).to_lowercase();
        let mut session = Session {
            id: id.clone(),
            intents: wanted,
            seq: 0,
            replay: VecDeque::new(),
            link: Some(self.link.clone()),
            connection: self.number,
            unlinked: None,
        };
        let ready = world.ready(&id);
        world.check_event("READY", "UserPIIResponse", &ready["user"]);
        session.push("READY", &ready);
        if wanted & intents::GUILDS != 0 {
            let guilds = world.saved.guilds.values().filter(|guild| guild.has_bot);
            let guilds: Vec<Value> = guilds.map(|guild| world.guild_create_json(guild)).collect();
            for guild in guilds {
                world.check_guild_create(&guild);
                session.push("GUILD_CREATE", &guild);
            }
        }
        world.sessions.list.push(session);
        self.session = Some(id);
        world.announce_bot_status();
        Ok(None)
    }

    pub(super) fn resume(&mut self, form: &Value) -> Answer {
        let shared = self.shared.clone();
        let mut world = shared.world();
        if !world.is_token(&form["token"]) {
            return Err(4004);
        }
        let (Some(id), Some(seq)) = (form["session_id"].as_str(), form["seq"].as_u64()) else {
            return Err(4002);
        };
        let Some(session) = world.sessions.get(id) else { return Ok(Some(invalid_session())) };
        if seq > session.seq {
            return Err(4007);
        }
        if session.replay.front().is_some_and(|(first, _)| *first > seq + 1) {
            return Ok(Some(invalid_session()));
        }
        session.tell(Out::Cut);
        session.link = Some(self.link.clone());
        session.connection = self.number;
        session.unlinked = None;
        let missed: Vec<Arc<Value>> =
            session.replay.iter().filter(|(s, _)| *s > seq).map(|(_, e)| Arc::clone(e)).collect();
        for event in missed {
            session.tell(Out::Frame(event));
        }
        session.push("RESUMED", &json!({"_trace": []}));
        self.session = Some(id.to_owned());
        world.announce_bot_status();
        Ok(None)
    }

    /// Op 8. Without the members intent only lists of ids may be asked for.
    pub(super) fn request_members(&mut self, form: &Value) -> Answer {
        let shared = self.shared.clone();
        let mut world = shared.world();
        let guild =
            form["guild_id"].as_str().and_then(|id| id.parse::<Id>().ok()).and_then(|id| world.guild(id));
        let Some(guild) = guild else { return Err(4002) };
        let this = |session: &&Session| Some(&session.id) == self.session.as_ref();
        let chosen = world.sessions.list.iter().find(this).map_or(0, |session| session.intents);
        let asked: Vec<Id> = match &form["user_ids"] {
            Value::Array(ids) => ids.iter().filter_map(|id| id.as_str()?.parse().ok()).collect(),
            Value::String(id) => id.parse().into_iter().collect(),
            _ if form["query"] == "" && chosen & intents::GUILD_MEMBERS == 0 => return Err(4014),
            _ if form["query"] == "" => guild.members.keys().copied().collect(),
            _ => Vec::new(),
        };
        let (found, missing): (Vec<Id>, Vec<Id>) =
            asked.into_iter().partition(|id| guild.members.contains_key(id));
        let members: Vec<Value> = found.iter().map(|&user| world.member_json(guild, user)).collect();
        let chunk = json!({
            "guild_id": guild.id, "members": members, "chunk_index": 0, "chunk_count": 1, "not_found": missing,
            "nonce": form["nonce"],
        });
        let id = self.session.clone().unwrap_or_default();
        if let Some(session) = world.sessions.get(&id) {
            session.push("GUILD_MEMBERS_CHUNK", &chunk);
        }
        Ok(None)
    }
}

impl World {
    fn is_token(&self, token: &Value) -> bool {
        // The client may write the prefix that REST wants.
        token.as_str().is_some_and(|token| token.strip_prefix("Bot ").unwrap_or(token) == self.token)
    }

    fn ready(&self, session: &str) -> Value {
        let guilds = self.saved.guilds.values().filter(|guild| guild.has_bot);
        let guilds: Vec<Value> = guilds.map(|guild| json!({"id": guild.id, "unavailable": true})).collect();
        let application = self.application_json();
        json!({
            "v": 10, "user": self.me_json(), "guilds": guilds, "session_id": session, "session_type": "normal",
            "resume_gateway_url": self.gateway, "shard": [0, 1], "private_channels": [], "presences": [],
            "relationships": [], "geo_ordered_rtc_regions": [], "user_settings": {}, "_trace": [],
            "application": {"id": self.saved.application, "flags": application["flags"]},
        })
    }

    /// Tells the pages whether the bot is online.
    pub(crate) fn announce_bot_status(&mut self) {
        let online = self.sessions.online();
        let data = json!({"id": self.saved.bot, "online": online});
        self.show(crate::state::Audience::All, "BOT_STATUS", &data);
    }
}
