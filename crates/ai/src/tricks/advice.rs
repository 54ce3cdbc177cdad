//! The advice that the analysis gives a player: how often each card is expected to win, and why.
//!
//! A review asks for advice at one decision after the other, so the caller handles progress and cancelling: nothing here runs longer than
//! one decision.

use rand::Rng;
use rules::{
    Side,
    tricks::{Card, CardSet, Kimarite, KimariteSet, Trick, View},
};
use serde::{Deserialize, Serialize};

use super::{
    CannotDecide, certain,
    known::{Asked, Known},
    solver::{self, TrickResult},
    thinking::{self, Effort},
};

/// What stands out about a card by the rules alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reason {
    /// It wins the bout at once, by this move.
    Wins(Kimarite),
    /// It loses the bout at once, to this move.
    Loses(Kimarite),
    /// It is the only card that does not lose the bout at once.
    OnlyEscape,
    /// For a lead: no card that the other may hold can take the trick or win the bout.
    Untakeable,
    /// Nothing stands out but its share of wins.
    Chances,
}

/// A card and its evaluation.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rated {
    /// The card.
    pub card: Card,
    /// The estimated probability of winning the bout with it.
    pub wins: f32,
    /// How often the analysis itself would play it, from 0 to 1.
    pub often: f32,
    /// What stands out about it, beyond these numbers.
    pub reason: Reason,
}

/// The evaluation of every legal card, the best first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// The cards.
    pub cards: Vec<Rated>,
    /// Whether it is certain how often the best card wins: always, or never whatever is played.
    pub exact: bool,
}

/// A card that the analysis plays at least this often is part of its mix and costs nothing.
const IN_THE_MIX: f32 = 0.1;

impl Advice {
    /// The card that the analysis would play: one that wins at once, or else the one that it plays most often.
    pub fn choice(&self) -> Option<&Rated> {
        let wins = |rated: &&Rated| matches!(rated.reason, Reason::Wins(_));
        let most = || {
            let by_first = self.cards.iter().rev();
            by_first.max_by(|a, b| a.often.total_cmp(&b.often))
        };
        self.cards.iter().find(wins).or_else(most)
    }

    /// How much this card gives away compared with the best one: a fraction of bouts, from 0 to 1.
    ///
    /// In the tachiai and wherever the rest of the bout is solved, cards that the analysis mixes are worth the same up to rounding. So a
    /// card that it plays at least one time in ten costs nothing.
    pub fn cost(&self, played: Card) -> Option<f32> {
        let best = self.cards.first()?.wins;
        let card = self.cards.iter().find(|rated| rated.card == played)?;
        let mixed = card.often >= IN_THE_MIX;
        Some(if mixed {
            0.0
        } else {
            (best - card.wins).max(0.0)
        })
    }
}

/// How many times the strongest level thinks about a decision: its samples change a single evaluation by a few bouts in 100. In the
/// tachiai, which it solves, once is enough.
const OPINIONS: usize = 4;

/// From this estimate on, a win may be certain.
const NEARLY: f32 = 0.99;

/// What the strongest level thinks of this view.
///
/// # Errors
/// The same as [`Opponent::decide`](crate::Opponent::decide).
pub(super) fn advise<R: Rng>(view: &View, rng: &mut R) -> Result<Advice, CannotDecide> {
    let known = Known::new(view, rng)?;
    let reasons = reasons(&known);
    let opinions = if known.asked == Asked::Tachiai {
        1
    } else {
        OPINIONS
    };
    let mut cards: Vec<Rated> = Vec::new();
    for _ in 0..opinions {
        let thoughts = thinking::think(&known, &Effort::default(), rng);
        let share = 1.0 / opinions as f32;
        for (place, thought) in thoughts.into_iter().enumerate() {
            if place == cards.len() {
                cards.push(Rated {
                    card: thought.card,
                    wins: 0.0,
                    often: 0.0,
                    reason: reasons(thought.card),
                });
            }
            cards[place].wins += share * thought.wins.clamp(0.0, 1.0);
            cards[place].often += share * thought.often;
        }
    }
    cards.sort_by(|a, b| b.wins.total_cmp(&a.wins).then(b.often.total_cmp(&a.often)));
    let mut advice = Advice {
        cards,
        exact: false,
    };
    // The proof is tried only if the estimate looks certain, since most are not.
    advice.exact = advice.choice().is_some_and(|best| match best.wins {
        NEARLY.. => certain::wins(&known, best.card),
        wins => wins <= 1.0 - NEARLY && certain::loses(&known),
    });
    Ok(advice)
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
        let own = known.seat == Side::East;
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
            let result = solver::trick_result(known.throws(), stand, lead, card, last);
            matches!(
                result,
                TrickResult::LeaderWins | TrickResult::LeaderLeads(_)
            )
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
    use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
    use rules::{Game, Viewer, record::Record, tricks::Tricks};

    use super::*;

    fn seeded(seed: u64) -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(seed)
    }

    /// What the seat that acts sees after these moves; West, if both act.
    fn view(moves: &str) -> View {
        let text = format!(
            "[Game \"tricks\"]
[East-Hand \"G1 G5 W4 R1 R3 B1 R4 B3\"]
[West-Hand \"W1 G2 R2 G3 B5 G4 W2 R5\"]

{moves}
"
        );
        let (_, bout) = Record::<Tricks>::parse(&text).unwrap();
        let mut seats = Side::PAIR
            .into_iter()
            .filter(|&seat| bout.turn().asks(seat));
        bout.view(Viewer::Seat(seats.next_back().unwrap().into()))
    }

    fn advice(moves: &str) -> Advice {
        let view = view(moves);
        let advice = advise(&view, &mut seeded(1)).unwrap();
        let legal: CardSet = advice.cards.iter().map(|rated| rated.card).collect();
        assert_eq!(legal, view.playable());
        assert!(advice.cards.is_sorted_by(|a, b| a.wins >= b.wins));
        advice
    }

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    #[test]
    fn advice_finds_a_winning_throw() {
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
    fn advice_says_when_its_value_is_certain() {
        assert!(advice("R3=W2 G1-").exact, "a throw wins");
        assert!(!advice("").exact);
        assert!(!advice("R3=W2 G5-G2 R1-").exact);
    }

    #[test]
    fn at_the_edge_advice_names_the_losing_card_and_the_only_escape() {
        // East led G5 and pushed; West stands on its own edge and must answer R1.
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
    fn the_choice_is_a_win_at_once_or_else_the_card_played_most() {
        let rated = |text: &str, wins, often, reason| Rated {
            card: card(text),
            wins,
            often,
            reason,
        };
        let mut cards = vec![
            rated("G5", 0.9, 0.2, Reason::Chances),
            rated("G4", 0.88, 0.7, Reason::Untakeable),
            rated("G3", 0.86, 0.05, Reason::Chances),
            rated("G1", 0.5, 0.05, Reason::Chances),
        ];
        let choice = |cards: &[Rated]| {
            let cards = cards.to_vec();
            let exact = false;
            Advice { cards, exact }.choice().map(|rated| rated.card)
        };
        assert_eq!(choice(&cards), Some(card("G4")));
        let advice = Advice {
            cards: cards.clone(),
            exact: false,
        };
        let costs = ["G5", "G4", "G3", "G1"].map(|text| advice.cost(card(text)).unwrap());
        let wanted = [0.0, 0.0, 0.04, 0.4];
        assert!(
            costs.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 1e-6),
            "{costs:?}"
        );
        cards[3].reason = Reason::Wins(Kimarite::Hikiotoshi);
        assert_eq!(choice(&cards), Some(card("G1")));
        // Among cards that are played equally often, the first one is chosen.
        cards[3].reason = Reason::Chances;
        for rated in &mut cards {
            rated.often = 1.0;
        }
        assert_eq!(choice(&cards), Some(card("G5")));
        assert_eq!(choice(&[]), None);
    }

    /// Weights are only meaningful if a small cost hardly depends on the seed.
    #[test]
    fn a_small_cost_hardly_depends_on_the_seed() {
        for moves in ["R3=W2 G5-G2", "R3=W2 G5-G2 R1-R2", "R3=W2 B3-B5"] {
            let [a, b] = [1, 2].map(|seed| advise(&view(moves), &mut seeded(seed)).unwrap());
            for rated in &a.cards {
                let [a, b] = [&a, &b].map(|advice| advice.cost(rated.card).unwrap());
                assert!(a.min(b) > 0.15 || (a - b).abs() < 0.03, "{moves}: {a} {b}");
            }
        }
    }

    #[test]
    fn advice_rates_every_card_in_the_tachiai() {
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
