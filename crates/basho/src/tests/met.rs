use super::*;

#[test]
fn everybody_met_is_counted_and_yokozuna_beaten_are_named() {
    let (kaze, hana) = (Fighter::Wrestler(2), Fighter::Guest("Hana".to_owned()));
    let yokozuna = Fighter::Computer(Rank::Yokozuna);
    let mut book = after("oxo");
    let seats = |others: &[&Fighter]| {
        let others = others.iter().map(|&other| other.clone());
        [Fighter::Wrestler(1)].into_iter().chain(others).collect()
    };
    for (id, others, winner) in [
        (10, vec![&yokozuna], Seat::EAST),
        (11, vec![&yokozuna], Seat::WEST),
        (12, vec![&hana, &yokozuna], Seat::EAST),
        (13, vec![&hana, &yokozuna], Seat::WEST),
    ] {
        let bout = Bout {
            seats: seats(&others),
            ..bout(id, winner, "yorikiri")
        };
        book.enter(bout).unwrap();
    }
    let pad = book.pad(TETSU, Some(GameId::Tricks));
    let met: Vec<_> = pad.met();
    let met: Vec<_> = met.iter().map(|it| (it.fighter, it.won, it.lost)).collect();
    assert_eq!(met, [(&kaze, 2, 1), (&yokozuna, 2, 1), (&hana, 1, 1)]);
    let kinboshi: Vec<u64> = pad.kinboshi().iter().map(|star| star.bout.id).collect();
    assert_eq!(kinboshi, [12, 10]);
}

#[test]
fn periods_with_consecutive_ids_are_one_basho() {
    let mut book = book();
    let mut enter = |first: u64, stars: &str, length: &str| {
        for (id, star) in (first..).zip(stars.chars()) {
            let winner = match star {
                'o' => Some(Seat::EAST),
                'x' => Some(Seat::WEST),
                _ => None,
            };
            let period = Bout {
                game: GameId::Momentum.into(),
                winner,
                ..bout(id, Seat::EAST, "push")
            };
            let record = format!("[Game \"momentum\"]\n{length}\n");
            book.enter(period.recorded(&record)).unwrap();
        }
    };
    let [three, five] = [3, 5].map(|periods| format!("[Best-Of \"{periods}\"]\n"));
    enter(10, "ox-o", &three);
    enter(20, "xooxx", &five);
    enter(70, "xox", &three);
    // Given up; single bouts; and a length that is none.
    enter(30, "oo", &five);
    enter(40, "oo", "");
    enter(50, "oo", "[Best-Of \"4\"]\n");
    enter(60, "o", &three);
    assert_eq!(book.basho(TETSU, GameId::Momentum), [1, 2]);
    assert_eq!(book.basho(KAZE, GameId::Momentum), [2, 1]);
    assert_eq!(book.basho(TETSU, GameId::Circle), [0, 0]);
    // A guest who becomes a wrestler before the last period.
    for bout in book
        .bouts_mut()
        .iter_mut()
        .filter(|bout| (70..72).contains(&bout.id))
    {
        bout.seats[1] = Fighter::Guest("Kaze".to_owned());
    }
    assert_eq!(book.basho(KAZE, GameId::Momentum), [2, 1]);
}
