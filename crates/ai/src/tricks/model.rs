//! A model of how the other seat chooses: the probability that a player who sees one hand alone plays each of its cards.
//!
//! The model is a plain sampler with noisy judgement. Each card is rated by how often it wins, with all cards known, against hands drawn
//! from what that hand cannot see. The lower its rate, the lower the probability that it is played (logit response; `McKelvey` and Palfrey
//! 1995). The same model weighs the hands by the cards already played: a hand that would hardly have played them is unlikely.

use rand::{Rng, RngExt};
use rules::{
    Side,
    tricks::{Card, CardSet, Suit, Throws, View},
};

use super::solver::{self, Stand, TrickResult};

/// A hand that the other may hold, and its weight.
pub type Weighed = (CardSet, f32);

/// How many samples the model draws, and how noisy its judgement is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sharpness {
    /// How many hands are drawn for a judgement.
    pub draws: usize,
    /// A card whose rate is lower by this is played e times less often.
    pub temperature: f32,
    /// The probability that a random legal card is played.
    pub careless: f32,
}

/// What is public at a decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Public {
    /// The table rule on throws.
    pub throws: Throws,
    /// The cards that have not been shown.
    pub hidden: CardSet,
    /// Cards of colours that the hand's opponent has shown to be out of.
    pub out: CardSet,
    /// How many cards the hand's opponent holds.
    pub held: usize,
}

/// The probability of each card; 0 for a card that is not played.
pub type Odds = [f32; 20];

/// The index of a card in [`Odds`].
pub fn place(card: Card) -> usize {
    usize::from(u8::from(card))
}

/// A set of one card.
pub fn single(card: Card) -> CardSet {
    let mut set = CardSet::EMPTY;
    set.insert(card);
    set
}

/// The cards with which a hand may follow that colour.
pub fn followers(hand: CardSet, suit: Suit) -> CardSet {
    let same = hand.and(suit.cards());
    if same.is_empty() { hand } else { same }
}

impl Sharpness {
    /// The odds of all legal cards; a player who is not careless plays only the candidates.
    fn odds(&self, legal: CardSet, candidates: CardSet, won: &[u32; 20], draws: usize) -> Odds {
        let mut odds = [0.0; 20];
        let rate = |card: Card| won[place(card)] as f32;
        let most = candidates.into_iter().map(rate).fold(0.0, f32::max);
        let scale = 1.0 / (self.temperature * draws.max(1) as f32);
        let mut sum = 0.0;
        for card in candidates {
            let share = ((rate(card) - most) * scale).exp();
            odds[place(card)] = share;
            sum += share;
        }
        let even = self.careless / legal.len().max(1) as f32;
        for card in legal {
            let share = &mut odds[place(card)];
            *share = *share / sum * (1.0 - self.careless) + even;
        }
        odds
    }

    /// The odds with which a hand leads.
    pub fn lead<R: Rng>(&self, public: &Public, stand: Stand, hand: CardSet, rng: &mut R) -> Odds {
        let unseen = public.hidden.without(hand).without(public.out);
        let mut won = [0; 20];
        for _ in 0..self.draws {
            let other = unseen.sample(public.held, rng);
            for card in solver::winning_leads(public.throws, stand, hand, other) {
                won[place(card)] += 1;
            }
        }
        self.odds(hand, hand, &won, self.draws)
    }

    /// The odds with which a hand follows: it plays a card that wins at once, and avoids one that loses at once if there is another.
    ///
    /// `public` is the state after the lead.
    pub fn follow<R: Rng>(
        &self,
        public: &Public,
        stand: Stand,
        led: Card,
        hand: CardSet,
        rng: &mut R,
    ) -> Odds {
        let mut candidates = CardSet::EMPTY;
        let legal = followers(hand, led.suit());
        for card in legal {
            match solver::trick_result(public.throws, stand, led, card, public.held == 0) {
                TrickResult::FollowerWins => return self.odds(legal, single(card), &[0; 20], 1),
                TrickResult::LeaderWins => (),
                _ => candidates.insert(card),
            }
        }
        let mut won = [0; 20];
        match candidates.len() {
            0 => candidates = legal,
            1 => (),
            _ => {
                let unseen = public.hidden.without(hand).without(public.out);
                for _ in 0..self.draws {
                    let other = unseen.sample(public.held, rng);
                    for card in solver::winning_follows(public.throws, stand, led, other, hand) {
                        won[place(card)] += 1;
                    }
                }
            }
        }
        self.odds(legal, candidates, &won, self.draws)
    }

    /// The odds with which a hand opens the tachiai.
    pub fn clash<R: Rng>(&self, public: &Public, hand: CardSet, rng: &mut R) -> Odds {
        let unseen = public.hidden.without(hand);
        let mut won = [0; 20];
        for _ in 0..self.draws {
            let other = unseen.sample(public.held, rng);
            let Some(against) = opening(other, rng) else {
                break;
            };
            for card in hand {
                won[place(card)] += clash_twice(public.throws, [card, against], [hand, other]);
            }
        }
        self.odds(hand, hand, &won, 2 * self.draws)
    }
}

/// A card for the tachiai as people choose it: high rather than low.
fn opening<R: Rng>(hand: CardSet, rng: &mut R) -> Option<Card> {
    let weigh = |card: Card| 1u32 << (2 * card.number());
    let mut point = rng.random_range(0..hand.into_iter().map(weigh).sum::<u32>().max(1));
    let mut last = None;
    for card in hand {
        last = Some(card);
        if point < weigh(card) {
            break;
        }
        point -= weigh(card);
    }
    last
}

/// Twice the result of a tachiai for the first hand, with all cards known after it. A tie counts as the mean of leading and following.
pub fn clash_twice(throws: Throws, cards: [Card; 2], hands: [CardSet; 2]) -> u32 {
    let [mine, theirs] = [0, 1].map(|seat| hands[seat].without(single(cards[seat])));
    let leading = || u32::from(solver::leader_wins(throws, Stand::Centre, mine, theirs));
    let following = || u32::from(!solver::leader_wins(throws, Stand::Centre, theirs, mine));
    match cards[0].number().cmp(&cards[1].number()) {
        std::cmp::Ordering::Greater => 2 * leading(),
        std::cmp::Ordering::Less => 2 * following(),
        std::cmp::Ordering::Equal => leading() + following(),
    }
}

/// The hands that a seat may hold, weighted by how well they explain what it has played; the weights add up to 1.
pub fn read<R: Rng>(
    view: &View,
    other: Side,
    hands: impl Iterator<Item = CardSet>,
    by: &Sharpness,
    rng: &mut R,
) -> Vec<Weighed> {
    let throws = view.config.throws;
    let mut weighed: Vec<Weighed> = hands.map(|hand| (hand, 1.0)).collect();
    // The cards that the other played; all of them were in its hand at the start.
    let clashes = view.tachiai.iter().map(|cards| cards[other.index()]);
    let tricks = view.tricks.iter().map(|trick| trick.card_of(other));
    let led = view
        .trick
        .and_then(|(leader, led)| led.filter(|_| leader == other));
    let mut played: CardSet = clashes.chain(tricks).chain(led).collect();
    let mut hidden = CardSet::ALL;
    let mut held = rules::tricks::HAND;
    let mut out = CardSet::EMPTY;
    let mut weigh = |played: CardSet, card: Card, odds: &mut dyn FnMut(CardSet, &mut R) -> Odds| {
        for (hand, weight) in &mut weighed {
            *weight *= odds(hand.or(played), rng)[place(card)];
        }
    };
    for cards in &view.tachiai {
        let card = cards[other.index()];
        let public = Public {
            throws,
            hidden,
            out,
            held,
        };
        weigh(played, card, &mut |hand, rng| by.clash(&public, hand, rng));
        played.remove(card);
        for &card in cards {
            hidden.remove(card);
        }
        held -= 1;
    }
    let mut position = 0;
    let done = view
        .tricks
        .iter()
        .map(|t| (t.leader, t.led, Some(t.followed)));
    let open = view
        .trick
        .and_then(|(leader, led)| Some((leader, led?, None)));
    for (leader, led, followed) in done.chain(open) {
        let stand = Stand::new(if leader == Side::East {
            position
        } else {
            -position
        });
        if leader == other {
            let public = Public {
                throws,
                hidden,
                out,
                held,
            };
            weigh(played, led, &mut |hand, rng| {
                by.lead(&public, stand, hand, rng)
            });
            played.remove(led);
        }
        hidden.remove(led);
        let Some(followed) = followed else { break };
        if leader == other {
            if followed.suit() != led.suit() {
                out = out.or(led.suit().cards());
            }
        } else {
            let public = Public {
                throws,
                hidden,
                out,
                held: held - 1,
            };
            weigh(played, followed, &mut |hand, rng| {
                by.follow(&public, stand, led, hand, rng)
            });
            played.remove(followed);
        }
        hidden.remove(followed);
        held -= 1;
        let east_takes = (followed.suit() == led.suit() && followed > led) ^ (leader == Side::East);
        position += if east_takes { 1 } else { -1 };
    }
    let sum: f32 = weighed.iter().map(|(_, weight)| weight).sum();
    if sum > 0.0 {
        for (_, weight) in &mut weighed {
            *weight /= sum;
        }
    } else {
        let even = 1.0 / weighed.len().max(1) as f32;
        for (_, weight) in &mut weighed {
            *weight = even;
        }
    }
    weighed
}
