//! The winning moves: first each rule, checked on every possible trick, then bouts that show it.

use super::*;
use Kimarite::{Abisetaoshi, Hikiotoshi, Utchari, Uwatenage, Yorikiri};

const STAND: [i8; 3] = [-1, 0, 1];

/// Every possible trick: leader, both cards, the wrestlers' position, whether it is the last.
fn tricks() -> impl Iterator<Item = Trick> {
    pairs().flat_map(|(led, followed)| {
        Side::PAIR.into_iter().flat_map(move |leader| {
            STAND.into_iter().flat_map(move |position| {
                [false, true].map(move |last| Trick {
                    leader,
                    led,
                    followed,
                    position,
                    last,
                })
            })
        })
    })
}

/// East's edge is -1, West's +1.
fn stands_on_own_edge(trick: Trick, seat: Side) -> bool {
    trick.position == if seat == EAST { -1 } else { 1 }
}

fn played_by(trick: Trick, seat: Side) -> Card {
    if seat == trick.leader {
        trick.led
    } else {
        trick.followed
    }
}

fn in_colour(trick: Trick) -> bool {
    trick.led.suit() == trick.followed.suit()
}

/// Checks for every trick and both seats that the seat performs the move exactly if `says` returns true.
fn performed_if(kimarite: Kimarite, says: impl Fn(Trick, Side) -> bool) {
    for trick in tricks() {
        let performed = trick.performed(Throws::Either);
        for seat in Side::PAIR {
            let does = performed[seat.index()].iter().any(|k| k == kimarite);
            assert_eq!(does, says(trick, seat), "{kimarite:?}, {seat}: {trick:?}");
        }
    }
}

#[test]
fn moves_have_their_numbers_and_slugs() {
    let table = Kimarite::ALL.map(|kimarite| (kimarite.number(), kimarite.slug()));
    assert_eq!(
        table,
        [
            (1, "yorikiri"),
            (2, "uwatenage"),
            (3, "abisetaoshi"),
            (4, "hikiotoshi"),
            (5, "utchari")
        ]
    );
}

#[test]
fn trick_winner_performs_yorikiri_if_the_opponent_is_on_their_own_edge() {
    performed_if(Yorikiri, |trick, seat| {
        trick.winner() == seat && stands_on_own_edge(trick, seat.other())
    });
}

#[test]
fn trick_winner_performs_uwatenage_in_the_last_trick() {
    performed_if(Uwatenage, |trick, seat| {
        trick.winner() == seat && trick.last
    });
}

#[test]
fn the_4_performs_abisetaoshi_against_a_1_of_its_colour() {
    performed_if(Abisetaoshi, |trick, seat| {
        let (own, other) = (played_by(trick, seat), played_by(trick, seat.other()));
        in_colour(trick) && own.number() == 4 && other.number() == 1
    });
}

#[test]
fn the_1_performs_hikiotoshi_against_a_5_of_its_colour() {
    performed_if(Hikiotoshi, |trick, seat| {
        let (own, other) = (played_by(trick, seat), played_by(trick, seat.other()));
        in_colour(trick) && own.number() == 1 && other.number() == 5
    });
}

#[test]
fn follower_on_their_own_edge_performs_utchari_with_a_2_of_another_colour() {
    performed_if(Utchari, |trick, seat| {
        seat != trick.leader
            && trick.followed.number() == 2
            && !in_colour(trick)
            && stands_on_own_edge(trick, seat)
    });
}

#[test]
fn with_throws_follower_only_the_follower_performs_throws() {
    for trick in tricks() {
        let [either, follower] = [Throws::Either, Throws::Follower].map(|t| trick.performed(t));
        for seat in Side::PAIR {
            let counts =
                |k: &Kimarite| seat != trick.leader || !matches!(k, Abisetaoshi | Hikiotoshi);
            let expected: Vec<Kimarite> = either[seat.index()].iter().filter(counts).collect();
            let found: Vec<Kimarite> = follower[seat.index()].iter().collect();
            assert_eq!(found, expected, "{seat}: {trick:?}");
        }
    }
}

#[test]
fn both_seats_never_perform_the_same_move_and_a_last_trick_always_decides() {
    for trick in tricks() {
        for throws in [Throws::Either, Throws::Follower] {
            let [east, west] = trick.performed(throws);
            assert!(
                east.iter().all(|k| west.iter().all(|l| k != l)),
                "{trick:?}"
            );
            assert!(
                !(trick.last && east.is_empty() && west.is_empty()),
                "{trick:?}"
            );
        }
    }
}

/// Plays one trick and returns the verdict; checks that the bout is over and that the wrestlers have not moved.
fn decided(mut state: Tricks, trick: &str) -> Verdict {
    let position = state.position();
    let told = play(&mut state, trick);
    let verdict = state.verdict().unwrap();
    assert_eq!(told.last(), Some(&Event::Decided(verdict)));
    assert!(!told.iter().any(|e| matches!(e, Event::Pushed { .. })));
    assert_eq!(state.position(), position, "the wrestlers stay");
    assert_eq!(
        state.turn(),
        Turn::Over(Outcome::Win(verdict.winner.into()))
    );
    verdict
}

fn verdict(winner: Side, kimarite: Kimarite, east: &[Kimarite], west: &[Kimarite]) -> Verdict {
    Verdict {
        winner,
        kimarite,
        performed: [moves(east), moves(west)],
    }
}

#[test]
fn yorikiri_wins_at_either_edge() {
    let right = standing(1, EAST, "G3 R1", "G2 B3");
    assert_eq!(
        decided(right, "G3-G2"),
        verdict(EAST, Yorikiri, &[Yorikiri], &[])
    );
    let left = standing(-1, EAST, "G3 R1", "G4 B3");
    assert_eq!(
        decided(left, "G3-G4"),
        verdict(WEST, Yorikiri, &[], &[Yorikiri])
    );
}

#[test]
fn loser_of_a_trick_on_the_opponents_edge_is_only_pushed_back() {
    let mut state = standing(1, EAST, "G3 R1", "G4 B3");
    play(&mut state, "G3-G4");
    assert_eq!((state.position(), state.verdict()), (0, None));
}

#[test]
fn whole_bout_is_won_by_yorikiri() {
    let (told, state) = last_step([EAST_HAND, WEST_HAND], "R5=B2 R4-R2 R3-R1");
    let expected = verdict(EAST, Yorikiri, &[Yorikiri], &[]);
    assert_eq!(state.verdict(), Some(expected));
    assert_eq!(
        told,
        [
            Event::Followed {
                seat: WEST,
                card: card("R1")
            },
            Event::Took { seat: EAST },
            Event::Decided(expected),
        ]
    );
    assert_eq!(state.position(), 1);
}

#[test]
fn the_4_throws_the_1_whoever_led() {
    let abisetaoshi = |winner| {
        let performed: [&[Kimarite]; 2] = if winner == EAST {
            [&[Abisetaoshi], &[]]
        } else {
            [&[], &[Abisetaoshi]]
        };
        verdict(winner, Abisetaoshi, performed[0], performed[1])
    };
    let leads_4 = standing(0, EAST, "W4 R2", "W1 B3");
    assert_eq!(decided(leads_4, "W4-W1"), abisetaoshi(EAST));
    let leads_1 = standing(0, EAST, "W1 R2", "W4 B3");
    assert_eq!(decided(leads_1, "W1-W4"), abisetaoshi(WEST));
}

#[test]
fn the_1_beats_the_5_by_hikiotoshi_though_the_5_wins_the_trick() {
    let mut leads_5 = standing(0, WEST, "B1 R2", "B5 G3");
    assert!(play(&mut leads_5, "B5-B1").contains(&Event::Took { seat: WEST }));
    let by_east = verdict(EAST, Hikiotoshi, &[Hikiotoshi], &[]);
    assert_eq!(leads_5.verdict(), Some(by_east));
    let leads_1 = standing(0, WEST, "B5 R2", "B1 G3");
    let by_west = verdict(WEST, Hikiotoshi, &[], &[Hikiotoshi]);
    assert_eq!(decided(leads_1, "B1-B5"), by_west);
}

#[test]
fn throw_needs_cards_of_one_colour() {
    for trick in ["W4-B1", "W1-B4", "W5-B1", "W1-B5"] {
        let (led, followed) = trick.split_once('-').unwrap();
        let mut state = standing(0, EAST, &format!("{led} R2"), &format!("{followed} G3"));
        play(&mut state, trick);
        assert_eq!((state.position(), state.verdict()), (1, None), "{trick}");
    }
}

#[test]
fn with_throws_follower_a_leaders_throw_is_an_ordinary_trick() {
    let hands = [EAST_HAND, WEST_HAND];
    let after = |throws, tokens| read(throws, hands, tokens).unwrap().1;

    let thrown = after(Throws::Either, "R5=B2 R4-R1");
    assert_eq!(thrown.verdict().map(|v| v.kimarite), Some(Abisetaoshi));
    let pushed = after(Throws::Follower, "R5=B2 R4-R1");
    assert_eq!((pushed.position(), pushed.verdict()), (1, None));

    // A led 1 loses the trick to a 5, so the push goes the other way.
    let pulls = |throws| {
        let mut state = standing(0, EAST, "G1 R2", "G5 B3");
        state.config.throws = throws;
        play(&mut state, "G1-G5");
        (state.position(), state.verdict().map(|v| v.kimarite))
    };
    assert_eq!(pulls(Throws::Either), (0, Some(Hikiotoshi)));
    assert_eq!(pulls(Throws::Follower), (-1, None));
}

#[test]
fn with_throws_follower_a_followers_throw_still_counts() {
    for (trick, kimarite) in [("G1-G4", Abisetaoshi), ("G5-G1", Hikiotoshi)] {
        let (led, followed) = trick.split_once('-').unwrap();
        let mut state = standing(0, EAST, &format!("{led} R2"), &format!("{followed} B3"));
        state.config.throws = Throws::Follower;
        assert_eq!(
            decided(state, trick),
            verdict(WEST, kimarite, &[], &[kimarite])
        );
    }
}

#[test]
fn throws_count_for_both_seats_by_default() {
    assert_eq!(Config::default().throws, Throws::Either);
}

#[test]
fn utchari_wins_on_the_performers_own_edge() {
    let state = standing(-1, WEST, "G2 R3", "W5 B5");
    assert_eq!(
        decided(state, "W5-G2"),
        verdict(EAST, Utchari, &[Utchari], &[Yorikiri])
    );
    let state = standing(1, EAST, "W5 B5", "G2 R3");
    assert_eq!(
        decided(state, "W5-G2"),
        verdict(WEST, Utchari, &[Yorikiri], &[Utchari])
    );
}

#[test]
fn no_utchari_at_the_centre_in_colour_or_by_the_leader() {
    let mut centre = standing(0, WEST, "G2 R3", "W5 B5");
    play(&mut centre, "W5-G2");
    assert_eq!((centre.position(), centre.verdict()), (-1, None));

    let in_colour = standing(-1, WEST, "W2 R3", "W5 B5");
    assert_eq!(decided(in_colour, "W5-W2").kimarite, Yorikiri);

    let mut leader = standing(-1, EAST, "G2 R3", "W5 B5");
    play(&mut leader, "G2-W5");
    assert_eq!((leader.position(), leader.verdict()), (0, None));
}

#[test]
fn edge_reached_in_this_trick_does_not_count() {
    // East wins the trick at the centre: the push takes West to the edge, and only the next trick can push West out.
    let mut state = standing(0, EAST, "G4 R3 W3", "B2 R2 W5");
    let told = play(&mut state, "G4-B2");
    assert_eq!(
        told.last(),
        Some(&Event::Pushed {
            by: EAST,
            from: 0,
            to: 1
        })
    );
    assert_eq!(state.verdict(), None, "neither yorikiri nor utchari");
    assert_eq!(
        decided(state, "R3-R2"),
        verdict(EAST, Yorikiri, &[Yorikiri], &[])
    );
}

#[test]
fn higher_number_wins_if_both_seats_perform_a_move() {
    let hikiotoshi_over_yorikiri = standing(1, EAST, "B5 R2", "B1 G3");
    assert_eq!(
        decided(hikiotoshi_over_yorikiri, "B5-B1"),
        verdict(WEST, Hikiotoshi, &[Yorikiri], &[Hikiotoshi])
    );
    let hikiotoshi_over_uwatenage = standing(0, EAST, "B5", "B1");
    assert_eq!(
        decided(hikiotoshi_over_uwatenage, "B5-B1"),
        verdict(WEST, Hikiotoshi, &[Uwatenage], &[Hikiotoshi])
    );
    let utchari_over_all = standing(-1, WEST, "G2", "W5");
    assert_eq!(
        decided(utchari_over_all, "W5-G2"),
        verdict(EAST, Utchari, &[Utchari], &[Yorikiri, Uwatenage])
    );
}

#[test]
fn highest_of_several_moves_decides_and_all_are_listed() {
    let state = standing(1, EAST, "W4 R2", "W1 B3");
    assert_eq!(
        decided(state, "W4-W1"),
        verdict(EAST, Abisetaoshi, &[Yorikiri, Abisetaoshi], &[])
    );
    let last = standing(1, EAST, "W4", "W1");
    assert_eq!(
        decided(last, "W4-W1"),
        verdict(EAST, Abisetaoshi, &[Yorikiri, Uwatenage, Abisetaoshi], &[])
    );
    let last = standing(-1, WEST, "G3", "G4");
    assert_eq!(
        decided(last, "G4-G3"),
        verdict(WEST, Uwatenage, &[], &[Yorikiri, Uwatenage])
    );
}

#[test]
fn decided_bout_refuses_every_step() {
    let state = usual("R5=B2 R4-R1");
    assert_eq!(refusal(&state, one(EAST, "G5")), StepError::Over);
    assert_eq!(refusal(&state, both("G5", "G4")), StepError::Over);
    assert_eq!(state.check(WEST.into(), &card("G4")), Err(StepError::Over));
    assert_eq!(Side::PAIR.map(|s| state.playable(s)), [CardSet::EMPTY; 2]);
}

#[test]
fn move_set_iterates_lowest_first() {
    let set = moves(&[Utchari, Yorikiri, Hikiotoshi]);
    assert!(set.iter().eq([Yorikiri, Hikiotoshi, Utchari]));
    assert_eq!(set.highest(), Some(Utchari));
    assert_eq!(KimariteSet::default().highest(), None);
    for kimarite in Kimarite::ALL {
        assert_eq!(moves(&[kimarite]).highest(), Some(kimarite));
    }
}
