//! The result of a bout at a player's edge.

use basho::{Fighter, Series};
use bout::{BoutIdentity, Model, Msg};
use rules::{GameId, Seat, SeatSet};
use yew::prelude::*;

use crate::ui::{
    data::{app_context::AppContext, book},
    parts::{art, explained, japanese, new_stars, side_class},
    routes::Route,
    stage::{
        Ending, GameUi, guests,
        keep_pad::keep_pad,
        pair_names,
        result::{is_guest, next_bout, standing},
    },
    words::t,
};

/// How the bout ended, at an edge, and how its basho stands.
fn told(ending: &Ending, stands: Option<Html>) -> Html {
    html! {
        <div class="facing-now" role="status">
            <p>{ explained(&ending.say) }</p>
            <h2>{ explained(&ending.heading) }</h2>
            <p>{ explained(&ending.why) }</p>
            { stands.unwrap_or_default() }
        </div>
    }
}

/// What lies between the edges when a bout has ended: the winner, upright for the winner's own edge, and the technique for each of the two.
pub fn result_between(ending: &Ending) -> Html {
    let side = ending.winner.map(side_class);
    let kim = |seat: Seat| {
        html! {
            <div key={seat.slug()} class={classes!("kim", side)} data-reader={seat.slug()} lang="ja">
                { japanese(ending.kanji.clone()) }
            </div>
        }
    };
    html! {
        <div class="plan result-plan">
            { art("plan.svg#ring", "result-ring", None, None) }
            if side.is_some() {
                { art("art.svg#w-shiko", classes!("victor", "fig-l", side), Some("0 0 240 240"), None) }
            }
            { for Seat::PAIR.map(kim) }
        </div>
    }
}

/// How a bout ended, at a seat's edge.
pub fn edge_result<G: GameUi>(
    model: &Model<G>,
    seat: Seat,
    ending: &Ending,
    send: &Callback<Msg<G>>,
    onrematch: &Callback<()>,
) -> Html {
    let series = model.series_now();
    html! {
        <EdgeResult game={G::ID} {seat} ending={ending.clone()} identity={model.identity().cloned()}
            series={series.map(|series| (series, pair_names(model)))} guest={guests(model).into_iter().find(|(of, _)| *of == seat)}
            onkept={send.reform(|(seat, id)| Msg::Wrestler(seat, id))} {onrematch} />
    }
}

#[derive(Properties, PartialEq)]
struct EdgeResultProps {
    game: GameId,
    seat: Seat,
    ending: Ending,
    identity: Option<BoutIdentity>,
    series: Option<(Series, [String; 2])>,
    /// The player at this edge, if they may want a scorepad.
    guest: Option<(Seat, String)>,
    /// Called when they got one, with the wrestler's id.
    onkept: Callback<(Seat, u32)>,
    onrematch: Callback<()>,
}

/// The result at an edge: how the bout ended, how its basho stands, the player's new star or the offer of a scorepad, and what can follow.
#[component]
fn EdgeResult(props: &EdgeResultProps) -> Html {
    let &EdgeResultProps { game, seat, .. } = props;
    let app = use_context::<AppContext>();
    let identity = props.identity.as_ref();
    let store = app.map(|app| app.store);
    let book = use_memo(props.identity.clone(), |_| {
        store.as_ref().map(book::read).unwrap_or_default()
    });
    let refused = use_state(String::new);
    let ending = &props.ending;
    let bout = identity.and_then(|it| book.bout(it.id));
    let star = bout.filter(|bout| {
        let player = bout.seats.get(seat.index());
        player.and_then(Fighter::pad_owner).is_some()
    });
    let offer = props
        .guest
        .as_ref()
        .zip(store.as_ref())
        .zip(bout.filter(|bout| is_guest(bout, seat)));
    let offer = offer.map(|((guest, store), bout)| {
        let refused = refused.setter();
        let onrefused = Callback::from(move |why| refused.set(why));
        keep_pad((&book, bout.id), guest, store, &props.onkept, &onrefused)
    });
    let series = props.series.as_ref().map(|(series, _)| series);
    let stands = props.series.as_ref().map(|(series, names)| {
        let kept = identity.map(|it| (&*book, it.id));
        standing(game, series, names, kept)
    });
    let again = ending.again.clone();
    html! {
        <>
            { told(ending, stands) }
            <div class="facing-result">
                if let Some(offer) = offer {
                    { offer }
                    <p class="refusal" role="status">{ (*refused).clone() }</p>
                }
                { for star.map(|bout| new_stars(&book, bout.id, SeatSet::one(seat), false)) }
                <div class="acts">
                    { next_bout(game, "btn", identity, series, again, &props.onrematch) }
                    <a class="btn btn-line" href={Route::Review(game).fragment()}>{ t!("look-again") }</a>
                    <a class="btn btn-line" href="#/">{ t!("home") }</a>
                </div>
            </div>
        </>
    }
}
