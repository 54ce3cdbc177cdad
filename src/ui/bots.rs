//! The worker's side of the computer opponents: takes requests from the page and hands them to [`protocol::answer`].

use gloo_worker::{HandlerId, Registrable, Worker, WorkerScope};

use crate::ai::protocol::{self, Answer, Request};

/// The worker; it keeps nothing between requests.
#[derive(Debug)]
pub struct Bots;

impl Worker for Bots {
    type Message = ();
    type Input = Request;
    type Output = Answer;

    fn create(_: &WorkerScope<Self>) -> Self {
        Self
    }

    fn update(&mut self, _: &WorkerScope<Self>, (): ()) {}

    fn received(&mut self, scope: &WorkerScope<Self>, request: Request, id: HandlerId) {
        scope.respond(id, protocol::answer(&request));
    }
}

/// Begins to serve; the worker's `main`.
pub fn register() {
    Bots::registrar().register();
}
