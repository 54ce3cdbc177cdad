//! Opponents of circle: every level, hidden cards, and views that no bout shows.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    Determinize, Game, Side, Viewer,
    circle::{Action, CardSet, Circle, Config, View},
};

use crate::{
    CannotDecide, Level, Opponent,
    opponent::tests::{Bouts, Tested, play},
    protocol::Ask,
};

fn between(levels: [Level; 2], bouts: usize) -> Bouts<Circle> {
    Bouts {
        config: Config::default(),
        context: (),
        levels: Some(levels),
        times: bouts,
        most_steps: 2000,
    }
}

/// Every state of a bout between these levels in which a seat must choose.
fn bout(levels: [Level; 2], rng: &mut Xoshiro256PlusPlus) -> Vec<Circle> {
    play(&between(levels, 1), rng, &mut ())
}

fn decide(view: &View, level: Level, seed: u64) -> Result<Action, CannotDecide> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    Circle::decide(view, (), level, &mut rng, &mut ())
}

/// A bout at its first choice.
fn first() -> Circle {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(21);
    bout([Level::Makushita; 2], &mut rng)[0]
}

impl Tested for Circle {
    fn bouts() -> Vec<Bouts<Self>> {
        let bouts = |level| {
            let number = if level == Level::Yokozuna { 1 } else { 10 };
            between([level, Level::Makushita], number)
        };
        Level::ALL.map(bouts).into()
    }

    fn questions() -> Vec<Ask<Self>> {
        let view = first().view(Viewer::Seat(Side::West.into()));
        vec![Ask::Action(view, ()), Ask::Advice(view, ())]
    }

    fn impossible() -> Vec<(View, ())> {
        let east = Viewer::Seat(Side::East.into());
        let view = first().view(east);
        let fresh = Circle::new(&Config::default()).view(east);
        let mut views = vec![fresh, first().view(Viewer::Public)];
        for hand in [CardSet::EMPTY, CardSet::ALL, CardSet::from_bits(3)] {
            views.push(View { hand, ..view });
        }
        for held in [[3, 2], [4, 3], [0, 3]] {
            views.push(View { held, ..view });
        }
        for cards in [[CardSet::ALL; 2], [view.hand, CardSet::EMPTY]] {
            views.push(View {
                aside: cards,
                ..view
            });
            views.push(View {
                table: cards,
                ..view
            });
        }
        views.into_iter().map(|view| (view, ())).collect()
    }
}

#[test]
fn public_is_not_asked() {
    let public = first().view(Viewer::Public);
    assert_eq!(
        decide(&public, Level::Ozeki, 1),
        Err(CannotDecide::NotAsked)
    );
}

#[test]
fn advice_names_a_card_in_the_hand() {
    let view = first().view(Viewer::Seat(Side::West.into()));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(22);
    let thought = Circle::advise(&view, (), &mut rng, &mut ()).unwrap();
    let best = thought.choice().unwrap().action;
    assert!(matches!(best, Action::Reveal(card) if view.hand.contains(card)));
}

#[test]
fn hidden_cards_change_no_choice() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(20);
    let states = (0..5).flat_map(|_| bout([Level::Makushita, Level::Komusubi], &mut rng));
    let states: Vec<Circle> = states.collect();
    for state in states {
        for seat in Side::PAIR
            .into_iter()
            .filter(|seat| state.turn().asks(*seat))
        {
            let view = state.view(Viewer::Seat(seat.into()));
            let other = Circle::determinize(&view, &mut rng).unwrap();
            let again = other.view(Viewer::Seat(seat.into()));
            let [one, two] = [view, again].map(|view| decide(&view, Level::Ozeki, 3));
            assert_eq!(one, two);
        }
    }
}
