//! Legal choices in two stages: things to act on, each with its ways to do it.
//!
//! A turn can have a hundred legal choices. Most of them differ only in payments of which one makes
//! sense, so the page leaves the wasteful ones out.

use catalog::{
    LegalChoice,
    casting_shadows::{
        Aim, Card, Character, Choice, Companion, Cost, Counterspell, Die, DieSet, Giving, Kind,
        Pool, Symbol, Symbols, View,
    },
};

/// What a choice acts on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    Pick(Character),
    Travel,
    Cast(Card),
    Reroll,
    Protect,
    Refresh,
    Collect,
    Use(Card),
    Ability,
    End,
    Pass,
    Answer(Counterspell),
    Push,
    Leave,
    Absorb,
    Transform(Companion),
    Done,
}

impl What {
    fn of(choice: Choice) -> Self {
        match choice {
            Choice::Pick { character } => Self::Pick(character),
            Choice::Travel { .. } => Self::Travel,
            Choice::Cast { card, .. } => Self::Cast(card),
            Choice::Reroll { .. } => Self::Reroll,
            Choice::Protect => Self::Protect,
            Choice::Refresh => Self::Refresh,
            Choice::Collect { .. } => Self::Collect,
            Choice::Use { card } => Self::Use(card),
            Choice::Ability { .. } => Self::Ability,
            Choice::End => Self::End,
            Choice::Pass => Self::Pass,
            Choice::Answer { answer } => Self::Answer(answer.card()),
            Choice::Push { .. } => Self::Push,
            Choice::Leave => Self::Leave,
            Choice::Absorb { .. } => Self::Absorb,
            Choice::Transform { companion } => Self::Transform(companion),
            Choice::Done => Self::Done,
        }
    }

    /// Returns the verb, as it is in the words.
    pub(super) fn verb(self) -> &'static str {
        match self {
            Self::Pick(_) => "pick",
            Self::Travel => "travel",
            Self::Cast(_) => "cast",
            Self::Reroll => "reroll",
            Self::Protect => "protect",
            Self::Refresh => "refresh",
            Self::Collect => "collect",
            Self::Use(_) => "use",
            Self::Ability => "ability",
            Self::End => "end",
            Self::Pass => "pass",
            Self::Answer(_) => "answer",
            Self::Push => "push",
            Self::Leave => "leave",
            Self::Absorb => "absorb",
            Self::Transform(_) => "transform",
            Self::Done => "done",
        }
    }
}

/// One legal choice.
#[derive(Clone, Copy)]
pub(super) struct Way<'a> {
    pub(super) legal: &'a LegalChoice,
    pub(super) choice: Choice,
}

/// A thing to act on, with the sensible ways to do it. The first way of a thing with several is not
/// always the best one: `best` is its place.
pub(super) struct Thing<'a> {
    pub(super) what: What,
    pub(super) ways: Vec<Way<'a>>,
    pub(super) best: usize,
}

/// Puts legal choices into things, without wasteful payments.
pub(super) fn things<'a>(view: &View, legal: &'a [LegalChoice]) -> Vec<Thing<'a>> {
    let mut things: Vec<Thing<'a>> = Vec::new();
    for legal in legal {
        let Ok(choice) = legal.text.parse::<Choice>() else { continue };
        let (what, way) = (What::of(choice), Way { legal, choice });
        match things.iter_mut().find(|thing| thing.what == what) {
            Some(thing) => thing.ways.push(way),
            None => things.push(Thing { what, ways: vec![way], best: 0 }),
        }
    }
    for thing in &mut things {
        let keep: Vec<bool> =
            thing.ways.iter().map(|way| is_sensible(view, way, &thing.ways)).collect();
        let mut keep = keep.into_iter();
        thing.ways.retain(|_| keep.next().unwrap_or(true));
        // The weakest payment first; ways that pay nothing keep their order.
        thing.ways.sort_by_key(|way| paid(way.choice).map(|(paying, rest)| (rest, paying.len())));
        thing.best = best(view, &thing.ways);
    }
    things
}

/// Returns what is paid, and everything else that tells two ways apart.
fn paid(choice: Choice) -> Option<(Symbols, (Aim, Giving))> {
    match choice {
        Choice::Cast { aim, paying, .. } => Some((paying, (aim, Giving::Nothing))),
        Choice::Collect { paying, giving, .. } => Some((paying, (Aim::None, giving))),
        _ => None,
    }
}

/// Returns whether no other way does the same and leaves a better pool.
///
/// Purple pays for everything that red and blue pay for, so fewer purple symbols are better. Whether
/// red or blue is kept matters only as long as an action can follow.
fn is_sensible(view: &View, way: &Way<'_>, ways: &[Way<'_>]) -> bool {
    let Some((paying, rest)) = paid(way.choice) else { return true };
    let same = ways
        .iter()
        .filter_map(|other| paid(other.choice))
        .filter(|(other, other_rest)| *other_rest == rest && other.len() == paying.len());
    let others: Vec<Symbols> = same.map(|(other, _)| other).collect();
    let least = others.iter().map(|other| purple(*other)).min().unwrap_or_default();
    if purple(paying) > least {
        return false;
    }
    let frugal = || others.iter().copied().filter(|other| purple(*other) == least);
    let first = frugal().min_by_key(|other| waste(view, *other));
    view.ap > 1 && !is_same_color(view, frugal()) || first == Some(paying)
}

fn purple(paying: Symbols) -> u8 {
    paying.count(Symbol::PurpleGem) + paying.count(Symbol::PurpleOrb)
}

/// Returns whether nothing else in the book or beside the hex can use what would be kept.
fn is_same_color(view: &View, payments: impl Iterator<Item = Symbols>) -> bool {
    let mut waste = payments.map(|paying| waste(view, paying).0);
    let first = waste.next();
    waste.all(|it| Some(it) == first && it == 0)
}

/// Returns how much a payment takes from other spells of the book, and how rare its symbols are.
fn waste(view: &View, paying: Symbols) -> (u16, u16, Symbols) {
    let needed: u16 = paying.iter().map(|symbol| demand(view, symbol)).sum();
    let rare: u16 =
        paying.iter().map(|symbol| 16 - u16::from(view.pool.count(symbol).min(15))).sum();
    (needed, rare, paying)
}

/// Returns how many spells of the active player's book want a symbol.
fn demand(view: &View, symbol: Symbol) -> u16 {
    let fresh = view.books[view.active].into_iter().filter(|page| !page.cast);
    let costs = fresh.filter_map(|page| page.card.printed().spell).map(|spell| spell.cast);
    let wants = costs.filter(|cost| cost.ids().any(|id| id == symbol.id()));
    u16::try_from(wants.count()).unwrap_or(u16::MAX)
}

/// Returns the place of the way that is selected first.
fn best(view: &View, ways: &[Way<'_>]) -> usize {
    let score = |way: &Way<'_>| -> (u16, i32) {
        match way.choice {
            Choice::Cast { card, aim, paying } => {
                let weak = match aim {
                    Aim::At(seat) => -i32::from(view.hp[seat]),
                    Aim::None | Aim::On(_) => 0,
                };
                let strong = card.printed().kind == Kind::Attack;
                (u16::from(paying.len()) * u16::from(strong), weak)
            }
            Choice::Collect { paying, giving, .. } => {
                let level =
                    giving.card().map_or(0, |card| i32::from(card.level().unwrap_or_default()));
                (100 - waste(view, paying).0.min(100), -level)
            }
            Choice::Reroll { dice } => (u16::from(dice == useless(view)), -1),
            Choice::Absorb { energy } => (energy.into(), 0),
            Choice::Ability { aim: Aim::At(seat) } => (1, -i32::from(view.hp[seat])),
            _ => (0, 0),
        }
    };
    // The last of equals would be a matter of order; take the first.
    let mut best = 0;
    for place in 1..ways.len() {
        if score(&ways[place]) > score(&ways[best]) {
            best = place;
        }
    }
    best
}

/// Returns the dice that pay for nothing in sight: neither a spell of the book, nor the card beside
/// the hex, nor energy.
fn useless(view: &View) -> DieSet {
    let pool: &Pool = &view.pool;
    let clean = |die: &Die| {
        pool.shows(*die).is_some_and(|it| !matches!(it, Symbol::Cursed | Symbol::Shadow))
    };
    let idle = |die: &Die| {
        pool.shows(*die).is_some_and(|it| demand(view, it) == 0 && !is_wanted(view, it))
    };
    let idle_dice: DieSet = Die::ALL.into_iter().filter(|die| clean(die) && idle(die)).collect();
    if idle_dice.is_empty() { Die::ALL.into_iter().filter(clean).collect() } else { idle_dice }
}

/// Returns whether the card beside the active player's hex costs this symbol.
fn is_wanted(view: &View, symbol: Symbol) -> bool {
    let card = view.hexes[view.active].and_then(|hex| view.beside.at(hex));
    let cost = card.map_or(Cost::FREE, |card| card.printed().collect);
    cost.ids().any(|id| id == symbol.id())
}
