//! The page's program for wrestlers, scorepads, and what is kept.

use hakkyoi::ui::{App, pages::Books};

fn main() {
    yew::Renderer::<App<Books>>::new().render();
}
