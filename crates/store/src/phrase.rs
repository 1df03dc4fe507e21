//! Names and codes of a few words, which people can read to each other.
//!
//! The words are spelled the same in English and in Spanish. No two of them differ in one letter
//! only, so a slip of the finger is not another name.

use std::{fmt, io, str::FromStr, sync::LazyLock};

use thiserror::Error;

/// How many bits a word stands for.
const WORD_BITS: u32 = 9;

/// The words, in alphabetical order.
static WORDS: LazyLock<Vec<&str>> =
    LazyLock::new(|| include_str!("../words.txt").lines().collect());

/// Some words, such as `coral-panda-radio-tango`. Each of them stands for nine bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Phrase<const N: usize>([u16; N]);

/// The name of a table: its id begins with the same 36 bits.
pub type TableName = Phrase<4>;

impl<const N: usize> Phrase<N> {
    /// Draws random words.
    ///
    /// # Errors
    ///
    /// If the system has no random numbers.
    pub fn fresh() -> io::Result<Self> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(io::Error::other)?;
        Ok(Self::of_bits(u128::from_le_bytes(bytes)))
    }

    /// Returns the words for the lowest bits of a number; the last word has the lowest.
    pub(crate) fn of_bits(bits: u128) -> Self {
        let mut words = [0; N];
        for (place, word) in (0..).zip(words.iter_mut().rev()) {
            let index = bits >> (WORD_BITS * place) & ((1 << WORD_BITS) - 1);
            *word = u16::try_from(index).expect("nine bits fit into sixteen");
        }
        Self(words)
    }

    pub(crate) fn bits(self) -> u128 {
        self.0.iter().fold(0, |bits, word| bits << WORD_BITS | u128::from(*word))
    }
}

impl<const N: usize> fmt::Display for Phrase<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, word) in self.0.iter().enumerate() {
            let dash = if place > 0 { "-" } else { "" };
            write!(f, "{dash}{}", WORDS[usize::from(*word)])?;
        }
        Ok(())
    }
}

// Whoever knows the words may use them, so logs and errors do not show them.
impl<const N: usize> fmt::Debug for Phrase<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Phrase({N} words)")
    }
}

/// The error for a text that is not the right number of known words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("these are not the words of a name")]
pub struct BadPhrase;

/// Reads words as people type them: with spaces or dashes, in capitals or not.
impl<const N: usize> FromStr for Phrase<N> {
    type Err = BadPhrase;

    fn from_str(text: &str) -> Result<Self, BadPhrase> {
        let plain = text.trim().to_lowercase();
        let is_between = |letter: char| letter.is_whitespace() || "-–—_.,+".contains(letter);
        let typed = plain.split(is_between).filter(|word| !word.is_empty());
        let found = typed.map(|word| u16::try_from(WORDS.binary_search(&word).ok()?).ok());
        let words: Option<Vec<u16>> = found.collect();
        words.and_then(|words| words.try_into().ok()).map(Self).ok_or(BadPhrase)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_read_back_however_they_are_typed() {
        let phrase: Phrase<4> = Phrase::fresh().unwrap();
        let text = phrase.to_string();
        assert_eq!(text.parse(), Ok(phrase));
        assert_eq!(Phrase::<4>::of_bits(phrase.bits()), phrase);
        for typed in [text.replace('-', " "), format!("  {} ", text.to_uppercase())] {
            assert_eq!(typed.parse(), Ok(phrase), "{typed}");
        }
        assert_eq!(format!("{phrase:?}"), "Phrase(4 words)");
        for wrong in ["", "panda", "panda-panda-panda", "panda-panda-panda-pandx", "a-b-c-d"] {
            assert_eq!(wrong.parse::<Phrase<4>>(), Err(BadPhrase), "{wrong}");
        }
        assert_eq!(text.parse::<Phrase<6>>(), Err(BadPhrase), "four words are not six");
    }

    #[test]
    fn no_word_is_one_letter_away_from_another() {
        assert_eq!(WORDS.len(), 1 << WORD_BITS);
        assert!(WORDS.is_sorted());
        for (place, one) in WORDS.iter().enumerate() {
            assert!(one.chars().all(|letter| letter.is_ascii_lowercase()), "{one}");
            for other in &WORDS[place + 1..] {
                assert!(!is_near(one, other), "{one} {other}");
            }
        }
    }

    /// Tells whether one letter more, less or other makes one word of the other.
    fn is_near(one: &str, other: &str) -> bool {
        let start = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
        let (one, other) = (&one[start..], &other[start..]);
        let rest = |text: &str, skip: usize| text.get(skip..).unwrap_or_default().to_owned();
        rest(one, 1) == rest(other, 1) || rest(one, 1) == *other || *one == rest(other, 1)
    }
}
