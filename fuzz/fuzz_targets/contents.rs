//! The card files of all games.

#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| catalog::exam::contents(text));
