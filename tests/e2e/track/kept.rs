//! Nothing of a bout is lost by a reload.

use super::table::{
    Scene, TACTICAL, go_on, kept, kept_bout, moment, play, playable, scene, sit_down_at, until_same,
};
use crate::page::Page;
use crate::tricks::{ALL_SEEN, Means, against_the_computer, people};

/// Reloads and finds everything as it was.
async fn reload_changes_nothing(page: &Page) {
    let (before, bout) = (moment(page).await, kept_bout(page).await);
    let now = scene(page).await;
    page.reload().await;
    assert_eq!(scene(page).await, now);
    until_same(page, &before).await;
    let after = kept_bout(page).await;
    for part in ["players", "keiko", "seen", "torikumi", "clock"] {
        assert_eq!(after[part], bout[part], "{part}");
    }
    assert_eq!(after["table"]["record"], bout["table"]["record"]);
}

pub(crate) async fn track_reload_at_every_moment(page: &Page) {
    page.size(1180, 820).await;
    sit_down_at(
        page,
        &kept(&against_the_computer(), TACTICAL, ALL_SEEN, None),
    )
    .await;
    let mut scenes = Vec::new();
    loop {
        let now = scene(page).await;
        // The computer has chosen, too.
        if now == Scene::Asked {
            page.says("Makushita’s card lies face down").await;
        }
        // A choice that nobody has finished is not kept.
        if !scenes.ends_with(&[Scene::Asked, Scene::Asked]) {
            reload_changes_nothing(page).await;
        }
        scenes.push(now);
        match now {
            Scene::Swaps => super::table::swap(page, Means::Clicks, &[4]).await,
            Scene::Asked => {
                let card = playable(page).await.swap_remove(0);
                play(page, Means::Clicks, &card).await;
            }
            Scene::Lies => go_on(page, Means::Clicks).await,
            Scene::Curtain => panic!("nobody hands over"),
            Scene::Result => break,
        }
    }
    assert!(
        scenes.starts_with(&[Scene::Swaps, Scene::Lies, Scene::Asked])
            && scenes.ends_with(&[Scene::Lies, Scene::Result]),
        "{scenes:?}"
    );
    page.picture().await;

    // The set-up says what a new bout would cost, and leads back.
    sit_down_at(
        page,
        &kept(&people(), "[Game \"track\"]\n\n1. 6=5", ALL_SEEN, None),
    )
    .await;
    assert_eq!(scene(page).await, Scene::Curtain);
    page.open("#/track/new").await;
    page.says("would be given up").await;
    page.press("link", "Go on with it instead").await;
    assert_eq!(scene(page).await, Scene::Curtain);
}
