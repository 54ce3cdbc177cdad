//! The worker in which the wrestlers are thrown.

fn main() {
    hakkyoi::ui::browser::physics_worker::serve();
}
