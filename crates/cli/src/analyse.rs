//! `sombra analyse FILE`: what a strong bot thinks of a recorded game.

use std::{collections::BTreeMap, io, path::Path};

use catalog::{Analysis, AnyGame, Inquiry, Judged, Moment};
use kernel::{Ending, Record, Seat, Weight};
use terminal::{HEADING, Line, QUIET};
use text::{GameWords, Names};

use crate::{args::AnalyseArgs, failure::Failure, shell::Shell, sim::bar, table, verify};

/// How many of the choices that cost most are named.
const WORST: usize = 3;
/// How wide the number of a choice is.
const NUMBER: usize = 5;
/// How many letters are said of what begins or ends.
const WHAT_CHARS: usize = 44;

pub(crate) fn run(shell: &mut Shell, args: &AnalyseArgs) -> Result<(), Failure> {
    let (record, game) = verify::read(shell, &args.file, args.cards.as_deref())?;
    let seat = args.seat.as_deref().map(|text| read_seat(text, &record)).transpose()?;
    let analysis = analyze(shell, (&args.file, &record), &*game, seat)?;
    if args.json {
        return Ok(shell.json(&analysis)?);
    }
    let names = Names::new(record.players.values().cloned(), None).with_glossary(game.glossary());
    let report =
        Report { words: shell.game(&*game), names, record: &record, analysis: &analysis, seat };
    let chapters = report.chapters(&*game);
    Ok(report.write(shell, &chapters)?)
}

fn read_seat(text: &str, record: &Record) -> Result<Seat, Failure> {
    let seat: Option<Seat> = text.parse().ok();
    let seat = seat.filter(|seat| record.players.count().seats().has(*seat));
    seat.ok_or_else(|| Failure::input("error-unknown-seat", &[("asked", &text)]))
}

/// Analyzes the choices of one seat, or of all, and shows on a terminal how far it is.
fn analyze(
    shell: &Shell,
    (path, record): (&Path, &Record),
    game: &dyn AnyGame,
    seat: Option<Seat>,
) -> Result<Analysis, Failure> {
    let bar = bar(u32::try_from(record.choices.len()).unwrap_or(u32::MAX));
    let wants = |_: usize, at: Seat| seat.is_none_or(|seat| seat == at);
    let mut go_on = |done: usize| {
        bar.set_position(u64::try_from(done).unwrap_or(u64::MAX));
        true
    };
    let analysis = game.analyze(record, Inquiry { wants: &wants, go_on: &mut go_on });
    bar.finish_and_clear();
    let analysis = analysis.map_err(|flaw| verify::flaw(shell, path, (&flaw, record)))?;
    Ok(analysis.expect("nobody stops it"))
}

/// An analysis, to be told in words.
struct Report<'r> {
    words: GameWords,
    names: Names,
    record: &'r Record,
    analysis: &'r Analysis,
    seat: Option<Seat>,
}

impl Report<'_> {
    /// Returns what began or ended at the chapters of the game, by the number of choices before.
    fn chapters(&self, game: &dyn AnyGame) -> BTreeMap<usize, String> {
        let mut chapters = BTreeMap::new();
        let mut hear = |moment: &Moment<'_>| {
            let last = moment.events.iter().rev().find(|event| event.weight == Weight::Chapter);
            let said = last.map(|event| self.words.sentence(event.fact.value(), &self.names));
            chapters.extend(said.map(|said| (moment.version, said)));
        };
        game.retell(self.record, &mut hear).expect("the record was replayed just now");
        chapters
    }

    fn write(&self, shell: &mut Shell, chapters: &BTreeMap<usize, String>) -> io::Result<()> {
        let title = self.words.say("title", &[]);
        let title = shell.words.say("analyse-title", &[("title", title.into())]);
        shell.styled(HEADING, title)?;
        shell.line("")?;
        table::write(shell, &self.outlook(shell, chapters))?;
        if self.record.ending == Ending::Unfinished {
            shell.say("replay-unfinished", &[])?;
        }
        shell.print([Line::blank(), heading(shell, "analyse-worst")])?;
        let worst = self.analysis.worst(self.seat, WORST);
        if worst.is_empty() {
            shell.say("analyse-none", &[])?;
        }
        self.list(shell, worst)?;
        shell.print([Line::blank(), heading(shell, "analyse-choices")])?;
        self.list(shell, self.analysis.choices.iter().collect())?;
        shell.print([Line::blank(), Line::styled(QUIET, shell.words.say("analyse-method", &[]))])
    }

    /// Returns the chance of each seat at the chapters of the game, as rows of a table.
    fn outlook(&self, shell: &Shell, chapters: &BTreeMap<usize, String>) -> Vec<Vec<String>> {
        let names = self.record.players.values().cloned();
        let says = |key| shell.words.say(key, &[]);
        let heading = [says("analyse-at")].into_iter().chain(names).chain([says("analyse-what")]);
        let row = |moment: &catalog::Outlook| {
            let chances = moment.chances.iter().map(|chance| shell.words.percent(*chance));
            let what = chapters.get(&moment.at).map(|said| short(said)).unwrap_or_default();
            [moment.at.to_string()].into_iter().chain(chances).chain([what]).collect()
        };
        let moments = self.analysis.outlook.iter().filter(|moment| moment.chapter);
        [heading.collect()].into_iter().chain(moments.map(row)).collect()
    }

    fn list(&self, shell: &mut Shell, choices: Vec<&Judged>) -> io::Result<()> {
        for judged in choices {
            let number = format!("{:>width$} ", judged.at + 1, width = NUMBER - 1);
            let said = self.said(shell, judged);
            shell.print([Line::plain(said).after(&number)])?;
        }
        Ok(())
    }

    /// Says what was chosen, and what the bot thinks of it.
    fn said(&self, shell: &Shell, judged: &Judged) -> String {
        let Judged { seat, made, best, cost, .. } = judged;
        let choice = |parts: &catalog::Fact| self.words.sentence(parts.value(), &self.names);
        let percent = |chance: u32| shell.words.percent(chance);
        let key = match (made.choice == best.choice, *cost) {
            (true, _) => "analyse-agrees",
            (false, 0) => "analyse-as-good",
            (false, _) => "analyse-better",
        };
        let places = [
            ("name", self.names.of(*seat).into()),
            ("made", choice(&made.parts).into()),
            ("chance", percent(made.chance).into()),
            ("best", choice(&best.parts).into()),
            ("better", percent(best.chance).into()),
            ("cost", percent(*cost).into()),
        ];
        shell.words.say(key, &places)
    }
}

/// Cuts a sentence, so that a row stays a row.
fn short(said: &str) -> String {
    let mut rest = said.chars();
    let start: String = rest.by_ref().take(WHAT_CHARS - 1).collect();
    match rest.as_str() {
        "" => start,
        last if last.chars().count() == 1 => said.to_owned(),
        _ => format!("{}…", start.trim_end()),
    }
}

fn heading(shell: &Shell, key: &str) -> Line {
    Line::styled(HEADING, shell.words.say(key, &[]))
}
