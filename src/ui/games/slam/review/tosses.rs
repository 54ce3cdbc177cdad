//! The tosses of a record, and their flights.

use bout::games::slam::{
    RecordedToss, posed_falls,
    record_tags::{self, Rope, Throws},
    tosses,
};
use physics::{Flight, Pose, Toss};
use rules::slam::{Fall, Slam};

use crate::ui::stage::Replay;

/// The tosses of a record, and the ring into which they went.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct ToldTosses {
    /// The table options of the ring.
    pub(super) rope: Rope,
    /// The tosses, in order.
    tosses: Vec<RecordedToss>,
    /// Their throws; `None` if the record has none, or impossible ones.
    throws: Vec<Option<Throws>>,
}

/// The known flights, each with the index of its toss.
pub(super) type Flown = Vec<(usize, std::sync::Arc<Flight>)>;

impl ToldTosses {
    /// The tosses of this replay.
    pub(super) fn of(replay: &Replay<Slam>) -> Self {
        let record = replay.table.record();
        let (rope, throws) = record_tags::read(&record.tags);
        let tosses = tosses(record);
        let throws = (0..).zip(&tosses).map(|(place, toss)| {
            let throws = throws.get(place).copied();
            throws.filter(|throws| toss.fits(throws))
        });
        Self {
            rope: rope.unwrap_or_default(),
            throws: throws.collect(),
            tosses,
        }
    }

    /// The index of the last toss that the record has up to and including the step of this index.
    pub(super) fn toss_at(&self, step: usize) -> Option<usize> {
        let until = self.tosses.partition_point(|toss| toss.step <= step);
        until.checked_sub(1)
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
