//! Playing a flight.

use std::{cell::Cell, rc::Rc, sync::Arc};

use gloo_timers::callback::Timeout;
use physics::{Flight, Pose};
use yew::prelude::*;

use super::{
    film::{Beat, Film, Poses},
    frames::Frames,
    painter::Painter,
};
use crate::ui::{
    browser::hooks::use_in_sight,
    data::settings::motion,
    parts::sound::{Sound, use_play},
};

/// How long after its end a flight counts as over although no frame was drawn, as on a hidden page; in milliseconds.
const PATIENCE: u32 = 250;

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

/// Plays a flight and calls back once when it has ended. Returns whether it still flies. `waits`: which wrestlers wait to be thrown.
#[hook]
pub(super) fn use_flight(
    flight: Option<&Played>,
    waits: [bool; 2],
    painter: &Painter,
    onlanded: &Callback<()>,
) -> bool {
    let landed = use_state_eq(|| None::<Played>);
    let flies = flight.is_some() && landed.as_ref() != flight;
    // A flight outlives renders. It paints and calls as the latest one says.
    let latest = use_mut_ref(|| (painter.clone(), onlanded.clone()));
    *latest.borrow_mut() = (painter.clone(), onlanded.clone());
    let play = use_play();
    let landed = landed.setter();
    // A flight behind the rules page starts again when the ring is visible again.
    let in_sight = use_in_sight();
    use_effect_with(flight.cloned().filter(|_| in_sight), move |flight| {
        let playing = flight.clone().map(|flight| {
            let painter = latest.borrow().0.clone();
            painter.moving.borrow_mut().waits = [false; 2];
            let film = (motion() > 0.0).then(|| {
                let waiting = painter.stagehand.borrow().waiting(waits);
                Film::new(&flight.0, waiting, &painter.outline)
            });
            if film.is_none() {
                play.emit(Sound::Drum);
            }
            let lasts = film
                .as_ref()
                .map_or(0, |film| film.lasts() as u32 + PATIENCE);
            let over = Cell::new(false);
            let land = {
                let latest = latest.clone();
                Rc::new(move || {
                    if !over.replace(true) {
                        let (painter, onlanded) = latest.borrow().clone();
                        painter.show_poses(flight.rest());
                        landed.set(Some(flight.clone()));
                        onlanded.emit(());
                    }
                })
            };
            let frames = film.map(|film| {
                let land = land.clone();
                run(film, play, move |poses| match poses {
                    Some(poses) => latest.borrow().0.show_poses(poses),
                    None => land(),
                })
            });
            (frames, Timeout::new(lasts, move || land()))
        });
        move || drop(playing)
    });
    flies
}

/// Plays a film with its sounds: calls `show` before each frame with the poses, and at the end with `None`.
fn run(film: Film, play: Callback<Sound>, show: impl Fn(Option<Poses>) + 'static) -> Frames {
    let (mut began, mut heard) = (None, 0.0);
    Frames::run(move |now| {
        let time = now - *began.get_or_insert(now);
        for beat in film.heard(heard, time) {
            play.emit(match beat {
                Beat::Body => Sound::Drum,
                Beat::Rope => Sound::Straw,
            });
        }
        heard = time;
        let poses = film.at(time);
        show(poses);
        poses.is_some()
    })
}

#[cfg(test)]
mod tests {
    use rules::slam::Fall;

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
