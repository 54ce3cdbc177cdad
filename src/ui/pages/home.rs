//! The home page: the games and the unfinished bouts.

use bout::Waiting;
use rules::GameId;
use web_sys::Event;
use yew::prelude::*;

use crate::ui::{
    browser::{hooks::use_events, own_app},
    data::{
        app_context::{AppContext, use_texts},
        backup,
    },
    games,
    parts::{Notice, SettingsForm, Sheet, art, button, drawing, icon, kanji, version_line, way},
    routes::Route,
    stage::{self, StoredNotices, Tournament, names},
    words::{self, introduction::introduction, t},
};

#[derive(Clone, Copy, PartialEq)]
enum SheetKind {
    Settings,
    Credits,
}

/// The home page.
#[component]
pub(super) fn Home() -> Html {
    let app = use_context::<AppContext>();
    let open = use_state(|| None::<SheetKind>);
    let kept = use_memo((), |()| {
        let store = app.as_ref().map(|app| &app.store);
        let kept = |game| Some((game, stage::waiting(store?, game)?));
        GameId::ALL.into_iter().filter_map(kept).collect::<Vec<_>>()
    });
    let language = app.as_ref().map(|app| app.language);
    let tournaments = use_memo(language, |_| {
        let store = app.as_ref().map(|app| &app.store);
        let tournament = |game| Some((game, games::tournament(store?, game)?));
        GameId::ALL
            .into_iter()
            .filter_map(tournament)
            .collect::<Vec<_>>()
    });
    let tournaments = tournaments.iter().map(|(game, tournament)| {
        let Tournament {
            route,
            name,
            stands,
            names,
        } = tournament;
        goes_on(*game, *route, name.clone(), stands.clone(), names)
    });
    let unfinished = kept.iter().filter(|(_, waiting)| !waiting.digest.over);
    // Without an app context this renders the shell, as a newcomer sees it.
    let lessons = use_memo((), |()| {
        let store = app.as_ref().map(|app| &app.store);
        GameId::ALL.map(|game| store.is_none_or(|store| games::lesson_is_new(store, game)))
    });
    let show_sheet = |next: SheetKind| {
        let open = open.clone();
        Callback::from(move |_: MouseEvent| open.set(Some(next)))
    };
    let close = {
        let open = open.clone();
        Callback::from(move |()| open.set(None))
    };
    let lasting = app.as_ref().is_none_or(|app| app.store.lasting());
    html! {
        <>
        <div class="page home">
            <Notice text={(!lasting).then(|| t!("not-kept"))} />
            <StoredNotices />
            <Update />
            <BackUp />
            <header class="top">
                { art("art.svg#logo", "", Some("0 0 100 100"), None) }
                <div class="top-name"><h1 tabindex="-1">{ t!("app-name") }</h1><p>{ t!("app-tagline") }</p></div>
                <nav class="top-nav" aria-label={t!("elsewhere")}>
                    { way(Route::Wrestlers, "man", t!("wrestlers")) }
                    { way(Route::Banzuke, "stars", t!("scorepads")) }
                    { way(Route::Bouts, "log", t!("bouts")) }
                    { way(Route::RulesList, "rules", t!("rules")) }
                    <button class="tool" type="button" onclick={show_sheet(SheetKind::Settings)}>{ icon("set") }<span>{ t!("settings") }</span></button>
                </nav>
            </header>
            <main class="home-main">
                <ul class="leaves" aria-label={t!("games")}>{ for GameId::ALL.into_iter().zip(*lessons).map(leaf) }</ul>
                { for unfinished.map(|(game, bout)| waiting(*game, bout)) }
                { for tournaments }
                <a class="day" href={Route::Problems.fragment()}><b>{ t!("problem-today") }</b>{ icon("next") }</a>
            </main>
            <footer class="foot">
                if own_app::begins_empty() {
                    <p>{ t!("data-own-app-home") }{ " " }<a href={Route::Data.fragment()}>{ t!("data-export-do") }</a></p>
                }
                <p>
                    { t!("unofficial") }{ words::gap() }
                    <button class="link" type="button" onclick={show_sheet(SheetKind::Credits)}>{ t!("credits") }</button>
                    { " · " }<a href={Route::Data.fragment()}>{ t!("data") }</a>
                </p>
            </footer>
        </div>
        { match *open {
            None => Html::default(),
            Some(SheetKind::Settings) => settings_sheet(close),
            Some(SheetKind::Credits) => html! {
                <Sheet id="s-credits" heading={t!("credits")} onclose={close}>{ credits() }</Sheet>
            },
        } }
        </>
    }
}

/// The settings, and the version of the page.
pub(super) fn settings_sheet(onclose: Callback<()>) -> Html {
    html! {
        <Sheet id="s-settings" heading={t!("settings")} {onclose}><SettingsForm cards={true} views={true} />{ version_line() }</Sheet>
    }
}

/// A game, and the offer of its lesson if that is `new`.
fn leaf((game, new): (GameId, bool)) -> Html {
    let slug = game.slug();
    let intro = introduction(game);
    let name = intro.name.clone();
    html! {
        <li key={slug}>
            <a class="leaf" href={Route::Setup(game).fragment()}>
                <div class="pic">
                    { picture(game) }
                    <span class="cart k" lang="ja" aria-hidden="true">{ intro.kanji.clone() }</span>
                </div>
                <span class="slip on">{ t!("play") }</span>
                <div class="leaf-t">
                    <h2>{ intro.name }{ kanji(intro.kanji) }</h2>
                    <p class="verb">{ intro.verb }</p>
                    <p class="line">{ intro.line }</p>
                    <p class="meta">{ intro.players }<span>{ intro.luck }</span></p>
                </div>
            </a>
            if new {
                <a class="learn" data-lesson={slug} href={Route::Lesson(game).fragment()}>{ t!("lesson-of", game = name) }</a>
            }
        </li>
    }
}

/// The picture of a game: its part of one wide picture.
fn picture(game: GameId) -> Html {
    let view_box = format!("{} 0 216 356", 228 * game as usize);
    html! {
        <svg class={format!("crop-{}", game.slug())} viewBox={view_box} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <use href={drawing("home.svg#mound")} /><use href={drawing(introduction(game).leaf)} />
        </svg>
    }
}

fn waiting(game: GameId, bout: &Waiting) -> Html {
    let (names, name) = (names(&bout.players), introduction(game).name);
    let sentence = games::unfinished(game, &bout.digest);
    let what = if bout.keiko { "practice" } else { "bout" };
    let heading = t!("unfinished", what, game = name);
    goes_on(game, Route::Bout(game), heading, sentence, &names)
}

/// Something that goes on at this route.
fn goes_on(
    game: GameId,
    route: Route,
    heading: String,
    sentence: String,
    names: &[String],
) -> Html {
    html! {
        <a key={&*route.fragment()} class="cont" href={route.fragment()}>
            <div class="pic">{ picture(game) }</div>
            <div><h2>{ heading }</h2><p>{ sentence }</p></div>
            <p class="cont-s">{ between(names) }</p>
            <span class="btn">{ t!("go-on") }{ " " }{ icon("next") }</span>
        </a>
    }
}

/// The names of the opponents.
fn between(players: &[String]) -> Html {
    match players {
        [east, west] => html! {
            <><span class="east">{ east }</span><i>{ t!("versus") }</i><span class="west">{ west }</span></>
        },
        _ => html! { <span class="all">{ words::row(players) }</span> },
    }
}

fn credits() -> Html {
    let credits = GameId::ALL.map(|game| {
        let intro = introduction(game);
        html! { <><dt>{ intro.name }</dt><dd>{ intro.credit }</dd></> }
    });
    html! { <><p>{ t!("unofficial") }</p><dl class="prose">{ for credits }</dl></> }
}

/// The offer of a new version of the page. It appears only here, where nobody is in the middle of a bout; `static/start.js` finds and
/// installs it.
#[component]
fn Update() -> Html {
    use_texts();
    let is_here = || {
        cfg!(target_arch = "wasm32") && {
            let document = web_sys::window().and_then(|window| window.document());
            let root = document.and_then(|document| document.document_element());
            root.is_some_and(|root| root.has_attribute("data-update"))
        }
    };
    let here = use_state_eq(is_here);
    {
        let here = here.clone();
        use_events(&["update"], Callback::from(move |_| here.set(is_here())));
    }
    let take = Callback::from(|_: MouseEvent| {
        if let (Some(window), Ok(event)) = (web_sys::window(), Event::new("take-update")) {
            // No listener cancels this event.
            let _ = window.dispatch_event(&event);
        }
    });
    html! {
        <Notice text={here.then(|| t!("update"))}>
            { button("btn", t!("update-take"), take) }
        </Notice>
    }
}

/// A reminder to save a file, if many bouts have been played since the last one.
#[component]
fn BackUp() -> Html {
    let app = use_context::<AppContext>();
    let number = use_memo((), |()| {
        app.as_ref().and_then(|app| backup::overdue(&app.store))
    });
    html! {
        <Notice text={number.map(|number| t!("backup", number))}>
            <a class="btn btn-line" href={Route::Data.fragment()}>{ t!("backup-take") }</a>
        </Notice>
    }
}
