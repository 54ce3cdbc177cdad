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

use crate::ui::browser::files::file;

/// The page's handle of a worker that answers questions, one at a time; both are bytes. Dropping the handle terminates the worker, even in the middle
/// of an answer.
///
/// If the worker dies over a question (the engine's compiler may fail, or memory may run out), this restarts it and asks again, at most
/// three times. Then, and if the worker does not load, it says so at once. The next question starts another worker.
#[derive(Debug)]
pub struct Worker {
    line: Rc<Line>,
}

/// How often a worker that died over a question is restarted.
const LIVES: u32 = 3;

/// What the page does with a message of the worker, or with `None` when no answer will come.
type Hear = dyn Fn(Option<&[u8]>);

/// What a failure of the worker leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// Another worker is asked the same.
    Restart,
    /// No answer will come.
    GiveUp,
}

/// How a worker has done so far.
#[derive(Clone, Copy, Debug, Default)]
struct Life {
    /// Whether the worker is listening: messages sent earlier are lost.
    listens: bool,
    /// How often a worker died over the last question.
    deaths: u32,
}

impl Life {
    /// The worker fails: it does not load, or dies.
    fn fail(&mut self) -> Fate {
        if !self.listens || self.deaths >= LIVES {
            return Fate::GiveUp;
        }
        self.deaths += 1;
        Fate::Restart
    }
}

/// The page's state of a worker.
struct Line {
    script: &'static str,
    hear: Box<Hear>,
    /// The worker, and the listeners for its messages and errors.
    other: RefCell<Option<(WebWorker, [EventListener; 3])>>,
    life: Cell<Life>,
    /// The last question.
    question: RefCell<Option<JsValue>>,
}

impl std::fmt::Debug for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Line").field(&self.script).finish()
    }
}

impl Line {
    /// Starts a worker that replaces the last. If the browser does not allow one, says that no answer will come.
    fn start(self: &Rc<Self>) {
        self.end();
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let Ok(worker) = WebWorker::new_with_options(&file(self.script), &options) else {
            self.give_up();
            return;
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
            // An answer that the browser cannot read is one that the page cannot read either.
            EventListener::new(
                &worker,
                "messageerror",
                to(|line, _| (line.hear)(Some(&[]))),
            ),
            EventListener::new_with_options(
                &worker,
                "error",
                EventListenerOptions::enable_prevent_default(),
                to(Self::fails),
            ),
        ];
        self.other.replace(Some((worker, listeners)));
    }

    fn hears(self: &Rc<Self>, event: &Event) {
        if event
            .dyn_ref::<MessageEvent>()
            .is_some_and(|message| message.data().is_null())
        {
            let deaths = self.life.get().deaths;
            self.life.set(Life {
                listens: true,
                deaths,
            });
            self.send();
        } else {
            (self.hear)(Some(&message(event).unwrap_or_default()));
        }
    }

    fn fails(self: &Rc<Self>, event: &Event) {
        let mut life = self.life.get();
        let fate = life.fail();
        self.life.set(life);
        match fate {
            Fate::Restart => {
                event.prevent_default();
                self.start();
            }
            Fate::GiveUp => self.give_up(),
        }
    }

    fn give_up(&self) {
        self.end();
        if self.question.take().is_some() {
            (self.hear)(None);
        }
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
        let deaths = self.life.get().deaths;
        self.life.set(Life {
            listens: false,
            deaths,
        });
        if let Some((worker, _)) = self.other.take() {
            worker.terminate();
        }
    }
}

impl Worker {
    /// Starts a worker by its script file. `hear` gets its messages, and `None` when no answer to the last question will come.
    pub fn start(script: &'static str, hear: impl Fn(Option<&[u8]>) + 'static) -> Self {
        let line = Rc::new(Line {
            script,
            hear: Box::new(hear),
            other: RefCell::default(),
            life: Cell::default(),
            question: RefCell::default(),
        });
        line.start();
        Self { line }
    }

    /// Sends a question, once the worker is listening.
    pub fn ask(&self, question: &[u8]) {
        let Life { listens, .. } = self.line.life.get();
        self.line.life.set(Life { listens, deaths: 0 });
        let question = Uint8Array::from(question).into();
        self.line.question.replace(Some(question));
        let ended = self.line.other.borrow().is_none();
        if ended {
            self.line.start();
        } else if listens {
            self.line.send();
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.line.end();
    }
}

/// Starts serving requests; called at the end of a worker's `main`. An answer may consist of several messages. A request that is no bytes is
/// passed on as an empty one.
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
        answer(&message(event).unwrap_or_default(), &|answer| {
            // Posting bytes cannot fail.
            let _ = page.post_message(&Uint8Array::from(answer));
        });
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worker_that_dies_is_restarted_three_times() {
        let mut life = Life {
            listens: true,
            deaths: 0,
        };
        let fates = [(); 5].map(|()| life.fail());
        assert_eq!(fates[..3], [Fate::Restart; 3]);
        assert_eq!(fates[3..], [Fate::GiveUp; 2]);
    }

    #[test]
    fn worker_that_does_not_load_is_given_up_at_once() {
        assert_eq!(Life::default().fail(), Fate::GiveUp);
    }
}
