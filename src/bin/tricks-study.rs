//! The page's program for learning trick-taking sumo.

use hakkyoi::{
    rules::tricks::Tricks,
    ui::{App, stage::Studying},
};

fn main() {
    yew::Renderer::<App<Studying<Tricks>>>::new().render();
}
