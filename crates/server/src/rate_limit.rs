//! How fast one address may ask.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    sync::{Mutex, PoisonError},
    time::Instant,
};

/// So many seconds' worth can be asked at once.
const BURST_SECONDS: u32 = 10;
/// So many addresses are remembered; then those that have been quiet are forgotten.
const ADDRESSES_MAX: usize = 10_000;

/// A purse for each address, which fills by itself.
#[derive(Debug)]
pub(crate) struct RateLimiter {
    per_second: f64,
    full: f64,
    purses: Mutex<HashMap<IpAddr, Purse>>,
}

#[derive(Clone, Copy, Debug)]
struct Purse {
    coins: f64,
    counted: Instant,
}

impl RateLimiter {
    pub(crate) fn new(per_second: u32) -> Self {
        let full = f64::from(per_second.saturating_mul(BURST_SECONDS));
        Self { per_second: per_second.into(), full, purses: Mutex::default() }
    }

    /// Takes what a request costs out of the purse, if it is there.
    pub(crate) fn pay(&self, address: IpAddr, cost: u32, now: Instant) -> bool {
        let mut purses = self.purses.lock().unwrap_or_else(PoisonError::into_inner);
        if purses.len() >= ADDRESSES_MAX {
            purses.retain(|_, purse| self.filled(*purse, now) < self.full);
        }
        let new = Purse { coins: self.full, counted: now };
        let purse = purses.entry(whole(address)).or_insert(new);
        let coins = self.filled(*purse, now);
        let cost = f64::from(cost);
        let pays = cost <= coins;
        *purse = Purse { coins: if pays { coins - cost } else { coins }, counted: now };
        pays
    }

    fn filled(&self, purse: Purse, now: Instant) -> f64 {
        let waited = now.saturating_duration_since(purse.counted).as_secs_f64();
        (purse.coins + waited * self.per_second).min(self.full)
    }
}

/// Who has one IPv6 address has the whole /64: they share a purse.
fn whole(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => v6.to_ipv4_mapped().map_or_else(
            || {
                let [a, b, c, d, ..] = v6.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            },
            IpAddr::V4,
        ),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_purse_empties_and_fills_again() {
        let (pacer, start) = (RateLimiter::new(2), Instant::now());
        let pay = |address: &str, after: u64| {
            let now = start + Duration::from_secs(after);
            pacer.pay(address.parse().expect("an address"), 1, now)
        };
        assert_eq!((0..99).filter(|_| pay("10.0.0.1", 0)).count(), 20);
        assert!(!pay("::ffff:10.0.0.1", 0), "the same address in another form");
        assert!(pay("10.0.0.2", 0), "somebody else's purse");
        assert_eq!((0..99).filter(|_| pay("10.0.0.1", 3)).count(), 6);
        assert_eq!((0..99).filter(|_| pay("10.0.0.1", 1_000)).count(), 20, "it has a brim");
        assert_eq!((0..99).filter(|_| pay("2001:db8::1", 0)).count(), 20);
        assert!(!pay("2001:db8::2", 0), "one network, one purse");
    }
}
