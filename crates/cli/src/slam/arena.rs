//! What is special about `slam` in the arena: falls are drawn from the table.

use std::convert::Infallible;

use ai::{CannotDecide, slam::Memory};
use rand::Rng;
use rules::slam::{
    Action, Chance, Config, Due, Landing, MOST_PLAYERS, Mode, Ring, Shape, Size, Slam, Thrown, View,
};

use crate::arena::{Arena, GameOption, Options, Terms};

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
            Due::Throw { thrown, .. } => Chance::Landing(odds.throw(self.lies(), thrown, dice)),
            // A wrestler thrown alone falls as it does beside another.
            Due::TieBreak { .. } => {
                let Landing([fall, _]) = odds.throw(None, Thrown::Both, dice);
                Chance::Fall(fall)
            }
        })
    }
}
