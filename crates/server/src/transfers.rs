//! Seats on their way to another device.
//!
//! The server knows only the hash of a token. For ten minutes after somebody asked for it, it keeps
//! the token itself, in memory alone, for the device that brings the words.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use host::{Token, TokenHash};
use store::Phrase;

/// The words that another device brings: 54 bits, which nobody guesses in ten minutes.
pub(crate) type Code = Phrase<6>;

/// How long an offer stands.
const VALID: Duration = Duration::from_mins(10);
/// How many offers may stand at once.
const OFFERS_MAX: usize = 10_000;

/// All offers that stand.
#[derive(Debug, Default)]
pub(crate) struct Transfers(Mutex<HashMap<Code, Transfer>>);

/// What another device gets.
#[derive(Debug)]
pub(crate) struct Transfer {
    pub(crate) token: Token,
    pub(crate) name: String,
    until: Instant,
}

impl Transfers {
    /// Makes an offer in the place of an earlier one. Returns `None` if too many stand already, or
    /// if the system has no random numbers.
    pub(crate) fn offer(&self, token: Token, name: String, now: Instant) -> Option<Code> {
        let code = Code::fresh().ok()?;
        self.revoke(token.hash());
        let mut offers = self.lock();
        offers.retain(|_, offer| offer.until > now);
        if offers.len() >= OFFERS_MAX {
            return None;
        }
        offers.insert(code, Transfer { token, name, until: now + VALID });
        Some(code)
    }

    /// Returns the offer of a token that still stands, and how long it does.
    pub(crate) fn of(&self, token: TokenHash, now: Instant) -> Option<(Code, Duration)> {
        let offers = self.lock();
        let standing = offers.iter().filter(|(_, offer)| offer.until > now);
        let mut own = standing.filter(|(_, offer)| offer.token.hash() == token);
        own.next().map(|(code, offer)| (*code, offer.until - now))
    }

    /// Returns the name of whoever made an offer that still stands.
    pub(crate) fn name(&self, code: Code, now: Instant) -> Option<String> {
        self.lock().get(&code).filter(|offer| offer.until > now).map(|offer| offer.name.clone())
    }

    /// Takes an offer; nobody else can take it after that.
    pub(crate) fn take(&self, code: Code, now: Instant) -> Option<Transfer> {
        self.lock().remove(&code).filter(|offer| offer.until > now)
    }

    /// Takes back the offers of a token.
    pub(crate) fn revoke(&self, token: TokenHash) {
        self.lock().retain(|_, offer| offer.token.hash() != token);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Code, Transfer>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offer_is_taken_once_and_in_time() {
        let (transfers, now) = (Transfers::default(), Instant::now());
        let token = Token::fresh().unwrap();
        let offer = || transfers.offer(token.clone(), "Alba".into(), now).unwrap();
        let old = offer();
        let code = offer();
        assert_eq!(transfers.name(old, now), None, "a new offer replaces the old one");
        assert_eq!(transfers.of(token.hash(), now), Some((code, VALID)));
        assert_eq!(transfers.name(code, now).as_deref(), Some("Alba"));
        assert_eq!(transfers.name(code, now + VALID), None);
        assert!(transfers.take(code, now).is_some_and(|taken| taken.token == token));
        assert!(transfers.take(code, now).is_none(), "it is taken once");
        let late = offer();
        assert!(transfers.take(late, now + VALID).is_none());
        let revoked = offer();
        transfers.revoke(token.hash());
        assert!(transfers.take(revoked, now).is_none());
    }
}
