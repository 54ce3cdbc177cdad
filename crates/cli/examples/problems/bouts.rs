//! Plays bouts and finds the problems in them.

use std::fmt::Write;

use ai::Level;
use cli::arena::{Arena, Options};
use problems::{HARDEST, Posed, Problem, SOLVER, lengthened};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{Game, GameId, Joint, Seat, Step, Turn, Viewer, record::Record, tricks::Deal};

/// A problem, and the bout that it was found in.
pub(crate) struct Candidate<G: Game> {
    pub(crate) problem: Problem<G>,
    pub(crate) bout: u64,
}

/// How a game's bouts are played.
struct Bouts {
    /// The most bouts.
    most: u64,
    /// How many candidates of each grade are enough to choose from.
    enough: usize,
    /// The levels of the players.
    levels: &'static [Level],
    /// From how many steps on a bout is too long for a problem.
    steps: usize,
}

const ALL: &[Level] = &Level::ALL;
/// The levels that think quickly.
const QUICK: &[Level] = &[
    Level::Makushita,
    Level::Maegashira,
    Level::Komusubi,
    Level::Ozeki,
];

const fn bouts(game: GameId) -> Bouts {
    let (most, enough, levels, steps) = match game {
        GameId::Tricks => (20_000, 300, QUICK, 20),
        GameId::Track => (40_000, 300, ALL, 20),
        GameId::Momentum => (5_000, 150, QUICK, 12),
        GameId::Circle => (36_000, 200, QUICK, 60),
        _ => (4_000, 300, ALL, 40),
    };
    Bouts {
        most,
        enough,
        levels,
        steps,
    }
}

/// What East and West swap in tactical bouts of track. Each pair is a game to solve, so there are not many.
const SWAPS: [[&str; 2]; 12] = [
    ["1 4", "1 5"],
    ["2 5", "1 3"],
    ["3", "1 4"],
    ["1 6", "3 6"],
    ["4 6", "2 3"],
    ["1 5", "1 5"],
    ["1 2", "4 5"],
    ["2 6", "1 6"],
    ["1", "5"],
    ["3 4", "2 6"],
    ["5 6", "1 4"],
    ["1 4", "1 4"],
];

/// How many outcomes of a chance step are tried in a solution.
const OUTCOMES: usize = 6;

/// The options with which the arena plays this bout, and the tags of its record.
fn opening(game: GameId, number: u64, rng: &mut Xoshiro256PlusPlus) -> (Options, String) {
    let mut options: Vec<(&'static str, String)> = Vec::new();
    let mut tags = format!("[Game \"{}\"]\n", game.slug());
    let mut tag = |name: &str, value: &str| writeln!(tags, "[{name} \"{value}\"]").unwrap();
    match game {
        GameId::Tricks => {
            let [east, west] = Deal::random(rng).hands;
            tag("East-Hand", &east.to_string());
            tag("West-Hand", &west.to_string());
            if number % 5 == 4 {
                tag("Throws", "follower");
            }
        }
        GameId::Track => {
            let tactical = (number / 6) as usize % SWAPS.len();
            match number % 6 {
                0 => tag("Variant", "zero"),
                1 => (),
                _ => {
                    let [east, west] = SWAPS[tactical];
                    let zero = tactical % 6 == 5;
                    tag("Variant", if zero { "zero tactical" } else { "tactical" });
                    tag("East-Swaps", east);
                    tag("West-Swaps", west);
                }
            }
        }
        GameId::Momentum => {
            tag("Side", ["6", "7"][number as usize % 2]);
            tag("First", ["east", "west"][number as usize / 2 % 2]);
        }
        GameId::Slam => {
            let mode = ["basho", "nokkuauto"][number as usize % 2];
            let (shape, size) = [
                ("circle", "100"),
                ("circle", "100"),
                ("square", "80"),
                ("eight", "100"),
            ][number as usize / 2 % 4];
            options.extend([("mode", mode.to_owned()), ("players", "2".to_owned())]);
            options.extend([("shape", shape.to_owned()), ("size", size.to_owned())]);
            tag("Players", "East, West");
            tag("Mode", mode);
            if shape != "circle" {
                tag("Rope", &format!("{shape} {size}"));
            }
        }
        _ => (),
    }
    for (name, usual) in [
        ("players", "2"),
        ("mode", "basho"),
        ("shape", "circle"),
        ("size", "100"),
        ("side", "7"),
    ] {
        if options.iter().all(|(set, _)| *set != name) {
            options.push((name, usual.to_owned()));
        }
    }
    (options.into_iter().collect(), tags)
}

/// The problems in seeded bouts, until there are enough of every grade or the bouts are used up.
pub(crate) fn candidates<G: Posed + Arena>() -> Vec<Candidate<G>> {
    let Bouts { most, enough, .. } = bouts(G::ID);
    let mut memory = G::Memory::default();
    let mut candidates: Vec<Candidate<G>> = Vec::new();
    let mut of_grade = [0; HARDEST as usize];
    for bout in 0..most {
        for problem in problems::<G>(bout, &mut memory) {
            of_grade[usize::from(problem.grade) - 1] += 1;
            candidates.push(Candidate { problem, bout });
        }
        if of_grade.iter().all(|&found| found >= enough) {
            break;
        }
        if bout % 500 == 499 {
            eprintln!("{} {}: {of_grade:?}", G::ID.slug(), bout + 1);
        }
    }
    candidates
}

/// The problems in one bout.
fn problems<G: Posed + Arena>(bout: u64, memory: &mut G::Memory) -> Vec<Problem<G>> {
    let Bouts { levels, steps, .. } = bouts(G::ID);
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(bout);
    let (options, tags) = opening(G::ID, bout, &mut luck);
    let context = G::terms(&options).unwrap().context;
    let (mut record, mut state) = Record::<G>::parse(&tags).unwrap();
    let levels = [(); 2].map(|()| levels[luck.random_range(0..levels.len())]);
    let mut found = Vec::new();
    while record.steps.len() < steps {
        if state.turn().asks(SOLVER) {
            let mut outcomes = Xoshiro256PlusPlus::seed_from_u64(luck.random());
            let mut odds = G::Memory::default();
            let mut chances = |state: &G| -> Vec<G::Chance> {
                let outcomes =
                    (0..OUTCOMES).map(|_| state.chance(context, &mut outcomes, &mut odds));
                outcomes.flatten().collect()
            };
            if let Some(whole) = lengthened(&record, &mut chances, memory) {
                let problem = Problem::new(whole, record.steps.len(), memory);
                found.push(problem.unwrap_or_else(|why| panic!("{}\n{why}", record.write())));
            }
        }
        let step = match state.turn() {
            Turn::Over(_) => break,
            Turn::Chance => Step::Chance(state.chance(context, &mut luck, memory).unwrap()),
            Turn::Act(seats) => {
                let mut choose = |seat: Seat| {
                    let view = state.view(Viewer::Seat(seat));
                    G::decide(&view, context, levels[seat.index() % 2], &mut luck, memory).unwrap()
                };
                let acting: Vec<Seat> = seats.iter().collect();
                Step::Act(match acting[..] {
                    [one] => Joint::One(one, choose(one)),
                    [east, west, ..] => Joint::Both([choose(east), choose(west)]),
                    [] => break,
                })
            }
        };
        state.apply(step, &mut ()).unwrap();
        record.steps.push(step);
    }
    found
}
