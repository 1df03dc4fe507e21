//! The end of a game: what decided it, and the final standings.

use std::cmp::Reverse;

use catalog::Fact;
use kernel::Seat;
use maud::{Markup, html};
use serde_json::Value;

use super::{board::Board, card::glyph};

/// The results of the battles.
#[derive(Clone, Debug, Default)]
struct Story(Vec<Battle>);

#[derive(Clone, Debug, Default)]
struct Battle {
    /// The ids of the factions that won.
    winners: Vec<String>,
    /// The influence that each seat gained.
    gains: Vec<u64>,
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
        match (fact["event"].as_str(), self.0.last_mut()) {
            (Some("battle-began"), _) => self.0.push(Battle::default()),
            (Some("won"), Some(battle)) => {
                let factions = fact["factions"].as_array().into_iter().flatten();
                battle.winners = factions.filter_map(Value::as_str).map(str::to_owned).collect();
            }
            (Some("influence" | "mourned"), Some(battle)) => battle.gain(fact),
            _ => {}
        }
    }
}

impl Battle {
    fn gain(&mut self, fact: &Value) {
        let seat = fact["seat"].as_u64().and_then(|seat| usize::try_from(seat).ok());
        let Some(seat) = seat else { return };
        self.gains.resize(self.gains.len().max(seat + 1), 0);
        self.gains[seat] += fact["influence"].as_u64().unwrap_or_default();
    }

    fn gained(&self, seat: Seat) -> u64 {
        self.gains.get(usize::from(seat.number())).copied().unwrap_or_default()
    }
}

/// The end of a game.
pub(super) struct Over<'o> {
    board: &'o Board<'o>,
    story: Story,
}

impl<'o> Over<'o> {
    pub(super) fn new(board: &'o Board<'o>, story: &[Fact]) -> Self {
        Self { board, story: Story::of(story) }
    }

    fn standing(&self, seat: Seat) -> (u16, u16) {
        (self.board.view.influence[seat], self.board.view.gold[seat])
    }

    /// Says what made the difference between the first and the second.
    pub(super) fn decided(&self) -> String {
        let (board, ranking) = (self.board, self.board.view.standings());
        let [first, second, ..] = ranking.as_slice() else { return String::new() };
        let ((most, gold), (less, less_gold)) = (self.standing(*first), self.standing(*second));
        let names = [
            ("first", board.context.names.of(*first).into()),
            ("second", board.context.names.of(*second).into()),
        ];
        if most == less {
            let key = if gold == less_gold { "over-level" } else { "over-gold" };
            let figures =
                [("influence", most.into()), ("gold", gold.into()), ("less", less_gold.into())];
            return board.words().say(key, &[names.as_slice(), &figures].concat());
        }
        let battles = self.story.0.iter().zip(1_u16..);
        let best = battles.max_by_key(|(battle, number)| (battle.gained(*first), Reverse(*number)));
        let (battle, gain) =
            best.map_or((1, 0), |(battle, number)| (number, battle.gained(*first)));
        let figures =
            [("by", (most - less).into()), ("battle", battle.into()), ("gain", gain.into())];
        board.words().say("over-influence", &[names.as_slice(), &figures].concat())
    }

    /// Draws the standings, with each player's gain in each battle.
    pub(super) fn standings(&self) -> Markup {
        let board = self.board;
        let won = |seat| board.view.outcome.is_some_and(|outcome| outcome.winners.has(seat));
        html! {
            table.standings {
                caption.unseen { (board.say("over-standings")) }
                thead { tr {
                    th scope="col" { (board.say("over-player")) }
                    th scope="col" { (board.say("head-influence")) }
                    th scope="col" { (board.say("head-gold")) }
                    @for (battle, number) in self.story.0.iter().zip(1_u16..) {
                        th scope="col" {
                            (board.number("over-battle", "battle", number)) " "
                            @for faction in &battle.winners {
                                (glyph(faction)) span.unseen { (board.words().name(faction)) }
                            }
                        }
                    }
                } }
                tbody {
                    @for seat in board.view.standings() {
                        tr.won[won(seat)] {
                            th scope="row" {
                                (board.context.names.of(seat))
                                @if board.context.names.is_reader(seat) { span.tag { (board.say("table-you")) } }
                            }
                            td { b { (board.view.influence[seat]) } }
                            td { (board.view.gold[seat]) }
                            @for battle in &self.story.0 { td { (plus(battle.gained(seat))) } }
                        }
                    }
                }
            }
        }
    }
}

fn plus(gain: u64) -> String {
    if gain == 0 { "–".into() } else { format!("+{gain}") }
}
