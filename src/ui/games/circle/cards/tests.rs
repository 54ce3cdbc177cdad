use super::*;

#[test]
fn every_card_has_a_technique_and_a_diagram() {
    let ring = include_str!("../../../../../static/ring.svg");
    let circle = include_str!("../../../../../static/circle.svg");
    for card in Card::ALL {
        assert!(ring.contains(&format!("id=\"w-{}\"", card.code())));
        assert!(circle.contains(&format!("id=\"{}\"", card.code())));
    }
}
