//! How often each person may arrange a table, so that nobody can fill its journal.

use store::Journal;

use super::Actor;
use crate::{Command, Refusal, Who};

/// How many commands of one person may arrange a table while it is in memory.
const ARRANGED_MAX: usize = 200;

impl Command {
    /// Tells whether it arranges the table. Whatever brings a game about does not count: everybody may
    /// sit down, leave, put a bot on a free seat and start; and a host may always remove somebody. A
    /// word for the deal counts, also one that is brought with sitting down.
    pub(crate) const fn arranges(&self) -> bool {
        matches!(
            self,
            Self::Sit { word: Some(_), .. }
                | Self::Mix(_)
                | Self::Move(_)
                | Self::SendBot(_)
                | Self::Options(_)
                | Self::Clock(_)
                | Self::Quiet(_)
                | Self::Mute(..)
        )
    }
}

impl<J: Journal> Actor<J> {
    /// Counts a command that arranges the table, or refuses it. Each person has an own count, at every
    /// seat: nobody uses up that of others.
    pub(super) fn count_arranging(&mut self, who: Who, command: &Command) -> Result<(), Refusal> {
        let Who::Client(token) = who else { return Ok(()) };
        let may_arrange =
            matches!(command, Command::Sit { .. }) || self.table.seat_of(token).is_some();
        if !command.arranges() || !may_arrange {
            return Ok(());
        }
        let count = self.state.arranged.entry(token).or_default();
        *count += 1;
        if *count > ARRANGED_MAX { Err(Refusal::TooMuch) } else { Ok(()) }
    }
}
