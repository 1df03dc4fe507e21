//! The options of a game, as form fields and in words.

use catalog::AnyGame;
use maud::{Markup, html};
use text::GameWords;

/// Draws a field for each option of a game, with its present value.
pub(crate) fn fields(words: &GameWords, game: &dyn AnyGame, agreed: &str) -> Markup {
    let values = game.option_values(agreed).into_iter().zip(game.option_specs());
    html! {
        @for ((name, agreed), spec) in values {
            label { span { (words.say(&format!("option-{name}"), &[])) }
                select name={ "option-" (name) } {
                    @for value in spec.values {
                        option value=(value) selected[*value == agreed] { (said(words, name, value)) }
                    }
                }
            }
        }
    }
}

/// Draws each option with its value, for those who cannot change them.
pub(crate) fn terms(words: &GameWords, game: &dyn AnyGame, agreed: &str) -> Markup {
    html! {
        @for (name, value) in game.option_values(agreed) {
            dt { (words.say(&format!("option-{name}"), &[])) } dd { (said(words, name, value)) }
        }
    }
}

/// Returns the values of all options in words.
pub(crate) fn agreed(words: &GameWords, game: &dyn AnyGame, agreed: &str) -> String {
    let values = game.option_values(agreed).into_iter();
    values.map(|(name, value)| said(words, name, value)).collect::<Vec<_>>().join(" · ")
}

fn said(words: &GameWords, name: &str, value: &str) -> String {
    words.say(&format!("option-{name}-{value}"), &[])
}
