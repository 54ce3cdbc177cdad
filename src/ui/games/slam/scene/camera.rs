//! Where a point of the ring is in the picture: light perspective, seen over the thrower’s shoulder.
//!
//! The world is measured in tenths of a millimetre from the ring’s middle on the clay: x to the right, y away from the thrower, z up. The
//! picture is measured in CSS pixels from its upper left corner.

/// A point of the picture.
pub(crate) type Spot = [f64; 2];
/// A point of the world.
pub(crate) type Place = [f64; 3];

/// How far the picture reaches to either side of the ring’s middle.
pub(crate) const REACH: f64 = 3200.0;
/// From the eye to the ring’s middle.
const AWAY: f64 = 15_300.0;
/// The eye looks down by 38°.
const SIN: f64 = 0.6157;
const COS: f64 = 0.788;
/// How large the look draws its picture of 500 units’ height.
const LENS: f64 = 1430.0;
const LOOK: f64 = 500.0;
/// Where that picture has the ring’s middle, from its top.
const MIDDLE: f64 = 276.0;
/// What stays free beside the ring, in the same units.
const MARGIN: f64 = 10.0;

/// The eye before a picture of some size.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Camera {
    /// The picture’s size.
    size: Spot,
    /// Pixels for one unit of the look.
    unit: f64,
    /// Where the ring’s middle is.
    middle: Spot,
}

impl Camera {
    /// A picture of this size that shows the ring with these points, and [`REACH`] to either side.
    pub(crate) fn new(size: Spot, outline: &[[i32; 2]]) -> Self {
        let plain = Self {
            size,
            unit: 1.0,
            middle: [0.0, 0.0],
        };
        let swept = (0..24).map(|step| {
            let (sin, cos) = f64::from(step * 15).to_radians().sin_cos();
            [REACH * cos, REACH * sin, 0.0]
        });
        let roped = outline.iter().map(|&[x, y]| [x.into(), y.into(), 0.0]);
        let wide = swept
            .chain(roped)
            .map(|place| plain.spot(place)[0].abs())
            .fold(0.0, f64::max);
        let unit = (size[0] / 2.0 / (wide + MARGIN)).min(size[1] / LOOK);
        // What is left over goes above and below.
        let down = MIDDLE * unit + (size[1] - LOOK * unit) / 2.0;
        Self {
            size,
            unit,
            middle: [size[0] / 2.0, down],
        }
    }

    /// The picture’s width and height.
    pub(crate) fn size(&self) -> Spot {
        self.size
    }

    /// Pixels for one unit of the look, whose picture is 500 units high.
    pub(crate) fn unit(&self) -> f64 {
        self.unit
    }

    /// How far from the eye a place is, along the line of sight.
    pub(crate) fn depth([_, y, z]: Place) -> f64 {
        AWAY + y * COS - z * SIN
    }

    /// Where a place is in the picture.
    pub(crate) fn spot(&self, place: Place) -> Spot {
        let [x, y, z] = place;
        let zoom = self.zoom(place);
        [
            self.middle[0] + x * zoom,
            self.middle[1] - (y * SIN + z * COS) * zoom,
        ]
    }

    /// Pixels for a tenth of a millimetre at a place.
    pub(crate) fn zoom(&self, place: Place) -> f64 {
        // What comes too near the eye is not drawn larger without end.
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

    /// Toward the eye from anywhere.
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
    fn the_reach_and_the_ring_are_in_every_picture() {
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
    fn a_spot_leads_back_to_its_place_on_the_clay() {
        for size in PICTURES {
            let camera = Camera::new(size, &[]);
            for [x, y] in [[0.0, 0.0], [3200.0, -3200.0], [-1234.0, 2345.0]] {
                let [back_x, back_y] = camera.clay(camera.spot([x, y, 0.0])).unwrap();
                assert!((back_x - x).abs() < 0.01 && (back_y - y).abs() < 0.01);
            }
        }
    }

    #[test]
    fn there_is_no_clay_in_the_sky() {
        let camera = Camera::new([730.0, 520.0], &[]);
        assert_eq!(camera.clay([365.0, -2000.0]), None);
    }

    #[test]
    fn what_is_nearer_is_larger_and_lower() {
        let camera = Camera::new([730.0, 520.0], &[]);
        let (near, far) = ([0.0, -1000.0, 0.0], [0.0, 1000.0, 0.0]);
        assert!(camera.zoom(near) > camera.zoom(far));
        assert!(camera.spot(near)[1] > camera.spot(far)[1]);
        assert!(Camera::depth(near) < Camera::depth(far));
    }
}
