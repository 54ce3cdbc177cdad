//! Bouts of `bales`.

use bout::{Model, Msg};
use rules::bales::Bales;

use super::{Dice, Played, chosen, pair};

impl Played for Bales {
    const MOST_STEPS: usize = 40;

    fn begin(rng: &mut Dice) -> Model<Self> {
        pair((), rng)
    }

    fn msg(model: &Model<Self>, rng: &mut Dice) -> Option<Msg<Self>> {
        chosen(model, rng)
    }
}
