//! Solves the whole game: backward induction over hands, counter and what both seats last did, with a matrix game at each node.
//!
//! Values are East's, so East wants high ones. Place 0 of the counter is beyond East's edge, where West has won.

use rules::{
    Side,
    track::{Config, EDGE, Play, Swaps, Track},
};
use serde::{Deserialize, Serialize};

use super::{
    rounds::MOST_GAMES,
    states::{EFFECTS, Effect, States, example},
};
use crate::matrix::{self, Solution};

/// What a bout is played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Stakes {
    /// The win: a push-off and a win by position count the same.
    #[default]
    Bout,
    /// The points of a round robin: 3 for a push-off, 2 for a win by position, 1 for a tie.
    ///
    /// The points of both seats do not always add up to the same sum, so there is no single right way to play for them. A seat plays for
    /// its lead instead: its own points minus the other's, which is 3, 2, 0, -2 or -3. That is a zero-sum game again, with one value and
    /// with mixes that nobody can exploit. It differs from [`Stakes::Bout`] in that a push-off is worth half as much again as a win by
    /// position.
    Points,
}

impl Stakes {
    /// What a win by position is worth if a push-off is worth 1 and a tie 0.
    pub const fn position(self) -> f64 {
        match self {
            Self::Bout => 1.0,
            Self::Points => 2.0 / 3.0,
        }
    }
}

/// Everything on which the values of a game depend.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Setting {
    /// The variants.
    pub config: Config,
    /// What East and West swapped; nothing except in a tactical bout.
    pub swaps: [Swaps; 2],
    /// What is played for.
    pub stakes: Stakes,
}

/// The number of spaces of the track.
const SPACES: usize = 17;
/// The spaces and one place beyond each end, so that a push-off is a place like any other.
pub(super) const PLACES: usize = SPACES + 2;
/// The place of the middle space, which is position 0.
const MIDDLE: usize = PLACES / 2;

/// The place to which the counter goes, by East's effect, West's effect and the space.
type Moves = [[[u8; SPACES]; EFFECTS]; EFFECTS];

fn all_moves(states: &[States; 2]) -> Box<Moves> {
    let mut moves = Box::new([[[0; SPACES]; EFFECTS]; EFFECTS]);
    let [east, west] = states.each_ref().map(|states| {
        let examples = states.effects().into_iter();
        let examples = examples.map(|effect: Effect| (usize::from(effect), example(effect)));
        examples.collect::<Vec<_>>()
    });
    for &(a, (own, own_last)) in &east {
        for &(b, (other, other_last)) in &west {
            for (to, from) in moves[a][b].iter_mut().zip(-EDGE..) {
                let position = Track::moved(from, [own, other], [own_last, other_last]);
                *to = (position.clamp(-EDGE - 1, EDGE + 1) + EDGE + 1) as u8;
            }
        }
    }
    moves
}

/// A simultaneous choice of a solved game.
#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    /// The plays of East (the rows) and West (the columns).
    pub plays: [Vec<Play>; 2],
    /// The payoff of each pair of plays, for East.
    pub payoff: Vec<f64>,
    /// The value for East, and both optimal mixes.
    pub solution: Solution,
}

/// A game with all its values.
#[derive(Clone, Debug)]
pub struct Solved {
    setting: Setting,
    pub(super) states: [States; 2],
    moves: Box<Moves>,
    /// The values for each number of cards in hand, by East's state, West's state and place.
    pub(super) values: Vec<Vec<f64>>,
    /// The number of cards in hand when a bout or, in *oshi-dashi*, a round is over.
    least: usize,
    error: f64,
}

impl Solved {
    /// Solves a game from its beginning.
    pub fn new(setting: Setting) -> Self {
        Self::within(setting, MOST_GAMES)
    }

    /// The same as [`Solved::new`], with a limit on the matrix games to solve. The first few sweeps are made in any case.
    pub fn within(setting: Setting, games: usize) -> Self {
        let Setting { config, swaps, .. } = setting;
        let states = swaps.map(|swaps| States::new(config.hand(swaps), config.oshi_dashi));
        let [east, west] = &states;
        let levels = east.levels.iter().zip(&west.levels);
        let values = levels.map(|(east, west)| vec![0.0; east.len() * west.len() * PLACES]);
        let mut solved = Self {
            setting,
            moves: all_moves(&states),
            values: values.collect(),
            states,
            least: usize::from(config.zero && !config.oshi_dashi),
            error: 0.0,
        };
        for row in solved.rows() {
            row[0] = -1.0;
            row[PLACES - 1] = 1.0;
        }
        if config.oshi_dashi {
            solved.error = solved.sweep_until_settled(games);
        } else {
            let position = setting.stakes.position();
            for row in solved.values[solved.least].chunks_exact_mut(PLACES) {
                row[1..MIDDLE].fill(-position);
                row[MIDDLE + 1..PLACES - 1].fill(position);
            }
            solved.sweep();
        }
        solved
    }

    fn rows(&mut self) -> impl Iterator<Item = &mut [f64]> {
        let levels = self.values.iter_mut();
        levels.flat_map(|level| level.chunks_exact_mut(PLACES))
    }

    /// The setting of the game.
    pub const fn setting(&self) -> &Setting {
        &self.setting
    }

    /// How far the values may be off: 0 up to rounding errors, except in *oshi-dashi*.
    pub const fn error(&self) -> f64 {
        self.error
    }

    /// How many matrix games one sweep solves.
    pub fn games(&self) -> usize {
        let levels = self.values.iter().skip(self.least + 1);
        levels.map(|level| level.len() / PLACES * SPACES).sum()
    }

    /// Works out all values from those of the states with the fewest cards.
    pub(super) fn sweep(&mut self) {
        // With the same cards on both sides, exchanging the seats negates every value.
        let symmetric = self.setting.swaps[0] == self.setting.swaps[1];
        self.sweep_where(symmetric);
    }

    /// The same as [`Solved::sweep`]; if `symmetric`, with half of the work. The values with the fewest cards must then be symmetric, too.
    pub(super) fn sweep_where(&mut self, symmetric: bool) {
        let [east, west] = &self.states;
        let mut steps: Vec<(&[u8; SPACES], usize)> = Vec::new();
        let mut payoff: Vec<f64> = Vec::new();
        for level in self.least + 1..self.values.len() {
            let (below, here) = self.values.split_at_mut(level);
            let (below, here) = (&below[level - 1], &mut here[0]);
            let (owns, others) = (&east.levels[level], &west.levels[level]);
            let (width, width_below) = (others.len(), west.levels[level - 1].len());
            for (i, own) in owns.iter().enumerate() {
                let half = if symmetric { i + 1 } else { width };
                for (j, other) in others.iter().enumerate().take(half) {
                    steps.clear();
                    for a in &own.moves {
                        let to = &self.moves[usize::from(a.effect)];
                        let row = a.next * width_below;
                        let pairs = other.moves.iter();
                        steps.extend(
                            pairs.map(|b| (&to[usize::from(b.effect)], (row + b.next) * PLACES)),
                        );
                    }
                    payoff.resize(steps.len(), 0.0);
                    let row = (i * width + j) * PLACES;
                    let mirrored = (j * width + i) * PLACES;
                    // Equal states with the counter in the middle are their own mirror image, so the value is 0.
                    let from = if symmetric && i == j { MIDDLE + 1 } else { 1 };
                    for place in from..=SPACES {
                        for (cell, (to, base)) in payoff.iter_mut().zip(&steps) {
                            *cell = below[base + usize::from(to[place - 1])];
                        }
                        let value = matrix::value(&payoff, other.moves.len());
                        here[row + place] = value;
                        if symmetric {
                            here[mirrored + PLACES - 1 - place] = -value;
                        }
                    }
                }
            }
        }
    }

    /// The value of a bout for East; `None` if the bout has another setting or asks for no card.
    pub fn value(&self, bout: &Track) -> Option<f64> {
        let ([i, j], level, place) = self.stands(bout)?;
        let row = i * self.states[1].levels[level].len() + j;
        self.values[level].get(row * PLACES + place).copied()
    }

    /// The choice that a bout asks for; `None` in the same cases as [`Solved::value`].
    pub fn node(&self, bout: &Track) -> Option<Node> {
        let ([i, j], level, place) = self.stands(bout)?;
        let [east, west] = &self.states;
        let (own, other) = (&east.levels[level][i].moves, &west.levels[level][j].moves);
        let below = self.values.get(level.checked_sub(1)?)?;
        let width_below = west.levels[level - 1].len();
        let mut payoff = Vec::with_capacity(own.len() * other.len());
        for a in own {
            for b in other {
                let to = self.moves[usize::from(a.effect)][usize::from(b.effect)][place - 1];
                let row = a.next * width_below + b.next;
                payoff.push(below[row * PLACES + usize::from(to)]);
            }
        }
        let solution = matrix::solve(&payoff, other.len())?;
        Some(Node {
            plays: [own, other].map(|moves| moves.iter().map(|step| step.play).collect()),
            payoff,
            solution,
        })
    }

    /// The states of both seats, the number of cards in hand, and the place of the counter.
    fn stands(&self, bout: &Track) -> Option<([usize; 2], usize, usize)> {
        let of_this =
            (bout.config(), bout.swaps()) == (self.setting.config, Some(self.setting.swaps));
        let states = Side::PAIR.map(|seat| {
            let hand = bout.hand(seat);
            let state = self.states[seat.index()].find(hand, bout.last(seat))?;
            (!bout.playable(seat).is_empty()).then_some((state, hand.len()))
        });
        let [Some((i, held)), Some((j, other))] = states else {
            return None;
        };
        let on_track = (-EDGE..=EDGE).contains(&bout.position());
        let place = (i32::from(bout.position()) + MIDDLE as i32) as usize;
        (of_this && on_track && held == other).then_some(([i, j], held, place))
    }
}

#[cfg(test)]
#[path = "solver_tests.rs"]
mod tests;

#[cfg(test)]
#[path = "exact_tests.rs"]
mod exact_tests;
