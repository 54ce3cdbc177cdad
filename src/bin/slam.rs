//! The page's program for playing slam: throwing the wrestlers.

use hakkyoi::{
    rules::slam::Slam,
    ui::{App, stage::Playing},
};

fn main() {
    yew::Renderer::<App<Playing<Slam>>>::new().render();
}
