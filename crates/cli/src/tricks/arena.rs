//! `tricks` in the arena: its variant, and the plain sampling player.

use ai::{
    CannotDecide, draw,
    tricks::{Mix, anything, known::Known, mix, sampling},
};
use rand::Rng;
use rules::{
    Game, Seat, Viewer,
    tricks::{Card, Config, Throws, Tricks, View},
};

use crate::arena::{self, Arena, GameOption, Options, Terms};

/// Plain sampling with all cards known ([`sampling`]), with this many deals per decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sampler(pub usize);

/// Who can play in the arena.
pub type Player = arena::Player<Sampler>;

/// The mix that a player plays in this view.
///
/// # Errors
/// The same as [`Known::new`].
pub(super) fn mix_of<R: Rng>(
    player: Player,
    view: &View,
    rng: &mut R,
) -> Result<Mix, CannotDecide> {
    let known = Known::new(view, rng)?;
    Ok(match player {
        Player::Level(level) => mix(&known, level, rng),
        Player::Random => anything(&known),
        Player::Reference(Sampler(deals)) => sampling::mix(&known, deals, rng),
    })
}

/// The card that a player plays in this view.
fn choose<R: Rng>(player: Player, view: &View, rng: &mut R) -> Result<Card, CannotDecide> {
    let mix = mix_of(player, view, rng)?;
    draw(&mix, rng).ok_or(CannotDecide::NoSuchBout)
}

impl Arena for Tricks {
    type Reference = Sampler;

    const REFERENCES: &str = "sampler-N with N deals a decision";
    const OPTIONS: &[GameOption] = &[GameOption {
        name: "follower",
        help: "throws count for the follower only",
        default: None,
    }];

    fn terms(options: &Options) -> Result<Terms<Self>, String> {
        let throws = if options.has("follower") {
            Throws::Follower
        } else {
            Throws::Either
        };
        Ok(Terms {
            config: Config { throws },
            context: (),
            variant: None,
        })
    }

    fn reference(name: &str) -> Option<Sampler> {
        let deals = name.strip_prefix("sampler-")?.parse().ok()?;
        (deals > 0).then_some(Sampler(deals))
    }

    fn refer<R: Rng>(
        player: Sampler,
        view: &View,
        rng: &mut R,
        (): &mut (),
    ) -> Result<Card, CannotDecide> {
        choose(Player::Reference(player), view, rng)
    }

    fn at_random<R: Rng>(&self, seat: Seat, rng: &mut R) -> Result<Card, CannotDecide> {
        choose(Player::Random, &self.view(Viewer::Seat(seat)), rng)
    }
}
