//! The way to the worker in which the computer opponents think.

use gloo_worker::{Spawnable, WorkerBridge};
use yew::prelude::*;

use crate::{
    ai::protocol::{Answer, Request},
    ui::bots::{Bots, Postcard},
};

/// The worker's script, beside the page.
const SCRIPT: &str = "bots_loader.js";

/// Asks the worker when a new question comes up; the question's number tells it from the last. One worker serves the page from its first
/// question on; one that still owes an answer when the next question comes up, for whatever reason, is replaced.
#[hook]
pub fn use_bots(id: Option<u32>, request: Option<Request>, answer: Callback<Answer>) {
    let bridge = use_mut_ref(|| None::<WorkerBridge<Bots>>);
    let owing = use_mut_ref(|| false);
    // The worker outlives renderings; its answers go to whoever asked last.
    let listener = use_mut_ref(|| None::<Callback<Answer>>);
    *listener.borrow_mut() = Some(answer);
    use_effect_with(id, move |_| {
        if let Some(request) = request {
            let mut bridge = bridge.borrow_mut();
            if owing.replace(true) {
                *bridge = None;
            }
            let bridge = bridge.get_or_insert_with(|| {
                Bots::spawner()
                    .encoding::<Postcard>()
                    .with_loader(true)
                    .callback(move |answer| {
                        *owing.borrow_mut() = false;
                        let listener = listener.borrow().clone();
                        if let Some(listener) = listener {
                            listener.emit(answer);
                        }
                    })
                    .spawn(SCRIPT)
            });
            bridge.send(request);
        }
    });
}
