//! A decided bout goes on the scorepads of those who keep one, exactly once. Practice and a torinaoshi do not.

use crate::common::planted::{
    ALL_SEEN, against_the_computer, entry, people, practice, settings, with,
};
use crate::common::setup::GAME;
use crate::tricks::{TRICKS, stored};
use bout::games::tricks::Model;
use hakkyoi::ui::words::t;
use rules::tricks::Card;
use serde_json::{Value, json};

use super::{book, bouts_of_tetsu};
use crate::common::means::Means;
use crate::common::scene::Scene;
use crate::engine::Engine;
use crate::page::Page;
use crate::pointer::Hand;

/// West has led the green 5; East holds the green 1.
const BEFORE_THE_END: &str = "R2=R4 G5-";
/// An id that no other bout has.
const ID: u64 = 18_446_744_073_709_551_557;

/// A stored bout that will go on the scorepads of these wrestlers.
pub(crate) fn known(bout: Value, wrestlers: [Option<u32>; 2]) -> Value {
    let torikumi = json!({ "id": ID, "wrestlers": wrestlers });
    // Saved again by the model, so that its digest is the one the page would have stored.
    let bout = serde_json::from_value(with(bout, "torikumi", torikumi)).unwrap();
    json!(Model::resume(bout).unwrap().save())
}

/// From the set-up to the sheet, through a whole bout.
pub(crate) async fn a_star_a_bout(page: &Page) {
    page.size(820, 1180).await;
    page.plant(&[
        ("book", &book(&bouts_of_tetsu())),
        ("settings", &settings("system", "instant")),
    ]);
    page.open("").await;
    let leaf = page.find(GAME).await;
    page.tap(Hand::Mouse, &leaf).await;
    let east = page.find("select[name=east]").await;
    east.select_by_value("7").await.unwrap();
    page.press("radio", &t!("level", level = "maegashira"))
        .await;
    page.press("button", &t!("begin")).await;
    page.scene().await;
    eprintln!("{}", TRICKS.record(page).await);
    let record = page.play_to_the_end(Means::Clicks).await;
    let star = || page.all(".newstar li");
    assert_eq!(star().await.len(), 2, "both must get a star");
    page.picture().await;
    page.axe().await;
    let written = page.written().await;
    assert_eq!(written.len(), 11);
    let bout = written[10].clone();
    assert_eq!(
        bout["seats"],
        json!([{ "wrestler": 7 }, { "computer": "maegashira" }])
    );
    let winner = if bout["winner"] == 0 { "east" } else { "west" };
    let kimarite = bout["kimarite"].as_str().unwrap();
    assert!(
        record.contains(&format!("[Result \"{winner} {kimarite}\"]")),
        "{bout}\n{record}"
    );

    // At the result: reload, leave and come back.
    page.reload().await;
    assert_eq!(page.scene().await, Scene::Over);
    assert_eq!(star().await.len(), 2);
    assert_eq!(page.written().await, written);
    page.press("link", "Tetsu").await;
    page.find(".hoshitori").await;
    let [stars, last] = [
        "return document.querySelectorAll('.hoshitori li:not(.is-free)').length",
        "return [...document.querySelectorAll('.hoshitori li:not(.is-free)')].at(-1).innerText",
    ];
    assert_eq!(
        page.eval(stars).await,
        4,
        "the second sheet must hold four bouts"
    );
    let last = page.eval(last).await.as_str().unwrap().to_lowercase();
    assert!(last.contains(kimarite) && last.contains("soyogi"), "{last}");
    page.picture().await;
    page.axe().await;
    page.press("button", &t!("sheet-number", number = 1)).await;
    page.says(&t!("third-loss")).await;
    page.says("Best rank Maegashira, on sheet 1").await;
    page.picture().await;
    page.axe().await;
    page.press("link", &t!("banzuke")).await;
    page.find("ol.banzuke").await;
    let names = page.eval("return [...document.querySelectorAll('.banzuke b')].map((it) => it.innerText.split(/\\s/)[0])").await;
    assert_eq!(
        names[0], "Tetsu",
        "the only ranked wrestler must come first"
    );
    for name in ["Kaze", "Umi", "Soyogi", "Oroshi"] {
        assert!(
            names.as_array().unwrap().contains(&json!(name)),
            "{name} in {names}"
        );
    }
    page.picture().await;
    page.axe().await;
    page.open("#/tricks").await;
    assert_eq!(page.scene().await, Scene::Over);
    assert_eq!(page.written().await, written);
    // A rematch of the same two gets another id.
    page.rematch(Hand::Mouse).await;
    assert_eq!(
        TRICKS.kept_bout(page).await["torikumi"]["wrestlers"],
        json!([7, null])
    );
    assert_eq!(page.written().await, written);
}

/// With two tabs, or if the page dies between the result and the sheet, the bout still goes on the sheet once.
pub(crate) async fn written_once(page: &Page) {
    page.size(1180, 820).await;
    let seen = |moves| stored(&against_the_computer(), moves, ALL_SEEN, None);
    in_two_tabs(page, &known(seen(BEFORE_THE_END), [Some(7), None])).await;

    // Decided and stored, but not yet on the sheet.
    let bout = known(seen("R2=R4 G5-G1"), [Some(7), None]);
    for (address, words) in [
        ("#/wrestlers/7", "Hikiotoshi"),
        ("#/tricks/new", "Begin"),
        ("#/", "Tricks"),
    ] {
        page.plant(&[("book", &book(&json!([]))), ("bout.tricks", &entry(&bout))]);
        page.open(address).await;
        page.says(words).await;
        assert_eq!(page.written().await.len(), 1, "by {address}");
    }
    page.open("#/tricks").await;
    assert_eq!(page.scene().await, Scene::Over);
    page.reload().await;
    assert_eq!(page.scene().await, Scene::Over);
    assert_eq!(page.written().await.len(), 1);
}

/// Both tabs have the same bout open.
async fn in_two_tabs(page: &Page, bout: &Value) {
    page.plant(&[("book", &book(&json!([])))]);
    TRICKS.sit_down_at(page, bout).await;
    assert_eq!(page.scene().await, Scene::Asked);
    let first = page.new_tab().await;
    // Firefox's tabs share one window.
    if page.engine() != Engine::Firefox {
        page.size(1180, 820).await;
    }
    page.open("#/tricks").await;
    assert_eq!(page.scene().await, Scene::Asked);
    throw(page).await;
    assert_eq!(page.written().await.len(), 1);
    assert_eq!(page.written().await[0]["kimarite"], "hikiotoshi");
    let asked = page
        .eval("return !navigator.storage || sessionStorage.getItem('e2e-persist') === '1'")
        .await;
    assert_eq!(
        asked, true,
        "the first sheet must request persistent storage"
    );
    // The first tab watches.
    let second = page.turn_to(&first).await;
    page.press("button", &t!("watching-here")).await;
    page.plays_it().await;
    assert_eq!(page.scene().await, Scene::Over);
    assert_eq!(
        page.written().await.len(),
        1,
        "both tabs show the same bout"
    );
    page.picture().await;
    page.turn_to(&second).await;
    page.reload().await;
    assert_eq!(page.scene().await, Scene::Over);
    assert_eq!(page.written().await.len(), 1);
}

/// Plays East's green 1 under West's 5.
async fn throw(page: &Page) {
    let card = page.card("G1").await;
    page.play(Means::Clicks, &card).await;
    while page.scene().await == Scene::MustBeSeen {
        TRICKS.go_on(page, Means::Clicks).await;
    }
    assert_eq!(page.scene().await, Scene::Over);
    page.says(&t!("kimarite", kimarite = "hikiotoshi")).await;
}

/// A deal in which seven ties are possible.
const TIES: &str = "[Game \"tricks\"]\n[East-Hand \"G1 G2 G3 G4 R1 R2 R3 G5\"]\n[West-Hand \"W1 W2 W3 W4 B1 B2 B3 W5\"]\n\nG1=W1 G2=W2 G3=W3 G4=W4 R1=B1 R2=B2\n";

/// A torinaoshi is archived, but goes on no scorepad. A practice bout is not even archived.
pub(crate) async fn nothing_to_write(page: &Page) {
    page.size(1180, 820).await;
    page.plant(&[("book", &book(&bouts_of_tetsu()))]);
    let bout = stored(&people(), "", ALL_SEEN, None);
    let card = |card: &str| card.parse::<Card>().unwrap();
    let table = json!({ "record": TIES, "sealed": [card("R3"), null] });
    let bout = known(with(bout, "table", table), [Some(7), Some(8)]);
    TRICKS.sit_down_at(page, &bout).await;
    assert_eq!(page.scene().await, Scene::Curtain);
    page.press_curtain_twice(Hand::Mouse).await;
    let card = page.card("B3").await;
    page.play(Means::Clicks, &card).await;
    page.play_to_the_end(Means::Clicks).await;
    page.says(&t!("result-void")).await;
    page.picture().await;
    page.axe().await;
    assert!(page.all(".newstar").await.is_empty());
    let written = page.written().await;
    let won = written.iter().filter(|bout| !bout["winner"].is_null());
    assert_eq!((written.len(), won.count()), (11, 10));
    page.press("button", &t!("new-deal")).await;
    assert_eq!(page.scene().await, Scene::Curtain);

    let bout = stored(&against_the_computer(), BEFORE_THE_END, ALL_SEEN, None);
    TRICKS.sit_down_at(page, &practice(bout)).await;
    assert_eq!(page.scene().await, Scene::Asked);
    throw(page).await;
    assert!(page.all(".newstar").await.is_empty());
    assert_eq!(page.written().await.len(), 11);
    page.reload().await;
    assert_eq!(page.scene().await, Scene::Over);
    assert_eq!(page.written().await.len(), 11);
}
