//! What search bots look at.

use alloc::vec::Vec;

use kernel::{
    Eyes, Foresight, Game, Heuristic, Imagined, Playouts, Searchable, Seat, SeatCount, take_back,
};

use crate::{
    Ask, Choice, Princess, Symbol, View,
    heuristic::{Company, Player},
};

impl Searchable for Princess {
    type Sampler = Imagined<Self>;

    const FEATURES: &'static [&'static str] = &[
        "alive",
        "hearts",
        "hearts-few",
        "gold",
        "cards",
        "worth",
        "symbols",
        "attribute",
        "stunned",
        "princess",
        "princess-near",
        "ghost-cards",
    ];
    const WEIGHTS: &'static str = include_str!("../weights.txt");
    const PLAYOUTS: Playouts = Playouts { medium: 30, hard: 300, master: 16_000 };

    fn seats(&self) -> SeatCount {
        self.seats()
    }

    fn sampler(view: &View, seat: Seat) -> Imagined<Self> {
        Imagined::new(view, seat)
    }

    fn take_back(&mut self, viewer: Seat) {
        take_back(&mut self.sealed, &mut self.owing, viewer);
    }

    fn weigh(&self, seat: Seat, legal: &[Choice], scores: &mut Vec<i32>) -> u32 {
        let view = self.view(Eyes::Seat(seat));
        let player = Player::new(&view, seat);
        scores.clear();
        scores.extend(legal.iter().map(|choice| player.score(*choice)));
        Self::whim(&view)
    }

    /// All living players lay a card at once, from hands that are open.
    fn foresight(&self) -> Option<Foresight> {
        let is_action = self.question() == Some(Ask::Action);
        is_action.then_some(Foresight { playouts: 300, is_open: true })
    }

    /// A stretch is a turn.
    fn stretch(&self) -> u32 {
        self.turn.into()
    }

    fn features(&self, seat: Seat, out: &mut [i32]) {
        let player = &self.players[seat];
        let count = |items: usize| i32::try_from(items).unwrap_or(0);
        let cards = player.cards();
        if !player.is_alive() {
            out.fill(0);
            out[GHOST_CARDS] = count(cards.len());
            return;
        }
        let (princess, deck) = (self.cards.princess(), count(self.deck.len()));
        let is_holder = cards.has(princess);
        let company = Company::new(self.living().len(), true);
        let (mut worth, mut has_symbol) = (0, [false; Symbol::ALL.len()]);
        for card in cards {
            if card != princess {
                worth += self.cards.usual_worth(card, company).clamp(0, WORTH_MAX);
            }
            if let Some(symbol) = self.cards.facts(card).symbol {
                has_symbol[symbol.index()] = true;
            }
        }
        out.copy_from_slice(&[
            1,
            player.hearts.into(),
            player.hearts.min(HEARTS_FEW).into(),
            player.gold.min(GOLD_MUCH).into(),
            count(cards.len()),
            worth / 16,
            has_symbol.map(i32::from).iter().sum(),
            i32::from(player.attribute.is_some()),
            i32::from(player.stunned),
            if is_holder { DECK_FULL - deck } else { 0 },
            if is_holder { DECK_LOW - deck.min(DECK_LOW) } else { 0 },
            0,
        ]);
    }
}

/// The place of the only feature that ghosts have.
const GHOST_CARDS: usize = 11;
/// The last hearts count for more.
const HEARTS_FEW: u8 = 2;
/// More gold than this tells nothing more.
const GOLD_MUCH: u16 = 6;
/// The most that one card counts, whatever is written on it.
const WORTH_MAX: i32 = 600;
/// La Princesa wins when the deck has run out: she is worth more the lower it is, and most near its
/// end.
const DECK_FULL: i32 = 100;
const DECK_LOW: i32 = 20;
