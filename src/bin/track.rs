//! The page's program for playing one-dimensional sumo.

use hakkyoi::{
    rules::track::Track,
    ui::{App, stage::Playing},
};

fn main() {
    yew::Renderer::<App<Playing<Track>>>::new().render();
}
