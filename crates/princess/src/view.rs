//! What one viewer may know.

use kernel::{BySeat, Eyes, Seat, SeatCount, Seats};
use tinyvec::ArrayVec;

use crate::{
    Agenda, Ask, CARDS, Card, CardSet, Cards, Character, Choice, Deck, Ghosts, Laid, LastLaid,
    Life, Outcome, Over, Phase, Place, Player, Princess, Road, Side, Symbol, Task, TextOf, When,
};

/// What one viewer may know [PR-15]. Secrets are filled in only for eyes that may see them; there is
/// no other field in which a secret could travel. It is flat, but for a pointer to the cards, which
/// have the ids: it serializes with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose view this is.
    pub eyes: Eyes,
    /// The number of seats.
    pub seats: SeatCount,
    /// Whether there are ghosts.
    pub ghosts: Ghosts,
    /// The cards that the game is played with.
    pub cards: Cards,
    /// The turn, from 1.
    pub turn: u16,
    /// What the turn has come to.
    pub phase: Phase,
    /// The question that is open.
    pub ask: Option<Ask>,
    /// Who owes an answer.
    pub owing: Seats,
    /// Who has answered the open question.
    pub answered: Seats,
    /// How the game ended, if it has.
    pub outcome: Option<kernel::Outcome>,
    /// By which road, if it has.
    pub road: Option<Road>,
    /// What belongs to each seat.
    pub players: BySeat<Seen>,
    /// The sealed answers that the viewer may see.
    pub sealed: BySeat<Option<Choice>>,
    /// The cards of the Shop.
    pub shop: CardSet,
    /// The discard pile.
    pub discards: CardSet,
    /// The cards that were shuffled into the deck when it was last renewed.
    pub renewed: CardSet,
    /// The environment in force.
    pub environment: Option<Card>,
    /// The number of cards in the deck.
    pub deck_size: usize,
    /// The cards of the deck that the viewer knows, from the top; `None` for those in between that
    /// the viewer does not know.
    pub deck_known: ArrayVec<[Option<Card>; CARDS]>,
    /// Where La Princesa is.
    pub princess: Spot,
    /// The deck with who knows what; only for [`Eyes::All`].
    pub(crate) deck: Option<Deck>,
    /// Everything that is still to be done. All of it is public: it follows from what was shown.
    pub(crate) agenda: Agenda,
    /// Whether a trigger runs.
    pub(crate) muted: bool,
}

/// What a viewer may know of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// The character.
    pub character: Character,
    /// The number: the printed one, or what a text puts in its place.
    pub number: u8,
    /// Whether the player is alive.
    pub life: Life,
    /// The hearts.
    pub hearts: u8,
    /// The most hearts of the character.
    pub hearts_max: u8,
    /// The gold.
    pub gold: u16,
    /// The points of shield.
    pub shield: u8,
    /// The thorns.
    pub thorns: u8,
    /// Whether the player is stunned.
    pub stunned: bool,
    /// Whether the player leaves out the action of this turn.
    pub skips: bool,
    /// The attribute.
    pub attribute: Option<Card>,
    /// What a card of the Shop costs the player.
    pub price: u16,
    /// How many cards the player may keep at the end of a turn.
    pub limit: usize,
    /// The number of cards in the hand, without the anchor.
    pub hand_size: usize,
    /// The hand, if the viewer may see it: that of a living player, or the own.
    pub hand: Option<CardSet>,
    /// What has become of the card on the anchor.
    pub laid: Laid,
    /// The card on the anchor, once it is turned up.
    pub anchor: Option<Card>,
    /// The player at whom it points.
    pub target: Option<Seat>,
    /// How it does against the card of its target.
    pub outcome: Option<Outcome>,
    /// The symbol that was laid this turn, wherever the card is now.
    pub symbol: Option<Symbol>,
    /// The card that was laid this turn, wherever it is now.
    pub shown: Option<Card>,
    /// What was laid in the turn before.
    pub last: Option<LastLaid>,
}

/// A place where La Princesa can be.
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

/// A text that is being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Running {
    /// The card.
    pub card: Card,
    /// Which of its texts.
    pub when: When,
    /// The number of the present line, counted from 1.
    pub line: u8,
    /// The controller.
    pub me: Option<Seat>,
    /// The target.
    pub target: Option<Seat>,
    /// The player who did it.
    pub source: Option<Seat>,
}

impl View {
    /// Returns what `eyes` may know of `game`.
    pub(crate) fn of(game: &Princess, eyes: Eyes) -> Self {
        let seats = game.seats();
        Self {
            eyes,
            seats,
            ghosts: game.options.ghosts,
            cards: game.cards.clone(),
            turn: game.turn,
            phase: game.phase,
            ask: game.question(),
            owing: game.owing,
            answered: game.with_sealed(),
            outcome: game.over.map(|over| kernel::Outcome {
                winners: over.winner.map_or(Seats::NONE, Seats::only),
            }),
            road: game.over.map(|over: Over| over.road),
            players: BySeat::new(seats, |seat| seen(game, seat, eyes)),
            sealed: BySeat::new(seats, |seat| game.sealed[seat].filter(|_| eyes.see(seat))),
            shop: game.shop,
            discards: game.discards,
            renewed: game.renewed,
            environment: game.environment,
            deck_size: game.deck.len(),
            deck_known: known(game, eyes),
            princess: princess(game),
            deck: (eyes == Eyes::All).then_some(game.deck),
            agenda: game.agenda,
            muted: game.muted,
        }
    }

    /// Returns the neighbor of a living player in a direction, passing over ghosts [PR-4.2].
    pub fn neighbor(&self, seat: Seat, side: Side) -> Option<Seat> {
        let step = |places| match side {
            Side::Left => self.seats.left_by(seat, places),
            Side::Right => self.seats.right_by(seat, places),
        };
        (1..self.seats.get()).map(step).find(|other| self.players[*other].life == Life::Alive)
    }

    /// Returns the living players.
    pub fn living(&self) -> Seats {
        self.seats.seats().filter(|seat| self.players[*seat].life == Life::Alive).collect()
    }

    /// Lists the seats in initiative order, ghosts included.
    pub fn order(&self) -> impl Iterator<Item = Seat> {
        let key = |seat: Seat| (self.players[seat].number, self.players[seat].character);
        let mut order: ArrayVec<[Seat; 8]> = self.seats.seats().collect();
        order.sort_unstable_by_key(|seat| key(*seat));
        order.into_iter()
    }

    /// Lists the texts that are being carried out, the innermost last.
    pub fn running(&self) -> impl Iterator<Item = Running> {
        self.agenda.iter().filter_map(|task| match task {
            Task::Text(frame) => match frame.when {
                TextOf::Scratch => None,
                TextOf::Card(when) => Some(Running {
                    card: frame.card,
                    when,
                    line: frame.line + 1,
                    me: frame.cast.me,
                    target: frame.cast.target,
                    source: frame.cast.source,
                }),
            },
            _ => None,
        })
    }

    /// Returns the new attribute, if the question is which one to keep.
    pub const fn new_attribute(&self) -> Option<Card> {
        match self.ask {
            Some(Ask::Attribute { card, .. }) => Some(card),
            _ => None,
        }
    }

    /// Lists the deck from the top, with the seats that know each card and whether all do; only for
    /// [`Eyes::All`].
    pub fn deck(&self) -> Option<impl Iterator<Item = (Card, Seats, bool)>> {
        let deck = self.deck.as_ref()?;
        Some(deck.iter().rev().map(|place| (place.card, place.known, place.is_open)))
    }
}

/// Nobody sees which card was chosen, nor where it points, before all are turned up.
fn seen(game: &Princess, seat: Seat, eyes: Eyes) -> Seen {
    let player: &Player = &game.players[seat];
    let is_public = player.life != Life::Ghost;
    Seen {
        character: player.character,
        number: game.initiative(seat).0,
        life: player.life,
        hearts: player.hearts,
        hearts_max: game.hearts_max(seat),
        gold: player.gold,
        shield: player.shield,
        thorns: player.thorns,
        stunned: player.stunned,
        skips: player.skips,
        attribute: player.attribute,
        price: game.price(seat),
        limit: game.limit(seat),
        hand_size: player.hand.len(),
        hand: (is_public || eyes.see(seat)).then_some(player.hand),
        laid: player.laid,
        anchor: player.anchor,
        target: player.target,
        outcome: player.outcome,
        symbol: player.symbol,
        shown: player.shown,
        last: player.last,
    }
}

/// Returns the places of the deck that a viewer knows, from the top [PR-15.6].
fn known(game: &Princess, eyes: Eyes) -> ArrayVec<[Option<Card>; CARDS]> {
    let sees = |place: &Place| match eyes {
        Eyes::Crowd => place.is_open,
        Eyes::All => true,
        Eyes::Seat(seat) => place.is_open || place.known.has(seat),
    };
    let count = game.deck.len() - game.deck.iter().position(sees).unwrap_or(game.deck.len());
    let from_top = game.deck.iter().rev().take(count);
    from_top.map(|place| sees(place).then_some(place.card)).collect()
}

fn princess(game: &Princess) -> Spot {
    let card = game.cards.princess();
    match game.holder() {
        Some(seat) if game.players[seat].hand.has(card) => Spot::Hand(seat),
        Some(seat) => Spot::Anchor(seat),
        None if game.shop.has(card) => Spot::Shop,
        None if game.discards.has(card) => Spot::Discards,
        None => {
            // While an eliminated player is looted, everybody still sees what the player has.
            let has = |player: &Player| player.life == Life::Dying && player.cards().has(card);
            let is_laid = |seat| game.players[seat].anchor == Some(card);
            let spot = |seat| if is_laid(seat) { Spot::Anchor(seat) } else { Spot::Hand(seat) };
            game.with(has).first().map_or(Spot::Unseen, spot)
        }
    }
}
