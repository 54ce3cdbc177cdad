//! The picture of the ring: the wrestlers at rest, the flight, and what can be tapped.

use std::{rc::Rc, sync::Arc};

use gloo_timers::callback::Timeout;
use physics::{Flight, Outline, Pose};
use rules::slam::{Fall, Figure};
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::{
    camera::Spot,
    film::{Beat, Film},
    frames::Frames,
    overlay::{beside, draw_leads, put, size_of},
    stagehand::{Easel, Moving, Stagehand},
    tags::{Frame, centre, free, leader, placed},
};
use crate::ui::{
    browser::hooks::{use_in_sight, use_night, use_resized, use_seconds},
    data::{app_context::AppContext, settings::motion},
    games::slam::{
        throwing::{Hand, ThrowGrip, Throwing, use_pull},
        words::{fall_name, slug},
    },
    parts::sound::{Sound, use_play},
    words::t,
};

/// How long after its end a flight counts as over although no frame was drawn, as on a hidden page; in milliseconds.
const PATIENCE: u32 = 250;
/// The least width and height of a tap target, in pixels.
const TAP: f64 = 48.0;

/// What to paint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    /// The moving part.
    Moving,
    /// The moving part, and the still part if it has changed.
    All,
    /// Everything, but only if something has changed without a rendering, such as the device's colours.
    Check,
}

/// A flight to play. Two flights are equal only if they are the same `Arc`.
#[derive(Clone, Debug)]
pub(crate) struct Played(pub(crate) Arc<Flight>);

impl PartialEq for Played {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Played {
    /// How both wrestlers come to rest.
    fn rest(&self) -> [Option<Pose>; 2] {
        self.0.rest.map(|rest| rest.map(|(pose, _)| pose))
    }
}

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

/// The picture of the ring.
#[component]
pub(crate) fn RingScene(props: &RingSceneProps) -> Html {
    let easel = use_state(Easel::default);
    let stagehand = use_mut_ref(Stagehand::default);
    let moving = use_mut_ref(Moving::default);
    let landed = use_state_eq(|| None::<Played>);
    let in_sight = use_in_sight();
    let flies = props.flight.is_some() && *landed != props.flight;
    // Without a canvas, the picture is replaced by its label.
    let plain = use_state_eq(|| false);
    // Counts repaints outside of rendering. A change renders again, which moves the tags.
    let changes = use_state_eq(|| 0_u32);
    let tags = [use_node_ref(), use_node_ref()];
    let grips = [use_node_ref(), use_node_ref()];
    let leads = use_node_ref();
    let call = use_node_ref();
    let app = use_context::<AppContext>();
    let colours = (app.map(|app| app.settings.theme), use_night());
    let play = use_play();
    let due = props.throwing.as_ref().is_some_and(Throwing::is_due);
    let hidden = props.hidden;

    let paint = {
        let (easel, stagehand, moving) = ((*easel).clone(), stagehand.clone(), moving.clone());
        let (outline, plain) = (props.outline.clone(), plain.setter());
        Rc::new(move |what: What| {
            let mut stagehand = stagehand.borrow_mut();
            let mut anew = what != What::Check;
            if what != What::Moving {
                let points = (!hidden).then(|| outline.points());
                let set = stagehand.set(&easel, points, outline.points());
                plain.set(set.is_none());
                anew |= set == Some(true);
            }
            if anew {
                stagehand.show(&moving.borrow());
            }
            anew
        })
    };

    // The flight. Its effect comes first; otherwise the picture would briefly show the poses from before.
    {
        let (moving, paint, landed) = (moving.clone(), paint.clone(), landed.setter());
        let latest = use_mut_ref(Callback::noop);
        *latest.borrow_mut() = props.onlanded.clone();
        let latest_paint = use_mut_ref(|| paint.clone());
        *latest_paint.borrow_mut() = paint;
        let (stagehand, outline, waits) = (stagehand.clone(), props.outline.clone(), props.waits);
        // A flight behind the rules page starts again when the ring is visible again.
        let flight = props.flight.clone().filter(|_| in_sight);
        use_effect_with(flight, move |flight| {
            let playing = flight.clone().map(|flight| {
                let over = Rc::new(std::cell::Cell::new(false));
                let still = motion() <= 0.0;
                let film = (!still).then(|| {
                    let waiting = stagehand.borrow().waiting(waits);
                    Film::new(&flight.0, waiting, &outline)
                });
                let lasts = film
                    .as_ref()
                    .map_or(0, |film| film.lasts() as u32 + PATIENCE);
                moving.borrow_mut().waits = [false; 2];
                let land = {
                    let (flight, moving, paint) =
                        (flight.clone(), moving.clone(), latest_paint.clone());
                    Rc::new(move || {
                        if !over.replace(true) {
                            moving.borrow_mut().poses = flight.rest();
                            let paint = paint.borrow().clone();
                            paint(What::Moving);
                            landed.set(Some(flight.clone()));
                            let onlanded = latest.borrow().clone();
                            onlanded.emit(());
                        }
                    })
                };
                if still {
                    play.emit(Sound::Drum);
                }
                let frames = film.map(|film| {
                    let land = land.clone();
                    let (mut began, mut heard) = (None, 0.0);
                    Frames::run(move |now| {
                        let time = now - *began.get_or_insert(now);
                        film.heard(heard, time).for_each(|beat| {
                            play.emit(match beat {
                                Beat::Body => Sound::Drum,
                                Beat::Rope => Sound::Straw,
                            });
                        });
                        heard = time;
                        let Some(poses) = film.at(time) else {
                            land();
                            return false;
                        };
                        moving.borrow_mut().poses = poses;
                        let paint = latest_paint.borrow().clone();
                        paint(What::Moving);
                        true
                    })
                });
                (frames, Timeout::new(lasts, move || land()))
            });
            move || drop(playing)
        });
    }

    // The wrestlers at rest, and the dotted line of the next throw.
    {
        let (moving, paint) = (moving.clone(), paint.clone());
        let flight = props.flight.clone();
        let watched = (
            props.poses,
            flight,
            (due, hidden, props.waits),
            props.outline.clone(),
            colours,
            in_sight,
        );
        let throwing = props.throwing.clone();
        use_effect_with(watched, move |(poses, flight, (due, _, waits), ..)| {
            {
                let mut moving = moving.borrow_mut();
                if flight.is_none() {
                    moving.poses = *poses;
                    moving.waits = *waits;
                }
                moving.hand = throwing.as_ref().filter(|_| *due).map(Throwing::hand);
            }
            if in_sight {
                paint(What::All);
            }
            let watching = throwing.filter(|_| *due).map(|throwing| {
                let watcher = Callback::from(move |hand: Hand| {
                    moving.borrow_mut().hand = Some(hand);
                    paint(What::Moving);
                });
                (throwing.watch(watcher), throwing)
            });
            move || {
                if let Some((number, throwing)) = watching {
                    throwing.leave(number);
                }
            }
        });
    }
    // The device’s colours or the density of its pixels may change without an event, so check every second.
    {
        let (paint, changes) = (paint.clone(), changes.clone());
        let check = Callback::from(move |()| {
            if paint(What::Check) {
                changes.set(changes.wrapping_add(1));
            }
        });
        use_resized(&easel.frame, check.clone());
        use_seconds(true, check);
    }

    // Moves the tags, their lines and the grips to the wrestlers.
    {
        let (stagehand, easel) = (stagehand.clone(), (*easel).clone());
        let (tags, grips, leads, call) = (tags.clone(), grips.clone(), leads.clone(), call.clone());
        use_effect(move || {
            let stagehand = stagehand.borrow();
            let Some(camera) = stagehand.camera() else {
                return;
            };
            let picture = camera.size();
            let mut taken = beside(&easel);
            let mut figures = Vec::new();
            let mut bodies = Vec::new();
            let mut tagged = Vec::new();
            for (at, frame) in stagehand.frames().into_iter().enumerate() {
                let Some(frame) = frame else { continue };
                let middle = centre(frame);
                let wide = (frame[2] - frame[0]).max(TAP);
                let high = (frame[3] - frame[1]).max(TAP);
                // A wrestler beyond the picture is tapped at the picture's edge.
                // (`clamp` would panic if the picture were smaller than what is tapped.)
                let left = (middle[0] - wide / 2.0).min(picture[0] - wide).max(0.0);
                let top = (middle[1] - high / 2.0).min(picture[1] - high).max(0.0);
                put(
                    grips[at].cast(),
                    &[("--x", left), ("--y", top), ("--w", wide), ("--h", high)],
                );
                if let Some(tag) = tags[at].cast::<HtmlElement>() {
                    // What can be tapped stays free, too.
                    figures.push(([left, top, left + wide, top + high], size_of(&tag)));
                    bodies.push(frame);
                    tagged.push(tag);
                } else {
                    taken.push(frame);
                }
            }
            if let Some(call) = call.cast::<HtmlElement>() {
                let seen = figures.iter().map(|(frame, _)| *frame);
                let seen: Vec<Frame> = seen.chain(taken.iter().copied()).collect();
                let place = free(picture, size_of(&call), &seen);
                put(Some(call), &[("--x", place[0]), ("--y", place[1])]);
                taken.push(place);
            }
            let places = placed(picture, &figures, &taken);
            let lines: Vec<[Spot; 2]> = places
                .iter()
                .zip(bodies)
                .map(|(tag, body)| leader(picture, *tag, body))
                .collect();
            if let Some(leads) = leads.cast::<Element>() {
                draw_leads(&leads, &lines);
            }
            for (tag, place) in tagged.into_iter().zip(places) {
                put(Some(tag), &[("--x", place[0]), ("--y", place[1])]);
            }
        });
    }
    let (pulls, pull) = use_pull(props.throwing.clone(), &easel.frame);

    let rests = !flies && !hidden;
    let lying = |wrestler: Figure| {
        let fall = props.falls[wrestler.index()].filter(|_| rests)?;
        Some(t!(
            "ring-lies",
            wrestler = slug(wrestler),
            fall = fall.slug()
        ))
    };
    let lying: Vec<String> = Figure::PAIR.into_iter().filter_map(lying).collect();
    let words = if hidden {
        t!("ring-hidden")
    } else if lying.is_empty() {
        t!("ring-picture")
    } else {
        lying.join(" ")
    };
    let tag = |wrestler: Figure| {
        let at = wrestler.index();
        let fall = props.falls[at].filter(|_| rests && !*plain)?;
        let (name, worth) = called(fall);
        Some(html! {
            <div key={format!("tag-{at}")} ref={tags[at].clone()} class="ring-tag" aria-hidden="true"><b>{ name }</b><span>{ worth }</span></div>
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
            <button key={format!("grip-{at}")} ref={grips[at].clone()} type="button" class="slam-grip" aria-pressed={again.to_string()}
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
            <svg ref={leads} class="ring-leads" aria-hidden="true">
                <path class="lead-paper" /><path class="lead" /><path class="lead-end" /><path class="lead-eye" />
            </svg>
            if *plain {
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
                <p ref={call} class="ring-call" aria-hidden="true"><b>{ t!("shout", shout = "shobuari") }</b><span>{ words }</span></p>
            }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(count: i32) -> Played {
        let pose = |x: i32| Pose {
            at: [x, 0, 380],
            turn: [0, 0, 0, i16::MAX],
        };
        Played(Arc::new(Flight {
            frames: (0..count).map(|x| [Some(pose(x)), None]).collect(),
            rest: [Some((pose(count - 1), Fall::Champion)), None],
        }))
    }

    #[test]
    fn flights_are_equal_only_if_the_same() {
        let flight = played(3);
        assert!(flight == flight.clone());
        assert!(flight != played(3));
    }
}
