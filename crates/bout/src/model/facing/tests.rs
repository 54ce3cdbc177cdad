use crate::Player;
use rand::{Rng as _, RngExt as _, SeedableRng as _, rngs::SmallRng};
use rules::tricks::{Card, CardSet, Config, Event, Suit, Tricks};

use super::{super::Scene, *};
use crate::games::tricks::{Model, Msg, open_hand};

mod hidden;
mod open_hands;

const EAST: Seat = Seat::EAST;
const WEST: Seat = Seat::WEST;

fn people() -> [Player; 2] {
    ["Tetsu", "Kaze"].map(|name| Player::Person(name.to_owned()))
}

fn begun(seed: u64) -> Model {
    let rng = &mut SmallRng::seed_from_u64(seed);
    Model::new(people(), true, Config::default(), rng).seated(Seating::Facing)
}

/// A bout after these moves of a record, all of it seen.
fn after(hands: [&str; 2], moves: &str) -> Model {
    let [east, west] = hands;
    let mut saved = begun(0).save();
    saved.table.record =
        format!("[Game \"tricks\"]\n[East-Hand \"{east}\"]\n[West-Hand \"{west}\"]\n\n{moves}\n");
    let mut model = Model::resume(saved).unwrap();
    model.seen = Seats::new(2, model.table.event_count());
    model
}

const HANDS: [&str; 2] = ["G1 G4 R2 R5 W1 W3 B1 B5", "G2 G5 R1 R4 W2 W4 B2 B3"];

fn does(model: &Model, seat: Seat, gesture: Gesture) -> Model {
    model.after(Msg::Edge(seat, gesture))
}

fn plays(model: &Model, seat: Seat, place: usize) -> Model {
    does(
        &does(model, seat, Gesture::Pick(Some(place))),
        seat,
        Gesture::Play,
    )
}

/// The index of the card in the seat's hand.
fn place(model: &Model, seat: Seat, card: &str) -> usize {
    let card: Card = card.parse().unwrap();
    let standing = model.standing(seat).into_iter();
    standing.clone().position(|other| other == card).unwrap()
}

/// Does what the screen waits for; the players play their last legal card.
fn go(model: &Model) -> Model {
    match model.scene() {
        Scene::TimedFrame => model.after(Msg::HoldTimePassed(model.current_frame().unwrap())),
        Scene::MustBeSeen => does(&does(model, EAST, Gesture::GoOn), WEST, Gesture::GoOn),
        Scene::Asked => {
            let seat = Seat::PAIR
                .into_iter()
                .rev()
                .find(|&s| model.asks(s))
                .unwrap();
            let cards = model.edge(seat).cards;
            let played = (0..cards).rev().map(|place| plays(model, seat, place));
            played
                .into_iter()
                .find(|next| !next.edge(seat).refused)
                .unwrap()
        }
        Scene::Over => model.clone(),
        scene => panic!("{scene:?} face to face"),
    }
}

/// Asserts that the screen reveals no hand but these.
fn tells_only(model: &Model, held: [bool; 2]) {
    let (event, view) = model.shown();
    assert_eq!((view.viewer, view.hand), (Viewer::Public, CardSet::EMPTY));
    assert_eq!((model.sealed(), open_hand(model)), (None, None));
    assert_eq!(model.you(), None);
    let story = model.story().into_iter();
    for (event, view) in story.chain(event.map(|event| (event, view))) {
        assert_eq!(view.viewer, Viewer::Public);
        assert!(!matches!(event, Event::Dealt { hands } if hands != [None; 2]));
    }
    for seat in Seat::PAIR {
        let side = model.edge(seat);
        assert_eq!(side.looks(), held[seat.index()]);
        if side.looks() {
            assert_eq!(side.view.viewer, Viewer::Seat(seat));
            assert_eq!(
                side.view.hand.len(),
                usize::from(side.view.held[seat.index()])
            );
        } else {
            assert_eq!(
                (side.view.viewer, side.view.hand),
                (Viewer::Public, CardSet::EMPTY)
            );
            assert_eq!(side.sealed, None);
        }
    }
}

#[test]
fn hand_shows_only_while_its_cover_is_held() {
    for seed in 0..20 {
        let mut model = begun(seed);
        let mut scenes = Vec::new();
        loop {
            assert!(model.facing());
            tells_only(&model, [false; 2]);
            for held in [[true, false], [false, true], [true, true]] {
                let looking = Seat::PAIR.into_iter().fold(model.clone(), |model, seat| {
                    does(&model, seat, Gesture::Look(held[seat.index()]))
                });
                tells_only(&looking, held);
                let one = does(&looking, EAST, Gesture::Look(false));
                tells_only(&one, [false, held[1]]);
                assert_eq!(
                    does(&one, WEST, Gesture::Look(false)),
                    model,
                    "a look leaves no trace"
                );
            }
            scenes.push(model.scene());
            if model.scene() == Scene::Over {
                break;
            }
            model = go(&model);
        }
        for scene in [Scene::TimedFrame, Scene::MustBeSeen, Scene::Asked] {
            assert!(scenes.contains(&scene), "{scene:?}");
        }
    }
}

#[test]
fn no_message_reveals_a_covered_hand() {
    for seed in 0..300 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut model = begun(seed);
        let mut held = [false; 2];
        for _ in 0..250 {
            let seat = Seat::PAIR[rng.random_range(0..2)];
            let msg = match rng.random_range(0..16) {
                0 | 1 => Msg::Edge(seat, Gesture::Look(true)),
                2 => Msg::Edge(seat, Gesture::Look(false)),
                3..6 => Msg::Edge(seat, Gesture::Pick(Some(rng.random_range(0..9)))),
                6 | 7 => Msg::Edge(seat, Gesture::Play),
                8 => Msg::Edge(seat, Gesture::TakeBack),
                9 => Msg::Edge(seat, Gesture::GoOn),
                10 => Msg::HoldTimePassed(model.current_frame().unwrap_or(3)),
                11 => Msg::Choose(seat, Card::all().nth(rng.random_range(0..20)).unwrap()),
                12 => Msg::Lift,
                13 if rng.next_u32() % 8 == 0 => Msg::Sit(match model.seating() {
                    Seating::Facing => Seating::Passing,
                    Seating::Passing => Seating::Facing,
                }),
                14 if rng.next_u32() % 8 == 0 => Msg::Room(rng.next_u32() % 3 > 0),
                15 if rng.next_u32() % 8 == 0 => Msg::Undo,
                _ => Msg::HoldTimePassed(model.current_frame().unwrap_or(0)),
            };
            model = model.after(msg.clone());
            match msg {
                Msg::Edge(seat, Gesture::Look(on)) if model.facing() => held[seat.index()] = on,
                _ if !model.facing() => held = [false; 2],
                _ => (),
            }
            if model.facing() {
                tells_only(&model, held);
            } else {
                let viewer = match model.viewing {
                    ViewingState::Open(seat) => Viewer::Seat(seat),
                    _ => Viewer::Public,
                };
                assert_eq!(model.shown().1.viewer, viewer);
                assert!(Seat::PAIR.iter().all(|&seat| !model.edge(seat).looks()));
            }
        }
    }
}

#[test]
fn screen_does_not_depend_on_the_other_hand() {
    // Replaces two of West's cards by G3 and R3, which nobody has seen.
    let others = [HANDS[0], "G3 G5 R1 R3 W2 W4 B2 B3"];
    for moves in ["", "G1=G5", "G1=G5 R1-", "G4=W2 B5-B2"] {
        let [one, another] = [HANDS, others].map(|hands| {
            let model = after(hands, moves);
            does(&model, EAST, Gesture::Look(true))
        });
        assert_ne!(one, another);
        assert_eq!(one.shown(), another.shown(), "{moves}");
        assert_eq!(one.story(), another.story(), "{moves}");
        for seat in Seat::PAIR {
            assert_eq!(one.edge(seat), another.edge(seat), "{moves}");
        }
    }
}

#[test]
fn card_position_reveals_nothing() {
    const SEEDS: u64 = 4_000;
    let mut stood = [[0_i32; 8]; 8];
    let mut alike = 0;
    for seed in 0..SEEDS {
        let mut model = after(HANDS, "");
        // Like two separate draws: the seats use the seed and the one after it.
        model.seed = 2 * seed;
        let [east, west] = Seat::PAIR.map(|seat| model.standing(seat));
        for (card, times) in HANDS[0].split(' ').zip(&mut stood) {
            times[place(&model, EAST, card)] += 1;
        }
        let first = |hand: &[Card]| hand.iter().position(|card| card.suit() == Suit::Green);
        alike += i32::from(first(&east) == first(&west));
    }
    // Each card is expected at each index 500 times, within six standard deviations of 21.
    for times in stood.as_flattened() {
        assert!((374..=626).contains(times), "{stood:?}");
    }
    // The first of a hand's two green cards is at index k with probability (7 - k) / 28. Both hands have it at the same index with the sum
    // of the squares, 140 / 784.
    assert!((568..=861).contains(&alike), "{alike}");
}

#[test]
fn hand_order_never_changes() {
    let mut model = begun(5);
    let first = Seat::PAIR.map(|seat| model.standing(seat));
    assert_ne!(first, Seat::PAIR.map(|seat| begun(6).standing(seat)));
    while model.scene() != Scene::Over {
        for seat in Seat::PAIR {
            let standing = model.standing(seat);
            let mut before = first[seat.index()].clone();
            before.retain(|card| standing.contains(card));
            assert_eq!(standing, before, "removing a card moves no other");
            let side = model.edge(seat);
            assert_eq!(side.standing, [], "a covered hand shows no cards");
            let looks = does(&model, seat, Gesture::Look(true)).edge(seat);
            assert_eq!(
                (looks.standing.len(), looks.cards),
                (side.cards, side.cards)
            );
            let anew = Model::resume(model.save()).unwrap();
            assert_eq!(anew.standing(seat), standing, "after a reload");
        }
        model = go(&model);
    }
}

#[test]
fn cards_sealed_in_any_order_are_revealed_together() {
    for [first, second] in [[EAST, WEST], [WEST, EAST]] {
        let begun = after(HANDS, "");
        assert!(Seat::PAIR.iter().all(|&seat| begun.asks(seat)));
        let one = plays(&begun, first, 1);
        assert_eq!(one.shown(), begun.shown(), "nothing is revealed yet");
        assert!(one.has_sealed(first) && one.edge(first).cards == 7);
        assert!(!one.asks(first) && one.asks(second));
        let both = plays(&one, second, 0);
        assert!(!both.has_sealed(first));
        assert!(matches!(both.shown().0, Some(Event::Clashed { .. })));
    }
}

#[test]
fn sealed_card_can_be_taken_back_until_the_other_seals() {
    let begun = after(HANDS, "");
    let sealed = plays(&begun, WEST, 3);
    assert!(sealed.edge(WEST).can_take_back && !sealed.edge(EAST).can_take_back);
    assert_eq!(does(&sealed, EAST, Gesture::TakeBack), sealed);
    assert_eq!(does(&sealed, WEST, Gesture::TakeBack), begun);
    let shown = plays(&sealed, EAST, 0);
    assert_eq!(does(&shown, WEST, Gesture::TakeBack), shown);
}

#[test]
fn only_its_player_sees_a_sealed_card() {
    let begun = after(HANDS, "");
    let sealed = plays(&begun, WEST, place(&begun, WEST, "R4"));
    let looks = does(&sealed, WEST, Gesture::Look(true));
    assert_eq!(looks.edge(WEST).sealed, Some("R4".parse().unwrap()));
    assert_eq!(looks.edge(EAST), sealed.edge(EAST));
}

#[test]
fn covered_card_can_be_picked_by_position() {
    let asked = after(HANDS, "G1=G5");
    let red = place(&asked, WEST, "R4");
    let picked = does(&asked, WEST, Gesture::Pick(Some(red)));
    assert_eq!(picked.edge(WEST).picked, Some(red));
    assert_eq!(picked.edge(EAST), asked.edge(EAST));
    tells_only(&picked, [false; 2]);
    assert_eq!(does(&picked, WEST, Gesture::Pick(None)), asked);
    assert_eq!(
        does(&asked, WEST, Gesture::Pick(Some(7))).edge(WEST).picked,
        None
    );
    assert_eq!(
        does(&asked, WEST, Gesture::Play),
        asked,
        "nothing is picked"
    );
    let played = does(&picked, WEST, Gesture::Play);
    assert!(played.table.record().write().ends_with("R4-\n"));
}

#[test]
fn one_card_at_a_time_is_turned() {
    let asked = after(HANDS, "G1=G5");
    let shown = |model: &Model| model.edge(WEST).shown;
    assert_eq!(shown(&does(&asked, WEST, Gesture::See(2))), None, "covered");
    let looks = does(&asked, WEST, Gesture::Look(true));
    assert_eq!(shown(&looks), Some(0));
    let third = does(&looks, WEST, Gesture::See(2));
    assert_eq!(shown(&third), Some(2));
    assert_eq!(shown(&does(&third, WEST, Gesture::Step(true))), Some(0));
    let picked = does(&third, WEST, Gesture::Pick(Some(4)));
    assert_eq!(shown(&picked), Some(4));
    let again = does(&third, WEST, Gesture::Look(false));
    assert_eq!(shown(&does(&again, WEST, Gesture::Look(true))), Some(0));
    // A player who has nothing to choose goes from card to card as well.
    let waits = does(&asked, EAST, Gesture::Look(true));
    let next = does(&waits, EAST, Gesture::Step(true));
    assert_eq!(
        (next.edge(EAST).shown, next.edge(EAST).picked),
        (Some(1), None)
    );
}

#[test]
fn steps_stay_within_the_hand() {
    let asked = after(HANDS, "G1=G5");
    let picked = |model: &Model| model.edge(WEST).picked;
    let steps = |model: &Model, on, times| {
        let step = |model: Model, _| does(&model, WEST, Gesture::Step(on));
        (0..times).fold(model.clone(), step)
    };
    let cards = asked.edge(WEST).cards;
    for times in 1..=cards {
        assert_eq!(picked(&steps(&asked, true, times)), Some(times - 1));
        assert_eq!(picked(&steps(&asked, false, times)), Some(cards - times));
    }
    let last = steps(&asked, true, cards);
    assert_eq!(does(&last, WEST, Gesture::Step(true)), last);
    let first = steps(&asked, false, cards);
    assert_eq!(does(&first, WEST, Gesture::Step(false)), first);
    tells_only(&first, [false; 2]);
    assert_eq!(
        does(&asked, EAST, Gesture::Step(true)),
        asked,
        "East is not asked"
    );
}

#[test]
fn only_a_seat_that_is_asked_can_play() {
    let asked = after(HANDS, "G1=G5");
    assert_eq!(plays(&asked, EAST, 0), asked);
    let card = "R1".parse().unwrap();
    assert_eq!(asked.after(Msg::Choose(EAST, card)), asked);
    assert!(
        asked.after(Msg::Choose(WEST, card)) != asked,
        "West is asked"
    );
    let clash = after(HANDS, "G1=G5 R1-R2");
    let clash = Model {
        seen: Seats::new(2, clash.seen.values()[0] - 1),
        ..clash
    };
    assert_eq!(clash.scene(), Scene::MustBeSeen);
    assert_eq!(plays(&clash, EAST, 0), clash);
}

#[test]
fn frame_stays_until_both_have_seen_it() {
    let mut model = begun(7);
    while model.scene() != Scene::MustBeSeen {
        model = go(&model);
    }
    assert_eq!(model.after(Msg::GoOn), model, "nobody goes on for both");
    for (first, second) in [(EAST, WEST), (WEST, EAST)] {
        let one = does(&model, first, Gesture::GoOn);
        assert_eq!((one.scene(), one.shown()), (model.scene(), model.shown()));
        assert!(one.has_seen(first) && !one.has_seen(second));
        assert_eq!(does(&one, first, Gesture::GoOn), one, "twice is not both");
        let both = does(&one, second, Gesture::GoOn);
        assert!(both.current_frame() != model.current_frame() && !both.has_seen(EAST));
    }
}

#[test]
fn refusal_belongs_to_one_seat_and_survives_a_look() {
    let asked = after(HANDS, "G1=G5 R1-");
    let refused = plays(&asked, EAST, place(&asked, EAST, "G4"));
    assert!(refused.edge(EAST).refused && !refused.edge(WEST).refused);
    assert_eq!(refused.edge(EAST).picked, None);
    assert_eq!(refused.shown(), asked.shown());
    let looks = does(&refused, EAST, Gesture::Look(true));
    assert!(does(&looks, EAST, Gesture::Look(false)).edge(EAST).refused);
    assert!(
        !does(&looks, EAST, Gesture::Pick(Some(1)))
            .edge(EAST)
            .refused
    );
    // The side tells that a card was refused, not which one: another card leads to an equal side.
    let other = plays(&asked, EAST, place(&asked, EAST, "W1"));
    assert_eq!(other.edge(EAST), refused.edge(EAST));
}

#[test]
fn reload_covers_both_hands_and_keeps_the_seating() {
    let mut model = begun(3);
    while model.scene() != Scene::Over {
        let looks = does(&model, EAST, Gesture::Look(true));
        let resumed = Model::resume(looks.save()).unwrap();
        assert!(resumed.facing());
        assert_eq!(resumed.save(), model.save());
        assert_eq!(resumed.scene(), model.scene());
        tells_only(&resumed, [false; 2]);
        model = go(&model);
    }
    assert_eq!(Model::resume(model.save()).unwrap().scene(), Scene::Over);
}

#[test]
fn seating_follows_the_screen_size() {
    let sealed = plays(&after(HANDS, ""), EAST, 1);
    let looks = does(&sealed, WEST, Gesture::Look(true));
    let small = looks.after(Msg::Room(false));
    assert_eq!(small.scene(), Scene::Curtain(WEST));
    assert!(small.cramped() && small.has_sealed(EAST));
    assert_eq!(small.save(), sealed.save(), "the chosen seating is saved");
    let large = small.after(Msg::Room(true));
    assert_eq!(large, sealed, "nothing is lost, and nobody looks");
    // A turn that both have begun to see goes on where it was.
    let alone = small
        .after(Msg::Lift)
        .after(Msg::Edge(WEST, Gesture::Look(true)));
    let card = alone.shown().1.hand.nth(0).unwrap();
    let clash = alone.after(Msg::Choose(alone.looker(), card));
    assert!(matches!(clash.shown().0, Some(Event::Clashed { .. })));
    let next = clash.after(Msg::HoldTimePassed(clash.current_frame().unwrap()));
    assert_eq!(next.after(Msg::Room(true)).shown(), next.shown());
}

#[test]
fn seating_can_change_at_any_time_and_survives_a_rematch() {
    let asked = after(HANDS, "G1=G5");
    let passes = asked.after(Msg::Sit(Seating::Passing));
    assert_eq!(passes.scene(), Scene::Curtain(WEST));
    assert_eq!(passes.after(Msg::Sit(Seating::Facing)), asked);
    let small = asked.after(Msg::Room(false));
    let fresh = asked.rematch(&mut SmallRng::seed_from_u64(1));
    assert!(fresh.facing());
    assert!(small.after(Msg::Fresh(Box::new(fresh))).cramped());
    let alone = [people()[0].clone(), Player::Computer(ai::Level::Makushita)];
    let rng = &mut SmallRng::seed_from_u64(1);
    let alone = Model::new(alone, false, Config::default(), rng).seated(Seating::Facing);
    assert!(!alone.facing(), "a computer does not sit across");
}

#[test]
fn undo_keeps_both_hands_covered() {
    let mut model = begun(4);
    while model.scene() != Scene::Over {
        model = go(&model);
    }
    while model.can_undo() {
        model = model.after(Msg::Undo);
        assert_eq!(model.scene(), Scene::Asked);
        tells_only(&model, [false; 2]);
    }
    assert!(Seat::PAIR.iter().all(|&seat| model.asks(seat)));
}

#[test]
fn saved_bout_without_a_seating_is_refused() {
    let kept = serde_json::to_string(&begun(1).save()).unwrap();
    let read = |bout: &str| serde_json::from_str::<crate::Parts<Tricks>>(bout).is_ok();
    assert!(read(&kept));
    let without = kept.replace("\"seating\":\"facing\",", "");
    assert_ne!(without, kept);
    assert!(!read(&without));
}
