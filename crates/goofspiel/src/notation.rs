//! The written form of a choice: `bid 7`.

use core::{fmt, str::FromStr};

use kernel::{Message, ParseError};
use serde::Serialize;

use crate::Bid;

/// What a seat decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(tag = "choice", content = "bid", rename_all = "kebab-case")]
pub enum Choice {
    /// Bid this card for the prize that is up.
    Bid(Bid),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Bid(bid) = self;
        write!(f, "bid {bid}")
    }
}

impl FromStr for Choice {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let Some(bid) = text.strip_prefix("bid ") else {
            let what = "a choice is `bid NUMBER`";
            return Err(ParseError::new(0, Message::new("no-bid", what, &[])));
        };
        let bid = bid.parse().map_err(|wrong: ParseError| wrong.shifted("bid ".len()));
        bid.map(Self::Bid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Card;
    use alloc::string::ToString;

    #[test]
    fn every_choice_reads_back() {
        for choice in Bid::ALL.map(Choice::Bid) {
            assert_eq!(choice.to_string().parse(), Ok(choice));
        }
    }

    #[test]
    fn a_wrong_choice_is_refused_with_its_place() {
        for (text, at) in [("", 0), ("7", 0), ("bid", 0), ("bid ", 4), ("bid 14", 4), ("bid 7 ", 4)]
        {
            assert_eq!(text.parse::<Choice>().unwrap_err().at, at, "{text}");
        }
    }
}
