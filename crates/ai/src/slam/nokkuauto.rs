//! Nokkuauto: the chance to be the last one left.
//!
//! **The last round**, between two players, is solved exactly ([`Last`]): the second player knows what to beat. **Any other round**
//! ([`Round`]): the player's own turn is solved exactly against what the others still to play will score. The last of them knows all totals
//! and is assumed to give its best answer to each; the others to come are assumed to play for points. In a tie for the lowest place all
//! tied players have the same chance, because the single falls that break it do not depend on the player.
//!
//! **The rounds after it** are exact if two players are left. If more are left, the totals alone decide: a player's chance is assumed to be
//! proportional to e to the power of its total over a scale. The scale comes from the last round and grows with the square root of the
//! number of rounds.

use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::slam::OUTSIDE;

use super::{
    chances::Odds,
    turn::{End, Ends, Plan, UNIT},
};

/// Larger leads count as this one: no turn can make up for it.
const LEAD: i32 = 600;
const LEADS: usize = (2 * LEAD / UNIT) as usize + 1;
/// With at most this many players to come, all their possible scores are enumerated; with more, `DRAWS` samples are drawn.
const GONE_THROUGH: usize = 3;
const DRAWS: usize = 1500;
/// With at most this many players to come, the last of them gives its best answer.
const ANSWERS: usize = 2;

/// The points that a turn with this end brings.
pub const fn score(end: End) -> i32 {
    match end {
        End::Points(points) => points,
        End::One => -OUTSIDE,
        End::Both => -2 * OUTSIDE,
    }
}

/// The last round: the chance of the player who plays first, by its lead.
#[derive(Clone, PartialEq, Debug)]
pub struct Last {
    first: [f64; LEADS],
    /// How many points ahead make a player e times as likely to win as the other.
    scale: f64,
    /// The probability of each end of a turn that is played for points.
    usual: Ends,
}

const fn place(lead: i32) -> usize {
    let at = (lead + LEAD) / UNIT;
    if at < 0 {
        0
    } else if at as usize >= LEADS {
        LEADS - 1
    } else {
        at as usize
    }
}

/// What a bout that ends with this lead is worth: 1 for a win, 1/2 for a tie, 0 for a loss.
fn decided(lead: i32) -> f64 {
    f64::from(lead.signum() + 1) / 2.0
}

impl Last {
    /// Solves the last round.
    pub fn new(odds: &Odds) -> Self {
        let lead = |place: usize| place as i32 * UNIT - LEAD;
        let mut second = [0.0; LEADS];
        for (at, second) in second.iter_mut().enumerate() {
            let ends = Ends::new(|end| decided(lead(at) + score(end)));
            *second = Plan::new(odds, &ends).start();
        }
        let mut first = [0.0; LEADS];
        for (at, first) in first.iter_mut().enumerate() {
            let ends = Ends::new(|end| 1.0 - second[place(-lead(at) - score(end))]);
            *first = Plan::new(odds, &ends).start();
        }
        let ahead = 6 * UNIT;
        let wins = f64::midpoint(first[place(ahead)], 1.0 - first[place(-ahead)]);
        let wins = wins.clamp(0.501, 0.999);
        let points = Ends::new(|end| f64::from(score(end)));
        Self {
            first,
            scale: f64::from(ahead) / (wins / (1.0 - wins)).ln(),
            usual: Plan::new(odds, &points).ends(odds),
        }
    }

    /// The chance of the player who plays first in the last round, with this lead before it.
    pub const fn first(&self, lead: i32) -> f64 {
        self.first[place(lead)]
    }

    /// The probability of each end of a turn that is played for points.
    pub const fn usual(&self) -> &Ends {
        &self.usual
    }

    /// The chance of the player with index `own` when a round with these totals, in the order of play, begins.
    fn later(&self, totals: &[i32], own: usize) -> f64 {
        match *totals {
            [] | [_] => 1.0,
            [first, second] if own == 0 => self.first(first - second),
            [first, second] => 1.0 - self.first(first - second),
            _ => {
                let scale = self.scale * ((totals.len() - 1) as f64).sqrt();
                let mine = totals[own];
                let weight = |total: &i32| (f64::from(total - mine) / scale).exp();
                1.0 / totals.iter().map(weight).sum::<f64>()
            }
        }
    }

    /// The chance of the player with index `own` when a round ends with these totals and the lowest has to leave: to be the last one left
    /// or, with [`Look::Round`], to stay.
    pub fn outlook(&self, look: Look, totals: &[i32], own: usize) -> f64 {
        let Some(&lowest) = totals.iter().min() else {
            return 1.0;
        };
        let leaves = |(at, total): (usize, &i32)| (*total == lowest).then_some(at);
        let tied = totals.iter().filter(|&&total| total == lowest).count();
        if totals[own] == lowest && tied == 1 {
            return 0.0;
        }
        let each = totals.iter().enumerate().filter_map(leaves);
        let stays = each.filter(|&at| at != own).map(|at| {
            if look == Look::Round {
                return 1.0;
            }
            let mut left = totals.to_vec();
            left.remove(at);
            self.later(&left, own - usize::from(at < own))
        });
        stays.sum::<f64>() / tied as f64
    }
}

/// How far ahead a player looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// To the end of the round.
    Round,
    /// To the end of the bout.
    Bout,
}

/// A round during a player's turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The totals of the players who are left, in the order of play.
    pub totals: Vec<i32>,
    /// The index of the player whose turn it is; the players after it have still to play.
    pub own: usize,
}

impl Round {
    /// What each end of the turn is worth, as a chance, to the player who plays it. With [`Look::Round`] the player ignores answers.
    pub fn ends(&self, odds: &Odds, last: &Last, look: Look) -> Ends {
        let to_come = self.totals.len().saturating_sub(self.own + 1);
        if look == Look::Bout && (1..=ANSWERS).contains(&to_come) {
            self.answered(odds, last, to_come - 1)
        } else {
            self.drawn(last, look, to_come)
        }
    }

    /// The worth if the last player gives its best answer to each end of the turn and to the scores of the players between.
    fn answered(&self, odds: &Odds, last: &Last, between: usize) -> Ends {
        let answering = self.totals.len() - 1;
        let chances = |end: End| {
            let mut totals = self.totals.clone();
            totals[self.own] += score(end);
            let mut sum = 0.0;
            self.go_through(last, between, &mut totals, 1.0, &mut |likely, totals| {
                let before = totals[answering];
                let mut own = Vec::new();
                let ends = Ends::new(|end| {
                    totals[answering] = before + score(end);
                    own.push(last.outlook(Look::Bout, totals, self.own));
                    last.outlook(Look::Bout, totals, answering)
                });
                totals[answering] = before;
                let answer = Plan::new(odds, &ends).ends(odds);
                let own = answer.iter().zip(own).map(|((_, p), own)| p * own);
                sum += likely * own.sum::<f64>();
            });
            sum
        };
        Ends::new(chances)
    }

    /// The worth if the players to come play for points.
    fn drawn(&self, last: &Last, look: Look, to_come: usize) -> Ends {
        let mut sums = Vec::new();
        let mut totals = self.totals.clone();
        let before = totals[self.own];
        let mut note = |likely: f64, totals: &mut Vec<i32>| {
            let worth = Ends::new(|end| {
                totals[self.own] = before + score(end);
                likely * last.outlook(look, totals, self.own)
            });
            totals[self.own] = before;
            sums.push(worth);
        };
        if to_come <= GONE_THROUGH {
            self.go_through(last, to_come, &mut totals, 1.0, &mut note);
        } else {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
            for _ in 0..DRAWS {
                for (total, before) in totals.iter_mut().zip(&self.totals).skip(self.own + 1) {
                    let mut point: f64 = rng.random_range(0.0..1.0);
                    let drawn = last.usual.iter().find(|(_, p)| {
                        point -= p;
                        point < 0.0
                    });
                    *total = before + drawn.map_or(0, |(end, _)| score(end));
                }
                note(1.0 / DRAWS as f64, &mut totals);
            }
        }
        Ends::new(|end| sums.iter().map(|worth| worth.of(end)).sum())
    }

    /// Enumerates what the next `players` players after `own` can score.
    fn go_through(
        &self,
        last: &Last,
        players: usize,
        totals: &mut Vec<i32>,
        likely: f64,
        note: &mut impl FnMut(f64, &mut Vec<i32>),
    ) {
        let Some(rest) = players.checked_sub(1) else {
            return note(likely, totals);
        };
        let player = self.own + players;
        let before = totals[player];
        for (end, p) in last.usual.iter().filter(|(_, p)| *p > 1e-9) {
            totals[player] = before + score(end);
            self.go_through(last, rest, totals, likely * p, note);
        }
        totals[player] = before;
    }
}
