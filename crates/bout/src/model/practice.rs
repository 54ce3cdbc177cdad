//! Practice that goes on from a bout: what if?
//!
//! As long as the player chooses what the bout's record says, luck and the computers do what it says too. Only when the player has chosen
//! otherwise are the computers asked, and luck goes on as in the record as far as it can. Everything else random comes from a seed that the
//! record gives, so a second practice from the same bout meets the same luck.

use crate::{Player, Table};
use ai::Level;
use rules::{
    Seat, SeatSet, Seats, Turn, Viewer,
    record::{
        Record,
        packed::{Alphabet, pack, unpack},
    },
};

use super::{BoutGame, Extras as _, Model, script::Script};

/// The tag with the whole bout, packed, in the stored record of the practice. In a tag it survives tabs of earlier versions.
const FROM: &str = "From";

impl<G: BoutGame> Model<G> {
    /// Practice for the player in `seat`, of this name, that goes on from the record's last open decision up to its step of this index, or else
    /// from its first one, and against computers of this level. If the player decides nothing from there to the end of the bout, it goes on
    /// from the player's own last decision. `None` if nobody decides anything.
    pub fn practice(
        record: &Record<G>,
        step: usize,
        (seat, name): (Seat, String),
        level: Level,
    ) -> Option<Self> {
        let mut extras = G::Extras::of_tags(&record.tags);
        let seats = G::table(&record.config);
        let players = seats.iter().map(|at| {
            if at == seat {
                Player::Person(name.clone())
            } else {
                Player::Computer(level)
            }
        });
        let end = record.steps.len();
        let open = |steps: usize, among: SeatSet| {
            let state = record.replay(steps, &mut ());
            let decided = state.is_ok_and(|state| {
                let view = state.view(Viewer::Public);
                among
                    .iter()
                    .any(|seat| Self::is_decision(state.turn(), &view, seat))
            });
            decided && !extras.splits(record, steps)
        };
        let mut here = (0..=step).rev().chain(step + 1..=end);
        let from = here.find(|&steps| open(steps, seats))?;
        let own = (0..=end)
            .rev()
            .find(|&steps| open(steps, SeatSet::one(seat)));
        let state = record.replay(end, &mut ()).ok()?;
        let from = match state.turn() {
            Turn::Over(_) => from.min(own.unwrap_or(from)),
            _ => from,
        };
        extras.goes_on(record, from);
        let mut begun = record.clone();
        begun.tags.clear();
        let seed = seed_of(&begun.write());
        if let Some(packed) = pack(&record.write(), Alphabet::Stored) {
            begun.tags.push((FROM.to_owned(), packed));
        }
        let table = Table::after_steps(&begun, from).ok()?;
        let mut model = Self::at(players.collect(), true, table).equipped(extras);
        model.seen = Seats::new(model.players.len(), model.table.event_count());
        model.seed = seed;
        model.script = model.source();
        let before = model.clone();
        model.follow_up(&before);
        Some(model)
    }

    /// The bout from which this practice has come.
    pub(super) fn source(&self) -> Option<Script<G>> {
        let own = self.table.record();
        let (_, packed) = own.tags.iter().find(|(tag, _)| tag == FROM)?;
        let text = unpack(packed, Alphabet::Stored).ok()?;
        let (record, _) = Record::<G>::parse(&text).ok()?;
        // With another config, equal steps would not lead to equal states.
        let fits = self.keiko && record.config == own.config;
        fits.then(|| Script::of(record, false))
    }
}

/// A number that is the same for the same text: its FNV-1a hash.
fn seed_of(text: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

#[cfg(test)]
pub(super) mod tests;
