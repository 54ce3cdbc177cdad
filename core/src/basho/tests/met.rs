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
    let pad = book.pad(TETSU, GameId::Tricks);
    let met: Vec<_> = pad.met();
    let met: Vec<_> = met.iter().map(|it| (it.fighter, it.won, it.lost)).collect();
    assert_eq!(met, [(&kaze, 2, 1), (&yokozuna, 2, 1), (&hana, 1, 1)]);
    let kinboshi: Vec<u64> = pad.kinboshi().iter().map(|star| star.bout.id).collect();
    assert_eq!(kinboshi, [12, 10]);
}
