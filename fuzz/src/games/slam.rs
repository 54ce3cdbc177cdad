//! The configs of `slam`, and which of its states are possible.

use rules::slam::{Config, MOST_PLAYERS, Mode, Slam};

use super::Fuzzed;

impl Fuzzed for Slam {
    fn configs() -> impl Iterator<Item = Config> {
        let players = |players: usize| {
            (0..players)
                .map(|number| format!("Player {number}"))
                .collect()
        };
        let with = move |most| {
            Mode::ALL.map(|mode| Config {
                players: players(most),
                mode,
            })
        };
        (1..=MOST_PLAYERS).flat_map(with)
    }

    fn number(config: &Config) -> Option<usize> {
        let key = |config: &Config| (config.players.len(), config.mode);
        Self::configs().position(|it| key(&it) == key(config))
    }

    /// No player leaves twice, no player who has left throws or wins, and at least one stays. Totals are multiples of 25, and a turn has at
    /// most three throws.
    fn sound(&self) {
        let stay = self.seats().filter(|&seat| self.stays(seat)).count();
        assert_eq!(stay + self.out().len(), self.seats().count(), "{self:?}");
        assert!(stay > 0, "{self:?}");
        assert!(
            self.thrower().is_none_or(|seat| self.stays(seat)),
            "{self:?}"
        );
        assert!(
            self.winner().is_none_or(|seat| self.stays(seat)),
            "{self:?}"
        );
        assert!(
            self.totals().iter().all(|total| total % 25 == 0),
            "{self:?}"
        );
        assert!(self.throws() <= 3, "{self:?}");
    }
}
