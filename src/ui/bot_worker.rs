//! The worker in which the computer opponents think: its own side, which passes requests to [`Memory::answer`], and the page's side.

use super::worker::{self, Worker};
use crate::ai::protocol::{Answer, Memory, Request};

/// The worker's script file.
const SCRIPT: &str = "bots_loader.js";

/// The page's handle of the worker.
pub type Bots = Worker<Request>;

impl Bots {
    /// Starts a worker; `None` if the browser does not allow one.
    pub fn new(answer: impl Fn(Answer) + 'static) -> Option<Self> {
        Self::start(SCRIPT, answer)
    }
}

/// Starts serving requests; called in the worker's `main`.
pub fn serve() {
    let mut memory = Memory::default();
    worker::serve(move |request: Request, say| say(&memory.answer(&request)));
}
