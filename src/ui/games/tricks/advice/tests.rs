use rules::tricks::Kimarite;

use super::*;

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn rated(text: &str, wins: f32, often: f32, reason: Reason) -> Rated {
    Rated {
        card: card(text),
        wins,
        often,
        reason,
    }
}

/// What East sees after these moves.
fn view(moves: &str) -> View {
    use rules::{Game as _, Side, Viewer, record::Record, tricks::Tricks};
    let text = format!(
        "[Game \"tricks\"]\n[East-Hand \"G1 G4 R2 R5 W1 W3 B1 B5\"]\n[West-Hand \"G2 G5 R1 R4 W2 W4 B2 B3\"]\n\n{moves}\n"
    );
    let (_, bout) = Record::<Tricks>::parse(&text).unwrap();
    bout.view(Viewer::Seat(Side::East.into()))
}

fn says(moves: &str, cards: &[Rated]) -> String {
    let cards = cards.to_vec();
    advised(
        &Advice {
            cards,
            exact: false,
        },
        &view(moves),
    )
}

#[test]
fn hint_gives_its_reason() {
    let follow = "B1=G5 G2-";
    let sure = |reason| {
        [
            rated("G1", 1.0, 1.0, reason),
            rated("G4", 0.0, 0.0, Reason::Chances),
        ]
    };
    for (kimarite, sentence) in [
        (
            Kimarite::Hikiotoshi,
            "Play the green 1: under their 2 it throws them. Hikiotoshi.",
        ),
        (
            Kimarite::Abisetaoshi,
            "Play the green 1: it comes down on their 2. Abisetaoshi.",
        ),
        (
            Kimarite::Yorikiri,
            "Play the green 1: it beats their 2, and they stand on the edge. Yorikiri.",
        ),
        (
            Kimarite::Uwatenage,
            "Play the green 1: it takes the last trick. Uwatenage.",
        ),
        (
            Kimarite::Utchari,
            "Play the green 1: on your own edge an off-colour 2 swings them out. Utchari.",
        ),
    ] {
        assert_eq!(says(follow, &sure(Reason::Wins(kimarite))), sentence);
    }
    let loses = Reason::Loses(Kimarite::Hikiotoshi);
    for (cards, sentence) in [
        (
            vec![rated("G1", 0.0, 1.0, loses), rated("G4", 0.0, 0.0, loses)],
            "Every card loses. The green 1 loses to Hikiotoshi, and no other card does better.",
        ),
        (
            vec![
                rated("G1", 0.34, 1.0, Reason::OnlyEscape),
                rated("G4", 0.0, 0.0, loses),
            ],
            "Play the green 1: every other card loses at once. It wins about 3 bouts of 10.",
        ),
        (
            vec![
                rated("G1", 0.98, 1.0, Reason::Untakeable),
                rated("G4", 0.5, 0.0, Reason::Chances),
            ],
            "Lead the green 1: nothing that they may hold can take it. It nearly always wins the bout.",
        ),
        (
            vec![
                rated("G1", 0.66, 1.0, Reason::Chances),
                rated("G4", 0.5, 0.0, Reason::Chances),
            ],
            "Play the green 1. It wins about 7 bouts of 10.",
        ),
        (
            vec![rated("G1", 0.04, 1.0, Reason::Chances)],
            "Play the green 1: no other card can be played. It hardly ever wins the bout.",
        ),
    ] {
        assert_eq!(says(follow, &cards), sentence);
    }
}

#[test]
fn tachiai_hint_is_a_mix_of_cards() {
    let chances = Reason::Chances;
    let cards = [
        rated("G4", 0.61, 0.31, chances),
        rated("R5", 0.6, 0.58, chances),
        rated("B5", 0.59, 0.04, chances),
    ];
    assert_eq!(
        says("", &cards),
        "Mix, so that nobody reads you: the red 5 in 6 of 10, the green 4 in 3 of 10."
    );
    let advice = Advice {
        cards: cards.to_vec(),
        exact: false,
    };
    let both: CardSet = [card("G4"), card("R5")].into_iter().collect();
    assert_eq!(meant(&advice, &view("")), both);
    let follow = view("B1=G5 G2-");
    let one: CardSet = [card("R5")].into_iter().collect();
    assert_eq!(
        meant(&advice, &follow),
        one,
        "after the tachiai a hint is a single card"
    );
    let pure = [
        rated("G4", 0.61, 0.97, chances),
        rated("R5", 0.4, 0.03, chances),
    ];
    assert_eq!(
        says("", &pure),
        "Play the green 4. It wins about 6 bouts of 10."
    );
}

#[test]
fn decision_cost_is_put_into_words() {
    let choice = rated("G4", 0.8, 1.0, Reason::Chances);
    let judged = |played: &Rated, cost| judged(None, played, &choice, cost);
    assert_eq!(
        judged(&choice, 0.0),
        "Best: the analysis would play it too."
    );
    let other = rated("G1", 0.7, 0.0, Reason::Chances);
    for (cost, sentence) in [
        (
            0.024,
            "Best: it cost nothing. The analysis plays the green 4.",
        ),
        (
            0.03,
            "Close: 3 fewer wins in 100 bouts. The analysis plays the green 4.",
        ),
        (
            0.044,
            "Close: 4 fewer wins in 100 bouts. The analysis plays the green 4.",
        ),
        (
            0.12,
            "A slip: 12 fewer wins in 100 bouts. The analysis plays the green 4.",
        ),
        (
            0.146,
            "A mistake: 15 fewer wins in 100 bouts. The analysis plays the green 4.",
        ),
        (
            1.0,
            "A mistake: 100 fewer wins in 100 bouts. The analysis plays the green 4.",
        ),
    ] {
        assert_eq!(judged(&other, cost), sentence, "{cost}");
    }
}

#[test]
fn judgement_names_the_player_and_what_the_analysis_plays_for() {
    let other = rated("G1", 0.7, 0.0, Reason::Chances);
    let choice = |reason| rated("R1", 1.0, 1.0, reason);
    for (reason, sentence) in [
        (
            Reason::Wins(Kimarite::Hikiotoshi),
            "The analysis plays the red 1, which wins by Hikiotoshi.",
        ),
        (
            Reason::Loses(Kimarite::Yorikiri),
            "The analysis plays the red 1, which loses to Yorikiri, but every card loses.",
        ),
        (
            Reason::OnlyEscape,
            "The analysis plays the red 1, the only escape.",
        ),
        (
            Reason::Untakeable,
            "The analysis plays the red 1, which nothing can take.",
        ),
    ] {
        let says = judged(Some("Tetsu"), &other, &choice(reason), 0.4);
        assert_eq!(
            says,
            format!("Tetsu: a mistake, 40 fewer wins in 100 bouts. {sentence}")
        );
    }
    assert_eq!(
        judged(Some("Tetsu"), &other, &other, 0.0),
        "Tetsu: best, and the analysis would play it too."
    );
}
