//! Scenarios, as `sombra scenario` reads them.

#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| catalog::exam::scenario(text));
