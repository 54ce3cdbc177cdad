use rand::{SeedableRng, rngs::SmallRng};

use crate::{
    ai::{
        Opponent,
        protocol::{self, Request},
    },
    rules::{
        Seat,
        circle::{self, Circle},
        tricks::{self, Tricks},
    },
    ui::stage::{
        GameUi, Model, Msg, Scene,
        model::{Question, tests::against_the_computer},
    },
};

/// The bout, played on to its end: the player takes the first of the `options` each time.
fn over<G: GameUi + Opponent>(
    mut model: Model<G>,
    options: fn(&G::View) -> Option<G::Action>,
) -> Model<G> {
    for _ in 0..2000 {
        model = match model.scene() {
            Scene::TimedFrame => model.after(Msg::HoldTimePassed(model.current_frame().unwrap())),
            Scene::MustBeSeen => model.after(Msg::GoOn),
            Scene::Curtain(_) => model.after(Msg::Lift),
            Scene::Asked => {
                let action = options(&model.shown().1).unwrap();
                model.after(Msg::Choose(model.looker(), action))
            }
            Scene::Waits => {
                let Question {
                    id,
                    ask,
                    level,
                    seed,
                    ..
                } = model.question().unwrap();
                let reply = protocol::answer(&Request {
                    id,
                    ask,
                    level,
                    seed,
                })
                .reply;
                model.after(Msg::Answer { id, reply })
            }
            Scene::Over => return model,
        };
    }
    panic!("the bout never ends");
}

/// After undo, the same choices meet the same draws and the same answers.
fn same_again<G: GameUi + Opponent>(config: G::Config, options: fn(&G::View) -> Option<G::Action>) {
    let mut seeds = SmallRng::seed_from_u64(10);
    let begun = Model::<G>::new(against_the_computer(Seat::EAST), true, config, &mut seeds);
    let played = over(begun, options);
    let mut back = played.clone();
    let mut number = 0;
    while back.can_undo() {
        back = back.after(Msg::Undo);
        number += 1;
        // A replay from every third choice, and from the first one.
        if number % 3 == 0 || !back.can_undo() {
            assert_eq!(over(back.clone(), options).record(), played.record());
        }
    }
    assert!(number > 1, "only {number} choices");
}

#[test]
fn repeated_choices_meet_the_same_answers_in_tricks() {
    same_again::<Tricks>(tricks::Config::default(), |view| {
        view.playable().into_iter().next()
    });
}

#[test]
fn repeated_choices_meet_the_same_draws_and_answers_in_circle() {
    same_again::<Circle>(circle::Config::default(), |view| view.options().next());
}
