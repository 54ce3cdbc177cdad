//! What the sheets over a bout show.

use bout::games::tricks::Model;
use rules::{
    Seat,
    tricks::{Event, KimariteSet, Throws, Tricks, View},
};
use yew::prelude::*;

use super::{
    bout::without_shown_trick,
    columns::{Field, field, heading, kimarite_list, last_trick, pointed_out},
};
use crate::ui::{
    parts::{Sheet, p},
    stage::{BoutSheet, Reader, menu_way, pair_names},
    words::t,
};

/// A sheet that only this game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetKind {
    /// The winning techniques.
    Kimarite,
    /// The field: tachiai cards and cards seen.
    Field,
    /// The last trick.
    Last,
}

/// A sheet that only this game has.
pub(super) fn sheet(of: &Reader<'_, Tricks>, kind: SheetKind) -> Html {
    let onclose = of.onsheet.reform(|()| None);
    let columns = || field_of(of.model, of.view, of.event, of.edge);
    match kind {
        SheetKind::Kimarite => {
            let (model, view) = (of.model, of.view);
            // At an edge, nothing may tell about the hand of its player.
            let looker = model.looker().side().filter(|_| of.edge.is_none());
            let open = looker.map(|looker| pointed_out(view, of.event, looker, model.is_posed()));
            html! {
                <Sheet id="s-kima" heading={t!("kimarite-heading")} kanji={t!("kimarite-heading-kanji")} {onclose}>
                    { kimarite_list(view.config.throws, open.unwrap_or_default()) }
                </Sheet>
            }
        }
        SheetKind::Field => html! {
            <Sheet id="s-field" heading={t!("field")} {onclose}>{ field(&columns()) }</Sheet>
        },
        SheetKind::Last => html! {
            <Sheet id="s-last" heading={t!("last-trick")} {onclose}>{ last_trick(&columns()) }</Sheet>
        },
    }
}

/// What the columns show, on the page or to a reader at this edge.
pub(super) fn field_of(
    model: &Model,
    view: &View,
    event: Option<&Event>,
    edge: Option<Seat>,
) -> Field {
    Field {
        view: without_shown_trick(view, event),
        names: pair_names(model),
        you: edge.or_else(|| model.you()).and_then(Seat::side),
    }
}

/// The menu's buttons for the game's own sheets.
pub(super) fn menu_ways(of: &Reader<'_, Tricks>) -> Html {
    html! {
        if of.sits.faces() {
            { menu_way(of, ("stars", t!("field"), BoutSheet::Own(SheetKind::Field))) }
        }
    }
}

/// The quick reference.
pub(super) fn quick(throws: Throws) -> Html {
    html! {
        <>
            <div class="prose">
                { p(t!("quick-tachiai")) }
                { p(t!("quick-follow")) }
                { p(t!("quick-push")) }
                { p(t!("quick-both")) }
                { p(t!("quick-throws", throws = throws.slug())) }
            </div>
            { heading(t!("kimarite-heading"), Some(t!("kimarite-heading-kanji")), None) }
            { kimarite_list(throws, KimariteSet::default()) }
        </>
    }
}
