//! The rope: twisted straw along any closed line.

use std::f64::consts::PI;

use physics::sin_cos;

use super::{
    camera::{Camera, Place, Spot},
    shape::{Ink, Shape},
};

/// Half of the rope’s drawn thickness, in tenths of a millimetre, like the lengths below.
const THICK: f64 = 98.0;
/// The distance from strand to strand along the rope.
const STEP: f64 = 148.0;
/// How far a strand runs along the rope while it crosses it.
const RUN: f64 = 400.0;
/// Half of a strand’s width along the rope.
const WIDE: f64 = 122.0;
/// In how many points each edge of a strand is drawn.
const POINTS: usize = 8;
/// The shadow's offset to the right and toward the thrower.
const CAST: Spot = [66.0, -60.0];

/// How wide a strand is at this part of it, from 0 to 1, of its greatest width: broad on top, pointed where it goes under the rope.
fn width(part: f64) -> f64 {
    let (sin, _) = sin_cos(PI * (0.08 + 0.84 * part));
    sin.powf(0.7)
}

/// A closed line, parametrised by its length.
struct Way {
    points: Vec<Spot>,
    /// The distance along the line to each point; the last one leads back to the first point.
    along: Vec<f64>,
}

impl Way {
    fn new(outline: &[[i32; 2]]) -> Option<Self> {
        let mut points: Vec<Spot> = outline.iter().map(|at| at.map(f64::from)).collect();
        points.dedup();
        let first = *points.first()?;
        points.push(first);
        let mut along = vec![0.0];
        let mut walked = 0.0;
        for pair in points.windows(2) {
            walked += (pair[1][0] - pair[0][0]).hypot(pair[1][1] - pair[0][1]);
            along.push(walked);
        }
        (walked > 0.0).then_some(Self { points, along })
    }

    fn length(&self) -> f64 {
        self.along.last().copied().unwrap_or_default()
    }

    /// The point at this distance along the line.
    fn at(&self, far: f64) -> Spot {
        let far = far.rem_euclid(self.length());
        let next = self
            .along
            .partition_point(|&at| at <= far)
            .clamp(1, self.points.len() - 1);
        let (from, to) = (self.points[next - 1], self.points[next]);
        let side = self.along[next] - self.along[next - 1];
        let part = if side > 0.0 {
            (far - self.along[next - 1]) / side
        } else {
            0.0
        };
        [
            from[0] + part * (to[0] - from[0]),
            from[1] + part * (to[1] - from[1]),
        ]
    }

    /// The unit vector to the left of the line at this distance.
    fn left(&self, far: f64) -> Spot {
        let (a, b) = (self.at(far - STEP / 2.0), self.at(far + STEP / 2.0));
        let (x, y) = (b[0] - a[0], b[1] - a[1]);
        let length = x.hypot(y).max(1.0e-9);
        [-y / length, x / length]
    }

    /// The point on the rope at this distance and this angle around it: 0 on its right, π/2 on top, π on its left.
    fn on(&self, far: f64, round: f64) -> Place {
        let ([x, y], [left_x, left_y]) = (self.at(far), self.left(far));
        let (sin, cos) = sin_cos(round);
        [
            x - THICK * cos * left_x,
            y - THICK * cos * left_y,
            THICK * (0.25 + 1.2 * sin),
        ]
    }
}

/// The rope along this line, with its shadow.
pub(crate) fn rope(outline: &[[i32; 2]], camera: &Camera) -> Vec<Shape> {
    let Some(way) = Way::new(outline) else {
        return Vec::new();
    };
    let count = (way.length() / STEP).round().max(3.0) as usize;
    let step = way.length() / count as f64;
    let mut shapes = vec![shadow(&way, camera, count)];
    let mut strands: Vec<(f64, Shape, Shape)> = (0..count)
        .map(|at| strand(&way, step * at as f64, camera))
        .collect();
    strands.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (_, block, light) in strands {
        shapes.extend([block, light]);
    }
    shapes
}

fn shadow(way: &Way, camera: &Camera, count: usize) -> Shape {
    let step = way.length() / count as f64;
    let spots = (0..count).map(|at| {
        let [x, y] = way.at(step * at as f64);
        camera.spot([x + CAST[0], y + CAST[1], 0.0])
    });
    let wide = 2.3 * THICK * camera.zoom([0.0; 3]);
    let mut shape = Shape::lines(Ink::Shadow, wide, vec![spots.collect()]);
    shape.closed = true;
    shape
}

/// A strand from the rope’s right over its top to its left: its depth, its block, and its highlight.
fn strand(way: &Way, from: f64, camera: &Camera) -> (f64, Shape, Shape) {
    let edge = |side: f64| {
        (0..POINTS).map(move |point| {
            let part = point as f64 / (POINTS - 1) as f64;
            let far = from + RUN * (part - 0.5) + side * WIDE * width(part);
            way.on(far, PI * (0.02 + 0.96 * part))
        })
    };
    let mut around: Vec<Spot> = edge(-1.0).map(|place| camera.spot(place)).collect();
    let back: Vec<Spot> = edge(1.0).map(|place| camera.spot(place)).collect();
    around.extend(back.into_iter().rev());
    let unit = camera.unit();
    let light = [0.42, 0.56, 0.7]
        .map(|part| camera.spot(way.on(from + RUN * (part - 0.5) - 0.3 * WIDE, PI * part)));
    let [x, y] = way.at(from);
    (
        Camera::depth([x, y, 0.0]),
        Shape::block(Ink::Straw, around).edged(Ink::Key, (1.5 * unit).max(0.9)),
        Shape::lines(Ink::StrawLight, 2.6 * unit, vec![light.to_vec()]),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: [[i32; 2]; 4] = [[-2000, -2000], [2000, -2000], [2000, 2000], [-2000, 2000]];

    fn is([x, y]: Spot, [there, deep]: Spot) {
        assert!((x - there).abs() < 1.0e-6 && (y - deep).abs() < 1.0e-6);
    }

    #[test]
    fn line_repeats_after_its_length() {
        let way = Way::new(&SQUARE).unwrap();
        assert!((way.length() - 16_000.0).abs() < 1.0e-6);
        is(way.at(2000.0), [0.0, -2000.0]);
        is(way.at(18_000.0), [0.0, -2000.0]);
        is(way.at(-4000.0), [-2000.0, 2000.0]);
        let [x, y] = way.left(2000.0);
        assert!(x.abs() < 1.0e-6 && (y - 1.0).abs() < 1.0e-6);
    }

    #[test]
    fn rope_has_all_its_strands_over_a_shadow() {
        let camera = Camera::new([730.0, 520.0], &SQUARE);
        let shapes = rope(&SQUARE, &camera);
        let strands = shapes.iter().filter(|it| it.fill == Some(Ink::Straw));
        assert_eq!(strands.count(), 108);
        assert_eq!(shapes[0].line.map(|line| line.0), Some(Ink::Shadow));
    }

    #[test]
    fn empty_line_gives_no_rope() {
        let camera = Camera::new([730.0, 520.0], &[]);
        assert!(rope(&[], &camera).is_empty());
        assert!(rope(&[[1, 1], [1, 1]], &camera).is_empty());
    }
}
