//! The end of a battle, and of the game.

use kernel::{Dice, Outcome, Seat, Seats, Tell};

use crate::{
    Card, Cards, Event, Faction, Power, ShadowThrone,
    event::Factions,
    state::{Character, Past, Step},
};

impl ShadowThrone {
    /// Steps 1 to 5: who won the battle, what it brings, and whether the game is over [ST-11].
    pub(crate) fn resolve(&mut self, tell: &mut impl Tell<Event>) {
        let power = Power::of(&self.table);
        let factions = winning(&power);
        tell.tell(Event::Won { factions, power });
        self.pay_influence(&factions, tell);
        self.pay_consolation(&factions, tell);
        let highest = self.influence.values().max();
        if highest.is_some_and(|&highest| highest >= self.target.get()) {
            self.end(tell);
        } else {
            self.ask_all(Step::Keep);
        }
    }

    /// Steps 6 and 7: one card is kept, all others are shuffled, and the next battle is dealt.
    pub(crate) fn begin_next_battle(&mut self, dice: &mut Dice, tell: &mut impl Tell<Event>) {
        let langman = self.staying_langman();
        self.remember();
        for seat in self.seats().seats() {
            let kept = self.unseal(seat);
            self.hands[seat] = [kept].into_iter().collect();
            self.previous[seat] = None;
        }
        self.battle += 1;
        self.boost = false;
        self.facedown.clear();
        self.table.clear();
        if let Some(langman) = langman {
            let seat = langman.owner;
            tell.tell(Event::Stayed { seat });
            self.table.push(Character::entering(Card::Langman, seat, 0));
        }
        self.gather_deck();
        self.deal_battle(dice, tell);
    }

    /// Step 3: influence for characters now on a winning side [ST-11.4].
    fn pay_influence(&mut self, factions: &Factions, tell: &mut impl Tell<Event>) {
        for seat in self.seats().seats() {
            let winners = self.table.iter().filter(|x| factions.contains(&x.faction));
            let influence = winners.filter(|x| x.owner == seat).map(Character::influence);
            let influence: u16 = influence.sum();
            self.influence[seat] += influence;
            let total = self.influence[seat];
            tell.tell(Event::Influence { seat, influence, total });
        }
    }

    /// Step 4: consolation for all other characters, dead or alive [ST-11.5].
    fn pay_consolation(&mut self, factions: &Factions, tell: &mut impl Tell<Event>) {
        for seat in self.seats().seats() {
            let losers = self.table.iter().filter(|x| !factions.contains(&x.faction));
            let own = losers.filter(|x| x.owner == seat);
            let gold = own.map(|x| u16::from(x.card.printed().consolation)).sum();
            self.gold[seat] += gold;
            let purse = self.gold[seat];
            tell.tell(Event::Consolation { seat, gold, purse });
        }
    }

    /// Most influence, then most gold; else ruin [ST-12].
    fn end(&mut self, tell: &mut impl Tell<Event>) {
        let standing = |seat: Seat| (self.influence[seat], self.gold[seat]);
        let best = self.seats().seats().map(standing).max();
        let first: Seats =
            self.seats().seats().filter(|&seat| Some(standing(seat)) == best).collect();
        let winners = if first.len() == 1 { first } else { Seats::NONE };
        tell.tell(Event::Ended { winners });
        self.step = Step::Over(Outcome { winners });
        self.owing = Seats::NONE;
    }

    /// Finds a Langman who does not go into the deck [ST-9.8.1, ST-9.8.5].
    fn staying_langman(&self) -> Option<Character> {
        let lost = !winning(&Power::of(&self.table)).contains(&Faction::Rebels);
        let played = |x: &&Character| x.card == Card::Langman && x.wave >= 1 && !x.dead;
        self.table.iter().find(played).filter(|_| lost).copied()
    }

    /// Notes what everybody saw go into the deck, and what each seat did with its hand.
    fn remember(&mut self) {
        let staying = self.staying_langman();
        let mut past = Past::none(self.seats());
        for character in self.table.iter().filter(|&&x| Some(x) != staying) {
            past.buried.0[character.card.index()] += 1;
        }
        for poor in &self.facedown {
            past.buried.0[poor.card.index()] += 1;
        }
        past.kept = self.sealed;
        for (seat, hand) in self.hands.iter() {
            let kept = self.sealed[seat].expect("every seat has kept a card");
            past.discarded[seat] = hand.without(kept);
        }
        self.past = past;
    }

    /// All 54 cards but those kept in hand and a Langman on the table, in rulebook order [ST-11.9].
    fn gather_deck(&mut self) {
        let kept = self.hands.values().flat_map(Cards::iter);
        let staying = self.table.iter().map(|langman| langman.card);
        let mut missing = [0_u8; 27];
        kept.chain(staying).for_each(|card| missing[card.index()] += 1);
        self.deck.clear();
        for card in Card::ALL {
            for _ in missing[card.index()]..card.printed().copies {
                self.deck.push(card);
            }
        }
    }
}

/// Every faction with the most power [ST-11.2, ST-11.3].
fn winning(power: &Power) -> Factions {
    let most = power.highest();
    let strongest = |faction: &Faction| power[*faction] == most;
    Faction::ALL.into_iter().filter(strongest).collect()
}
