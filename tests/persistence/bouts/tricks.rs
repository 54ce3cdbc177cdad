//! Bouts of `tricks`: face to face.

use hakkyoi::{
    rules::tricks::Tricks,
    ui::stage::{Model, Seating},
};

use super::OfTwo;

impl OfTwo for Tricks {
    const MOST_STEPS: usize = 150;

    fn dressed(model: Model<Self>) -> Model<Self> {
        model.seated(Seating::Facing)
    }
}
