//! The command line, with its help in the reader's language.

use clap::{Arg, ArgAction, Command, CommandFactory};
use text::Words;

use crate::{args::Args, sim::offered};

/// Builds the command line; its help is in these words.
pub(crate) fn command(words: &Words) -> Command {
    let root = localized(Args::command(), words);
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let heading = words.say("help-options", &[]);
    root.disable_version_flag(true)
        .arg(version.help(words.say("help-version", &[])).help_heading(heading))
        .subcommand_help_heading(words.say("help-commands", &[]))
        .disable_help_subcommand(true)
        .mut_subcommands(|sub| localized(sub, words))
}

/// Lists the names of all commands.
pub(crate) fn commands() -> Vec<String> {
    Args::command().get_subcommands().map(|sub| sub.get_name().to_owned()).collect()
}

fn localized(command: Command, words: &Words) -> Command {
    let name = command.get_name().to_owned();
    let options = words.say("help-options", &[]);
    let arguments = words.say("help-arguments", &[]);
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let usage = words.say("help-usage", &[]);
    let known = catalog::listed().map(|game| format!("{}: {}", game.id(), offered(words, game)));
    let known = known.collect::<Vec<_>>().join("; ");
    command
        .about(words.say(&format!("help-{name}"), &[]))
        .mut_args(|arg| {
            let heading = if arg.is_positional() { arguments.clone() } else { options.clone() };
            let key = match arg.get_id().as_str() {
                id @ ("lang" | "option") => format!("help-{id}"),
                "cards" => String::from("help-own-cards"),
                id => format!("help-{name}-{id}"),
            };
            let known = [("known", known.as_str().into())];
            arg.help(words.say(&key, &known)).help_heading(heading)
        })
        .disable_help_flag(true)
        .arg(help.help(words.say("help-help", &[])).help_heading(options.clone()))
        .help_template(format!("{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::{Language, words};

    /// Building it asks for every word of the help; a missing one panics.
    #[test]
    fn every_command_and_argument_has_words_in_every_language() {
        for language in Language::ALL {
            command(words(language)).debug_assert();
        }
    }
}
