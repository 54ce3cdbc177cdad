//! The laws that every game must keep, and properties of all turns.

use super::*;
use crate::laws::{
    Checked,
    bouts::{Trial, Tried, longest},
};

/// The rules set no bound, but random bouts end soon.
const MOST_STEPS: usize = 2000;

impl Tried for Circle {
    fn trials() -> Vec<Trial<Self>> {
        let reveals = Card::ALL.map(Action::Reveal);
        let follows = Card::ALL.map(Action::Follow);
        let ways = Direction::ALL.map(Action::Toward);
        let all = reveals.into_iter().chain(follows).chain(ways);
        vec![Trial {
            config: Config::default(),
            actions: all.chain([Action::Pass]).collect(),
            most_steps: MOST_STEPS,
            bouts: 150,
        }]
    }

    fn enough(bouts: &[Checked]) {
        assert!(longest(bouts) >= 60, "{}", longest(bouts));
        let all: Checked = bouts.iter().copied().sum();
        // The other steps cannot be compared: the viewer knows the opponent's hand (before the first draw, or with an empty pile) or
        // learns it from the step (the opponent draws the whole pile, or plays the only hidden card).
        assert!(all.compared * 100 >= 3 * all.steps * 84, "{all:?}");
        // More than half of the steps are draws, each hidden from two of the three viewers.
        assert!(all.outcomes >= all.steps, "{all:?}");
    }
}

#[test]
fn any_picks_every_legal_action_equally_often() {
    let mut rng = rng(2);
    let follow_up = bout("E+HK,YK,OD W+YT,KD,TP HK=YT");
    let direction = bout("E+HK,YK,OD W+MM,KD,TP HK=MM");
    let choose = bout("E+HK,YK,OD W+MM,KD,TP");
    for (state, seat) in [(follow_up, EAST), (direction, WEST), (choose, WEST)] {
        let legal: Vec<Action> = state.actions(seat.into()).collect();
        assert!(legal.len() > 1);
        let each = 1000;
        let mut times = vec![0; legal.len()];
        for _ in 0..each * legal.len() {
            let any = state.any(seat.into(), &mut rng).unwrap();
            times[legal.iter().position(|a| *a == any).unwrap()] += 1;
        }
        assert!(times.iter().all(|t| (850..1150).contains(t)), "{times:?}");
    }
    assert_eq!(follow_up.any(WEST.into(), &mut rng), None);
}

/// For every board and every two cards: with the board rotated and the seats exchanged, the turn has the same events, rotated likewise.
#[test]
fn seats_mirror_each_other() {
    let mut rng = rng(3);
    for east in Place::all() {
        for west in Place::all().filter(|west| *west != east) {
            let board = Board::new(east, west).unwrap();
            for of_east in Card::ALL {
                for of_west in Card::ALL {
                    let mut tokens = format!("{of_east}={of_west}");
                    let mut state = standing(board, None, &tokens);
                    let mut turned = standing(board.turned(), None, &tokens.turned());
                    let mut said = String::new();
                    loop {
                        let told = say_all(play(&mut state, &tokens));
                        assert_eq!(
                            say_all(play(&mut turned, &tokens.turned())),
                            told.turned(),
                            "{board}\n{said}"
                        );
                        assert_eq!(turned.board(), state.board().turned());
                        said += &told;
                        let Some(choice) = state.choice() else { break };
                        let any = state.any(choice.seat.into(), &mut rng).unwrap();
                        tokens = format!("{}{any}", action::letter(choice.seat));
                    }
                }
            }
        }
    }
}
