//! The clay, the rope and the wrestlers as bodies of the physics library.

use std::sync::OnceLock;

use rapier3d::{
    dynamics::{
        CCDSolver, ImpulseJointSet, IntegrationParameters, IslandManager, MassProperties,
        MultibodyJointSet, RigidBody, RigidBodyBuilder, RigidBodyHandle, RigidBodySet,
    },
    geometry::{
        BroadPhaseBvh, BvhOptimizationStrategy, ColliderBuilder, ColliderSet, NarrowPhase,
        SharedShape,
    },
    math::Vector,
    pipeline::PhysicsPipeline,
};

use super::{
    Outline, Pose,
    body::wrestler,
    contacts::Contacts,
    luck::Luck,
    mover::{APART, DAMPING, GRAVITY, Mover, PACE},
    rest::{UNIT, fall, whole},
};

const BODY_FRICTION: f32 = 0.6;
const ROPE_FRICTION: f32 = 0.6;
const CLAY_FRICTION: f32 = 0.9;
const BODY_BOUNCE: f32 = 0.2;
const ROPE_BOUNCE: f32 = 0.2;
const CLAY_BOUNCE: f32 = 0.1;
/// A wrestler is at rest after this many time steps without movement: 0.2 seconds.
const QUIET_STEPS: u32 = 24;
/// Speeds below these count as no movement: decimetres per second and radians per second.
const QUIET_MOVE: f32 = 0.4;
const QUIET_TURN: f32 = 1.0;
/// The upward speed of a nudge, and its greatest angular speed about each axis; decimetres and radians per second.
const NUDGE: f32 = 7.0;
const NUDGE_TURN: f32 = 9.0;

/// The wrestlers, and the clay and rope that they move on.
pub(super) struct World {
    parameters: IntegrationParameters,
    pipeline: PhysicsPipeline,
    islands: IslandManager,
    broad: BroadPhaseBvh,
    narrow: NarrowPhase,
    bodies: RigidBodySet,
    colliders: ColliderSet,
    joints: ImpulseJointSet,
    multibodies: MultibodyJointSet,
    ccd: CCDSolver,
    wrestlers: [Option<RigidBodyHandle>; 2],
    /// For how many time steps each wrestler has not moved.
    quiet: [u32; 2],
}

impl World {
    pub(super) fn new(rope: &SharedShape, movers: [Option<Mover>; 2]) -> Self {
        let mut colliders = ColliderSet::new();
        colliders.insert(
            ColliderBuilder::new(SharedShape::halfspace(Vector::Z))
                .friction(CLAY_FRICTION)
                .restitution(CLAY_BOUNCE),
        );
        colliders.insert(
            ColliderBuilder::new(rope.clone())
                .friction(ROPE_FRICTION)
                .restitution(ROPE_BOUNCE),
        );
        let mut world = Self {
            parameters: IntegrationParameters {
                dt: 1.0 / PACE,
                // One iteration is enough for two bodies and a floor.
                num_solver_iterations: 1,
                ..IntegrationParameters::default()
            },
            pipeline: PhysicsPipeline::new(),
            islands: IslandManager::new(),
            // With only two moving bodies there is no tree to keep in order.
            broad: BroadPhaseBvh::with_optimization_strategy(BvhOptimizationStrategy::None),
            narrow: NarrowPhase::with_query_dispatcher(Contacts),
            bodies: RigidBodySet::new(),
            colliders,
            joints: ImpulseJointSet::new(),
            multibodies: MultibodyJointSet::new(),
            ccd: CCDSolver::new(),
            wrestlers: [None; 2],
            quiet: [0; 2],
        };
        world.wrestlers = movers.map(|mover| world.add(&mover?));
        world
    }

    fn add(&mut self, mover: &Mover) -> Option<RigidBodyHandle> {
        let shape = shape()?;
        // The library would put a body to sleep only after two seconds; a flight ends after a tenth of that, because the player waits for
        // it.
        let body = RigidBodyBuilder::dynamic()
            .pose(mover.place)
            .linvel(mover.speed)
            .angvel(mover.turning)
            .angular_damping(DAMPING)
            .can_sleep(false);
        let handle = self.bodies.insert(body);
        // The inertia of a body of mass 1 with the extents of the hull; the origin is the centre of mass.
        let inertia = Vector::new(0.075, 0.08, 0.055);
        let collider = ColliderBuilder::new(shape)
            .mass_properties(MassProperties::new(Vector::ZERO, 1.0, inertia))
            .friction(BODY_FRICTION)
            .restitution(BODY_BOUNCE);
        self.colliders
            .insert_with_parent(collider, handle, &mut self.bodies);
        Some(handle)
    }

    pub(super) fn step(&mut self) {
        self.pipeline.step(
            Vector::Z * GRAVITY,
            &self.parameters,
            &mut self.islands,
            &mut self.broad,
            &mut self.narrow,
            &mut self.bodies,
            &mut self.colliders,
            &mut self.joints,
            &mut self.multibodies,
            &mut self.ccd,
            &(),
            &(),
        );
    }

    fn body(&self, index: usize) -> Option<&RigidBody> {
        self.bodies.get(self.wrestlers[index]?)
    }

    /// Whether all wrestlers are at rest. A wrestler that lies still while the other moves is disabled until the other comes near: it then
    /// costs nothing.
    pub(super) fn is_quiet(&mut self) -> bool {
        for index in 0..2 {
            let Some(body) = self.body(index) else {
                continue;
            };
            let quiet = !body.is_enabled()
                || body.linvel().length_squared() < QUIET_MOVE * QUIET_MOVE
                    && body.angvel().length_squared() < QUIET_TURN * QUIET_TURN;
            self.quiet[index] = if quiet { self.quiet[index] + 1 } else { 0 };
        }
        let [Some(a), Some(b)] = [self.body(0), self.body(1)] else {
            let has = |index: usize| self.wrestlers[index].is_some();
            return (0..2).all(|index| !has(index) || self.quiet[index] >= QUIET_STEPS);
        };
        let resting = self.quiet.map(|quiet| quiet >= QUIET_STEPS);
        let near = (a.translation() - b.translation()).length_squared() < APART * APART;
        if resting == [true; 2] {
            return true;
        }
        for (index, rests) in resting.into_iter().enumerate() {
            self.follow(index, near || !rests);
        }
        false
    }

    /// Simulates a wrestler, or leaves it as it lies.
    fn follow(&mut self, index: usize, follow: bool) {
        if self
            .body(index)
            .is_some_and(|body| body.is_enabled() != follow)
            && let Some(body) = self.wrestlers[index].and_then(|handle| self.bodies.get_mut(handle))
        {
            body.set_enabled(follow);
        }
    }

    pub(super) fn pose(&self, index: usize) -> Option<Pose> {
        Some(whole(self.body(index)?.position()))
    }

    pub(super) fn poses(&self) -> [Option<Pose>; 2] {
        std::array::from_fn(|index| self.pose(index))
    }

    /// Nudges every wrestler that lies in no clear position or does not come to rest. Returns whether it nudged any.
    pub(super) fn nudge(&mut self, outline: &Outline, rests: bool, luck: &mut Luck) -> bool {
        let mut nudged = false;
        for index in 0..2 {
            let Some(pose) = self.pose(index) else {
                continue;
            };
            if fall(outline, pose).1 && (rests || self.quiet[index] >= QUIET_STEPS) {
                continue;
            }
            nudged = true;
            self.quiet[index] = 0;
            self.follow(index, true);
            let Some(body) = self.wrestlers[index].and_then(|handle| self.bodies.get_mut(handle))
            else {
                continue;
            };
            let turn: [f32; 3] = std::array::from_fn(|_| NUDGE_TURN * luck.even());
            body.set_linvel(Vector::Z * NUDGE, true);
            body.set_angvel(Vector::from_array(turn), true);
        }
        nudged
    }
}

/// The shape of the hull, built once.
pub(super) fn shape() -> Option<SharedShape> {
    static SHAPE: OnceLock<Option<SharedShape>> = OnceLock::new();
    SHAPE
        .get_or_init(|| {
            let [part, ..] = wrestler() else { return None };
            let points: Vec<Vector> = part
                .iter()
                .map(|at| Vector::from_array(at.map(|x| x as f32 / UNIT)))
                .collect();
            SharedShape::convex_hull(&points)
        })
        .clone()
}
