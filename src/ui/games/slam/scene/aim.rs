//! The dotted line along which a throw would go.

use super::{
    camera::{Camera, Place, Spot},
    shape::{Ink, Shape},
};

/// The y coordinate of the hands, in front of the ring. All lengths here are in tenths of a millimetre.
const HANDS: f64 = -4200.0;
/// How far a throw goes per unit of strength. A sensible throw has strength 500 and reaches the centre.
const FAR: f64 = 8.4;
/// The y coordinate of the grip in the picture.
const GRIP: f64 = -2900.0;
/// The height of a throw halfway.
const HIGH: f64 = 1100.0;

/// Where a throw of this aim (in tenths of a degree) and strength should come to rest.
pub(crate) fn meant(aim: i16, strength: u16) -> [f64; 2] {
    let (sin, cos) = (f64::from(aim) / 10.0).to_radians().sin_cos();
    let far = FAR * f64::from(strength);
    [far * sin, HANDS + far * cos]
}

/// The grip's spot in the picture. The whole grip stays inside.
pub(crate) fn grip(camera: &Camera) -> Spot {
    const HALF: f64 = 32.0;
    let [right, down] = camera.spot([0.0, GRIP, 0.0]);
    [right, down.min(camera.size()[1] - HALF)]
}

/// The dotted line from the grip along the throw's arc to its target, and the target.
pub(crate) fn line(aim: i16, strength: u16, spin: i16, camera: &Camera) -> Vec<Shape> {
    let [to_x, to_y] = meant(aim, strength);
    let bent = f64::from(spin) * 4.0;
    let along = |part: f64| -> Place {
        let over = 4.0 * part * (1.0 - part);
        [
            part * to_x + bent * over,
            GRIP + part * (to_y - GRIP),
            HIGH * over * (to_y - GRIP).abs().min(3000.0) / 3000.0,
        ]
    };
    let from = std::iter::once(grip(camera));
    let spots = from.chain((1..=20).map(|step| camera.spot(along(f64::from(step) / 20.0))));
    let unit = camera.unit();
    let mut shape = Shape::lines(Ink::Key, (4.0 * unit).max(2.6), vec![spots.collect()]);
    shape.dash = Some([2.0 * unit, (10.0 * unit).max(6.0)]);
    let round = (0..24).map(|step| {
        let turn = f64::from(step * 15).to_radians();
        camera.spot([to_x + 190.0 * turn.cos(), to_y + 190.0 * turn.sin(), 0.0])
    });
    let mut target = Shape::lines(Ink::Key, (2.4 * unit).max(1.6), vec![round.collect()]);
    target.closed = true;
    vec![shape, target]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sensible_throw_aims_at_the_centre() {
        assert!(meant(0, 500).iter().all(|it| it.abs() < 1e-9));
        assert!(meant(100, 500)[0] > 500.0);
        assert!(meant(0, 600)[1] > 500.0);
    }

    #[test]
    fn line_ends_at_the_target() {
        let camera = Camera::new([730.0, 520.0], &[]);
        let shapes = line(0, 500, 0, &camera);
        let last = shapes[0].paths[0].last().copied().unwrap();
        let [x, y] = camera.spot([0.0, 0.0, 0.0]);
        assert!((last[0] - x).abs() < 0.01 && (last[1] - y).abs() < 0.01);
    }
}
