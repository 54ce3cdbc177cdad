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
        stage::{Sits, menu_sheet, menu_way},
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

/// What the sheets may show.
#[derive(Properties, PartialEq)]
pub(super) struct SheetsProps {
    pub(super) kind: SheetKind,
    pub(super) field: FieldRef,
    pub(super) open: KimariteSet,
    pub(super) story: Vec<Event>,
    pub(super) onsheet: Callback<Option<SheetKind>>,
    /// How two players who share the device sit.
    pub(super) sits: Sits,
}

/// [`Field`] as a single property.
pub(super) type FieldRef = std::rc::Rc<Field>;

#[component]
pub(super) fn Sheets(props: &SheetsProps) -> Html {
    let onclose = props.onsheet.reform(|()| None);
    let throws = props.field.view.config.throws;
    let way = |next: SheetKind, name: &'static str, words: String| {
        menu_way(
            name,
            words,
            props.onsheet.reform(move |_: MouseEvent| Some(next)),
        )
    };
    match props.kind {
        SheetKind::Kimarite => html! {
            <Sheet id="s-kima" heading={t!("kimarite-heading")} kanji={t!("kimarite-heading-kanji")} {onclose}>
                { kimarite_list(throws, props.open) }
            </Sheet>
        },
        SheetKind::Field => html! {
            <Sheet id="s-field" heading={t!("field")} {onclose}>{ field(&props.field) }</Sheet>
        },
        SheetKind::Last => html! {
            <Sheet id="s-last" heading={t!("last-trick")} {onclose}>{ last_trick(&props.field) }</Sheet>
        },
        SheetKind::Log => html! {
            <Sheet id="s-log" heading={t!("log")} {onclose}>{ log_list(props.story.iter().map(|event| log_line(event, &props.field.names))) }</Sheet>
        },
        SheetKind::Rules => quick_reference(throws, onclose),
        SheetKind::Menu => {
            let sits = &props.sits;
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
