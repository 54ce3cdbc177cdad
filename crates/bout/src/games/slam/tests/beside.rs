//! Tests of computers, hints, undo, scorepads and the next bout.

use super::*;

#[test]
fn computers_play_a_bout_by_themselves() {
    let mut model = model(vec![computer("One"), computer("Two")], Mode::Basho, false);
    assert!(model.watched());
    for _ in 0..400 {
        model = match model.phase() {
            Phase::Over => break,
            Phase::Thinks(_) => {
                if let Some(question) = model.question() {
                    let stale = Msg::Answer {
                        id: question.id + 1,
                        reply: protocol::Reply::Failed,
                    };
                    assert_eq!(model.after(stale), model);
                    let answer = protocol::answer(&question);
                    let (id, reply) = (answer.id, answer.reply);
                    model.after(Msg::Answer { id, reply })
                } else {
                    assert!(model.holds().is_some());
                    model.after(Msg::Extra(ThrowMsg::HoldTimePassed(model.mark())))
                }
            }
            Phase::Flies => rests(&model, "HS"),
            Phase::Scored => {
                assert_eq!(RingState::goes_on_by_itself(&model), !model.over());
                model.after(Msg::GoOn)
            }
            other => unreachable!("{other:?}"),
        };
    }
    assert_eq!(model.phase(), Phase::Over);
}

#[test]
fn failed_answer_is_reported_and_can_be_retried() {
    let landed = throws(
        &model(vec![computer("One"), person("Bo")], Mode::Basho, false).after(Msg::GoOn),
        "HS",
    );
    let id = landed.question().unwrap().id;
    let reply = protocol::Reply::Failed;
    let failed = landed.after(Msg::Answer { id, reply });
    assert_eq!((failed.failed(), failed.question()), (true, None));
    assert_eq!(
        failed.after(Msg::Retry).question().map(|it| it.id),
        Some(id)
    );
}

#[test]
fn practice_can_undo_everything() {
    let begun = model(vec![person("Aki"), person("Bo")], Mode::Nokkuauto, true);
    assert!(!begun.can_undo());
    let tied = turn(&turn(&begun, "SB"), "BS");
    let set = tied.after(sling());
    assert_eq!(set.after(Msg::Undo), tied);
    let over = rests(&set.after(sling()), "SC");
    assert!(over.over());
    let mut back = over.after(Msg::Undo);
    assert_eq!(back.phase(), Phase::TieBreak(seat(0)));
    let mut steps = Vec::new();
    while back.can_undo() {
        back = back.after(Msg::Undo);
        steps.push(back.phase());
        assert_eq!(Model::resume(back.save()).unwrap(), back);
    }
    assert_eq!(
        steps,
        [1, 1, 0, 0]
            .map(seat)
            .into_iter()
            .zip([true, false].repeat(2))
            .map(|(seat, decides)| {
                if decides {
                    Phase::Decides(seat)
                } else {
                    Phase::Throws(seat)
                }
            })
            .collect::<Vec<_>>()
    );
    assert_eq!(back, begun);
    let real = throws(&people(Mode::Basho), "SB");
    assert!(!real.can_undo() && real.after(Msg::Undo) == real);
}

#[test]
fn hint_needs_practice_and_lasts_one_choice() {
    let real = throws(&people(Mode::Basho), "SB");
    assert!(!real.can_hint());
    let practice = throws(&model(vec![person("Aki")], Mode::Basho, false), "SB");
    assert!(
        practice.keiko() && practice.can_hint(),
        "a player alone always practises"
    );
    let asked = practice.after(Msg::Hint);
    let answer = protocol::answer(&asked.hint_question().unwrap());
    let told = asked.after(Msg::Hinted(answer));
    assert!(matches!(told.hint(), Some(crate::Hint::Told(_))));
    assert_eq!(stops(&told).hint(), None);
}

#[test]
fn decided_bout_goes_to_the_scorepads() {
    let mut sitters = vec![person("Aki"), computer("Moyama"), computer("Moyama 2")];
    sitters[0].wrestler = Some(5);
    let mut model = model(sitters, Mode::Basho, false);
    let play = |model: &Model, letters: &str| {
        let landed = rests(
            &match model.phase() {
                Phase::Thinks(_) => model.after(Msg::Extra(ThrowMsg::HoldTimePassed(model.mark()))),
                _ => model.after(sling()),
            },
            letters,
        );
        let landed = stops(&landed);
        landed.after(Msg::GoOn)
    };
    for letters in ["CC", "SO", "SO", "CC"] {
        assert_eq!(model.finished(&model.config().players), None);
        model = play(&model, letters);
    }
    let bout = model.finished(&model.config().players).unwrap();
    assert_eq!(
        bout.seats,
        [
            Fighter::Wrestler(5),
            Fighter::Computer(crate::rank_of(Level::Makushita)),
            Fighter::Guest("Moyama 2".to_owned())
        ]
    );
    assert_eq!((bout.winner, &*bout.kimarite), (Some(seat(0)), "basho"));
    let mut kept = Book::default();
    kept.create(5, "Aki").unwrap();
    let dated = Bout {
        date: "2026-11-20".to_owned(),
        ..bout.clone()
    };
    assert_eq!(kept.enter(dated), Ok(true));
    // The home page reads who plays without knowing the game's rules.
    let text = serde_json::to_string(&model.save()).unwrap();
    let waiting: crate::Waiting = serde_json::from_str(&text).unwrap();
    assert_eq!(waiting.players.len(), 3);
}

#[test]
fn record_contains_rope_and_throws() {
    let landed = throws(&people(Mode::Basho), "HS");
    let record = stops(&landed).record(&[]);
    assert!(record.contains("[Rope \"circle 100\"]"), "{record}");
    let throws = record
        .split("[Throws \"")
        .nth(1)
        .and_then(|it| it.split('"').next());
    let throws = record_tags::read_throws(throws.unwrap()).unwrap();
    assert_eq!(throws, [landed.extras().casts[0].throws]);
    assert!(Table::<Slam>::of(&record).is_ok());
}

#[test]
fn rematch_begins_as_agreed() {
    let mut model = people(Mode::Nokkuauto);
    for letters in ["SB", "CC", "SS"] {
        model = turn(&model, letters);
    }
    // Aki is out; Bo goes out next.
    while model.phase() != Phase::Over {
        model = turn(
            &model,
            if model.who() == Some(seat(2)) {
                "CC"
            } else {
                "BK"
            },
        );
    }
    assert_eq!(model.winner(), Some(seat(2)));
    let mut rng = SmallRng::seed_from_u64(1);
    assert_eq!(
        model.rematch(&mut rng).config().players,
        ["Aki", "Bo", "Cy"]
    );
    model.extras_mut().begins = Begins::Champion;
    assert_eq!(
        model.rematch(&mut rng).config().players,
        ["Cy", "Aki", "Bo"]
    );
    model.extras_mut().begins = Begins::Random;
    let first: std::collections::BTreeSet<String> = (0..40)
        .map(|_| model.rematch(&mut rng).config().players[0].clone())
        .collect();
    assert_eq!(first.len(), 3);
}

#[test]
fn turn_of_a_computer_goes_on_without_a_tap() {
    let computers_turn = |letters: &str| {
        let begun = model(vec![computer("One"), person("Bo")], Mode::Basho, false);
        let waits = begun.after(Msg::GoOn);
        assert!(waits.holds().is_some(), "the computer throws by itself");
        let air = waits.after(Msg::Extra(ThrowMsg::HoldTimePassed(waits.mark())));
        rests(&air, letters)
    };
    let outside = computers_turn("OS");
    assert_eq!(outside.phase(), Phase::Scored);
    assert!(
        RingState::goes_on_by_itself(&outside),
        "a computer's turn is over"
    );
    // What a fall outside has cost a person waits for a tap.
    let own = model(vec![person("Bo"), computer("One")], Mode::Basho, false);
    let own = throws(&own, "OS");
    assert_eq!(own.phase(), Phase::Scored);
    assert!(!RingState::goes_on_by_itself(&own));
}
