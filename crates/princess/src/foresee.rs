//! How a card does against another, and what a view can say about it before cards are laid.

use kernel::Seat;

use crate::{Card, Line, Modifier, Outcome, Symbol, View};

impl Outcome {
    /// Compares a symbol with that of the target, under these modifiers of its owner [PR-5].
    pub(crate) fn of(
        own: Symbol,
        other: Option<Symbol>,
        mut modifiers: impl Iterator<Item = Modifier>,
    ) -> Self {
        let fits = |with: Option<Symbol>| with.is_none_or(|it| it == own);
        match other {
            None => Self::Success,
            Some(other) if own == other => {
                let wins = |it| matches!(it, Modifier::TieWins(with) if fits(with));
                if modifiers.any(wins) { Self::Success } else { Self::Tie }
            }
            Some(other) if own.beats(other) => Self::Success,
            Some(_) => {
                let ties = |it| matches!(it, Modifier::FumbleTies(with) if fits(with));
                if modifiers.any(ties) { Self::Tie } else { Self::Fumble }
            }
        }
    }
}

impl View {
    /// Returns how a hand card of a living player would do against a symbol, or against a target
    /// that lays nothing.
    pub fn outcome_against(
        &self,
        seat: Seat,
        card: Card,
        other: Option<Symbol>,
    ) -> Option<Outcome> {
        let in_play = self.players[seat].attribute.into_iter().chain(self.environment);
        let modifiers = in_play.flat_map(|card| self.cards.facts(card).modifiers.iter().copied());
        Some(Outcome::of(self.cards.facts(card).symbol?, other, modifiers))
    }

    /// Returns whether a player cannot lay a card in this action phase: a card that points there
    /// will be a Success [PR-5.6].
    pub fn lays_nothing(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        player.stunned || player.hand_size == 0
    }

    /// Returns the line that is being carried out, if it is that of a card: a question about payment
    /// or branches is about it.
    pub fn running_line(&self) -> Option<Line> {
        let running = self.running().last()?;
        let lines = self.cards.lines(running.card, running.when)?;
        lines.get(usize::from(running.line).checked_sub(1)?).copied()
    }
}
