//! Talk at a table: the chat, set phrases, the chat of those who watch, and what the host may do.

use host::{ChatMessage, Clock, Notice, Phrase, Saying, Snapshot, Stage, WatcherMessage};
use kernel::Seat;
use maud::{Markup, html};

use super::{Part, Place, room::names};

/// How many characters a message may have.
const TEXT_MAX: usize = 300;

/// The talk at a table, as it is drawn for one viewer.
pub(crate) struct Talk<'t> {
    pub(crate) place: &'t Place,
    pub(crate) table: &'t Snapshot,
    /// The name that the viewer used last.
    pub(crate) name: &'t str,
}

impl Talk<'_> {
    /// Draws all parts of a table whose game has begun.
    pub(crate) fn parts(&self) -> [Part; 4] {
        [self.chat(), self.form(), self.hosting(), self.watchers()]
    }

    /// Draws what was said.
    pub(crate) fn chat(&self) -> Part {
        let label = self.place.say("room-chat");
        Part::new("chat", |id| {
            html! {
                div.scroll.chat id=(id) role="log" tabindex="0" aria-label=(label) {
                    ol { @for message in &self.table.chat { (self.message(message)) } }
                }
            }
        })
    }

    fn message(&self, ChatMessage { name, saying, .. }: &ChatMessage) -> Markup {
        let place = self.place;
        match saying {
            Saying::Text(text) => html! { li { b { bdi { (name) } } " " bdi { (text) } } },
            Saying::Phrase(phrase) => {
                html! { li { b { bdi { (name) } } " " (phrase_words(place, *phrase)) } }
            }
            Saying::Notice(Notice::Removed) => {
                let says = place.words().say("chat-removed", &[("name", name.as_str().into())]);
                html! { li.t-held { (says) } }
            }
        }
    }

    /// Draws the form to say something, apart from the messages so that a new one does not replace
    /// it: set phrases at a quiet table.
    pub(crate) fn form(&self) -> Part {
        let (place, table) = (self.place, self.table);
        Part::new("talk", |id| {
            html! {
                div id=(id) {
                    @match table.you {
                        None => {}
                        Some(you) if table.muted.has(you) => {
                            p.hint.say-note { (place.say("chat-muted")) }
                        }
                        Some(_) if table.quiet => (self.phrases()),
                        Some(_) => {
                            form.say method="post" action=(self.path("say")) data-send {
                                (text_field(&place.say("room-say")))
                                button { (place.say("room-send")) }
                            }
                        }
                    }
                }
            }
        })
    }

    fn phrases(&self) -> Markup {
        let place = self.place;
        html! {
            details.phrases {
                summary { (place.say("chat-quiet")) }
                form method="post" action=(self.path("phrase")) data-send {
                    @for phrase in Phrase::ALL {
                        button name="phrase" value=(phrase) { (phrase_words(place, phrase)) }
                    }
                }
            }
        }
    }

    /// Says to a player who is the host of the table, and draws what the player may do about it. The host
    /// may mute or remove somebody and make the table quiet, and everybody may leave a running game.
    /// Nothing, where all others are bots.
    pub(crate) fn hosting(&self) -> Part {
        let (place, table) = (self.place, self.table);
        let (is_host, others) = (table.host == table.you, self.other_people());
        let host = table.host.map(|seat| names(table).of(seat)).unwrap_or_default();
        let says = place.words().say("host-is", &[("name", host.into())]);
        let says = if is_host { place.say("host-tools") } else { says };
        let is_playing = table.stage == Stage::Playing;
        Part::new("hosting", |id| {
            html! {
                div id=(id) {
                    @if table.you.is_some() && !others.is_empty() {
                        @if is_host || is_playing {
                            details.hosting {
                                summary { (says) }
                                @if is_host { (self.host_tools(&others)) }
                                @if is_playing { (self.leave()) }
                            }
                        } @else {
                            p.hint.hosting { (says) }
                        }
                    }
                }
            }
        })
    }

    fn host_tools(&self, others: &[(Seat, &str)]) -> Markup {
        let (place, is_quiet) = (self.place, self.table.quiet);
        html! {
            ul { @for (seat, name) in others { (self.person(*seat, name)) } }
            form method="post" action=(self.path("quiet")) data-send {
                @let key = if is_quiet { "host-chat" } else { "host-quiet" };
                button name="quiet" value=(!is_quiet) { (place.say(key)) }
            }
        }
    }

    fn leave(&self) -> Markup {
        let sure = self.place.say("room-leave-sure");
        html! {
            form method="post" action=(self.path("leave")) data-send data-sure=(sure) data-then="/" {
                button { (self.place.say("room-leave")) }
            }
        }
    }

    fn person(&self, seat: Seat, name: &str) -> Markup {
        let (place, number) = (self.place, seat.number());
        let is_muted = self.table.muted.has(seat);
        let label = |key: &str| place.words().say(key, &[("name", name.into())]);
        let (mute, labelled) = if is_muted {
            ("host-unmute", "host-unmute-name")
        } else {
            ("host-mute", "host-mute-name")
        };
        let key = if self.table.stage == Stage::Gathering {
            "host-remove-sure"
        } else {
            "host-remove-sure-now"
        };
        html! {
            li {
                bdi { (name) }
                form method="post" action=(self.path("mute")) data-send {
                    input type="hidden" name="seat" value=(number);
                    button name="muted" value=(!is_muted) aria-label=(label(labelled)) { (place.say(mute)) }
                }
                @if self.table.stage != Stage::Over {
                    form method="post" action=(self.path("remove")) data-send data-sure=(label(key)) {
                        input type="hidden" name="seat" value=(number);
                        button aria-label=(label("host-remove-name")) { (place.say("host-remove")) }
                    }
                }
            }
        }
    }

    /// Returns the other people at the table.
    fn other_people(&self) -> Vec<(Seat, &str)> {
        let seats = self.table.seats.iter().zip(0..).filter(|(seat, _)| seat.bot.is_none());
        let people =
            seats.filter_map(|(seat, number)| Some((Seat::new(number)?, seat.name.as_deref()?)));
        people.filter(|(seat, _)| self.table.you != Some(*seat)).collect()
    }

    /// Draws the chat of those who watch, for one of them.
    pub(crate) fn watchers(&self) -> Part {
        let (place, table) = (self.place, self.table);
        let label = place.say("chat-watchers");
        Part::new("watcher-chat", |id| {
            html! {
                div id=(id) {
                    @if table.you.is_none() && table.quiet {
                        p.hint { (place.say("chat-watchers-quiet")) }
                    } @else if table.you.is_none() && !table.removed {
                        details.watching open[!table.watcher_chat.is_empty()] {
                            summary { (label) }
                            div.scroll.chat role="log" tabindex="0" aria-label=(label) {
                                ol { @for WatcherMessage { name, text } in &table.watcher_chat {
                                    li { b { bdi { (name) } } " " bdi { (text) } }
                                } }
                            }
                            form.say method="post" action=(self.path("watchers")) data-send {
                                (self.name_field())
                                (text_field(&label))
                                button { (place.say("room-send")) }
                            }
                        }
                    }
                }
            }
        })
    }

    /// Draws what somebody who watches can do about a seat: take that of a player who was removed.
    /// Whoever was removed reads so. Nothing, if there is nothing to say.
    pub(crate) fn seat_offer(&self) -> Option<Markup> {
        let (place, table) = (self.place, self.table);
        if table.removed {
            return Some(removed(place));
        }
        let seat = table.vacant.clone().next().filter(|_| table.you.is_none())?;
        let name = names(table).of(seat);
        Some(html! {
            section.prompt.panel.calm.vacant {
                h2 { (place.words().say("room-vacant", &[("name", name.into())])) }
                form.row method="post" action=(self.path("join")) data-send data-anew {
                    input type="hidden" name="seat" value=(seat.number());
                    (self.name_field())
                    button.main { (place.say("room-vacant-do")) }
                }
            }
        })
    }

    /// Offers notices by Web Push; the script shows the button where the browser can take them.
    /// Whoever plays against bots alone never waits for long.
    pub(crate) fn notices(&self) -> Markup {
        let (place, table) = (self.place, self.table);
        let is_slow = table.clock.parse().is_ok_and(Clock::is_slow);
        let is_offered = match table.stage {
            Stage::Gathering => true,
            Stage::Playing => is_slow || !self.other_people().is_empty(),
            Stage::Over => false,
        };
        html! {
            @if table.you.is_some() && is_offered {
                button.notices type="button" hidden data-notices=(table.table)
                    data-turn-on=(place.say("notices-turn-on")) data-turn-off=(place.say("notices-turn-off"))
                    data-on=(place.say("notices-on")) data-off=(place.say("notices-off"))
                    data-denied=(place.say("notices-denied")) {}
            }
        }
    }

    fn name_field(&self) -> Markup {
        let label = self.place.say("lobby-name");
        html! {
            input.name name="name" required maxlength="40" value=(self.name) autocomplete="nickname"
                placeholder=(label) aria-label=(label);
        }
    }

    fn path(&self, what: &str) -> String {
        format!("/tables/{}/{what}", self.table.table)
    }
}

fn text_field(label: &str) -> Markup {
    html! {
        input name="text" maxlength=(TEXT_MAX) required autocomplete="off" placeholder=(label)
            aria-label=(label);
    }
}

fn phrase_words(place: &Place, phrase: Phrase) -> String {
    place.say(&format!("phrase-{phrase}"))
}

/// Tells somebody that the host has removed them, and what they can do instead.
pub(crate) fn removed(place: &Place) -> Markup {
    html! {
        section.prompt.panel.calm.removed {
            h2 { (place.say("removed-title")) }
            p { (place.say("removed-what")) }
            p.row {
                a.button href="/" { (place.say("refused-play")) }
                a.button href="/open" { (place.say("front-open")) }
            }
        }
    }
}
