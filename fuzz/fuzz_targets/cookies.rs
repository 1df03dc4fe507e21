//! Headers that are read: cookies, a token, languages, and where a stream broke off, one a line.

#![no_main]

use fuzz::HOUSE;

libfuzzer_sys::fuzz_target!(|data: &[u8]| HOUSE.look(data));
