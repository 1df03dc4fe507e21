//! What one viewer may know.

use alloc::vec::Vec;
use core::cmp::Reverse;

use kernel::{BySeat, Eyes, Outcome, Seat, SeatCount, Seats};
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::{
    Buried, Card, Cards, Deck, Facedowns, Faction, Picks, Power, Price, Printed, ROUNDS,
    ShadowThrone, Table, WAVES, state::Step,
};

/// What one viewer may know [ST-14]. What belongs to one seat is filled in only for eyes that
/// may see it; there is no other field in which a secret could travel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose view this is.
    pub eyes: Eyes,
    /// How many play.
    pub seats: SeatCount,
    /// The influence that ends the game.
    pub target: u16,
    /// The power of King Kyros: 10 as printed, or 0.
    pub kyros: u8,
    /// Which battle this is, from 1.
    pub battle: u16,
    /// What is being done.
    pub phase: Phase,
    /// The draft round, from 1, while there is a draft.
    pub round: Option<u8>,
    /// The wave, from 1, while there is a conflict; the last one until the next draft.
    pub wave: Option<u8>,
    /// Who still owes a choice.
    pub owing: Seats,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
    /// Everyone's gold.
    pub gold: BySeat<u16>,
    /// Everyone's influence.
    pub influence: BySeat<u16>,
    /// How many cards each holds.
    pub hand_sizes: BySeat<u8>,
    /// How many cards lie before each in the draft.
    pub pool_sizes: BySeat<u8>,
    /// How many cards are undealt.
    pub deck_size: usize,
    /// The characters in the battle.
    pub table: Table,
    /// Cards that could not be paid for; everybody saw them.
    pub facedown: Facedowns,
    /// The power track.
    pub power: Power,
    /// Printed faction of each one's card of the wave before: the same again costs hush money.
    pub previous: BySeat<Option<Faction>>,
    /// Whether Rebels enter the next wave emboldened.
    pub boost: bool,
    /// The first draft round that memories reach back to: 1, but for positions that were set up.
    pub since: u8,
    /// What everybody saw go into the deck after the battle before.
    pub buried: Buried,
    /// How many cards each discarded after the battle before.
    pub discard_sizes: BySeat<u8>,
    /// The hands that these eyes may see.
    pub hands: BySeat<Option<Cards>>,
    /// The pools that these eyes may see.
    pub pools: BySeat<Option<Cards>>,
    /// The choices, not yet turned up, that these eyes may see.
    pub sealed: BySeat<Option<Card>>,
    /// What those seats remember that these eyes may see.
    pub memory: BySeat<Option<Memory>>,
    /// The undealt cards, the last on top; only for eyes that see everything.
    pub deck: Option<Deck>,
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Everyone picks a card of the pool.
    Draft,
    /// Everyone commits a card.
    Wave,
    /// King Kyros' player may add a card.
    Extra,
    /// Everyone keeps a card.
    Keep,
    /// The game has ended.
    Over,
}

/// The pools that a seat has looked at, in order.
pub type Seen = ArrayVec<[Cards; 6]>;

/// What a seat has seen and may look at again [ST-14.7].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Memory {
    /// Each pool it looked at in this battle, as it came.
    pub seen: Seen,
    /// What it took of each.
    pub picks: Picks,
    /// What it kept from the battle before.
    pub kept: Option<Card>,
    /// What it discarded after the battle before.
    pub discarded: Cards,
}

impl View {
    /// Builds what `eyes` may know of `game`.
    pub(crate) fn of(game: &ShadowThrone, eyes: Eyes) -> Self {
        let seats = game.seats();
        let known = |seat| eyes.see(seat);
        let outcome = match game.step {
            Step::Over(outcome) => Some(outcome),
            _ => None,
        };
        let (phase, round, wave) = phase(game.step);
        Self {
            eyes,
            seats,
            target: game.options.target.get(),
            kyros: game.options.power(Card::KingKyros),
            battle: game.battle,
            phase,
            round,
            wave,
            owing: game.owing,
            outcome,
            gold: game.gold,
            influence: game.influence,
            hand_sizes: BySeat::new(seats, |seat| game.hands[seat].len()),
            pool_sizes: BySeat::new(seats, |seat| game.pools[seat].len()),
            deck_size: game.deck.len(),
            table: game.table,
            facedown: game.facedown,
            power: game.track,
            previous: game.previous,
            boost: game.boost,
            since: game.draft.since,
            buried: game.past.buried,
            discard_sizes: BySeat::new(seats, |seat| game.past.discarded[seat].len()),
            hands: BySeat::new(seats, |seat| known(seat).then_some(game.hands[seat])),
            pools: BySeat::new(seats, |seat| known(seat).then_some(game.pools[seat])),
            sealed: BySeat::new(seats, |seat| game.sealed[seat].filter(|_| known(seat))),
            memory: BySeat::new(seats, |seat| known(seat).then(|| memory(game, seat))),
            deck: (eyes == Eyes::All).then_some(game.deck),
        }
    }

    /// What playing `card` in this wave takes from `seat`, or gives.
    pub fn price(&self, seat: Seat, card: Card) -> Price {
        match self.phase {
            Phase::Extra => Price::of_extra(card),
            _ => Price::of(card, self.previous[seat]),
        }
    }

    /// What stands on a card in this game: as printed, but for King Kyros.
    pub fn printed(&self, card: Card) -> Printed {
        let power = if card == Card::KingKyros { self.kyros } else { card.printed().power };
        Printed { power, ..*card.printed() }
    }

    /// The seats in the order in which they stand: most influence first, then most gold [ST-12.2].
    pub fn standings(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.seats.seats().collect();
        seats.sort_by_key(|&seat| Reverse((self.influence[seat], self.gold[seat])));
        seats
    }

    /// How far the phase has come, and how far it goes: the draft rounds or the waves.
    pub fn progress(&self) -> Option<(u8, u8)> {
        match self.phase {
            Phase::Draft => Some((self.round.unwrap_or(1), ROUNDS)),
            Phase::Wave | Phase::Extra => Some((self.wave.unwrap_or(1), WAVES)),
            Phase::Keep | Phase::Over => None,
        }
    }

    /// Tells whose Langman was carried into this battle, if anyone's.
    pub fn carried(&self) -> Option<Seat> {
        let langman = self.table.first().filter(|first| first.wave == 0);
        langman.map(|langman| langman.owner)
    }
}

fn phase(step: Step) -> (Phase, Option<u8>, Option<u8>) {
    match step {
        Step::Draft { round } => (Phase::Draft, Some(round), None),
        Step::Wave { wave } => (Phase::Wave, None, Some(wave)),
        Step::Extra { wave } => (Phase::Extra, None, Some(wave)),
        Step::Keep => (Phase::Keep, None, Some(WAVES)),
        Step::Over(_) => (Phase::Over, None, Some(WAVES)),
    }
}

/// Follows the pools round the ring, back to where each was dealt.
fn memory(game: &ShadowThrone, seat: Seat) -> Memory {
    let draft = &game.draft;
    let taken = u8::try_from(draft.picks[seat].len()).expect("six rounds at most");
    // The pool of the round that is open now is seen too, but after the last round there is none.
    let looked = (taken + 1).min((ROUNDS + 1).saturating_sub(draft.since));
    Memory {
        seen: (0..looked).map(|rounds| pool_before(game, seat, rounds)).collect(),
        picks: draft.picks[seat],
        kept: game.past.kept[seat],
        discarded: game.past.discarded[seat],
    }
}

/// The pool that came before `seat` some rounds after the first one that is remembered.
fn pool_before(game: &ShadowThrone, seat: Seat, rounds: u8) -> Cards {
    let seats = game.seats();
    let start = seats.right_by(seat, rounds);
    let mut pool = game.draft.pools[start];
    for round in 0..rounds {
        let holder = seats.left_by(start, round);
        pool.remove(game.draft.picks[holder][usize::from(round)]);
    }
    pool
}
