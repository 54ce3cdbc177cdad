//! The data stored on this device: exporting, importing and erasing it.

use gloo_events::EventListener;
use store::{Archive, Trouble, Unfit};
use web_sys::{FileReader, HtmlInputElement};
use yew::prelude::*;

use crate::ui::{
    browser::{download, hooks::focus_if_lost, own_app},
    data::{
        app_context::AppContext,
        backup,
        report::REPORT,
        room::{self, Part},
    },
    parts::{bar, button, confirm, way},
    routes::Route,
    stage::{
        StoredNotices,
        adding::{Addition, add},
        entries::fits,
    },
    words::{clock, t},
};

/// The largest file that is read, in bytes; browsers store 5 MB for a page.
const LARGEST: f64 = 2e7;

/// What becomes of what is here when a file is imported.
#[derive(Clone, Copy)]
enum Way {
    Add,
    Replace,
}

#[derive(Clone, PartialEq)]
enum SheetKind {
    Import(Archive),
    Erase,
}

/// The data page.
#[component]
pub(super) fn DataPage() -> Html {
    let app = use_context::<AppContext>();
    let open = use_state(|| None::<SheetKind>);
    let said = use_state(String::new);
    use_effect_with(open.is_some(), |_| focus_if_lost("[data-focus]"));
    let Some(app) = app else {
        return Html::default();
    };
    let export = {
        let (store, said) = (app.store.clone(), said.clone());
        Callback::from(move |_: MouseEvent| {
            let today = clock::today();
            let saved = backup::noting(&store, || {
                let file = store.export(&today, &fits);
                file.is_ok_and(|file| download::text(&format!("hakkyoi-{today}.json"), &file))
            });
            said.set(if saved {
                t!("data-exported")
            } else {
                t!("download-failed")
            });
        })
    };
    let choose = {
        let (open, heard) = (open.clone(), said.clone());
        let opened = Callback::from(move |text: String| match Archive::open(&text, &fits) {
            Ok(archive) => {
                heard.set(String::new());
                open.set(Some(SheetKind::Import(archive)));
            }
            Err(unfit) => heard.set(why_unfit(&unfit)),
        });
        Callback::from(move |event: Event| {
            if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
                read_file(&input, opened.clone());
            }
        })
    };
    let close = {
        let open = open.clone();
        Callback::from(move |()| open.set(None))
    };
    let import = |archive: &Archive, way: Way| {
        let (app, archive, open, said) = (app.clone(), archive.clone(), open.clone(), said.clone());
        Callback::from(move |_: MouseEvent| {
            open.set(None);
            let outcome = match way {
                Way::Add => add(&archive, &app.store),
                Way::Replace => app.store.import(&archive, &fits),
            };
            said.set(match outcome {
                Ok(()) => {
                    app.reread.emit(());
                    match way {
                        Way::Add => t!("data-added"),
                        Way::Replace => t!("data-imported"),
                    }
                }
                Err(Trouble::Newer) => t!("newer-stays"),
                Err(_) => t!("data-failed"),
            });
        })
    };
    let erase = {
        let (app, open, said) = (app.clone(), open.clone(), said.clone());
        Callback::from(move |_: MouseEvent| {
            app.store.erase();
            app.reread.emit(());
            open.set(None);
            said.set(t!("data-erased"));
        })
    };
    let ask_erase = {
        let (open, said) = (open.clone(), said.clone());
        Callback::from(move |_: MouseEvent| {
            said.set(String::new());
            open.set(Some(SheetKind::Erase));
        })
    };
    let ways = html! { <>{ way(Route::Wrestlers, "man", t!("wrestlers")) }{ way(Route::Banzuke, "stars", t!("banzuke")) }</> };
    html! {
        <>
        <StoredNotices />
        <main class="page leaf-page">
            { bar(t!("data-kanji"), &t!("data"), None, ways) }
            <p>{ if app.store.lasting() { t!("data-where") } else { t!("not-kept") } }</p>
            <p class="said" role="status">{ (*said).clone() }</p>
            <section aria-labelledby="d-out">
                <h2 class="col-h" id="d-out">{ t!("data-export") }</h2>
                <p>{ t!("data-export-why") }</p>
                if own_app::begins_empty() {
                    <p>{ t!("data-own-app") }</p>
                }
                <p>{ button("btn", t!("data-export-do"), export) }</p>
            </section>
            <section aria-labelledby="d-in">
                <h2 class="col-h" id="d-in">{ t!("data-import") }</h2>
                <p id="d-in-why">{ t!("data-import-why") }</p>
                <label class="btn btn-line file">{ t!("data-import-do") }
                    <input type="file" accept=".json,application/json" aria-describedby="d-in-why" onchange={choose} />
                </label>
            </section>
            <Room />
            <Report />
            <section aria-labelledby="d-erase">
                <h2 class="col-h" id="d-erase">{ t!("data-erase") }</h2>
                <p>{ t!("data-erase-why") }</p>
                <p>{ button("btn btn-line", t!("data-erase-do"), ask_erase) }</p>
            </section>
        </main>
        { match &*open {
            None => Html::default(),
            Some(SheetKind::Import(archive)) => confirm("s-sure", t!("data-import"), preview(archive, &app), html! {
                <>
                    { button("btn", t!("data-add-yes"), import(archive, Way::Add)) }
                    { button("btn btn-line", t!("data-import-yes"), import(archive, Way::Replace)) }
                </>
            }, &close),
            Some(SheetKind::Erase) => confirm("s-sure", t!("data-erase"), html! { <p>{ t!("data-erase-sure") }</p> }, html! {
                { button("btn", t!("data-erase-yes"), erase) }
            }, &close),
        } }
        </>
    }
}

/// What takes how much room.
#[component]
fn Room() -> Html {
    let app = use_context::<AppContext>();
    let granted = room::use_granted();
    let Some(app) = app else {
        return Html::default();
    };
    let used = room::used(&app.store);
    let size = |characters: usize| t!("data-kilobytes", number = room::kilobytes(characters));
    let rows = Part::ALL.into_iter().zip(used);
    let rows = rows.filter(|(_, used)| *used > 0).map(|(part, used)| {
        html! { <><dt>{ t!("data-room-part", part = part.slug()) }</dt><dd>{ size(used) }</dd></> }
    });
    html! {
        <section aria-labelledby="d-room">
            <h2 class="col-h" id="d-room">{ t!("data-room") }</h2>
            <dl class="prose">{ for rows }</dl>
            <p>{ t!("data-room-all", used = size(used.into_iter().sum()), granted = size(granted)) }</p>
        </section>
    }
}

/// The report of a program that crashed, if there is one.
#[component]
fn Report() -> Html {
    let app = use_context::<AppContext>();
    let report = {
        let app = app.clone();
        use_state(move || app.and_then(|app| app.store.load(&REPORT)))
    };
    let Some(text) = (*report).clone() else {
        return Html::default();
    };
    let discard = Callback::from(move |_: MouseEvent| {
        if let Some(app) = &app {
            app.store.remove(&REPORT);
        }
        report.set(None);
    });
    html! {
        <section aria-labelledby="d-report">
            <h2 class="col-h" id="d-report">{ t!("data-report") }</h2>
            <p id="d-report-why">{ t!("data-report-why") }</p>
            <textarea readonly=true rows="7" aria-labelledby="d-report" aria-describedby="d-report-why" value={text} />
            <p>{ button("btn btn-line", t!("data-report-discard"), discard) }</p>
        </section>
    }
}

/// What adding a file would bring, and what replacing everything would do.
fn preview(file: &Archive, app: &AppContext) -> Html {
    let addition = Addition::of(file, &app.store);
    let adds = if addition.is_empty() {
        t!("data-add-nothing")
    } else {
        t!(
            "data-add-what",
            wrestlers = addition.book.wrestlers,
            bouts = addition.book.bouts,
            unfinished = addition.unfinished
        )
    };
    html! {
        <>
            <p>{ t!("data-import-sure", date = file.date()) }</p>
            <p>{ adds }</p>
            if addition.book.differing > 0 {
                <p>{ t!("data-differing", number = addition.book.differing) }</p>
            }
            <p>{ t!("data-replace-what") }</p>
        </>
    }
}

fn why_unfit(unfit: &Unfit) -> String {
    match unfit {
        Unfit::NoArchive => t!("unfit-no-archive"),
        Unfit::Version(version) => t!("unfit-version", version = *version),
        Unfit::Unknown(name) => t!("unfit-unknown", name),
        Unfit::Newer(name) => t!("unfit-newer", name),
        Unfit::Damaged(name) => t!("unfit-damaged", name),
    }
}

/// Reads the chosen file and passes on its text; a file that is far too large or unreadable gives an empty text.
fn read_file(input: &HtmlInputElement, ontext: Callback<String>) {
    let file = input.files().and_then(|files| files.get(0));
    // Without this, choosing the same file again would cause no event.
    input.set_value("");
    let Some(file) = file else { return };
    let Ok(reader) = FileReader::new() else {
        return;
    };
    if file.size() > LARGEST || reader.read_as_text(&file).is_err() {
        ontext.emit(String::new());
        return;
    }
    let read = reader.clone();
    EventListener::once(&reader, "loadend", move |_| {
        let text = read.result().ok().and_then(|text| text.as_string());
        ontext.emit(text.unwrap_or_default());
    })
    .forget();
}
