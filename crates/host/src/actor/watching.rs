//! The chat of those who watch: they alone can read it, and it is kept in memory only.

use std::{collections::VecDeque, sync::Arc, time::Duration};

use store::Journal;
use tokio::time::Instant;

use super::Actor;
use crate::{
    Refusal, Stage, TokenHash, WatcherMessage,
    lookalike::look_alike,
    spelling::{check_name, check_saying},
    subscription::Signal,
};

/// How many messages are kept, and how many of one person.
const KEPT_MAX: usize = 30;
const OWN_MAX: usize = 6;
/// How often the messages are sent, at most: each time, everybody who watches gets all of them.
const TELL_EVERY: Duration = Duration::from_secs(1);

/// What those who watch have said.
#[derive(Debug, Default)]
pub(super) struct WatcherChat {
    said: VecDeque<(TokenHash, WatcherMessage)>,
    /// Whether there are messages that were not sent yet.
    is_untold: bool,
    told_at: Option<Instant>,
}

impl WatcherChat {
    pub(super) fn messages(&self) -> Vec<WatcherMessage> {
        self.said.iter().map(|(_, message)| message.clone()).collect()
    }

    /// Returns when the messages must be sent, if some were not.
    pub(super) fn due(&self, now: Instant) -> Option<Instant> {
        let at = self.told_at.map_or(now, |told| told + TELL_EVERY);
        self.is_untold.then_some(at)
    }

    /// Tells whether somebody else has spoken under this name, or under one that looks the same.
    fn is_taken(&self, name: &str, by: TokenHash) -> bool {
        let others = self.said.iter().filter(|(token, _)| *token != by);
        others.map(|(_, message)| &message.name).any(|taken| look_alike(taken, name))
    }

    /// Adds a message. Whoever says much replaces their own messages, not those of others.
    fn push(&mut self, token: TokenHash, message: WatcherMessage) {
        let own = |(by, _): &(TokenHash, WatcherMessage)| *by == token;
        let says_much = self.said.iter().filter(|it| own(it)).count() == OWN_MAX;
        let oldest = self.said.iter().position(|it| !says_much || own(it));
        if says_much || self.said.len() == KEPT_MAX {
            oldest.and_then(|at| self.said.remove(at));
        }
        self.said.push_back((token, message));
        self.is_untold = true;
    }
}

impl<J: Journal> Actor<J> {
    /// Takes a message of somebody who watches, or refuses it.
    pub(super) fn hear_watcher(
        &mut self,
        token: TokenHash,
        message: WatcherMessage,
    ) -> Result<(), Refusal> {
        let WatcherMessage { name, text } = &message;
        if self.table.stage() == Stage::Gathering {
            return Err(Refusal::NotBegun);
        }
        if self.table.seat_of(token).is_some() {
            return Err(Refusal::SeatedAlready);
        }
        if self.table.is_removed(token) {
            return Err(Refusal::Removed);
        }
        check_name(name)?;
        if self.table.has_name(name) || self.state.watcher_chat.is_taken(name, token) {
            return Err(Refusal::NameTaken { name: name.clone() });
        }
        if self.table.is_quiet() {
            return Err(Refusal::Quiet);
        }
        check_saying(text)?;
        self.state.watcher_chat.push(token, message);
        Ok(())
    }

    /// Sends what those who watch have said, if that is due.
    pub(super) fn tell_watchers(&mut self) {
        let (now, chat) = (Instant::now(), &mut self.state.watcher_chat);
        if chat.due(now).is_some_and(|due| due <= now) {
            (chat.is_untold, chat.told_at) = (false, Some(now));
            let messages: Arc<[WatcherMessage]> = chat.messages().into();
            // An error means that there are no viewers.
            let _ = self.state.signals.send(Signal::Watchers(messages));
        }
    }
}
