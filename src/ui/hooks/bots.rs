//! The way to the worker in which the computer opponents think.

use yew::prelude::*;

use super::use_timer;
use crate::{
    ai::protocol::{Answer, Reply, Request},
    ui::bots::Bots,
};

/// How long an answer is waited for before it counts as failed, in milliseconds.
const PATIENCE: u32 = 20_000;

/// Asks a worker when a new question comes up; the request's number tells it from the last. Each use of the hook has a worker of its own,
/// from its first question on. One that still owes an answer when the next question comes up, or when there is nothing to be asked any
/// more, is ended. What takes too long gets [`Reply::Failed`].
#[hook]
pub fn use_bots(request: Option<Request>, answer: Callback<Answer>) {
    let bots = use_mut_ref(|| None::<Bots>);
    let owing = use_mut_ref(|| false);
    // The worker outlives renderings; its answers go to whoever asked last.
    let listener = use_mut_ref(|| None::<Callback<Answer>>);
    *listener.borrow_mut() = Some(answer.clone());
    let id = request.as_ref().map(|request| request.id);
    use_timer(
        id.map(|id| (id, PATIENCE)),
        answer.reform(|id| Answer {
            id,
            reply: Reply::Failed,
        }),
    );
    use_effect_with(id, move |_| {
        let mut bots = bots.borrow_mut();
        if owing.replace(request.is_some()) {
            *bots = None;
        }
        let Some(request) = request else { return };
        if bots.is_none() {
            *bots = Bots::new(move |answer| {
                *owing.borrow_mut() = false;
                let listener = listener.borrow().clone();
                if let Some(listener) = listener {
                    listener.emit(answer);
                }
            });
        }
        if let Some(bots) = &*bots {
            bots.ask(&request);
        }
    });
}
