//! INV-23: turning the ring, with all that belongs to the seats, turns the game.

use kernel::{Dice, Eyes, Game, Ignore, Scripted, Seat, SeatCount, Seats, Seed, Setup, Text};
use princess::{Card, Cards, Kind, LastLaid, Princess, Seen, Spot, View};

/// A position that is played twice: as it is, and with everybody some seats farther to the left.
struct Ring {
    seats: SeatCount,
    by: u8,
}

impl Ring {
    fn turned(&self, seat: Seat) -> Seat {
        self.seats.left_by(seat, self.by)
    }

    fn turned_set(&self, seats: Seats) -> Seats {
        seats.map(|seat| self.turned(seat)).collect()
    }

    fn turned_player(&self, seen: &Seen) -> Seen {
        let turned = |seat: Option<Seat>| seat.map(|seat| self.turned(seat));
        let last = seen.last.map(|last| LastLaid { target: turned(last.target), ..last });
        Seen { target: turned(seen.target), last, ..*seen }
    }

    fn turned_spot(&self, spot: Spot) -> Spot {
        match spot {
            Spot::Hand(seat) => Spot::Hand(self.turned(seat)),
            Spot::Anchor(seat) => Spot::Anchor(self.turned(seat)),
            Spot::Shop | Spot::Discards | Spot::Unseen => spot,
        }
    }

    /// Returns whether everything that all-seeing eyes see is the same, but for the seats.
    fn is_same(&self, one: &View, other: &View) -> bool {
        let deck = |view: &View, turn: &dyn Fn(Seats) -> Seats| -> Vec<(Card, Seats, bool)> {
            let places = view.deck().into_iter().flatten();
            places.map(|(card, known, is_open)| (card, turn(known), is_open)).collect()
        };
        let outcome = |view: &View, turn: &dyn Fn(Seats) -> Seats| {
            view.outcome.map(|it| turn(it.winners)).unwrap_or_default()
        };
        let (turn, stay) = (|seats| self.turned_set(seats), |seats| seats);
        let mut seats = self.seats.seats();
        let players_are_same = seats.all(|seat| {
            self.turned_player(&one.players[seat]) == other.players[self.turned(seat)]
                && one.sealed[seat] == other.sealed[self.turned(seat)]
        });
        players_are_same
            && (one.turn, one.phase, one.road) == (other.turn, other.phase, other.road)
            && (one.shop, one.discards, one.environment)
                == (other.shop, other.discards, other.environment)
            && turn(one.owing) == other.owing
            && turn(one.answered) == other.answered
            && self.turned_spot(one.princess) == other.princess
            && deck(one, &turn) == deck(other, &stay)
            && outcome(one, &turn) == outcome(other, &stay)
    }

    /// Sets up a position with everybody `by` seats farther to the left: the first characters, with
    /// their cards and attributes, and all other cards shuffled.
    fn set_up(&self, by: u8, lot: &Lot) -> Princess {
        let cards = Cards::default();
        let own = |kind| {
            let seats = self.seats.seats().zip(&lot.characters);
            let pairs = seats.map(|(seat, character)| {
                let seat = self.seats.left_by(seat, by);
                let id = match kind {
                    None => cards.character(*character).id,
                    Some(kind) => {
                        let mut own = cards.of_color(*character);
                        let card = own.find(|card| cards.facts(*card).kind == kind);
                        cards.id(card.expect("every color has an attribute"))
                    }
                };
                format!("{seat} {id}")
            });
            let mut pairs: Vec<String> = pairs.collect();
            pairs.sort();
            pairs.join(", ")
        };
        let listed = |cards_of: &[Card]| -> String {
            let ids: Vec<String> =
                cards_of.iter().map(|card| cards.id(*card).to_string()).collect();
            ids.join(" ")
        };
        let (shop, deck) = lot.cards.split_at(3);
        let clauses = [
            format!("players {}", own(None)),
            format!("attribute {}", own(Some(Kind::Attribute))),
            format!("shop {}", listed(shop)),
            format!("deck {}", listed(deck)),
        ];
        let clauses: Vec<&str> = clauses.iter().map(String::as_str).collect();
        let game = Princess::position(&Setup::new(self.seats), &clauses, &mut Ignore);
        game.unwrap_or_else(|error| panic!("{error:?} in {clauses:?}"))
    }
}

/// What is drawn by lot for a position.
struct Lot {
    characters: Vec<princess::Character>,
    cards: Vec<Card>,
}

impl Lot {
    fn new(seats: SeatCount, dice: &mut Dice) -> Self {
        let cards = Cards::default();
        let mut characters: Vec<_> = cards.characters().map(|(character, _)| character).collect();
        dice.shuffle(&mut characters);
        characters.truncate(seats.get().into());
        let is_free =
            |card: &Card| cards.facts(*card).color.is_none_or(|color| !characters.contains(&color));
        let mut rest: Vec<Card> = cards.all().map(|(card, _)| card).filter(is_free).collect();
        dice.shuffle(&mut rest);
        Self { characters, cards: rest }
    }
}

/// Plays both games with the same choices and the same dice, and compares them after each.
fn play(ring: &Ring, dice: &mut Dice) {
    let lot = Lot::new(ring.seats, dice);
    let (mut one, mut other) = (ring.set_up(0, &lot), ring.set_up(ring.by, &lot));
    let mut chance = [dice.clone(), dice.clone()];
    for _ in 0..30 {
        if one.view(Eyes::Crowd).outcome.is_some() {
            return;
        }
        for (game, dice) in [&mut one, &mut other].into_iter().zip(&mut chance) {
            game.happen(Text::new("turn"), dice, &mut Ignore).expect("a turn can begin");
        }
        while let Some(seat) = one.turn().owing().first() {
            let turned = ring.turned(seat);
            let choices = one.choices(seat);
            assert_eq!(choices, other.choices(turned), "INV-23: the choices of {seat}");
            let choice = *dice.pick(&choices).expect("a seat that owes has a choice");
            one.choose(seat, choice, &mut chance[0], &mut Ignore).expect("legal is legal");
            other.choose(turned, choice, &mut chance[1], &mut Ignore).expect("legal is legal");
            let (one, other) = (one.view(Eyes::All), other.view(Eyes::All));
            assert!(ring.is_same(&one, &other), "INV-23: {one:?}\n{other:?}");
        }
    }
}

#[test]
fn turning_the_ring_turns_the_game() {
    for seed in 0..u64::from(exam::games(70)) {
        let mut dice = Dice::new(&Seed::from(seed));
        let seats = SeatCount::new(u8::try_from(2 + seed % 7).expect("small")).expect("a few");
        let by = 1 + u8::try_from(dice.below(u32::from(seats.get()) - 1)).expect("small");
        play(&Ring { seats, by }, &mut dice);
    }
}
