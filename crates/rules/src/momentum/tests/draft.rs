//! Turns in preparation.

use super::*;

fn fresh() -> Draft {
    Draft::new(*bout("").position())
}

/// The draft after these decisions: `^F` lifts a disk, `_F` lays it down, `-` leaves a disk, an axis is walked.
fn drafted(mut draft: Draft, words: &str) -> Result<Draft, Illegal> {
    for word in words.split_whitespace() {
        match word.split_at(1) {
            ("^", from) => draft.lift(hex(from))?,
            ("_", to) => draft.put_down(hex(to))?,
            ("-", _) => draft.leave()?,
            _ => {
                let axis = Axis::ALL.into_iter().find(|axis| axis.to_string() == word);
                draft.walk(axis.unwrap())?;
            }
        }
    }
    Ok(draft)
}

fn built(words: &str) -> Draft {
    drafted(fresh(), words).unwrap()
}

fn turn_of(draft: &Draft) -> Option<String> {
    draft.action().map(|action| action.to_string())
}

#[test]
fn disks_are_moved_before_the_axes_are_walked() {
    let mut draft = fresh();
    assert!(draft.is_empty());
    assert_eq!(draft.lift(Facing::B), Ok(()));
    assert_eq!(draft.held(), Some(Facing::B));
    assert_eq!(draft.disks().on(Facing::B), 2, "it still lies there");
    assert_eq!(draft.put_down(Facing::F), Ok(()));
    assert_eq!((draft.held(), draft.lean().len()), (None, 1));
    assert_eq!(draft.net(Axis::V), 2);
    let draft = drafted(draft, "^BL _FR L R").unwrap();
    assert_eq!(turn_of(&draft), None, "V is left to walk");
    assert!(draft.rest().eq([Axis::V]) && draft.axes().eq([Axis::L, Axis::R]));
    let draft = drafted(draft, "V").unwrap();
    assert_eq!(turn_of(&draft).as_deref(), Some("B>F,BL>FR:LRV"));
}

#[test]
fn decisions_without_effect_need_not_be_made() {
    assert_eq!(turn_of(&fresh()).as_deref(), Some("-,-:VRL"));
    assert_eq!(turn_of(&built("- - L")).as_deref(), Some("-,-:LVR"));
    assert_eq!(turn_of(&built("- ^B _F V")).as_deref(), Some("-,B>F:VRL"));
    assert_eq!(turn_of(&built("^B _F V")).as_deref(), Some("B>F,-:VRL"));
    assert_eq!(turn_of(&built("^B _F")), None);
    assert_eq!(turn_of(&built("^B")), None, "a disk is held");
    // A disk laid down where it came from decides nothing.
    assert_eq!(built("^B _B"), fresh());
}

#[test]
fn illegal_decision_is_refused_with_the_reason() {
    let refused = |words: &str| drafted(fresh(), words).unwrap_err();
    assert_eq!(refused("_F"), Illegal::NoneHeld);
    assert_eq!(refused("^F ^B"), Illegal::StillHeld);
    assert_eq!(refused("^F V"), Illegal::StillHeld);
    assert_eq!(refused("^F -"), Illegal::StillHeld);
    assert_eq!(refused("- - -"), Illegal::BothMoved);
    assert_eq!(refused("^B _F ^B _F ^F"), Illegal::BothMoved);
    assert_eq!(refused("V ^F"), Illegal::Walking);
    assert_eq!(refused("V -"), Illegal::Walking);
    assert_eq!(refused("V R V"), Illegal::Walked { axis: Axis::V });
    let empty = Disks::new([12, 0, 0, 0, 0, 0]).unwrap();
    let at = [Hex::new(0, 6), Hex::new(0, -6)];
    let position = Position::new(SideLength::Seven, EAST, at, [empty; 2]).unwrap();
    let draft = Draft::new(position);
    let none = Illegal::Empty { hex: Facing::B };
    assert_eq!(drafted(draft, "^B"), Err(none));
    // The last of twelve steps pushes West off.
    let draft = drafted(draft, "V").unwrap();
    assert_eq!(draft.end(), Some(Kimarite::Push));
    assert_eq!(drafted(draft, "R"), Err(Illegal::Ended));
    assert_eq!(draft.stretch(Axis::R), None);
    assert_eq!(turn_of(&draft).as_deref(), Some("-,-:VRL"));
}

#[test]
fn draft_shows_a_fall_before_it_happens() {
    let at = [Hex::new(0, 5), Hex::new(0, -2)];
    let position = Position::new(SideLength::Six, EAST, at, [Disks::START; 2]).unwrap();
    let draft = drafted(Draft::new(position), "^F _B").unwrap();
    let stretch = draft.stretch(Axis::V).unwrap();
    assert_eq!((stretch.free, stretch.end), (0, Some(Kimarite::Fall)));
    assert_eq!(draft.end(), None);
    let draft = drafted(draft, "V").unwrap();
    assert_eq!(draft.end(), Some(Kimarite::Fall));
    assert_eq!(draft.position().place(EAST), None);
    assert_eq!(say_all(draft.events()), "E F>B, E falls B");
}

#[test]
fn decisions_can_be_taken_back_one_at_a_time() {
    let words = ["^B _F", "-", "V", "R", "L"];
    let mut steps = vec![fresh()];
    for word in words {
        let last = *steps.last().unwrap();
        steps.push(drafted(last, word).unwrap());
    }
    let mut draft = drafted(steps[1], "^F").unwrap();
    assert!(draft.back());
    assert_eq!(draft, steps[1], "the held disk is back where it was");
    let mut draft = *steps.last().unwrap();
    for before in steps.iter().rev().skip(1) {
        assert!(draft.back());
        assert_eq!(draft, *before);
    }
    assert!(!draft.back());
    assert!(draft.is_empty());
}

/// Every turn can be prepared, and the draft shows beforehand what will happen.
#[test]
fn draft_shows_what_will_happen() {
    let mut rng = rng(5);
    let mut ended = 0;
    for seed in 0..60 {
        let side = SideLength::ALL[seed % 3];
        let first = Side::PAIR[seed / 3 % 2];
        let mut state = Momentum::new(&Config { side, first });
        while let Some(action) = state.any(state.position().mover().into(), &mut rng) {
            let mut draft = Draft::new(*state.position());
            for shift in action.lean {
                match shift {
                    Some(Shift { from, to }) => {
                        assert_eq!(draft.lift(from).and_then(|()| draft.put_down(to)), Ok(()));
                    }
                    None => assert_eq!(draft.leave(), Ok(())),
                }
            }
            for axis in action.order.axes() {
                if draft.end().is_none() {
                    let stretch = draft.stretch(axis).unwrap();
                    let before = *draft.position();
                    assert_eq!(draft.walk(axis), Ok(()));
                    assert_eq!(draft.end(), stretch.end);
                    let seat = before.mover();
                    let walked = before.place(seat).unwrap();
                    let spaces = stretch.free + stretch.pushing;
                    if stretch.end.is_none() {
                        let there = walked.farther(stretch.direction, spaces);
                        assert_eq!(draft.position().place(seat), Some(there));
                    }
                }
            }
            // Drafting the whole turn at once gives the same events.
            let whole = Draft::of(*state.position(), action).unwrap();
            assert_eq!(whole.events(), draft.events());
            let drafted = draft.action().unwrap();
            if draft.end().is_none() {
                assert_eq!(drafted, action);
            }
            let mut told = play(&mut state, &drafted.to_string());
            told.retain(|event| !matches!(event, Event::Ended(_)));
            assert_eq!(draft.events(), told);
            let places = |position: &Position| {
                Side::PAIR.map(|seat| (position.place(seat), position.disks(seat)))
            };
            assert_eq!(places(draft.position()), places(state.position()));
            ended += usize::from(draft.end().is_some());
        }
    }
    assert!(ended > 40);
}

#[test]
fn draft_of_an_illegal_turn_is_refused() {
    let position = *bout("1. B>F,B>F:VRL 2. -,-:VRL").position();
    let of = |token: &str| Draft::of(position, action(token)).map(|draft| turn_of(&draft));
    assert_eq!(of("-,B>F:VRL"), Err(Illegal::Empty { hex: Facing::B }));
    assert_eq!(of("-,BL>F:VRL"), Ok(Some("-,BL>F:VRL".to_owned())));
}
