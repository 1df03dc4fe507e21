//! What a game answers so that its rules can be shown by scenarios.

use alloc::{string::String, vec::Vec};

use thiserror::Error;

use crate::{Eyes, Game, ParseError, Seat, SeatCount, Tell};

/// A game whose positions and claims can be written down.
pub trait Scripted: Game {
    /// Sets up the position that the clauses describe; who listens hears what follows from it
    /// at once.
    ///
    /// # Errors
    ///
    /// Says which clause is wrong, and where; or that they contradict each other.
    fn position(
        options: &Self::Options,
        seats: SeatCount,
        clauses: &[&str],
        tell: &mut impl Tell<Self::Event>,
    ) -> Result<Self, ClauseError>;

    /// Stacks the deal that chance has just made, and returns the choices that lead on from it.
    ///
    /// # Errors
    ///
    /// Says which clause is wrong, and where; or why there is nothing to stack.
    fn stack(&mut self, clauses: &[&str]) -> Result<Vec<(Seat, Self::Choice)>, ClauseError>;

    /// Judges a claim about what these eyes see now, and about what has just happened.
    ///
    /// # Errors
    ///
    /// Says what in the claim cannot be read.
    fn claim(&self, eyes: Eyes, events: &[Self::Event], text: &str) -> Result<Claim, ParseError>;
}

/// Whether a claim is true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// It is.
    Holds,
    /// It is not; this is how things are.
    Fails(String),
}

/// A clause that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{why}")]
pub struct ClauseError {
    /// Which one, counted from 0.
    pub clause: usize,
    /// What is wrong with it, and where in it.
    pub why: ParseError,
}
