//! Bouts of trick-taking sumo played at random through the public trait, dealing included, with nobody listening.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use hakkyoi::rules::{
    Enumerate, Joint, Sample, Seat, SeatSet, Step, Turn,
    tricks::{Config, Tricks},
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

criterion_group!(benches, playouts);
criterion_main!(benches);
