//! What proves the statements of the page, each found by the key of its message.

mod pad;
mod techniques;

use basho::{Book, Bout, Fighter, LAST_LOSS, PadOwner, Rank};
use bout::Table;
use rules::{
    Game, Outcome, Seat, Side, Turn, Viewer,
    tricks::{Config, Event, HAND, KimariteSet, MOST_REVEALS, Trick, Tricks},
};

use super::{
    examples::{Example, example, story},
    *,
};
use crate::ui::{
    games::{Proof, check_rules, markup},
    parts::Block,
};

const fn how(kimarite: &'static str) -> Text {
    text!("kimarite-how", kimarite = kimarite)
}

const fn more(kimarite: &'static str) -> Text {
    text!("rules-kimarite-more", kimarite = kimarite)
}

/// What proves each text of the page.
#[rustfmt::skip]
const PROOFS: &[Proof] = &[
    (text!("rules-lead"), &[aim_is_the_first_of_five_techniques]),
    (text!("rules-aim"), &[aim_is_the_first_of_five_techniques, every_trick_pushes_one_step]),
    (text!("rules-aim-end"), &[first_technique_decides_the_bout]),
    (text!("rules-deal"), &[twenty_cards_are_dealt_eight_to_each_and_four_unseen]),
    (text!("rules-deal-sides"), &[east_pushes_to_the_right_from_the_middle]),
    (text!("rules-deal-colours"), &[colour_is_never_the_only_sign]),
    (text!("rules-tachiai"), &[cards_of_the_tachiai_are_shown_together, higher_number_leads_and_a_tie_is_chosen_again]),
    (text!("rules-tachiai-cost"), &[cards_of_the_tachiai_are_spent_and_make_no_technique]),
    (text!("rules-trick"), &[led_colour_must_be_followed]),
    (text!("rules-trick-taker"), &[higher_card_of_the_colour_takes_the_trick]),
    (text!("rules-push"), &[every_trick_pushes_one_step, ring_has_three_places]),
    (text!("rules-kimarite"), &[first_technique_decides_the_bout, edge_is_where_the_wrestlers_stood_as_the_trick_began]),
    (how("yorikiri"), &[techniques::yorikiri_is_a_trick_won_while_they_stand_on_their_edge]),
    (more("yorikiri"), &[techniques::yorikiri_is_a_trick_won_while_they_stand_on_their_edge]),
    (how("uwatenage"), &[techniques::uwatenage_is_the_last_trick]),
    (more("uwatenage"), &[techniques::uwatenage_is_the_last_trick]),
    (how("abisetaoshi"), &[techniques::abisetaoshi_is_a_4_on_a_1_of_its_colour]),
    (more("abisetaoshi"), &[techniques::abisetaoshi_is_a_4_on_a_1_of_its_colour]),
    (how("hikiotoshi"), &[techniques::hikiotoshi_is_a_1_under_a_5_of_its_colour]),
    (more("hikiotoshi"), &[techniques::hikiotoshi_is_a_1_under_a_5_of_its_colour]),
    (how("utchari"), &[techniques::utchari_is_an_off_colour_2_on_ones_own_edge]),
    (more("utchari"), &[techniques::utchari_is_an_off_colour_2_on_ones_own_edge]),
    (text!("rules-throws"), &[techniques::throws_count_for_both_unless_agreed_otherwise]),
    (text!("rules-both"), &[techniques::higher_number_wins_if_both_make_a_technique]),
    (text!("rules-draw"), &[no_bout_ends_undecided]),
    (text!("rules-draw-void"), &[seven_ties_void_the_bout]),
    (text!("rules-sight"), &[own_hand_and_all_that_was_played_is_seen]),
    (text!("rules-sight-never"), &[other_hand_and_the_four_cards_are_never_seen]),
    (text!("rules-pad"), &[
        pad::wrestlers_and_computers_keep_scorepads_and_guests_keep_none, pad::third_loss_closes_the_sheet_and_its_wins_make_the_rank,
    ]),
    (text!("rules-pad-kept"), &[pad::third_loss_closes_the_sheet_and_its_wins_make_the_rank]),
    (reading("colours"), &[colour_is_never_the_only_sign]),
    (reading("throws"), &[techniques::throws_count_for_both_unless_agreed_otherwise]),
    (reading("edge"), &[edge_is_where_the_wrestlers_stood_as_the_trick_began]),
    (reading("void"), &[seven_ties_void_the_bout]),
    (reading("spelling"), &[names_follow_the_japan_sumo_association]),
];

#[test]
fn each_statement_of_the_page_is_proved() {
    check_rules::<Tricks>(PROOFS);
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
fn tags(markup: &str, with: &[&str]) -> usize {
    let opening = markup.split('<').filter_map(|tag| tag.split('>').next());
    opening
        .filter(|tag| !tag.starts_with('/') && with.iter().all(|part| tag.contains(part)))
        .count()
}

#[test]
fn each_technique_shows_kanji_printed_name_labelled_cards_and_two_rings() {
    let (techniques, spellings) = (markup(techniques), markup(spellings));
    for kimarite in Kimarite::ALL {
        let slug = kimarite.slug();
        for words in [kimarite_name(kimarite), t!("term-kanji", term = slug)] {
            assert!(techniques.contains(&words), "{words}");
        }
        let printed = t!("kimarite-printed", kimarite = slug);
        assert!(spellings.contains(&printed), "{printed}");
    }
    assert_eq!(tags(&techniques, &["li ", r#"class="technique""#]), 5);
    // Each card is a labelled picture. The ring beside it is hidden because the caption says the same.
    for name in ["Red bird 4", "Red bird 5", "Black tortoise 2"] {
        let label = format!(r#"aria-label="{name}""#);
        let cards = tags(&techniques, &["svg ", r#"role="img""#, &label]);
        assert!(cards > 0, "{name}");
    }
    let hidden = ["div ", r#"class="example-ring""#, r#"aria-hidden="true""#];
    let rings = tags(&techniques, &[r#"class="pic dohyo""#]);
    assert_eq!((tags(&techniques, &hidden), rings), (10, 10));
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

fn aim_is_the_first_of_five_techniques() {
    assert_eq!(Kimarite::ALL.map(Kimarite::number), [1, 2, 3, 4, 5]);
    assert_eq!(Kimarite::ALL[0], Kimarite::Yorikiri);
    let won = shown(AIM);
    assert_eq!(
        (won.winner, won.highest[1]),
        (WEST, Some(Kimarite::Yorikiri))
    );
    assert!(matches!(won.after.0, Event::Decided(_)));
}

fn every_trick_pushes_one_step() {
    let shown = shown(HIGHER);
    let (event, view) = shown.after;
    let pushed = Event::Pushed {
        by: WEST,
        from: 0,
        to: -1,
    };
    assert_eq!((event, view.trick), (pushed, Some((WEST, None))));
}

fn first_technique_decides_the_bout() {
    for kimarite in Kimarite::ALL {
        let shown = shown(of(kimarite));
        let after = shown.after.1;
        assert!(matches!(after.turn, Turn::Over(Outcome::Win(_))));
        assert_eq!(after.position, shown.before.position, "nobody pushes");
    }
}

fn twenty_cards_are_dealt_eight_to_each_and_four_unseen() {
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

fn east_pushes_to_the_right_from_the_middle() {
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

fn colour_is_never_the_only_sign() {
    assert_eq!(Suit::ALL.map(Suit::letter), ['G', 'R', 'W', 'B']);
    let names = Suit::ALL.map(|suit| t!("suit-name", suit = suit.slug()));
    let expected = ["Green dragon", "Red bird", "White tiger", "Black tortoise"];
    assert_eq!(names, expected);
    let colours = markup(colours);
    assert!(expected.iter().all(|name| colours.contains(name)));
}

fn cards_of_the_tachiai_are_shown_together() {
    let mut bout = table(EVEN, "");
    let before = bout.event_count();
    bout.seal(Seat::EAST, card("G1")).unwrap();
    assert_eq!(bout.event_count(), before, "nothing has been shown");
    bout.seal(Seat::WEST, card("W2")).unwrap();
    let cards = [card("G1"), card("W2")];
    assert_eq!(
        bout.event(before, Viewer::Public),
        Some(Event::Clashed { cards })
    );
    assert_eq!(t!("shout", shout = "hakkyoi"), "Hakkyoi!");
}

fn higher_number_leads_and_a_tie_is_chosen_again() {
    let (leads, _) = story(CLASH).pop().unwrap();
    assert_eq!(leads, Event::Leads { seat: EAST });
    let (tied, view) = story(TIE).pop().unwrap();
    assert_eq!((tied, view.trick), (Event::Tied, None));
    assert!(Side::PAIR.iter().all(|&seat| view.turn.asks(seat)));
}

fn cards_of_the_tachiai_are_spent_and_make_no_technique() {
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

fn led_colour_must_be_followed() {
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

fn higher_card_of_the_colour_takes_the_trick() {
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

fn ring_has_three_places() {
    let places = PLACES.map(|tokens| story(tokens).pop().unwrap().1.position);
    assert_eq!(places, [-1, 0, 1]);
    // East, on the own edge, takes a trick.
    let (_, back) = story("R5=R2 W4-W5 G2-G5").pop().unwrap();
    assert_eq!((back.position, back.verdict), (0, None));
}

fn edge_is_where_the_wrestlers_stood_as_the_trick_began() {
    let first = shown(PLACES[2]);
    assert_eq!(first.after.1.position, 1);
    assert_eq!(first.highest, [None; 2], "pushed to the edge, not out");
}

fn no_bout_ends_undecided() {
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

fn seven_ties_void_the_bout() {
    let ties = "G1=W1 G2=W2 G3=W3 G4=W4 G5=W5 R1=B1";
    assert!(matches!(table(EVEN, ties).turn(), Turn::Act(_)));
    let void = table(EVEN, &format!("{ties} R2=B2"));
    assert_eq!(void.turn(), Turn::Over(Outcome::Draw));
    assert_eq!(void.kimarite(), Some("torinaoshi"));
    assert_eq!(Side::PAIR.map(|seat| void.state().hand(seat).len()), [1, 1]);
    assert_eq!(void.state().verdict(), None, "nobody has won or lost");
}

fn own_hand_and_all_that_was_played_is_seen() {
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

fn other_hand_and_the_four_cards_are_never_seen() {
    let bout = table(EVEN, "G1=W2");
    let view = bout.view(Some(EAST).into());
    assert_eq!(view.unknown().len(), 7 + 4);
    let other = bout.state().hand(WEST);
    assert!(other.into_iter().all(|card| view.unknown().contains(card)));
    // A view is all that a computer is given; it has no other hand in it.
    assert_eq!(bout.state().view(Some(EAST).into()), view);
}

fn names_follow_the_japan_sumo_association() {
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
    let says = |text| {
        let is_it = |block: &Block| matches!(block, Paragraph(it) if *it == text);
        RULES_PAGE.blocks.iter().any(is_it)
    };
    assert!(says(text!("rules-ours")) && says(text!("tricks-credit")));
}
