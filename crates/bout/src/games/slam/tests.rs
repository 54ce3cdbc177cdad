mod beside;
mod lying;

use ai::{Level, protocol};
use basho::{Book, Bout, Fighter};
use rand::{SeedableRng as _, rngs::SmallRng};
use rules::slam::Score;

use super::*;

fn person(name: &str) -> Sitter {
    Sitter {
        player: Player::Person(name.to_owned()),
        name: name.to_owned(),
        wrestler: None,
    }
}

fn computer(name: &str) -> Sitter {
    Sitter {
        player: Player::Computer(Level::Makushita),
        name: name.to_owned(),
        wrestler: None,
    }
}

fn model(sitters: Vec<Sitter>, mode: Mode, keiko: bool) -> Model {
    let mut rng = SmallRng::seed_from_u64(3);
    begin(
        sitters,
        mode,
        Rope::default(),
        Begins::Youngest,
        keiko,
        &mut rng,
    )
}

fn people(mode: Mode) -> Model {
    model(vec![person("Aki"), person("Bo"), person("Cy")], mode, false)
}

fn pose(fall: Fall) -> Pose {
    Pose {
        at: [fall.index() as i32, 0, 0],
        turn: [0, 0, 0, 32767],
    }
}

/// A flight that ends with these falls.
fn flight(falls: [Option<Fall>; 2]) -> Arc<Flight> {
    let rest = falls.map(|fall| fall.map(|fall| (pose(fall), fall)));
    Arc::new(Flight {
        frames: vec![rest.map(|rest| rest.map(|(pose, _)| pose))],
        rest,
    })
}

fn falls(letters: &str) -> [Option<Fall>; 2] {
    let mut falls = letters.chars().map(Fall::from_letter);
    [falls.next().flatten(), falls.next().flatten()]
}

/// The bout after the throw in the air has come to rest with these falls.
fn rests(model: &Model, letters: &str) -> Model {
    let (id, _) = model.to_fly().unwrap();
    let flown = model.after(Msg::Extra(ThrowMsg::Flown(id, flight(falls(letters)))));
    assert_eq!(flown.phase(), Phase::Flies);
    flown.after(Msg::Extra(ThrowMsg::Rested))
}

fn sling() -> Msg {
    Msg::Extra(ThrowMsg::Throw(Throw::sensible(0)))
}

/// The bout after the next player has thrown with these falls.
fn throws(model: &Model, letters: &str) -> Model {
    rests(&model.after(sling()), letters)
}

/// The bout after the player who looks has stopped.
fn stops(model: &Model) -> Model {
    model.after(Msg::Choose(model.looker(), Action::Stop))
}

/// A whole turn: one throw, then stop if possible, then go on.
fn turn(model: &Model, letters: &str) -> Model {
    let landed = throws(model, letters);
    stops(&landed).after(Msg::GoOn)
}

/// Checks that the bout is the same after a reload. All players see the same screen, so it does not matter whose eyes it is for.
fn resumes(model: &Model) {
    let again = Model::resume(model.save()).unwrap();
    assert_eq!(again.save(), model.save());
    assert_eq!((again.phase(), again.toss()), (model.phase(), model.toss()));
}

fn seat(place: u8) -> Seat {
    Seat::try_from(place).unwrap()
}

#[test]
fn turn_passes_to_the_next_player() {
    let begun = people(Mode::Basho);
    assert_eq!(begun.phase(), Phase::Throws(seat(0)));
    assert_eq!((begun.in_hand(), begun.lies()), ([true; 2], [None; 2]));
    let air = begun.after(sling());
    assert_eq!(air.phase(), Phase::Flies);
    assert!(!air.can_undo() && air.to_fly().is_some());
    let lies = rests(&air, "HS");
    assert_eq!(lies.phase(), Phase::Decides(seat(0)));
    assert_eq!(lies.landing().and_then(Landing::points), Some(175));
    assert_eq!(
        lies.lies(),
        [Some(pose(Fall::Headstand)), Some(pose(Fall::Side))]
    );
    // Without a pick nothing can be thrown.
    assert_eq!(lies.after(Msg::Extra(ThrowMsg::Again)), lies);
    assert_eq!(lies.after(sling()), lies);
    let picked = lies.after(Msg::Extra(ThrowMsg::Pick(Figure::B, true)));
    let taken = picked.after(Msg::Extra(ThrowMsg::Again));
    assert_eq!(
        (taken.phase(), taken.in_hand()),
        (Phase::Throws(seat(0)), [false, true])
    );
    assert_eq!(taken.lies(), [Some(pose(Fall::Headstand)), None]);
    // Throwing without taking up first gives the same toss.
    let (_, toss) = picked.after(sling()).to_fly().unwrap();
    assert_eq!(taken.after(sling()).to_fly().unwrap().1, toss);
    assert_eq!(toss.lies, [Some(pose(Fall::Headstand)), None]);
    assert_eq!(toss.throws.map(|throw| throw.is_some()), [false, true]);
    let again = throws(&taken, "HC");
    assert_eq!(
        (again.phase(), again.picked()),
        (Phase::Decides(seat(0)), [false; 2])
    );
    let scored = stops(&again);
    assert_eq!(
        (scored.phase(), scored.who()),
        (Phase::Scored, Some(seat(0)))
    );
    assert_eq!(
        scored.landing(),
        Some(Landing([Fall::Headstand, Fall::Champion]))
    );
    assert_eq!(scored.lies()[1], Some(pose(Fall::Champion)));
    assert!(
        !RingState::goes_on_by_itself(&scored),
        "a person comes next and must press to go on"
    );
    let next = scored.after(Msg::GoOn);
    assert_eq!(
        (next.phase(), next.lies()),
        (Phase::Throws(seat(1)), [None; 2])
    );
    assert_eq!(next.bout().total(seat(0)), 225);
}

#[test]
fn landing_counts_only_after_the_flight() {
    let air = people(Mode::Basho).after(sling());
    let (id, _) = air.to_fly().unwrap();
    assert_eq!(air.after(Msg::Extra(ThrowMsg::Rested)), air);
    let other = air.after(Msg::Extra(ThrowMsg::Flown(id + 1, flight(falls("CC")))));
    assert_eq!(other, air);
    let flown = air.after(Msg::Extra(ThrowMsg::Flown(id, flight(falls("CC")))));
    assert_eq!((flown.to_fly(), flown.bout()), (None, air.bout()));
    assert_eq!(flown.after(sling()), flown);
    assert_eq!(
        flown.after(Msg::Extra(ThrowMsg::Rested)).bout().lies(),
        Some(Landing([Fall::Champion; 2]))
    );
}

#[test]
fn lost_flight_can_be_retried() {
    let air = people(Mode::Basho).after(sling());
    let (id, toss) = air.to_fly().unwrap();
    let lost = air.after(Msg::Extra(ThrowMsg::Lost(id)));
    assert!(lost.failed() && lost.to_fly().is_none());
    assert_eq!(lost.after(Msg::Retry).to_fly(), Some((id, toss)));
}

#[test]
fn third_throw_or_a_fall_outside_ends_the_turn() {
    let begun = people(Mode::Basho);
    let both = |model: &Model| {
        let picked = model.after(Msg::Extra(ThrowMsg::Pick(Figure::A, true)));
        picked
            .after(Msg::Extra(ThrowMsg::Pick(Figure::B, true)))
            .after(Msg::Extra(ThrowMsg::Again))
    };
    let second = throws(&both(&throws(&begun, "SB")), "SK");
    let third = throws(&both(&second), "SS");
    assert_eq!(
        (third.phase(), third.bout().total(seat(0))),
        (Phase::Scored, 150)
    );
    let out = throws(&third.after(Msg::GoOn), "SO");
    assert!(matches!(
        out.news()[0],
        Event::Scored {
            score: Score::Nothing,
            ..
        }
    ));
    assert_eq!(out.phase(), Phase::Scored);
}

#[test]
fn basho_ends_with_a_winner() {
    let mut model = model(vec![person("Aki"), person("Bo")], Mode::Basho, false);
    for letters in ["CC", "SB", "HH"] {
        assert_ne!(model.phase(), Phase::Over);
        model = turn(&model, letters);
    }
    assert_eq!(model.phase(), Phase::Over);
    assert_eq!(model.winner(), Some(seat(0)));
}

#[test]
fn two_tied_players_throw_at_once() {
    let mut model = people(Mode::Nokkuauto);
    for letters in ["CC", "SB", "BS"] {
        model = turn(&model, letters);
    }
    assert_eq!(
        (model.phase(), model.at_once()),
        (Phase::TieBreak(seat(1)), true)
    );
    assert_eq!((model.in_hand(), model.lies()), ([true, false], [None; 2]));
    let first = model.after(sling());
    assert_eq!(
        (first.phase(), first.in_hand()),
        (Phase::TieBreak(seat(2)), [false, true])
    );
    let hard = Throw {
        strength: 700,
        ..Throw::sensible(0)
    };
    let air = first.after(Msg::Extra(ThrowMsg::Throw(hard)));
    let (_, toss) = air.to_fly().unwrap();
    let strengths = toss.throws.map(|throw| throw.map(|throw| throw.strength));
    assert_eq!(strengths, [Some(Throw::SENSIBLE), Some(700)]);
    resumes(&first);
    resumes(&air);
    // Still tied: both throw once more.
    let tied = rests(&air, "SS");
    assert_eq!(tied.phase(), Phase::Scored);
    let tied = tied.after(Msg::GoOn);
    assert_eq!(tied.phase(), Phase::TieBreak(seat(1)));
    let left = rests(&tied.after(sling()).after(sling()), "OK");
    assert_eq!(left.bout().out(), [seat(1)]);
    assert_eq!(left.falls(), [Some(Fall::Outside), Some(Fall::KnockOut)]);
    resumes(&left);
    assert_eq!(left.after(Msg::GoOn).phase(), Phase::Throws(seat(0)));
}

#[test]
fn three_tied_players_throw_one_after_another() {
    let mut model = people(Mode::Nokkuauto);
    for _ in 0..3 {
        model = turn(&model, "SB");
    }
    for (place, letters) in [(0, "C"), (1, "K"), (2, "K")] {
        assert_eq!(
            (model.phase(), model.at_once()),
            (Phase::TieBreak(seat(place)), false)
        );
        let air = model.after(sling());
        assert_eq!(air.to_fly().unwrap().1.throws[1], None);
        let fallen = rests(&air, letters);
        assert_eq!((fallen.phase(), fallen.lies()[1]), (Phase::Scored, None));
        resumes(&fallen);
        model = fallen.after(Msg::GoOn);
    }
    // The two lowest of them throw at once.
    assert_eq!(
        (model.phase(), model.at_once()),
        (Phase::TieBreak(seat(1)), true)
    );
}

#[test]
fn saved_bout_resumes_unchanged_at_any_moment() {
    let mut model = people(Mode::Nokkuauto);
    let mut rng = SmallRng::seed_from_u64(5);
    let letters = ["CS", "HB", "KK", "SO", "BB", "OO", "SH"];
    for _ in 0..400 {
        let resumed = Model::resume(model.save()).unwrap();
        assert_eq!(resumed.save(), model.save());
        assert_eq!(
            (resumed.phase(), resumed.to_fly()),
            (model.phase(), {
                let mut unflown = model.clone();
                unflown.extras_mut().flight = None;
                unflown.to_fly()
            })
        );
        let drawn = rng.next_u32() as usize;
        model = match model.phase() {
            Phase::Over => break,
            Phase::Throws(_) | Phase::TieBreak(_) => model.after(sling()),
            Phase::Flies => {
                let takes: Vec<bool> = model.to_fly().map_or(vec![], |(_, toss)| {
                    [0, 1]
                        .map(|at| toss.throws[at].is_some() || toss.lies[at].is_some())
                        .into()
                });
                let both = takes == [true, true];
                rests(&model, &letters[drawn % 7][..if both { 2 } else { 1 }])
            }
            Phase::Decides(_) if drawn.is_multiple_of(3) => model
                .after(Msg::Extra(ThrowMsg::Pick(Figure::PAIR[drawn % 2], true)))
                .after(Msg::Extra(ThrowMsg::Again)),
            Phase::Decides(_) => stops(&model),
            Phase::Scored => model.after(Msg::GoOn),
            Phase::Thinks(_) => unreachable!("only people play"),
        };
    }
    assert_eq!(model.phase(), Phase::Over);
}

#[test]
fn resumed_throw_repeats_the_same_flight() {
    let air = people(Mode::Basho).after(sling());
    let (id, toss) = air.to_fly().unwrap();
    let flown = air.after(Msg::Extra(ThrowMsg::Flown(
        id,
        Arc::new(physics::fly(&toss)),
    )));
    let again = Model::resume(flown.save()).unwrap();
    let (same, twice) = again.to_fly().unwrap();
    assert_eq!((same, &twice), (id, &toss));
    let flown_again = again.after(Msg::Extra(ThrowMsg::Flown(
        same,
        Arc::new(physics::fly(&twice)),
    )));
    assert_eq!(
        flown_again.after(Msg::Extra(ThrowMsg::Rested)),
        flown.after(Msg::Extra(ThrowMsg::Rested))
    );
}

#[test]
fn inconsistent_saved_bout_is_refused() {
    let good = throws(&people(Mode::Basho), "HS").save();
    assert!(Model::resume(good.clone()).is_ok());
    let json = serde_json::to_string(&good).unwrap();
    let refused = |from: &str, to: &str| {
        let text = json.replacen(from, to, 1);
        assert_ne!(text, json, "{from}");
        let saved = serde_json::from_str::<Saved>(&text);
        assert!(
            !saved.is_ok_and(|saved| Model::resume(saved).is_ok()),
            "{to}"
        );
    };
    refused("{\"person\":\"Aki\"}", "{\"person\":\"Eve\"}");
    refused("{\"person\":\"Aki\"},", "");
    refused("HS", "HS . HH");
    refused("HS", "XS");
    refused("\"step\":0", "\"step\":1");
    refused("\"strength\":500", "\"strength\":1001");
    refused("\"under_way\":null", "\"under_way\":[null,null]");
    refused(
        "\"set\":null",
        "\"set\":{\"aim\":0,\"strength\":1,\"spin\":0,\"lot\":0}",
    );
    refused("\"size\":100", "\"size\":101");
    refused("\"wrestlers\":[null,null,null]", "\"wrestlers\":[null]");
}

#[test]
fn wrestlers_lie_as_they_fell_where_no_throw_is_known() {
    let text = "[Game \"slam\"]\n[Players \"Aki, Bo\"]\n\nHS . BK";
    let (record, _) = Record::<Slam>::parse(text).unwrap();
    let names = ["Aki", "Bo"].map(|name| Player::Person(name.to_owned()));
    let model = Model::scripted(names.into(), &record, record.steps.len()).unwrap();
    assert_eq!(model.phase(), Phase::Decides(seat(1)));
    let laid = posed_falls([Fall::Belly, Fall::KnockOut].map(Some));
    assert!(laid.iter().all(Option::is_some));
    assert_eq!(model.lies(), laid);
}
