use yew::ServerRenderer;

use super::*;
use crate::rules::{
    circle::{Card, Direction},
    record::Record,
};

#[component]
fn Page() -> Html {
    rules_page()
}

async fn page() -> String {
    ServerRenderer::<Page>::new()
        .hydratable(false)
        .render()
        .await
}

/// The events in the last turn of an example.
fn told(tokens: &str) -> Vec<Event> {
    let text = format!("[Game \"circle\"]\n{tokens}");
    let (record, _) = Record::<Circle>::parse(&text).unwrap();
    let table = Table::<Circle>::of(&record.write()).unwrap();
    let frames = (0..table.len()).filter_map(|place| table.frame(place, Viewer::Public));
    let story: Vec<(Event, View)> = frames.collect();
    last_turn(&story).unwrap().came
}

#[tokio::test]
async fn page_has_every_part_and_example() {
    let page = page().await;
    for part in PARTS {
        assert!(page.contains(&format!("id=\"r-{part}\"")), "{part}");
    }
    let examples = ORDER.len() + CANCEL.len() + ATTACK.len() + LIMIT.len();
    assert_eq!(
        page.matches("<figure").count(),
        examples,
        "every example record must be valid"
    );
    assert_eq!(page.matches("<h1").count(), 1);
    for card in Card::ALL {
        assert!(page.contains(&t!("circle-card", card = card.slug())));
        assert!(page.contains(&t!("circle-how", card = card.slug())));
    }
    assert!(!page.contains("style="));
}

/// The examples show what the sentences above them say.
#[test]
fn examples_show_what_the_text_says() {
    let shows = |tokens: &str, what: fn(&Event) -> bool| {
        assert!(
            told(tokens).iter().any(what),
            "{tokens}: {:?}",
            told(tokens)
        );
    };
    let first = |tokens: &str| told(tokens)[0];
    assert!(matches!(first(ORDER[0]), Event::Moved { seat, .. } if seat == Side::West));
    assert!(matches!(first(ORDER[1]), Event::Moved { seat, .. } if seat == Side::West));
    shows(ORDER[2], |event| {
        matches!(event, Event::SetDown { to: None, .. })
    });
    shows(CANCEL[0], |event| {
        matches!(
            event,
            Event::Cancelled {
                with: Card::Tsuppari,
                ..
            }
        )
    });
    shows(CANCEL[1], |event| matches!(event, Event::FollowedUp { .. }));
    shows(CANCEL[2], |event| matches!(event, Event::ActsFirst { .. }));
    let pushes = |tokens: &str| {
        let events = told(tokens);
        events
            .iter()
            .filter(|event| matches!(event, Event::Pushed { .. }))
            .count()
    };
    assert!(pushes(ATTACK[0]) > 1, "more than one push");
    shows(ATTACK[1], |event| {
        matches!(
            event,
            Event::Moved {
                direction: Direction::One,
                ..
            }
        )
    });
    assert!(pushes(ATTACK[2]) > 1, "pushed again, aside");
    shows(LIMIT[0], |event| matches!(event, Event::TookBack { .. }));
}
