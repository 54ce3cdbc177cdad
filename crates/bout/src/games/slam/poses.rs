//! Poses for pictures in which only the falls are known.

use physics::Pose;
use rules::slam::Fall;

/// Quaternion components in units of 1/32767: 1 for a half turn, and sin 45° for a quarter turn.
const ALL: i16 = 32767;
const HALF: i16 = 23170;

/// A pose with this fall, left of the centre (`side` −1) or right of it (1).
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

/// Poses of the wrestlers with these falls; `None` for one that has not fallen.
pub fn posed_falls(falls: [Option<Fall>; 2]) -> [Option<Pose>; 2] {
    [
        falls[0].map(|fall| posed(fall, -1)),
        falls[1].map(|fall| posed(fall, 1)),
    ]
}
