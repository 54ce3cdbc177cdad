//! Basho: the chance to reach 500 first.
//!
//! **Two players** are solved exactly ([`Duel`]): the value of a situation is the chance to win of the player who begins a turn, given both
//! totals. Totals can fall back to 0, so situations recur. Value iteration sweeps over them, the highest totals first, until the values
//! converge.
//!
//! **One player alone** ([`Race`]) reaches 500 in as few turns as possible. **More players**: each opponent is modelled as a clock: the
//! chance that it has reached 500 after a number of turns. The player's own turns are solved exactly against all these clocks (`Clocks`).
//! Each clock is set by playing that opponent's turns in the same way against the races of all others, so a player who is behind takes more
//! risks. This ignores that the others react to the player's total after each turn.

use rules::slam::GOAL;

use super::{
    chances::Odds,
    turn::{End, Ends, Plan, UNIT},
};

/// Lower totals count as this one. Two knock-outs cost points, so totals can be below 0.
const LOWEST: i32 = -100;
/// The number of different totals in the tables.
const TOTALS: usize = ((GOAL - LOWEST) / UNIT) as usize;
/// The most sweeps of value iteration. In a ring in which 500 is hardly ever reached, the values do not converge by then, and the rest of
/// the bout counts as an even chance.
const SWEEPS: usize = 400;
/// Values that change by less than this have converged.
const STILL: f64 = 1e-10;

/// The index of a total in the tables.
const fn place(total: i32) -> usize {
    let top = TOTALS - 1;
    let at = (total - LOWEST).div_euclid(UNIT);
    if at < 0 {
        0
    } else if at as usize > top {
        top
    } else {
        at as usize
    }
}

/// The total with this index.
const fn total(place: usize) -> i32 {
    LOWEST + place as i32 * UNIT
}

/// The total after a turn with this end; `None` if it reaches the goal.
const fn after(total: i32, end: End) -> Option<i32> {
    match end {
        End::Points(points) if total + points >= GOAL => None,
        End::Points(points) => Some(total + points),
        End::One => Some(total),
        End::Both => Some(0),
    }
}

/// A bout between two: the chance to win of the player who begins a turn, as `[own total][other total]`.
#[derive(Clone, PartialEq, Debug)]
pub struct Duel {
    wins: Vec<[f64; TOTALS]>,
    /// The greatest change of a value in the last sweep.
    pub moved: f64,
}

impl Duel {
    /// Solves the game in a ring with these odds.
    pub fn new(odds: &Odds) -> Self {
        let mut duel = Self {
            wins: vec![[0.5; TOTALS]; TOTALS],
            moved: 1.0,
        };
        for _ in 0..SWEEPS {
            duel.moved = 0.0;
            for sum in (0..2 * TOTALS - 1).rev() {
                for own in sum.saturating_sub(TOTALS - 1)..=sum.min(TOTALS - 1) {
                    let other = sum - own;
                    let ends = duel.ends([total(own), total(other)]);
                    let value = Plan::new(odds, &ends).start();
                    let moved = (value - duel.wins[own][other]).abs();
                    duel.moved = duel.moved.max(moved);
                    duel.wins[own][other] = value;
                }
            }
            if duel.moved < STILL {
                break;
            }
        }
        duel
    }

    /// The chance to win of the player who begins a turn with the first of these totals against the second.
    pub fn wins(&self, [own, other]: [i32; 2]) -> f64 {
        self.wins[place(own)][place(other)]
    }

    /// What each end of a turn is worth to the player who plays it with the first of these totals.
    pub fn ends(&self, [own, other]: [i32; 2]) -> Ends {
        Ends::new(|end| after(own, end).map_or(1.0, |own| 1.0 - self.wins([other, own])))
    }
}

/// How many turns the race and the clocks look ahead.
const HORIZON: usize = 30;

/// One player alone: how many turns it takes to reach 500 if the player does everything to get there.
#[derive(Clone, PartialEq, Debug)]
pub struct Race {
    turns: [f64; TOTALS],
    /// `[turns][total]`: the chance to have reached 500 by then.
    there: Vec<[f64; TOTALS]>,
}

impl Race {
    /// Solves the race.
    pub fn new(odds: &Odds) -> Self {
        let mut race = Self {
            turns: [0.0; TOTALS],
            there: vec![[0.0; TOTALS]],
        };
        for _ in 0..SWEEPS {
            let mut moved: f64 = 0.0;
            for at in (0..TOTALS).rev() {
                let turns = 1.0 - Plan::new(odds, &race.ends(total(at))).start();
                moved = moved.max((turns - race.turns[at]).abs());
                race.turns[at] = turns;
            }
            if moved < STILL {
                break;
            }
        }
        let ends: Vec<Ends> = (0..TOTALS)
            .map(|at| Plan::new(odds, &race.ends(total(at))).ends(odds))
            .collect();
        for turn in 0..=HORIZON {
            let before = race.there[turn];
            let mut there = [0.0; TOTALS];
            for (at, there) in there.iter_mut().enumerate() {
                let reached = |end| after(total(at), end).map_or(1.0, |total| before[place(total)]);
                *there = ends[at].mean(&Ends::new(reached));
            }
            race.there.push(there);
        }
        race
    }

    /// The average number of turns to 500.
    pub fn turns(&self, total: i32) -> f64 {
        self.turns[place(total)]
    }

    /// What each end of a turn is worth: minus the number of turns that are then left.
    pub fn ends(&self, total: i32) -> Ends {
        Ends::new(|end| after(total, end).map_or(0.0, |total| -self.turns(total)))
    }

    /// After each number of turns, the chance that the player has not reached 500.
    fn not_there(&self, total: i32) -> Running {
        let mut not = [0.0; HORIZON + 2];
        for (not, there) in not.iter_mut().zip(&self.there) {
            *not = 1.0 - there[place(total)];
        }
        not
    }
}

/// After each number of turns, the chance that a player has not reached 500.
type Running = [f64; HORIZON + 2];
/// For each of the player's coming turns, the chance that none of the others reaches 500 between it and the next.
type Between = [f64; HORIZON];

/// The player's own turns against the others' clocks. `[turn][total]` is the chance to win when that turn begins and nobody has won.
struct Clocks {
    wins: Vec<[f64; TOTALS]>,
}

/// The chance that none of the others reaches 500 between two turns of the player with index `own`. Indices count from the player whose
/// turn it is.
fn between(running: &[Running], own: usize) -> Between {
    let mut between = [1.0; HORIZON];
    for (turn, between) in between.iter_mut().enumerate() {
        for (other, running) in running
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != own)
        {
            // A player who sits before `own` has had one turn more when the turn of `own` begins.
            let had = turn + usize::from(other < own);
            let still = running[had];
            if still > 0.0 {
                *between *= running[had + 1] / still;
            }
        }
    }
    between
}

impl Clocks {
    /// Solves the player's own turns; `even` is the value of a bout that never ends.
    fn new(odds: &Odds, between: &Between, even: f64) -> Self {
        let mut clocks = Self {
            wins: vec![[even; TOTALS]; HORIZON + 1],
        };
        for turn in (0..HORIZON).rev() {
            for at in 0..TOTALS {
                let ends = clocks.ends(turn, total(at), between);
                clocks.wins[turn][at] = Plan::new(odds, &ends).start();
            }
        }
        clocks
    }

    fn ends(&self, turn: usize, total: i32, between: &Between) -> Ends {
        let next = &self.wins[turn + 1];
        Ends::new(|end| after(total, end).map_or(1.0, |total| between[turn] * next[place(total)]))
    }

    /// After each number of turns, the chance that the player has not reached 500, starting with the total `begin`.
    fn not_there(&self, odds: &Odds, begin: i32, between: &Between) -> Running {
        let mut not = [0.0; HORIZON + 2];
        let mut lies = [0.0; TOTALS];
        lies[place(begin)] = 1.0;
        not[0] = 1.0;
        for turn in 0..HORIZON {
            let mut next = [0.0; TOTALS];
            for (at, likely) in lies.into_iter().enumerate().filter(|(_, p)| *p > 1e-5) {
                let plan = Plan::new(odds, &self.ends(turn, total(at), between));
                for (end, p) in plan.ends(odds).iter() {
                    if let Some(total) = after(total(at), end) {
                        next[place(total)] += likely * p;
                    }
                }
            }
            lies = next;
            not[turn + 1] = lies.iter().sum();
        }
        not[HORIZON + 1] = not[HORIZON];
        not
    }
}

/// What each end of a turn is worth, as a chance to win, to the player who plays it among three or more. `totals` are in the order of play
/// and begin with that player's.
pub fn among(odds: &Odds, race: &Race, totals: &[i32]) -> Ends {
    let even = 1.0 / totals.len().max(1) as f64;
    let racing: Vec<Running> = totals.iter().map(|&total| race.not_there(total)).collect();
    let mut running = racing.clone();
    for (own, &total) in totals.iter().enumerate().skip(1) {
        let between = between(&racing, own);
        let clocks = Clocks::new(odds, &between, even);
        running[own] = clocks.not_there(odds, total, &between);
    }
    let between = between(&running, 0);
    let own = totals.first().copied().unwrap_or_default();
    Clocks::new(odds, &between, even).ends(0, own, &between)
}
