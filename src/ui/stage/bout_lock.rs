//! The lock on a bout: of several tabs that show it, only one plays it, the one that opened it or took it over last. The others show it
//! read-only. When the playing tab closes or leaves the bout, a visible one takes over.
//!
//! This uses the browser's Web Locks. Without them, a tab plays until it sees that another tab has written the bout, and takes over only
//! when the player asks for it.

use std::{cell::RefCell, rc::Rc};

use web_sys::VisibilityState;
use yew::prelude::*;

use crate::ui::{
    browser::{
        hooks::use_events,
        locks::{Asks, Claim},
    },
    words::t,
};

/// Whether this tab plays the bout.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Role {
    watches: bool,
    /// How often `watches` has changed.
    turn: u32,
}

impl Reducible for Role {
    /// Whether the tab watches from now on.
    type Action = bool;

    fn reduce(self: Rc<Self>, watches: bool) -> Rc<Self> {
        if watches == self.watches {
            return self;
        }
        Rc::new(Self {
            watches,
            turn: self.turn + 1,
        })
    }
}

/// Whether this tab plays the bout or another one does.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct BoutLock {
    role: Role,
    /// Plays the bout here, starting from what is stored.
    take_over: Callback<()>,
    /// Makes this tab watch, if it holds no lock.
    watch_unless_locked: Callback<()>,
}

impl BoutLock {
    /// Whether another tab plays, so that this tab writes, asks and counts nothing.
    pub fn watches(&self) -> bool {
        self.role.watches
    }

    /// How often this tab began or stopped watching. The screen restarts at each change.
    pub fn turn(&self) -> u32 {
        self.role.turn
    }

    /// Call this when another tab has written the bout.
    pub fn another_tab_wrote(&self) {
        if !self.watches() {
            self.watch_unless_locked.emit(());
        }
    }
}

fn in_sight() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| document.visibility_state() == VisibilityState::Visible)
}

/// Takes the lock on the bout saved under this name, and watches once another tab takes it.
#[hook]
pub fn use_bout_lock(name: &'static str) -> BoutLock {
    let role = use_reducer_eq(Role::default);
    let claim = use_mut_ref(|| None::<Claim>);
    let visible = use_state_eq(|| true);
    {
        let visible = visible.setter();
        let look = move |_| visible.set(in_sight());
        // `visibilitychange` bubbles from the document to the window.
        use_events(&["visibilitychange"], Callback::from(look));
    }
    let ask = {
        let dispatch = role.dispatcher();
        let claim = claim.clone();
        move |asks: Asks| {
            let (granted, lost) = (dispatch.clone(), dispatch.clone());
            let new = Claim::new(
                name,
                asks,
                Callback::from(move |()| granted.dispatch(false)),
                Callback::from(move |()| lost.dispatch(true)),
            );
            let asked = new.is_some();
            claim.replace(new);
            asked
        }
    };
    {
        let (ask, claim) = (ask.clone(), claim.clone());
        use_effect_with((role.watches, *visible), move |&(watches, visible)| {
            if !watches {
                if claim.borrow().is_none() {
                    ask(Asks::AtOnce);
                }
            } else if visible {
                ask(Asks::InTurn);
            } else {
                give_up(&claim);
            }
        });
    }
    {
        let claim = claim.clone();
        use_effect_with((), move |()| move || give_up(&claim));
    }
    let take_over = {
        let dispatch = role.dispatcher();
        Callback::from(move |()| {
            if !ask(Asks::AtOnce) {
                dispatch.dispatch(false);
            }
        })
    };
    let watch_unless_locked = {
        let dispatch = role.dispatcher();
        Callback::from(move |()| {
            if claim.borrow().is_none() {
                dispatch.dispatch(true);
            }
        })
    };
    BoutLock {
        role: *role,
        take_over,
        watch_unless_locked,
    }
}

fn give_up(claim: &RefCell<Option<Claim>>) {
    // Takes the claim out before dropping it: the drop may notify a waiting claim at once, which borrows the cell again.
    let claim = claim.take();
    drop(claim);
}

/// The bout, with a read-only overlay while another tab plays it.
pub fn read_only_overlay(lock: &BoutLock, bout: Html) -> Html {
    let BoutLock {
        role, take_over, ..
    } = lock;
    html! {
        <>
            if role.watches {
                <main class="notice watching">
                    <h1><span role="status">{ t!("watching") }</span></h1>
                    <button class="btn" type="button" data-focus="" onclick={take_over.reform(|_: MouseEvent| ())}>{ t!("watching-here") }</button>
                    <a class="btn btn-line" href="#/">{ t!("home") }</a>
                </main>
            }
            <div class="lockable" inert={role.watches}>{ bout }</div>
        </>
    }
}
