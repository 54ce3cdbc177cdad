//! Bouts played at random through the public trait, dealing included, with nobody listening.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use hakkyoi::rules::{
    Enumerate, Game, Joint, Sample, Seat, SeatSet, Step, Turn,
    circle::{self, Circle},
    track::{self, Track},
    tricks::Tricks,
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

/// Bouts of one config. `count` looks at each last state, so that no part of a bout is idle work that the compiler may leave out.
fn playouts<G: Enumerate + Sample>(
    c: &mut Criterion,
    name: &str,
    config: &G::Config,
    count: fn(&G) -> bool,
) {
    const BOUTS: u64 = 10_000;
    let mut group = c.benchmark_group(G::ID.slug());
    group.throughput(Throughput::Elements(BOUTS));
    group.bench_function(name, |bencher| {
        let mut rng = SmallRng::seed_from_u64(1);
        bencher.iter(|| {
            let bouts = (0..BOUTS).map(|_| playout::<G, _>(config, &mut rng));
            bouts.filter(count).count()
        });
    });
    group.finish();
}

/// Bouts of circle, by the turn: they differ in length.
fn turns(c: &mut Criterion) {
    let config = circle::Config::default();
    let bouts = |seed: u64| -> u64 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let bouts = (0..20_000).map(|_| playout::<Circle, _>(&config, &mut rng));
        bouts.map(|state| u64::from(state.turns())).sum()
    };
    let mut group = c.benchmark_group("circle");
    group.throughput(Throughput::Elements(bouts(1)));
    group.bench_function("turns of random playouts", |bencher| {
        bencher.iter(|| bouts(std::hint::black_box(1)));
    });
    group.finish();
}

fn all(c: &mut Criterion) {
    turns(c);
    playouts::<Tricks>(
        c,
        "random playouts",
        &<Tricks as Game>::Config::default(),
        |state| state.position() > 0,
    );
    let standard = track::Config::default();
    for (name, config) in [
        ("random playouts", standard),
        (
            "random playouts, zero",
            track::Config {
                zero: true,
                ..standard
            },
        ),
        (
            "random playouts, tactical",
            track::Config {
                tactical: true,
                ..standard
            },
        ),
        (
            "random playouts, oshi-dashi",
            track::Config {
                oshi_dashi: true,
                ..standard
            },
        ),
    ] {
        playouts::<Track>(c, name, &config, |state| state.position() > 0);
    }
}

criterion_group!(benches, all);
criterion_main!(benches);
