//! The archive of all bouts, the stars that lead to it, and links to bouts.

use crate::common::planted::{ALL_SEEN, settings, with};
use crate::common::screens::REVIEW;
use crate::tricks::{DEAL, TRICKS, stored};
use basho::{Bout, Fighter, Rank};
use fantoccini::key::Key;
use hakkyoi::ui::words::{LANGUAGES, t};
use rules::{
    GameId, Seat, Side,
    record::packed::{Alphabet, pack},
};
use serde_json::{Value, json};

use crate::common::facing::own;
use crate::common::geometry::fits;
use crate::common::scene::Scene;
use crate::common::spoken::{file, speak};
use crate::hall::{book_of, scorepads::known};
use crate::languages;
use crate::page::Page;
use crate::pointer::Hand;

/// The address that contains a record of this game.
pub(crate) fn link(game: &str, record: &str) -> String {
    let packed = pack(record, Alphabet::Link).unwrap();
    format!("#/{game}/record/{packed}")
}

/// A bout that West's 1 decides, or one of another game.
fn bout(id: u64) -> Bout {
    let [seats, winner] = if id.is_multiple_of(2) { [0, 1] } else { [1, 0] };
    let guest = || Fighter::Guest("Anna".to_owned());
    let people = [Fighter::Wrestler(7), guest()];
    let track = id.is_multiple_of(5);
    let record = if track {
        "[Game \"track\"]\n[Variant \"\"]\n[Result \"west position\"]\n\n1. 5=2 2. 3=4 3. 4=6 4. 6=5 5. 2=1 6. 1=3\n".to_owned()
    } else {
        format!(
            "{}G4=G2 R5-R1\n",
            DEAL.replacen("[East", "[East \"Tetsu\"]\n[East", 1)
        )
    };
    let (game, kimarite) = if track {
        (GameId::Track, "position")
    } else {
        (GameId::Tricks, "hikiotoshi")
    };
    let bout = Bout {
        id,
        game: game.into(),
        date: format!("2026-11-{:02}", 1 + id % 28),
        seats: vec![people[seats].clone(), Fighter::Computer(Rank::Ozeki)],
        winner: Some(Seat::PAIR[winner]),
        kimarite: kimarite.to_owned(),
        record: None,
    };
    bout.recorded(&record)
}

/// Bouts as the book stores them.
pub(crate) fn bouts(ids: impl Iterator<Item = u64>) -> Vec<Value> {
    ids.map(|id| serde_json::to_value(bout(id)).unwrap())
        .collect()
}

/// How many bouts are listed.
const LISTED: &str = "return document.querySelectorAll('.bouts li').length";

async fn listed(page: &Page) -> Value {
    page.eval(LISTED).await
}

/// Dates are written in the page's language, also when it changes. What is no date stays as it is.
async fn dates(page: &Page) {
    for (settings, language, tag, words, date) in [
        ("Settings", "Deutsch", "de", "Einstellungen", "15.11.2026"),
        ("Einstellungen", "English", "en", "Settings", "Nov 15, 2026"),
    ] {
        page.eval("location.hash = '#/'").await;
        page.press("button", settings).await;
        languages::choose(page, language).await;
        languages::speaks(page, tag, words).await;
        page.key(Key::Escape).await;
        page.sheet_gone().await;
        page.history_rests().await;
        page.eval("location.hash = '#/bouts'").await;
        page.says(date).await;
        page.says("2026-13-45").await;
    }
}

/// Finds bouts, looks at one, comes back to where it was, shares and deletes one.
pub(crate) async fn archive(page: &Page) {
    page.size(360, 740).await;
    page.open("#/bouts").await;
    page.says(&t!("standing-none")).await;
    page.picture().await;
    page.axe().await;
    let segment = json!({ "version": 2, "data": bouts(0..70) });
    let mut newest = bouts(70..100);
    newest[29][2] = json!("2026-13-45");
    page.plant(&[
        ("book", &book_of(2, &json!(newest))),
        ("bouts.1", &segment.to_string()),
    ]);
    page.open("").await;
    page.press("link", &t!("bouts")).await;
    page.says(&t!("bouts-found", number = 100)).await;
    assert_eq!(listed(page).await, 50);
    page.picture().await;
    page.axe().await;
    dates(page).await;
    page.press("button", &t!("bouts-more")).await;
    page.until("all to be listed", &format!("{LISTED} === 100"), Vec::new())
        .await;
    for (width, height) in [(820, 1180), (1440, 900)] {
        page.size(width, height).await;
        page.eval("scrollTo(0, 0)").await;
        page.picture().await;
    }
    page.axe().await;

    let name = page.find("input[name=player]").await;
    page.fill(&name, "ann").await;
    page.says(&t!("bouts-found", number = 50)).await;
    page.find("select[name=game]")
        .await
        .select_by_value("track")
        .await
        .unwrap();
    page.says(&t!("bouts-found", number = 10)).await;
    page.find("select[name=ended]")
        .await
        .select_by_value("lost")
        .await
        .unwrap();
    page.says(&t!("bouts-found", number = 0)).await;
    page.find("select[name=ended]")
        .await
        .select_by_value("won")
        .await
        .unwrap();
    page.says(&t!("bouts-found", number = 10)).await;
    let first = page.find(".bouts a").await;
    let href = "return arguments[0].getAttribute('href')";
    assert_eq!(page.eval_with(href, vec![json!(first)]).await, "#/bouts/95");
    page.eval_with("arguments[0].focus()", vec![json!(first)])
        .await;
    page.key(Key::Enter).await;
    page.find(REVIEW).await;
    page.picture().await;
    page.axe().await;
    // The search is as it was, and the focus at the bout.
    page.eval("history.back()").await;
    page.says(&t!("bouts-found", number = 10)).await;
    let focused = "return document.activeElement.getAttribute('href')";
    assert_eq!(page.eval(focused).await, "#/bouts/95");

    page.press(
        "button",
        &t!(
            "bout-share-which",
            bout = t!("bout-beat", winner = "Anna", others = "Oroshi")
        ),
    )
    .await;
    let record = page.find("dialog .share textarea").await;
    let record = record.prop("value").await.unwrap().unwrap();
    assert!(record.contains("[Result \"west position\"]"), "{record}");
    page.press("button", &t!("record-qr")).await;
    page.find("dialog .qr path").await;
    page.says(&t!("record-qr-scan")).await;
    page.picture().await;
    page.axe().await;
    page.key(Key::Escape).await;
    page.sheet_gone().await;

    page.press(
        "button",
        &t!(
            "bout-delete-which",
            bout = t!("bout-beat", winner = "Anna", others = "Oroshi")
        ),
    )
    .await;
    page.says(&t!("bout-delete-sure")).await;
    page.picture().await;
    page.axe().await;
    page.press("button", &t!("cancel")).await;
    page.sheet_gone().await;
    page.press(
        "button",
        &t!(
            "bout-delete-which",
            bout = t!("bout-beat", winner = "Anna", others = "Oroshi")
        ),
    )
    .await;
    page.press_yes().await;
    page.says(&t!("bout-deleted")).await;
    page.reload().await;
    page.says(&t!("bouts-found", number = 99)).await;
    page.open("#/bouts/95").await;
    page.says(&t!("bout-gone")).await;
    page.picture().await;
    page.axe().await;
}

/// Every star leads to its bout.
pub(crate) async fn stars_lead_to_their_bouts(page: &Page) {
    page.size(820, 1180).await;
    page.plant(&[("book", &book_of(2, &json!(bouts(1..9))))]);
    for address in ["#/wrestlers/7", "#/banzuke"] {
        page.open(address).await;
        let star = page.find("a.star-way").await;
        page.picture().await;
        page.axe().await;
        page.tap(Hand::Mouse, &star).await;
        page.find(REVIEW).await;
        page.says("Tetsu").await;
        page.eval("history.back()").await;
        page.find("a.star-way").await;
    }
    page.open("#/wrestlers/7").await;
    page.press("link", &t!("bouts")).await;
    // Tetsu's bouts of both games.
    page.says(&t!("bouts-found", number = 4)).await;
}

/// Tetsu's bouts that a game counts in its own way: a basho of circle, and two bouts of slam. `first` is the least of their ids, the
/// greatest is 20 more.
pub(crate) fn earned(first: u64) -> Vec<Value> {
    let circle = "[Game \"circle\"]\n[Best-Of \"5\"]\n";
    let slam = "[Game \"slam\"]\n[Players \"Tetsu, Oroshi\"]\n";
    let nokkuauto = format!("{slam}[Mode \"nokkuauto\"]\n\nHH . BB .");
    let basho = format!("{slam}\nCC . BB . CC .");
    let bouts = [
        (first, GameId::Circle, Seat::EAST, "oshidashi", circle),
        (first + 1, GameId::Circle, Seat::WEST, "yorikiri", circle),
        (first + 2, GameId::Circle, Seat::EAST, "oshidashi", circle),
        (first + 3, GameId::Circle, Seat::EAST, "tsuridashi", circle),
        (
            first + 10,
            GameId::Slam,
            Seat::EAST,
            "nokkuauto",
            &nokkuauto,
        ),
        (first + 20, GameId::Slam, Seat::EAST, "basho", &basho),
    ];
    let stored = bouts.map(|(id, game, winner, kimarite, record)| {
        let bout = Bout {
            game: game.into(),
            seats: vec![Fighter::Wrestler(7), Fighter::Computer(Rank::Ozeki)],
            winner: Some(winner),
            kimarite: kimarite.to_owned(),
            ..bout(id)
        };
        serde_json::to_value(bout.recorded(record)).unwrap()
    });
    stored.into()
}

/// A wrestler's page and the banzuke tell of every game that was played: stars, techniques, opponents, and a yokozuna who was beaten.
pub(crate) async fn pages_of_every_game(page: &Page) {
    let mut all = bouts(1..60);
    for bout in all.iter_mut().step_by(3) {
        bout[3] = json!([{ "wrestler": 7 }, { "computer": "yokozuna" }]);
        bout[4] = json!(0);
    }
    all.extend(earned(200));
    for (theme, (width, height)) in [
        ("day", (360, 740)),
        ("night", (820, 1180)),
        ("day", (1440, 900)),
    ] {
        let book = book_of(2, &json!(all));
        page.plant(&[("book", &book), ("settings", &settings(theme, "instant"))]);
        page.size(width, height).await;
        page.open("#/wrestlers/7").await;
        // The newest bout was one of slam.
        page.says(&t!("slam-titles", number = 1)).await;
        page.press("button", &t!("all-games")).await;
        page.role("heading", &t!("kinboshi")).await;
        page.picture().await;
        page.axe().await;
        page.press("button", &t!("track-name")).await;
        page.says(&t!("pad-newest")).await;
        page.find(".row-of-stars a.star-way").await;
        page.says(" table points from ").await;
        page.press("button", "Oroshi").await;
        page.role(
            "heading",
            &t!("head-to-head", name = "Tetsu", rival = "Oroshi"),
        )
        .await;
        page.picture().await;
        page.axe().await;
        fits(page).await;
        for (game, earned) in [
            ("Circle", "1 of 1 basho won"),
            ("Slam", "Last 2 bouts: highest total 600, average 400"),
        ] {
            page.press("button", game).await;
            page.says(earned).await;
            page.picture().await;
            page.axe().await;
            fits(page).await;
        }
        page.says(&t!("slam-titles", number = 1)).await;
        page.open("#/banzuke").await;
        page.says(&t!("all-games-how")).await;
        page.picture().await;
        page.axe().await;
        fits(page).await;
        page.press("button", &t!("track-name")).await;
        page.says("won, ").await;
        page.picture().await;
        page.axe().await;
    }
    let star = page.find(".banzuke a").await;
    page.tap(Hand::Mouse, &star).await;
    page.find(".row-of-stars").await;
}

/// The buttons of face-to-face results that a finger in their middle does not reach, or that the straw covers in part.
const COVERED: &str = "
const box = (it) => it.getBoundingClientRect();
return [...document.querySelectorAll('.facing-result .btn')].filter((it) => {
    const { x, y, width, height, right, bottom } = box(it);
    const straw = box(it.closest('.facing-side').querySelector('.tawara'));
    const covered = x < straw.right && straw.x < right && y < straw.bottom && straw.y < bottom;
    return covered || document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.btn') !== it;
}).map((it) => it.textContent)";

/// Face to face, each guest is asked at their own edge.
pub(crate) async fn guests_keep_scorepads_face_to_face(page: &Page) {
    let players = json!([{ "person": "Anna" }, { "person": "Ben" }]);
    let bout = with(
        stored(&players, "G4=G2 R5-R1", ALL_SEEN, None),
        "seating",
        "facing",
    );
    let bout = known(bout, [None, None]);
    page.size(820, 1180).await;
    TRICKS.sit_down_at(page, &bout).await;
    for (width, height) in [(1180, 820), (820, 1180)] {
        page.size(width, height).await;
        for (seat, name) in [(Side::East, "Anna"), (Side::West, "Ben")] {
            let offer = page.find(&own(seat, ".keep-pad")).await;
            assert!(offer.text().await.unwrap().contains(name));
        }
        page.come_to_rest().await;
        page.axe().await;
        for (tag, _) in LANGUAGES {
            speak(page, tag, &file(tag)).await;
            page.picture_of(&format!("{tag} {width}: ")).await;
            assert_eq!(page.eval(COVERED).await, json!([]), "{tag} {width}");
        }
        speak(page, "en", &file("en")).await;
    }
    let keep = page.find(&own(Side::West, ".keep-pad .btn")).await;
    page.tap(Hand::Finger, &keep).await;
    page.find(&own(Side::West, ".newstar")).await;
    assert!(page.all(&own(Side::West, ".keep-pad")).await.is_empty());
    assert_eq!(page.all(&own(Side::East, ".keep-pad")).await.len(), 1);
    page.come_to_rest().await;
    page.picture().await;
}

/// A guest keeps a scorepad, and this bout is in it.
pub(crate) async fn guest_keeps_a_scorepad(page: &Page) {
    page.size(360, 740).await;
    let players = json!([{ "person": "Anna" }, { "computer": "makushita" }]);
    let bout = known(
        stored(&players, "G4=G2 R5-R1", ALL_SEEN, None),
        [None, None],
    );
    TRICKS.sit_down_at(page, &bout).await;
    assert_eq!(page.scene().await, Scene::Over);
    page.says(&t!("keep-pad", name = "Anna")).await;
    page.picture().await;
    page.axe().await;
    page.press("button", &t!("keep-pad-do")).await;
    page.press("link", "Anna").await;
    page.find(".hoshitori").await;
    page.find("a.star-way").await;
    page.picture().await;
    page.open("#/tricks").await;
    assert_eq!(page.scene().await, Scene::Over);
    assert!(page.all(".keep-pad").await.is_empty());
    assert_eq!(page.written().await.len(), 1);
    // She is proposed in a game that she has not played, as the wrestler that she now is.
    page.open("#/momentum/new").await;
    let east = page.find("select[name=east]").await;
    let chosen = "return arguments[0].selectedOptions[0].text";
    assert_eq!(page.eval_with(chosen, vec![json!(east)]).await, "Anna");
}
