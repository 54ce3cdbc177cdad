//! Both sides of a web worker: the worker's, which answers requests, and the page's.
//!
//! This replaces `gloo-worker`, which terminates a worker only when the worker next listens, so that a computation always runs to its end.

use std::{
    cell::{Cell, RefCell},
    rc::{Rc, Weak},
};

use gloo_events::{EventListener, EventListenerOptions};
use js_sys::Uint8Array;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{
    DedicatedWorkerGlobalScope, Event, MessageEvent, Worker as WebWorker, WorkerOptions, WorkerType,
};

use super::files::file;

/// The page's handle of a worker that answers questions, one at a time; both are bytes. Dropping the handle terminates the worker, even in the middle
/// of an answer.
///
/// If the worker dies over a question (the engine's compiler may fail, or memory may run out), this restarts it and asks again, at most
/// three times; only then does the error reach the page.
#[derive(Debug)]
pub struct Worker {
    line: Rc<Line>,
}

/// How often a worker that died over a question is restarted.
const LIVES: u32 = 3;

/// What the page does with an answer.
type Hear = dyn Fn(&[u8]);

/// The page's state of a worker.
struct Line {
    script: &'static str,
    answer: Box<Hear>,
    /// The worker, and the listeners for its messages and errors.
    other: RefCell<Option<(WebWorker, [EventListener; 2])>>,
    /// Whether the worker is listening: messages sent earlier are lost.
    listens: Cell<bool>,
    /// The last question.
    question: RefCell<Option<JsValue>>,
    /// How often the worker died over the last question.
    deaths: Cell<u32>,
}

impl std::fmt::Debug for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Line").field(&self.script).finish()
    }
}

impl Line {
    /// Starts a worker that replaces the last; returns whether the browser allows one.
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
        } else if let Some(answer) = message(event) {
            (self.answer)(&answer);
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
            // Posting bytes cannot fail.
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

impl Worker {
    /// Starts a worker by its script file; `None` if the browser does not allow one.
    pub fn start(script: &'static str, answer: impl Fn(&[u8]) + 'static) -> Option<Self> {
        let line = Rc::new(Line {
            script,
            answer: Box::new(answer),
            other: RefCell::default(),
            listens: Cell::default(),
            question: RefCell::default(),
            deaths: Cell::default(),
        });
        line.start().then_some(Self { line })
    }

    /// Sends a question, once the worker is listening.
    pub fn ask(&self, question: &[u8]) {
        self.line.deaths.set(0);
        let question = Uint8Array::from(question).into();
        self.line.question.replace(Some(question));
        if self.line.listens.get() {
            self.line.send();
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.line.end();
    }
}

/// Starts serving requests; called at the end of a worker's `main`. An answer may consist of several messages.
pub fn serve(mut answer: impl FnMut(&[u8], &dyn Fn(&[u8])) + 'static) {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    // The page gets the panic message instead of "unreachable executed".
    std::panic::set_hook(Box::new(|panic| {
        wasm_bindgen::throw_str(&panic.to_string())
    }));
    let page = scope.clone();
    EventListener::new(&scope, "message", move |event| {
        if let Some(request) = message(event) {
            answer(&request, &|answer| {
                // Posting bytes cannot fail.
                let _ = page.post_message(&Uint8Array::from(answer));
            });
        }
    })
    .forget();
    // Tells the page that the worker is listening: messages sent earlier are lost.
    let _ = scope.post_message(&JsValue::NULL);
}

/// The bytes in a message; `None` if it is something else.
fn message(event: &Event) -> Option<Vec<u8>> {
    let data = event.dyn_ref::<MessageEvent>()?.data();
    Some(data.dyn_into::<Uint8Array>().ok()?.to_vec())
}
