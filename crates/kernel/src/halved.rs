//! Powers of two with broken exponents, in whole numbers: the same on every machine.

/// What [`halved`] returns for 0.
pub const HALVED_ONE: u32 = 1 << 30;

/// Returns `2^30 · 2^(−behind/64)`.
///
/// ```
/// use kernel::{HALVED_ONE, halved};
///
/// assert_eq!(halved(0), HALVED_ONE);
/// assert_eq!(halved(64), HALVED_ONE / 2);
/// assert_eq!(halved(10_000), 0);
/// ```
pub fn halved(behind: u32) -> u32 {
    let root = usize::try_from(behind % 64).map_or(0, |part| ROOTS[part]);
    root.checked_shr(behind / 64).unwrap_or(0)
}

/// `2^30 · 2^(−i/64)`, for i from 0 to 63. No root is off by more than 40.
const ROOTS: [u32; 64] = {
    /// `2^32 · 2^(−1/64)`.
    const ROOT: u64 = 4_248_701_965;
    let (mut roots, mut root, mut i) = ([0; 64], 1_u64 << 30, 0);
    while i < roots.len() {
        let [a, b, c, d, ..] = root.to_le_bytes();
        roots[i] = u32::from_le_bytes([a, b, c, d]);
        root = (root * ROOT) >> 32;
        i += 1;
    }
    roots
};

#[cfg(test)]
mod tests {
    use super::*;

    /// Two roots multiply to the one whose exponent is their sum.
    #[test]
    fn roots_multiply() {
        for behind in 0..32 {
            let square = u64::from(halved(behind)).pow(2) >> 30;
            assert!(square.abs_diff(halved(2 * behind).into()) < 100, "{behind}: {square}");
        }
    }
}
