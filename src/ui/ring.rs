//! The worker in which the wrestlers are thrown: its own side and the page's.

use super::worker::{self, Worker};
use crate::physics::{
    Outline, Throw, Toss,
    asking::{Answer, Request},
    fly,
};

/// The worker's script.
const SCRIPT: &str = "ring_loader.js";

/// A worker that throws, as the page has it.
pub type Ring = Worker<Request>;

impl Ring {
    /// Starts one; `None` where the browser allows none.
    pub fn new(answer: impl Fn(Answer) + 'static) -> Option<Self> {
        Self::start(SCRIPT, answer)
    }
}

/// Begins to serve; the worker's `main`.
pub fn serve() {
    // The first throw of all takes the longest: the engine compiles what it comes across. Nobody waits for this one.
    let warm_up = fly(&Toss {
        outline: Outline::default(),
        throws: [0, 1].map(|lot| Some(Throw::sensible(lot))),
        lies: [None; 2],
    });
    drop(warm_up);
    worker::serve(|request: Request, say| request.answer(say));
}
