//! The languages.

/// A language that everything is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English; what somebody reads whose own language is not among these.
    #[default]
    En,
    /// Russian.
    Ru,
    /// Polish.
    Pl,
    /// Hungarian.
    Hu,
}

impl Lang {
    /// Every language, English first.
    pub const ALL: [Self; 4] = [Self::En, Self::Ru, Self::Pl, Self::Hu];

    /// The ISO 639-1 code, which is also the name of the folder of its messages and Discord's locale: `en`, `ru`, `pl`
    /// or `hu`. (Discord has two locales for English, `en-US` and `en-GB`.)
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
            Self::Pl => "pl",
            Self::Hu => "hu",
        }
    }

    /// The language of a code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The language for a locale as Discord sends it, such as `en-GB` or `pl`; English where it is none of ours.
    pub fn of_locale(locale: &str) -> Self {
        let language = locale.split(['-', '_']).next().unwrap_or_default();
        Self::from_code(&language.to_ascii_lowercase()).unwrap_or_default()
    }

    /// What its speakers call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Ru => "Русский",
            Self::Pl => "Polski",
            Self::Hu => "Magyar",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_lead_to_their_language_and_unknown_ones_to_english() {
        let cases = [
            ("en-US", Lang::En),
            ("en-GB", Lang::En),
            ("ru", Lang::Ru),
            ("pl", Lang::Pl),
            ("hu", Lang::Hu),
            ("pl-PL", Lang::Pl),
            ("uk", Lang::En),
            ("pt-BR", Lang::En),
            ("", Lang::En),
        ];
        for (locale, lang) in cases {
            assert_eq!(Lang::of_locale(locale), lang, "{locale}");
        }
    }

    #[test]
    fn codes_are_read_back_and_others_refused() {
        for lang in Lang::ALL {
            assert_eq!(Lang::from_code(lang.code()), Some(lang));
        }
        assert_eq!(Lang::from_code("de"), None);
    }
}
