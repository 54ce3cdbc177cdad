//! Zero-sum matrix games, solved exactly.
//!
//! The row player's linear program (von Neumann's minimax theorem; Dantzig's reduction) by the simplex method on a dense tableau, with Bland's
//! rule against cycling: for the few dozen rows and columns that a simultaneous choice has, nothing is faster.

/// The solution of a matrix game.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    /// What the row player gets on average when both play their mix.
    pub value: f64,
    /// The probability of each row.
    pub rows: Vec<f64>,
    /// The probability of each column.
    pub columns: Vec<f64>,
}

impl Solution {
    /// How much the two together could gain by better answers to each other's mix: 0 for an exact solution.
    pub fn gap(&self, payoff: &[Vec<f64>]) -> f64 {
        let column_gets = |column: usize| -> f64 {
            self.rows
                .iter()
                .zip(payoff)
                .map(|(p, row)| p * row[column])
                .sum()
        };
        let row_gets =
            |row: &Vec<f64>| -> f64 { self.columns.iter().zip(row).map(|(p, v)| p * v).sum() };
        let best_row = payoff.iter().map(row_gets).fold(f64::MIN, f64::max);
        let best_column = (0..self.columns.len())
            .map(column_gets)
            .fold(f64::MAX, f64::min);
        best_row - best_column
    }
}

/// Below this a number is a rounding error.
const TINY: f64 = 1e-11;

/// Solves the game in which the row player gets `payoff[row][column]` and the column player loses it.
///
/// `None` where the matrix has no row or no column, rows of several lengths, or entries that are not finite.
pub fn solve(payoff: &[Vec<f64>]) -> Option<Solution> {
    let height = payoff.len();
    let width = payoff.first()?.len();
    if width == 0 || payoff.iter().any(|row| row.len() != width) {
        return None;
    }
    let entries = || payoff.iter().flatten().copied();
    if entries().any(|v| !v.is_finite()) {
        return None;
    }
    let least = entries().fold(f64::INFINITY, f64::min);
    let scale = entries().fold(f64::NEG_INFINITY, f64::max) - least;
    if scale <= 0.0 {
        // Everything is equally good.
        let first = |n: usize| (0..n).map(|i| if i == 0 { 1.0 } else { 0.0 }).collect();
        return Some(Solution {
            value: least,
            rows: first(height),
            columns: first(width),
        });
    }
    // With all entries in 1..=2 the value v is positive: the column player's mix is y / v for the y >= 0 with the largest sum under
    // payoff * y <= 1, and the row player's is the dual of it.
    let mut tableau = Tableau::new(height, width, |row, column| {
        1.0 + (payoff[row][column] - least) / scale
    });
    tableau.maximise();
    let (columns, rows) = tableau.solution();
    let total: f64 = columns.iter().sum();
    let total_rows: f64 = rows.iter().sum();
    Some(Solution {
        value: (1.0 / total - 1.0) * scale + least,
        rows: rows.into_iter().map(|x| x / total_rows).collect(),
        columns: columns.into_iter().map(|y| y / total).collect(),
    })
}

/// Simplex tableau in condensed form: a row a constraint and one for the goal, a column a free variable and one for the right-hand side.
struct Tableau {
    cells: Vec<Vec<f64>>,
    /// The variable of each row and of each column; variables below `width` are the column player's, the others slacks.
    basic: Vec<usize>,
    free: Vec<usize>,
    height: usize,
    width: usize,
}

impl Tableau {
    fn new(height: usize, width: usize, entry: impl Fn(usize, usize) -> f64) -> Self {
        let mut cells: Vec<Vec<f64>> = (0..height)
            .map(|row| {
                (0..width)
                    .map(|column| entry(row, column))
                    .chain([1.0])
                    .collect()
            })
            .collect();
        cells.push(std::iter::repeat_n(-1.0, width).chain([0.0]).collect());
        Self {
            cells,
            basic: (width..width + height).collect(),
            free: (0..width).collect(),
            height,
            width,
        }
    }

    fn maximise(&mut self) {
        // Bland's rule ends by itself; the bound is for rounding errors that no theorem covers.
        for _ in 0..10_000 {
            let goal = &self.cells[self.height];
            let entering = (0..self.width)
                .filter(|&column| goal[column] < -TINY)
                .min_by_key(|&column| self.free[column]);
            let Some(entering) = entering else { return };
            let ratio = |row: usize| self.cells[row][self.width] / self.cells[row][entering];
            let leaving = (0..self.height)
                .filter(|&row| self.cells[row][entering] > TINY)
                .min_by(|&a, &b| {
                    ratio(a)
                        .total_cmp(&ratio(b))
                        .then(self.basic[a].cmp(&self.basic[b]))
                });
            let Some(leaving) = leaving else { return };
            self.pivot(leaving, entering);
        }
    }

    fn pivot(&mut self, row: usize, column: usize) {
        let by = 1.0 / self.cells[row][column];
        for cell in &mut self.cells[row] {
            *cell *= by;
        }
        self.cells[row][column] = by;
        let pivot = self.cells[row].clone();
        for (other, cells) in self.cells.iter_mut().enumerate() {
            if other == row {
                continue;
            }
            let factor = cells[column];
            cells[column] = 0.0;
            for (cell, from) in cells.iter_mut().zip(&pivot) {
                *cell -= factor * from;
            }
        }
        std::mem::swap(&mut self.basic[row], &mut self.free[column]);
    }

    /// The variables of the column player, and the duals of the constraints: the row player's.
    fn solution(&self) -> (Vec<f64>, Vec<f64>) {
        let mut columns = vec![0.0; self.width];
        for (row, &variable) in self.basic.iter().enumerate() {
            if variable < self.width {
                columns[variable] = self.cells[row][self.width].max(0.0);
            }
        }
        let mut rows = vec![0.0; self.height];
        for (column, &variable) in self.free.iter().enumerate() {
            if variable >= self.width {
                rows[variable - self.width] = self.cells[self.height][column].max(0.0);
            }
        }
        (columns, rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

    #[test]
    fn known_games() {
        let rps = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]].map(Vec::from);
        let solved = solve(&rps).unwrap();
        assert!(solved.value.abs() < 1e-12);
        assert!(
            solved
                .rows
                .iter()
                .chain(&solved.columns)
                .all(|p| (p - 1.0 / 3.0).abs() < 1e-12)
        );
        let one = solve(&[vec![3.0, 1.0, 2.0]]).unwrap();
        assert!((one.value - 1.0).abs() < 1e-12 && one.columns == [0.0, 1.0, 0.0]);
        let flat = solve(&[vec![0.5; 3], vec![0.5; 3]]).unwrap();
        assert!((flat.value - 0.5).abs() < 1e-12);
        assert_eq!(solve(&[]), None);
        assert_eq!(solve(&[vec![]]), None);
        assert_eq!(solve(&[vec![1.0], vec![]]), None);
        assert_eq!(solve(&[vec![f64::NAN]]), None);
    }

    #[test]
    fn random_games_leave_no_gap() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        for round in 0..2000 {
            let (height, width) = (rng.random_range(1..=12), rng.random_range(1..=12));
            // Every other game has few different entries, and with them the ties that make the simplex method cycle.
            let mut entry = || match round % 2 {
                0 => rng.random_range(-1.0..=1.0),
                _ => f64::from(rng.random_range(-1..=1)),
            };
            let payoff: Vec<Vec<f64>> = (0..height)
                .map(|_| (0..width).map(|_| entry()).collect())
                .collect();
            let solved = solve(&payoff).unwrap();
            let gap = solved.gap(&payoff);
            assert!(gap.abs() < 1e-9, "gap {gap} in {payoff:?}");
            for mix in [&solved.rows, &solved.columns] {
                assert!(
                    (mix.iter().sum::<f64>() - 1.0).abs() < 1e-12 && mix.iter().all(|&p| p >= 0.0)
                );
            }
        }
    }
}
