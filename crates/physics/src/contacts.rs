//! Finds where clay, rope and wrestlers touch, in place of the physics library's own `DefaultQueryDispatcher`. The default links the code
//! for every pair of its twenty shapes and for every other query, 70 kB of the 240 kB that the ring's worker would take. This one calls the
//! same functions of the library, and a test compares the contacts of both.

use rapier3d::{
    geometry::{ContactData, ContactManifoldData, HalfSpace, Shape},
    math::{Pose as Place, Real, Vector},
    parry::query::{
        ClosestPoints, Contact, ContactManifold, NonlinearRigidMotion, PersistentQueryDispatcher,
        QueryDispatcher, ShapeCastHit, ShapeCastOptions, Unsupported,
        details::{
            ContactManifoldsWorkspace, NormalConstraints, contact_manifold_halfspace_pfm,
            contact_manifold_pfm_pfm, contact_manifolds_composite_shape_shape,
        },
    },
};

/// Supports only the shapes that [`super::world`] makes: a half-space, a compound of capsules, and convex hulls.
pub(super) struct Contacts;

type Manifold = ContactManifold<ContactManifoldData, ContactData>;

impl PersistentQueryDispatcher<ContactManifoldData, ContactData> for Contacts {
    fn contact_manifolds(
        &self,
        pos12: &Place,
        g1: &dyn Shape,
        g2: &dyn Shape,
        prediction: Real,
        manifolds: &mut Vec<Manifold>,
        workspace: &mut Option<ContactManifoldsWorkspace>,
    ) -> Result<(), Unsupported> {
        let (parts, other, place, flipped) =
            match (g1.as_composite_shape(), g2.as_composite_shape()) {
                (Some(parts), None) => (parts, g2, *pos12, false),
                (None, Some(parts)) => (parts, g1, pos12.inverse(), true),
                (None, None) => {
                    if manifolds.is_empty() {
                        manifolds.push(ContactManifold::new());
                    }
                    let manifold = &mut manifolds[0];
                    return self.contact_manifold_convex_convex(
                        pos12, g1, g2, None, None, prediction, manifold,
                    );
                }
                (Some(_), Some(_)) => return Err(Unsupported),
            };
        contact_manifolds_composite_shape_shape(
            self, &place, parts, other, prediction, manifolds, workspace, flipped,
        );
        Ok(())
    }

    fn contact_manifold_convex_convex(
        &self,
        pos12: &Place,
        g1: &dyn Shape,
        g2: &dyn Shape,
        normal_constraints1: Option<&dyn NormalConstraints>,
        normal_constraints2: Option<&dyn NormalConstraints>,
        prediction: Real,
        manifold: &mut Manifold,
    ) -> Result<(), Unsupported> {
        let plane = |shape: &dyn Shape| shape.as_shape::<HalfSpace>().copied();
        match (plane(g1), plane(g2)) {
            (Some(clay), _) => {
                let (body, border) = g2.as_polygonal_feature_map().ok_or(Unsupported)?;
                contact_manifold_halfspace_pfm(
                    pos12, &clay, body, border, prediction, manifold, false,
                );
            }
            (None, Some(clay)) => {
                let (body, border) = g1.as_polygonal_feature_map().ok_or(Unsupported)?;
                contact_manifold_halfspace_pfm(
                    &pos12.inverse(),
                    &clay,
                    body,
                    border,
                    prediction,
                    manifold,
                    true,
                );
            }
            (None, None) => {
                let (one, border1) = g1.as_polygonal_feature_map().ok_or(Unsupported)?;
                let (two, border2) = g2.as_polygonal_feature_map().ok_or(Unsupported)?;
                contact_manifold_pfm_pfm(
                    pos12,
                    one,
                    border1,
                    normal_constraints1,
                    two,
                    border2,
                    normal_constraints2,
                    prediction,
                    manifold,
                );
            }
        }
        Ok(())
    }
}

/// The simulation never calls these: no body has continuous detection switched on, and no collider is a sensor.
impl QueryDispatcher for Contacts {
    fn intersection_test(
        &self,
        _: &Place,
        _: &dyn Shape,
        _: &dyn Shape,
    ) -> Result<bool, Unsupported> {
        Err(Unsupported)
    }

    fn distance(&self, _: &Place, _: &dyn Shape, _: &dyn Shape) -> Result<Real, Unsupported> {
        Err(Unsupported)
    }

    fn contact(
        &self,
        _: &Place,
        _: &dyn Shape,
        _: &dyn Shape,
        _: Real,
    ) -> Result<Option<Contact>, Unsupported> {
        Err(Unsupported)
    }

    fn closest_points(
        &self,
        _: &Place,
        _: &dyn Shape,
        _: &dyn Shape,
        _: Real,
    ) -> Result<ClosestPoints, Unsupported> {
        Err(Unsupported)
    }

    fn cast_shapes(
        &self,
        _: &Place,
        _: Vector,
        _: &dyn Shape,
        _: &dyn Shape,
        _: ShapeCastOptions,
    ) -> Result<Option<ShapeCastHit>, Unsupported> {
        Err(Unsupported)
    }

    fn cast_shapes_nonlinear(
        &self,
        _: &NonlinearRigidMotion,
        _: &dyn Shape,
        _: &NonlinearRigidMotion,
        _: &dyn Shape,
        _: Real,
        _: Real,
        _: bool,
    ) -> Result<Option<ShapeCastHit>, Unsupported> {
        Err(Unsupported)
    }
}
