//! Turns: set-up, the roll, the actions that are no attacks, and the night.

use kernel::{BySeat, Dice, Seat, Seats, Tell};
use tinyvec::ArrayVec;

use crate::{
    Aim, Card, CastingShadows, Character, Companion, DieSet, ENERGY_BASIC, Event, Giving, HP_MAX,
    Hex, PORTAL, Page, Pool, Source, Symbol, Symbols, Wanted, Window,
    book::copy_to_give,
    state::{AP_MAX, Step},
};

/// The slots of the homes, by number of players and seat [CS-2.2].
const HOME_SLOTS: [&[usize]; 3] = [&[5, 2], &[5, 1, 2], &[1, 5, 4, 2]];

impl CastingShadows {
    /// Gives a seat its character, and lays its home onto the board [CS-1.4].
    pub(crate) fn settle(&mut self, seat: Seat, character: Character) {
        let table = usize::from(self.seats().get()) - 2;
        let (slot, home) = (HOME_SLOTS[table][usize::from(seat.number())], character.home());
        self.board.lay(slot, home);
        self.players[seat].character = Some(character);
        self.players[seat].hex = Some(home);
    }

    /// Takes a character; after the last one the game is laid out [CS-1.3].
    pub(crate) fn pick(
        &mut self,
        character: Character,
        dice: &mut Dice,
        tell: &mut impl Tell<Self>,
    ) {
        let seat = self.active;
        self.settle(seat, character);
        self.active = self.seats().left_of(seat);
        self.ask(Step::Pick);
        tell.tell(Event::Picked { seat, character }, self);
        if self.active == Seat::default() {
            self.lay_out(dice, tell);
        }
    }

    /// Lays out cards and companions, and begins the first turn [CS-13.3].
    pub(crate) fn lay_out(&mut self, dice: &mut Dice, tell: &mut impl Tell<Self>) {
        for hex in self.board.slots().into_iter().flatten().filter(|hex| hex.has_card()) {
            self.beside.lay(hex, self.deck.pop().expect("52 cards are enough for five hexes"));
        }
        for _ in 0..PORTAL {
            self.portal.push(self.companions.pop().expect("there are ten companions"));
        }
        tell.tell(
            Event::Dealt {
                characters: BySeat::new(self.seats(), |seat| self.players[seat].character),
                energy: BySeat::new(self.seats(), |seat| self.players[seat].energy),
                board: self.board,
                beside: self.beside,
                portal: self.portal,
            },
            self,
        );
        self.begin_turn(dice, tell);
    }

    /// Begins the turn of the active player with the roll [CS-4].
    pub(crate) fn begin_turn(&mut self, dice: &mut Dice, tell: &mut impl Tell<Self>) {
        let seat = self.active;
        self.shells = self.shells.without(seat);
        self.pricks = Seats::NONE;
        self.newt = false;
        self.free = self.has(Companion::BreezySwift) || self.has(Companion::DiceyDormouse);
        self.ap = AP_MAX;
        self.ask(Step::Act);
        tell.tell(Event::TurnBegan { seat, round: self.round }, self);
        self.pool = Pool::rolled(dice);
        let faces = self.pool.dice.into_iter().flatten().collect();
        tell.tell(Event::Rolled { seat, faces }, self);
        self.begin_on_hex(self.here(), tell);
        if let Some(companion) = self.me().companion {
            self.begin_with(companion, tell);
        }
    }

    /// Carries out what the hex does at the start of a turn [CS-4.2, CS-4.3].
    fn begin_on_hex(&mut self, hex: Hex, tell: &mut impl Tell<Self>) {
        self.gain(hex.token(), Source::Hex(hex), tell);
        let hp = self.me().hp;
        let is_behind = || self.players.values().any(|player| player.hp > hp);
        let healing = match hex {
            Hex::BubblingLake => 1,
            Hex::AncientRune if is_behind() => 2,
            _ => 0,
        };
        self.heal(self.active, (healing, Source::Hex(hex)), tell);
    }

    /// Carries out what the companion does at the start of a turn [CS-12.13, CS-12.14].
    fn begin_with(&mut self, companion: Companion, tell: &mut impl Tell<Self>) {
        let source = Source::Companion(companion);
        self.gain(companion.token(), source, tell);
        if companion == Companion::MossSnail && self.me().hp <= HP_MAX / 2 {
            self.heal(self.active, (1, source), tell);
        }
    }

    fn gain(&mut self, token: Option<Symbol>, source: Source, tell: &mut impl Tell<Self>) {
        if let Some(symbol) = token {
            self.pool.tokens = self.pool.tokens.with(symbol);
            let symbols = Symbols::one(symbol);
            tell.tell(Event::TokenGained { seat: self.active, source, symbols }, self);
        }
    }

    /// Heals a player, up to 18 HP [CS-8.12].
    pub(crate) fn heal(
        &mut self,
        seat: Seat,
        (most, source): (u8, Source),
        tell: &mut impl Tell<Self>,
    ) {
        let player = &mut self.players[seat];
        let hp = most.min(HP_MAX - player.hp);
        player.hp += hp;
        let total = player.hp;
        if hp > 0 {
            tell.tell(Event::Healed { seat, source, hp, total }, self);
        }
    }

    /// Travels to a hex; enemies there may answer [CS-5.1, CS-10.9].
    pub(crate) fn travel(&mut self, to: Hex, tell: &mut impl Tell<Self>) {
        let (seat, from) = (self.active, self.here());
        let free = self.act_freely(Companion::BreezySwift);
        self.me_mut().hex = Some(to);
        tell.tell(Event::Travelled { seat, from, to, free }, self);
        self.open_window(Window::Arrival, self.enemies_on(to), tell);
    }

    /// Rolls some dice again [CS-5.4].
    pub(crate) fn reroll(&mut self, chosen: DieSet, dice: &mut Dice, tell: &mut impl Tell<Self>) {
        let free = self.act_freely(Companion::DiceyDormouse);
        let mut faces = ArrayVec::new();
        for die in chosen.iter() {
            let face = die.roll(dice);
            self.pool.dice[die.index()] = Some(face);
            faces.push(face);
        }
        tell.tell(Event::Rerolled { seat: self.active, dice: chosen, faces, free }, self);
    }

    /// Uses the free action of a companion, or an action point; returns whether it was free.
    fn act_freely(&mut self, companion: Companion) -> bool {
        let free = self.is_free(companion);
        if free {
            self.free = false;
        } else {
            self.ap -= 1;
        }
        free
    }

    /// Returns whether the active player has this companion and its free action [CS-12.15].
    pub(crate) fn is_free(&self, companion: Companion) -> bool {
        self.free && self.has(companion)
    }

    /// Takes the first Cursed Crystal out of the pool [CS-5.5].
    pub(crate) fn protect(&mut self, tell: &mut impl Tell<Self>) {
        self.ap -= 1;
        let dice = self.pool.remove_first(Symbol::Cursed).into_iter().collect();
        tell.tell(Event::Protected { seat: self.active, dice }, self);
    }

    /// Replaces the card beside the hex [CS-5.6].
    pub(crate) fn refresh(&mut self, dice: &mut Dice, tell: &mut impl Tell<Self>) {
        self.ap -= 1;
        let (seat, hex) = (self.active, self.here());
        let card = self.beside.take(hex).expect("a card lies beside this hex");
        self.discards.push(card);
        tell.tell(Event::Refreshed { seat, hex, card }, self);
        self.draw(hex, dice, tell);
    }

    /// Takes a card into the book [CS-7.8].
    pub(crate) fn collect(
        &mut self,
        (wanted, paying, giving): (Wanted, Symbols, Giving),
        dice: &mut Dice,
        tell: &mut impl Tell<Self>,
    ) {
        let (seat, hex) = (self.active, self.here());
        self.ap -= 1;
        self.pay(paying);
        if let Some(card) = giving.card() {
            self.give(card);
        }
        let Wanted::Card(card) = wanted else {
            return self.collect_counterspell(paying, giving, tell);
        };
        self.beside.take(hex);
        self.me_mut().book.push(Page { card, cast: false });
        tell.tell(Event::Collected { seat, card, paying, giving }, self);
        self.draw(hex, dice, tell);
    }

    fn collect_counterspell(
        &mut self,
        paying: Symbols,
        giving: Giving,
        tell: &mut impl Tell<Self>,
    ) {
        let seat = self.active;
        let top = self.counterdeck.pop().expect("the gate has looked at the deck");
        self.me_mut().held.push(top);
        let known = top.known.then_some(top.card);
        tell.tell(Event::Bought { seat, paying, giving, known }, self);
        tell.tell(Event::Received { seat, card: top.card }, self);
    }

    /// Discards a copy of a card from the own book [CS-7.6].
    fn give(&mut self, card: Card) {
        let book = &mut self.me_mut().book;
        let place = copy_to_give(book, card).expect("the gate has looked into the book");
        book.remove(place);
        self.discards.push(card);
    }

    /// Fills the place beside a hex; an empty deck is made of the discards first [CS-7.12].
    fn draw(&mut self, hex: Hex, dice: &mut Dice, tell: &mut impl Tell<Self>) {
        if self.deck.is_empty() {
            self.deck = core::mem::take(&mut self.discards);
            dice.shuffle(&mut self.deck);
            let cards = u8::try_from(self.deck.len()).expect("52 at most");
            tell.tell(Event::Reshuffled { cards }, self);
        }
        let card = self.deck.pop().expect("27 cards are neither in books nor beside hexes");
        self.beside.lay(hex, card);
        tell.tell(Event::Drew { hex, card }, self);
    }

    /// Uses up a resource card [CS-7.9].
    pub(crate) fn use_up(&mut self, card: Card, tell: &mut impl Tell<Self>) {
        self.give(card);
        let symbols = card.printed().gain;
        self.pool.tokens = self.pool.tokens.plus(symbols);
        tell.tell(Event::Used { seat: self.active, card, symbols }, self);
    }

    /// Moves the target of the attack, or leaves it [CS-8.9].
    pub(crate) fn push(&mut self, to: Option<Hex>, tell: &mut impl Tell<Self>) {
        let aim = self.attack.take().map(|attack| attack.aim);
        self.ask(Step::Act);
        let Some(Aim::At(seat)) = aim else { return };
        match (to, self.players[seat].hex) {
            (Some(to), Some(from)) => {
                self.players[seat].hex = Some(to);
                tell.tell(Event::Pushed { seat, from, to }, self);
            }
            _ => tell.tell(Event::PushDeclined { seat }, self),
        }
    }

    /// Asks what the active player does at night, or ends it [CS-9.1].
    pub(crate) fn begin_night(&mut self, dice: &mut Dice, tell: &mut impl Tell<Self>) {
        if self.absorbable() > 0 || self.can_transform() {
            self.ask(Step::Night);
        } else {
            self.end_night(dice, tell);
        }
    }

    /// Returns how much energy can be absorbed now [CS-9.2].
    pub(crate) fn absorbable(&self) -> u8 {
        let room = self.me().energy_max() - self.me().energy;
        room.min(self.pool.count(Symbol::Shadow))
    }

    /// Returns whether the active player can transform now [CS-12.1].
    pub(crate) fn can_transform(&self) -> bool {
        self.me().companion.is_none() && self.me().energy == ENERGY_BASIC
    }

    /// Turns Fragments into energy [CS-9.2].
    pub(crate) fn absorb(&mut self, energy: u8, dice: &mut Dice, tell: &mut impl Tell<Self>) {
        (0..energy).for_each(|_| self.pool.spend(Symbol::Shadow));
        let seat = self.active;
        self.me_mut().energy += energy;
        tell.tell(Event::Absorbed { seat, energy, total: self.me().energy }, self);
        self.begin_night(dice, tell);
    }

    /// Becomes the shadow form and takes a companion [CS-12.1, CS-12.2].
    pub(crate) fn transform(
        &mut self,
        companion: Companion,
        dice: &mut Dice,
        tell: &mut impl Tell<Self>,
    ) {
        let seat = self.active;
        let next = self.companions.pop().expect("at most four companions are taken");
        let place = self.portal.iter().position(|it| *it == companion);
        self.portal[place.expect("the gate has looked into the portal")] = next;
        let me = self.me_mut();
        me.energy -= ENERGY_BASIC;
        me.companion = Some(companion);
        let character = me.character.expect("everybody has one");
        tell.tell(Event::Transformed { seat, character, companion, next }, self);
        self.begin_night(dice, tell);
    }

    /// Ends the night: Cursed Crystals hurt, and the pool is emptied [CS-9.5, CS-9.6].
    pub(crate) fn end_night(&mut self, dice: &mut Dice, tell: &mut impl Tell<Self>) {
        let seat = self.active;
        tell.tell(Event::NightEnded { seat }, self);
        let crystals =
            if self.has(Companion::HexToad) { 0 } else { self.pool.count(Symbol::Cursed) };
        self.pool = Pool::default();
        if crystals > 0 {
            let hp = crystals.min(self.me().hp);
            self.me_mut().hp -= hp;
            tell.tell(Event::CrystalsHurt { seat, crystals, hp, total: self.me().hp }, self);
        }
        if self.me().is_alive() {
            self.next_turn(dice, tell);
        } else {
            self.eliminate(seat, None, tell);
        }
    }

    /// Passes the turn to the next living player [CS-3.1].
    pub(crate) fn next_turn(&mut self, dice: &mut Dice, tell: &mut impl Tell<Self>) {
        self.pool = Pool::default();
        self.attack = None;
        let next = self.turn_order().next().expect("two players are alive");
        if next < self.active {
            if self.round == self.options.rounds.get() {
                return self.end_by_cap(tell);
            }
            self.round += 1;
        }
        self.me_mut().book.iter_mut().for_each(|page| page.cast = false);
        self.active = next;
        self.begin_turn(dice, tell);
    }

    /// Ends the game after its last round: the most HP wins, then shadow form, then energy
    /// [CS-11.8].
    fn end_by_cap(&mut self, tell: &mut impl Tell<Self>) {
        let winners = self.seats().highest(|seat| {
            let player = &self.players[seat];
            (player.hp, player.companion.is_some(), player.energy)
        });
        self.end(winners, true, tell);
    }

    /// Takes a player out of the game [CS-11].
    pub(crate) fn eliminate(&mut self, seat: Seat, by: Option<Seat>, tell: &mut impl Tell<Self>) {
        let player = &mut self.players[seat];
        player.hex = None;
        let (book, held) = (core::mem::take(&mut player.book), core::mem::take(&mut player.held));
        book.iter().for_each(|page| self.discards.push(page.card));
        held.iter().for_each(|it| self.bury(it.card));
        let cards = book.iter().map(|page| page.card).collect();
        let counterspells = held.iter().map(|it| it.card).collect();
        tell.tell(Event::Eliminated { seat, by, cards, counterspells }, self);
        let living = self.living();
        if living.len() == 1 {
            self.end(living, false, tell);
        }
    }
}
