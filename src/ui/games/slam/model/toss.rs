//! Throws: who throws which wrestlers, how they lie, and what the rules learn of it.

use super::{
    Arc, Cast, Chance, Due, Event, Fall, Flight, Landing, Model, Pose, Scene, Seat, Throw, Throws,
    Toss, Wrestler, told,
};
use crate::{
    physics::{Luck, Outline},
    rules::{Step, slam::Ring},
};

impl Model {
    /// Whether two players are tied, who then throw at the same time.
    pub fn at_once(&self) -> bool {
        self.bout().tied().is_some_and(|tied| tied.len() == 2)
    }

    /// The player whose throw the bout waits for.
    pub(super) fn thrower(&self) -> Option<Seat> {
        match self.bout().due()? {
            Due::Throw { seat, .. } => Some(seat),
            Due::TieBreak { seat } => match self.bout().tied().as_deref() {
                Some([_, (second, _)]) if self.set.is_some() => Some(*second),
                _ => Some(seat),
            },
        }
    }

    /// Which wrestlers the next thrower has in hand.
    pub fn in_hand(&self) -> [bool; 2] {
        match self.bout().due() {
            Some(Due::Throw { thrown, .. }) => Wrestler::PAIR.map(|it| thrown.takes(it)),
            Some(Due::TieBreak { .. }) if self.set.is_some() => [false, true],
            Some(Due::TieBreak { .. }) => [true, false],
            None => [false; 2],
        }
    }

    /// Which wrestlers the next toss throws.
    pub(super) fn takes(&self) -> [bool; 2] {
        match self.bout().due() {
            Some(Due::TieBreak { .. }) if self.at_once() => [true; 2],
            Some(Due::TieBreak { .. }) => [true, false],
            _ => self.in_hand(),
        }
    }

    /// The outline of the rope on the clay.
    pub fn outline(&self) -> Outline {
        // While the result of a finished round is shown, its ring stays.
        let shown = self
            .seen
            .checked_sub(1)
            .filter(|_| self.scene() == Scene::Scored);
        let round = shown.and_then(|place| self.table.state_after(place));
        self.rope.outline(round.unwrap_or(self.bout()).round())
    }

    /// How both wrestlers lie in the ring; `None` for one that is not in it.
    pub fn lies(&self) -> [Option<Pose>; 2] {
        let last = self.casts.last().map_or([None; 2], |cast| cast.rest);
        match self.scene() {
            Scene::Scored | Scene::Over => last,
            _ if self.bout().lies().is_none() => [None; 2],
            _ => {
                let gone = self.in_hand();
                [0, 1].map(|place| last[place].filter(|_| !gone[place]))
            }
        }
    }

    /// The last landing in the rules, while it is on screen.
    pub fn landing(&self) -> Option<Landing> {
        match self.scene() {
            Scene::Scored => self.news().into_iter().find_map(|event| match event {
                Event::Scored { landing, .. } => Some(landing),
                _ => None,
            }),
            Scene::Decides(_) | Scene::Thinks(_) | Scene::Throws(_) => self.bout().lies(),
            _ => None,
        }
    }

    /// The fall of each wrestler in the ring: from the landing or, while they are shown, from the throws of a tie-break.
    pub fn falls(&self) -> [Option<Fall>; 2] {
        if let Some(landing) = self.landing() {
            return landing.0.map(Some);
        }
        let threw = |event: &Event| matches!(event, Event::Threw { .. });
        if self.scene() != Scene::Scored || !self.news().iter().any(threw) {
            return [None; 2];
        }
        let falls = self
            .last_thrown()
            .map(|(_, falls)| falls)
            .unwrap_or_default();
        [0, 1].map(|place| falls.get(place).copied())
    }

    /// The toss in the air, with its number.
    pub fn toss(&self) -> Option<(u32, Toss)> {
        let throws = self.under_way?;
        let lies = self.bout().lies().and(self.casts.last());
        let lies = lies.map_or([None; 2], |cast| cast.rest);
        let toss = Toss {
            outline: self.rope.outline(self.bout().round()),
            throws,
            lies: [0, 1].map(|place| lies[place].filter(|_| throws[place].is_none())),
        };
        Some((self.mark(), toss))
    }

    /// The request to the worker: the toss in the air, until its flight is known.
    pub fn to_fly(&self) -> Option<(u32, Toss)> {
        self.toss()
            .filter(|_| self.flight.is_none() && !self.failed)
    }

    /// The number of tosses that have come to rest.
    pub fn casts(&self) -> usize {
        self.casts.len()
    }

    /// The ring of the last toss, and the falls of the wrestlers that it threw.
    pub fn last_thrown(&self) -> Option<(Ring, Vec<Fall>)> {
        let cast = self.casts.last()?;
        let mut falls: Vec<Fall> = Vec::new();
        let mut round = 1;
        let first = cast.step as usize;
        for (place, step) in self.table.record().steps.iter().enumerate().skip(first) {
            match step {
                Step::Chance(Chance::Landing(landing)) if place == first => {
                    let taken = landing.0.into_iter().zip(cast.throws);
                    falls.extend(taken.filter_map(|(fall, throw)| throw.map(|_| fall)));
                }
                Step::Chance(Chance::Fall(fall)) if falls.len() < thrown(cast) => falls.push(*fall),
                _ => break,
            }
        }
        if let Ok(bout) = self.table.record().replay(first, &mut ()) {
            round = bout.round();
        }
        Some((self.rope.ring(round), falls))
    }

    /// The number of the toss in the air.
    pub(super) fn in_the_air(&self) -> Option<u32> {
        self.under_way.is_some().then(|| self.mark())
    }

    /// The flight that is being played.
    pub fn flight(&self) -> Option<&Arc<Flight>> {
        self.flight.as_ref()
    }

    /// A number drawn from the bout's seed: the same choices get the same luck.
    pub(super) fn drawn(&self, salt: u64) -> u32 {
        let steps = self.table.record().steps.len() as u64;
        let set = u64::from(self.set.is_some());
        Luck::new(self.lot ^ (4 * steps + 2 * set + salt)).lot()
    }

    /// Throws what the thrower has in hand; during a decision, throws what the player has picked.
    pub(super) fn throw(&mut self, throw: Throw) {
        if matches!(self.scene(), Scene::Decides(_)) {
            self.again();
        }
        let waits = matches!(
            self.scene(),
            Scene::Throws(_) | Scene::TieBreak(_) | Scene::Thinks(_)
        );
        if !waits || self.thrower().is_none() || !told::can_be(&throw) {
            return;
        }
        let lots = [0, 1].map(|salt| self.drawn(salt));
        if self.at_once() {
            let own = Throw {
                lot: lots[0],
                ..throw
            };
            match self.set.take() {
                None => self.set = Some(own),
                Some(first) => self.under_way = Some([Some(first), Some(own)]),
            }
            return;
        }
        let takes = self.takes();
        let throws: Throws = [0, 1].map(|place| {
            let lot = lots[place];
            takes[place].then_some(Throw { lot, ..throw })
        });
        self.under_way = Some(throws);
    }

    /// Ends the flight: its landing becomes a chance step.
    pub(super) fn land(&mut self) {
        let (Some(throws), Some(flight)) = (self.under_way, self.flight.take()) else {
            return;
        };
        let step = self.table.record().steps.len() as u32;
        let falls = flight.rest.map(|rest| rest.map(|(_, fall)| fall));
        if !self.tell(falls) {
            self.failed = true;
            return;
        }
        self.under_way = None;
        self.set = None;
        self.casts.push(Cast {
            step,
            throws,
            rest: flight.rest.map(|rest| rest.map(|(pose, _)| pose)),
        });
    }

    /// Passes the falls to the rules. Returns whether the rules accept them.
    fn tell(&mut self, falls: [Option<Fall>; 2]) -> bool {
        let tied = self.bout().tied().is_some();
        let at_once = self.at_once();
        match falls {
            [Some(a), Some(b)] if !tied => {
                let landing = Chance::Landing(Landing([a, b]));
                self.table.chance(landing).is_ok()
            }
            [Some(a), Some(b)] if at_once => {
                self.table.chance(Chance::Fall(a)).is_ok()
                    && self.table.chance(Chance::Fall(b)).is_ok()
            }
            [Some(a), _] if tied && !at_once => self.table.chance(Chance::Fall(a)).is_ok(),
            _ => false,
        }
    }
}

/// The number of wrestlers that the toss threw.
fn thrown(cast: &Cast) -> usize {
    cast.throws.iter().flatten().count()
}
