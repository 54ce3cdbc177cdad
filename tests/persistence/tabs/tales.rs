//! Bouts that the tabs play, state by state.

use std::{collections::BTreeMap, sync::LazyLock};

use ai::{Level, protocol::Reply};
use bout::{Model, Msg, Player, Scene};
use hakkyoi::ui::stage::names_of;
use rand::SeedableRng as _;
use rules::{
    Enumerate as _, Seat,
    record::Record,
    track::{Config, Track},
};

use super::Dice;
use crate::bouts::{decided, told};

/// Bouts between a guest and a computer, state by state.
pub(super) static TALES: LazyLock<Vec<Vec<Model<Track>>>> = LazyLock::new(|| {
    let tales = (100..).map(tale);
    let won = |tale: &Vec<Model<Track>>| tale.last().and_then(decided).is_some();
    tales.filter(won).take(3).collect()
});

/// Where a state is in the tales, by what it tells.
pub(super) static PLACES: LazyLock<BTreeMap<String, (usize, usize)>> = LazyLock::new(|| {
    let mut places = BTreeMap::new();
    for (tale, states) in TALES.iter().enumerate() {
        for (place, state) in states.iter().enumerate() {
            places.entry(told(state)).or_insert((tale, place));
        }
    }
    places
});

fn tale(seed: u64) -> Vec<Model<Track>> {
    let mut dice = Dice::seed_from_u64(seed);
    let players = [
        Player::Person("Umi".to_owned()),
        Player::Computer(Level::Makushita),
    ];
    let mut states = vec![Model::new(players, false, Config::default(), &mut dice)];
    while let Some(msg) = states.last().and_then(|last| msg(last, &mut dice)) {
        let next = states[states.len() - 1].after(msg);
        states.push(next);
    }
    states
}

/// The next message of a player, a computer or a timer; `None` once the bout is over.
fn msg(model: &Model<Track>, dice: &mut Dice) -> Option<Msg<Track>> {
    let any = |seat: Seat, dice: &mut Dice| {
        let (_, state) = Record::<Track>::parse(&model.record(&names_of(model))).unwrap();
        state.any(seat, dice)
    };
    if let (Some(seat), Some(question)) = (model.asked_computer(), model.question()) {
        let reply = Reply::Action(any(seat, dice)?);
        let id = question.id;
        return Some(Msg::Answer { id, reply });
    }
    Some(match model.scene() {
        Scene::Over => return None,
        Scene::Curtain(_) => Msg::Lift,
        Scene::TimedFrame => Msg::HoldTimePassed(model.current_frame()?),
        Scene::MustBeSeen | Scene::Waits => Msg::GoOn,
        Scene::Asked => Msg::Choose(model.looker(), any(model.looker(), dice)?),
    })
}
