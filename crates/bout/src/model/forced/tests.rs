use rules::{
    Step,
    circle::{Action, Circle, Config},
};

use super::*;
use crate::{
    Scene,
    games::circle::{Model, Msg},
    model::tests::people,
};

/// A bout of `circle`, in which a chance step comes before every turn.
pub(in super::super) fn begun(keiko: bool, seed: u64) -> Model {
    let mut rng = SmallRng::seed_from_u64(seed);
    Model::new(people(), keiko, Config::default(), &mut rng).after(Msg::Lift)
}

/// Does what the screen waits for; the choices vary among all legal ones.
pub(in super::super) fn go(model: &Model) -> Model {
    match model.scene() {
        Scene::Curtain(_) => model.after(Msg::Lift),
        Scene::TimedFrame => model.after(Msg::HoldTimePassed(model.current_frame().unwrap())),
        Scene::MustBeSeen => model.after(Msg::GoOn),
        Scene::Asked => {
            let options: Vec<Action> = model.shown().1.options().collect();
            let place = 5 * model.table.event_count() / 3 % options.len();
            model.after(Msg::Choose(model.looker(), options[place]))
        }
        Scene::Waits => panic!("two people never wait for a computer"),
        Scene::Over => model.clone(),
    }
}

pub(in super::super) fn go_until(model: Model, stop: impl Fn(&Model) -> bool) -> Model {
    let mut model = model;
    for _ in 0..5_000 {
        if stop(&model) {
            return model;
        }
        model = go(&model);
    }
    panic!("the bout never reaches this state: {:?}", model.scene());
}

fn over(model: &Model) -> bool {
    model.scene() == Scene::Over
}

#[test]
fn same_choices_lead_to_same_chance() {
    let mut records = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let [one, other] = [begun(false, seed), begun(false, seed)].map(|it| go_until(it, over));
        assert_eq!(one.record(&[]), other.record(&[]));
        records.insert(one.record(&[]));
    }
    assert_eq!(records.len(), 12, "each bout has its own chance outcomes");
}

/// Each draw is the same whatever the players choose, as long as they draw the same number of cards, out of the first pile.
#[test]
fn other_choices_change_no_chance() {
    let draws = |model: &Model| chances(&model.table.record().steps).collect::<Vec<_>>();
    for seed in 0..12 {
        let one = go_until(begun(false, seed), over);
        let mut other = begun(false, seed);
        while !over(&other) {
            other = match other.scene() {
                Scene::Asked => {
                    let last = other.shown().1.options().last().unwrap();
                    other.after(Msg::Choose(other.looker(), last))
                }
                _ => go(&other),
            };
        }
        assert_ne!(other.record(&[]), one.record(&[]));
        let pairs = draws(&one).into_iter().zip(draws(&other)).take(12);
        let alike = pairs.take_while(|(one, other)| one.cards.len() == other.cards.len());
        let alike: Vec<_> = alike.collect();
        assert!(alike.len() > 3, "{alike:?}");
        assert!(alike.iter().all(|(one, other)| one == other), "{alike:?}");
    }
}

#[test]
fn resealing_a_card_changes_no_chance() {
    for seed in 0..12 {
        let asked = go_until(begun(false, seed), |it| it.scene() == Scene::Asked);
        let sealed = go(&asked);
        assert_eq!(sealed.scene(), Scene::Curtain(Seat::WEST));
        let again = go(&sealed.after(Msg::TakeBack));
        assert_eq!(
            go_until(again, over).record(&[]),
            go_until(sealed, over).record(&[])
        );
    }
}

#[test]
fn undo_changes_no_chance() {
    for seed in 0..12 {
        let done = go_until(begun(true, seed), over);
        let mut back = done.clone();
        while back.can_undo() {
            back = back.after(Msg::Undo);
            back = go_until(back, |it| it.scene() == Scene::Asked);
            assert_eq!(go_until(back.clone(), over).record(&[]), done.record(&[]));
        }
        // The chance steps before the first choice cannot be undone.
        let steps = &back.table.record().steps;
        assert!(steps.iter().all(|step| matches!(step, Step::Chance(_))) && steps.len() == 2);
    }
}

#[test]
fn resuming_changes_no_chance() {
    for seed in 0..4 {
        let mut model = begun(false, seed);
        let end = go_until(model.clone(), over).record(&[]);
        while !over(&model) {
            let resumed = Model::resume(model.save()).unwrap();
            assert_eq!(resumed.save(), model.save());
            assert_eq!(go_until(resumed, over).record(&[]), end);
            model = go(&model);
        }
    }
}

/// If the page dies between a choice and the chance step after it, the same cards are drawn.
#[test]
fn pending_chance_step_is_drawn_on_resume() {
    for seed in 0..6 {
        let mut model = begun(false, seed);
        while !over(&model) {
            let mut record = model.table.record().clone();
            let steps = record.steps.len();
            while matches!(record.steps.last(), Some(Step::Chance(_))) {
                record.steps.pop();
            }
            // While a card is sealed, no chance step is due.
            let sealed = Seat::PAIR.into_iter().any(|seat| model.has_sealed(seat));
            if !sealed && record.steps.len() < steps && !record.steps.is_empty() {
                let mut saved = model.save();
                let (_, cut): (_, Circle) = rules::record::Record::parse(&record.write()).unwrap();
                assert_eq!(rules::Game::turn(&cut), rules::Turn::Chance);
                saved.table.record = record.write();
                let resumed = Model::resume(saved).unwrap();
                assert_eq!(resumed.record(&[]), model.record(&[]));
            }
            model = go(&model);
        }
    }
}
