//! What a visitor has set for this browser: theme, text size, pace and so on.
//!
//! The browser keeps all of it in one cookie, which gives no rights. The script writes the same
//! cookie, and reads the values from attributes of the page.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header::SET_COOKIE};

use crate::{form::Fields, language::cookies};

/// The cookie with the settings.
const COOKIE_NAME: &str = "settings";
/// How long the cookie lasts: a year.
const SECONDS_MAX: u32 = 365 * 24 * 60 * 60;

/// A setting: its name, and its values. The first one is used unless another is set.
#[derive(Debug)]
pub(crate) struct Setting {
    pub(crate) name: &'static str,
    pub(crate) values: &'static [&'static str],
}

/// Every setting but the language, in the order of the panel; the script knows the same names.
pub(crate) const SETTINGS: [Setting; 8] = [
    Setting { name: "theme", values: &["system", "night", "paper"] },
    Setting { name: "size", values: &["100", "110", "120", "125", "130", "140", "150"] },
    Setting { name: "pace", values: &["auto", "wait", "slow", "normal", "brief", "off"] },
    Setting { name: "motion", values: &["system", "full", "reduced"] },
    Setting { name: "volume", values: &["60", "0", "20", "40", "80", "100"] },
    Setting { name: "confirm", values: &["off", "on"] },
    Setting { name: "marks", values: &["words", "signs"] },
    Setting { name: "ghosts", values: &["on", "off"] },
];

impl Setting {
    /// Returns the least and the greatest value of a setting that is a number: it is shown as a slider.
    pub(crate) fn range(&self) -> Option<(u8, u8)> {
        let numbers: Vec<u8> = self.values.iter().map_while(|value| value.parse().ok()).collect();
        let is_number = numbers.len() == self.values.len();
        numbers.iter().min().copied().zip(numbers.iter().max().copied()).filter(|_| is_number)
    }

    /// Returns by how much a slider goes on.
    pub(crate) fn step(&self) -> u8 {
        if self.name == "size" { 10 } else { 20 }
    }
}

/// What a visitor has set: a value for each of [`SETTINGS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Preferences([&'static str; SETTINGS.len()]);

impl Default for Preferences {
    fn default() -> Self {
        Self(SETTINGS.map(|setting| setting.values[0]))
    }
}

impl Preferences {
    /// Reads the cookie. What we do not know in it is left out.
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        let text = cookies(headers).find(|(name, _)| *name == COOKIE_NAME);
        let pairs = text.into_iter().flat_map(|(_, text)| text.split('&'));
        let pairs: Vec<_> = pairs.filter_map(|pair| pair.split_once('=')).collect();
        Self::read(|name| pairs.iter().find(|(it, _)| *it == name).map(|(_, value)| *value))
    }

    /// Reads the form of the settings page.
    pub(crate) fn of_form(fields: &Fields) -> Self {
        Self::read(|name| fields.find(name))
    }

    fn read<'t>(text: impl Fn(&str) -> Option<&'t str>) -> Self {
        Self(SETTINGS.map(|Setting { name, values }| {
            let known = |text: &str| values.iter().find(|value| **value == text).copied();
            text(name).and_then(known).unwrap_or(values[0])
        }))
    }

    /// Returns each setting with its value.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = (&'static Setting, &'static str)> {
        SETTINGS.iter().zip(self.0)
    }

    /// Returns the value of a setting that was changed; `None` if it has its first value.
    pub(crate) fn changed(&self, name: &str) -> Option<&'static str> {
        let mut pairs = self.pairs();
        let (setting, value) = pairs.find(|(setting, _)| setting.name == name)?;
        Some(value).filter(|value| *value != setting.values[0])
    }

    /// Returns the cookie that keeps them. The script has to read it, and writes it too.
    pub(crate) fn remember(&self) -> (HeaderName, HeaderValue) {
        let changed = SETTINGS.iter().filter_map(|setting| {
            Some(format!("{}={}", setting.name, self.changed(setting.name)?))
        });
        let text = changed.collect::<Vec<_>>().join("&");
        let cookie = format!("{COOKIE_NAME}={text}; Path=/; Max-Age={SECONDS_MAX}; SameSite=Lax");
        (SET_COOKIE, HeaderValue::try_from(cookie).expect("the values are plain letters"))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::header::COOKIE;

    use super::*;

    #[test]
    fn settings_read_back_and_nonsense_is_left_out() {
        let headers = |text: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(COOKIE, HeaderValue::from_static(text));
            headers
        };
        let set = Preferences::of(&headers("lang=es; settings=theme=paper&size=110&pace=x&y"));
        assert_eq!(set.changed("theme"), Some("paper"));
        assert_eq!(set.changed("size"), Some("110"));
        assert_eq!(set.changed("pace"), None);
        let (_, cookie) = set.remember();
        let cookie = cookie.to_str().unwrap();
        assert!(cookie.starts_with("settings=theme=paper&size=110; Path=/;"), "{cookie}");
        assert_eq!(Preferences::of(&HeaderMap::new()), Preferences::default());
    }
}
