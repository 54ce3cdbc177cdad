# Bales, en français.

## Sur la page d’accueil

bales-name = Bales
bales-kanji = 俵
bales-verb = Prends la dernière
bales-line = Sept bottes de paille : prends-en une ou deux, et n’en laisse pas à l’adversaire.
bales-players = 2 joueurs, 1 min
bales-luck = Aucun hasard, tout est visible
bales-credit = Un très vieux jeu de calcul. Personne ne sait qui l’a inventé.

## Un combat

bales-ring = Le dohyō
bales-left = { $number ->
    [0] Il ne reste aucune botte.
    [one] Il reste une botte.
   *[other] Il reste { $number } bottes.
}
bales-ask = Emporte une ou deux bottes
bales-ask-named = { $name }, emporte une ou deux bottes
bales-take = { $number ->
    [one] Emporter une botte
   *[other] Emporter deux bottes
}
bales-hint = { $number ->
    [one] Emporte une botte
   *[other] Emporte deux bottes
} : ensuite tu gagnes, quoi que fasse l’adversaire.
bales-hint-none = Quoi que tu fasses, l’adversaire peut gagner.
bales-took = { $name } emporte { $number ->
    [one] une botte
   *[other] deux bottes
}.
bales-won = { $name } gagne le combat.
bales-last = La dernière botte
bales-last-kanji = 俵
bales-ended = { $name } a emporté la dernière botte.

## Les règles

bales-rules-title = Les règles de Bales
bales-rules = Sept bottes de paille se trouvent dans le dohyō. Chacun joue à son tour, Est en premier. À ton tour, tu emportes une ou deux bottes. Celui qui emporte la dernière gagne.
bales-part = { $part ->
    [turn] Un tour
   *[credits] Crédits
}

## Notations

bales-token = Un tour s’écrit -1 ou -2 : le nombre de bottes emportées.
bales-one-left = Il ne reste qu’une botte.

## La leçon

bales-lesson-ask = { $step ->
    [2] Emporte deux bottes
   *[other] Emporte une botte
}
bales-lesson-why = { $step ->
    [1] Il y a sept bottes. Laisses-en six : quoi que prenne l’adversaire, tu pourras en laisser trois.
    [2] Il en reste cinq. Laisses-en trois : quoi que prenne l’adversaire, la dernière sera pour toi.
   *[3] Il reste une botte, et elle est à toi.
}
bales-lesson-other = L’adversaire aurait alors un nombre qui lui convient.
bales-lesson-seen = { $step ->
    [1] L’adversaire en a pris une.
    [2] L’adversaire en a pris deux.
   *[3] Tu as emporté la dernière botte : tu gagnes.
}
