//! The background: the sky in flat bands, the mound, the swept sand, and the four tassels.

use physics::sin_cos;

use super::{
    camera::{Camera, REACH, Spot},
    shape::{Ink, Shape, curve},
};

/// How far back the mound reaches, in tenths of a millimetre.
const BACK: f64 = 3620.0;
/// The swept sand’s radius, in tenths of a millimetre.
const SAND: f64 = 3230.0;

/// Whether a place is inside a closed line.
fn inside(outline: &[[i32; 2]], at: Spot) -> bool {
    let next = outline.iter().cycle().skip(1);
    let hits = outline.iter().zip(next).filter(|(a, b)| {
        let (a, b) = (a.map(f64::from), b.map(f64::from));
        (a[1] > at[1]) != (b[1] > at[1])
            && at[0] < a[0] + (at[1] - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
    });
    hits.count() % 2 == 1
}

fn circle(radius: f64, camera: &Camera) -> Vec<Spot> {
    (0..72)
        .map(|step| {
            let (sin, cos) = sin_cos(f64::from(step * 5).to_radians());
            camera.spot([radius * cos, radius * sin, 0.0])
        })
        .collect()
}

/// Sky, mound and sand, and the clay inside the rope's outline.
pub(crate) fn ground(outline: &[[i32; 2]], camera: &Camera) -> Vec<Shape> {
    let [width, height] = camera.size();
    let edge = camera.spot([0.0, BACK, 0.0])[1];
    let band = |top: f64, bottom: f64| {
        vec![
            [-4.0, top],
            [width + 4.0, top],
            [width + 4.0, bottom],
            [-4.0, bottom],
        ]
    };
    let tops = [0.0, 0.37, 0.56, 0.69, 0.79, 1.0];
    let mut shapes: Vec<Shape> = (0..5)
        .map(|at| {
            let (top, bottom) = (tops[at] * edge, tops[at + 1] * edge + 0.5);
            Shape::block(Ink::Sky(at as u8), band(top, bottom))
        })
        .collect();
    shapes.push(grain(width, tops[1] * edge));
    let unit = camera.unit();
    shapes.push(
        Shape::block(Ink::Top, band(edge, height + 8.0)).edged(Ink::Key, (2.0 * unit).max(1.5)),
    );
    shapes.push(Shape::block(Ink::Sand, circle(SAND, camera)));
    shapes.push(broom(outline, camera));
    let clay = outline
        .iter()
        .map(|&[x, y]| camera.spot([x.into(), y.into(), 0.0]));
    let clay: Vec<Spot> = clay.collect();
    if clay.len() > 2 {
        shapes.push(Shape::block(Ink::Clay, clay));
    }
    shapes
}

/// The wood grain in the top band of the sky.
fn grain(width: f64, deep: f64) -> Shape {
    let mut paths = Vec::new();
    for row in 0..5 {
        let y = deep * (f64::from(row) + 0.5) / 5.0;
        let mut x = -60.0 + f64::from(row * 37 % 90);
        let mut step = row * 5;
        while x < width {
            let long = f64::from(60 + (step * 47) % 130);
            let bent = f64::from((step * 31) % 5 - 2);
            paths.push(vec![
                [x, y],
                [x + long / 2.0, y + bent / 2.0],
                [x + long, y],
            ]);
            x += long + f64::from(20 + (step * 29) % 30);
            step += 1;
        }
    }
    Shape::lines(Ink::Sky(1), 1.0, paths)
}

/// The broom’s strokes on the sand outside the rope.
fn broom(outline: &[[i32; 2]], camera: &Camera) -> Shape {
    let mut paths: Vec<Vec<Spot>> = Vec::new();
    for ring in 0..20 {
        let radius = SAND - 60.0 - 96.0 * f64::from(ring);
        let mut degree = ring * 23 % 17;
        while degree < 360 {
            let long = 9 + (degree + ring * 7) % 6;
            let places = (0..=long).map(|step| {
                let (sin, cos) = sin_cos(f64::from(degree + step).to_radians());
                [radius * cos, radius * sin]
            });
            let places: Vec<Spot> = places.collect();
            if radius > 300.0 && !places.iter().any(|&at| inside(outline, at)) {
                let spots = places.iter().map(|&[x, y]| camera.spot([x, y, 0.0]));
                paths.push(spots.collect());
            }
            degree += long + 6 + (degree * 7 + ring) % 5;
        }
    }
    Shape::lines(Ink::Broom, (1.4 * camera.unit()).max(0.8), paths)
}

/// The tassels: red and white at the back, green and black at the front.
pub(crate) fn tassels(camera: &Camera) -> Vec<Shape> {
    let width = camera.size()[0];
    // On a narrow picture the tassels are smaller, or they would hide the ring.
    let unit = camera.unit() * (width / 560.0).clamp(0.62, 1.0);
    let far = |x: f64, suit: u8| tassel([x, -20.0 * unit], [14.6, 112.0], suit, 0.9 * unit);
    let near = |x: f64, suit: u8| tassel([x, -24.0 * unit], [20.0, 250.0], suit, unit);
    [
        far(62.0 * unit, 1),
        far(width - 62.0 * unit, 2),
        near(14.0 * unit, 0),
        near(width - 14.0 * unit, 3),
    ]
    .concat()
}

fn tassel(at: Spot, size: Spot, suit: u8, unit: f64) -> Vec<Shape> {
    let [half, long] = size;
    let knot = half * 0.6;
    let (top, neck) = (long * 0.2 + 2.0, long * 0.37);
    let place = |[x, y]: Spot| [at[0] + unit * x, at[1] + unit * y];
    let path = |from: Spot, curves: &[([Spot; 2], Spot)]| -> Vec<Spot> {
        let mut points = vec![from];
        for &(handles, to) in curves {
            let last = points.last().copied().unwrap_or(from);
            points.extend(curve(last, handles, to));
        }
        points.into_iter().map(place).collect()
    };
    let key = (2.0 * unit).max(1.2);
    let cord = Shape::lines(
        Ink::Key,
        3.0 * unit,
        vec![vec![place([0.0, 0.0]), place([0.0, top + 2.0])]],
    );
    let body = path(
        [-half * 0.48, neck],
        &[
            (
                [[-half, long * 0.46], [-half * 1.04, long * 0.8]],
                [-half, long],
            ),
            ([[-half / 3.0, long], [half / 3.0, long]], [half, long]),
            (
                [[half * 1.04, long * 0.8], [half, long * 0.46]],
                [half * 0.48, neck],
            ),
        ],
    );
    let strands = [-0.66, -0.33, 0.0, 0.33, 0.66].map(|x| {
        path(
            [half * x * 0.5, neck + long * 0.05],
            &[(
                [[half * x, long * 0.52], [half * x, long * 0.8]],
                [half * x, long * 0.985],
            )],
        )
    });
    let head = path(
        [-knot, top],
        &[
            (
                [[-knot * 1.14, neck], [-knot * 0.9, neck * 1.05]],
                [0.0, neck * 1.06],
            ),
            (
                [[knot * 0.9, neck * 1.05], [knot * 1.14, neck]],
                [knot, top],
            ),
            (
                [[knot * 0.67, top - 6.0], [-knot * 0.67, top - 6.0]],
                [-knot, top],
            ),
        ],
    );
    let tie = path(
        [-knot * 1.02, f64::midpoint(top, neck)],
        &[(
            [
                [-knot * 0.34, f64::midpoint(top, neck) + 5.0],
                [knot * 0.34, f64::midpoint(top, neck) + 5.0],
            ],
            [knot * 1.02, f64::midpoint(top, neck)],
        )],
    );
    vec![
        cord,
        Shape::block(Ink::Tassel(suit), body).edged(Ink::Key, key),
        Shape::lines(Ink::Strand(suit), unit.max(0.7), strands.to_vec()),
        Shape::block(Ink::Tassel(suit), head).edged(Ink::Key, key),
        Shape::lines(Ink::Strand(4), 2.4 * unit, vec![tie]),
    ]
}

/// Moves a spot onto the clay that every picture shows, so that hand drawing stays visible.
pub(crate) fn within(at: Spot) -> [i32; 2] {
    at.map(|x| x.clamp(-REACH, REACH).round() as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: [[i32; 2]; 4] = [[-2000, -2000], [2000, -2000], [2000, 2000], [-2000, 2000]];

    #[test]
    fn sky_ends_where_the_mound_begins() {
        let camera = Camera::new([730.0, 520.0], &SQUARE);
        let shapes = ground(&SQUARE, &camera);
        let lowest = shapes[4].paths[0]
            .iter()
            .map(|spot| spot[1])
            .fold(0.0, f64::max);
        let mound = shapes[6].paths[0][0][1];
        assert!((lowest - mound).abs() < 1.0);
    }

    #[test]
    fn broom_strokes_stay_outside_the_rope() {
        assert!(inside(&SQUARE, [0.0, 0.0]));
        assert!(!inside(&SQUARE, [0.0, 2100.0]));
        let camera = Camera::new([730.0, 520.0], &SQUARE);
        for path in broom(&SQUARE, &camera).paths {
            for spot in path {
                let [x, y] = camera.clay(spot).unwrap();
                assert!(!inside(&SQUARE, [x * 1.001, y * 1.001]));
            }
        }
    }

    #[test]
    fn drawing_beyond_the_clay_is_moved_to_its_edge() {
        assert_eq!(within([5000.0, -3300.4]), [3200, -3200]);
        assert_eq!(within([1.4, -2.6]), [1, -3]);
    }
}
