//! Random bouts of every game keep the laws.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

use super::{Checked, Game, Lawful, hold};
use crate::test_every_game;

/// Random bouts by one config.
pub(crate) struct Trial<G: Game> {
    pub(crate) config: G::Config,
    /// The actions that are tried at every state, legal or not.
    pub(crate) actions: Vec<G::Action>,
    /// How many steps the longest bout can have.
    pub(crate) most_steps: usize,
    /// How many bouts are played.
    pub(crate) bouts: usize,
}

/// What the laws must know of a game besides its rules.
pub(crate) trait Tried: Lawful {
    /// The bouts that are played.
    fn trials() -> Vec<Trial<Self>>;

    /// Asserts that the bouts of a trial were long enough, and that they compared enough for the law of secrets.
    fn enough(bouts: &[Checked]);
}

/// Asserts that nothing was hidden from anybody in these bouts.
pub(crate) fn nothing_hidden(bouts: &[Checked]) {
    for bout in bouts {
        assert_eq!(*bout, Checked::nothing_hidden(bout.steps));
    }
}

/// The length of the longest of these bouts, in steps.
pub(crate) fn longest(bouts: &[Checked]) -> usize {
    bouts.iter().map(|bout| bout.steps).max().unwrap_or(0)
}

fn random_bouts_keep_the_laws<G: Tried>() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let trials = G::trials();
    assert!(!trials.is_empty());
    for trial in trials {
        let bout = |_| hold::<G, _>(&trial.config, &trial.actions, trial.most_steps, &mut rng);
        let bouts: Vec<Checked> = (0..trial.bouts).map(bout).collect();
        assert!(longest(&bouts) > 0);
        G::enough(&bouts);
    }
}

test_every_game!(random_bouts_keep_the_laws);
