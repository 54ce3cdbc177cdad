//! The screens of this game.

use yew::prelude::*;

use super::{
    bout::BoutPage,
    fairness::FairnessPage,
    model::{BOUT, Model},
    review::{RecordPage, ReviewPage},
    rules::rules_page,
    setup::SetupPage,
};
use crate::{
    rules::slam::Slam,
    store::{Slot, Store},
    ui::{
        Screen,
        games::Screens,
        routes::{Route, fragment},
        stage::Waiting,
        words::t,
    },
};

impl Screens for Slam {
    const WAITING: Slot<Waiting> = BOUT.read_as();

    fn settle(store: &Store) {
        if let Some(model) = Model::kept(store) {
            // The bout page reports a failure, and tries again.
            let _ = model.write_down(store);
        }
    }

    fn setup() -> Html {
        html! { <SetupPage /> }
    }

    fn bout() -> Html {
        html! { <BoutPage /> }
    }

    fn review() -> Html {
        html! { <ReviewPage /> }
    }

    fn record() -> Html {
        html! { <RecordPage key={fragment()} /> }
    }

    fn rules() -> (String, Html) {
        (t!("slam-rules-title"), rules_page())
    }

    fn special(route: Route) -> Option<Screen> {
        (route == Route::Fairness)
            .then(|| Screen::new(t!("slam-fairness-way"), html! { <FairnessPage /> }))
    }
}
