//! A game with open hands, in which the choice from a hand is secret all the same.

use rules::track::{Action, Card, Config, Nomination, Number, Play as Shown, Swaps, Track};

use super::*;
use crate::{
    Hands,
    games::track::{Model, Msg},
};

fn begun(seed: u64, tactical: bool, limit: u16) -> Model {
    let config = Config {
        tactical,
        ..Config::default()
    };
    let players = super::people();
    let rng = &mut SmallRng::seed_from_u64(seed);
    let bout = Model::new(players, false, config, rng);
    bout.timed(limit).seated(Seating::Facing)
}

#[test]
fn open_hands_are_shuffled_too() {
    let order = |seed| begun(seed, false, 0).standing(EAST);
    let orders: Vec<_> = (0..40).map(order).collect();
    let sorted = <Track as Hands>::hand(&begun(0, false, 0).public_view(), EAST);
    assert!(orders.iter().any(|order| *order != sorted));
    for card in &sorted {
        let first = orders.iter().filter(|order| order[0] == *card).count();
        assert!(
            (1..20).contains(&first),
            "{card:?} stands first {first} times"
        );
    }
}

fn both_go_on(model: Model) -> Model {
    let seen = |model: Model, seat| model.after(Msg::Edge(seat, Gesture::GoOn));
    Seat::PAIR.into_iter().fold(model, seen)
}

#[test]
fn swaps_are_chosen_behind_the_curtain() {
    let model = begun(1, true, 0);
    assert_eq!(model.scene(), Scene::Curtain(EAST));
    let swap = Action::Swap(Swaps::NONE);
    let model = chooses(&model.after(Msg::Lift), swap);
    assert!(!model.facing());
    let model = chooses(&model.after(Msg::Lift), swap);
    assert!(model.facing());
    assert_eq!(
        model.scene(),
        Scene::MustBeSeen,
        "both see what was swapped"
    );
    let model = both_go_on(model);
    assert!(model.asks(EAST) && model.asks(WEST));
}

#[test]
fn sumo_master_stands_once_per_tactic() {
    let mut saved = begun(1, true, 0).save();
    saved.table.record =
        "[Game \"track\"]\n[Variant \"tactical\"]\n[East-Swaps \"6\"]\n[West-Swaps \"\"]\n\n"
            .to_owned();
    let model = both_go_on(Model::resume(saved).unwrap());
    let side = model.edge(EAST);
    assert_eq!((side.cards, model.edge(WEST).cards), (10, 6));
    let place = model.standing(EAST).iter().position(|action| {
        matches!(
            action,
            Action::Play {
                play: Shown::Master(_),
                ..
            }
        )
    });
    let picked = model.after(Msg::Edge(EAST, Gesture::Pick(place)));
    let played = picked.after(Msg::Edge(EAST, Gesture::Play));
    assert_eq!(played.edge(EAST).cards, 9);
    assert!(played.has_sealed(EAST));
}

#[test]
fn clock_runs_for_both_players() {
    let tick = |model: &Model| model.after(Msg::Tick { seed: 5 });
    let model = tick(&begun(1, false, 2));
    assert_eq!(Seat::PAIR.map(|seat| model.seconds_of(seat)), [Some(1); 2]);
    let model = model.after(Msg::Edge(WEST, Gesture::Pick(Some(3))));
    let model = model.after(Msg::Edge(WEST, Gesture::Play));
    assert_eq!(model.seconds_of(WEST), None, "West has chosen");
    let model = model.after(Msg::Edge(EAST, Gesture::Pick(Some(2))));
    let late = tick(&model);
    assert_eq!(
        late.scene(),
        Scene::TimedFrame,
        "the referee chooses for East"
    );
    assert_eq!(late.edge(EAST).picked, None);
    let both = tick(&tick(&begun(1, false, 2)));
    assert_eq!(both.scene(), Scene::TimedFrame, "and for both");
}

#[test]
fn players_nominate_only_while_choosing() {
    let card = |n: u8| Card::Number(Number::new(n).unwrap());
    let model = begun(1, false, 2);
    let model = [(EAST, 4), (WEST, 5)]
        .into_iter()
        .fold(model, |model, (by, n)| {
            assert!(model.may_nominate(by));
            model.after(Msg::Nominate(by, Some(Nomination::Card(card(n)))))
        });
    assert_eq!(model.nominated(EAST), Some(Nomination::Card(card(4))));
    assert_eq!(model.nominated(WEST), Some(Nomination::Card(card(5))));
    let late = (0..2).fold(model.clone(), |model, _| model.after(Msg::Tick { seed: 5 }));
    assert!(
        late.record(&[]).contains("1. *5=*4"),
        "{}",
        late.record(&[])
    );

    // A player who has chosen cannot nominate any more, and nobody nominates for them.
    let played = model.after(Msg::Edge(WEST, Gesture::Pick(Some(0))));
    let played = played.after(Msg::Edge(WEST, Gesture::Play));
    assert!(!played.may_nominate(EAST) && !played.may_nominate(WEST));
    let west = Msg::Nominate(WEST, Some(Nomination::Card(card(1))));
    assert_eq!(played.after(west), played);
    assert!(!begun(1, false, 0).may_nominate(EAST), "without a clock");
}

/// The bout after the player who looks has chosen this.
fn chooses(model: &Model, action: Action) -> Model {
    model.after(Msg::Choose(model.looker(), action))
}
