//! Everything that is asked of Goofspiel, in one program.

mod invariants;
mod laws;
mod paths;
mod rules;
