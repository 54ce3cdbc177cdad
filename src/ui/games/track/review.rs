//! A bout looked at again: the one that has just ended, or one out of a record; with what optimal play would have done at each turn.

use yew::prelude::*;

use super::{
    chart::studied_turn,
    complaint::complaint,
    middle::sum,
    model::{Model, Turn, turns},
    picture::picture,
    sheets::history,
    words::log_line,
};
use crate::{
    ai::{
        Level,
        protocol::{Answer, Request},
        track::study::Study,
    },
    rules::{
        GameId, Joint, Step, Viewer,
        record::Refused,
        track::{Event, Track, View},
    },
    session::Table,
    ui::{
        desk::Desk,
        hooks::use_bots,
        parts::{Icon, OpenRecord, Share, bar, way},
        routes::Route,
        stage::{Film, Play as _},
        words::t,
    },
};

/// The bout that has just ended.
#[component]
pub fn ReviewPage() -> Html {
    let desk = use_context::<Desk>();
    let film = use_memo((), |()| {
        let kept = desk.as_ref().and_then(|desk| Model::kept(&desk.store));
        // A bout that goes on is nobody’s to look into.
        let over = kept.filter(Model::over)?;
        Film::<Track>::of(&over.record()).ok()
    });
    match &*film {
        Some(film) => html! { <Replay film={film.clone()} /> },
        None => record_page(""),
    }
}

/// The record that stands in the address, or a place to put one.
#[component]
pub fn RecordPage() -> Html {
    let text = use_memo((), |()| Route::Record(GameId::Track).rest());
    record_page(&text)
}

/// The bout of this record, or what is wrong with it; for an empty one a place to put one.
pub fn record_page(text: &str) -> Html {
    html! { <OpenRecord game={GameId::Track} text={text.to_owned()} read={Callback::from(|text: String| read(&text))} /> }
}

fn read(text: &str) -> Result<Html, String> {
    let film = Film::<Track>::of(text);
    let film = film.map_err(|error: Refused<Track>| complaint(&error))?;
    Ok(html! { <Replay {film} /> })
}

/// A bout to be looked at.
#[derive(Properties, Clone, PartialEq, Debug)]
pub struct ReplayProps {
    /// The bout.
    pub film: Film<Track>,
    /// The frame that is shown first.
    #[prop_or_default]
    pub place: usize,
    /// What optimal play does at the choices, by how many steps came before each, as far as it is known already.
    #[prop_or_default]
    pub studies: Vec<(usize, Study)>,
}

/// The frames after which a choice has played out: for each step the place of its first frame.
fn step_of(table: &Table<Track>, place: usize) -> Option<usize> {
    let begins = |event: &Event| matches!(event, Event::Revealed { .. } | Event::Swapped { .. });
    let events = (0..=place).filter_map(|place| table.event(place, Viewer::Public));
    events.filter(begins).count().checked_sub(1)
}

/// Steps through a bout.
#[component]
pub fn Replay(props: &ReplayProps) -> Html {
    let table = &props.film.table;
    let names = &props.film.names;
    let place = use_state(|| props.place);
    let studies = {
        let studies = props.studies.clone();
        use_state(move || studies)
    };
    let last = table.len().saturating_sub(1);
    let here = (*place).min(last);
    let step = step_of(table, here);
    let known = |step: usize| {
        let mut studies = studies.iter();
        studies.find(|(of, _)| *of == step).map(|(_, study)| study)
    };
    let question = step.filter(|&step| known(step).is_none()).and_then(|step| {
        let (_, view) = table.after(step, Viewer::Public)?;
        Some(Request {
            id: step as u32,
            ask: Track::ask_advice(view),
            level: Level::default(),
            seed: 0,
        })
    });
    let heard = {
        let studies = studies.clone();
        Callback::from(move |answer: Answer| {
            if let Some(study) = Track::advice(answer.reply) {
                let mut next = (*studies).clone();
                next.push((answer.id as usize, study));
                studies.set(next);
            }
        })
    };
    use_bots(question, heard);
    let go = {
        let place = place.clone();
        Callback::from(move |next: usize| place.set(next.min(last)))
    };
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
    let heading = || {
        let rules = way(Route::Rules(GameId::Track), "rules", t!("rules"));
        let game = t!("game-name", game = "track");
        bar(
            t!("game-kanji", game = "track"),
            &game,
            Some(t!("review")),
            rules,
        )
    };
    let button = |icon: &'static str, words: String, to: usize, shut: bool, first: bool| {
        html! {
            <button class="tool" type="button" aria-disabled={shut.then_some("true")} data-focus={first.then_some("")}
                onclick={go.reform(move |_: MouseEvent| to)}>
                <Icon name={icon} /><span>{ words }</span>
            </button>
        }
    };
    let story: Vec<(Event, View)> = (0..=here)
        .filter_map(|place| table.frame(place, Viewer::Public))
        .collect();
    let Some((event, view)) = story.last().copied() else {
        return html! {
            <main class="page track">{ heading() }<p class="note">{ t!("track-no-turn") }</p><Share game={GameId::Track} record={props.film.text.clone()} /></main>
        };
    };
    let turns: Vec<Turn> = turns(&story);
    let was = turns.last().map(|turn| turn.from);
    let actions = step.and_then(|step| match table.record().steps.get(step) {
        Some(Step::Act(Joint::Both(actions))) => Some(*actions),
        _ => None,
    });
    let charts = step
        .and_then(known)
        .zip(actions)
        .map(|(study, actions)| studied_turn(study, actions, names));
    html! {
        <main class="page track review" {onkeydown}>
            { heading() }
            { picture(view.bout.position(), was, names, Some(&event), &NodeRef::default(), false) }
            <section class="now" aria-label={t!("what-now")}>
                <div role="status">
                    <h2>{ log_line(&event, names).1 }</h2>
                    <p>{ t!("review-place", number = here + 1, all = last + 1) }</p>
                </div>
                <div class="acts">
                    { button("back", t!("review-back"), here.saturating_sub(1), here == 0, false) }
                    { button("next", t!("review-next"), here + 1, here == last, true) }
                </div>
            </section>
            <div class="mid">{ sum(turns.last(), false, names) }</div>
            { charts.unwrap_or_else(|| html! { <p class="note">{ t!("hint-thinking") }</p> }) }
            <section class="review-more">
                { history(&turns, names) }
                <Share game={GameId::Track} record={props.film.text.clone()} />
            </section>
        </main>
    }
}
