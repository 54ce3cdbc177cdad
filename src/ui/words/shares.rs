//! How many bouts a choice wins, in a sentence.

use super::t;
use crate::ai::{hundredths, tenths};

/// For a hint, from a share of bouts (0 to 1).
pub fn wins_of_10(share: f32) -> String {
    t!("hint-share", tenths = tenths(share))
}

/// For a review, from a share of bouts (0 to 1), on the scale on which it tells what choices cost.
pub fn wins_of_100(share: f32) -> String {
    t!("review-share", wins = hundredths(share))
}
