//! The pictures of the README, made by `cargo xtask pictures`.

use crate::common::planted::settings;
use crate::common::screens::OVER;
use crate::common::setup::GAME;
use crate::page::Page;
use crate::tricks::axe::DECIDED;
use crate::tricks::bouts::open as open_tricks;
use crate::visits::GAMES;
use std::fs;
use std::path::Path;

/// Takes all pictures by day, on a tablet in landscape and on a phone.
pub(crate) async fn of_the_readme(page: &Page) {
    page.size(1180, 820).await;
    page.plant(&[("settings", &settings("day", "instant"))]);
    page.open("").await;
    page.find(GAME).await;
    take(page, "home").await;
    for (game, visits) in &GAMES {
        (visits.picture)(page).await;
        take(page, game.slug()).await;
    }
    open_tricks(page, DECIDED).await;
    page.find(OVER).await;
    take(page, "result").await;
    page.size(360, 740).await;
    open_tricks(page, "G1=G5 R1-").await;
    take(page, "phone").await;
}

async fn take(page: &Page, name: &str) {
    page.come_to_rest().await;
    let png = page.client.screenshot().await.expect("a picture");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("docs/pictures/{name}.png"));
    fs::write(file, png).expect("the picture is written");
}
