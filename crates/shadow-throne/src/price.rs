//! What playing a card takes or gives.

use crate::{Card, Faction};

/// The settlement of one card in one wave [ST-4].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// Income if above 0, cost if below; hush money is part of it [ST-4.4].
    pub net: i8,
    /// Whether hush money is in it [ST-4.3].
    pub hush: bool,
}

impl Price {
    /// Finds what `card` takes or gives after a card of `previous` in the wave before.
    pub fn of(card: Card, previous: Option<Faction>) -> Self {
        let printed = card.printed();
        let hush = previous == Some(printed.faction);
        let net = printed.gold - i8::from(hush);
        Self { net, hush }
    }

    /// Finds what an extra card takes or gives: never hush money [ST-9.4.2].
    pub fn of_extra(card: Card) -> Self {
        let net = card.printed().gold;
        Self { net, hush: false }
    }

    /// The purse afterwards, or nothing if it holds too little [ST-4.2].
    pub fn paid_from(self, gold: u16) -> Option<u16> {
        gold.checked_add_signed(i16::from(self.net))
    }

    /// The cost, if it is one.
    pub fn cost(self) -> u8 {
        if self.net < 0 { self.net.unsigned_abs() } else { 0 }
    }
}
