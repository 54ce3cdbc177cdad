//! The picture of the ring: the wrestlers at rest, the flight, and what can be tapped.

use physics::{Outline, Pose};
use rules::slam::{Fall, Figure};
use yew::prelude::*;

use super::{
    flight::{Played, use_flight},
    overlay::use_overlay,
    painter::{use_painter, use_repaints, use_rest},
};
use crate::ui::{
    games::slam::{
        throwing::{ThrowGrip, Throwing, use_pull},
        words::{fall_name, slug},
    },
    words::t,
};

/// What the picture shows.
#[derive(Properties, PartialEq)]
pub(crate) struct RingSceneProps {
    /// The outline of the rope.
    pub(crate) outline: Outline,
    /// How both wrestlers lie while nothing flies; `None` for one that is not in the picture.
    #[prop_or_default]
    pub(crate) poses: [Option<Pose>; 2],
    /// How both wrestlers have fallen, as their tags say.
    #[prop_or_default]
    pub(crate) falls: [Option<Fall>; 2],
    /// The flight to play. A new flight starts at once, and its end stays visible until the flight is removed.
    #[prop_or_default]
    pub(crate) flight: Option<Played>,
    /// Called once per flight, when it has ended.
    #[prop_or_default]
    pub(crate) onlanded: Callback<()>,
    /// Which wrestlers wait on the near clay to be thrown.
    #[prop_or_default]
    pub(crate) waits: [bool; 2],
    /// Whether the ring is hidden by the blindfold option. What lies and flies is seen.
    #[prop_or_default]
    pub(crate) hidden: bool,
    /// The hand that throws. A pull begins anywhere in the picture; the dotted line is shown while a throw is due.
    #[prop_or_default]
    pub(crate) throwing: Option<Throwing>,
    /// For each wrestler that can be tapped, whether it is to be thrown again.
    #[prop_or_default]
    pub(crate) grips: [Option<bool>; 2],
    /// Called with the wrestler that the player taps.
    #[prop_or_default]
    pub(crate) ongrip: Callback<Figure>,
    /// How the bout has ended, as the referee calls it, where it hides nobody.
    #[prop_or_default]
    pub(crate) call: Option<AttrValue>,
    /// Called when the player taps the picture while there is a call.
    #[prop_or_default]
    pub(crate) oncall: Callback<()>,
}

/// The name of a fall, and its worth alone.
fn called(fall: Fall) -> (String, String) {
    let worth = fall.single().map(|points| points.to_string());
    (fall_name(fall), worth.unwrap_or_else(|| "–".to_owned()))
}

/// What the picture shows, in words.
fn told(props: &RingSceneProps, rests: bool) -> String {
    let lying = |wrestler: Figure| {
        let fall = props.falls[wrestler.index()].filter(|_| rests)?;
        Some(t!(
            "ring-lies",
            wrestler = slug(wrestler),
            fall = fall.slug()
        ))
    };
    let lying: Vec<String> = Figure::PAIR.into_iter().filter_map(lying).collect();
    if props.hidden {
        t!("ring-hidden")
    } else if lying.is_empty() {
        t!("ring-picture")
    } else {
        lying.join(" ")
    }
}

/// The picture of the ring.
#[component]
pub(crate) fn RingScene(props: &RingSceneProps) -> Html {
    let (painter, plain) = use_painter(props);
    // First the flight. Otherwise the picture would briefly show the poses from before.
    let flies = use_flight(
        props.flight.as_ref(),
        props.waits,
        &painter,
        &props.onlanded,
    );
    use_rest(&painter, props);
    use_repaints(&painter);
    let overlay = use_overlay(&painter);
    let due = props.throwing.as_ref().is_some_and(Throwing::is_due);
    let hidden = props.hidden;
    let easel = &painter.easel;
    let (pulls, pull) = use_pull(props.throwing.clone(), &easel.frame);

    let rests = !flies && !hidden;
    let words = told(props, rests);
    let tag = |wrestler: Figure| {
        let at = wrestler.index();
        let fall = props.falls[at].filter(|_| rests && !plain)?;
        let (name, worth) = called(fall);
        Some(html! {
            <div key={format!("tag-{at}")} ref={overlay.tags[at].clone()} class="ring-tag" aria-hidden="true"><b>{ name }</b><span>{ worth }</span></div>
        })
    };
    let grip = |wrestler: Figure| {
        let at = wrestler.index();
        let again = props.grips[at].filter(|_| rests)?;
        let ongrip = props.ongrip.clone();
        let pull = pull.clone();
        // The click at the end of a pull picks nobody.
        let onclick = Callback::from(move |event: MouseEvent| {
            if !pull.is_spent(&event) {
                ongrip.emit(wrestler);
            }
        });
        let fall = props.falls[at].map_or("none", Fall::slug);
        Some(html! {
            <button key={format!("grip-{at}")} ref={overlay.grips[at].clone()} type="button" class="slam-grip" aria-pressed={again.to_string()}
                aria-label={t!("ring-grip", wrestler = slug(wrestler), fall = fall)} {onclick} />
        })
    };
    // Each list is one node. As siblings of the canvases its elements could take the canvases' places when they come and go.
    let tapped: Html = Figure::PAIR.into_iter().filter_map(grip).collect();
    let tagged: Html = Figure::PAIR.into_iter().filter_map(tag).collect();
    let called = props.call.clone().filter(|_| rests);
    let onclick = called.is_some().then(|| {
        let oncall = props.oncall.clone();
        Callback::from(move |_: MouseEvent| oncall.emit(()))
    });
    let class = classes!(
        "pic",
        "ring-pic",
        plain.then_some("is-plain"),
        flies.then_some("is-flying"),
        due.then_some("is-due"),
        pulls.then_some("is-pulled")
    );
    html! {
        <div ref={easel.frame.clone()} {class} {onclick} onpointerdown={pull.press(())}>
            <div class="ring-view" role="img" aria-label={words.clone()}>
                <canvas ref={easel.back.clone()} aria-hidden="true" />
                <canvas ref={easel.front.clone()} aria-hidden="true" />
            </div>
            <svg ref={overlay.leads} class="ring-leads" aria-hidden="true">
                <path class="lead-paper" /><path class="lead" /><path class="lead-end" /><path class="lead-eye" />
            </svg>
            if plain {
                <p class="ring-words" aria-hidden="true">{ words }</p>
            }
            if hidden && !flies {
                <p class="ring-blind" aria-hidden="true">{ t!("ring-hidden") }</p>
            }
            if let Some(throwing) = props.throwing.clone().filter(|_| due) {
                <ThrowGrip {throwing} {pulls} />
            }
            { tapped }
            { tagged }
            if let Some(words) = called {
                <p ref={overlay.call} class="ring-call" aria-hidden="true"><b>{ t!("shout", shout = "shobuari") }</b><span>{ words }</span></p>
            }
        </div>
    }
}
