//! Basho: the chance to be the first at 500.
//!
//! **Two players** are solved exactly ([`Duel`]): the value of a situation is the chance of who begins a turn to win, given both totals. Totals
//! fall back to 0, so situations come again; their values are worked out over and over, the highest totals first, until they stand still.
//!
//! **One alone** ([`Race`]) gets to 500 in as few turns as it can. **More players**: against each of the others runs a clock, how likely it is to
//! be at 500 after so many turns; the own turns are solved exactly against all these clocks (`Clocks`). Each clock is set by playing that
//! player's turns in the same way against the races of all others, so who lies behind takes more risks. What is left out: that the others look
//! at the own total again after each turn.

use super::{
    chances::Odds,
    turn::{End, Ends, Plan, UNIT},
};
use crate::rules::slam::GOAL;

/// The lowest total that is told apart from lower ones. Two knocked out cost points, so totals can lie below 0.
const LOWEST: i32 = -100;
/// How many totals are told apart.
const TOTALS: usize = ((GOAL - LOWEST) / UNIT) as usize;
/// How often values are worked out anew, at most; in a ring in which hardly anybody ever gets to 500, the rest of the bout is an even chance.
const SWEEPS: usize = 400;
/// Values that change less than this stand still.
const STILL: f64 = 1e-10;

/// The total's place among those that are told apart.
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

/// The total in that place.
const fn total(place: usize) -> i32 {
    LOWEST + place as i32 * UNIT
}

/// A total after a turn that ended so; `None` when the goal is reached.
const fn after(total: i32, end: End) -> Option<i32> {
    match end {
        End::Points(points) if total + points >= GOAL => None,
        End::Points(points) => Some(total + points),
        End::One => Some(total),
        End::Both => Some(0),
    }
}

/// Between two: the chance to win of who begins a turn, `[own total][other total]`.
#[derive(Clone, PartialEq, Debug)]
pub struct Duel {
    wins: Vec<[f64; TOTALS]>,
    /// By how much the values changed last.
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

    /// The chance to win of who begins a turn with the first of these totals against the second.
    pub fn wins(&self, [own, other]: [i32; 2]) -> f64 {
        self.wins[place(own)][place(other)]
    }

    /// What each end of a turn is worth to who plays it, with the first of these totals.
    pub fn ends(&self, [own, other]: [i32; 2]) -> Ends {
        Ends::new(|end| after(own, end).map_or(1.0, |own| 1.0 - self.wins([other, own])))
    }
}

/// So many turns ahead anybody looks: in the race and on the clocks.
const HORIZON: usize = 30;

/// One alone: how many of the next turns it takes to 500 when everything is done to get there.
#[derive(Clone, PartialEq, Debug)]
pub struct Race {
    turns: [f64; TOTALS],
    /// `[turns][total]`: the chance to be there by then.
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

    /// How many turns it takes on average.
    pub fn turns(&self, total: i32) -> f64 {
        self.turns[place(total)]
    }

    /// What each end of a turn is worth: the turns that are left then, as a loss.
    pub fn ends(&self, total: i32) -> Ends {
        Ends::new(|end| after(total, end).map_or(0.0, |total| -self.turns(total)))
    }

    /// How likely 500 is not reached in so many turns.
    fn not_there(&self, total: i32) -> Running {
        let mut not = [0.0; HORIZON + 2];
        for (not, there) in not.iter_mut().zip(&self.there) {
            *not = 1.0 - there[place(total)];
        }
        not
    }
}

/// After each number of turns, how likely a player is not yet at 500.
type Running = [f64; HORIZON + 2];
/// For each of the own turns to come, how likely nobody of the others gets to 500 between it and the next.
type Between = [f64; HORIZON];

/// The own turns against the others' clocks: `[turn][total]`, the chance to win when that turn begins and nobody has won.
struct Clocks {
    wins: Vec<[f64; TOTALS]>,
}

/// How likely none of the others gets there between two turns of the player at this place; places count from who plays now.
fn between(running: &[Running], own: usize) -> Between {
    let mut between = [1.0; HORIZON];
    for (turn, between) in between.iter_mut().enumerate() {
        for (other, running) in running
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != own)
        {
            // Who sits before has had one turn more when the own turn begins.
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
    /// Solves the own turns; `even` is what a bout without end is worth.
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

    /// How likely 500 is not reached in so many turns, beginning with that total.
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

/// What each end of a turn is worth to who plays it among three or more, as a chance to win. The totals are in the order of play, the own one first.
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
