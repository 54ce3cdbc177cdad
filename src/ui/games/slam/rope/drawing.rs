//! The rope drawn so far, and the ring that it makes.

use physics::{Outline, Refusal};

use crate::ui::games::slam::scene::hall::within;

/// The fewest corners that make a ring.
pub(super) const FEWEST_CORNERS: usize = 3;
/// The least distance between two points of a stroke, in tenths of a millimetre.
const APART: f64 = 60.0;
/// The number of pieces into which each side between two corners is divided.
const PIECES: i32 = 12;
/// How far an arrow key moves the cursor without and with Shift, in tenths of a millimetre.
const STRIDE: i32 = 200;
const STEP: i32 = 40;

/// Why the drawing is not a ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lack {
    /// Nothing is drawn.
    Nothing,
    /// This many more corners are needed.
    Corners(usize),
    /// The line is not a valid outline.
    Refused(Refusal),
}

/// What the player has drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Drawing {
    /// Corners, set by tapping or with the keyboard.
    Corners(Vec<[i32; 2]>),
    /// A stroke.
    Stroke(Vec<[i32; 2]>),
}

impl Default for Drawing {
    fn default() -> Self {
        Self::Corners(Vec::new())
    }
}

impl Drawing {
    /// Starts a stroke.
    pub(super) fn stroke(at: [f64; 2]) -> Self {
        Self::Stroke(vec![within(at)])
    }

    /// Continues the stroke.
    pub(super) fn goes_on(&mut self, at: [f64; 2]) {
        if let Self::Stroke(line) = self {
            let at = within(at);
            let far = line.last().is_none_or(|last| {
                f64::from(at[0] - last[0]).hypot(f64::from(at[1] - last[1])) >= APART
            });
            if far {
                line.push(at);
            }
        }
    }

    /// Adds a corner. After a stroke this starts anew with the first corner.
    #[must_use]
    pub(super) fn with_corner(&self, at: [f64; 2]) -> Self {
        let mut corners = match self {
            Self::Corners(corners) => corners.clone(),
            Self::Stroke(_) => Vec::new(),
        };
        corners.push(within(at));
        Self::Corners(corners)
    }

    /// Removes the last corner, or the whole stroke.
    #[must_use]
    pub(super) fn without_last(&self) -> Self {
        match self {
            Self::Corners(corners) => {
                let mut corners = corners.clone();
                corners.pop();
                Self::Corners(corners)
            }
            Self::Stroke(_) => Self::default(),
        }
    }

    /// The line through what has been drawn.
    pub(super) fn line(&self) -> &[[i32; 2]] {
        match self {
            Self::Corners(line) | Self::Stroke(line) => line,
        }
    }

    /// The corners to mark in the picture.
    pub(super) fn corners(&self) -> &[[i32; 2]] {
        match self {
            Self::Corners(corners) => corners,
            Self::Stroke(_) => &[],
        }
    }

    /// The ring that the drawing makes.
    pub(super) fn outline(&self) -> Result<Outline, Lack> {
        let line = match self {
            Self::Corners(corners) if corners.is_empty() => return Err(Lack::Nothing),
            Self::Corners(corners) if corners.len() < FEWEST_CORNERS => {
                return Err(Lack::Corners(FEWEST_CORNERS - corners.len()));
            }
            Self::Corners(corners) => sides(corners),
            Self::Stroke(line) => line.clone(),
        };
        Outline::drawn(&line).map_err(Lack::Refused)
    }
}

/// The closed line through these corners, divided into small pieces.
fn sides(corners: &[[i32; 2]]) -> Vec<[i32; 2]> {
    let next = corners.iter().cycle().skip(1);
    corners
        .iter()
        .zip(next)
        .flat_map(|(from, to)| {
            (0..PIECES).map(move |piece| {
                std::array::from_fn(|i| from[i] + (to[i] - from[i]) * piece / PIECES)
            })
        })
        .collect()
}

/// Where a key moves the cursor; `None` for any other key.
pub(super) fn moved(cursor: [i32; 2], key: &str, fine: bool) -> Option<[i32; 2]> {
    let by = if fine { STEP } else { STRIDE };
    let [x, y] = match key {
        "ArrowLeft" => [-by, 0],
        "ArrowRight" => [by, 0],
        "ArrowUp" => [0, by],
        "ArrowDown" => [0, -by],
        _ => return None,
    };
    Some(within([f64::from(cursor[0] + x), f64::from(cursor[1] + y)]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_corners_make_a_ring() {
        let mut drawing = Drawing::default();
        assert_eq!(drawing.outline(), Err(Lack::Nothing));
        drawing = drawing.with_corner([-2000.0, -1500.0]);
        assert_eq!(drawing.outline(), Err(Lack::Corners(2)));
        drawing = drawing
            .with_corner([2000.0, -1500.0])
            .with_corner([0.0, 2000.0]);
        let outline = drawing.outline().unwrap();
        assert!(outline.contains([0, 0]) && !outline.is_eight());
        assert_eq!(drawing.without_last().outline(), Err(Lack::Corners(1)));
    }

    #[test]
    fn four_crossed_corners_make_an_eight() {
        let drawing = [
            [-2000.0, -1200.0],
            [2000.0, 1200.0],
            [2000.0, -1200.0],
            [-2000.0, 1200.0],
        ]
        .into_iter()
        .fold(Drawing::default(), |drawing, at| drawing.with_corner(at));
        assert!(drawing.outline().unwrap().is_eight());
    }

    #[test]
    fn stroke_around_makes_a_ring() {
        let around = |degrees: i32| {
            let (sin, cos) = f64::from(degrees).to_radians().sin_cos();
            [2000.0 * cos, 1500.0 * sin]
        };
        let mut drawing = Drawing::stroke(around(0));
        for degrees in 1..355 {
            drawing.goes_on(around(degrees));
        }
        assert!(drawing.line().len() < 200);
        assert!(drawing.outline().is_ok());
        assert!(drawing.corners().is_empty());
        assert_eq!(drawing.without_last(), Drawing::default());
        assert_eq!(drawing.with_corner([1.0, 2.0]).corners(), [[1, 2]]);
    }

    #[test]
    fn open_stroke_is_refused() {
        let mut drawing = Drawing::stroke([-2000.0, 0.0]);
        for x in -199..=200 {
            drawing.goes_on([f64::from(10 * x), 0.0]);
        }
        assert_eq!(drawing.outline(), Err(Lack::Refused(Refusal::Open)));
    }

    #[test]
    fn keys_move_the_cursor_and_keep_it_on_the_clay() {
        assert_eq!(moved([0, 0], "ArrowUp", false), Some([0, 200]));
        assert_eq!(moved([0, 0], "ArrowLeft", true), Some([-40, 0]));
        assert_eq!(moved([3200, 0], "ArrowRight", false), Some([3200, 0]));
        assert_eq!(moved([0, 0], "a", false), None);
    }
}
