//! The page's program for playing one-dimensional sumo.

use hakkyoi::{
    rules::track::Track,
    ui::{stage::Playing, start},
};

fn main() {
    start::<Playing<Track>>();
}
