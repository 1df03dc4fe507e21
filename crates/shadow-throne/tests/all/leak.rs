//! The leak law works: a game that shows a little too much is caught.

use std::ops::RangeInclusive;

use exam::{Plan, try_laws};
use kernel::{Choices, Dice, Eyes, Game, Seat, SeatCount, SetupError, Tell, Turn};
use serde::Serialize;
use shadow_throne::{Card, Choice, Event, Options, Refusal, ShadowThrone, View};

/// Shadow Throne, but each view also shows the top card of the deck.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Leaky(ShadowThrone);

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct LeakyView {
    view: View,
    top_of_deck: Option<Card>,
}

impl Game for Leaky {
    const ID: &'static str = "leaky";
    const SEATS: RangeInclusive<u8> = ShadowThrone::SEATS;
    type Options = Options;
    type Choice = Choice;
    type Event = Event;
    type View = LeakyView;
    type Refusal = Refusal;

    fn deal(
        options: &Options,
        seats: SeatCount,
        dice: &mut Dice,
        tell: &mut impl Tell<Event>,
    ) -> Result<Self, SetupError> {
        ShadowThrone::deal(options, seats, dice, tell).map(Self)
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal(&self, seat: Seat, out: &mut Choices<Choice>) {
        self.0.legal(seat, out);
    }

    fn choose(
        &mut self,
        seat: Seat,
        choice: Choice,
        dice: &mut Dice,
        tell: &mut impl Tell<Event>,
    ) -> Result<(), Refusal> {
        self.0.choose(seat, choice, dice, tell)
    }

    fn view(&self, eyes: Eyes) -> LeakyView {
        let deck = self.0.view(Eyes::All).deck;
        let top_of_deck = deck.and_then(|deck| deck.last().copied());
        LeakyView { view: self.0.view(eyes), top_of_deck }
    }

    fn imagine(view: &LeakyView, dice: &mut Dice) -> Self {
        Self(ShadowThrone::imagine(&view.view, dice))
    }

    fn is_plainly_forced(&self, seat: Seat) -> bool {
        self.0.is_plainly_forced(seat)
    }

    fn check(&self) -> Result<(), String> {
        self.0.check()
    }
}

#[test]
fn a_leak_on_purpose_is_caught_and_shrunk() {
    let seats = SeatCount::new(3).expect("three");
    let plan = Plan { games: 50, seats, choices_max: 400 };
    let found = try_laws::<Leaky>(plan, &Options::default(), |_| Ok(()));
    let found = found.expect_err("the top of the deck is in every view");
    assert!(found.contains("an imagined world gives the view it was made from"), "{found}");
    let choices = found.lines().filter(|line| line.contains(" draft ")).count();
    assert!(choices <= 10, "it shrinks to a few choices:\n{found}");
}
