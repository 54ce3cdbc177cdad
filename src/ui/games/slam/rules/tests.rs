use super::*;

#[test]
fn every_part_says_something() {
    for part in PARTS {
        assert_ne!(body(part), Html::default(), "{part}");
    }
}

#[test]
fn the_examples_are_worth_what_the_rules_say() {
    let worth = EXAMPLES.map(Landing::points);
    assert_eq!(worth, [Some(175), Some(300), Some(-50)]);
    assert_eq!(
        landing_words(EXAMPLES[0]),
        "Indigo: Headstand. Vermilion: On the side."
    );
    assert_eq!(points(-50), "−50");
}
