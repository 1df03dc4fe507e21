//! What a pending card may read and change, with everything that answers it, so that most pairs of
//! cards are known to be independent without a trial [PR-6.4, part F.5].

use kernel::{Seat, Seats};

use crate::{
    Cast, GOLD_MAX, Princess, Side, Trigger, When,
    trace::{Marks, Role, Touch, Trace, aspect},
};

/// One byte for each seat: aspects, or small amounts.
type Lanes = u64;

/// The lowest bit of each lane.
const ONES: Lanes = 0x0101_0101_0101_0101;
/// The highest bit of each lane.
const TOPS: Lanes = ONES << 7;
/// Bits of amounts above 63, which are not added up: their cards are tried.
const TOO_MUCH: Lanes = ONES * 0xC0;

/// What a card may read and change, if nobody is eliminated and everybody keeps the attribute.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Footprint {
    reads: Lanes,
    writes: Lanes,
    adds: Lanes,
    shared: Marks,
    lost: Lanes,
    healed: Lanes,
    spent: Lanes,
    earned: Lanes,
    /// Whether nothing is known about it.
    is_open: bool,
}

/// What every player can lose or gain before a limit is reached.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Margins {
    living: Lanes,
    hearts: Lanes,
    room: Lanes,
    gold: Lanes,
    purse: Lanes,
}

impl Footprint {
    /// Returns whether two cards come to the same in both orders: neither reads or replaces what
    /// the other changes, what both add to stays within its limits, and nobody can be eliminated.
    pub(crate) fn is_independent(&self, other: &Self, margins: &Margins) -> bool {
        if self.is_open || other.is_open {
            return false;
        }
        // Every lane of hearts has to stay above 0.
        let survive = (margins.hearts | TOPS) - (self.lost + other.lost) - ONES;
        if !survive & TOPS & margins.living != 0 {
            return false;
        }
        let within = |margin: Lanes, sum: Lanes| (margin | TOPS) - sum;
        let hearts = within(margins.room, self.healed + other.healed);
        let gold = within(margins.gold, self.spent + other.spent)
            & within(margins.purse, self.earned + other.earned);
        let tight = (!hearts & TOPS) >> 7 | (!gold & TOPS) >> 6;
        let clash = self.writes & (other.reads | other.writes | other.adds)
            | other.writes & (self.reads | self.adds)
            | self.adds & (other.reads | other.adds & tight)
            | other.adds & self.reads;
        clash == 0 && !self.shared.clash(other.shared)
    }
}

/// A footprint that is being worked out.
struct Tracker<'g> {
    game: &'g Princess,
    living: Seats,
    ghosts: u8,
    marks: [Marks; 8],
    lost: [u8; 8],
    healed: [u8; 8],
    spent: [u8; 8],
    earned: [u8; 8],
    /// How often each player is struck, or robbed.
    blows: [u8; 8],
    thefts: [u8; 8],
    shared: Marks,
    turns_tables: bool,
}

impl Princess {
    /// Returns what every player can lose or gain.
    pub(crate) fn margins(&self) -> Margins {
        let lanes = |of: &dyn Fn(Seat) -> u16| {
            self.living()
                .fold(0, |lanes, seat| lanes | Lanes::from(of(seat).min(127)) << lane(seat))
        };
        Margins {
            living: lanes(&|_| 127) << 1,
            hearts: lanes(&|seat| self.players[seat].hearts.into()),
            room: lanes(&|seat| (self.hearts_max(seat) - self.players[seat].hearts).into()),
            gold: lanes(&|seat| self.players[seat].gold),
            purse: lanes(&|seat| GOLD_MAX - self.players[seat].gold),
        }
    }

    /// Works out what a pending card may read and change.
    pub(crate) fn footprint(&self, seat: Seat) -> Footprint {
        let player = &self.players[seat];
        let Some((card, outcome)) = player.anchor.zip(player.outcome) else {
            return Footprint { is_open: true, ..Footprint::default() };
        };
        let living = self.living();
        let mut tracker = Tracker {
            game: self,
            living,
            ghosts: self.seats().get() - u8::try_from(living.len()).expect("eight at most"),
            marks: [Marks::default(); 8],
            lost: [0; 8],
            healed: [0; 8],
            spent: [0; 8],
            earned: [0; 8],
            blows: [0; 8],
            thefts: [0; 8],
            shared: Marks::default(),
            turns_tables: false,
        };
        tracker.marks[place(seat)].writes = aspect::PENDING;
        let cast = Cast { me: Some(seat), target: player.target, source: None };
        if let Some(trace) = self.cards.trace(card, When::Outcome(outcome)) {
            tracker.follow(trace, (cast, 1), self.most_dealt(seat));
        }
        let (blows, thefts) = (tracker.blows, tracker.thefts);
        tracker.answer(Trigger::from(outcome), cast, 1);
        tracker.answer_blows(seat, blows);
        for robbed in living.filter(|it| thefts[place(*it)] > 0) {
            let cast = Cast { me: Some(robbed), target: None, source: Some(seat) };
            tracker.answer(Trigger::Robbed, cast, thefts[place(robbed)]);
        }
        tracker.finish(seat, blows)
    }

    /// Returns the most that modifiers add to the damage of a player's hand cards.
    fn most_dealt(&self, seat: Seat) -> u8 {
        self.in_force(seat).map(|card| self.cards.mods(card).most_dealt).fold(0, u8::saturating_add)
    }

    /// Returns the most that modifiers add to the damage that a player takes.
    fn most_taken(&self, seat: Seat) -> u8 {
        self.in_force(seat).map(|card| self.cards.mods(card).most_taken).fold(0, u8::saturating_add)
    }
}

impl Tracker<'_> {
    /// Adds a text that is carried out some times; `dealt` is added to each damage.
    fn follow(&mut self, trace: &Trace, (cast, times): (Cast, u8), dealt: u8) {
        self.shared = self.shared.or(trace.shared);
        self.turns_tables |= trace.turns_tables;
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
        let others = cast.me.map_or(self.living, |me| self.living.without(me));
        match role {
            Role::Me => one(cast.me),
            Role::Target => one(cast.target),
            Role::Source => one(cast.source),
            Role::Left => one(beside(Side::Left)),
            Role::Right => one(beside(Side::Right)),
            Role::Chosen => one(self.game.first_of(others)),
            Role::Others => others,
            Role::All => self.living,
        }
    }

    fn touch(&mut self, seat: Seat, touch: &Touch, (times, dealt): (u8, u8)) {
        let at = place(seat);
        self.marks[at] = self.marks[at].or(touch.marks);
        let add = |sum: &mut u8, n: u8| *sum = sum.saturating_add(n.saturating_mul(times));
        if touch.blows > 0 {
            let more = dealt.saturating_add(self.game.most_taken(seat));
            add(&mut self.lost[at], touch.blows.saturating_mul(more));
            add(&mut self.blows[at], touch.blows);
            self.use_shield(seat);
        }
        add(
            &mut self.lost[at],
            touch.lost.saturating_add(touch.ghosts.saturating_mul(self.ghosts)),
        );
        add(&mut self.healed[at], touch.healed);
        add(&mut self.spent[at], touch.spent);
        add(&mut self.earned[at], touch.earned);
        add(&mut self.thefts[at], touch.thefts);
    }

    /// A shield that is there is used up by damage.
    fn use_shield(&mut self, seat: Seat) {
        let at = place(seat);
        self.marks[at].reads |= aspect::SHIELD;
        if self.game.players[seat].shield > 0 {
            self.marks[at].writes |= aspect::SHIELD;
        }
    }

    /// Attribute and environment answer an occasion; nothing answers them [E-trigger].
    fn answer(&mut self, trigger: Trigger, cast: Cast, times: u8) {
        let Some(me) = cast.me else { return };
        let game = self.game;
        for card in game.in_force(me) {
            if let Some(trace) = game.cards.trace(card, When::On(trigger)) {
                self.follow(trace, (cast, times), 0);
            }
        }
    }

    /// Thorns, `damaged` texts and `hit` texts answer damage [PR-10.11].
    fn answer_blows(&mut self, source: Seat, blows: [u8; 8]) {
        for seat in self.living.filter(|it| blows[place(*it)] > 0) {
            let by = Some(source).filter(|source| *source != seat);
            let times = blows[place(seat)];
            self.answer(Trigger::Damaged, Cast { me: Some(seat), target: None, source: by }, times);
            if by.is_none() {
                continue;
            }
            let cast = Cast { me: by, target: Some(seat), source: None };
            self.answer(Trigger::Hit, cast, times);
            let thorns = self.game.players[seat].thorns;
            if thorns > 0 {
                let marks = Marks { reads: 0, writes: 0, adds: aspect::HEARTS };
                let prick = Touch { marks, blows: 1, lost: thorns, ..Touch::default() };
                self.touch(source, &prick, (times, 0));
            }
        }
    }

    fn finish(self, owner: Seat, blows: [u8; 8]) -> Footprint {
        let lanes = |of: &dyn Fn(usize) -> u8| Lanes::from_le_bytes(core::array::from_fn(of));
        let (lost, healed) = (Lanes::from_le_bytes(self.lost), Lanes::from_le_bytes(self.healed));
        let (spent, earned) = (Lanes::from_le_bytes(self.spent), Lanes::from_le_bytes(self.earned));
        // Thorns that grow in the middle of the text would have to be counted.
        let grow = |at: usize| {
            at != place(owner) && blows[at] > 0 && self.marks[at].writes & aspect::THORNS != 0
        };
        Footprint {
            reads: lanes(&|at| self.marks[at].reads),
            writes: lanes(&|at| self.marks[at].writes),
            adds: lanes(&|at| self.marks[at].adds),
            shared: self.shared,
            lost,
            healed,
            spent,
            earned,
            is_open: self.turns_tables
                || (lost | healed | spent | earned) & TOO_MUCH != 0
                || (0..8).any(grow),
        }
    }
}

fn place(seat: Seat) -> usize {
    seat.number().into()
}

fn lane(seat: Seat) -> u32 {
    u32::from(seat.number()) * 8
}
