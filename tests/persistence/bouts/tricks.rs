//! Bouts of `tricks`, face to face.

use bout::{Model, Msg, Seating};
use rules::tricks::Tricks;

use super::{Dice, Played, chosen, pair};

impl Played for Tricks {
    const MOST_STEPS: usize = 150;

    fn begin(rng: &mut Dice) -> Model<Self> {
        pair(Self::Config::default(), rng).seated(Seating::Facing)
    }

    fn msg(model: &Model<Self>, rng: &mut Dice) -> Option<Msg<Self>> {
        chosen(model, rng)
    }
}
