//! What a pending card may read and change, with everything that answers it, so that most pairs of
//! cards are known to be independent without a trial [PR-6.4, part F.5].

use kernel::{Seat, Seats};

use crate::{
    Card, Cast, GOLD_MAX, Princess, Side, Trigger, When,
    card_index::Mods,
    marks::{Amounts, Marks},
    trace::{Role, Touch, Trace, aspect, shared},
};

/// The seats of the largest table.
const SEATS: usize = 8;

/// What a card may read and change, if everybody keeps the attribute.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Footprint {
    players: [(Marks, Amounts); SEATS],
    /// The players of whom it reads or changes anything.
    touched: Seats,
    /// The players who may be eliminated: all that follows is in the marks.
    fatal: Seats,
    shared: Marks,
    /// Whether an elimination may change what the rest of it does.
    looks: bool,
    /// Whether nothing is known about it.
    is_open: bool,
}

/// What every player can lose or gain before a limit is reached.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Margins {
    living: Seats,
    players: [Amounts; SEATS],
}

impl Footprint {
    /// Returns whether two cards come to the same in both orders: neither reads or replaces what
    /// the other changes, what both add to stays within its limits, nobody can be eliminated only
    /// by both together, and the game goes on.
    pub(crate) fn is_independent(&self, other: &Self, margins: &Margins) -> bool {
        if self.is_open || other.is_open || self.shared.clash(other.shared, 0) {
            return false;
        }
        let is_fatal = |seat: Seat| self.fatal.has(seat) || other.fatal.has(seat);
        let can_end = || margins.living.filter(|seat| !is_fatal(*seat)).count() < 2;
        if !(self.fatal.is_empty() && other.fatal.is_empty()) && can_end() {
            return false;
        }
        for seat in self.touched {
            let (one, another) = (self.players[place(seat)], other.players[place(seat)]);
            let over = margins.players[place(seat)].exceeded_by(one.1.plus(another.1));
            let tight = if over.is_healing() { aspect::HEARTS } else { 0 }
                | if over.is_gold() { aspect::GOLD } else { 0 };
            if over.is_hearts() && !is_fatal(seat) || one.0.clash(another.0, tight) {
                return false;
            }
        }
        true
    }
}

/// A footprint that is being worked out.
struct Tracker<'g> {
    game: &'g Princess,
    /// The owner of the card.
    owner: Seat,
    living: Seats,
    ghosts: u8,
    print: &'g mut Footprint,
    /// Whether it is the text of the card: nothing answers a text that answers [E-trigger].
    is_answered: bool,
    /// How often the card strikes or robs each player.
    blows: [u8; SEATS],
    thefts: [u8; SEATS],
    /// The players who are struck or robbed by the card.
    wronged: Seats,
    /// The players who may lose hearts.
    hurt: Seats,
    /// The players who may lose hearts to others than the owner.
    hurt_by_others: Seats,
    is_by_owner: bool,
}

impl Princess {
    /// Returns what every player can lose or gain.
    pub(crate) fn margins(&self, living: Seats) -> Margins {
        let mut margins = Margins { living, players: [Amounts::default(); SEATS] };
        for seat in living {
            let player = &self.players[seat];
            let room = self.hearts_max(seat) - player.hearts;
            let gold = [player.gold, GOLD_MAX - player.gold];
            margins.players[place(seat)] =
                Amounts::margin([player.hearts.saturating_sub(1), room], gold);
        }
        margins
    }

    /// Works out what a pending card may read and change.
    pub(crate) fn footprint(&self, seat: Seat, margins: &Margins, print: &mut Footprint) {
        let player = &self.players[seat];
        let Some((card, outcome)) = player.anchor.zip(player.outcome) else {
            print.is_open = true;
            return;
        };
        let living = margins.living;
        let mut tracker = Tracker {
            game: self,
            owner: seat,
            living,
            ghosts: self.seats().get() - u8::try_from(living.len()).expect("eight at most"),
            print,
            is_answered: true,
            blows: [0; SEATS],
            thefts: [0; SEATS],
            wronged: Seats::NONE,
            hurt: Seats::NONE,
            hurt_by_others: Seats::NONE,
            is_by_owner: true,
        };
        tracker.mark(seat, Marks::adds(aspect::PENDING));
        let cast = Cast { me: Some(seat), target: player.target, source: None };
        if let Some(trace) = self.cards.trace(card, When::Outcome(outcome)) {
            tracker.follow(trace, (cast, 1), self.most_added(seat, |mods| mods.most_dealt));
            tracker.print.looks = trace.looks_late;
        }
        tracker.is_answered = false;
        tracker.answer(Trigger::from(outcome), cast, 1);
        tracker.is_by_owner = false;
        tracker.answer_deeds();
        tracker.is_by_owner = true;
        tracker.kill(margins);
    }

    /// Returns the most that modifiers add to the damage that a living player deals or takes.
    fn most_added(&self, seat: Seat, of: impl Fn(&Mods) -> u8) -> u8 {
        let of = |card: Option<Card>| card.map_or(0, |card| of(self.cards.mods(card)));
        of(self.players[seat].attribute).saturating_add(of(self.environment))
    }
}

impl Tracker<'_> {
    /// Adds a text that is carried out some times; `dealt` is added to each damage.
    fn follow(&mut self, trace: &Trace, (cast, times): (Cast, u8), dealt: u8) {
        // Only a card that does something depends on whether it is still pending.
        self.mark(self.owner, Marks::reads(aspect::PENDING));
        self.print.shared = self.print.shared.or(trace.shared);
        self.print.is_open |= trace.turns_tables;
        for touch in &trace.touches {
            for seat in self.players(touch.role, cast) {
                self.touch(seat, touch, (times, dealt));
            }
        }
    }

    fn players(&self, role: Role, cast: Cast) -> Seats {
        let one = |seat: Option<Seat>| {
            seat.filter(|seat| self.living.has(*seat)).map_or(Seats::NONE, Seats::only)
        };
        let beside = |side| cast.me.and_then(|me| self.game.neighbor(me, side));
        let others = || cast.me.map_or(self.living, |me| self.living.without(me));
        match role {
            Role::Me => one(cast.me),
            Role::Target => one(cast.target),
            Role::Source => one(cast.source),
            Role::Left => one(beside(Side::Left)),
            Role::Right => one(beside(Side::Right)),
            Role::Chosen => one(self.game.first_of(others())),
            Role::Others => others(),
            Role::All => self.living,
        }
    }

    fn mark(&mut self, seat: Seat, marks: Marks) {
        let player = &mut self.print.players[place(seat)];
        player.0 = player.0.or(marks);
        self.print.touched = self.print.touched.with(seat);
    }

    fn touch(&mut self, seat: Seat, touch: &Touch, (times, dealt): (u8, u8)) {
        self.mark(seat, touch.marks);
        let mut amounts = touch.amounts;
        if touch.ghosts > 0 {
            amounts = amounts.with_lost(touch.ghosts.saturating_mul(self.ghosts));
        }
        if touch.blows > 0 {
            let more = dealt.saturating_add(self.game.most_added(seat, |mods| mods.most_taken));
            amounts = amounts.with_lost(more.saturating_mul(touch.blows));
            // A shield that is there is used up.
            if self.game.players[seat].shield > 0 {
                self.mark(seat, Marks::writes(aspect::SHIELD));
            }
        }
        if self.is_answered && (touch.blows > 0 || touch.thefts > 0) {
            self.wronged = self.wronged.with(seat);
            let (blows, thefts) = (&mut self.blows[place(seat)], &mut self.thefts[place(seat)]);
            *blows = blows.saturating_add(touch.blows);
            *thefts = thefts.saturating_add(touch.thefts);
        }
        if amounts.lost() > 0 {
            self.hurt = self.hurt.with(seat);
            if !self.is_by_owner {
                self.hurt_by_others = self.hurt_by_others.with(seat);
            }
        }
        let sum = &mut self.print.players[place(seat)].1;
        for _ in 0..times {
            self.print.is_open |= sum.add(amounts);
        }
    }

    /// Attribute and environment answer an occasion; nothing answers them [E-trigger].
    fn answer(&mut self, trigger: Trigger, cast: Cast, times: u8) {
        let game = self.game;
        let Some(me) = cast.me.filter(|me| game.is_answered(*me, trigger)) else { return };
        for card in game.in_force(me) {
            if let Some(trace) = game.cards.trace(card, When::On(trigger)) {
                self.follow(trace, (cast, times), 0);
                self.print.looks |= trace.looks;
            }
        }
    }

    /// Thorns, `damaged`, `hit` and `robbed` texts answer what the card does [PR-10.11].
    fn answer_deeds(&mut self) {
        for seat in self.wronged {
            let (blows, thefts) = (self.blows[place(seat)], self.thefts[place(seat)]);
            let by = Some(self.owner).filter(|source| *source != seat);
            if thefts > 0 {
                let cast = Cast { me: Some(seat), target: None, source: Some(self.owner) };
                self.answer(Trigger::Robbed, cast, thefts);
            }
            if blows > 0 {
                let cast = Cast { me: Some(seat), target: None, source: by };
                self.answer(Trigger::Damaged, cast, blows);
            }
            if blows > 0 && by.is_some() {
                let cast = Cast { me: by, target: Some(seat), source: None };
                self.answer(Trigger::Hit, cast, blows);
                self.prick(self.game.players[seat].thorns, blows);
            }
        }
        // Thorns that grow in the middle of the text would have to be counted, too.
        let grow = |seat: Seat| self.print.players[place(seat)].0.do_write(aspect::THORNS);
        let is_pricked = |seat: Seat| seat != self.owner && self.blows[place(seat)] > 0;
        let is_open = { self.wronged }.any(|seat| is_pricked(seat) && grow(seat));
        self.print.is_open |= is_open;
    }

    /// Thorns prick the owner.
    fn prick(&mut self, thorns: u8, times: u8) {
        if thorns > 0 {
            let marks = Marks::reads(aspect::SHIELD).or(Marks::adds(aspect::HEARTS));
            let amounts = Amounts::hurt(thorns);
            let prick = Touch { marks, amounts, blows: 1, ..Touch::default() };
            self.touch(self.owner, &prick, (times, 0));
        }
    }

    /// Marks what follows if the card eliminates: possessions are looted and discarded, and
    /// `eliminated` texts answer [PR-10.7, PR-10.11]. Gives up if it may be another player who
    /// eliminates, or if an elimination changes what the rest of the card does.
    fn kill(&mut self, margins: &Margins) {
        let fatal = self.victims(margins);
        if fatal.is_empty() {
            return;
        }
        for seat in fatal {
            let all = Marks::writes(!aspect::PENDING).or(Marks::adds(aspect::PENDING));
            self.mark(seat, all);
            self.print.is_open |= self.hurt_by_others.has(seat);
        }
        self.mark(self.owner, Marks::writes(aspect::LOOT));
        let marks = Marks::adds(shared::DISCARDS | shared::GHOSTS);
        self.print.shared = self.print.shared.or(marks);
        let cast = Cast { me: Some(self.owner), target: None, source: None };
        let times = u8::try_from(fatal.len()).expect("eight at most");
        self.answer(Trigger::Eliminated, cast, times);
        self.print.fatal = fatal;
        self.print.is_open |= self.victims(margins) != fatal || self.print.looks;
    }

    /// Returns the players who may be eliminated.
    fn victims(&self, margins: &Margins) -> Seats {
        let is_fatal = |seat: &Seat| {
            let amounts = self.print.players[place(*seat)].1;
            margins.players[place(*seat)].exceeded_by(amounts).is_hearts()
        };
        self.hurt.filter(is_fatal).collect()
    }
}

fn place(seat: Seat) -> usize {
    // A table has at most eight seats: this spares a check of the bounds.
    usize::from(seat.number()) % SEATS
}
