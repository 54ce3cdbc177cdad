//! Solves the standard game again with a simple solver in fractions, without any rounding.

use std::collections::HashMap;

use num_rational::BigRational;

use super::*;

fn whole(n: i64) -> BigRational {
    BigRational::from_integer(n.into())
}

/// The value of a matrix game, by the simplex method with Bland's rule.
fn exact(payoff: &[Vec<BigRational>]) -> BigRational {
    let (height, width) = (payoff.len(), payoff[0].len());
    // Shift all entries to between 1 and 3, so that the value is positive.
    let mut cells: Vec<Vec<BigRational>> = payoff
        .iter()
        .map(|row| row.iter().map(|v| v + whole(2)).chain([whole(1)]).collect())
        .collect();
    cells.push((0..width).map(|_| whole(-1)).chain([whole(0)]).collect());
    let mut basic: Vec<usize> = (width..width + height).collect();
    let mut free: Vec<usize> = (0..width).collect();
    loop {
        let rising = (0..width).filter(|&column| cells[height][column] < whole(0));
        let Some(column) = rising.min_by_key(|&column| free[column]) else {
            return cells[height][width].recip() - whole(2);
        };
        let bound = |row: usize| &cells[row][width] / &cells[row][column];
        let row = (0..height)
            .filter(|&row| cells[row][column] > whole(0))
            .min_by(|&a, &b| bound(a).cmp(&bound(b)).then(basic[a].cmp(&basic[b])))
            .unwrap();
        let by = cells[row][column].recip();
        for cell in &mut cells[row] {
            *cell *= &by;
        }
        cells[row][column] = by;
        let pivot = cells[row].clone();
        for (_, others) in cells
            .iter_mut()
            .enumerate()
            .filter(|(place, _)| *place != row)
        {
            let factor = std::mem::replace(&mut others[column], whole(0));
            if factor != whole(0) {
                for (cell, from) in others.iter_mut().zip(&pivot) {
                    *cell -= &factor * from;
                }
            }
        }
        std::mem::swap(&mut basic[row], &mut free[column]);
    }
}

struct Exact(HashMap<([u8; 2], i8), BigRational>);

impl Exact {
    /// The value for East of these hands (one bit for each number) with the counter at `position`.
    fn value(&mut self, hands: [u8; 2], position: i8) -> BigRational {
        if hands == [0, 0] || position.abs() > EDGE {
            return whole(position.signum().into());
        }
        if let Some(value) = self.0.get(&(hands, position)) {
            return value.clone();
        }
        let cards = |hand: u8| (1..=6).filter(move |n| hand >> n & 1 == 1);
        let payoff: Vec<Vec<BigRational>> = cards(hands[0])
            .map(|east: i8| {
                let against = cards(hands[1]);
                let meet = against.map(|west: i8| {
                    let left = [hands[0] & !(1 << east), hands[1] & !(1 << west)];
                    self.value(left, position + (east - west) * east.min(west))
                });
                meet.collect()
            })
            .collect();
        let value = exact(&payoff);
        self.0.insert((hands, position), value.clone());
        value
    }
}

#[test]
fn every_value_of_the_standard_game_agrees_with_exact_arithmetic() {
    let solved = Solved::new(Setting::default());
    let close = BigRational::from_float(1e-12).unwrap();
    let mut known = Exact(HashMap::new());
    for (level, values) in solved.values.iter().enumerate() {
        let states = &solved.states[0].levels[level];
        for (i, own) in states.iter().enumerate() {
            // The other half are equal with the seats exchanged.
            for (j, other) in states.iter().enumerate().take(i + 1) {
                let hands = [own, other].map(|state| state.hand.bits() as u8);
                for (value, position) in values[(i * states.len() + j) * PLACES + 1..]
                    .iter()
                    .zip(-EDGE..=EDGE)
                {
                    let off =
                        BigRational::from_float(*value).unwrap() - known.value(hands, position);
                    assert!(off < close && -off < close, "{hands:?} {position}");
                }
            }
        }
    }
    assert!(known.0.len() > 7_000);
}
