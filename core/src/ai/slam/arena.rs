//! What is special about `slam` in the arena: falls are drawn from the table.

use std::convert::Infallible;

use rand::{Rng, RngExt};

use super::{CannotDecide, Memory, chances::Odds};
use crate::{
    ai::arena::{Arena, GameOption, Options, Terms},
    rules::slam::{
        Action, Chance, Config, Due, Fall, Landing, MOST_PLAYERS, Mode, Ring, Shape, Size, Slam,
        Thrown, View,
    },
};

/// Draws how a throw lands from the odds; `lies` is how both lay before it.
pub fn throw<R: Rng>(odds: &Odds, lies: Option<Landing>, thrown: Thrown, dice: &mut R) -> Landing {
    let lay = lies.unwrap_or(Landing([Fall::Outside; 2])).0;
    let odds = match thrown {
        Thrown::Both => odds.both(),
        Thrown::A => odds.one(lay[1]),
        Thrown::B => odds.one(lay[0]),
    };
    let mut point: f64 = dice.random_range(0.0..1.0);
    let mut drawn = Landing(lay);
    for (landing, odds) in Landing::all().zip(odds).filter(|(_, odds)| **odds > 0.0) {
        drawn = landing;
        point -= odds;
        if point < 0.0 {
            break;
        }
    }
    let Landing([first, second]) = drawn;
    match thrown {
        Thrown::B => Landing([second, first]),
        Thrown::A | Thrown::Both => drawn,
    }
}

impl Arena for Slam {
    type Reference = Infallible;

    const OPTIONS: &[GameOption] = &[
        GameOption {
            name: "mode",
            help: "basho or nokkuauto",
            default: Some("basho"),
        },
        GameOption {
            name: "players",
            help: "how many players; the seats go to --east and --west in turn, and a win counts for the one that had the seat",
            default: Some("2"),
        },
        GameOption {
            name: "shape",
            help: "the ring's shape: circle, oval, square, triangle or eight",
            default: Some("circle"),
        },
        GameOption {
            name: "size",
            help: "the ring's size in percent of the rope, 40 to 100 in steps of 10",
            default: Some("100"),
        },
    ];

    fn terms(options: &Options) -> Result<Terms<Self>, String> {
        let [mode, players, shape, size] =
            ["mode", "players", "shape", "size"].map(|name| options.value(name));
        let variant = format!("{mode} {players} {shape} {size}");
        let mut modes = [Mode::Basho, Mode::Nokkuauto].into_iter();
        let mode = modes.find(|known| known.slug() == mode);
        let mode = mode.ok_or("Slam is played as basho or as nokkuauto")?;
        let size = size.parse().ok().and_then(|it: u8| Size::try_from(it).ok());
        let (Some(shape), Some(size)) = (Shape::from_slug(shape), size) else {
            return Err("There is no such ring".to_owned());
        };
        let players = players.parse().ok();
        let players = players.filter(|players| (2..=MOST_PLAYERS).contains(players));
        let players = players.ok_or_else(|| format!("Two to {MOST_PLAYERS} players can meet"))?;
        Ok(Terms {
            config: Config {
                players: (1..=players).map(|number| number.to_string()).collect(),
                mode,
            },
            context: Ring { shape, size },
            variant: Some(variant),
        })
    }

    fn refer<R: Rng>(
        player: Infallible,
        _: &View,
        _: &mut R,
        _: &mut Memory,
    ) -> Result<Action, CannotDecide> {
        match player {}
    }

    fn chance<R: Rng>(&self, ring: Ring, dice: &mut R, memory: &mut Memory) -> Option<Chance> {
        let odds = memory.of(ring).odds();
        Some(match self.due()? {
            Due::Throw { thrown, .. } => Chance::Landing(throw(odds, self.lies(), thrown, dice)),
            // A wrestler thrown alone falls as it does beside another.
            Due::TieBreak { .. } => {
                let Landing([fall, _]) = throw(odds, None, Thrown::Both, dice);
                Chance::Fall(fall)
            }
        })
    }
}
