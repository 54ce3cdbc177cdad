use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    Enumerate, Game, Joint, Sample, Side, Step, Turn, Viewer,
    circle::{Board, Card, CardSet, Circle, Config, Direction, HAND},
};

use super::{
    knowledge::{Knowledge, PerCard},
    leaves::Leaves,
    reason::Reason,
    reveal::{Hand, Reveal},
    search::{Position, Search},
    thinking::{Effort, Thought, think},
    *,
};
use crate::matrix;

fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

fn cards(codes: &str) -> CardSet {
    let cards = codes.split_whitespace().map(str::parse::<Card>);
    cards.map(Result::unwrap).collect()
}

/// The beginning of a turn at which the piles are empty, so that both hands are known.
fn open(board: &str, east: &str, west: &str) -> Circle {
    let hands = [cards(east), cards(west)];
    let aside = hands.map(|hand| CardSet::ALL.without(hand));
    Circle::standing(board.parse().unwrap(), None, hands, aside).unwrap()
}

fn reveal(bout: &mut Circle, east: &str, west: &str) {
    let actions = [east, west].map(|code| Action::Reveal(code.parse().unwrap()));
    bout.apply(Step::Act(Joint::Both(actions)), &mut ())
        .unwrap();
}

const EFFORT: Effort = Effort {
    depth: 1,
    rounds: [300, 30],
};

fn thoughts(bout: &Circle, seat: Side) -> Vec<Thought> {
    think(&bout.view(Viewer::Seat(seat.into())), EFFORT, &mut rng(1)).unwrap()
}

fn best(bout: &Circle, seat: Side) -> Thought {
    let thoughts = thoughts(bout, seat).into_iter();
    thoughts.max_by(|a, b| a.often.total_cmp(&b.often)).unwrap()
}

/// Every state of some random bouts.
fn states(bouts: u64) -> Vec<Circle> {
    let mut states = Vec::new();
    for seed in 0..bouts {
        let rng = &mut rng(seed);
        let mut bout = Circle::new(&Config::default());
        loop {
            let step = match bout.turn() {
                Turn::Over(_) => break,
                Turn::Chance => Step::Chance(bout.sample(rng).unwrap()),
                Turn::Act(_) => Step::Act(match bout.choice() {
                    Some(choice) => Joint::One(
                        choice.seat.into(),
                        bout.any(choice.seat.into(), rng).unwrap(),
                    ),
                    None => Joint::Both(Side::PAIR.map(|seat| bout.any(seat.into(), rng).unwrap())),
                }),
            };
            states.push(bout);
            bout.apply(step, &mut ()).unwrap();
        }
        states.push(bout);
    }
    states
}

const RIM: &str = "   . . .
                     . . . .
                    . . . . .
                     . . E W
                      . . .";
const MIDDLE: &str = "  . . .
                       . . . .
                      . E W . .
                       . . . .
                        . . .";

#[test]
fn reason_is_what_a_card_gains_or_prevents() {
    let reason = |board: &str, seat: Side, code: &str| {
        let view = open(board, "YK UH HK", "UH TP TD").view(Viewer::Seat(seat.into()));
        Reason::of(&view, Action::Reveal(code.parse().unwrap()))
    };
    let [east, west] = Side::PAIR;
    assert_eq!(reason(RIM, east, "YK"), Some(Reason::TakesOut));
    assert_eq!(reason(RIM, east, "HK"), Some(Reason::Cancels));
    assert_eq!(reason(RIM, west, "TP"), Some(Reason::Cancels));
    assert_eq!(reason(RIM, west, "UH"), Some(Reason::Protects));
    assert_eq!(reason(MIDDLE, east, "YK"), Some(Reason::Pushes));
    assert_eq!(reason(MIDDLE, west, "UH"), Some(Reason::Pushes));
    let apart = MIDDLE.replace("E W .", "E . W");
    assert_eq!(reason(&apart, east, "YK"), Some(Reason::Nearer));
    assert_eq!(reason(&apart, west, "TD"), Some(Reason::Waits));
    let mut bout = open(RIM, "OD YK UH", "MM TP KD");
    reveal(&mut bout, "OD", "KD");
    let view = bout.view(Viewer::Seat(east.into()));
    let toward = |direction| Reason::of(&view, Action::Toward(direction));
    assert_eq!(toward(Direction::Five), Some(Reason::TakesOut));
    assert_eq!(toward(Direction::One), Some(Reason::Pushes));
    assert_eq!(Reason::of(&view, Action::Pass), None);
}

#[test]
fn a_certain_win_is_taken() {
    let bout = open(RIM, "YK UH MM", "YT TD TK");
    let best = best(&bout, Side::East);
    assert_eq!(best.action, Action::Reveal(Card::Yorikiri));
    assert!(best.often > 0.99 && best.wins > 0.99, "{best:?}");
}

#[test]
fn advice_says_when_its_worth_is_certain() {
    let advice = |bout: &Circle, seat: Side| {
        let view = bout.view(Viewer::Seat(seat.into()));
        advice::advise(&view, &mut rng(1)).unwrap()
    };
    let exact = |board: &str, east: &str, west: &str| {
        let told = advice(&open(board, east, west), Side::East);
        (told.exact, told.choice().unwrap().wins > 0.99)
    };
    assert_eq!(exact(RIM, "YK UH MM", "YT TD TK"), (true, true));
    assert_eq!(exact(MIDDLE, "YK OD TP", "UH TK KD"), (false, false));
    // The card wins against the hand that West has, but West might hold another one.
    let hands = [cards("YK UH MM"), cards("YT TD TK")];
    let hidden = Circle::standing(RIM.parse().unwrap(), None, hands, [CardSet::EMPTY; 2]).unwrap();
    assert!(!advice(&hidden, Side::East).exact);
    // If this is certain, the other seat does not win in the same turn.
    for bout in states(40) {
        let Some(seat) = Side::PAIR.into_iter().find(|&seat| bout.turn().asks(seat)) else {
            continue;
        };
        let told = advice(&bout, seat);
        let best = told.choice().unwrap();
        if !told.exact {
            continue;
        }
        let ends = sure::Sure(seat).acted(&bout, best.action);
        let over = |winner: Side| Turn::Over(rules::Outcome::Win(winner.into()));
        let other = ends.iter().filter(|end| end.turn() == over(seat.other()));
        assert_eq!(other.count(), if best.wins > 0.5 { 0 } else { ends.len() });
    }
}

#[test]
fn a_threat_is_met_with_the_one_card_that_stops_it() {
    // East threatens with every card; only the Tsuppari cancels them all.
    let bout = open(RIM, "YK YT KD", "TP OD TD");
    let best = best(&bout, Side::West);
    assert_eq!(best.action, Action::Reveal(Card::Tsuppari));
    assert!(best.often > 0.99, "{best:?}");
}

#[test]
fn inside_a_turn_the_winning_direction_is_found() {
    // One of the two directions leads over the edge.
    let mut bout = open(RIM, "OD YK UH", "MM TP KD");
    reveal(&mut bout, "OD", "KD");
    let found = best(&bout, Side::East);
    assert_eq!(found.action, Action::Toward(Direction::Five));
    assert!(found.wins > 0.99, "{found:?}");
    let exchanged = RIM.replace("E W", "W E");
    let mut bout = open(&exchanged, "MM TP KD", "OD YK UH");
    reveal(&mut bout, "KD", "OD");
    let found = best(&bout, Side::West);
    assert_eq!(found.action, Action::Toward(Direction::Five));
}

#[test]
fn a_second_card_is_played_if_it_wins() {
    let mut bout = open(RIM, "HK YK UH", "YT TD TK");
    reveal(&mut bout, "HK", "YT");
    assert_eq!(
        best(&bout, Side::East).action,
        Action::Follow(Card::Yorikiri)
    );
    // East has priority, and has to take its Tsukidashi back.
    let hands = [cards("TK YT UH"), cards("YK TD MM")];
    let aside = hands.map(|hand| CardSet::ALL.without(hand));
    let board = RIM.parse().unwrap();
    let mut bout = Circle::standing(board, Some(Side::East), hands, aside).unwrap();
    reveal(&mut bout, "TK", "YK");
    assert_eq!(
        best(&bout, Side::East).action,
        Action::Follow(Card::Yoritaoshi)
    );
}

#[test]
fn no_action_is_worth_more_than_the_mix() {
    let states = states(30);
    let choosing = states
        .iter()
        .filter(|bout| bout.choice().is_none() && bout.turn().asks(Side::East));
    for bout in choosing.step_by(9) {
        for seat in Side::PAIR {
            let thoughts = thoughts(bout, seat);
            let sum: f32 = thoughts.iter().map(|thought| thought.often).sum();
            assert!((sum - 1.0).abs() < 1e-5);
            let wins = |thought: &Thought| thought.wins * thought.often;
            let mean: f32 = thoughts.iter().map(wins).sum();
            for thought in thoughts {
                assert!((0.0..=1.0).contains(&thought.wins));
                assert!(thought.wins < mean + 0.03, "{thought:?} {mean}: {bout:?}");
                let answered = thought.answered.unwrap();
                assert!(answered <= thought.wins + 1e-5, "{thought:?}: {bout:?}");
            }
        }
    }
}

#[test]
fn a_choice_inside_a_turn_takes_one_of_the_options() {
    for bout in states(40).iter().filter(|bout| bout.choice().is_some()) {
        let seat = bout.choice().unwrap().seat;
        let thoughts = thoughts(bout, seat);
        let actions: Vec<Action> = thoughts.iter().map(|thought| thought.action).collect();
        assert_eq!(actions, bout.actions(seat.into()).collect::<Vec<_>>());
        assert_eq!(
            thoughts
                .iter()
                .filter(|thought| thought.often > 0.0)
                .count(),
            1
        );
    }
}

/// With open hands a reveal is a matrix game.
#[test]
fn a_reveal_of_known_hands_has_the_value_of_its_matrix() {
    for bout in [
        open(MIDDLE, "YK OD TP", "UH TK KD"),
        open(RIM, "YK OD UH", "TP MM TD"),
    ] {
        let view = bout.view(Viewer::Seat(Side::East.into()));
        let position = Position {
            board: view.board,
            priority: view.priority,
            knowledge: Side::PAIR.map(|seat| Knowledge::of(&view, seat)),
        };
        let leaves = Leaves::known();
        let mut reveal = Search::new(&leaves, 1).reveal(&position, 1, None);
        reveal.solve(2000);
        let [[east], [west]] = &reveal.hands.each_ref().map(Vec::as_slice) else {
            panic!("hands are known");
        };
        let mut payoff = Vec::new();
        for (own, adds) in east.cards.iter().zip(&east.adds) {
            for (other, against) in west.cards.iter().zip(&west.adds) {
                let common = reveal.payoff[own.index()][other.index()];
                payoff.push(f64::from(
                    common + adds[other.index()] - against[own.index()],
                ));
            }
        }
        let solution = matrix::solve(&payoff, HAND).unwrap();
        let values = reveal.values(Side::East)[0];
        let value = values.into_iter().fold(f32::NEG_INFINITY, f32::max);
        assert!(
            (f64::from(value) - solution.value).abs() < 0.01,
            "{value} {solution:?}"
        );
    }
}

#[test]
fn a_reveal_of_hidden_hands_leaves_little_to_gain() {
    let leaves = Leaves::known();
    for board in [MIDDLE, RIM] {
        let position = Position {
            board: board.parse::<Board>().unwrap(),
            priority: None,
            knowledge: [Knowledge::FRESH; 2],
        };
        let mut reveal: Reveal = Search::new(&leaves, 1).reveal(&position, 1, None);
        assert_eq!(reveal.hands[0].len(), 120);
        let mut gaps = [5, 50, 500].map(|rounds| {
            reveal.solve(rounds);
            Side::PAIR
                .map(|seat| gain(&reveal, seat))
                .into_iter()
                .sum::<f32>()
        });
        assert!(gaps[2] < 0.005, "{gaps:?}");
        gaps.reverse();
        assert!(gaps.is_sorted());
    }
}

/// What a seat's hands would gain on average by a best response to the other's mixes.
fn gain(reveal: &Reveal, seat: Side) -> f32 {
    let hands = &reveal.hands[seat.index()];
    let gains = reveal
        .values(seat)
        .into_iter()
        .zip(hands)
        .map(|(values, hand): (_, &Hand)| {
            let best = values.into_iter().fold(f32::NEG_INFINITY, f32::max);
            best - values
                .iter()
                .zip(hand.mix())
                .map(|(v, p)| v * p)
                .sum::<f32>()
        });
    gains.sum::<f32>() / hands.len() as f32
}

/// What everybody knows follows plays and draws as in the rules.
#[test]
fn knowledge_after_a_draw_is_that_of_the_rules() {
    let states = states(60);
    let mut seen = [0; 2];
    for pair in states.windows(2) {
        let [before, after] = pair else { continue };
        for seat in Side::PAIR {
            let knowledge = |bout: &Circle| Knowledge::of(&bout.view(Viewer::Public), seat);
            if let Some((drawn, _)) = before.draw()
                && drawn == seat
                && after.draw().is_none_or(|(next, _)| next != seat)
                && !matches!(after.turn(), Turn::Over(_))
            {
                // If the pile was empty, it has been rebuilt from the cards set aside by now.
                let is_fresh = before.aside(seat).is_empty();
                seen[usize::from(is_fresh)] += 1;
                assert_eq!(
                    knowledge(before).refilled(before.hand(seat).len()),
                    knowledge(after),
                    "{before:?}"
                );
            }
        }
    }
    assert!(seen.iter().all(|&times| times > 50), "{seen:?}");
}

/// What a hand keeps is the mean over all cards that it can draw.
#[test]
fn what_hands_keep_is_the_mean_over_the_draws() {
    let mut weights = PerCard::default();
    for (place, weight) in weights.iter_mut().enumerate() {
        *weight = (place * place % 7) as f32 - 2.5;
    }
    let weigh =
        |cards: CardSet| -> f32 { cards.into_iter().map(|card| weights[card.index()]).sum() };
    for (known, unseen) in [
        ("", "YK YT OD TD KD TK HK UH MM TP"),
        ("TK", "YK YT OD TD"),
        ("TK", "YK YT HK"),
        ("", "YK YT HK"),
        ("OD TK", "YK YT HK"),
    ] {
        let knowledge = Knowledge::new(cards(known), cards(unseen));
        for hand in knowledge.hands() {
            for played in (0..=hand.bits()).map(CardSet::from_bits) {
                if played.is_empty() || !played.without(hand).is_empty() {
                    continue;
                }
                let (left, pile) = (hand.without(played), knowledge.unseen().without(hand));
                let rest = played.len().saturating_sub(pile.len());
                let (sure, from, count) = if rest == 0 {
                    (left, pile, played.len())
                } else {
                    (left.or(pile), knowledge.aside().or(played), rest)
                };
                let draws: Vec<f32> = (0..1024)
                    .map(CardSet::from_bits)
                    .filter(|drawn| drawn.len() == count && drawn.without(from).is_empty())
                    .map(|drawn| weigh(sure.or(drawn)))
                    .collect();
                let mean = draws.iter().sum::<f32>() / draws.len() as f32;
                let keeps = knowledge.keeps(played, &weights).of(hand);
                assert!(
                    (keeps - mean).abs() < 1e-3,
                    "{knowledge:?} {hand:?} {played:?}: {keeps} {mean}"
                );
            }
        }
    }
}

#[test]
fn spread_recovers_a_sum_over_the_cards() {
    let knowledge = Knowledge::new(cards("TP"), cards("YK OD KD HK UH"));
    let weights = [0.3, 0.0, -0.2, 0.0, 0.1, 0.0, 0.4, -0.6, 0.0, 0.0];
    let weigh = |hand: CardSet| {
        hand.into_iter()
            .map(|card| weights[card.index()])
            .sum::<f32>()
    };
    let values = knowledge.hands().map(|hand| (hand, 0.25 + weigh(hand)));
    let (mean, found) = knowledge.spread(values);
    assert!((mean - 0.25).abs() < 1e-6);
    for (found, weight) in found.into_iter().zip(weights) {
        assert!((found - weight).abs() < 1e-5);
    }
}

#[test]
fn the_table_is_symmetric_under_rotations_and_an_exchange_of_seats() {
    let leaves = Leaves::known();
    assert_eq!(leaves.rows.len(), 105);
    for (board, priority) in leaves.boards() {
        let worth = leaves.worth(board, priority);
        let [east, west] = Side::PAIR.map(|seat| board.place(seat).unwrap());
        let exchanged = Board::new(west, east).unwrap();
        let other = leaves.worth(exchanged, priority.map(Side::other));
        assert!((worth.value + other.value).abs() < 1e-6);
        let turned = [east, west].map(|at| rules::circle::Place::new(-at.r(), at.q() + at.r()));
        let turned = Board::new(turned[0].unwrap(), turned[1].unwrap()).unwrap();
        assert_eq!(leaves.worth(turned, priority), worth);
        assert!(worth.value.abs() < 0.9);
        for cards in worth.cards {
            assert!(cards.iter().sum::<f32>().abs() < 0.1);
        }
    }
}

/// A search one reveal deep reproduces the table, so the table has been iterated to the end.
#[test]
fn the_table_is_a_fixed_point_of_the_search() {
    let leaves = Leaves::known();
    for (board, priority) in leaves.boards().into_iter().step_by(10) {
        let knowledge = [Knowledge::FRESH; 2];
        let position = Position {
            board,
            priority,
            knowledge,
        };
        let [near, far] = [0, 1].map(|depth| Search::new(&leaves, 100).worth(&position, depth));
        assert!((near.value - far.value).abs() < 0.02, "{near:?} {far:?}");
    }
}
