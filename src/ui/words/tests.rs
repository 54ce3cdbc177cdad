use super::*;

const TRICKS: &str = "\u{1}name\u{6}: \u{2}number\u{6}\u{3}0\u{6}none\u{3}one\u{6}one trick\u{4}other\u{6}\u{1}number\u{6} tricks\u{5}";

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
}

#[test]
fn plurals_are_those_of_the_cldr() {
    let ones = |tag: &str| {
        let numbers = (0..=121).filter(|&number| plural(tag, number) == "one");
        numbers.collect::<Vec<i64>>()
    };
    let expected = [
        ("en", vec![1]),
        ("de", vec![1]),
        ("fr", vec![0, 1]),
        ("it", vec![1]),
        ("ja", vec![]),
    ];
    assert_eq!(LANGUAGES.map(|(tag, _)| (tag, ones(tag))), expected);
}

#[test]
fn words_match_by_name() {
    let side = "\u{2}seat\u{6}\u{4}east\u{6}left\u{3}west\u{6}right\u{5}";
    assert_eq!(said(side, "en", &[("seat", Value::from("west"))]), "right");
    assert_eq!(said(side, "en", &[("seat", Value::from("north"))]), "left");
}

#[test]
fn missing_value_shows_its_placeholder() {
    assert_eq!(said(TRICKS, "en", &[]), "{$name}: {$number} tricks");
}

#[test]
fn choices_in_choices_are_skipped_as_a_whole() {
    let text =
        "\u{2}a\u{6}\u{3}x\u{6}\u{2}b\u{6}\u{3}1\u{6}one\u{4}y\u{6}many\u{5}!\u{4}z\u{6}none\u{5}.";
    let said = |a: &str, b: i64| said(text, "en", &[("a", Value::from(a)), ("b", Value::from(b))]);
    assert_eq!(said("x", 1), "one!.");
    assert_eq!(said("x", 2), "many!.");
    assert_eq!(said("z", 1), "none.");
}

#[test]
fn words_are_not_numbers() {
    let text = "\u{2}a\u{6}\u{3}5\u{6}five\u{4}x\u{6}other\u{5}";
    assert_eq!(said(text, "en", &[("a", Value::from("5"))]), "other");
    assert_eq!(said(text, "en", &[("a", Value::from(5))]), "five");
}

#[test]
fn every_language_can_be_spoken() {
    let mut tags = LANGUAGES.map(|(tag, _)| tag);
    tags.sort_unstable();
    assert!(CATALOGUES.iter().map(|(tag, _)| *tag).eq(tags));
    for (tag, file) in CATALOGUES {
        assert_eq!(speak(tag, (*file).to_owned()), Ok(()));
        assert_eq!(spoken(), *tag);
        assert_ne!(t!("app-name"), "");
        assert_eq!(SPOKEN.with_borrow(|it| it.begins.len()), KEYS.len());
    }
}

#[test]
fn catalogue_of_another_version_is_refused() {
    let before = t!("app-name");
    let others = format!(
        "{}{NEXT}Hakkyoi",
        FINGERPRINT.replace(|digit| digit != '0', "0")
    );
    assert_eq!(speak("de", others), Err(WrongCatalogue));
    assert_eq!(
        speak("de", "<!DOCTYPE html>".to_owned()),
        Err(WrongCatalogue)
    );
    assert_eq!((spoken(), t!("app-name")), ("en", before));
}

#[test]
fn lists_follow_the_patterns_of_the_language() {
    let items = ["1", "2", "3"].map(str::to_owned);
    let lists = |items: &[String]| (row(items), list(items));
    let same = |text: &str| (text.to_owned(), text.to_owned());
    assert_eq!(lists(&[]), same(""));
    assert_eq!(lists(&items[..1]), same("1"));
    assert_eq!(lists(&items[..2]), ("1, 2".into(), "1 and 2".into()));
    assert_eq!(lists(&items), ("1, 2, 3".into(), "1, 2 and 3".into()));
    assert_eq!(sentences(&items), "1 2 3");

    let japanese = CATALOGUES.iter().find(|(tag, _)| *tag == "ja").unwrap().1;
    speak("ja", japanese.to_owned()).unwrap();
    assert_eq!(lists(&items), same("1、2、3"));
    assert_eq!(sentences(&items), "123");
}
