//! What the page shows before its program has loaded.

use hakkyoi::ui::pages::Home;
use std::{env, fs, path::Path};
use yew::ServerRenderer;

/// `shell.html` is the home page of a new visitor, without what only the program knows. `UPDATE_GOLDEN=1` rewrites it.
#[tokio::test]
async fn shell_matches_home() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("shell.html");
    let home = ServerRenderer::<Home>::new()
        .hydratable(false)
        .render()
        .await;
    let home = format!("{home}\n");
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&file, &home).unwrap();
    }
    assert!(
        fs::read_to_string(&file).unwrap_or_default() == home,
        "home has changed: UPDATE_GOLDEN=1 cargo test --test ssr shell"
    );
}
