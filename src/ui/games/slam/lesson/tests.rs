use bout::games::slam::record_tags::{self, Rope};
use physics::{Toss, fly};
use rules::{
    Step,
    record::Record,
    slam::{Chance, Fall},
};

use super::*;

/// The lesson's own throws land as its record says, so the learner sees each landing happen.
#[test]
fn throws_of_the_lesson_land_as_its_record_says() {
    let (record, _) = Record::<Slam>::parse(Slam::LESSON).unwrap();
    let tag = |name: &str| {
        let (_, value) = record.tags.iter().find(|(tag, _)| tag == name).unwrap();
        value.as_str()
    };
    let rope = Rope::read(tag(record_tags::ROPE)).unwrap();
    let throws = record_tags::read_throws(tag(record_tags::THROWS)).unwrap();
    let landings = record.steps.iter().filter_map(|step| match step {
        Step::Chance(Chance::Landing(landing)) => Some(landing.0),
        _ => None,
    });
    let landings: Vec<[Fall; 2]> = landings.collect();
    assert_eq!(throws.len(), landings.len());
    let mut rest = [None; 2];
    for (throws, landing) in throws.into_iter().zip(landings) {
        let toss = Toss {
            outline: rope.outline(1),
            throws,
            lies: [0, 1].map(|place| rest[place].filter(|_| throws[place].is_none())),
        };
        let flight = fly(&toss);
        let falls = flight.rest.map(|rest| rest.map(|(_, fall)| fall));
        assert_eq!(falls, landing.map(Some), "{throws:?}");
        rest = flight.rest.map(|rest| rest.map(|(pose, _)| pose));
    }
}
