//! Players who want to be forgotten.

use catalog::Level;
use kernel::{BySeat, Record, Seat};

use crate::{
    ChatMessage, Occupant, Refusal, Stage, Table, TableEvent, TokenHash, Who, lookalike::look_alike,
};

/// The bot that plays on for somebody who was forgotten.
const SUCCESSOR: Level = Level::Medium;

impl Table {
    /// Decides that somebody is forgotten. Before the game the seat becomes free; whoever has left it, or
    /// was removed, may still have a name in the chat.
    pub(crate) fn decide_forgotten(&self, who: Who) -> Result<Vec<TableEvent>, Refusal> {
        let Who::Client(token) = who else { return Err(Refusal::NotSeated) };
        let own = self.seat_of(token);
        // At a long table nobody gets up any more.
        let stays = self.stage() != Stage::Gathering || self.is_long();
        if let Some(seat) = own.filter(|_| stays) {
            let is_new = !self.forgotten.has(seat);
            return Ok(is_new.then_some(TableEvent::Forgot(seat)).into_iter().collect());
        }
        let has_talked = self.chat.iter().any(|message| is_named(message, token));
        let left = own.map(|seat| TableEvent::Sat(seat, Occupant::Nobody));
        let unnamed = has_talked.then_some(TableEvent::Unnamed(token));
        Ok(left.into_iter().chain(unnamed).collect())
    }

    /// Replaces the name of this person by a letter, in the chat.
    pub(crate) fn unname(&mut self, token: TokenHash) {
        for message in self.chat.iter_mut().filter(|message| message.by == Some(token)) {
            message.name = message.seat.to_string();
        }
    }

    /// Replaces the name of a seat by its letter, in the chat too. A bot takes over a running game.
    pub(crate) fn forget(&mut self, seat: Seat) {
        let mut name = seat.to_string();
        let others = |name: &str| {
            let taken = self.seats.iter().filter(|(other, _)| *other != seat);
            taken.filter_map(|(_, it)| it.name()).any(|taken| look_alike(taken, name))
        };
        while others(&name) {
            name.push_str(&seat.to_string());
        }
        let token = self.seats[seat].token();
        for message in self.chat.iter_mut().filter(|it| it.by.is_some() && it.by == token) {
            message.name.clone_from(&name);
        }
        self.forgotten = self.forgotten.with(seat);
        let is_playing = self.stage() == Stage::Playing;
        self.seats[seat] = match &self.seats[seat] {
            Occupant::Human { token, .. } if !is_playing => Occupant::Human { token: *token, name },
            _ => Occupant::Bot { level: SUCCESSOR, name },
        };
    }

    /// Returns the record as anybody may read it: without the names of those who were forgotten, and
    /// with those who played on for players who were removed.
    pub fn public_record(&self) -> Option<Record> {
        let (record, changed) = (self.record()?, self.manners.changed_hands);
        let name = |seat| match self.seats[seat].name() {
            Some(name) if self.forgotten.has(seat) || changed.has(seat) => name.to_owned(),
            _ => record.players[seat].clone(),
        };
        let players = BySeat::new(record.players.count(), name);
        Some(Record { players, ..record.clone() })
    }
}

/// Tells whether this person said it, under a name.
fn is_named(message: &ChatMessage, by: TokenHash) -> bool {
    message.by == Some(by) && message.name != message.seat.to_string()
}
