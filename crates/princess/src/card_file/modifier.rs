//! Reads a modifier [C.5].

use core::ops::{Range, RangeInclusive};

use super::{
    line::integer,
    problem::{EffectProblem, Problem},
    words::{MODIFIERS, Sort},
};
use crate::{Immunity, Modifier, Symbol};

/// Where a modifier is wrong, in bytes of its text, and why.
type Wrong = (Range<usize>, Problem);

/// Reads a modifier.
pub(super) fn read(text: &str) -> Result<Modifier, Wrong> {
    let (word, rest) = text.split_once(' ').map_or((text, None), |(word, rest)| (word, Some(rest)));
    let Some(word) = MODIFIERS.into_iter().find(|it| *it == word) else {
        let problem = Problem::UnknownWord { word: word.into(), sort: Sort::Modifier };
        return Err((0..word.len(), problem));
    };
    let argument = Argument {
        length: text.len(),
        word,
        text: rest.unwrap_or_default(),
        start: word.len() + 1,
    };
    if rest.is_none() != word.starts_with("no-") {
        return Err(argument.unreadable());
    }
    match word {
        "damage-dealt" => match argument.before(" with=") {
            (amount, None) => Ok(Modifier::DamageDealt(amount.signed(&(1..=9))?, None)),
            (amount, Some(with)) => {
                let amount = amount.signed(&(1..=9))?;
                let symbol = with.of_sort(Sort::Symbol, |word| word.parse::<Symbol>().ok())?;
                Ok(Modifier::DamageDealt(amount, Some(symbol)))
            }
        },
        "damage-taken" => match argument.before(" min=") {
            (amount, None) => Ok(Modifier::DamageTaken(amount.signed(&(1..=9))?, None)),
            (amount, Some(least)) => {
                let change = amount.signed(&(1..=9))?;
                if change > 0 {
                    return Err(argument.unreadable());
                }
                Ok(Modifier::DamageTaken(change, Some(least.number(&(0..=9))?)))
            }
        },
        "shop-price" => argument.signed(&(1..=9)).map(Modifier::ShopPrice),
        "hand-limit" => argument.signed(&(1..=4)).map(Modifier::HandLimit),
        "initiative" => argument.number(&(0..=9)).map(Modifier::Initiative),
        "tie-wins" => argument.symbol_or_any().map(Modifier::TieWins),
        "fumble-ties" => argument.symbol_or_any().map(Modifier::FumbleTies),
        "immune" => {
            let read = |word: &str| word.parse::<Immunity>().ok();
            argument.of_sort(Sort::Immunity, read).map(Modifier::Immune)
        }
        "no-heal" => Ok(Modifier::NoHeal),
        _ => Ok(Modifier::NoGhostDraw),
    }
}

/// Returns the syntax of a modifier, by its first word, in both languages.
fn syntax(word: &str) -> [&'static str; 2] {
    match word {
        "damage-dealt" => [
            "`damage-dealt +n` or `damage-dealt -n`, then `with=SYMBOL` or nothing",
            "`damage-dealt +n` o `damage-dealt -n`, y luego `with=SÍMBOLO` o nada",
        ],
        "damage-taken" => [
            "`damage-taken +n`, `damage-taken -n` or `damage-taken -n min=m`",
            "`damage-taken +n`, `damage-taken -n` o `damage-taken -n min=m`",
        ],
        "shop-price" => ["`shop-price +n` or `shop-price -n`", "`shop-price +n` o `shop-price -n`"],
        "hand-limit" => ["`hand-limit +n` or `hand-limit -n`", "`hand-limit +n` o `hand-limit -n`"],
        "initiative" => ["`initiative n`"; 2],
        "tie-wins" => {
            ["`tie-wins SYMBOL` or `tie-wins any`", "`tie-wins SÍMBOLO` o `tie-wins any`"]
        }
        "fumble-ties" => [
            "`fumble-ties SYMBOL` or `fumble-ties any`",
            "`fumble-ties SÍMBOLO` o `fumble-ties any`",
        ],
        "immune" => [
            "`immune stun`, `immune steal`, `immune take` or `immune discard`",
            "`immune stun`, `immune steal`, `immune take` o `immune discard`",
        ],
        "no-heal" => ["`no-heal`"; 2],
        _ => ["`no-ghost-draw`"; 2],
    }
}

/// What follows the first word of a modifier, or a part of it.
#[derive(Clone, Copy, Debug)]
struct Argument<'t> {
    /// The length of the whole modifier in bytes.
    length: usize,
    word: &'static str,
    text: &'t str,
    /// The byte of the whole modifier where `text` begins.
    start: usize,
}

impl Argument<'_> {
    /// Splits it at some words, if it has them.
    fn before(self, words: &str) -> (Self, Option<Self>) {
        let Some((text, rest)) = self.text.split_once(words) else { return (self, None) };
        let start = self.start + text.len() + words.len();
        (Self { text, ..self }, Some(Self { text: rest, start, ..self }))
    }

    /// Returns its bytes in the whole text.
    fn span(self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    fn unreadable(self) -> Wrong {
        let problem =
            EffectProblem::ModifierUnreadable { word: self.word, syntax: syntax(self.word) };
        (0..self.length, problem.into())
    }

    fn number(self, range: &RangeInclusive<u8>) -> Result<u8, Wrong> {
        let number = integer(self.text).ok_or_else(|| self.unreadable())?;
        number.within(range).ok_or_else(|| {
            (self.span(), Problem::OutOfRange { n: self.text.into(), range: range.clone() })
        })
    }

    /// Reads a number with a sign.
    fn signed(self, range: &RangeInclusive<u8>) -> Result<i8, Wrong> {
        let (sign, digits) = match self.text.split_at_checked(1) {
            Some(("+", digits)) => (1, digits),
            Some(("-", digits)) => (-1, digits),
            _ => return Err(self.unreadable()),
        };
        let number = Self { text: digits, start: self.start + 1, ..self }.number(range)?;
        Ok(sign * i8::try_from(number).unwrap_or(i8::MAX))
    }

    fn of_sort<T>(self, sort: Sort, read: impl Fn(&str) -> Option<T>) -> Result<T, Wrong> {
        // Two words are not one misspelled word.
        if self.text.is_empty() || self.text.contains(char::is_whitespace) {
            return Err(self.unreadable());
        }
        read(self.text)
            .ok_or_else(|| (self.span(), Problem::UnknownWord { word: self.text.into(), sort }))
    }

    fn symbol_or_any(self) -> Result<Option<Symbol>, Wrong> {
        self.of_sort(Sort::SymbolOrAny, |word| match word {
            "any" => Some(None),
            _ => word.parse::<Symbol>().ok().map(Some),
        })
    }
}
