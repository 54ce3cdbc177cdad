//! A hook that asks the worker in which the computer opponents think.

use ai::{
    Opponent,
    protocol::{Answer, Reply, Request},
};
use yew::prelude::*;

use super::{use_changes, use_in_sight, use_timer};
use crate::ui::browser::{bot_worker, worker::Worker};

/// How long the page waits for an answer before the question counts as failed, in milliseconds.
const PATIENCE: u32 = 20_000;

/// Asks a worker whenever a new question comes up; the request's id distinguishes questions. Each use of the hook has its own worker, which
/// starts with its first question. A worker that still owes an answer is terminated when the next question comes up, when there is nothing
/// to ask any more, or when the screen is hidden. A question gets [`Reply::Failed`] if it takes too long, if its answer cannot be read, and at once
/// if the worker does not load or dies too often.
#[hook]
pub fn use_bots<G: Opponent>(request: Option<Request<G>>, answer: Callback<Answer<G>>) {
    let id = request.as_ref().map(|request| request.id);
    let heard = Callback::from(move |message: Option<Vec<u8>>| {
        let read = message.and_then(|message| Answer::read(&message));
        let failed = || {
            let reply = Reply::Failed;
            Some(Answer { id: id?, reply })
        };
        if let Some(told) = read.or_else(failed) {
            answer.emit(told);
        }
    });
    use_messages(id.zip(request.map(|request| request.write())), heard);
}

/// Asks a worker anything that it answers; everything else is as in [`use_bots`]. The question is an id and a message, and the answer is a
/// message, or `None` if none comes.
#[hook]
pub fn use_messages(question: Option<(u32, Vec<u8>)>, answer: Callback<Option<Vec<u8>>>) {
    let in_sight = use_in_sight();
    let question = question.filter(|_| in_sight);
    let bots = use_mut_ref(|| None::<Worker>);
    let (changes, newest) = use_changes(question.as_ref().map(|(id, _)| *id));
    let asked = question.is_some().then_some(changes);
    // The question that the worker has not answered yet, by the changes up to it.
    let owing = use_mut_ref(|| None::<u32>);
    // The worker outlives renders; its answers go to the callback of the latest render.
    let listener = use_mut_ref(|| None::<Callback<Option<Vec<u8>>>>);
    *listener.borrow_mut() = Some(answer.clone());
    use_timer(
        asked.map(|asked| (asked, PATIENCE)),
        answer.reform(|_| None),
    );
    use_effect_with(changes, move |_| {
        let mut bots = bots.borrow_mut();
        if owing.replace(asked).is_some() {
            *bots = None;
        }
        let Some((_, message)) = question else { return };
        let start = || {
            bot_worker::start(move |message| {
                let answered = owing.take();
                let listener = listener.borrow().clone();
                let listener = listener.filter(|_| answered == Some(newest.get()));
                if let Some(listener) = listener {
                    listener.emit(message.map(<[u8]>::to_vec));
                }
            })
        };
        bots.get_or_insert_with(start).ask(&message);
    });
}
