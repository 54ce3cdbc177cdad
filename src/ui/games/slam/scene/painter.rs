//! Painting the picture when what it shows has changed.

use std::{cell::RefCell, rc::Rc};

use physics::Outline;
use yew::prelude::*;

use super::{
    film::Poses,
    ring::RingSceneProps,
    stagehand::{Easel, Moving, Stagehand},
};
use crate::ui::{
    browser::hooks::{use_in_sight, use_night, use_resized, use_seconds},
    data::app_context::AppContext,
    games::slam::throwing::{Hand, Throwing},
};

/// Paints the picture as a render wants it.
#[derive(Clone)]
pub(super) struct Painter {
    pub(super) easel: Easel,
    pub(super) stagehand: Rc<RefCell<Stagehand>>,
    pub(super) moving: Rc<RefCell<Moving>>,
    pub(super) outline: Outline,
    /// Whether the ring is hidden.
    hidden: bool,
    /// Set while nothing can be painted.
    plain: UseStateSetter<bool>,
}

impl Painter {
    /// Repaints the still part if it has changed, and returns whether it has.
    fn set(&self) -> bool {
        let points = self.outline.points();
        let shown = (!self.hidden).then_some(points);
        let mut stagehand = self.stagehand.borrow_mut();
        let set = stagehand.set(&self.easel, shown, points);
        self.plain.set(set.is_none());
        set == Some(true)
    }

    /// Repaints the moving part.
    fn show(&self) {
        self.stagehand.borrow_mut().show(&self.moving.borrow());
    }

    /// Repaints the wrestlers in these poses.
    pub(super) fn show_poses(&self, poses: Poses) {
        self.moving.borrow_mut().poses = poses;
        self.show();
    }

    fn show_hand(&self, hand: Hand) {
        self.moving.borrow_mut().hand = Some(hand);
        self.show();
    }
}

/// What paints this render, and whether nothing can be painted, as without a canvas.
#[hook]
pub(super) fn use_painter(props: &RingSceneProps) -> (Painter, bool) {
    let easel = use_state(Easel::default);
    let plain = use_state_eq(|| false);
    let painter = Painter {
        easel: (*easel).clone(),
        stagehand: use_mut_ref(Stagehand::default),
        moving: use_mut_ref(Moving::default),
        outline: props.outline.clone(),
        hidden: props.hidden,
        plain: plain.setter(),
    };
    (painter, *plain)
}

/// Paints the wrestlers at rest, and the dotted line of the next throw, whenever they change.
#[hook]
pub(super) fn use_rest(painter: &Painter, props: &RingSceneProps) {
    let theme = use_context::<AppContext>().map(|app| app.settings.theme);
    let throwing = props.throwing.clone().filter(Throwing::is_due);
    let watched = (
        (props.poses, props.flight.clone(), props.waits),
        (props.outline.clone(), props.hidden, throwing.is_some()),
        (theme, use_night(), use_in_sight()),
    );
    let painter = painter.clone();
    use_effect_with(
        watched,
        move |((poses, flight, waits), _, (.., in_sight))| {
            {
                let mut moving = painter.moving.borrow_mut();
                if flight.is_none() {
                    moving.poses = *poses;
                    moving.waits = *waits;
                }
                moving.hand = throwing.as_ref().map(Throwing::hand);
            }
            if *in_sight {
                painter.set();
                painter.show();
            }
            let watching = throwing.map(|throwing| {
                let watcher = Callback::from(move |hand| painter.show_hand(hand));
                (throwing.watch(watcher), throwing)
            });
            move || {
                if let Some((number, throwing)) = watching {
                    throwing.leave(number);
                }
            }
        },
    );
}

/// Repaints everything when the picture gets another size, or the device other colours or another density of its pixels, which no event
/// tells. The new render moves the tags.
#[hook]
pub(super) fn use_repaints(painter: &Painter) {
    let update = use_force_update();
    let check = {
        let painter = painter.clone();
        Callback::from(move |()| {
            if painter.set() {
                painter.show();
                update.force_update();
            }
        })
    };
    use_resized(&painter.easel.frame, check.clone());
    use_seconds(true, check);
}
