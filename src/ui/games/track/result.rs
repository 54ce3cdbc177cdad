//! How the bout ended: kimarite, kanji, one sentence why, and what next.

use yew::prelude::*;

use super::{
    cards::face,
    model::Turn,
    words::{at, kimarite_name, turn_sums},
};
use crate::{
    rules::{
        GameId, Seat,
        track::{Verdict, View},
    },
    session::Player,
    ui::{
        book,
        desk::Desk,
        parts::{Art, hoshi, new_stars, side_class},
        routes::Route,
        stage::{Torikumi, names},
        words::t,
    },
};

/// A bout that has ended.
#[derive(Properties, PartialEq)]
pub(super) struct ResultProps {
    pub(super) view: View,
    pub(super) players: [Player; 2],
    /// The last turn.
    pub(super) turn: Option<Turn>,
    /// How scorepads and the round robin know the bout.
    pub(super) torikumi: Option<Torikumi>,
    pub(super) onrematch: Callback<()>,
}

#[component]
pub(super) fn ResultPage(props: &ResultProps) -> Html {
    let desk = use_context::<Desk>();
    let book = use_memo((), |()| {
        desk.map(|desk| book::read(&desk.store)).unwrap_or_default()
    });
    let Some(verdict) = props.view.bout.verdict() else {
        return Html::default();
    };
    let names = names(&props.players);
    let name = |seat: Seat| &names[seat.index() & 1];
    let winner = verdict.outcome().winner();
    let (say, why) = match verdict {
        Verdict::OshiDashi(seat) => (
            t!("result-say", name = name(seat)),
            t!("track-why-oshi", loser = name(seat.other())),
        ),
        Verdict::Position(seat) => (
            t!("result-say", name = name(seat)),
            t!(
                "track-why-position",
                loser = name(seat.other()),
                place = at(props.view.bout.position())
            ),
        ),
        Verdict::Tie => (t!("track-say-tie"), t!("track-why-tie")),
    };
    let duel = props.turn.as_ref().map(|turn| {
        Seat::PAIR.map(|seat| {
            let won = winner == Some(seat);
            html! {
                <figure class={(!won).then_some("down")}>
                    { face(seat, turn.plays[seat.index()].card(), false) }
                    <figcaption class={seat.slug()}>
                        if winner.is_some() {
                            { hoshi(won) }
                        }
                        { name(seat) }
                    </figcaption>
                </figure>
            }
        })
    });
    let sums = props.turn.as_ref().map(turn_sums).unwrap_or_default();
    html! {
        <div class="page result">
            <div class="stage" aria-hidden="true">
                <Art of="stage.svg#stage" view_box="0 0 1180 820" fit="xMinYMid slice" />
                if let Some(winner) = winner {
                    <Art of="art.svg#w-shiko" class={classes!("victor", "fig-l", side_class(winner))} view_box="0 0 240 240" />
                }
            </div>
            <main class="verdict" aria-labelledby="v">
                <div>
                    <p class="say">{ say }</p>
                    <h1 id="v" tabindex="-1" data-focus="">{ kimarite_name(verdict) }</h1>
                    <p class="why">{ why }</p>
                    { for sums.into_iter().map(|sum| html! { <p class="also">{ sum }</p> }) }
                </div>
                <div class={classes!("kim", winner.map(side_class))} lang="ja">
                    <span>{ t!("track-kimarite-kanji", kimarite = verdict.slug()) }</span>
                </div>
                if let Some(duel) = duel {
                    <div class="duel">{ for duel }</div>
                }
                if let Some(torikumi) = props.torikumi {
                    { new_stars(&book, torikumi.id, &Seat::PAIR) }
                }
                <div class="go">
                    if props.torikumi.is_some_and(|torikumi| torikumi.robin.is_some()) {
                        <a class="btn btn-big" href={Route::Robin.fragment()}>{ t!("robin-back") }</a>
                    } else {
                        <button class="btn btn-big" type="button" onclick={props.onrematch.reform(|_: MouseEvent| ())}>{ t!("rematch") }</button>
                    }
                    <a class="btn btn-line" href={Route::Review(GameId::Track).fragment()}>{ t!("look-again") }</a>
                    <a class="btn btn-line" href="#/">{ t!("home") }</a>
                </div>
            </main>
        </div>
    }
}
