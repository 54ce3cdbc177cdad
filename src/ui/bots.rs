//! The worker in which the computer opponents think: its own side, which hands requests to [`Memory::answer`], and the page's.

use super::worker::{self, Worker};
use crate::ai::protocol::{Answer, Memory, Request};

/// The worker's script.
const SCRIPT: &str = "bots_loader.js";

/// A worker that thinks, as the page has it.
pub type Bots = Worker<Request>;

impl Bots {
    /// Starts one; `None` where the browser allows none.
    pub fn new(answer: impl Fn(Answer) + 'static) -> Option<Self> {
        Self::start(SCRIPT, answer)
    }
}

/// Begins to serve; the worker's `main`.
pub fn serve() {
    let mut memory = Memory::default();
    worker::serve(move |request: Request, say| say(&memory.answer(&request)));
}
