//! The throws that led to each frame of a record.

use crate::{
    physics::{Flight, Pose, Toss},
    rules::{
        Seat,
        slam::{Event, Fall, Slam},
    },
    session::Table,
    ui::{
        games::slam::{
            poses::posed_falls,
            told::{Rope, Throws, told},
            tossed::{Tossed, tosses},
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
    tosses: Vec<Tossed>,
    /// Their throws; `None` if the record has none, or impossible ones.
    throws: Vec<Option<Throws>>,
    /// For each frame, the index of the toss that led to it.
    led: Vec<Option<usize>>,
}

/// The known flights, each with the index of its toss.
pub(super) type Flown = Vec<(usize, std::sync::Arc<Flight>)>;

impl ToldTosses {
    /// The tosses of this replay.
    pub(super) fn of(replay: &Replay<Slam>) -> Self {
        let record = replay.table.record();
        let (rope, throws) = told(&record.tags);
        let tosses = tosses(record);
        let throws = (0..).zip(&tosses).map(|(place, toss)| {
            let throws = throws.get(place).copied();
            throws.filter(|throws| toss.fits(throws))
        });
        Self {
            rope: rope.unwrap_or_default(),
            throws: throws.collect(),
            led: led(&replay.table, &tosses),
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
        let throws = self.throws.get(next).copied()??;
        let toss = Toss {
            outline: self.rope.outline(self.round(next)),
            throws,
            lies: [0, 1].map(|place| lies[place].filter(|_| throws[place].is_none())),
        };
        Some((next as u32, toss))
    }
}

/// For each frame, the index of the toss that led to it.
fn led(table: &Table<Slam>, tosses: &[Tossed]) -> Vec<Option<usize>> {
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
