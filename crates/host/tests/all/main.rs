//! Tables, without a journal and live on a real one.

mod away;
mod chronicle;
mod contents;
mod forced;
mod live;
mod memory;
mod opinions;
mod pause;
mod pure;
mod rematch;
mod standing;
