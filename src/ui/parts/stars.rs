//! The stars that a bout has just added, and the plate in its winner's album.

use basho::{Book, Bout, PadOwner, Rank};
use rules::{Seat, SeatSet};
use yew::prelude::*;

use super::{hoshi, japanese, seat_sign};
use crate::ui::{
    data::book::{owner_name, rank_name, score},
    routes::{Route, album_fragment},
    words::{introduction::technique, t},
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

/// How many stars stand in a row where there are no sheets.
pub const STARS: usize = 7;

/// For each of these seats whose player keeps a scorepad, the sheet up to the star that this bout has added, or in a game without sheets the
/// newest stars up to it. Nothing if the bout is on no scorepad. `many`: whether it was a bout of a game for many, in which nobody is East or West.
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

/// A line for the new plate in the winner's album, if this bout is the first that a wrestler has won with its kimarite. Face to face, an
/// edge has no room for it.
pub fn new_plate(book: &Book, id: u64) -> Option<Html> {
    let bout = book.bout(id)?;
    let owner = bout.seats.get(bout.winner?.index())?.pad_owner()?;
    if !matches!(owner, PadOwner::Wrestler(_)) {
        return None;
    }
    let game = bout.game.known()?;
    let kimarite = technique(game, &bout.kimarite)?;
    let is_new = book.pad(owner, Some(game)).is_first_win(id);
    is_new.then(|| {
        let name = owner_name(book, owner);
        html! { <p class="newplate"><a href={album_fragment(owner)}>{ t!("album-new", name, kimarite) }</a></p> }
    })
}

fn row(book: &Book, bout: &Bout, seat: Seat, many: bool) -> Option<Html> {
    let owner = bout.seats.get(seat.index())?.pad_owner()?;
    let game = bout.game.known()?;
    let pad = book.pad(owner, Some(game)).up_to(bout.id)?;
    let (stars, so_far) = if Rank::is_earned_in(game) {
        let sheet = pad.sheets.last()?;
        let so_far = match sheet.rank() {
            None => score(sheet),
            Some(rank) => t!("sheet-closed", rank = rank_name(rank)),
        };
        (sheet.stars.clone(), so_far)
    } else {
        let so_far = t!("won-lost", won = pad.wins(), lost = pad.losses());
        (pad.newest(STARS), so_far)
    };
    Some(html! {
        <li key={seat.index()}>
            if !many {
                { seat_sign(seat) }
            }
            <a href={Route::Scorepad(owner).fragment()}>{ owner_name(book, owner) }</a>
            <span class={classes!("stars", (!many).then(|| seat.slug()))}>{ for stars.iter().map(|star| star_way(star.bout, star.won())) }</span>
            <em>{ so_far }{ " " }{ hoshitori() }</em>
        </li>
    })
}

#[cfg(test)]
mod tests {
    use basho::Fighter;
    use rules::GameId;
    use yew::LocalServerRenderer;

    use super::*;

    /// A bout of wrestler 1 against a guest.
    fn bout(id: u64, game: GameId, winner: Seat) -> Bout {
        Bout {
            id,
            game: game.into(),
            date: "2026-11-20".to_owned(),
            seats: vec![Fighter::Wrestler(1), Fighter::Guest("Hana".to_owned())],
            winner: Some(winner),
            kimarite: "yorikiri".to_owned(),
            record: None,
        }
    }

    #[derive(Properties, PartialEq)]
    struct Ended {
        game: GameId,
    }

    /// The new stars of a wrestler who has lost for the third time.
    #[component]
    fn ThirdLoss(ended: &Ended) -> Html {
        let mut book = Book::default();
        book.create(1, "Tetsu").unwrap();
        for id in 0..3 {
            let lost = bout(id, ended.game, Seat::WEST);
            book.enter(lost).unwrap();
        }
        new_stars(&book, 2, SeatSet::first(2), false)
    }

    #[tokio::test]
    async fn third_loss_closes_a_sheet_only_where_there_are_sheets() {
        for game in GameId::ALL {
            let stars = LocalServerRenderer::<ThirdLoss>::with_props(Ended { game });
            let stars = stars.hydratable(false).render().await;
            let sheets = game == GameId::Tricks;
            assert_eq!(stars.contains("sheet closed"), sheets, "{game:?}");
            assert_eq!(stars.contains("0 won, 3 lost"), !sheets, "{game:?}");
            assert_eq!(stars.matches("hoshi-x").count(), 3, "{game:?}");
        }
    }

    #[test]
    fn first_win_with_a_kimarite_is_new_in_the_album() {
        let mut book = Book::default();
        book.create(1, "Tetsu").unwrap();
        for (id, winner, is_new) in [
            (0, Seat::EAST, true),
            (1, Seat::EAST, false),
            (2, Seat::WEST, false),
        ] {
            book.enter(bout(id, GameId::Tricks, winner)).unwrap();
            assert_eq!(new_plate(&book, id).is_some(), is_new, "bout {id}");
        }
    }
}
