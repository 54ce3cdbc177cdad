//! Browsers that lack something, links that were damaged, an input method, an installed page, and screens with a notch.

use crate::archive::link;
use crate::common::planted::{ALL_SEEN, against_the_computer, people};
use crate::common::scene::Scene;
use crate::common::screens::REVIEW;
use crate::common::setup::{FORM, GAME};
use crate::page::Page;
use crate::tricks::{DEAL, kept_bout};
use hakkyoi::ui::words::t;
use serde_json::json;

/// What a browser without WebAssembly has, and one that refuses to compile.
const NO_WASM: [&str; 2] = [
    "delete window.WebAssembly;",
    "for (const name of ['compile', 'compileStreaming', 'instantiate', 'instantiateStreaming']) {
        WebAssembly[name] = () => Promise.reject(new WebAssembly.CompileError('Wasm code generation disallowed by embedder'));
    }",
];

/// A browser that cannot run the program says so, on home and at any other address, and in the language of the player.
pub(crate) async fn browser_without_wasm(page: &Page) {
    page.size(360, 740).await;
    for script in NO_WASM {
        page.site.run_first(script);
        for route in ["?a", "?b#/tricks", "?c#/slam/review"] {
            page.open(route).await;
            page.says(&t!("no-wasm")).await;
            page.says("WebAssembly").await;
            page.role("button", &t!("load-again")).await;
            page.picture().await;
            page.axe().await;
        }
        page.open("?language=ja#/track").await;
        page.says("このブラウザーでは遊べません").await;
    }
    page.forgive().await;
}

/// Other features that a browser may lack do not keep the page from starting.
pub(crate) async fn browser_without_observers(page: &Page) {
    page.site.run_first(
        "delete window.PerformanceObserver;
        Object.defineProperty(navigator, 'languages', { value: undefined });
        Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
        Object.defineProperty(navigator, 'locks', { value: undefined });
        delete window.ResizeObserver;",
    );
    page.open("").await;
    page.find(GAME).await;
    page.eval("location.hash = '#/momentum/new'").await;
    page.press("button", &t!("begin")).await;
    page.find(".mbd").await;
}

/// Links that were cut or changed on their way end on a screen that says so; none stops the page.
pub(crate) async fn damaged_links(page: &Page) {
    page.open("").await;
    page.find(GAME).await;
    let link = link("tricks", &format!("{DEAL}G4=G2 R5-R1\n"));
    page.eval(&format!(
        "const whole = {};
        const damaged = [...Array(60).keys()].map((n) => {{
            const at = (n * 37) % whole.length;
            return n % 3 === 0 ? whole.slice(0, at) : whole.slice(0, at) + ['A', '%', '/', '..', '\\u202e'][n % 5] + whole.slice(at + n % 2);
        }});
        const visit = () => {{
            const next = damaged.pop();
            if (next === undefined) {{ window.e2eVisited = true; return; }}
            location.hash = next;
            setTimeout(visit, 80);
        }};
        visit();",
        json!(link)
    ))
    .await;
    let visited = "return window.e2eVisited === true";
    page.until("all links to be visited", visited, Vec::new())
        .await;
    page.eval(&format!("location.hash = {}", json!(link))).await;
    page.find(REVIEW).await;
}

/// The Enter that ends a composition enters nothing.
pub(crate) async fn composed_name_is_entered_whole(page: &Page) {
    page.open("#/track/robin").await;
    let name = page.find("input[name=guest]").await;
    page.fill(&name, "はな").await;
    let enter = |how: &str| {
        format!(
            "document.querySelector('input[name=guest]').dispatchEvent(new KeyboardEvent('keydown', {{ key: 'Enter', bubbles: true, cancelable: true, {how} }}))"
        )
    };
    for how in ["isComposing: true", "keyCode: 229"] {
        page.eval(&enter(how)).await;
        assert_eq!(page.all(".entrants li").await.len(), 0, "{how}");
    }
    page.eval(&enter("keyCode: 13")).await;
    page.find(".entrants li").await;
    page.says("はな").await;
}

/// The manifest names only what is there, and overrides nobody's rotation lock.
pub(crate) async fn manifest_keeps_its_promises(page: &Page) {
    page.open("").await;
    page.find(GAME).await;
    page.eval(
        "const at = (href, base) => new URL(href, base).href;
        const look = async () => {
            const address = document.querySelector('link[rel=manifest]').href;
            const it = await (await fetch(address)).json();
            const sizes = await Promise.all([...it.screenshots, ...it.icons].map(async ({ src, sizes }) => {
                const image = new Image();
                image.src = at(src, address);
                await image.decode();
                return sizes === 'any' || sizes === `${image.naturalWidth}x${image.naturalHeight}` ? 'right' : src;
            }));
            return [it.orientation ?? 'free', typeof it.id, [...new Set(sizes)].join(), it.shortcuts.map(({ url }) => at(url, address).replace(at('./', location), '')).join()];
        };
        look().then((found) => { window.e2eManifest = found; }, (error) => { window.e2eManifest = String(error); });",
    )
    .await;
    let noted = "return window.e2eManifest ?? null";
    let found = page.until("the manifest", noted, Vec::new()).await;
    assert_eq!(
        found,
        json!(["free", "string", "right", "#/continue,#/problems"])
    );
    // Without a bout, home; with one, the bout.
    page.eval("location.hash = '#/continue'").await;
    page.until(
        "home to be shown",
        "return location.hash === '#/' && document.querySelector('main a[href$=\"/new\"]') !== null",
        Vec::new(),
    )
    .await;
    page.plant(&[(
        "bout.tricks",
        &kept_bout(&people(), "G1=G5", ALL_SEEN, None),
    )]);
    page.open("#/continue").await;
    assert_eq!(page.scene().await, Scene::Curtain);
}

/// What a notch, round corners or the system's bars cover has no words and no buttons.
pub(crate) async fn nothing_lies_under_a_notch(page: &Page) {
    let covered = "
        const [top, right, bottom, left] = [50, 40, 34, 40];
        const inside = (it) => {
            const box = it.getBoundingClientRect();
            return box.width < 2 || (box.left >= left - 1 && box.right <= innerWidth - right + 1 && box.top >= top - 1);
        };
        scrollTo(0, 0);
        const shown = [...document.querySelectorAll('.screen:not([hidden]) :is(a, button, input, select, h1, h2, p, label)')];
        return shown.filter((it) => it.checkVisibility() && getComputedStyle(it).clipPath === 'none' && !it.closest('.vh, .pic') && !inside(it))
            .map((it) => it.outerHTML.slice(0, 120));";
    let insets = json!({ "insets": { "top": 50, "right": 40, "bottom": 34, "left": 40 } });
    let facing = kept_bout(&people(), "G1=G5", ALL_SEEN, None).replace("\"passing\"", "\"facing\"");
    for ((width, height), bout) in [
        (
            (390, 844),
            kept_bout(&against_the_computer(), "G1=G5 R1-", ALL_SEEN, None),
        ),
        (
            (844, 390),
            kept_bout(&against_the_computer(), "G1=G5 R1-", ALL_SEEN, None),
        ),
        ((1180, 820), facing),
    ] {
        page.size(width, height).await;
        page.cdp("Emulation.setSafeAreaInsetsOverride", insets.clone())
            .await;
        page.plant(&[("bout.tricks", &bout)]);
        for (route, css) in [
            ("", GAME),
            ("#/slam/new", FORM),
            ("#/momentum/lesson", ".mbd"),
            ("#/data", "#d-out"),
            ("#/tricks", ".hand-card"),
        ] {
            page.open(route).await;
            page.find(css).await;
            page.come_to_rest().await;
            page.picture().await;
            let found = page.eval(covered).await;
            assert_eq!(found, json!([]), "{route} {width}x{height}");
            let across = page
                .eval("return document.documentElement.scrollWidth - innerWidth")
                .await;
            assert_eq!(
                across, 0,
                "{route} {width}x{height} is wider than the window"
            );
        }
    }
    let none = json!({ "insets": {} });
    page.cdp("Emulation.setSafeAreaInsetsOverride", none).await;
}
