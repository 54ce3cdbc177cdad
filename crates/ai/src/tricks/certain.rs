//! Proves the end of a bout that neither luck nor the other seat can change any more.
//!
//! Nothing is estimated: the proof tries every card of every hand that the other seat may hold.

use rules::tricks::{Card, CardSet, Throws};

use super::{
    known::{Asked, Known},
    model::{followers, single},
    solver::{self, Stand, TrickResult},
};

/// With more cards than this in hand after a trick, a win counts as unproved.
const MOST_CARDS: usize = 4;

/// Whether the seat wins for certain with this card.
pub fn wins(known: &Known, card: Card) -> bool {
    let hand = known.view.hand;
    let (hands, mine) = (
        known.hands().collect::<Vec<_>>(),
        hand.without(single(card)),
    );
    let proof = Proof(known.throws());
    match known.asked {
        Asked::Tachiai => false,
        Asked::Lead => proof.led(mine, &hands, known.stand(known.seat), card),
        Asked::Follow(led) => {
            let stand = known.stand(known.seat.other());
            proof.followed(mine, &hands, (stand, led, card))
        }
    }
}

/// Whether the seat loses for certain: no card would win even if all cards were face up.
pub fn loses(known: &Known) -> bool {
    let (seat, throws, hand) = (known.seat, known.throws(), known.view.hand);
    known.asked != Asked::Tachiai
        && known.hands().all(|other| match known.asked {
            Asked::Follow(led) => {
                let stand = known.stand(seat.other());
                solver::winning_follows(throws, stand, led, other, hand).is_empty()
            }
            _ => solver::winning_leads(throws, known.stand(seat), hand, other).is_empty(),
        })
}

/// Every card that some of the hands may play, and what those hands hold after it.
fn shown(
    hands: &[CardSet],
    playable: impl Fn(CardSet) -> CardSet,
) -> impl Iterator<Item = (Card, Vec<CardSet>)> {
    CardSet::ALL.into_iter().filter_map(move |card| {
        let holding = hands.iter().filter(|&&hand| playable(hand).contains(card));
        let left: Vec<CardSet> = holding.map(|hand| hand.without(single(card))).collect();
        (!left.is_empty()).then_some((card, left))
    })
}

/// Proves wins under a table rule. `mine` is the seat's hand, and `hands` are those that the other may hold.
struct Proof(Throws);

impl Proof {
    /// Whether the seat wins when it is to lead.
    fn leads(&self, mine: CardSet, hands: &[CardSet], stand: Stand) -> bool {
        mine.len() <= MOST_CARDS
            && mine
                .into_iter()
                .any(|card| self.led(mine.without(single(card)), hands, stand, card))
    }

    /// Whether the seat wins after this lead.
    fn led(&self, mine: CardSet, hands: &[CardSet], stand: Stand, led: Card) -> bool {
        shown(hands, |hand| followers(hand, led.suit())).all(|(followed, hands)| {
            match solver::trick_result(self.0, stand, led, followed, mine.is_empty()) {
                TrickResult::LeaderWins => true,
                TrickResult::FollowerWins => false,
                TrickResult::LeaderLeads(stand) => self.leads(mine, &hands, stand),
                TrickResult::FollowerLeads(stand) => self.their_lead(mine, &hands, stand),
            }
        })
    }

    /// Whether the seat wins when the other is to lead.
    fn their_lead(&self, mine: CardSet, hands: &[CardSet], stand: Stand) -> bool {
        mine.len() <= MOST_CARDS
            && shown(hands, |hand| hand).all(|(led, hands)| {
                followers(mine, led.suit()).into_iter().any(|card| {
                    self.followed(mine.without(single(card)), &hands, (stand, led, card))
                })
            })
    }

    /// Whether the seat wins after it has followed that lead with that card.
    fn followed(
        &self,
        mine: CardSet,
        hands: &[CardSet],
        (stand, led, card): (Stand, Card, Card),
    ) -> bool {
        match solver::trick_result(self.0, stand, led, card, mine.is_empty()) {
            TrickResult::LeaderWins => false,
            TrickResult::FollowerWins => true,
            TrickResult::LeaderLeads(stand) => self.their_lead(mine, hands, stand),
            TrickResult::FollowerLeads(stand) => self.leads(mine, hands, stand),
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
    use rules::{
        Enumerate, Game, Joint, Sample, Side, Step, Turn, Viewer,
        tricks::{Config, Tricks},
    };

    use super::*;

    /// A card that is said to win does so with any cards of the other seat, and where every card loses, none wins.
    #[test]
    fn certain_ends_agree_with_the_solver() {
        let (mut won, mut lost, mut open) = (0, 0, 0);
        for seed in 0..400 {
            let rng = &mut Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut bout = Tricks::new(&Config::default());
            while let Some(step) = next(&bout, rng) {
                let asked = Side::PAIR.into_iter().find(|&seat| bout.turn().asks(seat));
                if let Some(seat) = asked.filter(|_| bout.trick().is_some()) {
                    let known = Known::new(&bout.view(Viewer::Seat(seat.into())), rng).unwrap();
                    let other = bout.hand(seat.other());
                    let winning = match known.asked {
                        Asked::Follow(led) => {
                            let stand = known.stand(seat.other());
                            solver::winning_follows(
                                known.throws(),
                                stand,
                                led,
                                other,
                                bout.hand(seat),
                            )
                        }
                        _ => solver::winning_leads(
                            known.throws(),
                            known.stand(seat),
                            bout.hand(seat),
                            other,
                        ),
                    };
                    assert!(!loses(&known) || winning.is_empty());
                    for card in known.view.playable() {
                        let wins = wins(&known, card);
                        assert!(!wins || winning.contains(card) && !loses(&known), "{card}");
                        won += usize::from(wins);
                        open += usize::from(!wins && winning.contains(card));
                    }
                    lost += usize::from(loses(&known));
                }
                bout.apply(step, &mut ()).unwrap();
            }
        }
        assert!(won > 50 && lost > 50 && open > 50, "{won} {lost} {open}");
    }

    /// A random step; `None` when the bout is over.
    fn next(bout: &Tricks, rng: &mut Xoshiro256PlusPlus) -> Option<Step<Tricks>> {
        match bout.turn() {
            Turn::Over(_) => None,
            Turn::Chance => bout.sample(rng).map(Step::Chance),
            Turn::Act(seats) => {
                let mut any = |seat: Side| bout.any(seat.into(), rng);
                let seat = Side::PAIR.into_iter().find(|&seat| seats.contains(seat))?;
                Some(Step::Act(if seats.len() > 1 {
                    Joint::Both([any(Side::East)?, any(Side::West)?])
                } else {
                    Joint::One(seat.into(), any(seat)?)
                }))
            }
        }
    }
}
