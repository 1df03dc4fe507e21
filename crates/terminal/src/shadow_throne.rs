//! The table of Shadow Throne.

use anstyle::{AnsiColor, Style};
use catalog::{
    LegalChoice,
    shadow_throne::{Card, Cards, Character, Choice, Faction, Phase, Price, View},
};
use kernel::Seat;
use serde_json::Value;
use text::Argument;
use unicode_width::UnicodeWidthStr;

use crate::{
    ACCENT, HEADING, Line, Picture, QUIET, pad,
    picture::{Board, heading},
};

const CARD_WIDTH: usize = 25;
const FACTION_WIDTH: usize = 9;
const PLAIN: Style = Style::new();

impl Picture for Board<'_, View> {
    fn primer(&self) -> Vec<Line> {
        self.number("primer", "target", self.view.target).lines().map(Line::plain).collect()
    }

    fn table(&self) -> Vec<Line> {
        [vec![self.title()], self.power(), self.seats(), self.battle()].concat()
    }

    fn question(&self, seat: Seat) -> Line {
        let left = self.names.of(self.view.seats.left_of(seat));
        Line::styled(ACCENT, self.in_phase("ask", &[("left", left.into())]))
    }

    fn offer(&self, seat: Seat, choice: &LegalChoice) -> Vec<Line> {
        let card = choice.parts.value()["card"].as_str().and_then(|id| id.parse().ok());
        card.map_or_else(|| vec![self.sentence(choice)], |card| self.card(seat, card))
    }

    fn end(&self) -> Vec<Line> {
        let figures = |seat: Seat| {
            let influence =
                format!("{} {}", self.view.influence[seat], self.say("table-influence"));
            let gold = format!("{} {}", self.view.gold[seat], self.say("table-gold"));
            format!("{}  {gold}", pad(&influence, 16))
        };
        self.standings(self.view.standings(), self.view.outcome, figures)
    }

    /// Shows the hand where one chooses from something else: in the draft, and for King Kyros.
    fn aside(&self, seat: Seat) -> Vec<Line> {
        let is_apart = matches!(self.view.phase, Phase::Draft | Phase::Extra);
        let hand = self.view.hands[seat].filter(|hand| is_apart && !hand.is_empty());
        let line = |hand| {
            let hand = format!("{}: {}", self.say("table-hand"), self.list(hand));
            vec![Line::blank(), Line::styled(QUIET, hand).indented(2)]
        };
        hand.map(line).unwrap_or_default()
    }

    /// Shows the pools of this battle, and what was taken of each [ST-14.7].
    fn seen(&self, seat: Seat) -> Vec<Line> {
        let Some(memory) = &self.view.memory[seat] else { return Vec::new() };
        let rounds = u16::from(self.view.since)..;
        let pools = memory.seen.iter().zip(rounds).zip(0..).map(|((pool, round), place)| {
            let pick = memory.picks.get(place).map(|card| self.words.short(card.id()));
            let pick = pick.map(|card| format!(" → {card}")).unwrap_or_default();
            let round = self.number("table-round", "round", round);
            Line::plain(format!("{round}: {}{pick}", self.list(*pool))).indented(2)
        });
        [Line::styled(HEADING, self.say("table-seen"))].into_iter().chain(pools).collect()
    }

    fn attempt(&self, card: &str) -> Option<String> {
        let card = card.parse().ok()?;
        let choice = match self.view.phase {
            Phase::Draft => Choice::Draft(card),
            Phase::Wave => Choice::Play(card),
            Phase::Extra => Choice::Add(card),
            Phase::Keep => Choice::Keep(card),
            Phase::Over => return None,
        };
        Some(choice.to_string())
    }

    fn facts(&self, card: &catalog::Card) -> Value {
        let here = card.id.parse().ok().map(|card| self.view.printed(card));
        let facts = here.and_then(|printed| serde_json::to_value(printed).ok());
        facts.unwrap_or_else(|| card.facts.clone())
    }
}

/// The table.
impl Board<'_, View> {
    fn title(&self) -> Line {
        let view = self.view;
        let phase = self.in_phase("table", &[]);
        let battle = self.number("table-battle", "battle", view.battle);
        let target = self.number("table-target", "target", view.target);
        heading(&format!("{battle} · {phase} · {target}"))
    }

    /// Says something about the phase: how far it has come has the places `$done` and `$of`.
    fn in_phase(&self, key: &str, more: &[Argument<'_>]) -> String {
        let (done, of) = self.view.progress().unwrap_or_default();
        let places = [&[("done", done.into()), ("of", of.into())], more].concat();
        self.words.say(&format!("{key}-{}", self.view.phase.id()), &places)
    }

    fn power(&self) -> Vec<Line> {
        // In the draft there is no battle to count yet, unless a Langman stayed.
        if self.view.phase == Phase::Draft && self.view.table.is_empty() {
            return Vec::new();
        }
        let track = Faction::ALL.into_iter().map(|faction| {
            let (style, power) = (color(faction), self.view.power[faction]);
            let bar = "■".repeat(usize::from(power.min(40)));
            let line = Line::plain("  ").then(style, self.faction(faction));
            line.then(PLAIN, format!(" {power:>2}  ")).then(style, bar)
        });
        track.chain([Line::blank()]).collect()
    }

    fn seats(&self) -> Vec<Line> {
        let view = self.view;
        let row = |seat: Seat| {
            let doing = match view.phase {
                Phase::Over => String::new(),
                Phase::Extra if !view.owing.has(seat) => String::new(),
                _ => self.doing(view.owing, seat),
            };
            let figures = [view.gold[seat], view.influence[seat], view.hand_sizes[seat].into()];
            (figures.map(|figure| figure.to_string()), doing)
        };
        self.seat_rows(view.seats.seats(), ["table-gold", "table-influence", "table-cards"], row)
    }

    fn battle(&self) -> Vec<Line> {
        (0..=self.view.wave.unwrap_or(0)).flat_map(|wave| self.wave(wave)).collect()
    }

    fn wave(&self, wave: u8) -> Vec<Line> {
        let mut cards = Vec::new();
        for seat in self.view.seats.seats() {
            let here = self.view.table.iter().filter(|x| (x.owner, x.wave) == (seat, wave));
            cards.extend(here.map(|x| self.character(x)));
            let poor = self.view.facedown.iter().filter(|x| (x.owner, x.wave) == (seat, wave));
            cards.extend(poor.map(|x| {
                let (start, state) = (self.owned(seat, x.card), self.say("table-facedown"));
                Line::styled(QUIET, start + &state)
            }));
        }
        if cards.is_empty() {
            return cards;
        }
        let title = match wave {
            0 => self.say("table-carried"),
            _ => self.number("table-wave-column", "wave", wave),
        };
        let title = Line::styled(QUIET, format!("  {title}"));
        [Line::blank(), title].into_iter().chain(cards).collect()
    }

    /// The owner and the name of a card in the battle.
    fn owned(&self, seat: Seat, card: Card) -> String {
        let widest = self.view.seats.seats().map(|seat| self.name(seat).width()).max();
        let owner = pad(&self.name(seat), widest.unwrap_or_default() + 2);
        format!("    {owner}{}", pad(&self.words.short(card.id()), CARD_WIDTH))
    }

    fn character(&self, x: &Character) -> Line {
        let power = if x.dead { self.say("table-dead") } else { x.power().to_string() };
        let tokens = (x.tokens > 0).then(|| format!("+{}", x.tokens));
        let printed = self.view.printed(x.card).faction;
        let [from, to] = [printed, x.faction].map(|faction| self.words.plain(faction.id()));
        let turned = (x.faction != printed).then(|| format!("{from} → {to}"));
        let silenced = x.is_hushed().then(|| self.say("table-silenced"));
        let marks: Vec<String> = [tokens, turned, silenced].into_iter().flatten().collect();
        let start = Line::plain(self.owned(x.owner, x.card));
        let start = start.then(color(x.faction), self.faction(x.faction));
        if marks.is_empty() {
            return start.then(PLAIN, power);
        }
        start.then(PLAIN, pad(&power, 8)).then(QUIET, marks.join(" · "))
    }

    fn faction(&self, faction: Faction) -> String {
        pad(&self.words.plain(faction.id()), FACTION_WIDTH)
    }

    fn list(&self, cards: Cards) -> String {
        let names = cards.iter().map(|card| self.words.short(card.id()));
        names.collect::<Vec<_>>().join(", ")
    }
}

/// What can be chosen.
impl Board<'_, View> {
    /// A card with what is printed on it, what it costs now, and what it does.
    fn card(&self, seat: Seat, card: Card) -> Vec<Line> {
        let printed = self.view.printed(card);
        let held = match self.view.phase {
            Phase::Draft => self.view.pools[seat],
            _ => self.view.hands[seat],
        };
        let copies = held.into_iter().flat_map(Cards::iter).filter(|&c| c == card).count();
        let name = self.words.name(card.id());
        let name = if copies > 1 { format!("{name} ×{copies}") } else { name };
        let rank = pad(&self.words.name(printed.rank.id()), 9);
        let power = pad(&self.number("fact-power", "n", printed.power), 10);
        let influence = self.number("fact-influence", "n", printed.influence);
        let facts =
            Line::plain(pad(&name, 30)).then(color(printed.faction), self.faction(printed.faction));
        let price = match self.view.phase {
            Phase::Draft | Phase::Keep | Phase::Over => self.printed_price(card),
            Phase::Wave | Phase::Extra => self.preview(seat, self.view.price(seat, card)),
        };
        let does = printed.ability.zip(self.words.attribute(card.id(), "rule"));
        let does = does.map(|(number, rule)| format!(" · {}: {rule}", number.get()));
        vec![
            facts.then(PLAIN, format!("{rank}{power}{influence}")),
            Line::styled(QUIET, price + &does.unwrap_or_default()),
        ]
    }

    fn printed_price(&self, card: Card) -> String {
        let printed = card.printed();
        let price = self.amount(Price { net: printed.gold, hush: false });
        if printed.consolation == 0 {
            return price;
        }
        format!("{price} · {}", self.number("fact-consolation", "n", printed.consolation))
    }

    /// What it costs or brings now, and what that leaves.
    fn preview(&self, seat: Seat, price: Price) -> String {
        let hush = price.hush.then(|| self.say("preview-hush"));
        let after = match price.paid_from(self.view.gold[seat]) {
            Some(gold) => self.number("preview-after", "gold", gold),
            None => self.say("preview-poor"),
        };
        let parts = [Some(self.amount(price)), hush, Some(after)];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    fn amount(&self, price: Price) -> String {
        match price.net {
            0 => self.say("preview-free"),
            1.. => self.number("preview-income", "gold", price.net.unsigned_abs()),
            _ => self.number("preview-cost", "gold", price.cost()),
        }
    }
}

/// A color for each faction; its name always stands beside it.
fn color(faction: Faction) -> Style {
    match faction {
        Faction::Empire => AnsiColor::Red.on_default(),
        Faction::Rebels => AnsiColor::Green.on_default(),
        Faction::Church => AnsiColor::Blue.on_default(),
    }
}
