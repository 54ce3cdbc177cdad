//! Broken problems are refused, each for its reason. They are made from the first committed problems of every game.

use problems::{HARDEST, Posed, Problem, SOLVER, Why, alike};
use rules::{Game, Joint, Seat, Step, Turn, test_every_game};

use super::problems;

/// One of this many problems is broken.
const OFTEN: usize = 8;
/// The same for breaks after which positions without a single best play are judged: in `momentum`, that takes long.
const SELDOM: usize = 41;

/// Some committed problems of every grade, with the state in which each begins.
fn some<G: Posed>(stride: usize) -> Vec<(Problem<G>, G)> {
    let some = problems::<G>().1.into_iter().step_by(stride);
    some.map(|problem| (problem.clone(), problem.state().unwrap()))
        .collect()
}

/// The action of the seat that is no solver, if it acts in this step.
fn others<G: Game>(turn: Turn, step: &Step<G>) -> Option<(Seat, G::Action)> {
    let Turn::Act(seats) = turn else {
        return None;
    };
    let seat = seats.iter().find(|&seat| seat != SOLVER)?;
    match step {
        Step::Act(Joint::One(_, action) | Joint::Both([_, action])) => Some((seat, *action)),
        Step::Chance(_) => None,
    }
}

/// The same step with another action of that seat.
fn with<G: Game>(step: &Step<G>, seat: Seat, action: G::Action) -> Step<G> {
    match *step {
        Step::Act(Joint::Both([east, west])) => Step::Act(Joint::Both(if seat == Seat::EAST {
            [action, west]
        } else {
            [east, action]
        })),
        _ => Step::Act(Joint::One(seat, action)),
    }
}

fn why<G: Posed>(problem: &Problem<G>) -> Option<Why<G::Illegal>> {
    problem.prove().err()
}

fn another_play_is_not_the_solution<G: Posed>() {
    for (mut problem, state) in some::<G>(OFTEN) {
        let begins = problem.begins;
        let Some(Step::Act(Joint::One(_, best) | Joint::Both([best, _]))) =
            problem.record.steps.get(begins).copied()
        else {
            panic!("no choice at {begins}");
        };
        let other = state
            .actions(SOLVER)
            .find(|&action| !alike(&state, best, action));
        problem.record.steps[begins] = with(&problem.record.steps[begins], SOLVER, other.unwrap());
        problem.record.steps.truncate(begins + 1);
        assert_eq!(
            why(&problem),
            Some(Why::NotBest(begins)),
            "{}",
            problem.record.write()
        );
    }
}

fn grade_and_worth_must_be_right<G: Posed>() {
    for (problem, _) in some::<G>(OFTEN) {
        let mut graded = problem.clone();
        graded.grade = problem.grade % HARDEST + 1;
        assert_eq!(why(&graded), Some(Why::Grade(problem.grade)));
        let mut worthless = problem.clone();
        worthless.worth.best -= 1;
        assert_eq!(why(&worthless), Some(Why::Worth(problem.worth)));
        let mut worthless = problem.clone();
        worthless.worth.other = problem.worth.other.map_or(Some(0), |_| None);
        assert_eq!(why(&worthless), Some(Why::Worth(problem.worth)));
    }
}

/// A problem that begins at its record's end: the bout is over there, or there is no solution.
fn problem_begins_before_its_record_ends<G: Posed>() {
    let mut over = 0;
    for (mut problem, _) in some::<G>(OFTEN) {
        problem.begins = problem.record.steps.len();
        let turn = problem.state().unwrap().turn();
        let wanted = match turn {
            Turn::Over(_) => Why::Over,
            _ if turn.asks(SOLVER) => Why::NoSolution,
            _ => Why::NotToAct,
        };
        over += usize::from(wanted == Why::Over);
        assert_eq!(why(&problem), Some(wanted));
        problem.begins += 1;
        assert!(why(&problem).is_some());
    }
    assert!(over > 0 || G::POSING.is_none());
}

/// Where the solver is not to act, or has no single best play, no problem begins.
fn problem_begins_at_a_choice_with_one_best_play<G: Posed>() {
    let (mut refused, mut asked) = (0, 0);
    for (mut problem, _) in some::<G>(SELDOM) {
        for begins in 0..problem.begins {
            problem.begins = begins;
            let turn = problem.state().unwrap().turn();
            let found = why(&problem);
            if turn.asks(SOLVER) {
                asked += 1;
                refused += usize::from(matches!(found, Some(Why::NotSingle(_) | Why::Unknown(_))));
            } else {
                assert_eq!(found, Some(Why::NotToAct));
            }
        }
    }
    // Few other choices of a bout have one best play, too.
    assert!(refused * 2 >= asked, "{refused} of {asked}");
}

fn illegal_steps_are_refused<G: Posed>() {
    for (mut problem, _) in some::<G>(SELDOM) {
        let last = *problem.record.steps.last().unwrap();
        let end = problem.record.steps.len();
        problem.record.steps.extend([last; 12]);
        let found = why(&problem);
        let refused = match found {
            Some(Why::Illegal(place, _)) => place >= end,
            // Before the rules refuse a step, the step may be no best one.
            Some(Why::NotSingle(place) | Why::NotBest(place) | Why::WeakDefence(place)) => {
                place >= end
            }
            Some(Why::TooLong | Why::Unknown(_)) => true,
            _ => false,
        };
        assert!(refused, "{found:?}");
    }
}

/// The solution goes on as long as there is a single best play, and no longer.
fn solution_has_the_right_length<G: Posed>() {
    for (problem, _) in some::<G>(SELDOM / 2) {
        let last = problem.record.steps.len();
        let solves = |&place: &usize| {
            let state = problem.record.replay(place, &mut ()).unwrap();
            state.turn().asks(SOLVER) && state.actions(SOLVER).count() > 1
        };
        let choices: Vec<usize> = (problem.begins..last).filter(solves).collect();
        if let [.., before, at] = choices[..] {
            let mut cut = problem.clone();
            cut.record.steps.truncate(before + 1);
            let luck = |place| matches!(problem.record.steps[place], Step::Chance(_));
            // A solution may end before a chance step; then only its grade shows that it was cut.
            if !(before..at).any(luck) {
                assert_eq!(why(&cut), Some(Why::TooShort), "{}", cut.record.write());
            }
        }
        let state = problem.record.replay(last, &mut ()).unwrap();
        if let Turn::Act(seats) = state.turn()
            && !seats.contains(SOLVER)
        {
            let mut long = problem.clone();
            let seat = seats.iter().next().unwrap();
            let mut found = Vec::new();
            for action in state.actions(seat).take(3) {
                long.record.steps.truncate(last);
                long.record.steps.push(Step::Act(Joint::One(seat, action)));
                found.push(why(&long));
            }
            assert!(found.iter().all(Option::is_some), "{found:?}");
        }
    }
}

/// If the other seat has a weaker defence, the solution does not play it.
fn other_seat_defends_as_well_as_it_can<G: Posed>() {
    let (mut asked, mut weaker) = (false, 0);
    for (problem, _) in some::<G>(SELDOM) {
        for place in problem.begins..problem.record.steps.len() {
            let state = problem.record.replay(place, &mut ()).unwrap();
            let step = problem.record.steps[place];
            let Some((seat, played)) = others(state.turn(), &step) else {
                continue;
            };
            asked = true;
            let others = state.actions(seat).filter(|&action| action != played);
            for action in others.take(3) {
                let mut weak = problem.clone();
                weak.record.steps[place] = with(&step, seat, action);
                weak.record.steps.truncate(place + 1);
                // Another defence can be as good; the solution then goes on after it in its own way.
                weaker += usize::from(why(&weak) == Some(Why::WeakDefence(place)));
            }
        }
    }
    assert!(weaker > 0 || !asked);
}

test_every_game!(
    another_play_is_not_the_solution,
    grade_and_worth_must_be_right,
    problem_begins_before_its_record_ends,
    problem_begins_at_a_choice_with_one_best_play,
    illegal_steps_are_refused,
    solution_has_the_right_length,
    other_seat_defends_as_well_as_it_can,
);
