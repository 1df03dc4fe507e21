//! `sombra learn GAME`: weights for search bots, from games that bots play.

use std::{
    fs::{self, File},
    io::Write,
};

use lab::{Evaluation, Learnt, Study, Tenth};

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
    let Some(path) = &args.out else {
        let learnt = play(&study)?;
        // The report becomes remarks, so that all that is printed is a file of weights.
        let remarks =
            [remarks(args, &learnt), vec![String::new()], report(shell, &learnt)].concat();
        return Ok(write!(shell.out, "{}", learnt.text(&remarks))?);
    };
    // Before the games: nobody should wait for weights that cannot be written.
    let failed = |error| Failure::file(path, error);
    let mut file = File::create_new(path).map_err(failed)?;
    let written = play(&study).and_then(|learnt| {
        write!(file, "{}", learnt.text(&remarks(args, &learnt))).map_err(failed)?;
        Ok(learnt)
    });
    if written.is_err() {
        // An empty file is of no use.
        let _ = fs::remove_file(path);
    }
    let lines = report(shell, &written?);
    Ok(lines.iter().try_for_each(|line| shell.line(line))?)
}

fn play(study: &Study<'_>) -> Result<Learnt, Failure> {
    let bar = bar(study.games);
    let learnt = study.run(&|| bar.inc(1));
    bar.finish_and_clear();
    Ok(learnt?)
}

/// Says in the file how it was made: in English in every language, so that the same command always
/// writes the same file.
fn remarks(args: &LearnArgs, learnt: &Learnt) -> Vec<String> {
    let LearnArgs { game, games, bot, seed, .. } = args;
    let seats = args.seats.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
    let options = args.option.iter().map(|option| format!(" --option {option}"));
    let cards = args.cards.iter().map(|cards| format!(" --cards {}", cards.display()));
    let more: String = options.chain(cards).collect();
    vec![
        format!(
            "Learnt by: sombra learn {game} --seats {seats} --games {games} --bot {bot} --seed {seed}{more}"
        ),
        format!(
            "{} games had a winner; on the {} held out, the loss is {:.4} (weights before: {:.4}, equal chances: {:.4})",
            learnt.games,
            learnt.games_held_out,
            learnt.now.loss,
            learnt.before.loss,
            learnt.equal.loss,
        ),
    ]
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
