//! The menu of a bout: how two players sit, the settings, and the ways out.

use bout::Seating;
use yew::prelude::*;

use super::{BoutSheet, BoutUi, Opener, Reader, seating_asks};
use crate::ui::{
    parts::{LettersAsks, SettingsForm, Sheet, icon},
    routes::Route,
    words::t,
};

/// How two players who share the device sit, and what they may change about it.
#[derive(Clone, PartialEq, Debug)]
pub struct MenuSeating {
    /// The seating they chose; `None` if nobody shares the device.
    pub seating: Option<Seating>,
    /// Called when they choose another seating.
    pub onsit: Callback<Seating>,
    /// Whether the screen is too small for sitting face to face.
    pub cramped: bool,
}

impl MenuSeating {
    /// Whether they sit face to face.
    pub fn faces(&self) -> bool {
        self.seating == Some(Seating::Facing) && !self.cramped
    }
}

/// A menu button that opens another sheet.
pub fn menu_way<G: BoutUi>(of: &Reader<'_, G>, (name, words, sheet): Opener<G::Sheet>) -> Html {
    let onclick = of.onsheet.reform(move |_: MouseEvent| Some(sheet));
    html! { <button class="btn btn-line" type="button" {onclick}>{ icon(name) }{ words }</button> }
}

/// The menu sheet.
pub(super) fn menu_sheet<G: BoutUi>(of: &Reader<'_, G>, onclose: Callback<()>) -> Html {
    let sits = &of.sits;
    html! {
        <Sheet id="s-menu" heading={t!("menu")} {onclose}>
            if let Some(seating) = sits.seating {
                { seating_asks::<G>(seating, &sits.onsit, sits.cramped) }
            }
            <SettingsForm cards={!G::OPEN} views={G::VIEWS} />
            // Letter keys uncover hands, and an open game has none.
            if sits.faces() && !G::OPEN {
                <LettersAsks />
            }
            <div class="sheet-acts">
                { G::menu_ways(of) }
                { menu_way(of, BoutSheet::log()) }
                { menu_way(of, BoutSheet::rules()) }
                <a class="btn btn-line" href="#/">{ t!("leave") }</a>
                <a class="btn btn-line" href={Route::Setup(G::ID).fragment()}>{ t!("new-bout") }</a>
            </div>
        </Sheet>
    }
}
