//! A game of Goofspiel: what lies where, and the gate through which bids come.

use alloc::{string::String, vec::Vec};
use core::ops::RangeInclusive;

use kernel::{
    BySeat, Choices, Dice, Eyes, Game, HasCards, Outcome, ParseError, Seat, SeatCount, Seats,
    Setup, SetupError, Tell, Turn,
};

use crate::{
    Bid, CARDS, Card, Choice, Event, Hand, Printed, Prize, Prizes, Refusal, View, imagine,
    invariant,
};

/// Rounds of a game: one for each prize [GS-2.1].
pub const ROUNDS: u8 = 13;

/// A game of Goofspiel. Flat: a clone is one copy of less than a hundred bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goofspiel {
    /// The prizes in the order in which they are turned up.
    pub(crate) order: [Prize; CARDS],
    /// How many of them have been turned up: the number of this round.
    pub(crate) round: u8,
    /// The prize that is up; none between two rounds, and when the game is over.
    pub(crate) prize: Option<Prize>,
    pub(crate) owing: Seats,
    pub(crate) hands: BySeat<Hand>,
    /// What has been bid and is not revealed yet; the card is still in its hand.
    pub(crate) sealed: BySeat<Option<Bid>>,
    /// What was revealed last.
    pub(crate) revealed: BySeat<Option<Bid>>,
    pub(crate) won: BySeat<Prizes>,
    pub(crate) outcome: Option<Outcome>,
}

impl Goofspiel {
    /// Starts with full hands, before the first prize is turned up.
    pub(crate) fn opened(seats: SeatCount, order: [Prize; CARDS]) -> Self {
        Self {
            order,
            round: 0,
            prize: None,
            owing: Seats::NONE,
            hands: BySeat::new(seats, |_| Hand::ALL),
            sealed: BySeat::new(seats, |_| None),
            revealed: BySeat::new(seats, |_| None),
            won: BySeat::new(seats, |_| Prizes::NONE),
            outcome: None,
        }
    }

    pub(crate) fn seats(&self) -> SeatCount {
        self.hands.count()
    }

    /// Turns up the next prize and asks every seat for a bid [GS-2.1].
    pub(crate) fn turn_up(&mut self, tell: &mut impl Tell<Self>) {
        let prize = self.order[usize::from(self.round)];
        self.round += 1;
        self.prize = Some(prize);
        self.owing = self.seats().seats();
        tell.tell(Event::TurnedUp { round: self.round, prize }, self);
    }

    /// Returns the prizes that nobody got [GS-3.2].
    pub(crate) fn discarded(&self) -> Prizes {
        let turned_up = &self.order[..usize::from(self.round)];
        let is_discarded = |prize: &Prize| {
            self.prize != Some(*prize) && !self.won.values().any(|won| won.has(*prize))
        };
        turned_up.iter().copied().filter(is_discarded).collect()
    }

    /// Reveals all bids, awards the prize, and goes on to the next or to the end [GS-2.4].
    fn close_round(&mut self, tell: &mut impl Tell<Self>) {
        for seat in self.seats().seats() {
            let bid = self.sealed[seat].take().expect("a round closes when every seat has bid");
            self.hands[seat] = self.hands[seat].without(bid);
            self.revealed[seat] = Some(bid);
            tell.tell(Event::Revealed { seat, bid }, self);
        }
        tell.tell(Event::BidsRevealed { round: self.round }, self);
        self.award(tell);
        if self.round < ROUNDS { self.turn_up(tell) } else { self.end(tell) }
    }

    /// Gives the prize to the highest bid, or to nobody if that is tied [GS-3].
    fn award(&mut self, tell: &mut impl Tell<Self>) {
        let prize = self.prize.take().expect("a prize is up while seats bid");
        let highest = self.seats().highest(|seat| self.revealed[seat]);
        let seat = highest.first().expect("every seat has bid");
        let bid = self.revealed[seat].expect("every seat has bid");
        if highest.len() > 1 {
            tell.tell(Event::Discarded { prize, bid }, self);
        } else {
            self.won[seat] = self.won[seat].with(prize);
            let total = self.won[seat].points();
            tell.tell(Event::Won { seat, prize, bid, total }, self);
        }
    }

    /// Ends the game: all who have the most points win [GS-4].
    fn end(&mut self, tell: &mut impl Tell<Self>) {
        let winners = self.seats().highest(|seat| self.won[seat].points());
        self.outcome = Some(Outcome { winners });
        tell.tell(Event::Ended { winners }, self);
    }
}

impl Game for Goofspiel {
    const ID: &'static str = "goofspiel";
    const SEATS: RangeInclusive<u8> = 2..=5;

    type Options = ();
    type Contents = ();
    type Choice = Choice;
    type Written = Choice;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn deal(
        setup: &Setup<Self>,
        dice: &mut Dice,
        tell: &mut impl Tell<Self>,
    ) -> Result<Self, SetupError> {
        setup.check_seats()?;
        let mut order = Prize::ALL;
        dice.shuffle(&mut order);
        let mut game = Self::opened(setup.seats, order);
        game.turn_up(tell);
        Ok(game)
    }

    fn turn(&self) -> Turn {
        self.outcome.map_or(Turn::Choose(self.owing), Turn::Over)
    }

    fn legal(&self, seat: Seat, out: &mut Choices<Choice>) {
        out.clear();
        if self.owing.has(seat) {
            self.hands[seat].iter().for_each(|bid| out.push(Choice::Bid(bid)));
        }
    }

    fn written((): &(), choice: Choice) -> Choice {
        choice
    }

    fn read((): &(), text: &str) -> Result<Choice, ParseError> {
        text.parse()
    }

    fn admit(&self, seat: Seat, Choice::Bid(bid): Choice) -> Result<(), Refusal> {
        if self.outcome.is_some() {
            Err(Refusal::GameOver)
        } else if !self.owing.has(seat) {
            Err(Refusal::NotAsked { seat })
        } else if !self.hands[seat].has(bid) {
            Err(Refusal::NotInHand { seat, bid })
        } else {
            Ok(())
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        Choice::Bid(bid): Choice,
        _: &mut Dice,
        tell: &mut impl Tell<Self>,
    ) {
        self.sealed[seat] = Some(bid);
        self.owing = self.owing.without(seat);
        tell.tell(Event::Committed { seat, bid }, self);
        tell.tell(Event::Answered { seat }, self);
        if self.owing.is_empty() {
            self.close_round(tell);
        }
    }

    fn view(&self, eyes: Eyes) -> View {
        View::of(self, eyes)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Self {
        imagine::imagine(view, dice)
    }

    fn is_plainly_forced(&self, seat: Seat) -> bool {
        // Everybody knows who holds what, so the last bid is no secret [GS-2.5].
        self.owing.has(seat) && self.hands[seat].len() == 1
    }

    fn check(&self) -> Result<(), String> {
        invariant::check(self)
    }
}

impl HasCards for Goofspiel {
    type Printed = Printed;

    fn cards((): &()) -> Vec<Printed> {
        Prize::ALL.map(Prize::printed).to_vec()
    }
}
