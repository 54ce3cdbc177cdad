//! The page's program for learning sumo in the ring of nineteen circles.

use hakkyoi::{
    rules::circle::Circle,
    ui::{stage::Studying, start},
};

fn main() {
    start::<Studying<Circle>>();
}
