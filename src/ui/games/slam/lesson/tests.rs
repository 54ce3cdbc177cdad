use super::*;
use crate::{
    physics::{Toss, fly},
    rules::{
        Step,
        record::Record,
        slam::{Chance, Fall},
    },
    ui::games::slam::told::{self, Rope},
};

/// The lesson's own throws land as its record says, so the learner sees each landing happen.
#[test]
fn throws_of_the_lesson_land_as_its_record_says() {
    let (record, _) = Record::<Slam>::parse(Slam::LESSON).unwrap();
    let tag = |name: &str| {
        let (_, value) = record.tags.iter().find(|(tag, _)| tag == name).unwrap();
        value.as_str()
    };
    let rope = Rope::read(tag(told::ROPE)).unwrap();
    let throws = told::read_throws(tag(told::THROWS)).unwrap();
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
