//! The page's program for learning slam, and for looking at its bouts again.

use hakkyoi::{
    rules::slam::Slam,
    ui::{stage::Studying, start},
};

fn main() {
    start::<Studying<Slam>>();
}
