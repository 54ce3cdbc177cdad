//! A bout looked at again with both hands open: the one that has just ended, or one out of a record.
//!
//! [`replay`] steps through it frame by frame, [`analysis`] says which decision is to be asked of the worker next
//! and keeps what came of it, and [`findings`] shows that.

mod analysis;
mod findings;
mod replay;

/// A record that can be looked at.
pub type Film = crate::ui::stage::Film<crate::rules::tricks::Tricks>;

pub use analysis::{Analysis, Told};
pub use replay::{Replay, ReplayProps};

use yew::prelude::*;

use super::{complaint::complaint, model::Model};
use crate::rules::GameId;
use crate::ui::{
    desk::Desk,
    parts::{OpenRecord, bar, way},
    routes::Route,
    words::t,
};

/// The bout that has just ended.
#[component]
pub fn ReviewPage() -> Html {
    let desk = use_context::<Desk>();
    let film = use_memo((), |()| {
        let kept = desk.as_ref().and_then(|desk| Model::kept(&desk.store));
        // A bout that goes on is nobody’s to look into.
        let over = kept.filter(Model::over)?;
        Film::of(&over.record()).ok()
    });
    match &*film {
        Some(film) => html! { <Replay film={film.clone()} /> },
        None => {
            html! { <OpenRecord game={GameId::Tricks} text="" read={Callback::from(|text: String| read(&text))} /> }
        }
    }
}

/// The record that stands in the address, or a place to put one.
#[component]
pub fn RecordPage() -> Html {
    let text = use_memo((), |()| Route::Record(GameId::Tricks).rest());
    html! { <OpenRecord game={GameId::Tricks} text={(*text).clone()} read={Callback::from(|text: String| read(&text))} /> }
}

fn read(text: &str) -> Result<Html, String> {
    let film = Film::of(text).map_err(|error| complaint(&error))?;
    Ok(html! { <Replay {film} /> })
}

fn heading(what: String) -> Html {
    let rules = way(Route::Rules(GameId::Tricks), "rules", t!("rules"));
    bar(
        t!("game-kanji", game = "tricks"),
        &t!("game-name", game = "tricks"),
        Some(what),
        rules,
    )
}
