//! What a search has learnt about the own choices after the first.

use alloc::vec::Vec;

/// A tree of the own choices that follow a first choice: what the others do in between is not part of
/// it, so one plan holds for all worlds.
#[derive(Clone, Debug)]
pub(crate) struct Plan<C> {
    nodes: Vec<Node<C>>,
}

/// A moment at which the own seat chooses.
#[derive(Clone, Debug)]
struct Node<C> {
    tried: Vec<Tried<C>>,
}

/// A choice that was tried at a node.
#[derive(Clone, Copy, Debug)]
struct Tried<C> {
    choice: C,
    /// The node after it.
    next: usize,
    times: u32,
    sum: u64,
}

/// The choices of one playout, from the root of the plan.
pub(crate) type Path = Vec<(usize, usize)>;

/// How much the search tries what it has tried rarely.
const CURIOSITY: u64 = 12_000;
/// A node gets its next choice after this many more tries for each that it has.
const WIDENING: usize = 6;

impl<C: Copy + Eq> Plan<C> {
    pub(crate) fn new() -> Self {
        Self { nodes: [Node { tried: Vec::new() }].into() }
    }

    /// Chooses at the end of this path, and adds the choice to it. Returns the place of the choice in
    /// `legal`, and whether it was tried before.
    pub(crate) fn choose(&mut self, path: &mut Path, legal: &[C], scores: &[i32]) -> (usize, bool) {
        let node = path.last().map_or(0, |&(node, tried)| self.nodes[node].tried[tried].next);
        let known = self.known(node, legal);
        let times: u32 = known.iter().map(|&(_, tried)| self.nodes[node].tried[tried].times).sum();
        let may_widen = known.len() < legal.len()
            && usize::try_from(times).unwrap_or(0) >= WIDENING * known.len() * known.len();
        if may_widen {
            let is_new = |place: &usize| known.iter().all(|(known, _)| known != place);
            let place = (0..legal.len()).filter(is_new).max_by_key(|&place| scores[place]);
            let place = place.expect("a choice is left");
            path.push((node, self.add(node, legal[place])));
            return (place, false);
        }
        let log = u64::from((times + 1).ilog2() + 1);
        let worth = |&(_, tried): &(usize, usize)| {
            let Tried { times, sum, .. } = self.nodes[node].tried[tried];
            let times = u64::from(times.max(1));
            sum / times + (CURIOSITY * CURIOSITY * log / times).isqrt()
        };
        let &(place, tried) = known.iter().max_by_key(|it| worth(it)).expect("one was tried");
        path.push((node, tried));
        (place, true)
    }

    /// Counts the result of a playout.
    pub(crate) fn learn(&mut self, path: &Path, chance: u32) {
        for &(node, tried) in path {
            let tried = &mut self.nodes[node].tried[tried];
            tried.times += 1;
            tried.sum += u64::from(chance);
        }
    }

    /// Lists the legal choices that were tried: their places in `legal` and at the node.
    fn known(&self, node: usize, legal: &[C]) -> Vec<(usize, usize)> {
        let tried = &self.nodes[node].tried;
        let place_of = |choice: &C| tried.iter().position(|it| it.choice == *choice);
        let places = legal.iter().enumerate();
        places.filter_map(|(place, choice)| Some((place, place_of(choice)?))).collect()
    }

    fn add(&mut self, node: usize, choice: C) -> usize {
        let next = self.nodes.len();
        self.nodes.push(Node { tried: Vec::new() });
        self.nodes[node].tried.push(Tried { choice, next, times: 0, sum: 0 });
        self.nodes[node].tried.len() - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three choices, of which the second looks best, and the third is.
    #[test]
    fn a_plan_begins_with_what_looks_best_and_finds_what_is() {
        let (mut plan, legal, scores) = (Plan::new(), ['a', 'b', 'c'], [1, 9, 5]);
        let mut taken = Vec::new();
        for _ in 0..400 {
            let mut path = Path::new();
            let (place, is_known) = plan.choose(&mut path, &legal, &scores);
            assert_eq!(is_known, taken.contains(&legal[place]));
            taken.push(legal[place]);
            plan.learn(&path, [10_000, 20_000, 40_000][place]);
        }
        assert_eq!(taken[0], 'b');
        let late = &taken[300..];
        assert!(late.iter().filter(|choice| **choice == 'c').count() > 80, "{late:?}");
    }

    /// What is legal may differ from world to world: only that counts.
    #[test]
    fn a_plan_takes_only_what_is_legal() {
        let mut plan = Plan::new();
        for legal in [['a', 'b'], ['c', 'd'], ['b', 'c']].iter().cycle().take(60) {
            let mut path = Path::new();
            let (place, _) = plan.choose(&mut path, legal, &[0, 0]);
            assert!(place < legal.len());
            plan.learn(&path, 100);
        }
        assert_eq!(plan.nodes.iter().map(|node| node.tried.len()).max(), Some(4));
    }
}
