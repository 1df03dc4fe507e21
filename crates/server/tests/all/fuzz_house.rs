//! The server that fuzzing uses. CI does not build `fuzz/`, so the tests do: it must not rot.

#[expect(
    unreachable_pub,
    clippy::assigning_clones,
    reason = "it is the library of another workspace"
)]
#[path = "../../../../fuzz/src/lib.rs"]
mod fuzz;

use fuzz::{HOUSE, ROUTES};

#[test]
fn every_route_can_be_fuzzed() {
    for route in &ROUTES {
        for body in ["{}", "name=Alba&seats=3", "--x\r\n\r\n--x--"] {
            HOUSE.post(route, body.as_bytes());
        }
    }
    HOUSE.look(b"sombra=x; lang=es\nBearer x\nes\n7");
}
