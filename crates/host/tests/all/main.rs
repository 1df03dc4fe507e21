//! Tables, without a journal and live on a real one.

mod away;
mod chronicle;
mod forced;
mod live;
mod memory;
mod pure;
mod rematch;
mod standing;
