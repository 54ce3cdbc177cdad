//! The banzuke: everybody who keeps a scorepad, ordered by what they have won in each game and in all.

use std::iter;

use basho::{Pad, PadOwner, Rank, Star};
use rules::GameId;
use yew::prelude::*;

use super::game_tabs::{game_name, game_tabs};
use crate::ui::{
    data::{
        app_context::AppContext,
        book::{self, level_of, owner_name, rank_kanji, rank_name},
    },
    parts::{STARS, bar, clinch, explained, kanji, star_way, way},
    routes::Route,
    words::{introduction::introduction, t},
};

/// The banzuke page.
#[component]
pub(super) fn BanzukePage() -> Html {
    let app = use_context::<AppContext>();
    let book = use_memo((), |()| {
        app.map(|app| book::read(&app.store)).unwrap_or_default()
    });
    let chosen = use_state(|| None::<Option<GameId>>);
    let played = GameId::ALL.into_iter().filter(|game| book.has_stars(*game));
    let played: Vec<GameId> = played.collect();
    // Whoever has played several games sees all of them first.
    let game = chosen.unwrap_or(match *played {
        [] => Some(GameId::Tricks),
        [one] => Some(one),
        _ => None,
    });
    let tabs = played
        .into_iter()
        .map(|game| (Some(game), introduction(game).verb));
    let tabs = iter::once((None, t!("all-games-how"))).chain(tabs);
    let onopen = {
        let chosen = chosen.clone();
        Callback::from(move |game| chosen.set(Some(game)))
    };
    let tabs = game_tabs(tabs.collect(), game, &onopen);
    let banzuke = book.banzuke(game);
    let ranked = game.is_some_and(Rank::is_earned_in);
    let row = |(owner, pad): &(PadOwner, Pad<'_>)| {
        let note = match *owner {
            PadOwner::Computer(rank) => {
                let level = level_of(rank);
                Some(t!("banzuke-computer", level = level.slug()))
            }
            PadOwner::Wrestler(id) => book
                .wrestler(id)
                .filter(|w| w.retired)
                .map(|_| t!("retired")),
        };
        // Those of the open sheet, or the newest ones where there are no sheets.
        let stars: Vec<Star<'_>> = match pad.sheets.last() {
            Some(sheet) if ranked && sheet.rank().is_none() => sheet.stars.clone(),
            Some(_) if !ranked => pad.newest(STARS),
            _ => Vec::new(),
        };
        let best = pad.best().filter(|_| ranked).map(|(rank, _)| rank);
        html! {
            <li key={owner.slug()}>
                <a href={Route::Scorepad(*owner).fragment()}>
                    if let Some(rank) = best {
                        { kanji(rank_kanji(rank)) }
                    } else {
                        <span class="k"></span>
                    }
                    <b>{ owner_name(&book, *owner) }
                        if let Some(note) = note {
                            { " " }<small>{ note }</small>
                        }
                    </b>
                    <span>{ standing(pad, ranked) }</span>
                </a>
                if !stars.is_empty() {
                    <span class="stars">{ for stars.iter().map(|star| star_way(star.bout, star.won())) }</span>
                }
            </li>
        }
    };
    let ways = html! { <>{ way(Route::Wrestlers, "man", t!("wrestlers")) }{ way(Route::Bouts, "log", t!("bouts")) }</> };
    html! {
        <main class="page leaf-page">
            { bar(t!("banzuke-kanji"), &t!("banzuke"), Some(game_name(game)), ways) }
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

/// The best rank, if there are ranks, the wins and the losses in a few words.
fn standing(pad: &Pad<'_>, ranked: bool) -> String {
    let (wins, losses) = (pad.wins(), pad.losses());
    match pad.best() {
        _ if pad.sheets.is_empty() => t!("standing-none"),
        _ if !ranked => t!("won-lost", won = wins, lost = losses),
        Some((rank, _)) => t!("standing", rank = rank_name(rank), wins, losses),
        None => t!("standing-open", wins, losses),
    }
}
