//! Problems of `tricks`: endgames with all cards known, in which one card wins the bout and every other loses it.
//!
//! The record gives both hands, so nothing is hidden. The depth is the number of tricks in which the best card wins, the trick that it is
//! played in included, whatever the other seat plays. It is counted by playing every line through the rules, so each problem is proved
//! twice: by the solver and by the rules.
//!
//! **Grade.** The depth, plus one for each choice of the solution after the first.

use ai::tricks::solver::{self, Stand};
use rules::{
    Game, Joint, Side, Step,
    tricks::{Card, CardSet, Tricks},
};

use super::{Judged, Posed, Posing, Weighed, never_alike, no_luck};

/// The most cards that the solver holds.
const MOST_CARDS: usize = 5;

impl Posed for Tricks {
    const POSING: Option<Posing<Self>> = Some(Posing {
        tags: &[("East-Hand", ""), ("West-Hand", ""), ("Throws", "")],
        judge: |_, bout, ()| judge(bout),
        defences: |_, bout, _, ()| defences(bout),
        weigh: |bout, (), card, ()| weigh(bout, card),
        luck: no_luck,
        alike: never_alike,
        grade: |first, choices| first.depth + choices as u8 - 1,
        position: |_, bout| {
            let hands = Side::PAIR.map(|seat| bout.hand(seat));
            format!(
                "{hands:?} {:?} {} {:?}",
                bout.trick(),
                bout.position(),
                bout.config()
            )
        },
    });
}

fn judge(bout: &Tricks) -> Option<Judged<Card>> {
    let (leader, led) = bout.trick()?;
    let (own, other) = (bout.hand(Side::East), bout.hand(Side::West));
    if own.len() > MOST_CARDS {
        return None;
    }
    let throws = bout.config().throws;
    let toward = if leader == Side::East {
        bout.position()
    } else {
        -bout.position()
    };
    let stand = Stand::new(toward);
    let winning: CardSet = match led {
        None => solver::winning_leads(throws, stand, own, other),
        Some(led) => solver::winning_follows(throws, stand, led, other, own),
    };
    let playable = bout.playable(Side::East);
    let best = winning.nth(0).or_else(|| playable.nth(0))?;
    let lengths = playable.into_iter().filter_map(|card| {
        let length = length(&after(bout, Side::East, card)?)?;
        Some((card, length))
    });
    // If the rules did not agree with the solver, no problem would have a single best card.
    let lengths: Vec<(Card, u8)> = lengths.collect();
    let length = match lengths[..] {
        [(card, length)] if card == best => Some(length),
        _ => None,
    };
    let worth = |wins: bool| if wins { 100.0 } else { 0.0 };
    Some(Judged {
        best,
        plays: playable.len(),
        single: winning.len() == 1 && playable.len() > 1 && length.is_some(),
        worth: worth(!winning.is_empty()),
        other: Some(worth(winning.len() > 1)),
        // A trick that the solver has led is counted when the other follows.
        depth: length.unwrap_or_default() + u8::from(led.is_some()),
        subtle: false,
    })
}

/// The cards of West after which East needs the most tricks to win.
fn defences(bout: &Tricks) -> Vec<Step<Tricks>> {
    let cards = bout.playable(Side::West).into_iter();
    let lengths = cards.filter_map(|card| Some((card, length(&after(bout, Side::West, card)?))));
    let lengths: Vec<(Card, Option<u8>)> = lengths.collect();
    // A card of West after which East does not win counts as the longest defence.
    let resists = |length: Option<u8>| length.map_or(u8::MAX, |length| length);
    let most = lengths.iter().map(|(_, length)| resists(*length)).max();
    let best = lengths.into_iter();
    let best = best.filter(|(_, length)| Some(resists(*length)) == most);
    best.map(|(card, _)| Step::Act(Joint::One(Side::West.into(), card)))
        .collect()
}

/// If West wins after the card and has to answer it: a card with which it wins, at once if it can.
fn weigh(bout: &Tricks, card: Card) -> Option<Weighed<Card>> {
    if bout.hand(Side::East).len() > MOST_CARDS {
        return None;
    }
    let next = after(bout, Side::East, card)?;
    if length(&next).is_some() {
        return Some(Weighed::Sure { turns: None });
    }
    let answers = next.playable(Side::West).into_iter();
    let answers = answers.filter(|_| next.turn().asks(Side::West));
    let answers = answers.filter_map(|card| Some((card, after(&next, Side::West, card)?)));
    let wins = answers.filter(|(_, end)| length(end).is_none());
    let reply = wins.min_by_key(|(_, end)| end.verdict().is_none());
    Some(Weighed::Loses {
        reply: reply.map(|(card, _)| card),
    })
}

fn after(bout: &Tricks, seat: Side, card: Card) -> Option<Tricks> {
    let mut next = *bout;
    let step = Step::Act(Joint::One(seat.into(), card));
    next.apply(step, &mut ()).is_ok().then_some(next)
}

/// In how many tricks from here on, counted when they are complete or decided, East wins if both play as well as possible; `None` if West
/// wins.
fn length(bout: &Tricks) -> Option<u8> {
    if let Some(verdict) = bout.verdict() {
        return (verdict.winner == Side::East).then_some(0);
    }
    let (leader, led) = bout.trick()?;
    let seat = if led.is_some() {
        leader.other()
    } else {
        leader
    };
    let completes = u8::from(led.is_some());
    let mut cards = bout.playable(seat).into_iter();
    let played = |card| length(&after(bout, seat, card)?).map(|more| more + completes);
    if seat == Side::East {
        cards.filter_map(played).min()
    } else {
        cards.try_fold(0, |most, card| Some(most.max(played(card)?)))
    }
}
