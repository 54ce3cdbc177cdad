//! Measures how long the computer thinks in the page's worker. Not a test: `cargo xtask bench` runs it. The arena measures the same
//! natively.

use ai::{
    Level, Opponent,
    protocol::{Ask, Reply, Request, answer},
    track::solver::Stakes,
};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    Game as _, Joint, Sample, Seat, Step, Turn, Viewer,
    circle::Circle,
    momentum::Momentum,
    track::{self, Track},
    tricks::Tricks,
};
use serde_json::{Value, json};

use crate::page::Page;

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

/// Every decision of some bouts that the computer plays against itself at this level, as messages to the worker.
fn questions<G: Opponent + Sample>(level: Level, bouts: u64) -> Vec<Value> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut questions = Vec::new();
    for seed in 0..bouts {
        let mut state = G::new(&G::Config::default());
        loop {
            let mut choose = |seat| {
                let request = Request::<G> {
                    id: 1,
                    ask: Ask::Action(state.view(Viewer::Seat(seat)), G::Context::default()),
                    level,
                    seed,
                };
                let Reply::Action(action) = answer(&request).reply else {
                    panic!("no answer to {request:?}");
                };
                questions.push(json!(request.write()));
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

/// Prints a line for every level of the games in which the computer searches.
pub(crate) async fn in_the_worker(page: &Page) {
    page.open("#/data").await;
    time::<Tricks>(page, 40).await;
    time::<Track>(page, 40).await;
    solving(page).await;
    time::<Circle>(page, 10).await;
    time::<Momentum>(page, 2).await;
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
        let request = Request::<Track> {
            id: 1,
            ask: Ask::Action(view, Stakes::Bout),
            level: Level::Yokozuna,
            seed: 1,
        };
        json!(request.write())
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

async fn time<G: Opponent + Sample>(page: &Page, bouts: u64) {
    println!(
        "\nmilliseconds a decision of `{}` in the worker, messages included",
        G::ID.slug()
    );
    println!(
        "{:<14}{:>10}{:>9}{:>9}{:>9}",
        "", "decisions", "mean", "p99", "max"
    );
    for level in Level::ALL {
        let mut times = times_of(page, questions::<G>(level, bouts)).await;
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
