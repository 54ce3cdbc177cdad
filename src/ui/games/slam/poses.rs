//! How wrestlers lie in pictures where only their falls are known.

use crate::{
    physics::Pose,
    rules::slam::{Fall, Landing},
};

/// Half a turn's worth in quaternions, and a quarter's.
const ALL: i16 = 32767;
const HALF: i16 = 23170;

/// A wrestler that has fallen so: to the left of the middle or to the right of it.
fn posed(fall: Fall, side: i32) -> Pose {
    let (turn, height) = match fall {
        Fall::Champion => ([0, 0, 0, ALL], 380),
        Fall::Headstand => ([0, ALL, 0, 0], 380),
        Fall::Side => ([0, HALF, 0, HALF], 250),
        Fall::Belly | Fall::Outside => ([-HALF, 0, 0, HALF], 200),
        Fall::KnockOut => ([HALF, 0, 0, HALF], 200),
    };
    let at = match fall {
        Fall::Outside => [side * 2900, -600, height],
        _ => [side * 750, 200 * side, height],
    };
    Pose { at, turn }
}

/// Both wrestlers as they have fallen.
pub(super) fn posed_as(landing: Landing) -> [Option<Pose>; 2] {
    let [a, b] = landing.0;
    [Some(posed(a, -1)), Some(posed(b, 1))]
}

/// One or both of those who throw in a tie-break.
pub(super) fn posed_falls(falls: [Option<Fall>; 2]) -> [Option<Pose>; 2] {
    [
        falls[0].map(|fall| posed(fall, -1)),
        falls[1].map(|fall| posed(fall, 1)),
    ]
}
