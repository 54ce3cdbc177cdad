//! The screen after a bout: who won, how and why, and what comes next.

use basho::{Book, Bout, Fighter, Series};
use bout::{BoutIdentity, Digest, Model};
use rules::{GameId, Outcome, Seat, SeatSet};
use yew::prelude::*;

use super::{GameUi, keep_pad::keep_pad};
use crate::ui::{
    data::{app_context::AppContext, book},
    parts::{
        art, explained, hoshi, hoshitori, japanese, new_plate, new_stars, seat_sign, side_class,
        star_way,
    },
    routes::Route,
    words::t,
};

/// How a bout ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Ending {
    /// Who won, if anybody did.
    pub winner: Option<Seat>,
    /// The sentence that says who won.
    pub say: String,
    /// The heading: the kimarite.
    pub heading: String,
    /// The heading in kanji.
    pub kanji: String,
    /// Why, in a sentence.
    pub why: String,
    /// Further sentences.
    pub also: Vec<String>,
    /// The last cards played, East's and West's, with the players' names below them.
    pub duel: Option<[(Html, String); 2]>,
    /// The standings of a game that counts points.
    pub standings: Option<Html>,
    /// The label of the button for the next bout.
    pub again: String,
}

/// A finished bout.
#[derive(Properties, PartialEq)]
pub struct ResultPageProps {
    /// The game.
    pub game: GameId,
    /// Whether more than two may sit at its table.
    pub many: bool,
    /// How it ended.
    pub ending: Ending,
    /// The bout's [`Model::moment`].
    pub moment: usize,
    /// What identifies the bout for scorepads and round robins.
    pub identity: Option<BoutIdentity>,
    /// The basho to which it belonged, and the names of East and West.
    pub series: Option<(Series, [String; 2])>,
    /// The players who may want a scorepad.
    pub guests: Vec<(Seat, String)>,
    /// Called when one of them got a scorepad, with the wrestler's id.
    pub onkept: Callback<(Seat, u32)>,
    /// Called to start the next bout.
    pub onrematch: Callback<()>,
}

/// The screen after a bout.
#[component]
pub fn ResultPage(props: &ResultPageProps) -> Html {
    let &ResultPageProps { game, many, .. } = props;
    let app = use_context::<AppContext>();
    let store = app.map(|app| app.store);
    let book = use_memo(props.identity.clone(), |_| {
        store.as_ref().map(book::read).unwrap_or_default()
    });
    let refused = use_state(String::new);
    let onrefused = {
        let refused = refused.setter();
        Callback::from(move |why| refused.set(why))
    };
    let ending = &props.ending;
    let winner = ending.winner;
    // At a table of many, nobody is East or West, and the winner wears neither colour.
    let side = winner.filter(|_| !many).map(side_class);
    let bout = props.identity.as_ref().and_then(|it| book.bout(it.id));
    let duel = ending.duel.as_ref().map(|duel| {
        Seat::PAIR
            .into_iter()
            .zip(duel)
            .map(move |(seat, (card, name))| {
                let won = winner == Some(seat);
                html! {
                    <figure class={(!won).then_some("down")}>
                        { card.clone() }
                        <figcaption class={seat.slug()}>
                            if winner.is_some() {
                                { bout.map_or_else(|| hoshi(won), |bout| star_way(bout, won)) }
                            }
                            { name }
                        </figcaption>
                    </figure>
                }
            })
    });
    let series = props.series.as_ref().map(|(series, _)| series);
    let kept = props.identity.as_ref().map(|it| (&*book, it.id));
    html! {
        <div class="page result">
            <div class="stage" aria-hidden="true">
                { art("stage.svg#stage", "", Some("0 0 1180 820"), Some("xMinYMid slice")) }
                if winner.is_some() {
                    { art("art.svg#w-shiko", classes!("victor", "fig-l", side), Some("0 0 240 240"), None) }
                }
            </div>
            <main class="verdict" data-scene="over" data-moment={props.moment.to_string()} aria-labelledby="v">
                <div>
                    <p class="say">{ explained(&ending.say) }</p>
                    <h1 id="v" tabindex="-1" data-focus="">{ explained(&ending.heading) }</h1>
                    <p class="why">{ explained(&ending.why) }</p>
                    { for ending.also.iter().map(|also| html! { <p class="also">{ also }</p> }) }
                </div>
                <div class={classes!("kim", side)} lang="ja">{ japanese(ending.kanji.clone()) }</div>
                if let Some(duel) = duel {
                    <div class="duel">{ for duel }</div>
                }
                { for props.series.iter().map(|(series, names)| standing(game, series, names, kept)) }
                { for ending.standings.clone() }
                if let Some(identity) = &props.identity {
                    { new_stars(&book, identity.id, SeatSet::first(identity.wrestlers.len()), many) }
                    { for new_plate(&book, identity.id) }
                    if let Some((store, bout)) = store.as_ref().zip(bout) {
                        { pads_for_guests(props.guests.iter().filter(|(seat, _)| is_guest(bout, *seat))
                            .map(|guest| keep_pad((&book, bout.id), guest, store, &props.onkept, &onrefused)).collect()) }
                        <p class="refusal" role="status">{ (*refused).clone() }</p>
                    }
                }
                <div class="go">
                    { next_bout(game, "btn btn-big", props.identity.as_ref(), series, ending.again.clone(), &props.onrematch) }
                    <a class="btn btn-line" href={Route::Review(game).fragment()}>{ t!("look-again") }</a>
                    <a class="btn btn-line" href="#/">{ t!("home") }</a>
                </div>
            </main>
        </div>
    }
}

/// Whether the archive has a guest at this seat of the bout. Another tab may have given the seat to a wrestler.
pub(super) fn is_guest(bout: &Bout, seat: Seat) -> bool {
    matches!(bout.seats.get(seat.index()), Some(Fighter::Guest(_)))
}

/// The offers of scorepads. Those of a table of many are folded, so that what can follow stays in the window.
fn pads_for_guests(offers: Vec<Html>) -> Html {
    if offers.len() < 3 {
        return html! { { for offers } };
    }
    html! { <details class="more"><summary><b>{ t!("scorepads") }</b></summary>{ for offers }</details> }
}

/// What follows a finished bout: the next one between the same players, the next period of its basho, or its round robin.
pub(super) fn next_bout(
    game: GameId,
    class: &'static str,
    identity: Option<&BoutIdentity>,
    series: Option<&Series>,
    again: String,
    onrematch: &Callback<()>,
) -> Html {
    if identity.is_some_and(|identity| identity.robin.is_some()) {
        return html! { <a {class} data-focus="" href={Route::Robin.fragment()}>{ t!("robin-back") }</a> };
    }
    let again = match series.map(Series::period) {
        None => again,
        Some(Some(number)) => t!("next-period", game = game.slug(), number),
        Some(None) => t!("new-basho"),
    };
    html! { <button {class} type="button" data-focus="" onclick={onrematch.reform(|_: MouseEvent| ())}>{ again }</button> }
}

/// A seat's stars in the basho to which the bout belongs; nothing if it belongs to none.
pub fn stars_of<G: GameUi>(model: &Model<G>, seat: Seat) -> Html {
    let stars = model.series().map(|series| series_stars(series, seat));
    stars.unwrap_or_default()
}

/// A seat's stars in a basho, one for each period that somebody won.
fn series_stars(series: &Series, seat: Seat) -> Html {
    let won = series.periods().iter().copied().filter_map(Outcome::winner);
    html! { <span class={classes!("stars", seat.slug())}>{ for won.map(|winner| hoshi(winner == seat)) }</span> }
}

/// A seat's stars in a basho whose last period has this id. Each leads to its bout, if the book has the bout's record.
fn series_ways(series: &Series, seat: Seat, book: &Book, last: u64) -> Html {
    let periods = series
        .periods()
        .iter()
        .rev()
        .zip(0..)
        .map(|(outcome, back)| {
            let winner = outcome.winner()?;
            let won = winner == seat;
            let bout = book.bout(last.wrapping_sub(back));
            Some(bout.map_or_else(|| hoshi(won), |bout| star_way(bout, won)))
        });
    let mut stars: Vec<Html> = periods.flatten().collect();
    stars.reverse();
    html! { <span class={classes!("stars", seat.slug())}>{ for stars }</span> }
}

/// The score of a basho, or who has won it.
fn series_stands(game: GameId, series: &Series, names: &[String; 2]) -> String {
    let [east, west] = Seat::PAIR.map(|seat| series.wins(seat));
    match series.winner() {
        Some(seat) => t!(
            "basho-won",
            name = &names[seat.index()],
            more = east.max(west),
            fewer = east.min(west)
        ),
        None if series.is_senshuraku() => t!("basho-senshuraku", game = game.slug(), number = east),
        None => t!("basho-stands", east, west),
    }
}

/// How far an unfinished basho is, as a sentence for the home page.
pub fn unfinished_series(digest: &Digest) -> String {
    let number = digest.number;
    match digest.stars {
        Some([east, west]) if number == 0 => {
            t!("unfinished-series-next", east, west)
        }
        Some([east, west]) => t!("unfinished-series", number, east, west),
        None => t!("bout-turn", number),
    }
}

/// The score of a basho, in words and in the stars of both seats. `kept`: the book, and the id of the last period.
pub(super) fn standing(
    game: GameId,
    series: &Series,
    names: &[String; 2],
    kept: Option<(&Book, u64)>,
) -> Html {
    let stars = |seat: Seat| match kept {
        Some((book, last)) => series_ways(series, seat, book, last),
        None => series_stars(series, seat),
    };
    html! {
        <div class="basho">
            <p>{ series_stands(game, series, names) }{ " " }{ hoshitori() }</p>
            <ul>
                { for Seat::PAIR.map(|seat| html! {
                    <li key={seat.slug()}>{ seat_sign(seat) }{ &names[seat.index()] }{ stars(seat) }</li>
                }) }
            </ul>
        </div>
    }
}
