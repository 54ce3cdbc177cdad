//! Bouts of `circle`, in a basho.

use basho::{BestOf, Series};
use bout::{Model, Msg};
use rules::circle::Circle;

use super::{Dice, Played, chosen, pair};

impl Played for Circle {
    const MOST_STEPS: usize = 150;

    fn begin(rng: &mut Dice) -> Model<Self> {
        let series = Series::new(BestOf::Three);
        pair(Self::Config::default(), rng).in_series(Some(series))
    }

    fn msg(model: &Model<Self>, rng: &mut Dice) -> Option<Msg<Self>> {
        chosen(model, rng)
    }
}
