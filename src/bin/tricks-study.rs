//! The page's program for learning trick-taking sumo.

use hakkyoi::{
    rules::tricks::Tricks,
    ui::{stage::Studying, start},
};

fn main() {
    start::<Studying<Tricks>>();
}
