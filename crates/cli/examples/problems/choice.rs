//! Chooses the problems of a game's file out of all candidates.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
};

use problems::{HARDEST, Posed, Problem, SOLVER};
use rules::{Joint, Step};

use crate::bouts::Candidate;

/// The problems of each grade in a file.
const OF_GRADE: usize = 50;
/// At most one in this many problems of a grade begins with the same choice under the same tags.
const SAME_FIRST: usize = 4;

/// Of each grade the problems with the shortest records, so that no two begin in the same position or are from the same bout and not too
/// many begin with the same choice.
pub(crate) fn chosen<G: Posed>(candidates: Vec<Candidate<G>>) -> Vec<Problem<G>> {
    let mut grades: BTreeMap<u8, Vec<Candidate<G>>> = BTreeMap::new();
    for candidate in candidates {
        grades
            .entry(candidate.problem.grade)
            .or_default()
            .push(candidate);
    }
    let tags = |problem: &Problem<G>| G::write_tags(&problem.record.config, &problem.record.steps);
    let (mut positions, mut bouts) = (BTreeSet::new(), BTreeSet::new());
    let mut chosen = Vec::new();
    // The rarest grade chooses first.
    let mut order: Vec<u8> = (1..=HARDEST).collect();
    order.sort_by_key(|grade| grades.get(grade).map_or(0, Vec::len));
    for grade in order {
        let mut of_grade = grades.remove(&grade).unwrap_or_default();
        of_grade.sort_by_cached_key(|Candidate { problem, bout }| {
            // Long solutions are for the hard grades.
            let choices = if grade > 2 { choices(problem) } else { 0 };
            (Reverse(choices), tokens(problem).len(), *bout)
        });
        let mut firsts: BTreeMap<_, usize> = BTreeMap::new();
        let mut taken = 0;
        for Candidate { problem, bout } in of_grade {
            let first = (first(&problem), tags(&problem));
            let same = firsts.get(&first).copied().unwrap_or_default();
            if taken == OF_GRADE
                || same >= OF_GRADE / SAME_FIRST
                || bouts.contains(&bout)
                || !positions.insert(problem.position())
            {
                continue;
            }
            bouts.insert(bout);
            *firsts.entry(first).or_default() += 1;
            taken += 1;
            chosen.push(problem);
        }
    }
    chosen.sort_by_cached_key(|problem| (problem.grade, tags(problem), tokens(problem)));
    chosen
}

fn tokens<G: Posed>(problem: &Problem<G>) -> String {
    G::write_tokens(&problem.record.config, &problem.record.steps).join(" ")
}

/// The solver's plays in the solution.
fn plays<G: Posed>(problem: &Problem<G>) -> impl Iterator<Item = G::Action> {
    let solution = problem.record.steps.iter().skip(problem.begins);
    solution.filter_map(|step| match step {
        Step::Act(Joint::One(SOLVER, action) | Joint::Both([action, _])) => Some(*action),
        _ => None,
    })
}

fn choices<G: Posed>(problem: &Problem<G>) -> usize {
    plays(problem).count()
}

/// The solver's first choice.
fn first<G: Posed>(problem: &Problem<G>) -> String {
    plays(problem)
        .next()
        .map_or_else(String::new, |action| format!("{action:?}"))
}
