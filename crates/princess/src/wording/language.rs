//! What a language has to say, as tables of templates, and how a template is filled in.

use alloc::{borrow::Cow, string::String};

/// A row of a table: its key, and the texts that belong to it. A text that cannot occur is empty.
pub(super) type Row<const N: usize> = (&'static str, [&'static str; N]);

/// The templates of a language. `{c}` is a condition, `{s}` and `{t}` are steps; the other names in
/// braces are explained in the rules [C.7].
#[derive(Debug)]
pub(super) struct Language {
    pub(super) selectors: &'static [Row<3>],
    pub(super) steps: &'static [Row<3>],
    pub(super) conditions: &'static [Row<1>],
    pub(super) modifiers: &'static [Row<2>],
    pub(super) triggers: &'static [Row<1>],
    pub(super) numbered: &'static [Row<2>],
    pub(super) agreeing: &'static [Row<2>],
    pub(super) signed: &'static [Row<2>],
    pub(super) symbols: &'static [Row<1>],
    /// A condition from the second line of a hand card or event on.
    pub(super) also: &'static str,
    pub(super) condition: &'static str,
    pub(super) pay: &'static str,
    pub(super) either: &'static str,
    /// How the second branch begins for which there is another template, and that template.
    pub(super) either_before_vowel: Option<(&'static str, &'static str)>,
    pub(super) and: &'static str,
    /// How the next step begins before which there is another "and", and that word.
    pub(super) and_before_vowel: Option<(&'static str, &'static str)>,
    /// Between the lines of a trigger.
    pub(super) then: &'static str,
    /// After a step with the amount `0+ghosts`, and with any other amount with ghosts.
    pub(super) ghosts: [&'static str; 2],
    pub(super) random: &'static str,
    /// Before the opening of most triggers of an environment.
    pub(super) everybody: &'static str,
    /// What a condition does not begin with.
    pub(super) dropped: &'static str,
    pub(super) outcomes: [&'static str; 3],
}

/// Finds the row with this key.
pub(super) fn find<const N: usize>(
    rows: &'static [Row<N>],
    key: &str,
) -> Option<[&'static str; N]> {
    rows.iter().find(|row| row.0 == key).map(|row| row.1)
}

/// Replaces each name in braces by what `value` returns for it.
pub(super) fn fill(template: &str, value: impl Fn(&str) -> Cow<'static, str>) -> String {
    let mut parts = template.split('{');
    let mut text = String::from(parts.next().unwrap_or_default());
    for part in parts {
        let (name, rest) = part.split_once('}').unwrap_or((part, ""));
        text.push_str(&value(name));
        text.push_str(rest);
    }
    text
}
