//! The page's program for playing one-dimensional sumo.

use hakkyoi::ui::{App, games::track::TrackProgram};

fn main() {
    yew::Renderer::<App<TrackProgram>>::new().render();
}
