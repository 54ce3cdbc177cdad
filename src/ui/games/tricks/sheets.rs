//! The sheets that open over a bout.

use yew::prelude::*;

use super::{
    columns::{Field, field, heading, kimarite_list, last_trick},
    words::log_line,
};
use crate::{
    rules::{
        GameId,
        tricks::{Event, KimariteSet, Throws, Tricks},
    },
    ui::{
        parts::{Sheet, log_list, p},
        routes::Route,
        stage::{MenuSeating, menu_sheet, menu_way},
        words::t,
    },
};

/// Which sheet is open over the bout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetKind {
    /// The winning techniques.
    Kimarite,
    /// The field: tachiai cards and cards seen.
    Field,
    /// The last trick.
    Last,
    /// The log of the bout.
    Log,
    /// The quick reference.
    Rules,
    /// Settings, and the ways to leave the bout.
    Menu,
}

/// The open sheet, and what it may show.
pub(super) struct OpenSheet {
    pub(super) kind: SheetKind,
    pub(super) field: Field,
    /// The techniques that are pointed out.
    pub(super) techniques: KimariteSet,
    pub(super) story: Vec<Event>,
    pub(super) onsheet: Callback<Option<SheetKind>>,
    /// How two players who share the device sit.
    pub(super) sits: MenuSeating,
}

/// The open sheet.
pub(super) fn open_sheet(open: &OpenSheet) -> Html {
    let onclose = open.onsheet.reform(|()| None);
    let throws = open.field.view.config.throws;
    let way = |next: SheetKind, name: &'static str, words: String| {
        menu_way(
            name,
            words,
            open.onsheet.reform(move |_: MouseEvent| Some(next)),
        )
    };
    match open.kind {
        SheetKind::Kimarite => html! {
            <Sheet id="s-kima" heading={t!("kimarite-heading")} kanji={t!("kimarite-heading-kanji")} {onclose}>
                { kimarite_list(throws, open.techniques) }
            </Sheet>
        },
        SheetKind::Field => html! {
            <Sheet id="s-field" heading={t!("field")} {onclose}>{ field(&open.field) }</Sheet>
        },
        SheetKind::Last => html! {
            <Sheet id="s-last" heading={t!("last-trick")} {onclose}>{ last_trick(&open.field) }</Sheet>
        },
        SheetKind::Log => html! {
            <Sheet id="s-log" heading={t!("log")} {onclose}>{ log_list(open.story.iter().map(|event| log_line(event, &open.field.names))) }</Sheet>
        },
        SheetKind::Rules => quick_reference(throws, onclose),
        SheetKind::Menu => {
            let sits = &open.sits;
            let ways = html! {
                <>
                    if sits.faces() {
                        { way(SheetKind::Field, "stars", t!("field")) }
                        { way(SheetKind::Rules, "rules", t!("rules")) }
                    }
                    { way(SheetKind::Log, "log", t!("log")) }
                </>
            };
            menu_sheet::<Tricks>(sits, ways, onclose)
        }
    }
}

/// The quick reference.
pub(super) fn quick_reference(throws: Throws, onclose: Callback<()>) -> Html {
    html! {
        <Sheet id="s-rules" heading={t!("quick")} kanji={t!("tricks-kanji")} {onclose}>
            <div class="prose">
                { p(t!("quick-tachiai")) }
                { p(t!("quick-follow")) }
                { p(t!("quick-push")) }
                { p(t!("quick-both")) }
                { p(t!("quick-throws", throws = throws.slug())) }
            </div>
            { heading(t!("kimarite-heading"), Some(t!("kimarite-heading-kanji")), None) }
            { kimarite_list(throws, KimariteSet::default()) }
            <div class="sheet-acts">
                <a class="btn btn-line" href={Route::Rules(GameId::Tricks).fragment()}>{ t!("rules-link") }</a>
                <a class="btn btn-line" href={Route::Lesson(GameId::Tricks).fragment()}>{ t!("lesson-offer") }</a>
            </div>
        </Sheet>
    }
}
