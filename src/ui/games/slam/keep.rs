//! The choice to keep or to throw again: a card for each wrestler, and the buttons to go on.

use bout::games::slam::{Model, Msg, Phase, ThrowMsg};
use rules::slam::{Action, Figure, Landing, Thrown};
use yew::prelude::*;

use super::{
    now::thrown_slug,
    picture::fall_picture,
    throwing::{ThrowSliders, Throwing},
    words::{fall_name, points, wrestler_name},
};
use crate::ui::words::t;

/// A wrestler's card: its fall, the worth of the fall, and for the player who decides, whether to keep it.
fn die(model: &Model, wrestler: Figure, landing: Landing, send: &Callback<Msg>) -> Html {
    let asked = matches!(model.phase(), Phase::Decides(_));
    let picked = model.picked()[wrestler.index()];
    let name = wrestler_name(wrestler);
    let fall = landing.of(wrestler);
    let way = |again: bool, words: String| {
        html! {
            <button type="button" data-keep={if again { "throw" } else { "keep" }} aria-pressed={(picked == again).to_string()}
                onclick={send.reform(move |_: MouseEvent| Msg::Extra(ThrowMsg::Pick(wrestler, again)))}>{ words }</button>
        }
    };
    html! {
        <div class={classes!("die", format!("die-{}", wrestler.slug()))} data-wrestler={wrestler.slug()}>
            { fall_picture(wrestler, fall) }
            <div>
                <h3>
                    <span>{ &name }</span>
                    <small>{ fall_name(fall) }</small>
                    if let Some(worth) = fall.single() {
                        <b>{ points(worth) }</b>
                    }
                </h3>
                if asked {
                    <div class="seg" role="group" aria-label={name.clone()}>
                        { way(false, t!("slam-keep")) }
                        { way(true, t!("slam-throw")) }
                    </div>
                }
            </div>
        </div>
    }
}

/// The buttons to throw again or stop, or those of other scenes.
fn ends(model: &Model, landing: Option<Landing>, send: &Callback<Msg>) -> Html {
    let on = |msg: Msg| send.reform(move |_: MouseEvent| msg.clone());
    if model.failed() {
        return html! {
            <div class="ends"><button class="btn" type="button" data-focus="" onclick={on(Msg::Retry)}>{ t!("retry") }</button></div>
        };
    }
    match model.phase() {
        Phase::Decides(seat) => {
            let again = model.would_throw();
            let words = t!("slam-again", thrown = again.map_or("none", Thrown::slug));
            let score = landing.and_then(Landing::points).unwrap_or_default();
            html! {
                <div class="ends">
                    <button class="btn" type="button" data-act="again" aria-disabled={again.is_none().then_some("true")} onclick={on(Msg::Extra(ThrowMsg::Again))}>{ words }</button>
                    <button class="btn btn-line" type="button" data-act="stop" data-focus="" onclick={on(Msg::Choose(seat, Action::Stop))}>
                        { t!("slam-stop", points = points(score)) }
                    </button>
                </div>
            }
        }
        Phase::Scored if model.passing_frame().is_none() => {
            let words = if model.over() {
                t!("result")
            } else {
                let next = model.next();
                next.map_or_else(
                    || t!("go-on"),
                    |seat| t!("slam-next", name = model.name(seat)),
                )
            };
            html! {
                <div class="ends"><button class="btn" type="button" data-act="go-on" data-focus="" onclick={on(Msg::GoOn)}>{ words }</button></div>
            }
        }
        _ => html! { <div class="ends"></div> },
    }
}

/// The points of the landing that is on the table.
pub(super) fn on_the_table(landing: Option<Landing>) -> Html {
    let now = landing.and_then(Landing::points);
    html! {
        <p class="risk">
            if let Some(now) = now {
                { t!("slam-on-the-table") }{ " " }<b>{ points(now) }</b>
            }
        </p>
    }
}

/// The cards of both wrestlers and the buttons, or the sliders if a throw is due.
pub(super) fn keep(model: &Model, throwing: &Throwing, send: &Callback<Msg>) -> Html {
    let landing = model.landing();
    if matches!(model.phase(), Phase::Throws(_) | Phase::TieBreak(_)) && !model.failed() {
        let label = t!("slam-throw-it", thrown = thrown_slug(model.in_hand()));
        return html! {
            <section class="keep keep-throw" aria-label={t!("slam-throw-by")}>
                <ThrowSliders throwing={throwing.clone()} {label} />
            </section>
        };
    }
    html! {
        <section class="keep" aria-label={t!("slam-keep-or-throw")}>
            { for landing.iter().flat_map(|&landing| Figure::PAIR.map(|wrestler| die(model, wrestler, landing, send))) }
            { ends(model, landing, send) }
        </section>
    }
}
