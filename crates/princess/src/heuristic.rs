//! What the greedy bot looks at.

use kernel::Heuristic;

use crate::{Choice, Princess, View};

impl Heuristic for Princess {
    fn score(_: &View, _: Choice) -> i32 {
        0
    }
}
