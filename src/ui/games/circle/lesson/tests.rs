use rules::{circle::Event, record::Record};

use super::*;

/// The events of the lesson.
fn events() -> Vec<Event> {
    struct All(Vec<Event>);
    impl rules::Sink<Circle> for All {
        fn note(&mut self, _: &Circle, event: Event) {
            self.0.push(event);
        }
    }
    let (record, _) = Record::<Circle>::parse(Circle::LESSON).unwrap();
    let mut all = All(Vec::new());
    record.replay(record.steps.len(), &mut all).unwrap();
    all.0
}

/// The events of the turn of this number, counted from 1.
fn turn(number: usize) -> Vec<Event> {
    let events = events();
    let begins = |event: &&Event| matches!(event, Event::Revealed { .. });
    let mut seen = 0;
    let turn = events.iter().filter(|event| {
        seen += usize::from(begins(event));
        seen == number
    });
    turn.copied().collect()
}

/// The coach's statements about each turn are true.
#[test]
fn each_turn_shows_what_the_coach_says() {
    let swapped = |event: &Event| matches!(event, Event::ChangedPlaces { .. });
    let pushed = |event: &Event| matches!(event, Event::Pushed { .. });
    let gained = |event: &Event| matches!(event, Event::PriorityGained { .. });
    assert!(!turn(1).iter().any(pushed), "each goes one circle");
    assert_eq!(turn(2).iter().filter(|event| pushed(event)).count(), 2);
    let third = turn(3);
    let place = |what: fn(&Event) -> bool| third.iter().position(what);
    assert!(
        place(|event| matches!(event, Event::ChangedPlaces { .. }))
            < place(|event| matches!(event, Event::Pushed { .. }))
    );
    assert!(third.iter().any(swapped));
    assert!(turn(4).iter().any(gained), "Kimedashi gives priority");
    let last = turn(5);
    assert!(
        last.iter()
            .any(|event| matches!(event, Event::TookBack { .. }))
    );
    assert!(
        last.iter()
            .any(|event| matches!(event, Event::Pushed { to: None, .. }))
    );
    let acted =
        |event: &&Event| matches!(event, Event::Moved { seat, .. } if *seat == rules::Side::West);
    assert!(
        !last.iter().any(|event| acted(&event)),
        "their Oshidashi never acts"
    );
}
