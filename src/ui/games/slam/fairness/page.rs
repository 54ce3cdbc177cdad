//! The fairness page: reads the stored throws and runs the trial in the worker.

use ai::slam::chances::chances;
use physics::{
    Outline, Throw,
    asking::{Answer, Ask, Many, Reply, Request},
    landings::Landings,
};
use rules::{
    GameId,
    slam::{Ring, Shape, Size},
};
use yew::prelude::*;

use super::{
    Counts, Thrown,
    chart::{table, verdict},
};
use crate::ui::{
    browser::{hooks::use_ring, random},
    data::app_context::AppContext,
    games::slam::words::shape_name,
    parts::{asks, game_bar},
    words::t,
};

/// The number of throws in a trial.
const TRIED: u32 = 1000;

/// A trial of many throws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Trial {
    /// The player has not started a trial.
    #[default]
    None,
    /// A trial of this id runs; this many throws are done, with their counts.
    Runs(u32, u32, Counts),
    /// All throws are done.
    Over(Counts),
    /// The physics worker did not answer.
    Failed,
}

impl Trial {
    /// A new trial, before its first throw.
    fn new() -> Self {
        Self::Runs(random::seed() as u32, 0, Counts::default())
    }

    /// What the worker has to do for a trial in this ring. The id of the trial is also its seed.
    fn request(self, ring: Ring) -> Option<Request> {
        let Self::Runs(id, ..) = self else {
            return None;
        };
        Some(Request {
            id,
            ask: Ask::Many(Many {
                outline: Outline::of(ring),
                throw: Throw::sensible(id),
                throws: TRIED,
            }),
        })
    }

    /// The trial after the worker's answer, if the worker answers this trial.
    fn after(self, answer: Answer) -> Self {
        match (self, answer.reply) {
            (Self::Runs(id, ..), Reply::Counts(counts)) if id == answer.id => {
                let falls = Counts(counts.falls);
                if counts.done < TRIED {
                    Self::Runs(id, counts.done, falls)
                } else {
                    Self::Over(falls)
                }
            }
            (Self::Runs(id, ..), Reply::Failed) if id == answer.id => Self::Failed,
            _ => self,
        }
    }

    fn counts(self) -> Option<Counts> {
        match self {
            Self::Runs(.., counts) | Self::Over(counts) => Some(counts),
            Self::None | Self::Failed => None,
        }
    }
}

/// The measured counts of this ring.
fn measured(ring: Ring) -> Counts {
    let landings = Landings {
        both: chances(ring).both,
        ..Landings::default()
    };
    Counts(landings.falls())
}

/// The throws so far, and a trial.
#[component]
pub fn FairnessPage() -> Html {
    let app = use_context::<AppContext>();
    let thrown = use_memo((), |()| {
        app.map_or_else(Thrown::default, |app| Thrown::read(&app.store))
    });
    let ring = use_state_eq(Ring::default);
    let trial = use_state_eq(Trial::default);
    let now = *ring;

    let heard = {
        let trial = trial.clone();
        Callback::from(move |answer: Answer| trial.set(trial.after(answer)))
    };
    use_ring(trial.request(now), heard);

    let ontry = {
        let trial = trial.setter();
        Callback::from(move |_: MouseEvent| trial.set(Trial::new()))
    };
    let oncancel = {
        let trial = trial.setter();
        Callback::from(move |_: MouseEvent| trial.set(Trial::None))
    };
    let other = {
        let (ring, trial) = (ring.setter(), trial.setter());
        Callback::from(move |other: Ring| {
            // Throws into another ring say nothing about this one.
            trial.set(Trial::None);
            ring.set(other);
        })
    };
    let shapes = Shape::ALL.map(|shape| (shape, shape_name(shape)));
    let sizes: Vec<(Size, String)> = Size::all()
        .map(|size| (size, t!("fair-size", percent = size.percent())))
        .collect();
    let onshape = other.reform(move |shape: Shape| Ring { shape, ..now });
    let onsize = other.reform(move |size: Size| Ring { size, ..now });
    let (own, expected) = (thrown.all(), thrown.expected(measured));
    let so_far = t!("fair-so-far");
    let tried = t!("fair-tried", number = TRIED);
    html! {
        <main class="page fair-page">
            { game_bar(GameId::Slam, t!("fair-title")) }
            <p class="fair-lead">{ t!("fair-lead") }</p>
            <section class="fair" aria-labelledby="fair-title">
                <h2 id="fair-title" class="col-h">{ so_far.clone() }</h2>
                <p class="fair-key" aria-hidden="true">
                    <span><svg viewBox="0 0 22 12"><rect class="fair-own" width="22" height="12" /></svg>{ t!("fair-own-key") }</span>
                    <span><svg viewBox="0 0 22 12"><rect class="fair-table" width="22" height="12" /></svg>{ t!("fair-table-key") }</span>
                </p>
                if own.all() == 0 {
                    <p>{ t!("fair-none") }</p>
                } else {
                    { table(&so_far, own, expected) }
                    <p>{ verdict(own, expected) }</p>
                }
                <h2 class="col-h">{ tried.clone() }</h2>
                { asks(&t!("fair-shape"), "fair-shape", &shapes, now.shape, None, &onshape) }
                { asks(&t!("fair-sizes"), "fair-size", &sizes, now.size, None, &onsize) }
                <div class="fair-run">
                    if let Trial::Runs(_, done, _) = *trial {
                        <progress max={TRIED.to_string()} value={done.to_string()} aria-label={t!("fair-progress")}></progress>
                        <span>{ t!("fair-done", done, number = TRIED) }</span>
                        <button type="button" class="btn btn-line" onclick={oncancel}>{ t!("fair-cancel") }</button>
                    } else {
                        <button type="button" class="btn" onclick={ontry}>{ t!("fair-try", number = TRIED) }</button>
                    }
                </div>
                <div role="status">
                    if *trial == Trial::Failed {
                        <p>{ t!("fair-failed") }</p>
                    }
                    if let Trial::Over(counts) = *trial {
                        <p>{ verdict(counts, measured(now)) }</p>
                    }
                </div>
                if let Some(counts) = trial.counts().filter(|counts| counts.all() > 0) {
                    { table(&tried, counts, measured(now)) }
                }
            </section>
        </main>
    }
}
