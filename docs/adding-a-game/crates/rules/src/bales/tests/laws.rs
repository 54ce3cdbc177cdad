//! The laws that every game must keep.

use crate::laws::{
    Checked,
    bouts::{Trial, Tried, nothing_hidden},
};

use super::*;

impl Tried for Bales {
    fn trials() -> Vec<Trial<Self>> {
        vec![Trial {
            config: (),
            actions: Take::ALL.to_vec(),
            most_steps: BALES.into(),
            bouts: 100,
        }]
    }

    fn enough(bouts: &[Checked]) {
        nothing_hidden(bouts);
    }
}
