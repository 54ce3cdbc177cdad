//! Bouts of `circle`: in a basho.

use hakkyoi::{
    basho::{BestOf, Series},
    rules::circle::Circle,
    ui::stage::Model,
};

use super::OfTwo;

impl OfTwo for Circle {
    const MOST_STEPS: usize = 150;

    fn dressed(model: Model<Self>) -> Model<Self> {
        model.in_series(Some(Series::new(BestOf::Three)))
    }
}
