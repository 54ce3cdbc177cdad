//! A bout as one period of a basho.

use basho::Series;
use rules::Turn;

use super::{BoutGame, Model};

impl<G: BoutGame> Model<G> {
    /// The bout as the next period of this basho; `None` for a single bout.
    #[must_use]
    pub fn in_series(mut self, series: Option<Series>) -> Self {
        self.series = series;
        self
    }

    /// The basho as it stood before this period.
    pub fn series(&self) -> Option<&Series> {
        self.series.as_ref()
    }

    /// The basho, including this period if it is over.
    pub fn series_now(&self) -> Option<Series> {
        let mut series = self.series.clone()?;
        if let Turn::Over(outcome) = self.table.turn() {
            // `enter` refuses only if the basho is decided already.
            let _ = series.enter(outcome);
        }
        Some(series)
    }

    /// Whether nothing is left to play: the bout is over, and so is its basho, if it belongs to one.
    pub fn done(&self) -> bool {
        let goes_on = self.series_now().is_some_and(|it| it.period().is_some());
        self.over() && !goes_on
    }

    /// The basho for the next bout: this one, or, if it is decided, a new one of the same length.
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
