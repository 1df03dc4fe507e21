//! The players: character, hearts, gold, attribute, hand, and the card on the anchor.

use anstyle::{AnsiColor, Style};
use catalog::princess::{Ghosts, Laid, Life, PRINCESS, Side};
use kernel::{Eyes, Seat};

use super::{SCREEN, Table};
use crate::{ACCENT, HEADING, Line, QUIET, cut, pad, pad_left};

const PLAIN: Style = Style::new();
const LIFE: Style = AnsiColor::Red.on_default();
const GOLD: Style = AnsiColor::Yellow.on_default();
/// The columns of a name, and of a character with its number.
const NAME: usize = 16;
const CHARACTER: usize = 16;
/// More hearts than this are written as a number.
const HEARTS_DRAWN: u8 = 8;
/// What belongs to a player begins below the name.
const INDENT: usize = 7;

impl Table<'_> {
    /// Shows a player in two or three lines.
    pub(super) fn seat(&self, seat: Seat) -> Vec<Line> {
        let rest = match self.view.players[seat].life {
            Life::Alive | Life::Dying => {
                [self.own_attribute(seat), self.hand(seat), self.laid(seat)]
            }
            Life::Ghost => [self.ghost_hand(seat), None, None],
        };
        let rest = rest.into_iter().flatten().map(|line| line.indented(INDENT));
        [self.who(seat)].into_iter().chain(rest).flat_map(|line| line.wrap(SCREEN)).collect()
    }

    /// Shows `◄ B Bruno  2 The Wolf  ♥♥♥♥♥♡  ● 2  Always Hungry · shield 2`.
    fn who(&self, seat: Seat) -> Line {
        let (player, is_reader) = (&self.view.players[seat], self.names.is_reader(seat));
        let style = if is_reader { ACCENT } else { HEADING };
        let name = if is_reader { self.name(seat) } else { self.names.of(seat) };
        let start = format!(" {} {seat} ", self.side_mark(seat));
        let line = Line::styled(ACCENT, start).then(style, pad(&cut(&name, NAME), NAME + 1));
        let character = format!("{} {}", player.number, self.character(seat));
        let line = line.then(PLAIN, pad(&cut(&character, CHARACTER), CHARACTER + 1));
        if player.life == Life::Ghost {
            return line.then(QUIET, self.ghost(seat));
        }
        let hearts = pad(&hearts(player.hearts, player.hearts_max), usize::from(HEARTS_DRAWN) + 1);
        let gold = format!("●{}  ", pad_left(&player.gold.to_string(), 2));
        let line = line.then(LIFE, hearts).then(GOLD, gold).then(ACCENT, self.state_mark(seat));
        let line = line.then(QUIET, self.notes(seat).join(" · "));
        Line { indent: INDENT, ..line }
    }

    /// Marks who has laid a card face down, and who is still choosing.
    fn state_mark(&self, seat: Seat) -> &'static str {
        match self.view.players[seat].laid {
            Laid::Chosen => "▒ ",
            _ if self.view.owing.has(seat) => "… ",
            _ if self.is_action() => "  ",
            _ => "",
        }
    }

    /// Says what the attribute of the viewer does.
    fn own_attribute(&self, seat: Seat) -> Option<Line> {
        let card = self.view.players[seat].attribute?;
        let rule = || Line::styled(QUIET, format!("{}: {}", self.card(card), self.rule(card)));
        (self.view.eyes == Eyes::Seat(seat)).then(rule)
    }

    /// Marks the neighbors of the viewer, at whom a card can point.
    fn side_mark(&self, seat: Seat) -> char {
        let Eyes::Seat(viewer) = self.view.eyes else { return ' ' };
        if self.view.players[viewer].life != Life::Alive || seat == viewer {
            return ' ';
        }
        let is_at = |side| self.view.neighbor(viewer, side) == Some(seat);
        match (is_at(Side::Left), is_at(Side::Right)) {
            (true, true) => '↔',
            (true, false) => '◄',
            (false, true) => '►',
            (false, false) => ' ',
        }
    }

    /// Lists what else there is to know about a living player.
    fn notes(&self, seat: Seat) -> Vec<String> {
        let player = &self.view.players[seat];
        if player.life == Life::Dying {
            return vec![self.say("table-out")];
        }
        let attribute = player.attribute.map(|card| self.card(card));
        let attribute = attribute.unwrap_or_else(|| self.say("table-no-attribute"));
        let shield =
            (player.shield > 0).then(|| self.number("table-shield", "shield", player.shield));
        let thorns =
            (player.thorns > 0).then(|| self.number("table-thorns", "thorns", player.thorns));
        let stunned = player.stunned.then(|| self.say("table-stunned"));
        let holder = (self.view.princess.holder() == Some(seat)).then(|| String::from("♛"));
        let notes = [Some(attribute), shield, thorns, stunned, holder];
        notes.into_iter().flatten().collect()
    }

    /// Says how many cards a ghost has, and how many bring it back.
    fn ghost(&self, seat: Seat) -> String {
        let player = &self.view.players[seat];
        if self.view.ghosts == Ghosts::Off {
            return self.say("table-out");
        }
        let most = usize::from(player.hearts_max);
        let cards = if player.hand_size >= most {
            self.say("table-ghost-ready")
        } else {
            let places = [("count", player.hand_size.into()), ("of", most.into())];
            self.words.say("table-ghost-cards", &places)
        };
        format!("{} · {cards}", self.say("table-ghost"))
    }

    /// Shows the cards of a ghost to whoever may see them.
    fn ghost_hand(&self, seat: Seat) -> Option<Line> {
        let hand = self.view.players[seat].hand.filter(|hand| !hand.is_empty())?;
        let cards = hand.map(|card| self.with_kind(card)).collect::<Vec<_>>().join(" · ");
        Some(Line::plain(cards))
    }

    /// Shows the hand, which is open.
    fn hand(&self, seat: Seat) -> Option<Line> {
        let hand = self.view.players[seat].hand?;
        if hand.is_empty() {
            return (self.view.players[seat].laid == Laid::Empty)
                .then(|| Line::styled(QUIET, self.say("table-hand-empty")));
        }
        let cards = hand.map(|card| {
            let crown = if self.view.cards.id(card).as_str() == PRINCESS { " ♛" } else { "" };
            format!("{}{crown}", self.signed(card))
        });
        Some(Line::plain(cards.collect::<Vec<_>>().join(" · ")))
    }

    /// Shows the card on the anchor, at whom it points, its outcome and what has become of it.
    fn laid(&self, seat: Seat) -> Option<Line> {
        let player = &self.view.players[seat];
        let Some(card) = player.anchor else {
            let skips = self.is_action() && player.skips;
            return skips.then(|| Line::styled(QUIET, self.say("table-skips")));
        };
        let target = match player.target {
            Some(target) if self.names.is_reader(target) => self.say("terminal-at-you"),
            Some(target) => {
                let name = self.names.of(target).into();
                self.words.say("terminal-at", &[("name", name)])
            }
            None => String::new(),
        };
        let outcome = player.outcome.map(|outcome| self.say(outcome.id()));
        let state = self.say(&format!("table-laid-{}", player.laid.id()));
        let style = if player.laid == Laid::Resolving { ACCENT } else { PLAIN };
        let line = Line::styled(style, format!("► {} {target}", self.signed(card)));
        let rest: Vec<String> = outcome.into_iter().chain([state]).collect();
        Some(line.then(QUIET, format!(" · {}", rest.join(" · "))))
    }

    /// Returns the hearts of a player in words.
    pub(super) fn hearts_of(&self, seat: Seat) -> String {
        let player = &self.view.players[seat];
        let places = [("hearts", player.hearts.into()), ("of", player.hearts_max.into())];
        self.words.say("table-hearts-of", &places)
    }
}

/// Draws hearts: `♥♥♥♡♡`, or `♥ 12/20`.
fn hearts(hearts: u8, most: u8) -> String {
    if most > HEARTS_DRAWN {
        return format!("♥ {hearts}/{most}");
    }
    let (full, lost) = (usize::from(hearts), usize::from(most.saturating_sub(hearts)));
    format!("{}{}", "♥".repeat(full), "♡".repeat(lost))
}
