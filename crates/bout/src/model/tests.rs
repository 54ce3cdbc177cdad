use ai::{
    Level,
    protocol::{self, Ask, Reply, Request},
};
use basho::Fighter;
use rand::{SeedableRng, rngs::SmallRng};
use rules::tricks::{Card, CardSet, Config, Event, Illegal};

use super::*;
use crate::{
    games::tricks::{Model, open_hand},
    rank_of,
};

mod open;
mod together;

pub(super) fn names() -> [String; 2] {
    ["Tetsu", "Kaze"].map(str::to_owned)
}

pub(super) fn people() -> [Player; 2] {
    names().map(Player::Person)
}

pub(super) fn against_the_computer(seat: Seat) -> [Player; 2] {
    Seat::PAIR.map(|other| {
        if other == seat {
            Player::Person("Tetsu".to_owned())
        } else {
            Player::Computer(Level::Makushita)
        }
    })
}

fn model(players: [Player; 2], seed: u64) -> Model {
    Model::new(
        players,
        false,
        Config::default(),
        &mut SmallRng::seed_from_u64(seed),
    )
}

pub(super) fn first_card(model: &Model) -> Card {
    model.shown().1.playable().nth(0).unwrap()
}

/// Does what the screen waits for, as a player who always plays the first legal card.
pub(super) fn go(model: &Model) -> Model {
    match model.scene() {
        Scene::Curtain(_) => model.after(Msg::Lift),
        Scene::TimedFrame => model.after(Msg::HoldTimePassed(model.current_frame().unwrap())),
        Scene::MustBeSeen => model.after(Msg::GoOn),
        Scene::Asked => model.after(Msg::Choose(model.looker(), first_card(model))),
        Scene::Waits => {
            let question = model.question().unwrap();
            let (id, seed) = (question.id, 1);
            let reply = protocol::answer(&Request { seed, ..question }).reply;
            model.after(Msg::Answer { id, reply })
        }
        Scene::Over => model.clone(),
    }
}

pub(super) fn go_until(model: Model, stop: impl Fn(&Model) -> bool) -> Model {
    let mut model = model;
    for _ in 0..500 {
        if stop(&model) {
            return model;
        }
        model = go(&model);
    }
    panic!("the bout never reaches this state: {:?}", model.scene());
}

#[test]
fn shared_device_starts_behind_the_curtain() {
    let model = model(people(), 1);
    assert_eq!(model.scene(), Scene::Curtain(Seat::EAST));
    let (event, view) = model.shown();
    assert!(
        event.is_none() && view.hand.is_empty(),
        "no hand shows while the curtain hangs"
    );
    assert_eq!(model.sealed(), None);
}

#[test]
fn sealed_card_can_be_taken_back_until_the_curtain_lifts() {
    let asked = go_until(model(people(), 1), |m| m.scene() == Scene::Asked);
    let card = first_card(&asked);
    let sealed = asked.after(Msg::Choose(asked.looker(), card));
    assert_eq!(sealed.scene(), Scene::Curtain(Seat::WEST));
    assert!(sealed.has_sealed(Seat::EAST));
    let back = sealed.after(Msg::TakeBack);
    assert_eq!(
        (back.scene(), back.has_sealed(Seat::EAST)),
        (Scene::Curtain(Seat::EAST), false)
    );
    let back = back.after(Msg::Lift);
    assert_eq!(back.scene(), Scene::Asked);
    assert!(back.shown().1.hand.contains(card));
    let lifted = sealed.after(Msg::Lift);
    assert_eq!(
        lifted.after(Msg::TakeBack),
        lifted,
        "too late once the other player looks"
    );
}

#[test]
fn hidden_page_covers_the_open_hand() {
    let asked = go_until(model(people(), 1), |m| m.scene() == Scene::Asked);
    let looker = asked.looker();
    let hidden = asked.after(Msg::Hidden);
    assert_eq!(hidden.scene(), Scene::Curtain(looker));
    assert!(hidden.shown().1.hand.is_empty());
    assert_eq!(hidden.after(Msg::Lift), asked);
    // What both may see stays, and so does the hand of a player alone.
    let together = go_until(asked, Model::is_public);
    assert_eq!(together.after(Msg::Hidden), together);
    let alone = go_until(model(against_the_computer(Seat::EAST), 1), |m| {
        m.scene() == Scene::Asked
    });
    assert_eq!(alone.after(Msg::Hidden), alone);
    let over = go_until(model(people(), 1), |m| m.scene() == Scene::Over);
    assert_eq!(over.after(Msg::Hidden), over);
}

#[test]
fn player_never_sees_the_other_hand() {
    for seed in 0..20 {
        let mut model = model(people(), seed);
        while model.scene() != Scene::Over {
            let view = model.shown().1;
            let own = Viewer::Seat(model.looker());
            let told = if model.is_public() {
                Viewer::Public
            } else {
                own
            };
            let viewer = match model.scene() {
                Scene::Curtain(_) => Viewer::Public,
                _ => told,
            };
            assert_eq!(view.viewer, viewer);
            for (event, view) in model.story() {
                assert_eq!(view.viewer, told);
                if let Event::Dealt { hands } = event {
                    assert_eq!(hands[model.looker().other().index()], None);
                }
            }
            model = go(&model);
        }
    }
}

#[test]
fn each_player_is_shown_every_event_in_order() {
    let mut model = model(people(), 3);
    let mut shown: [Vec<usize>; 2] = [vec![], vec![]];
    while model.scene() != Scene::Over {
        if let Some(frame) = model.current_frame() {
            for (seat, seen) in Seat::PAIR.into_iter().zip(&mut shown) {
                let looks = model.is_public() || seat == model.looker();
                if looks && seen.last() != Some(&frame) {
                    seen.push(frame);
                }
            }
        }
        model = go(&model);
    }
    for seen in shown {
        assert!(!seen.is_empty());
        assert!(
            seen.iter().enumerate().all(|(n, &frame)| n == frame),
            "{seen:?}"
        );
    }
}

#[test]
fn trick_stays_until_seen() {
    let taken = go_until(model(against_the_computer(Seat::EAST), 4), |m| {
        m.scene() == Scene::MustBeSeen && matches!(m.shown().0, Some(Event::Took { .. }))
    });
    let frame = taken.current_frame().unwrap();
    assert_eq!(
        taken.after(Msg::HoldTimePassed(frame)),
        taken,
        "it does not go after a hold time"
    );
    assert_eq!(taken.after(Msg::GoOn).current_frame(), Some(frame + 1));
}

#[test]
fn stale_timer_is_ignored() {
    let timed = go_until(model(against_the_computer(Seat::EAST), 4), |m| {
        m.scene() == Scene::TimedFrame
    });
    let frame = timed.current_frame().unwrap();
    assert_eq!(timed.after(Msg::HoldTimePassed(frame + 1)), timed);
}

#[test]
fn watched_frame_that_must_be_seen_passes_after_its_own_time_only() {
    let computers = [Level::Makushita; 2].map(Player::Computer);
    let taken = go_until(model(computers, 4), |m| m.scene() == Scene::MustBeSeen);
    let frame = taken.current_frame().unwrap();
    for stale in [frame - 1, frame + 1] {
        assert_eq!(taken.after(Msg::HoldTimePassed(stale)), taken);
    }
    let next = taken.after(Msg::HoldTimePassed(frame));
    assert_eq!(next, taken.after(Msg::GoOn));
    assert_ne!(next, taken);
}

#[test]
fn stale_answer_is_dropped() {
    let model = model(against_the_computer(Seat::EAST), 5);
    let Request { id, ask, .. } = model.question().unwrap();
    let Ask::Action(view, ()) = ask else {
        unreachable!("a bout asks for cards");
    };
    let card = view.hand.nth(0).unwrap();
    let stale = Msg::Answer {
        id: id + 2,
        reply: Reply::Action(card),
    };
    assert_eq!(model.after(stale), model);
    let fresh = model.after(Msg::Answer {
        id,
        reply: Reply::Action(card),
    });
    assert!(fresh.has_sealed(Seat::WEST));
    assert_eq!(fresh.question(), None);
}

#[test]
fn failed_answer_is_reported_and_can_be_retried() {
    let model = model(against_the_computer(Seat::EAST), 5);
    let id = model.question().unwrap().id;
    let failed = model.after(Msg::Answer {
        id,
        reply: Reply::Failed,
    });
    assert_eq!((failed.failed(), failed.question()), (true, None));
    assert_eq!(failed.after(Msg::Retry).question().map(|q| q.id), Some(id));
}

#[test]
fn computer_gets_only_its_own_view() {
    let mut model = model(against_the_computer(Seat::WEST), 6);
    while model.scene() != Scene::Over {
        if let Some(Ask::Action(view, ())) = model.question().map(|it| it.ask) {
            assert_eq!(model.asked_computer(), Some(Seat::EAST));
            assert_eq!(view.viewer, Viewer::Seat(Seat::EAST));
        }
        model = go(&model);
    }
}

#[test]
fn refused_card_names_the_rule_and_stays_in_hand() {
    for seed in 0..50 {
        let follow = go_until(model(people(), seed), |m| {
            let view = m.shown().1;
            m.scene() == Scene::Over || m.scene() == Scene::Asked && view.playable() != view.hand
        });
        if follow.scene() == Scene::Over {
            continue;
        }
        let view = follow.shown().1;
        let card = view.hand.without(view.playable()).nth(0).unwrap();
        let refused = follow.after(Msg::Choose(follow.looker(), card));
        assert!(matches!(
            refused.refusal(),
            Some(Illegal::MustFollow { .. })
        ));
        assert_eq!(refused.shown(), follow.shown());
        let played = refused.after(Msg::Choose(refused.looker(), first_card(&refused)));
        assert_eq!(played.refusal(), None, "the next attempt clears it");
        return;
    }
    panic!("no bout with an illegal card");
}

#[test]
fn saved_bout_resumes_unchanged_at_any_moment() {
    for (seed, players) in [
        people(),
        against_the_computer(Seat::EAST),
        against_the_computer(Seat::WEST),
    ]
    .into_iter()
    .enumerate()
    {
        let mut model = model(players, seed as u64);
        while model.scene() != Scene::Over {
            let resumed = Model::resume(model.save()).unwrap();
            assert_eq!(resumed.save(), model.save());
            assert_eq!(resumed.over(), model.over());
            let hidden = matches!(resumed.scene(), Scene::Curtain(_))
                || resumed.is_public()
                || resumed.over();
            assert!(
                hidden || !model.shared(),
                "two who share a device find the curtain down, or look together"
            );
            model = go(&model);
        }
        assert_eq!(Model::resume(model.save()).unwrap().scene(), Scene::Over);
    }
}

#[test]
fn bout_is_shown_to_its_end() {
    for seed in 0..30 {
        let over = go_until(model(against_the_computer(Seat::EAST), seed), |m| {
            m.scene() == Scene::Over
        });
        let last = over.story().pop().unwrap().0;
        assert!(matches!(last, Event::Decided(_) | Event::Torinaoshi));
        assert!(over.over());
    }
}

pub(super) fn practice(players: [Player; 2], seed: u64) -> Model {
    Model::new(
        players,
        true,
        Config::default(),
        &mut SmallRng::seed_from_u64(seed),
    )
}

#[test]
fn real_bout_has_no_undo() {
    let mut model = model(against_the_computer(Seat::EAST), 9);
    while model.scene() != Scene::Over {
        assert!(!model.can_undo());
        assert_eq!(
            model.after(Msg::Undo),
            Model {
                refusal: None,
                ..model.clone()
            }
        );
        model = go(&model);
    }
}

#[test]
fn practice_can_be_undone_to_the_deal() {
    for players in [
        people(),
        against_the_computer(Seat::EAST),
        against_the_computer(Seat::WEST),
    ] {
        let mut model = go_until(practice(players, 10), |m| m.scene() == Scene::Over);
        let mut steps = model.table.record().steps.len();
        while model.can_undo() {
            model = model.after(Msg::Undo);
            let now = model.table.record().steps.len();
            assert!(now < steps, "each undo goes further back");
            steps = now;
            if let Scene::Curtain(_) = model.scene() {
                model = model.after(Msg::Lift);
            }
            assert_eq!(model.scene(), Scene::Asked);
        }
        assert_eq!(steps, 1, "back to the deal");
        go_until(model, |m| m.scene() == Scene::Over);
    }
}

#[test]
fn spectators_see_both_hands() {
    let players = [
        Player::Computer(Level::Makushita),
        Player::Computer(Level::Maegashira),
    ];
    let mut model = model(players, 11);
    while model.scene() != Scene::Over {
        assert_eq!(
            (model.you(), model.question().is_some() || model.over()),
            (None, true)
        );
        assert_eq!(
            open_hand(&model).map(CardSet::len),
            Some(model.shown().1.held[1].into())
        );
        assert_ne!(model.scene(), Scene::Asked);
        if matches!(model.scene(), Scene::Waits) || model.question().is_none() {
            model = go(&model);
        } else {
            let question = model.question().unwrap();
            let (id, seed) = (question.id, 2);
            let reply = protocol::answer(&Request { seed, ..question }).reply;
            model = model.after(Msg::Answer { id, reply });
        }
    }
}

#[test]
fn invalid_saved_bout_is_refused() {
    let mut saved = model(people(), 7).save();
    saved.table.record.push_str("1. G1=G1\n");
    assert!(Model::resume(saved).is_err());
}

#[test]
fn scorepad_entry_survives_saving() {
    let begun = model(against_the_computer(Seat::EAST), 12).between([Some(5), None]);
    assert_eq!(begun.finished(&names()), None);
    let over = go_until(begun, Model::over);
    let bout = over.finished(&names()).unwrap();
    let verdict = over.public_view().verdict.unwrap();
    assert_eq!(
        bout.seats,
        [
            Fighter::Wrestler(5),
            Fighter::Computer(rank_of(Level::Makushita))
        ]
    );
    assert_eq!(
        (bout.winner, &*bout.kimarite, &*bout.date),
        (
            Some(Seat::from(verdict.winner)),
            verdict.kimarite.slug(),
            ""
        )
    );
    let again = Model::resume(over.save()).unwrap();
    assert_eq!(again.finished(&names()).as_ref(), Some(&bout));
    // The home page reads the digest without knowing the rules.
    let kept = serde_json::to_string(&over.save()).unwrap();
    let waiting: Waiting = serde_json::from_str(&kept).unwrap();
    assert!(waiting.digest.over);
}

#[test]
fn every_bout_has_its_own_id() {
    let ids: std::collections::BTreeSet<u64> = (0..50)
        .filter_map(|seed| Some(model(people(), seed).identity()?.id))
        .collect();
    assert_eq!(ids.len(), 50);
}

#[test]
fn guests_are_entered_by_name_and_practice_never() {
    let over = go_until(model(people(), 13), Model::over);
    let guest = |name: &str| Fighter::Guest(name.to_owned());
    assert_eq!(
        over.finished(&names()).unwrap().seats,
        [guest("Tetsu"), guest("Kaze")]
    );
    let practised = go_until(practice(people(), 13), Model::over);
    assert_eq!(practised.finished(&names()), None);
    assert_eq!(practised.between([Some(1), Some(2)]).identity(), None);
}

#[test]
fn void_bout_is_archived_as_a_draw() {
    // Seven ties, in which each card shows the number of the other.
    let hands = "[Game \"tricks\"]\n[East-Hand \"G1 G2 G3 G4 G5 W1 W2 W3\"]\n[West-Hand \"R1 R2 R3 R4 R5 B1 B2 B3\"]\n";
    let ties = "\nG1=R1 G2=R2 G3=R3 G4=R4 G5=R5 W1=B1 W2=B2\n";
    let mut saved = model(people(), 1).save();
    saved.table.record = format!("{hands}{ties}");
    let void = Model::resume(saved).unwrap();
    assert!(void.over());
    let bout = void.finished(&names()).unwrap();
    assert_eq!((bout.winner, &*bout.kimarite), (None, "torinaoshi"));
}

#[test]
fn undo_takes_back_a_sealed_card_first() {
    let asked = |model: &Model| model.scene() == Scene::Asked;
    let begun = go_until(practice(against_the_computer(Seat::EAST), 5), asked);
    let sealed = begun.after(Msg::Choose(begun.looker(), first_card(&begun)));
    assert!(sealed.has_sealed(Seat::EAST) && sealed.can_undo());
    let back = sealed.after(Msg::Undo);
    assert_eq!(
        (back.scene(), back.has_sealed(Seat::EAST)),
        (Scene::Asked, false)
    );
    assert_eq!(back.record(&[]), begun.record(&[]));
    // At a shared device, the curtain falls for the player who decides again.
    let shared = go_until(practice(people(), 5), asked);
    let handed = shared.after(Msg::Choose(shared.looker(), first_card(&shared)));
    assert_eq!(handed.scene(), Scene::Curtain(Seat::WEST));
    let looks = handed.after(Msg::Lift);
    let back = looks.after(Msg::Undo);
    assert_eq!(back.scene(), Scene::Curtain(Seat::EAST));
    assert!(!back.has_sealed(Seat::EAST));
}
