//! Tests that all seats are equal (INV-16), and that the order within an ability number does not
//! matter (INV-17): characters act in seat order, so other seats mean another order.

use kernel::{Choices, Dice, Eyes, Game, Ignore, Scripted, Seat, SeatCount, Seed, Setup};
use shadow_throne::{Card, Choice, Faction, ShadowThrone, View};

/// A random last wave, played up to the resolution.
struct Trial {
    seats: SeatCount,
    gold: Vec<u32>,
    previous: Vec<Faction>,
    boost: bool,
    hands: Vec<Vec<Card>>,
    /// The index of the legal choice that King Kyros' player makes, at most the last.
    extra: u32,
}

impl Trial {
    fn new(dice: &mut Dice) -> Self {
        let count = 3 + u8::try_from(dice.below(3)).expect("small");
        let copies = |card: &Card| vec![*card; usize::from(card.printed().copies)];
        let mut cards: Vec<Card> = Card::ALL.iter().flat_map(copies).collect();
        dice.shuffle(&mut cards);
        let all = 0..count;
        Self {
            seats: SeatCount::new(count).expect("three to five"),
            gold: all.clone().map(|_| dice.below(10)).collect(),
            previous: all.clone().map(|_| *dice.pick(&Faction::ALL).expect("three")).collect(),
            boost: dice.below(2) == 0,
            hands: all.map(|_| cards.split_off(cards.len() - 3)).collect(),
            extra: dice.below(3),
        }
    }

    /// Plays it with the players at other seats, as `moved` says.
    fn play(&self, moved: &[Seat]) -> View {
        let mut clauses = vec![String::from("wave 4")];
        let listed = |values: Vec<String>| {
            let pairs = values.iter().zip(moved).map(|(value, seat)| format!("{seat} {value}"));
            pairs.collect::<Vec<_>>().join(", ")
        };
        let gold = self.gold.iter().map(ToString::to_string).collect();
        let previous = self.previous.iter().map(ToString::to_string).collect();
        clauses.push(format!("gold {}", listed(gold)));
        clauses.push(format!("previous {}", listed(previous)));
        clauses.extend(self.boost.then(|| String::from("boost")));
        for (hand, seat) in self.hands.iter().zip(moved) {
            let cards: Vec<&str> = hand.iter().map(|card| card.id()).collect();
            clauses.push(format!("hand {seat} {}", cards.join(" ")));
        }
        let clauses: Vec<&str> = clauses.iter().map(String::as_str).collect();
        let game = ShadowThrone::position(&Setup::new(self.seats), &clauses, &mut Ignore);
        let mut game = game.expect("a possible position");
        let mut dice = Dice::new(&Seed::from(1));
        let mut choose = |game: &mut ShadowThrone, seat, choice| {
            game.choose(seat, choice, &mut dice, &mut Ignore).expect("a legal choice is accepted");
        };
        for (hand, &seat) in self.hands.iter().zip(moved) {
            choose(&mut game, seat, Choice::Play(hand[0]));
        }
        let view = game.view(Eyes::Crowd);
        if view.phase == shadow_throne::Phase::Extra {
            let (seat, mut legal) = (view.owing.first().expect("asked"), Choices::new());
            game.legal(seat, &mut legal);
            let index = usize::try_from(self.extra).expect("small").min(legal.len() - 1);
            choose(&mut game, seat, legal[index]);
        }
        game.view(Eyes::Crowd)
    }
}

#[test]
fn seats_are_alike_in_a_wave_and_in_a_resolution() {
    let mut dice = Dice::new(&Seed::from(16));
    for _ in 0..20_000 {
        let trial = Trial::new(&mut dice);
        let as_they_sit: Vec<Seat> = trial.seats.seats().collect();
        let mut moved = as_they_sit.clone();
        dice.shuffle(&mut moved);
        let (one, other) = (trial.play(&as_they_sit), trial.play(&moved));
        assert_eq!(one.power, other.power);
        for (&seat, &there) in as_they_sit.iter().zip(&moved) {
            assert_eq!(one.gold[seat], other.gold[there]);
            assert_eq!(one.influence[seat], other.influence[there]);
            let own = |view: &View, seat: Seat| {
                let mut own: Vec<_> = view
                    .table
                    .iter()
                    .filter(|x| x.owner == seat)
                    .map(|x| (x.card, x.extra, x.faction, x.tokens, x.dead, x.silenced))
                    .collect();
                own.sort_unstable();
                own
            };
            assert_eq!(own(&one, seat), own(&other, there));
        }
    }
}
