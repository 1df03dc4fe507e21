//! `sombra cards GAME`, and the words for a card.

use catalog::Card;
use serde_json::Value;
use text::GameWords;

use crate::{args::CardsArgs, failure::Failure, shell::Shell, table::Columns};

pub(crate) fn run(shell: &mut Shell, args: &CardsArgs) -> Result<(), Failure> {
    let game = catalog::find(&args.game)?;
    let (words, cards) = (shell.game(game), game.cards());
    if args.json {
        for card in &cards {
            let line = serde_json::to_string(card).expect("facts are plain values");
            shell.line(line)?;
        }
        return Ok(());
    }
    let Some(first) = cards.first().map(facts) else { return Ok(()) };
    let heading = first.iter().map(|(name, _)| words.say(&format!("head-{name}"), &[]));
    let names = ["head-name", "head-id"].map(|key| words.say(key, &[]));
    let mut columns = Columns::new(names.into_iter().chain(heading));
    for card in &cards {
        let cells = facts(card).into_iter().map(|(_, value)| cell(words, &value));
        columns.row([words.name(card.id), card.id.to_owned()].into_iter().chain(cells));
    }
    columns.write(shell)?;
    shell.line("")?;
    for card in &cards {
        if let Some(rule) = words.attribute(card.id, "rule") {
            shell.line(format!("{}: {rule}", words.name(card.id)))?;
        }
    }
    Ok(())
}

/// A card in a line: its name and all that is printed on it.
pub(crate) fn describe(words: &GameWords, card: &Card) -> String {
    let facts: Vec<String> =
        facts(card).iter().map(|(name, value)| fact(words, name, value)).collect();
    format!("{} · {}", words.name(card.id), facts.join(" · "))
}

/// What a card does.
pub(crate) fn rule(words: &GameWords, id: &str) -> String {
    words.attribute(id, "rule").unwrap_or_else(|| words.say("no-ability", &[]))
}

fn facts(card: &Card) -> Vec<(String, Value)> {
    let facts = card.facts.as_object().into_iter().flatten();
    facts
        .filter(|(name, _)| *name != "id")
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect()
}

fn fact(words: &GameWords, name: &str, value: &Value) -> String {
    let number = value.as_i64();
    let sign = match number {
        None => "none",
        Some(1..) => "plus",
        Some(0) => "zero",
        Some(_) => "minus",
    };
    let number = number.unwrap_or_default();
    let places = [
        ("n", number.into()),
        ("size", number.unsigned_abs().into()),
        ("sign", sign.into()),
        ("name", value.as_str().map(|id| plain(words, id)).unwrap_or_default().into()),
    ];
    words.say(&format!("fact-{name}"), &places)
}

fn cell(words: &GameWords, value: &Value) -> String {
    match value {
        Value::String(id) => plain(words, id),
        Value::Number(number) => number.to_string(),
        _ => String::from("–"),
    }
}

/// The name of a faction or a rank without its article.
pub(crate) fn plain(words: &GameWords, id: &str) -> String {
    words.attribute(id, "plain").unwrap_or_else(|| words.name(id))
}
