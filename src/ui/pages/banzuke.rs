//! The banzuke: everybody who keeps a scorepad, ordered by their best rank.

use yew::prelude::*;

use super::wrestlers::standing;
use crate::{
    basho::{Keeper, Pad},
    rules::GameId,
    ui::{
        app_context::AppContext,
        book::{self, keeper_name, level_of, rank_kanji},
        component::component,
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
    let banzuke = book.banzuke(GameId::Tricks);
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
        let stars = pad.sheets.last().filter(|sheet| sheet.rank().is_none()).map(|sheet| {
            html! { <span class="stars">{ for sheet.stars.iter().map(|star| star_way(star.bout, star.won())) }</span> }
        });
        html! {
            <li key={keeper.slug()}>
                <a href={Route::Scorepad(*keeper).fragment()}>
                    if let Some((rank, _)) = pad.best() {
                        { kanji(rank_kanji(rank)) }
                    } else {
                        <span class="k"></span>
                    }
                    <b>{ keeper_name(&book, *keeper) }
                        if let Some(note) = note {
                            { " " }<small>{ note }</small>
                        }
                    </b>
                    <span>{ standing(pad) }</span>
                </a>
                { for stars }
            </li>
        }
    };
    let ways = html! { <>{ way(Route::Wrestlers, "man", t!("wrestlers")) }{ way(Route::Bouts, "log", t!("bouts")) }</> };
    html! {
        <main class="page leaf-page">
            { bar(t!("banzuke-kanji"), &t!("banzuke"), Some(t!("tricks-name")), ways) }
            { clinch() }
            if banzuke.is_empty() {
                <p class="empty">{ explained(t!("banzuke-none")) }</p>
                <p><a class="btn" href={Route::Wrestlers.fragment()}>{ t!("wrestler-make") }</a></p>
            } else {
                <ol class="banzuke">{ for banzuke.iter().map(row) }</ol>
            }
        </main>
    }
}
