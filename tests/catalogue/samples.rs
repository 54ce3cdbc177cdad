//! The checks find the faults in bad samples.

use crate::{Outcome, catalogue, differences, misuses, uses};

const ENGLISH: &str = "
hello = Hello, { $name }!
left = { $number ->
    [0] None
    [one] One for { $name }
   *[other] { $number }
}
";

fn against(other: &str) -> Result<Vec<String>, String> {
    compared(ENGLISH, other)
}

fn compared(reference: &str, other: &str) -> Result<Vec<String>, String> {
    let read = |text| catalogue::read(text).map_err(|faults| faults.join("\n"));
    Ok(differences(&read(reference)?, &read(other)?))
}

/// The faults found in source text.
fn wrong(source: &str) -> Result<Vec<String>, String> {
    let messages = catalogue::read(ENGLISH).map_err(|faults| faults.join("\n"))?;
    let mut uses = uses::read("a.rs", source);
    uses.faults.extend(misuses(&messages, &uses.found));
    Ok(uses.faults)
}

#[test]
fn missing_keys_and_placeholders_are_found() -> Outcome {
    assert_eq!(against(ENGLISH)?, [""; 0]);
    assert_eq!(
        against("hello = { $name }, oh\nleft = { $name } { $number }")?,
        [""; 0]
    );
    assert_eq!(against("hello = { $name }")?, ["left is missing"]);
    assert_eq!(
        compared(
            "tip = { $seat ->\n    [east] Left\n   *[west] Right\n}",
            "tip = Here"
        )?,
        [""; 0],
        "a language may have no need of a choice"
    );
    assert_eq!(
        against("hello = Hallo\nleft = { $name } { $numer }\nmore = Mehr")?,
        [
            r#"hello has the placeholders {}, not {"name"}"#,
            r#"left has the placeholders {"name", "numer"}, not {"name", "number"}"#,
            "more is not in the reference",
        ]
    );
    Ok(())
}

#[test]
fn cases_that_the_reference_lacks_are_found() -> Outcome {
    let tip = "tip = { $seat ->\n    [east] Left\n   *[west] { $number }\n}";
    let other = "tip = { $seat ->\n    [est] Links\n   *[west] { $number ->\n        [one] Eins\n       *[other] { $number }\n    }\n}";
    assert_eq!(
        compared(tip, other)?,
        [r#"tip has the cases ["est"] of seat"#]
    );
    assert_eq!(
        compared(tip, "tip = { $seat ->\n   *[west] { $number }\n}")?,
        [""; 0],
        "a language may have no need of a case"
    );
    Ok(())
}

#[test]
fn unsupported_catalogue_syntax_is_refused() {
    let faults = |text| catalogue::read(text).err().unwrap_or_default();
    assert_eq!(faults("a = 1\na = 2"), ["a: stands twice"]);
    assert_eq!(
        faults("a = 1\n    .b = 2"),
        ["a: attributes are not supported, give each text its own key"]
    );
    assert_eq!(faults("-a = 1"), ["-a: terms are not supported"]);
    assert_eq!(
        faults("a = { b }"),
        ["a: the reference to b is not supported, write the words out"]
    );
    assert_eq!(
        faults("a = { NUMBER($b) }"),
        ["a: the function NUMBER is not supported"]
    );
    assert_eq!(
        faults("a = { $b ->\n   *[1.5] c\n }"),
        ["a: [1.5] is not a whole number"]
    );
    assert_eq!(
        faults("a = { 1 ->\n   *[1] c\n }"),
        ["a: only a placeholder can decide a choice"]
    );
    let unread = faults("a = 1\n\nb = { $c");
    assert!(
        unread.iter().all(|fault| fault.starts_with("line 3: ")) && !unread.is_empty(),
        "{unread:?}"
    );
}

#[test]
fn uses_are_found_everywhere() -> Outcome {
    let source = r#"
        /// t!("not-in-a-comment")
        fn view() -> Html {
            let why = || t!("left", number = f(1, 2), name = g(t!("hello", name = "East")),);
            html! { <p title={t!("hello", name = why)}>{ for all.map(|name| html! { t!("hello", name) }) }</p> }
        }
        #[cfg(test)]
        mod tests { fn f() { t!("only-in-a-test"); } }
    "#;
    assert_eq!(wrong(source)?, [""; 0]);
    let found = uses::read("a.rs", source).found;
    let found: Vec<_> = found
        .iter()
        .map(|it| (it.key.as_str(), it.place.as_str()))
        .collect();
    assert_eq!(
        found,
        [
            ("left", "a.rs:4"),
            ("hello", "a.rs:4"),
            ("hello", "a.rs:5"),
            ("hello", "a.rs:5")
        ]
    );
    Ok(())
}

#[test]
fn uses_that_do_not_fit_are_reported() -> Outcome {
    let fine = r#"t!("left", number = 1, name = 2); t!("hello", name = 3);"#;
    assert_eq!(
        wrong(r#"html! { <p>{ t!("hello", name = 3) }</p> }"#)?,
        ["left is never used"]
    );
    assert_eq!(
        wrong(&format!(
            r#"{fine} t!("helo"); t!("hello"); words::t!("left", number = 5, nam = 1)"#
        ))?,
        [
            "a.rs:1: helo is in no catalogue",
            r#"a.rs:1: hello is given {}, but wants {"name"}"#,
            r#"a.rs:1: left is given {"nam", "number"}, but wants {"name", "number"}"#,
        ]
    );
    assert_eq!(
        wrong(&format!("{fine}\nt!(key)"))?,
        ["a.rs:2: the key must be a literal, so that this test can find it"]
    );
    assert_eq!(
        wrong(&format!(r#"{fine} t!("hello", name = 1, name = 2)"#))?,
        ["a.rs:1: hello is given name twice"]
    );
    assert_eq!(
        wrong(&format!(r#"{fine} t!("hello", name = g::<A, B>())"#))?,
        [
            "a.rs:1: hello is given something that is neither `name` nor `name = value` (put a value with commas in parentheses)"
        ]
    );
    assert_eq!(
        wrong("fn f( {")?.len(),
        3,
        "unreadable source, and neither message used"
    );
    Ok(())
}

#[test]
fn words_outside_the_catalogues_are_reported() -> Outcome {
    let fine = r#"t!("left", number = 1, name = 2); t!("hello", name = 3);"#;
    let page = r#"html! {
        <p class={if on { "on" } else { "off" }} id="hand" data-label="x">{ "·" }{ "土俵" }{ match x { A => { "a" } } }</p>
    }
    fn g() { f({ "not markup" }) }"#;
    assert_eq!(wrong(&format!("{fine} {page}"))?, [""; 0]);
    for words in [
        r#"html! { <p>{ "Play" }</p> }"#,
        r#"html! { <>{ x }{ "Play" }</> }"#,
        r#"html! { if on { { "Play" } } }"#,
        r#"html! { <svg role="img" aria-label="Play" /> }"#,
        r#"html! { <button title={"Play"} /> }"#,
    ] {
        assert_eq!(
            wrong(&format!("{fine} {words}"))?,
            [r#"a.rs:1: "Play" belongs in the catalogues"#],
            "{words}"
        );
    }
    Ok(())
}
