//! Wrestlers and their scorepads (星取 hoshitori).
//!
//! A [`Book`] holds the wrestlers and every bout that was written down, once each. Sheets, ranks and specialities are not stored: a
//! [`Pad`] is what the bouts come to, so no sheet can disagree with another or with the bouts.
//!
//! Nothing here knows a game: a [`Bout`] names its game, its kimarite by the word that records use, and who sat where, two or more. Each
//! game has sheets of its own; the ranks are those on the rule page of `tricks`.
//!
//! A [`RoundRobin`] is the tournament of `track`: everyone against everyone once, by the points of that game. A [`Series`] is the basho of
//! two: the best of several periods.

mod pad;
mod rank;
mod robin;
mod series;

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::rules::{GameId, Seat, SeatSet};
pub use pad::{Count, LAST_LOSS, Pad, Sheet, Star};
pub use rank::Rank;
pub use robin::{FEWEST, Pairing, RoundRobin, Standing};
pub use series::{BestOf, Series};

/// The longest shikona, in characters.
pub const LONGEST_NAME: usize = 16;
/// The longest word for a kimarite, in bytes.
const LONGEST_KIMARITE: usize = 24;

/// A name as it is written down: single blanks, nothing that cannot be seen, not too long. None where nothing is left.
pub fn tidy(name: &str) -> Option<String> {
    let words = name.split(|c: char| c.is_whitespace() || is_unseen(c));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let tidy: String = words.join(" ").chars().take(LONGEST_NAME).collect();
    let tidy = tidy.trim_end();
    (!tidy.is_empty()).then(|| tidy.to_owned())
}

/// Control characters, and the marks that turn the direction of a text or take no room. Those that join letters stay.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// A wrestler: a player's profile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wrestler {
    /// Tells the wrestler from all others; drawn by lot, so that one made after everything was erased is not taken for another.
    pub id: u32,
    /// The ring name (四股名).
    pub shikona: String,
    /// Whether the wrestler has cut the topknot: keeps the sheets, sits down no more.
    pub retired: bool,
}

/// One who keeps sheets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Keeper {
    /// A wrestler, by id.
    Wrestler(u32),
    /// The computer opponent of that strength.
    Computer(Rank),
}

impl Keeper {
    /// The word for the keeper in addresses.
    pub fn slug(self) -> String {
        match self {
            Self::Wrestler(id) => id.to_string(),
            Self::Computer(rank) => rank.slug().to_owned(),
        }
    }

    /// The keeper with that slug.
    pub fn from_slug(slug: &str) -> Option<Self> {
        let computer = Rank::from_slug(slug).map(Self::Computer);
        computer.or_else(|| slug.parse().ok().map(Self::Wrestler))
    }
}

/// Who sat at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Fighter {
    /// A wrestler, by id.
    Wrestler(u32),
    /// The computer opponent of that strength.
    Computer(Rank),
    /// Somebody without a sheet, by name.
    Guest(String),
}

impl Fighter {
    /// The one who keeps sheets; none for a guest.
    pub fn keeper(&self) -> Option<Keeper> {
        match self {
            Self::Wrestler(id) => Some(Keeper::Wrestler(*id)),
            Self::Computer(rank) => Some(Keeper::Computer(*rank)),
            Self::Guest(_) => None,
        }
    }
}

/// A decided bout.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bout {
    /// Tells the bout from all others.
    pub id: u64,
    /// Which game was played.
    pub game: GameId,
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
    /// Where that keeper sat; none, too, where computer opponents of that strength sat in several seats: they would win and lose at once.
    pub fn seat_of(&self, keeper: Keeper) -> Option<Seat> {
        let seats = (0..).map(Seat::try_from).zip(&self.seats);
        let mut seats = seats.filter(|(_, fighter)| fighter.keeper() == Some(keeper));
        match (seats.next(), seats.next()) {
            (Some((seat, _)), None) => seat.ok(),
            _ => None,
        }
    }
}

/// Why something is not written into the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Nothing is left of the name.
    #[error("a wrestler needs a name")]
    NoName,
    /// An active wrestler has the name.
    #[error("another wrestler has that name")]
    NameTaken,
    /// The id is another wrestler's.
    #[error("that number is another wrestler's")]
    IdTaken,
    /// No wrestler has the id.
    #[error("there is no such wrestler")]
    NoSuchWrestler,
    /// Nobody in the bout keeps a sheet.
    #[error("only guests sat at the table")]
    OnlyGuests,
    /// Somebody sat on both sides.
    #[error("nobody can wrestle himself")]
    Himself,
    /// The bout cannot have been.
    #[error("that is no bout")]
    NoBout,
    /// A round robin of fewer than three.
    #[error("a round robin needs three wrestlers or more")]
    TooFew,
    /// Somebody stands twice in a round robin.
    #[error("nobody can be entered twice")]
    EnteredTwice,
}

/// The wrestlers, and the bouts written down, oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Book {
    wrestlers: Vec<Wrestler>,
    bouts: Vec<Bout>,
}

impl Book {
    /// The book, if every wrestler and every bout in it could have been written by this book's own means.
    ///
    /// # Errors
    /// What does not fit.
    pub fn checked(self) -> Result<Self, Refusal> {
        let mut sound = Self::default();
        for wrestler in self.wrestlers {
            if tidy(&wrestler.shikona).as_ref() != Some(&wrestler.shikona) {
                return Err(Refusal::NoName);
            }
            if sound.wrestler(wrestler.id).is_some() {
                return Err(Refusal::IdTaken);
            }
            sound.wrestlers.push(wrestler);
        }
        // In order, so that a book of thousands of bouts is read at once.
        let mut ids: Vec<u64> = Vec::with_capacity(self.bouts.len());
        for bout in self.bouts {
            sound.fits(&bout)?;
            // Two tabs that write at one and the same moment could bring a bout in twice; one is enough.
            if let Err(place) = ids.binary_search(&bout.id) {
                ids.insert(place, bout.id);
                sound.bouts.push(bout);
            }
        }
        Ok(sound)
    }

    /// All wrestlers, in the order in which they came.
    pub fn wrestlers(&self) -> &[Wrestler] {
        &self.wrestlers
    }

    /// The wrestler with that id.
    pub fn wrestler(&self, id: u32) -> Option<&Wrestler> {
        self.wrestlers.iter().find(|wrestler| wrestler.id == id)
    }

    fn free(&self, shikona: &str, but: Option<u32>) -> Result<String, Refusal> {
        let shikona = tidy(shikona).ok_or(Refusal::NoName)?;
        let taken = self.wrestlers.iter().any(|other| {
            Some(other.id) != but && !other.retired && other.shikona.eq_ignore_ascii_case(&shikona)
        });
        if taken {
            Err(Refusal::NameTaken)
        } else {
            Ok(shikona)
        }
    }

    /// A new wrestler, under an id drawn by lot.
    ///
    /// # Errors
    /// When there is no name, or another active wrestler has it, or the id.
    pub fn create(&mut self, id: u32, shikona: &str) -> Result<(), Refusal> {
        let shikona = self.free(shikona, None)?;
        if self.wrestler(id).is_some() {
            return Err(Refusal::IdTaken);
        }
        self.wrestlers.push(Wrestler {
            id,
            shikona,
            retired: false,
        });
        Ok(())
    }

    /// Gives a wrestler another name; the sheets stay.
    ///
    /// # Errors
    /// When there is no name or no wrestler, or another active wrestler has the name.
    pub fn rename(&mut self, id: u32, shikona: &str) -> Result<(), Refusal> {
        let shikona = self.free(shikona, Some(id))?;
        self.find(id)?.shikona = shikona;
        Ok(())
    }

    /// Retires a wrestler: no seat any more, all sheets kept.
    ///
    /// # Errors
    /// When there is no such wrestler.
    pub fn retire(&mut self, id: u32) -> Result<(), Refusal> {
        self.find(id)?.retired = true;
        Ok(())
    }

    /// Takes a retired wrestler back.
    ///
    /// # Errors
    /// When there is no such wrestler, or another active one has taken the name meanwhile.
    pub fn come_back(&mut self, id: u32) -> Result<(), Refusal> {
        let shikona = self.find(id)?.shikona.clone();
        self.free(&shikona, Some(id))?;
        self.find(id)?.retired = false;
        Ok(())
    }

    fn find(&mut self, id: u32) -> Result<&mut Wrestler, Refusal> {
        let mut wrestlers = self.wrestlers.iter_mut();
        wrestlers
            .find(|wrestler| wrestler.id == id)
            .ok_or(Refusal::NoSuchWrestler)
    }

    /// Writes a bout down, once: a bout whose id is in the book already changes nothing. Tells whether it was new.
    ///
    /// A bout of one against himself (two computer opponents of one strength) would give a win and a loss for nothing and is refused. Where
    /// others sit with them, these get their stars, and the strength that sits twice none.
    ///
    /// # Errors
    /// When nobody in it keeps a sheet, or it cannot have been; nothing has changed then.
    pub fn enter(&mut self, bout: Bout) -> Result<bool, Refusal> {
        self.fits(&bout)?;
        if self.bout(bout.id).is_some() {
            return Ok(false);
        }
        self.bouts.push(bout);
        Ok(true)
    }

    /// All bouts, in the order in which they were written down.
    pub fn bouts(&self) -> &[Bout] {
        &self.bouts
    }

    /// The bout with that id, if it has been written down.
    pub fn bout(&self, id: u64) -> Option<&Bout> {
        self.bouts.iter().find(|bout| bout.id == id)
    }

    fn fits(&self, bout: &Bout) -> Result<(), Refusal> {
        let seats = &bout.seats;
        let sound = (2..=SeatSet::MOST.into()).contains(&seats.len())
            && bout.winner.index() < seats.len()
            && is_date(&bout.date)
            && is_word(&bout.kimarite);
        if !sound {
            return Err(Refusal::NoBout);
        }
        for (place, fighter) in seats.iter().enumerate() {
            match fighter {
                Fighter::Wrestler(id) if self.wrestler(*id).is_none() => {
                    return Err(Refusal::NoSuchWrestler);
                }
                Fighter::Guest(name) if tidy(name).as_ref() != Some(name) => {
                    return Err(Refusal::NoName);
                }
                _ => (),
            }
            if matches!(fighter, Fighter::Wrestler(_)) && seats[..place].contains(fighter) {
                return Err(Refusal::Himself);
            }
        }
        let mut keepers = seats.iter().filter_map(Fighter::keeper).peekable();
        if keepers.peek().is_none() {
            Err(Refusal::OnlyGuests)
        } else if keepers.any(|keeper| bout.seat_of(keeper).is_some()) {
            Ok(())
        } else {
            Err(Refusal::Himself)
        }
    }

    /// Who won the last bout of that game that was decided in that way: after a nokkuauto of `slam`, the last grand champion.
    pub fn last_winner(&self, game: GameId, kimarite: &str) -> Option<&Fighter> {
        let mut bouts = self.bouts.iter().rev();
        let last = bouts.find(|bout| bout.game == game && bout.kimarite == kimarite)?;
        last.seats.get(last.winner.index())
    }

    /// The scorepad of one who keeps sheets, in one game.
    pub fn pad(&self, keeper: Keeper, game: GameId) -> Pad<'_> {
        let bouts = self.bouts.iter().filter(|bout| bout.game == game);
        Pad::of(keeper, bouts)
    }

    /// All wrestlers, and the computer opponents that have sheets in the game, by their best: those with the higher best rank first, then
    /// those with more wins on the sheet that brought it, then with more wins in all, then with fewer losses.
    pub fn banzuke(&self, game: GameId) -> Vec<(Keeper, Pad<'_>)> {
        let wrestlers = self
            .wrestlers
            .iter()
            .map(|wrestler| Keeper::Wrestler(wrestler.id));
        let computers = Rank::ALL.into_iter().rev().map(Keeper::Computer);
        let merit = |pad: &Pad<'_>| {
            let best = pad.best().map(|(_, place)| pad.sheets[place].wins());
            (best, pad.wins(), Reverse(pad.losses()))
        };
        let mut all: Vec<(Keeper, Pad<'_>)> = Vec::new();
        for keeper in wrestlers.chain(computers) {
            let pad = self.pad(keeper, game);
            if matches!(keeper, Keeper::Wrestler(_)) || !pad.sheets.is_empty() {
                let place = all.partition_point(|(_, other)| merit(other) >= merit(&pad));
                all.insert(place, (keeper, pad));
            }
        }
        all
    }
}

/// Whether it has the form `2026-11-20`.
fn is_date(text: &str) -> bool {
    let place_fits = |(place, byte): (usize, u8)| match place {
        4 | 7 => byte == b'-',
        _ => byte.is_ascii_digit(),
    };
    text.len() == 10 && text.bytes().enumerate().all(place_fits)
}

/// Whether it is a word as records write kimarite.
fn is_word(text: &str) -> bool {
    (1..=LONGEST_KIMARITE).contains(&text.len())
        && text
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte == b'-')
}

#[cfg(test)]
mod tests;
