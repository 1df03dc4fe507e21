//! The id of a table, which nobody can guess.

use std::{fmt, io, str::FromStr};

use serde::{Serialize, Serializer};
use thiserror::Error;

use crate::TableName;

const LENGTH: usize = 20;
/// 32 characters that are hard to confuse: 20 of them are 100 bits.
const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// How many bits a sign stands for.
const SIGN_BITS: usize = 5;
/// The signs at the beginning that a name follows from, and how many of their bits it leaves out.
const NAMED_SIGNS: usize = 8;
const NAMELESS_BITS: usize = 4;

/// The id of a table, such as `k7qpm2xw9fztc4n8dubh`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId([u8; LENGTH]);

impl TableId {
    /// Draws a random id that nobody can guess.
    ///
    /// # Errors
    ///
    /// If the system has no random numbers.
    pub fn fresh() -> io::Result<Self> {
        let mut bytes = [0; LENGTH];
        getrandom::fill(&mut bytes).map_err(io::Error::other)?;
        Ok(Self(bytes.map(|byte| SIGNS[usize::from(byte % 32)])))
    }

    /// Returns the name of the table, in words.
    pub fn name(self) -> TableName {
        let value = |sign: &u8| SIGNS.iter().zip(0_u128..).find(|(it, _)| *it == sign);
        let bits = self.0.iter().take(NAMED_SIGNS).filter_map(value);
        let bits = bits.fold(0, |bits, (_, value)| bits << SIGN_BITS | value);
        TableName::of_bits(bits >> NAMELESS_BITS)
    }
}

/// Returns the signs with which the id of a table of this name begins. One more bit of the name is
/// in the sign after them.
pub(crate) fn signs_of(name: TableName) -> String {
    let bits = name.bits() << NAMELESS_BITS;
    let signs = (1..NAMED_SIGNS).map(|place| {
        let value = bits >> (SIGN_BITS * (NAMED_SIGNS - place)) & 31;
        char::from(SIGNS[usize::try_from(value).expect("five bits are few")])
    });
    signs.collect()
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&sign| write!(f, "{}", char::from(sign)))
    }
}

impl Serialize for TableId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

// Whoever knows the id may join the table, so logs and errors show only its start.
impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let begin = self.0.iter().take(4).copied();
        write!(f, "{}…", begin.map(char::from).collect::<String>())
    }
}

/// The error for a text that is not the id of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a table's name has {LENGTH} small letters and digits")]
pub struct BadTableId;

impl FromStr for TableId {
    type Err = BadTableId;

    fn from_str(text: &str) -> Result<Self, BadTableId> {
        let signs: [u8; LENGTH] = text.as_bytes().try_into().map_err(|_| BadTableId)?;
        let known = signs.iter().all(|sign| SIGNS.contains(sign));
        known.then_some(Self(signs)).ok_or(BadTableId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_back_and_is_never_the_same() {
        let (one, other) = (TableId::fresh().unwrap(), TableId::fresh().unwrap());
        assert_ne!(one, other);
        assert_eq!(one.to_string().parse(), Ok(one));
        for wrong in ["", "k7qpm2xw9fztc4n8dub", "k7qpm2xw9fztc4n8dubhh", "K7QPM2XW9FZTC4N8DUBH"] {
            assert_eq!(wrong.parse::<TableId>(), Err(BadTableId), "{wrong}");
        }
    }

    #[test]
    fn a_name_says_how_the_id_begins() {
        for _ in 0..100 {
            let id = TableId::fresh().unwrap();
            let text = id.to_string();
            assert_eq!(signs_of(id.name()), text[..7]);
            let tail: TableId = format!("{}{}", &text[..8], "a".repeat(12)).parse().unwrap();
            assert_eq!(tail.name(), id.name(), "the rest of the id is not in the name");
        }
    }

    #[test]
    fn no_character_is_listed_twice() {
        let mut signs = SIGNS.to_vec();
        signs.dedup();
        assert_eq!(signs.len(), 32);
    }
}
