//! One turn, solved exactly: when to stop, if every end of the turn is worth so much.
//!
//! What throwing again leads to does not depend on how the thrown wrestlers lay. So all that has to be known of the throws to come is, for each
//! number of throws made, what throwing both is worth, and what throwing one is worth beside another that lies so: six numbers.

use super::chances::{LANDINGS, Odds, OfLandings, place};
use crate::rules::slam::{Action, Fall, Landing, THROWS, Thrown};

/// How a turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// With so many points.
    Points(i32),
    /// With one wrestler outside.
    One,
    /// With both.
    Both,
}

/// The fewest points of a turn, the most, and what all are multiples of.
const LEAST: i32 = -50;
const MOST: i32 = 300;
/// All points are multiples of this.
pub const UNIT: i32 = 25;
/// How many numbers of points lie between the fewest and the most.
const POINTS: usize = ((MOST - LEAST) / UNIT) as usize + 1;
/// The number of ends that are told apart.
pub const ENDS: usize = POINTS + 2;

impl End {
    /// The end in this landing.
    pub fn of(landing: Landing) -> Self {
        match (landing.points(), landing.outside()) {
            (Some(points), 0) => Self::Points(points),
            (_, 2) => Self::Both,
            _ => Self::One,
        }
    }

    /// The place in tables of [`ENDS`].
    pub const fn place(self) -> usize {
        match self {
            Self::Points(points) => ((points - LEAST) / UNIT) as usize,
            Self::One => POINTS,
            Self::Both => POINTS + 1,
        }
    }

    /// All ends, in the order of their places.
    pub fn all() -> impl Iterator<Item = Self> {
        (LEAST..=MOST)
            .step_by(UNIT as usize)
            .map(Self::Points)
            .chain([Self::One, Self::Both])
    }
}

/// Something of every end: what it is worth, or how likely it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ends([f64; ENDS]);

impl Ends {
    /// What this says of every end.
    pub fn new(mut of: impl FnMut(End) -> f64) -> Self {
        let mut ends = [0.0; ENDS];
        for (of_end, end) in ends.iter_mut().zip(End::all()) {
            *of_end = of(end);
        }
        Self(ends)
    }

    /// What is said of that end.
    pub const fn of(&self, end: End) -> f64 {
        self.0[end.place()]
    }

    /// All ends with what is said of them.
    pub fn iter(&self) -> impl Iterator<Item = (End, f64)> {
        End::all().zip(self.0)
    }

    /// The average of this where each end is as likely as told there.
    pub fn mean(&self, likely: &Self) -> f64 {
        self.0.iter().zip(likely.0).map(|(a, b)| a * b).sum()
    }
}

/// What throwing again is worth after a number of throws.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Again {
    both: f64,
    /// Throwing one while the other lies so.
    one: [f64; 5],
}

/// Of everything that can lie there, what it is worth after each number of throws.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    ends: OfLandings,
    /// After one throw, after two.
    again: [Again; THROWS as usize - 1],
    start: f64,
}

/// The average over the landings.
fn mean(odds: &OfLandings, of: &OfLandings) -> f64 {
    odds.iter().zip(of).map(|(odds, of)| odds * of).sum()
}

impl Plan {
    /// The best way to play a turn whose ends are worth that.
    pub fn new(odds: &Odds, worth: &Ends) -> Self {
        let mut ends = [0.0; LANDINGS];
        for landing in Landing::all() {
            ends[place(landing)] = worth.of(End::of(landing));
        }
        let empty = Again {
            both: 0.0,
            one: [0.0; 5],
        };
        let mut plan = Self {
            ends,
            again: [empty; THROWS as usize - 1],
            start: 0.0,
        };
        let mut after = ends;
        for made in (1..THROWS).rev() {
            let mut again = empty;
            again.both = mean(odds.both(), &after);
            for (one, lay) in again.one.iter_mut().zip(Fall::ALL) {
                *one = mean(odds.one(lay), &after);
            }
            plan.again[usize::from(made) - 1] = again;
            for landing in Landing::all() {
                let at = place(landing);
                after[at] = plan.best(landing, made).1;
            }
        }
        plan.start = mean(odds.both(), &after);
        plan
    }

    /// What the turn is worth before its first throw.
    pub const fn start(&self) -> f64 {
        self.start
    }

    /// What an action is worth after so many throws; `None` where it cannot be taken.
    pub fn value(&self, landing: Landing, made: u8, action: Action) -> Option<f64> {
        let [a, b] = landing.0;
        let again = match action {
            Action::Stop => return Some(self.ends[place(landing)]),
            _ if landing.outside() > 0 => return None,
            Action::Again(_) => self.again.get(usize::from(made).checked_sub(1)?)?,
        };
        match action {
            Action::Stop => None,
            Action::Again(Thrown::Both) => Some(again.both),
            Action::Again(Thrown::A) => again.one.get(b.index()).copied(),
            Action::Again(Thrown::B) => again.one.get(a.index()).copied(),
        }
    }

    /// The best action after so many throws, and what it is worth; of equals the first of [`Action::ALL`].
    pub fn best(&self, landing: Landing, made: u8) -> (Action, f64) {
        let stop = (Action::Stop, self.ends[place(landing)]);
        let others = Action::ALL[1..].iter();
        let valued =
            others.filter_map(|&action| Some((action, self.value(landing, made, action)?)));
        valued.fold(
            stop,
            |best, other| if other.1 > best.1 { other } else { best },
        )
    }

    /// How likely each end is before the first throw.
    pub fn ends(&self, odds: &Odds) -> Ends {
        let mut sum = [0.0; ENDS];
        // What lies there after each throw, and how likely.
        let mut lies = *odds.both();
        for made in 1..=THROWS {
            let mut next = [0.0; LANDINGS];
            // The throws from here: of both, and of one beside each.
            let (mut both, mut one) = (0.0, [0.0; 5]);
            for landing in Landing::all() {
                let likely = lies[place(landing)];
                let [a, b] = landing.0;
                match self.best(landing, made).0 {
                    Action::Stop => sum[End::of(landing).place()] += likely,
                    Action::Again(Thrown::Both) => both += likely,
                    Action::Again(Thrown::A) => one[b.index()] += likely,
                    Action::Again(Thrown::B) => one[a.index()] += likely,
                }
            }
            for (next, odds) in next.iter_mut().zip(odds.both()) {
                *next += both * odds;
            }
            for (likely, lay) in one.into_iter().zip(Fall::ALL) {
                for (next, odds) in next.iter_mut().zip(odds.one(lay)) {
                    *next += likely * odds;
                }
            }
            lies = next;
        }
        Ends(sum)
    }
}
