//! What the cards do, and the statements on hands, piles and the basho.

use super::*;

pub(super) fn each_has_the_same_ten_cards_and_draws_three() {
    let numbers = |kind| {
        Card::ALL
            .into_iter()
            .filter(|card| card.kind() == kind)
            .map(Card::number)
            .collect::<Vec<_>>()
    };
    assert_eq!(numbers(Kind::Attack), [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(numbers(Kind::Defence), [1, 2, 3]);
    let start = Circle::new(&Config::default());
    assert_eq!((HAND, start.draw()), (3, Some((EAST, 3))));
    assert_eq!(Side::PAIR.map(|seat| start.pile(seat)), [CardSet::ALL; 2]);
}

pub(super) fn adjacent_means_neighbouring_circles() {
    assert!(board(BESIDE).is_adjacent() && board([(0, 0), (0, 1)]).is_adjacent());
    assert!(!board([(0, 0), (2, 0)]).is_adjacent() && !board([(0, 0), (1, 1)]).is_adjacent());
}

pub(super) fn yorikiri_and_yoritaoshi_attack_one_circle() {
    for code in ["YK", "YT"] {
        assert_eq!(acts(APART, code), [Some((-1, 0)), Some((2, 0))]);
    }
}

pub(super) fn oshidashi_pushes_aside() {
    assert_eq!(hours(BESIDE, "OD"), [1, 5]);
    for preview in board(BESIDE).preview(EAST, card("OD")) {
        let aside = if preview.direction.unwrap().hour() == 1 {
            (2, -1)
        } else {
            (1, 1)
        };
        assert_eq!(places(preview.board), [Some((1, 0)), Some(aside)]);
    }
    assert_eq!(acts(APART, "OD"), [Some((-1, 0)), Some((2, 0))]);
}

pub(super) fn tsuridashi_sets_down_behind() {
    assert_eq!(acts(BESIDE, "TD"), [Some((0, 0)), Some((-1, 0))]);
    assert_eq!(acts([(-2, 0), (-1, 0)], "TD"), [Some((-2, 0)), None]);
    assert_eq!(acts(APART, "TD"), APART.map(Some));
}

pub(super) fn tsukidashi_attacks_two_circles() {
    assert_eq!(acts(APART, "TK"), [Some((0, 0)), Some((2, 0))]);
}

pub(super) fn uwatehineri_changes_places() {
    assert_eq!(acts(BESIDE, "UH"), [Some((1, 0)), Some((0, 0))]);
    assert_eq!(acts(APART, "UH"), APART.map(Some));
}

pub(super) fn mamorite_moves_two_circles_and_stays_inside() {
    assert_eq!(hours(APART, "MM"), [1, 3, 5]);
    assert_eq!(
        hours(BESIDE, "MM"),
        [1, 5, 7, 9, 11],
        "not over the opponent"
    );
    for preview in board(APART).preview(EAST, card("MM")) {
        assert_eq!(
            Place::new(-2, 0)
                .unwrap()
                .distance(preview.board.place(EAST).unwrap()),
            2
        );
    }
}

pub(super) fn tsukidashi_that_would_carry_both_out_is_replaced() {
    assert!(board(RIM).is_blocked(EAST) && !board(BESIDE).is_blocked(EAST));
    assert!(
        told(LIMIT[0])
            .iter()
            .any(|event| matches!(event, Event::TookBack { .. }))
    );
    let (came, state) = turn(RIM, Some(EAST), ["TK TP UH", "OD MM YK"], "TK=OD E:TP");
    assert!(state.hand(EAST).contains(Card::Tsukidashi));
    assert!(
        came.iter().any(|event| matches!(
            event,
            Event::Cancelled {
                with: Card::Tsuppari,
                ..
            }
        )),
        "{came:?}"
    );
    let (came, _) = turn(RIM, Some(EAST), ["TK OD UH", "OD MM YK"], "TK=OD E:OD E>1");
    assert!(
        !came
            .iter()
            .any(|event| matches!(event, Event::Annulled { .. })),
        "{came:?}"
    );
}

pub(super) fn hands_are_filled_up_and_an_empty_pile_is_made_anew() {
    let (_, state) = turn(APART, None, ["YK OD UH", "TD MM KD"], "YK=TD");
    assert_eq!(
        (state.aside(EAST), state.draw()),
        (cards("YK"), Some((EAST, 1)))
    );
    let seven = "E+TP,UH,MM W+TP,UH,MM TP=TP E+HK W+HK HK=HK E+TD W+TD TD=TD E+YK W+YK YK=YK E+YT W+YT \
                 YT=YT E+OD W+OD OD=OD E+KD W+KD KD=KD E+TK W+TK";
    assert_eq!(
        (bout(seven).left(EAST), bout(seven).aside(EAST).len()),
        (0, 7)
    );
    let anew = bout(&format!("{seven} UH=TK"));
    assert_eq!((anew.left(EAST), anew.aside(EAST).len()), (8, 0));
}

pub(super) fn hands_and_piles_are_hidden_and_the_rest_is_seen() {
    let (_, state) = turn(RIM, Some(EAST), ["TK TP UH", "OD MM YK"], "TK=OD E:TP");
    let view = state.view(Some(WEST).into());
    assert_eq!(
        (view.hand, view.unseen(EAST).contains(card("UH"))),
        (state.hand(WEST), true)
    );
    assert_eq!(
        (view.held, view.aside),
        ([2, 2], [state.aside(EAST), state.aside(WEST)])
    );
    assert_eq!(view.piles, [7, 7]);
    assert_eq!(view.known[0], cards("TK"));
    let (_, state) = turn(BESIDE, Some(EAST), ["YK OD UH", "YK MM TP"], "YK=YK");
    assert_eq!(state.view(Viewer::Public).priority, Some(EAST));
}

pub(super) fn basho_is_won_by_three_of_five_periods() {
    let mut basho = Series::new(BestOf::Five);
    for winner in [Seat::EAST, Seat::WEST, Seat::EAST, Seat::WEST] {
        basho.enter(Outcome::Win(winner)).unwrap();
        assert_eq!(basho.winner(), None);
    }
    assert_eq!(basho.period(), Some(5));
    basho.enter(Outcome::Win(Seat::EAST)).unwrap();
    assert_eq!(
        (basho.winner(), basho.wins(Seat::EAST)),
        (Some(Seat::EAST), 3)
    );
    let afresh = Circle::new(&Config::default());
    assert_eq!(
        (afresh.board(), afresh.draw()),
        (Board::START, Some((EAST, 3)))
    );
}

pub(super) fn tsuppari_cancels_every_attack_and_no_defence() {
    assert!(matches!(
        told(CANCEL[0])[0],
        Event::Cancelled {
            with: Card::Tsuppari,
            ..
        }
    ));
    for attack in CardSet::ATTACKS {
        let west = cards("UH MM")
            .into_iter()
            .chain([attack])
            .map(Card::code)
            .collect::<Vec<_>>()
            .join(" ");
        let (came, state) = turn(
            BESIDE,
            None,
            ["TP UH MM", &west],
            &format!("TP={}", attack.code()),
        );
        assert!(
            matches!(came[0], Event::Cancelled { card, .. } if card == attack),
            "{came:?}"
        );
        assert_eq!(
            (places(state.board()), state.choice()),
            (BESIDE.map(Some), None)
        );
    }
    let (came, _) = turn(BESIDE, None, ["TP YK MM", "UH YK MM"], "TP=UH");
    assert!(
        came.iter()
            .any(|event| matches!(event, Event::ChangedPlaces { .. })),
        "{came:?}"
    );
}

pub(super) fn hikkake_cancels_an_attack_and_never_a_defence() {
    for attack in CardSet::ATTACKS.without(cards("HK")) {
        let west = format!("UH MM {}", attack.code());
        let (came, _) = turn(
            BESIDE,
            None,
            ["HK UH MM", &west],
            &format!("HK={}", attack.code()),
        );
        assert!(
            matches!(
                came[0],
                Event::Cancelled {
                    with: Card::Hikkake,
                    ..
                }
            ),
            "{came:?}"
        );
    }
    let (came, _) = turn(BESIDE, None, ["HK YK MM", "UH YK MM"], "HK=UH E:-");
    assert!(
        came.iter().any(|event| matches!(
            event,
            Event::Idle {
                why: Why::NothingToCancel,
                ..
            }
        )),
        "{came:?}"
    );
    let (came, _) = turn(BESIDE, None, ["HK YK MM", "HK YK MM"], "HK=HK");
    assert!(matches!(
        came[0],
        Event::Annulled {
            card: Card::Hikkake
        }
    ));
}

pub(super) fn kimedashi_brings_priority_for_one_turn() {
    assert_eq!(acts(APART, "KD"), [Some((-1, 0)), Some((2, 0))]);
    assert!(matches!(told(CANCEL[2])[0], Event::ActsFirst { .. }));
    let after = |at, west: &str, tokens: &str| {
        turn(at, None, ["KD UH MM", west], tokens)
            .1
            .view(Viewer::Public)
    };
    assert_eq!(after(APART, "TD YK TP", "KD=TD").priority, Some(EAST));
    assert_eq!(after(APART, "TP YK TD", "KD=TP").priority, None);
    let ends = |west: &str, tokens: &str| {
        let (came, _) = turn(APART, Some(EAST), ["TK UH KD", west], tokens);
        came.iter()
            .any(|event| matches!(event, Event::PriorityEnded { seat: EAST }))
    };
    assert!(ends("HK MM UH", "TK=HK"), "by a Hikkake");
    assert!(ends("UH YK TD", "TK=UH"), "by a defence");
    assert!(ends("TD YK UH", "TK=TD"), "by the end of the turn");
}
