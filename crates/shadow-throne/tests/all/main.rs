//! Everything that is asked of Shadow Throne, in one program.

mod hear;
mod invariants;
mod laws;
mod leak;
mod paths;
mod symmetry;
