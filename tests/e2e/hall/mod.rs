//! The pages that all games share: wrestlers, scorepads, stored data.

pub(crate) mod data;
pub(crate) mod scorepads;
pub(crate) mod wrestlers;

use crate::common::setup::GAME;
use rules::GameId;
use serde_json::{Value, json};

use crate::common::geometry::{Geometry, Windows};
use crate::page::Page;
use crate::pointer::Hand;

/// A book as version 1 stored it.
pub(crate) fn book(bouts: &Value) -> String {
    book_of(1, bouts)
}

/// A book of this version with these bouts. Tetsu and Kaze are active, Umi has retired.
pub(crate) fn book_of(version: u32, bouts: &Value) -> String {
    let wrestler = |id: u32, shikona: &str, retired: bool| json!({ "id": id, "shikona": shikona, "retired": retired });
    let wrestlers = [
        wrestler(7, "Tetsu", false),
        wrestler(8, "Kaze", false),
        wrestler(9, "Umi", true),
    ];
    let mut data = json!({ "wrestlers": wrestlers, "bouts": bouts });
    if version > 1 {
        data["deleted"] = json!([]);
    }
    json!({ "version": version, "data": data }).to_string()
}

/// Tetsu's bouts: two sheets, the first one closed with four wins. Each letter is a bout: `o` won, `x` lost.
pub(crate) fn bouts_of_tetsu() -> Value {
    const KIMARITE: [&str; 5] = [
        "yorikiri",
        "uwatenage",
        "abisetaoshi",
        "hikiotoshi",
        "utchari",
    ];
    let against = [
        json!({ "wrestler": 8 }),
        json!({ "computer": "ozeki" }),
        json!({ "guest": "Hana" }),
    ];
    let bout = |(place, star): (usize, char)| {
        json!({
            "id": place, "game": "tricks", "date": format!("2026-11-{:02}", place + 1),
            "seats": [{ "wrestler": 7 }, against[place % 3]],
            "winner": usize::from(star == 'x'), "kimarite": KIMARITE[place * place % 5],
        })
    };
    "ooxoxoxoox".chars().enumerate().map(bout).collect()
}

impl Page {
    /// The bouts on the scorepads, as the page stores them.
    pub(crate) async fn written(&self) -> Vec<Value> {
        let book = "const bouts = JSON.parse(localStorage.getItem('hakkyoi.book'))?.data.bouts ?? []; \
            const named = ([id, game, date, seats, winner, kimarite]) => ({ id, game, date, seats, winner, kimarite }); \
            return bouts.map((bout) => Array.isArray(bout) ? named(bout) : bout)";
        serde_json::from_value(self.eval(book).await).expect("a list")
    }
}

/// The geometry of the pages that all games share, while they are empty and once they are not; and of a sheet.
pub(crate) async fn shared_pages_geometry_of_phones(page: &Page) {
    geometry(page, Windows::Phones).await;
}

pub(crate) async fn shared_pages_geometry_of_tablets(page: &Page) {
    geometry(page, Windows::Tablets).await;
}

/// The same in all other languages.
pub(crate) async fn shared_pages_geometry_of_languages(page: &Page) {
    geometry(page, Windows::Languages).await;
}

async fn geometry(page: &Page, windows: Windows) {
    let geometry = Geometry::begin(page, windows, None).await;
    let everywhere = async |wrestlers: &str, banzuke: &str| {
        for (address, css) in [
            ("#/wrestlers", wrestlers),
            ("#/banzuke", banzuke),
            ("#/bouts", "main.leaf-page"),
            ("#/problems", ".today"),
            ("#/data", "main .btn"),
            ("#/rules", ".rules-list"),
            ("#/nowhere", "main.nowhere"),
        ] {
            page.open(address).await;
            geometry.look(page, css).await;
        }
    };
    everywhere(".clinch-pic", ".clinch-pic").await;
    page.plant(&[("book", &book(&bouts_of_tetsu()))]);
    everywhere(".people", ".banzuke").await;
    page.open("#/wrestlers/7").await;
    geometry.look(page, ".hoshitori").await;
    for game in GameId::ALL {
        page.open(&format!("#/{}/rules", game.slug())).await;
        geometry.look(page, "#r-credits + p").await;
    }
    page.open("").await;
    geometry.look(page, GAME).await;
    let settings = page.find("header button.tool").await;
    page.tap(Hand::Mouse, &settings).await;
    geometry.look(page, "dialog.sheet[open]").await;
    geometry.end();
}
