//! The statements on the five techniques.

use super::*;

pub(super) fn yorikiri_is_a_trick_won_while_they_stand_on_their_edge() {
    let yorikiri = shown(of(Kimarite::Yorikiri));
    assert_eq!((yorikiri.before.position, yorikiri.winner), (1, EAST));
    assert_eq!(shown(BOTH).winner, WEST, "by a higher technique");
}

pub(super) fn uwatenage_is_the_last_trick() {
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

pub(super) fn abisetaoshi_is_a_4_on_a_1_of_its_colour() {
    assert_eq!(made("R4-R1"), [Some(Kimarite::Abisetaoshi), None]);
    assert_eq!(made("R1-R4"), [None, Some(Kimarite::Abisetaoshi)]);
    assert_eq!(made("R4-G1"), [None, None]);
}

pub(super) fn hikiotoshi_is_a_1_under_a_5_of_its_colour() {
    assert_eq!(made("R1-R5"), [Some(Kimarite::Hikiotoshi), None]);
    assert_eq!(made("R5-R1"), [None, Some(Kimarite::Hikiotoshi)]);
    assert_eq!(
        trick(EAST, "R5-R1", 0, false).winner(),
        EAST,
        "the 5 takes the trick"
    );
    assert_eq!(made("R5-G1"), [None, None]);
}

pub(super) fn utchari_is_an_off_colour_2_on_ones_own_edge() {
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

pub(super) fn throws_count_for_both_unless_agreed_otherwise() {
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

pub(super) fn higher_number_wins_if_both_make_a_technique() {
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
