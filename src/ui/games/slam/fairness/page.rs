//! The fairness page: reads the stored throws and runs the trial in the worker.

use yew::prelude::*;

use super::{
    Counts, Thrown, Trial,
    chart::{Fairness, TRIED, fairness},
    joined,
};
use crate::{
    ai::slam::chances::chances,
    physics::{
        Outline, Throw,
        asking::{Answer, Ask, Many, Reply, Request},
    },
    rules::{
        GameId,
        slam::{Ring, Shape, Size},
    },
    ui::{
        app_context::AppContext,
        component::component,
        games::slam::words::shape_name,
        hooks::{use_memo, use_ring, use_state_eq},
        parts::{asks, game_bar},
        random,
        words::t,
    },
};

/// The measured counts of this ring.
fn measured(ring: Ring) -> Counts {
    joined(&chances(ring).both)
}

/// The throws so far, and a trial.
pub fn fairness_page() -> Html {
    component(use_fairness_page)
}

#[hook]
fn use_fairness_page() -> Html {
    let app = use_context::<AppContext>();
    let thrown = use_memo((), |()| {
        app.map_or_else(Thrown::default, |app| Thrown::read(&app.store))
    });
    let ring = use_state_eq(Ring::default);
    let trial = use_state_eq(Trial::default);
    let request = use_state_eq(|| None::<Request>);
    let numbers = use_mut_ref(|| 0_u32);

    let heard = {
        let (request, trial) = (request.clone(), trial.clone());
        Callback::from(move |answer: Answer| {
            let asked = request.as_ref().map(|request| request.id);
            if asked != Some(answer.id) {
                return;
            }
            match answer.reply {
                Reply::Counts(counts) if counts.done < TRIED => {
                    trial.set(Trial::Runs(counts.done, Counts(counts.falls)));
                }
                Reply::Counts(counts) => {
                    trial.set(Trial::Over(Counts(counts.falls)));
                    request.set(None);
                }
                Reply::Failed => {
                    trial.set(Trial::Failed);
                    request.set(None);
                }
                Reply::Flight(_) => (),
            }
        })
    };
    use_ring((*request).clone(), heard);

    let ontry = {
        let (request, trial, ring) = (request.setter(), trial.setter(), *ring);
        Callback::from(move |()| {
            let mut number = numbers.borrow_mut();
            *number += 1;
            trial.set(Trial::Runs(0, Counts::default()));
            request.set(Some(Request {
                id: *number,
                ask: Ask::Many(Many {
                    outline: Outline::of(ring),
                    throw: Throw::sensible(random::seed() as u32),
                    throws: TRIED,
                }),
            }));
        })
    };
    let oncancel = {
        let (request, trial) = (request.setter(), trial.setter());
        Callback::from(move |()| {
            request.set(None);
            trial.set(Trial::None);
        })
    };
    let other = {
        let (ring, oncancel) = (ring.setter(), oncancel.clone());
        Callback::from(move |other: Ring| {
            // Throws into another ring say nothing about this one.
            oncancel.emit(());
            ring.set(other);
        })
    };
    let now = *ring;
    let shapes = Shape::ALL.map(|shape| (shape, shape_name(shape)));
    let sizes: Vec<(Size, String)> = Size::all()
        .map(|size| (size, t!("fair-size", percent = size.percent())))
        .collect();
    let onshape = other.reform(move |shape: Shape| Ring { shape, ..now });
    let onsize = other.reform(move |size: Size| Ring { size, ..now });
    let questions = html! {
        <>
            { asks(&t!("fair-shape"), "fair-shape", &shapes, now.shape, None, &onshape) }
            { asks(&t!("fair-sizes"), "fair-size", &sizes, now.size, None, &onsize) }
        </>
    };
    let shown = Fairness {
        thrown: thrown.all(),
        expected: thrown.expected(measured),
        table: measured(now),
        trial: *trial,
        ontry,
        oncancel,
        questions,
    };
    html! {
        <main class="page fair-page">
            { game_bar(GameId::Slam, t!("fair-title")) }
            <p class="fair-lead">{ t!("fair-lead") }</p>
            { fairness(&shown) }
        </main>
    }
}
