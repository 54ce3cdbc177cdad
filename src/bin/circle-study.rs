//! The page's program for learning sumo in the ring of nineteen circles.

use hakkyoi::ui::{App, games::circle::CircleStudy};

fn main() {
    yew::Renderer::<App<CircleStudy>>::new().render();
}
