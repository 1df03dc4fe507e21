//! The state of a game of The Princess, and its implementation of `Game`.

use alloc::{string::String, vec::Vec};
use core::ops::RangeInclusive;

use kernel::{
    BySeat, Choices, Dice, Eyes, Game, HasCards, ParseError, Seat, SeatCount, Seats, Setup,
    SetupError, Tell, Turn, named,
};
use tinyvec::ArrayVec;

use crate::{
    Agenda, Ask, CARDS, Card, CardSet, Cards, Character, Choice, Event, Ghosts, Kind, Options,
    Outcome, Printed, Refusal, Row, Symbol, Task, View, Written, imagine, invariant, turn::Run,
};

/// The cards of the Shop [PR-8.1].
pub const SHOP: usize = 3;
/// The gold of each player at the start [PR-2.4].
pub const GOLD_START: u16 = 2;
/// The most gold of a player [PR-11.1].
pub const GOLD_MAX: u16 = 999;
/// The most points of shield, and of thorns [PR-10.12].
pub const SHIELD_MAX: u8 = 99;
/// The last turn [PR-13.6].
pub const TURNS_MAX: u16 = 150;

/// The deck; the last is the top card.
pub(crate) type Deck = ArrayVec<[Place; CARDS]>;

/// A game of The Princess. It is flat, but for a pointer to its cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Princess {
    pub(crate) cards: Cards,
    pub(crate) options: Options,
    pub(crate) turn: u16,
    pub(crate) phase: Phase,
    pub(crate) players: BySeat<Player>,
    pub(crate) deck: Deck,
    pub(crate) discards: CardSet,
    /// The cards that were shuffled into the deck when it was last renewed: all have seen them.
    pub(crate) renewed: CardSet,
    pub(crate) shop: CardSet,
    pub(crate) environment: Option<Card>,
    /// What is still to be done.
    pub(crate) agenda: Agenda,
    /// The seats that owe an answer to the question on top of the agenda.
    pub(crate) owing: Seats,
    /// Answers to a question that is asked at once, until the last is in.
    pub(crate) sealed: BySeat<Option<Choice>>,
    /// Whether a trigger runs, so that no other fires [E-trigger].
    pub(crate) muted: bool,
    pub(crate) over: Option<Over>,
    /// Whether a scenario plays it: then no new turn begins by itself.
    pub(crate) is_scene: bool,
    /// In a trial, what it counts instead of drawing and milling [PR-6.4].
    pub(crate) trial: Option<Tally>,
}

/// A place in the deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) card: Card,
    /// The seats that know it [PR-15.6].
    pub(crate) known: Seats,
    /// Whether everybody knows it.
    pub(crate) is_open: bool,
}

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Over {
    pub(crate) winner: Option<Seat>,
    pub(crate) road: Road,
}

named! {
    /// How a game has ended [PR-13].
    Road, "no-road", "ending";
    /// Only the winner is alive.
    Last "last",
    /// The deck has run out, and the winner holds La Princesa.
    Princess "princess",
    /// Nobody is alive.
    Nobody "nobody",
    /// The last turn is over.
    Turns "turns",
}

named! {
    /// What a turn has come to.
    Phase, "no-phase", "phase";
    /// Start texts.
    Start "start",
    /// The ghosts' window.
    Ghosts "ghosts",
    /// Everybody chooses a card.
    Action "action",
    /// Cards resolve.
    Resolution "resolution",
    /// The end of the turn.
    End "end",
    /// The game is over.
    Over "over",
}

/// What a trial counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) draws: BySeat<u8>,
    pub(crate) milled: u16,
}

/// What belongs to one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) character: Character,
    pub(crate) life: Life,
    pub(crate) hearts: u8,
    pub(crate) gold: u16,
    pub(crate) hand: CardSet,
    pub(crate) attribute: Option<Card>,
    pub(crate) stunned: bool,
    /// Whether the player leaves out the action of this turn.
    pub(crate) skips: bool,
    pub(crate) shield: u8,
    pub(crate) thorns: u8,
    pub(crate) anchor: Option<Card>,
    pub(crate) laid: Laid,
    pub(crate) target: Option<Seat>,
    pub(crate) outcome: Option<Outcome>,
    /// The symbol that the player laid this turn, wherever the card is now.
    pub(crate) symbol: Option<Symbol>,
    /// The card that the player laid this turn, wherever it is now.
    pub(crate) shown: Option<Card>,
    /// What the player laid in the turn before: everybody has seen it.
    pub(crate) last: Option<LastLaid>,
}

/// A card that was laid in the turn before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastLaid {
    /// The card.
    pub card: Card,
    /// The player at whom it pointed.
    pub target: Option<Seat>,
    /// How it did against the card of its target.
    pub outcome: Option<Outcome>,
}

named! {
    /// Whether a player is alive.
    Life, "no-life", "life";
    /// Alive.
    Alive "alive",
    /// Eliminated; what the player has can still be looted.
    Dying "dying",
    /// Eliminated.
    Ghost "ghost",
}

named! {
    /// What has become of the card on an anchor [PR-16.1].
    Laid, "no-laid", "anchor";
    /// Nothing was laid, or the card is no longer there.
    Empty "empty",
    /// A card was chosen, and is still secret.
    Chosen "chosen",
    /// The card is turned up, and waits for its resolution.
    Revealed "revealed",
    /// Its text is carried out.
    Resolving "resolving",
    /// It was cancelled.
    Cancelled "cancelled",
    /// Its text is over.
    Resolved "resolved",
}

impl Player {
    pub(crate) fn is_alive(&self) -> bool {
        self.life == Life::Alive
    }

    pub(crate) fn is_pending(&self) -> bool {
        self.is_alive() && self.laid == Laid::Revealed
    }

    /// Returns the hand cards, the one on the anchor included [PR-4.6].
    pub(crate) fn cards(&self) -> CardSet {
        self.anchor.map_or(self.hand, |card| self.hand.or(CardSet::only(card)))
    }

    pub(crate) fn earn(&mut self, gold: u16) {
        self.gold = GOLD_MAX.min(self.gold + gold);
    }

    /// Takes up to this much gold, and returns how much it was [PR-11.2].
    pub(crate) fn spend(&mut self, gold: u16) -> u16 {
        let taken = gold.min(self.gold);
        self.gold -= taken;
        taken
    }
}

/// Who is alive, and in which order.
impl Princess {
    pub(crate) fn seats(&self) -> SeatCount {
        self.players.count()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.over.is_some()
    }

    pub(crate) fn is_alive(&self, seat: Seat) -> bool {
        self.players[seat].is_alive()
    }

    pub(crate) fn with(&self, is: impl Fn(&Player) -> bool) -> Seats {
        // It is called all the time: a plain loop is twice as fast as a set that is walked through.
        let mut seats = Seats::NONE;
        for (number, player) in (0..).zip(self.players.values()) {
            if is(player)
                && let Some(seat) = Seat::new(number)
            {
                seats = seats.with(seat);
            }
        }
        seats
    }

    pub(crate) fn living(&self) -> Seats {
        self.with(Player::is_alive)
    }

    /// Returns the eliminated players.
    pub(crate) fn ghosts(&self) -> Seats {
        self.with(|player| !player.is_alive())
    }

    pub(crate) fn has_ghosts(&self) -> bool {
        self.options.ghosts == Ghosts::On
    }

    /// Puts seats into initiative order [PR-6.1].
    pub(crate) fn in_order(&self, seats: Seats) -> Row {
        if seats.len() < 2 {
            return seats.first().map_or(Row::EMPTY, Row::only);
        }
        // The rows are short: each seat is put in its place among those before it.
        let mut order = [((0, 0), Seat::default()); 8];
        let mut count = 0;
        for seat in seats {
            let new = (self.initiative(seat), seat);
            let mut place = count;
            while place > 0 && order[place - 1].0 > new.0 {
                order[place] = order[place - 1];
                place -= 1;
            }
            order[place] = new;
            count += 1;
        }
        order.iter().take(count).map(|(_, seat)| *seat).collect()
    }

    /// Returns the first of these seats in initiative order.
    pub(crate) fn first_of(&self, seats: Seats) -> Option<Seat> {
        seats.min_by_key(|seat| self.initiative(*seat))
    }

    /// Returns the number of a player, and the printed one, which decides between equal numbers.
    pub(crate) fn initiative(&self, seat: Seat) -> (u8, u8) {
        let player = &self.players[seat];
        let printed = player.character.number();
        let of = |card: Card| self.cards.mods(card).initiative;
        // Nothing holds for ghosts.
        let common = || self.environment.filter(|_| player.is_alive()).and_then(of);
        (player.attribute.and_then(of).or_else(common).unwrap_or(printed), printed)
    }

    /// Returns the nearest living player in a direction [PR-4.2].
    pub(crate) fn neighbor(&self, seat: Seat, side: Side) -> Option<Seat> {
        let count = self.seats().get();
        let next = |number: u8| match side {
            Side::Left if number + 1 == count => 0,
            Side::Left => number + 1,
            Side::Right if number == 0 => count - 1,
            Side::Right => number - 1,
        };
        let mut number = next(seat.number());
        while number != seat.number() {
            let other = Seat::new(number)?;
            if self.is_alive(other) {
                return Some(other);
            }
            number = next(number);
        }
        None
    }

    /// Returns the living player who holds La Princesa.
    pub(crate) fn holder(&self) -> Option<Seat> {
        let princess = self.cards.princess();
        self.living().find(|seat| self.players[*seat].cards().has(princess))
    }
}

named! {
    /// A direction [PR-2.1].
    Side, "no-side", "direction";
    /// The next seat clockwise.
    Left "left",
    /// The next seat counterclockwise.
    Right "right",
}

impl Princess {
    /// Creates a game before anything is dealt.
    pub(crate) fn opened(setup: &Setup<Self>) -> Self {
        Self {
            cards: setup.contents.clone(),
            options: setup.options,
            turn: 0,
            phase: Phase::Start,
            players: BySeat::new(setup.seats, |_| Player::default()),
            deck: Deck::new(),
            discards: CardSet::NONE,
            renewed: CardSet::NONE,
            shop: CardSet::NONE,
            environment: None,
            agenda: Agenda::new(),
            owing: Seats::NONE,
            sealed: BySeat::new(setup.seats, |_| None),
            muted: false,
            over: None,
            is_scene: false,
            trial: None,
        }
    }

    /// Gives a player a character, with its hearts and cards [PR-2.3, PR-2.4].
    pub(crate) fn settle(&mut self, seat: Seat, character: Character) {
        let own = self.cards.of_color(character);
        let attribute = own.and(self.cards.of_kind(Kind::Attribute));
        self.players[seat] = Player {
            character,
            hearts: self.cards.character(character).hearts,
            gold: GOLD_START,
            hand: own.minus(attribute),
            attribute: attribute.first(),
            ..Player::default()
        };
    }

    /// Returns the maximum of hearts.
    pub(crate) fn hearts_max(&self, seat: Seat) -> u8 {
        self.cards.character(self.players[seat].character).hearts
    }

    /// Returns the question that is open, if any.
    pub(crate) fn question(&self) -> Option<Ask> {
        match self.agenda.last() {
            Some(Task::Ask(ask)) if !self.owing.is_empty() => Some(*ask),
            _ => None,
        }
    }

    /// Puts a card on top of the deck.
    pub(crate) fn put_on_top(&mut self, card: Card, known: Seats, is_open: bool) {
        self.deck.push(Place { card, known, is_open });
    }

    pub(crate) fn take_top(&mut self) -> Option<Card> {
        self.deck.pop().map(|place| place.card)
    }
}

impl Game for Princess {
    const ID: &'static str = "princess";
    const SEATS: RangeInclusive<u8> = 2..=8;

    type Options = Options;
    type Contents = Cards;
    type Choice = Choice;
    type Written = Written;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn deal(
        setup: &Setup<Self>,
        dice: &mut Dice,
        tell: &mut impl Tell<Self>,
    ) -> Result<Self, SetupError> {
        setup.check_seats()?;
        let mut game = Self::opened(setup);
        game.deal_cards(dice, tell);
        game.advance(&mut Run { dice: Some(dice), tell });
        Ok(game)
    }

    fn turn(&self) -> Turn {
        match self.over {
            None => Turn::Choose(self.owing),
            Some(Over { winner, .. }) => {
                let winners = winner.map_or(Seats::NONE, Seats::only);
                Turn::Over(kernel::Outcome { winners })
            }
        }
    }

    fn legal(&self, seat: Seat, out: &mut Choices<Choice>) {
        out.clear();
        if let Some(ask) = self.question().filter(|_| self.owing.has(seat)) {
            self.list(ask, seat, &mut |choice| out.push(choice));
        }
    }

    fn written(cards: &Cards, choice: Choice) -> Written {
        Written::of(cards, choice)
    }

    fn read(cards: &Cards, text: &str) -> Result<Choice, ParseError> {
        Choice::read(cards, text)
    }

    fn admit(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        self.check_choice(seat, choice)
    }

    fn apply(&mut self, seat: Seat, choice: Choice, dice: &mut Dice, tell: &mut impl Tell<Self>) {
        let mut run = Run { dice: Some(dice), tell };
        self.take_answer(seat, choice, &mut run);
        if self.owing.is_empty() {
            self.advance(&mut run);
        }
    }

    fn view(&self, eyes: Eyes) -> View {
        View::of(self, eyes)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Self {
        imagine::imagine(view, dice)
    }

    fn is_plainly_forced(&self, seat: Seat) -> bool {
        // Only the action is asked with a single answer, and hands are public [PR-15.4].
        let is_single = || {
            let player = &self.players[seat];
            player.hand.len() == 1 && self.living().len() == 2
        };
        self.owing.has(seat) && self.question() == Some(Ask::Action) && is_single()
    }

    fn character(&self, seat: Seat) -> Option<String> {
        let character = self.players[seat].character;
        Some(String::from(self.cards.character(character).id.as_str()))
    }

    fn round(&self) -> Option<u16> {
        Some(self.turn)
    }

    fn ending(&self) -> Option<&'static str> {
        self.over.map(|over| over.road.id())
    }

    fn check(&self) -> Result<(), String> {
        invariant::check(self)
    }
}

impl HasCards for Princess {
    type Printed = Printed;

    fn cards(cards: &Cards) -> Vec<Printed> {
        cards.all().map(|(card, _)| Printed::of(cards, card)).collect()
    }
}
