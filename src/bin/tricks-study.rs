//! The page's program for learning trick-taking sumo.

use hakkyoi::ui::{App, games::tricks::TricksStudy};

fn main() {
    yew::Renderer::<App<TricksStudy>>::new().render();
}
