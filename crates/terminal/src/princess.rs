//! The table of The Princess.

use catalog::{LegalChoice, princess::View};
use kernel::Seat;

use crate::{Line, Picture, picture::Board};

impl Picture for Board<'_, View> {
    fn primer(&self) -> Vec<Line> {
        self.say("primer").lines().map(Line::plain).collect()
    }

    fn table(&self) -> Vec<Line> {
        Vec::new()
    }

    fn question(&self, _seat: Seat) -> Line {
        Line::plain("?")
    }

    fn offer(&self, _seat: Seat, choice: &LegalChoice) -> Vec<Line> {
        vec![self.sentence(choice)]
    }

    fn end(&self) -> Vec<Line> {
        Vec::new()
    }
}
