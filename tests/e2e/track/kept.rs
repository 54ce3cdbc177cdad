//! A reload loses nothing of a bout.

use super::table::{SWAPS, TACTICAL, TRACK, kept, play};
use crate::common::means::Means;
use crate::common::planted::{ALL_SEEN, against_the_computer, people};
use crate::common::scene::Scene;
use crate::common::setup::warns_of_the_old_bout;
use crate::page::Page;

pub(crate) async fn track_reload_at_every_moment(page: &Page) {
    page.size(1180, 820).await;
    // The computer's choice may be stored before or after the first reload, so the bout must be as the page stores it.
    TRACK
        .sit_down_at(page, &kept(&against_the_computer(), TACTICAL, 0, None))
        .await;
    let mut scenes = Vec::new();
    loop {
        let now = TRACK.scene(page).await;
        // The computer has chosen, too.
        if now == Scene::Asked {
            page.says("Moyama’s card lies face down").await;
        }
        // No reload after two `Asked` in a row: an unfinished choice is not stored.
        if !scenes.ends_with(&[Scene::Asked, Scene::Asked]) {
            TRACK.reload_changes_nothing(page).await;
        }
        scenes.push(now);
        match now {
            SWAPS => super::table::swap(page, Means::Clicks, &[4]).await,
            Scene::Asked => {
                let card = page.playable().await.swap_remove(0);
                play(page, Means::Clicks, &card).await;
            }
            Scene::MustBeSeen => TRACK.go_on(page, Means::Clicks).await,
            Scene::Over => break,
            other => panic!("{other:?} in a bout of track"),
        }
    }
    assert!(
        scenes.starts_with(&[SWAPS, Scene::MustBeSeen, Scene::Asked])
            && scenes.ends_with(&[Scene::MustBeSeen, Scene::Over]),
        "{scenes:?}"
    );
    page.picture().await;

    TRACK
        .sit_down_at(
            page,
            &kept(&people(), "[Game \"track\"]\n\n1. 6=5", ALL_SEEN, None),
        )
        .await;
    assert_eq!(TRACK.scene(page).await, Scene::Curtain);
    warns_of_the_old_bout(page, "track").await;
    assert_eq!(TRACK.scene(page).await, Scene::Curtain);
}
