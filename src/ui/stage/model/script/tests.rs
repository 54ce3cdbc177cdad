use hakkyoi_core::test_every_game;
use rand::{SeedableRng as _, rngs::SmallRng};

use super::*;
use crate::{rules::GameId, ui::stage::LessonUi};

/// At every step of a whole bout and for every seat, practice begins at the last decision with all that came before; before the first
/// decision, at the first.
fn practice_goes_on_from_every_decision<G: LessonUi>() {
    let (record, _) = Record::<G>::parse(G::LESSON).unwrap();
    let extras = G::Extras::of_tags(&record.tags);
    let seats = || G::table(&record.config).iter();
    let decisions: Vec<usize> = (0..record.steps.len())
        .filter(|steps| seats().any(|seat| Model::decisions(&record, seat).contains(steps)))
        .filter(|&steps| !extras.splits(&record, steps))
        .collect();
    assert!(decisions.len() > 2, "{decisions:?}");
    for step in 0..record.steps.len() {
        let last = decisions.iter().rev().find(|&&at| at <= step);
        let last = last.or(decisions.first());
        for seat in seats() {
            let mut rng = SmallRng::seed_from_u64(3);
            let name = "Tetsu".to_owned();
            let begun = Model::practice(&record, step, (seat, name), Level::Ozeki, &mut rng);
            let begun_at = begun.as_ref().map(|model| model.table.record().steps.len());
            // A record of slam does not tell how the wrestlers of earlier throws lie.
            assert!(begun_at.as_ref() == last || begun_at.is_none() && G::ID == GameId::Slam);
            let Some(model) = begun else {
                continue;
            };
            assert_eq!(
                model.table.record().steps,
                record.steps[..begun_at.unwrap()]
            );
            assert!(model.keiko() && !model.over() && model.current_frame().is_none());
            assert_eq!(
                seats().filter(|&at| model.person(at)).collect::<Vec<_>>(),
                [seat]
            );
            assert!(Model::<G>::resume(model.save()).unwrap().save() == model.save());
        }
    }
}

test_every_game!(practice_goes_on_from_every_decision);
