//! A bout as a period of a basho.

use super::{Model, Play};
use crate::{basho::Series, rules::Turn};

impl<G: Play> Model<G> {
    /// The bout as the next period of this basho, or as none of any.
    #[must_use]
    pub fn in_series(mut self, series: Option<Series>) -> Self {
        self.series = series;
        self
    }

    /// The basho as it stood before this period.
    pub fn series(&self) -> Option<&Series> {
        self.series.as_ref()
    }

    /// The basho with this period, if that is over.
    pub fn series_now(&self) -> Option<Series> {
        let mut series = self.series.clone()?;
        if let Turn::Over(outcome) = self.table.turn() {
            // Only a basho that goes on has another period.
            let _ = series.enter(outcome);
        }
        Some(series)
    }

    /// Whether nothing is left to be played: the bout is over, and the basho that it is a period of.
    pub fn done(&self) -> bool {
        let goes_on = self.series_now().is_some_and(|it| it.period().is_some());
        self.over() && !goes_on
    }

    /// The basho that the next bout is a period of: this one, or once that is decided, one like it.
    pub(super) fn next_series(&self) -> Option<Series> {
        let now = self.series_now()?;
        Some(if now.period().is_some() {
            now
        } else {
            now.afresh()
        })
    }
}

#[cfg(test)]
mod tests;
