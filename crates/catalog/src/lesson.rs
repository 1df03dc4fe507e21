//! Games to learn from: what the evaluation looks at, and who won.

use bots::{Bot, Level};
use kernel::{
    BySeat, Choices, Dice, Eyes, Ignore, Searchable, Seats, Seed, Setup, SetupError, Turn,
};

/// A game to learn from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The winners.
    pub winners: Seats,
    /// The features of each seat, each time a stretch began.
    pub positions: Vec<BySeat<Vec<i32>>>,
}

/// One choice in this many is made at random, so that positions vary.
const SLIP: u32 = 20;

/// Plays a game between bots of these levels, and takes down its positions.
pub(crate) fn play<G: Searchable>(
    setup: &Setup<G>,
    levels: &BySeat<Level>,
    seed: &Seed,
) -> Result<Lesson, SetupError> {
    let mut dice = Dice::new(seed);
    let mut game = G::deal(setup, &mut dice, &mut Ignore)?;
    // Separate from the table's dice, so that the deal does not depend on the bots.
    let mut others = Dice::new(&Dice::new(seed).seed());
    let mut bots: BySeat<Box<dyn Bot<G>>> =
        BySeat::new(setup.seats, |seat| levels[seat].bot(&others.seed()));
    let (mut legal, mut positions, mut stretch) = (Choices::new(), Vec::new(), None);
    loop {
        let seat = match game.turn() {
            Turn::Over(outcome) => return Ok(Lesson { winners: outcome.winners, positions }),
            Turn::Choose(owing) => owing.first().expect("a game waits for somebody"),
        };
        if stretch != Some(game.stretch()) {
            stretch = Some(game.stretch());
            positions.push(features(&game));
        }
        game.legal(seat, &mut legal);
        let choice = if legal.len() == 1 || others.below(SLIP) == 0 {
            *others.pick(&legal).expect("a seat that owes has a choice")
        } else {
            bots[seat].choose(seat, &game.view(Eyes::Seat(seat)), &legal)
        };
        game.choose(seat, choice, &mut dice, &mut Ignore).expect("bots choose what is legal");
    }
}

fn features<G: Searchable>(game: &G) -> BySeat<Vec<i32>> {
    BySeat::new(game.seats(), |seat| {
        let mut features = vec![0; G::FEATURES.len()];
        game.features(seat, &mut features);
        features
    })
}
