//! Bouts of `slam`: a nokkuauto of three, with random landings.

use bout::{
    Model, Msg, Player,
    games::slam::{Begins, Phase, Sitter, ThrowMsg, begin, record_tags::Rope},
};
use physics::{Flight, Pose, Throw};
use rand::{RngExt, seq::IteratorRandom};
use rules::slam::{Action, Fall, Figure, Landing, Mode, Slam};

use super::{Dice, Played, WRESTLERS};

/// A random landing of both wrestlers after a toss.
fn rest(model: &Model<Slam>, rng: &mut Dice) -> Option<Flight> {
    let (_, toss) = model.to_fly()?;
    let lay = model.bout().lies().map(|Landing(falls)| falls);
    let rest = [0, 1].map(|place| {
        let thrown = toss.throws[place].map(|_| "SSBBHCKO".chars().choose(rng));
        let fall = match (thrown, toss.lies[place]) {
            (Some(letter), _) => Fall::from_letter(letter?)?,
            (None, Some(_)) => lay?[place],
            (None, None) => return None,
        };
        let pose = Pose {
            at: [rng.random_range(-900..900), 3, -5],
            turn: [0, 0, 0, 32767],
        };
        Some((pose, fall))
    });
    Some(Flight {
        frames: vec![rest.map(|rest| rest.map(|(pose, _)| pose))],
        rest,
    })
}

impl Played for Slam {
    const MOST_STEPS: usize = 150;

    fn begin(rng: &mut Dice) -> Model<Self> {
        let sitters = WRESTLERS.map(|(id, name)| Sitter {
            player: Player::Person(name.to_owned()),
            name: name.to_owned(),
            wrestler: Some(id),
        });
        let rope = Rope::default();
        let begins = Begins::Champion;
        begin(sitters.to_vec(), Mode::Nokkuauto, rope, begins, false, rng)
    }

    fn msg(model: &Model<Self>, rng: &mut Dice) -> Option<Msg<Self>> {
        let aimed = ThrowMsg::Throw(Throw {
            aim: rng.random_range(-9..9),
            strength: 500,
            spin: 0,
            seed: 0,
        });
        Some(match model.phase() {
            Phase::Over => return None,
            Phase::Throws(_) | Phase::TieBreak(_) => Msg::Extra(aimed),
            Phase::Flies => Msg::Extra(match model.to_fly() {
                Some((id, _)) => ThrowMsg::Flown(id, rest(model, rng)?.into()),
                None => ThrowMsg::Rested,
            }),
            Phase::Decides(_) if model.would_throw().is_some() => Msg::Extra(aimed),
            Phase::Decides(_) if rng.random_range(0..3) == 0 => {
                let wrestler = Figure::PAIR.into_iter().choose(rng)?;
                Msg::Extra(ThrowMsg::Pick(wrestler, true))
            }
            Phase::Decides(seat) => Msg::Choose(seat, Action::Stop),
            Phase::Scored => Msg::GoOn,
            Phase::Thinks(_) => panic!("no computer plays"),
        })
    }
}
