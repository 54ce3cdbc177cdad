//! The worker in which the computer opponents think.

fn main() {
    hakkyoi::ui::browser::bot_worker::serve();
}
