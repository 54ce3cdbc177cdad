//! The page's program for learning hex sumo with momentum.

use hakkyoi::{
    rules::momentum::Momentum,
    ui::{App, stage::Studying},
};

fn main() {
    yew::Renderer::<App<Studying<Momentum>>>::new().render();
}
