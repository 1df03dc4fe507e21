//! Games to learn from: what the evaluation looks at and who won, and how bots choose.

use bots::{Bot, Level};
use kernel::{
    BySeat, Choices, Dice, Eyes, Ignore, Searchable, Seat, Seats, Seed, Setup, SetupError, Turn,
};

/// A game to learn from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The winners.
    pub winners: Seats,
    /// The features of each seat, each time a stretch began.
    pub positions: Vec<BySeat<Vec<i32>>>,
}

/// A choice to learn habits from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Habit {
    /// The column of the table of habits.
    pub moment: usize,
    /// The terms that describe each legal choice.
    pub options: Vec<Vec<i32>>,
    /// The place of the choice that was made.
    pub chosen: usize,
}

/// One choice in this many is made at random, so that positions vary.
const SLIP: u32 = 20;

/// Plays a game between bots of these levels, and takes down its positions.
pub(crate) fn play<G: Searchable>(
    setup: &Setup<G>,
    levels: &BySeat<Level>,
    seed: &Seed,
) -> Result<Lesson, SetupError> {
    let (mut positions, mut stretch) = (Vec::new(), None);
    let winners = play_through(setup, levels, seed, |game, _| {
        if stretch != Some(game.stretch()) {
            stretch = Some(game.stretch());
            positions.push(features(game));
        }
    })?;
    Ok(Lesson { winners, positions })
}

/// Plays a game between bots of these levels, and takes down what they choose, without their slips
/// and without choices that have no alternative.
pub(crate) fn observe<G: Searchable>(
    setup: &Setup<G>,
    levels: &BySeat<Level>,
    seed: &Seed,
) -> Result<Vec<Habit>, SetupError> {
    let mut habits = Vec::new();
    play_through(setup, levels, seed, |game, made| {
        habits.extend(made.map(|made| describe(game, made)));
    })?;
    Ok(habits)
}

/// A choice that a bot made: its seat, what was legal, and its place there.
struct Made<'a, C> {
    seat: Seat,
    legal: &'a [C],
    chosen: usize,
}

/// Plays a game, calls `hear` before each choice, and returns the winners. A slip is not told.
fn play_through<G: Searchable>(
    setup: &Setup<G>,
    levels: &BySeat<Level>,
    seed: &Seed,
    mut hear: impl FnMut(&G, Option<Made<'_, G::Choice>>),
) -> Result<Seats, SetupError> {
    let mut dice = Dice::new(seed);
    let mut game = G::deal(setup, &mut dice, &mut Ignore)?;
    // Separate from the table's dice, so that the deal does not depend on the bots.
    let mut others = Dice::new(&Dice::new(seed).seed());
    let mut bots: BySeat<Box<dyn Bot<G>>> =
        BySeat::new(setup.seats, |seat| levels[seat].bot(&others.seed()));
    let mut legal = Choices::new();
    loop {
        let seat = match game.turn() {
            Turn::Over(outcome) => return Ok(outcome.winners),
            Turn::Choose(owing) => owing.first().expect("a game waits for somebody"),
        };
        game.legal(seat, &mut legal);
        let choice = if legal.len() == 1 || others.below(SLIP) == 0 {
            hear(&game, None);
            *others.pick(&legal).expect("a seat that owes has a choice")
        } else {
            let choice = bots[seat].choose(seat, &game.view(Eyes::Seat(seat)), &legal);
            let chosen = legal.iter().position(|it| *it == choice);
            let chosen = chosen.expect("bots choose what is legal");
            hear(&game, Some(Made { seat, legal: &legal, chosen }));
            choice
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

fn describe<G: Searchable>(game: &G, made: Made<'_, G::Choice>) -> Habit {
    let mut options = vec![vec![0; G::HABITS.terms.len()]; made.legal.len()];
    game.describe(made.seat, made.legal, &mut |place, term, value| options[place][term] += value);
    Habit { moment: game.moment(), options, chosen: made.chosen }
}
