use super::*;

const TRICKS: Pieces = &[
    Piece::Given("name"),
    Piece::Text(": "),
    Piece::Choice {
        by: "number",
        cases: &[
            (Case::Exactly(0), &[Piece::Text("none")]),
            (Case::Named("one"), &[Piece::Text("one trick")]),
            (
                Case::Named("other"),
                &[Piece::Given("number"), Piece::Text(" tricks")],
            ),
        ],
        default: 2,
    },
];

fn tricks(tag: &str, number: i64) -> String {
    said(
        TRICKS,
        tag,
        &[
            ("name", Value::from("East")),
            ("number", Value::from(number)),
        ],
    )
}

#[test]
fn numbers_match_exactly_or_by_plural() {
    assert_eq!(tricks("en", 0), "East: none");
    assert_eq!(tricks("en", 1), "East: one trick");
    assert_eq!(tricks("en", 2), "East: 2 tricks");
    assert_eq!(tricks("en", 21), "East: 21 tricks");
    assert_eq!(tricks("en", -1), "East: one trick");
    assert_eq!(tricks("ja", 1), "East: 1 tricks");
    assert_eq!(plural("fr", 0), "one");
    assert_eq!(plural("de", 0), "other");
}

#[test]
fn words_match_by_name() {
    let side: Pieces = &[Piece::Choice {
        by: "seat",
        cases: &[
            (Case::Named("east"), &[Piece::Text("left")]),
            (Case::Named("west"), &[Piece::Text("right")]),
        ],
        default: 0,
    }];
    assert_eq!(said(side, "en", &[("seat", Value::from("west"))]), "right");
    assert_eq!(said(side, "en", &[("seat", Value::from("north"))]), "left");
}

#[test]
fn missing_value_shows_its_placeholder() {
    assert_eq!(said(TRICKS, "en", &[]), "{$name}: {$number} tricks");
    assert_eq!(
        said(
            &[Piece::Choice {
                by: "x",
                cases: &[],
                default: 0
            }],
            "en",
            &[]
        ),
        ""
    );
}

#[test]
fn preferred_language_matches_without_region() {
    let english = Language::all().next();
    assert_eq!(english.map(Language::tag), Some("en"));
    assert_eq!(Language::wished(["tlh", "en-GB"]), english);
    assert_eq!(Language::wished(["EN"]), english);
    assert_eq!(Language::wished(["tlh", ""]), None);
}

#[test]
fn every_language_can_be_spoken() {
    for language in Language::all() {
        speak(language);
        assert_eq!(spoken(), language);
        assert_ne!(t!("app-name"), "app-name");
    }
}
