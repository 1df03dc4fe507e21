//! Making up a game that fits a view.

use alloc::vec::Vec;

use kernel::{BySeat, Dice, Eyes, Seat, Seats};

use crate::{
    Ask, Card, CardSet, Choice, Deck, Id, LastLaid, Options, Over, Place, Player, Princess, View,
};

/// Invents a game that its viewer cannot tell from the real one: unseen cards are dealt anew among
/// the deck and the ghosts, and sealed answers of others are drawn from their legal ones.
pub(crate) fn imagine(view: &View, dice: &mut Dice) -> Princess {
    let mut game = Princess {
        cards: view.cards.clone(),
        options: Options { ghosts: view.ghosts },
        turn: view.turn,
        phase: view.phase,
        players: BySeat::new(view.seats, |seat| player(view, seat)),
        deck: Deck::new(),
        discards: set(view, &view.discards),
        renewed: set(view, &view.renewed),
        shop: set(view, &view.shop),
        environment: view.environment.map(|id| find(view, id)),
        agenda: view.agenda,
        owing: view.owing,
        sealed: view.choices,
        muted: view.muted,
        over: view.road.map(|road| {
            let winners = view.outcome.map_or(Seats::NONE, |outcome| outcome.winners);
            Over { winner: winners.first(), road }
        }),
        is_scene: false,
        trial: None,
    };
    deal_unseen(view, &mut game, dice);
    seal_answers(view, &mut game, dice);
    game
}

fn find(view: &View, id: Id) -> Card {
    view.cards.find(id.as_str()).expect("a view has ids of its own cards")
}

fn set(view: &View, ids: &[Id]) -> CardSet {
    ids.iter().map(|id| find(view, *id)).collect()
}

/// Copies what is public of a player, and the own hand.
fn player(view: &View, seat: Seat) -> Player {
    let anchor = view.anchors[seat];
    let character = view.cards.find_character(view.characters[seat].as_str());
    Player {
        character: character.expect("a view has ids of its own characters"),
        life: view.lives[seat],
        hearts: view.hearts[seat],
        gold: view.gold[seat],
        hand: view.hands[seat].as_ref().map_or(CardSet::NONE, |hand| set(view, hand)),
        attribute: view.attributes[seat].map(|id| find(view, id)),
        stunned: view.stunned.has(seat),
        skips: view.skipping.has(seat),
        shield: view.shields[seat],
        thorns: view.thorns[seat],
        anchor: anchor.card.map(|id| find(view, id)),
        laid: anchor.laid,
        target: anchor.target,
        outcome: anchor.outcome,
        symbol: anchor.symbol,
        shown: anchor.shown.map(|id| find(view, id)),
        last: view.last[seat].map(|last| LastLaid {
            card: find(view, last.card),
            target: last.target,
            outcome: last.outcome,
        }),
    }
}

/// Deals the cards that the viewer has not seen to the deck and to the ghosts.
fn deal_unseen(view: &View, game: &mut Princess, dice: &mut Dice) {
    if let Some(deck) = &view.deck {
        let place = |it: &crate::view::Known| Place {
            card: find(view, it.card),
            known: it.known,
            is_open: it.open,
        };
        game.deck = deck.iter().rev().map(place).collect();
        return;
    }
    let known = view.deck_known.iter().flatten().map(|id| find(view, *id)).collect();
    let mut unseen: Vec<Card> = CardSet::ALL.minus(game.placed()).minus(known).collect();
    dice.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter();
    for seat in view.seats.seats() {
        if view.hands[seat].is_none() {
            game.players[seat].hand = unseen.by_ref().take(view.hand_sizes[seat]).collect();
        }
    }
    let viewer = match view.eyes {
        Eyes::Seat(seat) => Seats::only(seat),
        Eyes::Crowd | Eyes::All => Seats::NONE,
    };
    for place in (0..view.deck_size).rev() {
        let own = view.deck_known.get(place).copied().flatten();
        let mut unknown = || unseen.next().expect("as many cards are unseen as there are places");
        let card = own.map_or_else(&mut unknown, |id| find(view, id));
        // What the crowd knows is open; a seat cannot tell which of its own is, so it is its own.
        let known = if own.is_some() { viewer } else { Seats::NONE };
        let place = Place { card, known, is_open: own.is_some() && viewer.is_empty() };
        game.deck.push(place);
    }
}

/// Draws the answers that others have given and that are still sealed.
fn seal_answers(view: &View, game: &mut Princess, dice: &mut Dice) {
    let Some(ask) = game.question() else { return };
    for seat in view.answered {
        if game.sealed[seat].is_none() {
            let mut legal: Vec<Choice> = Vec::new();
            game.list(ask, seat, &mut |choice| legal.push(choice));
            game.sealed[seat] = dice.pick(&legal).copied();
        }
    }
}

impl Princess {
    /// Returns every card that is neither in the deck nor unknown.
    pub(crate) fn placed(&self) -> CardSet {
        let player = |player: &Player| {
            let attribute = player.attribute.map_or(CardSet::NONE, CardSet::only);
            player.cards().or(attribute)
        };
        let held = self.players.values().map(player).fold(CardSet::NONE, CardSet::or);
        let environment = self.environment.map_or(CardSet::NONE, CardSet::only);
        held.or(environment).or(self.discards).or(self.shop).or(self.in_motion())
    }

    /// Returns the events that are carried out, and an attribute about which a player decides.
    pub(crate) fn in_motion(&self) -> CardSet {
        let cards = self.agenda.iter().filter_map(|task| match task {
            crate::Task::Text(frame) if frame.is_event() => Some(frame.card),
            crate::Task::Ask(Ask::Attribute { card, .. }) => Some(*card),
            _ => None,
        });
        cards.collect()
    }
}
