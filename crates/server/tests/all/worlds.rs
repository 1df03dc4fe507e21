//! Two worlds that differ only in what a viewer may not know look the same to that viewer: in JSON,
//! in streams and on pages, byte for byte.

use std::{collections::HashMap, iter};

use catalog::{AnyGame, Event, GAMES};
use client::{Answer, Stream};
use exam::Trials;
use host::{Stage, Table, TableEvent, Token};
use hyper::{Method, header::DATE};
use kernel::{Dice, Eyes, Seat, SeatCount, Seed};
use serde_json::{Value, json};

use crate::house::{Guest, House};

const TABLE: &str = "k7qpm2xw9fztc4n8dubh";
/// How many deals are drawn to find two that look the same.
const DEALS: usize = 1_000;
/// How many choices are compared at most.
const STEPS_MAX: usize = 30;
/// How many choices both worlds have in common at most, if they have the same deal.
const PAST_CHOICES_MAX: u32 = 80;
/// How often a choice is drawn before the worlds are given up.
const TRIES: usize = 20;

/// One of the two worlds: the lines of its table.
struct World {
    lines: Vec<TableEvent>,
    table: Table,
}

/// A choice of the same seat in both worlds.
struct Step {
    seat: Seat,
    choices: [String; 2],
}

impl World {
    fn read(lines: Vec<TableEvent>) -> Self {
        let table = Table::read(&lines).expect("the lines fit");
        Self { lines, table }
    }

    /// Applies a line and what follows from it, and returns what these eyes learn.
    fn apply(&mut self, line: TableEvent, eyes: Eyes) -> String {
        let (mut learned, mut next) = (String::new(), Some(line));
        while let Some(line) = next {
            let change = self.table.apply(&line).expect("the line fits");
            learned.extend(change.events().iter().filter_map(|event| heard(event, eyes)));
            self.lines.push(line);
            next = self.table.forced();
        }
        let seen = serde_json::to_string(&self.table.view(eyes)).expect("a view is plain values");
        learned + &seen
    }

    /// Does the same to a copy.
    fn imagine(&self, line: TableEvent, eyes: Eyes) -> (Self, String) {
        let mut copy = Self::read(self.lines.clone());
        let learned = copy.apply(line, eyes);
        (copy, learned)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.table.legal(seat).iter().map(|choice| choice.text.clone()).collect()
    }
}

/// Returns what a viewer gets of an event: the fact, and the table at that moment.
fn heard(event: &Event, eyes: Eyes) -> Option<String> {
    let fact = eyes.may_know(event.eyes).then(|| event.fact.as_str());
    let shown = event.frame.as_ref().map(|frame| frame.view(eyes));
    let shown = serde_json::to_string(&shown).expect("a view is plain values");
    (fact.is_some() || event.frame.is_some()).then(|| format!("{fact:?} {shown}\n"))
}

fn token(seat: Seat) -> Token {
    format!("{:064x}", seat.number() + 1).parse().expect("a token")
}

/// Returns the lines of a table before its game, with a person at every seat.
fn gathered(game: &dyn AnyGame, seats: SeatCount, dice: &mut Dice) -> Vec<TableEvent> {
    let mut lines = vec![
        format!("opened {} {seats} private", game.id()),
        format!("secret {}", dice.seed()),
        "clock none".to_owned(),
    ];
    lines.extend(game.contents().map(|hash| format!("contents {hash}")));
    let sat = |seat: Seat| format!("sat {seat} human {} Guest {seat}", token(seat).hash());
    lines.extend(seats.seats().map(sat));
    lines.iter().map(|line| line.parse().expect("a line")).collect()
}

/// Deals until two worlds look the same to these eyes. If no two do, both have the same deal.
fn two_deals(game: &dyn AnyGame, seats: SeatCount, eyes: Eyes, dice: &mut Dice) -> [World; 2] {
    let mut seen: HashMap<String, Vec<TableEvent>> = HashMap::new();
    for _ in 0..DEALS {
        let mut world = World::read(gathered(game, seats, dice));
        let learned = world.apply(TableEvent::Started, eyes);
        if let Some(other) = seen.get(&learned) {
            return [World::read(other.clone()), world];
        }
        seen.insert(learned, world.lines);
    }
    let lines = seen.into_values().next().expect("there were deals");
    [World::read(lines.clone()), World::read(lines)]
}

/// Plays a game for a while, the same in both worlds.
fn one_past(game: &dyn AnyGame, seats: SeatCount, dice: &mut Dice) -> [World; 2] {
    let mut lines = gathered(game, seats, dice);
    lines.push(TableEvent::Started);
    let mut world = World::read(lines);
    for _ in 0..dice.below(PAST_CHOICES_MAX) {
        let owing: Vec<Seat> = world.table.owing().collect();
        let Some(seat) = dice.pick(&owing).copied() else { break };
        let legal = world.legal(seat);
        let choice = dice.pick(&legal).expect("a seat that owes has a choice").clone();
        let (next, _) = world.imagine(TableEvent::Chose(seat, choice), Eyes::Crowd);
        if next.table.stage() == Stage::Over {
            break;
        }
        world = next;
    }
    let copy = World::read(world.lines.clone());
    [world, copy]
}

/// Draws choices after which the worlds still look the same; returns nothing if none was found.
fn step(worlds: &mut [World; 2], eyes: Eyes, dice: &mut Dice) -> Option<Step> {
    let owing: Vec<Seat> = worlds[0].table.owing().collect();
    assert_eq!(owing, worlds[1].table.owing().collect::<Vec<_>>(), "{eyes:?} sees who owes");
    let seat = *dice.pick(&owing)?;
    let [here, there] = [worlds[0].legal(seat), worlds[1].legal(seat)];
    if eyes == Eyes::Seat(seat) {
        assert_eq!(here, there, "{eyes:?} sees its own choices");
    }
    for attempt in 0..TRIES {
        let one = dice.pick(&here).expect("a seat that owes has a choice");
        // What the viewer chooses is the same. The others choose something else if they can.
        let same = eyes == Eyes::Seat(seat) || (attempt % 2 == 1 && there.contains(one));
        let other = if same { one } else { dice.pick(&there).expect("and here") };
        let choices = [one.clone(), other.clone()];
        let chose = |choice: &String| TableEvent::Chose(seat, choice.clone());
        let (one, learned) = worlds[0].imagine(chose(&choices[0]), eyes);
        let (other, learned_too) = worlds[1].imagine(chose(&choices[1]), eyes);
        // When the game is over, everybody sees everything.
        let is_over = [&one, &other].iter().any(|world| world.table.stage() == Stage::Over);
        if learned == learned_too && !is_over {
            *worlds = [one, other];
            return Some(Step { seat, choices });
        }
    }
    None
}

/// One of the worlds on a server: everybody's connections, and the streams of the viewer.
struct Watched {
    house: House,
    players: Vec<Guest>,
    viewer: Guest,
    streams: [Stream; 2],
    /// Differs between the worlds, and tells nothing: it is the hash of the secret.
    commitment: String,
}

impl Watched {
    async fn open(name: &str, lines: &[TableEvent], viewer: Option<Seat>) -> Self {
        let house = House::with_table(name, TABLE.parse().expect("a name"), lines).await;
        let table = Table::read(lines).expect("the lines fit");
        let commitment = table.commitment().expect("there is a secret").to_string();
        let mut players = Vec::new();
        for seat in table.seats().count().seats() {
            players.push(house.stranger().await.show(&token(seat).reveal()));
        }
        let guest = house.stranger().await;
        let guest = match viewer {
            Some(seat) => guest.show(&token(seat).reveal()),
            None => guest,
        };
        let events = guest.client.listen(&format!("/api/v1/tables/{TABLE}/events"), None).await;
        let parts = guest.client.listen(&format!("/tables/{TABLE}/stream"), None).await;
        let streams = [events, parts].map(|stream| stream.expect("it is not refused"));
        let mut watched = Self { house, players, viewer: guest, streams, commitment };
        watched.settle(viewer).await;
        watched
    }

    /// Waits until the viewer knows who is here, and a message has come on both streams: what is
    /// sent before depends on the time.
    async fn settle(&mut self, viewer: Option<Seat>) {
        let here = (json!(viewer.into_iter().collect::<Vec<_>>()), json!(0));
        let due = if viewer.is_some() { here } else { (here.0, json!(self.streams.len())) };
        let mut told = (Value::Null, Value::Null);
        while told != due {
            let message = self.streams[0].next().await.expect("it goes on").expect("a message");
            let message: Value = message.read().expect("JSON");
            told = (message["here"].clone(), message["watchers"].clone());
        }
        let path = format!("/api/v1/tables/{TABLE}/chat");
        let version = self.players[0].done(&path, json!({ "text": "hello" })).await;
        self.read_streams(version).await;
    }

    /// Reads both streams up to a version, and returns what they said.
    async fn read_streams(&mut self, version: u64) -> Vec<String> {
        let mut heard = Vec::new();
        for stream in &mut self.streams {
            loop {
                let message = stream.next().await.expect("it goes on").expect("a message");
                if !["here", "alive"].contains(&message.event.as_str()) {
                    heard.push(format!("{message:?}"));
                }
                if message.id >= Some(version) {
                    break;
                }
            }
        }
        heard
    }

    /// Lets a seat make its choice in this world, and returns all that the viewer receives: what the
    /// streams say, the refusal of a choice, the table in JSON, and its page in both languages.
    async fn choose(&mut self, step: &Step, world: usize) -> Vec<String> {
        let path = format!("/api/v1/tables/{TABLE}");
        let wrong = json!({ "choice": step.choices[0], "version": 0 }).to_string();
        let choose = format!("{path}/choose");
        let refused = self.viewer.client.send(Method::POST, &choose, wrong.into()).await;
        let mut answers = vec![refused.expect("an answer")];
        let player = &mut self.players[usize::from(step.seat.number())];
        let (_, before) = player.get(&path).await;
        let body = json!({ "choice": step.choices[world], "version": before["version"] });
        let version = player.done(&choose, body).await;
        let mut heard = self.read_streams(version).await;
        let page = format!("/tables/{TABLE}");
        for path in [&path, &page, &format!("{page}?lang=es")] {
            answers.push(self.viewer.client.get(path).await.expect("an answer"));
        }
        for Answer { status, mut headers, body } in answers {
            headers.remove(DATE);
            let body = String::from_utf8(body.to_vec()).expect("every answer is text");
            heard.push(format!("{status} {headers:?}\n{body}"));
        }
        let address = self.house.address.to_string();
        let plain = |text: &String| text.replace(&self.commitment, "…").replace(&address, "…");
        heard.iter().map(plain).collect()
    }
}

/// Plays two worlds that look the same to these eyes, and compares what a viewer receives. Returns
/// how many choices were compared.
async fn compare(name: &str, game: &dyn AnyGame, viewer: Option<Seat>, dice: &mut Dice) -> usize {
    let eyes = viewer.map_or(Eyes::Crowd, Eyes::Seat);
    let range: Vec<u8> = game.seats().collect();
    let seats = dice.pick(&range).copied().and_then(SeatCount::new).expect("a game has seats");
    let mut worlds = match dice.below(2) {
        0 => two_deals(game, seats, eyes, dice),
        _ => one_past(game, seats, dice),
    };
    let lines = [worlds[0].lines.clone(), worlds[1].lines.clone()];
    let steps = iter::from_fn(|| step(&mut worlds, eyes, dice)).take(STEPS_MAX);
    let steps: Vec<Step> = steps.collect();
    same_bytes(name, &lines, &steps, viewer).await;
    steps.len()
}

/// Makes the choices of both worlds, and compares every byte that the viewer receives.
async fn same_bytes(
    name: &str,
    lines: &[Vec<TableEvent>; 2],
    steps: &[Step],
    viewer: Option<Seat>,
) {
    let mut one = Watched::open(&format!("{name}-one"), &lines[0], viewer).await;
    let mut other = Watched::open(&format!("{name}-other"), &lines[1], viewer).await;
    for step in steps {
        let (here, there) = (one.choose(step, 0).await, other.choose(step, 1).await);
        assert_eq!(here, there, "{viewer:?} can tell {:?} of {} apart", step.choices, step.seat);
    }
    one.house.close().await;
    other.house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_tell_two_worlds_apart() {
    let mut trials = Trials::new("choices in two worlds", 2);
    while let Some(mut dice) = trials.next() {
        let mut steps = 0;
        for game in GAMES {
            let viewer = Seat::new(u8::try_from(dice.below(3)).expect("it is small"));
            let viewer = viewer.filter(|seat| seat.number() < *game.seats().start());
            steps += compare("worlds", *game, viewer, &mut dice).await;
        }
        assert!(steps > 0, "there was something to compare");
        trials.add(steps);
    }
}

/// Checks that the comparison can find a leak: somebody else looks at the worlds.
#[tokio::test(flavor = "multi_thread")]
#[should_panic(expected = "apart")]
async fn a_leak_would_tell_two_worlds_apart() {
    let (game, mut dice) = (GAMES[0], Dice::new(&Seed::from(1)));
    let seats = SeatCount::new(*game.seats().start()).expect("a game has seats");
    let mut worlds = two_deals(game, seats, Eyes::Crowd, &mut dice);
    let lines = [worlds[0].lines.clone(), worlds[1].lines.clone()];
    let step = step(&mut worlds, Eyes::Crowd, &mut dice).expect("the crowd sees little");
    same_bytes("worlds-leak", &lines, &[step], Seat::new(0)).await;
}
