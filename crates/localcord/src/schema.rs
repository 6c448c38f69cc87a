//! Discord's `OpenAPI` document as a judge: every body and query, every answer, every object in an event.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use jsonschema::{Registry, Validator};
use serde_json::{Map, Value, json};

/// The document, made strict and with the corrections of [`amend`].
static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
    let mut document = serde_json::from_str(include_str!("../discord-openapi.json"))
        .expect("the document in the source is JSON");
    amend(&mut document);
    if let Some(schemas) = document.pointer_mut("/components/schemas").and_then(Value::as_object_mut) {
        for (name, schema) in schemas {
            // `Error` is only used inside allOf, where strictness would forbid the sibling's fields.
            if name != "Error" {
                close(schema);
            }
        }
    }
    document
});

static REGISTRY: LazyLock<Registry<'static>> = LazyLock::new(|| {
    Registry::new()
        .add(BASE, &*DOCUMENT)
        .and_then(jsonschema::RegistryBuilder::prepare)
        .expect("the document refers only to itself")
});

const BASE: &str = "urn:discord:openapi";

/// Forbids unknown fields in `schema` and below.
fn close(schema: &mut Value) {
    match schema {
        Value::Object(map) => {
            let composed = map
                .get("allOf")
                .and_then(Value::as_array)
                .is_some_and(|parts| parts.iter().any(|part| part.get("properties").is_some()));
            if composed {
                map.insert("unevaluatedProperties".into(), false.into());
            } else if map.contains_key("properties") && !map.contains_key("additionalProperties") {
                map.insert("additionalProperties".into(), false.into());
            }
            for (key, value) in map.iter_mut() {
                if key == "properties" {
                    value.as_object_mut().into_iter().flatten().for_each(|(_, property)| close(property));
                } else if !(composed && key == "allOf") {
                    close(value);
                }
            }
        }
        Value::Array(list) => list.iter_mut().for_each(close),
        _ => {}
    }
}

/// Where the document and the written documentation differ, the documentation holds. Each entry names its page.
fn amend(document: &mut Value) {
    let Some(schemas) = document.pointer_mut("/components/schemas").and_then(Value::as_object_mut) else {
        return;
    };
    // "Error Messages" (reference): the codes under `_errors` are words such as BASE_TYPE_REQUIRED.
    if let Some(items) =
        schemas.get_mut("InnerErrors").and_then(|s| s.pointer_mut("/properties/_errors/items"))
    {
        *items = json!({"type": "object", "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
            "required": ["code", "message"]});
    }
    // "Application Commands", command structure: `nsfw` is a field of the create and edit forms.
    for name in [
        "ApplicationCommandCreateRequest",
        "ApplicationCommandUpdateRequest",
        "ApplicationCommandPatchRequestPartial",
    ] {
        if let Some(fields) =
            schemas.get_mut(name).and_then(|s| s.get_mut("properties")).and_then(Value::as_object_mut)
        {
            fields.insert("nsfw".into(), json!({"type": "boolean"}));
        }
    }
}

/// Checks documents against named schemas and against the operations of the document; compiled on first use.
pub(crate) struct Schemas {
    compiled: Mutex<HashMap<String, Arc<Validator>>>,
}

/// One disagreement: JSON pointer and what is wrong there.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) pointer: String,
    pub(crate) message: String,
}

impl Schemas {
    /// The schemas, compiled once in a process.
    pub(crate) fn shared() -> &'static Self {
        static SHARED: LazyLock<Schemas> = LazyLock::new(|| Schemas { compiled: Mutex::default() });
        &SHARED
    }

    /// Checks an object against `#/components/schemas/NAME`.
    pub(crate) fn object(&self, name: &str, value: &Value) -> Result<(), Vec<Fault>> {
        self.check(&format!("/components/schemas/{name}"), value)
    }

    /// Checks the JSON body of a request; a request form is known by its operation.
    pub(crate) fn body(&self, method: &str, template: &str, value: &Value) -> Result<(), Vec<Fault>> {
        let pointer = format!("{}/requestBody/content/application~1json/schema", operation(method, template));
        if DOCUMENT.pointer(&pointer).is_none() {
            let empty = value.as_object().is_some_and(Map::is_empty) || value.is_null();
            let fault = Fault { pointer: String::new(), message: "this route takes no body".into() };
            return if empty { Ok(()) } else { Err(vec![fault]) };
        }
        self.check(&pointer, value)
    }

    /// Checks an answer's body; an undocumented status is a fault too.
    pub(crate) fn answer(
        &self,
        method: &str,
        template: &str,
        status: u16,
        value: Option<&Value>,
    ) -> Result<(), Vec<Fault>> {
        let lone = |message: String| Err(vec![Fault { pointer: String::new(), message }]);
        if status == 429 {
            return self.object("RatelimitedResponse", value.unwrap_or(&Value::Null));
        }
        if (400..500).contains(&status) {
            return self.object("ErrorResponse", value.unwrap_or(&Value::Null));
        }
        let response = format!("{}/responses/{status}", operation(method, template));
        let Some(documented) = DOCUMENT.pointer(&response) else {
            return lone(format!("status {status} is not documented"));
        };
        match (documented.pointer("/content/application~1json/schema"), value) {
            (Some(_), Some(value)) => {
                self.check(&format!("{response}/content/application~1json/schema"), value)
            }
            (None, None) => Ok(()),
            (Some(_), None) => lone("the body is missing".into()),
            (None, Some(_)) => lone("there should be no body".into()),
        }
    }

    /// Checks the query, whose values are read as the type that the document gives.
    pub(crate) fn query(
        &self,
        method: &str,
        template: &str,
        query: &[(String, String)],
    ) -> Result<(), Vec<Fault>> {
        let pointer = format!("{}/parameters", operation(method, template));
        let parameters = DOCUMENT.pointer(&pointer).and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let mut faults = Vec::new();
        for (name, text) in query {
            let known = parameters.iter().position(|p| p["in"] == "query" && p["name"] == name.as_str());
            let Some(index) = known else {
                faults.push(Fault { pointer: format!("?{name}"), message: "unknown query parameter".into() });
                continue;
            };
            let value = match parameters[index].pointer("/schema/type").and_then(Value::as_str) {
                Some("integer") => text.parse::<i64>().map_or_else(|_| text.clone().into(), Value::from),
                Some("boolean") => text.parse::<bool>().map_or_else(|_| text.clone().into(), Value::from),
                _ => text.clone().into(),
            };
            if let Err(found) = self.check(&format!("{pointer}/{index}/schema"), &value) {
                faults.extend(found.into_iter().map(|fault| Fault { pointer: format!("?{name}"), ..fault }));
            }
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    fn check(&self, pointer: &str, value: &Value) -> Result<(), Vec<Fault>> {
        let validator = self.compiled(pointer);
        if validator.is_valid(value) {
            return Ok(());
        }
        Err(validator
            .iter_errors(value)
            .map(|error| Fault {
                pointer: error.instance_path().to_string(),
                message: shorten(&error.to_string()),
            })
            .collect())
    }

    fn compiled(&self, pointer: &str) -> Arc<Validator> {
        let mut compiled = self.compiled.lock().unwrap_or_else(PoisonError::into_inner);
        let build = || {
            // The reference is a URI, in which the braces of a path template have to be escaped.
            let fragment = pointer.replace('{', "%7B").replace('}', "%7D");
            let schema = json!({"$schema": "https://json-schema.org/draft/2020-12/schema", "$ref": format!("{BASE}#{fragment}")});
            let validator = jsonschema::options()
                .with_registry(&REGISTRY)
                .should_validate_formats(true)
                .build(&schema)
                .unwrap_or_else(|error| panic!("{pointer} of the document does not compile: {error}"));
            Arc::new(validator)
        };
        Arc::clone(compiled.entry(pointer.to_owned()).or_insert_with(build))
    }
}

/// Whether the document has this operation.
pub(crate) fn knows(method: &str, template: &str) -> bool {
    DOCUMENT.pointer(&operation(method, template)).is_some()
}

fn operation(method: &str, template: &str) -> String {
    format!("/paths/{}/{}", template.replace('~', "~0").replace('/', "~1"), method.to_ascii_lowercase())
}

/// Validator messages quote the whole instance; a reader needs its beginning and the end of the sentence.
fn shorten(message: &str) -> String {
    let chars: Vec<char> = message.chars().collect();
    if chars.len() <= 400 {
        return message.to_owned();
    }
    let (head, tail) = (&chars[..280], &chars[chars.len() - 100..]);
    format!("{} … {}", head.iter().collect::<String>(), tail.iter().collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(schema: &str, value: &Value) -> Vec<String> {
        Schemas::shared()
            .object(schema, value)
            .err()
            .into_iter()
            .flatten()
            .map(|fault| fault.pointer)
            .collect()
    }

    #[test]
    fn missing_unknown_and_ill_typed_fields_are_faults() {
        let user = json!({"id": "1", "username": "a", "avatar": null, "discriminator": "0", "public_flags": 0, "flags": 0,
            "global_name": null, "primary_guild": null});
        assert!(places("UserResponse", &user).is_empty());
        for (field, value) in
            [("id", json!(1)), ("username", Value::Null), ("surprise", json!(1)), ("id", json!("01"))]
        {
            let mut bad = user.clone();
            bad[field] = value;
            assert!(!places("UserResponse", &bad).is_empty(), "{field}");
        }
        let mut bad = user;
        bad.as_object_mut().expect("it is an object").remove("flags");
        assert!(!places("UserResponse", &bad).is_empty());
    }

    #[test]
    fn unknown_fields_are_faults_deep_inside_and_beside_composed_schemas() {
        let error = json!({"code": 1, "message": "m", "retry_after": 0.5, "global": false});
        assert!(places("RatelimitedResponse", &error).is_empty());
        let mut bad = error;
        bad["surprise"] = json!(1);
        assert!(!places("RatelimitedResponse", &bad).is_empty());
        let form = json!({"content": "a", "allowed_mentions": {"parse": [], "surprise": 1}});
        assert_eq!(places("MessageCreateRequest", &form), ["/allowed_mentions"]);
    }

    #[test]
    fn every_schema_and_operation_compiles() {
        let schemas = DOCUMENT["components"]["schemas"].as_object().expect("it is an object");
        for name in schemas.keys() {
            Schemas::shared().object(name, &Value::Null).ok();
        }
        assert!(schemas.len() > 300);
    }

    #[test]
    fn dates_are_checked() {
        let thread = |date: &str| json!({"archived": false, "archive_timestamp": date, "auto_archive_duration": 60, "locked": false});
        assert!(places("ThreadMetadataResponse", &thread("2026-01-01T00:00:00.000000+00:00")).is_empty());
        assert_eq!(places("ThreadMetadataResponse", &thread("yesterday")), ["/archive_timestamp"]);
    }
}
