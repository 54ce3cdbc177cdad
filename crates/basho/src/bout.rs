//! A bout that is over, as the book holds it.

use rules::{
    Seat, SeatSet,
    record::{
        packed::{Alphabet, pack, unpack},
        split,
    },
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{BestOf, Fighter, GameName, LONGEST_WORD, PadOwner, Refusal, stored_name};

/// The longest packed record that a bout may have, in bytes of UTF-8. The longest bouts need a tenth of it.
const LONGEST_RECORD: usize = 24_000;

/// A bout that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bout {
    /// The bout's unique id.
    pub id: u64,
    /// Which game was played.
    pub game: GameName,
    /// The day, as in ISO 8601: `2026-11-20`.
    pub date: String,
    /// Who sat where, East first.
    pub seats: Vec<Fighter>,
    /// The seat that won; `None` for a draw and for an unfinished bout.
    pub winner: Option<Seat>,
    /// The kimarite's word in records, or [`Bout::UNFINISHED`].
    pub kimarite: String,
    /// The record, packed with [`Alphabet::Stored`]. Bouts of earlier versions have none. Lists never unpack it, because that is slow.
    pub record: Option<String>,
}

/// A bout as it is stored: its fields in order, since thousands of bouts would repeat the names of the fields.
type Row<G, T, S> = (u64, G, T, S, Option<Seat>, T, Option<T>);

impl Serialize for Bout {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let row: Row<&GameName, &str, &[Fighter]> = (
            self.id,
            &self.game,
            &self.date,
            &self.seats,
            self.winner,
            &self.kimarite,
            self.record.as_deref(),
        );
        row.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Bout {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (id, game, date, seats, winner, kimarite, record) =
            Row::<GameName, String, Vec<Fighter>>::deserialize(deserializer)?;
        Ok(Self {
            id,
            game,
            date,
            seats,
            winner,
            kimarite,
            record,
        })
    }
}

impl Bout {
    /// Stored instead of a kimarite if another bout replaced this one before it was decided.
    pub const UNFINISHED: &str = "unfinished";

    /// Whether the bout was left undecided for good.
    pub fn is_unfinished(&self) -> bool {
        self.kimarite == Self::UNFINISHED
    }

    /// The bout with this record, unless that is longer than any bout's.
    #[must_use]
    pub fn recorded(mut self, record: &str) -> Self {
        let packed = pack(record, Alphabet::Stored);
        self.record = packed.filter(|packed| is_record(packed));
        self
    }

    /// The record's text; `None` if the bout has no record, or the stored one is damaged.
    pub fn text(&self) -> Option<String> {
        unpack(self.record.as_deref()?, Alphabet::Stored).ok()
    }

    /// The length of the basho of which the bout is a period; `None` for a single bout, and for one whose record does not say.
    pub fn best_of(&self) -> Option<BestOf> {
        let records = split(&self.text()?);
        let tag = records.first()?.tags.get(BestOf::TAG)?;
        BestOf::try_from(tag.value.parse::<u8>().ok()?).ok()
    }

    /// The owner's seat. `None` if the owner did not play, or if computer opponents of that strength had several seats: they would both win
    /// and lose the bout.
    pub fn seat_of(&self, owner: PadOwner) -> Option<Seat> {
        let seats = (0..).map(Seat::try_from).zip(&self.seats);
        let mut seats = seats.filter(|(_, fighter)| fighter.pad_owner() == Some(owner));
        match (seats.next(), seats.next()) {
            (Some((seat, _)), None) => seat.ok(),
            _ => None,
        }
    }

    /// Whether any book can hold the bout, apart from its wrestlers.
    ///
    /// # Errors
    /// The first fault.
    pub fn check(&self) -> Result<(), Refusal> {
        let seats = &self.seats;
        let sound = (2..=SeatSet::MOST.into()).contains(&seats.len())
            && self
                .winner
                .is_none_or(|winner| winner.index() < seats.len())
            && self.game.is_sound()
            && is_date(&self.date)
            && is_word(&self.kimarite)
            && self.record.as_deref().is_none_or(is_record);
        if !sound {
            return Err(Refusal::NoBout);
        }
        for (place, fighter) in seats.iter().enumerate() {
            if let Fighter::Guest(name) = fighter
                && stored_name(name).as_ref() != Some(name)
            {
                return Err(Refusal::NoName);
            }
            if matches!(fighter, Fighter::Wrestler(_)) && seats[..place].contains(fighter) {
                return Err(Refusal::Himself);
            }
        }
        Ok(())
    }
}

/// Whether the text can be a packed record. It may still be damaged.
fn is_record(text: &str) -> bool {
    text.len() <= LONGEST_RECORD && Alphabet::Stored.spells(text)
}

/// Whether the text has the form `2026-11-20`.
fn is_date(text: &str) -> bool {
    let place_fits = |(place, byte): (usize, u8)| match place {
        4 | 7 => byte == b'-',
        _ => byte.is_ascii_digit(),
    };
    text.len() == 10 && text.bytes().enumerate().all(place_fits)
}

/// Whether the text has the form of a kimarite in records, or of a game’s word.
pub(super) fn is_word(text: &str) -> bool {
    (1..=LONGEST_WORD).contains(&text.len())
        && text
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte == b'-')
}
