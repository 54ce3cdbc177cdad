//! How a bout ended: who won by what, why, and what next.

use yew::prelude::*;

use super::{Play, Torikumi};
use crate::{
    rules::Seat,
    ui::{
        book,
        desk::Desk,
        parts::{Art, hoshi, new_stars, side_class},
        routes::Route,
        words::t,
    },
};

/// How a bout ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Ending {
    /// Who won, if anybody did.
    pub winner: Option<Seat>,
    /// Who did what.
    pub say: String,
    /// What is done, as a heading: the kimarite.
    pub heading: String,
    /// The heading in kanji.
    pub kanji: String,
    /// Why, in a sentence.
    pub why: String,
    /// What else there is to tell.
    pub also: Vec<String>,
    /// What met last, East's card and West's, with the names under them.
    pub duel: Option<[(Html, String); 2]>,
    /// What the button says that goes on to the next bout.
    pub again: String,
}

/// A bout that has ended.
#[derive(Properties, PartialEq)]
pub struct ResultProps {
    /// How.
    pub ending: Ending,
    /// How scorepads and the like know the bout.
    pub torikumi: Option<Torikumi>,
    /// Called for the next bout.
    pub onrematch: Callback<()>,
}

/// The screen after a bout.
#[component]
pub fn ResultPage<G: Play>(props: &ResultProps) -> Html {
    let desk = use_context::<Desk>();
    let book = use_memo(props.torikumi.map(|torikumi| torikumi.id), |_| {
        desk.map(|desk| book::read(&desk.store)).unwrap_or_default()
    });
    let ending = &props.ending;
    let winner = ending.winner;
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
                                { hoshi(won) }
                            }
                            { name }
                        </figcaption>
                    </figure>
                }
            })
    });
    html! {
        <div class="page result">
            <div class="stage" aria-hidden="true">
                <Art of="stage.svg#stage" view_box="0 0 1180 820" fit="xMinYMid slice" />
                if let Some(winner) = winner {
                    <Art of="art.svg#w-shiko" class={classes!("victor", "fig-l", side_class(winner))} view_box="0 0 240 240" />
                }
            </div>
            <main class="verdict" aria-labelledby="v">
                <div>
                    <p class="say">{ &ending.say }</p>
                    <h1 id="v" tabindex="-1" data-focus="">{ &ending.heading }</h1>
                    <p class="why">{ &ending.why }</p>
                    { for ending.also.iter().map(|also| html! { <p class="also">{ also }</p> }) }
                </div>
                <div class={classes!("kim", winner.map(side_class))} lang="ja"><span>{ &ending.kanji }</span></div>
                if let Some(duel) = duel {
                    <div class="duel">{ for duel }</div>
                }
                if let Some(torikumi) = props.torikumi {
                    { new_stars(&book, torikumi.id, &Seat::PAIR) }
                }
                <div class="go">
                    if props.torikumi.is_some_and(|torikumi| torikumi.robin.is_some()) {
                        <a class="btn btn-big" href={Route::Robin.fragment()}>{ t!("robin-back") }</a>
                    } else {
                        <button class="btn btn-big" type="button" onclick={props.onrematch.reform(|_: MouseEvent| ())}>{ &ending.again }</button>
                    }
                    <a class="btn btn-line" href={Route::Review(G::ID).fragment()}>{ t!("look-again") }</a>
                    <a class="btn btn-line" href="#/">{ t!("home") }</a>
                </div>
            </main>
        </div>
    }
}
