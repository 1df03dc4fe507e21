//! Second opinions: on the choices of a seat, and on whole records.

use bots::{Level, Model};
use casting_shadows::CastingShadows;
use catalog::{Analysis, AnyGame, CERTAIN, Inquiry, Players, find};
use goofspiel::Goofspiel;
use kernel::{
    BySeat, Dice, Eyes, Game, Ignore, Record, Scripted, Searchable, Seat, SeatCount, Seed, Setup,
};
use princess::Princess;
use shadow_throne::ShadowThrone;

const GAMES: [&str; 4] = ["shadow-throne", "casting-shadows", "princess", "goofspiel"];

/// A game between bots, cut off after some choices.
fn record(game: &dyn AnyGame, choices: usize) -> Record {
    let seats = SeatCount::new(*game.seats().start()).expect("a table has seats");
    let levels = BySeat::new(seats, |_| Level::Easy);
    let options = game.options("").expect("the defaults");
    let mut record = game.bot_game(&options, &levels, Seed::from(5)).expect("it has seats");
    if choices < record.choices.len() {
        record.choices.truncate(choices);
        record.ending = kernel::Ending::Unfinished;
    }
    record
}

fn analyze(game: &dyn AnyGame, record: &Record, seats: &[u8]) -> Analysis {
    let wants = |_: usize, seat: Seat| seats.contains(&seat.number());
    let inquiry = Inquiry { wants: &wants, go_on: &mut |_| true };
    game.analyze(record, inquiry).expect("it is a good record").expect("nobody stops it")
}

#[test]
fn a_record_has_one_analysis() {
    for id in GAMES {
        let game = find(id).expect("it is there");
        let record = record(game, 14);
        let [one, again] = [(); 2].map(|()| analyze(game, &record, &[0]));
        assert_eq!(one, again);
        assert!(!one.choices.is_empty(), "{id}");
        // Whoever else is asked for, a choice gets the same opinion.
        let all = analyze(game, &record, &[0, 1]);
        let own = all.choices.iter().filter(|it| it.seat.number() == 0);
        assert!(own.eq(&one.choices), "{id}");
        assert_eq!(all.outlook, one.outlook);
        let read: Analysis = serde_json::from_str(&serde_json::to_string(&one).expect("JSON"))
            .expect("it reads back");
        assert_eq!(read, one);
    }
}

#[test]
fn an_analysis_is_about_what_was_chosen() {
    for id in GAMES {
        let game = find(id).expect("it is there");
        let record = record(game, 14);
        let analysis = analyze(game, &record, &[0, 1]);
        for judged in &analysis.choices {
            let chosen = &record.choices[judged.at];
            assert_eq!((judged.seat, &judged.made.choice), (chosen.seat, &chosen.choice));
            assert!(judged.best.chance >= judged.made.chance, "the best is the best");
            let difference = judged.best.chance - judged.made.chance;
            assert!(judged.cost == 0 || judged.cost == difference);
        }
        for moment in &analysis.outlook {
            assert_eq!(moment.chances.iter().sum::<u32>(), CERTAIN, "{id} at {}", moment.at);
        }
        let costs: Vec<u32> = analysis.worst(None, 3).iter().map(|it| it.cost).collect();
        assert!(costs.is_sorted_by(|one, other| one >= other) && costs.len() <= 3);
    }
}

#[test]
fn the_end_of_a_game_is_certain() {
    let game = find("goofspiel").expect("it is there");
    let record = record(game, usize::MAX);
    let analysis = analyze(game, &record, &[]);
    assert!(analysis.choices.is_empty(), "nobody was asked for");
    let last = analysis.outlook.last().expect("there is an end");
    let kernel::Ending::Over(outcome) = record.ending else { panic!("it is over") };
    for (seat, chance) in record.players.count().seats().zip(&last.chances) {
        let share = if outcome.winners.has(seat) { CERTAIN / outcome.winners.len() } else { 0 };
        assert_eq!(*chance, share);
    }
}

#[test]
fn an_analysis_can_be_stopped() {
    let game = find("goofspiel").expect("it is there");
    let mut heard = 0;
    let mut go_on = |done: usize| {
        heard = done;
        done < 3
    };
    let inquiry = Inquiry { wants: &|_, _| false, go_on: &mut go_on };
    let stopped = game.analyze(&record(game, 14), inquiry).expect("it is a good record");
    assert_eq!((stopped, heard), (None, 3));
}

/// A hopeless bid is told apart from the winning one, though a search drops it early.
#[test]
fn a_blunder_costs() {
    let setup = Setup::new(SeatCount::new(2).expect("two"));
    let position = ["prizes 9 1", "hand A 1 5", "hand B 2 4"];
    let game = Goofspiel::position(&setup, &position, &mut Ignore).expect("it is a position");
    let (seat, view) = (Seat::default(), game.view(Eyes::Seat(Seat::default())));
    let legal = game.choices(seat);
    let budget = bots::Budget::flat(600);
    let mut search =
        bots::Search::<Goofspiel>::new(Dice::new(&Seed::from(1)), Model::of::<Goofspiel>(), budget);
    let asked = bots::Asked { seat, view: &view, legal: &legal, also: Some(legal[0]) };
    let effort = bots::Comparison { options: 1, worlds: 50 };
    let compared = search.compare(&asked, effort);
    let said: Vec<_> = compared
        .iter()
        .map(|it| (it.opinion.choice.to_string(), it.opinion.playouts, it.is_worse))
        .collect();
    assert_eq!(said, [("bid 5".into(), 50, false), ("bid 1".into(), 50, true)]);
}

/// A seat gets the same hint in two games that differ only in what it may not know.
fn hints_do_not_peek<G: Searchable>() {
    let seats = SeatCount::new(*G::SEATS.start()).expect("a table has seats");
    let mut dice = Dice::new(&Seed::from(11));
    let mut game = G::deal(&Setup::new(seats), &mut dice, &mut Ignore).expect("it has seats");
    for turn in 0..24 {
        let Some(seat) = game.turn().owing().first() else { break };
        let (view, legal) = (game.view(Eyes::Seat(seat)), game.choices(seat));
        if turn % 6 == 5 {
            let world = G::imagine(&view, &mut dice);
            let seed = dice.seed();
            let [here, there] = [&game, &world].map(|game| {
                let (view, legal) = (game.view(Eyes::Seat(seat)), game.choices(seat));
                let budget = bots::Budget::flat(60);
                let mut search = bots::Search::<G>::new(Dice::new(&seed), Model::of::<G>(), budget);
                let asked = bots::Asked { seat, view: &view, legal: &legal, also: None };
                search.compare(&asked, bots::Comparison { options: 4, worlds: 8 })
            });
            assert_eq!(here, there);
        }
        let choice = *dice.pick(&legal).expect("a seat that owes has a choice");
        game.choose(seat, choice, &mut dice, &mut Ignore).expect("it is legal");
    }
}

#[test]
fn no_hint_peeks() {
    hints_do_not_peek::<ShadowThrone>();
    hints_do_not_peek::<CastingShadows>();
    hints_do_not_peek::<Princess>();
    hints_do_not_peek::<Goofspiel>();
}

#[test]
fn advice_names_legal_choices_the_best_first() {
    for id in GAMES {
        let game = find(id).expect("it is there");
        let players = Players::numbered(*game.seats().start()).expect("a table has seats");
        let options = game.options("").expect("the defaults");
        let live = game.open(&options, players, 9.into()).expect("it opens");
        let seat = live.turn().owing().first().expect("a game waits for somebody");
        let legal = live.legal(seat);
        let advised = live.advise(seat, Seed::from(3))();
        assert_eq!(advised.len(), legal.len().min(32), "{id}");
        assert!(advised.is_sorted_by_key(|it| std::cmp::Reverse(it.chance)));
        for option in &advised {
            let of = legal.iter().find(|it| it.text == option.choice).expect("it is legal");
            assert_eq!(of.parts, option.parts);
            assert_eq!(option.playouts, advised[0].playouts, "every chance is from as many worlds");
            let is_close = advised[0].chance - option.chance < CERTAIN / 100;
            assert!(!(option.is_worse && is_close), "less than one percent is about as good");
        }
    }
}
