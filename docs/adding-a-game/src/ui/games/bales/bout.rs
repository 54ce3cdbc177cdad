//! The page of a bout: the bales, what to do now, the buttons, and the sheets.

use std::convert::Infallible;

use bout::{Digest, Hint, Model};
use rules::{
    Game, Seat, Side,
    bales::{Bales, Event, Take},
};
use yew::prelude::*;

use super::{picture::bales, words::log_line};
use crate::ui::{
    stage::{
        BoutUi, Ending, OnStage, Reader, bout_bar, now_box, said, turn_words, unfinished_series,
        usual_button,
    },
    words::t,
};

impl BoutUi for Bales {
    type Draft = ();
    type Sheet = Infallible;

    fn page(on: &OnStage<Self>) -> Html {
        let turn = u32::from(on.view.turns()) + u32::from(on.event.is_none());
        let (side, title) = now(on);
        html! {
            <>
                { bout_bar(on, html! { <p>{ turn_words(&on.model, turn) }</p> }, None) }
                { bales(on.view.left()) }
                { now_box(on.coach.as_ref(), Some(side), title, said(&on.model, None, hint(on), Html::default()), Html::default()) }
                <div class="go">{ acts(on) }</div>
            </>
        }
    }

    fn ending(on: &OnStage<Self>) -> Option<Ending> {
        let winner = on.model.winner()?;
        let name = &on.names[winner.index()];
        Some(Ending {
            winner: Some(winner),
            say: t!("result-say", name),
            heading: t!("bales-last"),
            kanji: t!("bales-last-kanji"),
            why: t!("bales-ended", name),
            also: Vec::new(),
            duel: None,
            standings: None,
            again: t!("rematch"),
        })
    }

    fn unfinished(digest: &Digest) -> String {
        unfinished_series(digest)
    }

    fn line(
        _: &Model<Self>,
        names: &[String; 2],
        event: &Event,
        _: Option<Seat>,
    ) -> (Option<Side>, String) {
        let (side, line) = log_line(event, names);
        (Some(side), line)
    }

    fn quick((): &()) -> Html {
        html! { <div class="prose"><p>{ t!("bales-rules") }</p></div> }
    }

    fn sheet(_: &Reader<Self>, none: Infallible) -> Html {
        match none {}
    }
}

/// What to do now, or what has just happened, and whom it is about.
fn now(on: &OnStage<Bales>) -> (Side, String) {
    if let Some(event) = &on.event {
        return log_line(event, &on.names);
    }
    let side = on.view.mover();
    let name = &on.names[side.index()];
    let title = if !on.asked() {
        t!("now-thinking", name)
    } else if on.model.shared() {
        t!("bales-ask-named", name)
    } else {
        t!("bales-ask")
    };
    (side, title)
}

/// The hint.
fn hint(on: &OnStage<Bales>) -> Option<String> {
    Some(match on.model.hint()? {
        Hint::Thinking => t!("hint-thinking"),
        Hint::Failed => t!("hint-failed"),
        Hint::Told(advice) if advice.wins => t!("bales-hint", number = advice.take.number()),
        Hint::Told(_) => t!("bales-hint-none"),
    })
}

/// A button for everything that the player may do.
fn acts(on: &OnStage<Bales>) -> Html {
    if let Some(button) = usual_button(on, "btn btn-big") {
        return button;
    }
    let seat = Seat::from(on.view.mover());
    let may = |take: &Take| on.asked() && on.view.check(seat, take).is_ok();
    let button = |take: Take| {
        let first = (take == Take::One).then_some("");
        let carry = on.choose().reform(move |_: MouseEvent| take);
        html! {
            <button class="btn btn-big" type="button" data-focus={first} onclick={carry}>{ t!("bales-take", number = take.number()) }</button>
        }
    };
    Take::ALL.into_iter().filter(may).map(button).collect()
}
