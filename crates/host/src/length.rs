//! How long a table may become besides its game.

use crate::{Command, Refusal, Stage, Table};

/// How many lines a table may have besides its choices. Eight people may say 4,000 messages.
const LINES_MAX: u64 = 10_000;

impl Table {
    /// Tells whether the table has as many lines as it may have besides the game. Each choice may come
    /// with a line that says until when the next one is due.
    pub(crate) fn is_long(&self) -> bool {
        let choices = u64::try_from(self.choices()).unwrap_or(u64::MAX);
        self.version.get().saturating_sub(choices.saturating_mul(2)) >= LINES_MAX
    }

    /// Refuses what makes a long table longer. Everybody may still take a free seat, put a bot there,
    /// start and play, and the host may remove somebody; but nobody gets up before the game, so seats
    /// cannot be taken again and again.
    pub(crate) fn check_length(&self, command: &Command) -> Result<(), Refusal> {
        let is_gathering = self.stage() == Stage::Gathering;
        let adds = command.arranges() || (is_gathering && *command == Command::Leave);
        if adds && self.is_long() { Err(Refusal::TooMuch) } else { Ok(()) }
    }
}
