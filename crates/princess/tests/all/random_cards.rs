//! Random card files that pass all checks of the reader, with everything that the effect language
//! has. They are written from tables of their own, not with the code under test.

use std::{collections::BTreeSet, fmt::Write as _};

use kernel::{Dice, Seed, no_files};
use princess::{
    Cards, Condition, Immunity, LineForm, Modifier, Selector, Symbol, Trigger, Verb, When,
};

const SYMBOLS: [&str; 3] = ["attack", "strategy", "defense"];
const COLORS: [&str; 8] = ["red", "ochre", "amber", "lime", "jade", "cyan", "navy", "plum"];
const EVENTS_MAX: u32 = 24;

/// Which players a verb may name.
#[derive(Clone, Copy, PartialEq)]
enum Players {
    None,
    Any,
    One,
    /// Not the controller.
    Others,
}

/// A verb: its words, its players, whether it has an amount, and what may follow.
type VerbRow = (&'static str, Players, bool, &'static [&'static str]);

#[rustfmt::skip]
const VERBS: [VerbRow; 27] = [
    ("damage",         Players::Any,    true,  &[""]),
    ("lose",           Players::Any,    true,  &[""]),
    ("heal",           Players::Any,    true,  &[""]),
    ("shield",         Players::Any,    true,  &[""]),
    ("thorns",         Players::Any,    true,  &[""]),
    ("gold",           Players::Any,    true,  &[""]),
    ("fine",           Players::Any,    true,  &[""]),
    ("steal",          Players::Others, true,  &[""]),
    ("give",           Players::Others, true,  &[""]),
    ("draw",           Players::Any,    true,  &[""]),
    ("discard",        Players::Any,    true,  &["", " random"]),
    ("take",           Players::Others, false, &["", " random"]),
    ("pass",           Players::Others, false, &[""]),
    ("salvage",        Players::Any,    false, &[""]),
    ("swap hand",      Players::Others, false, &[""]),
    ("swap gold",      Players::Others, false, &[""]),
    ("swap attribute", Players::Others, false, &[""]),
    ("strip",          Players::Any,    false, &[""]),
    ("mill",           Players::None,   true,  &[""]),
    ("shop",           Players::Any,    false, &[""]),
    ("restock",        Players::None,   false, &[""]),
    ("stun",           Players::Any,    false, &[""]),
    ("cancel",         Players::Others, false, &[""]),
    ("princess",       Players::One,    false, &["", " shop", " discard"]),
    ("exorcise",       Players::None,   true,  &[""]),
    ("haunt",          Players::None,   true,  &[""]),
    ("clear",          Players::None,   false, &[""]),
];

const TRIGGERS: [&str; 11] = [
    "start",
    "each-start",
    "end",
    "success",
    "tie",
    "fumble",
    "hit",
    "damaged",
    "bought",
    "eliminated",
    "robbed",
];

/// Who can be named in a text, besides those who can be named everywhere.
#[derive(Clone, Copy, Default)]
struct Place {
    me: bool,
    target: bool,
    source: bool,
}

/// Writes a card file.
pub(crate) fn card_file(dice: &mut Dice) -> String {
    let mut writer = Writer { dice };
    let mut cards = Vec::new();
    for color in COLORS {
        cards.push(writer.card("attribute", Some(color), ""));
        let any = writer.pick(&SYMBOLS);
        for symbol in [any].into_iter().chain(SYMBOLS) {
            cards.push(writer.card("hand", Some(color), symbol));
        }
    }
    let symbol = writer.pick(&SYMBOLS);
    let princess = writer.card("hand", None, symbol);
    cards.push(format!("id = \"la-princesa\"\n{princess}"));
    let events = writer.dice.below(EVENTS_MAX + 1);
    cards.extend((0..events).map(|_| writer.card("event", None, "")));
    while cards.len() < 100 {
        let (kind, symbol) = (writer.pick(&KINDS), writer.pick(&SYMBOLS));
        cards.push(writer.card(kind, None, symbol));
    }
    writer.dice.shuffle(&mut cards);

    let mut file = String::from("schema = 1\n");
    for (place, color) in COLORS.iter().enumerate() {
        let (number, hearts) = (place + 1, writer.dice.below(20) + 1);
        write!(
            file,
            "\n[[character]]\nnumber = {number}\nid = \"character-{number}\"\n\
             colour = \"{color}\"\nhearts = {hearts}\nname = {{ en = \"C{number}\", es = \"P\" }}\n"
        )
        .expect("a text can be written to");
    }
    for (place, card) in cards.iter().enumerate() {
        let id = if card.starts_with("id = ") { "" } else { &format!("id = \"card-{place}\"\n") };
        write!(file, "\n[[card]]\n{id}{card}").expect("a text can be written to");
    }
    file
}

/// The kinds of the cards without a color that are no events.
const KINDS: [&str; 3] = ["hand", "attribute", "environment"];

struct Writer<'d> {
    dice: &'d mut Dice,
}

impl Writer<'_> {
    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        *self.dice.pick(items).expect("there is something to pick")
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.dice.below(n) == 0
    }

    /// Writes a card without its id.
    fn card(&mut self, kind: &str, color: Option<&str>, symbol: &str) -> String {
        let name = r#"name = { en = "Card", es = "Carta" }"#;
        let mut lines = vec![format!("kind = \"{kind}\""), name.into()];
        lines.extend(color.map(|color| format!("colour = \"{color}\"")));
        match kind {
            "hand" => {
                lines.push(format!("symbol = \"{symbol}\""));
                for outcome in ["success", "tie", "fumble"] {
                    let place = Place { me: true, target: true, source: false };
                    let text = if self.one_in(6) { "[]".into() } else { self.text(place) };
                    lines.push(format!("{outcome} = {text}"));
                }
            }
            "event" => {
                let text = self.text(Place { me: true, ..Place::default() });
                lines.push(format!("now = {text}"));
            }
            _ => lines.extend(self.lasting(kind == "environment")),
        }
        lines.join("\n") + "\n"
    }

    /// Writes modifiers and triggers, one key a line.
    fn lasting(&mut self, is_environment: bool) -> Vec<String> {
        let modifiers = self.modifiers(is_environment);
        let mut triggers = TRIGGERS.to_vec();
        triggers.retain(|it| is_environment || *it != "each-start");
        self.dice.shuffle(&mut triggers);
        let least = usize::from(modifiers.is_empty());
        let count = least + usize::try_from(self.dice.below(3)).expect("it is below 3");
        let mut lines = Vec::new();
        if !modifiers.is_empty() || self.one_in(2) {
            lines.push(format!("mods = {modifiers:?}"));
        }
        for trigger in &triggers[..count] {
            let place = Place {
                me: !is_environment || !["start", "end"].contains(trigger),
                target: ["success", "tie", "fumble", "hit"].contains(trigger),
                source: ["damaged", "robbed"].contains(trigger),
            };
            lines.push(format!("on.{trigger} = {}", self.text(place)));
        }
        lines
    }

    fn modifiers(&mut self, is_environment: bool) -> Vec<String> {
        let mut all = vec![
            format!("damage-dealt {}", self.signed(9)),
            format!("damage-dealt {} with={}", self.signed(9), self.pick(&SYMBOLS)),
            format!("damage-taken {}", self.signed(9)),
            format!("damage-taken -{} min={}", self.dice.below(9) + 1, self.dice.below(10)),
            format!("shop-price {}", self.signed(9)),
            format!("hand-limit {}", self.signed(4)),
            format!("initiative {}", self.dice.below(10)),
            "tie-wins any".into(),
            format!("tie-wins {}", self.pick(&SYMBOLS)),
            "fumble-ties any".into(),
            format!("fumble-ties {}", self.pick(&SYMBOLS)),
            format!("immune {}", self.pick(&["stun", "steal", "take", "discard"])),
            "no-heal".into(),
        ];
        if is_environment {
            all.push("no-ghost-draw".into());
        }
        self.dice.shuffle(&mut all);
        all.truncate(usize::try_from(self.dice.below(5)).expect("it is below 5"));
        all
    }

    /// Writes a number with a sign; small ones are more likely.
    fn signed(&mut self, most: u32) -> String {
        let sign = self.pick(&["+", "-"]);
        format!("{sign}{}", self.small(most))
    }

    fn small(&mut self, most: u32) -> u32 {
        let most = if self.one_in(6) { most } else { 2 };
        self.dice.below(most) + 1
    }

    /// Writes a text of one to six lines, as a TOML list.
    fn text(&mut self, place: Place) -> String {
        let lines: Vec<String> = (0..self.small(6)).map(|_| self.line(place)).collect();
        format!("{lines:?}")
    }

    fn line(&mut self, place: Place) -> String {
        let condition =
            if self.one_in(3) { format!("if {} : ", self.condition(place)) } else { String::new() };
        let form = if place.me { self.dice.below(5) } else { 0 };
        let rest = match form {
            1 => format!("pay {} : {}", self.small(20), self.steps(place)),
            2 => format!("either {} | {}", self.steps(place), self.steps(place)),
            _ => self.steps(place),
        };
        condition + &rest
    }

    fn condition(&mut self, place: Place) -> String {
        let compare = self.pick(&["<=", ">=", "="]);
        match self.dice.below(5) {
            0 | 1 => {
                let measure = self.pick(&["hearts", "gold", "cards"]);
                let most = self.pick(&[4, 10, 100]);
                let who = self.one_player(place);
                format!("{measure} {who} {compare} {}", self.dice.below(most))
            }
            2 if self.one_in(2) => format!("ghosts {compare} {}", self.dice.below(8)),
            2 => format!("alive {compare} {}", self.dice.below(7) + 2),
            3 => format!("holder {}", self.one_player(place)),
            _ => {
                let symbol = self.pick(&["attack", "strategy", "defense", "none"]);
                format!("symbol {} = {symbol}", self.one_player(place))
            }
        }
    }

    fn steps(&mut self, place: Place) -> String {
        let steps: Vec<String> = (0..self.small(4)).map(|_| self.step(place)).collect();
        steps.join(" & ")
    }

    fn step(&mut self, place: Place) -> String {
        if place.me && self.one_in(28) {
            return format!("scry {}", self.dice.below(3) + 1);
        }
        let fits = |row: &&VerbRow| place.me || row.1 != Players::Others;
        let rows: Vec<VerbRow> = VERBS.iter().filter(fits).copied().collect();
        let (verb, players, has_amount, endings) = self.pick(&rows);
        let who = match players {
            Players::None => String::new(),
            Players::Any => format!(" {}", self.players(place, true)),
            Players::Others => format!(" {}", self.players(place, false)),
            Players::One if place.me && self.one_in(5) => " chosen".into(),
            Players::One => format!(" {}", self.one_player(place)),
        };
        let amount = match self.dice.below(5) {
            _ if !has_amount => String::new(),
            0 => format!(" {}+ghosts", self.small(21) - 1),
            _ => format!(" {}", self.small(20)),
        };
        format!("{verb}{who}{amount}{}", self.pick(endings))
    }

    /// Picks a selector of one player, but not `chosen`.
    fn one_player(&mut self, place: Place) -> &'static str {
        let mut all = vec!["richest", "poorest", "strongest", "weakest", "holder"];
        if place.me {
            all.extend(["self", "self", "left", "right"]);
        }
        if place.target {
            all.extend(["target"; 4]);
        }
        if place.source {
            all.extend(["source"; 4]);
        }
        self.pick(&all)
    }

    /// Picks any selector; `with_me` says whether the controller may be among the players.
    fn players(&mut self, place: Place, with_me: bool) -> &'static str {
        let mut all = vec![self.one_player(place); 3];
        if place.me {
            all.extend(["neighbours", "others", "chosen"]);
        }
        if place.target {
            all.push("both");
        }
        all.push("all");
        all.retain(|it| with_me || !["self", "both", "all"].contains(it));
        if all.is_empty() { "richest" } else { self.pick(&all) }
    }
}

#[test]
fn random_card_files_are_accepted_and_use_the_whole_language() {
    let mut seen = BTreeSet::new();
    for seed in 0..200 {
        let source = card_file(&mut Dice::new(&Seed::from(seed)));
        let (cards, warnings) = Cards::read(&source, &no_files)
            .unwrap_or_else(|mistakes| panic!("seed {seed}: {} in {source}", mistakes[0]));
        assert_eq!(warnings, [], "seed {seed}");
        see(&cards, &mut seen);
    }
    let ids = |ids: &[&str]| ids.iter().map(|it| (*it).to_owned()).collect::<BTreeSet<_>>();
    let all = [
        ids(&Verb::ALL.map(Verb::id)),
        ids(&Selector::ALL.map(Selector::id)),
        ids(&Trigger::ALL.map(Trigger::id)),
        ids(&Symbol::ALL.map(Symbol::id)),
        ids(&Immunity::ALL.map(Immunity::id)),
        ids(&["has", "count", "is-holder", "laid", "pay", "either", "plain", "+ghosts"]),
        ids(&["damage-dealt", "damage-taken", "shop-price", "hand-limit", "initiative"]),
        ids(&["tie-wins", "fumble-ties", "immune", "no-heal", "no-ghost-draw"]),
    ];
    for word in all.iter().flatten() {
        assert!(seen.contains(word), "no file has {word}");
    }
}

/// Notes what the texts of a set of cards use.
fn see(cards: &Cards, seen: &mut BTreeSet<String>) {
    let mut note = |word: &str| {
        if !seen.contains(word) {
            seen.insert(word.to_owned());
        }
    };
    for (_, facts) in cards.all() {
        for modifier in &facts.modifiers {
            let text = modifier.to_string();
            text.split(' ').for_each(&mut note);
            if let Modifier::DamageDealt(_, Some(symbol)) = modifier {
                note(symbol.id());
            }
        }
        for (when, lines) in &facts.texts {
            if let When::On(trigger) = when {
                note(trigger.id());
            }
            for line in lines {
                note(match line.form {
                    LineForm::Plain => "plain",
                    LineForm::Pay(_) => "pay",
                    LineForm::Either => "either",
                });
                match line.condition {
                    Some(Condition::Has(..)) => note("has"),
                    Some(Condition::Count(..)) => note("count"),
                    Some(Condition::Holder(_)) => note("is-holder"),
                    Some(Condition::Laid(..)) => note("laid"),
                    None => {}
                }
                for step in line.steps.iter().chain(&line.others) {
                    note(step.verb.id());
                    step.who.into_iter().for_each(|who| note(who.id()));
                    note(if step.amount.ghosts { "+ghosts" } else { "" });
                }
            }
        }
    }
}

/// A line that is written and read again is the same text.
#[test]
fn random_lines_are_written_as_they_were_read() {
    for seed in 0..20 {
        let source = card_file(&mut Dice::new(&Seed::from(seed)));
        let (cards, _) = Cards::read(&source, &no_files).expect("it is right");
        for (_, facts) in cards.all() {
            for line in facts.texts.iter().flat_map(|(_, lines)| lines) {
                assert!(source.contains(&format!("\"{line}\"")), "{line}");
            }
            for modifier in &facts.modifiers {
                assert!(source.contains(&format!("\"{modifier}\"")), "{modifier}");
            }
        }
    }
}
