//! A graph of who stood better in a bout of two, after each frame.

use std::fmt::Write as _;

use yew::prelude::*;

use super::judged::Judged;
use crate::{
    ai::{Weight, hundredths},
    rules::{Outcome, Seat, Side},
    ui::{hooks::back_to, parts::seat_sign, words::t},
};

/// The size of the graph's drawing.
const WIDTH: usize = 600;
const HEIGHT: usize = 100;

/// How a bout stood.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Point {
    /// The index of the frame after which it stood so.
    frame: usize,
    /// How often East would win, as a share from 0 to 1, if both played their best from there.
    east: f32,
    /// Whether that is exact.
    exact: bool,
}

/// How the bout stood before each choice and, if it is over, at its end; in the order of the frames. Two who choose at once may know different
/// things, so their estimates are averaged. `last`: the index of the last frame.
fn points(judged: &[Judged], over: Option<Outcome>, last: usize) -> Vec<Point> {
    let mut points: Vec<(Point, f32)> = Vec::new();
    for choice in judged {
        let frame = choice.after;
        let east = if choice.seat == Seat::EAST {
            choice.wins
        } else {
            1.0 - choice.wins
        };
        let at = points.partition_point(|(point, _)| point.frame < frame);
        match points.get_mut(at).filter(|(point, _)| point.frame == frame) {
            Some((point, number)) => {
                point.east = (point.east * *number + east) / (*number + 1.0);
                point.exact &= choice.exact;
                *number += 1.0;
            }
            None => points.insert(
                at,
                (
                    Point {
                        frame,
                        east,
                        exact: choice.exact,
                    },
                    1.0,
                ),
            ),
        }
    }
    let mut points: Vec<Point> = points.into_iter().map(|(point, _)| point).collect();
    points.extend(over.map(|over| Point {
        frame: last,
        east: match over {
            Outcome::Win(Seat::EAST) => 1.0,
            Outcome::Win(_) => 0.0,
            Outcome::Draw => 0.5,
        },
        exact: true,
    }));
    points
}

/// A bout whose graph is drawn.
pub(super) struct Graph<'a> {
    /// Every choice, judged.
    pub(super) judged: &'a [Judged],
    /// The players' names.
    pub(super) names: [&'a str; 2],
    /// How the bout ended, if it is over.
    pub(super) over: Option<Outcome>,
    /// The index of the frame on screen, and of the last one.
    pub(super) here: usize,
    pub(super) last: usize,
}

impl Graph<'_> {
    /// The graph, with the choices that cost much, and how the bout stands at the frame on screen. A press leads to the frame there.
    pub(super) fn html(&self, go: &Callback<usize>) -> Html {
        let points = points(self.judged, self.over, self.last);
        let last = self.last.max(1);
        let x = |frame: usize| frame * WIDTH / last;
        let y = |east: f32| HEIGHT - hundredths(east) as usize;
        let mut line = String::new();
        for point in &points {
            // Writing to a string cannot fail.
            let _ = write!(line, " {},{}", x(point.frame), y(point.east));
        }
        let begin = points.first().map_or(0, |point| x(point.frame));
        let end = points.last().map_or(0, |point| x(point.frame));
        let area = format!("{begin},{HEIGHT}{line} {end},{HEIGHT}");
        let costly = self.judged.iter().filter_map(|choice| {
            let weight = Weight::of(hundredths(choice.cost));
            let point = points.iter().find(|point| point.frame == choice.after)?;
            let class = if choice.seat == Seat::EAST {
                "side-e"
            } else {
                "side-w"
            };
            weight.matters().then(|| {
                html! { <circle {class} cx={x(point.frame).to_string()} cy={y(point.east).to_string()} r={if weight == Weight::Mistake { "8" } else { "5" }} /> }
            })
        });
        let onclick = {
            let last = self.last;
            go.reform(move |event: MouseEvent| {
                let graph = event.target_dyn_into::<web_sys::Element>();
                let width = graph.map_or(1, |graph| graph.client_width());
                let at = f64::from(event.offset_x()) / f64::from(width.max(1));
                // On a phone the board is above the window.
                back_to(".review-board");
                (at * last as f64).round() as usize
            })
        };
        let here = x(self.here).to_string();
        // At the end of the bout, everybody sees how it stands.
        let now = points.iter().find(|point| point.frame >= self.here);
        let stands = now.filter(|_| self.here < self.last).map(|now| {
            t!(
                "graph-here",
                name = self.names[0],
                wins = hundredths(now.east),
                exact = if now.exact { "exact" } else { "estimate" }
            )
        });
        html! {
            <figure class="graph">
                <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={t!("graph")} {onclick}>
                    <polygon points={area} />
                    <polyline points={line} />
                    <path d={format!("M0 {0}H{WIDTH}", HEIGHT / 2)} />
                    <path class="graph-here" d={format!("M{here} 0V{HEIGHT}")} />
                    { for costly }
                </svg>
                <figcaption class="note">
                    <span class="graph-key">{ for Side::PAIR.map(|seat| html! { <span>{ seat_sign(seat) }{ self.names[seat.index()] }</span> }) }</span>
                    { for stands }
                </figcaption>
            </figure>
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(frame: usize, seat: Seat, wins: f32) -> Judged {
        Judged {
            frame,
            after: frame - 1,
            seat,
            name: String::new(),
            played: String::new(),
            best: String::new(),
            cost: 0.0,
            wins,
            exact: false,
        }
    }

    #[test]
    fn points_tell_easts_share_before_each_choice_and_at_the_end() {
        let all = [
            judged(5, Seat::WEST, 0.75),
            judged(1, Seat::EAST, 0.5),
            judged(1, Seat::WEST, 0.25),
        ];
        let points = points(&all, Some(Outcome::Win(Seat::WEST)), 9);
        let told: Vec<_> = points.iter().map(|it| (it.frame, it.east)).collect();
        assert_eq!(told, [(0, 0.625), (4, 0.25), (9, 0.0)]);
        assert_eq!(
            points.iter().map(|it| it.exact).collect::<Vec<_>>(),
            [false, false, true]
        );
    }

    #[test]
    fn an_unfinished_bout_has_no_last_point() {
        assert_eq!(points(&[judged(3, Seat::EAST, 1.0)], None, 9).len(), 1);
        assert!(points(&[], None, 0).is_empty());
    }
}
