//! The page's program.

fn main() {
    hakkyoi::ui::start();
}
