//! The statements on the scorepad.

use super::*;

fn bout(id: u64, seats: [Fighter; 2], winner: Seat) -> Bout {
    Bout {
        id,
        game: GameId::Tricks.into(),
        date: "2026-11-24".to_owned(),
        seats: seats.into(),
        winner: Some(winner),
        kimarite: "utchari".to_owned(),
        record: None,
    }
}

pub(super) fn wrestlers_and_computers_keep_scorepads_and_guests_keep_none() {
    let computer = Fighter::Computer(Rank::ALL[0]);
    let guest = Fighter::Guest("Aki".to_owned());
    assert_eq!(guest.pad_owner(), None);
    let mut book = Book::default();
    book.create(1, "Kaze").unwrap();
    book.enter(bout(1, [Fighter::Wrestler(1), computer], Seat::EAST))
        .unwrap();
    book.enter(bout(2, [guest, Fighter::Wrestler(1)], Seat::EAST))
        .unwrap();
    let pad = book.pad(PadOwner::Wrestler(1), Some(GameId::Tricks));
    let stars: Vec<bool> = pad.sheets[0].stars.iter().map(|star| star.won()).collect();
    assert_eq!(stars, [true, false]);
    assert_eq!(pad.sheets[0].stars[0].bout.kimarite, "utchari");
    let theirs = book.pad(PadOwner::Computer(Rank::ALL[0]), Some(GameId::Tricks));
    assert_eq!((theirs.wins(), theirs.losses()), (0, 1));
}

pub(super) fn third_loss_closes_the_sheet_and_its_wins_make_the_rank() {
    assert_eq!(LAST_LOSS, 3);
    let mut book = Book::default();
    book.create(1, "Kaze").unwrap();
    let results = "WWWWLLL LLL".chars().filter(|result| *result != ' ');
    for (id, result) in (1..).zip(results) {
        let winner = if result == 'W' {
            Seat::EAST
        } else {
            Seat::WEST
        };
        let guest = Fighter::Guest("Aki".to_owned());
        book.enter(bout(id, [Fighter::Wrestler(1), guest], winner))
            .unwrap();
    }
    let pad = book.pad(PadOwner::Wrestler(1), Some(GameId::Tricks));
    let ranks: Vec<_> = pad
        .sheets
        .iter()
        .map(|sheet| sheet.rank().unwrap().slug())
        .collect();
    assert_eq!(ranks, ["maegashira", "makushita"]);
    assert_eq!(pad.best().map(|(rank, _)| rank.slug()), Some("maegashira"));
    assert_eq!(pad.speciality().map(|count| count.won), Some(4));
}

#[test]
fn table_of_ranks_agrees_with_the_book() {
    for wins in 0..15 {
        let rank = Rank::for_wins(wins).slug();
        let says = t!("rank-wins", rank);
        let says: Vec<usize> = says
            .split(' ')
            .filter_map(|word| word.parse().ok())
            .collect();
        let fits = match says[..] {
            [only] if rank == "yokozuna" => wins >= only,
            [only] => wins == only,
            [first, last] => (first..=last).contains(&wins),
            _ => false,
        };
        assert!(fits, "{wins}: {rank} {says:?}");
    }
}
