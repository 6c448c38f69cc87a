//! Every language has every message that the program asks for, and no other.

use std::collections::{BTreeMap, BTreeSet};

use words::{Lang, Value, message};

use crate::catalogue::{Catalogue, Needs};
use crate::source;

#[test]
fn every_message_that_is_asked_for_is_there_in_every_language() {
    let asked = source::asked();
    assert!(asked.len() > 200, "the source was read: {}", asked.len());
    for lang in Lang::ALL {
        let catalogue = Catalogue::of(lang);
        let missing: Vec<&String> =
            asked.iter().filter(|key| !catalogue.keys().contains(key.as_str())).collect();
        assert!(missing.is_empty(), "{lang:?} lacks {missing:?}");
    }
}

#[test]
fn every_message_is_asked_for_or_put_into_one_that_is() {
    let asked = source::asked();
    for lang in Lang::ALL {
        let catalogue = Catalogue::of(lang);
        let mut used: BTreeSet<String> = asked.clone();
        used.extend(asked.iter().flat_map(|key| catalogue.whole(key).messages));
        let unused: Vec<&str> = catalogue.keys().into_iter().filter(|key| !used.contains(*key)).collect();
        assert!(unused.is_empty(), "{lang:?} has unused {unused:?}");
    }
}

#[test]
fn a_message_has_the_same_variables_in_every_language() {
    let english = Catalogue::of(Lang::En);
    for lang in Lang::ALL {
        let catalogue = Catalogue::of(lang);
        for key in source::asked() {
            assert_eq!(catalogue.whole(&key).variables, english.whole(&key).variables, "{key} in {lang:?}");
        }
    }
}

/// Values for every variable of a message: each variant of each choice once, numbers of every plural, and texts.
fn samples(needs: &Needs) -> Vec<BTreeMap<&str, Value<'static>>> {
    let base: BTreeMap<&str, Value<'static>> =
        needs.variables.iter().map(|name| (name.as_str(), Value::from("Anna"))).collect();
    let mut all = vec![base.clone()];
    for name in &needs.variables {
        for number in [0, 1, 2, 5, 12, 21, 1234] {
            let mut values = base.clone();
            values.insert(name, Value::from(number));
            all.push(values);
        }
        for key in needs.choices.get(name).into_iter().flatten() {
            let mut values = base.clone();
            values.insert(name, Value::from(key.clone()));
            all.push(values);
        }
    }
    all
}

#[test]
fn every_message_becomes_a_text_for_all_its_values() {
    for lang in Lang::ALL {
        let catalogue = Catalogue::of(lang);
        for key in source::asked() {
            for values in samples(&catalogue.whole(&key)) {
                let given: Vec<(&str, Value<'_>)> =
                    values.iter().map(|(name, value)| (*name, value.clone())).collect();
                let text = message(lang, &key, &given).unwrap_or_else(|fault| panic!("{fault}: {given:?}"));
                assert!(!text.trim().is_empty(), "{key} in {lang:?} says nothing: {given:?}");
                assert!(!text.contains("  "), "{key} in {lang:?} has a gap: {text}");
            }
        }
    }
}

/// What is written in Latin letters in a Russian text: names, notation, markup.
#[test]
fn the_other_languages_are_translated() {
    let english = Catalogue::of(Lang::En);
    for lang in [Lang::Ru, Lang::Pl, Lang::Hu] {
        for key in source::asked() {
            let whole = english.whole(&key);
            let values = samples(&whole);
            let given: Vec<(&str, Value<'_>)> =
                values[0].iter().map(|(name, value)| (*name, value.clone())).collect();
            let (ours, theirs) = (message(Lang::En, &key, &given), message(lang, &key, &given));
            // Layout without a word of its own, and words that are the same.
            let same = [
                "menu-target",
                "rules-page",
                "theme",
                "theme-title",
                "permission",
                "man-letter",
                "kibibytes",
                "mebibytes",
                "time-days",
                "time-days-hours",
                "time-hours",
                "time-hours-minutes",
                "time-minutes",
                "time-seconds",
                "terms-zone",
            ];
            // Without what is put into it, a text of marks alone has nothing to translate.
            let says =
                |text: &String| text.contains(' ') && text.replace("Anna", "").contains(char::is_alphabetic);
            if ours.as_ref().is_ok_and(says) && !same.contains(&key.as_str()) {
                assert_ne!(ours, theirs, "{key} is English in {lang:?}");
            }
        }
    }
}
