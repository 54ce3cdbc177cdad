//! The wrestlers: creating, renaming and retiring them.

use basho::{Book, LONGEST_NAME, PadOwner, Refusal, Wrestler};
use rules::GameId;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::ui::{
    browser::{hooks::focus_if_lost, random},
    data::{
        app_context::AppContext,
        book::{self, rank_name},
    },
    parts::{Sheet, bar, button, clinch, confirm, way},
    routes::Route,
    stage::StoredNotices,
    words::t,
};

#[derive(Clone, Copy, PartialEq)]
enum SheetKind {
    Rename(u32),
    Retire(u32),
}

/// The wrestlers page.
#[component]
pub(super) fn WrestlersPage() -> Html {
    let app = use_context::<AppContext>();
    let book = {
        let app = app.clone();
        use_state(move || app.map(|app| book::read(&app.store)).unwrap_or_default())
    };
    let open = use_state(|| None::<SheetKind>);
    let lasting = app.as_ref().is_none_or(|app| app.store.lasting());
    let said = use_state(|| {
        if lasting {
            String::new()
        } else {
            t!("not-kept")
        }
    });
    let new_name = use_node_ref();
    let other_name = use_node_ref();

    use_effect_with((*open, (*book).clone()), |_| focus_if_lost("[data-focus]"));

    // Returns whether the change was made; if not, shows the reason.
    let change = {
        let (book, open, said) = (book.clone(), open.clone(), said.clone());
        move |change: &dyn Fn(&mut Book) -> Result<(), Refusal>, done: String| {
            let Some(app) = &app else { return false };
            match book::change(&app.store, change) {
                Ok(changed) => {
                    book.set(changed);
                    open.set(None);
                    said.set(done);
                    true
                }
                Err(why) => {
                    said.set(why);
                    false
                }
            }
        }
    };
    let create = {
        let (change, input) = (change.clone(), new_name.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let Some(input) = input.cast::<HtmlInputElement>() else {
                return;
            };
            let (id, name) = (random::seed() as u32, input.value());
            if change(
                &|book| book.create(id, &name),
                t!("wrestler-made", name = &name),
            ) {
                input.set_value("");
            }
        })
    };
    let rename = |id: u32| {
        let (change, input) = (change.clone(), other_name.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(input) = input.cast::<HtmlInputElement>() {
                let name = input.value();
                change(
                    &|book| book.rename(id, &name),
                    t!("wrestler-renamed", name = &name),
                );
            }
        })
    };
    let retire = |id: u32, name: &str| {
        let (change, done) = (change.clone(), t!("wrestler-retired", name));
        Callback::from(move |_: MouseEvent| {
            change(&|book| book.retire(id), done.clone());
        })
    };
    let come_back = |id: u32, name: &str| {
        let (change, done) = (change.clone(), t!("wrestler-back", name));
        Callback::from(move |_: MouseEvent| {
            change(&|book| book.come_back(id), done.clone());
        })
    };
    let show_sheet = |next: SheetKind| {
        let (open, said) = (open.clone(), said.clone());
        Callback::from(move |_: MouseEvent| {
            said.set(String::new());
            open.set(Some(next));
        })
    };
    let close = {
        let open = open.clone();
        Callback::from(move |()| open.set(None))
    };

    let (retired, active): (Vec<&Wrestler>, Vec<&Wrestler>) = book
        .wrestlers()
        .iter()
        .partition(|wrestler| wrestler.retired);
    let ways = html! { <>{ way(Route::Banzuke, "stars", t!("banzuke")) }{ way(Route::Bouts, "log", t!("bouts")) }</> };
    let name_of = |id| {
        book.wrestler(id)
            .map(|wrestler| wrestler.shikona.clone())
            .unwrap_or_default()
    };
    html! {
        <>
        <StoredNotices />
        <main class="page leaf-page">
            { bar(t!("wrestlers-kanji"), &t!("wrestlers"), None, ways) }
            { clinch() }
            <form class="new-name" onsubmit={create}>
                <label class="field">{ t!("wrestler-new") }{ name_input(&new_name, String::new()) }</label>
                <button class="btn" type="submit">{ t!("wrestler-make") }</button>
            </form>
            <p class="said" role="status">{ (*said).clone() }</p>
            if active.is_empty() {
                <p class="empty">{ t!("wrestlers-none") }</p>
            } else {
                <ul class="people">
                    { for active.iter().map(|wrestler| person(&book, wrestler, html! {
                        <>
                            <button class="btn btn-line" type="button" aria-label={t!("wrestler-rename-whom", name = &wrestler.shikona)}
                                onclick={show_sheet(SheetKind::Rename(wrestler.id))}>{ t!("wrestler-rename") }</button>
                            <button class="btn btn-line" type="button" aria-label={t!("wrestler-retire-whom", name = &wrestler.shikona)}
                                onclick={show_sheet(SheetKind::Retire(wrestler.id))}>{ t!("wrestler-retire") }</button>
                        </>
                    })) }
                </ul>
            }
            if !retired.is_empty() {
                <h2 class="col-h">{ t!("wrestlers-retired") }</h2>
                <ul class="people">
                    { for retired.iter().map(|wrestler| person(&book, wrestler, html! {
                        <button class="btn btn-line" type="button" aria-label={t!("wrestler-return-whom", name = &wrestler.shikona)}
                            onclick={come_back(wrestler.id, &wrestler.shikona)}>{ t!("wrestler-return") }</button>
                    })) }
                </ul>
            }
        </main>
        { match *open {
            None => Html::default(),
            Some(SheetKind::Rename(id)) => html! {
                <Sheet id="s-rename" heading={t!("wrestler-rename-whom", name = name_of(id))} onclose={close}>
                    <form onsubmit={rename(id)}>
                        <label class="field">{ t!("wrestler-name") }{ name_input(&other_name, name_of(id)) }</label>
                        <p class="said" role="status">{ (*said).clone() }</p>
                        <div class="sheet-acts"><button class="btn" type="submit">{ t!("wrestler-rename") }</button></div>
                    </form>
                </Sheet>
            },
            Some(SheetKind::Retire(id)) => confirm("s-retire", t!("wrestler-retire-whom", name = name_of(id)), html! {
                <>
                    <p>{ t!("wrestler-retire-why") }</p>
                    <p class="said" role="status">{ (*said).clone() }</p>
                </>
            }, button("btn", t!("wrestler-retire"), retire(id, &name_of(id))), &close),
        } }
        </>
    }
}

/// A field for a name; rendering again keeps what the player has typed.
fn name_input(node: &NodeRef, value: String) -> Html {
    let typed = node.cast::<HtmlInputElement>();
    let value = typed.map_or(value, |input| input.value());
    html! { <input ref={node.clone()} type="text" name="shikona" {value} maxlength={LONGEST_NAME.to_string()} autocomplete="off" required=true /> }
}

/// A wrestler with the best rank, and the wins and losses of all games.
fn person(book: &Book, wrestler: &Wrestler, acts: Html) -> Html {
    let owner = PadOwner::Wrestler(wrestler.id);
    let (ranked, all) = (book.pad(owner, Some(GameId::Tricks)), book.pad(owner, None));
    let standing = match ranked.best() {
        Some((rank, _)) => t!(
            "standing",
            rank = rank_name(rank),
            wins = all.wins(),
            losses = all.losses()
        ),
        None if all.sheets.is_empty() => t!("standing-none"),
        None => t!("won-lost", won = all.wins(), lost = all.losses()),
    };
    html! {
        <li key={wrestler.id}>
            <a href={Route::Scorepad(owner).fragment()}><b>{ &wrestler.shikona }</b><span>{ standing }</span></a>
            { acts }
        </li>
    }
}
