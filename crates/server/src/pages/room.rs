//! A table whose game has begun: the board, the question, the chronicle and the chat.

use catalog::{AnyGame, Fact, View};
use host::{Clock, Entry, Hint, Snapshot, Stage};
use kernel::{Outcome, Seat, Seats, Standing};
use maud::{Markup, PreEscaped, html};
use text::{GameWords, Names};

use super::{
    Part,
    game::{self, Board, Company, Context, Paper},
    hint::Aid,
    layout::{Page, Place, framed, paces},
    own_cards,
    talk::Talk,
};
use crate::form::ASK;

/// A table, as it is drawn for one viewer.
pub(crate) struct Room<'r> {
    pub(crate) place: &'r Place,
    pub(crate) table: &'r Snapshot,
    /// All facts of the game, once it is over.
    pub(crate) story: &'r [Fact],
    /// The hint that the reader has asked for.
    pub(crate) hint: Option<&'r Hint>,
    /// The name that the reader used last.
    pub(crate) name: &'r str,
}

impl Room<'_> {
    /// Draws the whole page.
    pub(crate) fn page(&self, chronicle: &[Entry]) -> Markup {
        let (place, table) = (self.place, self.table);
        let title = self.words().say("title", &[]);
        let page = Page {
            title: &format!("{}{title}", self.mark()),
            class: "room",
            game: Some(table.game),
            cards: table.own_cards(),
            head: self.with_board(|board| board.heading().markup),
            mine: self.is_mine(),
            soon: self.waits_for_bots(),
            ..Page::default()
        };
        let board = self.with_board(|board| board.markup());
        framed(
            place,
            &page,
            html! {
                h1.unseen { (title) }
                div.table #table data-page=(page_key(table)) data-stream=(stream_path(table)) {
                    (self.status().markup)
                    (board)
                    (self.story_aside(chronicle))
                    (beat(place))
                    (self.act().markup)
                    (self.missing().markup)
                    (self.standing().markup)
                }
            },
        )
    }

    /// Draws all parts that can change.
    pub(crate) fn parts(&self) -> Vec<Part> {
        let mut parts = vec![self.status()];
        self.with_board(|board| parts.extend(board.parts()));
        let watchers = watchers(self.place, self.table);
        parts.extend([self.act(), self.missing(), self.standing(), watchers]);
        parts.extend(self.talk().parts());
        parts
    }

    fn words(&self) -> &'static GameWords {
        Paper::new(self.place, self.table.game).words
    }

    fn with_board<T: Default>(&self, draw: impl FnOnce(&dyn Board) -> T) -> T {
        let Some(view) = &self.table.view else { return T::default() };
        let (names, company) = (names(self.table), company(self.table));
        let context = context(self.place, self.table, (&names, &company));
        let call = self.call();
        draw(game::board(Context { aid: self.aid(), call: Some(&call), ..context }, view).as_ref())
    }

    /// Says how the reader learns that it is their move: in a game over days one may leave the page.
    fn call(&self) -> Markup {
        let place = self.place;
        let is_slow = self.table.clock.parse().is_ok_and(Clock::is_slow);
        html! {
            @if is_slow {
                (place.say("room-call-days")) " " a href="/yours" { (place.say("yours-title")) } "."
                (self.talk().notices())
            } @else {
                span.by-sound { (place.say("room-call-sound")) }
                span.by-title { (place.say("room-call-title")) }
            }
        }
    }

    /// Returns the hint that the reader may ask for: only where everybody else is a bot.
    fn aid(&self) -> Option<Aid<'_>> {
        let (table, hint) = (self.table, self.hint);
        let is_offered =
            self.is_mine() && table.seats.iter().filter(|it| it.bot.is_none()).count() == 1;
        is_offered.then_some(Aid { table: table.table, hint })
    }

    /// Draws what the reader can do now: choose, wait, or see how the game ended.
    pub(crate) fn act(&self) -> Part {
        let (table, question) = (self.table, &self.table.question);
        let seat = table.you.filter(|_| self.is_mine());
        Part::new("act", |id| {
            self.with_board(|board| match (table.stage, seat) {
                (Stage::Over, _) => self.over(id, board),
                (_, Some(seat)) => html! {
                    form.act id=(id) method="post" action={ "/tables/" (table.table) "/choose" }
                        data-send data-ask {
                        input type="hidden" name="version" value=(question.asked_at);
                        (board.question(seat, &question.legal))
                    }
                },
                (_, None) => {
                    let here = format!("/tables/{}", table.table);
                    let offer = self.talk().seat_offer();
                    html! {
                        div.act.offered[offer.is_some()] id=(id) {
                            (board.waiting(&here))
                            @if let Some(offer) = offer { (offer) }
                        }
                    }
                }
            })
        })
    }

    /// Asks a player who waits whether a bot should play for those who are missing; tells others that
    /// the game waits. Nothing, while nobody is missing.
    fn missing(&self) -> Part {
        let (place, table) = (self.place, self.table);
        let names = names(table);
        // A question that was answered meanwhile is no longer waited for.
        let missing: Seats =
            table.present.missing.filter(|at| table.question.owing.has(*at)).collect();
        let key = if table.you.is_some() { "room-missing" } else { "room-missing-watch" };
        let says = |at| place.words().say(key, &[("name", names.of(at).into())]);
        Part::new("missing", |id| {
            html! {
                div.act id=(id) role="status" {
                    @if !missing.is_empty() && !self.is_mine() {
                        section.prompt.panel.calm {
                            @for seat in missing {
                                h2 { (says(seat)) }
                                @if table.you.is_some() { (self.stand_in(seat)) }
                            }
                        }
                    }
                }
            }
        })
    }

    /// Lets a player answer in advance, in games that ask for reactions. It is the same for everybody,
    /// whatever cards they hold.
    fn standing(&self) -> Part {
        let (place, table) = (self.place, self.table);
        let game = catalog::find(table.game).is_ok_and(AnyGame::has_standing_answers);
        let is_offered = game && table.you.is_some() && table.stage == Stage::Playing;
        let chosen = table.standing.map_or(ASK, Standing::id);
        let label = place.say("room-standing");
        Part::new("standing", |id| {
            html! {
                div id=(id) {
                    @if is_offered {
                        form.standing method="post" action={ "/tables/" (table.table) "/standing" }
                            data-send data-at-once {
                            label {
                                span { (label) } " "
                                select name="standing" {
                                    @for answer in [ASK].into_iter().chain(Standing::ALL.map(Standing::id)) {
                                        option value=(answer) selected[answer == chosen] {
                                            (place.say(&format!("room-standing-{answer}")))
                                        }
                                    }
                                }
                            }
                            noscript { button { (place.say("room-standing-do")) } }
                        }
                    }
                }
            }
        })
    }

    fn stand_in(&self, seat: Seat) -> Markup {
        html! {
            form method="post" action={ "/tables/" (self.table.table) "/stand-in" } data-send {
                input type="hidden" name="seat" value=(seat.number());
                button.main { (self.place.say("room-missing-do")) }
            }
        }
    }

    fn over(&self, id: &str, board: &dyn Board) -> Markup {
        html! {
            section.over id=(id) {
                div.verdict.panel {
                    h2 { (headline(self.words(), &names(self.table), board.outcome())) }
                    p { (board.decided(self.story)) }
                    (self.ways())
                }
                (board.standings(self.story))
            }
        }
    }

    /// Draws the links from a finished game: rematch, replay, record and check.
    fn ways(&self) -> Markup {
        let (place, table) = (self.place, self.table);
        let here = format!("/tables/{}", table.table);
        html! {
            @if let Some(says) = self.again() { p.again { (says) } }
            div.ways-on {
                @if let Some(next) = table.next {
                    a.button.main href={ "/tables/" (next) } { (place.say("over-next")) }
                } @else if table.you.is_some() {
                    form.row method="post" action={ (here) "/rematch" } {
                        button.main { (place.say("over-rematch")) }
                        button name="other" value="options" { (place.say("over-other")) }
                    }
                } @else {
                    form method="post" action="/play" {
                        input type="hidden" name="game" value=(table.game);
                        button.main { (place.say("over-play")) }
                    }
                }
                a.button.turned href={ (here) "/replay#turned" } { (place.say("over-turned")) }
                a.button href={ (here) "/replay" } { (place.say("over-replay")) }
                button type="button" data-share={ (here) "/replay" } data-done=(place.say("share-copied")) hidden {
                    (place.say("share-do"))
                }
                a.button href={ "/api/v1" (here) "/record" } { (place.say("over-record")) }
                a.button href={ (here) "/check" } { (place.say("over-check")) }
            }
        }
    }

    /// Says who wants to play again, to everybody else.
    fn again(&self) -> Option<String> {
        let by = self.table.next_by.filter(|by| self.table.you != Some(*by))?;
        let name = names(self.table).of(by);
        Some(self.place.words().say("over-again", &[("name", name.into())]))
    }

    pub(crate) fn is_mine(&self) -> bool {
        !self.table.question.legal.is_empty()
    }

    /// Tells whether only bots owe a choice: they will have made it in a moment.
    fn waits_for_bots(&self) -> bool {
        let mut owing = self.table.question.owing;
        let is_bot = |seat: Seat| {
            let info = self.table.seats.get(usize::from(seat.number()));
            info.is_some_and(|info| info.bot.is_some())
        };
        !owing.is_empty() && owing.all(is_bot)
    }

    fn mark(&self) -> String {
        if self.is_mine() {
            format!("● {} · ", self.place.say("room-your-move"))
        } else {
            String::new()
        }
    }

    /// Draws the hidden status line: whose move it is or who wants to play again, for screen readers
    /// and the tab's title, and the time that is left.
    fn status(&self) -> Part {
        let (place, mine) = (self.place, self.is_mine());
        let title = format!("{}{} · Sombra", self.mark(), self.words().say("title", &[]));
        let key = if mine { "room-your-move" } else { "room-others-move" };
        let says = match self.table.stage {
            Stage::Playing => place.say(key),
            Stage::Gathering | Stage::Over => self.again().unwrap_or_default(),
        };
        Part::new("status", |id| {
            html! {
                p.unseen id=(id) role="status" data-title=(title) data-mine[mine] data-says=(says)
                    data-left=[self.table.question.left_ms] { (says) }
            }
        })
    }

    fn story_aside(&self, chronicle: &[Entry]) -> Markup {
        let place = self.place;
        let lines = PreEscaped(entries(place, self.table, chronicle));
        html! {
            aside.story aria-label=(place.say("room-chronicle")) {
                h2.label { (place.say("room-chronicle")) }
                div.scroll tabindex="0" role="log" aria-label=(place.say("room-chronicle")) {
                    ol #chronicle { (lines) }
                }
                (own_cards::note(place, self.table))
                @if self.has_no_seat() {
                    p.hint.no-seat {
                        (place.say("room-no-seat")) " "
                        a href={ "/open?game=" (self.table.game) } { (place.say("front-open-do")) }
                    }
                }
                (watchers(place, self.table).markup)
                (self.talk().chat().markup)
                (self.talk().form().markup)
                (self.talk().watchers().markup)
                (self.talk().hosting().markup)
                (self.talk().notices())
            }
        }
    }

    /// Tells whether the game goes on without the reader, and there is no seat to take.
    fn has_no_seat(&self) -> bool {
        let table = self.table;
        table.you.is_none() && table.stage == Stage::Playing && table.vacant.is_empty()
    }

    fn talk(&self) -> Talk<'_> {
        Talk { place: self.place, table: self.table, name: self.name }
    }
}

/// Says who has won.
pub(crate) fn headline(words: &GameWords, names: &Names, outcome: Option<Outcome>) -> String {
    let winners: Vec<Seat> = outcome.into_iter().flat_map(|it| it.winners).collect();
    match winners.as_slice() {
        [] => words.say("over-nobody", &[]),
        [one] if names.is_reader(*one) => words.say("over-you", &[]),
        some => {
            let names: Vec<String> = some.iter().map(|seat| names.of(*seat)).collect();
            words.say("over-winner", &[("names", words.list(&names).into())])
        }
    }
}

/// Says how many watch, if any do.
pub(crate) fn watchers(place: &Place, table: &Snapshot) -> Part {
    let count = table.present.watchers;
    Part::new("watchers", |id| {
        html! {
            div id=(id) {
                @if count > 0 {
                    small.hint { (place.words().say("room-watchers", &[("count", count.into())])) }
                }
            }
        }
    })
}

/// Draws with the board of the table's game; returns the default before the game.
pub(crate) fn with_board<T: Default>(
    place: &Place,
    table: &Snapshot,
    telling: Option<&'static str>,
    draw: impl FnOnce(&dyn Board) -> T,
) -> T {
    let Some(view) = &table.view else { return T::default() };
    let (names, company) = (names(table), company(table));
    let context = Context { telling, ..context(place, table, (&names, &company)) };
    draw(game::board(context, view).as_ref())
}

fn context<'c>(
    place: &'c Place,
    table: &'c Snapshot,
    (names, company): (&'c Names, &'c [Company]),
) -> Context<'c> {
    let paper = Paper::new(place, table.game);
    Context { paper, names, company, telling: None, aid: None, call: None }
}

/// Draws the seals of everybody at the table; those who owe a choice have a ring.
pub(crate) fn seals(place: &Place, table: &Snapshot) -> Markup {
    let (names, company) = (names(table), company(table));
    let context = context(place, table, (&names, &company));
    let seats = table.seats.iter().zip(0..).filter(|(seat, _)| seat.name.is_some());
    html! {
        p.seals aria-hidden="true" {
            @for at in seats.filter_map(|(_, number)| Seat::new(number)) {
                span.owing[table.question.owing.has(at)] { (context.seal(at)) }
            }
        }
    }
}

/// Draws facts as lines of the chronicle.
pub(crate) fn lines<'f>(
    words: &GameWords,
    names: &Names,
    facts: impl IntoIterator<Item = &'f Fact>,
) -> String {
    let mut lines = String::new();
    for fact in facts {
        let kind = fact.value()["event"].as_str().unwrap_or_default();
        let sentence = words.sentence(fact.value(), names);
        let line = html! { li class={ "t-" (kind) } data-into="chronicle" { (sentence) } };
        lines.push_str(&line.0);
    }
    lines
}

/// Draws the chronicle of a table.
pub(crate) fn entries(place: &Place, table: &Snapshot, entries: &[Entry]) -> String {
    let (words, names) = (Paper::new(place, table.game).words, names(table));
    let line = |entry: &Entry| match entry {
        Entry::Fact(fact) => lines(words, &names, [fact]),
        Entry::Held(seat) => held(place, table, Seats::only(*seat)),
    };
    sealed(place, table).0 + &entries.iter().map(line).collect::<String>()
}

/// Draws the commitment, by which anybody can check the deal; it is always the first line.
fn sealed(place: &Place, table: &Snapshot) -> Markup {
    html! {
        @if let Some(commitment) = table.commitment {
            li.t-sealed data-into="chronicle" {
                a href="/about#fair" { (place.say("room-sealed")) } " " code.long { (commitment) }
            }
        }
    }
}

/// Draws the lines of the chronicle that say for whom a bot chose.
pub(crate) fn held(place: &Place, table: &Snapshot, seats: Seats) -> String {
    let names = names(table);
    let why = if table.clock == "none" { "away" } else { "held" };
    let sentence = |seat| {
        let you = if names.is_reader(seat) { "-you" } else { "" };
        place.words().say(&format!("room-{why}{you}"), &[("name", names.of(seat).into())])
    };
    let lines = html! {
        @for seat in seats { li.t-held data-into="chronicle" { (sentence(seat)) } }
    };
    lines.0
}

/// Returns the key of the page that shows a table: lobby or table, and the viewer's seat.
pub(crate) fn page_key(table: &Snapshot) -> String {
    let kind = if table.stage == Stage::Gathering { "lobby" } else { "table" };
    format!("{kind}-{}", table.you.map_or_else(|| "crowd".into(), |seat| seat.to_string()))
}

/// Returns the address of the stream with all that happens after the page was drawn.
pub(crate) fn stream_path(table: &Snapshot) -> String {
    format!("/tables/{}/stream?seen={}", table.table, table.version)
}

fn company(table: &Snapshot) -> Vec<Company> {
    let seats = table.seats.iter().zip(0..);
    let company = seats.map(|(seat, number)| {
        let at = Seat::new(number);
        let is_in = |seats: Seats| at.is_some_and(|seat| seats.has(seat));
        let here = is_in(table.present.here) || at == table.you;
        let is_away = seat.bot.is_none() && !here;
        Company { bot: seat.bot, is_away, is_stood_in: is_in(table.present.stand_ins) }
    });
    company.collect()
}

/// Returns the names at a table; a free seat has its letter.
pub(crate) fn names(table: &Snapshot) -> Names {
    let seats = table.seats.iter().zip(0..);
    let names = seats.map(|(seat, number)| {
        let letter = || Seat::new(number).map(|seat| seat.to_string()).unwrap_or_default();
        seat.name.clone().unwrap_or_else(letter)
    });
    Names::new(names, table.you).with_glossary(table.view.as_ref().and_then(View::glossary))
}

/// Draws the hidden panel in which the script shows each step.
fn beat(place: &Place) -> Markup {
    html! {
        section.beat.panel #beat hidden aria-live="polite" {
            div #beat-text data-more=(place.words().say("room-more", &[("count", "#".into())])) {}
            (paces(place))
            div.onward {
                button type="button" data-back aria-label=(place.say("room-step-back")) title=(place.say("room-step-back")) { "←" }
                button type="button" data-skip title="Esc" { (place.say("room-skip")) }
                button.main type="button" data-next { (place.say("room-next")) " " kbd aria-hidden="true" { (place.say("key-space")) } }
            }
        }
    }
}
