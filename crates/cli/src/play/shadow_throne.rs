//! The table of Shadow Throne, drawn in plain text.

use std::io;

use anstyle::{AnsiColor, Style};
use catalog::shadow_throne::{Card, Cards, Character, Faction, Phase, Price, View};
use kernel::{Eyes, Seat};
use text::{GameWords, Names};
use unicode_width::UnicodeWidthStr;

use crate::{
    cards::{plain, rule},
    play::ask::card_of,
    shell::{ACCENT, HEADING, QUIET, Shell, pad, pad_left},
};

/// What is drawn: a view, in words, with names.
pub(crate) struct Board<'b> {
    pub(crate) view: &'b View,
    pub(crate) words: &'b GameWords,
    pub(crate) names: &'b Names,
}

/// A card that can be chosen, under a number.
struct Offer {
    number: usize,
    card: Card,
}

const NAME_WIDTH: usize = 24;

impl Board<'_> {
    /// Draws the table and, numbered, what can be chosen.
    pub(crate) fn draw(&self, shell: &mut Shell, legal: &[String]) -> io::Result<()> {
        shell.line("")?;
        self.draw_heading(shell)?;
        self.draw_power(shell)?;
        self.draw_seats(shell)?;
        self.draw_battle(shell)?;
        self.draw_choices(shell, legal)
    }

    /// Draws how the game ended.
    pub(crate) fn draw_end(&self, shell: &mut Shell) -> io::Result<()> {
        let heading = shell.words.say("play-standings", &[]);
        shell.line("")?;
        shell.styled(HEADING, heading)?;
        let mut seats: Vec<Seat> = self.view.seats.seats().collect();
        let standing = |seat: &Seat| (self.view.influence[*seat], self.view.gold[*seat]);
        seats.sort_by_key(|seat| std::cmp::Reverse(standing(seat)));
        for seat in seats {
            let (influence, gold) = standing(&seat);
            let won = self.view.outcome.is_some_and(|outcome| outcome.winners.has(seat));
            let (mark, style) = if won { ("★", ACCENT) } else { (" ", Style::new()) };
            let name = pad(&self.name(seat), NAME_WIDTH);
            let influence = format!("{influence} {}", self.say("table-influence"));
            let gold = format!("{gold} {}", self.say("table-gold"));
            shell.styled(style, format!("{mark} {name}{}  {gold}", pad(&influence, 16)))?;
        }
        Ok(())
    }

    /// Draws the pools that this seat has looked at in this battle, and what it took of each.
    pub(crate) fn draw_seen(&self, shell: &mut Shell, seat: Seat) -> io::Result<()> {
        let Some(memory) = &self.view.memory[seat] else { return Ok(()) };
        let heading = self.say("table-seen");
        shell.styled(HEADING, heading)?;
        let rounds = u16::from(self.view.since)..;
        for ((pool, round), number) in memory.seen.iter().zip(rounds).zip(0..) {
            let cards: Vec<String> = pool.iter().map(|card| self.words.short(card.id())).collect();
            let pick = memory.picks.get(number).map(|card| self.words.short(card.id()));
            let pick = pick.map(|card| format!(" → {card}")).unwrap_or_default();
            let round = self.number("table-round", "round", round);
            shell.paragraph(Style::new(), 2, &format!("{round}: {}{pick}", cards.join(", ")))?;
        }
        Ok(())
    }

    fn say(&self, key: &str) -> String {
        self.words.say(key, &[])
    }

    fn number(&self, key: &str, name: &str, number: impl Into<u16>) -> String {
        self.words.say(key, &[(name, number.into().into())])
    }

    fn name(&self, seat: Seat) -> String {
        let name = self.names.of(seat);
        if self.names.is_reader(seat) {
            format!("{name} ({})", self.say("table-you"))
        } else {
            name
        }
    }

    fn draw_heading(&self, shell: &mut Shell) -> io::Result<()> {
        let view = self.view;
        let phase = match view.phase {
            Phase::Draft => self.number("table-draft", "round", view.round.unwrap_or(1)),
            Phase::Wave => self.number("table-wave", "wave", view.wave.unwrap_or(1)),
            Phase::Extra => self.say("table-extra"),
            Phase::Keep => self.say("table-keep"),
            Phase::Over => self.say("table-over"),
        };
        let battle = self.number("table-battle", "battle", view.battle);
        let target = self.number("table-target", "target", view.target);
        let heading = format!("{battle} · {phase} · {target}");
        shell.styled(HEADING, format!("── {heading} {}", "─".repeat(74 - heading.width().min(70))))
    }

    fn draw_power(&self, shell: &mut Shell) -> io::Result<()> {
        // While cards are drafted there is no battle to count, but for a Langman who stayed.
        if self.view.phase == Phase::Draft && self.view.table.is_empty() {
            return Ok(());
        }
        for faction in Faction::ALL {
            let power = self.view.power[faction];
            let (style, name) = (color(faction), pad(&self.faction(faction), 9));
            let bar = "■".repeat(usize::from(power.min(40)));
            shell.line(format!("  {style}{name}{style:#} {power:>2}  {style}{bar}{style:#}"))?;
        }
        shell.line("")
    }

    fn draw_seats(&self, shell: &mut Shell) -> io::Result<()> {
        let view = self.view;
        let heads = ["table-gold", "table-influence", "table-cards"].map(|key| self.say(key));
        let [gold, influence, cards] = &heads;
        let widths = heads.clone().map(|head| head.width() + 2);
        shell.styled(QUIET, format!("  {}  {gold}  {influence}  {cards}", pad("", NAME_WIDTH)))?;
        for seat in view.seats.seats() {
            let figures = [view.gold[seat], view.influence[seat], u16::from(view.hand_sizes[seat])];
            let figures = figures.iter().zip(widths);
            let figures: String =
                figures.map(|(figure, width)| pad_left(&figure.to_string(), width)).collect();
            let state = match view.phase {
                Phase::Over => String::new(),
                _ if view.owing.has(seat) && self.names.is_reader(seat) => {
                    self.say("table-your-move")
                }
                _ if view.owing.has(seat) => self.say("table-choosing"),
                Phase::Extra => String::new(),
                _ => self.say("table-chosen"),
            };
            let (name, quiet) = (pad(&self.name(seat), NAME_WIDTH), QUIET);
            shell.line(format!("  {name}{figures}   {quiet}{state}{quiet:#}"))?;
        }
        Ok(())
    }

    fn draw_battle(&self, shell: &mut Shell) -> io::Result<()> {
        for wave in 0..=self.view.wave.unwrap_or(0) {
            let here: Vec<&Character> = self.view.table.iter().filter(|x| x.wave == wave).collect();
            let poor = self.view.facedown.iter().filter(|x| x.wave == wave);
            let poor: Vec<(Seat, Card)> = poor.map(|x| (x.owner, x.card)).collect();
            if here.is_empty() && poor.is_empty() {
                continue;
            }
            let title = match wave {
                0 => self.say("table-carried"),
                _ => self.number("table-wave-column", "wave", wave),
            };
            shell.line("")?;
            shell.styled(QUIET, format!("  {title}"))?;
            for seat in self.view.seats.seats() {
                for x in here.iter().filter(|x| x.owner == seat) {
                    let line = self.character(x);
                    shell.line(line)?;
                }
                for (_, card) in poor.iter().filter(|(owner, _)| *owner == seat) {
                    let name = pad(&self.words.short(card.id()), 25);
                    let (owner, state) = (self.owner(seat), self.say("table-facedown"));
                    shell.styled(QUIET, format!("    {owner}{name}{state}"))?;
                }
            }
        }
        Ok(())
    }

    fn owner(&self, seat: Seat) -> String {
        let widest = self.view.seats.seats().map(|seat| self.name(seat).width()).max();
        pad(&self.name(seat), widest.unwrap_or_default() + 2)
    }

    fn character(&self, x: &Character) -> String {
        let style = color(x.faction);
        let (owner, name) = (self.owner(x.owner), pad(&self.words.short(x.card.id()), 25));
        let faction = pad(&self.faction(x.faction), 9);
        let power = if x.dead { self.say("table-dead") } else { x.power().to_string() };
        let tokens = (x.tokens > 0).then(|| format!("+{}", x.tokens));
        let printed = x.card.printed().faction;
        let turned = (x.faction != printed)
            .then(|| format!("{} → {}", self.faction(printed), self.faction(x.faction)));
        let silenced =
            (x.silenced && x.card.printed().ability.is_some()).then(|| self.say("table-silenced"));
        let marks: Vec<String> = [tokens, turned, silenced].into_iter().flatten().collect();
        let start = format!("    {owner}{name}{style}{faction}{style:#}");
        if marks.is_empty() {
            return format!("{start}{power}");
        }
        format!("{start}{power:<8}{QUIET}{}{QUIET:#}", marks.join(" · "))
    }

    fn faction(&self, faction: Faction) -> String {
        plain(self.words, &faction.to_string().to_lowercase())
    }

    fn draw_choices(&self, shell: &mut Shell, legal: &[String]) -> io::Result<()> {
        let Eyes::Seat(seat) = self.view.eyes else { return Ok(()) };
        if legal.is_empty() {
            return Ok(());
        }
        shell.line("")?;
        let question = self.question(seat);
        shell.paragraph(ACCENT, 0, &question)?;
        for (choice, number) in legal.iter().zip(1..) {
            if let Ok(card) = card_of(choice).parse() {
                self.draw_choice(shell, seat, &Offer { number, card })?;
            } else {
                let words = self.words.say(&format!("choice-{choice}"), &[]);
                shell.line(format!("  {number:>2}  {words}"))?;
            }
        }
        self.draw_rest_of_hand(shell, seat)
    }

    fn question(&self, seat: Seat) -> String {
        let view = self.view;
        match view.phase {
            Phase::Draft => {
                let left = self.names.of(view.seats.left_of(seat));
                let round = view.round.unwrap_or(1);
                self.words.say("ask-draft", &[("round", round.into()), ("left", left.into())])
            }
            Phase::Wave => self.number("ask-wave", "wave", view.wave.unwrap_or(1)),
            Phase::Extra => self.say("ask-extra"),
            Phase::Keep | Phase::Over => self.say("ask-keep"),
        }
    }

    /// A card that can be chosen, with what it is, what it costs now, and what it does.
    fn draw_choice(&self, shell: &mut Shell, seat: Seat, offer: &Offer) -> io::Result<()> {
        let Offer { number, card } = *offer;
        let printed = card.printed();
        let held = match self.view.phase {
            Phase::Draft => self.view.pools[seat],
            _ => self.view.hands[seat],
        };
        let copies = held.into_iter().flat_map(Cards::iter).filter(|&c| c == card).count();
        let name = self.words.name(card.id());
        let name = if copies > 1 { format!("{name} ×{copies}") } else { name };
        let style = color(printed.faction);
        let faction = pad(&self.faction(printed.faction), 9);
        let rank = pad(&self.words.name(&format!("{:?}", printed.rank).to_lowercase()), 9);
        let power = self.number("fact-power", "n", printed.power);
        let influence = self.number("fact-influence", "n", printed.influence);
        let price = match self.view.phase {
            Phase::Draft | Phase::Keep | Phase::Over => self.printed_price(card),
            Phase::Wave | Phase::Extra => self.preview(seat, self.view.price(seat, card)),
        };
        shell.line(format!(
            "  {number:>2}  {}{style}{faction}{style:#}{rank}{}{influence}",
            pad(&name, 30),
            pad(&power, 10),
        ))?;
        let does = printed
            .ability
            .map(|ability| format!(" · {}: {}", ability.get(), rule(self.words, card.id())));
        shell.paragraph(QUIET, 6, &format!("{price}{}", does.unwrap_or_default()))
    }

    fn printed_price(&self, card: Card) -> String {
        let printed = card.printed();
        let price = Price { net: printed.gold, hush: false };
        let consolation = (printed.consolation > 0).then(|| {
            let places = [("n", printed.consolation.into()), ("sign", "plus".into())];
            self.words.say("fact-consolation", &places)
        });
        [Some(self.amount(price)), consolation]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" · ")
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

    /// In the draft and at the Kyros question, the hand is not what one chooses from: show it too.
    fn draw_rest_of_hand(&self, shell: &mut Shell, seat: Seat) -> io::Result<()> {
        let shown = matches!(self.view.phase, Phase::Wave | Phase::Keep);
        let Some(hand) = self.view.hands[seat].filter(|hand| !shown && !hand.is_empty()) else {
            return Ok(());
        };
        let cards: Vec<String> = hand.iter().map(|card| self.words.short(card.id())).collect();
        let title = self.say("table-hand");
        shell.line("")?;
        shell.paragraph(QUIET, 2, &format!("{title}: {}", cards.join(", ")))
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
