//! Everything that is asked of the catalog, in one program.

mod chronicle;
mod hear;
mod scenarios;
mod stage;
