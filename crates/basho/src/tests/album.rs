use super::*;

/// Tetsu's bouts against Kaze in `circle`, and one in another game.
fn with_techniques() -> Book {
    let mut book = book();
    for (id, winner, kimarite) in [
        (1, Seat::WEST, "oshidashi"),
        (2, Seat::EAST, "oshidashi"),
        (3, Seat::EAST, "kimedashi"),
        (4, Seat::EAST, "oshidashi"),
    ] {
        let bout = Bout {
            game: GameId::Circle.into(),
            ..bout(id, winner, kimarite)
        };
        book.enter(bout).unwrap();
    }
    book.enter(bout(5, Seat::EAST, "yorikiri")).unwrap();
    book
}

#[test]
fn album_counts_each_kimarite_of_one_game() {
    let book = with_techniques();
    let words = ["yorikiri", "oshidashi", "kimedashi"];
    let album = |owner, game| {
        let counts = book.pad(owner, Some(game)).counts_of(&words);
        assert!(counts.iter().map(|count| count.kimarite).eq(words));
        let counts = counts.iter().map(|count| (count.won, count.lost));
        counts.collect::<Vec<_>>()
    };
    assert_eq!(album(TETSU, GameId::Circle), [(0, 0), (2, 1), (1, 0)]);
    assert_eq!(album(KAZE, GameId::Circle), [(0, 0), (1, 2), (0, 1)]);
    assert_eq!(album(TETSU, GameId::Tricks), [(1, 0), (0, 0), (0, 0)]);
}

#[test]
fn first_win_with_a_kimarite_is_new_and_a_loss_never_is() {
    let book = with_techniques();
    let new = |owner, game| {
        let pad = book.pad(owner, Some(game));
        let ids = (0..7).filter(|&id| pad.is_first_win(id));
        ids.collect::<Vec<_>>()
    };
    assert_eq!(new(TETSU, GameId::Circle), [2, 3]);
    assert_eq!(new(KAZE, GameId::Circle), [1]);
    // The same word in another game is another plate.
    assert_eq!(new(TETSU, GameId::Tricks), [5]);
}
