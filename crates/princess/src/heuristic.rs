//! Scores a choice for the greedy bot, which looks at one choice at a time.
//!
//! One heart of the own is worth about 100 points. What happens to others counts with the opposite
//! sign and less, the more of them there are. Every score is worked out from the effect language, so
//! that a bot plays with any card file.

mod action;
mod answer;
mod reading;
mod table;
mod verb;
mod worth;

use kernel::{Eyes, Heuristic};

use crate::{Choice, Princess, View};
use table::Table;

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

impl Heuristic for Princess {
    fn score(view: &View, choice: Choice) -> i32 {
        let Eyes::Seat(me) = view.eyes else { return 0 };
        let table = Table::new(view, me);
        match choice {
            Choice::Play { card, side } => table.play(card, side),
            Choice::First { card } => table.first(card),
            Choice::No => table.no(),
            Choice::Buy { card } => table.gain(card) - table.price(),
            Choice::Shop { card } => table.gain(card),
            Choice::KeepOld => table.keep(view.players[me].attribute),
            Choice::KeepNew => table.keep(view.new_attribute()),
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
