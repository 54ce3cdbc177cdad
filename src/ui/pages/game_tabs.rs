//! The choice of a game on pages that keep score of several.

use yew::prelude::*;

use crate::{
    rules::GameId,
    ui::{introduction::introduction, words::t},
};

/// A button for each of these games, with a line below its name. Nothing if there is only one.
pub(super) fn game_tabs(
    games: Vec<(GameId, String)>,
    open: GameId,
    onopen: &Callback<GameId>,
) -> Html {
    if games.len() < 2 {
        return Html::default();
    }
    let tab = |(game, line): (GameId, String)| {
        html! {
            <button key={game.slug()} type="button" class="sheet-tab" aria-pressed={(game == open).to_string()}
                onclick={onopen.reform(move |_: MouseEvent| game)}>
                <b>{ introduction(game).name }</b><span>{ line }</span>
            </button>
        }
    };
    html! { <div class="sheet-tabs game-tabs" role="group" aria-label={t!("games")}>{ for games.into_iter().map(tab) }</div> }
}
