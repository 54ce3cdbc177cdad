//! The screens of the game's two programs.

use yew::prelude::*;

use super::{
    bout::BoutPage,
    fairness::FairnessPage,
    model::Model,
    review::{RecordPage, ReviewPage},
    rules::rules_page,
    setup::SetupPage,
};
use crate::{
    rules::slam::Slam,
    store::Store,
    ui::{
        Screen,
        routes::{Route, fragment},
        stage::{Plays, Studies, Waiting},
        words::t,
    },
};

impl Plays for Slam {
    fn open(store: &Store) {
        Waiting::settle(store);
        if let Some(model) = Model::kept(store) {
            // Said on the bout's page, which tries it again.
            let _ = model.write_down(store);
        }
    }

    fn setup() -> Html {
        html! { <SetupPage /> }
    }

    fn bout() -> Html {
        html! { <BoutPage /> }
    }

    fn screen(_: Route) -> Option<Screen> {
        None
    }
}

impl Studies for Slam {
    fn review() -> Html {
        html! { <ReviewPage /> }
    }

    fn record() -> Html {
        html! { <RecordPage key={fragment()} /> }
    }

    fn rules() -> (String, Html) {
        (t!("slam-rules-title"), rules_page())
    }

    fn screen(route: Route) -> Option<Screen> {
        match route {
            Route::Fairness => Some(Screen::new(
                t!("slam-fairness-way"),
                html! { <FairnessPage /> },
            )),
            _ => None,
        }
    }
}
