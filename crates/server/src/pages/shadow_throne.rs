//! Shadow Throne on a page: its cards, its table, what it asks.

mod ask;
mod board;
mod card;
mod claim;
mod legend;
mod over;
mod preview;
mod scene;

pub(crate) use ask::Ask;
pub(crate) use board::{Board, Company};
pub(crate) use card::{Printer, rank_id, signed};
pub(crate) use claim::claim;
pub(crate) use legend::legend;
pub(crate) use over::{Over, Story};
pub(crate) use scene::Scene;
