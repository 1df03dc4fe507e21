//! The public tables: what anybody may find without knowing a name.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use store::TableId;

use crate::{Place, Stage, Table, snapshot::places};

/// A public table in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name.
    pub table: TableId,
    /// Which game it is for.
    pub game: &'static str,
    /// How far it has come.
    pub stage: Stage,
    /// Who sits where.
    pub seats: Vec<Place>,
}

/// All public tables, kept up to date by the tables themselves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Listing(Arc<Mutex<BTreeMap<TableId, Listed>>>);

impl Listing {
    /// Notes how a table stands; a private one leaves no trace here.
    pub(crate) fn note(&self, id: TableId, table: &Table) {
        if table.is_private() {
            return;
        }
        let (game, stage, seats) = (table.game().id(), table.stage(), places(table));
        self.lock().insert(id, Listed { table: id, game, stage, seats });
    }

    pub(crate) fn all(&self) -> Vec<Listed> {
        self.lock().values().cloned().collect()
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<TableId, Listed>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
