//! The page's program for playing sumo in the ring of nineteen circles.

use hakkyoi::{
    rules::circle::Circle,
    ui::{App, stage::Playing},
};

fn main() {
    yew::Renderer::<App<Playing<Circle>>>::new().render();
}
