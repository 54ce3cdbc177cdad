//! The shapes of a picture: flat blocks and key lines, in inks that the stylesheet names.

use super::camera::Spot;

/// An ink of the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    /// A band of the sky, from 0 at the top to 4.
    Sky(u8),
    /// The top of the mound.
    Top,
    /// The swept sand.
    Sand,
    /// The broom’s strokes.
    Broom,
    /// The clay inside the ring.
    Clay,
    /// The key lines and key blocks.
    Key,
    /// Straw.
    Straw,
    /// The straw’s light side.
    StrawLight,
    /// A flat shadow.
    Shadow,
    /// Skin, from 0, the lightest, to 3.
    Skin(u8),
    /// The mawashi of a wrestler (0 for `a`), from 0, the lightest, to 2.
    Mawashi(u8, u8),
    /// Hair, from 0, the lightest, to 2.
    Hair(u8),
    /// A tassel: 0 green, 1 red, 2 white, 3 black.
    Tassel(u8),
    /// The strands of a tassel, in the same order; 4 is the tassels' tie.
    Strand(u8),
}

/// All inks with their custom properties, in the order of [`Ink::index`].
pub(crate) const INKS: [(Ink, &str); 35] = [
    (Ink::Sky(0), "--sky-1"),
    (Ink::Sky(1), "--sky-2"),
    (Ink::Sky(2), "--sky-3"),
    (Ink::Sky(3), "--sky-4"),
    (Ink::Sky(4), "--sky-5"),
    (Ink::Top, "--clay-top"),
    (Ink::Sand, "--sand"),
    (Ink::Broom, "--sand-line"),
    (Ink::Clay, "--clay"),
    (Ink::Key, "--key"),
    (Ink::Straw, "--straw"),
    (Ink::StrawLight, "--straw-light"),
    (Ink::Shadow, "--lp-shadow"),
    (Ink::Skin(0), "--lp-s0"),
    (Ink::Skin(1), "--lp-s1"),
    (Ink::Skin(2), "--lp-s2"),
    (Ink::Skin(3), "--lp-s3"),
    (Ink::Mawashi(0, 0), "--lp-a0"),
    (Ink::Mawashi(0, 1), "--lp-a1"),
    (Ink::Mawashi(0, 2), "--lp-a2"),
    (Ink::Mawashi(1, 0), "--lp-b0"),
    (Ink::Mawashi(1, 1), "--lp-b1"),
    (Ink::Mawashi(1, 2), "--lp-b2"),
    (Ink::Hair(0), "--lp-h0"),
    (Ink::Hair(1), "--lp-h1"),
    (Ink::Hair(2), "--key"),
    (Ink::Tassel(0), "--suit-g"),
    (Ink::Tassel(1), "--suit-r"),
    (Ink::Tassel(2), "--suit-w"),
    (Ink::Tassel(3), "--suit-b"),
    (Ink::Strand(0), "--key"),
    (Ink::Strand(1), "--key"),
    (Ink::Strand(2), "--key"),
    (Ink::Strand(3), "--lp-s2"),
    (Ink::Strand(4), "--straw-light"),
];

impl Ink {
    /// The ink’s index in [`INKS`].
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Sky(band) => band as usize,
            Self::Top => 5,
            Self::Sand => 6,
            Self::Broom => 7,
            Self::Clay => 8,
            Self::Key => 9,
            Self::Straw => 10,
            Self::StrawLight => 11,
            Self::Shadow => 12,
            Self::Skin(shade) => 13 + shade as usize,
            Self::Mawashi(wrestler, shade) => 17 + 3 * wrestler as usize + shade as usize,
            Self::Hair(shade) => 23 + shade as usize,
            Self::Tassel(suit) => 26 + suit as usize,
            Self::Strand(suit) => 30 + suit as usize,
        }
    }
}

/// Blocks of one ink, or lines.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Shape {
    /// The ink inside.
    pub(crate) fill: Option<Ink>,
    /// The ink of the line around it, and the line's width in pixels.
    pub(crate) line: Option<(Ink, f64)>,
    /// Whether each path returns to its start.
    pub(crate) closed: bool,
    /// The dashes and gaps of the line, in pixels.
    pub(crate) dash: Option<[f64; 2]>,
    /// The paths, each a list of corners.
    pub(crate) paths: Vec<Vec<Spot>>,
}

impl Shape {
    /// A flat block.
    pub(crate) fn block(fill: Ink, path: Vec<Spot>) -> Self {
        Self::blocks(fill, vec![path])
    }

    /// Flat blocks of one ink.
    pub(crate) fn blocks(fill: Ink, paths: Vec<Vec<Spot>>) -> Self {
        Self {
            fill: Some(fill),
            line: None,
            closed: true,
            dash: None,
            paths,
        }
    }

    /// Lines of one ink and width.
    pub(crate) fn lines(ink: Ink, width: f64, paths: Vec<Vec<Spot>>) -> Self {
        Self {
            fill: None,
            line: Some((ink, width)),
            closed: false,
            dash: None,
            paths,
        }
    }

    /// The same shape with a line around it.
    #[must_use]
    pub(crate) fn edged(mut self, ink: Ink, width: f64) -> Self {
        self.line = Some((ink, width));
        self
    }
}

/// The convex hull of these points, counterclockwise where y points up.
pub(crate) fn hull(points: &[Spot]) -> Vec<Spot> {
    let mut sorted = points.to_vec();
    sorted.sort_by(|a, b| a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1])));
    let turn =
        |a: Spot, b: Spot, c: Spot| (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    let half = |points: &mut dyn Iterator<Item = Spot>| {
        let mut way: Vec<Spot> = Vec::new();
        for point in points {
            while let [.., a, b] = way[..]
                && turn(a, b, point) <= 0.0
            {
                way.pop();
            }
            way.push(point);
        }
        way.pop();
        way
    };
    let mut around = half(&mut sorted.iter().copied());
    around.extend(half(&mut sorted.iter().rev().copied()));
    around
}

/// Points of a cubic Bézier curve, without its start.
pub(crate) fn curve(from: Spot, handles: [Spot; 2], to: Spot) -> impl Iterator<Item = Spot> {
    const STEPS: i32 = 8;
    (1..=STEPS).map(move |step| {
        let t = f64::from(step) / f64::from(STEPS);
        let s = 1.0 - t;
        let at = |axis: usize| {
            s * s * s * from[axis]
                + 3.0 * s * s * t * handles[0][axis]
                + 3.0 * s * t * t * handles[1][axis]
                + t * t * t * to[axis]
        };
        [at(0), at(1)]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ink_index_matches_the_list() {
        for (place, (ink, name)) in INKS.into_iter().enumerate() {
            assert_eq!(ink.index(), place, "{ink:?}");
            assert!(name.starts_with("--"));
        }
    }

    #[test]
    fn hull_contains_only_the_outermost_points() {
        let points = [
            [0.0, 0.0],
            [2.0, 0.0],
            [1.0, 1.0],
            [2.0, 2.0],
            [0.0, 2.0],
            [1.0, 0.0],
        ];
        let around = hull(&points);
        assert_eq!(around, [[0.0, 0.0], [2.0, 0.0], [2.0, 2.0], [0.0, 2.0]]);
    }

    #[test]
    fn curve_ends_at_its_end() {
        let points: Vec<Spot> = curve([0.0, 0.0], [[0.0, 1.0], [1.0, 1.0]], [1.0, 0.0]).collect();
        assert_eq!(points.last(), Some(&[1.0, 0.0]));
        assert!(points.iter().all(|point| point[1] < 1.0));
    }
}
