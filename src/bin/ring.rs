//! The worker in which the wrestlers are thrown.

fn main() {
    hakkyoi::ui::physics_worker::serve();
}
