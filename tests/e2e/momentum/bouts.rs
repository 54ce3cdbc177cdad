//! Whole bouts against the computer, from the home page to the result, with every means of input.

use hakkyoi::ui::words::t;
use rules::{Side, momentum::Hex};

use super::table::{
    BEHIND, MOMENTUM, RIM, TWO_AXES, kept, play_to_the_end, position, sit_down_at, take, turn,
};
use crate::common::means::Means;
use crate::common::planted::{against_the_computer, settings};
use crate::common::scene::Scene;
use crate::common::setup::{against_the_weakest, begin_by_keys, from_home_by_keys};
use crate::offline::no_network;
use crate::page::Page;

/// One bout, from the home page to a rematch.
async fn whole_bout(page: &Page, means: Means) {
    let hand = means.hand();
    against_the_weakest(page, hand, "momentum", &[("length", 3)]).await;
    let play = async || play_to_the_end(page, &[means]).await;
    let [_, next] = MOMENTUM.to_a_rematch(page, hand, play).await;
    assert!(next.contains("[First \"west\"]"), "{next}");
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    page.says(&t!("bout-turn", number = 2)).await;
}

/// A push, an order of two axes, and a push off the board.
async fn turns(page: &Page, means: Means) {
    sit_down_at(page, "").await;
    take(page, means, turn("B>F,BL>FR:RVL")).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    sit_down_at(page, TWO_AXES).await;
    assert_eq!(
        position(page).await.place(Side::East),
        Some(Hex::new(2, -2))
    );
    // Without momentum East stays in place.
    take(page, means, turn("F>B,FR>BL:VRL")).await;
    sit_down_at(page, BEHIND).await;
    take(page, means, turn("F>FR,BL>F:VRL")).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::MustBeSeen);
    page.says(&t!("momentum-log-won", name = "Tetsu")).await;
    page.come_to_rest().await;
    page.picture().await;
    MOMENTUM.go_on(page, means).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Over);
    page.says("Tetsu pushed Moyama off the board, forward.")
        .await;
    sit_down_at(page, RIM).await;
    take(page, means, turn("-,-:VRL")).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::MustBeSeen);
    MOMENTUM.go_on(page, means).await;
    page.says("Tetsu walked off the board, backward.").await;
}

pub(crate) async fn momentum_by_mouse_drag(page: &Page) {
    page.size(1180, 820).await;
    whole_bout(page, Means::MouseDrag).await;
    turns(page, Means::MouseDrag).await;
}

pub(crate) async fn momentum_by_mouse_clicks(page: &Page) {
    page.size(820, 1180).await;
    whole_bout(page, Means::Clicks).await;
    turns(page, Means::Clicks).await;
}

pub(crate) async fn momentum_by_touch_drag(page: &Page) {
    page.size(360, 740).await;
    whole_bout(page, Means::TouchDrag).await;
    turns(page, Means::TouchDrag).await;
}

/// After a first visit a whole bout needs no network.
pub(crate) async fn offline_momentum(page: &Page) {
    no_network(page).await;
    page.size(360, 740).await;
    whole_bout(page, Means::TapTap).await;
    turns(page, Means::TapTap).await;
}

/// From the home page to the next bout with Tab, Enter and Space; a basho, the default.
pub(crate) async fn momentum_by_keyboard_alone(page: &Page) {
    from_home_by_keys(page, "momentum", "form details").await;
    begin_by_keys(page).await;
    assert_eq!(MOMENTUM.scene(page).await, Scene::Asked);
    page.says(&t!(
        "period-turn",
        game = "momentum",
        number = 1,
        all = 3,
        turn = 1
    ))
    .await;
    let own = "return document.activeElement?.matches('[data-hex]')";
    page.until("the momentum board to have the focus", own, Vec::new())
        .await;
    let ended = play_to_the_end(page, &[Means::Keys]).await;
    eprintln!("{ended}");
    page.says("The basho stands at").await;
    assert_eq!(MOMENTUM.rematch_by_keys(page).await, Scene::Asked);
    page.says(&t!(
        "period-turn",
        game = "momentum",
        number = 2,
        all = 3,
        turn = 2
    ))
    .await;
    turns(page, Means::Keys).await;
}

/// A bout in progress, for the README.
pub(crate) async fn pictured(page: &Page) {
    let bout = kept(&against_the_computer(), TWO_AXES);
    MOMENTUM
        .sit_down(page, &bout, &settings("day", "instant"))
        .await;
    MOMENTUM.scene(page).await;
}

/// What the call lies over, and whether both wrestlers and the call are in the picture.
const CALL: &str = r#"
const box = (it) => it.getBoundingClientRect();
const [pic, call] = [".hex-pic", ".shout"].map((css) => box(document.querySelector(css)));
const inside = (it) => it.left > pic.left - 3 && it.right < pic.right + 3 && it.top > pic.top - 3 && it.bottom < pic.bottom + 3;
const meets = (it) => it.left < call.right && it.right > call.left && it.top < call.bottom && it.bottom > call.top;
const faults = inside(call) ? [] : ["the call is cut"];
for (const it of document.querySelectorAll(".menko:not(.is-away)")) {
  if (meets(box(it))) faults.push(`the call hides ${it.dataset.seat}`);
  if (!inside(box(it))) faults.push(`${it.dataset.seat} is cut`);
}
return faults.join();
"#;

pub(crate) async fn momentum_end_hides_nobody(page: &Page) {
    for (width, height) in [(360, 740), (820, 1180), (1440, 900)] {
        page.size(width, height).await;
        for tokens in [BEHIND, RIM] {
            sit_down_at(page, tokens).await;
            take(page, Means::Clicks, turn("-,-:VRL")).await;
            assert_eq!(MOMENTUM.scene(page).await, Scene::MustBeSeen);
            page.find(".menko.is-out").await;
            page.come_to_rest().await;
            assert_eq!(page.eval(CALL).await, "", "{tokens} at {width} by {height}");
            page.picture().await;
            page.eval("document.querySelector('.shout').click()").await;
            let script = "return !document.querySelector('.shout')";
            page.until("the call to go", script, Vec::new()).await;
            assert_eq!(MOMENTUM.scene(page).await, Scene::MustBeSeen);
        }
    }
}
