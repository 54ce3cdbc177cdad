//! The worker in which the computer opponents think: its own side, which passes messages to [`Memory::answer`], and the page's side.

use super::worker::{self, Worker};
use crate::ai::protocol::Memory;

/// The worker's script file.
const SCRIPT: &str = "bots_loader.js";

/// Starts a worker, from the page; `None` if the browser does not allow one.
pub fn start(answer: impl Fn(&[u8]) + 'static) -> Option<Worker> {
    Worker::start(SCRIPT, answer)
}

/// Starts serving requests; called in the worker's `main`.
pub fn serve() {
    let mut memory = Memory::default();
    worker::serve(move |request, say| {
        if let Some(answer) = memory.answer(request) {
            say(&answer);
        }
    });
}
