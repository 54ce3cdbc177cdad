//! Books and bouts as version 1 of their slots stored them: without records, and with the names of the fields at each bout.

use rules::Seat;
use serde::Deserialize;

use super::{Book, Bout, Fighter, GameName, Wrestler};

/// A book of version 1.
#[derive(Debug, Deserialize)]
pub struct BookV1 {
    wrestlers: Vec<Wrestler>,
    bouts: Vec<BoutV1>,
}

/// A bout of version 1.
#[derive(Debug, Deserialize)]
pub struct BoutV1 {
    id: u64,
    game: GameName,
    date: String,
    seats: Vec<Fighter>,
    winner: Seat,
    kimarite: String,
}

impl From<BoutV1> for Bout {
    fn from(bout: BoutV1) -> Self {
        Self {
            id: bout.id,
            game: bout.game,
            date: bout.date,
            seats: bout.seats,
            winner: Some(bout.winner),
            kimarite: bout.kimarite,
            record: None,
        }
    }
}

impl From<BookV1> for Book {
    fn from(book: BookV1) -> Self {
        Self {
            wrestlers: book.wrestlers,
            bouts: book.bouts.into_iter().map(Bout::from).collect(),
            ..Self::default()
        }
    }
}
