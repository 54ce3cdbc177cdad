//! The laws that every game must keep.

use super::*;
use crate::laws::{
    Checked,
    bouts::{Trial, Tried, nothing_hidden},
};

/// The rules set no bound for basho, but random bouts end.
const MOST_STEPS: usize = 5000;

impl Tried for Slam {
    fn trials() -> Vec<Trial<Self>> {
        let trial = |(players, mode)| Trial {
            config: config(players, mode),
            actions: Action::ALL.into(),
            most_steps: MOST_STEPS,
            bouts: 24 / players / players + 1,
        };
        [
            (1, Mode::Basho),
            (2, Mode::Basho),
            (2, Mode::Nokkuauto),
            (3, Mode::Basho),
            (3, Mode::Nokkuauto),
            (5, Mode::Basho),
            (5, Mode::Nokkuauto),
            (8, Mode::Basho),
            (8, Mode::Nokkuauto),
        ]
        .map(trial)
        .into()
    }

    fn enough(bouts: &[Checked]) {
        nothing_hidden(bouts);
    }
}

#[test]
fn nothing_is_hidden_from_anybody() {
    let state = nokkuauto(3, "SB . SB . CC . B");
    for viewer in [Viewer::Public, Viewer::Seat(AKI), Viewer::Seat(seat(2))] {
        assert_eq!(state.view(viewer).bout, state);
    }
}

#[test]
fn view_survives_serialization() {
    for state in [
        basho(2, "SB a"),
        nokkuauto(3, "SB . SB . CC . B"),
        basho(1, "CC . CC ."),
    ] {
        let view = state.view(Viewer::Public);
        let text = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view);
    }
}
