//! The page's program for playing hex sumo with momentum.

use hakkyoi::{
    rules::momentum::Momentum,
    ui::{stage::Playing, start},
};

fn main() {
    start::<Playing<Momentum>>();
}
