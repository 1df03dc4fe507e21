//! Making up a game that fits a view.

use alloc::vec::Vec;

use kernel::{BySeat, Dice, Eyes, Seats};

use crate::{Ask, Card, CardSet, Choice, Deck, Options, Over, Place, Player, Princess, Seen, View};

/// Invents a game that its viewer cannot tell from the real one: unseen cards are dealt anew among
/// the deck and the ghosts, and sealed answers of others are drawn from their legal ones.
pub(crate) fn imagine(view: &View, dice: &mut Dice) -> Princess {
    let mut game = Princess {
        cards: view.cards.clone(),
        options: Options { ghosts: view.ghosts },
        turn: view.turn,
        phase: view.phase,
        players: BySeat::new(view.seats, |seat| player(&view.players[seat])),
        deck: Deck::new(),
        discards: view.discards,
        renewed: view.renewed,
        shop: view.shop,
        environment: view.environment,
        agenda: view.agenda,
        owing: view.owing,
        sealed: view.sealed,
        muted: view.muted,
        over: view.road.map(|road| {
            let winners = view.outcome.map_or(Seats::NONE, |outcome| outcome.winners);
            Over { winner: winners.first(), road }
        }),
        is_scene: false,
        trial: None,
    };
    match view.deck {
        Some(deck) => game.deck = deck,
        None => deal_unseen(view, &mut game, dice),
    }
    seal_answers(view, &mut game, dice);
    game
}

/// Copies what is public of a player, and the own hand.
fn player(seen: &Seen) -> Player {
    Player {
        character: seen.character,
        life: seen.life,
        hearts: seen.hearts,
        gold: seen.gold,
        hand: seen.hand.unwrap_or_default(),
        attribute: seen.attribute,
        stunned: seen.stunned,
        skips: seen.skips,
        shield: seen.shield,
        thorns: seen.thorns,
        anchor: seen.anchor,
        laid: seen.laid,
        target: seen.target,
        outcome: seen.outcome,
        symbol: seen.symbol,
        shown: seen.shown,
        last: seen.last,
    }
}

/// Deals the cards that the viewer has not seen to the deck and to the ghosts.
fn deal_unseen(view: &View, game: &mut Princess, dice: &mut Dice) {
    let known = view.deck_known.iter().flatten().copied().collect();
    let mut unseen: Vec<Card> = CardSet::ALL.minus(game.placed()).minus(known).collect();
    dice.shuffle(&mut unseen);
    let mut unseen = unseen.into_iter();
    for seat in view.seats.seats() {
        if view.players[seat].hand.is_none() {
            let size = view.players[seat].hand_size;
            game.players[seat].hand = unseen.by_ref().take(size).collect();
        }
    }
    let viewer = match view.eyes {
        Eyes::Seat(seat) => Seats::only(seat),
        Eyes::Crowd | Eyes::All => Seats::NONE,
    };
    for place in (0..view.deck_size).rev() {
        let own = view.deck_known.get(place).copied().flatten();
        let mut unknown = || unseen.next().expect("as many cards are unseen as there are places");
        let card = own.unwrap_or_else(&mut unknown);
        // What the crowd knows is open; a seat cannot tell which of its own is, so it is its own.
        let known = if own.is_some() { viewer } else { Seats::NONE };
        game.deck.push(Place { card, known, is_open: own.is_some() && viewer.is_empty() });
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

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Game, Ignore, Seat, SeatCount, Seed, Setup};

    /// How often each card is expected in the hand of the ghost.
    const WORLDS_EACH: usize = 2_500;

    /// Plays at random until there is a ghost with a card, and returns the seats whose hands are hidden.
    fn with_a_ghost(dice: &mut Dice) -> (Princess, View, Seats) {
        loop {
            let setup = Setup::new(SeatCount::new(4).unwrap());
            let mut game = Princess::deal(&setup, dice, &mut Ignore).unwrap();
            while let Some(seat) = game.turn().owing().first() {
                let view = game.view(Eyes::Crowd);
                let is_hidden = |seat: &Seat| view.players[*seat].hand.is_none();
                let hidden: Seats = view.seats.seats().filter(is_hidden).collect();
                if hidden.into_iter().any(|ghost| view.players[ghost].hand_size > 0) {
                    return (game, view, hidden);
                }
                let choice = *dice.pick(&game.choices(seat)).unwrap();
                game.choose(seat, choice, dice, &mut Ignore).unwrap();
            }
        }
    }

    /// A ghost holds cards that nobody else has seen: each card that is out of sight is among them in
    /// as many worlds as any other.
    #[test]
    fn all_worlds_come_up_equally_often() {
        let mut dice = Dice::new(&Seed::from(1));
        for _ in 0..3 {
            let (game, view, hidden) = with_a_ghost(&mut dice);
            let hands = |game: &Princess| {
                let hands = hidden.into_iter().map(|ghost| game.players[ghost].hand);
                hands.fold(CardSet::NONE, CardSet::or)
            };
            let known: CardSet = view.deck_known.into_iter().flatten().collect();
            let deck: CardSet = game.deck.iter().map(|place| place.card).collect();
            let unseen = deck.minus(known).or(hands(&game));
            let worlds = unseen.len() * WORLDS_EACH / hands(&game).len();
            let held: Vec<Card> =
                (0..worlds).flat_map(|_| hands(&imagine(&view, &mut dice))).collect();
            for card in unseen {
                let count = held.iter().filter(|it| **it == card).count();
                let distance = count.abs_diff(WORLDS_EACH);
                assert!(distance <= 5 * WORLDS_EACH.isqrt(), "{card:?}: {count}");
            }
            assert!(held.iter().all(|card| unseen.has(*card)));
        }
    }
}
