//! Records, as `sombra verify` and the about page read them.

#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| catalog::exam::record(text));
