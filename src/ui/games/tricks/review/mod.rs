//! A bout looked at again, frame by frame, with both hands open: the one that has just ended, or one out of a record.

use yew::prelude::*;

use super::{
    cards::Face,
    dohyo::{Dohyo, Score},
    model::{BOUT, Model},
    share::Share,
    words::log_line,
};
use crate::{
    rules::{
        Seat, Viewer,
        record::RecordError,
        tricks::{CardSet, Event, Tricks},
    },
    session::Table,
    ui::{
        desk::Desk,
        hooks::{focus, focus_is_lost},
        parts::{Icon, bar, way},
        routes::Route,
        words::t,
    },
};

/// The longest part of a record that an error repeats, in characters.
const LONGEST_TOKEN: usize = 40;

/// A record that can be looked at.
#[derive(Clone, PartialEq)]
struct Film {
    table: Table<Tricks>,
    names: [String; 2],
    text: String,
}

impl Film {
    fn of(text: &str) -> Result<Self, RecordError> {
        let table = Table::<Tricks>::of(text)?;
        let tag = |seat: Seat, name: &str| {
            let mut tags = table.record().tags.iter();
            let value = tags
                .find(|(tag, _)| tag == name)
                .map(|(_, value)| value.clone());
            value
                .filter(|v| !v.is_empty())
                .unwrap_or_else(|| t!("seat", seat = seat.slug()))
        };
        Ok(Self {
            names: [tag(Seat::EAST, "East"), tag(Seat::WEST, "West")],
            text: table.record().write(),
            table,
        })
    }
}

/// What is wrong with a record, in the player’s words.
fn complaint(error: &RecordError) -> String {
    let mut token: String = error.token.chars().take(LONGEST_TOKEN).collect();
    if token.len() < error.token.len() {
        token.push('…');
    }
    t!(
        "record-wrong",
        line = error.line,
        token = token,
        why = &error.error
    )
}

/// The bout that has just ended.
#[component]
pub fn ReviewPage() -> Html {
    let desk = use_context::<Desk>();
    let film = use_memo((), |()| {
        let kept = desk
            .as_ref()
            .and_then(|desk| desk.store.load_with(&BOUT, Model::resume));
        // A bout that goes on is nobody’s to look into.
        let over = kept.filter(Model::over)?;
        Film::of(&over.record()).ok()
    });
    match &*film {
        Some(film) => html! { <Replay film={film.clone()} /> },
        None => html! { <OpenRecord text="" /> },
    }
}

/// The record that stands in the address, or a place to put one.
#[component]
pub fn RecordPage() -> Html {
    let text = use_memo((), |()| {
        let hash = web_sys::window().and_then(|window| window.location().hash().ok());
        let hash = hash.unwrap_or_default();
        let coded = hash
            .strip_prefix(&*Route::Record.fragment())
            .unwrap_or_default();
        let coded = coded.trim_start_matches('/');
        js_sys::decode_uri_component(coded)
            .map(String::from)
            .unwrap_or_default()
    });
    if text.is_empty() {
        return html! { <OpenRecord text="" /> };
    }
    match Film::of(&text) {
        Ok(film) => html! { <Replay {film} /> },
        Err(_) => html! { <OpenRecord text={(*text).clone()} /> },
    }
}

/// A text that may be a record.
#[derive(Properties, PartialEq)]
struct OpenRecordProps {
    text: AttrValue,
}

/// A place to put a record; says what is wrong with it.
#[component]
fn OpenRecord(props: &OpenRecordProps) -> Html {
    let text = use_state(|| props.text.to_string());
    let tried = use_state(|| !props.text.is_empty());
    let film = use_state(|| None::<Film>);
    if let Some(film) = &*film {
        return html! { <Replay film={film.clone()} /> };
    }
    let wrong = if *tried { Film::of(&text).err() } else { None };
    let oninput = {
        let (text, tried) = (text.clone(), tried.clone());
        Callback::from(move |event: InputEvent| {
            if let Some(area) = event.target_dyn_into::<web_sys::HtmlTextAreaElement>() {
                text.set(area.value());
                tried.set(false);
            }
        })
    };
    let onsubmit = {
        let text = text.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            film.set(Film::of(&text).ok());
            tried.set(true);
        })
    };
    html! {
        <main class="page record">
            { heading(t!("record-open")) }
            <form class="record-form" {onsubmit}>
                <label for="record">{ t!("record-paste") }</label>
                <textarea id="record" rows="12" spellcheck="false" autocomplete="off" value={(*text).clone()} {oninput}
                    aria-invalid={wrong.is_some().then_some("true")} aria-describedby="record-wrong" />
                <p id="record-wrong" class={wrong.is_some().then_some("refusal")} role="status">
                    { wrong.as_ref().map(complaint).unwrap_or_default() }
                </p>
                <button class="btn btn-big" type="submit">{ t!("record-look") }</button>
            </form>
        </main>
    }
}

fn heading(what: String) -> Html {
    let rules = way(Route::TricksRules, "rules", t!("rules"));
    bar(
        t!("game-kanji", game = "tricks"),
        &t!("game-name", game = "tricks"),
        Some(what),
        rules,
    )
}

/// A bout to be looked at.
#[derive(Properties, PartialEq)]
struct ReplayProps {
    film: Film,
}

/// Steps through a bout.
#[component]
fn Replay(props: &ReplayProps) -> Html {
    let film = &props.film;
    let place = use_state(|| 0_usize);
    let last = film.table.len().saturating_sub(1);
    let look = |seat: Seat| film.table.frame(*place, Viewer::Seat(seat));
    use_effect_with((), |()| {
        if focus_is_lost() {
            focus(".acts [data-focus]");
        }
    });
    let go = {
        let place = place.clone();
        Callback::from(move |next: usize| place.set(next.min(last)))
    };
    let here = *place;
    let onkeydown = {
        let go = go.clone();
        Callback::from(move |event: KeyboardEvent| {
            match event.key().as_str() {
                "ArrowLeft" => go.emit(here.saturating_sub(1)),
                "ArrowRight" => go.emit(here + 1),
                "Home" => go.emit(0),
                "End" => go.emit(usize::MAX),
                _ => return,
            }
            event.prevent_default();
        })
    };
    let (Some((event, view)), Some((_, west))) = (look(Seat::EAST), look(Seat::WEST)) else {
        return Html::default();
    };
    let step = |icon: &'static str, words: String, to: usize, shut: bool, first: bool| {
        let go = go.clone();
        html! {
            <button class="tool" type="button" aria-disabled={shut.then_some("true")} data-focus={first.then_some("")}
                onclick={Callback::from(move |_: MouseEvent| go.emit(to))}>
                <Icon name={icon} /><span>{ words }</span>
            </button>
        }
    };
    let event: Event = event;
    html! {
        <main class="page bout review" {onkeydown}>
            { heading(t!("review")) }
            <Score names={film.names.clone()} held={view.held} />
            <Dohyo view={view.clone()} event={event} names={film.names.clone()} looker={Seat::EAST} open_hand={west.hand} />
            <section class="col-kimarite" aria-label={t!("record")}><Share record={film.text.clone()} /></section>
            <section class="col-field" aria-label={t!("log")}>{ log(film, here, &go) }</section>
            <section class="now" aria-label={t!("what-now")}>
                <div role="status"><h2>{ log_line(&event, &film.names).1 }</h2><p>{ t!("review-place", number = here + 1, all = last + 1) }</p></div>
                <div class="acts">
                    { step("back", t!("review-back"), here.saturating_sub(1), here == 0, false) }
                    { step("next", t!("review-next"), here + 1, here == last, true) }
                </div>
            </section>
            { open_tray(view.hand, &film.names[0]) }
        </main>
    }
}

/// A hand that nobody has to choose from.
fn open_tray(hand: CardSet, name: &str) -> Html {
    html! {
        <section class="tray">
            <ul class="tray-cards" aria-label={t!("hand-of", name = name)}>
                { for hand.into_iter().map(|card| html! { <li key={card.to_string()} class="hand-card"><Face {card} /></li> }) }
            </ul>
            <div class="tawara"></div>
        </section>
    }
}

fn log(film: &Film, here: usize, go: &Callback<usize>) -> Html {
    let lines = (0..film.table.len()).filter_map(|place| {
        let event = film.table.event(place, Viewer::Public)?;
        let go = go.clone();
        Some(html! {
            <li key={place}>
                <button class="link" type="button" aria-current={(place == here).then_some("step")}
                    onclick={Callback::from(move |_: MouseEvent| go.emit(place))}>
                    { log_line(&event, &film.names).1 }
                </button>
            </li>
        })
    });
    html! { <ol class="log review-log">{ for lines }</ol> }
}
