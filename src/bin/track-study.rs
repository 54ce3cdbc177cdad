//! The page's program for learning one-dimensional sumo.

use hakkyoi::ui::{App, games::track::TrackStudy};

fn main() {
    yew::Renderer::<App<TrackStudy>>::new().render();
}
