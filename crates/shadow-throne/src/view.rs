//! What one viewer may know.

use alloc::vec::Vec;
use core::cmp::Reverse;

use kernel::{BySeat, Eyes, Outcome, Seat, SeatCount, Seats};
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::{
    Card, Cards, Counts, Deck, Facedowns, Faction, Kyros, Options, Picks, Power, Price, Printed,
    ROUNDS, ShadowThrone, Table, Target, WAVES, state::Step,
};

/// What one viewer may know [ST-14]. Secrets of a seat are filled in only for viewers that may see
/// them; no other field can hold a secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The viewer.
    pub eyes: Eyes,
    /// The number of seats.
    pub seats: SeatCount,
    /// The influence that ends the game.
    pub target: u16,
    /// The power of King Kyros: 10 as printed, or 0.
    pub kyros: u8,
    /// The number of the battle, from 1.
    pub battle: u16,
    /// The current phase.
    pub phase: Phase,
    /// The draft round, from 1, during a draft.
    pub round: Option<u8>,
    /// The wave, from 1, during a conflict; after it the last wave, until the next draft.
    pub wave: Option<u8>,
    /// The seats that still owe a choice.
    pub owing: Seats,
    /// How the game ended, if it is over.
    pub outcome: Option<Outcome>,
    /// The gold of each seat.
    pub gold: BySeat<u16>,
    /// The influence of each seat.
    pub influence: BySeat<u16>,
    /// The number of cards in each hand.
    pub hand_sizes: BySeat<u8>,
    /// The number of cards in each pool.
    pub pool_sizes: BySeat<u8>,
    /// The number of undealt cards.
    pub deck_size: usize,
    /// The characters in the battle.
    pub table: Table,
    /// Cards that could not be paid for; everybody saw them.
    pub facedown: Facedowns,
    /// The power track.
    pub power: Power,
    /// The printed faction of each seat's last card: the same again costs hush money.
    pub previous: BySeat<Option<Faction>>,
    /// Whether Rebels enter the next wave with a token.
    pub boost: bool,
    /// The first draft round that memories cover: 1, except in positions that were set up.
    pub since: u8,
    /// The cards that everybody saw go into the deck after the battle before.
    pub buried: Counts,
    /// The number of cards that each seat discarded after the battle before.
    pub discard_sizes: BySeat<u8>,
    /// The hands that the viewer may see.
    pub hands: BySeat<Option<Cards>>,
    /// The pools that the viewer may see.
    pub pools: BySeat<Option<Cards>>,
    /// The unrevealed choices that the viewer may see.
    pub sealed: BySeat<Option<Card>>,
    /// The memories that the viewer may see.
    pub memory: BySeat<Option<Memory>>,
    /// The undealt cards, the last on top; only for [`Eyes::All`].
    pub deck: Option<Deck>,
}

/// A phase of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Every seat picks a card of its pool.
    Draft,
    /// Every seat plays a card, face down.
    Wave,
    /// King Kyros' player may add a card.
    Extra,
    /// Every seat keeps a card.
    Keep,
    /// The game is over.
    Over,
}

impl Phase {
    /// Returns its id in words.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Wave => "wave",
            Self::Extra => "extra",
            Self::Keep => "keep",
            Self::Over => "over",
        }
    }
}

/// The pools that a seat has seen, in order.
pub type Seen = ArrayVec<[Cards; 6]>;

/// What a seat has seen and may look at again [ST-14.7].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Memory {
    /// Each pool that it saw in this battle, before its pick.
    pub seen: Seen,
    /// What it picked from each.
    pub picks: Picks,
    /// What it kept from the battle before.
    pub kept: Option<Card>,
    /// What it discarded after the battle before.
    pub discarded: Cards,
}

impl View {
    /// Returns what `eyes` may know of `game`.
    pub(crate) fn of(game: &ShadowThrone, eyes: Eyes) -> Self {
        let seats = game.seats();
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
            hands: BySeat::new(seats, |seat| eyes.see(seat).then_some(game.hands[seat])),
            pools: BySeat::new(seats, |seat| eyes.see(seat).then_some(game.pools[seat])),
            sealed: BySeat::new(seats, |seat| game.sealed[seat].filter(|_| eyes.see(seat))),
            memory: BySeat::new(seats, |seat| eyes.see(seat).then(|| memory(game, seat))),
            deck: (eyes == Eyes::All).then_some(game.deck),
        }
    }

    /// Returns the options of the game.
    pub(crate) fn options(&self) -> Options {
        let target = Target::ALL.into_iter().find(|target| target.get() == self.target);
        let target = target.expect("a view shows an existing target");
        let kyros = if self.kyros == 0 { Kyros::Zero } else { Kyros::Ten };
        Options { target, kyros }
    }

    /// Returns the gold that `seat` pays or gets for playing `card` now.
    pub fn price(&self, seat: Seat, card: Card) -> Price {
        Price::of(card, self.previous[seat].filter(|_| self.phase != Phase::Extra))
    }

    /// Returns the values of a card in this game: as printed, except for King Kyros.
    pub fn printed(&self, card: Card) -> Printed {
        let power = if card == Card::KingKyros { self.kyros } else { card.printed().power };
        Printed { power, ..*card.printed() }
    }

    /// Returns the seats in ranking order: most influence first, then most gold [ST-12.2].
    pub fn standings(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.seats.seats().collect();
        seats.sort_by_key(|&seat| Reverse((self.influence[seat], self.gold[seat])));
        seats
    }

    /// Returns the current draft round or wave, and how many of them there are.
    pub fn progress(&self) -> Option<(u8, u8)> {
        match self.phase {
            Phase::Draft => Some((self.round.unwrap_or(1), ROUNDS)),
            Phase::Wave | Phase::Extra => Some((self.wave.unwrap_or(1), WAVES)),
            Phase::Keep | Phase::Over => None,
        }
    }

    /// Returns the owner of a Langman that was carried into this battle, if there is one.
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

/// Derives a seat's memory from the history of the draft.
fn memory(game: &ShadowThrone, seat: Seat) -> Memory {
    let draft = &game.draft;
    let taken = u8::try_from(draft.picks[seat].len()).expect("six rounds at most");
    // The seat also sees the pool of the current round; after the last round there is none.
    let looked = (taken + 1).min((ROUNDS + 1).saturating_sub(draft.since));
    Memory {
        seen: (0..looked).map(|rounds| pool_before(game, seat, rounds)).collect(),
        picks: draft.picks[seat],
        kept: game.past.kept[seat],
        discarded: game.past.discarded[seat],
    }
}

/// Returns the pool that `seat` saw `rounds` rounds after the first one in the history.
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
