//! Tables, without a journal and live on a real one.

mod chronicle;
mod live;
mod pure;
