//! The stored form of a bout.

use serde::{Deserialize, Serialize};

use super::{Action, Begins, Cast, Player, Rope, Slam, Throw, Throws, Tosses, told};
use crate::{
    rules::Seats,
    session::{self, Table},
    ui::{
        games::slam::tossed::{Tossed, tosses},
        stage::{BoutIdentity, Digest, Parts, Seating},
    },
};

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
    table: session::Saved<Action>,
    /// All players have seen the same.
    seen: usize,
    casts: Vec<Cast>,
    under_way: Option<Throws>,
    set: Option<Throw>,
    digest: Digest,
}

impl From<Parts<Slam>> for Saved {
    fn from(parts: Parts<Slam>) -> Self {
        let tosses = parts.extras;
        Self {
            players: parts.players,
            identity: parts.identity,
            begins: tosses.begins,
            keiko: parts.keiko,
            rope: tosses.rope,
            seed: parts.seed,
            table: parts.table,
            seen: parts
                .seen
                .values()
                .iter()
                .min()
                .copied()
                .unwrap_or_default(),
            casts: tosses.casts,
            under_way: tosses.under_way,
            set: tosses.set,
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
            extras: Tosses {
                begins: saved.begins,
                rope: saved.rope,
                casts: saved.casts,
                under_way: saved.under_way,
                set: saved.set,
                ..Tosses::default()
            },
            digest: saved.digest,
        }
    }
}

/// Whether these tosses belong to the bout. `all_seen`: whether every frame has been shown, without which nobody throws.
pub(super) fn fits(tosses: &Tosses, table: &Table<Slam>, all_seen: bool) -> bool {
    let bout = table.state();
    // The throw in the air, or the first of two, takes the wrestlers that are due.
    let before = Tosses {
        under_way: None,
        ..tosses.clone()
    };
    let flies = tosses.under_way.is_none_or(|throws| {
        let right = throws.map(|throw| throw.is_some()) == before.takes(bout);
        before.thrower(bout).is_some() && all_seen && right && sound(&throws)
    });
    let set = tosses.set.is_none_or(|set| {
        Tosses::are_two(bout) && tosses.under_way.is_none() && told::can_be(&set)
    });
    lead_to(&tosses.casts, table) && flies && set
}

fn sound(throws: &Throws) -> bool {
    throws.iter().flatten().all(told::can_be)
}

/// Whether these are the tosses of the table's record.
fn lead_to(casts: &[Cast], table: &Table<Slam>) -> bool {
    let tosses = tosses(table.record());
    let fits = |(cast, toss): (&Cast, &Tossed)| {
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
