//! A random game as plain numbers, which proptest can generate and shrink.

use kernel::{BySeat, Chosen, Dice, Ending, Game, Ignore, Record, Seat, Seed, Setup, Turn};

/// A seed and, for each choice, a number that picks the seat and what it chooses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playout {
    /// The seed of the dice.
    pub seed: u64,
    /// The low byte picks a choice, the high byte a seat among those that owe one.
    pub picks: Vec<u16>,
}

impl Playout {
    /// Returns the seat and its choice, if a seat owes one.
    pub(crate) fn choice<G: Game>(game: &G, pick: u16) -> Option<(Seat, G::Choice)> {
        let [what, who] = pick.to_le_bytes().map(usize::from);
        let mut owing = game.turn().owing();
        let count = usize::try_from(owing.len()).expect("eight at most");
        let seat = owing.nth(who % count.max(1))?;
        let legal = game.choices(seat);
        Some((seat, *legal.get(what % legal.len().max(1))?))
    }

    /// Writes it as a record that ends with the first refused choice, if any.
    pub(crate) fn record<G: Game>(&self, setup: &Setup<G>) -> Record {
        let players = BySeat::new(setup.seats, |seat| format!("Seat {seat}"));
        let seed = Seed::from(self.seed);
        let mut record = Record::new::<G>(setup, players, seed);
        let mut dice = Dice::new(&seed);
        let Ok(mut game) = G::deal(setup, &mut dice, &mut Ignore) else {
            return record;
        };
        for &pick in &self.picks {
            let Some((seat, choice)) = Self::choice(&game, pick) else {
                break;
            };
            let written = G::written(&setup.contents, choice).to_string();
            record.choices.push(Chosen { seat, choice: written });
            if game.choose(seat, choice, &mut dice, &mut Ignore).is_err() {
                break;
            }
        }
        if let Turn::Over(outcome) = game.turn() {
            record.ending = Ending::Over(outcome);
        }
        record
    }
}
