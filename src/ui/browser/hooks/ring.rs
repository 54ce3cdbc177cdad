//! A hook that asks the worker in which the wrestlers are thrown.

use physics::asking::{Answer, Reply, Request};
use yew::prelude::*;

use super::{use_in_sight, use_timer};
use crate::ui::browser::physics_worker::Ring;

/// How long the page waits for a message before the question counts as failed, in milliseconds.
const PATIENCE: u32 = 20_000;

/// Asks the worker whenever a new question comes up; the request's id distinguishes questions. The worker starts with the first render, so
/// that it is warm at the first throw. A worker that still owes an answer is terminated and replaced when the next question comes up, when
/// there is nothing to ask any more, or when the screen is hidden: this also cancels many throws.
///
/// The answer to a toss is one [`Reply::Flight`]; many throws get [`Reply::Counts`] that grow until all are done. A question that takes too
/// long gets [`Reply::Failed`], and so does at once one whose answer cannot be read or whose worker does not load or dies too often; it may be
/// asked again with a new id.
#[hook]
pub fn use_ring(request: Option<Request>, answer: Callback<Answer>) {
    let in_sight = use_in_sight();
    let request = request.filter(|_| in_sight);
    let ring = use_mut_ref(|| None::<Ring>);
    // The id of the question that the worker works on.
    let asked = use_mut_ref(u32::default);
    // The number of throws of the unanswered question; 0 for a toss.
    let owing = use_mut_ref(|| None::<u32>);
    // The number of throws in the last counts: each message restarts the timer.
    let heard = use_state_eq(|| 0);
    let told = heard.setter();
    // The worker outlives renders; its answers go to the callback of the latest render.
    let listener = use_mut_ref(|| None::<Callback<Answer>>);
    *listener.borrow_mut() = Some(answer.clone());
    let id = request.as_ref().map(|request| request.id);
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
        if let Some(request) = &request {
            asked.replace(request.id);
        }
        let start = || {
            Ring::new(move |answer| {
                let answer = answer.unwrap_or_else(|| Answer {
                    id: *asked.borrow(),
                    reply: Reply::Failed,
                });
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
            })
        };
        let ring = ring.get_or_insert_with(start);
        if let Some(request) = request {
            ring.ask(&request);
        }
    });
}
