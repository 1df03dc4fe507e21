//! What an attack would do, in words.

use catalog::casting_shadows::{Blow, Choice};

use super::Table;

impl Table<'_> {
    /// Says what a choice would do to each target: `Bruno: −4 HP, 11 → 7`.
    pub(super) fn blows(&self, choice: Choice) -> Vec<String> {
        self.view.blows(choice).into_iter().map(|blow| self.blow(blow)).collect()
    }

    fn blow(&self, blow: Blow) -> String {
        let places = [
            ("name", self.names.of(blow.seat).into()),
            ("damage", blow.damage.into()),
            ("from", blow.from.into()),
            ("to", blow.to.into()),
        ];
        self.words.say("terminal-blow", &places)
    }
}
