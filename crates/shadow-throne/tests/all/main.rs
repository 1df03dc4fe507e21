//! Everything that is asked of Shadow Throne, in one program.

mod laws;
