//! What search bots rely on, for every game, at moments of random games.

use bots::{CERTAIN, Effort, Habits, Level, Model};
use casting_shadows::CastingShadows;
use goofspiel::Goofspiel;
use kernel::{
    Choices, Dice, Eyes, Game, Ignore, Sampler, Searchable, Seat, SeatCount, Seed, Setup,
};
use princess::Princess;
use shadow_throne::ShadowThrone;

/// Plays random games with every number of seats, and calls `look` now and then for a seat that owes a
/// choice.
fn at_moments<G: Searchable>(mut look: impl FnMut(&G, Seat, &mut Dice)) {
    for (seed, seats) in (0..exam::games(12)).zip(G::SEATS.cycle()) {
        let seats = SeatCount::new(seats).expect("a table has one to eight seats");
        let mut dice = Dice::new(&Seed::from(u64::from(seed)));
        let mut game = G::deal(&Setup::new(seats), &mut dice, &mut Ignore).expect("it has seats");
        let (mut stretch, mut whims) = (game.stretch(), Dice::new(&dice.seed()));
        loop {
            let owing: Vec<Seat> = game.turn().owing().collect();
            let Some(&seat) = whims.pick(&owing) else { break };
            if whims.below(10) == 0 {
                look(&game, seat, &mut whims);
            }
            let choice = *whims.pick(&game.choices(seat)).expect("a seat that owes has a choice");
            game.choose(seat, choice, &mut dice, &mut Ignore).expect("it is legal");
            assert!(game.stretch() >= stretch, "the number of a stretch never falls");
            stretch = game.stretch();
        }
    }
}

/// A world is one that the seat cannot tell from the real game, before the others chose.
fn worlds_fit<G: Searchable>() {
    at_moments::<G>(|game, seat, dice| {
        let view = game.view(Eyes::Seat(seat));
        let mut before = game.clone();
        before.take_back(seat);
        let mut sampler = G::sampler(&view, seat);
        for _ in 0..3 {
            let world = sampler.sample(dice);
            assert_eq!(world.check(), Ok(()));
            assert_eq!(world.view(Eyes::Seat(seat)), before.view(Eyes::Seat(seat)));
            assert_eq!(world.choices(seat), game.choices(seat));
            for other in game.seats().seats().filter(|other| *other != seat) {
                let is_asked = before.turn().owing().has(other);
                assert_eq!(is_asked, !world.choices(other).is_empty(), "{other} chooses anew");
            }
        }
    });
}

/// In a playout a seat weighs its choices by what it knows, just as the greedy bot does.
fn weighing_knows_no_more_than_the_seat<G: Searchable>() {
    at_moments::<G>(|game, seat, dice| {
        let (view, legal) = (game.view(Eyes::Seat(seat)), game.choices(seat));
        let world = G::sampler(&view, seat).sample(dice);
        let scores: Vec<i32> = legal.iter().map(|choice| G::score(&view, *choice)).collect();
        for game in [game, &world] {
            let mut weighed = Vec::new();
            assert_eq!(game.weigh(seat, &legal, &mut weighed), G::whim(&view));
            assert_eq!(weighed, scores, "{seat} in {game:?}");
        }
    });
}

/// Habits look at what the seat knows, too, and their moments and terms are in the table.
fn habits_know_no_more_than_the_seat<G: Searchable>() {
    let habits = Habits::of::<G>();
    assert_eq!(habits.is_some(), !G::HABITS.terms.is_empty(), "the table can be read");
    at_moments::<G>(|game, seat, dice| {
        let legal = game.choices(seat);
        let world = G::sampler(&game.view(Eyes::Seat(seat)), seat).sample(dice);
        let [here, there] = [game, &world].map(|game| {
            let mut terms = Vec::new();
            game.describe(seat, &legal, &mut |place, term, value| terms.push((place, term, value)));
            (game.moment(), terms)
        });
        assert_eq!(here, there, "{seat} in {game:?}");
        let (moment, terms) = here;
        assert!(habits.is_none() || moment < G::HABITS.moments.len());
        assert!(terms.iter().all(|it| it.0 < legal.len() && it.1 < G::HABITS.terms.len()));
    });
}

/// A search bot gets the same dice in two games that differ only in what it may not know, and makes
/// the same choice. The last one makes plans and knows habits, as a master does.
fn nobody_cheats<G: Searchable>() {
    at_moments::<G>(|game, seat, dice| {
        let seed = dice.seed();
        let world = G::imagine(&game.view(Eyes::Seat(seat)), dice);
        let [here, there] = [game, &world].map(|game| {
            let (view, legal) = (game.view(Eyes::Seat(seat)), game.choices(seat));
            let bots = [
                Level::Medium.bot::<G>(&seed),
                Level::Hard.bot::<G>(&seed),
                bots::search_bot::<G>(200, true, &seed),
            ];
            bots.map(|mut bot| bot.choose(seat, &view, &legal))
        });
        assert_eq!(here, there);
    });
}

/// Nor does a bot cheat that thinks for the others: it knows only what they would know in the worlds
/// that it imagines. The same seed gives the same choice.
fn whoever_thinks_for_others_does_not_cheat<G: Searchable>() {
    let mut moments = 0;
    at_moments::<G>(|game, seat, dice| {
        let mut before = game.clone();
        before.take_back(seat);
        let others = before.turn().owing().without(seat).len();
        let is_short = (1..=2).contains(&others) && moments < MOMENTS_FORESEEN;
        let Some(foresight) = game.foresight().filter(|_| is_short) else { return };
        moments += 1;
        // Enough for a few thoughts of each.
        let (seed, playouts) = (dice.seed(), 8 * others * foresight.playouts);
        let world = G::imagine(&game.view(Eyes::Seat(seat)), dice);
        let [here, there] = [game, &world].map(|game| {
            let (view, legal) = (game.view(Eyes::Seat(seat)), game.choices(seat));
            let mut bot = bots::search_bot::<G>(playouts, true, &seed);
            let choice = bot.choose(seat, &view, &legal);
            assert!(bot.playouts() <= u64::from(playouts) + 64, "{}", bot.playouts());
            (choice, bot.playouts())
        });
        assert_eq!(here, there);
    });
}

/// Such bots think for long: they are asked at this many moments.
const MOMENTS_FORESEEN: u32 = 4;

/// The chances of all seats make one, and weights are read for every feature.
fn chances_add_up<G: Searchable>() {
    let model = Model::of::<G>();
    at_moments::<G>(|game, _, _| {
        let sum: u32 = model.chances(game).values().sum();
        assert!(CERTAIN - sum < 8, "{sum}");
    });
}

/// A bot in a hurry thinks less, but never less than a medium one: then it is one. The same effort
/// gives the same choice.
fn haste_has_its_limits<G: Searchable>() {
    at_moments::<G>(|game, seat, dice| {
        let (seed, few) = (dice.seed(), Effort::of_parts(16));
        let (view, legal) = (game.view(Eyes::Seat(seat)), game.choices(seat));
        let think = |effort| {
            let mut bot = Level::Hard.bot_with::<G>(effort, &seed);
            (bot.choose(seat, &view, &legal), bot.playouts())
        };
        let mut medium = Level::Medium.bot::<G>(&seed);
        let like_medium = (medium.choose(seat, &view, &legal), medium.playouts());
        assert_eq!(think(Level::Hard.least_effort()), like_medium);
        let hurried = think(few);
        assert_eq!(hurried, think(few));
        assert!(legal.len() == 1 || hurried.1 < u64::from(G::PLAYOUTS.hard) / 2, "{hurried:?}");
    });
}

macro_rules! every_game {
    ($($test:ident),+) => { mod every_game { use super::*; $(
        #[test]
        fn $test() {
            super::$test::<ShadowThrone>();
            super::$test::<CastingShadows>();
            super::$test::<Princess>();
            super::$test::<Goofspiel>();
        }
    )+ } };
}

every_game!(
    worlds_fit,
    weighing_knows_no_more_than_the_seat,
    habits_know_no_more_than_the_seat,
    nobody_cheats,
    whoever_thinks_for_others_does_not_cheat,
    chances_add_up,
    haste_has_its_limits
);

/// More thinking about a plain mistake: with one card of each, the higher bid wins the last prize.
#[test]
fn a_search_finds_the_winning_bid() {
    use kernel::Scripted;
    let setup = Setup::new(SeatCount::new(2).expect("two"));
    let position = ["prizes 9 1", "hand A 1 5", "hand B 2 4"];
    let game = Goofspiel::position(&setup, &position, &mut Ignore).expect("it is a position");
    let (seat, mut legal) = (Seat::default(), Choices::new());
    game.legal(seat, &mut legal);
    let choice = Level::Hard.bot::<Goofspiel>(&Seed::from(1)).choose(
        seat,
        &game.view(Eyes::Seat(seat)),
        &legal,
    );
    assert_eq!(choice.to_string(), "bid 5");
}

/// Counts the nobles in the hands of three others, in games between bots of a level, when this wave
/// begins: the real ones, those that a bot imagines, and those of a world that only fits what was seen.
fn nobles(level: Level, wave: u8) -> [usize; 3] {
    use shadow_throne::{Cards, Phase, Rank, View};
    let (seats, viewer) = (SeatCount::new(4).expect("four"), Seat::default());
    let nobles = |view: &View| {
        let others = seats.seats().filter(|seat| *seat != viewer);
        let hands = others.filter_map(|seat| view.hands[seat]).flat_map(Cards::iter);
        hands.filter(|card| card.printed().rank == Rank::Noble).count()
    };
    let (mut found, mut dice) = ([0; 3], Dice::new(&Seed::from(7)));
    let levels = kernel::BySeat::new(seats, |_| level);
    for seed in 0..GAMES_OF_NOBLES {
        let look = |game: &ShadowThrone, _, _| {
            let view = game.view(Eyes::Seat(viewer));
            if view.phase == Phase::Wave && view.wave == Some(wave) && view.owing.len() == 4 {
                let imagined = ShadowThrone::sampler(&view, viewer).sample(&mut dice);
                let fitting = ShadowThrone::imagine(&view, &mut dice);
                let worlds = [game, &imagined, &fitting];
                let counts = worlds.map(|world| nobles(&world.view(Eyes::All)));
                found.iter_mut().zip(counts).for_each(|(found, count)| *found += count);
            }
        };
        bots::play(&Setup::new(seats), &levels, &Seed::from(seed), look).expect("four may play");
    }
    found
}

const GAMES_OF_NOBLES: u64 = 120;

/// Imagined hands look like real ones: players who draft with sense hold more nobles than a random
/// deal would give them, and a bot knows it.
#[test]
fn imagined_hands_look_like_real_ones() {
    // Percent: what is known of drafts was learnt from greedy bots, and others draft otherwise.
    for (level, most) in [(Level::Greedy, 10), (Level::Medium, 15)] {
        let [real, imagined, fitting] = nobles(level, 1);
        let off = imagined.abs_diff(real);
        assert!(off * 100 < real * most, "{level}: {real} nobles, imagined {imagined}");
        assert!(
            fitting < real && off < real - fitting,
            "{level}: {real} nobles, fitting {fitting}"
        );
    }
    let [real, _, fitting] = nobles(Level::Random, 4);
    assert!(fitting.abs_diff(real) * 10 < real, "random: {real} nobles, imagined {fitting}");
}
