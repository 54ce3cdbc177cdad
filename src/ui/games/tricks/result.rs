//! How the bout ended: kimarite, kanji, one sentence why, and what next.

use yew::prelude::*;

use super::{cards::Face, words::kimarite_name};
use crate::{
    rules::{
        GameId, Seat,
        tricks::{Verdict, View},
    },
    session::Player,
    ui::{
        book,
        desk::Desk,
        parts::{Art, new_stars, side_class},
        routes::Route,
        stage::names,
        words::t,
    },
};

/// A bout that has ended.
#[derive(Properties, PartialEq)]
pub(super) struct ResultProps {
    pub(super) view: View,
    pub(super) players: [Player; 2],
    /// The bout's id on scorepads.
    pub(super) written: Option<u64>,
    pub(super) onrematch: Callback<()>,
}

#[component]
pub(super) fn ResultPage(props: &ResultProps) -> Html {
    let desk = use_context::<Desk>();
    let book = use_memo(props.written, |_| {
        desk.map(|desk| book::read(&desk.store)).unwrap_or_default()
    });
    let names = names(&props.players);
    let winner = props.view.verdict.map(|verdict| verdict.winner);
    let again = if winner.is_some() {
        t!("rematch")
    } else {
        t!("new-deal")
    };
    html! {
        <div class="page result">
            <div class="stage" aria-hidden="true">
                <Art of="stage.svg#stage" view_box="0 0 1180 820" fit="xMinYMid slice" />
                if let Some(winner) = winner {
                    <Art of="art.svg#w-shiko" class={classes!("victor", "fig-l", side_class(winner))} view_box="0 0 240 240" />
                }
            </div>
            <main class="verdict" aria-labelledby="v">
                if let Some(verdict) = props.view.verdict {
                    { decided(&props.view, verdict, &names) }
                } else {
                    <div>
                        <p class="say">{ t!("result-void-say") }</p>
                        <h1 id="v" tabindex="-1" data-focus="">{ t!("result-void") }</h1>
                        <p class="why">{ t!("now-void-why") }</p>
                    </div>
                    <div class="kim" lang="ja"><span>{ t!("result-void-kanji") }</span></div>
                }
                if let Some(id) = props.written {
                    { new_stars(&book, id, &Seat::PAIR) }
                }
                <div class="go">
                    <button class="btn btn-big" type="button" onclick={props.onrematch.reform(|_: MouseEvent| ())}>{ again }</button>
                    <a class="btn btn-line" href={Route::Review(GameId::Tricks).fragment()}>{ t!("look-again") }</a>
                    <a class="btn btn-line" href="#/">{ t!("home") }</a>
                </div>
            </main>
        </div>
    }
}

fn decided(view: &View, verdict: Verdict, names: &[String; 2]) -> Html {
    let name = |seat: Seat| &names[seat.index()];
    let (winner, loser) = (verdict.winner, verdict.winner.other());
    let slug = verdict.kimarite.slug();
    let beaten = verdict.performed[loser.index()].highest().map(|kimarite| {
        t!(
            "result-also",
            name = name(loser),
            kimarite = kimarite_name(kimarite),
            number = kimarite.number(),
            winning = kimarite_name(verdict.kimarite),
            higher = verdict.kimarite.number()
        )
    });
    let others = verdict.performed[winner.index()]
        .iter()
        .filter(|&k| k != verdict.kimarite);
    let others: Vec<String> = others.map(kimarite_name).collect();
    let duel = view.tricks.last().map(|trick| {
        Seat::PAIR.map(|seat| {
            let won = seat == winner;
            let star = classes!("hoshi", (!won).then_some("hoshi-x"));
            let label = if won { t!("win") } else { t!("loss") };
            html! {
                <figure class={(!won).then_some("down")}>
                    <Face card={trick.card_of(seat)} />
                    <figcaption class={seat.slug()}>
                        <span class={star} role="img" aria-label={label}></span>{ name(seat) }
                    </figcaption>
                </figure>
            }
        })
    });
    html! {
        <>
            <div>
                <p class="say">{ t!("result-say", name = name(winner)) }</p>
                <h1 id="v" tabindex="-1" data-focus="">{ kimarite_name(verdict.kimarite) }</h1>
                <p class="why">{ t!("kimarite-why", kimarite = slug, loser = name(loser)) }</p>
                if let Some(beaten) = beaten {
                    <p class="also">{ beaten }</p>
                }
                if !others.is_empty() {
                    <p class="also">{ t!("result-with", others = others.join(", ")) }</p>
                }
            </div>
            <div class={classes!("kim", side_class(winner))} lang="ja">
                <span>{ t!("kimarite-kanji", kimarite = slug) }</span>
            </div>
            if let Some(duel) = duel {
                <div class="duel">{ for duel }</div>
            }
        </>
    }
}
