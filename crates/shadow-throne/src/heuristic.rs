//! Scores of choices, without looking ahead.

use kernel::{Eyes, Heuristic, Seat};

use crate::{
    Card, Cards, Choice, Faction, Options, Power, Price, Rank, ShadowThrone, Table, View, WAVES,
    state::Step,
};

impl Heuristic for ShadowThrone {
    fn score(view: &View, choice: Choice) -> i32 {
        let Eyes::Seat(seat) = view.eyes else { return 0 };
        let known = Known {
            options: view.options(),
            gold: view.gold[seat],
            hand: view.hands[seat].unwrap_or_default(),
            previous: view.previous[seat].filter(|_| view.phase != crate::Phase::Extra),
            wave: view.wave.unwrap_or(1),
            power: &view.power,
            table: &view.table,
        };
        Player::new(seat, &known).score(choice)
    }
}

impl ShadowThrone {
    /// Does the same as [`Heuristic::score`] for many choices, without building a view.
    pub(crate) fn score_all(&self, seat: Seat, legal: &[Choice], scores: &mut [i32]) {
        let wave = match self.step {
            Step::Wave { wave } | Step::Extra { wave } => wave,
            Step::Draft { .. } => 1,
            Step::Keep | Step::Over(_) => WAVES,
        };
        let is_extra = matches!(self.step, Step::Extra { .. });
        let known = Known {
            options: self.options,
            gold: self.gold[seat],
            hand: self.hands[seat],
            previous: self.previous[seat].filter(|_| !is_extra),
            wave,
            power: &self.track,
            table: &self.table,
        };
        let player = Player::new(seat, &known);
        for (score, &choice) in scores.iter_mut().zip(legal) {
            *score = player.score(choice);
        }
    }
}

/// The value of one gold in hundredths of an influence, for rich and for poor players.
const GOLD_TO_THE_RICH: i32 = 25;
const GOLD_TO_THE_POOR: i32 = 60;
/// A player with less gold than this is poor.
const POVERTY: u16 = 4;

/// The most that counts as strength, so that no sum overflows, whatever the tokens.
const STRENGTH_MAX: i32 = 400;

/// What a player looks at.
struct Known<'g> {
    options: Options,
    gold: u16,
    hand: Cards,
    /// The faction for which hush money is due.
    previous: Option<Faction>,
    wave: u8,
    power: &'g Power,
    table: &'g Table,
}

/// A player, and sums of what it has.
struct Player {
    options: Options,
    gold: u16,
    previous: Option<Faction>,
    /// The gold that is left if every card in hand is paid for.
    purse: i32,
    /// For each faction: the cards in hand.
    company: [i32; 3],
    /// For each faction: what tells how likely it wins.
    strength: [i32; 3],
    /// For each faction: what the own characters on the table bring if it wins, and if not.
    influence: [i32; 3],
    consolation: [i32; 3],
    /// What follows from these if no card joins the battle.
    prospects: Prospects,
}

/// Sums over the factions, each weighed by the odds that it wins.
#[derive(Clone, Copy)]
struct Prospects {
    odds: i32,
    /// The own influence of each faction that wins.
    won: i32,
    /// The consolation of each faction, whether it wins or not; and of those that win.
    consolation: i32,
    kept_back: i32,
}

impl Prospects {
    const NONE: Self = Self { odds: 0, won: 0, consolation: 0, kept_back: 0 };

    /// Adds a faction of this strength.
    fn with(self, strength: i32, influence: i32, consolation: i32) -> Self {
        let odds = strength * strength;
        Self {
            odds: self.odds + odds,
            won: self.won + influence * odds,
            consolation: self.consolation + consolation,
            kept_back: self.kept_back + consolation * odds,
        }
    }

    /// Takes away a faction of this strength.
    fn without(self, strength: i32, influence: i32, consolation: i32) -> Self {
        let odds = strength * strength;
        Self {
            odds: self.odds - odds,
            won: self.won - influence * odds,
            consolation: self.consolation - consolation,
            kept_back: self.kept_back - consolation * odds,
        }
    }

    /// Returns the expected influence and consolation, in hundredths.
    fn value(self) -> i32 {
        let lost = self.consolation * self.odds - self.kept_back;
        (100 * self.won + 25 * lost) / self.odds
    }
}

impl Player {
    fn new(seat: Seat, known: &Known<'_>) -> Self {
        let Known { options, gold, previous, .. } = *known;
        let (mut purse, mut company, mut held) = (i32::from(gold), [0; 3], [0; 3]);
        for card in known.hand.iter() {
            let faction = card.printed().faction.index();
            purse += i32::from(card.printed().gold);
            company[faction] += 1;
            held[faction] += i32::from(options.power(card));
        }
        let (mut influence, mut consolation) = ([0; 3], [0; 3]);
        for own in known.table.iter().filter(|own| own.owner == seat) {
            influence[own.faction.index()] += i32::from(own.influence());
            consolation[own.faction.index()] += i32::from(own.card.printed().consolation);
        }
        let waves = i32::from(WAVES + 1 - known.wave.min(WAVES));
        let strength = Faction::ALL.map(|faction| {
            let own = held[faction.index()].min(3 * waves) / 2;
            (2 * i32::from(known.power[faction]) + own + 2).min(STRENGTH_MAX)
        });
        let add = |sums: Prospects, faction: usize| {
            sums.with(strength[faction], influence[faction], consolation[faction])
        };
        let prospects = (0..3).fold(Prospects::NONE, add);
        Self {
            options,
            gold,
            previous,
            purse,
            company,
            strength,
            influence,
            consolation,
            prospects,
        }
    }

    fn score(&self, choice: Choice) -> i32 {
        match choice {
            Choice::Draft(card) | Choice::Keep(card) => self.worth_holding(card),
            Choice::Play(card) | Choice::Add(card) => self.worth_playing(card),
            Choice::Decline => self.prospects.value(),
        }
    }

    /// Scores a card in hand: higher with others of its faction, lower if gold for it is missing.
    fn worth_holding(&self, card: Card) -> i32 {
        let printed = card.printed();
        let company = self.company[printed.faction.index()];
        let power = i32::from(self.options.power(card));
        let (gold, strength) = (i32::from(printed.gold), 60 * i32::from(printed.influence));
        let debt = (self.purse + gold).min(0);
        strength + 40 * power + skill(card) + 15 * company + self.gold_value(gold) + 30 * debt
    }

    /// Scores a card for this wave, also as the extra card, by expected influence and gold.
    fn worth_playing(&self, card: Card) -> i32 {
        let price = Price::of(card, self.previous);
        match price.paid_from(self.gold) {
            Some(_) => self.prospects_with(card) + self.gold_value(price.net.into()),
            // The card is lost for one gold, so prefer the least useful one.
            None => self.prospects.value() + self.gold_value(1) - self.worth_holding(card) / 4,
        }
    }

    /// Returns the expected influence and consolation, in hundredths, if `card` joins the battle.
    fn prospects_with(&self, card: Card) -> i32 {
        let printed = card.printed();
        let faction = printed.faction.index();
        let (strength, influence, consolation) =
            (self.strength[faction], self.influence[faction], self.consolation[faction]);
        let others = self.prospects.without(strength, influence, consolation);
        let all = others.with(
            strength + 2 * i32::from(self.options.power(card)),
            influence + i32::from(printed.influence),
            consolation + i32::from(printed.consolation),
        );
        all.value() + skill(card) / 2
    }

    fn gold_value(&self, gold: i32) -> i32 {
        gold * if self.gold < POVERTY { GOLD_TO_THE_POOR } else { GOLD_TO_THE_RICH }
    }
}

/// Returns a rough value of a card's ability.
fn skill(card: Card) -> i32 {
    let printed = card.printed();
    match (printed.ability, printed.rank) {
        (None, _) => 0,
        (Some(_), Rank::Commoner | Rank::Elite) => 60,
        (Some(_), Rank::Noble) => 90,
    }
}
