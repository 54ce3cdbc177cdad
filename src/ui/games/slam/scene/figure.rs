//! A wrestler in the picture: its facets in painting order, the key block behind them, and its shadow.

use physics::Pose;

use super::{
    body::{Body, Matter, dot, middle, unit},
    camera::{Camera, Place, Spot},
    shape::{Ink, Shape, hull},
};

/// Wrestlers are drawn larger than life, or they would be lost in the ring.
const GROWN: f64 = 1.35;
/// The direction of the light.
const LIGHT: Place = [-0.42, -0.36, 0.83];
/// How far the shadow reaches to the right and toward the thrower, per unit of height within the wrestler.
const CAST: Spot = [0.5, -0.34];
/// The same per unit of height under a flying wrestler, whose shadow stays nearly below it.
const CAST_HIGH: Spot = [0.12, -0.08];

/// The three axes of a body with this rotation, in world coordinates. The quaternion may have any length.
fn axes(turn: [i16; 4]) -> [Place; 3] {
    let [x, y, z, w] = turn.map(f64::from);
    let square = x * x + y * y + z * z + w * w;
    if square <= 0.0 {
        return [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    }
    let twice = 2.0 / square;
    [
        [
            1.0 - twice * (y * y + z * z),
            twice * (x * y + z * w),
            twice * (x * z - y * w),
        ],
        [
            twice * (x * y - z * w),
            1.0 - twice * (x * x + z * z),
            twice * (y * z + x * w),
        ],
        [
            twice * (x * z + y * w),
            twice * (y * z - x * w),
            1.0 - twice * (x * x + y * y),
        ],
    ]
}

fn turned(axes: &[Place; 3], place: Place) -> Place {
    std::array::from_fn(|i| axes[0][i] * place[0] + axes[1][i] * place[1] + axes[2][i] * place[2])
}

/// A wrestler, ready to paint.
#[derive(Clone, Debug)]
pub(crate) struct Figure {
    /// The distance of its centre from the eye.
    pub(crate) depth: f64,
    /// Its shadow on the clay.
    pub(crate) shadow: Shape,
    /// The key block, then the facets from back to front.
    pub(crate) shapes: Vec<Shape>,
    /// The smallest frame around the wrestler without its shadow: left, top, right, bottom.
    pub(crate) frame: [f64; 4],
}

impl Figure {
    /// The figure of a wrestler (0 for `a`) in this pose.
    pub(crate) fn new(body: &Body, pose: Pose, wrestler: u8, camera: &Camera) -> Self {
        let axes = axes(pose.turn);
        let at = pose.at.map(f64::from);
        // The enlarged wrestler is lifted so that its lowest point stays where it was, and never below the clay.
        let lowest = body
            .parts
            .iter()
            .flatten()
            .map(|&place| turned(&axes, place)[2])
            .fold(0.0, f64::min);
        let bottom = (at[2] + lowest).max(0.0);
        let lift = bottom - (at[2] + GROWN * lowest);
        let placed = |place: Place| {
            let [x, y, z] = turned(&axes, place);
            [
                at[0] + GROWN * x,
                at[1] + GROWN * y,
                at[2] + GROWN * z + lift,
            ]
        };
        let parts: Vec<Vec<Place>> = body
            .parts
            .iter()
            .map(|part| part.iter().map(|&place| placed(place)).collect())
            .collect();

        let shadow = parts
            .iter()
            .map(|part| {
                let cast = part.iter().map(|&[x, y, z]| {
                    let above = z - bottom;
                    let by = |i: usize| CAST[i] * above + CAST_HIGH[i] * bottom;
                    camera.spot([x + by(0), y + by(1), 0.0])
                });
                hull(&cast.collect::<Vec<_>>())
            })
            .collect();
        let outline: Vec<Vec<Spot>> = parts
            .iter()
            .map(|part| {
                let spots: Vec<Spot> = part.iter().map(|&place| camera.spot(place)).collect();
                hull(&spots)
            })
            .collect();
        let frame = frame(outline.iter().flatten());

        let light = unit(LIGHT);
        let mut seen: Vec<(f64, Ink, Vec<Spot>)> = body
            .facets
            .iter()
            .filter_map(|facet| {
                let corners: Vec<Place> = facet.corners.iter().map(|&it| placed(it)).collect();
                let out = turned(&axes, facet.out);
                let at = middle(&corners);
                let toward = Camera::toward_eye(at);
                if dot(out, toward) <= 0.0 {
                    return None;
                }
                let ink = ink(facet.matter, wrestler, dot(out, light));
                let spots = corners.iter().map(|&place| camera.spot(place)).collect();
                Some((Camera::depth(at) - GROWN * facet.raised, ink, spots))
            })
            .collect();
        seen.sort_by(|a, b| b.0.total_cmp(&a.0));

        let unit = camera.unit();
        let mut shapes =
            vec![Shape::blocks(Ink::Key, outline).edged(Ink::Key, (4.4 * unit).clamp(2.0, 5.0))];
        for (_, ink, spots) in seen {
            // Neighbours of the same ink become one shape.
            match shapes.last_mut() {
                Some(last) if last.fill == Some(ink) && shapes_may_join(last) => {
                    last.paths.push(spots);
                }
                _ => shapes.push(Shape::block(ink, spots).edged(ink, 0.6)),
            }
        }
        Self {
            depth: Camera::depth(at),
            shadow: Shape::blocks(Ink::Shadow, shadow),
            shapes,
            frame,
        }
    }
}

/// Facets have thin edges; the key block has a thick one, so no facet joins it.
fn shapes_may_join(last: &Shape) -> bool {
    last.line.is_some_and(|(_, width)| width < 1.0)
}

fn frame<'a>(spots: impl Iterator<Item = &'a Spot>) -> [f64; 4] {
    spots.fold([f64::MAX, f64::MAX, f64::MIN, f64::MIN], |frame, spot| {
        [
            frame[0].min(spot[0]),
            frame[1].min(spot[1]),
            frame[2].max(spot[0]),
            frame[3].max(spot[1]),
        ]
    })
}

/// The ink of a facet under this much light, from −1 to 1.
fn ink(matter: Matter, wrestler: u8, light: f64) -> Ink {
    let shade = |bounds: &[f64]| bounds.iter().filter(|&&bound| light < bound).count() as u8;
    match matter {
        Matter::Skin => Ink::Skin(shade(&[0.66, 0.26, -0.2])),
        Matter::Mawashi => Ink::Mawashi(wrestler, shade(&[0.55, 0.05])),
        Matter::Hair => Ink::Hair(shade(&[0.6, 0.05])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stood(turn: [i16; 4]) -> Figure {
        let camera = Camera::new([730.0, 520.0], &[]);
        let at = [0, 0, 380];
        Figure::new(&Body::wrestler(), Pose { at, turn }, 0, &camera)
    }

    #[test]
    fn frame_surrounds_the_wrestler_in_any_rotation() {
        let camera = Camera::new([730.0, 520.0], &[]);
        for turn in [[0, 0, 0, 1], [0, 1, 0, 1], [1, 0, 0, 0]] {
            let [left, top, right, bottom] = stood(turn).frame;
            let [x, y] = camera.spot([0.0, 0.0, 200.0]);
            assert!(left < x && x < right && top < y && y < bottom);
            assert!((60.0..200.0).contains(&(right - left)), "{}", right - left);
            assert!((60.0..200.0).contains(&(bottom - top)), "{}", bottom - top);
        }
    }

    #[test]
    fn face_is_visible_only_from_the_front() {
        let hair = |figure: &Figure| {
            let blocks = figure.shapes.iter().skip(1);
            blocks
                .filter(|it| matches!(it.fill, Some(Ink::Hair(_))))
                .count()
        };
        let away = stood([0, 0, 0, 1]);
        let facing = stood([0, 0, 1, 0]);
        assert!(hair(&facing) > hair(&away));
    }

    #[test]
    fn quaternion_of_any_length_gives_the_same_rotation() {
        let one = stood([1, 2, 3, 4]);
        let other = stood([10, 20, 30, 40]);
        for (a, b) in one.frame.into_iter().zip(other.frame) {
            assert!((a - b).abs() < 1.0e-6);
        }
    }

    #[test]
    fn more_light_gives_a_lighter_ink() {
        assert_eq!(ink(Matter::Skin, 0, 1.0), Ink::Skin(0));
        assert_eq!(ink(Matter::Skin, 0, -1.0), Ink::Skin(3));
        assert_eq!(ink(Matter::Mawashi, 1, -1.0), Ink::Mawashi(1, 2));
        assert_eq!(ink(Matter::Hair, 1, 0.0), Ink::Hair(2));
    }
}
