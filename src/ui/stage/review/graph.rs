//! A graph of who stood better, after each frame.

use std::fmt::Write as _;

use ai::{Weight, hundredths};
use rules::{Outcome, Seat, Side};
use yew::prelude::*;

use super::judged::Judged;
use crate::ui::{
    browser::hooks::back_to,
    parts::{phrase, seat_sign},
    words::t,
};

/// The width of a drawing, and its height: of the one for two players, and of each player’s own if there are more.
const WIDTH: usize = 600;
const HEIGHT: usize = 100;
const ROW: usize = 40;

/// How a bout stood.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Point {
    /// The index of the frame after which it stood so.
    frame: usize,
    /// How often the line's seat would win, as a share from 0 to 1, if everybody played their best from there.
    wins: f32,
    /// Whether that is exact.
    exact: bool,
}

/// How the bout stood for a seat before each choice and, if it is over, at its end; in the order of the frames. In a bout of `two`, the
/// other player’s choices count, too; two who choose at once may know different things, so their estimates are averaged. `last`: the index
/// of the last frame.
fn points(
    judged: &[Judged],
    seat: Seat,
    two: bool,
    over: Option<Outcome>,
    last: usize,
) -> Vec<Point> {
    let mut points: Vec<(Point, f32)> = Vec::new();
    for choice in judged.iter().filter(|choice| two || choice.seat == seat) {
        let frame = choice.after;
        let wins = if choice.seat == seat {
            choice.wins
        } else {
            1.0 - choice.wins
        };
        let at = points.partition_point(|(point, _)| point.frame < frame);
        let known = points.get_mut(at).filter(|it| it.0.frame == frame);
        if let Some((point, number)) = known {
            point.wins = (point.wins * *number + wins) / (*number + 1.0);
            point.exact &= choice.exact;
            *number += 1.0;
        } else {
            let exact = choice.exact;
            points.insert(at, (Point { frame, wins, exact }, 1.0));
        }
    }
    let mut points: Vec<Point> = points.into_iter().map(|(point, _)| point).collect();
    points.extend(over.map(|over| Point {
        frame: last,
        wins: match over {
            Outcome::Win(winner) => f32::from(u8::from(winner == seat)),
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
    pub(super) names: &'a [String],
    /// How the bout ended, if it is over.
    pub(super) over: Option<Outcome>,
    /// Whether the analysis is still to come, for which the graph keeps the place.
    pub(super) awaited: bool,
    /// The index of the frame on screen, and of the last one.
    pub(super) here: usize,
    pub(super) last: usize,
}

impl Graph<'_> {
    /// The graph, with the choices that cost much, and how the bout stands at the frame on screen: for two in one drawing, for more with
    /// a drawing for each. A press leads to the frame there.
    pub(super) fn html(&self, go: &Callback<usize>) -> Html {
        let two = self.names.len() == 2;
        let seats = (0..).map(Seat::try_from).map_while(Result::ok);
        let lines = seats
            .zip(self.names)
            .take(if two { 1 } else { self.names.len() });
        let lines = lines.map(|(seat, name)| {
            let points = points(self.judged, seat, two, self.over, self.last);
            (seat, name, points)
        });
        let lines: Vec<(Seat, &String, Vec<Point>)> = lines.collect();
        // At the end of the bout, everybody sees how it stands.
        let now = lines.iter().filter_map(|(_, name, points)| {
            let mut points = points.iter().filter(|point| two || point.frame < self.last);
            Some((name, points.find(|point| point.frame >= self.here)?))
        });
        let now = now.min_by_key(|(_, point)| point.frame);
        let stands = now.filter(|_| self.here < self.last).map(|(name, now)| {
            t!(
                "graph-here",
                name = *name,
                wins = hundredths(now.wins),
                exact = if now.exact { "exact" } else { "estimate" }
            )
        });
        let drawings = lines.iter().map(|(seat, name, points)| {
            if two {
                return self.drawing(points, None, t!("graph"), go);
            }
            let what = t!("graph-of", name = *name);
            html! { <div class="graph-row"><b>{ name }</b>{ self.drawing(points, Some(*seat), what, go) }</div> }
        });
        html! {
            <figure class="graph" aria-hidden={self.awaited.then_some("true")}>
                { for drawings }
                <figcaption class="note">
                    if two {
                        <span class="graph-key">{ for Side::PAIR.map(|seat| html! { <span>{ seat_sign(seat) }{ &self.names[seat.index()] }</span> }) }</span>
                    }
                    { for stands.map(phrase) }
                </figcaption>
            </figure>
        }
    }

    /// A drawing of these points, with the costly choices of this seat, or of everybody if `None`.
    fn drawing(
        &self,
        points: &[Point],
        seat: Option<Seat>,
        what: String,
        go: &Callback<usize>,
    ) -> Html {
        let height = if seat.is_some() { ROW } else { HEIGHT };
        let last = self.last.max(1);
        let x = |frame: usize| frame * WIDTH / last;
        let y = |wins: f32| height - hundredths(wins) as usize * height / HEIGHT;
        let mut line = String::new();
        for point in points {
            // Writing to a string cannot fail.
            let _ = write!(line, " {},{}", x(point.frame), y(point.wins));
        }
        let begin = points.first().map_or(0, |point| x(point.frame));
        let end = points.last().map_or(0, |point| x(point.frame));
        let area = format!("{begin},{height}{line} {end},{height}");
        let judged = self.judged.iter();
        let judged = judged.filter(|choice| seat.is_none_or(|seat| seat == choice.seat));
        let costly = judged.filter_map(|choice| {
            let weight = Weight::of(hundredths(choice.cost));
            let point = points.iter().find(|point| point.frame == choice.after)?;
            let class = if seat.is_some() || choice.seat == Seat::EAST {
                "side-e"
            } else {
                "side-w"
            };
            weight.matters().then(|| {
                html! { <circle {class} cx={x(point.frame).to_string()} cy={y(point.wins).to_string()} r={if weight == Weight::Mistake { "8" } else { "5" }} /> }
            })
        });
        let onclick = (!self.awaited).then(|| {
            let last = self.last;
            go.reform(move |event: MouseEvent| {
                let graph = event.target_dyn_into::<web_sys::Element>();
                let width = graph.map_or(1, |graph| graph.client_width());
                let at = f64::from(event.offset_x()) / f64::from(width.max(1));
                // On a phone the board is above the window.
                back_to(".review-board");
                (at * last as f64).round() as usize
            })
        });
        let here = x(self.here).to_string();
        html! {
            <svg viewBox={format!("0 0 {WIDTH} {height}")} role="img" aria-label={what} {onclick}>
                <polygon points={area} />
                <polyline points={line} />
                <path d={format!("M0 {0}H{WIDTH}", height / 2)} />
                <path class="graph-here" d={format!("M{here} 0V{height}")} />
                { for costly }
            </svg>
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
        let over = Some(Outcome::Win(Seat::WEST));
        let points = points(&all, Seat::EAST, true, over, 9);
        let told: Vec<_> = points.iter().map(|it| (it.frame, it.wins)).collect();
        assert_eq!(told, [(0, 0.625), (4, 0.25), (9, 0.0)]);
        assert_eq!(
            points.iter().map(|it| it.exact).collect::<Vec<_>>(),
            [false, false, true]
        );
    }

    #[test]
    fn in_a_bout_of_more_each_line_tells_of_its_own_seat() {
        let [_, third, fourth] = [1, 2, 3].map(|seat| Seat::try_from(seat).unwrap());
        let all = [
            judged(1, Seat::EAST, 0.5),
            judged(3, third, 0.75),
            judged(5, third, 0.25),
        ];
        let told = |seat| {
            let points = points(&all, seat, false, Some(Outcome::Win(third)), 9);
            let told = points.iter().map(|it| (it.frame, it.wins));
            told.collect::<Vec<_>>()
        };
        assert_eq!(told(Seat::EAST), [(0, 0.5), (9, 0.0)]);
        assert_eq!(told(third), [(2, 0.75), (4, 0.25), (9, 1.0)]);
        assert_eq!(told(fourth), [(9, 0.0)]);
    }

    #[test]
    fn an_unfinished_bout_has_no_last_point() {
        let one = [judged(3, Seat::EAST, 1.0)];
        assert_eq!(points(&one, Seat::EAST, true, None, 9).len(), 1);
        assert!(points(&[], Seat::EAST, true, None, 0).is_empty());
    }
}
