//! Lists of somebody's own games: running ones with whose move it is, finished ones with the
//! result.

use std::time::Duration;

use catalog::CERTAIN;
use host::{Clock, OwnTable, Snapshot, Stage};
use kernel::Seat;
use maud::{Markup, html};

use super::{
    Place,
    game::Paper,
    icons::{icon, scene},
    room::{headline, names, seals, with_board},
};

/// About how many points the line of a finished game has.
const CURVE_POINTS: usize = 24;
/// How many running games the front page lists.
const SHOWN_MAX: usize = 3;

/// Draws the panel of the front page with the games that wait for the reader or for others, and with
/// those that ended last.
pub(crate) fn panel(place: &Place, running: &[OwnTable], finished: &[OwnTable]) -> Markup {
    let mut running: Vec<&Snapshot> = running.iter().map(|own| &own.table).collect();
    running.sort_by_key(|table| !is_mine(table));
    let more = running.len().saturating_sub(SHOWN_MAX);
    let title = if running.is_empty() { "yours-title" } else { "front-continue" };
    html! {
        section.panel.door.continue #continue aria-labelledby="continue-title" {
            h2 #continue-title { (icon("hourglass")) (place.say(title)) }
            ul.tables {
                @for table in running.iter().take(SHOWN_MAX) { (running_row(place, table)) }
                @for own in finished { (ended_row(place, &own.table)) }
            }
            p.all[more == 0] {
                a href="/yours" {
                    @if more > 0 { (place.words().say("front-more", &[("count", more.into())])) }
                    @else { (place.say("front-yours")) }
                }
            }
        }
    }
}

/// Draws a finished game in few words: who won, and the way to its replay.
fn ended_row(place: &Place, table: &Snapshot) -> Markup {
    let paper = Paper::new(place, table.game);
    let outcome = with_board(place, table, None, |board| board.outcome());
    let (title, says) = (paper.say("title"), place.say("yours-replay"));
    html! {
        li.ended {
            span.thumb aria-hidden="true" { (scene(paper)) }
            span.what { b { (title) } small { (headline(paper.words, &names(table), outcome)) } }
            a.pill href={ "/tables/" (table.table) "/replay" } aria-label={ (says) ": " (title) } { (says) }
        }
    }
}

fn running_row(place: &Place, table: &Snapshot) -> Markup {
    let paper = Paper::new(place, table.game);
    html! {
        li {
            span.thumb aria-hidden="true" { (scene(paper)) }
            span.what {
                b { (paper.say("title")) }
                small { (state(place, table)) }
            }
            (way_in(place, table))
        }
    }
}

/// Draws the link to a running game; it is gold if the reader has to do something there.
fn way_in(place: &Place, table: &Snapshot) -> Markup {
    let (mine, label) = (is_mine(table), Paper::new(place, table.game).say("title"));
    let says = place.say(if mine { "room-your-move" } else { "yours-open" });
    html! {
        a.pill.mine[mine] href={ "/tables/" (table.table) } aria-label={ (says) ": " (label) } { (says) }
    }
}

/// Draws a running game as a card with its scene.
pub(crate) fn running_card(place: &Place, own: &OwnTable) -> Markup {
    let (table, paper) = (&own.table, Paper::new(place, own.table.game));
    let mine = is_mine(table);
    let says = place.say(if mine { "room-your-move" } else { "yours-open" });
    html! {
        li.own-game.mine[mine] {
            div.scene aria-hidden="true" { (scene(paper)) }
            div.about {
                h3 { (paper.say("title")) }
                p { (company(place, table)) }
                p { (moment(place, table)) }
                (seals(place, table))
                div.row {
                    a.button.main[mine] href={ "/tables/" (table.table) } aria-label={ (says) ": " (paper.say("title")) } { (says) }
                    @if !mine { small { (waits(place, table)) } }
                    @else if let Some(left) = left(place, table) { small { (left) } }
                }
            }
        }
    }
}

/// Draws a finished game as a row: with whom, when, who won and why, how the chance to win went, and
/// what can be done with it.
pub(crate) fn finished_row(place: &Place, own: &OwnTable, curve: Option<&Vec<u32>>) -> Markup {
    let (table, paper) = (&own.table, Paper::new(place, own.table.game));
    let (outcome, decided) =
        with_board(place, table, None, |board| (board.outcome(), board.decided(&[])));
    let won = outcome.is_some_and(|it| it.winners.into_iter().any(|seat| table.you == Some(seat)));
    let (here, title) = (format!("/tables/{}", table.table), paper.say("title"));
    let ways = [
        (format!("{here}/replay"), "yours-replay"),
        (format!("{here}/replay#turned"), "yours-analyse"),
        (format!("/api/v1{here}/record"), "yours-record"),
    ];
    html! {
        li {
            span.thumb aria-hidden="true" { (scene(paper)) }
            span.what { b { (title) ", " (company(place, table)) } small { (age(place, own.age)) } }
            span.result.won[won] {
                (badge(place, table, won))
                span {
                    a href=(here) { (headline(paper.words, &names(table), outcome)) }
                    small { (decided) }
                }
            }
            span.curve { @if let Some(curve) = curve { (line_of(place, curve)) } }
            span.row {
                @for (path, key) in ways {
                    @let says = place.say(key);
                    a.button href=(path) aria-label={ (says) ": " (title) } { (says) }
                }
            }
        }
    }
}

/// Draws the reader's place in a finished game; where the game ranks nobody, whether the reader has won.
fn badge(place: &Place, table: &Snapshot, won: bool) -> Markup {
    let rank = |board: &dyn super::game::Board| table.you.and_then(|you| board.place_of(you));
    let rank = with_board(place, table, None, rank);
    let facts = [("place", rank.unwrap_or(1).into()), ("seats", table.seats.len().into())];
    let key = if won { "yours-won" } else { "yours-lost" };
    let says = rank.map_or_else(|| place.say(key), |_| place.words().say("yours-place", &facts));
    let sign = rank.map_or_else(|| if won { "★" } else { "–" }.into(), |rank| rank.to_string());
    html! { span.place.won[won] role="img" aria-label=(says) title=(says) { (sign) } }
}

/// Draws the chance to win over time as a small line.
fn line_of(place: &Place, curve: &[u32]) -> Markup {
    let stride = curve.len().div_ceil(CURVE_POINTS).max(1);
    let last = curve.len().saturating_sub(1);
    let shown = |at: &usize| at.is_multiple_of(stride) || *at == last;
    let points: Vec<(u32, u32)> = (0..curve.len())
        .filter(shown)
        .map(|at| (share(at, last) * 100 / CERTAIN + 4, 30 - curve[at] * 26 / CERTAIN))
        .collect();
    let path: Vec<String> = points.iter().map(|(x, y)| format!("{x} {y}")).collect();
    let end = points.last().copied().unwrap_or_default();
    html! {
        svg viewBox="0 0 112 34" role="img" aria-label=(place.say("yours-curve")) {
            path d={ "M" (path.join("L")) } {}
            circle cx=(end.0) cy=(end.1) r="3.5" {}
        }
    }
}

/// Returns how far a moment is in the game.
fn share(at: usize, last: usize) -> u32 {
    let far = u64::from(CERTAIN) * u64::try_from(at).unwrap_or_default();
    u32::try_from(far / u64::try_from(last.max(1)).unwrap_or(1)).unwrap_or(CERTAIN)
}

/// Tells whether the reader has to choose; whoever has left the game leaves it to a bot.
pub(crate) fn is_mine(table: &Snapshot) -> bool {
    let plays = table.you.is_some_and(|you| !table.present.stand_ins.has(you));
    plays && !table.question.legal.is_empty()
}

/// Says how far a game is and for whom it waits.
fn state(place: &Place, table: &Snapshot) -> String {
    let moment = moment(place, table);
    if is_mine(table) || table.stage == Stage::Gathering {
        let left = left(place, table).map(|left| format!(" · {left}")).unwrap_or_default();
        return format!("{} · {moment}{left}", company(place, table));
    }
    format!("{moment} · {}", waits(place, table))
}

fn moment(place: &Place, table: &Snapshot) -> String {
    match table.stage {
        Stage::Gathering => place.say("yours-gathering"),
        Stage::Playing | Stage::Over => with_board(place, table, None, |board| board.moment()),
    }
}

/// Says how much time is left for a choice, in a game over days.
fn left(place: &Place, table: &Snapshot) -> Option<String> {
    table.clock.parse().ok().filter(|clock: &Clock| clock.is_slow())?;
    let minutes = table.question.left_ms? / 60_000;
    let (key, count, rest) = match minutes {
        0..120 => ("left-minutes", minutes, 0),
        120..1_440 => ("left-hours", minutes / 60, 0),
        _ => ("left-days", minutes / 1_440, minutes % 1_440 / 60),
    };
    let [count, rest] = [count, rest].map(|number| usize::try_from(number).unwrap_or_default());
    Some(place.words().say(key, &[("count", count.into()), ("hours", rest.into())]))
}

/// Says for whom a game waits.
fn waits(place: &Place, table: &Snapshot) -> String {
    let (words, names) = (place.words(), names(table));
    if table.stage == Stage::Gathering {
        let free = table.seats.iter().filter(|seat| seat.name.is_none()).count();
        return match free {
            0 => words.say("yours-ready", &[]),
            _ => words.say("front-free", &[("count", free.into())]),
        };
    }
    let owing: Vec<String> = table.question.owing.map(|seat: Seat| names.of(seat)).collect();
    let owing = Paper::new(place, table.game).words.list(&owing);
    words.say("yours-waits", &[("names", owing.into())])
}

/// Says with whom the reader plays: the names of people, and how many bots.
fn company(place: &Place, table: &Snapshot) -> String {
    let others = table.seats.iter().zip(0..).filter(|(_, at)| Seat::new(*at) != table.you);
    let (names, mut people, mut bots) = (names(table), Vec::new(), 0_usize);
    for (seat, at) in others {
        match (&seat.name, seat.bot) {
            (_, Some(_)) => bots += 1,
            (Some(_), None) => people.extend(Seat::new(at).map(|at| names.of(at))),
            (None, None) => {}
        }
    }
    let count = people.len();
    // The bots end the list, if there are any.
    let list = |names: &[String]| Paper::new(place, table.game).words.list(names);
    let people = if bots == 0 { list(&people) } else { people.join(", ") };
    let facts = [("people", count.into()), ("names", people.into()), ("bots", bots.into())];
    let key = match (count, bots) {
        (0, 0) => "yours-alone",
        (0, _) => "yours-bots",
        (_, 0) => "yours-people",
        _ => "yours-both",
    };
    place.words().say(key, &facts)
}

/// Says how long ago something was.
fn age(place: &Place, age: Duration) -> String {
    let minutes = age.as_secs() / 60;
    let (key, count) = match minutes {
        0..60 => ("age-minutes", minutes),
        60..1_440 => ("age-hours", minutes / 60),
        _ => ("age-days", minutes / 1_440),
    };
    place.words().say(key, &[("count", usize::try_from(count).unwrap_or_default().into())])
}
