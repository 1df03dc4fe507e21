//! Whole games between bots.

use alloc::{boxed::Box, string::String};

use kernel::{
    BySeat, Choices, Dice, Eyes, Game, Ignore, Outcome, Searchable, Seat, Seed, Setup, SetupError,
    Turn,
};

use crate::{Bot, Level};

/// The result of a game between bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// How it ended.
    pub outcome: Outcome,
    /// The last round, in games that are counted in rounds.
    pub round: Option<u16>,
    /// How the game ended, by its id, in games that end in several ways.
    pub ending: Option<&'static str>,
    /// The id of the character that each seat played, in games in which seats differ.
    pub characters: BySeat<Option<String>>,
    /// How many choices were made.
    pub decisions: u64,
}

/// Plays a whole game between bots, and calls `hear` before each choice.
///
/// The same seed gives the same game: the dice of the bots come from it too.
///
/// # Errors
///
/// If the game does not allow this number of seats.
pub fn play<G: Searchable>(
    setup: &Setup<G>,
    levels: &BySeat<Level>,
    seed: &Seed,
    mut hear: impl FnMut(&G, Seat, G::Choice),
) -> Result<Match, SetupError> {
    let mut dice = Dice::new(seed);
    let mut game = G::deal(setup, &mut dice, &mut Ignore)?;
    // Separate from the table's dice, so that the deal does not depend on the bots.
    let mut others = Dice::new(&Dice::new(seed).seed());
    let mut bots: BySeat<Box<dyn Bot<G>>> =
        BySeat::new(levels.count(), |seat| levels[seat].bot(&others.seed()));
    let (mut legal, mut decisions) = (Choices::new(), 0);
    loop {
        let seat = match game.turn() {
            Turn::Over(outcome) => {
                let characters = BySeat::new(levels.count(), |seat| game.character(seat));
                let (round, ending) = (game.round(), game.ending());
                return Ok(Match { outcome, round, ending, characters, decisions });
            }
            Turn::Choose(owing) => owing.first().expect("a game waits for somebody"),
        };
        game.legal(seat, &mut legal);
        let choice = bots[seat].choose(seat, &game.view(Eyes::Seat(seat)), &legal);
        hear(&game, seat, choice);
        game.choose(seat, choice, &mut dice, &mut Ignore).expect("bots choose what is legal");
        decisions += 1;
    }
}

/// Plays a random game to its end without building views, and returns the number of choices.
///
/// # Errors
///
/// If the game does not allow this number of seats.
pub fn random_game<G: Game>(
    setup: &Setup<G>,
    dice: &mut Dice,
    legal: &mut Choices<G::Choice>,
) -> Result<u64, SetupError> {
    let mut game = G::deal(setup, dice, &mut Ignore)?;
    let mut decisions = 0;
    while let Some(seat) = game.turn().owing().first() {
        game.legal(seat, legal);
        let choice = *dice.pick(legal).expect("a seat that owes has a choice");
        game.choose(seat, choice, dice, &mut Ignore).expect("a legal choice is accepted");
        decisions += 1;
    }
    Ok(decisions)
}
