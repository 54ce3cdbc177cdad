use rules::{Side, momentum::Hex, record::Record};

use super::*;

/// Where both stand after these turns.
fn places(turns: &str) -> [Option<Hex>; 2] {
    let text = format!("[Game \"momentum\"]\n\n{turns}");
    let (_, state) = Record::<Momentum>::parse(&text).unwrap();
    Side::PAIR.map(|side| state.position().place(side))
}

/// The turns of the lesson, up to that number.
fn first(turns: usize) -> String {
    let (_, tokens) = Momentum::LESSON.split_once("\n\n").unwrap();
    let tokens = tokens
        .split_whitespace()
        .filter(|token| token.contains(':'));
    tokens.take(turns).collect::<Vec<_>>().join(" ")
}

/// The coach's statements about each turn are true.
#[test]
fn wrestlers_stand_where_the_coach_says() {
    let after = |turns: usize| places(&first(turns));
    let [start, _] = after(0);
    let [two_on, _] = after(1);
    let [four_on, other] = after(3);
    assert_ne!(start, two_on);
    assert_ne!(two_on, four_on, "momentum stays");
    assert_eq!(after(4), [four_on, other], "they have braked");
    let missed = places(&format!("{} BL>FR,-:VRL", first(4)));
    let met = after(5);
    assert_eq!(
        (missed[0], missed[1]),
        (met[0], other),
        "another order misses"
    );
    assert_ne!(met[1], other);
    let [fallen, _] = places(&format!("{} -,-:VRL", first(6)));
    assert_eq!(fallen, None, "without a brake");
    assert_eq!(after(7), after(6));
    assert_eq!(after(9)[1], None, "pushed off");
}
