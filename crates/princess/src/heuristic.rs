//! Scores a choice for the greedy bot, which looks at one choice at a time.
//!
//! One heart of the own is worth about 100 points. What happens to others counts with the opposite
//! sign and less, the more of them there are. Every score is worked out from the effect language, so
//! that a bot plays with any card file.

mod action;
mod answer;
mod reading;
mod table;
mod usual;
mod verb;
mod worth;

use kernel::{Eyes, Heuristic};

use crate::{Choice, Phase, Princess, View};
pub(crate) use action::Player;
pub(crate) use usual::{Company, UsualWorths};

/// The points for one heart of a healthy player.
const HEART: i32 = 100;
/// The points for one gold.
const GOLD: i32 = 35;
/// The most gold that counts: more than a few purchases is of little use.
const GOLD_USEFUL: u16 = 6;
/// The points for a card nobody knows yet.
const DRAW: i32 = 60;
/// The points for an action that a player has to leave out.
const STUN: i32 = 170;
/// The points for eliminating the last opponent, besides what an elimination is worth anyway. More
/// would make every bot attack at the end, whatever the others lay.
const VICTORY: i32 = 1_500;

/// The most points that a whim adds to a card that is laid, and what comes on top in each turn.
const WHIM: u32 = 200;
const WHIM_PER_TURN: u32 = 3;

/// Whoever always lays the best card is foreseen, and two such players can block each other for ever:
/// so there are whims. Later in a game they grow bolder.
pub(crate) fn whim(phase: Phase, turn: u16) -> u32 {
    if phase == Phase::Action { WHIM + WHIM_PER_TURN * u32::from(turn) } else { 0 }
}

impl Heuristic for Princess {
    fn whim(view: &View) -> u32 {
        whim(view.phase, view.turn)
    }

    fn score(view: &View, choice: Choice) -> i32 {
        let Eyes::Seat(me) = view.eyes else { return 0 };
        Player::new(view, me).score(choice)
    }
}

impl Player<'_> {
    pub(crate) fn score(&self, choice: Choice) -> i32 {
        let table = &self.table;
        match choice {
            Choice::Play { card, side } => self.play(card, side),
            Choice::First { card } => table.first(card),
            Choice::No => table.no(),
            Choice::Buy { card } => table.gain(card) - table.price(),
            Choice::Shop { card } => table.gain(card),
            Choice::KeepOld => table.keep(table.seen(table.me).attribute),
            Choice::KeepNew => table.keep(table.view.new_attribute()),
            Choice::LootGold => table.loot_gold(),
            Choice::Loot { card } | Choice::Take { card } | Choice::Salvage { card } => {
                table.hold(card)
            }
            Choice::Pass { card } | Choice::Discard { card } => -table.hold(card),
            Choice::Pay => table.pay(),
            Choice::EitherFirst => table.either(false),
            Choice::EitherSecond => table.either(true),
            Choice::Choose { character } => table.choose(character),
            Choice::Stack { cards } => table.stack(cards),
            Choice::Haunt { card } => table.haunt(card),
            Choice::Stay => 0,
            Choice::Reincarnate => 1,
        }
    }
}
