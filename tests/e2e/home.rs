//! The first thing that a visitor sees.

use crate::Page;

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
