//! Poses in integers, and the position in which a wrestler lies.

use rapier3d::math::{Pose as Place, Rotation, Vector};
use rules::slam::Fall;

use super::{Outline, Pose};

/// In the simulation a length of 1 is a decimetre: the library's tolerances, made for people and metres, then suit wrestlers of 7.6 cm.
pub(super) const UNIT: f32 = 1000.0;
/// The cosine of the greatest tilt at which a position is clear: 32 degrees.
const CLEAR: f32 = 0.848;
/// A lying wrestler that moved at most this far (tenths of a millimetre, and 32767ths of the quaternion) counts as not moved.
const UNMOVED: i32 = 4;
const UNTURNED: i32 = 130;

/// How a wrestler lies, and whether that is clear.
pub(super) fn fall(outline: &Outline, pose: Pose) -> (Fall, bool) {
    let [x, y, _] = pose.at;
    if !outline.holds([x, y]) {
        return (Fall::Outside, true);
    }
    let up = turn(pose).inverse() * Vector::Z;
    let [side, front, head] = [up.x, up.y, up.z];
    let most = side.abs().max(front.abs()).max(head.abs());
    let fall = if side.abs() >= most {
        Fall::Side
    } else if front.abs() >= most {
        if front < 0.0 {
            Fall::Belly
        } else {
            Fall::KnockOut
        }
    } else if head > 0.0 {
        Fall::Champion
    } else {
        Fall::Headstand
    };
    (fall, most >= CLEAR)
}

/// Whether a lying wrestler only settled.
pub(super) fn is_unmoved(before: Pose, after: Pose) -> bool {
    let far = |a: i32, b: i32, most: i32| (a - b).abs() > most;
    let moved = (0..3).any(|i| far(before.at[i], after.at[i], UNMOVED));
    // A quaternion and its negative are the same rotation.
    let turned = |sign: i32| {
        (0..4).any(|i| {
            far(
                before.turn[i].into(),
                sign * i32::from(after.turn[i]),
                UNTURNED,
            )
        })
    };
    !moved && (!turned(1) || !turned(-1))
}

pub(super) fn turn(pose: Pose) -> Rotation {
    let [x, y, z, w] = pose.turn.map(f32::from);
    let length = (x * x + y * y + z * z + w * w).sqrt();
    if length > 0.0 {
        Rotation::from_xyzw(x / length, y / length, z / length, w / length)
    } else {
        Rotation::IDENTITY
    }
}

pub(super) fn whole(place: &Place) -> Pose {
    let (at, turn) = (place.translation, place.rotation);
    let coordinate = |x: f32| (x * UNIT).round() as i32;
    let part = |x: f32| (x * 32767.0).round() as i16;
    Pose {
        at: [at.x, at.y, at.z].map(coordinate),
        turn: [turn.x, turn.y, turn.z, turn.w].map(part),
    }
}
