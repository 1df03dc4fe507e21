//! Counting what each address has open.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};

use crate::rate_limit::network;

/// How many things of one kind each address has open: connections, or streams of those who only watch.
#[derive(Clone, Debug)]
pub(crate) struct Guests {
    most: usize,
    counts: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

impl Guests {
    /// Lets each address have so many.
    pub(crate) fn up_to(most: usize) -> Self {
        Self { most, counts: Arc::default() }
    }

    /// Counts one more, unless its address has too many. Loopback has no limit: a proxy on this
    /// machine may speak for many clients.
    pub(crate) fn enter(&self, address: IpAddr) -> Option<Guest> {
        let is_local = address.to_canonical().is_loopback();
        let address = network(address);
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        if *count >= self.most && !is_local {
            return None;
        }
        *count += 1;
        Some(Guest { all: self.clone(), address })
    }
}

/// A guard that counts one of them.
#[derive(Debug)]
pub(crate) struct Guest {
    all: Guests,
    address: IpAddr,
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut counts = self.all.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(self.address).or_default();
        *count = count.saturating_sub(1);
        if *count == 0 {
            counts.remove(&self.address);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOST: usize = 20;

    /// Returns how many may be open from these addresses, up to a thousand.
    fn count(addresses: impl Fn(u16) -> String) -> usize {
        let (guests, mut open) = (Guests::up_to(MOST), Vec::new());
        for number in 0..1_000 {
            let address = addresses(number).parse().expect("an address");
            open.extend(guests.enter(address));
        }
        open.len()
    }

    #[test]
    fn each_network_is_counted_and_a_local_proxy_is_not_limited() {
        assert_eq!(count(|_| "192.0.2.1".into()), MOST);
        assert_eq!(count(|_| "::ffff:192.0.2.1".into()), MOST);
        assert_eq!(count(|number| format!("2001:db8::{number:x}")), MOST);
        assert_eq!(count(|number| format!("2001:db8:0:{number:x}::1")), 1_000);
        for local in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
            assert_eq!(count(|_| local.into()), 1_000, "{local}");
        }
    }

    #[test]
    fn whoever_leaves_makes_room() {
        let guests = Guests::up_to(1);
        let address = "192.0.2.1".parse().expect("an address");
        let first = guests.enter(address);
        assert!(first.is_some() && guests.enter(address).is_none());
        drop(first);
        assert!(guests.enter(address).is_some());
    }
}
