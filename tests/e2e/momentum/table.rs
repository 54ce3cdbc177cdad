//! A bout as a visitor plays it: turns built step by step, with every means of input; and bouts near the rim.

use fantoccini::elements::Element;
use fantoccini::key::Key;
use rules::{
    Viewer,
    momentum::{
        Action, Compass, Draft, Ending, Facing, Kimarite, Momentum, Order, Position, Shift,
    },
};
use serde_json::Value;

use crate::common::keyboard::walk_to;
use crate::common::means::Means;
use crate::common::planted;
use crate::common::planted::{ALL_SEEN, against_the_computer};
use crate::common::scene::Scene;
use crate::common::table::Table;
use crate::page::Page;

/// East stands right behind West, and its momentum carries both over the rim.
pub(super) const BEHIND: &str = "1. B>F,B>F:VRL -,-:VRL";
/// East stands on the rim, and its momentum leads off the board.
pub(super) const RIM: &str = "1. F>B,F>B:VRL -,-:VRL";
/// East has momentum along two axes.
pub(super) const TWO_AXES: &str = "1. B>F,BL>FR:VRL -,-:VRL";
/// East has won.
pub(super) const EAST_WON: &str = "1. B>F,B>F:VRL -,-:VRL -,-:VRL";

/// The button for the next step: leaves a disk, then walks.
pub(super) const FORTH: &str = ".go .btn:last-child";
/// The button that takes back the turn's last step.
pub(super) const BACK: &str = ".go .btn:first-child";

/// The page of a bout.
pub(super) const MOMENTUM: Table = Table {
    game: "momentum",
    choices: &[],
};

/// A stored bout after these turns, all of it seen.
pub(super) fn kept(players: &Value, tokens: &str) -> Value {
    let record = format!("[Game \"momentum\"]\n\n{tokens}");
    planted::kept(players, &record, ALL_SEEN, None::<&Action>)
}

/// Opens such a bout against the computer and waits for East's turn.
pub(super) async fn sit_down_at(page: &Page, tokens: &str) {
    let bout = kept(&against_the_computer(), tokens);
    MOMENTUM.sit_down_at(page, &bout).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
}

/// The turns of the stored bout.
pub(super) async fn steps(page: &Page) -> Vec<String> {
    let record = MOMENTUM.record(page).await;
    let (_, steps) = record.rsplit_once("]\n").unwrap();
    let steps = steps.split_whitespace().filter(|step| !step.ends_with('.'));
    steps.map(str::to_owned).collect()
}

/// How many turns are stored.
const KEPT: &str = r#"
const { record } = JSON.parse(localStorage.getItem("hakkyoi.bout.momentum")).data.table;
const steps = record.slice(record.lastIndexOf("]\n") + 2).split(/\s+/);
const kept = steps.filter((step) => step && !step.endsWith(".")).length;
"#;

/// Waits until this many turns are stored, which happens a moment after they are shown.
pub(super) async fn keeps(page: &Page, turns: usize) {
    let script = format!("{KEPT} return kept === arguments[0];");
    page.until("this many turns to be stored", &script, vec![turns.into()])
        .await;
}

/// Waits until all turns before the open one are stored.
async fn keeps_all(page: &Page) {
    let script = format!(
        r#"{KEPT}
const stage = document.querySelector(".bar p, .facing-side header small").textContent;
return kept + 1 === Number(stage.match(/\d+/g).at(-1));"#
    );
    page.until("the shown turns to be stored", &script, Vec::new())
        .await;
}

/// The position of the stored bout.
pub(super) async fn position(page: &Page) -> Position {
    let record = MOMENTUM.record(page).await;
    let table = bout::Table::<Momentum>::of(&record).unwrap();
    *table.view(Viewer::Public).bout.position()
}

/// A turn as records write it.
pub(super) fn turn(token: &str) -> Action {
    let (lean, order) = token.split_once(':').unwrap();
    let (first, second) = lean.split_once(',').unwrap();
    let shift = |text: &str| {
        let (from, to) = text.split_once('>')?;
        let [from, to] = [from, to].map(|hex| Facing::from_slug(hex).unwrap());
        Some(Shift { from, to })
    };
    let named = |it: &Order| it.to_string() == order;
    let mut orders = Order::ALL.into_iter();
    Action {
        lean: [shift(first), shift(second)],
        order: orders.find(named).unwrap(),
    }
}

/// A hex of the momentum board of the player who moves.
pub(super) async fn hex(page: &Page, hex: Facing) -> Element {
    page.find(&format!("[data-hex={hex}]")).await
}

/// Presses the element that a selector finds, and waits until something has changed.
pub(super) async fn press(page: &Page, means: Means, css: &str) {
    let it = page.find(css).await;
    page.come_to_rest().await;
    let before = page.shown().await;
    if means == Means::Keys {
        walk_to(page, &it, css).await;
        // Space and Enter both press a button; we use each.
        let key = if css == FORTH { Key::Space } else { Key::Enter };
        page.key(key).await;
    } else if css == FORTH {
        page.tap_anew(means.hand(), &it).await;
    } else {
        page.tap(means.hand(), &it).await;
    }
    page.shows_other_than(&before).await;
}

/// Moves a disk from one hex to another.
pub(super) async fn shift(page: &Page, means: Means, from: Facing, to: Facing) {
    match means {
        Means::MouseDrag | Means::TouchDrag => {
            let [from, to] = [hex(page, from).await, hex(page, to).await];
            page.come_to_rest().await;
            let before = page.shown().await;
            page.drag(means.hand(), &from, &to).await;
            page.shows_other_than(&before).await;
        }
        Means::TapTap | Means::Clicks | Means::Keys => {
            for hex in [from, to] {
                press(page, means, &format!("[data-hex={hex}]")).await;
            }
        }
    }
    let script = "return !document.querySelector('.is-lifted, .dk-held')";
    page.until("the disk to be put down", script, Vec::new())
        .await;
}

/// Chooses an axis: with the dragging means by the arrow on the board, with the others by the card beside it.
pub(super) async fn walk(page: &Page, means: Means, letter: char) {
    let arrow = format!("g[data-axis={letter}] .way-hit");
    // There are no arrows once the page has added the axes by itself.
    let drags = matches!(means, Means::MouseDrag | Means::TouchDrag);
    if drags && !page.all(&arrow).await.is_empty() {
        press(page, means, &arrow).await;
    } else {
        press(page, means, &format!("button[data-axis={letter}]")).await;
    }
    page.find(&format!("button.on[data-axis={letter}]")).await;
}

/// The turn with the axes that the page adds by itself because every order comes to the same.
fn added(draft: &Draft) -> Option<Draft> {
    let [first, others @ ..] = Order::ALL.map(|order| {
        let mut draft = *draft;
        for axis in order.axes() {
            if draft.net(axis) != 0 {
                let _ = draft.walk(axis);
            }
        }
        draft
    });
    let result = |it: &Draft| (*it.position(), it.end());
    let same = |it: &Draft| result(it) == result(&first);
    others.iter().all(same).then_some(first)
}

/// Builds a turn without confirming it. Returns the draft.
pub(super) async fn build(page: &Page, means: Means, action: Action) -> Draft {
    keeps_all(page).await;
    let start = position(page).await;
    let wanted = Draft::of(start, action).unwrap();
    let mut draft = Draft::new(start);
    for moved in action.lean {
        if let Some(moved) = moved {
            shift(page, means, moved.from, moved.to).await;
            draft.lift(moved.from).unwrap();
            draft.put_down(moved.to).unwrap();
        } else {
            press(page, means, FORTH).await;
            draft.leave().unwrap();
        }
    }
    for axis in action.order.axes() {
        if draft.net(axis) == 0 || draft.end().is_some() {
            continue;
        }
        if added(&draft) == Some(wanted) {
            return wanted;
        }
        walk(page, means, axis.letter()).await;
        draft.walk(axis).unwrap();
    }
    draft
}

/// Plays a turn and waits until it is stored as intended.
pub(super) async fn take(page: &Page, means: Means, action: Action) {
    keeps_all(page).await;
    let before = steps(page).await.len();
    let draft = build(page, means, action).await;
    press(page, means, FORTH).await;
    if draft.end() == Some(Kimarite::Fall) {
        page.find(".refusal").await;
        assert_eq!(
            steps(page).await.len(),
            before,
            "the turn must wait for the warning"
        );
        press(page, means, FORTH).await;
    }
    let written = draft.action().unwrap().to_string();
    // The page stores the turn a moment after it shows it.
    let script = "return localStorage.getItem('hakkyoi.bout.momentum').includes(arguments[0])";
    page.until(
        "the turn to be stored",
        script,
        vec![written.clone().into()],
    )
    .await;
    assert_eq!(steps(page).await[before], written);
}

/// A turn that ends the bout soon: pushes the opponent off if possible; otherwise, later on, walks off the board.
pub(super) fn soon(position: &Position, turn: usize) -> Action {
    let endings = position.endings();
    let mover = position.mover();
    let ends = |with: Kimarite| endings.iter().find(|it| it.kimarite == Some(with));
    let end = ends(Kimarite::Push).or_else(|| ends(Kimarite::Fall).filter(|_| turn > 1));
    if let Some(end) = end {
        return end.action;
    }
    let shifted = |it: &Ending| it.action.lean.iter().flatten().count();
    let rim = |it: &Ending| {
        let at = it.position.place(mover)?;
        let rooms = Compass::ALL.map(|direction| position.side().room(at, direction));
        rooms.into_iter().min()
    };
    let goes_on = endings.iter().filter(|it| it.kimarite.is_none());
    let wanted = goes_on.max_by_key(|it| (shifted(it), rim(it).map(std::cmp::Reverse)));
    wanted.unwrap().action
}

/// Plays on, taking turns between these means, until the result shows. Returns the record.
pub(crate) async fn play_to_the_end(page: &Page, means: &[Means]) -> String {
    for turn in 0..40 {
        let means = means[turn % means.len()];
        match MOMENTUM.scene(page).await {
            Scene::Asked => {
                keeps_all(page).await;
                let action = soon(&position(page).await, turn);
                take(page, means, action).await;
            }
            Scene::MustBeSeen => MOMENTUM.go_on(page, means).await,
            Scene::Over => return MOMENTUM.record(page).await,
            other => panic!("{other:?} in a bout of momentum"),
        }
    }
    panic!("the bout did not end within 40 turns");
}
