//! `sombra learn GAME`: weights for search bots, from games that bots play.

use std::{
    fs::{self, File},
    io::Write,
};

use lab::{Evaluation, Learnt, LearntHabits, Moment, Study, StudyError, Tenth};

use crate::{
    args::LearnArgs,
    contents::find_game,
    failure::Failure,
    shell::Shell,
    sim::{bar, options, percent, seat_count},
    table,
};

pub(crate) fn run(shell: &mut Shell, args: &LearnArgs) -> Result<(), Failure> {
    let game = find_game(shell, &args.game, args.cards.as_deref())?;
    let seats: Result<Vec<_>, _> =
        args.seats.iter().map(|seats| seat_count(&*game, *seats)).collect();
    let study = Study {
        game: &*game,
        options: options(shell.words, &*game, &args.option)?,
        seats: seats?,
        games: args.games,
        level: args.bot.parse()?,
        seed: args.seed,
        jobs: args.jobs.map_or(0, usize::from),
    };
    if args.habits {
        write(shell, args, |shell| {
            let learnt = play(&study, |hear| study.run_habits(hear))?;
            let remarks = vec![command(args), summary_of_habits(&learnt)];
            let report = report_of_habits(shell, &learnt);
            Ok(Written { weights: learnt.text(&[]), remarks, report })
        })
    } else {
        write(shell, args, |shell| {
            let learnt = play(&study, |hear| study.run(hear))?;
            let remarks = vec![command(args), summary(&learnt)];
            let report = report(shell, &learnt);
            Ok(Written { weights: learnt.text(&[]), remarks, report })
        })
    }
}

/// What was learnt: the lines of the file, its remarks, and what is told on the screen.
struct Written {
    weights: String,
    remarks: Vec<String>,
    report: Vec<String>,
}

/// Learns, and writes the weights to their file, or prints them.
fn write(
    shell: &mut Shell,
    args: &LearnArgs,
    learn: impl FnOnce(&Shell) -> Result<Written, Failure>,
) -> Result<(), Failure> {
    let Some(path) = &args.out else {
        let Written { weights, remarks, report } = learn(shell)?;
        // The report becomes remarks, so that all that is printed is a file of weights.
        let remarks = [remarks, vec![String::new()], report].concat();
        return Ok(write!(shell.out, "{}", lab::remarked(&remarks, &weights))?);
    };
    // Before the games: nobody should wait for weights that cannot be written.
    let failed = |error| Failure::file(path, error);
    let mut file = File::create_new(path).map_err(failed)?;
    let written = learn(shell).and_then(|learnt| {
        write!(file, "{}", lab::remarked(&learnt.remarks, &learnt.weights)).map_err(failed)?;
        Ok(learnt)
    });
    if written.is_err() {
        // An empty file is of no use.
        let _ = fs::remove_file(path);
    }
    Ok(written?.report.iter().try_for_each(|line| shell.line(line))?)
}

/// Plays with a progress bar.
fn play<T>(
    study: &Study<'_>,
    run: impl FnOnce(&(dyn Fn() + Sync)) -> Result<T, StudyError>,
) -> Result<T, Failure> {
    let bar = bar(study.games);
    let learnt = run(&|| bar.inc(1));
    bar.finish_and_clear();
    Ok(learnt?)
}

/// Says in the file how it was made: in English in every language, so that the same command always
/// writes the same file.
fn command(args: &LearnArgs) -> String {
    let LearnArgs { game, games, bot, seed, .. } = args;
    let seats = args.seats.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
    let habits = args.habits.then(|| " --habits".to_owned());
    let options = args.option.iter().map(|option| format!(" --option {option}"));
    let cards = args.cards.iter().map(|cards| format!(" --cards {}", cards.display()));
    let more: String = habits.into_iter().chain(options).chain(cards).collect();
    format!(
        "Learnt by: sombra learn {game} --seats {seats} --games {games} --bot {bot} --seed {seed}{more}"
    )
}

fn summary(learnt: &Learnt) -> String {
    format!(
        "{} games had a winner; on the {} held out, the loss is {:.4} (weights before: {:.4}, equal chances: {:.4})",
        learnt.games, learnt.games_held_out, learnt.now.loss, learnt.before.loss, learnt.equal.loss,
    )
}

fn summary_of_habits(learnt: &LearntHabits) -> String {
    let share = |of: fn(&Moment) -> &Evaluation| {
        let right = learnt.moments.iter().map(|it| {
            of(it).favorite_won * f64::from(u32::try_from(it.held_out).unwrap_or(u32::MAX))
        });
        let all = f64::from(u32::try_from(learnt.held_out).unwrap_or(u32::MAX));
        percent(right.sum::<f64>() / all)
    };
    format!(
        "Of the {} choices held out, {} are the likeliest (weights before: {}, by chance: {})",
        learnt.held_out,
        share(|it| &it.now),
        share(|it| &it.before),
        share(|it| &it.equal),
    )
}

/// Says how good the weights are.
fn report(shell: &Shell, learnt: &Learnt) -> Vec<String> {
    let say = |key: &str| shell.words.say(key, &[]);
    let counts = [("games", learnt.games.into()), ("held", learnt.games_held_out.into())];
    let heading = ["learn-weights", "learn-loss", "learn-favorite"].map(say).to_vec();
    let row = |(key, evaluation): (&str, &Evaluation)| {
        vec![say(key), format!("{:.4}", evaluation.loss), percent(evaluation.favorite_won)]
    };
    let evaluations = [
        ("learn-now", &learnt.now),
        ("learn-before", &learnt.before),
        ("learn-equal", &learnt.equal),
    ];
    let losses: Vec<Vec<String>> =
        [heading].into_iter().chain(evaluations.into_iter().map(row)).collect();
    let heading = ["learn-seats", "learn-predicted", "learn-observed"].map(say).to_vec();
    let row = |tenth: &Tenth| {
        vec![tenth.seats.to_string(), percent(tenth.predicted), percent(tenth.observed)]
    };
    let tenths = learnt.now.calibration.iter().filter(|tenth| tenth.seats > 0);
    let calibration: Vec<Vec<String>> = [heading].into_iter().chain(tenths.map(row)).collect();
    let mut lines = vec![shell.words.say("learn-games", &counts), String::new()];
    lines.extend(table::lines(&losses));
    lines.push(String::new());
    lines.extend(table::lines(&calibration));
    lines
}

/// Says how well the habits foretell choices.
fn report_of_habits(shell: &Shell, learnt: &LearntHabits) -> Vec<String> {
    let say = |key: &str| shell.words.say(key, &[]);
    let heading = ["learn-moment", "learn-choices", "learn-now", "learn-before", "learn-equal"];
    let row = |moment: &Moment| {
        let Moment { name, held_out, now, before, equal, .. } = moment;
        let shares = [now, before, equal].map(|it| percent(it.favorite_won));
        [vec![(*name).to_owned(), held_out.to_string()], shares.to_vec()].concat()
    };
    let rows = learnt.moments.iter().filter(|moment| moment.held_out > 0).map(row);
    let rows: Vec<Vec<String>> = [heading.map(say).to_vec()].into_iter().chain(rows).collect();
    let mut lines = vec![say("learn-habits"), String::new()];
    lines.extend(table::lines(&rows));
    lines
}
