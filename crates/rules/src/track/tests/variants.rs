//! Zero, oshi-dashi, and the swaps of the tactical game.

use super::*;

#[test]
fn all_eight_combinations_begin_with_the_counter_in_the_middle() {
    let configs: Vec<Config> = Config::all().collect();
    assert_eq!(configs.len(), 8);
    for (place, config) in configs.iter().enumerate() {
        assert!(!configs[..place].contains(config));
        let state = Track::new(config);
        assert_eq!((state.config(), state.position()), (*config, 0));
        assert_eq!(state.held(), if config.zero { 7 } else { 6 });
        assert_eq!(state.swaps().is_none(), config.tactical);
        assert_eq!(state.hand(EAST).len(), state.held());
    }
}

mod zero {
    use super::*;

    #[test]
    fn each_seat_also_holds_a_0() {
        let state = bout("zero", "");
        for seat in Side::PAIR {
            assert_eq!(state.hand(seat), cards("0 1 2 3 4 5 6"));
        }
    }

    #[test]
    fn zero_moves_nothing() {
        let mut state = bout("zero", "5=3");
        let stood = Event::Stood {
            numbers: [number(6), number(0)],
        };
        assert_eq!(turn(&mut state, "6=0"), [stood]);
        assert_eq!(state.position(), 6);
        for n in 0..=6 {
            let other = Play::Number(number(n));
            assert_eq!(moved(3, [play("0"), other], [None; 2]), 3);
            assert_eq!(moved(3, [other, play("0")], [None; 2]), 3);
        }
    }

    #[test]
    fn with_a_0_there_are_still_six_turns_and_one_card_stays_unplayed() {
        let state = bout("zero", "1=1 2=2 3=3 4=4 5=5");
        assert_eq!((state.held(), state.forced()), (2, None));
        let state = bout("zero", "1=1 2=2 3=3 4=4 5=5 0=6");
        assert_eq!((state.turns(), state.verdict()), (6, Some(Verdict::Tie)));
        assert_eq!(state.hand(EAST), cards("6"));
        assert_eq!(state.hand(WEST), cards("0"));
    }
}

mod oshi_dashi {
    use super::*;

    const SIX: &str = "1=1 2=2 3=3 4=4 5=5 6=6";

    #[test]
    fn empty_hands_take_all_their_cards_back() {
        let mut state = bout("oshi-dashi", "1=1 2=2 3=3 5=4 4=5");
        assert!(state.forced().is_some(), "the last card is forced");
        let events = turn(&mut state, "6=6");
        assert_eq!(events[1..], [Event::TookBack]);
        assert_eq!((state.turns(), state.held()), (6, 6));
        assert_eq!(state.verdict(), None, "there is no turn limit");
        for seat in Side::PAIR {
            assert_eq!(state.hand(seat), cards("1 2 3 4 5 6"));
        }
    }

    #[test]
    fn bout_has_no_turn_limit() {
        let long = [SIX; 20].join(" ");
        let state = bout("oshi-dashi", &long);
        assert_eq!((state.turns(), state.verdict()), (120, None));
        let state = bout("oshi-dashi", &format!("{long} 3=6"));
        assert_eq!(state.turns(), 121);
        assert_eq!(state.verdict(), Some(Verdict::OshiDashi(WEST)));
    }

    #[test]
    fn hands_stay_empty_after_a_push_off_with_the_last_card() {
        let mut state = bout("oshi-dashi", "1=1 2=2 3=3 4=4 5=5");
        state.position = 8;
        state.hands = [cards("6"), cards("5")];
        let events = turn(&mut state, "6=5");
        assert_eq!(
            events.last(),
            Some(&Event::Decided(Verdict::OshiDashi(EAST)))
        );
        assert!(state.hand(EAST).is_empty());
    }

    #[test]
    fn with_a_0_hands_are_taken_back_after_seven_turns() {
        let six = bout("zero oshi-dashi", SIX);
        assert_eq!((six.held(), six.hand(EAST)), (1, cards("0")));
        let state = bout("zero oshi-dashi", &format!("{SIX} 0=0"));
        assert_eq!((state.turns(), state.held()), (7, 7));
        assert_eq!(state.hand(WEST), cards("0 1 2 3 4 5 6"));
    }

    #[test]
    fn swapped_cards_come_back_as_tactics() {
        let tokens = "1=1 3=3 4=4 G=2 5=K MG=6";
        let (_, state) = read("oshi-dashi tactical", Some(["2 6", "5"]), tokens).unwrap();
        assert_eq!(state.turns(), 6);
        assert_eq!(state.hand(EAST), cards("1 G 3 4 5 M"));
        assert_eq!(state.hand(WEST), cards("1 2 3 4 K 6"));
        assert_eq!(state.swaps(), Some([swaps(&[2, 6]), swaps(&[5])]));
    }

    #[test]
    fn taking_cards_back_does_not_change_the_last_card() {
        let tokens = "1=1 2=2 3=3 4=4 K=5 6=6";
        let (_, mut state) = read("oshi-dashi tactical", Some(["5", ""]), tokens).unwrap();
        assert_eq!(state.held(), 6, "taken back");
        assert_eq!(state.last(EAST), deed("6"));
        state.position = 0;
        assert_eq!(turn(&mut state, "K=5").len(), 2);
        assert_eq!(state.position(), 5, "6 v 5");
    }
}

mod swapping {
    use super::*;

    #[test]
    fn both_seats_swap_in_secret_before_the_first_turn() {
        let mut state = bout("tactical", "");
        assert_eq!(state.turn(), Turn::Act(SeatSet::PAIR), "together");
        assert_eq!((state.swaps(), state.forced()), (None, None));
        for seat in Side::PAIR {
            let actions: Vec<Action> = state.actions(seat.into()).collect();
            assert_eq!(actions, Swaps::ALL.map(Action::Swap));
            assert!(state.playable(seat).is_empty());
        }
        assert_eq!(
            refusal(&state, both("1", "1")),
            StepError::Illegal(Illegal::SwapsAreDue)
        );
        let one = Step::Act(Joint::One(EAST.into(), Action::Swap(Swaps::NONE)));
        assert_eq!(refusal(&state, one), StepError::BothMustAct);
        let swapped = [swaps(&[1, 6]), Swaps::NONE];
        let mut told = Told::default();
        state
            .apply(swap(swapped[0], swapped[1]), &mut told)
            .unwrap();
        assert_eq!(
            told.0,
            [Event::Swapped { swaps: swapped }],
            "then both are public"
        );
        assert_eq!(state.swaps(), Some(swapped));
        assert_eq!((state.turns(), state.held()), (0, 6), "no turn is spent");
        let again = swap(Swaps::NONE, Swaps::NONE);
        assert_eq!(
            refusal(&state, again),
            StepError::Illegal(Illegal::NoSwapsAreDue)
        );
    }

    #[test]
    fn each_number_is_swapped_for_the_tactic_of_its_value() {
        for (number, tactic) in [
            ("1", "Y"),
            ("2", "G"),
            ("3", "N"),
            ("4", "S"),
            ("5", "K"),
            ("6", "M"),
        ] {
            let state = tactical([number, ""], "");
            let numbers = "1 2 3 4 5 6";
            assert_eq!(state.hand(EAST), cards(&numbers.replace(number, tactic)));
            assert_eq!(state.hand(WEST), cards(numbers));
        }
        let state = tactical(["2 5", "1 6"], "");
        assert_eq!(state.hand(EAST), cards("1 G 3 4 K 6"));
        assert_eq!(state.hand(WEST), cards("Y 2 3 4 5 M"));
    }

    #[test]
    fn zero_is_never_swapped() {
        let (_, state) = read("zero tactical", Some(["1 2", "6"]), "").unwrap();
        assert_eq!(state.hand(EAST), cards("0 Y G 3 4 5 6"));
        assert_eq!(state.hand(WEST), cards("0 1 2 3 4 5 M"));
    }

    #[test]
    fn last_sumo_master_is_no_forced_turn() {
        let state = tactical(["6", ""], "1=1 2=2 3=3 4=4 5=5");
        assert_eq!(state.held(), 1);
        assert_eq!(state.actions(EAST.into()).count(), 5);
        assert_eq!(state.actions(WEST.into()).count(), 1);
        assert_eq!(state.forced(), None);
        let state = tactical(["5", ""], "1=1 2=2 3=3 4=4 6=5");
        assert!(state.forced().is_some(), "a last tactic is forced");
    }
}
