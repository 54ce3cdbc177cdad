//! A basho of several periods between two: best of three, five or seven (rule pages of `circle`, “up to five periods; the first to win three
//! wins the basho”, and `momentum`, “best of three, five or seven bouts; the starting seat alternates”).
//!
//! It stores the outcomes of the periods; stars and score follow from them. The game's own rules say who begins a period.

use rules::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use super::Refusal;

/// The length of a basho: best of three, five or seven periods.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum BestOf {
    /// The first to win two.
    Three,
    /// The first to win three.
    Five,
    /// The first to win four.
    Seven,
}

impl BestOf {
    /// The tag of a record whose bout is a period of a basho; its value is the number of periods.
    pub const TAG: &str = "Best-Of";

    /// All lengths, shortest first.
    pub const ALL: [Self; 3] = [Self::Three, Self::Five, Self::Seven];

    /// The largest number of periods, not counting drawn ones: 3, 5 or 7.
    pub const fn periods(self) -> u8 {
        match self {
            Self::Three => 3,
            Self::Five => 5,
            Self::Seven => 7,
        }
    }

    /// The number of wins that decide the basho.
    pub const fn wins(self) -> u8 {
        self.periods() / 2 + 1
    }
}

impl TryFrom<u8> for BestOf {
    type Error = String;

    fn try_from(periods: u8) -> Result<Self, String> {
        let best_of = Self::ALL.into_iter().find(|best| best.periods() == periods);
        best_of.ok_or_else(|| format!("a basho is of 3, 5 or 7 periods, not {periods}"))
    }
}

impl From<BestOf> for u8 {
    fn from(best_of: BestOf) -> Self {
        best_of.periods()
    }
}

/// A basho: its length, and how each period has ended so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Series {
    best_of: BestOf,
    periods: Vec<Outcome>,
}

/// A [`Series`] as it is stored, not yet checked.
#[derive(Clone, Serialize, Deserialize)]
struct Stored {
    best_of: BestOf,
    periods: Vec<Outcome>,
}

impl Series {
    /// A basho before its first period.
    pub const fn new(best_of: BestOf) -> Self {
        Self {
            best_of,
            periods: Vec::new(),
        }
    }

    /// Another basho like this one, before its first period.
    #[must_use]
    pub fn afresh(&self) -> Self {
        Self::new(self.best_of)
    }

    /// Its length.
    pub const fn best_of(&self) -> BestOf {
        self.best_of
    }

    /// How the periods ended, in order.
    pub fn periods(&self) -> &[Outcome] {
        &self.periods
    }

    /// The number of periods that the seat has won: its white stars.
    pub fn wins(&self, seat: Seat) -> u8 {
        let won = |period: &&Outcome| **period == Outcome::Win(seat);
        self.periods.iter().filter(won).count() as u8
    }

    /// The seat that has won the basho, if one has.
    pub fn winner(&self) -> Option<Seat> {
        let mut seats = Seat::PAIR.into_iter();
        seats.find(|&seat| self.wins(seat) == self.best_of.wins())
    }

    /// The number of the current period, counted from 1; `None` after the basho.
    pub fn period(&self) -> Option<usize> {
        self.winner().is_none().then_some(self.periods.len() + 1)
    }

    /// Whether the current period is the senshūraku: whoever wins it wins the basho. If it is drawn, the next period is one too.
    pub fn is_senshuraku(&self) -> bool {
        Seat::PAIR
            .into_iter()
            .all(|seat| self.wins(seat) + 1 == self.best_of.wins())
    }

    /// Enters the outcome of a period. A drawn period counts for nobody and is played again.
    ///
    /// # Errors
    /// [`Refusal::NoBout`] if the basho is decided or another seat than East or West won; the series is then unchanged.
    pub fn enter(&mut self, period: Outcome) -> Result<(), Refusal> {
        let fits = match period {
            Outcome::Win(seat) => Seat::PAIR.contains(&seat),
            Outcome::Draw => true,
        };
        if !fits || self.winner().is_some() {
            return Err(Refusal::NoBout);
        }
        self.periods.push(period);
        Ok(())
    }
}

impl TryFrom<Stored> for Series {
    type Error = Refusal;

    fn try_from(stored: Stored) -> Result<Self, Refusal> {
        let mut sound = Self::new(stored.best_of);
        stored
            .periods
            .into_iter()
            .try_for_each(|period| sound.enter(period))?;
        Ok(sound)
    }
}

impl From<Series> for Stored {
    fn from(series: Series) -> Self {
        Self {
            best_of: series.best_of,
            periods: series.periods,
        }
    }
}

#[cfg(test)]
mod tests;
