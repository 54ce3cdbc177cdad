//! The bar above a bout, and the box that says what to do now.

use bout::{Model, Msg, Scene};
use rules::{Seat, Side};
use yew::prelude::*;

use super::{BoutSheet, BoutUi, Coach, GameUi, OnStage, Opener};
use crate::ui::{
    parts::{button, drawing, explained, icon, opener, phrase, side_class, title_bar, tool},
    words::t,
};

/// The bar above a bout, which lays itself out by the number of its tools (`styles/parts/bar.css`): the game, how far it is, whether it is
/// practice, the practice tools, and the sheets to open, of which `own` is the game's.
pub fn bout_bar<G: BoutUi>(on: &OnStage<G>, stage: Html, own: Option<Opener<G::Sheet>>) -> Html {
    let model = &on.model;
    // A lesson has no menu: it cannot be given up or seated otherwise.
    let menu = on.coach.is_none().then(BoutSheet::menu);
    let sheets = own
        .into_iter()
        .chain([BoutSheet::log(), BoutSheet::rules()])
        .chain(menu);
    let tools = html! {
        <>
            { for on.coach.as_ref().map(|coach| coach.tool.clone()) }
            if model.can_hint() {
                { tool("hint", t!("hint"), false, on.send.reform(|_| Msg::Hint)) }
            }
            if model.keiko() {
                { tool("undo", t!("undo"), !model.can_undo(), on.send.reform(|_| Msg::Undo)) }
            }
            { for sheets.map(|(icon, words, sheet)| opener(icon, words, on.opens(sheet))) }
        </>
    };
    let practised = model.keiko() && on.coach.is_none();
    let under = if practised {
        html! { <div class="under">{ stage }<p class="of">{ t!("setup-keiko") }</p></div> }
    } else {
        stage
    };
    title_bar(G::ID, under, tools)
}

/// How far a bout is: the turn, and the period if the bout belongs to a basho.
pub fn turn_words<G: GameUi>(model: &Model<G>, number: u32) -> Html {
    let turn = t!("bout-turn", number = number);
    let Some(series) = model.series() else {
        return turn.into();
    };
    let all = if series.is_senshuraku() {
        t!("senshuraku-turn", turn = number)
    } else {
        t!(
            "period-turn",
            game = G::ID.slug(),
            number = series.period().unwrap_or_default(),
            all = series.best_of().periods(),
            turn = number
        )
    };
    // A bar without room for all of it shows the turn.
    html! { <><span class="of">{ all }</span><span class="of-turn" aria-hidden="true">{ turn }</span></> }
}

/// What to do now, or what has just happened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Now {
    /// The heading.
    pub title: String,
    /// The sentence below it; empty if nothing is to be added.
    pub detail: String,
    /// The side that the referee's fan points to.
    pub side: Option<Side>,
}

/// What to do now: the referee's fan points to a seat, and a title says it. In a lesson, the coach says it.
pub fn now_box(
    coach: Option<&Coach>,
    side: Option<Seat>,
    title: String,
    more: Html,
    acts: Html,
) -> Html {
    let said = coach.and_then(|coach| coach.title.clone());
    let detail = coach.and_then(|coach| coach.detail.clone());
    let explains = detail.is_none() || coach.is_some_and(|coach| coach.explains);
    let ways = coach.and_then(|coach| coach.acts.clone());
    html! {
        <section class="now" aria-label={t!("what-now")}>
            <svg class={classes!("gunbai", side.map_or("side-n", side_class))} viewBox="0 0 100 170" aria-hidden="true">
                <use href={drawing("art.svg#gunbai")} />
            </svg>
            <div role="status">
                if let Some(coach) = coach {
                    <p class="note">{ &coach.count }</p>
                }
                <h2>{ explained(said.unwrap_or(title)) }</h2>
                { for detail }
                if explains {
                    { more }
                }
            </div>
            { ways.unwrap_or(acts) }
        </section>
    }
}

/// The line below the title: the rule that refused the last attempt, that a worker failed, the hint, or else what there is to say now.
pub fn said<G: BoutUi>(
    model: &Model<G>,
    refusal: Option<String>,
    hint: Option<impl Into<Html>>,
    now: Html,
) -> Html {
    let failed = model.failed().then(|| t!("now-failed"));
    match (refusal.or(failed), hint) {
        (Some(refusal), _) => html! { <p class="refusal">{ refusal }</p> },
        (None, Some(hint)) => html! { <p class="hint">{ hint.into() }</p> },
        (None, None) => now,
    }
}

/// The button that every bout has, of this class: to go on from a frame that must be seen, or to ask a worker again that has failed. `None`
/// if the bout waits for neither.
pub fn usual_button<G: BoutUi>(on: &OnStage<G>, class: &'static str) -> Option<Html> {
    if on.scene == Scene::MustBeSeen {
        let words = if on.model.shows_the_end() {
            t!("result")
        } else {
            t!("go-on")
        };
        return Some(html! {
            <button {class} type="button" data-act="go-on" data-focus="" onclick={on.sends(|| Msg::GoOn)}>
                { phrase(words) }{ " " }{ icon("next") }
            </button>
        });
    }
    let retry = on.model.failed().then(|| on.sends(|| Msg::Retry));
    retry.map(|onclick| html! { <button {class} type="button" {onclick}>{ t!("retry") }</button> })
}

/// The buttons that ask whether to play the picked card.
pub fn confirm_buttons(onplay: Callback<MouseEvent>, onback: Callback<MouseEvent>) -> Html {
    html! {
        <>
            { button("btn", t!("confirm-play"), onplay) }
            { button("btn btn-line", t!("confirm-back"), onback) }
        </>
    }
}
