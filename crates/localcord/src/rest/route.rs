//! The routes that a bot uses, by method and the path template of the `OpenAPI` document.

use super::{Answer, Call, channels, commands, guilds, interactions, messages, threads, users, webhooks};
use crate::state::World;

/// One route.
pub(crate) struct Route {
    pub(crate) method: &'static str,
    pub(crate) template: &'static str,
    pub(crate) handler: fn(&mut World, &Call) -> Answer,
    /// Works without the bot's token: the path holds one.
    pub(crate) open: bool,
}

impl Route {
    /// Routes of one webhook share a bucket; the others have their own.
    pub(crate) fn limit_key(&self) -> &'static str {
        if self.template.starts_with("/webhooks/") { "/webhooks" } else { self.key() }
    }

    fn key(&self) -> &'static str {
        // Deleting messages has its own bucket (documentation: "Rate Limits"), and so has each method here.
        KEYS[ROUTES.iter().position(|route| std::ptr::eq(route, self)).unwrap_or(0)]
    }

    /// Answers to interactions are outside the global limit (documentation: "Interactions", "Rate Limits").
    pub(crate) fn counts_globally(&self) -> bool {
        !self.template.starts_with("/webhooks/") && !self.template.starts_with("/interactions/")
    }
}

/// A route and what its path holds.
pub(crate) struct Found {
    pub(crate) route: &'static Route,
    pub(crate) params: Vec<(&'static str, String)>,
}

macro_rules! routes {
    ($($method:ident $template:literal $handler:path $(, $open:ident)?;)*) => {
        const ROUTES: &[Route] = &[$(Route {
            method: stringify!($method),
            template: $template,
            handler: $handler,
            open: false $(|| stringify!($open).len() == 4)?,
        }),*];
        const KEYS: &[&str] = &[$(concat!(stringify!($method), " ", $template)),*];
    };
}

// A fixed segment stands before a parameter in the same place.
routes! {
    GET "/gateway" users::gateway, open;
    GET "/gateway/bot" users::gateway_bot;
    GET "/users/@me" users::me;
    POST "/users/@me/channels" users::open_dm;
    GET "/users/{user_id}" users::user;
    GET "/applications/@me" users::application;
    GET "/oauth2/applications/@me" users::application;
    GET "/applications/{application_id}/commands" commands::list;
    PUT "/applications/{application_id}/commands" commands::replace;
    POST "/applications/{application_id}/commands" commands::create;
    GET "/applications/{application_id}/commands/{command_id}" commands::get;
    PATCH "/applications/{application_id}/commands/{command_id}" commands::edit;
    DELETE "/applications/{application_id}/commands/{command_id}" commands::delete;
    GET "/applications/{application_id}/guilds/{guild_id}/commands" commands::list;
    PUT "/applications/{application_id}/guilds/{guild_id}/commands" commands::replace;
    POST "/applications/{application_id}/guilds/{guild_id}/commands" commands::create;
    GET "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}" commands::get;
    PATCH "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}" commands::edit;
    DELETE "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}" commands::delete;
    GET "/channels/{channel_id}" channels::get;
    PATCH "/channels/{channel_id}" channels::edit;
    DELETE "/channels/{channel_id}" channels::delete;
    GET "/channels/{channel_id}/messages" messages::list;
    POST "/channels/{channel_id}/messages" messages::create;
    GET "/channels/{channel_id}/messages/{message_id}" messages::get;
    PATCH "/channels/{channel_id}/messages/{message_id}" messages::edit;
    DELETE "/channels/{channel_id}/messages/{message_id}" messages::delete;
    POST "/channels/{channel_id}/messages/{message_id}/threads" threads::from_message;
    POST "/channels/{channel_id}/threads" threads::without_message;
    GET "/channels/{channel_id}/thread-members" threads::members;
    PUT "/channels/{channel_id}/thread-members/@me" threads::join;
    DELETE "/channels/{channel_id}/thread-members/@me" threads::leave;
    GET "/channels/{channel_id}/thread-members/{user_id}" threads::member;
    PUT "/channels/{channel_id}/thread-members/{user_id}" threads::add;
    DELETE "/channels/{channel_id}/thread-members/{user_id}" threads::remove;
    GET "/channels/{channel_id}/threads/archived/public" threads::archived_public;
    GET "/channels/{channel_id}/threads/archived/private" threads::archived_private;
    POST "/channels/{channel_id}/typing" channels::typing;
    GET "/guilds/{guild_id}" guilds::get;
    GET "/guilds/{guild_id}/channels" guilds::channels;
    GET "/guilds/{guild_id}/roles" guilds::roles;
    GET "/guilds/{guild_id}/roles/{role_id}" guilds::role;
    GET "/guilds/{guild_id}/members/{user_id}" guilds::member;
    GET "/guilds/{guild_id}/threads/active" guilds::active_threads;
    POST "/interactions/{interaction_id}/{interaction_token}/callback" interactions::callback, open;
    POST "/webhooks/{webhook_id}/{webhook_token}" webhooks::follow_up, open;
    GET "/webhooks/{webhook_id}/{webhook_token}/messages/@original" webhooks::get, open;
    PATCH "/webhooks/{webhook_id}/{webhook_token}/messages/@original" webhooks::edit, open;
    DELETE "/webhooks/{webhook_id}/{webhook_token}/messages/@original" webhooks::delete, open;
    GET "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}" webhooks::get, open;
    PATCH "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}" webhooks::edit, open;
    DELETE "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}" webhooks::delete, open;
}

/// Finds the route of a path under `/api` or `/api/v10`.
pub(crate) fn find(method: &str, path: &str) -> Option<Found> {
    let path = path.strip_prefix("/api")?;
    let path = path.strip_prefix("/v10").unwrap_or(path);
    let routes = ROUTES.iter().filter(|route| route.method == method);
    routes.into_iter().find_map(|route| matched(route.template, path).map(|params| Found { route, params }))
}

/// The template that a path has in this table under any method, to say of an unknown route whether it is documented.
pub(crate) fn documented(path: &str) -> Option<&'static str> {
    let path = path.strip_prefix("/api")?;
    let path = path.strip_prefix("/v10").unwrap_or(path);
    ROUTES.iter().map(|route| route.template).find(|template| matched(template, path).is_some())
}

fn matched(template: &'static str, path: &str) -> Option<Vec<(&'static str, String)>> {
    let (mut wanted, mut given) = (template.split('/'), path.split('/'));
    let mut params = Vec::new();
    loop {
        match (wanted.next(), given.next()) {
            (None, None) => return Some(params),
            (Some(want), Some(have)) => {
                match want.strip_prefix('{').and_then(|want| want.strip_suffix('}')) {
                    Some(name) if !have.is_empty() => params.push((name, unescape(have))),
                    None if want == have || want == unescape(have) => {}
                    _ => return None,
                }
            }
            _ => return None,
        }
    }
}

/// Resolves `%40` and the like.
pub(crate) fn unescape(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let escaped = (*first == b'%').then(|| tail.get(..2)).flatten();
        let value = escaped.and_then(|two| u8::from_str_radix(std::str::from_utf8(two).ok()?, 16).ok());
        if let Some(value) = value {
            bytes.push(value);
            rest = &tail[2..];
        } else {
            bytes.push(*first);
            rest = tail;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The parameter that splits a bucket (documentation: "Rate Limits", top-level resources): channel, guild, or webhook
/// with its token.
pub(crate) fn major(params: &[(&'static str, String)]) -> String {
    let majors = params.iter().filter(|(name, _)| {
        matches!(*name, "channel_id" | "guild_id" | "webhook_id" | "webhook_token" | "interaction_id")
    });
    majors.map(|(_, value)| value.as_str()).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_in_the_document() {
        for route in ROUTES {
            assert!(
                crate::schema::knows(route.method, route.template),
                "{} {}",
                route.method,
                route.template
            );
        }
    }

    #[test]
    fn a_fixed_segment_wins_over_a_parameter() {
        let found = find("GET", "/api/v10/users/@me").expect("the route is in the table");
        assert_eq!(found.route.template, "/users/@me");
        let found =
            find("PATCH", "/api/v10/webhooks/1/tok/messages/%40original").expect("the route is in the table");
        assert_eq!(found.route.template, "/webhooks/{webhook_id}/{webhook_token}/messages/@original");
        assert!(find("GET", "/api/v10/users/1/2").is_none());
    }
}
