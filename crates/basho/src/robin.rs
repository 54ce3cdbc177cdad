//! The round robin of `track` (rule page, “Tournament: round robin”).
//!
//! It stores the entrants and the results of their bouts. Schedule and table follow from these.
//!
//! **Schedule.** The circle method: all entrants but the last stand in a circle, and the last stands in the middle. If their number is
//! odd, all stand in the circle, and the middle is a bye. In round `r`, the entrant at place `r` meets the middle, and those `i` places to
//! either side of it meet each other. East alternates with `i`, and for the middle with `r`, so the numbers of bouts that an entrant
//! sits East and West differ by at most one.

use std::cmp::Reverse;

use rules::{
    Side,
    track::{Config, Verdict},
};
use serde::{Deserialize, Serialize};

use super::{Fighter, Refusal, stored_name};

/// The smallest number of entrants.
pub const FEWEST: usize = 3;

/// A tournament: who wrestles, and how each bout has ended so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundRobin {
    id: u64,
    config: Config,
    #[serde(default)]
    clock: u16,
    entrants: Vec<Fighter>,
    /// One result for each bout of the schedule; `None` until the bout is over.
    results: Vec<Option<Verdict>>,
}

/// A bout of the schedule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// Its number in the schedule, counted from 0.
    pub bout: usize,
    /// The round, counted from 0.
    pub round: usize,
    /// The entrants who sit East and West, as indices into [`RoundRobin::entrants`].
    pub seats: [usize; 2],
}

impl Pairing {
    /// The entrant's side; `None` if the entrant is not in this bout.
    pub fn side_of(self, entrant: usize) -> Option<Side> {
        let mut sides = Side::PAIR.into_iter().zip(self.seats);
        sides.find_map(|(side, sits)| (sits == entrant).then_some(side))
    }
}

/// A row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// The entrant, as an index into [`RoundRobin::entrants`].
    pub entrant: usize,
    /// The place in the table, counted from 1. Entrants whom no criterion separates share one.
    pub place: usize,
    /// Number of bouts that are over.
    pub played: usize,
    /// Number of bouts won by push-off.
    pub push_offs: usize,
    /// Number of bouts won by position.
    pub positions: usize,
    /// Number of ties.
    pub ties: usize,
    /// Number of bouts lost in any way.
    pub losses: usize,
    /// Points: three for a push-off, two for a win by position, one for a tie.
    pub points: usize,
}

impl RoundRobin {
    /// A round robin before its first bout. The caller draws the id at random.
    ///
    /// Computer opponents of the same strength may be entered several times and count as different entrants.
    ///
    /// # Errors
    /// If there are too few entrants, a wrestler or a guest is entered twice, or a guest's name is not a [`stored_name`].
    pub fn new(id: u64, config: Config, entrants: Vec<Fighter>) -> Result<Self, Refusal> {
        if entrants.len() < FEWEST {
            return Err(Refusal::TooFew);
        }
        for (place, fighter) in entrants.iter().enumerate() {
            if let Fighter::Guest(name) = fighter
                && stored_name(name).as_ref() != Some(name)
            {
                return Err(Refusal::NoName);
            }
            let computer = matches!(fighter, Fighter::Computer(_));
            if !computer && entrants[..place].contains(fighter) {
                return Err(Refusal::EnteredTwice);
            }
        }
        let bouts = entrants.len() * (entrants.len() - 1) / 2;
        Ok(Self {
            id,
            config,
            clock: 0,
            entrants,
            results: vec![None; bouts],
        })
    }

    /// The same entrants, variant and clock, before the first bout. The caller draws the id at random.
    #[must_use]
    pub fn again(&self, id: u64) -> Self {
        Self {
            id,
            results: vec![None; self.results.len()],
            ..self.clone()
        }
    }

    /// The round robin, if this type's own methods could have made it.
    ///
    /// # Errors
    /// The first fault.
    pub fn checked(self) -> Result<Self, Refusal> {
        let mut sound = Self::new(self.id, self.config, self.entrants)?.timed(self.clock);
        if self.results.len() != sound.results.len() {
            return Err(Refusal::NoBout);
        }
        for (bout, verdict) in self.results.into_iter().enumerate() {
            if let Some(verdict) = verdict {
                sound.enter(bout, verdict)?;
            }
        }
        Ok(sound)
    }

    /// The round robin's unique id.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// The variant of `track` in which all its bouts are played.
    pub fn config(&self) -> Config {
        self.config
    }

    /// The round robin with a clock of that many seconds for each choice; 0 for no clock.
    #[must_use]
    pub fn timed(mut self, clock: u16) -> Self {
        self.clock = clock;
        self
    }

    /// How many seconds people have for each choice; 0 if there is no clock.
    pub fn clock(&self) -> u16 {
        self.clock
    }

    /// The entrants, in the order of entry.
    pub fn entrants(&self) -> &[Fighter] {
        &self.entrants
    }

    /// The number of places in the circle, which is also the number of rounds.
    fn circle(&self) -> usize {
        self.entrants.len() - 1 + self.entrants.len() % 2
    }

    /// The number of rounds: one less than the number of entrants or, if that is odd and each round has a bye, the same.
    pub fn rounds(&self) -> usize {
        self.circle()
    }

    /// The index of the entrant who has a bye in that round; `None` if the number of entrants is even.
    pub fn bye(&self, round: usize) -> Option<usize> {
        let odd = self.entrants.len() % 2 == 1;
        (odd && round < self.rounds()).then_some(round)
    }

    /// The bout of that number.
    pub fn pairing(&self, bout: usize) -> Option<Pairing> {
        let (circle, each) = (self.circle(), self.entrants.len() / 2);
        let round = bout / each;
        if round >= circle {
            return None;
        }
        // With an odd number of entrants, the middle is the bye and has no bout.
        let aside = bout % each + self.entrants.len() % 2;
        let pair = if aside == 0 {
            [circle, round]
        } else {
            [(round + aside) % circle, (round + circle - aside) % circle]
        };
        let turned = if aside == 0 { round } else { aside + 1 } % 2 == 1;
        let [one, other] = pair;
        Some(Pairing {
            bout,
            round,
            seats: if turned { [other, one] } else { pair },
        })
    }

    /// All bouts, round by round.
    pub fn pairings(&self) -> impl Iterator<Item = Pairing> {
        (0..self.results.len()).filter_map(|bout| self.pairing(bout))
    }

    /// How a bout ended, in the seats of its pairing; `None` until it is over.
    pub fn result(&self, bout: usize) -> Option<Verdict> {
        self.results.get(bout).copied().flatten()
    }

    /// Enters the result of a bout once and returns whether it was new. If the bout already has a result, nothing changes.
    ///
    /// # Errors
    /// If there is no such bout.
    pub fn enter(&mut self, bout: usize, verdict: Verdict) -> Result<bool, Refusal> {
        let result = self.results.get_mut(bout).ok_or(Refusal::NoBout)?;
        let new = result.is_none();
        result.get_or_insert(verdict);
        Ok(new)
    }

    /// Joins the results that two tabs entered independently of each other; where both have one, theirs wins. If they hold different round
    /// robins, theirs has replaced ours.
    #[must_use]
    pub fn joined(self, mut theirs: Self) -> Self {
        if self.id == theirs.id {
            for (theirs, ours) in theirs.results.iter_mut().zip(self.results) {
                *theirs = theirs.or(ours);
            }
        }
        theirs
    }

    /// The first round with an open bout; `None` when all bouts are over.
    pub fn round(&self) -> Option<usize> {
        let bout = self.results.iter().position(Option::is_none)?;
        self.pairing(bout).map(|pairing| pairing.round)
    }

    /// The next bouts: the open ones of the first round that has any.
    pub fn next_bouts(&self) -> impl Iterator<Item = Pairing> {
        let round = self.round();
        self.pairings().filter(move |pairing| {
            Some(pairing.round) == round && self.result(pairing.bout).is_none()
        })
    }

    /// The table, best first. Entrants who share a place are in the order of entry.
    ///
    /// The direct result separates entrants level on points, then the number of push-offs does. The direct result among several is a table
    /// of their bouts against each other alone, with the same points. When one criterion has split a group, each smaller group that is
    /// still level begins again with the first. So if exactly two share a place, neither has beaten the other.
    pub fn table(&self) -> Vec<Standing> {
        let mut table: Vec<Standing> = (0..self.entrants.len())
            .map(|entrant| self.standing(entrant, |_| true))
            .collect();
        table.sort_by_key(|standing| Reverse(standing.points));
        let mut place = 1;
        for level in table.chunk_by_mut(|a, b| a.points == b.points) {
            self.place(level, place);
            place += level.len();
        }
        table
    }

    /// The entrant's row, from the bouts against opponents for whom `counts` is true.
    fn standing(&self, entrant: usize, counts: impl Fn(usize) -> bool) -> Standing {
        let mut standing = Standing {
            entrant,
            ..Standing::default()
        };
        for pairing in self.pairings() {
            let (Some(side), Some(verdict)) = (pairing.side_of(entrant), self.result(pairing.bout))
            else {
                continue;
            };
            if !counts(pairing.seats[side.other().index()]) {
                continue;
            }
            standing.played += 1;
            standing.points += usize::from(verdict.points()[side.index()]);
            match verdict {
                Verdict::OshiDashi(winner) if winner == side => standing.push_offs += 1,
                Verdict::Position(winner) if winner == side => standing.positions += 1,
                Verdict::OshiDashi(_) | Verdict::Position(_) => standing.losses += 1,
                Verdict::Tie => standing.ties += 1,
            }
        }
        standing
    }

    /// Sorts entrants level on points, and gives them places from `place` on.
    fn place(&self, level: &mut [Standing], place: usize) {
        let among: Vec<usize> = level.iter().map(|standing| standing.entrant).collect();
        let direct = |standing: &Standing| {
            let against = |other| among.contains(&other);
            Reverse(self.standing(standing.entrant, against).points)
        };
        let push_offs = |standing: &Standing| Reverse(standing.push_offs);
        if !self.split(level, place, direct) && !self.split(level, place, push_offs) {
            for standing in level {
                standing.place = place;
            }
        }
    }

    /// Whether the key separates these entrants. If so, it has sorted them and given them their places.
    fn split<K: Ord>(
        &self,
        level: &mut [Standing],
        mut place: usize,
        key: impl Fn(&Standing) -> K,
    ) -> bool {
        let all = level.len();
        level.sort_by_key(&key);
        let mut ties = level.chunk_by_mut(|a, b| key(a) == key(b)).peekable();
        if ties.peek().is_some_and(|tie| tie.len() == all) {
            return false;
        }
        for tie in ties {
            self.place(tie, place);
            place += tie.len();
        }
        true
    }
}

#[cfg(test)]
mod tests;
