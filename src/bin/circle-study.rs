//! The page's program for learning sumo in the ring of nineteen circles.

use hakkyoi::{
    rules::circle::Circle,
    ui::{App, stage::Studying},
};

fn main() {
    yew::Renderer::<App<Studying<Circle>>>::new().render();
}
