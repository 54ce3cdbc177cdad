//! Two players across from each other with the board between them. Each has a momentum board at their own edge.

use yew::prelude::*;

use super::{bout::Shown, sheets::Laid};
use crate::{
    rules::{Seat, Side},
    ui::{parts::side_class, stage::edge_head, words::t},
};

/// What an edge can do apart from the turn.
pub(super) struct Across {
    /// Opens a sheet at a seat's edge.
    pub(super) lay: Callback<(Seat, Laid)>,
    /// Whether the screen is upright.
    pub(super) upright: bool,
}

/// The screen between the players, with the sheet that is open over it. The layout is that of face to face in the other games.
pub(super) fn across(shown: &Shown<'_>, at: &Across, log: Html, sheet: Html) -> Html {
    let upright = at.upright;
    let mover = shown.view.bout.position().mover();
    let waits = || {
        let name = &shown.names[mover.index()];
        (t!("now-choosing", name = name), Html::default())
    };
    let edge = |seat: Side| {
        let own = mover == seat;
        // The waiting player does not see what the other has to do.
        let (title, more) = if own || shown.build.is_none() {
            let (_, title, more) = shown.words();
            (title, more)
        } else {
            waits()
        };
        let turned = match (seat == Side::West, upright) {
            (false, false) => 1,
            (false, true) => 0,
            (true, false) => 3,
            (true, true) => 2,
        };
        html! {
            <section key={seat.slug()} class={classes!("facing-side", side_class(seat))} data-seat={seat.slug()}
                aria-label={shown.names[seat.index()].clone()}>
                { edge_head(shown.model, seat.into(), (shown.stars(seat), shown.stage()), [Laid::Log, Laid::Menu], &at.lay, &shown.send) }
                <div class="facing-now" role={own.then_some("status")}>
                    <h2>{ title }</h2>
                    { more }
                </div>
                { shown.board_of(seat, false, turned) }
                <div class="edge-acts">
                    if own {
                        { shown.axes(seat == Side::West) }
                        { shown.acts() }
                    }
                </div>
            </section>
        }
    };
    html! {
        <div class={classes!("facing", "momentum-across", upright.then_some("is-upright"))}>
            <main class="facing-table">
                <h1 class="vh">{ t!("game-name", game = "momentum") }</h1>
                <div class="plan">{ shown.board() }</div>
                { for Side::PAIR.map(edge) }
                { log }
            </main>
            { sheet }
        </div>
    }
}
