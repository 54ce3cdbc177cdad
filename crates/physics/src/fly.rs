//! Simulates a toss from the hands until the wrestlers are at rest.

use rapier3d::{
    geometry::SharedShape,
    math::{Pose as Place, Vector},
};
use rules::slam::Fall;

use super::{
    Flight, Outline, Pose, RADIUS, Throw, Toss,
    luck::Luck,
    mover::{Mover, are_free},
    rest::{UNIT, fall, is_unmoved, whole},
    world::World,
};

/// Time steps per frame.
const STEPS_A_FRAME: u32 = 2;
/// Wrestlers that are not at rest this many time steps after the start or the last nudge are nudged.
const PATIENCE: u32 = 360;
/// The simulation stops after this many time steps; the wrestlers then count as they lie.
const MOST_STEPS: u32 = 1800;

/// Throws wrestlers into the ring and follows them until they lie still.
pub fn fly(toss: &Toss) -> Flight {
    let mut frames = Vec::with_capacity(120);
    let rest = Dohyo::new(&toss.outline).throw(toss.throws, toss.lies, Some(&mut frames));
    Flight { frames, rest }
}

/// How both wrestlers come to rest.
pub(super) type Rest = [Option<(Pose, Fall)>; 2];

/// A ring that is ready to be thrown into any number of times.
#[derive(Clone)]
pub struct Dohyo {
    outline: Outline,
    rope: SharedShape,
}

impl Dohyo {
    /// Builds the collision shape of the rope.
    pub fn new(outline: &Outline) -> Self {
        let radius = RADIUS as f32 / UNIT;
        let points = outline.points();
        let at = |i: usize| {
            let [x, y] = points[i % points.len()];
            Vector::new(x as f32 / UNIT, y as f32 / UNIT, 0.0)
        };
        let sides = (0..points.len())
            .map(|i| {
                (
                    Place::identity(),
                    SharedShape::capsule(at(i), at(i + 1), radius),
                )
            })
            .collect();
        Self {
            outline: outline.clone(),
            rope: SharedShape::compound(sides),
        }
    }

    /// The collision shape of the rope.
    #[cfg(test)]
    pub(super) fn rope(&self) -> &SharedShape {
        &self.rope
    }

    /// Simulates a toss into this ring and returns how it ends. Fills `frames`, if given, with the flight.
    pub fn throw(
        &self,
        throws: [Option<Throw>; 2],
        lies: [Option<Pose>; 2],
        frames: Option<&mut Vec<[Option<Pose>; 2]>>,
    ) -> Rest {
        let mut frames = frames;
        let seeds = throws.map(|throw| throw.map_or(0, |throw| throw.seed));
        let mut nudges = Luck::new(u64::from(seeds[0]) << 32 | u64::from(seeds[1]));
        let mut movers: [Option<Mover>; 2] =
            std::array::from_fn(|index| match (throws[index], lies[index]) {
                (Some(throw), _) => Some(Mover::thrown(throw, index)),
                (None, lies) => lies.map(Mover::lying),
            });
        let mut record = |step: u32, poses: &dyn Fn() -> [Option<Pose>; 2]| {
            if step.is_multiple_of(STEPS_A_FRAME)
                && let Some(frames) = &mut frames
            {
                frames.push(poses());
            }
        };
        let mut step = 0;
        let in_the_air = |movers: &[Option<Mover>; 2]| {
            movers.map(|mover| mover.map(|mover| whole(&mover.place)))
        };
        record(step, &|| in_the_air(&movers));
        while are_free(&movers, throws) {
            for index in 0..2 {
                if let (Some(mover), Some(_)) = (&mut movers[index], throws[index]) {
                    mover.fall();
                }
            }
            step += 1;
            record(step, &|| in_the_air(&movers));
        }
        let mut world = World::new(&self.rope, movers);
        let mut next_nudge = PATIENCE;
        while step < MOST_STEPS {
            world.step();
            step += 1;
            record(step, &|| world.poses());
            let rests = world.is_quiet();
            if rests || step >= next_nudge {
                if !world.nudge(&self.outline, rests, &mut nudges) {
                    break;
                }
                next_nudge = step + PATIENCE;
            }
        }
        let rest: Rest = std::array::from_fn(|index| {
            let pose = world.pose(index)?;
            // A wrestler that was not thrown and only settled keeps its old pose exactly.
            let pose = match (throws[index], lies[index]) {
                (None, Some(before)) if is_unmoved(before, pose) => before,
                _ => pose,
            };
            Some((pose, fall(&self.outline, pose).0))
        });
        if let Some(frames) = frames {
            let last = rest.map(|rest| rest.map(|(pose, _)| pose));
            if frames.last() != Some(&last) {
                frames.push(last);
            }
        }
        rest
    }
}
