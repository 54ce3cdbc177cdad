//! The page's program for learning slam, and for looking at its bouts again.

use hakkyoi::{
    rules::slam::Slam,
    ui::{App, stage::Studying},
};

fn main() {
    yew::Renderer::<App<Studying<Slam>>>::new().render();
}
