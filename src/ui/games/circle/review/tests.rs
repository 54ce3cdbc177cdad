use ai::Opponent as _;
use rand::{SeedableRng as _, rngs::SmallRng};
use rules::circle::CardSet;
use yew::ServerRenderer;

use super::*;
use crate::ui::stage::Frames;

/// East’s Hikkake and what follows it, in an unfinished bout.
const RECORD: &str = "[Game \"circle\"]
[East \"Tetsu\"]
[West \"Kaze\"]

E+HK,YK,OD W+MM,KD,YT HK=MM W>11 E:YK E>1 E+TK,TD W+TP
";

fn replay() -> Replay<Circle> {
    Replay::of(RECORD).unwrap()
}

#[derive(Properties, PartialEq)]
struct PageProps {
    review: ReviewProps<Circle>,
}

#[component]
fn Page(props: &PageProps) -> Html {
    Circle::reviewed(props.review.clone())
}

async fn page(frame: usize, advice: Vec<(u32, Advice)>) -> String {
    let review = ReviewProps {
        replay: replay(),
        frame,
        advice,
    };
    let page = ServerRenderer::<Page>::with_props(move || PageProps { review });
    page.hydratable(false).render().await
}

/// The frames of a step.
fn frames(step: usize) -> Vec<usize> {
    let frames = Frames::of(replay().table.record());
    (frames.after(step)..frames.after(step + 1)).collect()
}

#[test]
fn every_frame_belongs_to_its_step() {
    let replay = replay();
    let told = |step: usize| -> Vec<Event> {
        let frames = frames(step).into_iter();
        frames
            .filter_map(|frame| replay.table.event(frame, Viewer::Public))
            .collect()
    };
    assert!(matches!(
        told(0)[..],
        [Event::Drew {
            seat: Side::East,
            ..
        }]
    ));
    assert!(matches!(told(2)[..], [Event::Revealed { .. }]));
    assert!(matches!(
        told(3)[..],
        [Event::Moved { .. }, Event::Idle { .. }]
    ));
    assert!(matches!(told(4)[..], [Event::FollowedUp { .. }]));
    assert!(matches!(
        told(5)[..],
        [Event::Moved { .. }, Event::SetAside { .. }]
    ));
    let all: Vec<usize> = (0..replay.table.record().steps.len())
        .flat_map(frames)
        .collect();
    assert_eq!(all, (0..replay.table.event_count()).collect::<Vec<_>>());
}

#[test]
fn review_shows_both_hands() {
    let table = replay().table;
    let (event, view) = open(&table, frames(1)[0]).unwrap();
    assert!(matches!(
        event,
        Event::Drew {
            seat: Side::West,
            cards: Some(_),
            ..
        }
    ));
    assert_eq!(view.known.map(CardSet::len), [3, 3]);
}

#[tokio::test]
async fn review_shows_each_decision_with_its_advice() {
    let [frame] = frames(2)[..] else {
        panic!("step 2 must have exactly one frame");
    };
    let waits = page(frame, Vec::new()).await;
    let thinking = t!("study-thinks");
    assert_eq!(waits.matches(&thinking).count(), 2);
    let view = |seat| replay().table.after(2, Viewer::Seat(seat)).unwrap().1;
    let mut rng = SmallRng::seed_from_u64(1);
    let mut advice = |seat| Circle::advise(&view(seat), (), &mut rng, &mut ()).unwrap();
    let known = Seat::PAIR.map(|seat| (number(2, seat), advice(seat)));
    let told = page(frame, known.to_vec()).await;
    assert!(!told.contains(&thinking));
    for (name, card) in [("Tetsu", "hikkake"), ("Kaze", "mamorite")] {
        let card = t!("circle-card", card);
        assert!(told.contains(&t!("study-played", name, what = card)));
    }
    let luck = page(0, Vec::new()).await;
    assert!(
        !luck.contains(&thinking),
        "a draw is not a choice, so nothing is analysed"
    );
    assert!(!told.contains("style="));
}
