//! Random numbers: a named generator, and a specified way to draw ranges and shuffles from it.

use alloc::string::ToString;
use core::{fmt, str::FromStr};

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use crate::{
    Commitment, Message, ParseError,
    hash::{TextHash, read_hex, write_hex},
};

/// The random number generator of a table; the algorithm is called `sombra dice 1`.
///
/// A seed gives the same numbers on every machine and in every version. Bits come from `ChaCha8`
/// keyed with the 32 bytes of the seed, nonce and counter 0, as little-endian 32-bit words. A range
/// takes the high half of `word × n` and draws again while the low half is below `2³² mod n`. A
/// shuffle swaps each item, from last to second, with one drawn from itself and those before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// Creates the dice for a seed.
    pub fn new(seed: &Seed) -> Self {
        Self(ChaCha8Rng::from_seed(seed.0))
    }

    /// Draws a number below `n`, each with the same probability; 0 if `n` is 0.
    pub fn below(&mut self, n: u32) -> u32 {
        let mut product = self.scaled(n);
        if low(product) < n {
            let skewed = n.wrapping_neg() % n;
            while low(product) < skewed {
                product = self.scaled(n);
            }
        }
        high(product)
    }

    /// Draws one of `items`; `None` if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        let count = u32::try_from(items.len()).expect("the length fits in 32 bits");
        items.get(index(self.below(count)))
    }

    /// Shuffles `items`.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let count = u32::try_from(items.len()).expect("the length fits in 32 bits");
        for last in (1..count).rev() {
            items.swap(index(last), index(self.below(last + 1)));
        }
    }

    /// Draws a seed for other dice, so that these do not depend on what the others draw.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }

    fn scaled(&mut self, n: u32) -> u64 {
        u64::from(self.0.next_u32()) * u64::from(n)
    }
}

fn high(product: u64) -> u32 {
    u32::try_from(product >> 32).expect("half of 64 bits")
}

fn low(product: u64) -> u32 {
    u32::try_from(product & u64::from(u32::MAX)).expect("half of 64 bits")
}

fn index(number: u32) -> usize {
    usize::try_from(number).expect("a machine of 32 bits or more")
}

/// The seed of the dice, written as a number or as 64 hexadecimal digits.
///
/// It has one written form: a number if it fits into 64 bits, else hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// Returns the hash to publish before the deal: it proves later that the seed was not changed.
    pub fn commitment(&self) -> Commitment {
        Commitment::of(&self.to_string())
    }

    fn number(&self) -> Option<u64> {
        let (head, tail) = self.0.split_at(8);
        let number = u64::from_le_bytes(head.try_into().expect("split at eight"));
        tail.iter().all(|&byte| byte == 0).then_some(number)
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

impl From<[u8; 32]> for Seed {
    fn from(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

/// A seed that follows from a text.
impl From<TextHash> for Seed {
    fn from(hash: TextHash) -> Self {
        Self(hash.0)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number() {
            Some(number) => fmt::Display::fmt(&number, f),
            None => write_hex(&self.0, f),
        }
    }
}

impl FromStr for Seed {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let seed = match text.parse::<u64>() {
            Ok(number) => Self::from(number),
            Err(_) => Self(read_hex(text)?),
        };
        let written = seed.to_string();
        if written == text { Ok(seed) } else { Err(ParseError::new(0, Message::written(&written))) }
    }
}

// A seed is secret until the game is over, so it must not get into logs.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    /// The numbers come from a program in another language that follows the doc comment of `Dice`.
    #[test]
    fn the_dice_never_change() {
        let mut dice = Dice::new(&Seed::from(42));
        let rolls: Vec<u32> = (0..8).map(|_| dice.below(54)).collect();
        let mut cards: Vec<u8> = (0..10).collect();
        dice.shuffle(&mut cards);
        assert_eq!(rolls, [5, 18, 4, 15, 21, 26, 31, 19]);
        assert_eq!(cards, [3, 4, 9, 1, 2, 6, 8, 0, 7, 5]);
    }

    #[test]
    fn every_face_comes_up_as_often() {
        let mut dice = Dice::new(&Seed::from(7));
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[index(dice.below(6))] += 1;
        }
        assert!(counts.iter().all(|n| (9_500..10_500).contains(n)), "{counts:?}");
        assert_eq!(dice.below(0), 0);
        assert_eq!(dice.below(1), 0);
    }

    #[test]
    fn a_seed_has_one_text() {
        let large = Seed([7; 32]);
        for seed in [Seed::from(0), Seed::from(u64::MAX), large] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        for wrong in ["", "-1", "007", "+7", "abc", "18446744073709551616"] {
            assert!(wrong.parse::<Seed>().is_err(), "{wrong}");
        }
        assert!("0".repeat(64).parse::<Seed>().is_err());
        assert!("F7".repeat(32).parse::<Seed>().is_err());
    }

    /// `printf %s 42 | sha256sum`.
    #[test]
    fn a_commitment_is_the_sha256_of_the_text() {
        assert_eq!(
            Seed::from(42).commitment().to_string(),
            "73475cb40a568e8da8a045ced110137e159f890ac4da883b6b17dc651b3a8049"
        );
    }

    #[test]
    fn a_seed_does_not_print_by_accident() {
        assert_eq!(alloc::format!("{:?}", Seed::from(42)), "Seed(secret)");
    }
}
