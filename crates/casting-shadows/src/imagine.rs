//! Makes up a game that fits a view.

use kernel::{BySeat, Choices, Dice, Seat};
use tinyvec::ArrayVec;

use crate::{
    Card, CastingShadows, Choice, Companion, Companions, Counterdeck, Counterspell, Deck, Facedown,
    Facedowns, Options, Phase, Reply, Rounds, View, Window,
    card::BOX,
    piece::COUNTERSPELL_BOX,
    state::{Player, Step},
};

/// Makes up a game that fits `view`: any order of the decks, any counterspells that nobody has seen,
/// and any answers that are sealed.
pub(crate) fn imagine(view: &View, dice: &mut Dice) -> CastingShadows {
    let mut hidden = hidden_counterspells(view);
    dice.shuffle(&mut hidden);
    let mut game = CastingShadows {
        options: options(view),
        step: step(view),
        owing: view.owing,
        round: view.round,
        active: view.active,
        board: view.board,
        players: players(view, &mut hidden, dice),
        ap: view.ap,
        pool: view.pool,
        free: view.free,
        newt: view.newt,
        shells: view.shells,
        pricks: view.pricks,
        deck: view.deck.unwrap_or_else(|| deck(view, dice)),
        discards: view.discards,
        beside: view.beside,
        counterdeck: view.counterdeck.unwrap_or_else(|| counterdeck(view, hidden)),
        companions: view.companion_deck.unwrap_or_else(|| companions(view, dice)),
        portal: view.portal,
        sealed: view.sealed,
        attack: view.attack,
    };
    for seat in view.answered.filter(|seat| !view.eyes.see(*seat)) {
        game.sealed[seat] = Some(answer(&game, seat, dice));
    }
    game
}

fn options(view: &View) -> Options {
    let rounds = Rounds::ALL.into_iter().find(|it| it.get() == view.rounds);
    Options {
        characters: view.characters_option,
        rounds: rounds.unwrap_or_default(),
        head_start: view.head_start,
    }
}

fn step(view: &View) -> Step {
    match view.phase {
        Phase::Pick => Step::Pick,
        Phase::Act => Step::Act,
        Phase::Attack => Step::Window(Window::Attack),
        Phase::Hit => Step::Window(Window::Hit),
        Phase::Arrival => Step::Window(Window::Arrival),
        Phase::Push => Step::Push,
        Phase::Night => Step::Night,
        Phase::Over => Step::Over(view.outcome.expect("a game that is over has an outcome")),
    }
}

/// Some counterspells.
type Hidden = ArrayVec<[Counterspell; 10]>;

/// Returns the counterspells that the viewer has not seen, in books and in the deck.
fn hidden_counterspells(view: &View) -> Hidden {
    let mut hidden = Hidden::from(COUNTERSPELL_BOX);
    let own = view.counterspells.values().flatten().flatten().filter(|it| !it.known);
    let known = view.known.values().flatten().chain(&view.counterdeck_known);
    for card in own.map(|it| &it.card).chain(known) {
        let place = hidden.iter().position(|it| it == card).expect("each card is in one place");
        hidden.remove(place);
    }
    hidden
}

/// Fills the books of those whose counterspells the viewer does not see.
fn players(view: &View, hidden: &mut Hidden, dice: &mut Dice) -> BySeat<Player> {
    let mut players = BySeat::new(view.seats, |seat| Player {
        character: view.characters[seat],
        hp: view.hp[seat],
        energy: view.energy[seat],
        companion: view.companions[seat],
        hex: view.hexes[seat],
        book: view.books[seat],
        held: view.counterspells[seat].unwrap_or_default(),
    });
    for seat in view.seats.seats().filter(|seat| !view.eyes.see(*seat)) {
        let known = view.known[seat].iter().map(|card| Facedown { card: *card, known: true });
        let mut held: Facedowns = known.collect();
        while held.len() < view.facedown[seat].into() {
            let card = hidden.pop().expect("what is not seen is hidden");
            held.push(Facedown { card, known: false });
        }
        // Nobody else knows in which order they were collected.
        dice.shuffle(&mut held);
        players[seat].held = held;
    }
    players
}

/// Puts what is left on top of the known cards [CS-10.18].
fn counterdeck(view: &View, hidden: Hidden) -> Counterdeck {
    let known = view.counterdeck_known.iter().rev().map(|card| (*card, true));
    let all = known.chain(hidden.into_iter().map(|card| (card, false)));
    all.map(|(card, known)| Facedown { card, known }).collect()
}

/// Shuffles the cards of the main deck that are nowhere to be seen.
fn deck(view: &View, dice: &mut Dice) -> Deck {
    let mut seen = [0_u8; Card::ALL.len()];
    let books = view.books.values().flatten().map(|page| page.card);
    let beside = view.beside.iter().map(|(_, card)| card);
    for card in books.chain(beside).chain(view.discards) {
        seen[card.index()] += 1;
    }
    let is_hidden = |card: &Card| {
        let left = &mut seen[card.index()];
        let is_hidden = *left == 0;
        *left = left.saturating_sub(1);
        is_hidden
    };
    let mut deck: Deck = BOX.into_iter().filter(is_hidden).collect();
    dice.shuffle(&mut deck);
    deck
}

fn companions(view: &View, dice: &mut Dice) -> Companions {
    let is_taken = |it: &Companion| {
        view.portal.contains(it) || view.companions.values().flatten().any(|c| c == it)
    };
    let mut deck: Companions = Companion::ALL.into_iter().filter(|it| !is_taken(it)).collect();
    dice.shuffle(&mut deck);
    deck
}

/// Makes up what a seat has answered: anything that its imagined book allows.
fn answer(game: &CastingShadows, seat: Seat, dice: &mut Dice) -> Reply {
    let mut legal = Choices::new();
    game.list(seat, &mut legal);
    match dice.pick(&legal) {
        Some(Choice::Answer { answer }) => Reply::Plays(*answer),
        _ => Reply::Pass,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::collections::BTreeMap;
    use kernel::{Eyes, Game, Ignore, Scripted, SeatCount, Seed, Setup};

    /// How many worlds there are for each of the ways in which they are counted.
    const WORLDS_EACH: usize = 4_000;

    /// Nine counterspells are hidden, two of them in a book: each of the 36 pairs comes up as often as
    /// any other, and so does each card that may be the next of the main deck.
    #[test]
    fn all_worlds_come_up_equally_often() {
        let setup = Setup::new(SeatCount::new(2).unwrap());
        let position = [
            "players A frill, B kit",
            "counterspells A pointed-shield",
            "counterspells B poof, fizzle-fog",
        ];
        let game = CastingShadows::position(&setup, &position, &mut Ignore).unwrap();
        let (viewer, mut dice) = (Seat::default(), Dice::new(&Seed::from(1)));
        let (other, view) = (setup.seats.left_by(viewer, 1), game.view(Eyes::Seat(viewer)));
        let mut hidden = COUNTERSPELL_BOX.to_vec();
        hidden.retain(|card| *card != Counterspell::PointedShield);
        hidden.push(Counterspell::PointedShield);
        let mut pairs = BTreeMap::new();
        for (place, one) in hidden.iter().enumerate() {
            for two in &hidden[place + 1..] {
                *pairs.entry((*one.min(two), *one.max(two))).or_insert(0) += WORLDS_EACH;
            }
        }
        let worlds = 36 * WORLDS_EACH;
        let (mut held, mut tops) = (BTreeMap::new(), BTreeMap::new());
        for _ in 0..worlds {
            let world = imagine(&view, &mut dice);
            let [one, two] = [0, 1].map(|place| world.players[other].held[place].card);
            *held.entry((one.min(two), one.max(two))).or_insert(0) += 1;
            *tops.entry(world.deck.last().unwrap().index()).or_insert(0) += 1;
        }
        assert!(held.keys().eq(pairs.keys()), "{held:?}");
        held.values()
            .zip(pairs.values())
            .for_each(|(count, expected)| assert_near(*count, *expected));
        for card in game.deck {
            let copies = game.deck.iter().filter(|it| **it == card).count();
            assert_near(tops[&card.index()], worlds * copies / game.deck.len());
        }
    }

    /// Fails if a count is farther from what is expected than five times its spread.
    fn assert_near(count: usize, expected: usize) {
        assert!(count.abs_diff(expected) <= 5 * expected.isqrt(), "{count}, not {expected}");
    }
}
