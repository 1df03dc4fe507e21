//! What one viewer may know.

use alloc::vec::Vec;

use kernel::{BySeat, Eyes, Seat, SeatCount, Seats};
use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::{
    Agenda, Ask, CardSet, Cards, Choice, Ghosts, Id, Laid, Life, Outcome, Over, Phase, Place,
    Princess, Road, Side, Symbol, Task, TextOf, Written,
};

/// What one viewer may know [PR-15]. Secrets are filled in only for eyes that may see them; there is
/// no other field in which a secret could travel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose view this is.
    pub eyes: Eyes,
    /// The number of seats.
    pub seats: SeatCount,
    /// Whether there are ghosts.
    pub ghosts: Ghosts,
    /// The cards that the game is played with.
    #[serde(skip)]
    pub cards: Cards,
    /// The turn, from 1.
    pub turn: u16,
    /// What the turn has come to.
    pub phase: Phase,
    /// The question that is open.
    #[serde(flatten)]
    pub asked: Asked,
    /// Who owes an answer.
    pub owing: Seats,
    /// Who has answered the open question.
    pub answered: Seats,
    /// How the game ended, if it has.
    pub outcome: Option<kernel::Outcome>,
    /// By which road, if it has.
    pub road: Option<Road>,
    /// Everyone's character.
    pub characters: BySeat<Id>,
    /// Everyone's number: the printed one, or what a text puts in its place.
    pub numbers: BySeat<u8>,
    /// The seats in initiative order, ghosts included.
    pub order: Vec<Seat>,
    /// Whether each player is alive.
    pub lives: BySeat<Life>,
    /// Everyone's hearts.
    pub hearts: BySeat<u8>,
    /// The most hearts of each character.
    pub hearts_max: BySeat<u8>,
    /// Everyone's gold.
    pub gold: BySeat<u16>,
    /// Everyone's points of shield.
    pub shields: BySeat<u8>,
    /// Everyone's thorns.
    pub thorns: BySeat<u8>,
    /// Who is stunned.
    pub stunned: Seats,
    /// Who leaves out the action of this turn.
    pub skipping: Seats,
    /// Everyone's attribute.
    pub attributes: BySeat<Option<Id>>,
    /// What a card of the Shop costs each player.
    pub prices: BySeat<u16>,
    /// How many cards each player may keep at the end of a turn.
    pub limits: BySeat<usize>,
    /// The number of cards in each hand, without the anchor.
    pub hand_sizes: BySeat<usize>,
    /// The hands that the viewer may see: those of the living, and the own.
    pub hands: BySeat<Option<Vec<Id>>>,
    /// The anchor of each player.
    pub anchors: BySeat<Anchor>,
    /// What each player laid in the turn before.
    pub last: BySeat<Option<Last>>,
    /// The sealed answers that the viewer may see.
    pub sealed: BySeat<Option<Written>>,
    /// The cards of the Shop.
    pub shop: Vec<Id>,
    /// The discard pile.
    pub discards: Vec<Id>,
    /// The cards that were shuffled into the deck when it was last renewed.
    pub renewed: Vec<Id>,
    /// The environment in force.
    pub environment: Option<Id>,
    /// The number of cards in the deck.
    pub deck_size: usize,
    /// The cards of the deck that the viewer knows, from the top; `None` for those in between that
    /// the viewer does not know.
    pub deck_known: Vec<Option<Id>>,
    /// Where La Princesa is.
    pub princess: Spot,
    /// The deck, from the top; only for [`Eyes::All`].
    pub deck: Option<Vec<Known>>,
    /// The texts that are being carried out, the innermost last.
    pub running: Vec<Running>,
    /// Everything that is still to be done. All of it is public: it follows from what was shown.
    #[serde(skip)]
    pub(crate) agenda: Agenda,
    /// Whether a trigger runs.
    pub(crate) muted: bool,
    /// The own sealed answers, as choices.
    #[serde(skip)]
    pub(crate) choices: BySeat<Option<Choice>>,
}

/// The open question: its kind and what it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The question; none, if the game is over.
    pub ask: Option<Ask>,
    /// The new attribute, if the question is which to keep.
    pub card: Option<Id>,
}

/// `"question":{…}`, or `null`.
impl Serialize for Asked {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut parts = serializer.serialize_map(Some(2))?;
        parts.serialize_entry("asked", &self.ask)?;
        parts.serialize_entry("new_attribute", &self.card)?;
        parts.end()
    }
}

/// What lies on an anchor [PR-16.1].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Anchor {
    /// What has become of it.
    pub laid: Laid,
    /// The card, once it is turned up.
    pub card: Option<Id>,
    /// The player at whom it points.
    pub target: Option<Seat>,
    /// How it does against the card of its target.
    pub outcome: Option<Outcome>,
    /// The symbol that was laid this turn, wherever the card is now.
    pub symbol: Option<Symbol>,
    /// The card that was laid this turn, wherever it is now.
    pub shown: Option<Id>,
}

/// A card that was laid in the turn before, with its target and outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Last {
    /// The card.
    pub card: Id,
    /// The player at whom it pointed.
    pub target: Option<Seat>,
    /// How it did against the card of its target.
    pub outcome: Option<Outcome>,
}

/// A place where La Princesa can be. It serializes to `place` and `holder`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// In the hand of a living player.
    Hand(Seat),
    /// On the anchor of a living player.
    Anchor(Seat),
    /// In the Shop.
    Shop,
    /// In the discard pile.
    Discards,
    /// In the deck, or in the hand of a ghost.
    Unseen,
}

impl Spot {
    /// Returns its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Hand(_) => "hand",
            Self::Anchor(_) => "anchor",
            Self::Shop => "shop",
            Self::Discards => "discard",
            Self::Unseen => "unseen",
        }
    }

    /// Returns the player who has her.
    pub const fn holder(self) -> Option<Seat> {
        match self {
            Self::Hand(seat) | Self::Anchor(seat) => Some(seat),
            Self::Shop | Self::Discards | Self::Unseen => None,
        }
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut parts = serializer.serialize_map(Some(2))?;
        parts.serialize_entry("place", self.id())?;
        parts.serialize_entry("holder", &self.holder())?;
        parts.end()
    }
}

/// A place of the deck, as all-seeing eyes see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Known {
    /// The card.
    pub card: Id,
    /// The seats that know it.
    pub known: Seats,
    /// Whether everybody knows it.
    pub open: bool,
}

/// A text that is being carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Running {
    /// The card.
    pub card: Id,
    /// The key of the text in the card file, such as `success` or `on.start`.
    pub text: alloc::string::String,
    /// The number of the present line, counted from 1.
    pub line: u8,
    /// The controller.
    #[serde(rename = "self")]
    pub me: Option<Seat>,
    /// The target.
    pub target: Option<Seat>,
    /// The player who did it.
    pub source: Option<Seat>,
}

impl View {
    /// Returns what `eyes` may know of `game`.
    pub(crate) fn of(game: &Princess, eyes: Eyes) -> Self {
        let (seats, players) = (game.seats(), &game.players);
        let id = |card| game.cards.id(card);
        let sees = |seat: Seat| eyes.see(seat);
        let sealed = |seat: Seat| game.sealed[seat].filter(|_| sees(seat));
        Self {
            eyes,
            seats,
            ghosts: game.options.ghosts,
            cards: game.cards.clone(),
            turn: game.turn,
            phase: game.phase,
            asked: asked(game),
            owing: game.owing,
            answered: game.with_sealed(),
            outcome: game.over.map(|over| kernel::Outcome {
                winners: over.winner.map_or(Seats::NONE, Seats::only),
            }),
            road: game.over.map(|over: Over| over.road),
            characters: BySeat::new(seats, |it| game.cards.character(players[it].character).id),
            numbers: BySeat::new(seats, |it| game.initiative(it).0),
            order: game.in_order(seats.seats()).collect(),
            lives: BySeat::new(seats, |it| players[it].life),
            hearts: BySeat::new(seats, |it| players[it].hearts),
            hearts_max: BySeat::new(seats, |it| game.hearts_max(it)),
            gold: BySeat::new(seats, |it| players[it].gold),
            shields: BySeat::new(seats, |it| players[it].shield),
            thorns: BySeat::new(seats, |it| players[it].thorns),
            stunned: game.with(|player| player.stunned),
            skipping: game.with(|player| player.skips),
            attributes: BySeat::new(seats, |it| players[it].attribute.map(id)),
            prices: BySeat::new(seats, |it| game.price(it)),
            limits: BySeat::new(seats, |it| game.limit(it)),
            hand_sizes: BySeat::new(seats, |it| players[it].hand.len()),
            hands: BySeat::new(seats, |it| {
                let is_public = players[it].life != Life::Ghost;
                (is_public || sees(it)).then(|| game.ids(players[it].hand))
            }),
            anchors: BySeat::new(seats, |it| anchor(game, it)),
            last: BySeat::new(seats, |it| {
                let show = |it: crate::LastLaid| Last {
                    card: id(it.card),
                    target: it.target,
                    outcome: it.outcome,
                };
                players[it].last.map(show)
            }),
            sealed: BySeat::new(seats, |it| {
                sealed(it).map(|choice| Written::of(&game.cards, choice))
            }),
            shop: game.ids(game.shop),
            discards: game.ids(game.discards),
            renewed: game.ids(game.renewed),
            environment: game.environment.map(id),
            deck_size: game.deck.len(),
            deck_known: known(game, eyes),
            princess: princess(game),
            deck: (eyes == Eyes::All).then(|| {
                let show =
                    |it: &Place| Known { card: id(it.card), known: it.known, open: it.is_open };
                game.deck.iter().rev().map(show).collect()
            }),
            running: running(game),
            agenda: game.agenda,
            muted: game.muted,
            choices: BySeat::new(seats, sealed),
        }
    }

    /// Returns the neighbor of a living player in a direction, passing over ghosts [PR-4.2].
    pub fn neighbor(&self, seat: Seat, side: Side) -> Option<Seat> {
        let step = |places| match side {
            Side::Left => self.seats.left_by(seat, places),
            Side::Right => self.seats.right_by(seat, places),
        };
        (1..self.seats.get()).map(step).find(|other| self.lives[*other] == Life::Alive)
    }

    /// Returns the living players.
    pub fn living(&self) -> Seats {
        self.seats.seats().filter(|seat| self.lives[*seat] == Life::Alive).collect()
    }
}

fn asked(game: &Princess) -> Asked {
    let ask = game.question();
    let card = match ask {
        Some(Ask::Attribute { card, .. }) => Some(game.cards.id(card)),
        _ => None,
    };
    Asked { ask, card }
}

/// Nobody sees which card was chosen, nor where it points, before all are turned up.
fn anchor(game: &Princess, seat: Seat) -> Anchor {
    let player = &game.players[seat];
    Anchor {
        laid: player.laid,
        card: player.anchor.map(|card| game.cards.id(card)),
        target: player.target,
        outcome: player.outcome,
        symbol: player.symbol,
        shown: player.shown.map(|card| game.cards.id(card)),
    }
}

/// Returns the places of the deck that a viewer knows, from the top [PR-15.6].
fn known(game: &Princess, eyes: Eyes) -> Vec<Option<Id>> {
    let sees = |place: &Place| match eyes {
        Eyes::Crowd => place.is_open,
        Eyes::All => true,
        Eyes::Seat(seat) => place.is_open || place.known.has(seat),
    };
    let from_top = game.deck.iter().rev();
    let mut known: Vec<Option<Id>> =
        from_top.map(|place| sees(place).then(|| game.cards.id(place.card))).collect();
    let last = known.iter().rposition(Option::is_some);
    known.truncate(last.map_or(0, |last| last + 1));
    known
}

fn princess(game: &Princess) -> Spot {
    let card = game.cards.princess();
    match game.holder() {
        Some(seat) if game.players[seat].hand.has(card) => Spot::Hand(seat),
        Some(seat) => Spot::Anchor(seat),
        None if game.shop.has(card) => Spot::Shop,
        None if game.discards.has(card) => Spot::Discards,
        None => dying_holder(game, card.into()),
    }
}

/// While an eliminated player is looted, everybody still sees what the player has.
fn dying_holder(game: &Princess, card: CardSet) -> Spot {
    let dying = game.with(|player| player.life == Life::Dying);
    let mut dying = dying;
    let holder = dying.find(|seat| !game.players[*seat].cards().and(card).is_empty());
    holder.map_or(Spot::Unseen, Spot::Hand)
}

fn running(game: &Princess) -> Vec<Running> {
    let texts = game.agenda.iter().filter_map(|task| match task {
        Task::Text(frame) => Some(frame),
        _ => None,
    });
    let show = |frame: &crate::Frame| match frame.when {
        TextOf::Scratch => None,
        TextOf::Card(when) => Some(Running {
            card: game.cards.id(frame.card),
            text: when.key(),
            line: frame.line + 1,
            me: frame.cast.me,
            target: frame.cast.target,
            source: frame.cast.source,
        }),
    };
    texts.filter_map(show).collect()
}
