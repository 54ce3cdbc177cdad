//! The laws that every game must keep, and properties of all turns.

use super::*;
use crate::laws::{
    Checked,
    bouts::{Trial, Tried, longest, nothing_hidden},
};

/// The rules set no bound for *oshi-dashi*, but random bouts end soon.
const MOST_STEPS: usize = 1000;

impl Tried for Track {
    fn trials() -> Vec<Trial<Self>> {
        let plays = Play::all().map(Action::own);
        let actions: Vec<Action> = plays.chain(Swaps::ALL.map(Action::Swap)).collect();
        let trial = |config: Config| Trial {
            config,
            actions: actions.clone(),
            most_steps: if config.oshi_dashi {
                MOST_STEPS
            } else {
                6 + usize::from(config.tactical)
            },
            bouts: 100,
        };
        Config::all().map(trial).collect()
    }

    fn enough(bouts: &[Checked]) {
        nothing_hidden(bouts);
        assert!(longest(bouts) >= 6, "{}", longest(bouts));
    }
}

#[test]
fn any_picks_every_legal_action_equally_often() {
    let mut rng = rng(2);
    let (_, both) = read("zero tactical", Some(["6", "1 5"]), "1=0").unwrap();
    for state in [bout("zero tactical", ""), both, bout("zero", "6=5 0=3")] {
        for seat in Side::PAIR {
            let legal: Vec<Action> = state.actions(seat.into()).collect();
            let each = 1000;
            let mut times = vec![0; legal.len()];
            for _ in 0..each * legal.len() {
                let any = state.any(seat.into(), &mut rng).unwrap();
                times[legal.iter().position(|a| *a == any).unwrap()] += 1;
            }
            assert!(times.iter().all(|t| (850..1150).contains(t)), "{times:?}");
        }
    }
    assert_eq!(bout("", "6=3").any(EAST.into(), &mut rng), None);
}

/// The seats mirror each other, whatever they play.
#[test]
fn seats_mirror_each_other() {
    let lasts = ["-", "0", "1", "2", "3", "4", "5", "6", "Y", "G", "N", "S"].map(deed);
    for position in -EDGE..=EDGE {
        for east in Play::all() {
            for west in Play::all() {
                for of_east in lasts {
                    for of_west in lasts {
                        let here = moved(position, [east, west], [of_east, of_west]);
                        let there = moved(-position, [west, east], [of_west, of_east]);
                        assert_eq!(here, -there);
                        let master = [east, west].map(|play| match play {
                            Play::Tactic(tactic) => Play::Master(tactic),
                            Play::Number(_) | Play::Master(_) => play,
                        });
                        let named = moved(position, master, [of_east, of_west]);
                        assert_eq!(here, named, "a Sumo Master acts as what it names");
                        assert!((here - position).abs() <= 18);
                    }
                }
            }
        }
    }
}
