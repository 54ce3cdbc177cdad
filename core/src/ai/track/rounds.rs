//! *Oshi-dashi*: bouts that go round and round until a push-off.
//!
//! What full hands are worth at every place decides what empty ones are worth, which take all their cards back: a fixed point. A bout that never
//! ends counts as a tie, so the first guess is 0 everywhere. One sweep after the other comes closer; Anderson's mixing of the last few (1965)
//! takes the place of most of them.

use super::solver::{PLACES, Solved};

/// What is settled is in the end worth a little less a round later: otherwise whoever has as good as won might put it off for ever.
const PATIENCE: f64 = 1.0 - 1e-8;
/// Values are settled when a sweep changes none of them by more.
const SETTLED: f64 = 1e-10;
/// When there is no time for that, so much will do.
const NEARLY_SETTLED: f64 = 1e-8;
/// The error of settled values. [`Solved::proved`] shows it, for all but a few pairs of swaps; see `docs/opponents.md`.
const ERROR: f64 = 1e-6;
/// The error that is owned up to where values do not settle in time.
const ERROR_UNSETTLED: f64 = 1e-2;
/// No more sweeps are made than these, or, while somebody waits, than solve so many matrix games.
const MOST_SWEEPS: usize = 80;
pub(super) const MOST_GAMES: usize = 10_000_000;
/// But at least so many.
const LEAST_SWEEPS: usize = 5;
/// Sweeps that are mixed.
const MIXED: usize = 5;

/// Sweeps after which a proof is given up.
const SWEEPS_OF_PROOF: usize = 20;
/// What the rounding errors of a sweep stay below.
const ROUNDING: f64 = 1e-13;

/// What a sweep made of a guess at the values of empty hands, and by how much it changed it.
struct Step {
    image: Vec<f64>,
    change: Vec<f64>,
}

impl Solved {
    /// Sweeps until the values are settled, or so many matrix games are solved. Gives back their error.
    pub(super) fn settle(&mut self, games: usize) -> f64 {
        let most = (games / self.games().max(1)).clamp(LEAST_SWEEPS, MOST_SWEEPS);
        let mut steps: Vec<Step> = Vec::new();
        let mut left = f64::INFINITY;
        for sweeps in 1..=most {
            self.sweep();
            let image = self.taken_back(1.0);
            let change = difference(&image, &self.values[0]);
            let before = std::mem::replace(&mut left, largest(&change));
            if left <= SETTLED || sweeps == most {
                break;
            }
            // Mixing can go astray where optimal mixes change; a plain sweep never does.
            if left > 2.0 * before {
                steps.clear();
            }
            if steps.len() == MIXED {
                steps.remove(0);
            }
            steps.push(Step { image, change });
            self.values[0].copy_from_slice(&mixed(&steps));
        }
        let less = self.taken_back(PATIENCE);
        self.values[0].copy_from_slice(&less);
        self.sweep();
        if left <= NEARLY_SETTLED {
            ERROR
        } else {
            ERROR_UNSETTLED
        }
    }

    /// By how much the settled values of an *oshi-dashi* game can be off at most, as a power of ten, if that can be proved. Rounding errors
    /// are allowed for.
    ///
    /// Everett's criterion for recursive games (1957): a guess that a sweep lowers nowhere, and that sweeps raise wherever it is above 0, is no
    /// more than East can be sure of; West cannot hold out for ever where that would help it. The other way round for West.
    pub fn proved(&self) -> Option<f64> {
        let guess: Vec<f64> = self.values[0].iter().map(|v| v / PATIENCE).collect();
        let mut copy = self.clone();
        let mut holds = |sign: f64, off: f64| {
            let bounds: Vec<f64> = guess.iter().map(|v| sign * v - off).collect();
            copy.is_sure(&bounds, sign)
        };
        let powers = (2..=9).rev().map(|digits| 10.0f64.powi(-digits));
        powers
            .into_iter()
            .find(|&off| holds(1.0, off) && holds(-1.0, off))
    }

    /// Whether East, or with the sign turned West, can be sure of as much.
    fn is_sure(&mut self, bounds: &[f64], sign: f64) -> bool {
        for (value, bound) in self.values[0].iter_mut().zip(bounds) {
            *value = sign * bound.max(-1.0);
        }
        for _ in 0..SWEEPS_OF_PROOF {
            self.sweep_where(false);
            let image = self.taken_back(1.0);
            let raised = || {
                let pairs = image.iter().zip(bounds);
                pairs.map(|(v, bound)| (sign * v - bound, *bound))
            };
            if raised().any(|(by, _)| by < -ROUNDING) {
                return false;
            }
            if raised().all(|(by, bound)| by > ROUNDING || bound <= 0.0) {
                return true;
            }
            self.values[0].copy_from_slice(&image);
        }
        false
    }

    /// The values of full hands, times this, in the order of the empty ones that become them.
    fn taken_back(&self, patience: f64) -> Vec<f64> {
        let [east, west] = &self.sides;
        let full = self.values.last().map_or(&[][..], Vec::as_slice);
        let width = west.levels.last().map_or(0, Vec::len);
        let mut values = Vec::with_capacity(self.values[0].len());
        for i in &east.refills {
            for j in &west.refills {
                let row = &full[(i * width + j) * PLACES..][..PLACES];
                values.extend(row.iter().map(|v| v * patience));
                // A push-off is worth the same in every round.
                let end = values.len() - 1;
                (values[end + 1 - PLACES], values[end]) = (-1.0, 1.0);
            }
        }
        values
    }
}

fn difference(a: &[f64], b: &[f64]) -> Vec<f64> {
    a.iter().zip(b).map(|(a, b)| a - b).collect()
}

fn largest(change: &[f64]) -> f64 {
    change.iter().fold(0.0, |most, v| most.max(v.abs()))
}

/// The mix of the images whose changes cancel out best, in the sense of least squares.
fn mixed(steps: &[Step]) -> Vec<f64> {
    let Some((last, before)) = steps.split_last() else {
        return Vec::new();
    };
    let apart = before
        .iter()
        .map(|step| difference(&step.change, &last.change));
    let apart: Vec<Vec<f64>> = apart.collect();
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
    // The normal equations, the diagonal a little heavier: changes that hardly differ would weigh too much.
    let equation = |(k, a): (usize, &Vec<f64>)| -> Vec<f64> {
        let products = apart.iter().enumerate();
        let products = products.map(|(l, b)| dot(a, b) * if k == l { 1.0 + 1e-10 } else { 1.0 });
        products.chain([-dot(a, &last.change)]).collect()
    };
    let mut equations: Vec<Vec<f64>> = apart.iter().enumerate().map(equation).collect();
    let n = equations.len();
    for k in 0..n {
        let pivot = equations[k].clone();
        if pivot[k] <= 0.0 {
            return last.image.clone();
        }
        for (_, row) in equations.iter_mut().enumerate().filter(|(r, _)| *r != k) {
            let factor = row[k] / pivot[k];
            let cells = row.iter_mut().zip(&pivot);
            cells.for_each(|(cell, from)| *cell -= factor * from);
        }
    }
    let mut mixed = last.image.clone();
    for (k, step) in before.iter().enumerate() {
        let weight = equations[k][n] / equations[k][k];
        let images = step.image.iter().zip(&last.image);
        for (value, (a, b)) in mixed.iter_mut().zip(images) {
            *value += weight * (a - b);
        }
    }
    for value in &mut mixed {
        *value = value.clamp(-1.0, 1.0);
    }
    mixed
}

#[cfg(test)]
#[path = "rounds_tests.rs"]
mod tests;
