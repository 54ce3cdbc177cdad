//! Solves one turn exactly: when to stop, given what every end of the turn is worth.
//!
//! The result of a throw does not depend on how the thrown wrestlers lay. So the remaining throws need only six numbers for each number of
//! throws made: what throwing both is worth, and what throwing one is worth for each way in which the other can lie.

use rules::slam::{Action, Fall, Landing, THROWS, Thrown};

use super::chances::{LANDINGS, Odds, OfLandings, place};

/// How a turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// With this many points.
    Points(i32),
    /// With one wrestler outside.
    One,
    /// With both wrestlers outside.
    Both,
}

/// The fewest points of a turn, and the most.
const LEAST: i32 = -50;
const MOST: i32 = 300;
/// All points are multiples of this.
pub const UNIT: i32 = 25;
/// How many different points a turn can bring.
const POINTS: usize = ((MOST - LEAST) / UNIT) as usize + 1;
/// The number of different ends.
pub const ENDS: usize = POINTS + 2;

impl End {
    /// The end of a turn that stops at this landing.
    pub fn of(landing: Landing) -> Self {
        match (landing.points(), landing.outside()) {
            (Some(points), 0) => Self::Points(points),
            (_, 2) => Self::Both,
            _ => Self::One,
        }
    }

    /// The index of the end in tables of length [`ENDS`].
    pub const fn place(self) -> usize {
        match self {
            Self::Points(points) => ((points - LEAST) / UNIT) as usize,
            Self::One => POINTS,
            Self::Both => POINTS + 1,
        }
    }

    /// All ends, in the order of their indices.
    pub fn all() -> impl Iterator<Item = Self> {
        (LEAST..=MOST)
            .step_by(UNIT as usize)
            .map(Self::Points)
            .chain([Self::One, Self::Both])
    }
}

/// A number for every end: what it is worth, or how likely it is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ends([f64; ENDS]);

impl Ends {
    /// The value of `of` for every end.
    pub fn new(mut of: impl FnMut(End) -> f64) -> Self {
        let mut ends = [0.0; ENDS];
        for (of_end, end) in ends.iter_mut().zip(End::all()) {
            *of_end = of(end);
        }
        Self(ends)
    }

    /// The number of this end.
    pub const fn of(&self, end: End) -> f64 {
        self.0[end.place()]
    }

    /// All ends with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (End, f64)> {
        End::all().zip(self.0)
    }

    /// The mean of these numbers if each end has the probability in `likely`.
    pub fn mean(&self, likely: &Self) -> f64 {
        self.0.iter().zip(likely.0).map(|(a, b)| a * b).sum()
    }
}

/// What throwing again is worth after a number of throws.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Again {
    both: f64,
    /// Throwing one, by how the other lies.
    one: [f64; 5],
}

/// The solution of a turn: what every landing is worth after each number of throws.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    ends: OfLandings,
    /// After one throw, and after two.
    again: [Again; THROWS as usize - 1],
    start: f64,
}

/// The average over the landings.
fn mean(odds: &OfLandings, of: &OfLandings) -> f64 {
    odds.iter().zip(of).map(|(odds, of)| odds * of).sum()
}

impl Plan {
    /// Solves a turn whose ends have this worth.
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

    /// What an action is worth after `made` throws; `None` if it is not allowed.
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

    /// The best action after `made` throws, and what it is worth; among equals, the first in [`Action::ALL`].
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

    /// The probability of each end before the first throw, if the turn is played by this plan.
    pub fn ends(&self, odds: &Odds) -> Ends {
        let mut sum = [0.0; ENDS];
        // The probability of each landing after `made` throws.
        let mut lies = *odds.both();
        for made in 1..=THROWS {
            let mut next = [0.0; LANDINGS];
            // The probability that both are thrown next, and that one is thrown beside the other, by how that one lies.
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
