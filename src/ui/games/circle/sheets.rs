//! The sheets that can be laid over a bout.

use yew::prelude::*;

use super::{
    cards::{label, sign},
    words::{card_name, log_line},
};
use crate::{
    rules::{
        GameId,
        circle::{CardSet, Event},
    },
    ui::{
        parts::{Sheet, log_list},
        routes::Route,
        settings::SettingsForm,
        words::t,
    },
};

/// Which sheet lies over the bout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Laid {
    Log,
    Rules,
    Menu,
}

/// What a sheet may tell.
#[derive(Properties, PartialEq)]
pub(super) struct SheetsProps {
    pub(super) laid: Laid,
    pub(super) story: Vec<Event>,
    pub(super) names: [String; 2],
    pub(super) onlay: Callback<Option<Laid>>,
}

#[component]
pub(super) fn Sheets(props: &SheetsProps) -> Html {
    let onclose = props.onlay.reform(|()| None);
    match props.laid {
        Laid::Log => html! {
            <Sheet id="s-log" heading={t!("log")} {onclose}>
                { log_list(props.story.iter().map(|event| log_line(event, &props.names))) }
            </Sheet>
        },
        Laid::Rules => quick(onclose),
        Laid::Menu => html! {
            <Sheet id="s-menu" heading={t!("menu")} {onclose}>
                <SettingsForm />
                <div class="sheet-acts">
                    <a class="btn btn-line" href="#/">{ t!("leave") }</a>
                    <a class="btn btn-line" href={Route::Setup(GameId::Circle).fragment()}>{ t!("new-bout") }</a>
                </div>
            </Sheet>
        },
    }
}

/// The quick reference.
pub(super) fn quick(onclose: Callback<()>) -> Html {
    html! {
        <Sheet id="s-rules" heading={t!("quick")} kanji={t!("game-kanji", game = "circle")} {onclose}>
            <div class="prose">
                <p>{ t!("circle-quick-turn") }</p>
                <p>{ t!("circle-quick-order") }</p>
                <p>{ t!("circle-quick-limit") }</p>
                <p>{ t!("circle-quick-tsukidashi") }</p>
                <p>{ t!("circle-quick-basho") }</p>
                <p>{ t!("circle-chips-key") }</p>
            </div>
            { table() }
            <div class="sheet-acts">
                <a class="btn btn-line" href={Route::Rules(GameId::Circle).fragment()}>{ t!("rules-link") }</a>
            </div>
        </Sheet>
    }
}

/// The ten cards, each with what it does.
pub(super) fn table() -> Html {
    html! {
        <ol class="kima waza-list">
            { for CardSet::ALL.into_iter().map(|card| html! {
                <li>
                    <span class="waza-no" role="img" aria-label={label(card)}>
                        <svg class="ico" aria-hidden="true"><use href={sign(card)} /></svg>{ card.number() }
                    </span>
                    <div><b>{ card_name(card) }</b>{ " " }<span class="k" lang="ja">{ t!("circle-kanji", card = card.slug()) }</span>
                        <p>{ t!("circle-how", card = card.slug()) }</p></div>
                </li>
            }) }
        </ol>
    }
}
