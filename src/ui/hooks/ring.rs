//! The way to the worker in which the wrestlers are thrown.

use yew::prelude::*;

use super::use_timer;
use crate::{
    physics::asking::{Answer, Reply, Request},
    ui::ring::Ring,
};

/// How long a word is waited for before the question counts as failed, in milliseconds.
const PATIENCE: u32 = 20_000;

/// Asks the worker when a new question comes up; the request's number tells it from the last. The worker is started with the first
/// rendering, so that it is warm when the first throw is made. One that still owes an answer when the next question comes up, or when there
/// is nothing to be asked any more, is ended and another started: that is how many throws are cancelled.
///
/// A toss is answered by one [`Reply::Flight`], many throws by [`Reply::Counts`] that grow until all are done. What takes too long gets
/// [`Reply::Failed`]; it may be asked again with a new number.
#[hook]
pub fn use_ring(request: Option<Request>, answer: Callback<Answer>) {
    let ring = use_mut_ref(|| None::<Ring>);
    // How many throws the question that is not answered yet is for; 0 for a toss.
    let owing = use_mut_ref(|| None::<u32>);
    // How many throws were done when counts were last heard: each word begins the wait anew.
    let heard = use_state_eq(|| 0);
    let told = heard.setter();
    // The worker outlives renderings; its answers go to whoever asked last.
    let listener = use_mut_ref(|| None::<Callback<Answer>>);
    *listener.borrow_mut() = Some(answer.clone());
    let id = request.as_ref().map(|request| request.id);
    let now = answer.clone();
    let too_long = {
        let owing = owing.clone();
        Callback::from(move |(id, _)| {
            if owing.borrow().is_some() {
                answer.emit(Answer {
                    id,
                    reply: Reply::Failed,
                });
            }
        })
    };
    use_timer(id.map(|id| ((id, *heard), PATIENCE)), too_long);
    use_effect_with(id, move |_| {
        let mut ring = ring.borrow_mut();
        let owed = owing.replace(request.as_ref().map(Request::throws));
        if owed.is_some() {
            *ring = None;
        }
        if ring.is_none() {
            *ring = Ring::new(move |answer| {
                if let Reply::Counts(counts) = &answer.reply {
                    told.set(counts.done);
                }
                if owing.borrow().is_some_and(|throws| answer.ends(throws)) {
                    *owing.borrow_mut() = None;
                }
                let listener = listener.borrow().clone();
                if let Some(listener) = listener {
                    listener.emit(answer);
                }
            });
        }
        match (&*ring, request) {
            (Some(ring), Some(request)) => ring.ask(&request),
            (None, Some(request)) => now.emit(Answer {
                id: request.id,
                reply: Reply::Failed,
            }),
            _ => (),
        }
    });
}
