//! A worker's two ends: its own, which answers requests, and the page's.
//!
//! `gloo-worker` was used for this; it ends a worker only when that one next listens, so that what was begun is thought to its end.

use std::{
    cell::{Cell, RefCell},
    marker::PhantomData,
    rc::{Rc, Weak},
};

use gloo_events::{EventListener, EventListenerOptions};
use js_sys::Uint8Array;
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{
    DedicatedWorkerGlobalScope, Event, MessageEvent, Worker as WebWorker, WorkerOptions, WorkerType,
};

use super::files::file;

/// A worker that is asked `Q`, one question at a time, as the page has it. It ends when this is dropped, even in the middle of an answer.
///
/// One that dies over a question (an engine's compiler can fail, or its memory run out) is started again and asked the same, three times at
/// most; only then the page hears of its error, as of any other.
#[derive(Debug)]
pub struct Worker<Q> {
    line: Rc<Line>,
    _asked: PhantomData<fn(&Q)>,
}

/// How often a worker that died over a question is started again.
const LIVES: u32 = 3;

/// What the page knows of a worker.
struct Line {
    script: &'static str,
    answer: Box<dyn Fn(&Event)>,
    /// The worker, and what is heard of it.
    other: RefCell<Option<(WebWorker, [EventListener; 2])>>,
    /// Whether it listens: what is sent before is lost.
    listens: Cell<bool>,
    /// What was asked last.
    question: RefCell<Option<JsValue>>,
    /// How often a worker died over that.
    deaths: Cell<u32>,
}

impl std::fmt::Debug for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Line").field(&self.script).finish()
    }
}

impl Line {
    /// Starts a worker in the place of the last; whether the browser allows one.
    fn start(self: &Rc<Self>) -> bool {
        self.end();
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let Ok(worker) = WebWorker::new_with_options(&file(self.script), &options) else {
            return false;
        };
        let to = |heard: fn(&Rc<Self>, &Event)| {
            let line = Rc::downgrade(self);
            move |event: &Event| {
                if let Some(line) = Weak::upgrade(&line) {
                    heard(&line, event);
                }
            }
        };
        let listeners = [
            EventListener::new(&worker, "message", to(Self::hears)),
            EventListener::new_with_options(
                &worker,
                "error",
                EventListenerOptions::enable_prevent_default(),
                to(Self::fails),
            ),
        ];
        self.other.replace(Some((worker, listeners)));
        true
    }

    fn hears(self: &Rc<Self>, event: &Event) {
        if event
            .dyn_ref::<MessageEvent>()
            .is_some_and(|message| message.data().is_null())
        {
            self.listens.set(true);
            self.send();
        } else {
            (self.answer)(event);
        }
    }

    fn fails(self: &Rc<Self>, event: &Event) {
        if !self.listens.get() || self.deaths.replace(self.deaths.get() + 1) >= LIVES {
            return;
        }
        event.prevent_default();
        self.start();
    }

    fn send(&self) {
        if let (Some((worker, _)), Some(question)) =
            (&*self.other.borrow(), &*self.question.borrow())
        {
            // Bytes can always be sent.
            let _ = worker.post_message(question);
        }
    }

    fn end(&self) {
        self.listens.set(false);
        if let Some((worker, _)) = self.other.take() {
            worker.terminate();
        }
    }
}

impl<Q: Serialize> Worker<Q> {
    /// Starts a worker by its script; `None` where the browser allows none.
    pub fn start<A: DeserializeOwned>(
        script: &'static str,
        answer: impl Fn(A) + 'static,
    ) -> Option<Self> {
        let line = Rc::new(Line {
            script,
            answer: Box::new(move |event| {
                if let Some(answered) = message(event) {
                    answer(answered);
                }
            }),
            other: RefCell::default(),
            listens: Cell::default(),
            question: RefCell::default(),
            deaths: Cell::default(),
        });
        line.start().then_some(Self {
            line,
            _asked: PhantomData,
        })
    }

    /// Asks; what is asked before the worker listens waits for it.
    pub fn ask(&self, request: &Q) {
        self.line.deaths.set(0);
        self.line.question.replace(Some(encode(request)));
        if self.line.listens.get() {
            self.line.send();
        }
    }
}

impl<Q> Drop for Worker<Q> {
    fn drop(&mut self) {
        self.line.end();
    }
}

/// Begins to serve; the end of a worker's `main`. An answer may be said in many messages.
pub fn serve<Q: DeserializeOwned + 'static, A: Serialize>(
    mut answer: impl FnMut(Q, &dyn Fn(&A)) + 'static,
) {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    // The page hears of a panic by its words, and not that unreachable code was reached.
    std::panic::set_hook(Box::new(|panic| {
        wasm_bindgen::throw_str(&panic.to_string())
    }));
    let page = scope.clone();
    EventListener::new(&scope, "message", move |event| {
        if let Some(request) = message(event) {
            answer(request, &|answer| {
                // Bytes can always be sent.
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
