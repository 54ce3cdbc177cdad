//! The page's program for playing sumo in the ring of nineteen circles.

use hakkyoi::{
    rules::circle::Circle,
    ui::{stage::Playing, start},
};

fn main() {
    start::<Playing<Circle>>();
}
