//! One test for each statement of the page. The examples are replayed by the rules.

mod pad;
mod techniques;

use std::sync::LazyLock;

use super::{
    examples::{Example, example, story},
    *,
};
use crate::{
    basho::{Book, Bout, Fighter, Keeper, LAST_LOSS, Rank},
    rules::{
        Game, Outcome, Seat, Side, Turn, Viewer,
        tricks::{Config, Event, HAND, KimariteSet, MOST_REVEALS, Trick, Tricks},
    },
    session::Table,
    ui::parts::Statements,
};

static PAGE: LazyLock<Statements> = LazyLock::new(Statements::of::<Tricks>);

fn says(sentences: &[&str]) {
    PAGE.say(sentences);
}

const EAST: Side = Side::East;
const WEST: Side = Side::West;

fn shown(tokens: &str) -> Example {
    example(tokens).unwrap()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// A trick such as `R5-R1`.
fn trick(leader: Side, cards: &str, position: i8, last: bool) -> Trick {
    let (led, followed) = cards.split_once('-').unwrap();
    Trick {
        leader,
        led: card(led),
        followed: card(followed),
        position,
        last,
    }
}

/// The highest technique of East and of West in a trick that East leads from the middle.
fn made(cards: &str) -> [Option<Kimarite>; 2] {
    let performed = trick(EAST, cards, 0, false).performed(Throws::Either);
    performed.map(KimariteSet::highest)
}

/// The bout with these hands and moves.
fn table([east, west]: [&str; 2], tokens: &str) -> Table<Tricks> {
    let text =
        format!("[Game \"tricks\"]\n[East-Hand \"{east}\"]\n[West-Hand \"{west}\"]\n\n{tokens}\n");
    Table::of(&text).unwrap()
}

/// Two hands with which every tachiai can be tied.
const EVEN: [&str; 2] = ["G1 G2 G3 G4 G5 R1 R2 R3", "W1 W2 W3 W4 W5 B1 B2 B3"];

/// The number of opening tags that contain all of these strings.
fn tags(with: &[&str]) -> usize {
    let opening = PAGE.page().split('<');
    let opening = opening.filter_map(|tag| tag.split('>').next());
    opening
        .filter(|tag| !tag.starts_with('/') && with.iter().all(|part| tag.contains(part)))
        .count()
}

#[test]
fn every_statement_has_a_test() {
    PAGE.are_tested_in(concat!(
        include_str!("tests.rs"),
        include_str!("tests/pad.rs"),
        include_str!("tests/techniques.rs")
    ));
}

#[test]
fn each_part_has_a_heading_and_a_link_in_the_contents() {
    assert_eq!(tags(&["h1"]), 1);
    assert_eq!(tags(&["nav ", r#"aria-labelledby="r-contents""#]), 1);
    assert_eq!(tags(&["button ", r#"class="link""#]), Part::ALL.len());
    for part in Part::ALL {
        let id = format!("\"r-{}\"", part.slug());
        let heading = format!("id={id}");
        assert_eq!(tags(&["h2 ", &heading, r#"tabindex="-1""#]), 1);
        let section = format!("aria-labelledby={id}");
        assert_eq!(tags(&["section ", &section]), 1);
    }
}

#[test]
fn each_technique_shows_kanji_printed_name_and_labelled_cards() {
    for kimarite in Kimarite::ALL {
        let slug = kimarite.slug();
        for words in [
            kimarite_name(kimarite),
            t!("term-kanji", term = slug),
            t!("kimarite-printed", kimarite = slug),
        ] {
            assert!(PAGE.page().contains(&words), "{words}");
        }
    }
    assert_eq!(tags(&["li ", r#"class="technique""#]), 5);
    // Each card is a labelled picture. The ring beside it is hidden because the caption says the same.
    for name in ["Red bird 4", "Red bird 5", "Black tortoise 2"] {
        let label = format!(r#"aria-label="{name}""#);
        assert!(tags(&["svg ", r#"role="img""#, &label]) > 0, "{name}");
    }
    let hidden = ["div ", r#"class="example-ring""#, r#"aria-hidden="true""#];
    assert_eq!(tags(&hidden), tags(&[r#"class="pic dohyo""#]));
}

#[test]
fn each_example_shows_the_ring_before_and_after() {
    let tricks = 3 + Kimarite::ALL.len();
    let figures = 1 + tricks + 2 + PLACES.len();
    assert_eq!(
        tags(&["figure"]),
        figures,
        "every example record must be valid"
    );
    let rings = tags(&["div ", r#"class="example-ring""#]);
    assert_eq!(
        rings,
        2 * (1 + tricks) + PLACES.len(),
        "with the aim’s picture"
    );
    assert!(!PAGE.page().contains("style="));
}

#[test]
fn each_technique_decides_its_example_under_either_throws_rule() {
    for kimarite in Kimarite::ALL {
        let shown = shown(of(kimarite));
        assert_eq!(shown.highest[shown.winner.index()], Some(kimarite));
        let trick = Trick {
            leader: shown.trick.leader,
            led: shown.trick.led,
            followed: shown.trick.followed,
            position: shown.before.position,
            last: shown.after.1.held == [0; 2],
        };
        let follower = trick.performed(Throws::Follower)[shown.winner.index()];
        assert_eq!(follower.highest(), Some(kimarite));
    }
}

#[test]
fn aim_is_the_first_of_five_techniques() {
    says(&[
        "Be the first to make one of five winning techniques: push the other wrestler out of the ring, or throw them.",
        "A winning technique is called a kimarite.",
        "Pushing out is number 1; the other four, numbers 2 to 5, are throws.",
        "If both sides make a technique in one trick, the higher number wins.",
    ]);
    assert_eq!(Kimarite::ALL.map(Kimarite::number), [1, 2, 3, 4, 5]);
    assert_eq!(Kimarite::ALL[0], Kimarite::Yorikiri);
    let won = shown(AIM);
    assert_eq!(
        (won.winner, won.highest[1]),
        (WEST, Some(Kimarite::Yorikiri))
    );
    assert!(matches!(won.after.0, Event::Decided(_)));
}

#[test]
fn every_trick_pushes_one_step() {
    says(&[
        "Two wrestlers lean into each other on a ring of clay.",
        "A trick is two cards, one from each side.",
        "Every trick that you take pushes the other wrestler one step.",
        "Whoever takes the trick pushes the other wrestler one step, and leads the next trick.",
    ]);
    let shown = shown(HIGHER);
    let (event, view) = shown.after;
    let pushed = Event::Pushed {
        by: WEST,
        from: 0,
        to: -1,
    };
    assert_eq!((event, view.trick), (pushed, Some((WEST, None))));
}

#[test]
fn first_technique_decides_the_bout() {
    says(&[
        "The first trick with a technique in it decides the bout.",
        "There are no points to count.",
        "Look at each trick before anyone pushes.",
        "If it makes one of these techniques, the bout is over and the wrestlers stay where they stood.",
    ]);
    for kimarite in Kimarite::ALL {
        let shown = shown(of(kimarite));
        let after = shown.after.1;
        assert!(matches!(after.turn, Turn::Over(Outcome::Win(_))));
        assert_eq!(after.position, shown.before.position, "nobody pushes");
    }
}

#[test]
fn twenty_cards_are_dealt_eight_to_each_and_four_unseen() {
    says(&[
        "Twenty cards: the numbers 1 to 5 in four colours.",
        "They are shuffled, and each side is dealt eight.",
        "The four left over stay face down for the whole bout, and nobody looks at them.",
    ]);
    assert_eq!(Card::all().count(), 20);
    for suit in Suit::ALL {
        let numbers: Vec<u8> = suit.cards().into_iter().map(Card::number).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5]);
    }
    assert_eq!((HAND, 20 - 2 * HAND), (8, 4));
    let bout = Table::<Tricks>::new(Config::default(), &mut rand::rng());
    let held: Vec<Card> = Side::PAIR
        .into_iter()
        .flat_map(|seat| bout.state().hand(seat))
        .collect();
    assert_eq!(held.len(), 16);
    let unseen = Card::all().filter(|card| !held.contains(card));
    let view = bout.view(Some(EAST).into());
    assert!(unseen.into_iter().all(|card| view.unknown().contains(card)));
}

#[test]
fn east_pushes_to_the_right_from_the_middle() {
    says(&[
        "East sits on the left and pushes to the right; West is the mirror image.",
        "The wrestlers begin in the middle.",
    ]);
    assert_eq!(shown(OFF_COLOUR).before.position, 0);
    assert_eq!(
        shown(OFF_COLOUR).after.1.position,
        1,
        "East took it: West’s edge"
    );
    assert_eq!(
        shown(HIGHER).after.1.position,
        -1,
        "West took it: East’s edge"
    );
}

#[test]
fn colour_is_never_the_only_sign() {
    says(&[
        "Every colour has its guardian and its letter too, so that you can play even if you cannot tell colours apart.",
        "The four colours are those of the tassels over a real ring, green, red, white and black, and each has the guardian that belongs to it.",
        "The book only asks for four colours.",
    ]);
    assert_eq!(Suit::ALL.map(Suit::letter), ['G', 'R', 'W', 'B']);
    let names = Suit::ALL.map(|suit| t!("suit-name", suit = suit_slug(suit)));
    let expected = ["Green dragon", "Red bird", "White tiger", "Black tortoise"];
    assert_eq!(names, expected);
    assert!(expected.iter().all(|name| PAGE.page().contains(name)));
}

#[test]
fn cards_of_the_tachiai_are_shown_together() {
    says(&[
        "The tachiai is the first clash.",
        "Each side picks a card in secret, and on the call Hakkyoi both are turned up.",
    ]);
    let mut bout = table(EVEN, "");
    let before = bout.len();
    bout.seal(Seat::EAST, card("G1")).unwrap();
    assert_eq!(bout.len(), before, "nothing has been shown");
    bout.seal(Seat::WEST, card("W2")).unwrap();
    let cards = [card("G1"), card("W2")];
    assert_eq!(
        bout.event(before, Viewer::Public),
        Some(Event::Clashed { cards })
    );
    assert_eq!(t!("shout", shout = "hakkyoi"), "Hakkyoi!");
}

#[test]
fn higher_number_leads_and_a_tie_is_chosen_again() {
    says(&[
        "The higher number leads the first trick: that side plays the first card.",
        "The colours don’t matter.",
        "If the numbers are the same, both pick again.",
    ]);
    let (leads, _) = story(CLASH).pop().unwrap();
    assert_eq!(leads, Event::Leads { seat: EAST });
    let (tied, view) = story(TIE).pop().unwrap();
    assert_eq!((tied, view.trick), (Event::Tied, None));
    assert!(Side::PAIR.iter().all(|&seat| view.turn.asks(seat)));
}

#[test]
fn cards_of_the_tachiai_are_spent_and_make_no_technique() {
    says(&[
        "The cards of the clash stay on the field, face up, and are not played again.",
        "Nobody draws new ones: what you spend here you will lack later.",
        "No technique counts yet.",
    ]);
    // A 4 and a 1 of one colour, and a 5 and a 1.
    for tokens in ["R4=R1", "R5=R1"] {
        let (_, view) = story(tokens).pop().unwrap();
        assert_eq!(
            (view.held, view.verdict, view.tachiai.len()),
            ([7, 7], None, 1)
        );
    }
    let text = format!(
        "[Game \"tricks\"]\n[East-Hand \"{}\"]\n[West-Hand \"{}\"]\n\nG1=W1 G1=W2\n",
        EVEN[0], EVEN[1]
    );
    assert!(
        Table::<Tricks>::of(&text).is_err(),
        "it is not played again"
    );
}

#[test]
fn led_colour_must_be_followed() {
    says(&[
        "Whoever has the lead plays any card, face up.",
        "The other side follows: it must play a card of that colour if it holds one; if it holds none, any card will do.",
    ]);
    let hands = ["G1 G2 R1 R2 W1 W2 B4 B5", "G3 G4 G5 R3 R4 R5 W4 W5"];
    let bout = table(hands, "B5=W4");
    let state = bout.state();
    assert_eq!(state.playable(EAST), state.hand(EAST));
    let follows = |led: &str| *table(hands, &format!("B5=W4 {led}-")).state();
    let green = follows("G1").playable(WEST);
    assert!(green.into_iter().all(|card| card.suit() == Suit::Green));
    let white: Vec<Card> = follows("W1").playable(WEST).into_iter().collect();
    assert_eq!(white, [card("W5")]);
    let free = follows("B4");
    assert_eq!(free.playable(WEST), free.hand(WEST));
}

#[test]
fn higher_card_of_the_colour_takes_the_trick() {
    says(&[
        "In one colour, the higher number takes the trick.",
        "Off colour never takes it: then the trick is the leader’s, however low their card.",
    ]);
    for (tokens, winner) in [(HIGHER, WEST), (OFF_COLOUR, EAST)] {
        let shown = shown(tokens);
        assert_eq!((shown.highest, shown.winner), ([None; 2], winner));
    }
    for led in Card::all() {
        for followed in Card::all().filter(|&card| card != led) {
            let trick = trick(EAST, &format!("{led}-{followed}"), 0, false);
            let higher = led.suit() == followed.suit() && followed.number() > led.number();
            assert_eq!(trick.winner(), if higher { WEST } else { EAST });
        }
    }
}

#[test]
fn ring_has_three_places() {
    says(&[
        "The two wrestlers always move together, and the ring has only three places: the middle and the two edges.",
        "If you take a trick in the middle, you push the other wrestler to their edge.",
        "If you take one on your own edge, you push both of you back to the middle.",
        "If you lose one there, you are pushed out: that is Yorikiri.",
    ]);
    let places = PLACES.map(|tokens| story(tokens).pop().unwrap().1.position);
    assert_eq!(places, [-1, 0, 1]);
    // East, on the own edge, takes a trick.
    let (_, back) = story("R5=R2 W4-W5 G2-G5").pop().unwrap();
    assert_eq!((back.position, back.verdict), (0, None));
}

#[test]
fn edge_is_where_the_wrestlers_stood_as_the_trick_began() {
    says(&[
        "To be on the edge means to stand there as the trick begins.",
        "Where the wrestlers stand is judged as the trick begins, before its push.",
    ]);
    let first = shown(PLACES[2]);
    assert_eq!(first.after.1.position, 1);
    assert_eq!(first.highest, [None; 2], "pushed to the edge, not out");
}

#[test]
fn no_bout_ends_undecided() {
    says(&[
        "No bout ends undecided.",
        "There are seven tricks at most, and whoever takes the last one wins by Uwatenage, unless the other makes a higher technique in it.",
    ]);
    assert_eq!(
        (MOST_REVEALS, HAND - 1),
        (7, 7),
        "one card goes in the tachiai"
    );
    for led in Card::all() {
        for followed in Card::all().filter(|&card| card != led) {
            let last = trick(EAST, &format!("{led}-{followed}"), 0, true);
            let own = last.performed(Throws::Either)[last.winner().index()];
            assert!(own.highest() >= Some(Kimarite::Uwatenage));
        }
    }
}

#[test]
fn seven_ties_void_the_bout() {
    says(&[
        "Only the tachiai can fail.",
        "If it is tied seven times, each side is down to one card: the bout is void.",
        "That is a torinaoshi, a new deal, and nothing is written on a scorepad.",
        "A bout that never finds a leader counts for nobody.",
    ]);
    let ties = "G1=W1 G2=W2 G3=W3 G4=W4 G5=W5 R1=B1";
    assert!(matches!(table(EVEN, ties).turn(), Turn::Act(_)));
    let void = table(EVEN, &format!("{ties} R2=B2"));
    assert_eq!(void.turn(), Turn::Over(Outcome::Draw));
    assert_eq!(void.kimarite(), Some("torinaoshi"));
    assert_eq!(Side::PAIR.map(|seat| void.state().hand(seat).len()), [1, 1]);
    assert_eq!(void.state().verdict(), None, "nobody has won or lost");
}

#[test]
fn own_hand_and_all_that_was_played_is_seen() {
    says(&[
        "You may look at your own hand and, at any time, at every card played: by whom, and in which trick.",
        "You may see where the wrestlers stand, how many cards the other side holds, and which colours it has shown to be out of.",
    ]);
    let hands = ["G5 G1 R5 R4 R3 W2 W4 B1", "G4 G2 G3 R2 R1 W5 B5 B2"];
    let bout = table(hands, OFF_COLOUR);
    let view = bout.view(Some(EAST).into());
    assert_eq!(view.hand, bout.state().hand(EAST));
    let played = view.tricks[0];
    assert_eq!(
        (played.card_of(EAST), played.card_of(WEST)),
        (card("W2"), card("B5"))
    );
    assert_eq!(
        (view.position, view.held, view.tachiai.len()),
        (1, [5, 5], 2)
    );
    assert!(view.out_of(WEST).contains(Suit::White) && !view.out_of(WEST).contains(Suit::Red));
}

#[test]
fn other_hand_and_the_four_cards_are_never_seen() {
    says(&[
        "You never see the other hand, the four cards left over, or a card of the tachiai before both are chosen.",
        "The computer sees no more than you do.",
    ]);
    let bout = table(EVEN, "G1=W2");
    let view = bout.view(Some(EAST).into());
    assert_eq!(view.unknown().len(), 7 + 4);
    let other = bout.state().hand(WEST);
    assert!(other.into_iter().all(|card| view.unknown().contains(card)));
    // A view is all that a computer is given; it has no other hand in it.
    assert_eq!(bout.state().view(Some(EAST).into()), view);
}

#[test]
fn names_follow_the_japan_sumo_association() {
    says(&["The techniques’ names follow the Japan Sumo Association."]);
    let names = Kimarite::ALL.map(kimarite_name);
    assert_eq!(
        names,
        [
            "Yorikiri",
            "Uwatenage",
            "Abisetaoshi",
            "Hikiotoshi",
            "Utchari"
        ]
    );
    assert!(PAGE.page().contains("our reading"));
    assert!(PAGE.page().contains(&t!("tricks-credit")));
}
