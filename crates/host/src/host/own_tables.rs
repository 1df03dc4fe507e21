//! Finding tables: those of a token, and one by its name.

use std::time::Duration;

use catalog::Legal;
use kernel::BySeat;
use store::{Journal, Sitting, TableId, TableName};

use super::{Host, HostError, failed, may_sit};
use crate::{
    Asked, Command, Moment, Present, Snapshot, Stage, Table, TokenHash, Who, actor::Request,
};

/// A table at which somebody has a seat.
#[derive(Clone, Debug)]
pub struct OwnTable {
    /// The table, as its player sees it.
    pub table: Snapshot,
    /// How long ago the player sat down.
    pub age: Duration,
}

impl<J: Journal> Host<J> {
    /// Finds the open table with this name.
    ///
    /// # Errors
    ///
    /// If there is none, or the journal cannot be read.
    pub async fn find_named(&self, name: TableName) -> Result<TableId, HostError> {
        let found = self.shared.journal.named(name).await;
        found.map_err(|error| failed(None, &error))?.ok_or(HostError::NoTable)
    }

    /// Returns the tables at which this token has a seat: those whose game is not over first, each
    /// part with the newest at the front. Nobody counts as being at a table because of it.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read.
    pub async fn own_tables(
        &self,
        token: TokenHash,
        tables_max: usize,
    ) -> Result<Vec<OwnTable>, HostError> {
        let sittings = self.sittings(token, tables_max).await?;
        let mut own = self.glance_at(sittings, token).await;
        own.sort_by_key(|it| it.table.stage == Stage::Over);
        Ok(own)
    }

    /// Returns the same without finished games.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read.
    pub async fn running_tables(
        &self,
        token: TokenHash,
        tables_max: usize,
    ) -> Result<Vec<OwnTable>, HostError> {
        let mut sittings = self.sittings(token, tables_max).await?;
        sittings.retain(|sitting| sitting.is_open);
        let mut own = self.glance_at(sittings, token).await;
        own.retain(|it| it.table.stage != Stage::Over);
        Ok(own)
    }

    /// Returns the running games of this token. If they are fewer than `listed_min`, it adds finished
    /// ones: those that it joined last.
    ///
    /// # Errors
    ///
    /// If the journal cannot be read.
    pub async fn recent_tables(
        &self,
        token: TokenHash,
        (running_max, listed_min): (usize, usize),
    ) -> Result<(Vec<OwnTable>, Vec<OwnTable>), HostError> {
        let sittings = self.sittings(token, running_max + listed_min).await?;
        let (mut open, mut closed): (Vec<_>, Vec<_>) =
            sittings.into_iter().partition(|sitting| sitting.is_open);
        open.truncate(running_max);
        let is_over = |it: &OwnTable| it.table.stage == Stage::Over;
        let mut running = self.glance_at(open, token).await;
        running.retain(|it| !is_over(it));
        closed.truncate(listed_min.saturating_sub(running.len()));
        let mut finished = self.glance_at(closed, token).await;
        // A game that everybody has given up is closed, but not over.
        finished.retain(is_over);
        Ok((running, finished))
    }

    /// Replaces the player's name at these tables by the letter of the seat; a bot plays on.
    ///
    /// # Errors
    ///
    /// If the journal cannot be used.
    pub async fn forget(&self, token: TokenHash, tables_max: usize) -> Result<(), HostError> {
        for Sitting { table, .. } in self.sittings(token, tables_max).await? {
            match self.command(table, Who::Client(token), Command::Forget).await {
                // A table that cannot be read shows no name, and must not stand in the way of the others.
                Ok(_) | Err(HostError::Refused(_) | HostError::NoTable | HostError::Damaged) => {}
                Err(HostError::Journal) if self.glance(table, token).await.is_err() => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    async fn sittings(&self, token: TokenHash, most: usize) -> Result<Vec<Sitting>, HostError> {
        let sittings = self.shared.journal.sittings(token.to_string(), most).await;
        sittings.map_err(|error| failed(None, &error))
    }

    /// Returns the tables at which the token still has its seat.
    async fn glance_at(&self, sittings: Vec<Sitting>, token: TokenHash) -> Vec<OwnTable> {
        let mut own = Vec::new();
        for Sitting { table, age, .. } in sittings {
            // A table that cannot be read has been logged.
            let Ok(table) = self.glance(table, token).await else { continue };
            if table.you.is_some() {
                own.push(OwnTable { table, age });
            }
        }
        own
    }

    /// Returns a table without loading it into memory.
    pub(super) async fn glance(
        &self,
        id: TableId,
        token: TokenHash,
    ) -> Result<Snapshot, HostError> {
        if self.tables.mailbox(id).is_some() {
            let audience = may_sit(Some(token));
            return self.ask((id, audience), |reply| Request::Glance(token, reply)).await;
        }
        let table = self.bring(id).await?;
        let asked = asked(&table, token);
        Ok(Snapshot::of((id, &table), Some(token), &asked, Present::default()))
    }
}

/// Returns what a table that is not in memory waits for.
fn asked(table: &Table, token: TokenHash) -> Asked {
    let own = table.seat_of(token);
    let legal = BySeat::new(table.seats().count(), |seat| {
        if own == Some(seat) { table.legal(seat) } else { Legal::default() }
    });
    let left = table.due().map(Moment::left);
    let left_ms = left.map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX));
    Asked { owing: table.owing(), legal, left_ms, at: table.asked_at }
}
