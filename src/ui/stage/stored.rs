//! Notices about what is stored: entries that this version of the page cannot read, and little room.

use store::SetAside;
use yew::prelude::*;

use super::entries;
use crate::ui::{
    browser::download,
    data::{
        app_context::AppContext,
        room::{scarce, use_granted},
    },
    parts::{Notice, button},
    words::t,
};

/// Says whether stored entries are damaged or were written by a later version of the page, and whether the room gets scarce; usually nothing.
#[component]
pub fn StoredNotices() -> Html {
    let app = use_context::<AppContext>();
    let granted = use_granted();
    let found = use_memo(granted, |&granted| {
        app.map(|app| (entries::has_newer(&app.store), scarce(&app.store, granted)))
    });
    let (newer, percent) = found.unwrap_or_default();
    html! {
        <>
            <Notice text={newer.then(|| t!("newer"))} />
            <Notice text={percent.map(|percent| t!("room-scarce", percent))} />
            <Damaged />
        </>
    }
}

/// The damaged entries, offered for download.
#[component]
fn Damaged() -> Html {
    let app = use_context::<AppContext>();
    let entries = {
        let app = app.clone();
        use_state(move || app.map(|app| app.store.set_aside()).unwrap_or_default())
    };
    let failed = use_state_eq(|| false);
    if entries.is_empty() {
        return Html::default();
    }
    let save = {
        let (entries, failed) = (entries.clone(), failed.setter());
        Callback::from(move |_: MouseEvent| {
            let texts: Vec<String> = entries.iter().map(as_text).collect();
            failed.set(!download::text("hakkyoi-damaged.txt", &texts.join("\n\n")));
        })
    };
    let discard = {
        let entries = entries.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(app) = &app {
                entries.iter().for_each(|entry| app.store.discard(entry));
            }
            entries.set(Vec::new());
        })
    };
    let number = entries.len();
    let text = if entries.iter().any(SetAside::is_in_its_slot) {
        t!("damaged-no-room", number)
    } else {
        t!("damaged", number)
    };
    html! {
        <Notice {text}>
            if *failed {
                <p role="alert">{ t!("download-failed") }</p>
            }
            { button("btn btn-line", t!("damaged-save"), save) }
            { button("btn btn-line", t!("damaged-discard"), discard) }
        </Notice>
    }
}

fn as_text(entry: &SetAside) -> String {
    format!("{}\n{}", entry.key, entry.text)
}
