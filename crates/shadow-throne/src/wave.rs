//! A wave: revealing, gold, abilities, power track.

use kernel::{Seat, Seats, Tell};

use crate::{
    Card, Character, Event, Facedown, Faction, Number, Power, Price, ShadowThrone, WAVES,
    state::Step,
};

impl ShadowThrone {
    /// Asks every seat for a card for this wave [ST-3.2].
    pub(crate) fn begin_wave(&mut self, wave: u8, tell: &mut impl Tell<Self>) {
        tell.tell(Event::WaveBegan { wave }, self);
        self.ask_all(Step::Wave { wave });
    }

    /// Reveals and settles all cards, and goes on up to the King Kyros step [ST-3.5, ST-5.7].
    pub(crate) fn open_wave(&mut self, wave: u8, tell: &mut impl Tell<Self>) {
        let boost = core::mem::take(&mut self.boost);
        for seat in self.seats().seats() {
            let card = self.unseal(seat);
            self.hands[seat].remove(card);
            // Everybody sees the card before it is paid for; `settle` removes it if it cannot be.
            self.table.push(self.entering(card, seat, wave));
            tell.tell(Event::Revealed { seat, card }, self);
        }
        tell.tell(Event::TurnedUp { wave }, self);
        let mut place = self.start_of(wave);
        for _ in self.seats().seats() {
            place += usize::from(self.settle(place, tell));
        }
        if boost {
            self.embolden_entering_rebels(wave, tell);
        }
        self.use_abilities(wave, Number::One, tell);
        self.use_abilities(wave, Number::Two, tell);
        match self.active_kyros(wave) {
            Some(seat) => {
                self.track = Power::of(&self.table);
                self.step = Step::Extra { wave };
                self.owing = Seats::only(seat);
                tell.tell(Event::Asked { seat }, self);
            }
            None => self.close_wave(wave, tell),
        }
    }

    /// Adds the extra card of King Kyros, face up and at its printed price [ST-9.4.2].
    pub(crate) fn add_extra(&mut self, wave: u8, card: Card, tell: &mut impl Tell<Self>) {
        let seat = self.active_kyros(wave).expect("only his player is asked");
        let price = Price::of(card, None);
        let purse = price.paid_from(self.gold[seat]);
        let purse = purse.expect("the gate refused what cannot be paid");
        self.hands[seat].remove(card);
        self.gold[seat] = purse;
        let entering = self.entering(card, seat, wave);
        self.table.push(Character { extra: true, ..entering });
        tell.tell(Event::Added { seat, card, gold: price.net, purse }, self);
    }

    /// Uses the last abilities, counts the power, and starts the next wave or the resolution.
    pub(crate) fn close_wave(&mut self, wave: u8, tell: &mut impl Tell<Self>) {
        self.use_abilities(wave, Number::Three, tell);
        let power = Power::of(&self.table);
        self.track = power;
        tell.tell(Event::Counted { wave, power }, self);
        if wave < WAVES {
            self.begin_wave(wave + 1, tell);
        } else {
            self.resolve(tell);
        }
    }

    /// Settles the gold for the card at this place of the table, or turns it face down if it cannot
    /// be paid for; returns whether it stays on the table [ST-4].
    fn settle(&mut self, place: usize, tell: &mut impl Tell<Self>) -> bool {
        let Character { card, owner: seat, wave, .. } = self.table[place];
        let Price { net, hush } = Price::of(card, self.previous[seat]);
        let paid = (Price { net, hush }).paid_from(self.gold[seat]);
        if let Some(purse) = paid {
            self.gold[seat] = purse;
            self.previous[seat] = Some(card.printed().faction);
            tell.tell(Event::Settled { seat, card, gold: net, hush, purse }, self);
        } else {
            self.gold[seat] += 1;
            self.previous[seat] = None;
            self.table.remove(place);
            self.facedown.push(Facedown { card, owner: seat, wave });
            let (price, purse) = (net.unsigned_abs(), self.gold[seat]);
            tell.tell(Event::Poor { seat, card, price, hush, purse }, self);
        }
        paid.is_some()
    }

    /// Gives Rebels that enter this wave the token promised in the wave before [ST-5.9].
    fn embolden_entering_rebels(&mut self, wave: u8, tell: &mut impl Tell<Self>) {
        for place in self.start_of(wave)..self.table.len() {
            let Character { card, owner, faction, .. } = self.table[place];
            if faction == Faction::Rebels {
                self.table[place].tokens += 1;
                let (by, tokens, number) = (Card::Picureas, 1, None);
                tell.tell(Event::Emboldened { card, owner, wave, by, tokens, number }, self);
            }
        }
    }

    /// Returns the place on the table where this wave starts.
    pub(crate) fn start_of(&self, wave: u8) -> usize {
        self.table.iter().rposition(|x| x.wave < wave).map_or(0, |last| last + 1)
    }

    /// Returns the player of King Kyros, if he is in this wave and not silenced [ST-9.4.7].
    fn active_kyros(&self, wave: u8) -> Option<Seat> {
        let mut this_wave = self.table.iter().rev().take_while(|x| x.wave == wave);
        let kyros = this_wave.find(|x| x.card == Card::KingKyros)?;
        kyros.acts_in(Number::Three).then_some(kyros.owner)
    }
}
