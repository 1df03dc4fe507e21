//! What one viewer may know.

use alloc::vec::Vec;
use core::cmp::Reverse;

use kernel::{BySeat, Eyes, Outcome, Seat, SeatCount, Seats};
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::{
    Attack, BOOK_MAX, Beside, Board, Book, Card, CastingShadows, Character, Characters, Companion,
    Companions, Counterdeck, Counterspell, Deck, ENERGY_BASIC, ENERGY_SHADOW, Facedowns, HeadStart,
    Hex, Pool, Portal, Range, Reply, Window, state::Step,
};

/// What one viewer may know [CS-14]. Secrets are filled in only for eyes that may see them; there is
/// no other field in which a secret could travel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose view this is.
    pub eyes: Eyes,
    /// The number of seats.
    pub seats: SeatCount,
    /// How characters are given out.
    pub characters_option: Characters,
    /// The number of rounds after which the game ends at the latest.
    pub rounds: u8,
    /// Whether the later seats started with energy.
    pub head_start: HeadStart,
    /// What the game waits for.
    pub phase: Phase,
    /// Who owes a choice.
    pub owing: Seats,
    /// Who has answered in the open window.
    pub answered: Seats,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
    /// The round, from 1.
    pub round: u8,
    /// Whose turn it is; the seat that picks, before the first turn.
    pub active: Seat,
    /// The hexes around the centre, by slot.
    pub board: Board,
    /// The character of each seat; none before it is picked.
    pub characters: BySeat<Option<Character>>,
    /// Everyone's HP; 0 for an eliminated player.
    pub hp: BySeat<u8>,
    /// Everyone's energy.
    pub energy: BySeat<u8>,
    /// Everyone's companion; a seat has one in shadow form, and only then.
    pub companions: BySeat<Option<Companion>>,
    /// Where each figure stands; none for an eliminated player.
    pub hexes: BySeat<Option<Hex>>,
    /// The face-up cards of each book, in the order in which they were collected.
    pub books: BySeat<Book>,
    /// How many counterspells each seat holds.
    pub facedown: BySeat<u8>,
    /// Those of them that everybody knows.
    pub known: BySeat<Known>,
    /// The action points that are left in this turn.
    pub ap: u8,
    /// The pool of the active player.
    pub pool: Pool,
    /// Whether the free action of the active player's companion is still to be used.
    pub free: bool,
    /// Whether Ember Newt has worked in this turn.
    pub newt: bool,
    /// Whose Pebble Tortoise has worked since that player's last turn began.
    pub shells: Seats,
    /// Whose Thistle Hedgehog has worked in this turn.
    pub pricks: Seats,
    /// The cards beside the hexes.
    pub beside: Beside,
    /// The companions that can be taken.
    pub portal: Portal,
    /// The discard pile; the last is the top card.
    pub discards: Deck,
    /// The number of cards in the main deck.
    pub deck_size: usize,
    /// The number of cards in the counterspell deck.
    pub counterdeck_size: usize,
    /// The known cards of the counterspell deck, from the top down; they lie under all others.
    pub counterdeck_known: ArrayVec<[Counterspell; 10]>,
    /// The number of cards in the companion deck.
    pub companion_deck_size: usize,
    /// The attack under way.
    pub attack: Option<Attack>,
    /// The counterspells that the viewer may see, in the order in which they were collected.
    pub counterspells: BySeat<Option<Facedowns>>,
    /// The sealed answers that the viewer may see.
    pub sealed: BySeat<Option<Reply>>,
    /// The main deck, the last on top; only for [`Eyes::All`].
    pub deck: Option<Deck>,
    /// The counterspell deck, the last on top; only for [`Eyes::All`].
    pub counterdeck: Option<Counterdeck>,
    /// The companion deck, the last on top; only for [`Eyes::All`].
    pub companion_deck: Option<Companions>,
}

/// Counterspells that everybody knows, in rulebook order.
pub type Known = ArrayVec<[Counterspell; BOOK_MAX]>;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A character for the active seat.
    Pick,
    /// An action of the active seat.
    Act,
    /// Reply to an attack, before its hits.
    Attack,
    /// Reply to an attack, after its hits.
    Hit,
    /// Reply to an arrival.
    Arrival,
    /// Where the target is pushed.
    Push,
    /// What the active seat does at night.
    Night,
    /// Nothing: the game is over.
    Over,
}

impl Phase {
    /// Returns its id in words.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Pick => "pick",
            Self::Act => "act",
            Self::Attack => "attack",
            Self::Hit => "hit",
            Self::Arrival => "arrival",
            Self::Push => "push",
            Self::Night => "night",
            Self::Over => "over",
        }
    }

    /// Returns the window that is open, if any.
    pub const fn window(self) -> Option<Window> {
        match self {
            Self::Attack => Some(Window::Attack),
            Self::Hit => Some(Window::Hit),
            Self::Arrival => Some(Window::Arrival),
            Self::Pick | Self::Act | Self::Push | Self::Night | Self::Over => None,
        }
    }
}

impl View {
    /// Returns what `eyes` may know of `game`.
    pub(crate) fn of(game: &CastingShadows, eyes: Eyes) -> Self {
        let (seats, players) = (game.seats(), &game.players);
        let sees_all = eyes == Eyes::All;
        let (phase, outcome) = phase(game.step);
        let known_in_deck = game.counterdeck.iter().rev().filter(|it| it.known);
        Self {
            eyes,
            seats,
            characters_option: game.options.characters,
            rounds: game.options.rounds.get(),
            head_start: game.options.head_start,
            phase,
            owing: game.owing,
            answered: seats.seats().filter(|seat| game.sealed[*seat].is_some()).collect(),
            outcome,
            round: game.round,
            active: game.active,
            board: game.board,
            characters: BySeat::new(seats, |seat| players[seat].character),
            hp: BySeat::new(seats, |seat| players[seat].hp),
            energy: BySeat::new(seats, |seat| players[seat].energy),
            companions: BySeat::new(seats, |seat| players[seat].companion),
            hexes: BySeat::new(seats, |seat| players[seat].hex),
            books: BySeat::new(seats, |seat| players[seat].book),
            facedown: BySeat::new(seats, |seat| {
                u8::try_from(players[seat].held.len()).expect("five at most")
            }),
            known: BySeat::new(seats, |seat| known(&players[seat].held)),
            ap: game.ap,
            pool: game.pool,
            free: game.free,
            newt: game.newt,
            shells: game.shells,
            pricks: game.pricks,
            beside: game.beside,
            portal: game.portal,
            discards: game.discards,
            deck_size: game.deck.len(),
            counterdeck_size: game.counterdeck.len(),
            counterdeck_known: known_in_deck.map(|it| it.card).collect(),
            companion_deck_size: game.companions.len(),
            attack: game.attack,
            counterspells: BySeat::new(seats, |seat| eyes.see(seat).then_some(players[seat].held)),
            sealed: BySeat::new(seats, |seat| game.sealed[seat].filter(|_| eyes.see(seat))),
            deck: sees_all.then_some(game.deck),
            counterdeck: sees_all.then_some(game.counterdeck),
            companion_deck: sees_all.then_some(game.companions),
        }
    }

    /// Returns whether a player is still in the game.
    pub fn is_alive(&self, seat: Seat) -> bool {
        self.hp[seat] > 0
    }

    /// Returns how much more energy a seat can hold [CS-9.2].
    pub fn energy_room(&self, seat: Seat) -> i32 {
        let is_shadow = self.companions[seat].is_some();
        let most = if is_shadow { ENERGY_SHADOW } else { ENERGY_BASIC };
        i32::from(most) - i32::from(self.energy[seat])
    }

    /// Returns the range of a spell in the hands of this seat [CS-12.18].
    pub fn range(&self, seat: Seat, card: Card) -> Range {
        let printed = card.printed().spell.map_or(Range::Own, |spell| spell.range);
        let has_bat = self.companions[seat] == Some(Companion::SpyglassBat);
        if has_bat { Range::Far } else { printed }
    }

    /// Returns the seats in ranking order: as at the end of the last round [CS-11.8].
    pub fn standings(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.seats.seats().collect();
        seats.sort_by_key(|&seat| {
            Reverse((self.hp[seat], self.companions[seat].is_some(), self.energy[seat]))
        });
        seats
    }
}

fn phase(step: Step) -> (Phase, Option<Outcome>) {
    match step {
        Step::Pick => (Phase::Pick, None),
        Step::Act => (Phase::Act, None),
        Step::Window(Window::Attack) => (Phase::Attack, None),
        Step::Window(Window::Hit) => (Phase::Hit, None),
        Step::Window(Window::Arrival) => (Phase::Arrival, None),
        Step::Push => (Phase::Push, None),
        Step::Night => (Phase::Night, None),
        Step::Over(outcome) => (Phase::Over, Some(outcome)),
    }
}

/// Returns the known ones of a player's counterspells, in rulebook order.
fn known(held: &Facedowns) -> Known {
    let known = held.iter().filter(|it| it.known);
    let mut known: Known = known.map(|it| it.card).collect();
    known.sort_unstable();
    known
}
