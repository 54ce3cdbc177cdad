//! Random playouts through the public trait, including the deals, without an event sink.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::{Rng, SeedableRng, rngs::SmallRng};
use rules::{
    Enumerate, Game, Joint, Sample, Seat, SeatSet, Side, Step, Turn,
    circle::{self, Circle},
    momentum::{self, Momentum, SideLength},
    track::{self, Track},
    tricks::Tricks,
};

/// Plays one bout and returns its last state. A step of one seat is applied in its own branch: if all kinds of step met in one variable, it
/// would have to be stored and matched again.
fn playout<G: Enumerate + Sample, R: Rng>(config: &G::Config, rng: &mut R) -> G {
    let mut state = G::new(config);
    loop {
        let mut any = |seat: Seat| state.any(seat, rng);
        let done = match state.turn() {
            Turn::Over(_) => return state,
            Turn::Act(seats) if seats != SeatSet::PAIR => {
                let side = if seats.contains(Side::East) {
                    Side::East
                } else {
                    Side::West
                };
                let seat = side.into();
                let step = any(seat).map(|action| Step::Act(Joint::One(seat, action)));
                step.map(|step| state.apply(step, &mut ()))
            }
            turn => {
                let step = if turn == Turn::Chance {
                    state.sample(rng).map(Step::Chance)
                } else {
                    let both = any(Side::East.into()).zip(any(Side::West.into()));
                    both.map(|(east, west)| Step::Act(Joint::Both([east, west])))
                };
                step.map(|step| state.apply(step, &mut ()))
            }
        };
        assert_eq!(done, Some(Ok(())));
    }
}

/// Measures bouts of one config. `count` reads each last state, so that the compiler cannot remove any part of a bout as unused.
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

/// Measures turns in bouts of one config, because the bouts differ in length. `count` is the number of turns of a bout.
fn turns<G: Enumerate + Sample>(
    c: &mut Criterion,
    name: &str,
    config: &G::Config,
    count: fn(&G) -> u64,
) {
    let bouts = |seed: u64| -> u64 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let bouts = (0..20_000).map(|_| playout::<G, _>(config, &mut rng));
        bouts.map(|state| count(&state)).sum()
    };
    let mut group = c.benchmark_group(G::ID.slug());
    group.throughput(Throughput::Elements(bouts(1)));
    group.bench_function(name, |bencher| {
        bencher.iter(|| bouts(std::hint::black_box(1)));
    });
    group.finish();
}

/// Measures turns of momentum: to depth 2 from the start, every way of writing them, including those with equal ends; and the different
/// ends of one turn.
fn perft(c: &mut Criterion) {
    let mut group = c.benchmark_group("momentum");
    let seven = Momentum::new(&momentum::Config::default());
    let count = |start: &Momentum| -> u64 {
        let position = start.position();
        let first = start
            .actions(position.mover().into())
            .step_by(100)
            .map(|action| {
                let mut after = *position;
                assert!(after.play(&action, |_, _| ()).is_ok());
                let after = Momentum::standing(after);
                let second = after
                    .actions(after.position().mover().into())
                    .map(|action| {
                        let mut end = *after.position();
                        u64::from(end.play(&action, |_, _| ()) == Ok(None))
                    });
                second.sum::<u64>()
            });
        first.sum()
    };
    group.sample_size(10);
    group.throughput(Throughput::Elements(count(&seven)));
    group.bench_function("perft 2 on side 7, every hundredth", |bencher| {
        bencher.iter(|| count(std::hint::black_box(&seven)));
    });
    let position = *seven.position();
    group.throughput(Throughput::Elements(position.endings().len() as u64));
    group.bench_function("different ends of a turn", |bencher| {
        bencher.iter(|| std::hint::black_box(&position).endings().len());
    });
    group.finish();
}

fn all(c: &mut Criterion) {
    turns::<Circle>(
        c,
        "turns of random playouts",
        &circle::Config::default(),
        |state| u64::from(state.turns()),
    );
    for side in SideLength::ALL {
        let config = momentum::Config {
            side,
            ..momentum::Config::default()
        };
        let name = format!("turns of random playouts, side {}", side.get());
        turns::<Momentum>(c, &name, &config, |state| u64::from(state.turns()));
    }
    perft(c);
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
