//! Training: turns in which the best play is a mix of several choices. The player makes one, and sees the mix and what the choice costs.
//!
//! The turns are those that come before a problem in its record, as far as the analysis mixes there.

use ::problems::{Problem, file};
use ai::{Opponent, hundredths, protocol::Answer};
use bout::Scene;
use rand::{RngExt as _, SeedableRng as _, rngs::SmallRng};
use rules::{Game, Side};
use yew::prelude::*;

use super::{Caption, Coach, Lesson, LessonUi, learner, page, problem::waiting, use_lesson};
use crate::ui::{
    browser::{
        files::use_text,
        hooks::{focus, use_bots},
        random,
    },
    data::{
        app_context::AppContext,
        problems::{self, TRAINED, file_of},
    },
    parts::{MixPart, button, icon, mix_chart, nowhere, tool},
    routes::Route,
    stage::{GameUi, pair_names},
    words::t,
};

/// How a game's turns are trained.
pub struct Training<G: GameUi> {
    /// Whether the first seat's choice in this state can be trained.
    pub trains: fn(&G) -> bool,
    /// What the analysis says about the first seat's choices.
    pub rated: Rate<G>,
}

/// Rates the first seat's choices, in the order of the rules.
type Rate<G> = fn(&<G as Opponent>::Advice) -> Vec<(<G as Game>::Action, Rated)>;

/// How the analysis rates a choice. Shares and costs are in bouts, from 0 to 1; a tie is half a win.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// Its name.
    pub name: String,
    /// How often the best play makes it.
    pub often: f32,
    /// How many bouts it wins against the other's best play.
    pub wins: f32,
    /// How many it wins less than the best play.
    pub cost: f32,
    /// The name of the best answer to it, if that does not depend on what is hidden.
    pub answer: Option<String>,
    /// How many bouts it wins against the best answer.
    pub answered: f32,
}

/// From this share on, a choice is part of a mix.
const IN_THE_MIX: f32 = 0.1;

/// Whether the best play is a mix of at least two choices.
fn is_mix<A>(rated: &[(A, Rated)]) -> bool {
    let mixed = rated.iter().filter(|(_, one)| one.often >= IN_THE_MIX);
    mixed.count() > 1
}

/// What the coach says about the choice at this place: the mix, what the choice is worth once it is known, and what the last choices cost.
/// `other`: the opponent's name; `before`: what the choices before this one cost, in wins in 100 bouts.
fn judged(rated: &[&Rated], chosen: usize, other: &str, before: &[u16]) -> (String, Html) {
    let shares = rated.iter().enumerate().map(|(place, one)| MixPart {
        name: one.name.clone(),
        often: one.often,
        played: place == chosen,
    });
    let shares: Vec<MixPart> = shares.collect();
    let best = rated.iter().map(|one| one.wins).fold(0.0, f32::max);
    let one = rated[chosen];
    let [wins, left, cost] = [best, one.answered, one.cost].map(hundredths);
    let known = match &one.answer {
        Some(answer) => t!("training-known", name = other, answer, left, wins),
        None => t!("training-known-hidden", name = other, left, wins),
    };
    // As many as are stored, this one included.
    let before = &before[(before.len() + 1).saturating_sub(TRAINED)..];
    let costs = before.iter().copied().map(u32::from);
    let (count, sum) = (before.len() as u32 + 1, costs.sum::<u32>() + cost);
    let average = t!(
        "training-average",
        count,
        number = (sum + count / 2) / count
    );
    let detail = html! {
        <div class="mixed">
            { mix_chart(t!("training-mix"), &shares, Side::East) }
            <div>
                <p>{ known }</p>
                if count > 1 {
                    <p class="note">{ average }</p>
                }
            </div>
        </div>
    };
    (t!("training-cost", what = &one.name, number = cost), detail)
}

/// The ways on after the choice.
fn acts(next: &Callback<MouseEvent>) -> Html {
    html! {
        <div class="acts coach-acts">
            <button class="btn" type="button" data-focus="" onclick={next}>{ t!("training-next") }{ " " }{ icon("next") }</button>
            <a class="btn btn-line" href={Route::Problems.fragment()}>{ t!("problems") }</a>
        </div>
    }
}

/// The page that trains turns of this game.
#[component]
pub fn TrainingPage<G: LessonUi>() -> Html {
    match G::TRAINING {
        Some(_) => html! { <Trainer<G> /> },
        None => nowhere(),
    }
}

/// A turn before a problem of the file, drawn with this seed; `None` if the problem that is drawn has none.
fn drawn<G: LessonUi>(text: &str, seed: u64, learner: String) -> Option<Lesson<G>> {
    let trains = G::TRAINING?.trains;
    let rng = &mut SmallRng::seed_from_u64(seed);
    let lines = text.lines().count();
    let line = text.lines().nth(rng.random_range(0..lines.max(1)))?;
    let Problem { record, begins, .. } = file::read::<G>(line).ok()?.pop()?;
    let turns = (0..begins).filter(|&step| {
        let state = record.replay(step, &mut ());
        state.is_ok_and(|state| trains(&state))
    });
    let turns: Vec<usize> = turns.collect();
    let step = *turns.get(rng.random_range(0..turns.len().max(1)))?;
    Lesson::training(learner, &record, step).ok()
}

/// How many draws may follow one another until one has a turn to train.
const DRAWS: u64 = 100;

/// Draws turns, has the analysis rate them, and shows those whose best play is a mix.
#[component]
fn Trainer<G: LessonUi>() -> Html {
    let app = use_context::<AppContext>();
    let tries = use_state(|| 0_u32);
    let file = use_text(file_of(G::ID), *tries);
    let seed = use_state(random::seed);
    // What the analysis said about the turn with that seed; in words only when it is shown.
    let known = use_state(|| None::<(u64, G::Advice)>);
    let failed = use_state(|| false);
    let lesson = {
        let file = file.clone();
        use_memo((matches!(&*file, Some(Ok(_))), *seed), move |(_, seed)| {
            let Some(Ok(text)) = &*file else { return None };
            let name = learner(app.as_ref());
            (0..DRAWS).find_map(|draw| drawn::<G>(text, seed.wrapping_add(draw), name.clone()))
        })
    };
    let advice = known.as_ref().filter(|(of, _)| *of == *seed);
    let asks = advice.is_none() && !*failed;
    let question = lesson.as_ref().as_ref().filter(|_| asks);
    let question = question.map(|lesson| lesson.model().advice_question(*seed as u32));
    let heard = {
        let (seed, known, failed) = (seed.clone(), known.clone(), failed.clone());
        Callback::from(move |answer: Answer<G>| {
            let advice = answer.reply.advice().zip(G::TRAINING);
            let Some((advice, training)) = advice else {
                failed.set(true);
                return;
            };
            if is_mix(&(training.rated)(&advice)) {
                known.set(Some((*seed, advice)));
            } else {
                seed.set(random::seed());
            }
        })
    };
    use_bots(question, heard);
    let missing = matches!(&*file, Some(Err(())));
    // Whether no turn was found before any problem that was drawn.
    let none = matches!(&*file, Some(Ok(_))) && lesson.is_none();
    if *failed || missing || none {
        let words = if missing {
            t!("training-missing")
        } else {
            t!("study-failed")
        };
        let again = Callback::from(move |_: MouseEvent| {
            failed.set(false);
            seed.set(random::seed());
            tries.set(*tries + u32::from(missing));
            // The button is about to vanish.
            focus("h1");
        });
        let again = button("btn btn-line", t!("retry"), again);
        return waiting(G::ID, t!("training"), words, again);
    }
    let rated = advice.zip(G::TRAINING);
    let rated = rated.map(|((_, advice), training)| (training.rated)(advice));
    let (Some(start), Some(rated)) = (lesson.as_ref().clone(), rated) else {
        return waiting(
            G::ID,
            t!("training"),
            t!("training-looking"),
            Html::default(),
        );
    };
    let next = {
        let seed = seed.clone();
        Callback::from(move |_: MouseEvent| seed.set(random::seed()))
    };
    html! { <Trained<G> key={*seed} {start} {rated} {next} /> }
}

/// A turn to train, with what the analysis says about it.
#[derive(Properties, PartialEq)]
struct TrainedProps<G: LessonUi> {
    start: Lesson<G>,
    /// The choices, in the order of the rules, and how they are rated.
    rated: Vec<(G::Action, Rated)>,
    /// Asks for another turn.
    next: Callback<MouseEvent>,
}

#[component]
fn Trained<G: LessonUi>(props: &TrainedProps<G>) -> Html {
    let store = use_context::<AppContext>().map(|app| app.store);
    let (lesson, mut on) = use_lesson(&props.start);
    let place = |action| props.rated.iter().position(|(one, _)| *one == action);
    let chosen = lesson.trained().and_then(place);
    // What the choices before this one cost.
    let before = {
        let store = store.clone();
        use_memo((), move |()| {
            let store = store.as_ref();
            store.map(|store| problems::solved(store).trained(G::ID).to_vec())
        })
    };
    {
        let cost = chosen.map(|chosen| hundredths(props.rated[chosen].1.cost) as u16);
        use_effect_with(cost, move |&cost| {
            if let (Some(cost), Some(store)) = (cost, &store) {
                problems::train(store, G::ID, cost);
            }
            G::refocus();
        });
    }
    // The game itself says why the rules refuse a choice.
    let refused = lesson.model().refusal().is_some();
    let mut coach = Coach {
        count: t!("training"),
        title: Some(lesson.says(Caption::Ask)),
        detail: (!refused).then(|| html! { <p>{ lesson.says(Caption::Why) }</p> }),
        explains: chosen.is_none() && on.has_draft(),
        acts: None,
        tool: tool("next", t!("training-next"), false, props.next.clone()),
    };
    if let Some(chosen) = chosen {
        on.scene = Scene::Over;
        let [_, other] = pair_names(lesson.model());
        let before = before.as_deref().unwrap_or_default();
        let rated: Vec<&Rated> = props.rated.iter().map(|(_, one)| one).collect();
        let (title, detail) = judged(&rated, chosen, &other, before);
        coach.title = Some(title);
        coach.detail = Some(detail);
        coach.acts = Some(acts(&props.next));
    }
    on.coach = Some(coach);
    page(&on)
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use ai::protocol;
    use bout::Msg;
    use rules::{Viewer, test_every_game};

    use super::*;

    /// Turns of the game to train; none of a game without training.
    fn turns<G: LessonUi>(number: u64) -> Vec<Lesson<G>> {
        if G::TRAINING.is_none() {
            return Vec::new();
        }
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let file = root.join("problems").join(format!("{}.txt", G::ID.slug()));
        let text = fs::read_to_string(file).unwrap();
        let drawn = |seed| {
            let mut draws = (0..DRAWS).map(|draw| seed * DRAWS + draw);
            draws.find_map(|seed| drawn::<G>(&text, seed, "Tetsu".to_owned()))
        };
        (0..number).map(|seed| drawn(seed).unwrap()).collect()
    }

    fn any_choice_that_the_rules_allow_ends_the_turn<G: LessonUi>() {
        for lesson in turns::<G>(40) {
            assert!(lesson.asks() && lesson.trained().is_none());
            assert_eq!(lesson.model().scene(), Scene::Asked);
            let seat = lesson.model().looker();
            let view = lesson.model().table().view(Viewer::Seat(seat));
            for action in G::hand(&view, seat) {
                let tried = lesson.after(Msg::Choose(seat, action));
                let legal = lesson.model().table().check(seat, &action).is_ok();
                assert_eq!(tried.trained(), legal.then_some(action));
                assert_eq!(tried.ended(), legal);
                assert_eq!(tried.model().table(), lesson.model().table());
            }
        }
    }

    fn every_choice_is_rated<G: LessonUi>() {
        for lesson in turns::<G>(3) {
            let answer = protocol::answer(&lesson.model().advice_question(0));
            let rated = (G::TRAINING.unwrap().rated)(&answer.reply.advice().unwrap());
            let sum: f32 = rated.iter().map(|(_, one)| one.often).sum();
            assert!((sum - 1.0).abs() < 1e-4, "{rated:?}");
            let seat = lesson.model().looker();
            let view = lesson.model().table().view(Viewer::Seat(seat));
            for action in G::hand(&view, seat) {
                let legal = lesson.model().table().check(seat, &action).is_ok();
                let known = rated.iter().any(|(of, _)| *of == action);
                assert_eq!(known, legal, "{rated:?}");
            }
            for (_, one) in &rated {
                assert!(one.answered <= one.wins + 1e-5, "{one:?}");
                assert!(one.cost >= 0.0 && !one.name.is_empty(), "{one:?}");
            }
            assert!(rated.iter().any(|(_, one)| one.cost < 1e-6), "{rated:?}");
        }
    }

    test_every_game!(
        any_choice_that_the_rules_allow_ends_the_turn,
        every_choice_is_rated,
    );
}
