//! How often wrestlers fell into each position, and the shares of these counts.

use rules::slam::Fall;

/// How many wrestlers fell into each position, in the order of [`Fall::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts(pub [u32; 6]);

impl Counts {
    /// The number of all counted wrestlers.
    pub fn all(self) -> u32 {
        self.0.iter().sum()
    }

    /// The number of wrestlers with this fall.
    pub fn of(self, fall: Fall) -> u32 {
        self.0[fall.index()]
    }

    /// The share of this fall in tenths of a percent, or 0 if nothing was counted.
    pub fn permille(self, fall: Fall) -> u32 {
        let all = u64::from(self.all());
        let part = u64::from(self.of(fall)) * 1000;
        (part + all / 2).checked_div(all).unwrap_or_default() as u32
    }

    /// How far the share of this fall strays by chance in 19 of 20 cases, in tenths of a percent, if `self` has the true shares and
    /// `thrown` wrestlers are thrown.
    pub fn strays(self, fall: Fall, thrown: u32) -> u32 {
        if thrown == 0 {
            return 1000;
        }
        let part = f64::from(self.permille(fall)) / 1000.0;
        let deviation = (part * (1.0 - part) / f64::from(thrown)).sqrt();
        (1960.0 * deviation).ceil() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn share_is_a_part_of_all_counts() {
        let counts = Counts([1, 0, 3, 0, 0, 4]);
        assert_eq!(counts.all(), 8);
        assert_eq!(counts.permille(Fall::Champion), 125);
        assert_eq!(counts.permille(Fall::Outside), 500);
        assert_eq!(Counts::default().permille(Fall::Side), 0);
    }

    #[test]
    fn more_throws_stray_less() {
        let even = Counts([1, 1, 0, 0, 0, 0]);
        assert_eq!(even.strays(Fall::Champion, 100), 98);
        assert!(even.strays(Fall::Champion, 10_000) < 11);
        assert_eq!(even.strays(Fall::Champion, 0), 1000);
    }
}
