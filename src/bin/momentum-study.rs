//! The page's program for learning hex sumo with momentum.

use hakkyoi::{
    rules::momentum::Momentum,
    ui::{stage::Studying, start},
};

fn main() {
    start::<Studying<Momentum>>();
}
