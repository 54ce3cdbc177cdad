//! The laws that every game must keep.

use super::*;
use crate::rules::laws::{
    Checked,
    bouts::{Trial, Tried, nothing_hidden},
};

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
