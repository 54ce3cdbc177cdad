//! The worker in which the wrestlers are thrown: its own side and the page's side.

use super::worker::{self, Worker};
use crate::physics::{
    Outline, Throw, Toss,
    asking::{Answer, Request},
    fly,
};

/// The worker's script file.
const SCRIPT: &str = "ring_loader.js";

/// The page's handle of the worker.
pub type Ring = Worker<Request>;

impl Ring {
    /// Starts a worker; `None` if the browser does not allow one.
    pub fn new(answer: impl Fn(Answer) + 'static) -> Option<Self> {
        Self::start(SCRIPT, answer)
    }
}

/// Starts serving requests; called in the worker's `main`.
pub fn serve() {
    // The first throw takes the longest, because the engine compiles the code that it reaches. So this throws once before anybody waits.
    let warm_up = fly(&Toss {
        outline: Outline::default(),
        throws: [0, 1].map(|lot| Some(Throw::sensible(lot))),
        lies: [None; 2],
    });
    drop(warm_up);
    worker::serve(|request: Request, say| request.answer(say));
}
