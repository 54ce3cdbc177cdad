//! What optimal play can reach in an unfinished bout.

use ai::track::{
    Memory,
    choice::Choice,
    solver::Stakes,
    study::{self, Rated, Study},
};
use rules::{GameId, SeatSet, track::Track};

use crate::oracle::{Ask, Both, Insight, Oracle, Play, Plays, Worth, shares_of};

impl Oracle for Track {
    const ASK: Option<Ask<Self>> = Some(|_, bout| ask(bout));
}

/// What both seats can reach if a win by position counts as much as a push-off; `None` when the bout is over.
fn ask(bout: &Track) -> Option<Insight> {
    let choice = Choice::new(bout, Stakes::Bout, &mut Memory::default()).ok()?;
    let Study {
        value,
        rated: [east, west],
        error,
    } = study::of(&choice);
    Some(Insight {
        exact: error <= 0.0,
        error: (error > 0.0).then_some(error),
        plays: Some(Plays::Two(Both {
            east: worths(&east),
            west: worths(&west),
        })),
        mix: Some(Both {
            east: shares_of(shares(&east)),
            west: shares_of(shares(&west)),
        }),
        ..Insight::new(GameId::Track, SeatSet::PAIR, value)
    })
}

fn worths(rated: &[Rated]) -> Vec<Play<Worth>> {
    let worth = |rated: &Rated| Play {
        play: rated.action.to_string(),
        value: Worth { value: rated.value },
    };
    rated.iter().map(worth).collect()
}

fn shares(rated: &[Rated]) -> impl Iterator<Item = (String, f64)> {
    let share = |rated: &Rated| (rated.action.to_string(), rated.often);
    rated.iter().map(share)
}

#[cfg(test)]
mod tests {
    use crate::oracle::{Saying, oracle};

    fn line(text: &str) -> serde_json::Value {
        let said = oracle(&format!("[Game \"track\"]\n{text}\n"));
        assert!(matches!(said[..], [Saying::Insight(_)]), "{said:?}");
        serde_json::to_value(&said[0]).unwrap()
    }

    #[test]
    fn the_oracle_solves_the_first_turn() {
        let said = line("");
        assert_eq!(said["to_act"], serde_json::json!(["east", "west"]));
        assert_eq!((&said["ok"], &said["exact"]), (&true.into(), &true.into()));
        assert!(said.get("error").is_none());
        assert!(said["value"].as_f64().unwrap().abs() < 1e-9);
        for seat in ["east", "west"] {
            let mix = said["mix"][seat].as_array().unwrap();
            let played = mix.iter().map(|play| play["play"].as_str().unwrap());
            assert_eq!(played.collect::<Vec<_>>(), ["2", "4", "6"]);
            assert!((mix[0]["p"].as_f64().unwrap() - 0.501_890).abs() < 1e-6);
            let plays = said["plays"][seat].as_array().unwrap();
            assert_eq!(plays.len(), 6);
            for play in plays {
                let value = play["value"].as_f64().unwrap();
                let mixed = ["2", "4", "6"].contains(&play["play"].as_str().unwrap());
                assert!(value < 1e-9 && (value > -1e-9) == mixed, "{play}");
            }
        }
    }

    /// After 6 against 1, East is five spaces ahead but has spent its highest card.
    #[test]
    fn values_are_for_the_seat_that_plays() {
        let said = line("1. 6=1");
        let value = said["value"].as_f64().unwrap();
        for (seat, sign) in [("east", 1.0), ("west", -1.0)] {
            let plays = said["plays"][seat].as_array().unwrap().iter();
            let best = plays.map(|play| play["value"].as_f64().unwrap());
            let best = best.fold(f64::NEG_INFINITY, f64::max);
            assert!((best - sign * value).abs() < 1e-9, "{seat}");
        }
    }

    #[test]
    fn the_oracle_solves_the_swaps_of_a_tactical_bout() {
        for variant in ["tactical", "zero tactical", "zero oshi-dashi tactical"] {
            let said = line(&format!("[Variant \"{variant}\"]"));
            assert!(said["value"].as_f64().unwrap().abs() < 1e-6);
            assert_eq!(said["plays"]["east"].as_array().unwrap().len(), 22);
            assert_eq!(said["plays"]["east"][0]["play"], "");
            assert!(!said["mix"]["west"].as_array().unwrap().is_empty());
            assert_eq!(said["exact"], false);
        }
    }

    #[test]
    fn the_oracle_is_silent_about_a_bout_that_is_over() {
        let said = oracle("[Game \"track\"]\n1. 6=3\n");
        assert!(matches!(said[..], [Saying::Silence(_)]), "{said:?}");
    }
}
