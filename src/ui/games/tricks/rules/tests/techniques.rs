//! The statements on the five techniques.

use super::*;

#[test]
fn yorikiri_is_a_trick_won_while_they_stand_on_their_edge() {
    says(&[
        "Push out: win while they stand on their edge.",
        "One step more and they are over the straw.",
        "It is the plainest way to win, and in a real ring among the most common.",
        "Only a higher technique in the same trick beats it.",
    ]);
    let yorikiri = shown(of(Kimarite::Yorikiri));
    assert_eq!((yorikiri.before.position, yorikiri.winner), (1, EAST));
    assert_eq!(shown(BOTH).winner, WEST, "by a higher technique");
}

#[test]
fn uwatenage_is_the_last_trick() {
    says(&[
        "Win the final trick.",
        "It is an overarm throw, wherever the two stand.",
        "If nobody has won before, whoever takes the last trick wins, unless the other makes a higher technique in it.",
    ]);
    for position in [-1, 0, 1] {
        let set = trick(EAST, "R3-R2", position, true).performed(Throws::Either);
        assert!(
            set[0]
                .iter()
                .any(|kimarite| kimarite == Kimarite::Uwatenage)
        );
    }
    assert_eq!(shown(of(Kimarite::Uwatenage)).after.1.held, [0; 2]);
    let higher = trick(EAST, "R5-R1", 0, true).performed(Throws::Either);
    assert_eq!(
        higher.map(KimariteSet::highest),
        [Some(Kimarite::Uwatenage), Some(Kimarite::Hikiotoshi)]
    );
}

#[test]
fn abisetaoshi_is_a_4_on_a_1_of_its_colour() {
    says(&[
        "Your 4 meets a 1 of its colour.",
        "You come down on them with all your weight, wherever the two stand.",
    ]);
    assert_eq!(made("R4-R1"), [Some(Kimarite::Abisetaoshi), None]);
    assert_eq!(made("R1-R4"), [None, Some(Kimarite::Abisetaoshi)]);
    assert_eq!(made("R4-G1"), [None, None]);
}

#[test]
fn hikiotoshi_is_a_1_under_a_5_of_its_colour() {
    says(&[
        "Your 1 meets a 5 of its colour.",
        "You step aside and their own charge brings them down, wherever the two stand.",
        "The 5 that nothing beats is not safe from it.",
    ]);
    assert_eq!(made("R1-R5"), [Some(Kimarite::Hikiotoshi), None]);
    assert_eq!(made("R5-R1"), [None, Some(Kimarite::Hikiotoshi)]);
    assert_eq!(
        trick(EAST, "R5-R1", 0, false).winner(),
        EAST,
        "the 5 takes the trick"
    );
    assert_eq!(made("R5-G1"), [None, None]);
}

#[test]
fn utchari_is_an_off_colour_2_on_ones_own_edge() {
    says(&[
        "On your own edge, follow with an off-colour 2.",
        "You lose the trick, bend back over the straw, and swing the pusher out past you.",
        "Only the side that follows can do it, and only with a colour that was not led.",
    ]);
    let utchari = shown(of(Kimarite::Utchari));
    assert_eq!((utchari.before.position, utchari.winner), (-1, EAST));
    assert_eq!(
        utchari.highest,
        [Some(Kimarite::Utchari), Some(Kimarite::Yorikiri)]
    );
    let makes = |trick: Trick| {
        trick
            .performed(Throws::Either)
            .iter()
            .any(|set| set.highest() == Some(Kimarite::Utchari))
    };
    assert!(makes(trick(WEST, "G4-B2", -1, false)));
    assert!(!makes(trick(WEST, "G4-B2", 0, false)), "not in the middle");
    assert!(
        !makes(trick(WEST, "G4-G2", -1, false)),
        "not in the led colour"
    );
    assert!(!makes(trick(EAST, "B2-G4", -1, false)), "not by the leader");
}

#[test]
fn throws_count_for_both_unless_agreed_otherwise() {
    says(&[
        "Abisetaoshi and Hikiotoshi count for both sides: for whoever plays the 4 or the 1, leading or following.",
        "Before a bout you can agree that they count only for the side that follows.",
        "The other three are not touched by this.",
        "Abisetaoshi and Hikiotoshi count whoever led, as the book prints them.",
        "Some shops describe them as the follower’s alone; the choice at the table gives you that game.",
    ]);
    assert_eq!(Config::default().throws, Throws::Either);
    for cards in ["R4-R1", "R1-R5"] {
        let led = trick(EAST, cards, 0, false);
        assert!(!led.performed(Throws::Either)[0].is_empty());
        assert!(led.performed(Throws::Follower)[0].is_empty());
    }
    let others = [
        trick(EAST, "R3-R2", 1, false),
        trick(EAST, "R3-R2", 0, true),
        trick(WEST, "G4-B2", -1, false),
    ];
    for other in others {
        assert_eq!(
            other.performed(Throws::Either),
            other.performed(Throws::Follower)
        );
    }
}

#[test]
fn higher_number_wins_if_both_make_a_technique() {
    says(&[
        "A single trick can make a technique for each side.",
        "Then the higher number wins the bout; that is what the numbers are for.",
        "If one side makes several at once, the highest is written down and the others are named beside it.",
    ]);
    let both = shown(BOTH);
    assert_eq!(
        both.highest,
        [Some(Kimarite::Yorikiri), Some(Kimarite::Hikiotoshi)]
    );
    assert_eq!(both.winner, WEST);
    let several = trick(EAST, "R4-R1", 1, true).performed(Throws::Either)[0];
    assert_eq!(
        (several.iter().count(), several.highest()),
        (3, Some(Kimarite::Abisetaoshi))
    );
}
