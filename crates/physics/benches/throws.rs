//! Throws of `slam`: both wrestlers into a circle of the whole rope, until they rest.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use physics::{Dohyo, Outline, Throw, Toss, fly};
use rules::slam::Fall;

fn throws(c: &mut Criterion) {
    const THROWS: u32 = 500;
    let mut group = c.benchmark_group("slam");
    group.throughput(Throughput::Elements(THROWS.into()));
    let outline = Outline::default();
    let dohyo = Dohyo::new(&outline);
    let both = |number: u32| [2 * number, 2 * number + 1].map(|seed| Some(Throw::sensible(seed)));
    group.bench_function("throws", |bencher| {
        bencher.iter(|| {
            let rests = (0..THROWS).map(|number| dohyo.throw(both(number), [None; 2], None));
            let outside = |rest: &Option<(_, Fall)>| matches!(rest, Some((_, Fall::Outside)));
            rests.flatten().filter(outside).count()
        });
    });
    group.throughput(Throughput::Elements(1));
    group.bench_function("flight", |bencher| {
        let mut number = 0;
        bencher.iter(|| {
            number += 1;
            fly(&Toss {
                outline: outline.clone(),
                throws: both(number),
                lies: [None; 2],
            })
        });
    });
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = throws
}
criterion_main!(benches);
