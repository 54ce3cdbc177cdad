//! Bouts of trick-taking sumo played at random through the public trait, dealing included, with nobody listening.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use hakkyoi::{
    ai::tricks::{
        known::subsets,
        solver::{Stand, leader_wins, winning_leads},
    },
    rules::{
        Enumerate, Joint, Sample, Seat, SeatSet, Step, Turn,
        tricks::{CardSet, Config, Throws, Tricks},
    },
};
use rand::{Rng, SeedableRng, rngs::SmallRng};

/// Plays one bout and gives back its last state.
fn playout<G: Enumerate + Sample, R: Rng>(config: &G::Config, rng: &mut R) -> G {
    let mut state = G::new(config);
    loop {
        let step = match state.turn() {
            Turn::Over(_) => return state,
            Turn::Chance => state.sample(rng).map(Step::Chance),
            Turn::Act(seats) => {
                let mut any = |seat: Seat| state.any(seat, rng);
                if seats == SeatSet::PAIR {
                    any(Seat::EAST)
                        .zip(any(Seat::WEST))
                        .map(|(east, west)| Step::Act(Joint::Both([east, west])))
                } else {
                    let seat = if seats.contains(Seat::EAST) {
                        Seat::EAST
                    } else {
                        Seat::WEST
                    };
                    any(seat).map(|action| Step::Act(Joint::One(seat, action)))
                }
            }
        };
        let done = step.map(|step| state.apply(step, &mut ()));
        assert_eq!(done, Some(Ok(())));
    }
}

fn playouts(c: &mut Criterion) {
    const BOUTS: u64 = 10_000;
    let mut group = c.benchmark_group("tricks");
    group.throughput(Throughput::Elements(BOUTS));
    group.bench_function("random playouts", |bencher| {
        let mut rng = SmallRng::seed_from_u64(1);
        bencher.iter(|| {
            (0..BOUTS)
                .filter(|_| {
                    let state: Tricks = playout(&Config::default(), &mut rng);
                    state.position() > 0
                })
                .count()
        });
    });
    group.finish();
}

/// Hands of seven against each other, and all hands that fit one of them, with all cards known.
fn solver(c: &mut Criterion) {
    let mut rng = SmallRng::seed_from_u64(2);
    let mut deal = || {
        let leader = CardSet::ALL.sample(7, &mut rng);
        (leader, CardSet::ALL.without(leader))
    };
    let views: Vec<(CardSet, CardSet)> = (0..200).map(|_| deal()).collect();
    let mut rng = SmallRng::seed_from_u64(3);
    let deals: Vec<(CardSet, CardSet)> = (0..10_000)
        .map(|number| {
            let (leader, rest) = views[number % views.len()];
            (leader, rest.sample(7, &mut rng))
        })
        .collect();
    let mut group = c.benchmark_group("solver");
    group.throughput(Throughput::Elements(deals.len() as u64));
    group.bench_function("random deals of seven at the centre", |bencher| {
        let wins = |&&(leader, follower): &&(CardSet, CardSet)| {
            leader_wins(Throws::Either, Stand::Centre, leader, follower)
        };
        bencher.iter(|| deals.iter().filter(wins).count());
    });
    let (leader, rest) = views[0];
    let eleven = rest.sample(11, &mut rng);
    group.throughput(Throughput::Elements(1));
    group.bench_function("all leads over the 330 deals of a view", |bencher| {
        bencher.iter(|| {
            subsets(eleven, 7)
                .map(|follower| {
                    winning_leads(Throws::Either, Stand::Centre, leader, follower).len()
                })
                .sum::<usize>()
        });
    });
    group.finish();
}

criterion_group!(benches, playouts, solver);
criterion_main!(benches);
