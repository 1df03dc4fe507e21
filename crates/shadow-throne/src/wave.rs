//! A wave: reveal, gold, abilities, power track.

use kernel::{Seat, Seats, Tell};

use crate::{
    Card, Character, Event, Facedown, Faction, Number, Power, Price, ShadowThrone,
    state::{Step, WAVES},
};

impl ShadowThrone {
    /// Asks everyone for a card of this wave [ST-3.2].
    pub(crate) fn begin_wave(&mut self, wave: u8, tell: &mut impl Tell<Event>) {
        tell.tell(Event::WaveBegan { wave });
        self.ask_all(Step::Wave { wave });
    }

    /// All have committed: reveals, settles, and goes on up to the Kyros step [ST-3.5, ST-5.7].
    pub(crate) fn open_wave(&mut self, wave: u8, tell: &mut impl Tell<Event>) {
        for (seat, &card) in self.sealed.iter() {
            if let Some(card) = card {
                tell.tell(Event::Revealed { seat, card });
            }
        }
        let boost = core::mem::take(&mut self.boost);
        for seat in self.seats().seats() {
            let card = self.unseal(seat);
            self.hands[seat].remove(card);
            self.settle(Facedown { card, owner: seat, wave }, tell);
        }
        if boost {
            self.embolden_entering_rebels(wave, tell);
        }
        self.use_abilities(wave, Number::One, tell);
        self.use_abilities(wave, Number::Two, tell);
        match self.active_kyros(wave) {
            Some(seat) => {
                tell.tell(Event::Asked { seat });
                self.step = Step::Extra { wave };
                self.owing = Seats::only(seat);
            }
            None => self.close_wave(wave, tell),
        }
    }

    /// Adds the card that King Kyros calls, openly and at its printed figure [ST-9.4.2].
    pub(crate) fn add_extra(&mut self, wave: u8, card: Card, tell: &mut impl Tell<Event>) {
        let seat = self.active_kyros(wave).expect("only his player is asked");
        let price = Price::of_extra(card);
        let purse = price.paid_from(self.gold[seat]);
        let purse = purse.expect("the gate refused what cannot be paid");
        self.hands[seat].remove(card);
        self.gold[seat] = purse;
        let entering = Character::entering(card, seat, wave);
        self.table.push(Character { extra: true, ..entering });
        tell.tell(Event::Added { seat, card, gold: price.net, purse });
    }

    /// Uses the last abilities, counts, and goes on to the next wave or to the resolution.
    pub(crate) fn close_wave(&mut self, wave: u8, tell: &mut impl Tell<Event>) {
        self.use_abilities(wave, Number::Three, tell);
        let power = Power::of(&self.table);
        tell.tell(Event::Counted { wave, power });
        if wave < WAVES {
            self.begin_wave(wave + 1, tell);
        } else {
            self.resolve(tell);
        }
    }

    /// Collects or pays for one card; or leaves it face down, if that cannot be [ST-4].
    fn settle(&mut self, shown: Facedown, tell: &mut impl Tell<Event>) {
        let Facedown { card, owner: seat, wave } = shown;
        let Price { net, hush } = Price::of(card, self.previous[seat]);
        if let Some(purse) = (Price { net, hush }).paid_from(self.gold[seat]) {
            self.gold[seat] = purse;
            self.previous[seat] = Some(card.printed().faction);
            self.table.push(Character::entering(card, seat, wave));
            tell.tell(Event::Settled { seat, card, gold: net, hush, purse });
        } else {
            self.gold[seat] += 1;
            self.previous[seat] = None;
            self.facedown.push(shown);
            let (price, purse) = (net.unsigned_abs(), self.gold[seat]);
            tell.tell(Event::Poor { seat, card, price, hush, purse });
        }
    }

    /// Puts the boost of the wave before on Rebels as they enter [ST-5.9].
    fn embolden_entering_rebels(&mut self, wave: u8, tell: &mut impl Tell<Event>) {
        let entering = self.table.iter_mut().filter(|x| x.wave == wave);
        for rebel in entering.filter(|x| x.faction == Faction::Rebels) {
            rebel.tokens += 1;
            let Character { card, owner, .. } = *rebel;
            let (by, tokens) = (Card::Picureas, 1);
            tell.tell(Event::Emboldened { card, owner, wave, by, tokens });
        }
    }

    /// Finds the player of a King Kyros who is in this wave and not silenced [ST-9.4.7].
    fn active_kyros(&self, wave: u8) -> Option<Seat> {
        let mut this_wave = self.table.iter().rev().take_while(|x| x.wave == wave);
        let kyros = this_wave.find(|x| x.card == Card::KingKyros)?;
        kyros.acts_in(Number::Three).then_some(kyros.owner)
    }
}
