//! The stored form of a bout.

use rules::Seats;
use serde::{Deserialize, Serialize};

use super::{
    Action, Begins, Player, RecordedToss, Rested, RingState, Rope, Slam, Throw, Throws,
    record_tags, tosses,
};
use crate::{BoutIdentity, Digest, Parts, Seating, Table};

/// A bout as it is stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved {
    players: Vec<Player>,
    #[serde(rename = "torikumi")]
    identity: Option<BoutIdentity>,
    begins: Begins,
    keiko: bool,
    rope: Rope,
    #[serde(rename = "lot")]
    seed: u64,
    table: crate::Saved<Action>,
    /// How many frames have been seen; the same number for every player.
    seen: usize,
    casts: Vec<Rested>,
    under_way: Option<Throws>,
    set: Option<Throw>,
    digest: Digest,
}

impl From<Parts<Slam>> for Saved {
    fn from(parts: Parts<Slam>) -> Self {
        let ring_state = parts.extras;
        Self {
            players: parts.players,
            identity: parts.identity,
            begins: ring_state.begins,
            keiko: parts.keiko,
            rope: ring_state.rope,
            seed: parts.seed,
            table: parts.table,
            seen: parts
                .seen
                .values()
                .iter()
                .min()
                .copied()
                .unwrap_or_default(),
            casts: ring_state.casts,
            under_way: ring_state.under_way,
            set: ring_state.set,
            digest: parts.digest,
        }
    }
}

impl From<Saved> for Parts<Slam> {
    fn from(saved: Saved) -> Self {
        Self {
            seen: Seats::new(saved.players.len(), saved.seen),
            players: saved.players,
            identity: saved.identity,
            keiko: saved.keiko,
            seed: saved.seed,
            seating: Seating::default(),
            table: saved.table,
            series: None,
            clock: None,
            extras: RingState {
                begins: saved.begins,
                rope: saved.rope,
                casts: saved.casts,
                under_way: saved.under_way,
                set: saved.set,
                ..RingState::default()
            },
            digest: saved.digest,
        }
    }
}

/// Whether this belongs to the bout. `all_seen`: whether every frame has been shown, without which nobody throws.
pub(super) fn fits(ring_state: &RingState, table: &Table<Slam>, all_seen: bool) -> bool {
    let bout = table.state();
    // The throw in the air, or the first of two, takes the wrestlers that are due.
    let before = RingState {
        under_way: None,
        ..ring_state.clone()
    };
    let flies = ring_state.under_way.is_none_or(|throws| {
        let right = throws.map(|throw| throw.is_some()) == before.takes(bout);
        before.thrower(bout).is_some() && all_seen && right && sound(&throws)
    });
    let set = ring_state.set.is_none_or(|set| {
        RingState::are_two(bout) && ring_state.under_way.is_none() && record_tags::can_be(&set)
    });
    lead_to(&ring_state.casts, table) && flies && set
}

fn sound(throws: &Throws) -> bool {
    throws.iter().flatten().all(record_tags::can_be)
}

/// Whether these are the tosses of the table's record.
fn lead_to(casts: &[Rested], table: &Table<Slam>) -> bool {
    let tosses = tosses(table.record());
    let fits = |(cast, toss): (&Rested, &RecordedToss)| {
        let lie = cast.rest.map(|pose| pose.is_some());
        let rests = lie == toss.falls.map(|fall| fall.is_some());
        // Of two tied players, both have thrown.
        let whole = !toss.takes[1] || toss.falls[1].is_some();
        let known = toss.fits(&cast.throws) && (rests || !cast.lies());
        let unknown = cast.throws == [None; 2] && rests;
        cast.step as usize == toss.step && whole && sound(&cast.throws) && (known || unknown)
    };
    casts.len() == tosses.len() && casts.iter().zip(&tosses).all(fits)
}
