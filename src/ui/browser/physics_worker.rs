//! The worker in which the wrestlers are thrown: its own side and the page's side. Messages are encoded with `postcard`, which is small;
//! page and worker are always built together.

use physics::{
    Outline, Throw, Toss,
    asking::{Answer, Request},
    fly,
};
use serde::Serialize;

use crate::ui::browser::worker::{self, Worker};

/// The worker's script file.
const SCRIPT: &str = "ring_loader.js";

/// The page's handle of the worker.
#[derive(Debug)]
pub struct Ring(Worker);

impl Ring {
    /// Starts a worker. `hear` gets its answers, or `None` for one that cannot be read and when no answer will come.
    pub fn new(hear: impl Fn(Option<Answer>) + 'static) -> Self {
        Self(Worker::start(SCRIPT, move |message| {
            hear(message.and_then(|message| postcard::from_bytes(message).ok()));
        }))
    }

    /// Sends a request, once the worker is listening.
    pub fn ask(&self, request: &Request) {
        self.0.ask(&encode(request));
    }
}

/// Starts serving requests; called in the worker's `main`.
pub fn serve() {
    // The first throw takes the longest, because the engine compiles the code that it reaches. So this throws once before anybody waits.
    let warm_up = fly(&Toss {
        outline: Outline::default(),
        throws: [0, 1].map(|seed| Some(Throw::sensible(seed))),
        lies: [None; 2],
    });
    drop(warm_up);
    worker::serve(|message, say| {
        match postcard::from_bytes::<Request>(message) {
            Ok(request) => request.answer(|answer| say(&encode(answer))),
            // The page cannot read an empty answer, and says that none came.
            Err(_) => say(&[]),
        }
    });
}

fn encode(message: &impl Serialize) -> Vec<u8> {
    // Encoding fails only for sequences of unknown length, which no message contains.
    postcard::to_allocvec(message).unwrap_or_default()
}
