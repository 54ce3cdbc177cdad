//! The worker's side of the computer opponents: takes requests from the page and hands them to [`protocol::answer`].

use gloo_worker::{Codec, HandlerId, Registrable, Worker, WorkerScope};
use js_sys::Uint8Array;
use serde::{Deserialize, Serialize};
use wasm_bindgen::{JsValue, UnwrapThrowExt as _};

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
    Bots::registrar().encoding::<Postcard>().register();
}

/// Messages in bytes. `gloo-worker`'s own codec, bincode 1, words what it cannot read and thereby adds 10 kB to the page's first load
/// (wasm as brotli 11).
#[derive(Debug)]
pub struct Postcard;

impl Codec for Postcard {
    fn encode<I: Serialize>(input: I) -> JsValue {
        let bytes = postcard::to_allocvec(&input);
        let bytes = bytes.expect_throw("messages are of kinds that have a length");
        Uint8Array::from(bytes.as_slice()).into()
    }

    fn decode<O: for<'de> Deserialize<'de>>(input: JsValue) -> O {
        let bytes = Uint8Array::from(input).to_vec();
        let message = postcard::from_bytes(&bytes);
        message.expect_throw("page and worker are built together")
    }
}
