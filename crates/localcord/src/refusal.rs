//! Discord's refusals: HTTP status, code and sentence (documentation: "JSON Error Codes").

use std::time::Duration;

use serde_json::{Map, Value, json};

use crate::schema::Fault;

/// An error answer.
#[derive(Clone, Debug)]
pub(crate) struct Refusal {
    pub(crate) status: u16,
    pub(crate) code: u64,
    pub(crate) message: String,
    pub(crate) errors: Option<Value>,
    pub(crate) retry_after: Option<Duration>,
}

macro_rules! refusals {
    ($($name:ident = $status:literal $code:literal $message:literal;)*) => {
        impl Refusal {
            $(pub(crate) fn $name() -> Self { Self::new($status, $code, $message) })*
        }
    };
}

refusals! {
    unauthorized = 401 0 "401: Unauthorized";
    unknown_application = 404 10002 "Unknown Application";
    unknown_channel = 404 10003 "Unknown Channel";
    unknown_guild = 404 10004 "Unknown Guild";
    unknown_member = 404 10007 "Unknown Member";
    unknown_message = 404 10008 "Unknown Message";
    unknown_role = 404 10011 "Unknown Role";
    unknown_user = 404 10013 "Unknown User";
    unknown_webhook = 404 10015 "Unknown Webhook";
    unknown_interaction = 404 10062 "Unknown interaction";
    unknown_command = 404 10063 "Unknown application command";
    too_many_commands = 400 30032 "Maximum number of application commands reached (100)";
    old_edits = 429 30046 "Maximum number of edits to messages older than 1 hour reached. Try again later";
    too_large = 413 40005 "Request entity too large";
    already_acknowledged = 400 40060 "Interaction has already been acknowledged.";
    missing_access = 403 50001 "Missing Access";
    not_on_dm = 403 50003 "Cannot execute action on a DM channel";
    others_message = 403 50005 "Cannot edit a message authored by another user";
    empty_message = 400 50006 "Cannot send an empty message";
    closed_dm = 403 50007 "Cannot send messages to this user";
    missing_permissions = 403 50013 "Missing Permissions";
    dead_token = 401 50027 "Invalid Webhook Token";
    not_on_this_channel = 400 50024 "Cannot execute action on this channel type";
    archived_thread = 400 50083 "Thread is archived";
    no_shared_server = 403 50278 "Cannot send messages to this user";
    bad_json = 400 50109 "The request body contains invalid JSON.";
    thread_exists = 400 160_004 "A thread has already been created for this message";
    thread_locked = 403 160_005 "Thread is locked";
    too_many_threads = 400 160_006 "Maximum number of active threads reached";
}

impl Refusal {
    pub(crate) fn new(status: u16, code: u64, message: &str) -> Self {
        Self { status, code, message: message.into(), errors: None, retry_after: None }
    }

    /// 50035 with one fault at a dotted or slashed `path` into the form.
    pub(crate) fn form(path: &str, code: &str, message: &str) -> Self {
        let mut errors = Value::Null;
        place(&mut errors, path, code, message);
        Self { errors: Some(errors), ..Self::new(400, 50035, "Invalid Form Body") }
    }

    /// 50035 with what the schema found.
    pub(crate) fn faults(faults: &[Fault]) -> Self {
        let mut errors = Value::Null;
        for fault in faults {
            place(&mut errors, &fault.pointer, "BASE_TYPE_BAD", &fault.message);
        }
        Self { errors: Some(errors), ..Self::new(400, 50035, "Invalid Form Body") }
    }

    /// 429 with the time to wait.
    pub(crate) fn limited(retry_after: Duration) -> Self {
        Self { retry_after: Some(retry_after), ..Self::new(429, 0, "You are being rate limited.") }
    }

    pub(crate) fn body(&self, global: bool) -> Value {
        let mut body = json!({"code": self.code, "message": self.message});
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        if self.status == 429 {
            body["retry_after"] = self.retry_after.unwrap_or_default().as_secs_f64().into();
            body["global"] = global.into();
        }
        body
    }
}

fn place(errors: &mut Value, path: &str, code: &str, message: &str) {
    let mut here = errors;
    for step in path.split(['/', '.', '?']).filter(|step| !step.is_empty()) {
        if !here.is_object() {
            *here = json!({});
        }
        here = &mut here[step];
    }
    let error = json!({"code": code, "message": message});
    if let Some(list) = here.get_mut("_errors").and_then(Value::as_array_mut) {
        list.push(error);
    } else if here.as_object().is_none_or(Map::is_empty) {
        // A field that is wrong itself and in its parts reports the parts.
        *here = json!({"_errors": [error]});
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::Schemas;

    #[test]
    fn form_errors_have_the_documented_shape() {
        let refusal = Refusal::form(
            "components/0/components/1/label",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 80 or fewer in length.",
        );
        let body = refusal.body(false);
        let leaf = &body["errors"]["components"]["0"]["components"]["1"]["label"]["_errors"][0];
        assert_eq!(leaf["code"], "BASE_TYPE_MAX_LENGTH");
        assert!(Schemas::shared().object("ErrorResponse", &body).is_ok());
    }
}
