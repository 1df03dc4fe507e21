//! The gold that playing a card costs or gives.

use crate::{Card, Faction};

/// The gold for playing one card in one wave [ST-4].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// Income if positive, cost if negative; hush money included [ST-4.4].
    pub net: i8,
    /// Whether it includes hush money [ST-4.3].
    pub hush: bool,
}

impl Price {
    /// Returns the price of `card` after a card of `previous` in the wave before. An extra card
    /// comes after none: it costs no hush money [ST-9.4.2].
    pub fn of(card: Card, previous: Option<Faction>) -> Self {
        let printed = card.printed();
        let hush = previous == Some(printed.faction);
        let net = printed.gold - i8::from(hush);
        Self { net, hush }
    }

    /// Returns the gold left of `gold`, or `None` if it is not enough [ST-4.2].
    pub fn paid_from(self, gold: u16) -> Option<u16> {
        gold.checked_add_signed(i16::from(self.net))
    }

    /// Returns the cost; 0 if it is an income.
    pub fn cost(self) -> u8 {
        if self.net < 0 { self.net.unsigned_abs() } else { 0 }
    }
}
