//! Evaluates each action in a bout that waits for a player.

use std::cell::OnceCell;

use rules::{
    Seat,
    slam::{Action, GOAL, Landing, Mode, Ring, Slam},
};

use super::{
    CannotDecide,
    basho::{self, Duel, Race},
    chances::Odds,
    nokkuauto::{self, Last, Look, Round},
    turn::{End, Ends, Plan},
};

/// A cache for one ring: its odds, and the solutions that follow from them, computed on first use.
#[derive(Debug)]
pub struct Known {
    ring: Ring,
    odds: Odds,
    duel: OnceCell<Duel>,
    race: OnceCell<Race>,
    last: OnceCell<Last>,
}

impl Known {
    /// A cache with nothing but the odds.
    pub fn new(ring: Ring) -> Self {
        Self {
            ring,
            odds: Odds::new(ring),
            duel: OnceCell::new(),
            race: OnceCell::new(),
            last: OnceCell::new(),
        }
    }

    /// The odds.
    pub const fn odds(&self) -> &Odds {
        &self.odds
    }

    /// The solution of basho between two players.
    pub fn duel(&self) -> &Duel {
        self.duel.get_or_init(|| Duel::new(&self.odds))
    }

    /// The solution of basho for one player alone.
    pub fn race(&self) -> &Race {
        self.race.get_or_init(|| Race::new(&self.odds))
    }

    /// The solution of the last round of nokkuauto.
    pub fn last(&self) -> &Last {
        self.last.get_or_init(|| Last::new(&self.odds))
    }
}

/// The caches of the rings that were played in.
#[derive(Debug, Default)]
pub struct Memory {
    known: Vec<Known>,
}

impl Memory {
    /// The cache of that ring.
    pub fn of(&mut self, ring: Ring) -> &Known {
        let found = self.known.iter().position(|known| known.ring == ring);
        let at = found.unwrap_or_else(|| {
            self.known.push(Known::new(ring));
            self.known.len() - 1
        });
        &self.known[at]
    }
}

/// The objective of a player in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Points: the change of the total by the turn.
    Points,
    /// Its own progress, ignoring the others' play: in basho to reach 500 in as few turns as possible, in nokkuauto to get through the
    /// round.
    Own,
    /// To win.
    Win,
}

/// Whose turn it is, and all totals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The mode of the bout.
    pub mode: Mode,
    /// The totals of the players who are left, in seating order, and whose turn it is.
    pub round: Round,
}

impl Question {
    /// The question that the bout's thrower faces; `None` if nobody has a turn.
    pub fn of(bout: &Slam) -> Option<Self> {
        let thrower = bout.thrower()?;
        let left: Vec<Seat> = bout.seats().filter(|&seat| bout.stays(seat)).collect();
        let round = Round {
            own: left.iter().position(|&seat| seat == thrower)?,
            totals: left.into_iter().map(|seat| bout.total(seat)).collect(),
        };
        Some(Self {
            mode: bout.mode(),
            round,
        })
    }

    /// The total of the player whose turn it is.
    pub fn total(&self) -> i32 {
        self.round
            .totals
            .get(self.round.own)
            .copied()
            .unwrap_or_default()
    }

    /// What each end of the turn is worth to a player with this aim.
    pub fn ends(&self, aim: Aim, known: &Known) -> Ends {
        let players = self.round.totals.len();
        match (aim, self.mode) {
            (Aim::Points, mode) => Ends::new(|end| f64::from(self.brings(mode, end))),
            (Aim::Own, Mode::Basho) => known.race().ends(self.total()),
            // A player who is alone wins in any case.
            (_, Mode::Nokkuauto) if players < 2 => Ends::new(|_| 1.0),
            (Aim::Win, Mode::Basho) => match players {
                0 | 1 => Ends::new(|_| 1.0),
                2 => {
                    let other = self.round.totals[1 - self.round.own];
                    known.duel().ends([self.total(), other])
                }
                _ => {
                    let mut totals = self.round.totals.clone();
                    totals.rotate_left(self.round.own);
                    basho::among(&known.odds, known.race(), &totals)
                }
            },
            (Aim::Own, Mode::Nokkuauto) => self.round.ends(&known.odds, known.last(), Look::Round),
            (Aim::Win, Mode::Nokkuauto) => self.round.ends(&known.odds, known.last(), Look::Bout),
        }
    }

    /// The best way to play the turn with this aim.
    pub fn plan(&self, aim: Aim, known: &Known) -> Plan {
        Plan::new(&known.odds, &self.ends(aim, known))
    }

    /// By how much a turn with this end changes the total.
    fn brings(&self, mode: Mode, end: End) -> i32 {
        match (mode, end) {
            (Mode::Nokkuauto, end) => nokkuauto::score(end),
            (Mode::Basho, End::Points(points)) => points,
            (Mode::Basho, End::One) => 0,
            (Mode::Basho, End::Both) => -self.total(),
        }
    }

    /// Whether stopping at this landing wins the bout.
    pub fn won(&self, landing: Landing) -> bool {
        let points = landing.points();
        self.mode == Mode::Basho && points.is_some_and(|points| self.total() + points >= GOAL)
    }
}

/// A question, and the state of its turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The question.
    pub question: Question,
    /// How both wrestlers lie.
    pub lies: Landing,
    /// How many throws were made, 1 or 2.
    pub made: u8,
}

impl Asked {
    /// The question of a bout that waits for a player.
    ///
    /// # Errors
    /// [`CannotDecide`] if no player acts, or the state is impossible.
    pub fn of(bout: &Slam) -> Result<Self, CannotDecide> {
        use rules::{Game, SeatSet, Turn};
        let question = Question::of(bout).ok_or(CannotDecide::NotAsked)?;
        let asked = matches!(bout.turn(), Turn::Act(seats) if bout.thrower().map(SeatSet::one) == Some(seats));
        let (true, Some(lies)) = (asked, bout.lies()) else {
            return Err(CannotDecide::NotAsked);
        };
        let made = bout.throws();
        if lies.outside() > 0 || !(1..=2).contains(&made) {
            return Err(CannotDecide::NoSuchBout);
        }
        Ok(Self {
            question,
            lies,
            made,
        })
    }

    /// Every legal action and what it is worth under the plan.
    pub fn values(&self, plan: &Plan) -> impl Iterator<Item = (Action, f64)> {
        let values = Action::ALL.into_iter();
        values.filter_map(|action| Some((action, plan.value(self.lies, self.made, action)?)))
    }
}
