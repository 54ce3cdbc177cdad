//! The page of a scorepad's owner. In `tricks` it shows the scorepad with every sheet and the ranks, in the other games and in all games
//! the stars. Below, it shows by what and against whom the owner has won and lost, and a wrestler's album of kimarite.

use basho::{Book, Fighter, Met, Pad, PadOwner, Rank, Sheet, Star};
use rules::{GameId, tricks::Kimarite};
use yew::prelude::*;

use super::{
    album::album,
    game_tabs::{game_name, game_tabs},
    over_time::over_time,
    tally::{Row, tally},
};
use crate::ui::{
    browser::hooks::go_to,
    data::{
        app_context::AppContext,
        book::{self, fighter_name, level_of, owner_name, rank_kanji, rank_name},
    },
    parts::{bar, beside, drawing, nowhere, phrase, star_way, way},
    routes::Route,
    words::{
        self,
        introduction::{earned, scored, technique},
        t,
    },
};

/// The number of stars in a row of a sheet.
const ROW: usize = 13;
/// How many stars are shown of a game without sheets.
const NEWEST: usize = 3 * ROW;

#[derive(Properties, PartialEq)]
pub(super) struct ScorepadPageProps {
    /// Whose scorepad it is.
    pub(super) owner: PadOwner,
}

/// The page of a scorepad.
#[component]
pub(super) fn ScorepadPage(props: &ScorepadPageProps) -> Html {
    let owner = props.owner;
    let app = use_context::<AppContext>();
    let book = use_memo((), |()| {
        app.map(|app| book::read(&app.store)).unwrap_or_default()
    });
    let turned_to = use_state(|| None::<usize>);
    let chosen = use_state(|| None::<Option<GameId>>);
    let rival = use_state(|| None::<Fighter>);
    // On a phone they are below the window.
    use_effect_with((*rival).clone(), |rival| {
        if rival.is_some() {
            go_to("#rival-h");
        }
    });
    let name = owner_name(&book, owner);
    // A result leads here, and its game is the newest.
    let newest_game = book.newest_game(owner).unwrap_or(GameId::Tricks);
    let game = chosen.unwrap_or(Some(newest_game));
    let pad = book.pad(owner, game);
    let pads = [None]
        .into_iter()
        .chain(GameId::ALL.map(Some))
        .map(|game| (game, book.pad(owner, game)));
    let tabs = pads.filter(|(_, pad)| !pad.sheets.is_empty());
    let tabs = tabs.map(|(game, pad)| (game, score(&pad)));
    let tabs = game_tabs(tabs.collect(), game, &{
        let (chosen, turned_to, rival) = (chosen.clone(), turned_to.clone(), rival.clone());
        Callback::from(move |game| {
            chosen.set(Some(game));
            turned_to.set(None);
            rival.set(None);
        })
    });
    let earned = use_memo((owner, game), |_| {
        game.map(|game| earned(game, &book, owner))
            .unwrap_or_default()
    });
    if matches!(owner, PadOwner::Wrestler(id) if book.wrestler(id).is_none()) {
        return nowhere();
    }
    let newest = pad.sheets.len().saturating_sub(1);
    let open = turned_to.unwrap_or(newest);
    let under = t!("pad-of", name = &name, game = game_name(game));
    let ranked = game.is_some_and(Rank::is_earned_in);
    let ways = html! { <>{ way(Route::Wrestlers, "man", t!("wrestlers")) }{ way(Route::Banzuke, "stars", t!("banzuke")) }{ way(Route::BoutsOf(owner), "log", t!("bouts")) }</> };
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
                <div class="pad-name"><h2 id="pad-name">{ &name }</h2><p>{ if ranked { summary(&pad) } else { score(&pad) } }</p>{ for earned.iter().map(|what| html! { <p>{ what }</p> }) }</div>
                { tabs }
                if ranked && pad.sheets.len() > 1 {
                    <div class="sheet-tabs" role="group" aria-label={t!("sheets")}>{ for pad.sheets.iter().enumerate().rev().map(tab) }</div>
                }
            </section>
            if pad.sheets.is_empty() {
                <p class="empty">{ t!("pad-empty", name = &name) }</p>
            } else if ranked {
                { for pad.sheets.get(open).map(|sheet| hoshitori(&book, open, sheet)) }
                { specialities(&name, &pad) }
            } else {
                { newest_stars("stars-h", t!("pad-newest"), &book, &pad) }
                { for game.map(|game| techniques("spec-h", "spec-h", game, &pad)) }
            }
            if ranked {
                { ranks(pad.sheets.get(open).and_then(Sheet::rank)) }
            }
            { course("over-h", "over-h", &pad) }
            { opponents(&book, &pad, &rival) }
            { for rival.as_ref().map(|rival| head_to_head(&book, &name, rival, game, &pad.against(rival))) }
            { for kinboshi(owner, &pad) }
            if matches!(owner, PadOwner::Wrestler(_)) {
                { album(&book, owner) }
            }
        </main>
    }
}

/// The results over time. `id` is that of the heading, `labelled_by` has the ids of the headings that name the section.
fn course(id: &'static str, labelled_by: &'static str, pad: &Pad<'_>) -> Html {
    let results: Vec<bool> = pad.stars().map(Star::won).collect();
    let Some(picture) = over_time(&results) else {
        return Html::default();
    };
    html! {
        <section class="spec" aria-labelledby={labelled_by}>
            <h3 class="col-h" {id}>{ phrase(t!("over-time")) }</h3>
            { picture }
        </section>
    }
}

/// The wins and losses in a few words.
fn score(pad: &Pad<'_>) -> String {
    t!("won-lost", won = pad.wins(), lost = pad.losses())
}

/// The sheets, and the best rank that they have earned.
fn summary(pad: &Pad<'_>) -> String {
    let all = t!(
        "pad-all",
        sheets = pad.sheets.len(),
        wins = pad.wins(),
        losses = pad.losses()
    );
    match pad.best() {
        Some((rank, place)) => {
            let best = t!("pad-best", rank = rank_name(rank), number = place + 1);
            words::followed(&best, &all)
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
                <p>{ book::score(sheet) }</p>
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

/// The newest stars, numbered from the first; `id` is that of their heading.
fn newest_stars(id: &'static str, heading: String, book: &Book, pad: &Pad<'_>) -> Html {
    let all: Vec<Star<'_>> = pad.stars().collect();
    let earlier = all.len().saturating_sub(NEWEST);
    let stars = all.iter().enumerate().skip(earlier);
    html! {
        <section class="hoshitori" aria-labelledby={id}>
            <div class="sheet-h">
                <h3 {id} tabindex="-1">{ heading }</h3>
                <p class="key">
                    <span class="hoshi"></span>{ t!("star-won") }<span class="hoshi hoshi-x"></span>{ t!("star-lost") }
                </p>
            </div>
            <ol class="row-of-stars">{ for stars.map(|(n, star)| star_item(book, n, *star)) }</ol>
        </section>
    }
}

fn star_item(book: &Book, place: usize, star: Star<'_>) -> Html {
    let game = star.bout.game.known();
    let name = technique_of(game, &star.bout.kimarite);
    let against: Vec<String> = star
        .against()
        .map(|fighter| fighter_name(book, fighter))
        .collect();
    html! {
        <li key={place} class={(!star.won()).then_some("is-loss")}>
            <i>{ place + 1 }</i>
            { star_way(star.bout, star.won()) }
            if game == Some(GameId::Tricks) {
                { beside(&name, t!("term-kanji", term = &star.bout.kimarite)) }
            }
            <b>{ name }</b>
            if let Some(scored) = scored(star) {
                <b>{ scored }</b>
            }
            <em>{ words::row(&against) }</em>
        </li>
    }
}

/// The name of a technique; the record's word if only a later version knows it.
fn technique_of(game: Option<GameId>, word: &str) -> String {
    let name = game.and_then(|game| technique(game, word));
    name.unwrap_or_else(|| word.to_owned())
}

/// How many bouts were won and lost by each technique that ever decided one.
fn techniques(id: &'static str, labelled_by: &'static str, game: GameId, pad: &Pad<'_>) -> Html {
    let rows = pad.counts().into_iter().map(|count| Row {
        key: count.kimarite.to_owned(),
        sign: Html::default(),
        name: html! { <b>{ technique_of(Some(game), count.kimarite) }</b> },
        won: count.won,
        lost: count.lost,
    });
    won_and_lost(id, labelled_by, t!("pad-techniques"), rows.collect())
}

/// How often the owner has beaten and lost to whom: computers by strength, then the others, most often met first. A press on a name opens
/// and closes their bouts against each other.
fn opponents(book: &Book, pad: &Pad<'_>, rival: &UseStateHandle<Option<Fighter>>) -> Html {
    let mut met = pad.met();
    met.sort_by_key(rank_of);
    let press = |fighter: &Fighter| {
        let (rival, fighter) = (rival.clone(), fighter.clone());
        let next = (rival.as_ref() != Some(&fighter)).then_some(fighter);
        Callback::from(move |_: MouseEvent| rival.set(next.clone()))
    };
    let rows = met.iter().map(|met| Row {
        key: format!("{:?}", met.fighter),
        sign: Html::default(),
        name: html! {
            <>
                <button class="link" type="button" aria-expanded={(rival.as_ref() == Some(met.fighter)).to_string()} onclick={press(met.fighter)}>
                    <b>{ fighter_name(book, met.fighter) }</b>
                </button>
                if let Fighter::Computer(rank) = met.fighter {
                    <small>{ t!("banzuke-computer", level = level_of(*rank).slug()) }</small>
                }
            </>
        },
        won: met.won,
        lost: met.lost,
    });
    won_and_lost("met-h", "met-h", t!("pad-met"), rows.collect())
}

/// The bouts of two against each other: their stars, how they went over time, and by what technique they were decided.
fn head_to_head(
    book: &Book,
    name: &str,
    rival: &Fighter,
    game: Option<GameId>,
    bouts: &Pad<'_>,
) -> Html {
    let rival = fighter_name(book, rival);
    let heading = t!("head-to-head", name, rival);
    html! {
        <>
            { newest_stars("rival-h", heading, book, bouts) }
            { course("rival-over-h", "rival-h rival-over-h", bouts) }
            { for game.map(|game| techniques("rival-spec-h", "rival-h rival-spec-h", game, bouts)) }
        </>
    }
}

/// The rank of a computer that was met; people come last.
fn rank_of(met: &Met<'_>) -> (bool, Option<Rank>) {
    match met.fighter {
        Fighter::Computer(rank) => (false, Some(*rank)),
        _ => (true, None),
    }
}

/// A section with these rows; `id` is that of its heading, `labelled_by` has the ids of the headings that name it.
fn won_and_lost(
    id: &'static str,
    labelled_by: &'static str,
    heading: String,
    rows: Vec<Row>,
) -> Html {
    html! {
        if !rows.is_empty() {
            <section class="spec" aria-labelledby={labelled_by}>
                <h3 class="col-h" {id}>{ phrase(heading) }{ columns() }</h3>
                { tally(rows) }
            </section>
        }
    }
}

/// The headings of the columns of a tally.
fn columns() -> Html {
    html! { <><small aria-hidden="true">{ t!("pad-won") }</small><small aria-hidden="true">{ t!("pad-lost") }</small></> }
}

/// A wrestler's wins over the strongest computer.
fn kinboshi(owner: PadOwner, pad: &Pad<'_>) -> Option<Html> {
    let stars = pad.kinboshi();
    let of_a_person = matches!(owner, PadOwner::Wrestler(_)) && !stars.is_empty();
    of_a_person.then(|| {
        html! {
            <section class="spec" aria-labelledby="kinboshi-h">
                <h3 class="col-h" id="kinboshi-h">{ t!("kinboshi") }{ beside(&t!("kinboshi"), t!("kinboshi-kanji")) }</h3>
                <p class="spec-t">{ t!("kinboshi-what") }</p>
                <p class="stars">{ for stars.iter().map(|star| star_way(star.bout, true)) }</p>
            </section>
        }
    })
}

/// How many bouts were won and lost by each kimarite.
fn specialities(name: &str, pad: &Pad<'_>) -> Html {
    let counts = pad.counts_of(&Kimarite::ALL.map(Kimarite::slug));
    let rows = Kimarite::ALL.into_iter().zip(counts);
    let rows = rows.map(|(kimarite, count)| {
        let slug = kimarite.slug();
        let name = t!("kimarite", kimarite = slug);
        Row {
            key: slug.to_owned(),
            sign: html! { <svg class="num"><use href={drawing(&format!("art.svg#n{}", kimarite.number()))} /></svg> },
            name: html! { <><b>{ &name }</b>{ beside(&name, t!("term-kanji", term = slug)) }</> },
            won: count.won,
            lost: count.lost,
        }
    });
    html! {
        <section class="spec" aria-labelledby="spec-h">
            <h3 class="col-h" id="spec-h">{ phrase(t!("pad-techniques")) }{ beside(&t!("pad-techniques"), t!("pad-techniques-kanji")) }{ columns() }</h3>
            { tally(rows.collect()) }
            if let Some(count) = pad.speciality() {
                <p class="spec-t">
                    { t!("speciality", name, kimarite = t!("kimarite", kimarite = count.kimarite), won = count.won, wins = pad.wins()) }
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
