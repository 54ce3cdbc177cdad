//! Shares of bouts as whole numbers, and how much a choice mattered.

/// A share of bouts (0 to 1) in bouts of 10, rounded.
pub fn tenths(share: f32) -> u32 {
    (share * 10.0).round() as u32
}

/// A share of bouts (0 to 1) in bouts of 100, rounded.
pub fn hundredths(share: f32) -> u32 {
    (share * 100.0).round() as u32
}

/// How much a decision mattered, by what it cost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Weight {
    /// The cost is less than [`Weight::CLOSE`]: as good as the analysis can tell.
    Best,
    /// Less than [`Weight::SLIP`]: worse than the best, but not worth mentioning.
    Close,
    /// Less than [`Weight::MISTAKE`].
    Slip,
    /// [`Weight::MISTAKE`] or more.
    Mistake,
}

impl Weight {
    /// From this many bouts in 100 on, a decision is no longer the best. Another seed changes so small a cost by less.
    pub const CLOSE: u32 = 3;
    /// From this many bouts in 100 on, it is a slip: one bout in twenty.
    pub const SLIP: u32 = 5;
    /// From this many bouts in 100 on, it is a mistake: one bout in seven.
    pub const MISTAKE: u32 = 15;

    /// The weight of a cost that is given in bouts in 100.
    pub const fn of(hundredths: u32) -> Self {
        match hundredths {
            Self::MISTAKE.. => Self::Mistake,
            Self::SLIP.. => Self::Slip,
            Self::CLOSE.. => Self::Close,
            _ => Self::Best,
        }
    }

    /// Whether the decision mattered.
    pub fn matters(self) -> bool {
        self >= Self::Slip
    }

    /// The weight's word in message keys.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Close => "close",
            Self::Slip => "slip",
            Self::Mistake => "mistake",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cost_falls_into_one_of_four_weights() {
        use Weight::{Best, Close, Mistake, Slip};
        let weights = [0, 2, 3, 4, 5, 14, 15, 100].map(Weight::of);
        assert_eq!(
            weights,
            [Best, Best, Close, Close, Slip, Slip, Mistake, Mistake]
        );
        assert_eq!(
            [Best, Close, Slip, Mistake].map(Weight::matters),
            [false, false, true, true]
        );
    }
}
