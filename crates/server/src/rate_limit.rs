//! The rate limit for each address.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv6Addr},
    sync::{Mutex, PoisonError},
    time::Instant,
};

/// How many seconds' worth of requests may come in one burst.
const BURST_SECONDS: u32 = 10;
/// How many addresses are kept before those with a full bucket are dropped.
const ADDRESSES_MAX: usize = 10_000;

/// A token bucket for each address.
#[derive(Debug)]
pub(crate) struct RateLimiter {
    per_second: f64,
    full: f64,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

#[derive(Clone, Copy, Debug)]
struct Bucket {
    tokens: f64,
    updated: Instant,
}

impl RateLimiter {
    pub(crate) fn new(per_second: u32) -> Self {
        let full = f64::from(per_second.saturating_mul(BURST_SECONDS));
        Self { per_second: per_second.into(), full, buckets: Mutex::default() }
    }

    /// Creates a limiter for rare things: this many in an hour, which may come in one burst.
    pub(crate) fn hourly(per_hour: u32) -> Self {
        Self::rare(per_hour, 3_600.0)
    }

    /// Creates a limiter for things that are kept for ever: this many in a day.
    pub(crate) fn daily(per_day: u32) -> Self {
        Self::rare(per_day, 86_400.0)
    }

    fn rare(count: u32, seconds: f64) -> Self {
        let full = f64::from(count);
        Self { per_second: full / seconds, full, buckets: Mutex::default() }
    }

    /// Takes the cost of a request from the bucket; returns whether there was enough.
    pub(crate) fn pay(&self, address: IpAddr, cost: u32, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= ADDRESSES_MAX {
            buckets.retain(|_, bucket| self.filled(*bucket, now) < self.full);
        }
        let new = Bucket { tokens: self.full, updated: now };
        let bucket = buckets.entry(network(address)).or_insert(new);
        let tokens = self.filled(*bucket, now);
        let cost = f64::from(cost);
        let pays = cost <= tokens;
        *bucket = Bucket { tokens: if pays { tokens - cost } else { tokens }, updated: now };
        pays
    }

    fn filled(&self, bucket: Bucket, now: Instant) -> f64 {
        let waited = now.saturating_duration_since(bucket.updated).as_secs_f64();
        (bucket.tokens + waited * self.per_second).min(self.full)
    }
}

/// Returns the address that identifies a client: for IPv6 the /64 network, which one client owns.
pub(crate) fn network(address: IpAddr) -> IpAddr {
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
    fn a_bucket_empties_and_fills_again() {
        let (limiter, start) = (RateLimiter::new(2), Instant::now());
        let pay = |address: &str, after: u64| {
            let now = start + Duration::from_secs(after);
            limiter.pay(address.parse().expect("an address"), 1, now)
        };
        assert_eq!((0..99).filter(|_| pay("10.0.0.1", 0)).count(), 20);
        assert!(!pay("::ffff:10.0.0.1", 0), "the same address in another form");
        assert!(pay("10.0.0.2", 0), "another address has its own bucket");
        assert_eq!((0..99).filter(|_| pay("10.0.0.1", 3)).count(), 6);
        assert_eq!((0..99).filter(|_| pay("10.0.0.1", 1_000)).count(), 20, "it has a limit");
        assert_eq!((0..99).filter(|_| pay("2001:db8::1", 0)).count(), 20);
        assert!(!pay("2001:db8::2", 0), "one network, one bucket");
    }
}
