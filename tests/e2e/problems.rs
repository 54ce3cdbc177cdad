//! Problems: solved by playing, shown, the one of the day, and the row of days.

use crate::common::setup::GAME;
use hakkyoi::ui::data::problems::{game_of, number};
use hakkyoi::ui::words::t;
use rules::GameId;
use serde_json::json;

use crate::common::geometry::{fits, places};
use crate::common::planted::settings;
use crate::offline::no_network;
use crate::page::Page;
use crate::pointer::Hand;
use crate::visits::GAMES;

/// The first problem of track, and its solution.
const TRACK: &str = include_str!("../../problems/track.txt");

async fn lay(page: &Page, card: &str) {
    page.come_to_rest().await;
    let card = page.find(card).await;
    page.tap(Hand::Mouse, &card).await;
    page.find("li[aria-selected=true]").await;
    page.tap_anew(Hand::Mouse, &card).await;
}

/// Goes on until the problem is solved.
async fn solved(page: &Page) {
    let script = "document.querySelector('[data-act=go-on]')?.click();
        return document.querySelector('.now h2')?.textContent === 'Solved.'";
    page.until("the problem to be solved", script, Vec::new())
        .await;
}

/// Solves one, after a try that is refused, and has the next one shown, which does not count.
pub(crate) async fn problem_is_solved(page: &Page) {
    page.size(820, 1180).await;
    page.plant(&[("settings", &settings("day", "instant"))]);
    page.open("").await;
    page.press("link", &t!("problem-today")).await;
    page.says(&t!("problems-solved", number = 0)).await;
    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;
    to_the_problems_of_track(page).await;
    page.says("Problem 1 of ").await;
    page.says(&t!("problem-ask")).await;
    let line = TRACK.lines().next().unwrap();
    let solution = line.rsplit(' ').next().unwrap();
    let (best, _) = solution.split_once('=').unwrap();
    let other = format!("li[role=option]:not([aria-disabled], [data-card='{best}'])");
    lay(page, &other).await;
    page.says("Not the best choice: ").await;
    page.says("of 100 bouts, the best choice").await;
    page.picture().await;
    page.axe().await;
    lay(page, &other).await;
    page.says("Try 2, not the best choice either: ").await;
    lay(page, &format!("li[data-card='{best}']")).await;
    solved(page).await;
    page.come_to_rest().await;
    page.picture().await;
    page.axe().await;
    page.press("link", &t!("problem-next")).await;
    page.says("Problem 2 of ").await;
    page.press("button", &t!("problem-show")).await;
    page.says(&t!("problem-told")).await;
    page.says("The best choice: ").await;
    page.press("link", &t!("problems")).await;
    page.says(&t!("problems-solved", number = 1)).await;
    to_the_problems_of_track(page).await;
    page.says("Problem 2 of ").await;
}

/// Today's problem may be one of track, too, so the link's name is not enough.
async fn to_the_problems_of_track(page: &Page) {
    let link = page.find("li a[href^='#/track/problem']").await;
    page.tap(Hand::Mouse, &link).await;
}

/// While the turn after a missed one is made, the explanation stays, and nothing moves under the finger.
pub(crate) async fn missed_turn_keeps_the_board_still(page: &Page) {
    page.plant(&[("settings", &settings("day", "instant"))]);
    for (width, height) in [(360, 740), (820, 1180), (1440, 900)] {
        page.size(width, height).await;
        page.open("").await;
        page.open("#/momentum/problem/247").await;
        page.says(&t!("problem-ask")).await;
        // Leaves both disks where they are, and walks.
        let script = "const told = document.querySelector('.now .refusal');
            if (!told) document.querySelector('.go .btn:last-child').click();
            return told?.textContent.includes('holds out')";
        page.until("the explanation", script, Vec::new()).await;
        let still = [".pic", ".mbs", ".now .refusal", ".axes", ".go"];
        let before = places(page, &still).await;
        page.press("button", &t!("momentum-leave")).await;
        page.find(".go .btn:first-child:not([aria-disabled])").await;
        assert_eq!(places(page, &still).await, before, "{width}x{height}");
    }
}

/// Once visited, the page has its problems without a network.
pub(crate) async fn offline_problem(page: &Page) {
    no_network(page).await;
    page.eval("location.hash = '#/slam/problem'").await;
    page.says(&t!("problem-ask")).await;
}

/// The first and the last problem of every game are shown with their answers, and nothing is cut on a phone.
pub(crate) async fn problems_of_every_game(page: &Page) {
    page.plant(&[("settings", &settings("night", "instant"))]);
    for (game, _) in &GAMES {
        for (width, height) in [(360, 740), (1440, 900)] {
            page.size(width, height).await;
            for number in ["1", "200"] {
                page.open(&format!("#/{}/problem/{number}", game.slug()))
                    .await;
                page.says(&format!("Problem {number} of ")).await;
                page.come_to_rest().await;
                page.picture().await;
                page.axe().await;
                answer(page).await;
                page.come_to_rest().await;
                page.picture().await;
                page.axe().await;
            }
        }
    }
}

/// Taps a card that is spent, if there is one: the page says why it cannot be played.
async fn refused(page: &Page) -> bool {
    let spent = page.all(".own li[role=option][aria-disabled=true]").await;
    if let [spent, ..] = &spent[..] {
        page.tap(Hand::Mouse, spent).await;
        page.says(" is spent.").await;
    }
    !spent.is_empty()
}

/// From here on the page draws the same numbers in every run (the generator of Park and Miller).
async fn same_draws(page: &Page, start: usize) {
    let script = "let [state] = arguments;
        crypto.getRandomValues = (bytes) => {
            for (const place of bytes.keys()) bytes[place] = (state = (state * 48271) % 0x7fffffff) >> 8;
            return bytes;
        }";
    page.eval_with(script, vec![json!(start)]).await;
}

/// A card whose choice is a whole answer.
const ANSWERS: &str = "li[role=option]:not([aria-disabled], [data-card=M])";

/// Looks at a turn of training before and after the choice.
pub(crate) async fn trained(page: &Page, game: &str, look: impl AsyncFn(&str)) {
    page.plant(&[("settings", &settings("day", "instant"))]);
    page.open("#/problems").await;
    page.find(".today").await;
    same_draws(page, 1).await;
    page.open(&format!("#/{game}/training")).await;
    look(".tray:not(.is-waiting)").await;
    lay(page, ANSWERS).await;
    look(".now .mix tr.on").await;
}

/// Trains two turns of both games, in three windows: the choice, the mix with it, and what the last choices cost. Both are remembered.
pub(crate) async fn training(page: &Page) {
    page.plant(&[("settings", &settings("night", "instant"))]);
    page.open("#/problems").await;
    let mut refusals = 0;
    for game in ["track", "circle"] {
        for (place, (width, height)) in [(360, 740), (820, 1180), (1440, 900)]
            .into_iter()
            .enumerate()
        {
            page.size(width, height).await;
            page.open("#/problems").await;
            let link = page.find(&format!("a[href$='{game}/training']")).await;
            same_draws(page, place + 1).await;
            page.tap(Hand::Mouse, &link).await;
            page.says(&t!("training-ask")).await;
            page.come_to_rest().await;
            page.picture().await;
            page.axe().await;
            fits(page).await;
            if game == "track" {
                refusals += usize::from(refused(page).await);
            }
            lay(page, ANSWERS).await;
            page.find(".now .mix tr.on").await;
            page.says(" times in 100").await;
            page.says("If Raimine knew your choice").await;
            let average = page.text().await.contains("Your last ");
            assert_eq!(average, place > 0, "an average of more than one choice");
            page.come_to_rest().await;
            page.picture().await;
            page.axe().await;
            fits(page).await;
            page.press("button", &t!("training-next")).await;
            page.says(&t!("training-ask")).await;
            assert!(!page.text().await.contains(" times in 100"));
        }
        page.open("#/problems").await;
        page.says(" in 100 lost on average").await;
    }
    assert!(refusals > 0, "no turn had a spent card");
}

/// Has the whole answer shown.
async fn answer(page: &Page) {
    let script = "const go = document.querySelector('[data-act=go-on]');
        const show = [...document.querySelectorAll('.bar .tool:not([aria-disabled])')].find((it) => it.textContent.includes('Answer'));
        if (document.querySelector('.now h2')?.textContent === 'That was the answer.') return true;
        (show ?? go)?.click();
        return false";
    page.until("the answer", script, Vec::new()).await;
}

/// Sets the page's clock to noon of a day, counted from 1970, and looks at the problems. The page asks for the date whenever it needs it.
async fn on_day(page: &Page, day: u32) {
    page.open("").await;
    page.find(GAME).await;
    let noon = (u64::from(day) * 24 + 12) * 3_600_000;
    let set = format!(
        "const Real = Date; window.Date = class extends Real {{ constructor(...given) {{ super(...(given.length ? given : [{noon}])); }} }}"
    );
    page.eval(&set).await;
    page.eval("location.hash = '#/problems'").await;
    page.find(".today .btn-big").await;
}

/// Every day has one problem, the same for everybody. Once it is solved, a row of days begins, which ends after more than a day off.
pub(crate) async fn problem_of_the_day(page: &Page) {
    page.size(360, 740).await;
    page.plant(&[("settings", &settings("day", "instant"))]);
    // A day on which one card of track is the whole solution.
    let all = TRACK.lines().count();
    let line = |day: u32| TRACK.lines().nth(number(day, all)).unwrap();
    let easy = |line: &str| {
        let best = line.rsplit(' ').next()?.split('=').next()?;
        let single = line.split(' ').nth(1)? == "1";
        (single && best.chars().all(|it| it.is_ascii_digit())).then(|| best.to_owned())
    };
    let (day, best) = (20_783..20_983)
        .filter(|&day| game_of(day) == GameId::Track)
        .find_map(|day| Some((day, easy(line(day))?)))
        .unwrap();
    on_day(page, day).await;
    page.says(&t!("problems-streak", number = 0)).await;
    page.press("link", &t!("problem-today-of", game = "Track"))
        .await;
    page.says(&t!("problem-ask")).await;
    lay(page, &format!("li[data-card='{best}']")).await;
    solved(page).await;
    page.press("link", &t!("problems")).await;
    page.says("Solved for today. One day in a row.").await;
    page.picture().await;
    page.axe().await;
    for (later, row) in [
        (1, t!("problems-streak", number = 1)),
        (2, t!("problems-streak", number = 1)),
        (3, t!("problems-streak", number = 0)),
    ] {
        on_day(page, day + later).await;
        let other = introduction_of(game_of(day + later));
        page.role("link", &t!("problem-today-of", game = other))
            .await;
        page.says(&row).await;
        assert!(!page.text().await.contains("Solved for today"));
    }
}

/// The name of a game, as the page says it.
fn introduction_of(game: GameId) -> String {
    hakkyoi::ui::words::introduction::introduction(game).name
}
