//! The stored form of a bout.

use serde::{Deserialize, Serialize};

use super::{
    Action, Begins, Cast, Chance, Due, Player, Rope, Slam, Throw, Throws, Tosses, Wrestler, told,
};
use crate::{
    rules::{Game as _, Seats, Step},
    session::{self, Table},
    ui::stage::{BoutIdentity, Digest, Parts, Seating},
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

/// Whether the tosses and the record's chance steps match one to one.
fn lead_to(casts: &[Cast], table: &Table<Slam>) -> bool {
    let record = table.record();
    let mut casts = casts.iter();
    let mut state = Slam::new(&record.config);
    let mut second = false;
    for (place, &step) in record.steps.iter().enumerate() {
        if let Step::Chance(chance) = step
            && !std::mem::take(&mut second)
        {
            let Some(cast) = casts.next().filter(|cast| cast.step as usize == place) else {
                return false;
            };
            let thrown = cast.throws.map(|throw| throw.is_some());
            let (takes, rests) = match state.due() {
                Some(Due::Throw { thrown, .. }) => {
                    let takes = Wrestler::PAIR.map(|it| thrown.takes(it));
                    (takes, [true; 2])
                }
                Some(Due::TieBreak { .. }) => {
                    let pair = state.tied().is_some_and(|tied| tied.len() == 2);
                    second = pair;
                    ([true, pair], [true, pair])
                }
                None => return false,
            };
            let lie = cast.rest.map(|pose| pose.is_some());
            let fits = thrown == takes && lie == rests && sound(&cast.throws);
            if !fits || matches!(chance, Chance::Fall(_)) != state.tied().is_some() {
                return false;
            }
        }
        if state.apply(step, &mut ()).is_err() {
            return false;
        }
    }
    casts.next().is_none() && !second
}
