//! Wrestlers and their scorepads (星取 hoshitori).
//!
//! A [`Book`] holds the wrestlers and every entered bout, once each, with its record: it is the archive, too. Sheets, ranks and specialities
//! are not stored: a [`Pad`] derives them from the bouts, so sheets can never contradict each other or the bouts.
//!
//! Books and sheets do not depend on a game's rules: a [`Bout`] names its game, its kimarite by the word that records use, and the two or
//! more who sat at the table. Each game has its own sheets. The ranks are those on the rule page of `tricks`.
//!
//! A [`RoundRobin`] is the tournament of `track`: everyone meets everyone once and scores that game's points. A [`Series`] is a basho
//! between two: the best of several periods.

mod bout;
mod game;
mod joined;
mod pad;
mod rank;
mod robin;
mod series;
mod v1;

use std::{cmp::Reverse, collections::HashSet};

pub use bout::Bout;
pub use game::GameName;
pub use joined::Added;
pub use pad::{Count, LAST_LOSS, Met, Pad, Sheet, Star};
pub use rank::Rank;
pub use robin::{FEWEST, Pairing, RoundRobin, Standing};
use rules::{GameId, Seat};
use serde::{Deserialize, Serialize};
pub use series::{BestOf, Series};
pub use v1::{BookV1, BoutV1};

/// The longest shikona, in characters.
pub const LONGEST_NAME: usize = 16;
/// The longest word for a kimarite or a game, in bytes.
const LONGEST_WORD: usize = 24;
/// How many deleted bouts the book remembers besides those that a page still shows: other tabs may show bouts that are no longer stored.
const LAST_DELETED: usize = 16;

/// A name as a player may choose it: in the form of [`stored_name`], and with at least one visible character. `None` if it has none.
pub fn tidy(name: &str) -> Option<String> {
    stored_name(name).filter(|name| !name.chars().all(is_ignorable))
}

/// A name as it is stored: single spaces, no control characters or marks of no width, at most [`LONGEST_NAME`] characters. `None` if nothing
/// is left. Earlier versions also stored names in which nothing but joiners is left.
pub fn stored_name(name: &str) -> Option<String> {
    let words = name.split(|c: char| c.is_whitespace() || is_unseen(c));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let tidy: String = words.join(" ").chars().take(LONGEST_NAME).collect();
    let tidy = tidy.trim_end();
    (!tidy.is_empty()).then(|| tidy.to_owned())
}

/// Control characters, and marks that change the text direction or have no width. Marks that join letters are allowed.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Characters that a font need not draw: those with Unicode's property `Default_Ignorable_Code_Point`, and the blank of Braille. They join or
/// vary the characters around them, and nobody can see a name that has no others.
fn is_ignorable(c: char) -> bool {
    c.is_whitespace()
        || is_unseen(c)
        || matches!(c, '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// A wrestler: a player's profile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wrestler {
    /// The wrestler's unique id. It is random, so that a wrestler made after everything was erased does not get an old one's id.
    pub id: u32,
    /// The ring name (四股名).
    pub shikona: String,
    /// Whether the wrestler has retired. A retired wrestler keeps the sheets, but plays no more bouts.
    pub retired: bool,
}

/// Somebody who owns a scorepad.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PadOwner {
    /// A wrestler, by id.
    Wrestler(u32),
    /// The computer opponent of that strength.
    Computer(Rank),
}

impl PadOwner {
    /// The word for the owner in page addresses.
    pub fn slug(self) -> String {
        match self {
            Self::Wrestler(id) => id.to_string(),
            Self::Computer(rank) => rank.slug().to_owned(),
        }
    }

    /// The owner with that slug.
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
    /// The owner of the scorepad that this fighter's bouts are entered in; `None` for a guest.
    pub fn pad_owner(&self) -> Option<PadOwner> {
        match self {
            Self::Wrestler(id) => Some(PadOwner::Wrestler(*id)),
            Self::Computer(rank) => Some(PadOwner::Computer(*rank)),
            Self::Guest(_) => None,
        }
    }
}

/// Why the book refuses a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The name is empty, or contains only spaces and invisible characters.
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
    /// Somebody sat on both sides of a bout.
    #[error("nobody can wrestle himself")]
    Himself,
    /// The bout is impossible.
    #[error("that is no bout")]
    NoBout,
    /// The round robin has fewer than three entrants.
    #[error("a round robin needs three wrestlers or more")]
    TooFew,
    /// Somebody is entered twice in a round robin.
    #[error("nobody can be entered twice")]
    EnteredTwice,
}

/// The wrestlers and the entered bouts, oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Book {
    wrestlers: Vec<Wrestler>,
    bouts: Vec<Bout>,
    /// The ids of deleted bouts that a page may still show, in the order of deletion. Such a page does not enter its bout again.
    deleted: Vec<u64>,
    /// Bouts on full segments whose wrestlers the book lacks, because it was damaged. They come back with their wrestlers.
    #[serde(skip)]
    strays: Vec<Bout>,
}

impl Book {
    /// The book, if this type's own methods could have made every wrestler and every bout in it.
    ///
    /// # Errors
    /// The first fault.
    pub fn checked(self) -> Result<Self, Refusal> {
        let mut sound = Self::default();
        for wrestler in self.wrestlers {
            if stored_name(&wrestler.shikona).as_ref() != Some(&wrestler.shikona) {
                return Err(Refusal::NoName);
            }
            if sound.wrestler(wrestler.id).is_some() {
                return Err(Refusal::IdTaken);
            }
            sound.wrestlers.push(wrestler);
        }
        let mut ids = HashSet::new();
        for bout in self.bouts {
            sound.fits(&bout)?;
            // Two tabs that write at the same moment can enter a bout twice. The first entry is enough.
            if ids.insert(bout.id) {
                sound.bouts.push(bout);
            }
        }
        sound.strays = self.strays;
        sound.deleted = self.deleted;
        Ok(sound)
    }

    /// All wrestlers, in the order in which they were created.
    pub fn wrestlers(&self) -> &[Wrestler] {
        &self.wrestlers
    }

    /// The wrestler with that id.
    pub fn wrestler(&self, id: u32) -> Option<&Wrestler> {
        self.wrestlers.iter().find(|wrestler| wrestler.id == id)
    }

    fn free(&self, shikona: &str, but: Option<u32>) -> Result<String, Refusal> {
        let shikona = tidy(shikona).ok_or(Refusal::NoName)?;
        let taken = self.named(&shikona);
        if taken.is_some_and(|other| Some(other.id) != but) {
            Err(Refusal::NameTaken)
        } else {
            Ok(shikona)
        }
    }

    /// Creates a wrestler with an id that the caller has drawn at random.
    ///
    /// # Errors
    /// If the name is empty, another active wrestler has it, or any wrestler has the id.
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
    /// If the name is empty, another active wrestler has it, or there is no such wrestler.
    pub fn rename(&mut self, id: u32, shikona: &str) -> Result<(), Refusal> {
        let shikona = self.free(shikona, Some(id))?;
        self.find(id)?.shikona = shikona;
        Ok(())
    }

    /// Retires a wrestler, who keeps all sheets but plays no more bouts.
    ///
    /// # Errors
    /// If there is no such wrestler.
    pub fn retire(&mut self, id: u32) -> Result<(), Refusal> {
        self.find(id)?.retired = true;
        Ok(())
    }

    /// Makes a retired wrestler active again.
    ///
    /// # Errors
    /// If there is no such wrestler, or another active one has taken the name meanwhile.
    pub fn come_back(&mut self, id: u32) -> Result<(), Refusal> {
        let shikona = self.find(id)?.shikona.clone();
        self.free(&shikona, Some(id))?;
        self.find(id)?.retired = false;
        Ok(())
    }

    /// The active wrestler of that name; no two have the same one.
    pub fn named(&self, shikona: &str) -> Option<&Wrestler> {
        let mut wrestlers = self.wrestlers.iter();
        wrestlers.find(|it| !it.retired && it.shikona.eq_ignore_ascii_case(shikona))
    }

    fn find(&mut self, id: u32) -> Result<&mut Wrestler, Refusal> {
        let mut wrestlers = self.wrestlers.iter_mut();
        wrestlers
            .find(|wrestler| wrestler.id == id)
            .ok_or(Refusal::NoSuchWrestler)
    }

    /// Enters a bout once and returns whether it was new. If the book already has a bout with that id, or had it until it was deleted,
    /// nothing changes.
    ///
    /// Two computer opponents of the same strength share their sheets. A bout of both would mean both a win and a loss, so that strength
    /// gets no star. Guests have no sheets; a bout of guests is in the archive alone.
    ///
    /// # Errors
    /// If the bout is impossible; the book is then unchanged.
    pub fn enter(&mut self, bout: Bout) -> Result<bool, Refusal> {
        self.fits(&bout)?;
        if self.had(bout.id) {
            return Ok(false);
        }
        self.bouts.push(bout);
        Ok(true)
    }

    /// Whether the book has a bout with that id, or had it until it was deleted.
    pub fn had(&self, id: u64) -> bool {
        self.bout(id).is_some() || self.deleted.contains(&id)
    }

    /// Deletes a bout with its stars, for good: [`Book::enter`] does not take it again. Of the bouts deleted before, the book remembers the
    /// last and those that a page still shows, of which `shown` has the ids.
    pub fn delete(&mut self, id: u64, shown: &[u64]) {
        self.bouts.retain(|bout| bout.id != id);
        self.note_deleted(id);
        let mut older = self.deleted.len().saturating_sub(LAST_DELETED);
        self.deleted.retain(|id| {
            let is_older = older > 0;
            older = older.saturating_sub(1);
            !is_older || shown.contains(id)
        });
    }

    fn note_deleted(&mut self, id: u64) {
        self.deleted.retain(|deleted| *deleted != id);
        self.deleted.push(id);
    }

    /// Gives the seat of a guest to a wrestler, who gets the bout's star.
    ///
    /// # Errors
    /// If no guest sat there, or there is no such wrestler, or they sat at the table anyway; the bout is then unchanged.
    pub fn seat_wrestler(&self, bout: &mut Bout, seat: Seat, wrestler: u32) -> Result<(), Refusal> {
        let mut seated = bout.clone();
        match seated.seats.get_mut(seat.index()) {
            Some(fighter @ Fighter::Guest(_)) => *fighter = Fighter::Wrestler(wrestler),
            _ => return Err(Refusal::NoBout),
        }
        self.fits(&seated)?;
        *bout = seated;
        Ok(())
    }

    /// The bouts, so that the caller can change one of them.
    pub fn bouts_mut(&mut self) -> &mut [Bout] {
        &mut self.bouts
    }

    /// All bouts, in the order in which they were entered.
    pub fn bouts(&self) -> &[Bout] {
        &self.bouts
    }

    /// The bout with that id, if it has been entered.
    pub fn bout(&self, id: u64) -> Option<&Bout> {
        self.bouts.iter().find(|bout| bout.id == id)
    }

    fn fits(&self, bout: &Bout) -> Result<(), Refusal> {
        bout.check()?;
        if self.knows(bout) {
            Ok(())
        } else {
            Err(Refusal::NoSuchWrestler)
        }
    }

    /// Whether the book has all wrestlers of the bout.
    pub fn knows(&self, bout: &Bout) -> bool {
        bout.seats.iter().all(|fighter| match fighter {
            Fighter::Wrestler(id) => self.wrestler(*id).is_some(),
            Fighter::Computer(_) | Fighter::Guest(_) => true,
        })
    }

    /// The winner of the last bout of that game with that kimarite, if it had one. With nokkuauto in `slam`: the last grand champion.
    pub fn last_winner(&self, game: GameId, kimarite: &str) -> Option<&Fighter> {
        let mut bouts = self.bouts.iter().rev();
        let last = bouts.find(|bout| bout.game == game && bout.kimarite == kimarite)?;
        last.seats.get(last.winner?.index())
    }

    /// The owner's scorepad in one game, or their stars of all games if `None`. A draw is no star.
    pub fn pad(&self, owner: PadOwner, game: Option<GameId>) -> Pad<'_> {
        Pad::of(owner, self.decided(game))
    }

    /// The bouts of one game, or of all if `None`, that have a winner.
    fn decided(&self, game: Option<GameId>) -> impl DoubleEndedIterator<Item = &Bout> {
        let bouts = self.bouts.iter();
        bouts.filter(move |bout| bout.winner.is_some() && game.is_none_or(|game| bout.game == game))
    }

    /// Whether anybody has a star in the game.
    pub fn has_stars(&self, game: GameId) -> bool {
        let mut decided = self.decided(Some(game));
        decided.any(|bout| {
            bout.seats
                .iter()
                .any(|fighter| fighter.pad_owner().is_some())
        })
    }

    /// The game of the owner's newest star, if this page knows it.
    pub fn newest_game(&self, owner: PadOwner) -> Option<GameId> {
        let mut newest = self.decided(None).rev();
        newest.find_map(|bout| bout.seat_of(owner).and(bout.game.known()))
    }

    /// The owner's bouts in one game, drawn and unfinished ones too, in the order in which they were entered.
    pub fn played(
        &self,
        owner: PadOwner,
        game: GameId,
    ) -> impl DoubleEndedIterator<Item = Star<'_>> {
        let bouts = self.bouts.iter().filter(move |bout| bout.game == game);
        bouts.filter_map(move |bout| {
            let seat = bout.seat_of(owner)?;
            Some(Star { bout, seat })
        })
    }

    /// How many basho of the game the owner has won and lost. The periods of a basho have consecutive ids; one is only counted with all the
    /// periods that its winner won. Nobody changes seats in a basho, so the owner may have been a guest before the last period.
    pub fn basho(&self, owner: PadOwner, game: GameId) -> [usize; 2] {
        let bouts = self.bouts.iter().filter(|bout| bout.game == game);
        let mut periods: Vec<&Bout> = bouts.collect();
        periods.sort_by_key(|bout| bout.id);
        let mut ended = [0, 0];
        for basho in periods.chunk_by(|one, next| one.id.wrapping_add(1) == next.id) {
            // Most bouts stand alone, and their records need not be unpacked.
            let Some(end) = basho.last().filter(|_| basho.len() > 1) else {
                continue;
            };
            let Some(seat) = end.seat_of(owner) else {
                continue;
            };
            let wins = end.best_of().map(|length| usize::from(length.wins()));
            for (count, won) in ended.iter_mut().zip([true, false]) {
                let winners = basho.iter().filter_map(|bout| bout.winner);
                let periods = winners.filter(|&winner| (winner == seat) == won).count();
                *count += usize::from(wins == Some(periods));
            }
        }
        ended
    }

    /// All wrestlers, and the computer opponents that have stars, in one game or in all if `None`. Owners who have won a bout come before
    /// those who have not. Then they are sorted by best rank and the wins on the sheet that earned it, if the game has ranks; then by more
    /// wins in all, then by fewer losses.
    pub fn banzuke(&self, game: Option<GameId>) -> Vec<(PadOwner, Pad<'_>)> {
        let wrestlers = self
            .wrestlers
            .iter()
            .map(|wrestler| PadOwner::Wrestler(wrestler.id));
        let computers = Rank::ALL.into_iter().rev().map(PadOwner::Computer);
        let ranked = game.is_some_and(Rank::is_earned_in);
        let merit = |pad: &Pad<'_>| {
            let best = pad.best().filter(|_| ranked);
            let best = best.map(|(_, place)| pad.sheets[place].wins());
            (pad.wins() > 0, best, pad.wins(), Reverse(pad.losses()))
        };
        let mut all: Vec<(PadOwner, Pad<'_>)> = Vec::new();
        for owner in wrestlers.chain(computers) {
            let pad = self.pad(owner, game);
            if matches!(owner, PadOwner::Wrestler(_)) || !pad.sheets.is_empty() {
                let place = all.partition_point(|(_, other)| merit(other) >= merit(&pad));
                all.insert(place, (owner, pad));
            }
        }
        all
    }
}

#[cfg(test)]
mod tests;
