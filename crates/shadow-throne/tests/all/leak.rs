//! Tests that the laws catch a game that shows too much.

use std::ops::RangeInclusive;

use exam::{Plan, try_laws};
use kernel::{Choices, Dice, Eyes, Game, Seat, SeatCount, Seats, Setup, SetupError, Tell, Turn};
use serde::Serialize;
use shadow_throne::{Card, Choice, Event, Options, Refusal, ShadowThrone, View};

/// Shadow Throne, but each view also shows the top card of the deck: always, or only in the frames
/// in the middle of a wave.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Leaky<const ALWAYS: bool>(ShadowThrone);

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct LeakyView {
    view: View,
    top_of_deck: Option<Card>,
}

impl<const ALWAYS: bool> Game for Leaky<ALWAYS> {
    const ID: &'static str = "leaky";
    const SEATS: RangeInclusive<u8> = ShadowThrone::SEATS;
    type Options = Options;
    type Contents = ();
    type Choice = Choice;
    type Event = Event;
    type View = LeakyView;
    type Refusal = Refusal;

    fn deal(
        setup: &Setup<Self>,
        dice: &mut Dice,
        tell: &mut impl Tell<Self>,
    ) -> Result<Self, SetupError> {
        let setup = Setup { seats: setup.seats, options: setup.options, contents: () };
        ShadowThrone::deal(&setup, dice, &mut Relay::<ALWAYS, _>(tell)).map(Self)
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal(&self, seat: Seat, out: &mut Choices<Choice>) {
        self.0.legal(seat, out);
    }

    fn admit(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        self.0.admit(seat, choice)
    }

    fn apply(&mut self, seat: Seat, choice: Choice, dice: &mut Dice, tell: &mut impl Tell<Self>) {
        self.0.apply(seat, choice, dice, &mut Relay::<ALWAYS, _>(tell));
    }

    fn view(&self, eyes: Eyes) -> LeakyView {
        let deck = self.0.view(Eyes::All).deck;
        let shows = ALWAYS || self.0.turn() == Turn::Choose(Seats::NONE);
        let top_of_deck = deck.and_then(|deck| deck.last().copied()).filter(|_| shows);
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

/// Forwards the events of Shadow Throne.
struct Relay<'t, const ALWAYS: bool, T>(&'t mut T);

impl<const ALWAYS: bool, T: Tell<Leaky<ALWAYS>>> Tell<ShadowThrone> for Relay<'_, ALWAYS, T> {
    fn tell(&mut self, event: Event, now: &ShadowThrone) {
        self.0.tell(event, &Leaky::<ALWAYS>(*now));
    }
}

#[test]
fn a_leak_on_purpose_is_caught_and_shrunk() {
    let found = caught::<true>();
    assert!(found.contains("an imagined world gives the view it was made from"), "{found}");
    let choices = found.lines().filter(|line| line.contains(" draft ")).count();
    assert!(choices <= 10, "it shrinks to a few choices:\n{found}");
}

#[test]
fn a_leak_in_the_middle_of_a_wave_is_caught() {
    let found = caught::<false>();
    assert!(found.contains("a frame shows no secret"), "{found}");
}

fn caught<const ALWAYS: bool>() -> String {
    let plan = Plan { games: 50, choices_max: 400 };
    let setup = Setup::new(SeatCount::new(3).expect("three"));
    let found = try_laws::<Leaky<ALWAYS>>(plan, &setup, |_| Ok(()));
    found.expect_err("the top of the deck is in a view")
}
