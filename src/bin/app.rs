//! The page's first program: home.

use hakkyoi::ui::{pages::Hall, start};

fn main() {
    start::<Hall>();
}
