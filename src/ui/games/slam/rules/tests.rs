use super::*;

#[test]
fn every_part_has_content() {
    for part in PARTS {
        assert_ne!(body(part), Html::default(), "{part}");
    }
}

#[test]
fn examples_have_the_worth_from_the_rules() {
    let worth = EXAMPLES.map(Landing::points);
    assert_eq!(worth, [Some(175), Some(300), Some(-50)]);
    assert_eq!(
        landing_words(EXAMPLES[0]),
        "Indigo: Headstand. Vermilion: On the side."
    );
    assert_eq!(points(-50), "−50");
}
