//! A hook that asks the worker in which the computer opponents think.

use yew::prelude::*;

use super::{use_in_sight, use_timer};
use crate::{
    ai::protocol::{Answer, Reply, Request},
    ui::bot_worker::Bots,
};

/// How long the page waits for an answer before the question counts as failed, in milliseconds.
const PATIENCE: u32 = 20_000;

/// Asks a worker whenever a new question comes up; the request's id distinguishes questions. Each use of the hook has its own worker, which
/// starts with its first question. A worker that still owes an answer is terminated when the next question comes up, when there is nothing
/// to ask any more, or when the screen is hidden. A question that takes too long gets [`Reply::Failed`].
#[hook]
pub fn use_bots(request: Option<Request>, answer: Callback<Answer>) {
    let in_sight = use_in_sight();
    let request = request.filter(|_| in_sight);
    let bots = use_mut_ref(|| None::<Bots>);
    let owing = use_mut_ref(|| false);
    // The worker outlives renders; its answers go to the callback of the latest render.
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
