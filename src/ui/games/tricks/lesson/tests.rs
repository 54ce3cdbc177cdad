use yew::ServerRenderer;

use super::*;

#[tokio::test]
async fn the_page_has_a_hand_a_coach_that_is_heard_and_a_way_out() {
    let page = ServerRenderer::<LessonPage>::new()
        .hydratable(false)
        .render()
        .await;
    let step = t!("lesson-step", step = 1, steps = 7);
    for part in [
        r#"role="listbox""#,
        r#"role="status""#,
        r#"role="log""#,
        &step,
        &t!("lesson-skip"),
        &format!(r#"href="{}""#, Route::Setup(GameId::Tricks).fragment()),
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert_eq!(page.matches(r#"role="option""#).count(), 8);
    assert!(
        !page.contains("Green dragon 3"),
        "the other hand is nowhere on the page"
    );
    assert!(!page.contains("style="));
}
