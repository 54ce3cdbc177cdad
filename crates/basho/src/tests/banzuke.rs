use super::*;

#[test]
fn banzuke_is_sorted_by_rank_then_wins_then_losses() {
    let mut book = after("ooooxxx");
    book.create(3, "Umi").unwrap();
    let against_umi = |id, winner| Bout {
        seats: vec![Fighter::Computer(Rank::Ozeki), Fighter::Wrestler(3)],
        ..bout(id, winner, "yorikiri")
    };
    book.enter(against_umi(100, Seat::WEST)).unwrap();
    let order = |book: &Book, game| -> Vec<PadOwner> {
        let banzuke = book.banzuke(game);
        banzuke.into_iter().map(|(owner, _)| owner).collect()
    };
    let tricks = Some(GameId::Tricks);
    // Tetsu is Maegashira, and Kaze's closed sheet has no win: Makushita. Umi and the Ōzeki computer have no closed sheet yet.
    let (umi, ozeki) = (PadOwner::Wrestler(3), PadOwner::Computer(Rank::Ozeki));
    assert_eq!(order(&book, tricks), [TETSU, KAZE, umi, ozeki]);
    for id in 101..103 {
        book.enter(against_umi(id, Seat::EAST)).unwrap();
    }
    assert_eq!(order(&book, tricks), [TETSU, KAZE, ozeki, umi]);
    assert_eq!(order(&super::book(), tricks), [TETSU, KAZE]);
    assert_eq!(order(&book, Some(GameId::Circle)), [TETSU, KAZE, umi]);
    // Over all games, wins count and ranks do not.
    for id in 103..105 {
        let elsewhere = Bout {
            game: GameId::Circle.into(),
            ..against_umi(id, Seat::WEST)
        };
        book.enter(elsewhere).unwrap();
    }
    assert_eq!(order(&book, None), [TETSU, umi, KAZE, ozeki]);
}

#[test]
fn owners_who_have_won_come_before_those_who_have_not() {
    // Kaze's sheet is closed without a win; the Ōzeki computer's is open with three.
    let mut book = book();
    for id in 0..3 {
        let lost = Bout {
            seats: vec![Fighter::Computer(Rank::Ozeki), Fighter::Wrestler(2)],
            ..bout(id, Seat::EAST, "yorikiri")
        };
        book.enter(lost).unwrap();
    }
    let banzuke = book.banzuke(Some(GameId::Tricks));
    assert_eq!(banzuke[0].0, PadOwner::Computer(Rank::Ozeki));
}
