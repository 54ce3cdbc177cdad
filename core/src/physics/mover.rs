//! A wrestler in the hand and in the air.

use rapier3d::{
    math::{Pose as Place, Rotation, Vector},
    na::ComplexField,
};

use super::{
    Pose, Throw,
    luck::Luck,
    rest::{UNIT, turn},
};

pub(super) const GRAVITY: f32 = -98.1;
/// Steps a second.
pub(super) const PACE: f32 = 120.0;
/// How much of its turning a wrestler loses a second.
pub(super) const DAMPING: f32 = 2.0;
/// No wrestler lies further away than this, in tenths of a millimetre.
const FARTHEST: i32 = 100_000;
/// A wrestler higher than this touches no clay in the next step, and two that are further apart not each other.
const HIGH: f32 = 0.75;
pub(super) const APART: f32 = 1.3;

/// Where the hands are: aside, before the ring, above the clay.
const HANDS: [f32; 3] = [0.8, -4.2, 1.5];
/// How fast a sensible throw is forwards, and every throw upwards.
const FORWARDS: f32 = 10.0;
const UPWARDS: f32 = 14.0;
/// How much hands tremble: parts of the speed, of the direction, and of a turn.
const TREMBLE_SPEED: f32 = 0.20;
const TREMBLE_AIM: f32 = 0.22;
const TREMBLE_TURN: f32 = 8.0;
/// How fast the greatest spin turns, radians a second.
const SPIN: f32 = 25.0;

/// A wrestler on its way.
#[derive(Clone, Copy)]
pub(super) struct Mover {
    pub(super) place: Place,
    pub(super) speed: Vector,
    pub(super) turning: Vector,
}

impl Mover {
    pub(super) fn lying(pose: Pose) -> Self {
        // A record may claim anything.
        let at = pose.at.map(|x| x.clamp(-FARTHEST, FARTHEST) as f32 / UNIT);
        let at = Vector::from_array(at);
        Self {
            place: Place::from_parts(at, turn(pose)),
            speed: Vector::ZERO,
            turning: Vector::ZERO,
        }
    }

    /// A wrestler as it leaves the hand.
    pub(super) fn thrown(throw: Throw, index: usize) -> Self {
        let mut luck = Luck::new(u64::from(throw.lot) << 1 | index as u64);
        let held = loop {
            let [x, y, z, w]: [f32; 4] = std::array::from_fn(|_| luck.even());
            let square = x * x + y * y + z * z + w * w;
            if (0.01..=1.0).contains(&square) {
                let length = square.sqrt();
                break Rotation::from_xyzw(x / length, y / length, z / length, w / length);
            }
        };
        let strength = f32::from(throw.strength.min(Throw::STRENGTH)) / f32::from(Throw::SENSIBLE);
        let aim = f32::from(throw.aim.clamp(-Throw::AIM, Throw::AIM)) * 0.1_f32.to_radians()
            + TREMBLE_AIM * luck.tremble();
        let forwards = FORWARDS * strength * (1.0 + TREMBLE_SPEED * luck.tremble());
        let upwards = UPWARDS * (1.0 + TREMBLE_SPEED * luck.tremble());
        let [aside, before, above] = HANDS;
        let aside = if index == 0 { -aside } else { aside };
        // Both leave the hands at their places and aim at one: the way of each turns a little inwards.
        let (sin, cos) = (ComplexField::sin(aim), ComplexField::cos(aim));
        let inwards = aside / before;
        let way = Vector::new(sin + inwards * cos, cos - inwards * sin, 0.0) * forwards;
        let whirl = f32::from(throw.spin.clamp(-Throw::SPIN, Throw::SPIN)) / f32::from(Throw::SPIN);
        let tumble = Vector::from_array(std::array::from_fn(|_| TREMBLE_TURN * luck.tremble()));
        Self {
            place: Place::from_parts(Vector::new(aside, before, above), held),
            speed: way + Vector::Z * upwards,
            turning: tumble + Vector::Z * (SPIN * whirl),
        }
    }

    /// A step through the air. The library would do the same, and take its time.
    pub(super) fn fall(&mut self) {
        const STEP: f32 = 1.0 / PACE;
        self.speed.z += GRAVITY * STEP;
        self.turning *= 1.0 / (1.0 + STEP * DAMPING);
        self.place.translation += self.speed * STEP;
        let half = self.turning * (STEP / 2.0);
        let turned = Rotation::from_xyzw(half.x, half.y, half.z, 1.0) * self.place.rotation;
        self.place.rotation = turned.normalize();
    }
}

/// Whether all that are there are in the air and can touch neither clay nor rope nor each other in the next step.
pub(super) fn are_free(movers: &[Option<Mover>; 2], throws: [Option<Throw>; 2]) -> bool {
    let high = |(mover, throw): (&Option<Mover>, Option<Throw>)| {
        mover.is_none_or(|mover| throw.is_some() && mover.place.translation.z > HIGH)
    };
    let apart = match movers {
        [Some(a), Some(b)] => {
            let between = a.place.translation - b.place.translation;
            between.length_squared() > APART * APART
        }
        _ => true,
    };
    throws.iter().any(Option::is_some) && apart && movers.iter().zip(throws).all(high)
}
