//! The wrestler's album of kimarite: a plate for each technique that can win a bout, in every game. Nothing of it is stored, since the bouts
//! tell it.

use basho::{Book, Count, PadOwner};
use rules::GameId;
use yew::prelude::*;

use crate::ui::{
    parts::{explained, figure_tile, phrase, term, with_kanji},
    routes::Route,
    words::{
        introduction::{introduction, kimarite, picture, technique},
        t,
    },
};

/// The album. A result's address leads to it, past what is above it.
pub(super) fn album(book: &Book, owner: PadOwner) -> Html {
    let is_asked_for = Route::Scorepad(owner).rest() == "album";
    let games = GameId::ALL.map(|game| {
        let pad = book.pad(owner, Some(game));
        (game, pad.counts_of(&kimarite(game)))
    });
    let all = || games.iter().flat_map(|(_, counts)| counts);
    let won = all().filter(|count| count.won > 0).count();
    let so_far = t!("album-won", won, all = all().count());
    let plates = games.iter().map(|(game, counts)| {
        html! {
            <div key={game.slug()} class="album-game">
                <h4>{ introduction(*game).name }</h4>
                <ul>{ for counts.iter().map(|count| plate(*game, *count)) }</ul>
            </div>
        }
    });
    html! {
        <section class="album" aria-labelledby="album-h">
            <h3 class="col-h" id="album-h" tabindex="-1" data-part={is_asked_for.then_some("")}>{ explained(t!("album")) }<small>{ phrase(so_far) }</small></h3>
            { for plates }
        </section>
    }
}

/// A technique's plate. It is an empty frame until the technique has decided a bout of the wrestler's.
fn plate(game: GameId, count: Count<'_>) -> Html {
    let Count {
        kimarite,
        won,
        lost,
    } = count;
    let met = won + lost > 0;
    let name = technique(game, kimarite).unwrap_or_default();
    let named = match term(&name) {
        Some(term) => with_kanji(&name, t!("term-kanji", term)),
        None => name.into(),
    };
    html! {
        <li key={kimarite} class={classes!("album-plate", (!met).then_some("is-free"), (won > 0).then_some("is-won"))}>
            { for picture(game, kimarite).map(|drawing| figure_tile(met.then_some(&drawing))) }
            <b>{ named }</b>
            <span>{ if met { t!("won-lost", won, lost) } else { t!("album-unmet") } }</span>
        </li>
    }
}
