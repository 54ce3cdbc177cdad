//! Saving a bout and resuming it.

use serde::{Deserialize, Serialize};

use super::{
    Begins, BoutIdentity, Cast, Config, Due, Model, Player, Rope, Slam, Throw, Throws, told,
};
use crate::{
    rules::{
        Game as _, Step,
        slam::{Action, Chance, MOST_PLAYERS},
    },
    session::{self, Table},
    store::{Slot, Store},
    ui::stage::Digest,
};

/// The store slot of the bout.
pub const BOUT: Slot<Saved> = Slot::new("bout.slam", 1);

/// A bout as it is stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved {
    players: Vec<Player>,
    torikumi: Option<BoutIdentity>,
    begins: Begins,
    keiko: bool,
    rope: Rope,
    lot: u64,
    table: session::Saved<Action>,
    seen: usize,
    casts: Vec<Cast>,
    under_way: Option<Throws>,
    set: Option<Throw>,
    digest: Digest,
}

/// Why a stored bout cannot be resumed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// The record is refused.
    #[error("the record is refused")]
    Record,
    /// The players do not match the record.
    #[error("other players sit there")]
    Players,
    /// The throws do not lead to the recorded landings.
    #[error("the throws are not those of the bout")]
    Throws,
}

impl Model {
    /// Resumes a stored bout. A throw that was in the air is thrown again.
    ///
    /// # Errors
    /// If the stored bout is inconsistent.
    pub fn resume(saved: Saved) -> Result<Self, Unfit> {
        let table = Table::<Slam>::resume(&saved.table).map_err(|_| Unfit::Record)?;
        let config = &table.record().config;
        if !fit(&saved.players, config) || saved.players.len() > MOST_PLAYERS {
            return Err(Unfit::Players);
        }
        let wrestlers = saved.torikumi.as_ref().map(|it| it.wrestlers.len());
        if wrestlers.is_some_and(|number| number != saved.players.len()) {
            return Err(Unfit::Players);
        }
        if !lead_to(&saved.casts, &table) {
            return Err(Unfit::Throws);
        }
        let mut model = Self {
            seen: saved.seen.min(table.len()),
            table,
            players: saved.players,
            torikumi: saved.torikumi,
            begins: saved.begins,
            keiko: saved.keiko,
            rope: saved.rope,
            lot: saved.lot,
            casts: saved.casts,
            under_way: None,
            flight: None,
            set: None,
            picked: [false; 2],
            decided: None,
            failed: false,
            hint: None,
            hints: 0,
        };
        let all_seen = model.seen == model.table.len();
        if let Some(throws) = saved.under_way {
            let right = throws.map(|throw| throw.is_some()) == model.takes();
            if model.thrower().is_none() || !all_seen || !right || !sound(&throws) {
                return Err(Unfit::Throws);
            }
            model.under_way = Some(throws);
        }
        if let Some(set) = saved.set {
            if !model.at_once() || model.under_way.is_some() || !told::can_be(&set) {
                return Err(Unfit::Throws);
            }
            model.set = Some(set);
        }
        Ok(model)
    }

    /// The stored bout, if there is one.
    pub fn kept(store: &Store) -> Option<Self> {
        store.load_with(&BOUT, Self::resume)
    }

    fn digest(&self) -> Digest {
        Digest {
            over: self.over(),
            number: if self.over() {
                0
            } else {
                self.bout().round().into()
            },
            position: 0,
            stars: None,
        }
    }

    /// The bout in its stored form.
    pub fn save(&self) -> Saved {
        Saved {
            players: self.players.clone(),
            torikumi: self.torikumi.clone(),
            begins: self.begins,
            keiko: self.keiko,
            rope: self.rope.clone(),
            lot: self.lot,
            table: self.table.save(),
            seen: self.seen,
            casts: self.casts.clone(),
            under_way: self.under_way,
            set: self.set,
            digest: self.digest(),
        }
    }
}

/// Whether these are the players of the record.
fn fit(players: &[Player], config: &Config) -> bool {
    let called = |(player, name): (&Player, &String)| match player {
        Player::Person(own) => own == name,
        Player::Computer(_) => true,
    };
    players.len() == config.players.len() && players.iter().zip(&config.players).all(called)
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
                    let takes = super::Wrestler::PAIR.map(|it| thrown.takes(it));
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
