//! The result page: who won, with how many points, and what comes next.

use yew::prelude::*;

use super::{model::Model, score::tally, words::points};
use crate::{
    rules::{GameId, Seat, slam::Mode},
    ui::{
        app_context::AppContext,
        book::{self, keeper_name, rank_name, score},
        parts::{art, hoshi},
        routes::Route,
        words::t,
    },
};

/// The seats by rank: by total in basho; by who left last in nokkuauto.
fn places(model: &Model) -> Vec<Seat> {
    let bout = model.bout();
    let mut seats: Vec<Seat> = bout.seats().collect();
    match model.mode() {
        Mode::Basho => seats.sort_by_key(|&seat| std::cmp::Reverse(bout.total(seat))),
        Mode::Nokkuauto => seats.sort_by_key(|&seat| {
            let left = bout.out().iter().position(|&out| out == seat);
            std::cmp::Reverse(left.unwrap_or(usize::MAX))
        }),
    }
    seats
}

/// The stars that the bout has brought to the players' scorepads.
#[component]
fn Stars(props: &StarsProps) -> Html {
    let app = use_context::<AppContext>();
    let book = use_memo(props.id, |_| {
        app.map(|app| book::read(&app.store)).unwrap_or_default()
    });
    let Some(bout) = book.bout(props.id) else {
        return Html::default();
    };
    let rows = bout.seats.iter().filter_map(|fighter| {
        let keeper = fighter.keeper()?;
        let pad = book.pad(keeper, bout.game);
        let sheet = pad.sheets.iter().find_map(|sheet| sheet.up_to(bout.id))?;
        let so_far = match sheet.rank() {
            None => score(&sheet),
            Some(rank) => t!("sheet-closed", rank = rank_name(rank)),
        };
        Some(html! {
            <li key={keeper.slug()}>
                <a href={Route::Scorepad(keeper).fragment()}>{ keeper_name(&book, keeper) }</a>
                <span class="stars">{ for sheet.stars.iter().map(|star| hoshi(star.won())) }</span>
                <em>{ so_far }</em>
            </li>
        })
    });
    html! { <ul class="newstar slam-stars" aria-label={t!("scorepads")}>{ for rows }</ul> }
}

#[derive(Properties, PartialEq)]
struct StarsProps {
    id: u64,
}

/// The page after a bout; `onrematch` starts the next one.
pub(super) fn result_page(model: &Model, onrematch: &Callback<()>) -> Html {
    let mode = model.mode().slug();
    let bout = model.bout();
    let winner = model.winner();
    let name = winner.map_or("", |seat| model.name(seat));
    let why = match model.mode() {
        _ if model.names().len() < 2 => t!("slam-ended-alone", turns = bout.turns()),
        Mode::Basho => t!(
            "slam-ended-basho",
            name = name,
            total = points(winner.map_or(0, |seat| bout.total(seat)))
        ),
        Mode::Nokkuauto => t!("slam-ended-nokkuauto", name = name),
    };
    html! {
        <div class="page result">
            <div class="stage" aria-hidden="true">
                { art("stage.svg#stage", "", Some("0 0 1180 820"), Some("xMinYMid slice")) }
                { art("art.svg#w-shiko", classes!("victor", "fig-l", "side-e"), Some("0 0 240 240"), None) }
            </div>
            <main class="verdict" aria-labelledby="v">
                <div>
                    <p class="say">{ t!("slam-result-say", mode = mode) }</p>
                    <h1 id="v" tabindex="-1" data-focus="">{ name }</h1>
                    <p class="why">{ why }</p>
                </div>
                <div class="kim side-e" lang="ja"><span>{ t!("slam-won-kanji", mode = mode) }</span></div>
                <ol class="standings">
                    { for places(model).into_iter().map(|seat| html! {
                        <li key={seat.index()} class={(winner == Some(seat)).then_some("won")}>
                            <span>{ model.name(seat) }</span><b>{ points(bout.total(seat)) }</b>
                        </li>
                    }) }
                </ol>
                { tally(model) }
                if let Some(torikumi) = model.torikumi() {
                    <Stars id={torikumi.id} />
                }
                <div class="go">
                    <button class="btn btn-big" type="button" data-focus="" onclick={onrematch.reform(|_: MouseEvent| ())}>{ t!("rematch") }</button>
                    <a class="btn btn-line" href={Route::Review(GameId::Slam).fragment()}>{ t!("look-again") }</a>
                    <a class="btn btn-line" href="#/">{ t!("home") }</a>
                </div>
            </main>
        </div>
    }
}
