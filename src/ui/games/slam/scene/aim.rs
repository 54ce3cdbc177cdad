//! The dotted line along which a throw would go.

use physics::{Pose, sin_cos};

use super::{
    camera::{Camera, Place},
    shape::{Ink, Shape},
};
use crate::ui::games::slam::throwing::Hand;

/// The y coordinate of the hands, in front of the ring. All lengths here are in tenths of a millimetre.
const HANDS: f64 = -4200.0;
/// How far a throw goes per unit of strength. A sensible throw has strength 500 and reaches the centre.
const FAR: f64 = 8.4;
/// How far from the middle each wrestler waits for a throw.
const ASIDE: i32 = 700;
/// Between these y coordinates wrestlers wait: in front of the ring, and not beyond the hands.
const NEAREST: f64 = HANDS + 300.0;
const FARTHEST: f64 = -2750.0;
/// The height in the picture at which they stand, as a share of its whole height.
const STAND: f64 = 0.955;
/// The height of a throw halfway.
const HIGH: f64 = 1100.0;

/// Where a throw of this aim (in tenths of a degree) and strength should come to rest.
pub(crate) fn meant(aim: i16, strength: u16) -> [f64; 2] {
    let (sin, cos) = sin_cos((f64::from(aim) / 10.0).to_radians());
    let far = FAR * f64::from(strength);
    [far * sin, HANDS + far * cos]
}

/// The y coordinate at which wrestlers wait, near the picture's lower edge.
fn stand(camera: &Camera) -> f64 {
    let [wide, high] = camera.size();
    let [_, y] = camera.clay([wide / 2.0, STAND * high]).unwrap_or_default();
    y.clamp(NEAREST, FARTHEST)
}

/// How a wrestler waits for its throw.
pub(crate) fn waiting(wrestler: usize, camera: &Camera) -> Pose {
    let aside = if wrestler == 0 { -ASIDE } else { ASIDE };
    Pose {
        at: [aside, stand(camera) as i32, 380],
        turn: [0, 0, i16::MAX, 0],
    }
}

/// The dotted line from the waiting wrestlers along the throw's arc to its target, and the target.
pub(crate) fn line(hand: Hand, waits: [bool; 2], camera: &Camera) -> Vec<Shape> {
    let [to_x, to_y] = meant(hand.aim, hand.strength);
    let bent = f64::from(hand.spin) * 4.0;
    let from_y = stand(camera);
    let from_x = match waits {
        [true, false] => -f64::from(ASIDE),
        [false, true] => f64::from(ASIDE),
        _ => 0.0,
    };
    let along = |part: f64| -> Place {
        let over = 4.0 * part * (1.0 - part);
        [
            from_x + part * (to_x - from_x) + bent * over,
            from_y + part * (to_y - from_y),
            HIGH * over * (to_y - from_y).abs().min(3000.0) / 3000.0,
        ]
    };
    let spots = (0..=20).map(|step| camera.spot(along(f64::from(step) / 20.0)));
    let unit = camera.unit();
    let mut shape = Shape::lines(Ink::Key, (4.0 * unit).max(2.6), vec![spots.collect()]);
    shape.dash = Some([2.0 * unit, (10.0 * unit).max(6.0)]);
    let round = (0..24).map(|step| {
        let (sin, cos) = sin_cos(f64::from(step * 15).to_radians());
        camera.spot([to_x + 190.0 * cos, to_y + 190.0 * sin, 0.0])
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
        let shapes = line(Hand::default(), [true; 2], &camera);
        let last = shapes[0].paths[0].last().copied().unwrap();
        let [x, y] = camera.spot([0.0, 0.0, 0.0]);
        assert!((last[0] - x).abs() < 0.01 && (last[1] - y).abs() < 0.01);
    }

    #[test]
    fn both_wrestlers_wait_in_sight_in_front_of_the_ring() {
        for size in [
            [308.0, 260.0],
            [348.0, 480.0],
            [730.0, 520.0],
            [796.0, 650.0],
        ] {
            let camera = Camera::new(size, &[]);
            for wrestler in [0, 1] {
                let [x, y, z] = waiting(wrestler, &camera).at.map(f64::from);
                for height in [0.0, z + 520.0] {
                    let [right, down] = camera.spot([x, y, height]);
                    assert!((30.0..size[0] - 30.0).contains(&right), "{size:?}");
                    assert!((0.0..size[1]).contains(&down), "{size:?}: {down}");
                }
                assert!(y < -2700.0);
            }
        }
    }
}
