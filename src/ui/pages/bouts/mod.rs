//! The archive: every bout that was finished or given up, newest first, to search and to look at again.

mod filter;
mod sheets;

use std::rc::Rc;

use basho::{Book, Bout, PadOwner};
use filter::{Ended, Filter, Technique, technique_name, techniques};
use gloo_timers::callback::Timeout;
use rules::GameId;
use sheets::{SheetKind, saved, sheet};
use store::Store;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::ui::{
    browser::hooks::focus_if_lost,
    data::{
        app_context::AppContext,
        book::{Archive, ArchiveStep, fighter_name, owner_name},
    },
    parts::{bar, button, clinch, way},
    routes::Route,
    stage::StoredNotices,
    words::{self, clock, introduction::introduction, t},
};

/// How many bouts are shown at first, and how many more each time.
const ROWS: usize = 50;

#[derive(Properties, PartialEq)]
pub(super) struct BoutsPageProps {
    /// Whose bouts the page shows until the player changes the search; `None` for everybody's.
    #[prop_or_default]
    pub(super) of: Option<PadOwner>,
}

/// The page of the archive.
#[component]
pub(super) fn BoutsPage(props: &BoutsPageProps) -> Html {
    let app = use_context::<AppContext>();
    let store = app.map_or_else(Store::in_memory, |app| app.store);
    let archive = {
        let store = store.clone();
        use_reducer(move || Archive::open(&store, ROWS))
    };
    let filter = {
        let archive = archive.clone();
        let of = props.of;
        use_state_eq(move || Filter {
            name: of.map_or_else(String::new, |owner| owner_name(&archive.book, owner)),
            ..Filter::default()
        })
    };
    let rows = use_state_eq(|| ROWS);
    let open = use_state(|| None::<SheetKind>);
    let said = use_state(String::new);
    {
        // A segment at a time, so that the page never waits for thousands of bouts.
        let (archive, store) = (archive.clone(), store.clone());
        use_effect_with(archive.unread(), move |&unread| {
            let read_on = move || {
                if let Some(bouts) = archive.next(&store) {
                    archive.dispatch(ArchiveStep::Read(bouts));
                }
            };
            let next = (unread > 0).then(|| Timeout::new(0, read_on));
            move || drop(next)
        });
    }
    use_effect_with(open.is_some(), |_| focus_if_lost("[data-focus]"));
    let found = filter.of(&archive.book, &archive.bouts);
    let save = {
        let (texts, said) = (
            found.iter().map(|bout| (*bout).clone()).collect::<Vec<_>>(),
            said.clone(),
        );
        Callback::from(move |_: MouseEvent| {
            let texts: Vec<String> = texts.iter().filter_map(|bout| bout.text()).collect();
            said.set(saved(&texts));
        })
    };
    let show = |kind: fn(&Rc<Bout>) -> SheetKind, bout: &Rc<Bout>| {
        let (open, said, bout) = (open.clone(), said.clone(), bout.clone());
        Callback::from(move |_: MouseEvent| {
            said.set(String::new());
            open.set(Some(kind(&bout)));
        })
    };
    let more = {
        let rows = rows.clone();
        Callback::from(move |_: MouseEvent| rows.set(*rows + ROWS))
    };
    let shown = found.iter().take(*rows).map(|bout| {
        let sentence = sentence(&archive.book, bout);
        let what = html! { <><b>{ &sentence }</b><span>{ what(bout) }</span></> };
        html! {
            <li key={bout.id}>
                if bout.record.is_some() {
                    <a href={Route::ArchivedBout(bout.id).fragment()}>{ what }</a>
                    <button class="btn btn-line" type="button" aria-label={t!("bout-share-which", bout = &sentence)}
                        onclick={show(|bout| SheetKind::Share(bout.clone(), bout.text()), bout)}>{ t!("record-share") }</button>
                } else {
                    <p>{ what }</p>
                }
                <button class="btn btn-line" type="button" aria-label={t!("bout-delete-which", bout = &sentence)}
                    onclick={show(|bout| SheetKind::Delete(bout.clone()), bout)}>{ t!("bout-delete") }</button>
            </li>
        }
    });
    let ways = html! { <>{ way(Route::Wrestlers, "man", t!("wrestlers")) }{ way(Route::Data, "set", t!("data-way")) }</> };
    html! {
        <>
        <StoredNotices />
        <main class="page leaf-page">
            { bar(t!("bouts-kanji"), &t!("bouts"), None, ways) }
            if archive.bouts.is_empty() && archive.unread() == 0 {
                { clinch() }
                <p class="said" role="status">{ (*said).clone() }</p>
                <p class="empty">{ t!("bouts-none") }</p>
                <p><a class="btn" href={Route::Home.fragment()}>{ t!("play") }</a></p>
            } else {
                { search(&filter, techniques(&archive.bouts), &filter_setter(&filter, &rows, &said)) }
                <p class="said" role="status">
                    if said.is_empty() {
                        { t!("bouts-found", number = found.len()) }
                    } else {
                        { (*said).clone() }
                    }
                </p>
                <ul class="people bouts">{ for shown }</ul>
                <p class="sheet-acts">
                    if found.len() > *rows {
                        { button("btn", t!("bouts-more"), more) }
                    }
                    if found.iter().any(|bout| bout.record.is_some()) {
                        { button("btn btn-line", t!("bouts-save"), save) }
                    }
                </p>
            }
        </main>
        { sheet(&open, &archive, &said, &store) }
        </>
    }
}

/// Sets the search, and shows its first bouts and how many there are.
fn filter_setter(
    filter: &UseStateHandle<Filter>,
    rows: &UseStateHandle<usize>,
    said: &UseStateHandle<String>,
) -> Callback<Filter> {
    let (filter, rows, said) = (filter.clone(), rows.clone(), said.clone());
    Callback::from(move |next| {
        filter.set(next);
        rows.set(ROWS);
        said.set(String::new());
    })
}

/// Who beat whom, or between whom it was drawn.
fn sentence(book: &Book, bout: &Bout) -> String {
    let names = bout.seats.iter().map(|fighter| fighter_name(book, fighter));
    let names: Vec<String> = names.collect();
    if bout.is_unfinished() {
        return t!("bout-open", names = words::list(&names));
    }
    words::who_won(names, bout.winner)
}

/// How, in which game, and when.
fn what(bout: &Bout) -> String {
    let game = bout.game.known();
    let game = game.map_or_else(
        || bout.game.slug().to_owned(),
        |game| introduction(game).name,
    );
    let technique = technique_name(bout);
    t!(
        "bout-what",
        kimarite = technique,
        game,
        date = clock::written(&bout.date)
    )
}

/// The search.
fn search(
    filter: &Filter,
    mut techniques: Vec<(Technique, String)>,
    set: &Callback<Filter>,
) -> Html {
    let select = |name: &'static str,
                  label: String,
                  any: String,
                  options: Vec<(String, String)>,
                  given: Option<&str>,
                  set: Callback<Option<String>>| {
        let onchange = Callback::from(move |event: Event| {
            let select = event.target_dyn_into::<HtmlSelectElement>();
            let value = select.map(|select| select.value());
            set.emit(value.filter(|value| !value.is_empty()));
        });
        html! {
            <label class="field">{ label }
                <select {name} {onchange}>
                    <option value="" selected={given.is_none()}>{ any }</option>
                    { for options.into_iter().map(|(value, words)| html! {
                        <option selected={given == Some(&*value)} value={value.clone()}>{ words }</option>
                    }) }
                </select>
            </label>
        }
    };
    let changed = |change: fn(&mut Filter, Option<String>)| {
        let filter = filter.clone();
        set.reform(move |value| {
            let mut next = filter.clone();
            change(&mut next, value);
            next
        })
    };
    let onname = changed(|filter, name| filter.name = name.unwrap_or_default());
    let oninput = onname.reform(|event: InputEvent| {
        event
            .target_dyn_into::<HtmlInputElement>()
            .map(|input| input.value())
    });
    let games = GameId::ALL.map(|game| (game.slug().to_owned(), introduction(game).name));
    let ends = Ended::ALL.map(|end| (end.slug().to_owned(), t!("bouts-ended", ended = end.slug())));
    // The bouts that had the chosen technique may have been deleted.
    let chosen = filter.technique.as_ref().map(|it| {
        let name = it.name();
        let place = techniques.iter().position(|(_, other)| *other == name);
        let place = place.unwrap_or_else(|| {
            techniques.push((it.clone(), name));
            techniques.len() - 1
        });
        techniques[place].0.value()
    });
    let ways = techniques.iter();
    let ways = ways.map(|(technique, name)| (technique.value(), name.clone()));
    html! {
        <form class="bout-search" role="search" onsubmit={|event: SubmitEvent| event.prevent_default()}>
            <label class="field">{ t!("bouts-name") }
                <input type="search" name="player" value={filter.name.clone()} autocomplete="off" {oninput} />
            </label>
            { select("game", t!("bouts-game"), t!("bouts-any"), games.into(), filter.game.map(GameId::slug),
                changed(|filter, game| filter.game = game.and_then(|slug| GameId::from_slug(&slug)))) }
            { select("ended", t!("bouts-result"), t!("bouts-any"), ends.into(), filter.ended.map(Ended::slug),
                changed(|filter, ended| filter.ended = Ended::ALL.into_iter().find(|it| Some(it.slug()) == ended.as_deref()))) }
            { select("technique", t!("kimarite-heading"), t!("bouts-any"), ways.collect(), chosen.as_deref(),
                changed(|filter, technique| filter.technique = technique.and_then(|value| Technique::of_value(&value)))) }
        </form>
    }
}
