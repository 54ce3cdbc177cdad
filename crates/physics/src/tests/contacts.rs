//! Tests of where shapes touch.

use rapier3d::{
    geometry::{ContactData, ContactManifoldData, Shape, SharedShape},
    math::{Pose, Real, Rotation, Vector},
    parry::query::{ContactManifold, DefaultQueryDispatcher, PersistentQueryDispatcher},
};

use super::super::{Outline, contacts::Contacts, fly::Dohyo, luck::Luck, world::shape};

type Dispatcher = dyn PersistentQueryDispatcher<ContactManifoldData, ContactData>;

/// Where two shapes touch or nearly do. The simulation looks a tenth as far ahead.
fn contacts(dispatcher: &Dispatcher, pos12: &Pose, one: &dyn Shape, two: &dyn Shape) -> String {
    const PREDICTION: Real = 0.02;
    let mut manifolds: Vec<ContactManifold<ContactManifoldData, ContactData>> = Vec::new();
    dispatcher
        .contact_manifolds(pos12, one, two, PREDICTION, &mut manifolds, &mut None)
        .unwrap();
    manifolds.retain(|manifold| !manifold.points.is_empty());
    let told = |manifold: &ContactManifold<_, _>| {
        let normals = [manifold.local_n1, manifold.local_n2];
        format!("{normals:?} {:?}", manifold.points)
    };
    manifolds.iter().map(told).collect::<Vec<_>>().join("\n")
}

#[test]
fn shapes_touch_where_the_library_says_they_do() {
    let clay = SharedShape::halfspace(Vector::Z);
    let rope = Dohyo::new(&Outline::default()).rope().clone();
    let wrestler = shape().unwrap();
    let mut luck = Luck::new(1);
    for (fixed, [wide, high]) in [
        (&clay, [1.0, 0.6]),
        (&rope, [2.5, 0.6]),
        (&wrestler, [0.8; 2]),
    ] {
        let mut touching = 0;
        for _ in 0..2000 {
            let mut even = || luck.even();
            let at = Vector::new(wide * even(), wide * even(), high * even());
            let turn = Rotation::from_xyzw(even(), even(), even(), even()).normalize();
            let pos12 = Pose::from_parts(at, turn);
            for (pos12, one, two) in [
                (pos12, fixed, &wrestler),
                (pos12.inverse(), &wrestler, fixed),
            ] {
                let own = contacts(&Contacts, &pos12, &**one, &**two);
                let library = contacts(&DefaultQueryDispatcher, &pos12, &**one, &**two);
                assert_eq!(own, library, "{pos12:?}");
                touching += usize::from(!own.is_empty());
            }
        }
        // Neither always nor never, so the poses test something.
        assert!((400..3600).contains(&touching), "{touching}");
    }
}
