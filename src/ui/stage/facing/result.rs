//! The result of a bout at a player's edge.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    basho::{Fighter, Series},
    rules::{GameId, Seat, SeatSet},
    ui::{
        app_context::AppContext,
        book,
        component::component_with,
        hooks::{use_memo, use_state},
        parts::{explained, japanese, new_stars, side_class},
        routes::Route,
        stage::{
            BoutIdentity, Ending, GameUi, Model, Msg,
            keep_pad::keep_pad,
            result::{is_guest, next_bout, standing},
        },
        words::t,
    },
};

/// How the bout ended, at an edge.
fn told(ending: &Ending) -> Html {
    html! {
        <div class="facing-now" role="status">
            <p>{ explained(&ending.say) }</p>
            <h2>{ explained(&ending.heading) }</h2>
            <p>{ explained(&ending.why) }</p>
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
    let props = EdgeResultProps {
        game: G::ID,
        seat,
        ending: ending.clone(),
        identity: model.identity().cloned(),
        series: series.map(|series| (series, model.pair_names())),
        guest: model.guests().into_iter().find(|(of, _)| *of == seat),
        onkept: send.reform(|(seat, id)| Msg::Wrestler(seat, id)),
        onrematch: onrematch.clone(),
    };
    component_with(props, use_edge_result)
}

#[derive(PartialEq)]
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
#[hook]
fn use_edge_result(props: Rc<EdgeResultProps>) -> Html {
    let &EdgeResultProps { game, seat, .. } = &*props;
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
        player.and_then(Fighter::keeper).is_some()
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
    let again = ending.again.clone();
    html! {
        <>
            { told(ending) }
            <div class="facing-result">
                <div class={classes!("kim", ending.winner.map(side_class))} lang="ja">{ japanese(ending.kanji.clone()) }</div>
                { for props.series.iter().map(|(series, names)| standing(game, series, names, identity.map(|it| (&*book, it.id)))) }
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
