//! Everything that is asked of Casting Shadows, in one program.

mod invariants;
mod laws;
mod paths;
