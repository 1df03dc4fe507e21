//! Positions that scenarios set up, and deals that they choose.

use alloc::{format, string::String, vec::Vec};
use core::{ops::RangeInclusive, str::FromStr};

use kernel::{BySeat, ClauseError, Message, ParseError, Seat, SeatCount, Setup, Tell, Text};

use crate::{
    Card, Cards, Character, Choice, Counts, Facedown, Faction, Power, ROUNDS, Rank, ShadowThrone,
    WAVES,
    state::{Draft, Step},
};

/// Sets up a position from clauses, and completes what they leave open according to the rules.
pub(crate) fn position(
    setup: &Setup<ShadowThrone>,
    clauses: &[&str],
    tell: &mut impl Tell<ShadowThrone>,
) -> Result<ShadowThrone, ClauseError> {
    let mut builder = Builder::new(setup);
    ClauseError::locate(clauses, |text| builder.read(text))?;
    // Report a contradiction at the clause that states it.
    builder.finish(tell).map_err(|(subject, why)| {
        let said = clauses.iter().position(|clause| clause.starts_with(&subject));
        ClauseError { clause: said.unwrap_or(clauses.len().saturating_sub(1)), why }
    })
}

/// The start of the clause to blame, and what is wrong with the position as a whole.
type Contradiction = (String, ParseError);

fn contradiction(subject: &str, what: impl Into<Message>) -> Contradiction {
    (String::from(subject), ParseError::new(0, what))
}

/// Deals again so that the seats can draft these cards, and returns the picks.
pub(crate) fn stack(
    game: &mut ShadowThrone,
    clauses: &[&str],
) -> Result<Vec<(Seat, Choice)>, ClauseError> {
    let seats = game.seats();
    if game.step != (Step::Draft { round: 1 }) || game.owing != seats.seats() {
        let why = ParseError::new(0, "cards can be dealt only when a draft begins");
        return Err(ClauseError { clause: 0, why });
    }
    let (mut wishes, mut left) = (BySeat::new(seats, |_| Vec::new()), Counts::full());
    let held = game.hands.values().copied().flat_map(Cards::iter);
    let held = held.chain(game.table.iter().map(|langman| langman.card));
    held.for_each(|card| left[card] -= 1);
    ClauseError::locate(clauses, |mut text| {
        let seat = text.word().seat(seats)?;
        while !text.as_str().is_empty() {
            let word = text.word();
            if wishes[seat].len() == usize::from(ROUNDS) {
                return Err(word.wrong(format!("nobody drafts more than {ROUNDS} cards")));
            }
            wishes[seat].push(take(&mut left, word)?);
        }
        Ok(())
    })?;
    for seat in seats.seats() {
        wishes[seat].resize_with(usize::from(ROUNDS), || take_commonest(&mut left));
    }
    game.deck = left.iter().collect();
    // In round n, counted from 0, a seat picks from the pool dealt n seats to its right.
    let pick = |seat: Seat, round: u8| wishes[seat][usize::from(round)];
    let pool = |start| (0..ROUNDS).map(|round| pick(seats.left_by(start, round), round)).collect();
    game.pools = BySeat::new(seats, pool);
    game.draft = Draft::new(1, game.pools);
    let rounds = (0..ROUNDS).flat_map(|round| seats.seats().map(move |seat| (seat, round)));
    Ok(rounds.map(|(seat, round)| (seat, Choice::Draft(pick(seat, round)))).collect())
}

/// Takes the card that this word names from those that are left.
fn take(left: &mut Counts, word: Text<'_>) -> Result<Card, ParseError> {
    let card: Card = word.read()?;
    let Some(less) = left[card].checked_sub(1) else {
        let copies = card.printed().copies;
        return Err(word.wrong(format!("no {card} is left: the box has {copies}")));
    };
    left[card] = less;
    Ok(card)
}

/// Takes a card with the most copies left, which is the least likely to matter.
fn take_commonest(left: &mut Counts) -> Card {
    let most = Card::ALL.into_iter().rev().max_by_key(|&card| left[card]);
    let card = most.expect("there are 27 characters");
    left[card] -= 1;
    card
}

/// A position being set up.
struct Builder {
    game: ShadowThrone,
    /// How many copies of each card are left.
    left: Counts,
    /// The wave to be chosen next; one past the last when all have been fought.
    wave: u8,
    previous: BySeat<Option<Faction>>,
    /// What the clauses so far are about.
    stated: Vec<String>,
}

impl Builder {
    fn new(setup: &Setup<ShadowThrone>) -> Self {
        let seats = setup.seats;
        Self {
            game: ShadowThrone::opened(setup.options, seats),
            left: Counts::full(),
            wave: 1,
            previous: BySeat::new(seats, |_| None),
            stated: Vec::new(),
        }
    }

    fn seats(&self) -> SeatCount {
        self.game.seats()
    }

    fn read(&mut self, mut text: Text<'_>) -> Result<(), ParseError> {
        let keyword = text.word();
        self.check_new(keyword, text)?;
        match keyword.as_str() {
            "battle" => self.game.battle = read_within(text, 1..=AMOUNT_MAX, "a battle from 1")?,
            "wave" => self.wave = read_wave(text)?,
            "waves" => {
                text.expect("over")?;
                self.wave = WAVES + 1;
            }
            "gold" => set(&mut self.game.gold, text)?,
            "influence" => set(&mut self.game.influence, text)?,
            "previous" => self.previous = text.each_seat(self.seats(), Text::read)?,
            "hand" | "pool" => {
                let (is_hand, seat) = (keyword.as_str() == "hand", text.word().seat(self.seats())?);
                let cards = self.read_cards(text)?;
                if !is_hand && !(1..=ROUNDS).contains(&cards.len()) {
                    return Err(text.wrong(format!("a pool has 1 to {ROUNDS} cards")));
                }
                let place = if is_hand { &mut self.game.hands } else { &mut self.game.pools };
                place[seat] = cards;
            }
            "table" => text.parts().try_for_each(|part| self.read_character(part))?,
            "facedown" => text.parts().try_for_each(|part| self.read_facedown(part))?,
            "carried" => self.read_carried(text)?,
            "boost" => {
                text.end()?;
                self.game.boost = true;
            }
            _ => {
                let what = "a position has `battle`, `wave`, `waves over`, `gold`, `influence`, \
                    `hand`, `pool`, `table`, `facedown`, `carried`, `previous` and `boost`";
                return Err(keyword.wrong(what));
            }
        }
        Ok(())
    }

    /// Refuses a second clause about the same subject.
    fn check_new(&mut self, keyword: Text<'_>, mut text: Text<'_>) -> Result<(), ParseError> {
        let subject = match keyword.as_str() {
            "waves" => String::from("wave"),
            word @ ("hand" | "pool") => format!("{word} {}", text.word().as_str()),
            word => String::from(word),
        };
        if self.stated.contains(&subject) {
            return Err(keyword.wrong(format!("`{subject}` is stated twice")));
        }
        self.stated.push(subject);
        Ok(())
    }

    fn read_cards(&mut self, text: Text<'_>) -> Result<Cards, ParseError> {
        let cards: Cards = text.read()?;
        if !cards.is_empty() {
            text.words().try_for_each(|word| take(&mut self.left, word).map(|_| ()))?;
        }
        Ok(cards)
    }

    /// Parses `A outlaw +1 Church dead silenced extra wave 2`; every mark is optional.
    fn read_character(&mut self, mut text: Text<'_>) -> Result<(), ParseError> {
        let whole = text;
        let owner = text.word().seat(self.seats())?;
        let card = take(&mut self.left, text.word())?;
        let mut x = self.game.entering(card, owner, 0);
        while !text.as_str().is_empty() {
            let mark = text.word();
            match mark.as_str() {
                "dead" => x.dead = true,
                "silenced" => x.silenced = true,
                "extra" => x.extra = true,
                "wave" => x.wave = read_wave(text.word())?,
                tokens if tokens.starts_with('+') => {
                    let expected = format!("tokens from +1 to +{TOKENS_MAX}");
                    x.tokens = read_within(mark, 0..=TOKENS_MAX, &expected)?;
                }
                _ => x.faction = mark.read()?,
            }
        }
        if x.wave == 0 {
            x.wave = self.free_wave(owner, whole)?;
        }
        self.admit(&x).map_err(|what| whole.wrong(what))?;
        self.game.table.push(x);
        Ok(())
    }

    /// Returns the first wave in which this seat has no card yet.
    fn free_wave(&self, owner: Seat, text: Text<'_>) -> Result<u8, ParseError> {
        let free = (1..=WAVES).find(|&wave| !self.has_card(owner, wave));
        free.ok_or_else(|| text.wrong(format!("{owner} has a card in each of {WAVES} waves")))
    }

    fn has_card(&self, owner: Seat, wave: u8) -> bool {
        let mut table = self.game.table.iter().filter(|x| !x.extra);
        let poor = |x: &Facedown| x.owner == owner && x.wave == wave;
        table.any(|x| x.owner == owner && x.wave == wave) || self.game.facedown.iter().any(poor)
    }

    /// Refuses a character that is impossible in any game [ST-6.7, ST-6.2, ST-8.8, ST-9.4].
    fn admit(&self, x: &Character) -> Result<(), &'static str> {
        let printed = x.card.printed();
        let converted = x.faction != printed.faction;
        let kyros = |y: &Character| {
            let there = y.owner == x.owner && y.wave == x.wave;
            there && y.card == Card::KingKyros && !y.silenced
        };
        let others = self.game.table.iter();
        let rules = [
            (!(x.dead && printed.faction == Faction::Empire), "the Empire's characters never die"),
            (!(x.dead && x.tokens > 0), "the dead have no tokens"),
            (!(x.silenced && printed.faction == Faction::Rebels), "Rebels are never silenced"),
            (!converted || x.faction == Faction::Church, "one can be converted only to the Church"),
            (!(converted && printed.rank == Rank::Noble), "nobles cannot be converted"),
            (
                !x.extra || (printed.faction == Faction::Empire && others.clone().any(kyros)),
                "an extra card is an Empire card beside its owner's King Kyros",
            ),
            (!(x.extra && others.clone().any(|y| y.extra)), "there is never a second extra card"),
            (x.extra || !self.has_card(x.owner, x.wave), "its owner has another card in that wave"),
        ];
        rules.into_iter().try_for_each(|(holds, what)| if holds { Ok(()) } else { Err(what) })
    }

    /// Parses `A datura wave 2`.
    fn read_facedown(&mut self, mut text: Text<'_>) -> Result<(), ParseError> {
        let whole = text;
        let owner = text.word().seat(self.seats())?;
        let card = take(&mut self.left, text.word())?;
        let wave =
            if text.skip("wave") { read_wave(text.word())? } else { self.free_wave(owner, whole)? };
        text.end()?;
        if self.has_card(owner, wave) {
            return Err(whole.wrong(format!("{owner} has another card in wave {wave}")));
        }
        self.game.facedown.push(Facedown { card, owner, wave });
        Ok(())
    }

    fn read_carried(&mut self, text: Text<'_>) -> Result<(), ParseError> {
        let owner = text.seat(self.seats())?;
        take(&mut self.left, Text::new(Card::Langman.id()))
            .map_err(|wrong| text.wrong(wrong.what))?;
        self.game.table.insert(0, Character::entering(Card::Langman, owner, 0));
        Ok(())
    }

    /// Completes the position and returns it.
    fn finish(mut self, tell: &mut impl Tell<ShadowThrone>) -> Result<ShadowThrone, Contradiction> {
        let carried = self.game.table.first().is_some_and(|x| x.wave == 0);
        if carried && self.game.battle == 1 {
            let what = "Langman can be carried only into battle 2 and later ones";
            return Err(contradiction("carried", what));
        }
        self.game.table.sort_by_key(|x| x.wave);
        self.game.track = Power::of(&self.game.table);
        let table = self.game.table.iter().map(|x| ("table", x.wave));
        let facedown = self.game.facedown.iter().map(|x| ("facedown", x.wave));
        if let Some((kind, wave)) = table.chain(facedown).find(|(_, wave)| *wave >= self.wave) {
            let what = format!("there is a card in wave {wave}, but wave {} is next", self.wave);
            return Err(contradiction(kind, what));
        }
        self.check_what_passes_on()?;
        if self.game.pools.values().all(|pool| pool.is_empty()) {
            self.finish_conflict(tell)?;
            return Ok(self.game);
        }
        let fought = self.game.table.iter().any(|x| x.wave > 0) || !self.game.facedown.is_empty();
        if fought || self.stated.iter().any(|subject| subject == "wave") {
            return Err(contradiction("pool", "a position has pools or waves, not both"));
        }
        self.finish_draft()
    }

    /// Checks `boost`, `influence` and `previous`: wave 1 has neither a boost nor a winner, and
    /// `previous` fits the cards played.
    fn check_what_passes_on(&self) -> Result<(), Contradiction> {
        let first = self.wave == 1;
        if first && self.game.boost {
            return Err(contradiction("boost", "nothing is promised to the first wave"));
        }
        let target = self.game.options.target.get();
        if first && self.game.influence.values().any(|influence| *influence >= target) {
            let what = format!("nobody begins a battle with {target} influence: the game is over");
            return Err(contradiction("influence", what));
        }
        for (seat, &stated) in self.previous.iter() {
            let Some(stated) = stated else { continue };
            if first {
                return Err(contradiction("previous", "wave 1 has no hush money"));
            }
            if self.played_before(seat).is_some_and(|played| played != stated) {
                let what = format!("{seat} played another faction in the wave before");
                return Err(contradiction("previous", what));
            }
        }
        Ok(())
    }

    /// Returns the printed faction of the character that this seat played in the wave before.
    fn played_before(&self, seat: Seat) -> Option<Faction> {
        let mut before = self.game.table.iter().filter(|x| x.wave > 0 && x.wave + 1 == self.wave);
        let before = before.find(|x| x.owner == seat && !x.extra);
        before.map(|x| x.card.printed().faction)
    }

    fn finish_draft(mut self) -> Result<ShadowThrone, Contradiction> {
        let size = self.game.pools[Seat::default()].len();
        if self.game.pools.values().any(|pool| pool.len() != size) {
            return Err(contradiction("pool", "all pools have the same number of cards"));
        }
        let round = ROUNDS + 1 - size;
        let kept = u8::from(self.game.battle > 1);
        self.fill_hands(|_| kept + round - 1)?;
        self.game.draft = Draft::new(round, self.game.pools);
        self.game.ask_all(Step::Draft { round });
        Ok(self.game)
    }

    fn finish_conflict(&mut self, tell: &mut impl Tell<ShadowThrone>) -> Result<(), Contradiction> {
        let (wave, kept) = (self.wave, u8::from(self.game.battle > 1));
        let extra = self.game.table.iter().find(|x| x.extra).map(|x| x.owner);
        self.fill_hands(|seat| ROUNDS + kept + 1 - wave - u8::from(extra == Some(seat)))?;
        self.game.draft.since = ROUNDS + 1;
        for seat in self.seats().seats() {
            self.game.previous[seat] = self.previous[seat].or(self.played_before(seat));
        }
        if wave > WAVES {
            self.game.resolve(tell);
        } else {
            self.game.ask_all(Step::Wave { wave });
        }
        Ok(())
    }

    /// Fills hands up to the size that they have at this moment, and refuses larger ones. The rest
    /// of the cards is the deck.
    fn fill_hands(&mut self, size: impl Fn(Seat) -> u8) -> Result<(), Contradiction> {
        for seat in self.seats().seats() {
            let (held, size) = (self.game.hands[seat].len(), size(seat));
            if held > size {
                let what = format!("{seat} holds {held} cards, but at this moment it is {size}");
                return Err(contradiction(&format!("hand {seat}"), what));
            }
            for _ in held..size {
                let card = take_commonest(&mut self.left);
                self.game.hands[seat].insert(card);
            }
        }
        self.game.deck = self.left.iter().collect();
        Ok(())
    }
}

/// Limits far above what any game reaches, so that sums do not overflow.
const AMOUNT_MAX: u16 = 9_999;
const TOKENS_MAX: u8 = 99;

/// Parses the number of a wave.
pub(crate) fn read_wave(text: Text<'_>) -> Result<u8, ParseError> {
    read_within(text, 1..=WAVES, &format!("a wave from 1 to {WAVES}"))
}

/// Parses a number in this range.
fn read_within<N: FromStr + PartialOrd>(
    text: Text<'_>,
    range: RangeInclusive<N>,
    expected: &str,
) -> Result<N, ParseError> {
    let fits = text.number().ok().filter(|number| range.contains(number));
    fits.ok_or_else(|| text.wrong(format!("expected {expected}")))
}

/// Parses amounts of gold or influence, and sets those of the seats that are named.
fn set(all: &mut BySeat<u16>, text: Text<'_>) -> Result<(), ParseError> {
    let expected = format!("a number up to {AMOUNT_MAX}");
    let amount = |text| read_within(text, 0..=AMOUNT_MAX, &expected);
    let some = text.each_seat(all.count(), amount)?;
    *all = BySeat::new(all.count(), |seat| some[seat].unwrap_or(all[seat]));
    Ok(())
}
