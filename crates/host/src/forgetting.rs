//! Players who want to be forgotten.

use catalog::Level;
use kernel::{BySeat, Record, Seat};

use crate::{Occupant, Stage, Table, lookalike::look_alike};

/// The bot that plays on for somebody who was forgotten.
const SUCCESSOR: Level = Level::Medium;

impl Table {
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
        for message in self.chat.iter_mut().filter(|message| message.seat == seat) {
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
