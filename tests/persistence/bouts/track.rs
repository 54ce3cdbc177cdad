//! Bouts of `track`: in a round robin, with a clock and swaps.

use hakkyoi::{rules::track::Track, ui::stage::Model};

use super::{IN_ROBIN, OfTwo};

impl OfTwo for Track {
    const MOST_STEPS: usize = 150;

    fn dressed(model: Model<Self>) -> Model<Self> {
        model.of_robin(IN_ROBIN).timed(30)
    }

    fn config() -> Self::Config {
        Self::Config {
            zero: true,
            oshi_dashi: false,
            tactical: true,
        }
    }
}
