//! Bodies of requests: the first byte picks the route, and the rest is the body.

#![no_main]

use fuzz::{HOUSE, ROUTES};

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    if let Some((first, body)) = data.split_first() {
        let route = &ROUTES[usize::from(*first) % ROUTES.len()];
        HOUSE.post(route, body);
    }
});
