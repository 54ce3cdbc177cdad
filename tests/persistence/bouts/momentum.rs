//! Bouts of `momentum`.

use bout::{Model, Msg};
use rules::momentum::Momentum;

use super::{Dice, Played, chosen, pair};

impl Played for Momentum {
    const MOST_STEPS: usize = 80;

    fn begin(rng: &mut Dice) -> Model<Self> {
        pair(Self::Config::default(), rng)
    }

    fn msg(model: &Model<Self>, rng: &mut Dice) -> Option<Msg<Self>> {
        chosen(model, rng)
    }
}
