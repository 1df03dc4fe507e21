//! What must hold in every state.

use alloc::{format, string::String};

use kernel::ensure;

use crate::{
    AP_MAX, BOOK_MAX, Card, CastingShadows, Companion, Counterspell, Die, HP_MAX, Hex, PORTAL,
    Symbol, card::BOX, piece::COUNTERSPELL_BOX, state::Step,
};

type Checked = Result<(), String>;

/// Checks everything that one state alone can show.
pub(crate) fn check(game: &CastingShadows) -> Checked {
    main_cards_are_conserved(game)?;
    counterspells_are_conserved(game)?;
    companions_are_conserved(game)?;
    players_are_sound(game)?;
    the_pool_is_sound(game)?;
    known_counterspells_lie_below(game)?;
    questions_are_sound(game)?;
    the_end_is_due(game)
}

/// INV-1: the 52 main cards are in the deck, the discard pile, beside hexes or in books.
fn main_cards_are_conserved(game: &CastingShadows) -> Checked {
    let mut counts = [0_usize; Card::ALL.len()];
    let books = game.players.values().flat_map(|player| player.book).map(|page| page.card);
    let beside = game.beside.iter().map(|(_, card)| card);
    for card in game.deck.into_iter().chain(game.discards).chain(beside).chain(books) {
        counts[card.index()] += 1;
    }
    Card::ALL.into_iter().try_for_each(|card| {
        let (is, due) = (counts[card.index()], BOX.iter().filter(|it| **it == card).count());
        ensure(is == due, || format!("INV-1: there are {is} of {card}"))
    })
}

/// INV-2: the 10 counterspells are in the deck or in books.
fn counterspells_are_conserved(game: &CastingShadows) -> Checked {
    let held = || game.players.values().flat_map(|player| player.held);
    Counterspell::ALL.into_iter().try_for_each(|card| {
        let is = game.counterdeck.into_iter().chain(held()).filter(|it| it.card == card).count();
        let due = COUNTERSPELL_BOX.iter().filter(|it| **it == card).count();
        ensure(is == due, || format!("INV-2: there are {is} of {card}"))
    })
}

/// INV-2: the 10 companions are in the deck, in the portal or with players.
fn companions_are_conserved(game: &CastingShadows) -> Checked {
    Companion::ALL.into_iter().try_for_each(|companion| {
        let taken = game.players.values().filter_map(|player| player.companion);
        let all = game.companions.into_iter().chain(game.portal).chain(taken);
        let is = all.filter(|it| *it == companion).count();
        ensure(is == 1, || format!("INV-2: there are {is} of {companion}"))
    })
}

/// INV-3, INV-4, INV-5, INV-8, INV-9.
fn players_are_sound(game: &CastingShadows) -> Checked {
    for (seat, player) in game.players.iter() {
        let (is_alive, cards) = (player.is_alive(), player.book.len() + player.held.len());
        ensure(player.hp <= HP_MAX, || format!("INV-3: {seat} has {} HP", player.hp))?;
        ensure(is_alive || cards == 0, || format!("INV-3: {seat} is out with {cards} cards"))?;
        ensure(is_alive || !game.owing.has(seat), || format!("INV-3: {seat} is out and asked"))?;
        let is_over = game.is_over();
        let has_turn = seat == game.active && !is_over;
        ensure(is_alive || !has_turn, || format!("INV-3: {seat} is out and has the turn"))?;
        ensure(player.energy <= player.energy_max(), || {
            format!("INV-4: {seat} has {} energy", player.energy)
        })?;
        ensure(cards <= BOOK_MAX, || format!("INV-5: {seat} has {cards} cards"))?;
        let has_cast = player.book.iter().any(|page| page.cast);
        ensure(!has_cast || seat == game.active, || format!("INV-8: {seat} has cast"))?;
        let is_placed = player.character.is_some();
        let is_on_board = player.hex.is_some_and(|hex| game.board.all().has(hex));
        ensure(is_on_board == (is_alive && is_placed), || {
            format!("INV-9: {seat} stands on {:?}", player.hex)
        })?;
    }
    Ok(())
}

/// INV-5, INV-6, INV-7, INV-17.
fn the_pool_is_sound(game: &CastingShadows) -> Checked {
    let is_laid_out = !matches!(game.step, Step::Pick);
    let portal = if is_laid_out { PORTAL } else { 0 };
    ensure(game.portal.len() == portal, || format!("INV-5: the portal has {:?}", game.portal))?;
    for hex in Hex::ALL {
        let due = is_laid_out && game.board.all().has(hex) && hex.has_card();
        ensure(game.beside.at(hex).is_some() == due, || format!("INV-5: beside {hex}"))?;
    }
    ensure(game.ap <= AP_MAX, || format!("INV-6: {} action points", game.ap))?;
    for die in Die::ALL {
        let fits = game.pool.shows(die).is_none_or(|face| die.faces().contains(&face));
        ensure(fits, || format!("INV-7: {die} shows {:?}", game.pool.shows(die)))?;
    }
    let cursed = game.pool.tokens.count(Symbol::Cursed);
    ensure(cursed == 0, || format!("INV-7: {cursed} Crystals are tokens"))?;
    ensure(game.round <= game.options.rounds.get(), || format!("INV-17: round {}", game.round))
}

/// INV-15: in the deck, all cards without a mark lie above all cards with one.
fn known_counterspells_lie_below(game: &CastingShadows) -> Checked {
    let is_sorted = game.counterdeck.is_sorted_by_key(|it| !it.known);
    ensure(is_sorted, || format!("INV-15: the deck is {:?}", game.counterdeck))
}

/// INV-14: a window asks only living enemies with counterspells, and only there answers are sealed.
fn questions_are_sound(game: &CastingShadows) -> Checked {
    let is_window = matches!(game.step, Step::Window(_));
    for (seat, sealed) in game.sealed.iter() {
        ensure(sealed.is_none() || is_window, || format!("INV-14: {seat} sealed {sealed:?}"))?;
        let is_asked = is_window && (game.owing.has(seat) || sealed.is_some());
        let can_answer = seat != game.active && !game.players[seat].held.is_empty();
        ensure(!is_asked || can_answer, || format!("INV-14: {seat} is asked"))?;
        let both = sealed.is_some() && game.owing.has(seat);
        ensure(!both, || format!("INV-14: {seat} has answered and is asked"))?;
    }
    ensure(game.is_over() == game.owing.is_empty(), || String::from("nobody is asked"))
}

/// INV-18: the game is over if one player is alive or the last round has ended; winners are alive.
fn the_end_is_due(game: &CastingShadows) -> Checked {
    let living = game.living();
    let Step::Over(outcome) = game.step else {
        return ensure(living.len() > 1, || String::from("INV-18: one player is left"));
    };
    let is_due = living.len() == 1 || game.round == game.options.rounds.get();
    ensure(is_due, || String::from("INV-18: the game ended too early"))?;
    let mut winners = outcome.winners;
    ensure(winners.all(|seat| living.has(seat)), || String::from("INV-18: a winner is out"))
}
