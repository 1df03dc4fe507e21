//! Hints: what a strong bot would choose for somebody who plays against bots.

use std::sync::Arc;

use catalog::{Advised, CERTAIN};
use kernel::Seat;
use serde::Serialize;
use store::{Journal, Version};

use super::{Actor, Answer, Request};
use crate::{HostError, Occupant, Refusal, Stage, TokenHash};

/// How many requests may wait for one hint.
const WAITING_MAX: usize = 16;

/// What a strong bot would choose for a seat, from what the seat knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hint {
    /// The version of the table at which the question was asked.
    pub asked_at: Version,
    /// The chance that is certain; all chances are parts of it.
    pub certain: u32,
    /// The choices that look best, the best first.
    pub options: Vec<Advised>,
}

/// How far the hint for a seat is. Not in the journal, and for that seat alone.
#[derive(Debug, Default)]
pub(super) enum Hinting {
    #[default]
    Nothing,
    /// A bot thinks about the question that was asked at this version.
    Thinking(Version, Vec<Answer<Arc<Hint>>>),
    Known(Arc<Hint>),
}

impl<J: Journal> Actor<J> {
    /// Answers with the hint for the present question, as soon as there is one.
    pub(super) fn hint(&mut self, token: TokenHash, reply: Answer<Arc<Hint>>) {
        let seat = match self.may_hint(token) {
            Ok(seat) => seat,
            Err(refusal) => return drop(reply.send(Err(refusal.into()))),
        };
        let asked_at = self.table.asked_at;
        match &mut self.state.hints[seat] {
            Hinting::Known(hint) if hint.asked_at == asked_at => {
                let _ = reply.send(Ok(Arc::clone(hint)));
            }
            Hinting::Thinking(at, waiting) if *at == asked_at => {
                if waiting.len() < WAITING_MAX {
                    waiting.push(reply);
                } else {
                    let _ = reply.send(Err(HostError::TryAgain));
                }
            }
            // Whoever waits for an older question is told to try again.
            Hinting::Nothing | Hinting::Thinking(..) | Hinting::Known(_) => {
                let begun = self.begin_hint(seat, asked_at);
                let thinking = || Hinting::Thinking(asked_at, vec![reply]);
                self.state.hints[seat] = begun.map(|()| thinking()).unwrap_or_default();
            }
        }
    }

    /// Gives a hint to those who wait for it, unless the game has gone on meanwhile.
    pub(super) fn give_hint(&mut self, seat: Seat, hint: &Arc<Hint>) {
        let hinting = &mut self.state.hints[seat];
        if let Hinting::Thinking(at, waiting) = hinting
            && *at == hint.asked_at
        {
            for reply in waiting.drain(..) {
                let _ = reply.send(Ok(Arc::clone(hint)));
            }
            *hinting = Hinting::Known(Arc::clone(hint));
        }
    }

    /// Returns the seat that may get a hint now.
    fn may_hint(&self, token: TokenHash) -> Result<Seat, Refusal> {
        let seat = self.table.seat_of(token).ok_or(Refusal::NotSeated)?;
        if self.table.stage() == Stage::Gathering {
            return Err(Refusal::NotBegun);
        }
        let mut others = self.table.seats().iter().filter(|(other, _)| *other != seat);
        if !others.all(|(_, sitter)| matches!(sitter, Occupant::Bot { .. })) {
            return Err(Refusal::NoHints);
        }
        if self.table.owing().has(seat) { Ok(seat) } else { Err(Refusal::NothingAsked) }
    }

    /// Lets a bot think on a blocking thread, when its turn comes. Returns `None` if it cannot.
    fn begin_hint(&self, seat: Seat, asked_at: Version) -> Option<()> {
        let mailbox = self.mailbox.upgrade()?;
        let seed = self.shared.chance.thought(self.table.secret?, seat, asked_at).ok()?;
        let advice = self.table.live.as_ref()?.advise(seat, seed);
        let thinkers = self.shared.thinkers.clone();
        tokio::spawn(async move {
            let Some(thread) = thinkers.aside().await else { return };
            let Ok(options) = tokio::task::spawn_blocking(advice).await else { return };
            drop(thread);
            let hint = Arc::new(Hint { asked_at, certain: CERTAIN, options });
            // An error means that the table has left memory.
            let _ = mailbox.send(Request::Hinted(seat, hint)).await;
        });
        Some(())
    }
}
