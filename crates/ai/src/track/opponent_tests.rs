//! Opponents of track: every variant, and views that no bout shows.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    Enumerate, Game, Joint, Seat, Side, Step, Turn, Viewer,
    track::{Config, Track, View},
};

use super::{Memory, solver::Stakes};
use crate::{
    Level,
    opponent::tests::{Bouts, Tested, request},
    protocol::{Ask, Request, answer},
};

impl Tested for Track {
    fn bouts() -> Vec<Bouts<Self>> {
        let bouts = |config, level| Bouts {
            config,
            context: Stakes::Bout,
            levels: Some([level; 2]),
            times: 1,
            most_steps: 20,
        };
        Config::all()
            .flat_map(|config| Level::ALL.map(|level| bouts(config, level)))
            .collect()
    }

    fn questions() -> Vec<Ask<Self>> {
        let view = Track::new(&Config::default()).view(Viewer::Seat(Side::West.into()));
        vec![
            Ask::Action(view, Stakes::Points),
            Ask::Advice(view, Stakes::Bout),
        ]
    }

    fn impossible() -> Vec<(View, Stakes)> {
        let bout = Track::new(&Config::default());
        let third = Seat::try_from(2).unwrap();
        let strangers = [Viewer::Public, Viewer::Seat(third)].map(|viewer| bout.view(viewer));
        // A bout as a manipulated page might send it, with one impossible value.
        let whole = serde_json::to_value(bout).unwrap();
        let spoilt = |name: &str, value: serde_json::Value| {
            let mut whole = whole.clone();
            whole[name] = value;
            let bout: Track = serde_json::from_value(whole).unwrap();
            bout.view(Viewer::Seat(Side::East.into()))
        };
        let positions = [9, -128, 127].map(|position| spoilt("position", position.into()));
        let hands = [
            [126, 124],
            [126, 0],
            [127, 126],
            [8190, 126],
            [128, 2],
            [0, 0],
        ];
        let hands = hands.map(|hands| spoilt("hands", hands.into_iter().collect()));
        let views = strangers.into_iter().chain(positions).chain(hands);
        views.map(|view| (view, Stakes::Bout)).collect()
    }
}

#[test]
fn memory_changes_no_answer() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(18);
    let mut memory = Memory::default();
    for config in Config::all().filter(|config| !config.oshi_dashi) {
        let mut bout = Track::new(&config);
        while let Turn::Act(_) = bout.turn() {
            for stakes in [Stakes::Bout, Stakes::Points] {
                let view = bout.view(Viewer::Public);
                let ask = Ask::Advice(view, stakes);
                let study: Request<Track> = request(ask, Level::Makushita, 0);
                assert_eq!(study.answer(&mut memory), answer(&study));
            }
            let actions = Side::PAIR.map(|seat| bout.any(seat.into(), &mut rng).unwrap());
            bout.apply(Step::Act(Joint::Both(actions)), &mut ())
                .unwrap();
        }
    }
}
