//! All tests of Shadow Throne, in one program.

mod invariants;
mod laws;
mod leak;
mod paths;
mod symmetry;
