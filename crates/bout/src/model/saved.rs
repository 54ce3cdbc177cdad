//! The saved bout.

use crate::{Player, Saved, Table};
use basho::Series;
use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};

use super::{BoutGame, BoutIdentity, Clock, Extras as _, Model, Seating};

/// What a saved bout tells to code that does not know its rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Digest {
    /// Whether nothing is left to play in the bout and its basho.
    pub over: bool,
    /// The number of the current trick, turn or round; 0 before the first, and after the last.
    pub number: u32,
    /// The wrestlers' position, as the game counts it.
    pub position: i8,
    /// The periods that East and West have won in the basho, if the bout belongs to one.
    pub stars: Option<[u8; 2]>,
}

/// A saved bout as seen by code that does not know its rules.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Waiting {
    /// The players, in seat order.
    pub players: Vec<Player>,
    /// What identifies the bout for scorepads.
    #[serde(rename = "torikumi")]
    pub identity: Option<BoutIdentity>,
    /// Whether it is practice.
    pub keiko: bool,
    /// How the bout stands.
    pub digest: Digest,
}

/// Everything of a bout that is stored. It is itself the stored form of the bout of a game without [`Extras`](super::Extras); another game
/// has a stored form of its own, because this one leaves the extras out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "G: BoutGame<Extras = ()>")]
pub struct Parts<G: BoutGame> {
    /// The players, in seat order.
    pub players: Vec<Player>,
    /// What identifies the bout for scorepads.
    #[serde(rename = "torikumi")]
    pub identity: Option<BoutIdentity>,
    /// Whether it is practice.
    pub keiko: bool,
    /// The seed of everything random in it.
    #[serde(default, rename = "lot")]
    pub seed: u64,
    /// How two players who share the device want to sit.
    pub seating: Seating,
    /// The record, and what is sealed.
    pub table: Saved<G::Action>,
    /// How many frames each seat's player has seen.
    pub seen: Seats<usize>,
    /// The basho to which it belongs.
    pub series: Option<Series>,
    /// The shot clock.
    pub clock: Option<Clock<G::Nomination>>,
    /// What only this game has.
    #[serde(skip)]
    pub extras: G::Extras,
    /// How it stands, for code that does not know the rules.
    pub digest: Digest,
}

/// Why a saved bout cannot be resumed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfit {
    /// The rules refuse the record or a sealed choice.
    #[error("the record is refused")]
    Record,
    /// The players, or what is kept for each of them, do not match the table.
    #[error("other players sit there")]
    Players,
    /// What only this game has does not match the record.
    #[error("it does not belong to this bout")]
    Extras,
}

impl<G: BoutGame> Model<G> {
    /// Resumes a saved bout. Two players who share a device find the curtain down, or both hands covered.
    ///
    /// # Errors
    /// If the saved bout is not valid.
    pub fn resume(saved: G::Saved) -> Result<Self, Unfit> {
        let parts: Parts<G> = saved.into();
        let table = Table::resume(&parts.table).map_err(|_| Unfit::Record)?;
        let seats = parts.players.len();
        let wrestlers = parts
            .identity
            .as_ref()
            .map_or(seats, |it| it.wrestlers.len());
        let timed = parts.clock.as_ref().is_none_or(|clock| clock.fits(seats));
        let right = [
            G::table(&table.record().config).len(),
            wrestlers,
            parts.seen.len(),
        ];
        if right != [seats; 3] || !timed || !G::fit(&parts.players, &table.record().config) {
            return Err(Unfit::Players);
        }
        let seen = parts.seen.values().iter();
        let seen: Seats<usize> = seen.map(|&seen| seen.min(table.event_count())).collect();
        let all_seen = seen
            .values()
            .iter()
            .all(|&seen| seen == table.event_count());
        if !parts.extras.fits(&table, all_seen) {
            return Err(Unfit::Extras);
        }
        let mut model = Self::at(parts.players, parts.keiko, table).equipped(parts.extras);
        model.seen = seen;
        model.identity = parts.identity;
        model.clock = parts.clock;
        model.series = parts.series;
        // A player whose time ran out gets no hand-over screen.
        model.viewing = model.viewing_at_start();
        model.seed = parts.seed;
        model.script = model.source();
        model.draw_chance();
        // What a computer has decided and still shows is not saved.
        model.follow_script();
        Ok(model.seated(parts.seating))
    }

    fn digest(&self) -> Digest {
        let (number, position) = G::number_and_position(&self.public_view());
        Digest {
            over: self.done(),
            stars: self
                .series_now()
                .map(|series| Seat::PAIR.map(|seat| series.wins(seat))),
            number: if self.over() { 0 } else { number },
            position,
        }
    }

    /// The stored form of the bout.
    pub fn save(&self) -> G::Saved {
        G::Saved::from(Parts {
            players: self.players.clone(),
            identity: self.identity.clone(),
            keiko: self.keiko,
            seed: self.seed,
            seating: self.seating,
            table: self.table.save(),
            seen: self.seen.clone(),
            series: self.series.clone(),
            clock: self.clock.clone(),
            extras: self.extras.clone(),
            digest: self.digest(),
        })
    }
}
