use std::collections::HashSet;

use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    Enumerate, Game, Joint, Outcome, Side, Step, Turn, Viewer,
    momentum::{Config, Disks, Hex, Kimarite, Momentum, Position, SideLength},
};

use super::{
    Memory,
    advice::{Reason, advise},
    boards::{BOARDS, Boards, NETS, number},
    forced::Forced,
    search::{SEEN, Search, WIN},
    tables::Stand,
    thinking::{Effort, Question},
};
use crate::{Level, Opponent};

fn luck(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// A bout after this many random turns; a new bout if it was over before.
fn played(side: SideLength, turns: usize, rng: &mut Xoshiro256PlusPlus) -> Momentum {
    let first = Side::PAIR[rng.random_range(0..2)];
    let mut bout = Momentum::new(&Config { side, first });
    let mut memory = Memory::default();
    for _ in 0..turns {
        // Stay on the board if possible.
        let question = Question::in_bout(&bout, &mut memory).unwrap();
        let Some(action) = question.any(rng.random(), &mut memory) else {
            break;
        };
        let seat = bout.position().mover();
        bout.apply(Step::Act(Joint::One(seat.into(), action)), &mut ())
            .unwrap();
        if let Turn::Over(_) = bout.turn() {
            return Momentum::new(&Config { side, first });
        }
    }
    bout
}

fn standing(side: SideLength, at: [Hex; 2], disks: [[u8; 6]; 2]) -> Momentum {
    let disks = disks.map(|counts| Disks::new(counts).unwrap());
    Momentum::standing(Position::new(side, Side::East, at, disks).unwrap())
}

fn question(bout: &Momentum, memory: &mut Memory) -> Question {
    Question::in_bout(bout, memory).unwrap()
}

#[test]
fn every_board_has_its_own_number() {
    let mut boards = Boards::new();
    let mut nets = HashSet::new();
    for board in 0..BOARDS as u16 {
        let disks = boards.disks(board);
        assert_eq!(number(&disks), board);
        assert_eq!(disks.iter().sum::<u8>(), 12);
        nets.insert(boards.net(board));
    }
    assert_eq!(nets.len(), NETS);
    let start = number(&[2; 6]);
    assert_eq!(boards.amounts(boards.net(start)), [0; 3]);
    assert_eq!(boards.leans(start).boards.len(), 271);
    assert_eq!(boards.leans(start).nets.len(), 85);
}

#[test]
fn the_cursor_makes_each_result_of_the_rules_once() {
    let mut rng = luck(31);
    let mut memory = Memory::default();
    for side in SideLength::ALL {
        for turns in 0..8 {
            let bout = played(side, turns, &mut rng);
            let question = question(&bout, &mut memory);
            let endings = bout.position().endings();
            let undecided = endings.iter().filter(|ending| ending.kimarite.is_none());
            let expected: HashSet<Position> = undecided.map(|ending| ending.position).collect();
            let tables = memory.tables(side);
            let found = tables.turns(question.at);
            let mut reached = HashSet::new();
            for next in &found {
                let action = question.action(*next, tables);
                let mut position = *bout.position();
                assert_eq!(position.play(&action, |_, _| ()), Ok(None));
                assert!(reached.insert(position), "twice: {position:?}");
                assert_eq!(
                    tables
                        .after(question.at, next.theirs)
                        .filter(|at| at == next)
                        .count(),
                    1
                );
            }
            assert_eq!(reached, expected);
            let wins = endings
                .iter()
                .any(|ending| ending.kimarite == Some(Kimarite::Push));
            assert_eq!(tables.wins(question.at), wins, "{:?}", bout.position());
            if wins {
                let action = question.winning(tables).unwrap();
                let mut position = *bout.position();
                assert_eq!(position.play(&action, |_, _| ()), Ok(Some(Kimarite::Push)));
            }
        }
    }
}

/// The value by exhaustive search without pruning, on the scale of the search.
fn plain(memory: &mut Memory, side: SideLength, at: Stand, depth: u8) -> i16 {
    let tables = memory.tables(side);
    if tables.wins(at) {
        return WIN - 1;
    }
    if depth == 0 {
        return tables.worth(at);
    }
    let turns = tables.turns(at);
    let scores = turns
        .into_iter()
        .map(|next| match -plain(memory, side, next, depth - 1) {
            score if score > SEEN => score - 1,
            score if score < -SEEN => score + 1,
            score => score,
        });
    scores.max().unwrap_or(1 - WIN)
}

#[test]
fn the_search_finds_the_value_of_exhaustive_search() {
    let mut rng = luck(32);
    let mut memory = Memory::default();
    for number in 0..12 {
        let side = SideLength::ALL[number % 3];
        let bout = played(side, 2 + number % 5, &mut rng);
        let at = question(&bout, &mut memory).at;
        let tables = memory.tables(side);
        if tables.wins(at) || tables.turns(at).is_empty() {
            continue;
        }
        for depth in 1..=2 {
            let tables = memory.tables(side);
            let found = Search::new(tables, u64::MAX, 9).best(at, depth, 3);
            // The search stops as soon as it sees a win, so compare at the depth that it reached.
            let best = found.best[0].score;
            assert_eq!(best, plain(&mut memory, side, at, found.depth));
            assert!(found.best.is_sorted_by(|a, b| a.score >= b.score));
        }
    }
}

#[test]
fn search_and_proof_agree_on_wins() {
    let mut rng = luck(33);
    let mut memory = Memory::default();
    for number in 0..20 {
        let bout = played(SideLength::Six, 2 + number % 6, &mut rng);
        let at = question(&bout, &mut memory).at;
        let tables = memory.tables(SideLength::Six);
        if tables.wins(at) {
            continue;
        }
        let proved = Forced::new(tables, u64::MAX).win(at, 2).is_some();
        let found = Search::new(tables, u64::MAX, 9).best(at, 2, 1);
        let seen = found.best.first().is_some_and(|best| best.score > SEEN);
        assert_eq!(proved, seen);
    }
}

#[test]
fn a_third_occurrence_and_the_last_turn_are_draws() {
    // Both players stay where they are; what counts is that the score is that of a draw.
    let side = SideLength::Seven;
    let mut bout = Momentum::new(&Config::default());
    let stay = "-,-:VRL";
    let mut memory = Memory::default();
    let idle = rules::momentum::Action {
        lean: [None; 2],
        order: rules::momentum::Order::ALL[0],
    };
    assert_eq!(idle.to_string(), stay);
    for _ in 0..3 {
        let seat = bout.position().mover();
        bout.apply(Step::Act(Joint::One(seat.into(), idle)), &mut ())
            .unwrap();
    }
    // The start has occurred twice with East to move. West moves now, and staying would end the bout.
    let asked = question(&bout, &mut memory);
    assert_eq!(asked.twice[1].len(), 1);
    let next = asked.after(&idle, &mut memory).unwrap();
    assert_eq!(next, asked.twice[1][0]);
    let tables = memory.tables(side);
    let knows = Search::new(tables, u64::MAX, 3).knowing(&asked.twice);
    let score = |mut search: Search| {
        let each = search.each(asked.at, 1);
        each.into_iter().find(|thought| thought.next == next)
    };
    assert_eq!(score(knows).map(|thought| thought.score), Some(0));
    let late = Search::new(memory.tables(side), u64::MAX, 199).best(asked.at, 3, 1);
    assert_eq!(late.best[0].score, 0, "the last turn ends in a draw");
}

#[test]
fn yokozuna_beats_random_play() {
    let mut rng = luck(35);
    let mut memory = Memory::default();
    let mut bout = Momentum::new(&Config::default());
    while let Turn::Act(_) = bout.turn() {
        let seat = bout.position().mover();
        let action = if seat == Side::East {
            let view = bout.view(Viewer::Seat(seat.into()));
            Momentum::decide(&view, (), Level::Yokozuna, &mut luck(1), &mut memory).unwrap()
        } else {
            bout.any(seat.into(), &mut rng).unwrap()
        };
        bout.apply(Step::Act(Joint::One(seat.into(), action)), &mut ())
            .unwrap();
    }
    assert_eq!(bout.turn(), Turn::Over(Outcome::Win(Side::East.into())));
}

/// West stands on the rim in front of East, who can push it off.
fn at_the_rim() -> Momentum {
    standing(
        SideLength::Seven,
        [Hex::new(0, -4), Hex::new(0, -6)],
        [[2; 6], [2; 6]],
    )
}

#[test]
fn advice_finds_a_win_and_what_missing_it_gives_away() {
    let mut memory = Memory::default();
    let bout = at_the_rim();
    let advice = advise(&bout.view(Viewer::Seat(Side::East.into())), &mut memory).unwrap();
    assert_eq!(
        (advice.choice.reason, advice.choice.wins),
        (Reason::Wins, 1.0)
    );
    assert!(advice.choice.is_certain());
    let quiet = played(SideLength::Seven, 0, &mut luck(1));
    let seat = quiet.position().mover();
    let told = advise(&quiet.view(Viewer::Seat(seat.into())), &mut memory).unwrap();
    assert!(!told.choice.is_certain(), "{told:?}");
    assert_eq!(advice.rated(advice.choice.action), Some(advice.choice));
    assert_eq!(advice.compared(advice.choice.action), Some([1.0, 1.0]));
    let idle = rules::momentum::Action {
        lean: [None; 2],
        order: rules::momentum::Order::ALL[0],
    };
    let [taken, best] = advice.compared(idle).unwrap();
    assert!(taken < best && best >= 1.0, "{taken} {best}");
    let asked = question(&bout, &mut memory);
    let tables = memory.tables(SideLength::Seven);
    assert!(asked.winning(tables).is_some());
}

#[test]
fn advice_puts_every_turn_on_one_scale_with_the_best() {
    let mut memory = Memory::default();
    let bout = played(SideLength::Seven, 1, &mut luck(37));
    let seat = bout.position().mover();
    let advice = advise(&bout.view(Viewer::Seat(seat.into())), &mut memory).unwrap();
    assert!(advice.depth >= 3);
    assert!(advice.turns.is_sorted_by(|a, b| a.wins >= b.wins));
    let shown = advice.choice.wins;
    for action in bout.actions(seat.into()).step_by(97) {
        let [taken, best] = advice.compared(action).unwrap();
        assert!((0.0..=best).contains(&taken), "{action}: {taken} {best}");
        assert!(
            (best - shown).abs() < 1e-9,
            "a hint and a review must say the same of the best turn"
        );
    }
    let [taken, best] = advice.compared(advice.choice.action).unwrap();
    assert!((taken - best).abs() < 1e-4, "{taken} {best}");
    // The turns stay in the order that the search returned.
    let turns = advice
        .turns
        .iter()
        .filter_map(|rated| advice.compared(rated.action));
    assert!(turns.is_sorted_by(|a, b| a[0] >= b[0] - 1e-6));
}

#[test]
fn advice_gives_reasons() {
    let mut memory = Memory::default();
    let mut reasons = |at: [Hex; 2], disks| {
        let bout = standing(SideLength::Seven, at, disks);
        let view = bout.view(Viewer::Seat(Side::East.into()));
        let advice = advise(&view, &mut memory).unwrap();
        let every = advice.turns.iter().map(|rated| rated.reason);
        let every: Vec<Reason> = every.collect();
        let falls = bout.actions(Side::East.into()).find_map(|action| {
            let rated = advice.rated(action)?;
            (rated.reason == Reason::Falls).then_some(rated.wins)
        });
        (advice.choice.reason, every, falls)
    };
    // East stands on the rim. West faces it with plenty of momentum, and does not stand in line with a way out.
    let (best, every, falls) = reasons(
        [Hex::new(0, 6), Hex::new(0, 3)],
        [[2; 6], [4, 2, 1, 0, 2, 3]],
    );
    assert!(every.contains(&Reason::LetsWin));
    assert_ne!(best, Reason::LetsWin);
    assert_eq!(falls, Some(0.0));
    let (_, every, _) = reasons([Hex::new(0, 2), Hex::new(0, -2)], [[2; 6]; 2]);
    for reason in [Reason::Centres, Reason::Gathers] {
        assert!(every.contains(&reason), "{reason:?}");
    }
    assert!(!every.contains(&Reason::Saves));
}

#[test]
fn more_effort_searches_deeper() {
    let mut memory = Memory::default();
    let bout = Momentum::new(&Config::default());
    let asked = question(&bout, &mut memory);
    let reached = [1_000, 100_000].map(|nodes| {
        let effort = Effort {
            sure: 1,
            depth: 9,
            nodes,
        };
        asked.think(effort, 1, None, &mut memory).depth
    });
    assert!(reached[0] < reached[1], "{reached:?}");
}
