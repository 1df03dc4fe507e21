//! A table before its game: seats, invitation, options and chat.

use host::{Clock, Snapshot};
use kernel::Seat;
use maud::{Markup, html};

use super::{
    Part,
    device::qr_code,
    game::Paper,
    icons::icon,
    layout::{Page, Place, framed, learn_link},
    levels, options, own_cards,
    room::{names, page_key, stream_path, watchers},
    talk::{Talk, removed},
};

/// A table before its game.
pub(crate) struct Lobby<'l> {
    pub(crate) place: &'l Place,
    pub(crate) table: &'l Snapshot,
    /// The address to give to friends.
    pub(crate) link: &'l str,
    /// The name that the viewer used last.
    pub(crate) name: &'l str,
}

impl Lobby<'_> {
    /// Draws the whole page.
    pub(crate) fn page(&self) -> Markup {
        let (place, table) = (self.place, self.table);
        let title = self.title();
        let (game, cards) = (Some(table.game), table.own_cards());
        let paper = Paper::new(place, table.game);
        let about = format!("{} {}", paper.say("pitch"), paper.say("length"));
        let invites = self.inviter().unwrap_or_else(|| title.clone());
        let shared = Some((invites.as_str(), about.as_str()));
        let page = Page { title: &title, shared, game, cards, ..Page::default() };
        framed(
            place,
            &page,
            html! {
                div.lobby #table data-page=(page_key(table)) data-stream=(stream_path(table)) {
                    div {
                        p.label { (place.say(if table.private { "lobby-private" } else { "lobby-public" })) }
                        (self.greeting().markup)
                        (own_cards::note(place, table))
                        @if self.is_seated() { (self.invite()) }
                        (self.sit().markup)
                        (self.seats().markup)
                        (watchers(place, table).markup)
                        (self.begin().markup)
                        (self.talk().notices())
                    }
                    div {
                        (self.settings().markup)
                        (self.fair().markup)
                        section.panel.talking {
                            h2 { (place.say("room-chat")) }
                            (self.talk().chat().markup)
                            (self.talk().form().markup)
                            (self.talk().hosting().markup)
                        }
                    }
                }
            },
        )
    }

    /// Draws all parts that can change.
    pub(crate) fn parts(&self) -> Vec<Part> {
        vec![
            self.greeting(),
            self.sit(),
            self.seats(),
            watchers(self.place, self.table),
            self.begin(),
            self.settings(),
            self.fair(),
            self.talk().chat(),
            self.talk().form(),
            self.talk().hosting(),
        ]
    }

    fn title(&self) -> String {
        Paper::new(self.place, self.table.game).say("title")
    }

    fn path(&self, what: &str) -> String {
        format!("/tables/{}/{what}", self.table.table)
    }

    fn is_seated(&self) -> bool {
        self.table.you.is_some()
    }

    /// Returns whether the viewer may say what is played and where bots sit: among strangers only
    /// the host may, while the host is here.
    fn may_arrange(&self) -> bool {
        let table = self.table;
        let rules = table.host.is_some_and(|host| table.present.here.has(host));
        self.is_seated() && (table.private || table.you == table.host || !rules)
    }

    /// Says who invites to what. Whoever sits here knows, and only sees the name of the game.
    fn greeting(&self) -> Part {
        let (place, paper) = (self.place, Paper::new(self.place, self.table.game));
        let (invites, title) = (self.inviter(), self.title());
        Part::new("greeting", |id| {
            html! {
                div id=(id) {
                    @if let Some(invites) = invites {
                        div.invitation {
                            h1 { (invites) }
                            p.lead { (paper.say("pitch")) }
                            p.hint.row {
                                span { (icon("clock")) " " (paper.say("length")) }
                                (learn_link(place, self.table.game))
                            }
                        }
                    } @else {
                        h1 { (title) }
                    }
                }
            }
        })
    }

    /// Says who invites the reader to what; nobody does, if no seat is free.
    fn inviter(&self) -> Option<String> {
        let is_invited = !self.is_seated() && !self.table.removed && self.has_room();
        let host = self.table.host.filter(|_| is_invited)?;
        let host = self.table.seats.get(usize::from(host.number()))?.name.as_deref()?;
        let says = [("name", host.into()), ("game", self.title().into())];
        Some(self.place.words().say("lobby-invited", &says))
    }

    fn has_room(&self) -> bool {
        self.table.seats.iter().any(|seat| seat.name.is_none())
    }

    /// Draws what somebody at the table sends to friends: the link, the name, a QR code.
    fn invite(&self) -> Markup {
        let place = self.place;
        html! {
            div.invite {
                label for="link" { (place.say("lobby-invite")) }
                div.row {
                    input #link readonly value=(self.link);
                    button type="button" data-share=(self.link) data-done=(place.say("share-copied")) hidden {
                        (place.say("lobby-share"))
                    }
                }
                p.hint { (place.say("lobby-named")) " " b.table-name { (self.table.table.name()) } }
                details {
                    summary { (place.say("lobby-qr")) }
                    (qr_code(self.link, &place.say("lobby-qr-what")))
                }
            }
        }
    }

    /// Draws the form to sit down, for a viewer without a seat.
    fn sit(&self) -> Part {
        let place = self.place;
        let free = self.has_room();
        Part::new("sit", |id| {
            html! {
                div id=(id) {
                    @if self.table.removed {
                        (removed(place))
                    } @else if !self.is_seated() && free {
                        form.panel.row method="post" action=(self.path("join")) data-send data-anew {
                            label for="name" { (place.say("lobby-name")) }
                            input #name name="name" required maxlength="40" value=(self.name)
                                autocomplete="nickname";
                            button.main { (place.say("lobby-sit")) }
                        }
                    } @else if !self.is_seated() {
                        div.panel {
                            p { (place.say("lobby-full")) }
                            div.row {
                                form method="post" action="/play" {
                                    input type="hidden" name="game" value=(self.table.game);
                                    button.main { (place.say("front-now")) }
                                }
                                a.button href="/#watch" { (place.say("lobby-others")) }
                                a.button href={ "/open?game=" (self.table.game) } { (place.say("front-open-do")) }
                            }
                        }
                    }
                }
            }
        })
    }

    fn seats(&self) -> Part {
        Part::new("seats", |id| {
            html! {
                ul.seats id=(id) {
                    @for (seat, number) in self.table.seats.iter().zip(0..) {
                        @if let Some(at) = Seat::new(number) { (self.seat(seat, at)) }
                    }
                }
            }
        })
    }

    fn seat(&self, seat: &host::SeatInfo, at: Seat) -> Markup {
        let (place, mine) = (self.place, self.table.you == Some(at));
        let expected = !mine && self.table.present.expected.has(at);
        let away =
            seat.name.is_some() && seat.bot.is_none() && !mine && !self.table.present.here.has(at);
        html! {
            li.panel.me[mine] {
                span.letter aria-hidden="true" { (at) }
                div.who {
                    @match &seat.name {
                        Some(name) => {
                            b { bdi { (name) } }
                            @if mine { " " span.tag { (place.say("lobby-you")) } }
                            @if let Some(level) = seat.bot { " " (levels::tag(place, level)) }
                            @if expected { " " span.tag.away { (place.say("seat-expected")) } }
                            @else if away { " " span.tag.away { (place.say("seat-away")) } }
                        }
                        None => { span.free { (place.say("lobby-free")) } }
                    }
                }
                @if self.is_seated() { (self.seat_ways(seat, at)) }
            }
        }
    }

    fn seat_ways(&self, seat: &host::SeatInfo, at: Seat) -> Markup {
        let (place, mine, number) = (self.place, self.table.you == Some(at), at.number());
        html! {
            div.row {
                @if seat.name.is_none() && self.may_arrange() {
                    form.faces method="post" action=(self.path("bots")) data-send
                        role="group" aria-label=(place.say("lobby-add-bot")) {
                        input type="hidden" name="seat" value=(number);
                        span.hint aria-hidden="true" { (place.say("lobby-add-bot")) }
                        (levels::buttons(place))
                    }
                }
                @if seat.bot.is_some() && self.may_arrange() {
                    form method="post" action=(self.path("send")) data-send {
                        input type="hidden" name="seat" value=(number);
                        button { (place.say("lobby-send-bot")) }
                    }
                }
                @if mine {
                    form method="post" action=(self.path("leave")) data-send {
                        button { (place.say("lobby-leave")) }
                    }
                } @else if seat.name.is_none() || seat.bot.is_some() {
                    // The page offers no swap with a person, who could not refuse it.
                    form method="post" action=(self.path("move")) data-send {
                        input type="hidden" name="seat" value=(number);
                        button { (place.say(if seat.name.is_some() { "lobby-swap" } else { "lobby-move" })) }
                    }
                }
            }
        }
    }

    /// Draws the button that starts the game, with bots at the free seats.
    fn begin(&self) -> Part {
        let place = self.place;
        let free = self.table.seats.iter().filter(|seat| seat.name.is_none()).count();
        let key = if free == 0 { "lobby-start" } else { "lobby-fill" };
        let present = &self.table.present;
        let (count, expected) = self.names(|at| present.expected.has(at));
        let (gone, away) = self.names(|at| !present.expected.has(at) && !present.here.has(at));
        let (words, timed) = (place.words(), self.table.clock != "none");
        let waits = [("names", expected.as_str().into()), ("count", count.into())];
        let without = [("names", away.as_str().into()), ("count", gone.into())];
        let hints = [
            (count > 0).then(|| words.say("refusal-not-here", &waits)),
            (gone > 0).then(|| {
                words.say(if timed { "lobby-away-timed" } else { "lobby-away" }, &without)
            }),
            (free > 0 || count + gone == 0)
                .then(|| words.say("lobby-missing", &[("count", free.into())])),
        ];
        let hint = hints.into_iter().flatten().collect::<Vec<_>>().join(" ");
        Part::new("begin", |id| {
            html! {
                div id=(id) {
                    @if self.is_seated() && free > 0 && !self.may_arrange() {
                        p.hint role="status" { (self.host_begins()) }
                    } @else if self.is_seated() {
                        form.begin method="post" action=(self.path("start")) data-send {
                            button.main disabled[!expected.is_empty()] { (place.say(key)) }
                            p.hint role="status" { (hint) }
                            @if free > 0 { (levels::chooser(place)) }
                        }
                    }
                }
            }
        })
    }

    fn host_begins(&self) -> String {
        let host = self.table.host.map(|host| names(self.table).of(host)).unwrap_or_default();
        self.place.words().say("lobby-host-begins", &[("name", host.into())])
    }

    /// Counts and names these people, without the reader.
    fn names(&self, are: impl Fn(Seat) -> bool) -> (usize, String) {
        let (seats, all) = (self.table.seats.iter().zip(0..), names(self.table));
        let names = seats.filter_map(|(seat, number)| {
            let at = Seat::new(number).filter(|at| self.table.you != Some(*at) && are(*at))?;
            (seat.name.is_some() && seat.bot.is_none()).then(|| all.of(at))
        });
        let names: Vec<String> = names.collect();
        (names.len(), names.join(", "))
    }

    fn settings(&self) -> Part {
        let (place, table) = (self.place, self.table);
        let may_arrange = self.may_arrange();
        let words = Paper::new(place, table.game).words;
        let game = catalog::find(table.game).ok();
        Part::new("settings", |id| {
            html! {
                form.panel.settings id=(id) method="post" action=(self.path("agree")) data-send data-at-once {
                    h2 { (place.say("lobby-agreed")) }
                    @if may_arrange {
                        @if let Some(game) = game { (options::fields(words, game, &table.options)) }
                        label { span { (place.say("lobby-clock")) }
                            select name="clock" {
                                @for clock in Clock::ALL.map(Clock::id) {
                                    option value=(clock) selected[clock == table.clock] {
                                        (clock_name(place, clock))
                                    }
                                }
                            }
                        }
                    } @else {
                        dl.agreed {
                            @if let Some(game) = game { (options::terms(words, game, &table.options)) }
                            dt { (place.say("lobby-clock")) } dd { (clock_name(place, &table.clock)) }
                        }
                    }
                    @if may_arrange { noscript { button { (place.say("lobby-agree")) } } }
                    p.hint { (place.say("lobby-bot-plays")) }
                }
            }
        })
    }

    /// Explains why the deal is fair, and takes the player's contribution to it.
    fn fair(&self) -> Part {
        let (place, table) = (self.place, self.table);
        Part::new("fair", |id| {
            html! {
                details.panel id=(id) {
                    summary { (place.say("lobby-fair")) }
                    p { (place.say("lobby-fair-what")) }
                    @if let Some(commitment) = table.commitment { p { code.long { (commitment) } } }
                    @if self.is_seated() {
                        form method="post" action=(self.path("word")) data-send data-done=(place.say("lobby-word-done")) {
                            label for="word" { (place.say("lobby-word")) }
                            div.row {
                                input #word name="word" required maxlength="64" autocomplete="off";
                                button { (place.say("lobby-word-do")) }
                            }
                        }
                    }
                }
            }
        })
    }

    fn talk(&self) -> Talk<'_> {
        Talk { place: self.place, table: self.table, name: self.name }
    }
}

pub(crate) fn clock_name(place: &Place, clock: &str) -> String {
    place.say(&format!("clock-{clock}"))
}
