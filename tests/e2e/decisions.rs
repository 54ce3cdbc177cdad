//! Measures how long the computer thinks in the page's worker. Not a test: `cargo xtask bench` runs it. The arena measures the same
//! natively.

use crate::page::Page;
use hakkyoi::ai::Level;
use hakkyoi::ai::protocol::{Answer, Ask, Reply, Request, answer};
use hakkyoi::ai::track::solver::Stakes;
use hakkyoi::rules::circle::Circle;
use hakkyoi::rules::momentum::Momentum;
use hakkyoi::rules::track::{self, Track};
use hakkyoi::rules::tricks::Tricks;
use hakkyoi::rules::{Game, GameId, Joint, Sample, Seat, Step, Turn, Viewer};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use serde_json::{Value, json};

/// Sends the messages one after another and notes how many milliseconds each answer took.
const TIME: &str = "
const [messages] = arguments;
const worker = new Worker(document.documentElement.dataset.files + 'bots_loader.js', { type: 'module' });
const said = () => new Promise((done) => { worker.onmessage = done; });
window.e2eTimes = null;
(async () => {
    const times = [];
    await said();
    for (const message of messages) {
        const begun = performance.now();
        worker.postMessage(new Uint8Array(message));
        await said();
        times.push(performance.now() - begun);
    }
    worker.terminate();
    window.e2eTimes = times;
})();";

/// Every decision of some bouts that the computer plays against itself at this level.
fn questions<G: Game<Config: Default> + Sample>(
    level: Level,
    bouts: u64,
    ask: fn(G::View) -> Ask,
    action: fn(&Reply) -> Option<G::Action>,
) -> Vec<Request> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut questions = Vec::new();
    for seed in 0..bouts {
        let mut state = G::new(&G::Config::default());
        loop {
            let mut choose = |seat| {
                let request = Request {
                    id: 1,
                    ask: ask(state.view(Viewer::Seat(seat))),
                    level,
                    seed,
                };
                let Answer { reply, .. } = answer(&request);
                let Some(action) = action(&reply) else {
                    panic!("no answer to {request:?}");
                };
                questions.push(request);
                action
            };
            let step = match state.turn() {
                Turn::Over(_) => break,
                Turn::Chance => Step::Chance(state.sample(&mut rng).unwrap()),
                Turn::Act(seats) => Step::Act(match seats.iter().collect::<Vec<_>>()[..] {
                    [seat] => Joint::One(seat, choose(seat)),
                    _ => Joint::Both(Seat::PAIR.map(choose)),
                }),
            };
            state.apply(step, &mut ()).unwrap();
        }
    }
    questions
}

fn tricks(level: Level) -> Vec<Request> {
    questions::<Tricks>(level, 40, Ask::Tricks, |reply| match reply {
        Reply::Tricks(card) => Some(*card),
        _ => None,
    })
}

fn circle(level: Level) -> Vec<Request> {
    questions::<Circle>(level, 10, Ask::Circle, |reply| match reply {
        Reply::Circle(action) => Some(*action),
        _ => None,
    })
}

fn momentum(level: Level) -> Vec<Request> {
    questions::<Momentum>(level, 2, Ask::Momentum, |reply| match reply {
        Reply::Momentum(action) => Some(*action),
        _ => None,
    })
}

fn track(level: Level) -> Vec<Request> {
    let ask = |view| Ask::Track(view, Stakes::Bout);
    questions::<Track>(level, 40, ask, |reply| match reply {
        Reply::Track(action) => Some(*action),
        _ => None,
    })
}

/// Prints a line for every level of the games in which the computer searches.
pub(crate) async fn in_the_worker(page: &Page) {
    page.open("#/data").await;
    time(page, GameId::Tricks, tricks).await;
    time(page, GameId::Track, track).await;
    solving(page).await;
    time(page, GameId::Circle, circle).await;
    time(page, GameId::Momentum, momentum).await;
}

/// Prints how long the worker takes for the first decision of a standard bout of `track`, for which it solves the game. The worker caches
/// only the game that it solved last, so each round asks for another game in between. The second request shows how much of the time is
/// messaging.
async fn solving(page: &Page) {
    let ask = |zero: bool| {
        let config = track::Config {
            zero,
            ..track::Config::default()
        };
        let view = Track::new(&config).view(Viewer::Seat(Seat::EAST));
        let request = Request {
            id: 1,
            ask: Ask::Track(view, Stakes::Bout),
            level: Level::Yokozuna,
            seed: 1,
        };
        json!(postcard::to_allocvec(&request).unwrap())
    };
    let round = [ask(false), ask(false), ask(true)];
    let messages: Vec<Value> = (0..200).flat_map(|_| round.clone()).collect();
    let times = times_of(page, messages).await;
    println!("\nmilliseconds in the worker, messages included, median and least of 200");
    for (place, what) in ["standard `track` solved", "asked again", "zero solved"]
        .iter()
        .enumerate()
    {
        let mut times: Vec<f64> = times.iter().skip(place).step_by(3).copied().collect();
        times.sort_by(f64::total_cmp);
        println!("{what:<26}{:>9.2}{:>9.2}", times[times.len() / 2], times[0]);
    }
}

/// How many milliseconds the answer to each message takes.
async fn times_of(page: &Page, messages: Vec<Value>) -> Vec<f64> {
    page.eval_with(TIME, vec![json!(messages)]).await;
    let mut times: Vec<f64> = Vec::new();
    while times.is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        let noted = page.eval("return window.e2eTimes").await;
        times = serde_json::from_value(noted).unwrap_or_default();
    }
    times
}

async fn time(page: &Page, game: GameId, questions: fn(Level) -> Vec<Request>) {
    println!(
        "\nmilliseconds a decision of `{}` in the worker, messages included",
        game.slug()
    );
    println!(
        "{:<14}{:>10}{:>9}{:>9}{:>9}",
        "", "decisions", "mean", "p99", "max"
    );
    for level in Level::ALL {
        let messages: Vec<Value> = questions(level)
            .iter()
            .map(|request| json!(postcard::to_allocvec(request).unwrap()))
            .collect();
        let mut times = times_of(page, messages).await;
        times.sort_by(f64::total_cmp);
        println!(
            "{:<14}{:>10}{:>9.2}{:>9.2}{:>9.2}",
            level.slug(),
            times.len(),
            times.iter().sum::<f64>() / times.len() as f64,
            times[times.len() * 99 / 100],
            times[times.len() - 1]
        );
    }
}
