use std::{any::Any, sync::Arc};

use ai::protocol;
use rand::{SeedableRng as _, rngs::SmallRng};
use rules::{
    Enumerate,
    circle::Circle,
    slam::{self, Slam},
    test_every_game,
};

use super::*;
use crate::{
    Msg, Scene,
    games::slam::{Phase, ThrowMsg, record_tags::read_throws},
    model::{
        script::{chances, choice_of},
        tests::against_the_computer,
    },
};

/// What happens next in slam alone: flights; computers that wait; and people who throw like the bout that they repeat, or else with a still
/// hand.
fn own(model: &Model<Slam>) -> Option<Msg<Slam>> {
    let throws = matches!(model.phase(), Phase::Throws(_) | Phase::TieBreak(_));
    Some(Msg::Extra(if model.holds().is_some() {
        ThrowMsg::HoldTimePassed(model.mark())
    } else if let Some((id, toss)) = model.to_fly() {
        ThrowMsg::Flown(id, Arc::new(physics::fly(&toss)))
    } else if model.flight().is_some() {
        ThrowMsg::Rested
    } else if throws {
        let recorded = model.script().and_then(|record| {
            let (_, text) = record.tags.iter().find(|(name, _)| name == "Throws")?;
            let throws = *read_throws(text)?.get(model.casts())?;
            let place = model.in_hand().iter().position(|&held| held)?;
            throws[place]
        });
        // The seed is the bout's, whatever is said here.
        let hand = recorded.unwrap_or(physics::Throw::sensible(0));
        ThrowMsg::Throw(physics::Throw { seed: 0, ..hand })
    } else {
        return None;
    }))
}

/// The bout after what happens next in this game alone, if it is slam.
fn after_own<G: BoutGame>(model: &Model<G>) -> Option<Model<G>> {
    let slam = (model as &dyn Any).downcast_ref::<Model<Slam>>()?;
    let next = slam.after(own(slam)?);
    (&next as &dyn Any).downcast_ref().cloned()
}

/// One of the legal choices of the player who looks, the same at the same length of the bout.
pub(in super::super) fn some_choice<G: BoutGame + Enumerate>(model: &Model<G>) -> G::Action {
    let actions: Vec<_> = model.table.state().actions(model.looker()).collect();
    actions[7 * model.table.record().steps.len() % actions.len()]
}

/// The bout, played on to its end.
pub(in super::super) fn played<G: BoutGame>(
    mut model: Model<G>,
    choose: &dyn Fn(&Model<G>) -> G::Action,
) -> Model<G> {
    for _ in 0..5000 {
        if let Some(next) = after_own(&model) {
            model = next;
            continue;
        }
        model = match model.scene() {
            Scene::TimedFrame => model.after(Msg::HoldTimePassed(model.current_frame().unwrap())),
            Scene::MustBeSeen => model.after(Msg::GoOn),
            Scene::Curtain(_) => model.after(Msg::Lift),
            Scene::Asked => model.after(Msg::Choose(model.looker(), choose(&model))),
            Scene::Waits => {
                let question = model.question().unwrap();
                let (id, reply) = (question.id, protocol::answer(&question).reply);
                model.after(Msg::Answer { id, reply })
            }
            Scene::Over => return model,
        };
    }
    panic!("the bout never ends");
}

/// A bout of a person against a computer.
pub(in super::super) fn begun<G: BoutGame>(keiko: bool) -> Model<G> {
    let players = against_the_computer(Seat::EAST);
    let mut rng = SmallRng::seed_from_u64(10);
    Model::new(players, keiko, G::Config::default(), &mut rng)
}

/// The last of the legal choices of the player who looks.
fn last_choice<G: BoutGame + Enumerate>(model: &Model<G>) -> G::Action {
    let actions = model.table.state().actions(model.looker());
    actions.last().unwrap()
}

/// The records of two bouts against a computer.
fn records<G: BoutGame + Enumerate>() -> [Record<G>; 2] {
    [some_choice as fn(&Model<G>) -> G::Action, last_choice].map(|choose| {
        let played = played(begun::<G>(false), &choose);
        Record::<G>::parse(&played.record(&[])).unwrap().0
    })
}

fn seats<G: BoutGame>(record: &Record<G>) -> impl Iterator<Item = Seat> + use<G> {
    G::table(&record.config)
        .iter()
        .collect::<Vec<_>>()
        .into_iter()
}

/// Practice in that seat from that step of the record.
fn practice<G: BoutGame>(record: &Record<G>, step: usize, seat: Seat) -> Option<Model<G>> {
    let name = G::names(&record.config).get(seat.index());
    let name = name.cloned().unwrap_or_else(|| "Tetsu".to_owned());
    Model::practice(record, step, (seat, name), Level::Makushita)
}

/// At every step of a whole bout and for every seat, practice begins at the last decision with all that came before, or before the first
/// decision at the first. If the player has nothing more to decide, it begins at the player's last decision.
fn practice_goes_on_from_every_decision<G: BoutGame + Enumerate>() {
    let [record, _] = records::<G>();
    let extras = G::Extras::of_tags(&record.tags);
    let decisions = |seat: Seat| {
        let all = Model::decisions(&record, seat).into_iter();
        let open = all.filter(|&steps| !extras.splits(&record, steps));
        open.collect::<Vec<usize>>()
    };
    let mut of_all: Vec<usize> = seats(&record).flat_map(decisions).collect();
    of_all.sort_unstable();
    assert!(of_all.len() > 2, "{of_all:?}");
    for step in 0..record.steps.len() {
        let last = of_all.iter().rev().find(|&&at| at <= step);
        let last = *last.unwrap_or(&of_all[0]);
        for seat in seats(&record) {
            let own = decisions(seat);
            let last = last.min(*own.last().unwrap());
            let model = practice(&record, step, seat).unwrap();
            let steps = &model.table.record().steps;
            assert!(record.steps.starts_with(steps));
            // The others have done what the record says, until it was the player's turn.
            let next = own.iter().find(|&&at| at >= last).unwrap();
            assert!((last..=*next).contains(&steps.len()), "{step} {steps:?}");
            assert!(model.keiko() && !model.over() && !model.failed());
            let people = seats(&record).filter(|&at| model.person(at));
            assert_eq!(people.collect::<Vec<_>>(), [seat]);
            let again = Model::<G>::resume(model.save()).unwrap();
            assert!(again.save() == model.save());
            assert_eq!(again.question().is_some(), model.question().is_some());
            assert!(practice(&record, step, seat).unwrap() == model);
        }
    }
}

/// Checks that the whole bout comes again, whoever of its players repeats their choices, also after a reload, and that no computer is asked.
fn comes_again<G: BoutGame>(record: &Record<G>) {
    for seat in seats(record) {
        let begun = practice(record, 0, seat).unwrap();
        let repeated = played(begun, &|model| {
            let again = Model::<G>::resume(model.save()).unwrap();
            assert!(again.follows_script() && again.question().is_none());
            let next = &record.steps[model.table.record().steps.len()];
            choice_of(next, seat).unwrap()
        });
        assert_eq!(repeated.table.record().steps, record.steps);
    }
}

/// If the player repeats the choices of a bout, luck and the computers repeat theirs.
fn practice_repeats_a_bout<G: BoutGame + Enumerate>() {
    records::<G>().iter().for_each(comes_again);
}

/// After another choice, the computers are asked, and two players who choose alike meet the same luck and the same answers. Going back leads
/// to the record again.
fn practice_leaves_the_record<G: BoutGame + Enumerate>() {
    let [record, _] = records::<G>();
    let begun = practice(&record, 0, Seat::EAST).unwrap();
    let seen = std::cell::Cell::new(false);
    let other = |model: &Model<G>| {
        let next = record.steps.get(model.table.record().steps.len());
        let next = next.and_then(|step| choice_of(step, model.looker()));
        let actions = model.table.state().actions(model.looker());
        let other = actions.filter(|&action| Some(action) != next).last();
        seen.set(true);
        other.or(next).unwrap()
    };
    let left = played(begun, &other);
    assert!(seen.get() && !left.follows_script());
    assert_ne!(left.table.record().steps, record.steps);
    let second = played(practice(&record, 0, Seat::EAST).unwrap(), &other);
    assert_eq!(second.table.record().steps, left.table.record().steps);
    let mut back = left;
    while back.can_undo() {
        back = back.after(Msg::Undo);
    }
    assert!(back.follows_script());
}

test_every_game!(
    practice_goes_on_from_every_decision,
    practice_repeats_a_bout,
    practice_leaves_the_record,
);

/// The draws of a record come again after other choices.
#[test]
fn other_choices_meet_the_draws_of_the_record() {
    let text = r#"[Game "circle"]
[Result "east yoritaoshi"]

E+YK,OD,UH W+YT,TK,YK 1. YK=YT E+TP W+KD 2. OD=TK E+KD W+MM
3. UH=YK E+TK W+OD 4. TP=KD E+YT W+HK 5. KD=MM W>1 E>1 E+HK W+TD
6. TK=OD E:YT
"#;
    let (record, _) = Record::<Circle>::parse(text).unwrap();
    let left = played(practice(&record, 0, Seat::EAST).unwrap(), &last_choice);
    assert_ne!(left.table.record().steps, record.steps);
    let [own, told] = [left.table.record(), &record].map(|record| {
        let draws = chances(&record.steps).take(6);
        draws.collect::<Vec<_>>()
    });
    assert_eq!(own, told);
}

/// A bout of slam of which only the landings are known is played on with wrestlers that lie as they fell.
#[test]
fn bout_without_throws_goes_on() {
    let text = "[Game \"slam\"]\n[Players \"Aki, Bo, Cy\"]\n[Mode \"nokkuauto\"]\n\nHS b HC . BK a SK . CC . CC . SB .\n";
    let (record, _) = Record::<Slam>::parse(text).unwrap();
    for step in 0..=record.steps.len() {
        for seat in seats(&record) {
            let model = practice(&record, step, seat).unwrap();
            assert!(Model::<Slam>::resume(model.save()).unwrap().save() == model.save());
            let lies = model.bout().lies().is_some();
            let held = model.in_hand();
            let lie = [0, 1].map(|place| lies && !held[place]);
            assert_eq!(model.lies().map(|pose| pose.is_some()), lie);
            assert_eq!(model.to_fly(), None);
        }
    }
    let played = played(practice(&record, 3, Seat::EAST).unwrap(), &|_| {
        slam::Action::Stop
    });
    let throws = played.record(&[]);
    let throws = throws.lines().find(|line| line.starts_with("[Throws"));
    assert!(throws.unwrap().starts_with("[Throws \"- - "), "{throws:?}");
    // What is known of that bout is enough to go on from it.
    let (record, _) = Record::<Slam>::parse(&played.record(&[])).unwrap();
    let end = record.steps.len() - 1;
    assert!(practice(&record, end, Seat::EAST).is_some());
}

/// Two players who are tied throw at once, and so they do again.
#[test]
fn practice_repeats_a_tie_break() {
    let bouts = (0..400).map(|seed| {
        let config = slam::Config {
            mode: slam::Mode::Nokkuauto,
            ..slam::Config::default()
        };
        let mut rng = SmallRng::seed_from_u64(seed);
        let players = against_the_computer(Seat::EAST);
        let begun = Model::<Slam>::new(players, false, config, &mut rng);
        played(begun, &|_| slam::Action::Stop)
    });
    let fell = |chance| matches!(chance, slam::Chance::Fall(_));
    let mut tied = bouts.filter(|bout| chances(&bout.table.record().steps).any(fell));
    let (record, _) = Record::<Slam>::parse(&tied.next().unwrap().record(&[])).unwrap();
    comes_again(&record);
}
