//! The page of a bout: the bales, what to do now, the buttons, and the sheets.

use yew::prelude::*;

use super::{picture::bales, words::log_line};
use crate::{
    rules::{
        Game, GameId, Seat, Side,
        bales::{Bales, Event, Take},
    },
    ui::{
        parts::{Sheet, icon, log_list},
        routes::Route,
        stage::{
            BoutUi, Digest, Ending, Hint, Msg, OnStage, Scene, bout_bar, menu_sheet, now_box,
            turn_words, unfinished_series,
        },
        words::t,
    },
};

/// Which sheet is open over the bout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetKind {
    /// The log of the bout.
    Log,
    /// The quick reference.
    Rules,
    /// Settings, and the ways to leave the bout.
    Menu,
}

impl BoutUi for Bales {
    type Draft = ();
    type Sheet = SheetKind;

    fn page(on: &OnStage<Self>) -> Html {
        let turn = u32::from(on.view.turns()) + u32::from(on.event.is_none());
        let sheets = [
            ("log", t!("log"), SheetKind::Log),
            ("rules", t!("rules"), SheetKind::Rules),
            ("menu", t!("menu"), SheetKind::Menu),
        ];
        let (side, title) = now(on);
        html! {
            <>
                { bout_bar(on, html! { <p>{ turn_words(&on.model, turn) }</p> }, sheets) }
                { bales(on.view.left()) }
                { now_box(on.coach.as_ref(), Some(side.into()), title, more(on), Html::default()) }
                <div class="go">{ acts(on) }</div>
            </>
        }
    }

    fn is_untouched(_: &OnStage<Self>) -> bool {
        // Nothing is hidden, so no curtain hangs.
        false
    }

    fn ending(on: &OnStage<Self>) -> Option<Ending> {
        let winner = on.model.winner()?;
        let name = &on.names[winner.index()];
        Some(Ending {
            winner: Some(winner),
            say: t!("result-say", name = name),
            heading: t!("bales-last"),
            kanji: t!("bales-last-kanji"),
            why: t!("bales-ended", name = name),
            also: Vec::new(),
            duel: None,
            standings: None,
            again: t!("rematch"),
        })
    }

    fn unfinished(digest: &Digest) -> String {
        unfinished_series(digest)
    }

    fn line(on: &OnStage<Self>, event: &Event) -> String {
        log_line(event, &on.names).1
    }

    fn sheet(on: &OnStage<Self>, kind: SheetKind, from: Seat) -> Html {
        let onsheet = on
            .show_sheet
            .reform(move |next: Option<SheetKind>| Some((from, next?)));
        let onclose = onsheet.reform(|()| None);
        match kind {
            SheetKind::Log => {
                let lines = on.events();
                let lines = lines.iter().map(|event| log_line(event, &on.names));
                html! {
                    <Sheet id="s-log" heading={t!("log")} {onclose}>
                        { log_list(lines.map(|(side, line)| (Some(side), line))) }
                    </Sheet>
                }
            }
            SheetKind::Rules => quick(onclose),
            SheetKind::Menu => menu_sheet::<Self>(&on.sits(false), Html::default(), onclose),
        }
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
        t!("now-thinking", name = name)
    } else if on.model.shared() {
        t!("bales-ask-named", name = name)
    } else {
        t!("bales-ask")
    };
    (side, title)
}

/// What failed, or the hint.
fn more(on: &OnStage<Bales>) -> Html {
    if on.model.failed() {
        return html! { <p class="refusal">{ t!("now-failed") }</p> };
    }
    let words = match on.model.hint() {
        None => return Html::default(),
        Some(Hint::Thinking) => t!("hint-thinking"),
        Some(Hint::Failed) => t!("hint-failed"),
        Some(Hint::Told(advice)) if advice.wins => {
            t!("bales-hint", number = advice.take.number())
        }
        Some(Hint::Told(_)) => t!("bales-hint-none"),
    };
    html! { <p class="hint">{ words }</p> }
}

/// A button for everything that the player may do.
fn acts(on: &OnStage<Bales>) -> Html {
    if on.scene == Scene::MustBeSeen {
        let go = on.sends(|| Msg::GoOn);
        return html! {
            <button class="btn btn-big" type="button" data-focus="" onclick={go}>{ t!("result") }{ " " }{ icon("next") }</button>
        };
    }
    if on.model.failed() {
        let again = on.sends(|| Msg::Retry);
        return html! { <button class="btn btn-big" type="button" onclick={again}>{ t!("retry") }</button> };
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

/// The quick reference.
pub(super) fn quick(onclose: Callback<()>) -> Html {
    html! {
        <Sheet id="s-rules" heading={t!("quick")} kanji={t!("bales-kanji")} {onclose}>
            <div class="prose"><p>{ t!("bales-rules") }</p></div>
            <div class="sheet-acts">
                <a class="btn btn-line" href={Route::Rules(GameId::Bales).fragment()}>{ t!("rules-link") }</a>
            </div>
        </Sheet>
    }
}
