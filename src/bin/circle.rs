//! The page's program for playing sumo in the ring of nineteen circles.

use hakkyoi::ui::{App, games::circle::CircleProgram};

fn main() {
    yew::Renderer::<App<CircleProgram>>::new().render();
}
