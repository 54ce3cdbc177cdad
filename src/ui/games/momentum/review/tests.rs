use ai::{
    Level,
    protocol::{Ask, Request, answer},
};
use rules::momentum::Config;
use yew::ServerRenderer;

use super::*;
use crate::ui::stage::Frames;

/// West is pushed off in the third turn.
const RECORD: &str = "[Game \"momentum\"]
[East \"Tetsu\"]
[West \"Kaze\"]

B>F,B>F:VLR FL>F,-:RVL FR>F,-:LRV
";

fn replay() -> Replay<Momentum> {
    Replay::of(RECORD).unwrap()
}

#[derive(Properties, PartialEq)]
struct PageProps {
    review: ReviewProps<Momentum>,
}

#[component]
fn Page(props: &PageProps) -> Html {
    Momentum::reviewed(props.review.clone())
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

#[tokio::test]
async fn every_frame_is_shown_with_its_turn() {
    let replay = replay();
    let names = ["Tetsu", "Kaze"].map(str::to_owned);
    let frames = Frames::of(replay.table.record());
    for frame in 0..replay.table.event_count() {
        let (event, view) = replay.table.frame(frame, Viewer::Public).unwrap();
        let page = page(frame, Vec::new()).await;
        let said = log_line(&event, &names);
        assert!(page.contains(&said), "{said}");
        assert!(page.contains(&t!("study-thinks")), "{frame}");
        assert!(!page.contains("style="));
        let turn = usize::from(view.bout.turns()) - 1;
        assert_eq!(frames.step(frame), Some(turn));
    }
}

#[tokio::test]
async fn turn_and_best_turn_are_put_on_one_scale() {
    let replay = replay();
    let begun = (0..replay.table.event_count())
        .rfind(|&frame| {
            matches!(
                replay.table.event(frame, Viewer::Public),
                Some(Event::Began { .. })
            )
        })
        .unwrap();
    let (_, view) = replay
        .table
        .after(2, Viewer::Seat(Side::East.into()))
        .unwrap();
    let request = Request::<Momentum> {
        id: 2,
        ask: Ask::Advice(view.clone(), ()),
        level: Level::default(),
        seed: 0,
    };
    let advice = answer(&request).reply.advice().unwrap();
    let position = view.bout.position();
    let Step::Act(Joint::One(_, action)) = replay.table.record().steps[2] else {
        panic!();
    };
    let shares = advice.compared(action).unwrap().map(words::wins_of_100);
    let best = advice.choice.action;
    assert_ne!(best, action);
    // Before the turn, the best one is on the board, and the text names its letters and numbers.
    let before = page(begun, vec![(2, advice.clone())]).await;
    for words in [&shares[0], &shares[1], "Tetsu: ", "The best: lean a"] {
        assert!(before.contains(words), "{words} in {before}");
    }
    let leans = shifts(&best).len();
    assert_eq!(before.matches("class=\"lean\"").count(), leans);
    // After it, the played one is; the best one is told in full.
    let last = replay.table.event_count() - 1;
    let after = page(last, vec![(2, advice)]).await;
    assert!(after.contains(&turn_words(position, &best)), "{after}");
    assert!(after.contains(&shares[0]) && after.contains(&shares[1]));
    assert!(after.contains("Tetsu leaned a"), "{after}");
    assert!(!after.contains(&t!("study-thinks")));
}

#[test]
fn turn_is_described_by_disks_and_steps() {
    let replay = replay();
    let start = Position::start(Config::default());
    let named = |step: usize| match replay.table.record().steps[step] {
        Step::Act(Joint::One(_, action)) => turn_words(&start, &action),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        named(0),
        "backward to forward, backward to forward; then 4 forward"
    );
    assert_eq!(
        named(1),
        "forward left to forward; then 1 forward, 1 backward right"
    );
}
