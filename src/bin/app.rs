//! The page.

fn main() {
    yew::Renderer::<hakkyoi::ui::App>::new().render();
}
