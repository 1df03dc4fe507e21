//! The state of a game of Shadow Throne, and its implementation of `Game`.

use alloc::{string::String, vec::Vec};
use core::ops::RangeInclusive;

use kernel::{
    BySeat, Choices, Dice, Eyes, Game, HasCards, Outcome, ParseError, Seat, SeatCount, Seats,
    Setup, SetupError, Tell, Turn,
};
use tinyvec::ArrayVec;

use crate::{
    Card, Cards, Character, Choice, Counts, DECK_CARDS, Due, Event, Facedowns, Faction, Options,
    Power, Price, Printed, Refusal, Table, View, card::BOX, imagine, invariant,
};

/// The waves of a battle [ST-3.1].
pub const WAVES: u8 = 4;
/// The draft rounds of a battle, and the cards of a pool [ST-2.3, ST-2.5].
pub const ROUNDS: u8 = 6;
/// The gold of each player at the start [ST-1.5].
pub(crate) const GOLD_AT_START: u16 = 3;

/// A game of Shadow Throne. It is flat: a clone copies several hundred bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShadowThrone {
    pub(crate) options: Options,
    pub(crate) step: Step,
    pub(crate) owing: Seats,
    pub(crate) battle: u16,
    pub(crate) gold: BySeat<u16>,
    pub(crate) influence: BySeat<u16>,
    pub(crate) hands: BySeat<Cards>,
    pub(crate) pools: BySeat<Cards>,
    /// Chosen cards that are not revealed yet; each is still in its hand or pool.
    pub(crate) sealed: BySeat<Option<Card>>,
    /// The printed faction of each card of the wave before, for hush money.
    pub(crate) previous: BySeat<Option<Faction>>,
    /// Whether Rebels enter the next wave with a token.
    pub(crate) boost: bool,
    pub(crate) table: Table,
    /// The power track: updated when a wave is counted, and before the King Kyros step [ST-10.1].
    pub(crate) track: Power,
    pub(crate) facedown: Facedowns,
    pub(crate) deck: Deck,
    pub(crate) draft: Draft,
    pub(crate) past: Past,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// A draft pick from every seat.
    Draft { round: u8 },
    /// A card for this wave from every seat.
    Wave { wave: u8 },
    /// The extra card of King Kyros' player, or a decline.
    Extra { wave: u8 },
    /// The card that every seat keeps.
    Keep,
    /// Nothing: the game is over.
    Over(Outcome),
}

/// The undealt cards; the last is the top card.
pub type Deck = ArrayVec<[Card; DECK_CARDS]>;
/// Draft picks, in order.
pub type Picks = ArrayVec<[Card; 6]>;

/// The history of this battle's draft, from which each seat's memory of it follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Draft {
    /// The first round in the history: 1, except in positions that were set up.
    pub(crate) since: u8,
    /// The pool of each seat in that round.
    pub(crate) pools: BySeat<Cards>,
    /// What each seat has picked since.
    pub(crate) picks: BySeat<Picks>,
}

impl Draft {
    pub(crate) fn new(since: u8, pools: BySeat<Cards>) -> Self {
        let picks = BySeat::new(pools.count(), |_| Picks::new());
        Self { since, pools, picks }
    }
}

/// What seats remember of the battle before, which limits what the others can have kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Past {
    /// Cards that everybody saw go into the deck.
    pub(crate) buried: Counts,
    /// What each seat kept.
    pub(crate) kept: BySeat<Option<Card>>,
    /// What each seat discarded.
    pub(crate) discarded: BySeat<Cards>,
}

impl Past {
    pub(crate) fn none(seats: SeatCount) -> Self {
        Self {
            buried: Counts::default(),
            kept: BySeat::new(seats, |_| None),
            discarded: BySeat::new(seats, |_| Cards::NONE),
        }
    }
}

impl ShadowThrone {
    /// Creates a game with empty hands and a full deck, before the first deal.
    pub(crate) fn opened(options: Options, seats: SeatCount) -> Self {
        Self {
            options,
            step: Step::Keep,
            owing: Seats::NONE,
            battle: 1,
            gold: BySeat::new(seats, |_| GOLD_AT_START),
            influence: BySeat::new(seats, |_| 0),
            hands: BySeat::new(seats, |_| Cards::NONE),
            pools: BySeat::new(seats, |_| Cards::NONE),
            sealed: BySeat::new(seats, |_| None),
            previous: BySeat::new(seats, |_| None),
            boost: false,
            table: Table::new(),
            track: Power::default(),
            facedown: Facedowns::new(),
            deck: Deck::from(BOX),
            draft: Draft::new(1, BySeat::new(seats, |_| Cards::NONE)),
            past: Past::none(seats),
        }
    }

    pub(crate) fn seats(&self) -> SeatCount {
        self.gold.count()
    }

    /// Asks every seat for the choice of `step`.
    pub(crate) fn ask_all(&mut self, step: Step) {
        self.step = step;
        self.owing = self.seats().seats();
    }

    /// Creates a character that enters the battle, as printed or as the options say.
    pub(crate) fn entering(&self, card: Card, owner: Seat, wave: u8) -> Character {
        Character { base: self.options.power(card), ..Character::entering(card, owner, wave) }
    }

    /// Shuffles the deck and deals the pools of a battle [ST-2.2, ST-2.3].
    pub(crate) fn deal_battle(&mut self, dice: &mut Dice, tell: &mut impl Tell<Self>) {
        self.track = Power::of(&self.table);
        self.ask_all(Step::Draft { round: 1 });
        let carried = self.table.first().map(|langman| langman.owner);
        tell.tell(Event::BattleBegan { battle: self.battle, carried }, self);
        dice.shuffle(&mut self.deck);
        for seat in self.seats().seats() {
            let mut pool = Cards::NONE;
            for _ in 0..ROUNDS {
                pool.insert(self.deck.pop().expect("54 cards are enough for five pools"));
            }
            self.pools[seat] = pool;
            tell.tell(Event::Dealt { seat, pool }, self);
        }
        self.draft = Draft::new(1, self.pools);
    }

    /// Checks an extra card: an Empire card that the seat can pay for [ST-9.4.1, ST-9.4.2].
    pub(crate) fn admit_extra(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if card.printed().faction != Faction::Empire {
            return Err(Refusal::NotEmpire { seat, card });
        }
        let (price, gold) = (Price::of(card, None), self.gold[seat]);
        let cost = price.cost().into();
        price.paid_from(gold).map(|_| ()).ok_or(Refusal::CannotPay { seat, card, cost, gold })
    }

    /// Moves the picks into the hands and passes the rest to the left [ST-2.4].
    fn close_draft_round(&mut self, round: u8, tell: &mut impl Tell<Self>) {
        let seats = self.seats();
        let before = self.pools;
        for seat in seats.seats() {
            let card = self.unseal(seat);
            self.hands[seat].insert(card);
            self.draft.picks[seat].push(card);
            self.pools[seats.left_of(seat)] = before[seat].without(card);
        }
        if round == ROUNDS {
            return self.begin_wave(1, tell);
        }
        self.ask_all(Step::Draft { round: round + 1 });
        tell.tell(Event::Passed { round }, self);
        for (seat, &pool) in self.pools.iter() {
            tell.tell(Event::Received { seat, pool }, self);
        }
    }

    pub(crate) fn unseal(&mut self, seat: Seat) -> Card {
        let card = self.sealed[seat].take();
        card.expect("a round closes when every seat has chosen")
    }
}

impl Game for ShadowThrone {
    const ID: &'static str = "shadow-throne";
    const SEATS: RangeInclusive<u8> = 3..=5;

    type Options = Options;
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
        let mut game = Self::opened(setup.options, setup.seats);
        game.deal_battle(dice, tell);
        Ok(game)
    }

    fn turn(&self) -> Turn {
        match self.step {
            Step::Over(outcome) => Turn::Over(outcome),
            _ => Turn::Choose(self.owing),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Choices<Choice>) {
        out.clear();
        if !self.owing.has(seat) {
            return;
        }
        let (hand, pool) = (self.hands[seat].distinct(), self.pools[seat].distinct());
        match self.step {
            Step::Draft { .. } => pool.for_each(|card| out.push(Choice::Draft(card))),
            Step::Wave { .. } => hand.for_each(|card| out.push(Choice::Play(card))),
            Step::Extra { .. } => {
                out.push(Choice::Decline);
                let affordable = hand.filter(|&card| self.admit_extra(seat, card).is_ok());
                affordable.for_each(|card| out.push(Choice::Add(card)));
            }
            Step::Keep => hand.for_each(|card| out.push(Choice::Keep(card))),
            Step::Over(_) => {}
        }
    }

    fn written((): &(), choice: Choice) -> Choice {
        choice
    }

    fn read((): &(), text: &str) -> Result<Choice, ParseError> {
        text.parse()
    }

    fn admit(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let due = match self.step {
            Step::Draft { .. } => Due::Draft,
            Step::Wave { .. } => Due::Play,
            Step::Extra { .. } => Due::Add,
            Step::Keep => Due::Keep,
            Step::Over(_) => return Err(Refusal::GameOver),
        };
        if !self.owing.has(seat) {
            return Err(Refusal::NotAsked { seat });
        }
        let must_be_in_hand = |card| {
            if self.hands[seat].has(card) { Ok(()) } else { Err(Refusal::NotInHand { seat, card }) }
        };
        match (due, choice) {
            (Due::Draft, Choice::Draft(card)) if self.pools[seat].has(card) => Ok(()),
            (Due::Draft, Choice::Draft(card)) => Err(Refusal::NotInPool { seat, card }),
            (Due::Play, Choice::Play(card)) | (Due::Keep, Choice::Keep(card)) => {
                must_be_in_hand(card)
            }
            (Due::Add, Choice::Decline) => Ok(()),
            (Due::Add, Choice::Add(card)) => {
                must_be_in_hand(card)?;
                self.admit_extra(seat, card)
            }
            _ => Err(Refusal::OtherDue { seat, due }),
        }
    }

    fn apply(&mut self, seat: Seat, choice: Choice, dice: &mut Dice, tell: &mut impl Tell<Self>) {
        if let Step::Extra { wave } = self.step {
            match choice.card() {
                Some(card) => self.add_extra(wave, card, tell),
                None => tell.tell(Event::Declined { seat }, self),
            }
            return self.close_wave(wave, tell);
        }
        let (card, event) = match choice {
            Choice::Draft(card) => (card, Event::Drafted { seat, card }),
            Choice::Play(card) => (card, Event::Committed { seat, card }),
            Choice::Keep(card) => (card, Event::Kept { seat, card }),
            Choice::Add(_) | Choice::Decline => {
                unreachable!("the gate lets through only the choice that is due")
            }
        };
        tell.tell(event, self);
        tell.tell(Event::Answered { seat }, self);
        self.sealed[seat] = Some(card);
        self.owing = self.owing.without(seat);
        match self.step {
            _ if !self.owing.is_empty() => {}
            Step::Draft { round } => self.close_draft_round(round, tell),
            Step::Wave { wave } => self.open_wave(wave, tell),
            _ => self.begin_next_battle(dice, tell),
        }
    }

    fn view(&self, eyes: Eyes) -> View {
        View::of(self, eyes)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Self {
        imagine::imagine(view, dice)
    }

    fn is_plainly_forced(&self, seat: Seat) -> bool {
        // Never in the King Kyros step: it would reveal that the hand has no card to add [ST-14.5].
        let cards = match self.step {
            Step::Draft { .. } => self.pools[seat].len(),
            Step::Keep => self.hands[seat].len(),
            Step::Wave { .. } | Step::Extra { .. } | Step::Over(_) => return false,
        };
        self.owing.has(seat) && cards == 1
    }

    fn check(&self) -> Result<(), String> {
        invariant::check(self)
    }
}

impl HasCards for ShadowThrone {
    type Printed = Printed;

    fn cards((): &()) -> Vec<Printed> {
        Card::ALL.iter().map(|card| *card.printed()).collect()
    }
}
