//! *Oshi-dashi*: bouts that go on round after round until a push-off.
//!
//! An empty hand takes all its cards back, so the values of full hands decide those of empty ones: a fixed point. A bout that never ends
//! counts as a tie, so the first guess is 0 everywhere. Each sweep comes closer; Anderson mixing of the last few sweeps (1965) saves most
//! of them.

use super::solver::{PLACES, Solved};

/// The factor by which a value shrinks in each further round. Without it, a player with a won position might put the win off for ever.
const PATIENCE: f64 = 1.0 - 1e-8;
/// Values have converged when a sweep changes none of them by more than this.
const SETTLED: f64 = 1e-10;
/// If the games run out before that, a change of at most this counts as converged.
const NEARLY_SETTLED: f64 = 1e-8;
/// The error of converged values. [`Solved::proved`] proves it for all but a few pairs of swaps; see `docs/opponents.md`.
const ERROR: f64 = 1e-6;
/// The error that is reported if the values do not converge in time.
const ERROR_UNSETTLED: f64 = 1e-2;
/// The most sweeps, and the most matrix games that are solved while a player waits.
const MOST_SWEEPS: usize = 80;
pub(super) const MOST_GAMES: usize = 10_000_000;
/// The fewest sweeps, whatever the limit on matrix games.
const LEAST_SWEEPS: usize = 5;
/// How many sweeps are mixed.
const MIXED: usize = 5;

/// The number of sweeps after which a proof is given up.
const SWEEPS_OF_PROOF: usize = 20;
/// A bound on the rounding errors of a sweep.
const ROUNDING: f64 = 1e-13;

/// The result of a sweep from a guess at the values of empty hands, and the change from the guess.
struct Step {
    image: Vec<f64>,
    change: Vec<f64>,
}

impl Solved {
    /// Sweeps until the values have converged or `games` matrix games are solved. Returns the error of the values.
    pub(super) fn sweep_until_settled(&mut self, games: usize) -> f64 {
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
            // Mixing can diverge where the optimal strategies change; a plain sweep never does.
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

    /// The smallest power of ten that is a proved bound on the error of the converged values of an *oshi-dashi* game, if there is one. The
    /// proof allows for rounding errors.
    ///
    /// It uses Everett's criterion for recursive games (1957). East can guarantee a guess if a sweep lowers it nowhere and sweeps raise it
    /// wherever it is above 0: West cannot then gain by holding out for ever. The same holds for West with the signs reversed.
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

    /// Whether East (or West, if the sign is negative) can guarantee these bounds.
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

    /// The values of full hands times `patience`, in the order of the empty hands that become them.
    fn taken_back(&self, patience: f64) -> Vec<f64> {
        let [east, west] = &self.states;
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

/// The combination of the images whose changes cancel out best, by least squares.
fn mixed(steps: &[Step]) -> Vec<f64> {
    let Some((last, before)) = steps.split_last() else {
        return Vec::new();
    };
    let apart = before
        .iter()
        .map(|step| difference(&step.change, &last.change));
    let apart: Vec<Vec<f64>> = apart.collect();
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
    // The normal equations with a slightly heavier diagonal: otherwise changes that hardly differ would get too much weight.
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
