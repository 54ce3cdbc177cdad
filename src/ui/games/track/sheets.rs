//! The sheets that open over a bout.

use yew::prelude::*;

use super::{
    model::Turn,
    swaps::how,
    words::{log_line, place, play_name, swap_card, turn_sums},
};
use crate::{
    rules::{
        GameId,
        track::{Config, Event, Number, Track},
    },
    ui::{
        parts::{Sheet, drawing, log_list, p, read},
        routes::Route,
        stage::{MenuSeating, menu_sheet},
        words::{self, t},
    },
};

/// Which sheet is open over the bout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetKind {
    /// All turns, and the log.
    Turns,
    /// The quick reference.
    Rules,
    /// Settings, and the ways to leave the bout.
    Menu,
}

/// The open sheet, and what it may show.
pub(super) struct OpenSheet {
    pub(super) kind: SheetKind,
    pub(super) story: Vec<Event>,
    pub(super) names: [String; 2],
    pub(super) turns: Vec<Turn>,
    pub(super) config: Config,
    pub(super) onsheet: Callback<Option<SheetKind>>,
    /// How two players who share the device sit.
    pub(super) sits: MenuSeating,
}

/// The open sheet.
pub(super) fn open_sheet(open: &OpenSheet) -> Html {
    let onclose = open.onsheet.reform(|()| None);
    match open.kind {
        SheetKind::Turns => html! {
            <Sheet id="s-log" heading={t!("log")} {onclose}>
                { history(&open.turns, &open.names) }
                { log_list(open.story.iter().map(|event| log_line(event, &open.names))) }
            </Sheet>
        },
        SheetKind::Rules => quick(open.config, onclose),
        SheetKind::Menu => menu_sheet::<Track>(&open.sits, Html::default(), onclose),
    }
}

/// All turns in a table.
pub(super) fn history(turns: &[Turn], names: &[String; 2]) -> Html {
    let rows = turns.iter().map(|turn| {
        html! {
            <tr>
                <th scope="row">{ turn.number }</th>
                { for [0, 1].map(|seat| html! {
                    <td>
                        { play_name(turn.plays[seat]) }
                        if turn.referee[seat] {
                            <abbr title={t!("track-by-referee")}>{ "*" }</abbr>
                        }
                    </td>
                }) }
                <td>{ words::row(&turn_sums(turn)) }</td>
                <td>{ place(turn.to) }</td>
            </tr>
        }
    });
    html! {
        <table class="history">
            <thead>
                <tr>
                    <th scope="col">{ t!("track-turn-head") }</th>
                    { for names.iter().map(|name| html! { <th scope="col">{ name }</th> }) }
                    <th scope="col">{ t!("track-sum-head") }</th>
                    <th scope="col">{ t!("track-place-head") }</th>
                </tr>
            </thead>
            <tbody>{ for rows }</tbody>
        </table>
    }
}

/// The quick reference for these variants.
pub(super) fn quick(config: Config, onclose: Callback<()>) -> Html {
    let end = if config.oshi_dashi {
        t!("track-quick-oshi")
    } else {
        t!("track-quick-end")
    };
    html! {
        <Sheet id="s-rules" heading={t!("quick")} kanji={t!("track-kanji")} {onclose}>
            <div class="prose">
                { p(t!("track-quick-turn")) }
                <p>{ end }</p>
                if config.zero {
                    { p(t!("track-quick-zero", oshi = config.oshi_dashi.to_string())) }
                }
                if config.tactical {
                    { p(t!("track-quick-tactical")) }
                }
            </div>
            if config.tactical {
                { tactics() }
            }
            <div class="sheet-acts">
                <a class="btn btn-line" href={Route::Rules(GameId::Track).fragment()}>{ t!("rules-link") }</a>
            </div>
        </Sheet>
    }
}

/// The six tactics with their values.
pub(super) fn tactics() -> Html {
    let rows = Number::ALL.into_iter().skip(1).map(|number| {
        html! {
            <li>
                <svg class="num" aria-hidden="true"><use href={drawing(&format!("art.svg#n{}", number.get()))} /></svg>
                <div><b>{ read(&swap_card(number)) }</b><p>{ how(number) }</p></div>
            </li>
        }
    });
    html! { <ol class="kima">{ for rows }</ol> }
}
