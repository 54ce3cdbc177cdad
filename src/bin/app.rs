//! The page's first program: home.

use hakkyoi::ui::{App, pages::Hall};

fn main() {
    yew::Renderer::<App<Hall>>::new().render();
}
