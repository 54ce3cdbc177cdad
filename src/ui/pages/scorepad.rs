//! A scorepad: every sheet, the ranks, and the kimarite of the bouts.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    basho::{Book, Keeper, Pad, Rank, Sheet, Star},
    rules::{GameId, tricks::Kimarite},
    ui::{
        app_context::AppContext,
        book::{self, fighter_name, keeper_name, rank_kanji, rank_name, score},
        component::component_with,
        hooks::use_state,
        pages::nowhere,
        parts::{bar, beside, drawing, star_way, way},
        routes::Route,
        words::{self, t},
    },
};

/// The number of stars in a row of a sheet.
const ROW: usize = 13;
/// The most bales in a bar of the chart; beyond that, a bale stands for more than one win.
const BALES: usize = 5;

/// The page of this keeper's scorepad.
pub(super) fn scorepad_page(keeper: Keeper) -> Html {
    component_with(keeper, use_scorepad_page)
}

#[hook]
fn use_scorepad_page(keeper: Rc<Keeper>) -> Html {
    let keeper = *keeper;
    let app = use_context::<AppContext>();
    let book = use_memo((), |()| {
        app.map(|app| book::read(&app.store)).unwrap_or_default()
    });
    let turned_to = use_state(|| None::<usize>);
    if matches!(keeper, Keeper::Wrestler(id) if book.wrestler(id).is_none()) {
        return nowhere();
    }
    let name = keeper_name(&book, keeper);
    let pad = book.pad(keeper, GameId::Tricks);
    let newest = pad.sheets.len().saturating_sub(1);
    let open = turned_to.unwrap_or(newest);
    let under = t!("pad-of", name = &name, game = t!("tricks-name"));
    let ways = html! { <>{ way(Route::Wrestlers, "man", t!("wrestlers")) }{ way(Route::Banzuke, "stars", t!("banzuke")) }{ way(Route::BoutsOf(keeper), "log", t!("bouts")) }</> };
    let tab = |(place, sheet): (usize, &Sheet<'_>)| {
        let turned_to = turned_to.clone();
        html! {
            <button key={place} type="button" class="sheet-tab" aria-pressed={(place == open).to_string()}
                onclick={Callback::from(move |_: MouseEvent| turned_to.set(Some(place)))}>
                <b>{ t!("sheet-number", number = place + 1) }</b>
                <span>{ sheet.rank().map_or_else(|| t!("sheet-open"), rank_name) }</span>
            </button>
        }
    };
    html! {
        <main class="page pad">
            { bar(t!("scorepad-kanji"), &t!("scorepad"), Some(under), ways) }
            <section class="pad-top" aria-labelledby="pad-name">
                <div class="portrait side-e">
                    <svg viewBox="0 0 100 100" aria-hidden="true">
                        <rect width="100" height="100" />
                        <use href={drawing("art.svg#c-east")} x="60" y="4" width="36" height="36" />
                        <use href={drawing("art.svg#w-bust")} y="6" width="100" height="100" />
                    </svg>
                </div>
                <div class="pad-name"><h2 id="pad-name">{ &name }</h2><p>{ summary(&pad) }</p></div>
                if pad.sheets.len() > 1 {
                    <div class="sheet-tabs" role="group" aria-label={t!("sheets")}>{ for pad.sheets.iter().enumerate().rev().map(tab) }</div>
                }
            </section>
            if let Some(sheet) = pad.sheets.get(open) {
                { hoshitori(&book, open, sheet) }
                { specialities(&name, &pad) }
            } else {
                <p class="empty">{ t!("pad-empty", name = &name) }</p>
            }
            { ranks(pad.sheets.get(open).and_then(Sheet::rank)) }
        </main>
    }
}

fn summary(pad: &Pad<'_>) -> String {
    let (sheets, wins, losses) = (pad.sheets.len(), pad.wins(), pad.losses());
    let all = t!(
        "pad-all",
        sheets = sheets,
        wins = t!("wins", number = wins),
        losses = t!("losses", number = losses)
    );
    match pad.best() {
        Some((rank, place)) => {
            let best = t!("pad-best", rank = rank_name(rank), number = place + 1);
            format!("{best} {all}")
        }
        None => all,
    }
}

/// A sheet with its stars.
fn hoshitori(book: &Book, place: usize, sheet: &Sheet<'_>) -> Html {
    let free = (sheet.stars.len()..sheet.stars.len().next_multiple_of(ROW)).map(|number| {
        html! { <li class="is-free" aria-hidden="true"><i>{ number + 1 }</i><span class="hoshi hoshi-n"></span></li> }
    });
    let days = [sheet.stars.first(), sheet.stars.last()]
        .map(|star| star.map_or("", |star| &star.bout.date));
    let days = if days[0] == days[1] {
        days[0].to_owned()
    } else {
        t!("days", first = days[0], last = days[1])
    };
    html! {
        <section class="hoshitori" aria-labelledby="sheet-name">
            <div class="sheet-h">
                <h3 id="sheet-name">{ t!("sheet-number", number = place + 1) }</h3>
                <p>{ score(sheet) }</p>
                <p class="key">
                    <span class="hoshi"></span>{ t!("star-won") }<span class="hoshi hoshi-x"></span>{ t!("star-lost") }
                </p>
                <p class="key">{ days }</p>
                if sheet.rank().is_some() {
                    <span class="seal k" lang="ja" aria-hidden="true">{ t!("third-loss-kanji") }</span>
                    <p class="closed">{ t!("third-loss") }</p>
                }
            </div>
            <ol class="row-of-stars">{ for sheet.stars.iter().enumerate().map(|(n, star)| star_item(book, n, *star)) }{ for free }</ol>
        </section>
    }
}

fn star_item(book: &Book, place: usize, star: Star<'_>) -> Html {
    let kimarite = star.bout.kimarite.as_str();
    let against: Vec<String> = star
        .against()
        .map(|fighter| fighter_name(book, fighter))
        .collect();
    html! {
        <li key={place} class={(!star.won()).then_some("is-loss")}>
            <i>{ place + 1 }</i>
            { star_way(star.bout, star.won()) }
            { beside(&t!("kimarite", kimarite = kimarite), t!("term-kanji", term = kimarite)) }
            <b>{ t!("kimarite", kimarite = kimarite) }</b>
            <em>{ words::row(&against) }</em>
        </li>
    }
}

/// How many bouts were won and lost by each kimarite.
fn specialities(name: &str, pad: &Pad<'_>) -> Html {
    let counts = pad.counts();
    let most = counts
        .iter()
        .map(|count| count.won)
        .max()
        .unwrap_or(0)
        .max(BALES);
    let rows = Kimarite::ALL.map(|kimarite| {
        let slug = kimarite.slug();
        let count = counts.iter().find(|count| count.kimarite == slug);
        let (won, lost) = count.map_or((0, 0), |count| (count.won, count.lost));
        let bales = (0..(won * BALES).div_ceil(most)).map(|place| {
            html! { <use href={drawing("art.svg#bale")} x={(place * 47).to_string()} width="46" height="20" /> }
        });
        html! {
            <li key={slug}>
                <svg class="num" aria-hidden="true"><use href={drawing(&format!("art.svg#n{}", kimarite.number()))} /></svg>
                <span class="sp-n"><b>{ t!("kimarite", kimarite = slug) }</b>{ beside(&t!("kimarite", kimarite = slug), t!("term-kanji", term = slug)) }</span>
                <svg class="bales" viewBox="0 0 234 20" role="img" aria-label={t!("won-lost", won = won, lost = lost)}>{ for bales }</svg>
                <strong aria-hidden="true">{ won }</strong>
                <span class="sp-l" aria-hidden="true">
                    if lost > 0 {
                        { lost }<span class="hoshi hoshi-x"></span>
                    }
                </span>
            </li>
        }
    });
    html! {
        <section class="spec" aria-labelledby="spec-h">
            <h3 class="col-h" id="spec-h">{ t!("wins-with") }{ beside(&t!("wins-with"), t!("wins-with-kanji")) }<small aria-hidden="true">{ t!("lost-to") }</small></h3>
            <ol>{ for rows }</ol>
            if let Some(count) = pad.speciality() {
                <p class="spec-t">
                    { t!("speciality", name = name, kimarite = t!("kimarite", kimarite = count.kimarite), won = count.won, wins = pad.wins()) }
                </p>
            }
        </section>
    }
}

/// The table of ranks; marks the one that the open sheet has earned.
fn ranks(brought: Option<Rank>) -> Html {
    let ranks = Rank::ALL.into_iter().rev().map(|rank| {
        let on = brought == Some(rank);
        html! {
            <li key={rank.slug()} class={classes!("rk", rank.slug(), on.then_some("on"))} aria-current={on.then_some("true")}>
                { beside(&rank_name(rank), rank_kanji(rank)) }<b>{ rank_name(rank) }</b><em>{ t!("rank-wins", rank = rank.slug()) }</em>
            </li>
        }
    });
    html! {
        <section class="ranks-s" aria-labelledby="ranks-h">
            <h3 class="col-h" id="ranks-h">{ t!("ranks") }{ beside(&t!("ranks"), t!("banzuke-kanji")) }<small>{ t!("ranks-how") }</small></h3>
            <ol class="ranks">{ for ranks }</ol>
        </section>
    }
}
