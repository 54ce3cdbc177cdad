//! Two players across from each other with the board between them. Each has a momentum board at their own edge.

use bout::Scene;
use rules::{Side, momentum::Momentum};
use yew::prelude::*;

use super::{bout::Shown, disks::Forward};
use crate::ui::{
    parts::{Notice, side_class},
    stage::{BoutSheet, BoutUi as _, edge_head, edge_result, is_upright, result_between},
    words::t,
};

/// The screen between the players, with the sheet that is open over it. The layout is that of face to face in the other games.
pub(super) fn across(shown: &Shown<'_>) -> Html {
    let on = shown.on;
    let upright = is_upright(on.size);
    let mover = on.view.bout.position().mover();
    let show_sheet = on.show_sheet.reform(Some);
    let ending = (on.scene == Scene::Over).then(|| Momentum::ending(on));
    let ending = ending.flatten();
    let waits = || {
        let name = &shown.names()[mover.index()];
        (t!("now-choosing", name), Html::default())
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
                aria-label={shown.names()[seat.index()].clone()}>
                { edge_head(&on.model, seat.into(), (shown.stars(seat), shown.stage()), BoutSheet::at_an_edge(), &show_sheet, &on.send) }
                if let Some(ending) = &ending {
                    { edge_result(&on.model, seat.into(), ending, &on.send, &on.onrematch) }
                } else {
                    { shown.board_of(seat, Forward::Up, turned) }
                    <div class="facing-now" role={own.then_some("status")}>
                        <h2>{ title }</h2>
                        { more }
                    </div>
                    <div class="edge-acts">
                        if own {
                            { shown.axes(Forward::Up) }
                        }
                        if own || on.scene == Scene::MustBeSeen {
                            { shown.acts() }
                        }
                    </div>
                }
            </section>
        }
    };
    html! {
        <>
            <Notice text={on.trouble.clone()} />
            <div class={classes!("facing", "momentum-across", upright.then_some("is-upright"), ending.is_some().then_some("is-over"))}>
                <main class="facing-table" data-scene={on.model.scene_slug()} data-moment={on.model.moment().to_string()}>
                    <h1 class="vh">{ t!("momentum-name") }</h1>
                    if let Some(ending) = &ending {
                        { result_between(ending) }
                    } else {
                        <div class="plan">{ shown.board() }</div>
                    }
                    { for Side::PAIR.map(edge) }
                    { on.log() }
                </main>
                { on.open_sheet_at_edge() }
            </div>
        </>
    }
}
