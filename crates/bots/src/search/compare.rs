//! Comparing a few choices in the same worlds.

use alloc::vec::Vec;
use core::cmp::Reverse;

use kernel::{Sampler, Searchable, Seat};

use super::{Candidate, Opinion, Search, foresight::Scene};
use crate::plan::Plan;

/// A seat that owes a choice, and what it knows.
#[derive(Debug)]
pub struct Asked<'a, G: Searchable> {
    /// The seat.
    pub seat: Seat,
    /// What it knows.
    pub view: &'a G::View,
    /// Its legal choices.
    pub legal: &'a [G::Choice],
    /// A choice that is compared in any case.
    pub also: Option<G::Choice>,
}

/// How thoroughly choices are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// How many of the best choices are compared.
    pub options: usize,
    /// In how many worlds.
    pub worlds: u32,
}

/// A choice that was tried in the same worlds as others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compared<C> {
    /// What the search thinks of it, from these worlds alone.
    pub opinion: Opinion<C>,
    /// Whether the first of the choices is better beyond chance: by more than two standard errors.
    pub is_worse: bool,
}

impl<G: Searchable> Search<G> {
    /// Thinks, then compares the choices that look best, and `also`. The best is first.
    ///
    /// A search drops bad choices early, and what it finds best was also lucky. So the comparison
    /// counts fresh worlds only, the same for all choices and with the same dice.
    pub fn compare(
        &mut self,
        asked: &Asked<'_, G>,
        extent: Comparison,
    ) -> Vec<Compared<G::Choice>> {
        let thought = self.think(asked.seat, asked.view, asked.legal);
        let mut choices: Vec<G::Choice> =
            thought.iter().take(extent.options).map(|it| it.choice).collect();
        choices.extend(asked.also.filter(|also| !choices.contains(also)));
        let candidate = |&choice| Candidate { choice, sum: 0, playouts: 0, plan: Plan::new() };
        let mut field: Vec<Candidate<G::Choice>> = choices.iter().map(candidate).collect();
        let mut chances: Vec<Vec<i64>> = choices.iter().map(|_| Vec::new()).collect();
        let mut sampler = G::sampler(asked.view, asked.seat);
        for _ in 0..extent.worlds.max(1) {
            let before: Vec<u64> = field.iter().map(|it| it.sum).collect();
            let scene = Scene { world: sampler.sample(&mut self.dice), others: Vec::new() };
            self.try_all(asked.seat, &scene, &mut field);
            for ((it, before), chances) in field.iter().zip(before).zip(&mut chances) {
                chances.push(i64::try_from(it.sum - before).unwrap_or(i64::MAX));
            }
        }
        let mut order: Vec<usize> = (0..field.len()).collect();
        order.sort_by_key(|place| Reverse(field[*place].sum));
        let best = order.first().copied().unwrap_or(0);
        let compared = |place: usize| Compared {
            opinion: field[place].opinion(),
            is_worse: is_more(&chances[best], &chances[place]),
        };
        order.into_iter().map(compared).collect()
    }
}

/// Returns whether the first figures are higher than the second, pair by pair, by more than two
/// standard errors of the mean difference.
fn is_more(some: &[i64], others: &[i64]) -> bool {
    let differences = || some.iter().zip(others).map(|(one, other)| one - other);
    let count = i64::try_from(some.len()).unwrap_or(i64::MAX).max(1);
    let sum: i64 = differences().sum();
    let squares: i64 = differences().map(|it| it * it).sum();
    sum > 0 && sum * sum / 4 > squares - sum * sum / count
}

#[cfg(test)]
mod tests {
    use super::is_more;

    #[test]
    fn figures_are_told_apart_by_their_differences() {
        let wild = [0, 60_000, 100, 50_000];
        let more = wild.map(|it| it + 500);
        assert!(is_more(&more, &wild), "the same difference in every world");
        assert!(!is_more(&wild, &more) && !is_more(&wild, &wild));
        assert!(!is_more(&[9, 0, 9, 0], &[0, 9, 0, 8]), "one more in four is chance");
    }
}
