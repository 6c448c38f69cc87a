//! What Discord accepts although its document does not: a short list, each with a name and a reason.

use serde_json::Value;

/// The names of the coercions, in the order in which they are tried.
pub const COERCIONS: [&str; 3] = ["permissions-as-string", "attachment-id-as-integer", "empty-option-fields"];

/// Rewrites what the client is known to send into the documented form, before the body is checked.
pub(crate) fn coerce(template: &str, body: &mut Value) {
    if template.contains("/commands") {
        match body.as_array_mut() {
            Some(commands) => commands.iter_mut().for_each(command),
            None => command(body),
        }
    }
    attachments(body);
    if let Some(data) = body.get_mut("data") {
        attachments(data);
    }
}

/// `permissions-as-string`: the documentation of commands calls `default_member_permissions` a string, the `OpenAPI`
/// document an integer; Discord takes both.
fn command(command: &mut Value) {
    if let Some(bits) =
        command.get("default_member_permissions").and_then(Value::as_str).and_then(|s| s.parse::<u64>().ok())
    {
        command["default_member_permissions"] = bits.into();
    }
    options(command);
}

/// `empty-option-fields`: the client writes every field on options of every type, as `[]`, `null` or `false` where it has
/// nothing to say; Discord overlooks those that the type does not have.
fn options(parent: &mut Value) {
    for option in parent.get_mut("options").and_then(Value::as_array_mut).into_iter().flatten() {
        let kind = option["type"].as_u64();
        if let Some(fields) = option.as_object_mut() {
            for list in ["choices", "options", "channel_types"] {
                if fields.get(list).and_then(Value::as_array).is_some_and(Vec::is_empty) {
                    fields.remove(list);
                }
            }
            for bound in ["min_value", "max_value", "min_length", "max_length"] {
                if fields.get(bound).is_some_and(Value::is_null) {
                    fields.remove(bound);
                }
            }
            let completes = matches!(kind, Some(3 | 4 | 10));
            if !completes && fields.get("autocomplete") == Some(&false.into()) {
                fields.remove("autocomplete");
            }
            if matches!(kind, Some(1 | 2)) && fields.get("required") == Some(&false.into()) {
                fields.remove("required");
            }
        }
        options(option);
    }
}

/// `attachment-id-as-integer`: a new attachment's `id` is its index among the files; the client writes a number.
fn attachments(form: &mut Value) {
    for attachment in form.get_mut("attachments").and_then(Value::as_array_mut).into_iter().flatten() {
        if let Some(index) = attachment.get("id").and_then(Value::as_u64) {
            attachment["id"] = index.to_string().into();
        }
    }
}
