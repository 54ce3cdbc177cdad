//! Two players across from each other with the board between them. Each has a momentum board at their own edge.

use yew::prelude::*;

use super::{bout::Shown, model::Scene, sheets::SheetKind};
use crate::{
    rules::{Side, momentum::Momentum},
    ui::{
        pages::Notice,
        parts::side_class,
        stage::{BoutUi as _, edge_head, edge_result, is_upright},
        words::t,
    },
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
                aria-label={shown.names()[seat.index()].clone()}>
                { edge_head(&on.model, seat.into(), (shown.stars(seat), shown.stage()), vec![("rules", t!("rules"), SheetKind::Rules), ("log", t!("log"), SheetKind::Log), ("menu", t!("menu"), SheetKind::Menu)], &show_sheet, &on.send) }
                { shown.board_of(seat, false, turned) }
                if let Some(ending) = &ending {
                    { edge_result(&on.model, seat.into(), ending, &on.send, &on.onrematch) }
                } else {
                    <div class="facing-now" role={own.then_some("status")}>
                        <h2>{ title }</h2>
                        { more }
                    </div>
                    <div class="edge-acts">
                        if own {
                            { shown.axes(seat == Side::West) }
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
        <div class={classes!("facing", "momentum-across", upright.then_some("is-upright"))}>
            <main class="facing-table">
                <h1 class="vh">{ t!("momentum-name") }</h1>
                <div class="plan">{ shown.board() }</div>
                { for Side::PAIR.map(edge) }
                { on.log() }
            </main>
            { on.open_sheet() }
        </div>
        </>
    }
}
