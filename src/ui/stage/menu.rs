//! The menu of a bout: how two sit, the settings, and the ways out.

use yew::prelude::*;

use super::{Play, Seating, seating_asks};
use crate::ui::{
    desk::Desk,
    parts::{Icon, Sheet},
    routes::Route,
    settings::{SettingsForm, letters_asks},
    words::t,
};

/// How two who share the device sit, and what they may change about it.
#[derive(Debug)]
pub struct Sits<'a> {
    /// How they want to sit; `None` where nobody shares it.
    pub seating: Option<Seating>,
    /// Called when they want to sit otherwise.
    pub onsit: &'a Callback<Seating>,
    /// Whether the screen has no room for them face to face.
    pub cramped: bool,
    /// Where the settings are kept; `None` where letters mean nothing, and nothing is asked about them.
    pub desk: Option<&'a Desk>,
}

impl Sits<'_> {
    /// Whether they sit face to face.
    pub fn faces(&self) -> bool {
        self.seating == Some(Seating::Facing) && !self.cramped
    }
}

/// A button of the menu that lays another sheet.
pub fn menu_way(name: &'static str, words: String, onclick: Callback<MouseEvent>) -> Html {
    html! { <button class="btn btn-line" type="button" {onclick}><Icon {name} />{ words }</button> }
}

/// The way to the rules, which face to face stands in no bar.
pub fn rules_way(sits: &Sits, onclick: Callback<MouseEvent>) -> Html {
    html! {
        if sits.faces() {
            { menu_way("rules", t!("rules"), onclick) }
        }
    }
}

/// The menu; `ways` are those to the game's other sheets.
pub fn menu_sheet<G: Play>(sits: &Sits, ways: Html, onclose: Callback<()>) -> Html {
    html! {
        <Sheet id="s-menu" heading={t!("menu")} {onclose}>
            if let Some(seating) = sits.seating {
                { seating_asks::<G>(seating, sits.onsit, sits.cramped) }
            }
            <SettingsForm cards={!G::OPEN} />
            if let (true, Some(desk)) = (sits.faces(), sits.desk) {
                { letters_asks(desk) }
            }
            <div class="sheet-acts">
                { ways }
                <a class="btn btn-line" href="#/">{ t!("leave") }</a>
                <a class="btn btn-line" href={Route::Setup(G::ID).fragment()}>{ t!("new-bout") }</a>
            </div>
        </Sheet>
    }
}
