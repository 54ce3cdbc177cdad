//! The worker in which the computer opponents think.

fn main() {
    hakkyoi::ui::bot_worker::serve();
}
