//! What must hold in every state [part H].

use alloc::{format, string::String};

use kernel::{Seat, ensure};

use crate::{
    CARDS, CardSet, Frame, GOLD_MAX, Ghosts, Kind, Laid, Life, Princess, Road, SHIELD_MAX, SHOP,
    TURNS_MAX, Task, TextOf, When,
};

/// Checks the invariants that a single state can show.
pub(crate) fn check(game: &Princess) -> Result<(), String> {
    cards_are_conserved(game)?;
    game.seats().seats().try_for_each(|seat| player_is_sound(game, seat))?;
    shop_is_small(game)?;
    ensure(game.turn <= TURNS_MAX, || format!("turn {}", game.turn))?;
    winner_is_right(game)?;
    triggers_do_not_nest(game)?;
    askers_are_right(game)
}

/// INV-1: every card is in exactly one place.
fn cards_are_conserved(game: &Princess) -> Result<(), String> {
    let deck: CardSet = game.deck.iter().map(|place| place.card).collect();
    let placed = game.placed();
    let held =
        game.players.values().map(|it| it.cards().len() + usize::from(it.attribute.is_some()));
    let others = game.shop.len() + game.discards.len() + game.in_motion().len();
    let count = held.sum::<usize>() + others + usize::from(game.environment.is_some());
    let set_aside = CARDS - (count + game.deck.len());
    let all = placed.or(deck).len() + set_aside;
    let is_whole = deck.len() == game.deck.len() && all == CARDS && placed.and(deck).is_empty();
    ensure(is_whole, || format!("INV-1: {count} cards in play and {} in the deck", game.deck.len()))
}

/// INV-2, 4, 5: hearts, possessions, and kinds of cards.
fn player_is_sound(game: &Princess, seat: Seat) -> Result<(), String> {
    let player = &game.players[seat];
    let hearts = player.hearts;
    ensure(hearts <= game.hearts_max(seat), || format!("INV-2: {seat} has {hearts} hearts"))?;
    ensure(player.is_alive() == (hearts > 0), || format!("INV-2: {seat} is {}", player.life))?;
    ensure(player.gold <= GOLD_MAX, || format!("INV-3: {seat} has {} gold", player.gold))?;
    let small = player.shield <= SHIELD_MAX && player.thorns <= SHIELD_MAX;
    ensure(small, || format!("PR-10.12: {seat} has too much shield or thorns"))?;
    let hand_cards = game.cards.of_kind(Kind::Hand);
    let is_attribute = |card| game.cards.of_kind(Kind::Attribute).has(card);
    ensure(player.attribute.is_none_or(is_attribute), || format!("INV-5: attribute of {seat}"))?;
    if player.life != Life::Ghost {
        let others = player.cards().minus(hand_cards);
        return ensure(others.is_empty(), || format!("INV-5: {seat} holds {others:?}"));
    }
    let has_nothing = player.gold == 0
        && player.attribute.is_none()
        && player.anchor.is_none()
        && (player.shield, player.thorns) == (0, 0)
        && !player.stunned
        && player.laid == Laid::Empty;
    ensure(has_nothing, || format!("INV-4: the ghost {seat} has something"))?;
    let is_out = game.options.ghosts == Ghosts::Off;
    ensure(!is_out || player.hand.is_empty(), || format!("INV-4: {seat} has cards"))
}

/// INV-5, 7: the Shop and the environment.
fn shop_is_small(game: &Princess) -> Result<(), String> {
    let most = SHOP + usize::from(game.shop.has(game.cards.princess()));
    ensure(game.shop.len() <= most, || format!("INV-7: {} cards in the Shop", game.shop.len()))?;
    let is_one = |card| game.cards.of_kind(Kind::Environment).has(card);
    ensure(game.environment.is_none_or(is_one), || String::from("INV-5: the environment"))
}

/// INV-17: a winner is alive, and has won by the road that is named.
fn winner_is_right(game: &Princess) -> Result<(), String> {
    let Some(over) = game.over else { return Ok(()) };
    let alone = |seat| game.living().len() == 1 && game.is_alive(seat);
    let holds = match (over.road, over.winner) {
        (Road::Last, Some(seat)) => alone(seat),
        (Road::Princess, Some(seat)) => game.deck.is_empty() && game.holder() == Some(seat),
        (Road::Nobody, None) => game.living().is_empty(),
        (Road::Turns, None) => game.turn == TURNS_MAX,
        _ => false,
    };
    ensure(holds, || format!("INV-17: {over:?}"))
}

/// INV-18: whoever is asked is alive, but for the questions of ghosts.
fn askers_are_right(game: &Princess) -> Result<(), String> {
    let Some(ask) = game.question() else { return Ok(()) };
    let is_for_ghosts = matches!(ask, crate::Ask::Ghosts | crate::Ask::Reincarnate);
    let mut asked = game.owing;
    let holds = asked.all(|seat| game.is_alive(seat) != is_for_ghosts);
    ensure(holds, || format!("INV-18: {ask:?} asks {:?}", game.owing))
}

/// INV-20: no trigger runs inside a trigger; at most two texts more run than there are events.
fn triggers_do_not_nest(game: &Princess) -> Result<(), String> {
    let texts = || {
        game.agenda.iter().filter_map(|task| match task {
            Task::Text(frame) => Some(frame),
            _ => None,
        })
    };
    let is_trigger = |frame: &&Frame| matches!(frame.when, TextOf::Card(When::On(_)));
    let (count, triggers) = (texts().count(), texts().filter(is_trigger).count());
    ensure(triggers <= 1, || format!("INV-20: {triggers} triggers run"))?;
    ensure(triggers == 0 || game.muted, || String::from("INV-20: a trigger would fire another"))?;
    let events = game.cards.of_kind(Kind::Event).len();
    ensure(count <= events + 2, || format!("INV-20: {count} texts run"))
}
