//! The worker in which the computer opponents think: its own side, which hands requests to [`Memory::answer`], and the page's.
//!
//! `gloo-worker` was used for this; it ends a worker only when that one next listens, so that what was begun is thought to its end.

use gloo_events::EventListener;
use js_sys::Uint8Array;
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::ai::protocol::{Answer, Memory, Request};

/// The worker's script, beside the page.
const SCRIPT: &str = "bots_loader.js";

/// A worker, as the page has it. It ends when this is dropped, even in the middle of a decision.
#[derive(Debug)]
pub struct Bots {
    worker: Worker,
    _heard: EventListener,
}

impl Bots {
    /// Starts a worker that is asked this first; `None` where the browser allows none.
    pub fn ask(first: &Request, answer: impl Fn(Answer) + 'static) -> Option<Self> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(SCRIPT, &options).ok()?;
        let (asked, first) = (worker.clone(), encode(first));
        let heard = EventListener::new(&worker, "message", move |event| {
            if let Some(answered) = message(event) {
                answer(answered);
            } else {
                // It listens from now on. Bytes can always be sent.
                let _ = asked.post_message(&first);
            }
        });
        Some(Self {
            worker,
            _heard: heard,
        })
    }

    /// Asks a worker that has answered.
    pub fn ask_on(&self, request: &Request) {
        // As above.
        let _ = self.worker.post_message(&encode(request));
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// Begins to serve; the worker's `main`.
pub fn serve() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let page = scope.clone();
    let mut memory = Memory::default();
    EventListener::new(&scope, "message", move |event| {
        if let Some(request) = message(event) {
            // As above.
            let _ = page.post_message(&encode(&memory.answer(&request)));
        }
    })
    .forget();
    // What is sent to a worker before it listens is lost.
    let _ = scope.post_message(&JsValue::NULL);
}

/// In bytes: `postcard` is small, and page and worker are built together.
fn encode<T: Serialize>(message: &T) -> JsValue {
    // Messages are of kinds that have a length.
    let bytes = postcard::to_allocvec(message).unwrap_or_default();
    Uint8Array::from(bytes.as_slice()).into()
}

fn message<T: DeserializeOwned>(event: &Event) -> Option<T> {
    let data = event.dyn_ref::<MessageEvent>()?.data();
    let bytes = data.dyn_into::<Uint8Array>().ok()?;
    postcard::from_bytes(&bytes.to_vec()).ok()
}
