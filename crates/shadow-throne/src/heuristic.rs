//! Scores of choices, without looking ahead.

use kernel::{Eyes, Heuristic, Seat};

use crate::{Card, Choice, Faction, Price, Rank, ShadowThrone, View, WAVES};

impl Heuristic for ShadowThrone {
    fn score(view: &View, choice: Choice) -> i32 {
        let Eyes::Seat(seat) = view.eyes else { return 0 };
        let player = Player { view, seat };
        match choice {
            Choice::Draft(card) | Choice::Keep(card) => player.worth_holding(card),
            Choice::Play(card) | Choice::Add(card) => {
                player.worth_playing(card, view.price(seat, card))
            }
            Choice::Decline => player.prospects(None),
        }
    }
}

/// The value of one gold in hundredths of an influence, for rich and for poor players.
const GOLD_TO_THE_RICH: i32 = 25;
const GOLD_TO_THE_POOR: i32 = 60;
/// A player with less gold than this is poor.
const POVERTY: u16 = 4;

struct Player<'v> {
    view: &'v View,
    seat: Seat,
}

impl Player<'_> {
    /// Scores a card in hand: higher with others of its faction, lower if gold for it is missing.
    fn worth_holding(&self, card: Card) -> i32 {
        let printed = self.view.printed(card);
        let company = self.hand().filter(|other| other.printed().faction == printed.faction);
        let company = i32::try_from(company.count()).unwrap_or(0);
        let strength = 60 * i32::from(printed.influence) + 40 * i32::from(printed.power);
        let purse = i32::from(self.view.gold[self.seat]) + self.hand().map(gold).sum::<i32>();
        let debt = (purse + gold(card)).min(0);
        strength + skill(card) + 15 * company + self.gold_value(gold(card)) + 30 * debt
    }

    /// Scores a card for this wave, also as the extra card, by expected influence and gold.
    fn worth_playing(&self, card: Card, price: Price) -> i32 {
        match price.paid_from(self.view.gold[self.seat]) {
            Some(_) => self.prospects(Some(card)) + self.gold_value(i32::from(price.net)),
            // The card is lost for one gold, so prefer the least useful one.
            None => self.prospects(None) + self.gold_value(1) - self.worth_holding(card) / 4,
        }
    }

    /// Returns the expected influence and consolation, in hundredths, if `card` joins the battle.
    fn prospects(&self, card: Option<Card>) -> i32 {
        let faction = card.map(|card| card.printed().faction);
        let chances = Faction::ALL.map(|f| self.strength(f, card.filter(|_| faction == Some(f))));
        let sum: i32 = chances.iter().sum();
        let chance = |faction: Faction| 100 * chances[faction.index()] / sum.max(1);
        let worth = |card: Card, faction: Faction, influence: i32| {
            let consolation = i32::from(card.printed().consolation);
            influence * chance(faction) + consolation * (100 - chance(faction)) / 4
        };
        let own = self.view.table.iter().filter(|x| x.owner == self.seat);
        let table: i32 = own.map(|x| worth(x.card, x.faction, x.influence().into())).sum();
        let new = card.map_or(0, |card| {
            let printed = card.printed();
            worth(card, printed.faction, printed.influence.into()) + skill(card) / 2
        });
        table + new
    }

    /// Estimates how likely a faction is to win, by its power and what this hand could add to it.
    fn strength(&self, faction: Faction, card: Option<Card>) -> i32 {
        let power = i32::from(self.view.power[faction]);
        let new = card.map_or(0, |card| i32::from(self.view.printed(card).power));
        let waves = i32::from(WAVES + 1 - self.view.wave.unwrap_or(1).min(WAVES));
        let own = self.hand().filter(|held| held.printed().faction == faction);
        let own: i32 = own.map(|held| i32::from(self.view.printed(held).power)).sum();
        let strength = 2 * (power + new) + own.min(waves * 3) / 2 + 2;
        strength * strength
    }

    fn hand(&self) -> impl Iterator<Item = Card> {
        self.view.hands[self.seat].into_iter().flat_map(crate::Cards::iter)
    }

    fn gold_value(&self, gold: i32) -> i32 {
        let poor = self.view.gold[self.seat] < POVERTY;
        gold * if poor { GOLD_TO_THE_POOR } else { GOLD_TO_THE_RICH }
    }
}

fn gold(card: Card) -> i32 {
    i32::from(card.printed().gold)
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
