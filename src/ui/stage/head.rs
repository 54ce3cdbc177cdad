//! The bar above a bout, and the box that says what to do now.

use yew::prelude::*;

use super::{BoutUi, Coach, GameUi, Model, Msg, OnStage};
use crate::{
    rules::{Seat, Side},
    ui::{
        parts::{drawing, explained, side_class, title_bar, tool},
        words::t,
    },
};

/// The bar above a bout: the game, how far it is, whether it is practice, the practice tools, and the sheets to open (icon, label, sheet).
pub fn bout_bar<G: BoutUi, const N: usize>(
    on: &OnStage<G>,
    stage: Html,
    sheets: [(&'static str, String, G::Sheet); N],
) -> Html {
    let model = &on.model;
    // A lesson has no menu: it cannot be given up or seated otherwise.
    let sheets = sheets
        .into_iter()
        .filter(|(icon, ..)| on.coach.is_none() || *icon != "menu");
    let tools = html! {
        <>
            { for on.coach.as_ref().map(|coach| coach.tool.clone()) }
            if model.can_hint() {
                { tool("hint", t!("hint"), false, on.ask.reform(|_| Msg::Hint)) }
            }
            if model.keiko() {
                { tool("undo", t!("undo"), !model.can_undo(), on.send.reform(|_| Msg::Undo)) }
            }
            { for sheets.map(|(icon, words, sheet)| tool(icon, words, false, on.opens(sheet))) }
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
