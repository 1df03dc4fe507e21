//! Who is the host of a table, who may talk there, and who may not sit there any more.

use std::collections::BTreeSet;

use catalog::Level;
use kernel::{Seat, Seats};

use crate::{Change, Notice, Occupant, Refusal, Saying, Stage, Table, TableEvent, TokenHash};

/// The bot that plays on for somebody who was removed.
const SUCCESSOR: Level = Level::Medium;

/// Who may talk at a table, and who may sit there. It goes by tokens: nobody gets rid of it by sitting
/// down elsewhere.
#[derive(Clone, Debug, Default)]
pub(crate) struct Manners {
    /// The people who sit here, those who came first at the front. Whoever leaves the game goes to the
    /// end.
    arrived: Vec<TokenHash>,
    /// Those who may not sit here any more.
    removed: BTreeSet<TokenHash>,
    /// Those who may not talk.
    muted: BTreeSet<TokenHash>,
    /// The seats of players who were removed during the game: a bot plays until somebody sits there.
    vacant: Seats,
    /// The seats that have changed hands during the game.
    pub(crate) changed_hands: Seats,
    /// Whether there are only set phrases.
    pub(crate) is_quiet: bool,
}

impl Manners {
    /// Notes that a seat has another occupant.
    pub(crate) fn note_sitter(&mut self, seat: Seat, old: &Occupant, new: &Occupant) {
        if let Some(token) = old.token() {
            self.arrived.retain(|it| *it != token);
        }
        if let Some(token) = new.token() {
            self.arrived.push(token);
            self.vacant = self.vacant.without(seat);
        }
    }

    /// Notes that somebody does not play for now: another becomes the host.
    pub(crate) fn note_left(&mut self, token: TokenHash) {
        if self.arrived.contains(&token) {
            self.arrived.retain(|it| *it != token);
            self.arrived.push(token);
        }
    }

    pub(crate) fn ban(&mut self, token: TokenHash) {
        self.removed.insert(token);
    }

    pub(crate) fn silence(&mut self, token: TokenHash) {
        self.muted.insert(token);
    }
}

impl Table {
    /// Returns the seat of the host: of those who sit here, whoever came first.
    pub fn host(&self) -> Option<Seat> {
        self.manners.arrived.iter().find_map(|token| self.seat_of(*token))
    }

    /// Tells whether there are only set phrases.
    pub const fn is_quiet(&self) -> bool {
        self.manners.is_quiet
    }

    /// Returns the seats whose players may not talk.
    pub fn muted(&self) -> Seats {
        self.manners.muted.iter().filter_map(|token| self.seat_of(*token)).collect()
    }

    pub(crate) fn mute(&mut self, seat: Seat, is_muted: bool) {
        let Some(token) = self.seats[seat].token() else { return };
        if is_muted {
            self.manners.muted.insert(token);
        } else {
            self.manners.muted.remove(&token);
        }
    }

    /// Returns the seats of players who were removed during the game and that nobody has taken yet.
    pub fn vacant(&self) -> Seats {
        if self.stage() == Stage::Playing { self.manners.vacant } else { Seats::NONE }
    }

    /// Tells whether this person was removed from the table.
    pub fn is_removed(&self, token: TokenHash) -> bool {
        self.manners.removed.contains(&token)
    }

    /// Applies `removed`; the next line says who has the seat instead. The chat says it to the others.
    pub(crate) fn remove(&mut self, seat: Seat) -> Change {
        self.manners.removed.extend(self.seats[seat].token());
        if self.stage() != Stage::Gathering {
            self.manners.vacant = self.manners.vacant.with(seat);
            self.manners.changed_hands = self.manners.changed_hands.with(seat);
        }
        Change::Said(self.say(seat, Saying::Notice(Notice::Removed)))
    }

    /// Returns the lines with which the table of a rematch begins: who may not sit or talk there.
    pub(crate) fn lasting_manners(&self) -> impl Iterator<Item = TableEvent> {
        let removed = self.manners.removed.iter().map(|token| TableEvent::Banned(*token));
        removed.chain(self.manners.muted.iter().map(|token| TableEvent::Silenced(*token)))
    }

    /// Decides that somebody leaves a running game for now. The journal needs to know it only if
    /// another becomes the host.
    pub(crate) fn decide_left(&self, own: Seat) -> Vec<TableEvent> {
        let is_last = self.manners.arrived.last().copied() == self.seats[own].token();
        let is_new = self.stage() == Stage::Playing && !is_last && !self.is_long();
        is_new.then_some(TableEvent::Left(own)).into_iter().collect()
    }

    /// Decides what the host wants: to remove somebody.
    pub(crate) fn decide_remove(&self, own: Seat, seat: Seat) -> Result<Vec<TableEvent>, Refusal> {
        self.check_host(own)?;
        self.check_person(own, seat)?;
        let successor = match self.stage() {
            Stage::Gathering => Occupant::Nobody,
            Stage::Playing => Occupant::Bot { level: SUCCESSOR, name: self.bot_name(seat) },
            Stage::Over => return Err(Refusal::Over),
        };
        Ok(vec![TableEvent::Removed(seat), TableEvent::Sat(seat, successor)])
    }

    /// Decides what the host wants: that somebody does not talk, or may talk again.
    pub(crate) fn decide_mute(
        &self,
        own: Seat,
        (seat, is_muted): (Seat, bool),
    ) -> Result<Vec<TableEvent>, Refusal> {
        self.check_host(own)?;
        self.check_person(own, seat)?;
        if self.muted().has(seat) == is_muted {
            return Ok(Vec::new());
        }
        Ok(vec![TableEvent::Muted(seat, is_muted)])
    }

    /// Decides what the host wants: that there are only set phrases, or a chat again.
    pub(crate) fn decide_quiet(
        &self,
        own: Seat,
        is_quiet: bool,
    ) -> Result<Vec<TableEvent>, Refusal> {
        self.check_host(own)?;
        if self.is_quiet() == is_quiet {
            return Ok(Vec::new());
        }
        Ok(vec![TableEvent::Quiet(is_quiet)])
    }

    /// Checks that this seat may talk. Set phrases are for quiet tables, too.
    pub(crate) fn check_may_talk(&self, seat: Seat, is_phrase: bool) -> Result<(), Refusal> {
        if self.muted().has(seat) {
            return Err(Refusal::Muted);
        }
        if self.is_quiet() && !is_phrase { Err(Refusal::Quiet) } else { Ok(()) }
    }

    pub(crate) fn check_host(&self, own: Seat) -> Result<(), Refusal> {
        if self.host() == Some(own) { Ok(()) } else { Err(Refusal::NotTheHost) }
    }

    /// Checks that another person sits there.
    fn check_person(&self, own: Seat, seat: Seat) -> Result<(), Refusal> {
        self.check_seat(seat)?;
        let is_person = matches!(self.seats[seat], Occupant::Human { .. });
        if is_person && seat != own { Ok(()) } else { Err(Refusal::NobodyElse { seat }) }
    }
}
