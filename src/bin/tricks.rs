//! The page's program for playing trick-taking sumo.

use hakkyoi::{
    rules::tricks::Tricks,
    ui::{stage::Playing, start},
};

fn main() {
    start::<Playing<Tricks>>();
}
