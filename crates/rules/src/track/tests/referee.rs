//! No move received (NMR).

use std::collections::HashMap;

use super::*;

/// What the referee plays for East in 1200 tries, and how often each.
fn plays(state: &Track, nomination: Option<Nomination>) -> HashMap<String, u32> {
    let mut rng = rng(1);
    let mut plays = HashMap::new();
    for _ in 0..1200 {
        let action = state.referee(EAST, nomination, &mut rng).unwrap();
        assert_eq!(state.check(EAST.into(), &action), Ok(()));
        let Action::Play { play, referee } = action else {
            panic!("the referee swaps nothing");
        };
        assert!(referee);
        *plays.entry(play.to_string()).or_default() += 1;
    }
    plays
}

fn only(text: &str) -> HashMap<String, u32> {
    HashMap::from([(text.to_owned(), 1200)])
}

#[test]
fn referee_plays_the_nominated_card() {
    let state = bout("", "5=3");
    let four = Nomination::Card(play("4").card());
    assert_eq!(plays(&state, Some(four)), only("4"));
    assert_eq!(plays(&state, Some(Nomination::Play(play("4")))), only("4"));
}

#[test]
fn referee_plays_a_random_card_without_a_valid_nomination() {
    let state = bout("", "5=3");
    let held = ["1", "2", "3", "4", "6"];
    // A nomination of a card that is no longer held does not count.
    for nomination in [None, Some(Nomination::Play(play("5")))] {
        let plays = plays(&state, nomination);
        assert_eq!(plays.len(), held.len());
        for card in held {
            assert!((200..280).contains(&plays[card]), "{plays:?}");
        }
    }
}

#[test]
fn referee_draws_the_sumo_masters_tactic_unless_it_is_nominated() {
    let state = tactical(["6", ""], "");
    let master = plays(&state, Some(Nomination::Card(Card::Master)));
    assert_eq!(master.len(), 5);
    for named in ["MY", "MG", "MN", "MS", "MK"] {
        assert!((200..280).contains(&master[named]), "{master:?}");
    }
    let named = Nomination::Play(play("MS"));
    assert_eq!(plays(&state, Some(named)), only("MS"));
    // Without a nomination all cards are equally likely, however many ways there are to play them.
    let any = plays(&state, None);
    let masters: u32 = any
        .iter()
        .filter(|(play, _)| play.starts_with('M'))
        .map(|(_, times)| times)
        .sum();
    assert!((160..240).contains(&masters), "{any:?}");
}

#[test]
fn referee_plays_only_if_a_card_is_asked_for() {
    let mut rng = rng(1);
    let before = Track::new(&Config {
        tactical: true,
        ..Config::default()
    });
    assert_eq!(before.referee(EAST, None, &mut rng), None);
    let over = bout("", "6=3");
    assert_eq!(over.referee(EAST, None, &mut rng), None);
}

#[test]
fn referees_mark_makes_no_other_difference() {
    assert_eq!(bout("", "5=*3 *1=*2"), bout("", "5=3 1=2"));
    let marked = read("", None, "5=*3 *1=*2").unwrap().0;
    assert!(marked.write().contains("1. 5=*3 2. *1=*2"));
}
