//! What a viewer makes of what is told: from one view to the next, fact by fact.

use kernel::{GameEvent, Outcome, Seat, Seats};

use crate::{
    Card, Cards, Character, DECK_CARDS, Event, Facedown, Faction, HAND_MAX, Phase, Power, View,
    state::{Buried, ROUNDS},
};

impl View {
    /// Takes in what has happened, so that a wave can be shown step by step.
    ///
    /// Who hears all that these eyes may know comes to the view that they have after it, but for two
    /// things. The power track moves where it is counted, not with each ability, so it lags behind
    /// while King Kyros' player is asked. And nobody is told in which order a new deck lies. What
    /// these eyes may not know they do not hear.
    pub fn hear(&mut self, event: &Event) {
        if !self.eyes.may_know(event.eyes()) {
            return;
        }
        match *event {
            Event::BattleBegan { battle, carried } => self.begin_battle(battle, carried),
            Event::Dealt { seat, pool } | Event::Received { seat, pool } => self.see(seat, pool),
            Event::Answered { seat } | Event::Declined { seat } => {
                self.owing = self.owing.without(seat);
            }
            Event::Drafted { seat, card }
            | Event::Committed { seat, card }
            | Event::Kept { seat, card } => self.sealed[seat] = Some(card),
            Event::Passed { round } => {
                self.take_picks();
                self.round = Some(round.saturating_add(1));
                self.owing = self.seats.seats();
            }
            Event::WaveBegan { wave } => self.begin_wave(wave),
            Event::Revealed { seat, card } => self.reveal(seat, card),
            Event::Settled { seat, card, purse, .. } => {
                self.gold[seat] = purse;
                self.previous[seat] = Some(card.printed().faction);
            }
            Event::Poor { seat, card, purse, .. } => self.turn_down(seat, card, purse),
            Event::Emboldened { card, owner, wave, tokens, .. } => {
                self.change((card, owner, wave), |x| embolden(x, tokens));
            }
            Event::Silenced { wave, .. } => self.silence(wave),
            Event::Killed { card, owner, wave, .. } => self.change((card, owner, wave), kill),
            Event::Converted { card, owner, wave, .. } => {
                self.change((card, owner, wave), |x| x.faction = Faction::Church);
            }
            Event::Promised { .. } => self.boost = true,
            Event::Mourned { seat, total, .. } | Event::Influence { seat, total, .. } => {
                self.influence[seat] = total;
            }
            Event::Asked { seat } => self.ask(Phase::Extra, Seats::only(seat)),
            Event::Added { seat, card, purse, .. } => self.add(seat, card, purse),
            Event::Counted { wave, power } => {
                self.silence(wave);
                self.power = power;
            }
            Event::Won { .. } => self.ask(Phase::Keep, self.seats.seats()),
            Event::Consolation { seat, purse, .. } => self.gold[seat] = purse,
            // That the next battle begins says it again.
            Event::Stayed { .. } => {}
            Event::Ended { winners } => {
                self.ask(Phase::Over, Seats::NONE);
                self.outcome = Some(Outcome { winners });
            }
        }
    }

    fn ask(&mut self, phase: Phase, owing: Seats) {
        (self.phase, self.owing) = (phase, owing);
    }

    /// Clears the table and deals; what everybody saw go into the deck is remembered [ST-11.9].
    fn begin_battle(&mut self, battle: u16, carried: Option<Seat>) {
        self.buried = self.bury(carried);
        self.seats.seats().for_each(|seat| self.keep(seat));
        self.table.clear();
        self.facedown.clear();
        if let Some(owner) = carried {
            self.table.push(Character::entering(Card::Langman, owner, 0));
        }
        self.power = Power::of(&self.table);
        self.battle = battle;
        (self.round, self.wave, self.since) = (Some(1), None, 1);
        self.ask(Phase::Draft, self.seats.seats());
        let kept: usize = self.hand_sizes.values().copied().map(usize::from).sum();
        let dealt = usize::from(self.seats.get()) * usize::from(ROUNDS);
        self.deck_size = DECK_CARDS.saturating_sub(kept + self.table.len() + dealt);
        self.deck = None;
    }

    fn bury(&self, carried: Option<Seat>) -> Buried {
        let mut buried = Buried::default();
        let stays = |card| card == Card::Langman && carried.is_some();
        let characters = self.table.iter().map(|x| x.card).filter(|&card| !stays(card));
        for card in characters.chain(self.facedown.iter().map(|poor| poor.card)) {
            buried.0[card.index()] += 1;
        }
        buried
    }

    /// Leaves a seat the card that it kept, before the first battle none; its pool is still to come.
    fn keep(&mut self, seat: Seat) {
        let kept = self.hand_sizes[seat].min(1);
        self.discard_sizes[seat] = self.hand_sizes[seat] - kept;
        self.hand_sizes[seat] = kept;
        self.pool_sizes[seat] = ROUNDS;
        self.previous[seat] = None;
        let kept = self.sealed[seat].take();
        let (Some(hand), Some(memory)) = (&mut self.hands[seat], &mut self.memory[seat]) else {
            return;
        };
        memory.discarded = kept.map_or(*hand, |card| hand.without(card));
        memory.kept = kept;
        *hand = kept.into_iter().collect();
        memory.seen.clear();
        memory.picks.clear();
    }

    /// Looks at a pool that came before a seat.
    fn see(&mut self, seat: Seat, pool: Cards) {
        self.pools[seat] = Some(pool);
        if let Some(memory) = &mut self.memory[seat] {
            let _ = memory.seen.try_push(pool);
        }
    }

    /// Takes all picks into hand; which pool comes next is told apart.
    fn take_picks(&mut self) {
        for seat in self.seats.seats() {
            self.hand_sizes[seat] = self.hand_sizes[seat].saturating_add(1);
            self.pool_sizes[seat] = self.pool_sizes[seat].saturating_sub(1);
            let pick = self.sealed[seat].take();
            let (Some(hand), Some(memory)) = (&mut self.hands[seat], &mut self.memory[seat]) else {
                continue;
            };
            self.pools[seat] = Some(Cards::NONE);
            // Facts may come from afar: one too many must not bring a face down.
            let pick = pick.filter(|_| usize::from(hand.len()) < HAND_MAX);
            if let Some(card) = pick {
                hand.insert(card);
                let _ = memory.picks.try_push(card);
            }
        }
    }

    fn begin_wave(&mut self, wave: u8) {
        if self.phase == Phase::Draft {
            self.take_picks();
        }
        (self.round, self.wave) = (None, Some(wave));
        self.ask(Phase::Wave, self.seats.seats());
    }

    /// Turns a card up. It stands among the characters from here on, so that all can see it; whether
    /// it can stay there is known when it is paid for.
    fn reveal(&mut self, seat: Seat, card: Card) {
        self.sealed[seat] = None;
        self.boost = false;
        self.spend(seat, card);
        let _ = self.table.try_push(Character::entering(card, seat, self.wave.unwrap_or_default()));
    }

    /// Takes a card that cannot be paid for off the table again, and lays it face down [ST-4.9].
    fn turn_down(&mut self, seat: Seat, card: Card, purse: u16) {
        let wave = self.wave.unwrap_or_default();
        self.gold[seat] = purse;
        self.previous[seat] = None;
        self.table.retain(|x| (x.card, x.owner, x.wave) != (card, seat, wave));
        let _ = self.facedown.try_push(Facedown { card, owner: seat, wave });
    }

    /// The card that King Kyros calls comes openly, paid for.
    fn add(&mut self, seat: Seat, card: Card, purse: u16) {
        self.owing = self.owing.without(seat);
        self.gold[seat] = purse;
        self.spend(seat, card);
        let entering = Character::entering(card, seat, self.wave.unwrap_or_default());
        let _ = self.table.try_push(Character { extra: true, ..entering });
    }

    /// A card leaves the hand.
    fn spend(&mut self, seat: Seat, card: Card) {
        self.hand_sizes[seat] = self.hand_sizes[seat].saturating_sub(1);
        if let Some(hand) = &mut self.hands[seat] {
            hand.remove(card);
        }
    }

    /// Sythera silences all others of her wave who are no Rebels. Only of those who lose an ability
    /// is it told; the others are marked with them, or, if there are none, when the wave is counted.
    /// Nobody has died or been converted beside her until then [ST-9.7.1].
    fn silence(&mut self, wave: u8) {
        let mut of_wave = self.table.iter().filter(|x| x.wave == wave);
        if of_wave.any(|x| x.card == Card::Sythera) {
            let of_wave = self.table.iter_mut().filter(|x| x.wave == wave);
            of_wave.filter(|x| x.faction != Faction::Rebels).for_each(|x| x.silenced = true);
        }
    }

    /// Something happens to a character; nobody has two of a kind in one wave.
    fn change(&mut self, whom: (Card, Seat, u8), change: impl FnOnce(&mut Character)) {
        let found = self.table.iter_mut().find(|x| (x.card, x.owner, x.wave) == whom);
        if let Some(character) = found {
            change(character);
        }
    }
}

/// The dead have no tokens, nor do they get any [ST-6.2].
fn kill(character: &mut Character) {
    (character.dead, character.tokens) = (true, 0);
}

/// Who dies by the same number may be told of before or after.
fn embolden(character: &mut Character, tokens: u8) {
    if !character.dead {
        character.tokens = character.tokens.saturating_add(tokens);
    }
}
