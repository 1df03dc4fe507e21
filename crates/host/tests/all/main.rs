//! Tables, without a journal and live on a real one.

mod alerts;
mod away;
mod chronicle;
mod contents;
mod days;
mod forced;
mod live;
mod manners;
mod memory;
mod opinions;
mod pause;
mod pure;
mod rematch;
mod shared;
mod standing;
