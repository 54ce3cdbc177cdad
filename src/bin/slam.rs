//! The page's program for playing slam: throwing the wrestlers.

use hakkyoi::{
    rules::slam::Slam,
    ui::{stage::Playing, start},
};

fn main() {
    start::<Playing<Slam>>();
}
