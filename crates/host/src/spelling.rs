//! What people may call themselves, and what they may say.

use icu_properties::{CodePointSetData, props::ExtendedPictographic};
use kernel::{Record, is_mark};
use unicode_security::{GeneralSecurityProfile, general_security_profile::IdentifierType};

use crate::Refusal;

const SAYING_CHARS_MAX: usize = 300;

/// Checks a name: letters that are in use today, digits, ordinary signs, emoji and spaces. Kernel
/// reads records with any visible signs; only new names have to keep to this.
///
/// # Errors
///
/// If the name is not allowed.
pub fn check_name(name: &str) -> Result<(), Refusal> {
    let checked = Record::check_name(name).map_err(|wrong| wrong.what.to_string());
    let why = match checked {
        Err(why) => why,
        // An accent at the beginning would be put onto the text before it.
        Ok(()) if name.starts_with(is_mark) => "a name begins with a letter or a sign".into(),
        Ok(()) if !name.chars().all(is_ordinary) => {
            "a name has letters of today, digits, ordinary signs and emoji".into()
        }
        Ok(()) => return Ok(()),
    };
    Err(Refusal::BadName { why })
}

/// Checks a message: it may have any visible signs, but not only such that may be blank.
pub(crate) fn check_saying(text: &str) -> Result<(), Refusal> {
    let fits = (1..=SAYING_CHARS_MAX).contains(&text.chars().count());
    if fits && Record::is_plain(text) && text.chars().any(is_surely_seen) {
        return Ok(());
    }
    Err(Refusal::BadSaying { max: SAYING_CHARS_MAX })
}

/// Tells whether a sign is one of those in names. Unicode knows which letters are in use and can be
/// told apart (UTS #39, `Identifier_Status`); it knows no property of being blank, and of the other
/// letters some are.
fn is_ordinary(sign: char) -> bool {
    sign == ' ' || sign.identifier_allowed() || is_punctuation(sign) || is_emoji(sign)
}

/// The signs of ASCII and Latin-1, such as `!` and `ª`, and general punctuation, such as `…` and `’`.
const fn is_punctuation(sign: char) -> bool {
    matches!(sign, '!'..='~' | '¡'..='ÿ' | '‐'..='‧' | '‰'..='⁞')
}

fn is_emoji(sign: char) -> bool {
    // The skin tones are no pictures themselves; most systems draw them as a patch.
    CodePointSetData::new::<ExtendedPictographic>().contains(sign)
        || matches!(sign, '\u{1f3fb}'..='\u{1f3ff}' | '\u{1f1e6}'..='\u{1f1ff}')
}

/// Tells whether a sign can be seen by itself: it is no accent, and of no script of the past, whose
/// signs few have letters for and some of which are blank.
fn is_surely_seen(sign: char) -> bool {
    let is_past = sign.identifier_type() == Some(IdentifierType::Exclusion);
    !sign.is_whitespace() && !is_mark(sign) && !is_past
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_no_sign_that_may_be_blank() {
        for blank in ['\u{13441}', '\u{13442}', '\u{16fe4}', '\u{2d7f}', '\u{1107f}', '\u{1bc9d}'] {
            for name in [format!("{blank}"), format!("Al{blank}ba"), format!("Alba{blank}")] {
                assert!(check_name(&name).is_err(), "{name:?}");
            }
            assert!(check_saying(&format!("{blank}")).is_err(), "{blank:?} says nothing");
            assert!(check_saying(&format!(" {blank}{blank}")).is_err(), "{blank:?} says nothing");
        }
    }

    #[test]
    fn ordinary_names_are_allowed() {
        for name in [
            "Alba",
            "D’Artagnan",
            "O'Neil",
            "Mª José",
            "Jean-Luc",
            "J. R. R.",
            "Íñigo",
            "Zoë",
            "Łukasz",
            "Åse",
            "Ng\u{169}g\u{129}",
            "Анна",
            "Οδυσσέας",
            "王小明",
            "さくら",
            "ひろ・し",
            "김민준",
            "محمد",
            "דוד",
            "आनंद",
            "สมชาย",
            "Bot_7",
            "¿Yo?",
            "Ana…",
            "Fox 🦊",
            "👍🏽",
            "♥",
            "🇪🇸",
        ] {
            assert!(check_name(name).is_ok(), "{name}");
        }
        for name in ["", " Alba", "\u{301}a", "Al\u{200b}ba", "\u{2800}", "Alba\u{fe0f}"] {
            assert!(check_name(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn a_message_may_have_any_script() {
        for text in ["Hi", "?", "♠", "ᏣᎳᎩ", "ⵜⴰⵎⴰⵣⵉⵖⵜ", "𓀀 is a man", "日本", "👍"]
        {
            assert!(check_saying(text).is_ok(), "{text}");
        }
    }
}
