//! Scorepads: what the bouts of one who keeps sheets come to. Nothing here is stored; all of it follows from the bouts.

use super::{Bout, Fighter, Keeper, Rank};
use crate::rules::Seat;

/// How many losses close a sheet.
pub const LAST_LOSS: usize = 3;

/// A star on a sheet: one bout, from one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Star<'a> {
    /// The bout.
    pub bout: &'a Bout,
    /// Where the sheet's keeper sat.
    pub seat: Seat,
}

impl<'a> Star<'a> {
    /// White (a win) or black (a loss).
    pub fn won(self) -> bool {
        self.bout.winner == self.seat
    }

    /// Against whom, in the order in which they sat.
    pub fn against(self) -> impl Iterator<Item = &'a Fighter> {
        let seat = self.seat.index();
        let seats = self.bout.seats.iter().enumerate();
        seats.filter_map(move |(place, fighter)| (place != seat).then_some(fighter))
    }
}

/// A sheet of a scorepad: stars up to the third loss, at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet<'a> {
    /// The stars, oldest first.
    pub stars: Vec<Star<'a>>,
}

impl<'a> Sheet<'a> {
    /// The sheet as it was when that bout had just been written; none if the bout is not on it.
    pub fn up_to(&self, id: u64) -> Option<Sheet<'a>> {
        let place = self.stars.iter().position(|star| star.bout.id == id)?;
        let stars = self.stars[..=place].to_vec();
        Some(Sheet { stars })
    }

    /// White stars.
    pub fn wins(&self) -> usize {
        self.stars.len() - self.losses()
    }

    /// Black stars.
    pub fn losses(&self) -> usize {
        self.stars.iter().filter(|star| !star.won()).count()
    }

    /// The rank that the sheet has brought; none while it is open.
    pub fn rank(&self) -> Option<Rank> {
        (self.losses() == LAST_LOSS).then(|| Rank::for_wins(self.wins()))
    }
}

/// How often a kimarite decided bouts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count<'a> {
    /// The kimarite's word in records.
    pub kimarite: &'a str,
    /// Bouts won with it.
    pub won: usize,
    /// Bouts lost to it.
    pub lost: usize,
}

/// All sheets of one who keeps them, in one game, oldest first. Only the last can be open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pad<'a> {
    /// The sheets.
    pub sheets: Vec<Sheet<'a>>,
}

impl<'a> Pad<'a> {
    /// The sheets that these bouts, oldest first, come to.
    pub(super) fn of(keeper: Keeper, bouts: impl Iterator<Item = &'a Bout>) -> Self {
        let mut sheets: Vec<Sheet<'a>> = Vec::new();
        for bout in bouts {
            let Some(seat) = bout.seat_of(keeper) else {
                continue;
            };
            let star = Star { bout, seat };
            match sheets.last_mut() {
                Some(sheet) if sheet.losses() < LAST_LOSS => sheet.stars.push(star),
                _ => sheets.push(Sheet { stars: vec![star] }),
            }
        }
        Self { sheets }
    }

    fn stars(&self) -> impl Iterator<Item = Star<'a>> {
        self.sheets
            .iter()
            .flat_map(|sheet| sheet.stars.iter().copied())
    }

    /// White stars on all sheets.
    pub fn wins(&self) -> usize {
        self.sheets.iter().map(Sheet::wins).sum()
    }

    /// Black stars on all sheets.
    pub fn losses(&self) -> usize {
        self.sheets.iter().map(Sheet::losses).sum()
    }

    /// The best rank, and the place of the sheet that brought it: the one with the most wins, the first of several.
    pub fn best(&self) -> Option<(Rank, usize)> {
        let mut best: Option<(usize, usize)> = None;
        for (place, sheet) in self.sheets.iter().enumerate() {
            let closed = sheet.rank().is_some();
            if closed && best.is_none_or(|(wins, _)| sheet.wins() > wins) {
                best = Some((sheet.wins(), place));
            }
        }
        best.map(|(wins, place)| (Rank::for_wins(wins), place))
    }

    /// Every kimarite that has decided a bout, in the order of the first time.
    pub fn counts(&self) -> Vec<Count<'a>> {
        let mut counts: Vec<Count<'a>> = Vec::new();
        for star in self.stars() {
            let kimarite = star.bout.kimarite.as_str();
            let place = counts.iter().position(|count| count.kimarite == kimarite);
            let place = place.unwrap_or_else(|| {
                counts.push(Count {
                    kimarite,
                    won: 0,
                    lost: 0,
                });
                counts.len() - 1
            });
            if star.won() {
                counts[place].won += 1;
            } else {
                counts[place].lost += 1;
            }
        }
        counts
    }

    /// The kimarite that has won most bouts (得意技 tokui-waza), the first of several; none without a win.
    pub fn speciality(&self) -> Option<Count<'a>> {
        let counts = self.counts();
        let most = counts.iter().map(|count| count.won).max()?;
        let won = counts.into_iter().filter(|count| count.won > 0);
        won.into_iter().find(|count| count.won == most)
    }
}
