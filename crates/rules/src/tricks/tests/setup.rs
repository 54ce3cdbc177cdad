//! The cards, the deal, the centre line.

use super::*;

#[test]
fn the_deal_comes_first() {
    let state = Tricks::new(&Config::default());
    assert_eq!(state.turn(), Turn::Chance);
    assert_eq!(
        refusal(&state, both("G1", "R1")),
        StepError::<Illegal>::ChanceIsDue
    );
    assert_eq!(refusal(&state, one(EAST, "G1")), StepError::ChanceIsDue);
    assert_eq!(
        state.check(EAST.into(), &card("G1")),
        Err(StepError::NotToAct(EAST.into()))
    );
}

#[test]
fn each_seat_gets_eight_cards_and_four_stay_unseen() {
    let state = usual("");
    assert_eq!(Side::PAIR.map(|seat| state.hand(seat).len()), [8, 8]);
    assert_eq!(state.hand(EAST), cards(EAST_HAND));
    assert_eq!(state.hand(WEST), cards(WEST_HAND));
    let dealt = state.hand(EAST).or(state.hand(WEST));
    assert_eq!(CardSet::ALL.without(dealt), cards("W1 W3 B3 B4"));
}

#[test]
fn the_wrestlers_begin_on_the_centre_line() {
    assert_eq!(usual("").position(), 0);
}

#[test]
fn hand_that_is_not_eight_cards_is_refused() {
    let state = Tricks::new(&Config::default());
    let deal = |east, west| {
        let hands = [cards(east), cards(west)];
        refusal(&state, Step::Chance(Deal { hands }))
    };
    assert_eq!(
        deal("G5 G1 R5 R4 R3 W2 W4", WEST_HAND),
        StepError::Illegal(Illegal::HandSize {
            seat: EAST,
            cards: 7
        })
    );
    assert_eq!(
        deal(EAST_HAND, "G4 G2 G3 R2 R1 W5 B5 B2 B3"),
        StepError::Illegal(Illegal::HandSize {
            seat: WEST,
            cards: 9
        })
    );
}

#[test]
fn card_in_both_hands_is_refused() {
    let hands = [cards(EAST_HAND), cards("G4 G2 G3 R2 R1 W5 B5 B1")];
    assert_eq!(
        refusal(
            &Tricks::new(&Config::default()),
            Step::Chance(Deal { hands })
        ),
        StepError::Illegal(Illegal::DealtTwice { card: card("B1") })
    );
}

#[test]
fn second_deal_is_refused() {
    let deal = Step::Chance(Deal {
        hands: [cards(EAST_HAND), cards(WEST_HAND)],
    });
    for tokens in ["", "R5=B2", "R5=B2 R4-", "R5=B2 G5-G4"] {
        assert_eq!(refusal(&usual(tokens), deal), StepError::NoChanceIsDue);
    }
    assert_eq!(refusal(&usual("R5=B2 R4-R1"), deal), StepError::Over);
    let sampled = |state: &Tricks| state.sample(&mut rng(1));
    assert!(sampled(&Tricks::new(&Config::default())).is_some());
    assert_eq!(sampled(&usual("")), None);
}

/// The bounds are at least five standard deviations: a fair dealer passes with almost any seed, a biased one does not.
#[test]
fn every_card_and_every_pair_is_dealt_to_every_place_equally_often() {
    const DEALS: u32 = 20_000;
    const PLACES: usize = 3; // East, West, unseen
    let mut rng = rng(20);
    let mut single = [[0u32; 20]; PLACES];
    let mut paired = [[[0u32; 20]; 20]; PLACES];
    for _ in 0..DEALS {
        let [east, west] = Deal::random(&mut rng).hands;
        assert_eq!((east.len(), west.len()), (8, 8));
        assert!(east.and(west).is_empty());
        let unseen = CardSet::ALL.without(east).without(west);
        for (place, set) in [east, west, unseen].into_iter().enumerate() {
            for a in set {
                single[place][usize::from(u8::from(a))] += 1;
                for b in set {
                    paired[place][usize::from(u8::from(a))][usize::from(u8::from(b))] += 1;
                }
            }
        }
    }
    let check = |count: u32, chance: f64, what: &str| {
        let mean = f64::from(DEALS) * chance;
        let deviation = (mean * (1.0 - chance)).sqrt();
        let off = (f64::from(count) - mean).abs() / deviation;
        assert!(off < 5.5, "{what}: {count}, expected about {mean:.0}");
    };
    let mut chi_square = 0.0;
    for (place, size) in [8.0, 8.0, 4.0].into_iter().enumerate() {
        for a in 0..20 {
            let count = single[place][a];
            check(count, size / 20.0, &format!("card {a} in place {place}"));
            let mean = f64::from(DEALS) * size / 20.0;
            chi_square += (f64::from(count) - mean).powi(2) / mean;
            for (b, &count) in paired[place][a].iter().enumerate().filter(|&(b, _)| b != a) {
                let chance = size * (size - 1.0) / (20.0 * 19.0);
                check(count, chance, &format!("cards {a}, {b} in place {place}"));
            }
        }
    }
    // Forty degrees of freedom minus two for the fixed sizes: mean about 38, deviation about 9.
    assert!((5.0..90.0).contains(&chi_square), "{chi_square}");
}

#[test]
fn stored_number_that_is_no_card_is_refused() {
    assert_eq!(
        serde_json::from_str::<Card>("19").ok(),
        Some(card("B5")),
        "the last card"
    );
    assert!(serde_json::from_str::<Card>("20").is_err());
    assert_eq!(
        serde_json::from_str::<CardSet>("1048575").ok(),
        Some(CardSet::ALL)
    );
    assert!(serde_json::from_str::<CardSet>("1048576").is_err());
}
