//! The table of The Princess: the ring of players with their open hands, the Shop and the deck.

mod cards;
mod offer;
mod seats;

use catalog::{
    LegalChoice,
    princess::{Ask, Life, LineForm, Phase, Road, Spot, TURNS_MAX, View},
};
use kernel::{Eyes, Seat};

use crate::{
    ACCENT, HEADING, Line, Picture, QUIET,
    find::numbers,
    pad,
    picture::{Board, heading, labeled},
};

/// How many columns the table may take.
const SCREEN: usize = 79;

type Table<'b> = Board<'b, View>;

impl Picture for Table<'_> {
    fn primer(&self) -> Vec<Line> {
        self.say("primer").lines().map(Line::plain).collect()
    }

    fn table(&self) -> Vec<Line> {
        let seats = self.view.seats.seats().flat_map(|seat| self.seat(seat)).collect();
        [vec![self.title()], self.environment(), seats, self.middle()].concat()
    }

    fn question(&self, seat: Seat) -> Line {
        Line::styled(ACCENT, self.asked(seat))
    }

    fn offer(&self, seat: Seat, choice: &LegalChoice) -> Vec<Line> {
        self.offered(seat, choice)
    }

    /// Says how it was decided, and shows the winner, then the living, then the dead.
    fn end(&self) -> Vec<Line> {
        let view = self.view;
        let winners = view.outcome.map(|outcome| outcome.winners).unwrap_or_default();
        let mut seats: Vec<Seat> = view.seats.seats().collect();
        seats.sort_by_key(|seat| (!winners.has(*seat), u8::MAX - view.players[*seat].hearts));
        let figures = |seat: Seat| {
            let player = &view.players[seat];
            let character = pad(&self.character(seat), 16);
            match player.life {
                Life::Alive => {
                    let gold = self.number("table-gold-of", "gold", player.gold);
                    format!("{character}{}  {gold}", pad(&self.hearts_of(seat), 20))
                }
                Life::Dying | Life::Ghost => format!("{character}{}", self.say("table-out")),
            }
        };
        let decided = self.decided().map(|said| Line::styled(HEADING, said));
        let standings = self.standings(seats, view.outcome, figures);
        decided.into_iter().chain(standings).collect()
    }

    /// Shows what the viewer knows of the deck, the discard pile, and what was laid before.
    fn seen(&self, _seat: Seat) -> Vec<Line> {
        let view = self.view;
        let last = view.seats.seats().filter_map(|seat| {
            let last = view.players[seat].last?;
            let name = self.names.of(seat);
            let outcome = last.outcome.map(|it| format!(" ({})", self.say(it.id())));
            let outcome = outcome.unwrap_or_default();
            Some(format!("{name} {}{outcome}", self.signed(last.card)))
        });
        let rows = [
            ("terminal-known", self.known()),
            ("terminal-discards", view.discards.map(|card| self.signed(card)).collect()),
            ("terminal-renewed", view.renewed.map(|card| self.card(card)).collect()),
            ("terminal-last", last.collect()),
        ];
        let rows = rows.into_iter().filter(|(_, items)| !items.is_empty());
        let row = |(key, items): (&str, Vec<String>)| {
            let items = Line::plain(items.join(" · ")).indented(2);
            [Line::styled(HEADING, self.say(key)), items]
        };
        rows.flat_map(row).collect()
    }

    fn attempt(&self, card: &str) -> Option<String> {
        let verb = match self.view.ask? {
            Ask::Action => return Some(format!("play {card} left")),
            Ask::Ghosts => "haunt",
            Ask::Order { .. } => "first",
            Ask::Buy { .. } => "buy",
            Ask::Loot { .. } => "loot",
            Ask::Take { .. } => "take",
            Ask::Pass { .. } => "pass",
            Ask::Discard { .. } | Ask::Limit { .. } => "discard",
            Ask::Salvage { .. } => "salvage",
            Ask::Shop { .. } => "shop",
            Ask::Attribute { .. }
            | Ask::Pay { .. }
            | Ask::Either { .. }
            | Ask::Player { .. }
            | Ask::Scry { .. }
            | Ask::Reincarnate => return None,
        };
        Some(format!("{verb} {card}"))
    }

    /// Numbers the choices; a card that can point both ways is shown once, with two numbers.
    fn choices(&self, seat: Seat, legal: &[LegalChoice]) -> Vec<Line> {
        if legal.is_empty() {
            return Vec::new();
        }
        let numbered: Vec<(&LegalChoice, u64)> = legal.iter().zip(numbers(legal)).collect();
        let mut lines = vec![self.question(seat)];
        if self.view.ask == Some(Ask::Action) {
            lines.extend(self.signs());
            let width = self.widest(legal);
            let cards = numbered.chunk_by(|one, next| offer::is_same_card(one.0, next.0));
            lines.extend(cards.flat_map(|ways| self.plays(seat, ways, width)));
        } else {
            let offer = |(choice, number)| labeled(number, self.offer(seat, choice));
            lines.extend(numbered.into_iter().flat_map(offer));
        }
        lines
    }
}

impl Table<'_> {
    /// Says which turn it is, and what it has come to.
    fn title(&self) -> Line {
        let view = self.view;
        let turn = self.number("table-turn", "turn", view.turn);
        // A game that may never end is told so when the end is near.
        let near = TURNS_MAX.saturating_sub(view.turn) < 20;
        let places = [("turn", view.turn.into()), ("of", TURNS_MAX.into())];
        let turn =
            if near { self.words.finish(&self.words.say("table-turn-of", &places)) } else { turn };
        heading(&format!("{turn} · {}", self.say(view.phase.id())))
    }

    /// Shows the environment with its rule.
    fn environment(&self) -> Vec<Line> {
        let Some(card) = self.view.environment else { return Vec::new() };
        let label = format!("  {}: ", self.say("table-environment"));
        let line = Line::styled(HEADING, self.card(card));
        let line = line.then(QUIET, format!(" · {}", self.rule(card)));
        line.after(&label).wrap(SCREEN)
    }

    /// Shows the Shop, the deck and the discard pile, and where La Princesa is.
    fn middle(&self) -> Vec<Line> {
        let view = self.view;
        let shop = match view.eyes {
            Eyes::Seat(seat) if view.players[seat].life == Life::Alive => {
                self.number("terminal-shop", "price", view.players[seat].price)
            }
            _ => self.say("table-shop"),
        };
        let cards = view.shop.map(|card| self.with_kind(card)).collect::<Vec<_>>().join(" · ");
        let cards = if cards.is_empty() { self.say("table-empty") } else { cards };
        let shop = Line::plain(cards).after(&format!("  {shop}: "));
        let sizes =
            [("table-deck-size", view.deck_size), ("table-discards-size", view.discards.len())];
        let sizes = sizes
            .map(|(key, size)| self.number(key, "count", u16::try_from(size).unwrap_or(u16::MAX)));
        let sizes = format!("{} · {}", sizes.join(" · "), self.princess());
        let sizes = Line::styled(QUIET, self.words.finish(&sizes)).indented(2);
        let known = self.known();
        let known = (!known.is_empty() && view.eyes != Eyes::All).then(|| {
            let label = format!("  {}: ", self.say("terminal-known"));
            Line::plain(known.join(" · ")).after(&label)
        });
        let lines = [Some(shop), Some(sizes), known].into_iter().flatten();
        lines.flat_map(|line| line.wrap(SCREEN)).collect()
    }

    /// Says where La Princesa is.
    fn princess(&self) -> String {
        let spot = self.view.princess;
        let key = format!("table-princess-{}", spot.id());
        match spot {
            Spot::Hand(seat) | Spot::Anchor(seat) if self.names.is_reader(seat) => {
                self.say(&format!("{key}-you"))
            }
            Spot::Hand(seat) | Spot::Anchor(seat) => {
                self.words.say(&key, &[("name", self.names.of(seat).into())])
            }
            Spot::Unseen if !self.has_ghost_cards() => self.say(&format!("{key}-off")),
            Spot::Shop | Spot::Discards | Spot::Unseen => self.say(&key),
        }
    }

    fn has_ghost_cards(&self) -> bool {
        let view = self.view;
        let mut players = view.seats.seats().map(|seat| &view.players[seat]);
        players.any(|player| player.life == Life::Ghost && player.hand_size > 0)
    }

    /// Lists what the viewer knows of the deck, from the top.
    fn known(&self) -> Vec<String> {
        let known = self.view.deck_known.iter();
        known.map(|card| card.map_or_else(|| String::from("?"), |card| self.card(card))).collect()
    }

    /// Says what a seat has to choose.
    fn asked(&self, seat: Seat) -> String {
        let (view, Some(ask)) = (self.view, self.view.ask) else { return String::new() };
        let player = &view.players[seat];
        let named =
            |key: &str, other: Seat| self.words.say(key, &[("name", self.names.of(other).into())]);
        let about = |key: &str, gold: u8| {
            let card = view.running().last().map(|running| self.card(running.card));
            let card = card.unwrap_or_else(|| self.words.finish(&self.say("event")));
            self.words.say(key, &[("card", card.into()), ("gold", gold.into())])
        };
        match ask {
            Ask::Ghosts => self.say("ask-ghosts"),
            Ask::Action => match view.living().without(seat).len() {
                1 => view
                    .living()
                    .without(seat)
                    .first()
                    .map_or_else(String::new, |other| named("ask-action-two", other)),
                _ => self.say("ask-action"),
            },
            Ask::Order { .. } => self.say("ask-order"),
            Ask::Buy { .. } => self.number("ask-buy", "price", player.price),
            Ask::Attribute { .. } => self.say("ask-attribute"),
            Ask::Loot { victim, .. } => named("ask-loot", victim),
            Ask::Pay { .. } => match view.running_line().map(|line| line.form) {
                Some(LineForm::Pay(gold)) => about("ask-pay", gold),
                _ => about("ask-pay", 0),
            },
            Ask::Either { .. } => about("ask-either", 0),
            Ask::Player { .. } => about("ask-player", 0),
            Ask::Take { from, .. } => named("ask-take", from),
            Ask::Pass { to, .. } => named("ask-pass", to),
            Ask::Discard { .. } => self.say("ask-discard"),
            Ask::Limit { gold } => {
                let key = if gold > 0 { "ask-limit-gold" } else { "ask-limit" };
                let count = player.hand_size.saturating_sub(player.limit);
                self.words.say(key, &[("count", count.into()), ("limit", player.limit.into())])
            }
            Ask::Salvage { .. } => self.say("ask-salvage"),
            Ask::Shop { .. } => self.say("ask-shop"),
            Ask::Scry { .. } => self.say("ask-scry"),
            Ask::Reincarnate => self.say("ask-reincarnate"),
        }
    }

    /// Says how the game was decided.
    fn decided(&self) -> Option<String> {
        let view = self.view;
        let winner = view.outcome.and_then(|outcome| outcome.winners.first());
        let key = match view.road? {
            Road::Last => "over-last",
            Road::Princess => "over-princess",
            Road::Nobody => return Some(self.say("over-all-dead")),
            Road::Turns => return Some(self.number("over-turns", "turns", view.turn)),
        };
        let is = if self.names.is_reader(winner?) { "you" } else { "other" };
        let places = [("first", self.names.of(winner?).into()), ("first-is", is.into())];
        Some(self.words.say(key, &places))
    }

    /// Returns whether everybody lays a card now.
    fn is_action(&self) -> bool {
        self.view.phase == Phase::Action
    }
}
