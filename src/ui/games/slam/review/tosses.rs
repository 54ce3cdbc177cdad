//! The throws that led to each frame of a record.

use crate::{
    physics::{Flight, Pose, Toss},
    rules::{
        Game as _, Seat, Step,
        slam::{Chance, Due, Event, Fall, Slam, Wrestler},
    },
    session::Table,
    ui::{
        games::slam::{
            poses::posed_falls,
            told::{self, Rope, Throws},
        },
        stage::Replay,
    },
};

/// The tosses of a record, and the ring into which they went.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct ToldTosses {
    /// The table options of the ring.
    pub(super) rope: Rope,
    /// The tosses, in order.
    tosses: Vec<Told>,
    /// For each frame, the index of the toss that led to it.
    led: Vec<Option<usize>>,
}

/// A toss in the record.
#[derive(Clone, PartialEq, Debug)]
struct Told {
    /// The throws; `None` if the record has none, or impossible ones.
    throws: Option<Throws>,
    /// The index of the first toss of the same turn.
    first: usize,
    round: u16,
    /// How the wrestlers fell.
    falls: [Option<Fall>; 2],
}

/// The known flights, each with the index of its toss.
pub(super) type Flown = Vec<(usize, std::sync::Arc<Flight>)>;

impl ToldTosses {
    /// The tosses of this replay. If the record does not say how the rope lies, its throws mean nothing.
    pub(super) fn of(replay: &Replay<Slam>) -> Self {
        let tags = &replay.table.record().tags;
        let tag = |name: &str| {
            let found = tags.iter().find(|(tag, _)| tag == name);
            found.map(|(_, value)| value.as_str()).unwrap_or_default()
        };
        let rope = Rope::read(tag(told::ROPE));
        let throws = rope.as_ref().and(told::read_throws(tag(told::THROWS)));
        let tosses = tosses(&replay.table, throws.unwrap_or_default());
        Self {
            led: led(&replay.table, &tosses),
            rope: rope.unwrap_or_default(),
            tosses,
        }
    }

    /// The index of the toss that led to this frame.
    pub(super) fn toss_at(&self, frame: usize) -> Option<usize> {
        self.led.get(frame).copied().flatten()
    }

    /// The round of the toss.
    pub(super) fn round(&self, toss: usize) -> u16 {
        self.tosses.get(toss).map_or(1, |toss| toss.round)
    }

    /// How the wrestlers fell that were in the ring after the toss.
    pub(super) fn falls(&self, toss: usize) -> [Option<Fall>; 2] {
        self.tosses.get(toss).map_or([None; 2], |toss| toss.falls)
    }

    /// The flight of a toss, if it is known and ends as the record says.
    pub(super) fn flight<'a>(
        &self,
        toss: usize,
        flown: &'a Flown,
    ) -> Option<&'a std::sync::Arc<Flight>> {
        let (_, flight) = flown.iter().find(|(place, _)| *place == toss)?;
        let falls = flight.rest.map(|rest| rest.map(|(_, fall)| fall));
        (falls == self.falls(toss)).then_some(flight)
    }

    /// How the wrestlers lie after a toss. While the flight is unknown, the poses only fit the falls.
    pub(super) fn rest(&self, toss: usize, flown: &Flown) -> [Option<Pose>; 2] {
        match self.flight(toss, flown) {
            Some(flight) => flight.rest.map(|rest| rest.map(|(pose, _)| pose)),
            None => posed_falls(self.falls(toss)),
        }
    }

    /// The next toss to simulate for the flight of this toss; `None` if the flight is known, or cannot be.
    pub(super) fn to_fly(&self, toss: usize, flown: &Flown) -> Option<(u32, Toss)> {
        let first = self.tosses.get(toss)?.first;
        let known = |place: usize| flown.iter().any(|(of, _)| *of == place);
        let next = (first..=toss).find(|&place| !known(place))?;
        let before = next.checked_sub(1).filter(|&before| before >= first);
        let lies = match before {
            // If a flight ended differently from the record, no later flight of the turn can be known.
            Some(before) => {
                let flight = self.flight(before, flown)?;
                flight.rest.map(|rest| rest.map(|(pose, _)| pose))
            }
            None => [None; 2],
        };
        let told = self.tosses.get(next)?;
        let throws = told.throws?;
        let toss = Toss {
            outline: self.rope.outline(told.round),
            throws,
            lies: [0, 1].map(|place| lies[place].filter(|_| throws[place].is_none())),
        };
        Some((next as u32, toss))
    }
}

/// The tosses of a bout, with the recorded throws that fit them.
fn tosses(table: &Table<Slam>, throws: Vec<Throws>) -> Vec<Told> {
    let record = table.record();
    let mut state = Slam::new(&record.config);
    let mut throws = throws.into_iter();
    let mut all: Vec<Told> = Vec::new();
    for &step in &record.steps {
        if let Step::Chance(chance) = step {
            let round = state.round();
            let place = all.len();
            match (chance, state.due(), state.tied()) {
                (Chance::Landing(landing), Some(Due::Throw { throw, thrown, .. }), _) => {
                    let takes = Wrestler::PAIR.map(|it| thrown.takes(it));
                    let first = (throw > 1).then(|| all.last().map(|toss| toss.first));
                    all.push(Told {
                        throws: throws.next().filter(|throws| fit(throws, takes)),
                        first: first.flatten().unwrap_or(place),
                        round,
                        falls: landing.0.map(Some),
                    });
                }
                (Chance::Fall(fall), _, Some(tied)) => {
                    let pair = tied.len() == 2;
                    let second = pair && tied.iter().any(|(_, fall)| fall.is_some());
                    match all.last_mut().filter(|_| second) {
                        Some(toss) => toss.falls[1] = Some(fall),
                        None => all.push(Told {
                            throws: throws.next().filter(|it| fit(it, [true, pair])),
                            first: place,
                            round,
                            falls: [Some(fall), None],
                        }),
                    }
                }
                _ => (),
            }
        }
        if state.apply(step, &mut ()).is_err() {
            break;
        }
    }
    all
}

fn fit(throws: &Throws, takes: [bool; 2]) -> bool {
    throws.map(|throw| throw.is_some()) == takes
}

/// For each frame, the index of the toss that led to it.
fn led(table: &Table<Slam>, tosses: &[Told]) -> Vec<Option<usize>> {
    let mut next = 0_usize;
    // In a tie-break of two players, the seat whose fall has already been reported.
    let mut half: Option<Seat> = None;
    let event = |frame| table.event(frame, crate::rules::Viewer::Public);
    (0..table.len())
        .map(|frame| {
            match event(frame) {
                Some(Event::Landed { .. }) => {
                    next += 1;
                    half = None;
                }
                Some(Event::Threw { seat, .. }) => {
                    let both = next
                        .checked_sub(1)
                        .and_then(|last| tosses.get(last))
                        .is_some_and(|toss| toss.falls[1].is_some());
                    if half.take().is_none() || !both {
                        next += 1;
                        half = Some(seat);
                    }
                }
                _ => (),
            }
            next.checked_sub(1)
        })
        .collect()
}
