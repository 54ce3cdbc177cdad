//! The page's program for wrestlers, scorepads, and what is kept.

use hakkyoi::ui::{pages::Books, start};

fn main() {
    start::<Books>();
}
