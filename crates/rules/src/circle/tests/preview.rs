//! What a card would do now if the opponent did nothing.

use super::*;

/// Each way in which East's card can act: its direction, the events, the board afterwards.
fn ways(drawing: &str, code: &str) -> Vec<(Option<u8>, String, Board)> {
    let each = board(drawing).preview(EAST, card(code)).into_iter();
    each.map(|way| {
        (
            way.direction.map(Direction::hour),
            say_all(way.events),
            way.board,
        )
    })
    .collect()
}

#[test]
fn preview_shows_the_outcome_of_every_choice() {
    let near = "   . . .
                  . . . .
                 . E W . .
                  . . . .
                   . . .";
    let pushed = board(
        "   . . .
           . . . .
          . . E W .
           . . . .
            . . .",
    );
    assert_eq!(
        ways(near, "KD"),
        [(
            None,
            "E KD pushes to 3, E gains priority".to_owned(),
            pushed
        )]
    );
    let asides = ways(near, "OD");
    let told: Vec<_> = asides
        .iter()
        .map(|(way, said, _)| (*way, &**said))
        .collect();
    assert_eq!(
        told,
        [(Some(1), "E OD pushes to 1"), (Some(5), "E OD pushes to 5")]
    );
    assert_eq!(ways(near, "MM").len(), 2);
    let nothing = [(None, String::new(), board(near))];
    assert_eq!(ways(near, "HK"), nothing);
    assert_eq!(ways(near, "TP"), nothing);
}

#[test]
fn preview_shows_a_blocked_tsukidashi_as_taken_back() {
    let rim = "   . . .
                 . . . .
                . . . E W
                 . . . .
                  . . .";
    assert_eq!(
        ways(rim, "TK"),
        [(None, "E takes back".to_owned(), board(rim))]
    );
}

/// A turn in which the seat acts first begins with the events of the preview.
#[test]
fn preview_agrees_with_the_rules() {
    let moving = Card::ALL
        .into_iter()
        .filter(|c| !["HK", "TP"].contains(&c.code()));
    for card in moving {
        let other = if card.code() == "YK" { "YT" } else { "YK" };
        for east in Place::all() {
            for west in Place::all().filter(|west| *west != east) {
                let board = Board::new(east, west).unwrap();
                for way in board.preview(EAST, card) {
                    let mut tokens = format!("{card}={other}");
                    if let Some(direction) = way.direction {
                        tokens = format!("{tokens} E>{direction}");
                    }
                    let told = play(&mut standing(board, Some(EAST), &tokens), &tokens);
                    let (shown, told) = (say_all(way.events), say_all(told));
                    let mut acts = told.split(", ").skip(1);
                    let acts = acts.by_ref().skip_while(|said| *said == "E first");
                    let acts: Vec<&str> = acts.collect();
                    assert!(acts.join(", ").starts_with(&shown), "{told} as {shown}");
                }
            }
        }
    }
}
