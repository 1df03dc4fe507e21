//! Tables, alone and live on a real journal.

mod live;
mod pure;
