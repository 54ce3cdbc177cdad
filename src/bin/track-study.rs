//! The page's program for learning one-dimensional sumo.

use hakkyoi::{
    rules::track::Track,
    ui::{App, stage::Studying},
};

fn main() {
    yew::Renderer::<App<Studying<Track>>>::new().render();
}
