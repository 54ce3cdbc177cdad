//! The attacks, in the order of the card table.

use super::*;

#[test]
fn cards_have_their_codes_slugs_kinds_and_numbers() {
    let table = [
        ("YK", "yorikiri", Kind::Attack, 1),
        ("YT", "yoritaoshi", Kind::Attack, 2),
        ("OD", "oshidashi", Kind::Attack, 3),
        ("TD", "tsuridashi", Kind::Attack, 4),
        ("KD", "kimedashi", Kind::Attack, 5),
        ("TK", "tsukidashi", Kind::Attack, 6),
        ("HK", "hikkake", Kind::Attack, 7),
        ("UH", "uwatehineri", Kind::Defence, 1),
        ("MM", "mamorite", Kind::Defence, 2),
        ("TP", "tsuppari", Kind::Defence, 3),
    ];
    let found = Card::ALL.map(|c| (c.code(), c.slug(), c.kind(), c.number()));
    assert_eq!(found, table);
    for card in Card::ALL {
        assert_eq!(card.code().parse(), Ok(card));
        assert_eq!(Card::try_from(u8::from(card)), Ok(card));
        assert_eq!(CardSet::ATTACKS.contains(card), card.is_attack());
    }
    for text in ["", "yk", "Yk", "YKK", "Y", "1"] {
        assert_eq!(text.parse::<Card>(), Err(NotACard(text.to_owned())));
    }
}

#[test]
fn attack_moves_one_space_straight_toward_the_opponent() {
    for code in ["YK", "YT", "OD"] {
        turn(
            "   . . .
              . . . .
             E . . . W
              . . . .
               . . .",
            &format!("{code}=UH"),
            &format!("W UH NotAdjacent, E {code} moves one to 3"),
            "   . . .
              . . . .
             . E . . W
              . . . .
               . . .",
        );
        turn(
            "   . . E
              . . . .
             . . . . .
              . . . .
               W . .",
            &format!("{code}=UH"),
            &format!("W UH NotAdjacent, E {code} moves one to 7"),
            "   . . .
              . . E .
             . . . . .
              . . . .
               W . .",
        );
    }
}

#[test]
fn attacker_who_is_not_aligned_chooses_one_of_two_directions() {
    for code in ["YK", "YT", "OD"] {
        let before = "   . . .
                        . . . W
                       . E . . .
                        . . . .
                         . . .";
        turn(
            before,
            &format!("{code}=UH E>1"),
            &format!("W UH NotAdjacent, E {code} moves one to 1"),
            "   . . .
              . E . W
             . . . . .
              . . . .
               . . .",
        );
        turn(
            before,
            &format!("{code}=UH E>3"),
            &format!("W UH NotAdjacent, E {code} moves one to 3"),
            "   . . .
              . . . W
             . . E . .
              . . . .
               . . .",
        );
    }
}

#[test]
fn entering_the_opponents_circle_pushes_the_opponent_one_circle() {
    for code in ["YK", "YT"] {
        turn(
            "   . . .
              . . . .
             . . E . .
              . . W .
               . . .",
            &format!("{code}=KD"),
            &format!("E {code} pushes to 5, W KD pushes to 11, W gains priority"),
            "   . . .
              . . . .
             . . E . .
              . . W .
               . . .",
        );
    }
}

#[test]
fn wrestler_pushed_out_loses_and_acts_no_more() {
    for code in ["YK", "YT"] {
        let state = turn(
            "   . . .
              . . . .
             . . . . .
              . . E .
               . . W",
            &format!("{code}=TD"),
            &format!("E {code} pushes to 5 out, E wins by {code}"),
            "   . . .
              . . . .
             . . . . .
              . . . .
               . . E",
        );
        assert_eq!(state.turn(), Turn::Over(Outcome::Win(EAST.into())));
        assert_eq!(state.board().place(WEST), None);
        assert_eq!(state.kimarite_slug(), Some(card(code).slug()));
    }
}

const SIDE_BY_SIDE: &str = "   . . .
                              . . . .
                             . E W . .
                              . . . .
                               . . .";

/// An adjacent opponent goes to the front left or front right, as the attacker chooses, and the attacker takes the circle.
#[test]
fn oshidashi_pushes_aside() {
    turn(
        SIDE_BY_SIDE,
        "OD=TD E>1",
        "E OD pushes to 1, W TD sets down",
        "   . . E
          . . W .
         . . . . .
          . . . .
           . . .",
    );
    turn(
        SIDE_BY_SIDE,
        "OD=TD E>5",
        "E OD pushes to 5, W TD sets down",
        "   . . .
          . . . .
         . . . . .
          . . W .
           . . E",
    );
    let mut state = standing(board(SIDE_BY_SIDE), None, "OD=TD");
    play(&mut state, "OD=TD");
    let ways: Vec<String> = state.options(EAST).map(|way| way.to_string()).collect();
    assert_eq!(ways, [">1", ">5"]);
    assert_eq!(
        state.options(WEST),
        Actions::NONE,
        "only its owner is asked"
    );
    for way in ["E>3", "E>7", "E>9", "E>11"] {
        let direction = Direction::from_hour(way[2..].parse().unwrap()).unwrap();
        let wrong = Illegal::NotThatWay {
            card: card("OD"),
            direction,
        };
        assert_eq!(refusal(&state, way), StepError::Illegal(wrong));
    }
}

/// In a corner both directions lead out, but they are still two choices, so the attacker is asked.
#[test]
fn oshidashi_can_push_out_in_either_direction() {
    for way in ["1", "5"] {
        turn(
            "   . . .
              . . . .
             . . . E W
              . . . .
               . . .",
            &format!("OD=TD E>{way}"),
            &format!("E OD pushes to {way} out, E wins by OD"),
            "   . . .
              . . . .
             . . . . E
              . . . .
               . . .",
        );
    }
    let rim = "   . . .
                 . . . W
                . . . E .
                 . . . .
                  . . .";
    turn(
        rim,
        "OD=TD E>3",
        "E OD pushes to 3 out, E wins by OD",
        "   . . .
          . . . E
         . . . . .
          . . . .
           . . .",
    );
    turn(
        rim,
        "OD=KD E>11",
        "E OD pushes to 11, W KD pushes to 5, W gains priority",
        "   . . .
          . . . W
         . . . . E
          . . . .
           . . .",
    );
}

#[test]
fn tsuridashi_sets_the_opponent_down_behind_the_attacker() {
    turn(
        SIDE_BY_SIDE,
        "TD=KD",
        "E TD sets down, W KD pushes to 3, W gains priority",
        "   . . .
          . . . .
         . W E . .
          . . . .
           . . .",
    );
    turn(
        "   . . .
          . W . .
         . . E . .
          . . . .
           . . .",
        "TD=TK",
        "E TD sets down, W TK pushes to 11, W TK pushes to 11",
        "   E . .
          . W . .
         . . . . .
          . . . .
           . . .",
    );
}

#[test]
fn wrestler_set_down_outside_loses() {
    turn(
        "   . . .
          . . . .
         E W . . .
          . . . .
           . . .",
        "TD=KD",
        "E TD sets down out, E wins by TD",
        "   . . .
          . . . .
         E . . . .
          . . . .
           . . .",
    );
}

#[test]
fn tsuridashi_does_nothing_unless_adjacent() {
    turn(
        "   . . .
          . . . .
         . E . W .
          . . . .
           . . .",
        "TD=UH",
        "W UH NotAdjacent, E TD NotAdjacent",
        "   . . .
          . . . .
         . E . W .
          . . . .
           . . .",
    );
}

#[test]
fn kimedashi_attacks_one_space_and_gives_priority() {
    turn(
        "   . . .
          . . . .
         . E . . W
          . . . .
           . . .",
        "KD=UH",
        "W UH NotAdjacent, E KD moves one to 3, E gains priority",
        "   . . .
          . . . .
         . . E . W
          . . . .
           . . .",
    );
    let state = turn(
        "   . . .
          . . . .
         . . . E W
          . . . .
           . . .",
        "KD=TK",
        "E KD pushes to 3 out, E wins by KD",
        "   . . .
          . . . .
         . . . . E
          . . . .
           . . .",
    );
    assert_eq!(state.kimarite_slug(), Some("kimedashi"));
}

#[test]
fn tsukidashi_attacks_two_spaces() {
    let far = "   . . .
                 . . . .
                E . . . W
                 . . . .
                  . . .";
    turn(
        far,
        "TK=UH",
        "W UH NotAdjacent, E TK moves two to 3",
        "   . . .
          . . . .
         . . E . W
          . . . .
           . . .",
    );
    turn(
        "   . . .
          . . . .
         . E . W .
          . . . .
           . . .",
        "TK=UH",
        "W UH NotAdjacent, E TK moves one to 3, E TK pushes to 3",
        "   . . .
          . . . .
         . . . E W
          . . . .
           . . .",
    );
    turn(
        "   . . .
          . . . .
         E . W . .
          . . . .
           . . .",
        "TK=MM W>1 E>1",
        "W MM moves two to 1, E TK moves two to 1",
        "   E . W
          . . . .
         . . . . .
          . . . .
           . . .",
    );
    turn(
        "   . . .
          . . . .
         . E W . .
          . . . .
           . . .",
        "TK=YK",
        "W YK pushes to 9, E TK pushes to 3, E TK pushes to 3",
        "   . . .
          . . . .
         . . E W .
          . . . .
           . . .",
    );
    turn(
        "   . . .
          . . . .
         . . E W .
          . . . .
           . . .",
        "TK=OD W>7",
        "W OD pushes to 7, E TK pushes to 1, E TK pushes to 1",
        "   . . W
          . . E .
         . . . . .
          . . . .
           . . .",
    );
}

/// The first space brings East next to West, who stands on the rim; the second pushes West out.
#[test]
fn tsukidashi_pushes_out_an_opponent_on_the_rim_two_circles_away() {
    let state = turn(
        "   . . .
          . . . .
         . . E . W
          . . . .
           . . .",
        "TK=UH",
        "W UH NotAdjacent, E TK moves one to 3, E TK pushes to 3 out, E wins by TK",
        "   . . .
          . . . .
         . . . . E
          . . . .
           . . .",
    );
    assert_eq!(state.kimarite_slug(), Some("tsukidashi"));
}

#[test]
fn tsukidashi_off_line_moves_only_while_a_step_brings_it_nearer() {
    let before = "   . . .
                    . . . W
                   E . . . .
                    . . . .
                     . . .";
    turn(
        before,
        "TK=UH E>3",
        "W UH NotAdjacent, E TK moves two to 3",
        "   . . .
          . . . W
         . . E . .
          . . . .
           . . .",
    );
    turn(
        before,
        "TK=UH E>1",
        "W UH NotAdjacent, E TK moves one to 1",
        "   . . .
          E . . W
         . . . . .
          . . . .
           . . .",
    );
}
