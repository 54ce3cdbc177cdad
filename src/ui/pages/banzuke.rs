//! The banzuke: everybody who keeps a scorepad, in each game ordered by what they have won.

use yew::prelude::*;

use super::{game_tabs::game_tabs, wrestlers::standing};
use crate::{
    basho::{Keeper, Pad, Rank},
    rules::GameId,
    ui::{
        app_context::AppContext,
        book::{self, keeper_name, level_of, rank_kanji},
        component::component,
        hooks::{use_memo, use_state},
        introduction::introduction,
        parts::{bar, clinch, explained, kanji, star_way, way},
        routes::Route,
        words::t,
    },
};

/// The banzuke page.
pub(super) fn banzuke_page() -> Html {
    component(use_banzuke_page)
}

#[hook]
fn use_banzuke_page() -> Html {
    let app = use_context::<AppContext>();
    let book = use_memo((), |()| {
        app.map(|app| book::read(&app.store)).unwrap_or_default()
    });
    let chosen = use_state(|| None::<GameId>);
    let has_stars = |game: &GameId| {
        let mut all = book.banzuke(*game).into_iter();
        all.any(|(_, pad)| !pad.sheets.is_empty())
    };
    let played: Vec<GameId> = GameId::ALL.into_iter().filter(has_stars).collect();
    let game = chosen.or(played.first().copied());
    let game = game.unwrap_or(GameId::Tricks);
    let tabs = played
        .into_iter()
        .map(|game| (game, introduction(game).verb));
    let onopen = {
        let chosen = chosen.clone();
        Callback::from(move |game| chosen.set(Some(game)))
    };
    let tabs = game_tabs(tabs.collect(), game, &onopen);
    let banzuke = book.banzuke(game);
    let ranked = Rank::is_earned_in(game);
    let row = |(keeper, pad): &(Keeper, Pad<'_>)| {
        let note = match *keeper {
            Keeper::Computer(rank) => {
                let level = level_of(rank);
                Some(t!("banzuke-computer", level = level.slug()))
            }
            Keeper::Wrestler(id) => book
                .wrestler(id)
                .filter(|w| w.retired)
                .map(|_| t!("retired")),
        };
        let sheet = pad
            .sheets
            .last()
            .filter(|sheet| ranked && sheet.rank().is_none());
        let stars = sheet.map(|sheet| {
            html! { <span class="stars">{ for sheet.stars.iter().map(|star| star_way(star.bout, star.won())) }</span> }
        });
        html! {
            <li key={keeper.slug()}>
                <a href={Route::Scorepad(*keeper).fragment()}>
                    if let Some((rank, _)) = pad.best().filter(|_| ranked) {
                        { kanji(rank_kanji(rank)) }
                    } else {
                        <span class="k"></span>
                    }
                    <b>{ keeper_name(&book, *keeper) }
                        if let Some(note) = note {
                            { " " }<small>{ note }</small>
                        }
                    </b>
                    <span>{ if ranked { standing(pad) } else { t!("won-lost", won = pad.wins(), lost = pad.losses()) } }</span>
                </a>
                { for stars }
            </li>
        }
    };
    let ways = html! { <>{ way(Route::Wrestlers, "man", t!("wrestlers")) }{ way(Route::Bouts, "log", t!("bouts")) }</> };
    html! {
        <main class="page leaf-page">
            { bar(t!("banzuke-kanji"), &t!("banzuke"), Some(introduction(game).name), ways) }
            { clinch() }
            { tabs }
            if banzuke.is_empty() {
                <p class="empty">{ explained(t!("banzuke-none")) }</p>
                <p><a class="btn" href={Route::Wrestlers.fragment()}>{ t!("wrestler-make") }</a></p>
            } else {
                <ol class="banzuke">{ for banzuke.iter().map(row) }</ol>
            }
        </main>
    }
}
