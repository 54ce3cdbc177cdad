//! Bouts of `track`, in a round robin, with a clock and swaps.

use bout::{Model, Msg};
use rules::track::Track;

use super::{Dice, IN_ROBIN, Played, chosen, pair};

impl Played for Track {
    const MOST_STEPS: usize = 150;

    fn begin(rng: &mut Dice) -> Model<Self> {
        let config = Self::Config {
            zero: true,
            oshi_dashi: false,
            tactical: true,
        };
        pair(config, rng).of_robin(IN_ROBIN).timed(30)
    }

    fn msg(model: &Model<Self>, rng: &mut Dice) -> Option<Msg<Self>> {
        chosen(model, rng)
    }
}
