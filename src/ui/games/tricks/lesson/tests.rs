use yew::ServerRenderer;

use super::*;

#[tokio::test]
async fn lesson_page_has_hand_announced_coach_and_exit() {
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
        "the opponent's hand is not on the page"
    );
    assert!(!page.contains("style="));
}
