//! Of several tabs that show one bout, one plays it: the one in which it was opened or taken over last. The others watch, and one that is in
//! sight takes over when the one that plays is closed or leaves the bout.
//!
//! The browser's locks see to that. Where there are none, a tab plays until it finds that another has written, and takes over only when asked.

use std::{cell::RefCell, rc::Rc};

use web_sys::VisibilityState;
use yew::prelude::*;

use crate::ui::{
    hooks::use_events,
    locks::{Asks, Claim},
    words::t,
};

/// Whether this tab plays the bout.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Role {
    watches: bool,
    /// How often that has changed.
    turn: u32,
}

impl Reducible for Role {
    /// Whether it watches from now on.
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

/// Who plays the bout: this tab or another.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Tenure {
    role: Role,
    /// Plays the bout here, from how it lies in the store.
    take_over: Callback<()>,
    /// Where nothing else keeps two tabs from playing one bout: this one watches.
    yields: Callback<()>,
}

impl Tenure {
    /// Whether another tab plays, so that here nothing is written, asked or counted.
    pub fn watches(&self) -> bool {
        self.role.watches
    }

    /// How often this tab began or ceased to watch: what is on screen begins anew.
    pub fn turn(&self) -> u32 {
        self.role.turn
    }

    /// To be told that another tab has written the bout.
    pub fn overtaken(&self) {
        if !self.watches() {
            self.yields.emit(());
        }
    }
}

fn in_sight() -> bool {
    let document = web_sys::window().and_then(|window| window.document());
    document.is_some_and(|document| document.visibility_state() == VisibilityState::Visible)
}

/// Takes over the bout that is kept under this name, and watches it once another tab does the same.
#[hook]
pub fn use_tenure(name: &'static str) -> Tenure {
    let role = use_reducer_eq(Role::default);
    let claim = use_mut_ref(|| None::<Claim>);
    let visible = use_state_eq(|| true);
    {
        let visible = visible.setter();
        let look = move |_| visible.set(in_sight());
        // It reaches the window from the document.
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
    let yields = {
        let dispatch = role.dispatcher();
        Callback::from(move |()| {
            if claim.borrow().is_none() {
                dispatch.dispatch(true);
            }
        })
    };
    Tenure {
        role: *role,
        take_over,
        yields,
    }
}

fn give_up(claim: &RefCell<Option<Claim>>) {
    // Not dropped while it is borrowed: who waits may be told at once.
    let claim = claim.take();
    drop(claim);
}

/// Who plays, and the bout.
#[derive(Properties, PartialEq)]
pub struct TenantProps {
    /// Who plays.
    pub tenure: Tenure,
    /// The bout; it can be touched where it is played.
    pub children: Html,
}

/// A bout that this tab plays or watches.
#[component]
pub fn Tenant(props: &TenantProps) -> Html {
    let Tenure {
        role, take_over, ..
    } = &props.tenure;
    html! {
        <>
            if role.watches {
                <main class="notice watching">
                    <h1><span role="status">{ t!("watching") }</span></h1>
                    <button class="btn" type="button" data-focus="" onclick={take_over.reform(|_: MouseEvent| ())}>{ t!("watching-here") }</button>
                    <a class="btn btn-line" href="#/">{ t!("home") }</a>
                </main>
            }
            <div class="tenant" inert={role.watches}>{ props.children.clone() }</div>
        </>
    }
}
