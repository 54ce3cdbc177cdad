//! The round robin of `track` (rule page, “Tournament: round robin”).
//!
//! Stored are the entrants and what their bouts came to; schedule and table follow from them.
//!
//! **Schedule.** The circle method: all but the last entrant stand in a circle, the last (where their number is odd, a bye) in its middle.
//! In round `r` the one at place `r` meets the middle, and those `i` places to either side of it meet each other. Who sits East changes with
//! `i`, and for the middle with `r`: nobody sits on one side more than once oftener than on the other.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::{Fighter, Refusal, tidy};
use crate::rules::{
    Seat,
    track::{Config, Verdict},
};

/// The fewest entrants.
pub const FEWEST: usize = 3;

/// A tournament: who wrestles, and how each bout has ended so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundRobin {
    id: u64,
    config: Config,
    #[serde(default)]
    clock: u16,
    entrants: Vec<Fighter>,
    /// One for each bout of the schedule; none where it is still to come.
    results: Vec<Option<Verdict>>,
}

/// A bout of the schedule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairing {
    /// Its number in the schedule, counted from 0; tells it from the others.
    pub bout: usize,
    /// The round, counted from 0.
    pub round: usize,
    /// Who sits East, and who West, by place among the entrants.
    pub seats: [usize; 2],
}

impl Pairing {
    /// Where that entrant sits.
    pub fn seat_of(self, entrant: usize) -> Option<Seat> {
        let seats = Seat::PAIR.into_iter().zip(self.seats);
        seats
            .into_iter()
            .find_map(|(seat, sits)| (sits == entrant).then_some(seat))
    }
}

/// A row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Who it is, by place among the entrants.
    pub entrant: usize,
    /// The place in the table, counted from 1; shared by those whom nothing tells apart.
    pub place: usize,
    /// Bouts that have been decided.
    pub played: usize,
    /// Won by push-off.
    pub push_offs: usize,
    /// Won by position.
    pub positions: usize,
    /// Tied.
    pub ties: usize,
    /// Lost, by whatever.
    pub losses: usize,
    /// Three for a push-off, two for a win by position, one for a tie.
    pub points: usize,
}

impl RoundRobin {
    /// A round robin before its first bout; the id is drawn by lot.
    ///
    /// Computer opponents of one strength may stand in it several times: they are different wrestlers there.
    ///
    /// # Errors
    /// When they are too few, or a wrestler or a guest stands twice, or a guest's name is none.
    pub fn new(id: u64, config: Config, entrants: Vec<Fighter>) -> Result<Self, Refusal> {
        if entrants.len() < FEWEST {
            return Err(Refusal::TooFew);
        }
        for (place, fighter) in entrants.iter().enumerate() {
            if let Fighter::Guest(name) = fighter
                && tidy(name).as_ref() != Some(name)
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

    /// The round robin, if it could have come about by these means.
    ///
    /// # Errors
    /// What does not fit.
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

    /// Tells the round robin from all others.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// The variants of `track` that all its bouts are played in.
    pub fn config(&self) -> Config {
        self.config
    }

    /// The round robin with so many seconds for a choice; 0 for no clock.
    #[must_use]
    pub fn timed(mut self, clock: u16) -> Self {
        self.clock = clock;
        self
    }

    /// How many seconds people have for a choice; 0 where there is no clock.
    pub fn clock(&self) -> u16 {
        self.clock
    }

    /// Who wrestles.
    pub fn entrants(&self) -> &[Fighter] {
        &self.entrants
    }

    /// The places of the circle: a round has a bout or the bye for each.
    fn circle(&self) -> usize {
        self.entrants.len() - 1 + self.entrants.len() % 2
    }

    /// How many rounds there are: one fewer than entrants, or with a bye in each as many.
    pub fn rounds(&self) -> usize {
        self.circle()
    }

    /// Who has a bye in that round, by place among the entrants; nobody where their number is even.
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
        // With a bye, nobody meets the middle.
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

    /// How a bout ended, East being the first of its pairing; none while it is still to come.
    pub fn result(&self, bout: usize) -> Option<Verdict> {
        self.results.get(bout).copied().flatten()
    }

    /// Writes down how a bout ended, once: where something is written already, nothing changes. Tells whether it was new.
    ///
    /// # Errors
    /// When there is no such bout, or a seat won that is not in it.
    pub fn enter(&mut self, bout: usize, verdict: Verdict) -> Result<bool, Refusal> {
        let winner = verdict.outcome().winner();
        let result = self.results.get_mut(bout).ok_or(Refusal::NoBout)?;
        if winner.is_some_and(|seat| !Seat::PAIR.contains(&seat)) {
            return Err(Refusal::NoBout);
        }
        let new = result.is_none();
        result.get_or_insert(verdict);
        Ok(new)
    }

    /// The first round in which a bout is still to come; none when all are over.
    pub fn round(&self) -> Option<usize> {
        let bout = self.results.iter().position(Option::is_none)?;
        self.pairing(bout).map(|pairing| pairing.round)
    }

    /// The next bouts (取組): those of that round that are still to come.
    pub fn torikumi(&self) -> impl Iterator<Item = Pairing> {
        let round = self.round();
        self.pairings().filter(move |pairing| {
            Some(pairing.round) == round && self.result(pairing.bout).is_none()
        })
    }

    /// The table, best first; those who share a place in the order in which they were entered.
    ///
    /// Ties on points are told apart by the direct result, then by push-offs. The direct result among any number is read as a table of their
    /// bouts against each other alone, by the same points. Those who are still level when one of the two has split a tie are a smaller tie
    /// and begin anew: so where just two share a place, neither has beaten the other.
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

    /// What an entrant's bouts come to against those whom `counts` names.
    fn standing(&self, entrant: usize, counts: impl Fn(usize) -> bool) -> Standing {
        let mut standing = Standing {
            entrant,
            ..Standing::default()
        };
        for pairing in self.pairings() {
            let (Some(seat), Some(verdict)) = (pairing.seat_of(entrant), self.result(pairing.bout))
            else {
                continue;
            };
            if !counts(pairing.seats[seat.other().index()]) {
                continue;
            }
            standing.played += 1;
            standing.points += usize::from(verdict.points()[seat.index()]);
            match verdict {
                Verdict::OshiDashi(winner) if winner == seat => standing.push_offs += 1,
                Verdict::Position(winner) if winner == seat => standing.positions += 1,
                Verdict::OshiDashi(_) | Verdict::Position(_) => standing.losses += 1,
                Verdict::Tie => standing.ties += 1,
            }
        }
        standing
    }

    /// Puts those level on points in order, from that place on.
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

    /// Whether the key tells those who are level apart; then they are in its order, and have their places.
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
