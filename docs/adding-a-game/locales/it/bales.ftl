# Bales, in italiano.

## Nella home

bales-name = Bales
bales-kanji = 俵
bales-verb = Prendi l’ultima
bales-line = Sette balle di paglia: prendine una o due, e non lasciarne all’avversario.
bales-players = 2 giocatori, 1 min
bales-luck = Niente fortuna, tutto in vista
bales-credit = Un gioco di calcolo molto antico. Nessuno sa chi l’abbia inventato.

## Un incontro

bales-ring = Il ring
bales-left = { $number ->
    [0] Non resta nessuna balla.
    [one] Resta una balla.
   *[other] Restano { $number } balle.
}
bales-ask = Porta via una o due balle
bales-ask-named = { $name }, porta via una o due balle
bales-take = { $number ->
    [one] Porta via una balla
   *[other] Porta via due balle
}
bales-hint = { $number ->
    [one] Porta via una balla
   *[other] Porta via due balle
}: poi vinci, qualunque cosa faccia l’avversario.
bales-hint-none = Qualunque cosa tu faccia, l’avversario può vincere.
bales-took = { $name } porta via { $number ->
    [one] una balla
   *[other] due balle
}.
bales-won = { $name } vince l’incontro.
bales-last = L’ultima balla
bales-last-kanji = 俵
bales-ended = { $name } ha portato via l’ultima balla.

## Le regole

bales-rules-title = Le regole di Bales
bales-rules = Nel ring ci sono sette balle di paglia. Si gioca a turno, Est per primo. Nel tuo turno porti via una o due balle. Chi porta via l’ultima vince.
bales-part = { $part ->
    [turn] Un turno
   *[credits] Crediti
}

## Verbali

bales-token = Scrivi un turno come -1 o -2: quante balle vengono portate via.
bales-one-left = Resta una sola balla.

## La lezione

bales-lesson-ask = { $step ->
    [2] Porta via due balle
   *[other] Porta via una balla
}
bales-lesson-why = { $step ->
    [1] Nel ring ci sono sette balle. Lasciane sei: qualunque cosa prenda l’avversario, potrai lasciarne tre.
    [2] Ne restano cinque. Lasciane tre: qualunque cosa prenda l’avversario, l’ultima sarà tua.
   *[3] Resta una balla, ed è tua.
}
bales-lesson-other = Così l’avversario avrebbe un numero che gli va bene.
bales-lesson-seen = { $step ->
    [1] L’avversario ne ha presa una.
    [2] L’avversario ne ha prese due.
   *[3] Hai portato via l’ultima balla: hai vinto.
}
