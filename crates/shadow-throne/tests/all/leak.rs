//! Tests that the laws catch a game that shows too much.

use std::ops::RangeInclusive;

use exam::{Plan, try_laws};
use kernel::{
    Choices, Dice, Eyes, Game, ParseError, Seat, SeatCount, Seats, Setup, SetupError, Tell, Turn,
};
use serde::Serialize;
use shadow_throne::{Card, Choice, Event, Options, Refusal, ShadowThrone, View};

/// Shadow Throne, but it gives away the top card of the deck.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Leaky<const WHERE: char>(ShadowThrone);

/// In views when some seats have chosen; in the frames in the middle of a wave; in an event of the
/// deal.
const VIEWS: char = 'v';
const FRAMES: char = 'f';
const DEAL: char = 'd';

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct LeakyView {
    view: View,
    top_of_deck: Option<Card>,
}

impl<const WHERE: char> Leaky<WHERE> {
    fn top_of_deck(&self) -> Option<Card> {
        self.0.view(Eyes::All).deck?.last().copied()
    }
}

impl<const WHERE: char> Game for Leaky<WHERE> {
    const ID: &'static str = "leaky";
    const SEATS: RangeInclusive<u8> = ShadowThrone::SEATS;
    type Options = Options;
    type Contents = ();
    type Choice = Choice;
    type Written = <ShadowThrone as Game>::Written;
    type Event = Event;
    type View = LeakyView;
    type Refusal = Refusal;

    fn deal(
        setup: &Setup<Self>,
        dice: &mut Dice,
        tell: &mut impl Tell<Self>,
    ) -> Result<Self, SetupError> {
        let setup = Setup { seats: setup.seats, options: setup.options, contents: () };
        let game = ShadowThrone::deal(&setup, dice, &mut Relay::<WHERE, _>(tell)).map(Self)?;
        if let Some(card) = game.top_of_deck().filter(|_| WHERE == DEAL) {
            tell.tell(Event::Revealed { seat: Seat::default(), card }, &game);
        }
        Ok(game)
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal(&self, seat: Seat, out: &mut Choices<Choice>) {
        self.0.legal(seat, out);
    }

    fn written((): &(), choice: Self::Choice) -> Self::Written {
        choice
    }

    fn read((): &(), text: &str) -> Result<Self::Choice, ParseError> {
        text.parse()
    }

    fn admit(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        self.0.admit(seat, choice)
    }

    fn apply(&mut self, seat: Seat, choice: Choice, dice: &mut Dice, tell: &mut impl Tell<Self>) {
        self.0.apply(seat, choice, dice, &mut Relay::<WHERE, _>(tell));
    }

    fn view(&self, eyes: Eyes) -> LeakyView {
        let view = self.0.view(eyes);
        let shows = match WHERE {
            VIEWS => !view.owing.is_empty() && view.owing != view.seats.seats(),
            FRAMES => self.0.turn() == Turn::Choose(Seats::NONE),
            _ => false,
        };
        LeakyView { view, top_of_deck: self.top_of_deck().filter(|_| shows) }
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
struct Relay<'t, const WHERE: char, T>(&'t mut T);

impl<const WHERE: char, T: Tell<Leaky<WHERE>>> Tell<ShadowThrone> for Relay<'_, WHERE, T> {
    fn tell(&mut self, event: Event, now: &ShadowThrone) {
        self.0.tell(event, &Leaky::<WHERE>(*now));
    }
}

#[test]
fn a_leak_on_purpose_is_caught_and_shrunk() {
    let found = caught::<VIEWS>();
    assert!(found.contains("an imagined world gives the view it was made from"), "{found}");
    let choices = found.lines().filter(|line| line.contains(" draft ")).count();
    assert!(choices <= 10, "it shrinks to a few choices:\n{found}");
}

#[test]
fn a_leak_in_the_middle_of_a_wave_is_caught() {
    let found = caught::<FRAMES>();
    // Both laws look at frames; which of them meets the leak first depends on the games.
    let laws = ["a frame shows no secret", "equal views hear the same"];
    assert!(laws.iter().any(|law| found.contains(law)), "{found}");
}

#[test]
fn a_leak_in_the_deal_is_caught() {
    let found = caught::<DEAL>();
    assert!(found.contains("what is told can be seen"), "{found}");
}

fn caught<const WHERE: char>() -> String {
    let plan = Plan { games: 50, choices_max: 400, forgets: false };
    let setup = Setup::new(SeatCount::new(3).expect("three"));
    let found = try_laws::<Leaky<WHERE>>(plan, &setup, |_| Ok(()));
    found.expect_err("the top of the deck is given away")
}
