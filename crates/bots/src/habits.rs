//! How players who think usually choose, learnt from their games.

use alloc::{format, string::String, vec::Vec};

use kernel::Searchable;

use crate::BadWeights;

/// The weights of a game's habits. The points of a choice are the weighted sum of the terms that
/// describe it; a choice with 1024 points more is chosen about twice as often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Habits {
    /// One weight for each term, moment by moment.
    weights: Vec<i32>,
    terms: usize,
}

impl Habits {
    /// Reads the habits that a game brings along, if it has any.
    ///
    /// # Panics
    ///
    /// If the text of the game is wrong: a test reads that of every game.
    pub fn of<G: Searchable>() -> Option<Self> {
        let table = G::HABITS;
        let read = || Self::read(table.weights, table.moments, table.terms);
        (!table.terms.is_empty()).then(read).map(|habits| habits.expect("its habits fit the game"))
    }

    /// Reads a line with the names of the moments, then a line `TERM WEIGHT …` for each term; `#`
    /// begins a comment.
    ///
    /// # Errors
    ///
    /// If a line is missing, unknown, or has other than one number for each moment.
    pub fn read(text: &str, moments: &[&str], terms: &[&str]) -> Result<Self, BadWeights> {
        let mut lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let mut next = |expected: String| {
            let line = lines.next().unwrap_or_default();
            (line.split_whitespace(), BadWeights { expected, found: line.into() })
        };
        let (heading, wrong) = next(format!("the moments: {}", moments.join(" ")));
        if !heading.eq(moments.iter().copied()) {
            return Err(wrong);
        }
        let mut weights = alloc::vec![0; moments.len() * terms.len()];
        for (row, term) in terms.iter().enumerate() {
            let (mut words, wrong) = next(format!("the weights of `{term}`"));
            let has_name = words.next() == Some(*term);
            let numbers: Vec<i32> = words.map_while(|word| word.parse().ok()).collect();
            let all = wrong.found.split_whitespace().count();
            if !has_name || numbers.len() != moments.len() || all != moments.len() + 1 {
                return Err(wrong);
            }
            for (moment, weight) in numbers.into_iter().enumerate() {
                weights[moment * terms.len() + row] = weight;
            }
        }
        let (mut rest, wrong) = next("nothing more".into());
        if rest.next().is_some() { Err(wrong) } else { Ok(Self { weights, terms: terms.len() }) }
    }

    /// Returns the weight of each term at a moment.
    pub fn weights_at(&self, moment: usize) -> &[i32] {
        &self.weights[moment * self.terms..][..self.terms]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn habits_are_read_by_moments_and_terms() {
        let text = "# learnt\ndraft wave\ngold 1 -2\ncards 30 4\n";
        let habits = Habits::read(text, &["draft", "wave"], &["gold", "cards"]).unwrap();
        assert_eq!(habits.weights_at(0), [1, 30]);
        assert_eq!(habits.weights_at(1), [-2, 4]);
    }

    #[test]
    fn what_does_not_fit_is_refused_with_what_would() {
        let wrong =
            |text: &str| Habits::read(text, &["draft", "wave"], &["gold"]).unwrap_err().to_string();
        for (text, expected) in [
            ("", "the moments: draft wave"),
            ("draft\ngold 1 2", "the moments: draft wave"),
            ("draft wave\n", "the weights of `gold`"),
            ("draft wave\ngold 1", "the weights of `gold`"),
            ("draft wave\ngold 1 2 3", "the weights of `gold`"),
            ("draft wave\ngold 1 many", "the weights of `gold`"),
            ("draft wave\ncards 1 2", "the weights of `gold`"),
            ("draft wave\ngold 1 2\ncards 1 2", "nothing more"),
        ] {
            assert!(wrong(text).contains(expected), "{}", wrong(text));
        }
    }
}
