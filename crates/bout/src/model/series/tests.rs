use basho::BestOf;
use rand::{SeedableRng as _, rngs::SmallRng};
use rules::{Outcome, Seat};

use super::*;
use crate::{
    Scene, Waiting,
    games::circle::{Model, Msg},
    model::{
        forced::tests::{begun, go, go_until},
        tests::names,
    },
};

fn over(model: &Model) -> bool {
    model.scene() == Scene::Over
}

fn five() -> Series {
    Series::new(BestOf::Five)
}

fn wins(series: &Series) -> [u8; 2] {
    Seat::PAIR.map(|seat| series.wins(seat))
}

fn after(winners: &[Seat]) -> Series {
    let mut series = five();
    for &winner in winners {
        series.enter(Outcome::Win(winner)).unwrap();
    }
    series
}

#[test]
fn basho_continues_until_it_is_decided() {
    for seed in 0..6 {
        let mut model = begun(false, seed).in_series(Some(five()));
        let mut played = Vec::new();
        loop {
            let before = model.series().unwrap().clone();
            assert_eq!(before.periods(), played);
            model = go_until(model, over);
            played.push(Outcome::Win(
                model.public_view().verdict.unwrap().winner.into(),
            ));
            // The period counts once, however often it is read, saved and resumed.
            for _ in 0..3 {
                assert_eq!(model.series(), Some(&before));
                assert_eq!(model.series_now().unwrap().periods(), played);
                assert_eq!(model.after(Msg::GoOn).series_now(), model.series_now());
                model = Model::resume(model.save()).unwrap();
            }
            let bout = model
                .finished(&names())
                .unwrap()
                .recorded(&model.record(&[]));
            assert_eq!(bout.best_of(), Some(BestOf::Five));
            let now = model.series_now().unwrap();
            assert_eq!(model.done(), now.winner().is_some(), "{now:?}");
            let next = model.rematch(&mut SmallRng::seed_from_u64(seed));
            if model.done() {
                assert!(wins(&now).contains(&3) && played.len() <= 5);
                let afresh = next.series().unwrap();
                assert_eq!(
                    (afresh.best_of(), afresh.periods()),
                    (BestOf::Five, &[][..])
                );
                break;
            }
            assert_eq!(next.series(), Some(&now));
            model = next.after(Msg::Lift);
        }
    }
}

#[test]
fn basho_is_saved_with_its_bout() {
    let before = after(&[Seat::EAST, Seat::WEST]);
    let mut model = begun(false, 3).in_series(Some(before.clone()));
    while !over(&model) {
        let resumed = Model::resume(model.save()).unwrap();
        assert_eq!(
            (resumed.series(), model.series()),
            (Some(&before), Some(&before))
        );
        assert!(model.over() || resumed.series_now().as_ref() == Some(&before));
        model = go(&model);
    }
}

/// The home page and the set-up do not know the rules and read the digest.
#[test]
fn digest_tells_whether_anything_is_left_to_play() {
    let told = |model: &Model| {
        let kept = serde_json::to_string(&model.save()).unwrap();
        let waiting: Waiting = serde_json::from_str(&kept).unwrap();
        (waiting.digest.over, waiting.digest.stars)
    };
    let begun = begun(false, 8);
    let alone = go_until(begun.clone(), over);
    assert_eq!((told(&begun), told(&alone)), ((false, None), (true, None)));
    assert!(
        alone.done()
            && alone
                .rematch(&mut SmallRng::seed_from_u64(1))
                .series()
                .is_none()
    );

    let winner = Seat::from(alone.public_view().verdict.unwrap().winner);
    let loser = winner.other();
    for (before, done) in [
        (&[][..], false),
        (&[loser, loser], false),
        (&[winner], false),
        (&[winner, loser, winner], true),
        (&[winner, winner], true),
    ] {
        let series = after(before);
        let stars = Some(wins(&series));
        let asked = begun.clone().in_series(Some(series));
        assert_eq!(told(&asked), (false, stars), "{before:?}");
        let over = go_until(asked, over);
        let stars = wins(&over.series_now().unwrap());
        assert_eq!(stars.iter().sum::<u8>() as usize, before.len() + 1);
        assert_eq!(told(&over), (done, Some(stars)), "{before:?}");
    }
}

#[test]
fn undone_period_does_not_count() {
    let over = go_until(begun(true, 5).in_series(Some(five())), over);
    assert_eq!(over.series_now().unwrap().periods().len(), 1);
    let back = over.after(Msg::Undo);
    assert_eq!(back.series_now(), Some(five()));
    assert!(!back.done());
}
