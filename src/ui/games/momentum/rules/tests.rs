use yew::ServerRenderer;

use super::*;
use crate::rules::momentum::{Hikiwake, Kimarite, Verdict};

#[component]
fn Page() -> Html {
    rules_page()
}

#[tokio::test]
async fn page_has_every_part_and_example() {
    let page = ServerRenderer::<Page>::new().hydratable(false).render();
    let page = page.await;
    for part in PARTS {
        assert!(page.contains(&format!("id=\"r-{part}\"")), "{part}");
    }
    let examples = LEAN.len() + PUSH.len() + ORDER.len() + END.len();
    let figures = page.matches("<figure").count();
    assert_eq!(figures, examples, "every example record must be valid");
    assert_eq!(page.matches("<h1").count(), 1);
    assert!(!page.contains("style="));
}

/// The examples show what the sentences above them say.
#[test]
fn examples_show_what_the_text_says() {
    let told = |tokens: &str| last_turn(tokens).unwrap().1;
    let walked = |event: &Event| match event {
        Event::Walked { spaces, .. } => *spaces,
        _ => 0,
    };
    let pushed = |event: &Event| match event {
        Event::Pushed { spaces, .. } => *spaces,
        _ => 0,
    };
    let spaces = |tokens: &str, of: fn(&Event) -> u8| told(tokens).iter().map(of).sum::<u8>();
    let leans = |tokens: &str| {
        let lean = |event: &&Event| matches!(event, Event::Leaned { .. });
        told(tokens).iter().filter(lean).count()
    };
    assert_eq!((leans(LEAN[0]), spaces(LEAN[0], walked)), (2, 4));
    assert_eq!(
        (leans(LEAN[1]), spaces(LEAN[1], walked)),
        (0, 2),
        "the lean carries on"
    );
    assert_eq!(PUSH.map(|tokens| spaces(tokens, walked)), [3, 1]);
    assert_eq!(PUSH.map(|tokens| spaces(tokens, pushed)), [1, 1]);
    assert_eq!(
        ORDER.map(|tokens| spaces(tokens, pushed) > 0),
        [true, false]
    );
    let ends = END.map(|tokens| told(tokens).last().copied());
    let winner = |winner, kimarite| Some(Event::Ended(Verdict::Win { winner, kimarite }));
    let expected = [
        winner(Side::East, Kimarite::Push),
        winner(Side::West, Kimarite::Fall),
    ];
    assert_eq!(ends, expected);
    let still = "-,-:VRL -,-:VRL -,-:VRL -,-:VRL";
    let draw = Event::Ended(Verdict::Draw(Hikiwake::Repetition));
    assert_eq!(told(still), [draw]);
}
