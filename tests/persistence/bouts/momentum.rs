//! Bouts of `momentum`.

use hakkyoi::rules::momentum::Momentum;

use super::OfTwo;

impl OfTwo for Momentum {
    const MOST_STEPS: usize = 80;
}
