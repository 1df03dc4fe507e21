//! The end of a game: what decided it, the standings, and the chart of influence.

use catalog::{
    Fact,
    shadow_throne::{Card, Faction},
};
use kernel::Seat;
use maud::{Markup, html};
use serde_json::Value;

use super::{board::Board, chart};

/// How many battles are told as turning points.
const TURNS_MAX: usize = 3;

/// The results of the battles.
#[derive(Clone, Debug, Default)]
pub(super) struct Story(pub(super) Vec<Battle>);

#[derive(Clone, Debug, Default)]
pub(super) struct Battle {
    /// The ids of the factions that won.
    pub(super) winners: Vec<String>,
    /// The power of each faction at the end, in the order of [`Faction::ALL`].
    power: [u64; 3],
    /// The influence that each seat gained.
    gains: Vec<u16>,
    /// The seats and cards that were turned up or added.
    played: Vec<(u64, Card)>,
    /// The seats for whom Simone died.
    mourned: Vec<u64>,
}

impl Story {
    /// Collects the results of the battles from all facts of the game.
    fn of(facts: &[Fact]) -> Self {
        let mut story = Self::default();
        for fact in facts {
            story.add(fact.value());
        }
        story
    }

    fn add(&mut self, fact: &Value) {
        if fact["event"] == "battle-began" {
            self.0.push(Battle::default());
        }
        let Some(battle) = self.0.last_mut() else { return };
        let seat = fact["seat"].as_u64();
        match fact["event"].as_str() {
            Some("won") => {
                let factions = fact["factions"].as_array().into_iter().flatten();
                battle.winners = factions.filter_map(Value::as_str).map(str::to_owned).collect();
                battle.power =
                    Faction::ALL.map(|it| fact["power"][it.id()].as_u64().unwrap_or_default());
            }
            Some("revealed" | "added") => {
                let card = fact["card"].as_str().and_then(|id| id.parse().ok());
                battle.played.extend(seat.zip(card));
            }
            Some("influence") => battle.gain(fact),
            Some("mourned") => {
                battle.mourned.extend(seat);
                battle.gain(fact);
            }
            _ => {}
        }
    }

    /// Returns the influence of a seat at the start and after each battle.
    pub(super) fn totals(&self, seat: Seat) -> Vec<u16> {
        let mut total = 0;
        let after = self.0.iter().map(|battle| {
            total += battle.gained(seat);
            total
        });
        std::iter::once(0).chain(after).collect()
    }

    /// Returns the battles in which a seat gained the most over another, in the order of play.
    fn turns(&self, seat: Seat, over: Seat) -> Vec<(u16, &Battle)> {
        let lead =
            |battle: &Battle| i32::from(battle.gained(seat)) - i32::from(battle.gained(over));
        let mut turns: Vec<(u16, &Battle)> = (1..).zip(&self.0).collect();
        turns.sort_by_key(|(_, battle)| -lead(battle));
        turns.retain(|(_, battle)| lead(battle) > 0);
        turns.truncate(TURNS_MAX);
        turns.sort_by_key(|(number, _)| *number);
        turns
    }
}

impl Battle {
    fn gain(&mut self, fact: &Value) {
        let seat = fact["seat"].as_u64().and_then(|seat| usize::try_from(seat).ok());
        let Some(seat) = seat else { return };
        self.gains.resize(self.gains.len().max(seat + 1), 0);
        let gain = fact["influence"].as_u64().and_then(|gain| u16::try_from(gain).ok());
        self.gains[seat] += gain.unwrap_or_default();
    }

    fn gained(&self, seat: Seat) -> u16 {
        self.gains.get(usize::from(seat.number())).copied().unwrap_or_default()
    }

    /// Returns the card of a seat that shows best why it gained: Simone if she died for it, or its
    /// card of a winning faction with the most influence.
    fn hero(&self, seat: Seat) -> Option<Card> {
        if self.mourned.contains(&u64::from(seat.number())) {
            return Some(Card::Simone);
        }
        let own = self.played.iter().filter(|(owner, _)| *owner == u64::from(seat.number()));
        let printed = |card: &Card| *card.printed();
        own.map(|(_, card)| *card).max_by_key(|card| {
            let won = self.winners.iter().any(|id| id == printed(card).faction.id());
            (won, printed(card).influence)
        })
    }
}

/// The end of a game.
pub(super) struct Over<'o> {
    board: &'o Board<'o>,
    story: Story,
}

impl Board<'_> {
    /// Returns the place of a seat, from 1; seats that are level share one.
    pub(super) fn rank(&self, seat: Seat) -> usize {
        let own = self.standing(seat);
        1 + self.view.seats.seats().filter(|other| self.standing(*other) > own).count()
    }

    fn standing(&self, seat: Seat) -> (u16, u16) {
        (self.view.influence[seat], self.view.gold[seat])
    }
}

impl<'o> Over<'o> {
    pub(super) fn new(board: &'o Board<'o>, story: &[Fact]) -> Self {
        Self { board, story: Story::of(story) }
    }

    /// Says what made the difference between the first and the second, to the reader if it is one
    /// of them.
    pub(super) fn decided(&self) -> String {
        let (board, ranking) = (self.board, self.board.view.standings());
        let [first, second, ..] = ranking.as_slice() else { return String::new() };
        let ((most, gold), (less, less_gold)) = (board.standing(*first), board.standing(*second));
        let who = |seat: Seat| if board.context.names.is_reader(seat) { "you" } else { "other" };
        let key = match most == less {
            true if gold == less_gold => "over-level",
            true => "over-gold",
            false => "over-influence",
        };
        let places = [
            ("first", board.context.names.of(*first).into()),
            ("first-is", who(*first).into()),
            ("second", board.context.names.of(*second).into()),
            ("second-is", who(*second).into()),
            ("influence", most.into()),
            ("by", (most - less).into()),
            ("gold", gold.into()),
            ("less", less_gold.into()),
        ];
        [board.words().say(key, &places), self.own_place(&ranking)].join(" ").trim_end().to_owned()
    }

    /// Tells the reader the own place, from the third on; the sentence before names the first two.
    fn own_place(&self, ranking: &[Seat]) -> String {
        let board = self.board;
        let reader = ranking.iter().skip(2).find(|seat| board.context.names.is_reader(**seat));
        let Some(&own) = reader else { return String::new() };
        let (influence, _) = board.standing(own);
        let places = [("place", board.rank(own).into()), ("influence", influence.into())];
        board.words().say("over-place", &places)
    }

    /// Draws the ranking, the chart, and the battles that decided the game.
    pub(super) fn standings(&self) -> Markup {
        let board = self.board;
        html! {
            section.panel.ranking {
                h2.label { (board.say("over-standings")) }
                (self.ranking())
            }
            section.panel.course {
                h2 { (board.say("over-chart")) " " small { (board.say("over-chart-what")) } }
                (chart::charts(board, &self.story))
            }
            section.panel.turns { h2 { (board.say("over-turns")) } (self.turns()) }
        }
    }

    fn ranking(&self) -> Markup {
        let board = self.board;
        let won = |seat| board.view.outcome.is_some_and(|outcome| outcome.winners.has(seat));
        html! {
            table.standings {
                thead.unseen { tr {
                    th scope="col" { (board.say("over-player")) }
                    th scope="col" { (board.say("head-influence")) }
                    th scope="col" { (board.say("head-gold")) }
                } }
                tbody {
                    @for seat in board.view.standings() {
                        tr.won[won(seat)] {
                            th scope="row" { (board.context.seal(seat)) " " span { (board.context.name(seat)) } }
                            td.influence { (board.paper().sign("influence")) " " (board.view.influence[seat]) }
                            td.gold { (board.paper().sign("gold")) " " (board.view.gold[seat]) }
                        }
                    }
                }
            }
        }
    }

    /// Draws the battles in which the winner pulled ahead.
    fn turns(&self) -> Markup {
        let (board, ranking) = (self.board, self.board.view.standings());
        let [first, second, ..] = ranking.as_slice() else { return html! {} };
        html! {
            ol {
                @for (number, battle) in self.story.turns(*first, *second) {
                    li {
                        span.thumb { @if let Some(card) = battle.hero(*first) { (board.paper().picture(card.id())) } }
                        div {
                            p.label { (board.number("over-battle", "battle", number)) }
                            p { (self.turn(battle, *first)) }
                            p.swing { (self.swing(battle, [*first, *second])) }
                        }
                    }
                }
            }
        }
    }

    /// Lists what a battle brought to these seats, without those to whom it brought nothing.
    fn swing(&self, battle: &Battle, seats: [Seat; 2]) -> String {
        let paid = seats.into_iter().filter(|seat| battle.gained(*seat) != 0);
        let paid = paid
            .map(|seat| format!("{} +{}", self.board.context.names.of(seat), battle.gained(seat)));
        paid.collect::<Vec<_>>().join(", ")
    }

    /// Says why a battle paid for a seat.
    fn turn(&self, battle: &Battle, seat: Seat) -> String {
        let board = self.board;
        let factions: Vec<String> =
            battle.winners.iter().map(|id| board.words().name(id)).collect();
        let mut power = battle.power;
        power.sort_unstable();
        let hero = battle.hero(seat).map(|card| board.words().said(card.id())).unwrap_or_default();
        let simone = battle.mourned.contains(&u64::from(seat.number()));
        let places = [
            ("factions", board.words().list(&factions).into()),
            ("count", factions.len().into()),
            ("by", (power[2] - power[1]).into()),
            ("card", hero.into()),
            ("id", battle.winners.first().cloned().unwrap_or_default().into()),
        ];
        let sentence =
            board.words().say(if simone { "over-turn-simone" } else { "over-turn" }, &places);
        board.words().finish(&sentence)
    }
}
