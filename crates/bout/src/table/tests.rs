use rand::{SeedableRng, rngs::SmallRng};
use rules::{
    laws::random_step,
    slam::{self, Slam},
    track::{self, Action, Swaps, Track},
    tricks::{Card, Config, Event, Tricks},
};
use serde_json::json;

use super::*;

fn table(seed: u64) -> Table<Tricks> {
    Table::new(Config::default(), &mut SmallRng::seed_from_u64(seed))
}

fn any_card(table: &Table<Tricks>, seat: Seat) -> Card {
    table.view(Viewer::Seat(seat)).playable().nth(0).unwrap()
}

#[test]
fn choice_stays_sealed_until_both_have_chosen() {
    let mut table = table(1);
    let dealt = table.event_count();
    let card = any_card(&table, Seat::EAST);
    table.seal(Seat::EAST, card).unwrap();
    assert_eq!(table.sealed(Seat::EAST), Some(card));
    assert!(!table.waits_for(Seat::EAST) && table.waits_for(Seat::WEST));
    assert_eq!(
        (table.event_count(), table.record().steps.len()),
        (dealt, 1)
    );
    assert!(!format!("{:?}", table.view(Viewer::Seat(Seat::WEST))).contains(&card.to_string()));

    table
        .seal(Seat::WEST, any_card(&table, Seat::WEST))
        .unwrap();
    assert_eq!(table.sealed(Seat::EAST), None);
    assert_eq!(table.record().steps.len(), 2);
    let clash = table.event(dealt, Viewer::Public);
    assert!(matches!(clash, Some(Event::Clashed { cards }) if cards[0] == card));
}

#[test]
fn sealed_choice_can_be_changed_and_taken_back() {
    let mut table = table(2);
    let hand = table.view(Viewer::Seat(Seat::EAST)).hand;
    let [first, second] = [0, 1].map(|n| hand.nth(n).unwrap());
    table.seal(Seat::EAST, first).unwrap();
    table.seal(Seat::EAST, second).unwrap();
    assert_eq!(table.unseal(Seat::EAST), Some(second));
    assert!(table.waits_for(Seat::EAST));
}

#[test]
fn refused_choice_changes_nothing() {
    let mut table = table(3);
    let before = table.clone();
    let card = any_card(&table, Seat::WEST);
    assert!(table.seal(Seat::EAST, card).is_err());
    assert_eq!(table, before);
}

#[test]
fn saved_bout_resumes_unchanged_after_any_step() {
    for seed in 0..50 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut table = table(seed);
        while let Some(step) = random_step(&table.state, &mut rng) {
            match step {
                Step::Act(Joint::Both([east, west])) => {
                    table.seal(Seat::EAST, east).unwrap();
                    assert_eq!(Table::resume(&table.save()).as_ref(), Ok(&table));
                    table.seal(Seat::WEST, west).unwrap();
                }
                Step::Act(Joint::One(seat, action)) => table.seal(seat, action).unwrap(),
                Step::Chance(_) => unreachable!("the deal has been drawn"),
            }
            assert_eq!(Table::resume(&table.save()).as_ref(), Ok(&table));
        }
    }
}

#[test]
fn rewinding_restores_the_bout_after_any_step() {
    let mut rng = SmallRng::seed_from_u64(8);
    let mut table = table(8);
    let mut before = vec![table.clone()];
    while let Some(step) = random_step(&table.state, &mut rng) {
        table.take(step).unwrap();
        before.push(table.clone());
    }
    for then in before.iter().rev() {
        let steps = then.record().steps.len();
        assert_eq!(
            table.after(steps, Viewer::Public),
            Some((then.turn(), then.view(Viewer::Public)))
        );
        table.rewind(steps).unwrap();
        assert_eq!(&table, then);
    }
}

#[test]
fn invalid_saved_bout_is_refused() {
    let good = table(5).save();
    let mut bad = good.clone();
    bad.record = bad.record.replace("Hand", "Foot");
    assert!(Table::<Tricks>::resume(&bad).is_err());
    let mut bad = good;
    *bad.sealed.get_mut(Seat::EAST).unwrap() = Some(any_card(&table(5), Seat::WEST));
    assert!(Table::<Tricks>::resume(&bad).is_err());
}

#[test]
fn seat_that_is_not_at_the_table_seals_nothing() {
    let mut table = table(8);
    let before = table.clone();
    for (place, seat) in [(2, Seat::EAST), (3, Seat::WEST)] {
        let stranger = Seat::try_from(place).unwrap();
        let card = any_card(&table, seat);
        let refused = table.seal(stranger, card);
        assert_eq!(refused, Err(StepError::NotToAct(stranger)));
        assert_eq!(
            (table.sealed(stranger), table.unseal(stranger)),
            (None, None)
        );
    }
    assert_eq!(table, before);
}

#[test]
fn sealed_choices_are_stored_in_seating_order() {
    let mut table = table(9);
    let stored =
        |table: &Table<Tricks>| serde_json::to_value(table.save()).unwrap()["sealed"].take();
    assert_eq!(stored(&table), json!([null, null]));
    let card = any_card(&table, Seat::WEST);
    table.seal(Seat::WEST, card).unwrap();
    assert_eq!(stored(&table), json!([null, card]));
}

#[test]
fn every_seat_of_a_table_has_a_place_for_a_sealed_choice() {
    let players = ["Aki", "Bo", "Cy"].map(str::to_owned).to_vec();
    let slam = Table::<Slam>::open(slam::Config {
        players,
        ..slam::Config::default()
    });
    assert_eq!(slam.sealed.iter().count(), 3);
}

#[test]
fn frames_show_viewers_only_their_own_hand() {
    let table = table(6);
    let hand = table.view(Viewer::Seat(Seat::WEST)).hand;
    let dealt = |viewer| table.event(0, viewer);
    let seen = Event::Dealt {
        hands: [None, Some(hand)],
    };
    assert_eq!(dealt(Viewer::Seat(Seat::WEST)), Some(seen));
    assert_eq!(
        dealt(Viewer::Public),
        Some(Event::Dealt { hands: [None; 2] })
    );
    let (_, view) = table.frame(0, Viewer::Public).unwrap();
    assert!(view.hand.is_empty());
}

/// Both hands of `track` are open, but a sealed choice stays hidden from the opponent.
#[test]
fn swaps_and_cards_of_track_stay_sealed_and_are_saved() {
    let config = track::Config {
        tactical: true,
        ..track::Config::default()
    };
    let mut rng = SmallRng::seed_from_u64(1);
    let mut table = Table::<Track>::new(config, &mut rng);
    let views = |table: &Table<Track>| {
        [Seat::EAST, Seat::WEST]
            .map(Viewer::Seat)
            .map(|viewer| table.view(viewer))
    };
    while !matches!(table.turn(), Turn::Over(_)) {
        let Some(Step::Act(Joint::Both([east, west]))) = random_step(&table.state, &mut rng) else {
            panic!("both seats must choose in every turn");
        };
        let (before, events) = (views(&table), table.event_count());
        table.seal(Seat::EAST, east).unwrap();
        assert_eq!((views(&table), table.event_count()), (before, events));
        let saved = serde_json::to_string(&table.save()).unwrap();
        let saved = serde_json::from_str(&saved).unwrap();
        assert_eq!(Table::resume(&saved).as_ref(), Ok(&table));
        table.seal(Seat::WEST, west).unwrap();
        assert!(table.event_count() > events);
    }
    let mut late = table.save();
    *late.sealed.get_mut(Seat::EAST).unwrap() = Some(Action::Swap(Swaps::NONE));
    assert_eq!(
        Table::<Track>::resume(&late),
        Err(Unsound::Sealed(StepError::Over))
    );
}
