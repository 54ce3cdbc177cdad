//! The worker in which the computer opponents think: its own side, which passes messages to [`Memory::answer`], and the page's side. It also
//! weighs choices in problems, and draws QR codes.

use ai::protocol::Memory;
use problems::weighing;

use crate::ui::{
    browser::qr,
    browser::worker::{self, Worker},
};

/// The worker's script file.
const SCRIPT: &str = "bots_loader.js";

/// Starts a worker, from the page. `hear` gets its messages, and `None` when no answer will come.
pub fn start(hear: impl Fn(Option<&[u8]>) + 'static) -> Worker {
    Worker::start(SCRIPT, hear)
}

/// Starts serving requests; called in the worker's `main`.
pub fn serve() {
    let mut memory = Memory::default();
    worker::serve(move |request, say| {
        let answer = qr::answer(request)
            .or_else(|| weighing::answer(request, &mut memory))
            .or_else(|| memory.answer(request));
        // The page cannot read an empty answer, and says that none came.
        say(&answer.unwrap_or_default());
    });
}
