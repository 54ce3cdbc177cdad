//! The choice of a game on pages that keep score of several.

use rules::GameId;
use yew::prelude::*;

use crate::ui::words::{introduction::introduction, t};

/// The name of a game, or the words for all games.
pub(super) fn game_name(game: Option<GameId>) -> String {
    game.map_or_else(|| t!("all-games"), |game| introduction(game).name)
}

/// A button for each of these games, `None` for all of them, with a line below its name. Nothing if there is only one.
pub(super) fn game_tabs(
    games: Vec<(Option<GameId>, String)>,
    open: Option<GameId>,
    onopen: &Callback<Option<GameId>>,
) -> Html {
    // One game, or that game and all games.
    if games.iter().filter(|(game, _)| game.is_some()).count() < 2 {
        return Html::default();
    }
    let tab = |(game, line): (Option<GameId>, String)| {
        html! {
            <button key={game.map_or("all", GameId::slug)} type="button" class="sheet-tab" aria-pressed={(game == open).to_string()}
                onclick={onopen.reform(move |_: MouseEvent| game)}>
                <b>{ game_name(game) }</b><span>{ line }</span>
            </button>
        }
    };
    html! { <div class="sheet-tabs game-tabs" role="group" aria-label={t!("games")}>{ for games.into_iter().map(tab) }</div> }
}
