//! A worker's two ends: its own, which answers requests, and the page's.
//!
//! `gloo-worker` was used for this; it ends a worker only when that one next listens, so that what was begun is thought to its end.

use std::{cell::RefCell, marker::PhantomData, rc::Rc};

use gloo_events::EventListener;
use js_sys::Uint8Array;
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{
    DedicatedWorkerGlobalScope, Event, MessageEvent, Worker as WebWorker, WorkerOptions, WorkerType,
};

/// A worker that is asked `Q`, as the page has it. It ends when this is dropped, even in the middle of an answer.
#[derive(Debug)]
pub struct Worker<Q> {
    other: WebWorker,
    /// What is to be asked as soon as it listens; `None`: it does.
    waiting: Rc<RefCell<Option<Vec<JsValue>>>>,
    _heard: EventListener,
    _asked: PhantomData<fn(&Q)>,
}

impl<Q: Serialize> Worker<Q> {
    /// Starts a worker by its script, which lies beside the page; `None` where the browser allows none.
    pub fn start<A: DeserializeOwned>(script: &str, answer: impl Fn(A) + 'static) -> Option<Self> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = WebWorker::new_with_options(script, &options).ok()?;
        let waiting = Rc::new(RefCell::new(Some(Vec::new())));
        let (asked, queue) = (worker.clone(), waiting.clone());
        let heard = EventListener::new(&worker, "message", move |event| {
            if let Some(answered) = message(event) {
                answer(answered);
            } else {
                // It listens from now on.
                let waiting = queue.take();
                for request in waiting.into_iter().flatten() {
                    // Bytes can always be sent.
                    let _ = asked.post_message(&request);
                }
            }
        });
        Some(Self {
            other: worker,
            waiting,
            _heard: heard,
            _asked: PhantomData,
        })
    }

    /// Asks; what is asked before the worker listens waits for it.
    pub fn ask(&self, request: &Q) {
        let request = encode(request);
        if let Some(waiting) = &mut *self.waiting.borrow_mut() {
            waiting.push(request);
        } else {
            // As above.
            let _ = self.other.post_message(&request);
        }
    }
}

impl<Q> Drop for Worker<Q> {
    fn drop(&mut self) {
        self.other.terminate();
    }
}

/// Begins to serve; the end of a worker's `main`. An answer may be said in many messages.
pub fn serve<Q: DeserializeOwned + 'static, A: Serialize>(
    mut answer: impl FnMut(Q, &dyn Fn(&A)) + 'static,
) {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let page = scope.clone();
    EventListener::new(&scope, "message", move |event| {
        if let Some(request) = message(event) {
            answer(request, &|answer| {
                // As above.
                let _ = page.post_message(&encode(answer));
            });
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
