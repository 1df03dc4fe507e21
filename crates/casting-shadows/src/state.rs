//! The state of a game of Casting Shadows, and its implementation of `Game`.

use alloc::{string::String, vec::Vec};
use core::ops::RangeInclusive;

use kernel::{
    BySeat, Choices, Dice, Eyes, Game, HasCards, Outcome, ParseError, Seat, SeatCount, Seats,
    Setup, SetupError, Standing, Tell, Turn,
};
use serde::{Serialize, Serializer};
use tinyvec::ArrayVec;

use crate::{
    Aim, Board, Book, Card, Character, Characters, Choice, Companion, Counterdeck, Counterspell,
    DECK_CARDS, Event, Facedown, Facedowns, HeadStart, Hex, Options, Piece, Pool, Refusal, Reply,
    Symbols, View, Window, card::BOX, imagine, invariant, piece::COUNTERSPELL_BOX,
};

/// The HP of each player at the start, and the most [CS-1.4, CS-8.12].
pub const HP_MAX: u8 = 18;
/// The action points of a turn [CS-3.3].
pub const AP_MAX: u8 = 4;
/// The most energy in basic form, and what transforming costs [CS-9.2, CS-12.1].
pub const ENERGY_BASIC: u8 = 3;
/// The most energy in shadow form, and what the ability costs [CS-9.2, CS-12.5].
pub const ENERGY_SHADOW: u8 = 5;
/// The places of the portal [CS-1.7].
pub const PORTAL: usize = 3;

/// Cards of the main deck; the last is the top card.
pub type Deck = ArrayVec<[Card; DECK_CARDS]>;
/// The companion deck; the last is the top card.
pub type Companions = ArrayVec<[Companion; 10]>;
/// The companions that can be taken, by place.
pub type Portal = ArrayVec<[Companion; PORTAL]>;

/// A game of Casting Shadows. It is flat: a clone copies several hundred bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CastingShadows {
    pub(crate) options: Options,
    pub(crate) step: Step,
    pub(crate) owing: Seats,
    pub(crate) round: u8,
    /// Whose turn it is; the seat that picks, before the first turn.
    pub(crate) active: Seat,
    pub(crate) board: Board,
    pub(crate) players: BySeat<Player>,
    pub(crate) ap: u8,
    pub(crate) pool: Pool,
    /// Whether the free action of Breezy Swift or Dicey Dormouse is still to be used.
    pub(crate) free: bool,
    /// Whether Ember Newt has worked in this turn.
    pub(crate) newt: bool,
    /// Whose Pebble Tortoise has worked since that player's last turn began.
    pub(crate) shells: Seats,
    /// Whose Thistle Hedgehog has worked in this turn.
    pub(crate) pricks: Seats,
    pub(crate) deck: Deck,
    /// The discard pile; the last is the top card.
    pub(crate) discards: Deck,
    pub(crate) beside: Beside,
    pub(crate) counterdeck: Counterdeck,
    pub(crate) companions: Companions,
    pub(crate) portal: Portal,
    /// Reply that are not carried out yet; the card is still in its book.
    pub(crate) sealed: BySeat<Option<Reply>>,
    /// The attack under way.
    pub(crate) attack: Option<Attack>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// A character for the active seat.
    Pick,
    /// An action of the active seat.
    Act,
    /// Reply of those who are asked.
    Window(Window),
    /// Where the target is pushed.
    Push,
    /// What the active seat does at night.
    Night,
    /// Nothing: the game is over.
    Over(Outcome),
}

/// What belongs to one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    /// None before it is picked.
    pub(crate) character: Option<Character>,
    pub(crate) hp: u8,
    pub(crate) energy: u8,
    /// In shadow form, and only then, there is one.
    pub(crate) companion: Option<Companion>,
    /// None before the character is picked, and once the player is eliminated.
    pub(crate) hex: Option<Hex>,
    pub(crate) book: Book,
    pub(crate) held: Facedowns,
}

impl Player {
    pub(crate) const fn is_alive(&self) -> bool {
        self.hp > 0
    }

    /// Returns the most energy that this form takes.
    pub(crate) const fn energy_max(&self) -> u8 {
        if self.companion.is_some() { ENERGY_SHADOW } else { ENERGY_BASIC }
    }

    /// Returns whether the book has no room.
    pub(crate) fn is_full(&self) -> bool {
        self.book.len() + self.held.len() == crate::BOOK_MAX
    }
}

/// The cards beside the hexes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Beside([Option<Card>; Hex::ALL.len()]);

impl Beside {
    /// Returns the card beside a hex, if there is one.
    pub const fn at(&self, hex: Hex) -> Option<Card> {
        self.0[hex.index()]
    }

    /// Lays a card beside a hex.
    pub(crate) fn lay(&mut self, hex: Hex, card: Card) {
        self.0[hex.index()] = Some(card);
    }

    /// Takes the card beside a hex away.
    pub(crate) fn take(&mut self, hex: Hex) -> Option<Card> {
        self.0[hex.index()].take()
    }

    /// Iterates over the hexes that have a card, and their cards.
    pub fn iter(&self) -> impl Iterator<Item = (Hex, Card)> {
        Hex::ALL.into_iter().zip(self.0).filter_map(|(hex, card)| Some((hex, card?)))
    }
}

/// `{"thorn-forest":"soggy-sock", …}`.
impl Serialize for Beside {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// An attack that has been paid for and is not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Attack {
    /// The spell or ability.
    pub means: Means,
    /// What it is aimed at.
    #[serde(flatten)]
    pub aim: Aim,
    /// How strong the hit on each seat is; 0 if it is no target.
    pub strengths: BySeat<u8>,
    /// Who has played a Pointed Shield.
    pub shields: Seats,
    /// Who was hit, even for 0.
    pub hit: Seats,
    /// The damage that each seat took.
    pub took: BySeat<u8>,
}

/// What an attack is made with. It serializes to the id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Means {
    /// A spell.
    Spell(Card),
    /// The ability of a character.
    Ability(Character),
}

impl CastingShadows {
    /// Creates a game with full decks in rulebook order, before anything is dealt.
    pub(crate) fn opened(options: Options, seats: SeatCount) -> Self {
        let first = Seat::default();
        let energy = |seat| u8::from(options.head_start == HeadStart::On && seat != first);
        let player = |seat| Player { hp: HP_MAX, energy: energy(seat), ..Player::default() };
        Self {
            options,
            step: Step::Pick,
            owing: Seats::only(first),
            round: 1,
            active: first,
            board: Board::new(),
            players: BySeat::new(seats, player),
            ap: 0,
            pool: Pool::default(),
            free: false,
            newt: false,
            shells: Seats::NONE,
            pricks: Seats::NONE,
            deck: Deck::from(BOX),
            discards: Deck::new(),
            beside: Beside::default(),
            counterdeck: COUNTERSPELL_BOX
                .into_iter()
                .map(|card| Facedown { card, known: false })
                .collect(),
            companions: Companions::from(Companion::ALL),
            portal: Portal::new(),
            sealed: BySeat::new(seats, |_| None),
            attack: None,
        }
    }

    pub(crate) fn seats(&self) -> SeatCount {
        self.players.count()
    }

    /// Returns the active player.
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.active]
    }

    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active]
    }

    /// Returns the hex of the active player, who is alive.
    pub(crate) fn here(&self) -> Hex {
        self.me().hex.expect("the active player stands on a hex")
    }

    /// Iterates over the living players except the active one, clockwise from its left neighbor.
    pub(crate) fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, active) = (self.seats(), self.active);
        let living = self.living();
        (1..seats.get())
            .map(move |places| seats.left_by(active, places))
            .filter(move |it| living.has(*it))
    }

    /// Returns the players who are still in the game.
    pub(crate) fn living(&self) -> Seats {
        let living = self.players.iter().filter(|(_, player)| player.is_alive());
        living.map(|(seat, _)| seat).collect()
    }

    /// Returns the living enemies of the active player on a hex.
    pub(crate) fn enemies_on(&self, hex: Hex) -> Seats {
        let there = self.players.iter().filter(|(_, player)| player.hex == Some(hex));
        there.map(|(seat, _)| seat).filter(|seat| *seat != self.active).collect()
    }

    /// Returns whether the active player has this companion.
    pub(crate) fn has(&self, companion: Companion) -> bool {
        self.me().companion == Some(companion)
    }

    /// Takes a payment out of the pool [CS-6.5].
    pub(crate) fn pay(&mut self, paying: Symbols) {
        paying.iter().for_each(|symbol| self.pool.spend(symbol));
    }

    /// Asks the active player for the next action.
    pub(crate) fn ask(&mut self, step: Step) {
        self.step = step;
        self.owing = Seats::only(self.active);
    }

    /// Puts a shown counterspell under its deck, known from now on [CS-10.18].
    pub(crate) fn bury(&mut self, card: Counterspell) {
        self.counterdeck.insert(0, Facedown { card, known: true });
    }

    /// Ends the game [CS-11.6, CS-11.8].
    pub(crate) fn end(&mut self, winners: Seats, cap: bool, tell: &mut impl Tell<Self>) {
        self.step = Step::Over(Outcome { winners });
        self.owing = Seats::NONE;
        self.attack = None;
        tell.tell(Event::Ended { winners, cap }, self);
    }

    pub(crate) const fn is_over(&self) -> bool {
        matches!(self.step, Step::Over(_))
    }
}

impl Game for CastingShadows {
    const ID: &'static str = "casting-shadows";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const HAS_STANDING_ANSWERS: bool = true;

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
        let mut lot = Character::ALL;
        let is_dealt = setup.options.characters == Characters::Dealt;
        if is_dealt {
            dice.shuffle(&mut lot);
        }
        dice.shuffle(&mut game.deck);
        dice.shuffle(&mut game.counterdeck);
        dice.shuffle(&mut game.companions);
        if is_dealt {
            setup.seats.seats().zip(lot).for_each(|(seat, character)| game.settle(seat, character));
            game.lay_out(dice, tell);
        }
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
        if self.owing.has(seat) {
            self.list(seat, out);
        }
    }

    fn written((): &(), choice: Choice) -> Choice {
        choice
    }

    fn read((): &(), text: &str) -> Result<Choice, ParseError> {
        text.parse()
    }

    fn admit(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        self.check_choice(seat, choice)
    }

    fn apply(&mut self, seat: Seat, choice: Choice, dice: &mut Dice, tell: &mut impl Tell<Self>) {
        match choice {
            Choice::Pick { character } => self.pick(character, dice, tell),
            Choice::Travel { hex } => self.travel(hex, tell),
            Choice::Cast { card, aim, paying } => self.cast((card, aim), paying, tell),
            Choice::Reroll { dice: chosen } => self.reroll(chosen, dice, tell),
            Choice::Protect => self.protect(tell),
            Choice::Refresh => self.refresh(dice, tell),
            Choice::Collect { card, paying, giving } => {
                self.collect((card, paying, giving), dice, tell);
            }
            Choice::Use { card } => self.use_up(card, tell),
            Choice::Ability { aim } => self.use_ability(aim, tell),
            Choice::End => self.begin_night(dice, tell),
            Choice::Pass => self.seal(seat, Reply::Pass, tell),
            Choice::Answer { answer } => self.seal(seat, Reply::Plays(answer), tell),
            Choice::Push { hex } => self.push(Some(hex), tell),
            Choice::Leave => self.push(None, tell),
            Choice::Absorb { energy } => self.absorb(energy, dice, tell),
            Choice::Transform { companion } => self.transform(companion, dice, tell),
            Choice::Done => self.end_night(dice, tell),
        }
        if !self.is_over() && !self.me().is_alive() {
            self.next_turn(dice, tell);
        }
    }

    fn view(&self, eyes: Eyes) -> View {
        View::of(self, eyes)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Self {
        imagine::imagine(view, dice)
    }

    fn is_plainly_forced(&self, seat: Seat) -> bool {
        // Never in a window: it would tell that no counterspell in the book fits [CS-14.5].
        let is_open = matches!(self.step, Step::Pick | Step::Act);
        is_open && self.owing.has(seat) && self.choices(seat).len() == 1
    }

    fn standing_choice(&self, seat: Seat, standing: Standing) -> Option<Choice> {
        let Step::Window(window) = self.step else { return None };
        let passes = match standing {
            Standing::Pass => true,
            Standing::PassUnlessTarget => window == Window::Arrival,
        };
        (passes && self.owing.has(seat)).then_some(Choice::Pass)
    }

    fn character(&self, seat: Seat) -> Option<String> {
        self.players[seat].character.map(|character| String::from(character.id()))
    }

    fn round(&self) -> Option<u16> {
        Some(self.round.into())
    }

    fn check(&self) -> Result<(), String> {
        invariant::check(self)
    }
}

impl HasCards for CastingShadows {
    type Printed = Piece;

    fn cards((): &()) -> Vec<Piece> {
        Piece::all()
    }
}
