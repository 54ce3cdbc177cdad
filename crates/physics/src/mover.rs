//! A wrestler in the hands and in the air.

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
/// Time steps per second.
pub(super) const PACE: f32 = 120.0;
/// The rate at which a wrestler loses angular speed, per second.
pub(super) const DAMPING: f32 = 2.0;
/// Each coordinate of a lying wrestler is clamped to this, in tenths of a millimetre.
const FARTHEST: i32 = 100_000;
/// A wrestler higher than this cannot touch the clay in the next time step, and two wrestlers further apart cannot touch each other; in
/// decimetres.
const HIGH: f32 = 0.75;
pub(super) const APART: f32 = 1.3;

/// Where the hands let go: to the side, in front of the ring, above the clay; in decimetres.
const HANDS: [f32; 3] = [0.8, -4.2, 1.5];
/// The forward speed of a sensible throw and the upward speed of every throw, in decimetres per second.
const FORWARDS: f32 = 10.0;
const UPWARDS: f32 = 14.0;
/// Standard deviations of the tremble: of the speed as a fraction, of the direction in radians, of the tumble in radians per second.
const TREMBLE_SPEED: f32 = 0.20;
const TREMBLE_AIM: f32 = 0.22;
const TREMBLE_TURN: f32 = 8.0;
/// The angular speed of the greatest spin, in radians per second.
const SPIN: f32 = 25.0;

/// A wrestler's place and motion.
#[derive(Clone, Copy)]
pub(super) struct Mover {
    pub(super) place: Place,
    pub(super) speed: Vector,
    pub(super) turning: Vector,
}

impl Mover {
    pub(super) fn lying(pose: Pose) -> Self {
        // A record may contain any numbers.
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
        let mut luck = Luck::new(u64::from(throw.seed) << 1 | index as u64);
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
        // The hands are apart but aim at the same point, so each direction turns a little inwards.
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

    /// One time step in the air. The library would compute the same, but more slowly.
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

/// Whether every wrestler in play is in the air and can touch neither clay nor rope nor the other one in the next time step.
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
