//! Texts that are almost right: parsers meet them far beyond their first check.

use kernel::Dice;

/// How often a text is changed at most.
const CHANGES_MAX: u32 = 6;
/// What a word is replaced by: numbers at the edges, and what no format has a place for.
#[rustfmt::skip]
const ODD: [&str; 22] = [
    "", "0", "1", "-1", "7", "8", "255", "256", "65536", "18446744073709551616", "6.0", "1e9", "A", "H", "I",
    "\u{0}", "\u{202e}", "\u{fe0f}", "é\u{301}", "\u{1f5e1}", "\"", "\\u0000",
];

/// Draws one of `texts` and changes it in a few places: lines, words and characters are removed,
/// repeated, swapped, replaced by those of other texts or by odd ones.
///
/// # Panics
///
/// If there are no texts.
pub fn mutated(dice: &mut Dice, texts: &[String]) -> String {
    let mut text = dice.pick(texts).expect("there are texts").clone();
    for _ in 0..=dice.below(CHANGES_MAX) {
        text = match dice.below(4) {
            0 => change(dice, &text, texts, "\n"),
            1 | 2 => change(dice, &text, texts, " "),
            _ => change_characters(dice, &text),
        };
    }
    text
}

/// Changes one part of a text that is split at `separator`.
fn change(dice: &mut Dice, text: &str, others: &[String], separator: &str) -> String {
    let mut parts: Vec<&str> = text.split(separator).collect();
    let (one, other) = (place(dice, parts.len()), place(dice, parts.len()));
    let foreign: Vec<&str> =
        dice.pick(others).into_iter().flat_map(|it| it.split(separator)).collect();
    match dice.below(6) {
        0 => {
            parts.remove(one);
        }
        1 => parts.insert(other, parts[one]),
        2 => parts.swap(one, other),
        3 => parts[one] = dice.pick(&ODD).expect("there are some"),
        4 => parts[one] = dice.pick(&foreign).copied().unwrap_or_default(),
        _ => parts.truncate(one + 1),
    }
    parts.join(separator)
}

fn change_characters(dice: &mut Dice, text: &str) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    let at = place(dice, characters.len());
    let inserted: Vec<char> = dice.pick(&ODD).expect("there are some").chars().collect();
    let removed = at..(at + place(dice, 3)).min(characters.len());
    characters.splice(removed, inserted);
    characters.into_iter().collect()
}

/// Draws a place in a list of this length; 0 if it is empty.
fn place(dice: &mut Dice, length: usize) -> usize {
    let below = dice.below(u32::try_from(length).unwrap_or(u32::MAX));
    usize::try_from(below).expect("a machine of 32 bits or more")
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seed;

    #[test]
    fn a_text_changes_in_many_ways() {
        let texts = ["seats 3\nA draft outlaw\n".to_owned(), "seats 4\nB play datura\n".to_owned()];
        let mut dice = Dice::new(&Seed::from(1));
        let mut drawn: Vec<String> = (0..1_000).map(|_| mutated(&mut dice, &texts)).collect();
        drawn.sort();
        drawn.dedup();
        assert!(drawn.len() > 700, "{}", drawn.len());
        // An empty text has no place to change.
        (0..100).for_each(|_| drop(mutated(&mut dice, &[String::new()])));
    }
}
