//! Tests of practice from a record, in which wrestlers lie whose throws were the record's.

use super::*;

/// The bout after the player has thrown in this direction, in the real ring.
fn thrown(model: &Model, aim: i16) -> Model {
    let throw = Throw {
        aim,
        ..Throw::sensible(0)
    };
    flown(&model.after(Msg::Extra(ThrowMsg::Throw(throw)))).after(Msg::Extra(ThrowMsg::Rested))
}

/// The bout after the worker has simulated what it is asked.
fn flown(model: &Model) -> Model {
    let (id, toss) = model.to_fly().unwrap();
    let flight = Arc::new(physics::fly(&toss));
    model.after(Msg::Extra(ThrowMsg::Flown(id, flight)))
}

/// The first bout after such a throw in which both wrestlers lie inside.
fn inside(model: &Model) -> Model {
    let bouts = (0..60).map(|aim| thrown(model, 5 * aim));
    let mut inside = bouts.filter(|bout| matches!(bout.phase(), Phase::Decides(_)));
    inside.next().unwrap()
}

/// A bout in which Aki has thrown both wrestlers, then one again; and practice from it as Aki, before the decision after that.
fn gone_on() -> (Model, Model) {
    let begun = model(vec![person("Aki"), person("Bo")], Mode::Basho, false);
    let picked = inside(&begun).after(Msg::Extra(ThrowMsg::Pick(Figure::B, true)));
    let again = inside(&picked);
    let (record, _) = Record::<Slam>::parse(&stops(&again).record(&[])).unwrap();
    let aki = (seat(0), "Aki".to_owned());
    let practice = Model::practice(&record, 3, aki, Level::Makushita).unwrap();
    assert_eq!(practice.phase(), Phase::Decides(seat(0)));
    (again, practice)
}

#[test]
fn wrestlers_come_to_lie_as_their_throws_left_them() {
    let (again, practice) = gone_on();
    let posed = posed_falls(again.landing().unwrap().0.map(Some));
    assert_eq!(practice.lies(), posed);
    resumes(&practice);
    let first = flown(&practice);
    assert_eq!(first.lies(), posed);
    resumes(&first);
    let lie = flown(&first);
    assert_eq!((lie.to_fly(), lie.lies()), (None, again.lies()));
    assert_ne!(lie.lies(), posed);
    resumes(&lie);
    assert_eq!(lie.record(&[]), again.record(&[]));
    // Going back to the first decision, the wrestlers lie as they did then.
    let back = lie.after(Msg::Undo).after(Msg::Undo);
    assert_eq!(
        (back.phase(), back.to_fly()),
        (Phase::Decides(seat(0)), None)
    );
}

#[test]
fn throw_waits_until_the_wrestlers_lie() {
    let (again, practice) = gone_on();
    let picks = |model: &Model| {
        let picked = model.after(Msg::Extra(ThrowMsg::Pick(Figure::A, true)));
        picked.after(sling())
    };
    let late = picks(&flown(&flown(&practice)));
    let early = flown(&flown(&picks(&practice)));
    assert_eq!(early.to_fly(), late.to_fly());
    let (_, toss) = early.to_fly().unwrap();
    assert_eq!(toss.lies, [None, again.lies()[1]]);
}

#[test]
fn flight_that_contradicts_the_record_lays_nobody() {
    let (again, practice) = gone_on();
    let landing = again.landing().unwrap();
    let other = if landing.0 == [Fall::Champion; 2] {
        "HH"
    } else {
        "CC"
    };
    let wrong = |model: &Model| {
        let (id, _) = model.to_fly().unwrap();
        model.after(Msg::Extra(ThrowMsg::Flown(id, flight(falls(other)))))
    };
    let lie = wrong(&flown(&practice));
    assert_eq!(
        (lie.to_fly(), lie.lies()),
        (None, posed_falls(landing.0.map(Some)))
    );
}

#[test]
fn lost_flight_of_a_record_can_be_retried() {
    let (_, practice) = gone_on();
    let asked = practice.to_fly();
    let (id, _) = asked.clone().unwrap();
    let lost = practice.after(Msg::Extra(ThrowMsg::Lost(id)));
    assert!(lost.failed() && lost.to_fly().is_none());
    assert_eq!(lost.after(Msg::Retry).to_fly(), asked);
}

/// A hand as in the record leads to the same landing; another hand has at least the same luck.
#[test]
fn luck_of_a_throw_is_that_of_the_record() {
    let (again, _) = gone_on();
    let (record, _) = Record::<Slam>::parse(&again.record(&[])).unwrap();
    let recorded = again.extras().casts[0].throws;
    let aki = (seat(0), "Aki".to_owned());
    let begun = Model::practice(&record, 0, aki, Level::Makushita).unwrap();
    let hand = Throw {
        seed: 0,
        ..recorded[0].unwrap()
    };
    let same = begun.after(Msg::Extra(ThrowMsg::Throw(hand)));
    assert_eq!(same.to_fly().unwrap().1.throws, recorded);
    let wild = Throw {
        strength: 900,
        ..hand
    };
    let other = begun.after(Msg::Extra(ThrowMsg::Throw(wild)));
    let seeds = |throws: Throws| throws.map(|throw| throw.map(|throw| throw.seed));
    let toss = other.to_fly().unwrap().1;
    assert_ne!(toss.throws, recorded);
    assert_eq!(seeds(toss.throws), seeds(recorded));
}

#[test]
fn practice_never_goes_on_inside_a_toss_of_two() {
    let text = "[Game \"slam\"]\n[Players \"Aki, Bo\"]\n[Mode \"nokkuauto\"]\n\nSB . BS . S K\n";
    let (record, _) = Record::<Slam>::parse(text).unwrap();
    let aki = || (seat(0), "Aki".to_owned());
    for step in [4, 5] {
        let tied = Model::practice(&record, step, aki(), Level::Makushita).unwrap();
        assert_eq!((tied.steps(), tied.at_once()), (4, true));
        resumes(&tied);
    }
}
