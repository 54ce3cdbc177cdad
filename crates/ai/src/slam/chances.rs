//! The table of measured landings, and the odds that follow from it.

use rand::{Rng, RngExt};
use rules::slam::{Fall, Landing, Ring, Shape, Size, Thrown};

use super::landings_table::TABLE;

/// How wrestlers came to rest in one ring, as counts of throws. Falls are numbered as in [`Fall::ALL`]. The two wrestlers are alike, so
/// what holds for one also holds for the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chances {
    /// After both are thrown: `[a's fall][b's fall]`.
    pub both: [[u32; 6]; 6],
    /// After one is thrown: `[how the other lay][the thrown one's fall][the other's fall afterwards]`.
    pub one: [[[u32; 6]; 6]; 5],
}

/// The counts that were measured in that ring.
pub fn chances(ring: Ring) -> &'static Chances {
    let sizes = usize::from((Size::WHOLE.percent() - Size::SMALLEST.percent()) / Size::STEP) + 1;
    let size = usize::from((ring.size.percent() - Size::SMALLEST.percent()) / Size::STEP);
    let shape = Shape::ALL.iter().position(|&shape| shape == ring.shape);
    &TABLE[shape.unwrap_or_default() * sizes + size]
}

/// The number of landings in [`Landing::all`].
pub(super) const LANDINGS: usize = 36;

/// The index of the landing in [`Landing::all`].
pub(super) const fn place(Landing([a, b]): Landing) -> usize {
    a.index() * 6 + b.index()
}

/// A number for every landing.
pub(super) type OfLandings = [f64; LANDINGS];

/// The probability of each landing after a throw.
#[derive(Clone, PartialEq, Debug)]
pub struct Odds {
    /// After both are thrown.
    both: OfLandings,
    /// After `a` is thrown, by how `b` lies.
    one: [OfLandings; 5],
}

impl Odds {
    /// The odds in a ring.
    pub fn new(ring: Ring) -> Self {
        Self::of(chances(ring))
    }

    /// The odds estimated from these counts. If nothing was counted beside a lying wrestler, the thrown one is assumed to fall
    /// independently and to leave the other as it lies.
    pub fn of(counts: &Chances) -> Self {
        let mut both = [0.0; LANDINGS];
        for landing in Landing::all() {
            let [a, b] = landing.0.map(Fall::index);
            both[place(landing)] = f64::from(counts.both[a][b]) + f64::from(counts.both[b][a]);
        }
        let both = shares(&both).unwrap_or([1.0 / LANDINGS as f64; LANDINGS]);
        let one = Fall::ALL[..5].iter().map(|lay| {
            let (mut counted, mut apart) = ([0.0; LANDINGS], [0.0; LANDINGS]);
            for landing in Landing::all() {
                let [a, b] = landing.0;
                let at = place(landing);
                counted[at] = f64::from(counts.one[lay.index()][a.index()][b.index()]);
                apart[place(Landing([a, *lay]))] += both[at];
            }
            shares(&counted).unwrap_or(apart)
        });
        let mut all = [both; 5];
        for (odds, one) in all.iter_mut().zip(one) {
            *odds = one;
        }
        Self { both, one: all }
    }

    /// After both are thrown.
    pub const fn both(&self) -> &OfLandings {
        &self.both
    }

    /// After `a` is thrown while `b` lies as `lay`; the landings name `a` first. Nobody throws beside a wrestler that lies outside.
    pub fn one(&self, lay: Fall) -> &OfLandings {
        self.one.get(lay.index()).unwrap_or(&self.both)
    }

    /// Draws how the wrestlers land after this throw; `lies` is how they lay before it.
    pub fn throw<R: Rng>(&self, lies: Option<Landing>, thrown: Thrown, dice: &mut R) -> Landing {
        let lay = lies.unwrap_or(Landing([Fall::Outside; 2])).0;
        let odds = match thrown {
            Thrown::Both => self.both(),
            Thrown::A => self.one(lay[1]),
            Thrown::B => self.one(lay[0]),
        };
        let mut point: f64 = dice.random_range(0.0..1.0);
        let mut drawn = Landing(lay);
        for (landing, odds) in Landing::all().zip(odds).filter(|(_, odds)| **odds > 0.0) {
            drawn = landing;
            point -= odds;
            if point < 0.0 {
                break;
            }
        }
        let Landing([first, second]) = drawn;
        match thrown {
            Thrown::B => Landing([second, first]),
            Thrown::A | Thrown::Both => drawn,
        }
    }
}

/// Counts as fractions of their sum; `None` if the sum is zero.
fn shares(counts: &OfLandings) -> Option<OfLandings> {
    let sum: f64 = counts.iter().sum();
    (sum > 0.0).then(|| counts.map(|count| count / sum))
}
