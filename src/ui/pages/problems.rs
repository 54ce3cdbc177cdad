//! The problems of all games: today's, how many of each game are solved, and the way to training.

use rules::GameId;
use yew::prelude::*;

use crate::ui::{
    data::{app_context::AppContext, problems},
    games::has_training,
    parts::{bar, clinch, explained, japanese, way},
    routes::{Route, Which},
    words::{self, introduction::introduction, t},
};

/// The page of problems.
#[component]
pub(super) fn ProblemsPage() -> Html {
    let solved = use_context::<AppContext>().map(|app| problems::solved(&app.store));
    let solved = solved.unwrap_or_default();
    let day = problems::today();
    let game = problems::game_of(day);
    let streak = solved.streak_on(day);
    let done = solved.solved_on(day);
    let done = done.then(|| t!("problem-today-done"));
    let said = done
        .into_iter()
        .chain([t!("problems-streak", number = streak)]);
    let said: Vec<String> = said.collect();
    let row = |game: GameId, route: Route, stands: String| {
        let intro = introduction(game);
        html! {
            <li key={game.slug()}>
                <a href={route.fragment()}>
                    { japanese(intro.kanji) }
                    <b>{ intro.name }</b>
                    <span>{ stands }</span>
                </a>
            </li>
        }
    };
    let posed = GameId::ALL
        .into_iter()
        .filter(|&game| ::problems::has_problems(game));
    let posed = posed.map(|game| {
        let stands = t!("problems-solved", number = solved.of(game).len());
        row(game, Route::Problem(game, Which::Next), stands)
    });
    let trained = GameId::ALL.into_iter().filter(|&game| has_training(game));
    let trained = trained.map(|game| {
        let costs = solved.trained(game);
        let sum: u32 = costs.iter().copied().map(u32::from).sum();
        let count = costs.len() as u32;
        let cost = (sum + count / 2) / count.max(1);
        let stands = t!("training-stands", count, number = cost);
        row(game, Route::Training(game), stands)
    });
    html! {
        <main class="page leaf-page">
            { bar(t!("problems-kanji"), &t!("problems"), None, way(Route::RulesList, "rules", t!("rules"))) }
            { clinch() }
            <section class="today" aria-labelledby="today-h">
                <h2 class="col-h" id="today-h">{ t!("problem-today") }</h2>
                <p>{ words::sentences(&said) }</p>
                <p><a class="btn btn-big" href={Route::Problem(game, Which::Today).fragment()}>{ t!("problem-today-of", game = introduction(game).name) }</a></p>
            </section>
            <p>{ explained(t!("problems-what")) }</p>
            <ol class="banzuke">{ for posed }</ol>
            <section aria-labelledby="training-h">
                <h2 class="col-h" id="training-h">{ t!("training") }</h2>
                <p>{ explained(t!("training-what")) }</p>
                <ol class="banzuke">{ for trained }</ol>
            </section>
        </main>
    }
}
