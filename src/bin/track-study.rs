//! The page's program for learning one-dimensional sumo.

use hakkyoi::{
    rules::track::Track,
    ui::{stage::Studying, start},
};

fn main() {
    start::<Studying<Track>>();
}
