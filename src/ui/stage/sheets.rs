//! The sheets over a bout: the log, the quick reference and the menu, which every game has, and those that only one game has.

use bout::Model;
use rules::Seat;
use yew::prelude::*;

use super::{BoutUi, MenuSeating, menu::menu_sheet};
use crate::ui::{
    parts::{Sheet, log_list},
    routes::Route,
    words::{introduction::introduction, t},
};

/// A sheet over a bout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoutSheet<S> {
    /// The log of the bout.
    Log,
    /// The quick reference.
    Rules,
    /// Settings, and the ways to leave the bout.
    Menu,
    /// A sheet that only this game has.
    Own(S),
}

/// A button that opens a sheet: its icon, its words, and the sheet.
pub type Opener<S> = (&'static str, String, BoutSheet<S>);

impl<S> BoutSheet<S> {
    /// The button for the log.
    pub fn log() -> Opener<S> {
        ("log", t!("log"), Self::Log)
    }

    /// The button for the quick reference.
    pub fn rules() -> Opener<S> {
        ("rules", t!("rules"), Self::Rules)
    }

    /// The button for the menu.
    pub fn menu() -> Opener<S> {
        ("menu", t!("menu"), Self::Menu)
    }

    /// The buttons at an edge of the table.
    pub fn at_an_edge() -> Vec<Opener<S>> {
        vec![Self::rules(), Self::log(), Self::menu()]
    }
}

/// Who has opened a sheet, and what it may show them.
#[derive(Debug)]
pub struct Reader<'a, G: BoutUi> {
    /// The bout.
    pub model: &'a Model<G>,
    /// What the reader may see of it.
    pub view: &'a G::View,
    /// The event on screen, if one is shown now.
    pub event: Option<&'a G::Event>,
    /// The events shown so far, each with the view right after it.
    pub story: &'a [(G::Event, G::View)],
    /// East’s and West’s names, in a game for two.
    pub names: &'a [String; 2],
    /// The edge of the table from which the reader has opened the sheet, if two sit across from each other.
    pub edge: Option<Seat>,
    /// Called to show another sheet, or none.
    pub onsheet: Callback<Option<BoutSheet<G::Sheet>>>,
    /// How two players who share the device sit.
    pub sits: MenuSeating,
}

/// A sheet over the bout.
pub(super) fn bout_sheet<G: BoutUi>(of: &Reader<'_, G>, sheet: BoutSheet<G::Sheet>) -> Html {
    let onclose = of.onsheet.reform(|()| None);
    match sheet {
        BoutSheet::Log => {
            let line =
                |(event, _): &(G::Event, G::View)| G::line(of.model, of.names, event, of.edge);
            let lines = of.story.iter().map(line);
            html! {
                <Sheet id="s-log" heading={t!("log")} {onclose}>
                    { G::above_log(of) }
                    { log_list(lines) }
                </Sheet>
            }
        }
        BoutSheet::Rules => quick_sheet::<G>(&of.model.config(), onclose),
        BoutSheet::Menu => menu_sheet(of, onclose),
        BoutSheet::Own(sheet) => G::sheet(of, sheet),
    }
}

/// The quick reference to the rules of a bout with this config.
pub fn quick_sheet<G: BoutUi>(config: &G::Config, onclose: Callback<()>) -> Html {
    html! {
        <Sheet id="s-rules" heading={t!("quick")} kanji={introduction(G::ID).kanji} {onclose}>
            { G::quick(config) }
            <div class="sheet-acts">
                <a class="btn btn-line" href={Route::Rules(G::ID).fragment()}>{ t!("rules-link") }</a>
                { G::quick_ways() }
            </div>
        </Sheet>
    }
}
