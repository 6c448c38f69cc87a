//! The messages of each language, and making texts of them.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

use crate::Lang;
use crate::article::{article, place};

static LOCALES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/locales");

type Bundle = FluentBundle<FluentResource>;

/// In the order of [`Lang::ALL`].
static BUNDLES: LazyLock<[Bundle; 4]> = LazyLock::new(|| Lang::ALL.map(bundle));

/// Why there is no text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MessageError {
    /// The language has no such message.
    #[error("{lang:?} has no message {key}")]
    Missing {
        /// The language.
        lang: Lang,
        /// The key asked for.
        key: String,
    },
    /// The message needs a value that was not given, or refers to what there is not.
    #[error("message {key} of {lang:?}: {faults}")]
    Malformed {
        /// The language.
        lang: Lang,
        /// The key asked for.
        key: String,
        /// What is wrong.
        faults: String,
    },
}

/// One file of messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its path below the folder of all languages.
    pub path: &'static str,
    /// Its text, in Fluent's syntax.
    pub text: &'static str,
}

/// The files of a language, for those who look at the messages themselves.
///
/// # Panics
/// If a file of ours is not UTF-8, which a test would show.
pub fn sources(lang: Lang) -> Vec<Source> {
    let files = LOCALES.get_dir(lang.code()).into_iter().flat_map(Dir::files);
    files
        .filter(|file| file.path().extension().is_some_and(|extension| extension == "ftl"))
        .map(|file| Source {
            path: file.path().to_str().expect("the names of our files are ASCII"),
            text: file.contents_utf8().expect("our files are UTF-8"),
        })
        .collect()
}

fn bundle(lang: Lang) -> Bundle {
    let id: LanguageIdentifier = lang.code().parse().expect("codes are language identifiers");
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // Discord shows the marks as spaces of their own in some places, and names are cleaned of such marks before.
    bundle.set_use_isolating(false);
    bundle.add_function("ARTICLE", article).expect("the first function of this name");
    bundle.add_function("PLACE", place).expect("the first function of this name");
    for source in sources(lang) {
        // What can be read of a faulty file serves; a test allows no fault.
        let resource = FluentResource::try_new(source.text.to_owned()).unwrap_or_else(|(some, _)| some);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The text of a message, or what is wrong with it. `key` is that of a message, or `message.attribute`.
///
/// # Errors
/// [`MessageError`]: the message is not there, or does not fit the values.
pub fn message(lang: Lang, key: &str, values: &[(&str, FluentValue<'_>)]) -> Result<String, MessageError> {
    let bundle = &BUNDLES[lang as usize];
    let (id, attribute) = key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
    let pattern = bundle.get_message(id).and_then(|message| match attribute {
        Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        None => message.value(),
    });
    let Some(pattern) = pattern else {
        return Err(MessageError::Missing { lang, key: key.to_owned() });
    };
    let values: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.clone())).collect();
    let mut faults = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&values), &mut faults).into_owned();
    if faults.is_empty() {
        return Ok(text);
    }
    let faults = faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
    Err(MessageError::Malformed { lang, key: key.to_owned(), faults })
}

/// The text of a message. Where it fails, the English one stands in, and for that the key: the tests leave neither to
/// happen. [`say!`](crate::say!) is the shorter way to write it.
pub fn say(lang: Lang, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
    message(lang, key, values).or_else(|_| message(Lang::En, key, values)).unwrap_or_else(|_| key.to_owned())
}
