//! Tables, alone and live on a real journal.

mod chronicle;
mod live;
mod pure;
