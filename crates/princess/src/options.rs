//! The one option of the game.

use kernel::{GameOptions, OptionSpec, named};

named! {
    /// Whether the eliminated come back as ghosts [PR-2.7].
    Ghosts, "no-ghosts", "value";
    /// They draw, haunt and may reincarnate.
    On "on",
    /// They are out of the game.
    Off "off",
}

/// The options of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Whether the eliminated come back as ghosts.
    pub ghosts: Ghosts,
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] =
        &[OptionSpec { name: "ghosts", values: &["on", "off"], is_always_written: true }];

    fn value(&self, _: usize) -> usize {
        self.ghosts.index()
    }

    fn set(&mut self, _: usize, value: usize) {
        self.ghosts = Ghosts::ALL[value];
    }
}
