//! When an arena looks at its results, and how sure it has to be to stop.
//!
//! Whoever looks again and again and stops at the first result that seems clear is wrong more often
//! than the interval says. So the looks are planned: at most 20, evenly spaced over the planned
//! deals, each after ten deals or more. The bounds are those of O'Brien and Fleming (1979): at a look
//! after a share `t` of the deals, a difference counts if it is more than `C / √t` standard errors
//! from zero. `C` is chosen so that over all looks together bots of equal strength are told apart in
//! 5 of 100 arenas at most. Early looks stop only on overwhelming results; the last one is nearly as
//! sharp as a test without looks (2.126 instead of 1.960 standard errors for 20 looks).
//!
//! All intervals are printed with the same bounds, so they hold whenever the arena stops.

/// The planned looks of an arena.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Looks {
    deals: u32,
    count: u32,
    bound: f64,
}

/// The numbers of looks, each with the `C` of O'Brien and Fleming for 95% (Jennison and Turnbull,
/// *Group Sequential Methods*, table 2.3).
const BOUNDS: [(u32, f64); 5] = [(20, 2.126), (10, 2.087), (5, 2.040), (2, 1.977), (1, 1.959_964)];
/// The fewest deals between two looks.
const DEALS_MIN: u32 = 10;

impl Looks {
    /// Plans the looks at this number of deals; without stopping early there is only the last one.
    pub(crate) fn plan(deals: u32, stops_early: bool) -> Self {
        let fits =
            |(count, _): &&(u32, f64)| *count == 1 || (stops_early && deals / count >= DEALS_MIN);
        let &(count, bound) = BOUNDS.iter().find(fits).expect("one look always fits");
        Self { deals, count, bound }
    }

    /// Returns the number of deals at each look.
    pub(crate) fn ends(self) -> impl Iterator<Item = u32> {
        let end = move |look| {
            let deals = u64::from(self.deals) * u64::from(look);
            u32::try_from(deals.div_ceil(u64::from(self.count))).unwrap_or(self.deals)
        };
        (1..=self.count).map(end)
    }

    /// Returns how many standard errors a difference needs after this number of deals.
    pub(crate) fn bound(self, deals: u32) -> f64 {
        self.bound * (f64::from(self.deals) / f64::from(deals.max(1))).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Dice, Seed};

    use super::*;
    use crate::estimate::Estimate;

    #[test]
    fn looks_are_evenly_spaced_and_the_last_is_at_the_end() {
        let ends = |deals, stops_early| Looks::plan(deals, stops_early).ends().collect::<Vec<_>>();
        assert_eq!(ends(50, true), [10, 20, 30, 40, 50]);
        assert_eq!(ends(25, true), [13, 25]);
        assert_eq!(ends(9, true), [9]);
        assert_eq!(ends(1_000, false), [1_000]);
        assert_eq!(ends(1_000, true).len(), 20);
    }

    /// Plays an arena of two bots without a game: the first wins a game of two with this chance in
    /// 1000; a deal that favors a seat decides half of the deals. Returns whether it stops.
    fn is_told_apart(chance: u32, looks: Looks, dice: &mut Dice) -> bool {
        let mut deals = Vec::new();
        looks.ends().any(|end| {
            while deals.len() < usize::try_from(end).expect("a small number") {
                let wins = if dice.below(2) == 0 {
                    1
                } else {
                    u32::from(dice.below(1_000) < chance) + u32::from(dice.below(1_000) < chance)
                };
                deals.push(f64::from(wins) - 1.0);
            }
            let error_min = 1.0 / f64::from(end);
            let (low, high) =
                Estimate::of(deals.iter().copied(), error_min).interval(looks.bound(end));
            low > 0.0 || high < 0.0
        })
    }

    /// The share of 2000 simulated arenas has a standard error of 0.5 percent points.
    #[test]
    fn equal_bots_are_told_apart_in_few_arenas() {
        let mut dice = Dice::new(&Seed::from(1));
        for deals in [20, 100, 400] {
            let looks = Looks::plan(deals, true);
            let wrong = (0..2_000).filter(|_| is_told_apart(500, looks, &mut dice)).count();
            assert!(wrong <= 115, "{wrong} of 2000 with {deals} deals");
        }
    }

    #[test]
    fn different_bots_are_told_apart_before_the_end() {
        let mut dice = Dice::new(&Seed::from(1));
        let looks = Looks::plan(400, true);
        let found = (0..200).filter(|_| is_told_apart(650, looks, &mut dice)).count();
        assert!(found > 195, "{found} of 200");
    }
}
