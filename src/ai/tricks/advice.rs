//! What the analysis says to a player: how often each card is thought to win, and why.
//!
//! A review asks for advice at one decision after the other, so progress and cancelling are the asker's: nothing here runs longer than one
//! decision.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use serde::{Deserialize, Serialize};

use super::{
    CannotDecide,
    known::{Asked, Known},
    solver::{self, Settled},
    thinking::{self, Effort},
};
use crate::rules::{
    Seat,
    tricks::{Card, CardSet, Kimarite, KimariteSet, Trick, View},
};

/// What stands out about a card, by the rules alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// It wins the bout at once, by this move.
    Wins(Kimarite),
    /// It loses the bout at once, to this move.
    Loses(Kimarite),
    /// It does not lose the bout at once, as every other card does.
    OnlyEscape,
    /// As a lead: no card that the other may hold can take the trick or win the bout.
    Untakeable,
    /// Nothing but the number of bouts that it wins.
    Chances,
}

/// A card and what is thought of it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rated {
    /// The card.
    pub card: Card,
    /// How often the bout is thought to be won with it, from 0 to 1.
    pub wins: f32,
    /// How often the analysis itself would play it, from 0 to 1.
    pub often: f32,
    /// Why, if there is more to say than that.
    pub reason: Reason,
}

/// What is thought of every legal card, the best first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// The cards.
    pub cards: Vec<Rated>,
}

impl Advice {
    /// How much was lost by playing this card instead of the best: a share of bouts, from 0 to 1.
    ///
    /// In the tachiai cards that the analysis mixes are worth the same but for rounding.
    pub fn cost(&self, played: Card) -> Option<f32> {
        let best = self.cards.first()?.wins;
        let card = self.cards.iter().find(|rated| rated.card == played)?;
        Some((best - card.wins).max(0.0))
    }
}

/// What the strongest level thinks in this view.
///
/// # Errors
/// As [`super::decide`].
pub fn advise(view: &View, seed: u64) -> Result<Advice, CannotDecide> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let known = Known::new(view, &mut rng)?;
    let reasons = reasons(&known);
    let thoughts = thinking::think(&known, &Effort::default(), &mut rng);
    let rated = thoughts.into_iter().map(|thought| Rated {
        card: thought.card,
        wins: thought.wins.clamp(0.0, 1.0),
        often: thought.often,
        reason: reasons(thought.card),
    });
    let mut cards: Vec<Rated> = rated.collect();
    cards.sort_by(|a, b| b.wins.total_cmp(&a.wins).then(b.often.total_cmp(&a.often)));
    Ok(Advice { cards })
}

/// What stands out about each card.
fn reasons(known: &Known) -> impl Fn(Card) -> Reason {
    let last = known.view.hand.len() == 1;
    let follow = move |led: Card, followed: Card| {
        let leader = known.seat.other();
        let trick = Trick {
            leader,
            led,
            followed,
            position: known.view.position,
            last,
        };
        let [east, west] = trick.performed(known.throws()).map(KimariteSet::highest);
        let own = known.seat == Seat::EAST;
        let (mine, theirs) = if own { (east, west) } else { (west, east) };
        match (mine, theirs) {
            (Some(kimarite), _) if mine > theirs => Reason::Wins(kimarite),
            (_, Some(kimarite)) => Reason::Loses(kimarite),
            _ => Reason::Chances,
        }
    };
    let legal = known.view.playable();
    let escapes = move |led: Card| {
        let safe = |card: &Card| !matches!(follow(led, *card), Reason::Loses(_));
        legal.into_iter().filter(safe).count()
    };
    let untakeable = move |lead: Card| {
        let stand = known.stand(known.seat);
        let harmless = |card: Card| {
            let settled = solver::settle(known.throws(), stand, lead, card, last);
            matches!(settled, Settled::LeaderWins | Settled::LeaderLeads(_))
        };
        let in_colour = known.possible.and(lead.suit().cards());
        let fewest = known.possible.len() - in_colour.len();
        let answers: CardSet = if known.others > fewest {
            in_colour
        } else {
            known.possible
        };
        answers.into_iter().all(harmless)
    };
    move |card| match known.asked {
        Asked::Follow(led) => match follow(led, card) {
            Reason::Chances if escapes(led) == 1 && legal.len() > 1 => Reason::OnlyEscape,
            reason => reason,
        },
        Asked::Lead if untakeable(card) => Reason::Untakeable,
        _ => Reason::Chances,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, Viewer, record::Record, tricks::Tricks};

    fn advice(moves: &str) -> Advice {
        let text = format!(
            "[Game \"tricks\"]
[East-Hand \"G1 G5 W4 R1 R3 B1 R4 B3\"]
[West-Hand \"W1 G2 R2 G3 B5 G4 W2 R5\"]

{moves}
"
        );
        let (_, bout) = Record::<Tricks>::parse(&text).unwrap();
        let mut seats = Seat::PAIR
            .into_iter()
            .filter(|&seat| bout.turn().asks(seat));
        let seat = seats.next_back().unwrap();
        let advice = advise(&bout.view(Viewer::Seat(seat)), 1).unwrap();
        let legal: CardSet = advice.cards.iter().map(|rated| rated.card).collect();
        assert_eq!(legal, bout.playable(seat));
        assert!(advice.cards.is_sorted_by(|a, b| a.wins >= b.wins));
        advice
    }

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    #[test]
    fn a_throw_is_seen() {
        let advice = advice("R3=W2 G1-");
        let best = advice.cards[0];
        assert_eq!(
            (best.card, best.reason),
            (card("G4"), Reason::Wins(Kimarite::Abisetaoshi))
        );
        assert!(best.wins > 0.99);
        assert!(advice.cost(card("G4")).unwrap().abs() < 1e-6);
        assert!(advice.cost(card("G2")).unwrap() > 0.1);
        assert_eq!(advice.cost(card("B1")), None);
    }

    #[test]
    fn at_the_edge_what_loses_at_once_is_said() {
        // East led G5 and pushed; West stands on the own edge and must answer R1.
        let advice = advice("R3=W2 G5-G2 R1-");
        for rated in &advice.cards {
            let expected = if rated.card == card("R5") {
                Reason::Loses(Kimarite::Hikiotoshi)
            } else {
                Reason::OnlyEscape
            };
            assert_eq!(rated.reason, expected, "{rated:?}");
        }
    }

    #[test]
    fn the_tachiai_is_rated() {
        let advice = advice("");
        assert_eq!(advice.cards.len(), 8);
        assert!((advice.cards.iter().map(|rated| rated.often).sum::<f32>() - 1.0).abs() < 1e-3);
        assert!(
            advice
                .cards
                .iter()
                .all(|rated| (0.0..=1.0).contains(&rated.wins))
        );
    }
}
