//! The page's program for playing trick-taking sumo.

use hakkyoi::ui::{App, games::tricks::TricksProgram};

fn main() {
    yew::Renderer::<App<TricksProgram>>::new().render();
}
