//! What habits look at: by which terms a choice is described.

use kernel::{HabitTable, Seat};

use crate::{Card, Choice, Faction, Price, ShadowThrone, state::Step};

/// The learnt habits.
pub(crate) const TABLE: HabitTable = HabitTable {
    moments: &[
        "draft-1", "draft-3", "draft-5", "wave-1", "wave-2", "wave-3", "wave-4", "extra", "keep",
    ],
    terms: &TERMS,
    weights: include_str!("../habits.txt"),
};

/// The terms after those of the cards.
const MORE: [&str; 26] = [
    "decline",
    // How far the card's faction is ahead of the strongest other, and the same for each influence
    // of the card.
    "behind-8",
    "behind-5",
    "behind-3",
    "behind-1",
    "even",
    "ahead-1",
    "ahead-3",
    "ahead-6",
    "influence-behind-8",
    "influence-behind-5",
    "influence-behind-3",
    "influence-behind-1",
    "influence-even",
    "influence-ahead-1",
    "influence-ahead-3",
    "influence-ahead-6",
    // Other cards of this faction in hand, and their power.
    "company",
    "company-power",
    // The gold that is left, and what the hand as a whole would owe.
    "purse",
    "debt",
    "unpaid",
    "hush",
    // The own influence on the table, with this faction, with the others, and for each power ahead.
    "backed",
    "backed-elsewhere",
    "backed-ahead",
];
const CARDS: usize = Card::ALL.len();
const TERMS: [&str; CARDS + MORE.len()] = terms();

const DECLINE: usize = CARDS;
const LEAD: usize = DECLINE + 1;
const INFLUENCE_LEAD: usize = LEAD + LEADS_MIN.len();
const COMPANY: usize = INFLUENCE_LEAD + LEADS_MIN.len();
const COMPANY_POWER: usize = COMPANY + 1;
const PURSE: usize = COMPANY + 2;
const DEBT: usize = COMPANY + 3;
const UNPAID: usize = COMPANY + 4;
const HUSH: usize = COMPANY + 5;
const BACKED: usize = COMPANY + 6;
const BACKED_ELSEWHERE: usize = COMPANY + 7;
const BACKED_AHEAD: usize = COMPANY + 8;

/// The least lead of each class but the first.
const LEADS_MIN: [i32; 8] = [i32::MIN, -7, -4, -2, 0, 1, 3, 6];
/// More gold than this tells nothing more.
const PURSE_MAX: i32 = 6;
/// A greater lead than this tells nothing more.
const LEAD_MAX: i32 = 12;

const fn terms() -> [&'static str; CARDS + MORE.len()] {
    let mut terms = [""; CARDS + MORE.len()];
    let mut place = 0;
    while place < terms.len() {
        terms[place] = if place < CARDS { Card::ALL[place].id() } else { MORE[place - CARDS] };
        place += 1;
    }
    terms
}

impl ShadowThrone {
    /// Returns the column of the present question.
    pub(crate) fn habit_moment(&self) -> usize {
        match self.step {
            Step::Draft { round } => usize::from((round - 1) / 2),
            Step::Wave { wave } => 2 + usize::from(wave),
            Step::Extra { .. } => 7,
            Step::Keep | Step::Over(_) => 8,
        }
    }

    /// Describes each legal choice, by what the seat knows.
    pub(crate) fn describe_all(
        &self,
        seat: Seat,
        legal: &[Choice],
        term: &mut impl FnMut(usize, usize, i32),
    ) {
        let company = Company::new(self, seat);
        for (place, choice) in legal.iter().enumerate() {
            match choice.card() {
                Some(card) => company.describe(card, &mut |row, value| term(place, row, value)),
                None => term(place, DECLINE, 1),
            }
        }
    }
}

/// What a seat holds and has played, by faction.
struct Company<'g> {
    game: &'g ShadowThrone,
    seat: Seat,
    /// The gold that is left if every card in hand is paid for.
    purse: i32,
    cards: [i32; 3],
    power: [i32; 3],
    /// The influence of the own characters on the table.
    backed: [i32; 3],
    /// How far each faction is ahead of the strongest other.
    leads: [i32; 3],
}

impl<'g> Company<'g> {
    fn new(game: &'g ShadowThrone, seat: Seat) -> Self {
        let (mut cards, mut power, mut backed) = ([0; 3], [0; 3], [0; 3]);
        let mut purse = i32::from(game.gold[seat]);
        for card in game.hands[seat].iter() {
            let faction = card.printed().faction.index();
            purse += i32::from(card.printed().gold);
            cards[faction] += 1;
            power[faction] += i32::from(game.options.power(card));
        }
        for own in game.table.iter().filter(|own| own.owner == seat) {
            backed[own.faction.index()] += i32::from(own.influence());
        }
        let [a, b, c] = Faction::ALL.map(|faction| i32::from(game.track[faction]));
        let leads = [a - b.max(c), b - a.max(c), c - a.max(b)];
        Self { game, seat, purse, cards, power, backed, leads }
    }

    fn describe(&self, card: Card, term: &mut impl FnMut(usize, i32)) {
        let printed = card.printed();
        let faction = printed.faction.index();
        let lead = self.leads[faction];
        let class = LEADS_MIN.iter().rposition(|least| *least <= lead).unwrap_or(0);
        term(card.index(), 1);
        term(LEAD + class, 1);
        term(INFLUENCE_LEAD + class, printed.influence.into());
        term(BACKED, self.backed[faction]);
        term(BACKED_ELSEWHERE, self.backed.iter().sum::<i32>() - self.backed[faction]);
        term(BACKED_AHEAD, self.backed[faction] * lead.clamp(-LEAD_MAX, LEAD_MAX));
        let is_draft = matches!(self.game.step, Step::Draft { .. });
        // A card in the own hand keeps itself no company.
        let own = i32::from(!is_draft);
        term(COMPANY, self.cards[faction] - own);
        term(COMPANY_POWER, self.power[faction] - own * i32::from(self.game.options.power(card)));
        if is_draft {
            term(DEBT, (self.purse + i32::from(printed.gold)).min(0));
        } else {
            self.describe_price(card, term);
        }
    }

    fn describe_price(&self, card: Card, term: &mut impl FnMut(usize, i32)) {
        let is_extra = matches!(self.game.step, Step::Extra { .. });
        let price = Price::of(card, self.game.previous[self.seat].filter(|_| !is_extra));
        match price.paid_from(self.game.gold[self.seat]) {
            Some(purse) => term(PURSE, i32::from(purse).min(PURSE_MAX)),
            None => term(UNPAID, 1),
        }
        term(HUSH, price.hush.into());
    }
}
