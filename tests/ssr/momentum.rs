//! `momentum`: set-up, every scene of a bout, two across from each other, and how a bout ends.

mod across;
mod ended;

use ::rules::{
    GameId, Seat, Side,
    momentum::{Action, Event, Facing, Momentum, Order, Shift},
};
use ai::{Opponent, protocol::answer};
use bout::{
    Scene,
    games::momentum::{Model, Msg},
};
use hakkyoi::ui::routes::Route;
use serde_json::Value;

use crate::{
    bout::{ALL_SEEN, against_the_computer, data, entry, model, people},
    games::Stored,
    markup::Document,
    screen::{Screen, rendered},
    tricks::{button, status},
};

/// East stands right behind West, and its momentum carries both over the rim.
const BEHIND: &str = "1. B>F,B>F:VRL -,-:VRL";
/// East stands on the rim, and its momentum leads off the board.
const RIM: &str = "1. F>B,F>B:VRL -,-:VRL";

/// Bouts as the page stores them.
pub(crate) fn stored() -> Stored {
    let stored = |tokens: &str| entry(&bout(&against_the_computer(), tokens, ALL_SEEN));
    Stored {
        slot: "bout.momentum",
        begun: stored(BEHIND),
        over: stored(&format!("{BEHIND} -,-:VRL")),
    }
}

async fn at(model: Model) -> Document {
    rendered(Screen::bout(model), &[]).await.0
}

/// A stored bout after these turns.
fn bout(players: &Value, tokens: &str, seen: usize) -> Value {
    let record = format!("[Game \"momentum\"]\n\n{tokens}");
    data(players, &record, seen, &[None::<Action>; 2])
}

/// A bout against the computer, all of it seen.
fn seen(tokens: &str) -> Model {
    model(bout(&against_the_computer(), tokens, ALL_SEEN))
}

/// The same bout while it shows the frame with this event.
fn showing(tokens: &str, event: impl Fn(&Event) -> bool) -> Model {
    let mut model: Model = model(bout(&against_the_computer(), tokens, 0));
    while !model.shown().0.is_some_and(|shown| event(&shown)) {
        let frame = model.current_frame().unwrap();
        model = model.after(Msg::HoldTimePassed(frame));
    }
    model
}

/// The elements with this attribute inside `outer`: the attribute's value and the element's name.
fn within(page: &Document, outer: usize, attribute: &str) -> Vec<(String, String)> {
    let found = page.all(|node| node.attribute(attribute).is_some());
    let told = |place: usize| {
        let value = page.get(place).attribute(attribute).unwrap();
        (value.to_owned(), page.name(place))
    };
    let inside = found.into_iter().filter(|&place| page.inside(place, outer));
    inside.map(told).collect()
}

/// The group with this name.
fn group(page: &Document, name: &str) -> usize {
    let groups = page.all(|node| node.is("role", "group"));
    let found: Vec<usize> = groups
        .into_iter()
        .filter(|&place| page.name(place) == name)
        .collect();
    assert_eq!(found.len(), 1, "groups named {name}");
    found[0]
}

/// The three axes: letter, name, and whether the button is disabled.
fn axes(page: &Document) -> Vec<(String, String, bool)> {
    let group = group(page, "Order of the three axes");
    let cards = within(page, group, "data-axis").into_iter();
    let shut = |letter: &str| {
        page.all(|node| node.tag == "button" && node.is("data-axis", letter))
            .iter()
            .any(|&place| page.get(place).is("aria-disabled", "true"))
    };
    cards
        .map(|(letter, name)| {
            let shut = shut(&letter);
            (letter, name, shut)
        })
        .collect()
}

/// The text on where both wrestlers stand.
fn standing(page: &Document) -> String {
    let board = page.one(|node| node.tag == "section" && node.has_class("hex-pic"));
    page.text(board)
}

#[tokio::test]
async fn set_up_names_every_question() {
    let (page, _) = rendered(Screen::at(Route::Setup(GameId::Momentum)), &[]).await;
    let asks = page.all(|node| node.tag == "fieldset");
    let names: Vec<_> = asks.iter().map(|&place| page.name(place)).collect();
    for ask in ["Who plays", "Names", "You sit", "Board", "Length", "Pace"] {
        assert!(names.iter().any(|name| name == ask), "{ask} in {names:?}");
    }
    for (group, answers) in [
        ("side", &["Side 6", "Side 7", "Side 8"][..]),
        (
            "length",
            &["Best of 3", "Best of 5", "Best of 7", "One bout"],
        ),
    ] {
        let radios = page.all(|node| node.is("type", "radio") && node.is("name", group));
        let names: Vec<_> = radios.iter().map(|&place| page.name(place)).collect();
        assert_eq!(names, answers);
    }
    let text = page.text(page.one(|node| node.tag == "main"));
    assert!(text.contains("the size that is fairest to both"), "{text}");
    assert!(
        text.contains("East begins the first bout; after that"),
        "{text}"
    );
    assert!(page.get(button(&page, "Begin")).is("type", "submit"));
}

#[tokio::test]
async fn screen_asks_for_the_first_turn() {
    let page = at(seen("")).await;
    let says = status(&page);
    assert!(says.contains("Move two disks"), "{says}");
    assert!(says.contains("or tap both hexes"), "{says}");
    // The player's own board is interactive, the other only readable.
    let own = within(&page, group(&page, "Tetsu’s momentum"), "data-hex");
    let words = [
        ("F", "forward: 2 disks"),
        ("FR", "forward right: 2 disks"),
        ("BR", "backward right: 2 disks"),
        ("B", "backward: 2 disks"),
        ("BL", "backward left: 2 disks"),
        ("FL", "forward left: 2 disks"),
    ];
    assert_eq!(
        own,
        words.map(|(hex, name)| (hex.to_owned(), name.to_owned()))
    );
    let theirs = group(&page, "Moyama’s momentum");
    assert!(within(&page, theirs, "data-hex").is_empty());
    assert!(
        page.text(theirs)
            .contains("backward: 2 disks, backward left: 2 disks")
    );
    let stands = standing(&page);
    for words in [
        "Tetsu’s hexes to the rim, by direction: forward 8, forward right 6, backward right 4, backward 4, backward left 4, forward left 6.",
        "Moyama’s hexes to the rim, by direction: forward ",
    ] {
        assert!(stands.contains(words), "{stands}");
    }
    for (_, name, shut) in axes(&page) {
        assert!(name.contains("balanced") && shut, "{name}");
    }
    let back = button(&page, "Take back");
    assert!(
        page.get(back).is("aria-disabled", "true"),
        "Take back must be disabled before the first step"
    );
    button(&page, "Leave a disk where it is");
    for name in ["Log", "Rules", "Menu"] {
        button(&page, name);
    }
    for practice in ["Hint", "Undo"] {
        let buttons = page.all(|node| node.tag == "button");
        assert!(buttons.iter().all(|&place| page.name(place) != practice));
    }
    let title = page.one(|node| node.tag == "h1");
    assert!(page.text(title).ends_with("Momentum"));
}

#[tokio::test]
async fn axes_show_their_steps_before_a_disk_moves() {
    let page = at(seen("1. B>F,BL>FR:VRL B>F,-:VRL")).await;
    let axes = axes(&page);
    let told: Vec<_> = axes
        .iter()
        .map(|(letter, name, shut)| (&**letter, name.contains("forward"), *shut))
        .collect();
    assert_eq!(
        told,
        [("V", true, false), ("R", true, false), ("L", false, true)]
    );
    assert!(
        axes[0].1.contains('2') && axes[0].1.contains("tap to walk"),
        "{axes:?}"
    );
    // The arrows on the board are those of the other wrestler: two forward.
    assert!(page.all(|node| node.has_class("open-way")).is_empty());
    let threat = page.one(|node| node.has_class("threat") && node.has_class("side-w"));
    let arrows = page.all(|node| node.has_class("threat-way"));
    assert_eq!(arrows.len(), 1);
    assert!(page.inside(arrows[0], threat));
    assert_eq!(page.all(|node| node.has_class("hatched")).len(), 2);
    let says = status(&page);
    assert!(says.contains("Moyama walked 2 hexes forward."), "{says}");
    assert!(
        page.texts()
            .any(|(_, text)| text.trim() == "Moyama stands ready: 2 forward.")
    );
    // The orders appear once the lean is set.
    assert!(page.all(|node| node.has_class("order")).is_empty());
    // The last turn is still marked: the path, and the disk that moved.
    page.one(|node| node.has_class("path") && node.has_class("quiet"));
    let lean = page.one(|node| node.has_class("lean"));
    assert!(page.inside(lean, group(&page, "Moyama’s momentum")));
}

#[tokio::test]
async fn frames_describe_each_event() {
    let told = async |tokens: &str, event: fn(&Event) -> bool| {
        let page = at(showing(tokens, event)).await;
        assert!(
            page.all(|node| node.attribute("data-hex").is_some())
                .is_empty(),
            "no hex may be playable while a frame shows"
        );
        status(&page)
    };
    let push = "1. B>F,B>F:VRL";
    for (tokens, event, words) in [
        (
            push,
            (|it| matches!(it, Event::Began { .. })) as fn(&Event) -> bool,
            "Turn 1: Tetsu.",
        ),
        (
            "1. -,-:VRL B>F,-:VRL",
            |it| matches!(it, Event::Leaned { .. }),
            "Moyama moves a disk from backward to forward.",
        ),
        (
            push,
            |it| matches!(it, Event::Walked { .. }),
            "Tetsu walks 3 hexes forward.",
        ),
        (
            push,
            |it| matches!(it, Event::Pushed { .. }),
            "Tetsu pushes Moyama 1 hex forward.",
        ),
        (
            "1. B>F,B>F:VRL -,-:VRL -,-:VRL",
            |it| matches!(it, Event::PushedOff { .. }),
            "Tetsu pushes Moyama off the board, forward.",
        ),
        (
            "1. F>B,F>B:VRL -,-:VRL -,-:VRL",
            |it| matches!(it, Event::Fell { .. }),
            "Tetsu walks off the board, backward.",
        ),
    ] {
        let says = told(tokens, event).await;
        assert!(says.contains(words), "{says}");
    }
}

#[tokio::test]
async fn wrestler_off_the_board_is_drawn_beside_it() {
    let tokens = format!("{BEHIND} -,-:VRL");
    let page = at(showing(&tokens, |it| matches!(it, Event::Ended(_)))).await;
    assert!(standing(&page).contains("Moyama is off the board."));
    let west = page.one(|node| node.has_class("wrestler") && node.is("data-seat", "west"));
    assert!(page.get(west).has_class("q0") && page.get(west).has_class("r-7"));
    assert!(page.get(west).has_class("is-out"));
    // The call comes after the fall.
    page.one(|node| node.has_class("shout"));
    let falls = at(showing(&tokens, |it| matches!(it, Event::PushedOff { .. }))).await;
    assert!(falls.all(|node| node.has_class("shout")).is_empty());
    button(&page, "Result");
    assert!(status(&page).contains("Tetsu wins the bout."));
    let log = page.text(page.one(|node| node.is("role", "log")));
    assert!(log.contains("Turn 3: Tetsu."), "{log}");
    assert!(log.contains("off the board, forward"), "{log}");
}

#[tokio::test]
async fn wests_board_is_turned_to_match_the_middle() {
    // Side by side, West's board has the orientation of the board in the middle: forward points left.
    let page = at(model(bout(&people(), "1. -,-:VRL", ALL_SEEN))).await;
    assert!(
        status(&page).contains("Kaze: move two disks"),
        "{}",
        status(&page)
    );
    let board = group(&page, "Kaze’s momentum");
    let own = within(&page, board, "data-hex");
    assert_eq!(own.len(), 6);
    let place = |hex: &str| {
        let at = page.one(|node| node.is("data-hex", hex));
        page.get(at).attribute("class").unwrap().to_owned()
    };
    for (hex, opposite) in [("F", "at-B"), ("FR", "at-BL"), ("BL", "at-FR")] {
        assert!(
            place(hex).ends_with(opposite),
            "{hex} stands {}",
            place(hex)
        );
    }
    let east = group(&page, "Tetsu’s momentum");
    assert!(
        within(&page, east, "data-hex").is_empty(),
        "Tetsu's board must not be playable on Kaze's turn"
    );
}

#[tokio::test]
async fn thinking_computer_leaves_nothing_to_press() {
    let thinking = seen("1. B>F,B>F:VRL");
    assert_eq!(thinking.scene(), Scene::Waits);
    let page = at(thinking.clone()).await;
    assert!(status(&page).contains("Moyama is thinking"));
    assert!(
        page.all(|node| node.attribute("data-hex").is_some())
            .is_empty()
    );
    assert!(page.all(|node| node.has_class("go")).is_empty());
    let id = thinking.question().unwrap().id;
    let failed = thinking.after(Msg::Answer {
        id,
        reply: ai::protocol::Reply::Failed,
    });
    let page = at(failed).await;
    assert!(status(&page).contains("The computer could not choose"));
    button(&page, "Ask again");
}

#[tokio::test]
async fn practice_adds_hint_and_undo() {
    let mut practice = bout(&against_the_computer(), BEHIND, ALL_SEEN);
    practice["keiko"] = true.into();
    let practice: Model = model(practice);
    let page = at(practice.clone()).await;
    for name in ["Hint", "Undo"] {
        assert!(
            !page.get(button(&page, name)).is("aria-disabled", "true"),
            "{name}"
        );
    }
    let page = at(practice.after(Msg::Hint)).await;
    page.one(|node| node.has_class("hint"));
    // The advised turn is drawn on the board until the player begins a turn.
    let thinking = practice.after(Msg::Hint);
    let told = thinking.after(Msg::Hinted(answer(&thinking.hint_question().unwrap())));
    let page = at(told).await;
    let path = page.one(|node| node.has_class("path") && !node.has_class("quiet"));
    assert!(
        page.get(path).has_class("side-e"),
        "the advice wears its player's colour"
    );
    assert!(!page.all(|node| node.has_class("badge")).is_empty());
    assert!(page.all(|node| node.has_class("threat")).is_empty());
    assert!(status(&page).contains("then walk 1"), "{}", status(&page));
    let page = at(practice.after(Msg::Undo)).await;
    assert!(page.get(button(&page, "Undo")).is("aria-disabled", "true"));
    assert!(status(&page).contains("Move two disks"));
}

#[test]
fn disks_that_a_person_moved_are_not_shown_again() {
    let told = |tokens: &str| {
        let mut model: Model = model(bout(&against_the_computer(), tokens, 0));
        let mut seats = Vec::new();
        while let Some(frame) = model
            .current_frame()
            .filter(|_| model.scene() == Scene::TimedFrame)
        {
            if let (Some(Event::Leaned { seat, .. }), _) = model.shown() {
                seats.push(seat);
            }
            model = model.after(Msg::HoldTimePassed(frame));
        }
        seats
    };
    assert!(told("1. B>F,B>F:VRL").is_empty());
    assert_eq!(told("1. B>F,B>F:VRL B>F,B>F:VRL"), [Side::West; 2]);
}

#[test]
fn turn_taken_back_and_repeated_is_answered_alike() {
    let shift = |from, to| Some(Shift { from, to });
    let turn = Action {
        lean: [shift(Facing::B, Facing::F), shift(Facing::BL, Facing::FR)],
        order: Order::ALL[0],
    };
    for level in ["makushita", "maegashira"] {
        let players = serde_json::json!([{ "person": "Tetsu" }, { "computer": level }]);
        let mut practice = bout(&players, "", ALL_SEEN);
        practice["keiko"] = true.into();
        // The worker answers hints meanwhile, and keeps what it has computed.
        let mut memory = <Momentum as Opponent>::Memory::default();
        let mut played = |model: Model| {
            let mut model = model.after(Msg::Choose(Seat::EAST, turn));
            let answer = model.question().unwrap().answer(&mut memory);
            model = model.after(Msg::Answer {
                id: answer.id,
                reply: answer.reply,
            });
            while let (Scene::TimedFrame, Some(frame)) = (model.scene(), model.current_frame()) {
                model = model.after(Msg::HoldTimePassed(frame));
            }
            model
        };
        let once = played(model(practice));
        assert_eq!(once.table().record().steps.len(), 2);
        let mut again = once.clone();
        for _ in 0..2 {
            again = again.after(Msg::Undo);
            assert!(again.table().record().steps.is_empty());
            again = played(again);
            assert_eq!(again.record(&[]), once.record(&[]), "{level}");
        }
    }
}

#[tokio::test]
async fn impossible_stored_bout_renders_nothing() {
    let broken = bout(
        &against_the_computer(),
        "1. B>F,B>F:VRL -,-:VRL B>F,-:VRL",
        0,
    );
    let screen = Screen::at(Route::Bout(GameId::Momentum));
    let kept = [("bout.momentum", &*entry(&broken))];
    assert_eq!(crate::screen::markup(screen.clone(), &kept).await, "");
    let sound = bout(&against_the_computer(), BEHIND, ALL_SEEN);
    let (page, _) = rendered(screen, &[("bout.momentum", &entry(&sound))]).await;
    assert!(status(&page).contains("Move two disks"));
}
