//! The page's program for playing trick-taking sumo.

use hakkyoi::{
    rules::tricks::Tricks,
    ui::{App, stage::Playing},
};

fn main() {
    yew::Renderer::<App<Playing<Tricks>>>::new().render();
}
