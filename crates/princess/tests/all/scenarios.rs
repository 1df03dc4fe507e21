//! Every scenario holds. The catalog runs them, too, once it knows the game.

use std::{fs, path::Path};

use kernel::{
    Dice, Eyes, Frames, Game, GameOptions, Scene, Scripted, Seat, SeatCount, Seed, Setup, Text,
    Verdict,
};
use princess::{Cards, Options, Princess};
use toml::Table;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let files = fs::read_dir(folder).expect("there are scenarios");
    let mut wrong = Vec::new();
    for file in files {
        let path = file.expect("it can be listed").path();
        let text = fs::read_to_string(&path).expect("a scenario is text");
        let script: Table = text.parse().expect("a scenario is TOML");
        if let Err(why) = run(&script) {
            wrong.push(format!("{}: {why}", path.file_name().expect("a file").display()));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

fn run(script: &Table) -> Result<(), String> {
    let number = |key: &str| script.get(key).and_then(toml::Value::as_integer).unwrap_or(0);
    let seats = u8::try_from(number("seats")).ok().and_then(SeatCount::new).ok_or("no seats")?;
    let options = script.get("options").and_then(toml::Value::as_str).unwrap_or_default();
    let options = Options::parse(options).map_err(|wrong| wrong.to_string())?;
    let setup = Setup { options, ..Setup::new(seats) };
    let seed = Seed::from(u64::try_from(number("seed")).expect("a seed is not negative"));
    let (mut dice, mut frames) = (Dice::new(&seed), Frames::default());
    let position = lines(script, "position");
    let mut game = if position.is_empty() {
        Princess::deal(&setup, &mut dice, &mut frames).map_err(|wrong| wrong.to_string())?
    } else {
        Princess::position(&setup, &position, &mut frames).map_err(|wrong| wrong.to_string())?
    };
    for step in script["step"].as_array().expect("a scenario has steps") {
        let step = step.as_table().expect("a step is a table");
        for what in lines(step, "happens") {
            let happened = game.happen(Text::new(what), &mut dice, &mut frames);
            happened.map_err(|wrong| format!("{what}: {wrong}"))?;
        }
        for line in lines(step, "choices") {
            let (seat, choice) = line.split_once(' ').ok_or("a seat and a choice")?;
            let taken = choose(&mut game, (seat, choice), &mut dice, &mut frames);
            taken.map_err(|why| format!("{line}: {why}"))?;
        }
        for line in lines(step, "refused") {
            let (seat, choice) = line.split_once(' ').ok_or("a seat and a choice")?;
            let before = game.clone();
            let taken = choose(&mut game, (seat, choice), &mut dice, &mut frames);
            if taken.is_ok() || game != before {
                return Err(format!("{line}: this was not refused"));
            }
        }
        lines(step, "then").into_iter().try_for_each(|claim| judge(&game, seats, claim))?;
    }
    Ok(())
}

fn lines<'s>(table: &'s Table, key: &str) -> Vec<&'s str> {
    let items = table.get(key).and_then(toml::Value::as_array);
    items.into_iter().flatten().filter_map(toml::Value::as_str).collect()
}

fn choose(
    game: &mut Princess,
    (seat, choice): (&str, &str),
    dice: &mut Dice,
    frames: &mut Frames<Princess>,
) -> Result<(), String> {
    let seat: Seat = seat.parse().map_err(|wrong: kernel::ParseError| wrong.to_string())?;
    let choice = Princess::read(&Cards::default(), choice).map_err(|wrong| wrong.to_string())?;
    game.choose(seat, choice, dice, frames).map_err(|refusal| refusal.to_string())
}

/// Checks `gold A 5`, or `to B: hand A hidden` in the view of B.
fn judge(game: &Princess, seats: SeatCount, text: &str) -> Result<(), String> {
    let (eyes, claim) = match text.strip_prefix("to ").and_then(|rest| rest.split_once(": ")) {
        Some((seat, claim)) => (Eyes::Seat(seat.parse().expect("a seat")), claim),
        None => (Eyes::All, text),
    };
    let scene = Scene { game, eyes, view: game.view(eyes), seats, events: &[] };
    match scene.judge(claim) {
        Ok((_, Verdict::Holds)) => Ok(()),
        Ok((_, Verdict::Fails(real))) => Err(format!("`{text}` does not hold: {real}")),
        Err(wrong) => Err(format!("{text}: {wrong}")),
    }
}
