//! Slam in the hand: a pull that begins anywhere, what can be heard of a throw, the tags at the bodies, and the call at the end.

use std::time::Duration;

use bout::games::slam::{Model, Phase, record_tags::Rope};
use fantoccini::actions::{InputSource as _, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use rules::slam::Mode;
use serde_json::json;

use super::table::{DECIDES, SLAM, begun, kept, next, sit_down, throw};
use crate::common::means::Means;
use crate::common::planted::settings;
use crate::common::scene::Scene;
use crate::page::Page;

/// Logs what the synthesiser plays: the deep tone of a thud, or the noise of straw.
const LISTEN: &str = "
window.e2eHeard = [];
const { prototype } = window.BaseAudioContext ?? window.AudioContext;
const { createOscillator, createBufferSource } = prototype;
prototype.createOscillator = function () {
    const tone = createOscillator.call(this);
    const start = tone.start;
    tone.start = (...at) => { if (tone.type === 'sine') e2eHeard.push('thud'); return start.apply(tone, at); };
    return tone;
};
prototype.createBufferSource = function () { e2eHeard.push('straw'); return createBufferSource.call(this); };";

/// How many pixels of the moving part are painted in the lower left and lower right quarter of the picture.
const WAITING: &str = "
const front = document.querySelectorAll('.ring-view canvas')[1];
const { width, height } = front;
const to = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
to.drawImage(front, 0, 0);
const painted = (x) => to.getImageData(x, height / 2, width / 2 - 8, height / 2).data.filter((value, at) => at % 4 === 3 && value > 250).length;
return [painted(0), painted(width / 2 + 8)];";

/// What is wrong with the tags: one outside the picture, over a body, or without a line to its body.
const TAGS: &str = "
const box = (it) => it.getBoundingClientRect();
const picture = box(document.querySelector('.ring-pic'));
const tags = [...document.querySelectorAll('.ring-tag')].map(box);
const bodies = [...document.querySelectorAll('.slam-grip')].map(box);
const faults = [];
for (const tag of tags) {
    if (tag.left < picture.left || tag.top < picture.top || tag.right > picture.right || tag.bottom > picture.bottom) faults.push('outside');
    for (const body of bodies) if (tag.left < body.right && body.left < tag.right && tag.top < body.bottom && body.top < tag.bottom) faults.push('over a body');
}
const lines = document.querySelector('.ring-leads .lead').getAttribute('d')?.split('M').length - 1;
if (lines !== tags.length) faults.push(`${lines} lines for ${tags.length} tags`);
return tags.length === 2 ? faults : null;";

/// Counts the frames in which wrestlers fly.
const FLYING: &str = "
window.e2eFlying = 0;
const look = () => { if (document.querySelector('.is-flying')) e2eFlying++; requestAnimationFrame(look); };
look();";

/// A bout whose first throw leaves both wrestlers inside.
fn decides() -> Model {
    (0..400)
        .map(|seed| begun(&["Aki", "Bo"], Mode::Basho, Rope::default(), seed))
        .find(|bout| matches!(next(bout).unwrap().phase(), Phase::Decides(_)))
        .unwrap()
}

fn moves(to: &[(f64, f64)]) -> Vec<PointerAction> {
    let go = |&(x, y): &(f64, f64)| PointerAction::MoveTo {
        duration: Some(Duration::from_millis(16)),
        x,
        y,
    };
    to.iter().map(go).collect()
}

/// Does these actions with the mouse, and lets it stay as it is.
async fn hold(page: &Page, actions: Vec<PointerAction>) {
    let mouse = MouseActions::new("mouse".to_owned());
    let actions = actions.into_iter().fold(mouse, MouseActions::then);
    page.client.perform_actions(actions).await.unwrap();
}

/// A pull on a phone that begins at the ring's far edge: what is seen and heard before, during and after it.
pub(crate) async fn slam_in_the_hand(page: &Page) {
    page.size(360, 740).await;
    sit_down(page, &decides(), "normal").await;
    assert_eq!(SLAM.scene(page).await, Scene::Asked);
    page.find(".by-numbers:not([open])").await;
    page.come_to_rest().await;
    let waiting = page.eval(WAITING).await;
    let waiting: [u32; 2] = serde_json::from_value(waiting).unwrap();
    assert!(waiting.iter().all(|&it| it > 300), "both wait: {waiting:?}");
    page.picture().await;

    let picture = page.find(".ring-pic").await;
    let (x, y) = page.middle(&picture).await;
    let (x, y) = (x - 90.0, y - 90.0);
    let press = PointerAction::Down {
        button: MOUSE_BUTTON_LEFT,
    };
    let mut pull = moves(&[(x, y)]);
    pull.push(press);
    pull.extend(moves(&[(x, y + 40.0), (x, y + 80.0)]));
    hold(page, pull).await;
    page.until("the tag to read out the pull", "return document.querySelector('.is-pulled > .ring-pull')?.textContent.includes('Strength')", Vec::new())
        .await;
    let sling = page
        .eval("const line = document.querySelector('.sling line'); const at = (name) => Number(line.getAttribute(name)); return [at('x2') - at('x1'), at('y2') - at('y1')]")
        .await;
    assert_eq!(
        sling,
        json!([0, 80]),
        "the line goes from the press to the pointer"
    );
    page.picture().await;
    let release = PointerAction::Up {
        button: MOUSE_BUTTON_LEFT,
    };
    let before = page.moment().await;
    hold(page, vec![release]).await;
    page.later_than(&before).await;
    assert_ne!(SLAM.scene(page).await, Scene::Asked);

    // A still hand leaves both wrestlers of this bout inside. After the straw of the throw, each body is heard.
    sit_down(page, &decides(), "normal").await;
    assert_eq!(SLAM.scene(page).await, Scene::Asked);
    page.eval(LISTEN).await;
    throw(page, Means::Clicks).await;
    assert_eq!(SLAM.scene(page).await, DECIDES);
    let heard = page.eval("return e2eHeard").await;
    let heard: Vec<String> = serde_json::from_value(heard).unwrap();
    let beats = heard.iter().skip_while(|it| *it == "straw").count();
    assert!(beats >= 2, "each body is heard: {heard:?}");
    // Their tags, in windows of every shape.
    for (width, height) in [(320, 640), (360, 740), (820, 1180), (1180, 820)] {
        page.size(width, height).await;
        page.come_to_rest().await;
        page.until(
            "the tags to be placed",
            &format!("const found = (() => {{{TAGS}}})(); return found?.length === 0"),
            Vec::new(),
        )
        .await;
        page.picture().await;
    }
}

/// Without motion, because the player wants less of it or has chosen the instant pace, a throw comes to the same end.
pub(crate) async fn slam_without_motion(page: &Page) {
    page.size(820, 1180).await;
    let bout = decides();
    let landed = json!(next(&bout).unwrap().save())["table"]["record"].clone();
    for (motion, pace) in [
        ("reduce", "slow"),
        ("no-preference", "instant"),
        ("no-preference", "slow"),
    ] {
        let features =
            json!({ "features": [{ "name": "prefers-reduced-motion", "value": motion }] });
        page.cdp("Emulation.setEmulatedMedia", features).await;
        sit_down(page, &bout, pace).await;
        assert_eq!(SLAM.scene(page).await, Scene::Asked);
        page.eval(FLYING).await;
        throw(page, Means::Clicks).await;
        assert_eq!(SLAM.scene(page).await, DECIDES);
        assert_eq!(SLAM.kept_bout(page).await["table"]["record"], landed);
        let flew = page.eval("return e2eFlying").await.as_u64().unwrap();
        let still = motion == "reduce" || pace == "instant";
        assert_eq!(flew < 3, still, "{motion}, {pace}: {flew} frames");
    }
}

/// Notes in which order the tags and the call appear.
const ORDER: &str = "
window.e2eOrder = [];
const look = () => {
    for (const css of ['.ring-tag', '.ring-call']) if (document.querySelector(css) && !e2eOrder.includes(css)) e2eOrder.push(css);
    requestAnimationFrame(look);
};
look();";

/// Whether the call lies in the picture and over nobody.
const CALL: &str = "
const box = (it) => it.getBoundingClientRect();
const [call, picture] = ['.ring-call', '.ring-pic'].map((css) => box(document.querySelector(css)));
const front = document.querySelectorAll('.ring-view canvas')[1];
const scale = front.width / front.clientWidth;
const to = new OffscreenCanvas(front.width, front.height).getContext('2d', { willReadFrequently: true });
to.drawImage(front, 0, 0);
const part = [call.left - picture.left, call.top - picture.top, call.width, call.height].map((it) => Math.round(it * scale));
const hidden = to.getImageData(...part).data.some((value, at) => at % 4 === 3 && value > 250);
const inside = call.left >= picture.left && call.top >= picture.top && call.right <= picture.right && call.bottom <= picture.bottom;
return inside && !hidden;";

/// At the end of a bout the fall is seen first; then the call, beside the wrestlers; it goes at a tap or by itself.
pub(crate) async fn slam_call(page: &Page) {
    page.size(820, 1180).await;
    let mut bout = begun(&["Aki", "Bo"], Mode::Basho, Rope::default(), 2);
    while !(bout.phase() == Phase::Scored && bout.over()) {
        bout = next(&bout).unwrap();
    }
    for (pace, tap) in [("normal", true), ("instant", false)] {
        SLAM.sit_down(page, &kept(&bout), &settings("system", pace))
            .await;
        page.eval(ORDER).await;
        assert_eq!(SLAM.scene(page).await, Scene::MustBeSeen);
        page.until(
            "the call",
            "return document.querySelector('.ring-call') !== null",
            Vec::new(),
        )
        .await;
        assert_eq!(page.eval(CALL).await, true, "the call hides nobody");
        if pace == "normal" {
            assert_eq!(page.eval("return e2eOrder[0]").await, ".ring-tag");
        }
        page.picture().await;
        if tap {
            page.eval("document.querySelector('.ring-call').click()")
                .await;
        }
        page.until(
            "the call to go",
            "return document.querySelector('.ring-call') === null",
            Vec::new(),
        )
        .await;
        assert_eq!(
            SLAM.scene(page).await,
            Scene::MustBeSeen,
            "the bout waits for the player"
        );
    }
}
