//! Tests of The Princess.

mod laws;
