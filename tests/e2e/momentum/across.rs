//! Players across from each other: each reads their own momentum board upright and moves their own disks with every means of input.

use hakkyoi::ui::words::t;
use std::time::Duration;

use fantoccini::actions::{MOUSE_BUTTON_LEFT, PointerAction};
use fantoccini::key::Key;
use rules::{Side, momentum::Facing};

use super::table::{
    BEHIND, MOMENTUM, hex, keeps, kept, play_to_the_end, position, shift, take, turn,
};
use crate::common::means::Means;
use crate::common::planted::{people, settings};
use crate::common::scene::Scene;
use crate::page::Page;
use crate::pointer::{Hand, Point};

/// Opens a bout of two across from each other, after these turns.
pub(super) async fn across(page: &Page, tokens: &str) {
    let mut bout = kept(&people(), tokens);
    bout["seating"] = "facing".into();
    MOMENTUM.sit_down_at(page, &bout).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    page.find(".momentum-across").await;
}

/// The middle of the element that a selector finds.
async fn middle_of(page: &Page, css: &str) -> Point {
    page.middle(&page.find(css).await).await
}

/// For the player who moves, forward on their own momentum board points across the table, and so do the arrows on the board in the
/// middle.
async fn reads_upright(page: &Page) {
    page.come_to_rest().await;
    let seat = position(page).await.mover();
    let edge = format!("section[data-seat={}]", seat.slug());
    let other = format!("section[data-seat={}]", seat.other().slug());
    page.find(&format!("{edge} [data-hex]")).await;
    assert!(page.all(&format!("{other} [data-hex]")).await.is_empty());
    let far = middle_of(page, ".plan").await;
    let near = middle_of(page, &edge).await;
    let away = (far.0 - near.0, far.1 - near.1);
    let along = |from: Point, to: Point| (to.0 - from.0) * away.0 + (to.1 - from.1) * away.1;
    let across = |from: Point, to: Point| (to.0 - from.0) * away.1 - (to.1 - from.1) * away.0;
    let middle = async |facing| page.middle(&hex(page, facing).await).await;
    let (forward, back) = (middle(Facing::F).await, middle(Facing::B).await);
    assert!(along(back, forward) > 0.0, "forward is away from {seat:?}");
    // Forward points along the line to the far side, with at most an eighth of it sideways.
    assert!(across(back, forward).abs() * 8.0 < along(back, forward));
    // Left and right are as the player sees them.
    let (left, right) = (middle(Facing::FL).await, middle(Facing::FR).await);
    assert!(
        across(left, right) < 0.0,
        "right is on the right of {seat:?}"
    );
    // The wrestlers face each other along the same line, the mover's own nearer to the mover.
    let own = middle_of(page, &format!(".menko[data-seat={}]", seat.slug())).await;
    let their = middle_of(page, &format!(".menko[data-seat={}]", seat.other().slug())).await;
    assert!(along(own, their) > 0.0, "the opponent stands beyond");
}

/// A dragged disk stays under the pointer, however the board is rotated.
async fn follows(page: &Page) {
    let forward = hex(page, Facing::F).await;
    let (x, y) = page.middle(&forward).await;
    let go = |x, y| PointerAction::MoveTo {
        duration: Some(Duration::from_millis(50)),
        x,
        y,
    };
    let button = MOUSE_BUTTON_LEFT;
    let place = "const { x, y, width, height } = document.querySelector('.dk-held').getBoundingClientRect(); \
        return [x + width / 2, y + height / 2]";
    // Where the disk is while the pointer is this far from where it was pressed. A new press each time: the driver's mouse is no longer
    // pressed in the next list of actions.
    let held = async |dx: f64, dy: f64| {
        let down = PointerAction::Down { button };
        let half = go(x + dx / 2.0, y + dy / 2.0);
        page.perform(Hand::Mouse, vec![go(x, y), down, half, go(x + dx, y + dy)])
            .await;
        page.find(".dk-held").await;
        let at = page.eval(place).await;
        page.picture().await;
        page.key(Key::Escape).await;
        let script = "return !document.querySelector('.dk-held')";
        page.until("the disk to be put down", script, Vec::new())
            .await;
        let up = PointerAction::Up { button };
        page.perform(Hand::Mouse, vec![up]).await;
        (at[0].as_f64().unwrap(), at[1].as_f64().unwrap())
    };
    let (x0, y0) = held(10.0, 0.0).await;
    let (x1, y1) = held(40.0, 25.0).await;
    let (dx, dy) = (x1 - x0 - 30.0, y1 - y0 - 25.0);
    assert!(dx.hypot(dy) < 4.0, "from {x0} {y0} to {x1} {y1}");
}

/// From the set-up to a result, on a tablet in landscape.
pub(crate) async fn momentum_across_by_mouse(page: &Page) {
    page.size(1180, 820).await;
    page.plant(&[("settings", &settings("system", "instant"))]);
    page.open("#/momentum/new").await;
    page.press("radio", &t!("setup-table")).await;
    page.press("radio", &t!("seating-facing")).await;
    page.press("button", &t!("begin")).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    page.find(".momentum-across").await;
    for token in ["B>F,BL>FR:VRL", "B>F,-:VRL"] {
        reads_upright(page).await;
        follows(page).await;
        take(page, Means::MouseDrag, turn(token)).await;
        assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    }
    page.come_to_rest().await;
    page.picture().await;
    // From an edge's menu to side by side, and on from there.
    let menu = page
        .find("section[data-seat=west] .tool:last-of-type")
        .await;
    page.tap(Hand::Mouse, &menu).await;
    page.press("radio", &t!("seating-passing", hands = "open"))
        .await;
    page.find("main.momentum").await;
    // The menu now lies over another table and must hear keys there.
    page.come_to_rest().await;
    page.key(Key::Escape).await;
    page.sheet_gone().await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    keeps(page, 2).await;
    let ended = play_to_the_end(page, &[Means::Clicks]).await;
    assert!(ended.contains("[Result \""), "{ended}");
}

/// By touch, on a tablet in portrait.
pub(crate) async fn momentum_across_by_touch(page: &Page) {
    page.size(820, 1180).await;
    across(page, "").await;
    page.come_to_rest().await;
    page.picture().await;
    for (token, means) in [
        ("B>F,BL>FR:VRL", Means::TouchDrag),
        ("B>F,BR>FL:LVR", Means::TapTap),
    ] {
        reads_upright(page).await;
        take(page, means, turn(token)).await;
        assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    }
    MOMENTUM.reload_changes_nothing(page).await;
    page.find(".momentum-across.is-upright").await;
    // The last push, to a result that both can read.
    across(page, BEHIND).await;
    reads_upright(page).await;
    shift(page, Means::TouchDrag, Facing::BL, Facing::F).await;
    let ended = {
        let back = super::table::BACK;
        super::table::press(page, Means::TapTap, back).await;
        play_to_the_end(page, &[Means::TapTap, Means::TouchDrag]).await
    };
    assert!(ended.contains("[Result \"east push\"]"), "{ended}");
    assert_eq!(position(page).await.winner(), Some(Side::East));
}
