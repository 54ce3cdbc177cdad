//! Projects points of the world into the picture: a slight perspective, seen over the thrower’s shoulder.
//!
//! The world is measured in tenths of a millimetre from the ring’s centre on the clay: x to the right, y away from the thrower, z up. The
//! picture is measured in CSS pixels from its upper left corner.

use physics::sin_cos;

/// A point of the picture.
pub(crate) type Spot = [f64; 2];
/// A point of the world.
pub(crate) type Place = [f64; 3];

/// How far the picture reaches to either side of the ring’s centre.
pub(crate) const REACH: f64 = 3200.0;
/// The distance from the eye to the ring’s centre.
const AWAY: f64 = 15_300.0;
/// Sine and cosine of the angle by which the eye looks down, 38°.
const SIN: f64 = 0.6157;
const COS: f64 = 0.788;
/// The scale of a picture that is 500 units high.
const LENS: f64 = 1430.0;
const LOOK: f64 = 500.0;
/// The distance from that picture's top to the ring’s centre.
const MIDDLE: f64 = 276.0;
/// The margin beside the ring, in the same units.
const MARGIN: f64 = 10.0;

/// The camera for a picture of some size.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Camera {
    /// The picture’s size in pixels.
    size: Spot,
    /// Pixels per unit of a picture that is 500 units high.
    unit: f64,
    /// The ring’s centre in the picture.
    middle: Spot,
}

impl Camera {
    /// The camera for a picture of this size that shows these points of the ring, and [`REACH`] to either side.
    pub(crate) fn new(size: Spot, outline: &[[i32; 2]]) -> Self {
        let plain = Self {
            size,
            unit: 1.0,
            middle: [0.0, 0.0],
        };
        let swept = (0..24).map(|step| {
            let (sin, cos) = sin_cos(f64::from(step * 15).to_radians());
            [REACH * cos, REACH * sin, 0.0]
        });
        let roped = outline.iter().map(|&[x, y]| [x.into(), y.into(), 0.0]);
        let wide = swept
            .chain(roped)
            .map(|place| plain.spot(place)[0].abs())
            .fold(0.0, f64::max);
        let unit = (size[0] / 2.0 / (wide + MARGIN)).min(size[1] / LOOK);
        // Spare height is divided between top and bottom.
        let down = MIDDLE * unit + (size[1] - LOOK * unit) / 2.0;
        Self {
            size,
            unit,
            middle: [size[0] / 2.0, down],
        }
    }

    /// The picture’s width and height in pixels.
    pub(crate) fn size(&self) -> Spot {
        self.size
    }

    /// Pixels per unit of a picture that is 500 units high.
    pub(crate) fn unit(&self) -> f64 {
        self.unit
    }

    /// The distance of a place from the eye, along the line of sight.
    pub(crate) fn depth([_, y, z]: Place) -> f64 {
        AWAY + y * COS - z * SIN
    }

    /// The spot of a place in the picture.
    pub(crate) fn spot(&self, place: Place) -> Spot {
        let [x, y, z] = place;
        let zoom = self.zoom(place);
        [
            self.middle[0] + x * zoom,
            self.middle[1] - (y * SIN + z * COS) * zoom,
        ]
    }

    /// Pixels per tenth of a millimetre at a place.
    pub(crate) fn zoom(&self, place: Place) -> f64 {
        // The minimum depth limits the size of whatever comes close to the eye.
        LENS * self.unit / Self::depth(place).max(AWAY / 5.0)
    }

    /// The place on the clay at this spot; `None` above the horizon.
    pub(crate) fn clay(&self, spot: Spot) -> Option<Spot> {
        let lens = LENS * self.unit;
        let (across, up) = (
            (spot[0] - self.middle[0]) / lens,
            (self.middle[1] - spot[1]) / lens,
        );
        let slope = SIN - up * COS;
        (slope > 0.05).then(|| {
            let y = up * AWAY / slope;
            [across * (AWAY + y * COS), y]
        })
    }

    /// The vector from a place to the eye.
    pub(crate) fn toward_eye(place: Place) -> Place {
        let [x, y, z] = place;
        [-x, -AWAY * COS - y, AWAY * SIN - z]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PICTURES: [Spot; 4] = [
        [348.0, 292.0],
        [730.0, 520.0],
        [888.0, 600.0],
        [300.0, 500.0],
    ];

    fn square(half: i32) -> [[i32; 2]; 4] {
        [[-half, -half], [half, -half], [half, half], [-half, half]]
    }

    #[test]
    fn every_picture_holds_the_reach_and_the_ring() {
        for size in PICTURES {
            for outline in [square(2000), square(3200)] {
                let camera = Camera::new(size, &outline);
                let sides = [[-3200, 0], [3200, 0], [0, 3200], [0, -3200]];
                for [x, y] in outline.into_iter().chain(sides) {
                    let [right, down] = camera.spot([x.into(), y.into(), 0.0]);
                    assert!(
                        (0.0..=size[0]).contains(&right),
                        "{size:?} {x} {y}: {right}"
                    );
                    assert!(
                        (0.0..=size[1] + 1.0).contains(&down),
                        "{size:?} {x} {y}: {down}"
                    );
                }
            }
        }
    }

    #[test]
    fn clay_inverts_spot() {
        for size in PICTURES {
            let camera = Camera::new(size, &[]);
            for [x, y] in [[0.0, 0.0], [3200.0, -3200.0], [-1234.0, 2345.0]] {
                let [back_x, back_y] = camera.clay(camera.spot([x, y, 0.0])).unwrap();
                assert!((back_x - x).abs() < 0.01 && (back_y - y).abs() < 0.01);
            }
        }
    }

    #[test]
    fn sky_has_no_clay() {
        let camera = Camera::new([730.0, 520.0], &[]);
        assert_eq!(camera.clay([365.0, -2000.0]), None);
    }

    #[test]
    fn nearer_places_are_larger_and_lower() {
        let camera = Camera::new([730.0, 520.0], &[]);
        let (near, far) = ([0.0, -1000.0, 0.0], [0.0, 1000.0, 0.0]);
        assert!(camera.zoom(near) > camera.zoom(far));
        assert!(camera.spot(near)[1] > camera.spot(far)[1]);
        assert!(Camera::depth(near) < Camera::depth(far));
    }
}
