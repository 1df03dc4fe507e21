//! What a pending card may read and change, with everything that answers it, so that most pairs of
//! cards are known to be independent without a trial [PR-6.4, part F.5].

use kernel::{Seat, Seats};

use crate::{
    Cast, GOLD_MAX, Princess, Side, Trigger, When,
    card_index::Mods,
    trace::{Marks, Role, Touch, Trace, aspect},
};

/// One byte for each seat: aspects, or small amounts.
type Lanes = u64;

/// The lowest bit of each lane.
const ONES: Lanes = 0x0101_0101_0101_0101;
/// The highest bit of each lane.
const TOPS: Lanes = ONES << 7;
/// The highest amount that is counted: cards with more are tried.
const COUNT_MAX: u8 = 63;
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
    print: Footprint,
    /// How often each player is struck, or robbed.
    blows: Lanes,
    thefts: Lanes,
}

impl Princess {
    /// Returns what every player can lose or gain.
    pub(crate) fn margins(&self, living: Seats) -> Margins {
        let mut margins = Margins { living: 0, hearts: 0, room: 0, gold: 0, purse: 0 };
        for seat in living {
            let (player, lane) = (&self.players[seat], lane(seat));
            let small = |n: u16| Lanes::from(n.min(127)) << lane;
            margins.living |= 0x80 << lane;
            margins.hearts |= small(player.hearts.into());
            margins.room |= small((self.hearts_max(seat) - player.hearts).into());
            margins.gold |= small(player.gold);
            margins.purse |= small(GOLD_MAX - player.gold);
        }
        margins
    }

    /// Works out what a pending card may read and change.
    pub(crate) fn footprint(&self, seat: Seat, living: Seats) -> Footprint {
        let player = &self.players[seat];
        let Some((card, outcome)) = player.anchor.zip(player.outcome) else {
            return Footprint { is_open: true, ..Footprint::default() };
        };
        let ghosts = self.seats().get() - u8::try_from(living.len()).expect("eight at most");
        let print = Footprint::default();
        let mut tracker = Tracker { game: self, living, ghosts, print, blows: 0, thefts: 0 };
        tracker.print.writes = Lanes::from(aspect::PENDING) << lane(seat);
        let cast = Cast { me: Some(seat), target: player.target, source: None };
        if let Some(trace) = self.cards.trace(card, When::Outcome(outcome)) {
            tracker.follow(trace, (cast, 1), self.most_added(seat, |mods| mods.most_dealt));
        }
        let (blows, thefts) = (tracker.blows, tracker.thefts);
        tracker.answer(Trigger::from(outcome), cast, 1);
        if thefts > 0 {
            tracker.answer_thefts(seat, thefts);
        }
        if blows > 0 {
            tracker.answer_blows(seat, blows);
        }
        tracker.print
    }

    /// Returns the most that modifiers add to the damage that a player deals or takes.
    fn most_added(&self, seat: Seat, of: impl Fn(&Mods) -> u8) -> u8 {
        self.in_force(seat).map(|card| of(self.cards.mods(card))).fold(0, u8::saturating_add)
    }
}

impl Tracker<'_> {
    /// Adds a text that is carried out some times; `dealt` is added to each damage.
    fn follow(&mut self, trace: &Trace, (cast, times): (Cast, u8), dealt: u8) {
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
        let (print, lane) = (&mut self.print, lane(seat));
        print.reads |= Lanes::from(touch.marks.reads) << lane;
        print.writes |= Lanes::from(touch.marks.writes) << lane;
        print.adds |= Lanes::from(touch.marks.adds) << lane;
        let mut lost = touch.lost.saturating_add(touch.ghosts.saturating_mul(self.ghosts));
        if touch.blows > 0 {
            let more = dealt.saturating_add(self.game.most_added(seat, |mods| mods.most_taken));
            lost = lost.saturating_add(touch.blows.saturating_mul(more));
            print.is_open |= add(&mut self.blows, touch.blows.saturating_mul(times), lane);
            print.reads |= Lanes::from(aspect::SHIELD) << lane;
            // A shield that is there is used up.
            if self.game.players[seat].shield > 0 {
                print.writes |= Lanes::from(aspect::SHIELD) << lane;
            }
        }
        let sums = [
            (&mut print.lost, lost),
            (&mut print.healed, touch.healed),
            (&mut print.spent, touch.spent),
            (&mut print.earned, touch.earned),
            (&mut self.thefts, touch.thefts),
        ];
        for (sum, n) in sums {
            print.is_open |= n > 0 && add(sum, n.saturating_mul(times), lane);
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
    fn answer_blows(&mut self, source: Seat, blows: Lanes) {
        let struck = self.living.filter(|it| amount(blows, *it) > 0);
        let mut pricks: Lanes = 0;
        for seat in struck {
            let times = amount(blows, seat);
            let by = Some(source).filter(|source| *source != seat);
            self.answer(Trigger::Damaged, Cast { me: Some(seat), target: None, source: by }, times);
            if by.is_none() {
                continue;
            }
            let cast = Cast { me: by, target: Some(seat), source: None };
            self.answer(Trigger::Hit, cast, times);
            pricks |= Lanes::from(aspect::THORNS) << lane(seat);
            let thorns = self.game.players[seat].thorns;
            if thorns > 0 {
                let marks = Marks { reads: 0, writes: 0, adds: aspect::HEARTS };
                let prick = Touch { marks, blows: 1, lost: thorns, ..Touch::default() };
                self.touch(source, &prick, (times, 0));
            }
        }
        // Thorns that grow in the middle of the text would have to be counted, too.
        self.print.is_open |= self.print.writes & pricks != 0;
    }

    /// `robbed` texts answer theft.
    fn answer_thefts(&mut self, source: Seat, thefts: Lanes) {
        for seat in self.living.filter(|it| amount(thefts, *it) > 0) {
            let cast = Cast { me: Some(seat), target: None, source: Some(source) };
            self.answer(Trigger::Robbed, cast, amount(thefts, seat));
        }
    }
}

/// Adds to a lane; returns whether it is more than can be counted.
fn add(sum: &mut Lanes, n: u8, lane: u32) -> bool {
    *sum += Lanes::from(n.min(COUNT_MAX + 1)) << lane;
    let is_too_much = *sum & TOO_MUCH != 0;
    *sum &= !TOO_MUCH;
    is_too_much
}

fn amount(lanes: Lanes, seat: Seat) -> u8 {
    lanes.to_le_bytes()[usize::from(seat.number())]
}

fn lane(seat: Seat) -> u32 {
    u32::from(seat.number()) * 8
}
