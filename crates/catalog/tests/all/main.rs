//! Everything that is asked of the catalog, in one program.

mod hear;
mod scenarios;
