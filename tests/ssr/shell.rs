//! What the page shows before its program has loaded.

use hakkyoi::ui::{routes::Route, screen_at, words::CATALOGUES};
use std::{env, fs, path::Path};
use yew::{LocalServerRenderer, prelude::*};

use crate::languages::speaking;

#[component]
fn Home() -> Html {
    screen_at(Route::Home).html
}

/// `shell/<tag>.html` is the home page of a new visitor, without what only the program knows. `UPDATE_GOLDEN=1` rewrites it.
#[tokio::test]
async fn shells_match_home() {
    for (tag, _) in CATALOGUES {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("shell/{tag}.html"));
        let home = LocalServerRenderer::<Home>::new().hydratable(false);
        let home = speaking(tag, home.render()).await;
        let home = format!("{home}\n");
        if env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&file, &home).unwrap();
        }
        assert!(
            fs::read_to_string(&file).unwrap_or_default() == home,
            "home has changed in {tag}: UPDATE_GOLDEN=1 cargo test --test ssr shell"
        );
    }
}
