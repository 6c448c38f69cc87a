//! How much shallower late moves are searched.

/// Binary logarithms in sixteenths, by squaring: the same on every machine.
const LOGARITHMS: [i32; 64] = {
    let mut table = [0; 64];
    let mut n = 1;
    while n < 64 {
        // n as a mantissa of 32 bits in [1, 2).
        let whole = (n as u64).ilog2();
        let mut mantissa = ((n as u64) << 32) >> whole;
        let mut log = whole as i32;
        let mut bit = 0;
        while bit < 4 {
            mantissa = ((mantissa as u128 * mantissa as u128) >> 32) as u64;
            log *= 2;
            if mantissa >> 33 != 0 {
                mantissa >>= 1;
                log += 1;
            }
            bit += 1;
        }
        table[n] = log;
        n += 1;
    }
    table
};

/// Plies by which the `count`th move of a node is searched less.
#[inline]
pub(crate) fn reduction(depth: i32, count: i32) -> i32 {
    let log = |n: i32| LOGARITHMS[n.clamp(1, 63) as usize];
    // 0.75 + ln(depth) · ln(count) / 2.25, and ln 2 squared is 0.48.
    (192 + log(depth) * log(count) * 55 / 256) / 256
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_cut_to_sixteenths() {
        assert_eq!([1, 2, 3, 32, 63].map(|n| LOGARITHMS[n]), [0, 16, 25, 80, 95]);
    }

    #[test]
    fn later_and_deeper_moves_are_reduced_more() {
        assert_eq!(reduction(3, 2), 1);
        assert!(reduction(12, 20) > reduction(6, 20));
        assert!(reduction(12, 40) > reduction(12, 4));
        assert!((3..=5).contains(&reduction(12, 20)));
    }
}
