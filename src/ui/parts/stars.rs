//! The stars that a bout has just added.

use yew::prelude::*;

use super::{hoshi, japanese, seat_sign};
use crate::{
    basho::{Book, Bout},
    rules::{Seat, SeatSet},
    ui::{
        book::{keeper_name, rank_name, score},
        routes::Route,
        words::t,
    },
};

/// The word for a row of stars, whose explanation says what they mean.
pub fn hoshitori() -> Html {
    japanese(t!("term-kanji", term = "hoshitori"))
}

/// A star that leads to its bout, if the archive has the bout's record.
pub fn star_way(bout: &Bout, won: bool) -> Html {
    if bout.record.is_none() {
        return hoshi(won);
    }
    let label = t!("star-look", won = if won { "yes" } else { "no" });
    html! { <a class="star-way" href={Route::ArchivedBout(bout.id).fragment()} aria-label={label}>{ hoshi(won) }</a> }
}

/// For each of these seats whose player keeps a scorepad, the sheet up to the star that this bout has added. Nothing if the bout is on no
/// scorepad. `many`: whether it was a bout of a game for many, in which nobody is East or West.
pub fn new_stars(book: &Book, id: u64, seats: SeatSet, many: bool) -> Html {
    let Some(bout) = book.bout(id).filter(|bout| bout.winner.is_some()) else {
        return Html::default();
    };
    html! {
        <ul class={classes!("newstar", many.then_some("slam-stars"))} aria-label={t!("scorepads")}>
            { for seats.iter().filter_map(|seat| row(book, bout, seat, many)) }
        </ul>
    }
}

fn row(book: &Book, bout: &Bout, seat: Seat, many: bool) -> Option<Html> {
    let keeper = bout.seats.get(seat.index())?.keeper()?;
    let pad = book.pad(keeper, bout.game.known()?);
    let sheet = pad.sheets.iter().find_map(|sheet| sheet.up_to(bout.id))?;
    let so_far = match sheet.rank() {
        None => score(&sheet),
        Some(rank) => t!("sheet-closed", rank = rank_name(rank)),
    };
    Some(html! {
        <li key={seat.index()}>
            if !many {
                { seat_sign(seat) }
            }
            <a href={Route::Scorepad(keeper).fragment()}>{ keeper_name(book, keeper) }</a>
            <span class={classes!("stars", (!many).then(|| seat.slug()))}>{ for sheet.stars.iter().map(|star| star_way(star.bout, star.won())) }</span>
            <em>{ so_far }{ " " }{ hoshitori() }</em>
        </li>
    })
}
