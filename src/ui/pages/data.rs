//! What is kept on this device: given out as a file, taken in, erased.

use gloo_events::EventListener;
use web_sys::{FileReader, HtmlInputElement};
use yew::prelude::*;

use crate::{
    store::{Archive, Unfit},
    ui::{
        backup, clock,
        desk::Desk,
        download,
        hooks::{focus, focus_is_lost},
        kept::fits,
        parts::{Sheet, bar, way},
        report::REPORT,
        routes::Route,
        settings::{SETTINGS, Settings},
        words::t,
    },
};

/// The largest file that is read, in bytes; browsers keep 5 MB for a page.
const LARGEST: f64 = 2e7;

#[derive(Clone, PartialEq)]
enum Laid {
    Import(Archive),
    Erase,
}

/// The page of what is kept.
#[component]
pub fn DataPage() -> Html {
    let desk = use_context::<Desk>();
    let laid = use_state(|| None::<Laid>);
    let said = use_state(String::new);
    use_effect_with(laid.is_some(), |_| {
        if focus_is_lost() {
            focus("[data-focus]");
        }
    });
    let Some(desk) = desk else {
        return Html::default();
    };
    let export = {
        let (store, said) = (desk.store.clone(), said.clone());
        Callback::from(move |_: MouseEvent| {
            let today = clock::today();
            // First, so that whoever brings the file back is not reminded of what came out of it.
            backup::done(&store);
            match store.export(&today, &fits) {
                Ok(text) => {
                    download::text(&format!("hakkyoi-{today}.json"), &text);
                    said.set(t!("data-exported"));
                }
                Err(_) => said.set(t!("data-failed")),
            }
        })
    };
    let choose = {
        let (laid, heard) = (laid.clone(), said.clone());
        let opened = Callback::from(move |text: String| match Archive::open(&text, &fits) {
            Ok(archive) => {
                heard.set(String::new());
                laid.set(Some(Laid::Import(archive)));
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
        let laid = laid.clone();
        Callback::from(move |()| laid.set(None))
    };
    let import = |archive: &Archive| {
        let (desk, archive, laid, said) =
            (desk.clone(), archive.clone(), laid.clone(), said.clone());
        Callback::from(move |_: MouseEvent| {
            laid.set(None);
            if desk.store.import(&archive).is_ok() {
                desk.set
                    .emit(desk.store.load(&SETTINGS).unwrap_or_default());
                said.set(t!("data-imported"));
            } else {
                said.set(t!("data-failed"));
            }
        })
    };
    let erase = {
        let (desk, laid, said) = (desk.clone(), laid.clone(), said.clone());
        Callback::from(move |_: MouseEvent| {
            // The settings first: they are kept when they change.
            desk.set.emit(Settings::default());
            desk.store.erase();
            laid.set(None);
            said.set(t!("data-erased"));
        })
    };
    let lay_erase = {
        let (laid, said) = (laid.clone(), said.clone());
        Callback::from(move |_: MouseEvent| {
            said.set(String::new());
            laid.set(Some(Laid::Erase));
        })
    };
    let ways = html! { <>{ way(Route::Wrestlers, "man", t!("wrestlers")) }{ way(Route::Banzuke, "stars", t!("banzuke")) }</> };
    html! {
        <>
        <main class="page leaf-page">
            { bar(t!("data-kanji"), &t!("data"), None, ways) }
            <p>{ if desk.store.lasting() { t!("data-where") } else { t!("not-kept") } }</p>
            <p class="said" role="status">{ (*said).clone() }</p>
            <section aria-labelledby="d-out">
                <h2 class="col-h" id="d-out">{ t!("data-export") }</h2>
                <p>{ t!("data-export-why") }</p>
                <p><button class="btn" type="button" onclick={export}>{ t!("data-export-do") }</button></p>
            </section>
            <section aria-labelledby="d-in">
                <h2 class="col-h" id="d-in">{ t!("data-import") }</h2>
                <p id="d-in-why">{ t!("data-import-why") }</p>
                <label class="btn btn-line file">{ t!("data-import-do") }
                    <input type="file" accept=".json,application/json" aria-describedby="d-in-why" onchange={choose} />
                </label>
            </section>
            <Report />
            <section aria-labelledby="d-erase">
                <h2 class="col-h" id="d-erase">{ t!("data-erase") }</h2>
                <p>{ t!("data-erase-why") }</p>
                <p><button class="btn btn-line" type="button" onclick={lay_erase}>{ t!("data-erase-do") }</button></p>
            </section>
        </main>
        { match &*laid {
            None => Html::default(),
            Some(Laid::Import(archive)) => confirm(
                t!("data-import"),
                t!("data-import-sure", date = archive.date()),
                t!("data-import-yes"),
                import(archive),
                &close,
            ),
            Some(Laid::Erase) => confirm(t!("data-erase"), t!("data-erase-sure"), t!("data-erase-yes"), erase, &close),
        } }
        </>
    }
}

/// What a program that died has said.
#[component]
fn Report() -> Html {
    let desk = use_context::<Desk>();
    let report = {
        let desk = desk.clone();
        use_state(move || desk.and_then(|desk| desk.store.load(&REPORT)))
    };
    let Some(text) = (*report).clone() else {
        return Html::default();
    };
    let discard = Callback::from(move |_: MouseEvent| {
        if let Some(desk) = &desk {
            desk.store.remove(&REPORT);
        }
        report.set(None);
    });
    html! {
        <section aria-labelledby="d-report">
            <h2 class="col-h" id="d-report">{ t!("data-report") }</h2>
            <p id="d-report-why">{ t!("data-report-why") }</p>
            <textarea readonly=true rows="7" aria-labelledby="d-report" aria-describedby="d-report-why" value={text} />
            <p><button class="btn btn-line" type="button" onclick={discard}>{ t!("data-report-discard") }</button></p>
        </section>
    }
}

fn confirm(
    heading: String,
    what: String,
    yes: String,
    onyes: Callback<MouseEvent>,
    onclose: &Callback<()>,
) -> Html {
    html! {
        <Sheet id="s-sure" {heading} onclose={onclose.clone()}>
            <p>{ what }</p>
            <div class="sheet-acts">
                <button class="btn" type="button" onclick={onyes}>{ yes }</button>
                <button class="btn btn-line" type="button" onclick={onclose.reform(|_: MouseEvent| ())}>{ t!("cancel") }</button>
            </div>
        </Sheet>
    }
}

fn why_unfit(unfit: &Unfit) -> String {
    match unfit {
        Unfit::NoArchive => t!("unfit-no-archive"),
        Unfit::Version(version) => t!("unfit-version", version = *version),
        Unfit::Unknown(name) => t!("unfit-unknown", name = name),
        Unfit::Damaged(name) => t!("unfit-damaged", name = name),
    }
}

/// Reads the file that has been chosen and hands its text on; what is far too large is no file of this page.
fn read_file(input: &HtmlInputElement, ontext: Callback<String>) {
    let file = input.files().and_then(|files| files.get(0));
    // So that the same file can be chosen again.
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
