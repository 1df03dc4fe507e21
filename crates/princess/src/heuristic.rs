//! Scores a choice for the greedy bot.

use kernel::Heuristic;

use crate::{Choice, Princess, View};

impl Heuristic for Princess {
    fn score(_: &View, _: Choice) -> i32 {
        0
    }
}
