//! The pictures of the README, made by `cargo xtask pictures`.

use crate::page::Page;
use crate::tricks::axe::DECIDED;
use crate::tricks::{ALL_SEEN, against_the_computer, kept_bout, settings};
use crate::{circle_bouts, momentum_bouts, slam_bouts, track_bouts};
use std::fs;
use std::path::Path;

/// Takes all pictures by day, on a tablet in landscape and on a phone.
pub(crate) async fn of_the_readme(page: &Page) {
    page.size(1180, 820).await;
    page.plant(&[("settings", &settings("day", "instant"))]);
    page.open("").await;
    page.find("a.leaf").await;
    take(page, "home").await;
    tricks(page, "G1=G5 B2-B5 R5-").await;
    take(page, "tricks").await;
    track_bouts::pictured(page).await;
    take(page, "track").await;
    circle_bouts::pictured(page).await;
    take(page, "circle").await;
    momentum_bouts::pictured(page).await;
    take(page, "momentum").await;
    slam_bouts::pictured(page).await;
    take(page, "slam").await;
    tricks(page, DECIDED).await;
    page.find("main.verdict").await;
    take(page, "result").await;
    page.size(360, 740).await;
    tricks(page, "G1=G5 R1-").await;
    take(page, "phone").await;
}

async fn tricks(page: &Page, moves: &str) {
    let bout = kept_bout(&against_the_computer(), moves, ALL_SEEN, None);
    page.plant(&[
        ("bout.tricks", &bout),
        ("settings", &settings("day", "instant")),
    ]);
    page.open("#/tricks").await;
    page.scene().await;
}

async fn take(page: &Page, name: &str) {
    page.come_to_rest().await;
    let png = page.client.screenshot().await.expect("a picture");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("docs/pictures/{name}.png"));
    fs::write(file, png).expect("the picture is written");
}
