//! The markup reveals nothing of the other hand or of a pile's next cards.

use rules::Seat;

use super::*;
use crate::bout::people;

/// Some hands of three that West can hold in this bout.
const HANDS: [&str; 4] = ["TP,HK,TK", "YK,YT,OD", "TD,UH,MM", "KD,HK,TP"];

async fn markup(model: Model) -> String {
    rendered(Screen::bout(model), &[]).await.1
}

/// Asserts that all these models render the same page.
async fn alike(models: impl IntoIterator<Item = Model>, when: &str) -> String {
    let mut first = None;
    for (place, model) in models.into_iter().enumerate() {
        let page = markup(model).await;
        let first = first.get_or_insert_with(|| page.clone());
        assert!(
            *first == page,
            "{when}: page {place} differs from the first"
        );
    }
    first.unwrap()
}

fn seed(bout: &mut Value, seed: u64) {
    bout["lot"] = seed.into();
}

#[tokio::test]
async fn markup_hides_the_other_hand() {
    let begun = |players: &Value, west: &str, sealed: [Option<Action>; 2]| {
        let record = format!("[Game \"circle\"]\n\n1. E+YK,OD,MM W+{west}");
        model::<rules::circle::Circle>(data(players, &record, ALL_SEEN, &sealed))
    };
    let computer = HANDS.map(|west| begun(&against_the_computer(), west, [None; 2]));
    alike(computer, "a computer's hand").await;
    let seals = |west: &str| {
        Some(Action::Reveal(
            west.split(',').next().unwrap().parse().unwrap(),
        ))
    };
    let sealed = HANDS.map(|west| begun(&against_the_computer(), west, [None, seals(west)]));
    let page = alike(sealed, "what a computer has sealed").await;
    assert!(page.contains("Moyama’s card lies face down."), "{page}");

    // Two at one device: East behind the curtain, looking, and handing over with a sealed card; then West.
    let curtain = alike(
        HANDS.map(|west| begun(&people(), west, [None; 2])),
        "the curtain",
    )
    .await;
    assert!(!curtain.contains("fuda"), "the curtain shows a card");
    let lifted = |west| begun(&people(), west, [None; 2]).after(Msg::Lift);
    alike(HANDS.map(lifted), "what East sees").await;
    let east = ["YK", "OD", "MM"].map(|code| Some(Action::Reveal(code.parse().unwrap())));
    let handed = |east| begun(&people(), HANDS[0], [east, None]);
    let curtain = alike(east.map(handed), "the curtain for West").await;
    for word in ["fuda", "Yorikiri", "Oshidashi", "Mamorite", "chip"] {
        assert!(!curtain.contains(word), "the curtain shows {word}");
    }
    let page = alike(
        east.map(|east| handed(east).after(Msg::Lift)),
        "what West sees",
    )
    .await;
    assert!(page.contains("Tetsu’s card lies face down."));
    assert!(page.contains("Kaze, choose a card"));
    assert!(
        page.contains("Tetsu draws 3 cards."),
        "West must see how many cards Tetsu draws"
    );
    assert!(page.contains("Kaze draws Tsukidashi, Hikkake and Tsuppari."));
}

#[tokio::test]
async fn markup_hides_the_next_cards_of_a_pile() {
    // The next cards depend only on the seed and the length of the bout.
    let begun = |number: u64| {
        let mut bout = data(&people(), DRAWN, ALL_SEEN, &[None::<Action>; 2]);
        seed(&mut bout, number);
        model::<rules::circle::Circle>(bout)
    };
    alike((0..6).map(begun), "the curtain").await;
    let page = alike(
        (0..6).map(|seed| begun(seed).after(Msg::Lift)),
        "what East sees",
    )
    .await;
    for card in ["Yoritaoshi", "Tsukidashi", "Tsuppari"] {
        assert!(page.contains(&format!("{card}: may still come")), "{card}");
    }
    // Once a card is drawn, its owner sees it and the other player does not.
    let drawn = |number: u64| {
        let both = ["OD", "TP"].map(|code| Action::Reveal(code.parse().unwrap()));
        let [east, west] = [0, 1].map(|at| Msg::Choose(Seat::PAIR[at], both[at]));
        let mut model = begun(number).after(Msg::Lift).after(east).after(Msg::Lift);
        model = model.after(west);
        assert_eq!(model.looker(), Seat::WEST);
        while let Some(frame) = model.current_frame() {
            model = model.after(Msg::HoldTimePassed(frame)).after(Msg::GoOn);
        }
        // Both have seen the turn, and West looks alone again.
        model.after(Msg::Lift)
    };
    let hands: std::collections::BTreeSet<String> = {
        let mut hands = std::collections::BTreeSet::new();
        for seed in 0..12 {
            hands.insert(format!(
                "{:?}",
                drawn(seed).shown_to(rules::Viewer::Seat(Seat::EAST)).1.hand
            ));
        }
        hands
    };
    assert!(hands.len() > 2, "the seed must change the draws: {hands:?}");
    // In West's view, pages differ only by West's own draw.
    let mut by_draw = std::collections::BTreeMap::new();
    for seed in 0..12 {
        let model = drawn(seed);
        let own = format!("{:?}", model.shown().1.hand);
        let page = markup(model).await;
        let before = by_draw.entry(own).or_insert_with(|| page.clone());
        assert!(*before == page, "West's page reveals what East drew");
    }
    assert!(
        by_draw.len() < 12,
        "some of West's draws must be equal, or nothing was compared"
    );
}
