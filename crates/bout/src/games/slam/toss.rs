//! Throws: who throws which wrestlers, how they lie, and what the rules learn of it.

use physics::{Luck, Outline};
use rules::Step;

use super::{
    Arc, Chance, Due, Event, Fall, Figure, Flight, Landing, Model, Phase, Pose, Record,
    RecordedToss, Rested, Ring, RingState, Seat, Slam, Throw, Throws, Toss, posed_falls,
    record_tags, tosses,
};

impl RingState {
    /// Whether two players are tied, who then throw at the same time.
    pub(super) fn are_two(bout: &Slam) -> bool {
        bout.tied().is_some_and(|tied| tied.len() == 2)
    }

    /// The player whose throw the bout waits for.
    pub(super) fn thrower(&self, bout: &Slam) -> Option<Seat> {
        match bout.due()? {
            Due::Throw { seat, .. } => Some(seat),
            Due::TieBreak { seat } => match bout.tied().as_deref() {
                Some([_, (second, _)]) if self.set.is_some() => Some(*second),
                _ => Some(seat),
            },
        }
    }

    /// Which wrestlers the next thrower has in hand.
    fn in_hand(&self, bout: &Slam) -> [bool; 2] {
        match bout.due() {
            Some(Due::Throw { thrown, .. }) => Figure::PAIR.map(|it| thrown.takes(it)),
            Some(Due::TieBreak { .. }) if self.set.is_some() => [false, true],
            Some(Due::TieBreak { .. }) => [true, false],
            None => [false; 2],
        }
    }

    /// Which wrestlers the next toss throws.
    pub(super) fn takes(&self, bout: &Slam) -> [bool; 2] {
        match bout.due() {
            Some(Due::TieBreak { .. }) => [true, Self::are_two(bout)],
            _ => self.in_hand(bout),
        }
    }
}

/// Whether going back to this number of steps would split a toss that decided two steps.
pub(super) fn is_in_a_toss(record: &Record<Slam>, steps: usize) -> bool {
    let Some(before) = steps.checked_sub(1) else {
        return false;
    };
    let fall = matches!(
        record.steps.get(before),
        Some(Step::Chance(Chance::Fall(_)))
    );
    let both = |toss: &RecordedToss| toss.step == before && toss.takes[1];
    fall && tosses(record).iter().any(both)
}

impl Model {
    /// Whether two players are tied, who then throw at the same time.
    pub fn at_once(&self) -> bool {
        RingState::are_two(self.bout())
    }

    /// Which wrestlers the next thrower has in hand.
    pub fn in_hand(&self) -> [bool; 2] {
        self.extras().in_hand(self.bout())
    }

    /// Which wrestlers wait for the next toss.
    pub fn waits(&self) -> [bool; 2] {
        match self.phase() {
            Phase::Throws(_) | Phase::TieBreak(_) | Phase::Flies => {
                self.extras().takes(self.bout())
            }
            Phase::Thinks(_) if self.its_throw().is_some() => self.extras().takes(self.bout()),
            _ => [false; 2],
        }
    }

    /// The outline of the rope on the clay.
    pub fn outline(&self) -> Outline {
        // While the result of a finished round is shown, its ring stays.
        let before = self.current_frame().and_then(|frame| frame.checked_sub(1));
        let round = before.and_then(|frame| self.table().state_after(frame));
        self.rope().outline(round.unwrap_or(self.bout()).round())
    }

    /// How both wrestlers have come to rest. If their poses are not known, they get poses that fit their falls.
    fn rest(&self, landing: Option<Landing>) -> [Option<Pose>; 2] {
        let last = self.extras().casts.last().filter(|cast| cast.lies());
        match (last, landing) {
            (Some(cast), _) => cast.rest,
            (None, Some(landing)) => posed_falls(landing.0.map(Some)),
            (None, None) => [None; 2],
        }
    }

    /// How both wrestlers lie in the ring; `None` for one that is not in it.
    pub fn lies(&self) -> [Option<Pose>; 2] {
        let last = self.rest(self.landing().or(self.bout().lies()));
        match self.phase() {
            Phase::Scored | Phase::Over => last,
            _ if self.bout().lies().is_none() => [None; 2],
            _ => {
                let gone = self.in_hand();
                [0, 1].map(|place| last[place].filter(|_| !gone[place]))
            }
        }
    }

    /// The last landing in the rules, while it is on screen.
    pub fn landing(&self) -> Option<Landing> {
        match self.phase() {
            Phase::Scored => self.news().into_iter().find_map(|event| match event {
                Event::Scored { landing, .. } => Some(landing),
                _ => None,
            }),
            Phase::Decides(_) | Phase::Thinks(_) | Phase::Throws(_) => self.bout().lies(),
            _ => None,
        }
    }

    /// The fall of each wrestler in the ring: from the landing or, while they are shown, from the throws of a tie-break.
    pub fn falls(&self) -> [Option<Fall>; 2] {
        if let Some(landing) = self.landing() {
            return landing.0.map(Some);
        }
        let threw = |event: &Event| matches!(event, Event::Threw { .. });
        if self.phase() != Phase::Scored || !self.news().iter().any(threw) {
            return [None; 2];
        }
        self.last_toss().map_or([None; 2], |toss| toss.falls)
    }

    /// The toss in the air, with its number.
    pub fn toss(&self) -> Option<(u32, Toss)> {
        let throws = self.extras().under_way?;
        let landing = self.bout().lies();
        let lies = landing.map_or([None; 2], |_| self.rest(landing));
        Some((self.mark(), self.tossing(throws, lies)))
    }

    /// The toss of these throws at wrestlers that lie like this, in the current round.
    pub(super) fn tossing(&self, throws: Throws, lies: [Option<Pose>; 2]) -> Toss {
        Toss {
            outline: self.rope().outline(self.bout().round()),
            throws,
            lies: [0, 1].map(|place| lies[place].filter(|_| throws[place].is_none())),
        }
    }

    /// The request to the worker: the record's tosses after which the wrestlers lie in the ring, then the toss in the air, until their flights
    /// are known.
    pub fn to_fly(&self) -> Option<(u32, Toss)> {
        let flies = || self.toss().filter(|_| self.flight().is_none());
        let next = self.to_lay().or_else(flies);
        next.filter(|_| !self.failed())
    }

    /// The worker has simulated the toss of this number.
    pub(super) fn flown(&mut self, id: u32, flight: Arc<Flight>) {
        if self.to_lay().is_some_and(|(of, _)| of == id) {
            self.lay(&flight);
        } else if self.extras().under_way.is_some() && self.mark() == id {
            self.extras_mut().flight = Some(flight);
        } else {
            return;
        }
        self.set_failed(false);
    }

    /// The number of tosses that have come to rest.
    pub fn casts(&self) -> usize {
        self.extras().casts.len()
    }

    /// The last toss of the record.
    fn last_toss(&self) -> Option<RecordedToss> {
        tosses(self.table().record()).pop()
    }

    /// The ring of the last toss, and the falls of the wrestlers that it threw.
    pub fn last_thrown(&self) -> Option<(Ring, Vec<Fall>)> {
        let toss = self.last_toss()?;
        let falls = toss.falls.into_iter().zip(toss.takes);
        let thrown = falls.filter_map(|(fall, takes)| fall.filter(|_| takes));
        Some((self.rope().ring(toss.round), thrown.collect()))
    }

    /// The flight that is being played.
    pub fn flight(&self) -> Option<&Arc<Flight>> {
        self.extras().flight.as_ref()
    }

    /// A number drawn from the bout's seed: the same for every toss of this number, whatever was chosen before.
    pub(super) fn drawn(&self, salt: u64) -> u32 {
        let tosses = tosses(self.table().record()).len() as u64;
        let set = u64::from(self.extras().set.is_some());
        Luck::new(self.seed() ^ (4 * tosses + 2 * set + salt)).seed()
    }

    /// The throws of the toss with this number in the record that the bout follows or has left.
    fn recorded_throws(&self) -> Option<Throws> {
        let (_, throws) = record_tags::read(&self.script()?.tags);
        throws.get(tosses(self.table().record()).len()).copied()
    }

    /// The throws that are due whatever the thrower does: in a lesson, and for a computer as long as the bout follows a record.
    pub(super) fn fixed_throws(&self) -> Option<Throws> {
        let computer = self.makes_chance().is_some_and(|seat| !self.person(seat));
        let takes = self.extras().takes(self.bout());
        let fits = |throws: &Throws| throws.map(|throw| throw.is_some()) == takes;
        let fixed = self.is_bound() || computer && self.follows_script();
        self.recorded_throws().filter(fits).filter(|_| fixed)
    }

    /// Throws what the thrower has in hand; during a decision, throws what the player has picked.
    pub(super) fn throw(&mut self, throw: Throw) {
        if matches!(self.phase(), Phase::Decides(_)) {
            self.again();
        }
        let waits = matches!(
            self.phase(),
            Phase::Throws(_) | Phase::TieBreak(_) | Phase::Thinks(_)
        );
        if !waits || self.makes_chance().is_none() || !record_tags::can_be(&throw) {
            return;
        }
        // What luck did at the toss of this number in the record, it does again.
        let recorded = self.recorded_throws().unwrap_or_default();
        let seed = |place: usize, salt: u64| {
            let seed = recorded[place].map(|throw| throw.seed);
            seed.unwrap_or_else(|| self.drawn(salt))
        };
        let fixed = self.fixed_throws();
        if self.at_once() {
            let place = usize::from(self.extras().set.is_some());
            let own = fixed.and_then(|fixed| fixed[place]).unwrap_or(Throw {
                seed: seed(place, 0),
                ..throw
            });
            let ring_state = self.extras_mut();
            match ring_state.set.take() {
                None => ring_state.set = Some(own),
                Some(first) => ring_state.under_way = Some([Some(first), Some(own)]),
            }
            return;
        }
        let takes = self.extras().takes(self.bout());
        let throws: Throws = [0, 1].map(|place| {
            let seed = seed(place, place as u64);
            takes[place].then_some(Throw { seed, ..throw })
        });
        self.extras_mut().under_way = Some(fixed.unwrap_or(throws));
    }

    /// Ends the flight: its landing becomes a chance step.
    pub(super) fn land(&mut self) {
        let ring_state = self.extras_mut();
        let (Some(throws), Some(flight)) = (ring_state.under_way, ring_state.flight.take()) else {
            return;
        };
        let step = self.steps() as u32;
        let falls = flight.rest.map(|rest| rest.map(|(_, fall)| fall));
        if !self.tell(falls) {
            self.set_failed(true);
            return;
        }
        let ring_state = self.extras_mut();
        ring_state.under_way = None;
        ring_state.set = None;
        ring_state.casts.push(Rested {
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
                self.take_chance(landing)
            }
            [Some(a), Some(b)] if at_once => {
                self.take_chance(Chance::Fall(a)) && self.take_chance(Chance::Fall(b))
            }
            [Some(a), _] if tied && !at_once => self.take_chance(Chance::Fall(a)),
            _ => false,
        }
    }
}
