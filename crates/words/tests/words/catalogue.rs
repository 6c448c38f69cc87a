//! The messages of a language taken apart: what each needs.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;
use words::Lang;

/// What a text names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Needs {
    /// The values to be given.
    pub(crate) variables: BTreeSet<String>,
    /// The messages that are put into it.
    pub(crate) messages: BTreeSet<String>,
    /// The values that choose between variants, and the keys of these.
    pub(crate) choices: BTreeMap<String, BTreeSet<String>>,
}

/// All messages of a language by key, attributes as `key.attribute`.
#[derive(Clone, Debug)]
pub(crate) struct Catalogue(BTreeMap<String, Needs>);

impl Catalogue {
    /// Reads all files of a language; any fault in them ends the test.
    pub(crate) fn of(lang: Lang) -> Self {
        let mut all = BTreeMap::new();
        for source in words::sources(lang) {
            let resource =
                parse(source.text).unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", source.path));
            for entry in resource.body {
                let message = match entry {
                    Entry::Message(message) => message,
                    Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
                    other => panic!("{}: neither message nor comment: {other:?}", source.path),
                };
                let mut add = |key: String, pattern: &Pattern<&str>| {
                    let mut needs = Needs::default();
                    needs.read(pattern);
                    assert!(all.insert(key.clone(), needs).is_none(), "{}: {key} stands twice", source.path);
                };
                let key = message.id.name;
                if let Some(value) = &message.value {
                    add(key.to_owned(), value);
                }
                for attribute in &message.attributes {
                    add(format!("{key}.{}", attribute.id.name), &attribute.value);
                }
            }
        }
        assert!(!all.is_empty(), "{lang:?} has messages");
        Self(all)
    }

    pub(crate) fn keys(&self) -> BTreeSet<&str> {
        self.0.keys().map(String::as_str).collect()
    }

    /// What a message needs, together with those that are put into it.
    ///
    /// # Panics
    /// When it, or one of those, is not there, or refers to itself.
    pub(crate) fn whole(&self, key: &str) -> Needs {
        self.gather(key, 0)
    }

    fn gather(&self, key: &str, depth: usize) -> Needs {
        assert!(depth < 5, "{key} refers to itself");
        let mut whole = self.0.get(key).unwrap_or_else(|| panic!("there is no message {key}")).clone();
        for inner in whole.messages.clone() {
            let Needs { variables, messages, choices } = self.gather(&inner, depth + 1);
            whole.variables.extend(variables);
            whole.messages.extend(messages);
            for (variable, keys) in choices {
                whole.choices.entry(variable).or_default().extend(keys);
            }
        }
        whole
    }
}

impl Needs {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let keys = variants.iter().map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                });
                if let InlineExpression::VariableReference { id } = selector {
                    self.choices.entry(id.name.to_owned()).or_default().extend(keys);
                }
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name));
                self.messages.insert(format!("{}{}", id.name, attribute.unwrap_or_default()));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::TermReference { id, .. } => panic!("-{}: terms take no variables", id.name),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for argument in &arguments.positional {
            self.inline(argument);
        }
    }
}
