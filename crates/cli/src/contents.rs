//! Games with cards of a designer's own file: `--cards FILE`.

use std::{fmt::Write as _, fs, io::Write as _, ops::Range, path::Path, sync::Arc};

use anstyle::{AnsiColor, Style};
use catalog::AnyGame;
use kernel::{Bilingual, Excerpt, Mistake, MistakeText, Position, Warning, count_mistakes};
use text::Words;

use crate::{failure::Failure, file::read_text, shell::Shell};

const ERROR: Style = AnsiColor::Red.on_default().bold();
const WARNING: Style = AnsiColor::Yellow.on_default().bold();
const FRAME: Style = AnsiColor::Blue.on_default();
const HELP: Style = AnsiColor::Cyan.on_default();

/// Finds a game; with the cards of a file, if one is named.
pub(crate) fn find_game(
    shell: &Shell,
    id: &str,
    cards: Option<&Path>,
) -> Result<Arc<dyn AnyGame>, Failure> {
    with_cards(shell, catalog::find(id)?, cards)
}

/// Returns the game with the cards of a file, if one is named. Says on stderr if there are warnings.
pub(crate) fn with_cards(
    shell: &Shell,
    game: &dyn AnyGame,
    cards: Option<&Path>,
) -> Result<Arc<dyn AnyGame>, Failure> {
    let Some(path) = cards else { return Ok(game.to_arc()) };
    let (game, warnings) = read(shell, game, path)?;
    if !warnings.is_empty() {
        let (file, count) = (path.display().to_string(), warnings.len());
        let places = [("file", file.into()), ("count", count.into()), ("game", game.id().into())];
        // Whoever cannot be warned can play all the same.
        let _ = writeln!(anstream::stderr(), "{}", shell.words.say("cards-warned", &places));
    }
    Ok(game)
}

/// Returns the game whose cards a file has, with these cards.
pub(crate) fn game_of(shell: &Shell, path: &Path) -> Result<Arc<dyn AnyGame>, Failure> {
    let game = catalog::GAMES.iter().find(|game| game.contents().is_some());
    with_cards(shell, *game.expect("a game has cards"), Some(path))
}

/// Checks a file, and prints every warning about it.
pub(crate) fn check(shell: &mut Shell, game: &dyn AnyGame, path: &Path) -> Result<(), Failure> {
    let (game, warnings) = read(shell, game, path)?;
    let source = game.contents_source().unwrap_or_default();
    let mut err = anstream::stderr();
    for Warning { span, at, what } in &warnings {
        let what = what.get(shell.language.id());
        let text = MistakeText { at: *at, place: None, what, help: "" };
        let found = Found { label: ("cards-warning", WARNING), text, span };
        writeln!(err, "{}", found.report(shell.words, path, &source))?;
    }
    let hash = game.contents().map_or_else(String::new, |hash| hash.to_string());
    let places = [
        ("file", path.display().to_string().into()),
        ("warnings", warnings.len().into()),
        ("hash", hash.into()),
    ];
    Ok(shell.say("cards-good", &places)?)
}

fn read(shell: &Shell, game: &dyn AnyGame, path: &Path) -> Result<catalog::WithContents, Failure> {
    if game.contents().is_none() {
        return Err(Failure::input("error-no-cards", &[("game", &game.id())]));
    }
    let source = read_text(path)?;
    // Names are below the folder of the file, as its author sees it.
    let find = |name: &str| {
        let file = path.parent().unwrap_or(path).join(name);
        let failed = |error| Bilingual::same(format!("{}: {error}", file.display()));
        fs::read_to_string(&file).map_err(failed)
    };
    game.with_contents(&source, &find).map_err(|mistakes| {
        let report = |mistake: &Mistake| {
            let text = mistake.in_language(shell.language.id());
            let found = Found { label: ("cards-error", ERROR), text, span: &mistake.span };
            found.report(shell.words, path, &source)
        };
        let (file, reports) = (path.display().to_string(), mistakes.iter().map(report).collect());
        Failure::Mistakes { file, count: count_mistakes(&mistakes), reports }
    })
}

/// A mistake or a warning.
struct Found<'f> {
    /// The key of the word for it, and its color.
    label: (&'static str, Style),
    text: MistakeText<'f>,
    span: &'f Range<usize>,
}

impl Found<'_> {
    /// Shows it in several lines: what is wrong, where, the line itself, and what would be right.
    fn report(&self, said: &Words, path: &Path, source: &str) -> String {
        let Excerpt { before, words, after } = Excerpt::of(source, self.span);
        let MistakeText { at: Position { line, column }, place, what, help } = self.text;
        let (label, style) = (said.say(self.label.0, &[]), self.label.1);
        let number = line.to_string();
        let margin = " ".repeat(number.len());
        let (indent, mark) =
            (" ".repeat(before.chars().count()), "^".repeat(words.chars().count()));
        let place = place.map_or_else(String::new, |place| format!(" ({place})"));
        let file = path.display();
        let mut report = format!(
            "{style}{label}{style:#}: {what}\n\
             {margin}{FRAME}-->{FRAME:#} {file}:{line}:{column}{place}\n\
             {margin} {FRAME}|{FRAME:#}\n\
             {FRAME}{number} |{FRAME:#} {before}{words}{after}\n\
             {margin} {FRAME}|{FRAME:#} {indent}{style}{mark}{style:#}\n",
        );
        if !help.is_empty() {
            let label = said.say("cards-help", &[]);
            // Writing to a string does not fail.
            let _ = writeln!(report, "{margin} {FRAME}={FRAME:#} {HELP}{label}{HELP:#}: {help}");
        }
        report
    }
}
