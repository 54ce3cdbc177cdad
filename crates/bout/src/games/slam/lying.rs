//! How the wrestlers lie when practice goes on from a record.
//!
//! A record has the throws but not the poses, so the worker repeats the tosses of the current turn, beginning with the last one that threw
//! both wrestlers. If the record lacks the throws, the wrestlers get poses that fit their falls.

use rules::Step;

use super::{Chance, Flight, Model, Record, Rested, Slam, Toss, posed_falls, record_tags, tosses};

/// The tosses of the record's first `steps` steps.
pub(super) fn casts(record: &Record<Slam>, steps: usize) -> Vec<Rested> {
    let (_, throws) = record_tags::read(&record.tags);
    let tosses = (0..).zip(tosses(record));
    let before = tosses.take_while(|(_, toss)| toss.step < steps);
    let casts = before.map(|(place, toss)| {
        let told = throws.get(place).filter(|throws| toss.fits(throws));
        Rested {
            step: toss.step as u32,
            throws: told.copied().unwrap_or_default(),
            rest: told.map_or_else(|| posed_falls(toss.falls), |_| [None; 2]),
        }
    });
    casts.collect()
}

impl Model {
    /// The index of the toss that has to be thrown again next.
    fn unlaid(&self) -> Option<usize> {
        self.bout().lies()?;
        let casts = &self.extras().casts;
        let begins = |cast: &Rested| cast.lies() || cast.throws.iter().all(Option::is_some);
        let first = casts.iter().rposition(begins)?;
        (first..casts.len()).find(|&place| !casts[place].lies())
    }

    /// The toss that has to be thrown again next, with a number that no throw of a player has.
    pub(super) fn to_lay(&self) -> Option<(u32, Toss)> {
        let place = self.unlaid()?;
        let casts = &self.extras().casts;
        let before = place.checked_sub(1).map(|before| casts[before].rest);
        let toss = self.tossing(casts[place].throws, before.unwrap_or_default());
        Some((u32::MAX - place as u32, toss))
    }

    /// Lays the wrestlers as this flight of the toss that was thrown again ends. If it ends differently from the record, their poses only fit
    /// their falls.
    pub(super) fn lay(&mut self, flight: &Flight) {
        let Some(place) = self.unlaid() else {
            return;
        };
        let falls = flight.rest.map(|rest| rest.map(|(_, fall)| fall));
        let mut rest = flight.rest.map(|rest| rest.map(|(pose, _)| pose));
        let step = self.extras().casts[place].step as usize;
        if let Some(Step::Chance(Chance::Landing(landing))) = self.table().record().steps.get(step)
            && landing.0.map(Some) != falls
        {
            rest = posed_falls(landing.0.map(Some));
        }
        self.extras_mut().casts[place].rest = rest;
    }
}
