//! Sine and cosine that are the same to the bit natively and in wasm. Those of the standard library come from the platform, and may differ
//! in the last digit.

use std::f64::consts::FRAC_PI_2;

/// The sine and the cosine of an angle in radians, to 15 digits if the angle is a few turns at most.
pub fn sin_cos(angle: f64) -> (f64, f64) {
    let quarters = (angle / FRAC_PI_2).round();
    let rest = angle - quarters * FRAC_PI_2;
    // Taylor's series. A rest of an eighth of a turn needs no more terms.
    let series = |first: i32| {
        (0..9).rev().fold(1.0, |sum, term| {
            let n = f64::from(2 * term + first);
            1.0 - sum * rest * rest / (n * (n + 1.0))
        })
    };
    let (sin, cos) = (rest * series(2), series(1));
    match (quarters as i64).rem_euclid(4) {
        0 => (sin, cos),
        1 => (cos, -sin),
        2 => (-sin, -cos),
        _ => (-cos, sin),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_the_standard_library() {
        for step in -2000..2000 {
            let angle = f64::from(step) / 100.0;
            let ((sin, cos), (right_sin, right_cos)) = (sin_cos(angle), angle.sin_cos());
            assert!((sin - right_sin).abs() < 4e-15, "{angle}: {sin}");
            assert!((cos - right_cos).abs() < 4e-15, "{angle}: {cos}");
        }
    }
}
