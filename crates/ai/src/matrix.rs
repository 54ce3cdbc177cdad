//! Zero-sum matrix games, solved exactly.
//!
//! The solver first looks for a saddle point, which most small games have. Otherwise it solves the row player's linear program (von
//! Neumann's minimax theorem, Dantzig's reduction) by the simplex method on a dense tableau. Games are row-major slices: the row player
//! gets `payoff[row * width + column]` and the column player loses it.

/// The solution of a matrix game.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    /// What the row player gets on average when both play their mixes.
    pub value: f64,
    /// The probability of each row.
    pub rows: Vec<f64>,
    /// The probability of each column.
    pub columns: Vec<f64>,
}

impl Solution {
    /// The payoff of each row against the column player's mix.
    pub fn row_values(&self, payoff: &[f64]) -> Vec<f64> {
        let rows = payoff.chunks_exact(self.columns.len().max(1));
        let gets = |row: &[f64]| row.iter().zip(&self.columns).map(|(v, p)| v * p).sum();
        rows.map(gets).collect()
    }

    /// The payoff of the row player's mix against each column.
    pub fn column_values(&self, payoff: &[f64]) -> Vec<f64> {
        let mut values = vec![0.0; self.columns.len()];
        let rows = payoff.chunks_exact(self.columns.len().max(1));
        for (row, p) in rows.zip(&self.rows) {
            let sums = values.iter_mut().zip(row);
            sums.for_each(|(sum, v)| *sum += p * v);
        }
        values
    }

    /// How much both players together could gain by best responses to each other's mix: 0 for an exact solution.
    pub fn gap(&self, payoff: &[f64]) -> f64 {
        let best_row = self.row_values(payoff).into_iter().fold(f64::MIN, f64::max);
        let columns = self.column_values(payoff).into_iter();
        best_row - columns.fold(f64::MAX, f64::min)
    }
}

/// A rise of the objective by less than this ends the simplex method, and a saddle point may be off by this much.
const TINY: f64 = 1e-14;
/// The simplex method never pivots on a smaller element.
const LEAST_PIVOT: f64 = 1e-11;
/// A smaller probability in a mix is a rounding error.
const LEAST_SHARE: f64 = 1e-13;
/// Games of at most this height and width are solved without heap allocation.
const SMALL: usize = 12;

/// Solves a game: value and both mixes.
///
/// Returns `None` if the matrix has no row or no column, an incomplete row, or an entry that is not finite.
pub fn solve(payoff: &[f64], width: usize) -> Option<Solution> {
    let height = payoff.len().checked_div(width)?;
    if height == 0 || height * width != payoff.len() || payoff.iter().any(|v| !v.is_finite()) {
        return None;
    }
    let (low, high) = saddle(payoff, width);
    if high - low <= TINY {
        let gets = |row: usize| payoff[row * width..][..width].iter().copied();
        let takes = |column: usize| payoff[column..].iter().step_by(width).copied();
        let pure = |n: usize, here: usize| (0..n).map(|i| f64::from(u8::from(i == here))).collect();
        let row = (0..height).find(|&row| gets(row).fold(f64::INFINITY, least) >= low);
        let column = (0..width).find(|&c| takes(c).fold(f64::NEG_INFINITY, most) <= high);
        return Some(Solution {
            value: low,
            rows: pure(height, row?),
            columns: pure(width, column?),
        });
    }
    let mut names = (vec![0; height], vec![0; width]);
    let mut tableau = Tableau {
        cells: &mut vec![0.0; (height + 1) * (width + 1)],
        basic: &mut names.0,
        free: &mut names.1,
    };
    let value = tableau.maximise(payoff, low);
    let (mut rows, mut columns) = tableau.solution();
    for mix in [&mut rows, &mut columns] {
        for p in mix.iter_mut().filter(|p| **p < LEAST_SHARE) {
            *p = 0.0;
        }
        let total: f64 = mix.iter().sum();
        for p in mix {
            *p /= total;
        }
    }
    Some(Solution {
        value,
        rows,
        columns,
    })
}

/// The value of a game with finite entries and complete rows, without the mixes. Backward induction calls this millions of times.
///
/// The common shapes get specialised code, all compiled from the same source.
#[inline]
pub fn value(payoff: &[f64], width: usize) -> f64 {
    let (low, high) = saddle(payoff, width);
    if high - low <= TINY {
        return low;
    }
    match (payoff, width) {
        (&[a, b, c, d], 2) => (a * d - b * c) / (a + d - b - c),
        (payoff, 3) if payoff.len() == 9 => shaped::<3, 3, 16>(payoff, low),
        (payoff, 4) if payoff.len() == 16 => shaped::<4, 4, 25>(payoff, low),
        (payoff, 5) if payoff.len() == 25 => shaped::<5, 5, 36>(payoff, low),
        (payoff, 6) if payoff.len() == 36 => shaped::<6, 6, 49>(payoff, low),
        _ => unshaped(payoff, width, low),
    }
}

fn least(a: f64, b: f64) -> f64 {
    if b < a { b } else { a }
}

fn most(a: f64, b: f64) -> f64 {
    if b > a { b } else { a }
}

/// What the row player can guarantee without mixing, and the least to which the column player can limit it: the two are equal if there is a
/// saddle point.
#[inline]
fn saddle(payoff: &[f64], width: usize) -> (f64, f64) {
    let mut small = [f64::NEG_INFINITY; SMALL];
    let mut large = Vec::new();
    let tops = if width <= SMALL {
        &mut small[..width]
    } else {
        large.resize(width, f64::NEG_INFINITY);
        &mut large[..]
    };
    let mut low = f64::NEG_INFINITY;
    for row in payoff.chunks_exact(width) {
        let mut bottom = f64::INFINITY;
        for (top, &cell) in tops.iter_mut().zip(row) {
            bottom = least(bottom, cell);
            *top = most(*top, cell);
        }
        low = most(low, bottom);
    }
    (low, tops.iter().copied().fold(f64::INFINITY, least))
}

#[inline(never)]
fn shaped<const H: usize, const W: usize, const CELLS: usize>(payoff: &[f64], low: f64) -> f64 {
    let mut tableau = Tableau {
        cells: &mut [0.0; CELLS],
        basic: &mut [0; H],
        free: &mut [0; W],
    };
    tableau.maximise(payoff, low)
}

#[inline(never)]
fn unshaped(payoff: &[f64], width: usize, low: f64) -> f64 {
    let height = payoff.len() / width;
    let mut names = ([0; SMALL], [0; SMALL]);
    let mut cells = [0.0; (SMALL + 1) * (SMALL + 1)];
    if height <= SMALL && width <= SMALL {
        let mut tableau = Tableau {
            cells: &mut cells[..(height + 1) * (width + 1)],
            basic: &mut names.0[..height],
            free: &mut names.1[..width],
        };
        tableau.maximise(payoff, low)
    } else {
        solve(payoff, width).map_or(low, |solution| solution.value)
    }
}

/// A simplex tableau in condensed form: a row for each constraint and one for the objective, a column for each free variable and one for
/// the right-hand side.
struct Tableau<'a> {
    cells: &'a mut [f64],
    /// The variable of each row, and below that of each column; variables below the width are the column player's, the others are slacks.
    basic: &'a mut [usize],
    free: &'a mut [usize],
}

#[expect(
    clippy::inline_always,
    reason = "where the shape is known, the loops come out straight: twice as fast"
)]
impl Tableau<'_> {
    /// Solves the game and returns its value; `low` is a lower bound of the value.
    ///
    /// Shifting the payoffs so that the lower bound becomes 1 makes the value v positive. The column player's mix is then v * y for the
    /// non-negative y with the largest sum under payoff * y <= 1, and the row player's mix comes from the dual solution.
    #[inline(always)]
    fn maximise(&mut self, payoff: &[f64], low: f64) -> f64 {
        let (height, width) = (self.basic.len(), self.free.len());
        let stride = width + 1;
        let (rows, goal) = self.cells.split_at_mut(height * stride);
        let from = payoff.chunks_exact(width);
        for (row, from) in rows.chunks_exact_mut(stride).zip(from) {
            let cells = row.iter_mut().zip(from);
            cells.for_each(|(cell, v)| *cell = v - low + 1.0);
            row[width] = 1.0;
        }
        goal.fill(-1.0);
        goal[width] = 0.0;
        let names = self.free.iter_mut().chain(self.basic.iter_mut());
        names.enumerate().for_each(|(name, place)| *place = name);
        // The steepest column usually needs the fewest pivots, but it can cycle. Bland's rule terminates, and the limit on rounds guards
        // against rounding errors, which no theorem covers.
        for round in 0..10_000 {
            let steepest = round < 4 * (height + width);
            let Some(column) = self.entering(steepest) else {
                break;
            };
            let Some(row) = self.leaving(column) else {
                break;
            };
            self.pivot(row, column);
        }
        1.0 / self.cells[self.cells.len() - 1] + low - 1.0
    }

    #[inline(always)]
    fn entering(&self, steepest: bool) -> Option<usize> {
        let (height, width) = (self.basic.len(), self.free.len());
        let goal = self.cells[height * (width + 1)..][..width].iter();
        let rising = goal.enumerate().filter(|(_, rise)| **rise < -TINY);
        if steepest {
            let mut best = None;
            let mut most = 0.0;
            for (column, &rise) in rising {
                if rise < most {
                    (best, most) = (Some(column), rise);
                }
            }
            best
        } else {
            let columns = rising.map(|(column, _)| column);
            columns.min_by_key(|&column| self.free[column])
        }
    }

    #[inline(always)]
    fn leaving(&self, column: usize) -> Option<usize> {
        let width = self.free.len();
        let mut leaving = None;
        let (mut bound, mut by, mut name) = (f64::INFINITY, 1.0, usize::MAX);
        let rows = self.cells.chunks_exact(width + 1).zip(&*self.basic);
        for (place, (row, &basic)) in rows.enumerate() {
            let (pivot, right) = (row[column], row[width]);
            if pivot > LEAST_PIVOT {
                let (ours, best) = (right * by, bound * pivot);
                if ours < best || (ours <= best && basic < name) {
                    (leaving, bound, by, name) = (Some(place), right, pivot, basic);
                }
            }
        }
        leaving
    }

    #[inline(always)]
    fn pivot(&mut self, row: usize, column: usize) {
        let stride = self.free.len() + 1;
        let (before, rest) = self.cells.split_at_mut(row * stride);
        let (pivot, after) = rest.split_at_mut(stride);
        let by = 1.0 / pivot[column];
        for cell in pivot.iter_mut() {
            *cell *= by;
        }
        pivot[column] = by;
        let clear = |rows: &mut [f64]| {
            for cells in rows.chunks_exact_mut(stride) {
                let factor = cells[column];
                cells[column] = 0.0;
                let pairs = cells.iter_mut().zip(&*pivot);
                pairs.for_each(|(cell, from)| *cell -= factor * from);
            }
        };
        clear(before);
        clear(after);
        std::mem::swap(&mut self.basic[row], &mut self.free[column]);
    }

    /// The dual variables of the constraints, which are the row player's, and the variables of the column player.
    fn solution(&self) -> (Vec<f64>, Vec<f64>) {
        let (height, width) = (self.basic.len(), self.free.len());
        let mut rows = vec![0.0; height];
        let mut columns = vec![0.0; width];
        let right = self.cells.iter().skip(width).step_by(width + 1);
        for (&name, value) in self.basic.iter().zip(right) {
            if let Some(column) = columns.get_mut(name) {
                *column = value.max(0.0);
            }
        }
        let goal = &self.cells[height * (width + 1)..];
        for (&name, value) in self.free.iter().zip(goal) {
            if name >= width {
                rows[name - width] = value.max(0.0);
            }
        }
        (rows, columns)
    }
}

#[cfg(test)]
mod tests;
