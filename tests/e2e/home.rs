//! The first page that a visitor sees.

use hakkyoi::ui::words::introduction::introduction;
use rules::GameId;
use serde_json::json;

use crate::Page;
use crate::site::Serves;

/// Whether both files of the shell's drawings were asked for after its words had been painted; null before they were asked for.
pub(crate) const DRAWN_LATE: &str = "const [painted] = performance.getEntriesByName('first-contentful-paint');
    const drawings = performance.getEntriesByType('resource').filter((it) => /(art|home)\\.svg/.test(it.name));
    return painted && drawings.length === 2 ? drawings.every((it) => it.startTime >= painted.startTime) : null";

pub(crate) async fn home(page: &Page) {
    page.open("").await;
    page.find("h1").await;
    assert!(page.title().await.contains("Hakkyoi"));
    page.picture().await;
    page.axe().await;
}

pub(crate) async fn narrow(page: &Page) {
    page.size(360, 740).await;
    page.open("").await;
    page.find("h1").await;
    assert_eq!(page.eval("return innerWidth").await, 360);
    page.picture().await;
    page.axe().await;
}

/// Home can be read and scrolled before its program has loaded; its drawings come after its words. Loading moves nothing and keeps the focus.
pub(crate) async fn home_before_its_program(page: &Page) {
    page.size(360, 500).await;
    page.site.serve(Serves::Waiting);
    page.open("").await;
    assert!(shell_invites(page).await);
    for (data, invites) in [("{\"at\":3}", true), ("\"done\"", false)] {
        let entry = format!("{{\"version\":1,\"data\":{data}}}");
        let script = "localStorage.setItem('hakkyoi.lesson.tricks', arguments[0])";
        page.eval_with(script, vec![entry.into()]).await;
        page.reload().await;
        assert_eq!(shell_invites(page).await, invites, "with {data}");
    }
    page.eval("localStorage.clear()").await;
    page.reload().await;
    assert!(shell_invites(page).await);
    let text = page.text().await;
    assert!(text.contains("Hakkyoi"), "{text}");
    for game in GameId::ALL {
        let name = introduction(game).name;
        assert!(text.contains(&name), "{name}: {text}");
    }
    page.until("the drawings after the words", DRAWN_LATE, Vec::new())
        .await;
    page.axe().await;
    let out_of_sight = "document.querySelectorAll('.leaf')[4].focus({ preventScroll: true })";
    page.eval(&format!("scrollTo(0, 100); {out_of_sight}"))
        .await;
    // The position of every element, and which element has the focus.
    let places = "const places = [...document.querySelectorAll('body :is(header, main, footer, h1, h2, a, button, p)')];
        return [scrollY, document.activeElement.textContent, places.map((it) => it.getBoundingClientRect().toJSON())]";
    let before = page.eval(places).await;
    assert_eq!(
        before[0],
        json!(100),
        "the page must be long enough to scroll"
    );
    page.picture().await;
    page.site.serve(Serves::Site);
    let there = "return document.querySelector('#shell') === null && document.querySelector('.leaf') !== null";
    page.until("the program to start", there, Vec::new()).await;
    page.come_to_rest().await;
    assert_eq!(page.eval(places).await, before);
    page.picture().await;
}

/// The styles of the screens, which are loaded once home has been painted, change nothing there.
pub(crate) async fn home_before_the_screens(page: &Page) {
    const CHANGED: &str = "const look = () => [...document.querySelectorAll('#shell, #shell *')].map((it) => {
            const style = getComputedStyle(it);
            return [...style].filter((name) => !name.startsWith('--')).map((name) => `${name}: ${style.getPropertyValue(name)}`);
        });
        const sheet = [...document.styleSheets].find((it) => it.href?.endsWith('/screens.css'));
        const after = look();
        sheet.disabled = true;
        const changed = look().flatMap((before, at) => before.filter((it, of) => it !== after[at][of]));
        sheet.disabled = false;
        return [...new Set(changed)].slice(0, 20)";
    page.site.serve(Serves::Waiting);
    for size in [(360, 740), (820, 1180), (1440, 900)] {
        page.size(size.0, size.1).await;
        page.open("").await;
        assert!(shell_invites(page).await);
        let there =
            "return [...document.styleSheets].some((it) => it.href?.endsWith('/screens.css'))";
        page.until("the styles of the screens", there, Vec::new())
            .await;
        assert_eq!(page.eval(CHANGED).await, json!([]), "at {size:?}");
    }
    page.site.serve(Serves::Site);
}

/// A visitor who leaves home before its program has loaded sees the next screen from its top.
pub(crate) async fn home_left_early(page: &Page) {
    page.size(360, 500).await;
    page.site.serve(Serves::Waiting);
    page.open("").await;
    assert!(shell_invites(page).await);
    let left = "scrollTo(0, 100); document.querySelector('#shell a[href=\"#/rules\"]').click(); return scrollY";
    assert_eq!(page.eval(left).await, 100);
    page.site.serve(Serves::Site);
    page.find("main:not(.home-main)").await;
    page.come_to_rest().await;
    assert_eq!(page.eval("return scrollY").await, 0);
    page.picture().await;
}

/// Whether the shell, once shown, offers the lesson of tricks.
async fn shell_invites(page: &Page) -> bool {
    let shell = "return document.querySelector('#shell .foot') !== null";
    page.until("the shell to show", shell, Vec::new()).await;
    page.eval("return document.querySelector('#shell [data-lesson=tricks]') !== null")
        .await
        == true
}
