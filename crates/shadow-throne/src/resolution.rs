//! The end of a battle, and of the game.

use kernel::{BySeat, Dice, Outcome, Seats, Tell};

use crate::{
    Card, Cards, Character, Deck, Event, Faction, Pay, Power, ShadowThrone,
    card::BOX,
    event::Factions,
    state::{Past, Step},
};

impl ShadowThrone {
    /// Runs steps 1 to 5: decides the battle, pays, and ends the game if it is over [ST-11].
    pub(crate) fn resolve(&mut self, tell: &mut impl Tell<Self>) {
        let power = Power::of(&self.table);
        let winning = |faction: &Faction| power.is_highest(*faction);
        let factions: Factions = Faction::ALL.into_iter().filter(winning).collect();
        tell.tell(Event::Won { factions, power }, self);
        self.pay(&power, tell);
        let highest = self.influence.values().max();
        if highest.is_some_and(|&highest| highest >= self.options.target.get()) {
            self.end(tell);
        } else {
            self.ask_all(Step::Keep);
        }
    }

    /// Runs steps 6 and 7: each seat keeps a card, all others are shuffled and dealt again.
    pub(crate) fn begin_next_battle(&mut self, dice: &mut Dice, tell: &mut impl Tell<Self>) {
        let langman = self.staying_langman();
        self.remember(langman);
        for seat in self.seats().seats() {
            let kept = self.unseal(seat);
            self.hands[seat] = [kept].into_iter().collect();
            self.previous[seat] = None;
        }
        self.battle += 1;
        self.facedown.clear();
        self.table.clear();
        if let Some(langman) = langman {
            let seat = langman.owner;
            self.table.push(Character::entering(Card::Langman, seat, 0));
            tell.tell(Event::Stayed { seat }, self);
        }
        self.gather_deck();
        self.deal_battle(dice, tell);
    }

    /// Runs steps 3 and 4: pays influence for characters now of a winning faction, dead or alive,
    /// and consolation for all others [ST-11.4, ST-11.5].
    fn pay(&mut self, power: &Power, tell: &mut impl Tell<Self>) {
        let mut influence = BySeat::new(self.seats(), |_| 0);
        let mut consolation = BySeat::new(self.seats(), |_| 0);
        for x in &self.table {
            match x.pay(power) {
                Pay::Influence(paid) => influence[x.owner] += paid,
                Pay::Consolation(gold) => consolation[x.owner] += gold,
            }
        }
        for (seat, &influence) in influence.iter() {
            self.influence[seat] += influence;
            let total = self.influence[seat];
            tell.tell(Event::Influence { seat, influence, total }, self);
        }
        for (seat, &gold) in consolation.iter() {
            self.gold[seat] += gold;
            let purse = self.gold[seat];
            tell.tell(Event::Consolation { seat, gold, purse }, self);
        }
    }

    /// Ends the game: most influence wins, then most gold; a tie is ruin [ST-12].
    fn end(&mut self, tell: &mut impl Tell<Self>) {
        let first = self.seats().highest(|seat| (self.influence[seat], self.gold[seat]));
        let winners = if first.len() == 1 { first } else { Seats::NONE };
        self.step = Step::Over(Outcome { winners });
        self.owing = Seats::NONE;
        tell.tell(Event::Ended { winners }, self);
    }

    /// Returns the Langman who stays on the table, if he does [ST-9.8.1, ST-9.8.5].
    fn staying_langman(&self) -> Option<Character> {
        let played = |x: &&Character| x.card == Card::Langman && x.wave >= 1 && !x.dead;
        let langman = self.table.iter().find(played)?;
        let lost = !Power::of(&self.table).is_highest(Faction::Rebels);
        lost.then_some(*langman)
    }

    /// Records what everybody saw go into the deck, and what each seat kept and discarded.
    fn remember(&mut self, staying: Option<Character>) {
        let leaving = self.table.iter().filter(|&&x| Some(x) != staying).map(|x| x.card);
        let poor = self.facedown.iter().map(|x| x.card);
        self.past = Past {
            buried: leaving.chain(poor).collect(),
            kept: self.sealed,
            discarded: BySeat::new(self.seats(), |seat| {
                self.hands[seat].without(self.sealed[seat].expect("every seat has kept a card"))
            }),
        };
    }

    /// Collects all 54 cards except those kept in hand and a Langman on the table [ST-11.9].
    fn gather_deck(&mut self) {
        self.deck = Deck::from(BOX);
        let kept = self.hands.values().copied().flat_map(Cards::iter);
        let staying = self.table.iter().map(|langman| langman.card);
        for card in kept.chain(staying) {
            let place = self.deck.iter().position(|&other| other == card);
            self.deck.swap_remove(place.expect("nobody holds more copies than there are"));
        }
    }
}
