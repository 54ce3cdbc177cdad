//! The rope on the clay: a closed line.

use std::f64::consts::{FRAC_PI_2, PI, TAU};

use rules::slam::{Ring, Shape, Size};
use serde::{Deserialize, Serialize};

use super::{line, trig::sin_cos};

/// How far the ring may reach from the middle in each direction, in tenths of a millimetre; the picture shows at least this.
pub const HALF: i32 = 3200;
/// The length of the whole rope, in tenths of a millimetre.
pub const ROPE: i32 = 16_000;
/// Half the rope's thickness, in tenths of a millimetre.
pub const RADIUS: i32 = 40;

/// How many points an outline is laid out with.
const POINTS: usize = 48;
/// The most points that an outline may be read with.
const MOST_POINTS: usize = 256;
/// The fewest points that an outline may be read or drawn with.
const FEWEST_POINTS: usize = 8;
/// The shortest outline that is read, in tenths of a millimetre.
const SHORTEST: f64 = 3_000.0;
/// How much rounding may add to the rope's length, in tenths of a millimetre.
const ROUNDING: f64 = 64.0;
/// The shortest drawing that is accepted; laying the rope along it makes it larger.
const SHORTEST_DRAWN: f64 = 600.0;
/// A drawing is refused as open if its ends are further apart than this fraction of its length.
const WIDEST_GAP: f64 = 0.25;
/// The least area of a ring, as a fraction of the area of a circle of the same length.
const LEAST_ROOM: f64 = 0.2;
/// How often a drawing is smoothed.
const SMOOTHED: usize = 3;
/// How round the corners of square and triangle are: their radius as a fraction of the distance from the middle to a corner.
const CORNER: f64 = 0.12;
/// The ratio of an oval's length to its width.
const OVAL: f64 = 1.5;

/// The rope on the clay: a closed line that crosses itself at most once, as a figure of eight does.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<[i32; 2]>", into = "Vec<[i32; 2]>")]
pub struct Outline {
    points: Vec<[i32; 2]>,
}

/// Why a line cannot be a ring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The line is too short.
    #[error("That is too short for a ring")]
    TooShort,
    /// The line is longer than the rope.
    #[error("The rope is only 1.60 m long")]
    TooLong,
    /// Beginning and end do not meet.
    #[error("The line has to come back to where it begins")]
    Open,
    /// The line crosses itself, and not as a figure of eight does.
    #[error("The line may cross itself only once, as a figure of eight does")]
    Crosses,
    /// The line encloses hardly any area.
    #[error("That ring is too narrow for a wrestler")]
    TooThin,
    /// The line leaves the clay.
    #[error("The ring has to stay on the clay")]
    TooFar,
}

impl Refusal {
    /// All reasons.
    pub const ALL: [Self; 6] = [
        Self::TooShort,
        Self::TooLong,
        Self::Open,
        Self::Crosses,
        Self::TooThin,
        Self::TooFar,
    ];

    /// The key of this reason in the catalogues.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::TooShort => "too-short",
            Self::TooLong => "too-long",
            Self::Open => "open",
            Self::Crosses => "crosses",
            Self::TooThin => "too-thin",
            Self::TooFar => "too-far",
        }
    }
}

impl Outline {
    /// The ring of that shape and size, its middle at the origin.
    pub fn of(ring: Ring) -> Self {
        let around = |count: usize| (0..count).map(move |i| TAU * i as f64 / count as f64);
        let line: Vec<[f64; 2]> = match ring.shape {
            Shape::Circle => around(POINTS).map(on_circle).collect(),
            Shape::Oval => around(POINTS)
                .map(|at| {
                    let (sin, cos) = sin_cos(at);
                    [OVAL * cos, sin]
                })
                .collect(),
            Shape::Square => polygon(4, PI / 4.0),
            Shape::Triangle => polygon(3, FRAC_PI_2),
            // Bernoulli's lemniscate, one loop to the left, one to the right. No point lies on the crossing.
            Shape::Eight => around(POINTS)
                .map(|at| {
                    let (sin, cos) = sin_cos(at + PI / POINTS as f64);
                    let far = cos / (1.0 + sin * sin);
                    [far, far * sin]
                })
                .collect(),
        };
        lay_out(&line, ring.size)
    }

    /// A ring drawn by hand: the line is closed, smoothed and laid with the whole rope, as far as the clay reaches.
    ///
    /// # Errors
    ///
    /// If the line is too short, too far away or too thin, does not close, or crosses itself other than as a figure of eight.
    pub fn drawn(points: &[[i32; 2]]) -> Result<Self, Refusal> {
        // No point that a finger draws on a screen is this far away.
        let far = |at: &[i32; 2]| at.iter().any(|&x| x.unsigned_abs() > 1_000_000);
        if points.iter().any(far) {
            return Err(Refusal::TooFar);
        }
        let mut line: Vec<[f64; 2]> = points.iter().map(|at| at.map(f64::from)).collect();
        line.dedup();
        let (Some(first), Some(last)) = (line.first(), line.last()) else {
            return Err(Refusal::TooShort);
        };
        let length = line::length(&line);
        if line.len() < FEWEST_POINTS || length < SHORTEST_DRAWN {
            return Err(Refusal::TooShort);
        }
        if line::distance(*first, *last) > WIDEST_GAP * length {
            return Err(Refusal::Open);
        }
        let mut line = line::resampled(&line, POINTS);
        for _ in 0..SMOOTHED {
            line = line::smoothed(&line);
        }
        sound(&line)?;
        let outline = lay_out(&line, Size::WHOLE);
        sound(&outline.line())?;
        Ok(outline)
    }

    /// The same line laid with `size` of the rope, as far as the clay reaches.
    #[must_use]
    pub fn sized(&self, size: Size) -> Self {
        lay_out(&self.line(), size)
    }

    /// The corners of the line, in tenths of a millimetre; the last joins the first.
    pub fn points(&self) -> &[[i32; 2]] {
        &self.points
    }

    /// How long the line is, in tenths of a millimetre.
    pub fn length(&self) -> i32 {
        line::length(&self.line()).round() as i32
    }

    /// Whether the point is inside the line; both loops of a figure of eight count.
    pub fn contains(&self, at: [i32; 2]) -> bool {
        line::contains(&self.line(), at.map(f64::from))
    }

    /// Whether a wrestler at this point is in the ring: inside the line or on the rope.
    pub fn holds(&self, at: [i32; 2]) -> bool {
        self.contains(at) || self.away(at) <= f64::from(RADIUS)
    }

    /// How far the point is from the line, in tenths of a millimetre.
    pub fn away(&self, at: [i32; 2]) -> f64 {
        line::away(&self.line(), at.map(f64::from))
    }

    /// Whether the line crosses itself.
    pub fn is_eight(&self) -> bool {
        line::crossings(&self.line()) > 0
    }

    /// The measured ring most like this one: the nearest shape first, then the nearest area.
    pub fn nearest(&self) -> Ring {
        let own = Looks::of(&self.line());
        let like = |shape: &Shape| {
            let other = Looks::of(
                &Self::of(Ring {
                    shape: *shape,
                    size: Size::WHOLE,
                })
                .line(),
            );
            own.unlike(&other)
        };
        let shape = Shape::ALL
            .into_iter()
            .min_by(|a, b| like(a).total_cmp(&like(b)))
            .unwrap_or_default();
        let room = |size: Size| line::room(&Self::of(Ring { shape, size }).line());
        let own = line::room(&self.line());
        let size = Size::all()
            .min_by(|a, b| {
                let off = |size: &Size| (room(*size).sqrt() - own.sqrt()).abs();
                off(a).total_cmp(&off(b))
            })
            .unwrap_or_default();
        Ring { shape, size }
    }

    fn line(&self) -> Vec<[f64; 2]> {
        self.points.iter().map(|at| at.map(f64::from)).collect()
    }
}

impl Default for Outline {
    fn default() -> Self {
        Self::of(Ring::default())
    }
}

impl TryFrom<Vec<[i32; 2]>> for Outline {
    type Error = Refusal;

    fn try_from(points: Vec<[i32; 2]>) -> Result<Self, Refusal> {
        if points.len() < FEWEST_POINTS {
            return Err(Refusal::TooShort);
        }
        if points.len() > MOST_POINTS {
            return Err(Refusal::TooLong);
        }
        if points
            .iter()
            .any(|at| at.iter().any(|x| x.unsigned_abs() > HALF as u32))
        {
            return Err(Refusal::TooFar);
        }
        let repeats = |(i, at): (usize, &[i32; 2])| points[(i + 1) % points.len()] == *at;
        if points.iter().enumerate().any(repeats) {
            return Err(Refusal::Crosses);
        }
        let outline = Self { points };
        let line = outline.line();
        let length = line::length(&line);
        if length < SHORTEST {
            return Err(Refusal::TooShort);
        }
        if length > f64::from(ROPE) + ROUNDING {
            return Err(Refusal::TooLong);
        }
        sound(&line)?;
        Ok(outline)
    }
}

impl From<Outline> for Vec<[i32; 2]> {
    fn from(outline: Outline) -> Self {
        outline.points
    }
}

/// The features of a line that do not depend on its size or rotation.
struct Looks {
    eight: bool,
    room: f64,
    length: f64,
}

impl Looks {
    fn of(line: &[[f64; 2]]) -> Self {
        Self {
            eight: line::crossings(line) > 0,
            room: roundness(line),
            length: line::stretch(line),
        }
    }

    fn unlike(&self, other: &Self) -> f64 {
        let eight = if self.eight == other.eight { 0.0 } else { 10.0 };
        eight + (self.room - other.room).powi(2) + (self.length - other.length).powi(2)
    }
}

/// The enclosed area, as a fraction of the area of a circle of the same length.
fn roundness(line: &[[f64; 2]]) -> f64 {
    let length = line::length(line);
    4.0 * PI * line::room(line) / (length * length)
}

/// Checks that the line can be a ring, whatever its size.
fn sound(line: &[[f64; 2]]) -> Result<(), Refusal> {
    match line::crossings(line) {
        0 => {}
        // A loop inside a loop also crosses itself once.
        1 if line::turns(line) == 0 => {}
        _ => return Err(Refusal::Crosses),
    }
    if roundness(line) < LEAST_ROOM {
        return Err(Refusal::TooThin);
    }
    Ok(())
}

/// Lays the rope along a line: scales the line to the right length, keeps it on the clay and centres it.
fn lay_out(line: &[[f64; 2]], size: Size) -> Outline {
    let (mut least, mut most) = ([f64::MAX; 2], [f64::MIN; 2]);
    for at in line {
        for axis in 0..2 {
            least[axis] = least[axis].min(at[axis]);
            most[axis] = most[axis].max(at[axis]);
        }
    }
    // Centre on the middle of the area, not of the height: a throw into the middle of a triangle then has the same room on all sides.
    let middle = line::middle(line)
        .unwrap_or_else(|| std::array::from_fn(|axis| f64::midpoint(least[axis], most[axis])));
    let reach = (0..2)
        .map(|axis| (most[axis] - middle[axis]).max(middle[axis] - least[axis]))
        .fold(1.0e-9, f64::max);
    let rope = f64::from(ROPE) * f64::from(size.percent()) / 100.0;
    let scale = (rope / line::length(line)).min(f64::from(HALF) / reach);
    let points = line
        .iter()
        .map(|at| std::array::from_fn(|axis| ((at[axis] - middle[axis]) * scale).round() as i32))
        .collect();
    Outline { points }
}

/// The point of the circle around the origin with radius 1 in this direction.
fn on_circle(at: f64) -> [f64; 2] {
    let (sin, cos) = sin_cos(at);
    [cos, sin]
}

/// A regular polygon with rounded corners; `first` is the direction of the first corner.
fn polygon(corners: usize, first: f64) -> Vec<[f64; 2]> {
    let step = TAU / corners as f64;
    // Each corner is an arc around a point between the middle and the corner; the sides only join the arcs.
    let apart = CORNER / sin_cos(step / 2.0).1;
    let arc = 6;
    (0..corners)
        .flat_map(|corner| {
            let out = first + step * corner as f64;
            let centre = on_circle(out).map(|at| (1.0 - apart) * at);
            (0..=arc).map(move |i| {
                let at = out + step * (f64::from(i) / f64::from(arc) - 0.5);
                let [x, y] = on_circle(at);
                [centre[0] + CORNER * x, centre[1] + CORNER * y]
            })
        })
        .collect()
}
