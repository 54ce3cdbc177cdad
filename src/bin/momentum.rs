//! The page's program for playing hex sumo with momentum.

use hakkyoi::{
    rules::momentum::Momentum,
    ui::{App, stage::Playing},
};

fn main() {
    yew::Renderer::<App<Playing<Momentum>>>::new().render();
}
