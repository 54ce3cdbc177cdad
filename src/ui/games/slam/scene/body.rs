//! The wrestler as flat facets. Its axes are z from feet to head, y to the front, and x to a side, in tenths of a millimetre from its
//! centre, with 380 to the soles and to the crown.

use physics::sin_cos;

use super::camera::Place;

/// The material of a facet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Matter {
    /// Skin.
    Skin,
    /// The mawashi.
    Mawashi,
    /// Hair, brows and eyes.
    Hair,
}

/// A flat facet.
#[derive(Clone, Debug)]
pub(crate) struct Facet {
    /// The material.
    pub(crate) matter: Matter,
    /// The corners, counterclockwise as seen from outside.
    pub(crate) corners: Vec<Place>,
    /// The outward normal, of length 1.
    pub(crate) out: Place,
    /// How much nearer it counts in the painting order, for a mark painted on another facet.
    pub(crate) raised: f64,
}

/// The wrestler’s facets, and the corners of each of its parts.
#[derive(Clone, Debug)]
pub(crate) struct Body {
    pub(crate) facets: Vec<Facet>,
    pub(crate) parts: Vec<Vec<Place>>,
}

pub(crate) fn minus(a: Place, b: Place) -> Place {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

pub(crate) fn dot(a: Place, b: Place) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

pub(crate) fn cross(a: Place, b: Place) -> Place {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}

pub(crate) fn unit(a: Place) -> Place {
    let length = dot(a, a).sqrt().max(1.0e-9);
    a.map(|x| x / length)
}

pub(crate) fn middle(points: &[Place]) -> Place {
    let count = points.len().max(1) as f64;
    points.iter().fold([0.0; 3], |sum, point| {
        [
            sum[0] + point[0] / count,
            sum[1] + point[1] / count,
            sum[2] + point[2] / count,
        ]
    })
}

/// A ring of corners: its position along the part, its radii to the side and to the front, and its centre's offset to the front.
type Ring = (f64, f64, f64, f64);

impl Body {
    /// The wrestler: broad, with the arms in front of the belly and a topknot.
    pub(crate) fn wrestler() -> Self {
        use Matter::{Hair, Mawashi, Skin};
        let mut body = Self {
            facets: Vec::new(),
            parts: Vec::new(),
        };
        let torso = [
            (-170.0, 200.0, 175.0, 5.0),
            (-60.0, 272.0, 228.0, 34.0),
            (50.0, 270.0, 212.0, 26.0),
            (140.0, 225.0, 155.0, 4.0),
            (200.0, 115.0, 95.0, 0.0),
        ];
        body.upright(Skin, 0.0, &torso, 10);
        let belt = [
            (-220.0, 190.0, 165.0, 6.0),
            (-180.0, 244.0, 208.0, 12.0),
            (-95.0, 280.0, 240.0, 28.0),
            (-75.0, 262.0, 222.0, 28.0),
        ];
        body.upright(Mawashi, 0.0, &belt, 10);
        // The apron in front and the knot behind.
        let apron = [
            (-285.0, 70.0, 20.0, 215.0),
            (-250.0, 84.0, 34.0, 226.0),
            (-90.0, 66.0, 34.0, 248.0),
            (-70.0, 50.0, 20.0, 248.0),
        ];
        body.upright(Mawashi, 0.0, &apron, 4);
        let knot = [
            (-170.0, 60.0, 34.0, -206.0),
            (-130.0, 80.0, 46.0, -214.0),
            (-70.0, 70.0, 40.0, -214.0),
            (-50.0, 45.0, 26.0, -208.0),
        ];
        body.upright(Mawashi, 0.0, &knot, 6);
        for side in [-1.0, 1.0] {
            body.limb(
                Skin,
                [115.0 * side, 8.0, -170.0],
                [178.0 * side, 26.0, -335.0],
                [132.0, 88.0],
            );
            let foot = [
                (-380.0, 84.0, 122.0, 44.0),
                (-348.0, 82.0, 116.0, 42.0),
                (-310.0, 58.0, 62.0, 22.0),
            ];
            body.upright(Skin, 188.0 * side, &foot, 8);
            body.ball(Skin, [232.0 * side, 0.0, 112.0], 104.0);
            body.limb(
                Skin,
                [246.0 * side, 4.0, 118.0],
                [352.0 * side, 62.0, -22.0],
                [96.0, 72.0],
            );
            body.limb(
                Skin,
                [352.0 * side, 56.0, -16.0],
                [292.0 * side, 196.0, -92.0],
                [76.0, 52.0],
            );
            body.ball(Skin, [282.0 * side, 214.0, -98.0], 66.0);
            body.ball(Skin, [166.0 * side, 6.0, 265.0], 34.0);
        }
        let head = [
            (172.0, 100.0, 92.0, 12.0),
            (222.0, 156.0, 140.0, 16.0),
            (300.0, 166.0, 150.0, 14.0),
            (345.0, 146.0, 132.0, 10.0),
            (368.0, 100.0, 90.0, 6.0),
        ];
        body.upright(Skin, 0.0, &head, 10);
        let hair = [
            (250.0, 132.0, 112.0, -42.0),
            (300.0, 160.0, 134.0, -34.0),
            (350.0, 146.0, 128.0, -18.0),
            (380.0, 92.0, 82.0, -10.0),
        ];
        body.upright(Hair, 0.0, &hair, 10);
        body.limb(
            Hair,
            [0.0, -120.0, 350.0],
            [0.0, -228.0, 338.0],
            [40.0, 58.0],
        );
        for side in [-1.0, 1.0] {
            // Brows and eyes; the marks after the loop are the mouth and the line under the chest.
            body.mark(Hair, [86.0 * side, 32.0 * side], 160.0, [322.0, 308.0], 9.0);
            body.mark(Hair, [78.0 * side, 40.0 * side], 162.0, [284.0, 280.0], 8.0);
        }
        body.mark(Hair, [34.0, -34.0], 158.0, [228.0, 228.0], 7.0);
        body.mark(Hair, [14.0, -14.0], 263.0, [-34.0, -34.0], 8.0);
        body
    }

    fn part(&mut self, matter: Matter, rings: &[Vec<Place>]) {
        let whole: Vec<Place> = rings.concat();
        let inside = middle(&whole);
        let mut add = |corners: Vec<Place>| {
            let out = unit(cross(
                minus(corners[1], corners[0]),
                minus(corners[2], corners[0]),
            ));
            let outward = dot(out, minus(middle(&corners), inside)) > 0.0;
            let (corners, out) = if outward {
                (corners, out)
            } else {
                (corners.into_iter().rev().collect(), out.map(|x| -x))
            };
            self.facets.push(Facet {
                matter,
                corners,
                out,
                raised: 0.0,
            });
        };
        for pair in rings.windows(2) {
            let count = pair[0].len();
            for at in 0..count {
                let next = (at + 1) % count;
                add(vec![pair[0][at], pair[0][next], pair[1][next], pair[1][at]]);
            }
        }
        for end in [rings.first(), rings.last()].into_iter().flatten() {
            add(end.clone());
        }
        self.parts.push(whole);
    }

    /// A part whose rings lie one above the other.
    fn upright(&mut self, matter: Matter, x: f64, rings: &[Ring], sides: usize) {
        let rings: Vec<Vec<Place>> = rings
            .iter()
            .map(|&(z, wide, deep, ahead)| {
                corners(sides)
                    .map(|[sin, cos]| [x + wide * sin, ahead + deep * cos, z])
                    .collect()
            })
            .collect();
        self.part(matter, &rings);
    }

    /// A round part between two places, with a radius for each end.
    fn limb(&mut self, matter: Matter, from: Place, to: Place, thick: [f64; 2]) {
        let along = unit(minus(to, from));
        let up = if along[2].abs() > 0.8 {
            [0.0, 1.0, 0.0]
        } else {
            [0.0, 0.0, 1.0]
        };
        let side = unit(cross(along, up));
        let over = cross(side, along);
        let ring = |at: f64, radius: f64| -> Vec<Place> {
            let middle: Place = std::array::from_fn(|i| from[i] + at * (to[i] - from[i]));
            corners(7)
                .map(|[sin, cos]| {
                    std::array::from_fn(|i| middle[i] + radius * (sin * side[i] + cos * over[i]))
                })
                .collect()
        };
        let bulge = f64::midpoint(thick[0], thick[1]) * 1.12;
        self.part(
            matter,
            &[ring(0.0, thick[0]), ring(0.5, bulge), ring(1.0, thick[1])],
        );
    }

    fn ball(&mut self, matter: Matter, at: Place, radius: f64) {
        let rings = [(-0.85, 0.52), (-0.3, 0.96), (0.3, 0.96), (0.85, 0.52)].map(|(z, wide)| {
            corners(7)
                .map(|[sin, cos]| {
                    [
                        at[0] + radius * wide * sin,
                        at[1] + radius * wide * cos,
                        at[2] + radius * z,
                    ]
                })
                .collect()
        });
        self.part(matter, &rings);
    }

    /// A stroke painted on the front, between these x coordinates, with a height for each end.
    fn mark(&mut self, matter: Matter, across: [f64; 2], y: f64, high: [f64; 2], thick: f64) {
        let [a, b] = across;
        let mut corners = vec![
            [a, y, high[0] - thick],
            [b, y, high[1] - thick],
            [b, y, high[1] + thick],
            [a, y, high[0] + thick],
        ];
        if a < b {
            corners.reverse();
        }
        self.facets.push(Facet {
            matter,
            corners,
            out: [0.0, 1.0, 0.0],
            raised: 45.0,
        });
    }
}

/// Sine and cosine of each corner of a ring. One side faces the front.
fn corners(count: usize) -> impl Iterator<Item = [f64; 2]> {
    (0..count).map(move |at| {
        let turn = std::f64::consts::TAU * (at as f64 + 0.5) / count as f64;
        sin_cos(turn).into()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawn_wrestler_has_the_thrown_height() {
        let body = Body::wrestler();
        let heights = || body.parts.iter().flatten().map(|place| place[2]);
        assert!((heights().fold(f64::MAX, f64::min) + 380.0).abs() < 1.0);
        assert!((heights().fold(f64::MIN, f64::max) - 380.0).abs() < 20.0);
    }

    #[test]
    fn facets_are_flat_and_face_outward() {
        for facet in Body::wrestler().facets {
            assert!(facet.corners.len() >= 3);
            assert!((dot(facet.out, facet.out) - 1.0).abs() < 1.0e-6);
            let around = cross(
                minus(facet.corners[1], facet.corners[0]),
                minus(facet.corners[2], facet.corners[0]),
            );
            assert!(dot(around, facet.out) > 0.0, "{facet:?}");
        }
    }

    #[test]
    fn facets_are_few_enough_for_sixty_frames_a_second() {
        assert!(Body::wrestler().facets.len() < 800);
    }
}
