//! Contents are handed to the deal, and their hash is in the record.

use std::{fmt, ops::RangeInclusive, str::FromStr};

use kernel::{
    Bilingual, BySeat, Choices, Chosen, ContentsHash, Dice, Ending, Eyes, FindFile, Game,
    GameContents, GameEvent, Ignore, Mistake, Outcome, ParseError, Record, Seat, SeatCount, Seats,
    Seed, Setup, SetupError, Tell, Turn, Warning, Weight, no_files,
};
use serde::Serialize;

/// One seat draws cards until they are gone. The cards are what a designer wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Draw {
    cards: Vec<String>,
    drawn: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Cards(String);

impl Default for Cards {
    fn default() -> Self {
        Self("ace king".to_owned())
    }
}

impl GameContents for Cards {
    fn read(source: &str, _: FindFile<'_>) -> Result<(Self, Vec<Warning>), Vec<Mistake>> {
        if source.split(' ').any(str::is_empty) {
            return Err(vec![Mistake::whole(Bilingual::same("a card has a name"))]);
        }
        Ok((Self(source.to_owned()), Vec::new()))
    }

    fn source(&self) -> Option<&str> {
        Some(&self.0)
    }

    fn hash(&self) -> Option<ContentsHash> {
        Some(ContentsHash::of(&self.0))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(tag = "choice", rename_all = "kebab-case")]
enum Choice {
    Draw,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("draw")
    }
}

impl FromStr for Choice {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || ParseError::new(0, "a choice is `draw`");
        (text == "draw").then_some(Self::Draw).ok_or_else(wrong)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Drawn(String);

impl GameEvent for Drawn {
    fn eyes_and_weight(&self) -> (Eyes, Weight) {
        (Eyes::Crowd, Weight::Said)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("the game is over")]
struct Over;

impl Game for Draw {
    const ID: &'static str = "draw";
    const SEATS: RangeInclusive<u8> = 1..=1;
    type Options = ();
    type Contents = Cards;
    type Choice = Choice;
    type Written = Choice;
    type Event = Drawn;
    type View = Vec<String>;
    type Refusal = Over;

    fn deal(
        setup: &Setup<Self>,
        dice: &mut Dice,
        _: &mut impl Tell<Self>,
    ) -> Result<Self, SetupError> {
        setup.check_seats()?;
        let mut cards: Vec<_> = setup.contents.0.split(' ').map(str::to_owned).collect();
        dice.shuffle(&mut cards);
        Ok(Self { cards, drawn: Vec::new() })
    }

    fn turn(&self) -> Turn {
        let winners = Seats::only(Seat::default());
        if self.cards.is_empty() { Turn::Over(Outcome { winners }) } else { Turn::Choose(winners) }
    }

    fn legal(&self, _: Seat, out: &mut Choices<Choice>) {
        out.clear();
        out.push(Choice::Draw);
    }

    fn written(_: &Cards, choice: Choice) -> Choice {
        choice
    }

    fn read(_: &Cards, text: &str) -> Result<Choice, ParseError> {
        text.parse()
    }

    fn admit(&self, _: Seat, _: Choice) -> Result<(), Over> {
        if self.cards.is_empty() { Err(Over) } else { Ok(()) }
    }

    fn apply(&mut self, _: Seat, _: Choice, _: &mut Dice, tell: &mut impl Tell<Self>) {
        let card = self.cards.pop().expect("the gate refuses to draw from nothing");
        self.drawn.push(card.clone());
        tell.tell(Drawn(card), self);
    }

    fn view(&self, _: Eyes) -> Vec<String> {
        self.drawn.clone()
    }

    fn imagine(view: &Vec<String>, _: &mut Dice) -> Self {
        Self { cards: Vec::new(), drawn: view.clone() }
    }

    fn is_plainly_forced(&self, _: Seat) -> bool {
        true
    }

    fn check(&self) -> Result<(), String> {
        Ok(())
    }
}

#[test]
fn a_record_replays_with_its_own_contents_and_no_others() {
    let (own, _) = Cards::read("fool moon star", &no_files).expect("three cards");
    let setup = Setup { contents: own.clone(), ..Setup::new(SeatCount::new(1).expect("one")) };
    let (seed, alone) = (Seed::from(7), BySeat::new(setup.seats, |_| "Alba".to_owned()));
    let mut game = Draw::deal(&setup, &mut Dice::new(&seed), &mut Ignore).expect("one seat");
    let mut record = Record::new::<Draw>(&setup, alone, seed);
    while let Some(seat) = game.turn().owing().first() {
        game.choose(seat, Choice::Draw, &mut Dice::new(&seed), &mut Ignore).expect("it is legal");
        record.choices.push(Chosen { seat, choice: Choice::Draw.to_string() });
    }
    record.ending = Ending::Over(Outcome { winners: Seats::only(Seat::default()) });
    let record: Record = record.to_string().parse().expect("it reads back");
    assert_eq!(record.contents, own.hash());
    assert_eq!(record.replay::<Draw>(&own).and_then(kernel::Replay::finish), Ok(game));
    let wrong = record.replay::<Draw>(&Cards::default()).expect_err("other cards");
    let hash = |cards: &Cards| GameContents::hash(cards).expect("they have one");
    let said = format!(
        "line 5, column 1: this was played with other cards than are at hand: the record names {}, \
        at hand are {}",
        hash(&own),
        hash(&Cards::default())
    );
    assert_eq!(wrong.to_string(), said);
    assert!(
        Cards::read("fool  moon", &no_files).is_err()
            && <() as GameContents>::read("fool", &no_files).is_err()
    );
}
