//! A decided bout, as the book holds it.

use serde::{Deserialize, Serialize};

use super::{Fighter, GameName, Keeper, LONGEST_WORD, Refusal, tidy};
use crate::rules::{Seat, SeatSet};

/// A decided bout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bout {
    /// The bout's unique id.
    pub id: u64,
    /// Which game was played.
    pub game: GameName,
    /// The day, as in ISO 8601: `2026-11-20`.
    pub date: String,
    /// Who sat where, East first.
    pub seats: Vec<Fighter>,
    /// The seat that won.
    pub winner: Seat,
    /// The kimarite's word in records.
    pub kimarite: String,
}

impl Bout {
    /// The keeper's seat. `None` if the keeper did not play, or if computer opponents of that strength had several seats: they would win
    /// and lose at once.
    pub fn seat_of(&self, keeper: Keeper) -> Option<Seat> {
        let seats = (0..).map(Seat::try_from).zip(&self.seats);
        let mut seats = seats.filter(|(_, fighter)| fighter.keeper() == Some(keeper));
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
            && self.winner.index() < seats.len()
            && self.game.is_sound()
            && is_date(&self.date)
            && is_word(&self.kimarite);
        if !sound {
            return Err(Refusal::NoBout);
        }
        for (place, fighter) in seats.iter().enumerate() {
            if let Fighter::Guest(name) = fighter
                && tidy(name).as_ref() != Some(name)
            {
                return Err(Refusal::NoName);
            }
            if matches!(fighter, Fighter::Wrestler(_)) && seats[..place].contains(fighter) {
                return Err(Refusal::Himself);
            }
        }
        let mut keepers = seats.iter().filter_map(Fighter::keeper).peekable();
        if keepers.peek().is_none() {
            Err(Refusal::OnlyGuests)
        } else if keepers.any(|keeper| self.seat_of(keeper).is_some()) {
            Ok(())
        } else {
            Err(Refusal::Himself)
        }
    }
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
