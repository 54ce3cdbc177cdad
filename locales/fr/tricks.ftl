# Tricks, in French. `en.ftl` explains the syntax.

## On the home page

tricks-name = Tricks
tricks-kanji = 札
tricks-verb = Gagne des plis, pousse
tricks-line = Pousse l’autre dehors pas à pas, ou projette-le d’un coup : cinq techniques.
tricks-players = 2 joueurs, 5 min
tricks-luck = Le hasard de la donne
tricks-credit = SUMO, de kota konno, Bright Eye Games 2024
unfinished-tachiai = Au tachiai.
unfinished-trick = Pli { $number }. Les lutteurs sont { $place ->
    [centre] au milieu
    [east] sur le bord d’Est
   *[west] sur le bord d’Ouest
}.

## The set-up of a bout

setup-throws = Projections : Abisetaoshi et Hikiotoshi
setup-throws-name = { $throws ->
    [either] Pour les deux
   *[follower] Pour le second seulement
}
setup-throws-note = { $throws ->
    [either] Comme dans le livret de règles : elles comptent, peu importe qui a entamé.
   *[follower] Comme les boutiques les décrivent : elles ne comptent que pour celui qui joue en second.
}

## Face to face

# Both players read this, so it must not say that the player holds the colour that was led.
facing-refused = Cette carte est revenue dans ta main. Garde le doigt sur une carte pour voir si elle est jouable.
now-follow-if = Ta carte : suis le { $card } si tu peux

## Cards

card = { $suit ->
    [green] Dragon vert
    [red] Phénix rouge
    [white] Tigre blanc
   *[black] Tortue noire
} { $number }
card-plain = { $number } { $suit ->
    [green] vert
    [red] rouge
    [white] blanc
   *[black] noir
}
suit-letter = { $suit ->
    [green] V
    [red] R
    [white] B
   *[black] N
}
suit-name = { $suit ->
    [green] Dragon vert
    [red] Phénix rouge
    [white] Tigre blanc
   *[black] Tortue noire
}
cards-held = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
holds = { $name } a { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} en main
card-face-down = Ta carte, face cachée

## Kimarite

kimarite-heading-kanji = 決まり手
kimarite-how = { $kimarite ->
    [yorikiri] Pousse dehors : remporte un pli quand l’autre est sur son bord.
    [uwatenage] Remporte le dernier pli.
    [abisetaoshi] Ton 4 rencontre un 1 de même couleur.
    [hikiotoshi] Ton 1 rencontre un 5 de même couleur.
   *[utchari] Sur ton bord, joue en second un 2 d’une autre couleur.
}
kimarite-follower = { $kimarite ->
    [abisetaoshi] Joue en second un 4 sur un 1 de même couleur.
   *[hikiotoshi] Joue en second un 1 sur un 5 de même couleur.
}
kimarite-why = { $kimarite ->
    [yorikiri] { $loser } était sur le bord et a perdu le pli : encore une poussée, et c’est dehors.
    [uwatenage] Le dernier pli est une projection pour celui qui le remporte.
    [abisetaoshi] Le 4 tombe de tout son poids sur le 1 de même couleur.
    [hikiotoshi] Le 1 s’écarte, et le 5 de même couleur tombe, emporté par son élan.
   *[utchari] Cambré au-dessus de la paille, le 2 d’une autre couleur fait pivoter et sortir celui qui poussait.
}

## The bout

techniques = Techniques
tachiai = Tachiai
tachiai-kanji = 立合い
trick-number = Pli { $number }
edge = { $seat ->
    [east] Bord d’Est
   *[west] Bord d’Ouest
}
your-card = ta carte
stand = Les deux lutteurs sont { $place ->
    [centre] au milieu
    [east] sur le bord d’Est
   *[west] sur le bord d’Ouest
}.
field = Tapis
on-the-field = Sur le tapis
last-trick = Pli précédent
no-trick = Aucun pli n’a été joué.
no-tachiai = Rien n’a été montré.
tie = Égalité
leads = { $name } entame
cards-seen = Cartes vues
unseen-number = { $number } non vues
seen-key = Pleine : jouée. Encadrée : à toi.
seen-yours = à toi
seen-played = jouée
option-wins = { $card }, gagne par { $kimarite }
option-loses = { $card }, perd contre { $kimarite }
fits-follows = suit
fits-wins = gagne
fits-lost = perd
fits-loses = perd : { $kimarite }

## What to do now

now-tachiai = Choisis une carte pour le tachiai
now-tachiai-why = Le numéro le plus haut entame. Les deux cartes restent hors du combat.
now-again = Égalité : choisis de nouveau
now-again-why = { $number ->
    [one] Après cela, il vous reste une carte chacun.
   *[other] Numéros égaux. Il te reste { $number } cartes.
}
now-lead = À toi d’entamer : au choix
now-follow = Ta carte : suis le { $card }
now-free = { $suit ->
    [green] Ta carte : au choix, tu n’as pas de vert
    [red] Ta carte : au choix, tu n’as pas de rouge
    [white] Ta carte : au choix, tu n’as pas de blanc
   *[black] Ta carte : au choix, tu n’as pas de noir
}
now-edge = { $edge ->
    [own] Tu es sur ton bord. Si tu perds ce pli, l’autre gagne, sauf si tu réussis une technique plus haute.
    [theirs] { $other } est sur le bord. Si tu remportes ce pli, tu gagnes, sauf si l’autre réussit une technique plus haute.
   *[none] Celui qui remporte le pli pousse d’un pas.
}
now-last = Le dernier pli : Uwatenage, sauf si l’autre réussit une technique plus haute.
now-you-led = Tu as entamé avec le { $card }.
now-they-lead = { $name } entame.
now-you-took = Tu remportes le pli
now-took = { $name } remporte le pli
now-first = { $who ->
    [you] Ton { $high } bat le { $low } : tu entames
   *[they] Le { $high } bat le { $low } : { $name } entame
}
now-first-why = Les deux cartes restent visibles, hors du combat.
now-tie = Deux fois { $number } : égalité
now-tie-why = Les deux cartes restent hors du combat. Choisis-en une autre.
now-wins = { $kimarite } : { $name } gagne
now-void = Torinaoshi : nouvelle donne
now-void-why = Sept égalités de suite : le combat est annulé, et personne ne l’a perdu.
now-dealt = Les cartes sont distribuées
took-high = Le { $high } bat le { $low }.
took-high-push = Le { $high } bat le { $low } et { $whom ->
    [you] te pousse
   *[they] pousse { $name }
} vers { $place ->
    [centre] le milieu
    [yours] ton bord
   *[theirs] son bord
}.
took-off = Le { $card } est d’une autre couleur.
took-off-push = Le { $card } est d’une autre couleur : celui qui a entamé { $whom ->
    [you] te pousse
   *[they] pousse { $name }
} vers { $place ->
    [centre] le milieu
    [yours] ton bord
   *[theirs] son bord
}.
tricks-confirm = Jouer le { $card } ?

## Hints in practice

hint-wins = { $kimarite ->
    [yorikiri] Joue le { $card } : il bat le { $led } de l’autre, qui est sur son bord. Yorikiri.
    [uwatenage] Joue le { $card } : il remporte le dernier pli. Uwatenage.
    [abisetaoshi] Joue le { $card } : il tombe sur le { $led } de l’autre. Abisetaoshi.
    [hikiotoshi] Joue le { $card } : il s’écarte devant le { $led } de l’autre et le fait tomber. Hikiotoshi.
   *[utchari] Joue le { $card } : sur ton bord, un 2 d’une autre couleur fait pivoter et sortir ton adversaire. Utchari.
}
hint-loses = Toutes les cartes perdent. Le { $card } perd contre { $kimarite }, et aucune autre carte ne fait mieux.
hint-only = Joue le { $card } : aucune autre carte n’est jouable.
hint-escape = Joue le { $card } : toute autre carte perd aussitôt.
hint-untakeable = Entame avec le { $card } : aucune carte que l’autre peut avoir ne le bat.
hint-chances = Joue le { $card }.
hint-mix = Varie, pour rester imprévisible : { $cards }.
hint-mix-part = le { $card } { $tenths } fois sur 10

## Refusals

refuse-follow = { $led ->
    [green] Pas le { $card } : l’entame est en vert, et qui a cette couleur doit la suivre.
    [red] Pas le { $card } : l’entame est en rouge, et qui a cette couleur doit la suivre.
    [white] Pas le { $card } : l’entame est en blanc, et qui a cette couleur doit la suivre.
   *[black] Pas le { $card } : l’entame est en noir, et qui a cette couleur doit la suivre.
}
refuse-held = Le { $card } n’est pas dans ta main.

## The log

log-dealt = Le combat commence. Huit cartes chacun ; quatre restent cachées.
log-clashed = { $east } montre le { $eastcard }, { $west } le { $westcard }.
log-tied = Égalité. Chacun choisit de nouveau.
log-leads = { $name } entame le premier pli.
log-led = { $name } entame avec le { $card }.
log-followed = { $name } joue le { $card }.
log-took = { $name } remporte le pli.
log-pushed = { $name } pousse. Les lutteurs sont { $place ->
    [centre] au milieu
    [east] sur le bord d’Est
   *[west] sur le bord d’Ouest
}.
log-decided = Shōbu-ari ! { $name } gagne par { $kimarite }.
log-void = Torinaoshi : le combat est annulé.

## The result

result-also = { $name } a réussi { $kimarite }, numéro { $number }. { $winning } est le numéro { $higher }, et c’est le plus haut qui décide.
result-with = Réussi en même temps : { $others }.
result-void = Torinaoshi
result-void-kanji = 取り直し
result-void-say = Le combat est annulé
new-deal = Nouvelle donne

## Quick reference

quick-tachiai = Les deux joueurs montrent une carte en même temps ; le numéro le plus haut entame. En cas d’égalité, chacun choisit une autre carte.
quick-follow = Suis la couleur de l’entame si tu peux. La carte la plus haute de cette couleur remporte le pli ; une carte d’une autre couleur, jamais.
quick-push = Celui qui remporte le pli pousse d’un pas et entame le suivant. Pousser dehors, c’est Yorikiri, numéro 1.
quick-both = Si les deux joueurs réussissent une technique dans le même pli, le numéro le plus haut gagne le combat.
quick-throws = { $throws ->
    [either] Les projections 3 et 4 comptent, peu importe qui a entamé.
   *[follower] Les projections 3 et 4 ne comptent que pour celui qui joue en second.
}

## The rules

rules-title = Règles de Tricks
rules-lead = Sois le premier à réussir l’une des cinq techniques gagnantes : pousse l’autre lutteur hors du dohyō, le ring du sumo, ou projette-le.
rules-part = { $part ->
    [aim] Le but
    [deal] Cartes et donne
    [tachiai] Le tachiai
    [trick] Un pli
    [push] La poussée
    [kimarite] Cinq kimarite
    [both] Deux techniques à la fois
    [draw] Pas de nul
    [sight] Ce que tu peux voir
    [pad] Le carnet
    [words] Les mots
    [ours] Notre interprétation
   *[credits] Crédits
}
rules-aim = Deux lutteurs pèsent l’un contre l’autre sur un cercle d’argile. Un pli, ce sont deux cartes, une de chaque côté ; chaque pli que tu remportes pousse l’autre d’un pas. Une technique gagnante s’appelle un kimarite. Pousser dehors est le numéro 1 ; les quatre autres, numéros 2 à 5, sont des projections. Si chaque côté réussit une technique dans le même pli, le numéro le plus haut gagne.
rules-aim-end = Le premier pli où quelqu’un réussit une technique décide du combat. Il n’y a pas de points à compter.
rules-deal = Vingt cartes : les numéros 1 à 5 en quatre couleurs. On les mélange et on en distribue huit à chaque côté. Les quatre dernières restent face cachée pendant tout le combat, et personne ne les regarde.
rules-deal-sides = Est joue à gauche et pousse vers la droite ; Ouest, à droite, pousse vers la gauche. Les lutteurs commencent au milieu.
rules-deal-colours = Chaque couleur a aussi son gardien et sa lettre : tu peux donc jouer sans distinguer les couleurs.
suit-kanji = { $suit ->
    [green] 青龍
    [red] 朱雀
    [white] 白虎
   *[black] 玄武
}
rules-tachiai = Le tachiai est le premier choc. Chaque côté choisit une carte en secret, et à l’appel Hakkyoi, les deux sont retournées. Celui qui a le numéro le plus haut entame le premier pli, c’est-à-dire y joue la première carte ; les couleurs n’ont pas d’importance. Si les numéros sont égaux, chacun choisit une autre carte.
rules-tachiai-cost = Les cartes du choc restent sur le tapis, visibles, et ne sont plus jouées. Personne n’en pioche d’autres : ce que tu dépenses ici te manquera plus tard. Aucune technique ne compte encore.
rules-clash = { $how ->
    [leads] entame
    [waits] en second
   *[ties] rejoue
}
rules-clash-leads = Le numéro le plus haut : { $winner } entame le premier pli.
rules-clash-tie = Le même numéro : chacun choisit une autre carte.
rules-leads = entame
rules-follows = en second
rules-trick = Celui qui entame joue la carte de son choix, face visible. L’autre joue en second une carte de cette couleur s’il en a une ; sinon, n’importe quelle carte.
rules-trick-taker = Si les deux cartes sont de la même couleur, le numéro le plus haut remporte le pli. Une carte d’une autre couleur que l’entame ne le remporte jamais : le pli va alors à celui qui a entamé, même avec une carte très basse.
rules-example = { $place ->
    [east] Est se trouve sur son bord. { $leader } entame
    [west] Ouest se trouve sur son bord. { $leader } entame
    [last] Ce sont les dernières cartes. { $leader } entame
   *[centre] { $leader } entame
} avec le { $led }, et { $follower } joue le { $followed }.
rules-example-takes = { $winner } remporte le pli.
rules-example-wins = { $kimarite } : { $winner } gagne.
rules-example-both = { $winner } gagne : { $kimarite } passe avant { $other }, réussi par { $loser }.
rules-push = Celui qui remporte le pli pousse l’autre d’un pas et entame le pli suivant. Le dohyō n’a que trois places, le milieu et les deux bords, et les deux lutteurs s’y déplacent ensemble. Au milieu, perdre un pli te met sur ton bord. Sur ton bord, remporter un pli te ramène au milieu ; si tu en perds un, l’autre te pousse dehors : c’est Yorikiri.
rules-place = { $place ->
    [east] Le bord d’Est : Est risque de sortir.
    [west] Le bord d’Ouest : Ouest risque de sortir.
   *[centre] Le milieu.
}
rules-kimarite = Regarde chaque pli avant la poussée. Si quelqu’un y réussit l’une de ces techniques, le combat est fini et les lutteurs restent où ils étaient. « Sur le bord » veut dire : sur le bord au début du pli.
kimarite-say = { $kimarite ->
    [yorikiri] dis yo-ri-ki-ri
    [uwatenage] dis ou-oua-té-na-gué
    [abisetaoshi] dis a-bi-sé-ta-o-chi
    [hikiotoshi] dis hi-ki-o-to-chi
   *[utchari] dis out-tcha-ri
}
rules-kimarite-more = { $kimarite ->
    [yorikiri] Un pas de plus, et l’autre passe la paille. C’est la façon de gagner la plus simple et, sur un vrai dohyō, l’une des plus fréquentes. Seule une technique plus haute dans le même pli la bat.
    [uwatenage] C’est une projection, le bras passé par-dessus celui de l’autre, où que soient les deux lutteurs. Si personne n’a gagné avant, celui qui remporte le dernier pli gagne le combat, sauf si l’autre y réussit une technique plus haute.
    [abisetaoshi] Tu tombes sur l’autre de tout ton poids, où que soient les deux lutteurs.
    [hikiotoshi] Tu t’écartes, et c’est sa propre charge qui fait tomber l’autre, où que soient les deux lutteurs. Même le 5, que rien ne bat, n’est pas à l’abri.
   *[utchari] Tu perds le pli, tu te cambres au-dessus de la paille et tu fais pivoter et sortir celui qui poussait. Seul celui qui joue en second peut le faire, et seulement avec une autre couleur que celle de l’entame.
}
rules-throws-heading = Un choix à la table
rules-throws = Abisetaoshi et Hikiotoshi comptent pour les deux côtés : pour celui qui joue le 4 ou le 1, qu’il entame ou joue en second. Avant un combat, vous pouvez convenir qu’elles ne comptent que pour celui qui joue en second. Les trois autres ne changent pas.
rules-both = Dans un même pli, chaque côté peut réussir une technique. Alors celle qui a le numéro le plus haut gagne le combat : les numéros servent à cela. Si un côté en réussit plusieurs à la fois, on note celle qui a le numéro le plus haut, et les autres à côté.
rules-draw = Aucun combat ne finit sans décision. Il y a sept plis au plus, et celui qui remporte le dernier gagne par Uwatenage, sauf si l’autre y réussit une technique plus haute.
rules-draw-void = Seul le tachiai peut échouer. Après sept égalités, il ne reste qu’une carte à chaque côté : le combat est annulé. C’est un torinaoshi, une nouvelle donne, et rien n’est noté dans les carnets.
rules-sight = Tu peux regarder ta main et, à tout moment, toutes les cartes jouées : par qui, et dans quel pli. Tu vois où sont les lutteurs, combien de cartes l’autre côté a en main, et quelles couleurs il a montré ne plus avoir.
rules-sight-never = Tu ne vois jamais la main de l’autre, ni les quatre cartes restantes, ni une carte du tachiai avant que les deux soient choisies. L’ordinateur n’en voit pas plus que toi.
rules-pad = Chaque lutteur a un carnet, chaque ordinateur aussi ; les invités n’en ont pas. Un combat qui compte y ajoute une étoile : vide pour une victoire, pleine pour une défaite, avec le kimarite à côté. Un entraînement n’en ajoute pas. La troisième défaite ferme la feuille, et le nombre de victoires donne le rang.
rules-pad-col-wins = Victoires
rules-pad-col-rank = Rang
rules-pad-kept = Les feuilles fermées sont conservées, et la meilleure donne son rang au lutteur. La page du carnet montre le meilleur rang, toutes les feuilles, et la technique qui fait le plus souvent gagner le lutteur.
rules-spelling-heading = Les noms sur la boîte
rules-spelling = Ici, les noms sont écrits comme les écrit l’Association japonaise de sumo. Le jeu publié en imprime certains autrement :
rules-spelling-here = Ici
rules-spelling-kanji = Japonais
rules-spelling-box = Imprimé
kimarite-printed = { $kimarite ->
    [yorikiri] YORIKIRI
    [uwatenage] WUWATENAGE
    [abisetaoshi] ABISE-TAOSHI
    [hikiotoshi] HIKIOTOSHI
   *[utchari] WUCCHARI
}
rules-our-reading = { $what ->
    [colours] Les quatre couleurs sont celles des pompons suspendus au-dessus d’un vrai dohyō : vert, rouge, blanc et noir, chacune avec le gardien qui lui appartient. Le livret ne demande que quatre couleurs.
    [throws] Abisetaoshi et Hikiotoshi comptent, peu importe qui a entamé, comme le dit le livret. Certaines boutiques les réservent à celui qui joue en second ; le choix à la table te donne ce jeu-là.
    [edge] La position des lutteurs est jugée au début du pli, avant la poussée.
    [void] Un combat où le tachiai ne désigne personne pour entamer ne compte pour personne.
   *[spelling] Les noms des techniques suivent l’Association japonaise de sumo.
}
rules-credit-book = Sa conception graphique est de METEOR, ses règles anglaises de Keisuke Sakuma et Mark Cooke.
rules-credit-ours = Cette page n’est pas le livret de règles. Elle explique le jeu avec ses propres mots, et ni l’auteur ni l’éditeur n’y ont participé. Si le jeu te plaît, cherche la version imprimée.

## The lesson

tricks-lesson-ask = { $step ->
    [1] Le tachiai : choisis ton 5 rouge
    [2] Tu entames : joue ton 4 vert
    [3] L’autre est sur le bord : entame avec ton 3 blanc
    [4] L’autre a entamé avec le 3 rouge : suis la couleur
    [5] Tu es sur le bord : bats le 3 noir
    [6] Tu entames : joue ton 2 blanc
   *[7] L’autre a entamé avec le 5 noir : projette-le
}
tricks-lesson-why = { $step ->
    [1] Tu es Est, à gauche. Les deux côtés montrent une carte en même temps, et le numéro le plus haut entame le premier pli.
    [2] Celui qui entame joue ce qu’il veut. L’autre doit suivre : jouer du vert s’il en a. La carte verte la plus haute remporte le pli.
    [3] Si tu remportes ce pli, tu pousses l’autre dehors : c’est Yorikiri. Mais tu ne sais pas qui a les cartes blanches plus hautes.
    [4] Celui qui a la couleur doit la suivre. Tu as une carte rouge ; essaie une autre carte si tu veux : elle sera refusée.
    [5] Si tu perds ce pli, tu sors. Tu dois jouer du noir : laquelle de tes cartes noires est plus haute ?
    [6] Tu n’as plus de carte haute. Garde tes cartes noires, surtout le 1 : il peut faire ce qu’aucune autre carte ne peut.
   *[7] Rien ne bat un 5. Mais un 1 de la même couleur s’écarte et le laisse tomber : c’est Hikiotoshi.
}
tricks-lesson-other = { $step ->
    [1] Cette carte pourrait perdre le choc. Aucune carte n’est plus haute que ton 5 rouge.
    [2] Tu peux aussi entamer avec celle-là. Pour cette leçon, entame avec le 4 vert.
    [3] Tu peux aussi entamer avec celle-là. Pour cette leçon, essaie le 3 blanc.
    [5] Elle ne bat pas le 3 noir : l’autre te pousserait dehors. Une carte noire plus haute te sauve.
    [6] Tu auras besoin de cette carte plus tard. Entame avec le 2 blanc.
   *[7] Elle perd contre le 5, et l’autre te pousserait dehors. Cherche le 1.
}
tricks-lesson-seen = { $step ->
    [1] Les deux cartes restent sur le tapis et ne servent plus. Grâce au 5, c’est toi qui entames.
    [2] L’autre n’a pas de carte verte. Une autre couleur ne remporte jamais un pli : il est donc à toi, et tu pousses l’autre sur son bord.
    [3] L’autre avait le 4. Celui qui remporte le pli pousse et entame : l’autre te repousse au milieu.
    [4] Tu devais jouer ta carte rouge, et elle a perdu. L’autre te pousse sur ton bord. Encore un pli perdu, et tu sors.
    [5] Te voilà hors de danger : tu repousses l’autre au milieu, et c’est toi qui entames.
    [6] L’autre avait le 5 blanc et te pousse de nouveau sur ton bord. C’est maintenant lui qui entame.
   *[7] L’autre a remporté le pli alors que tu étais sur le bord : c’est Yorikiri, la technique numéro 1. Ton Hikiotoshi est le numéro 4, et le numéro le plus haut gagne. Il y a cinq techniques en tout : touche Kimarite.
}

## Records and replays

record-no-card = « { $text } » n’est pas une carte ; les cartes s’écrivent G1 à G5, R1 à R5, W1 à W5 et B1 à B5.
record-dealt-twice = le { $card } est distribué deux fois.
record-hand = une main compte huit cartes, pas { $number }.
record-throws = Throws vaut « either » ou « follower ».
record-tachiai = au tachiai, un coup est la carte d’Est et celle d’Ouest, comme G5=W3.
record-trick = un pli est la carte de celui qui entame et celle de l’autre, comme R5-R1.
record-open-trick = rien ne peut suivre le pli inachevé qui a commencé par le { $card }.
record-no-move = aucun coup n’est attendu ici.
record-held = { $seat ->
    [east] Est
   *[west] Ouest
} n’a pas le { $card }.
record-follow = { $seat ->
    [east] Est
   *[west] Ouest
} a { $led ->
    [green] du vert
    [red] du rouge
    [white] du blanc
   *[black] du noir
} et doit en jouer, pas le { $card }.

## The analysis of a finished bout

judged = { $weight ->
    [same] { $whose ->
        [named] { $name } : le meilleur choix, pour l’analyse aussi.
       *[clear] Le meilleur choix, pour l’analyse aussi.
    }
    [best] { $whose ->
        [named] { $name } : un des meilleurs choix, qui n’a rien coûté.
       *[clear] Un des meilleurs choix : il n’a rien coûté.
    }
    [close] { $whose ->
        [named] { $name } : presque le meilleur choix, { $cost ->
            [one] { $cost } victoire
           *[other] { $cost } victoires
        } de moins sur 100 combats.
       *[clear] Presque le meilleur choix : { $cost ->
            [one] { $cost } victoire
           *[other] { $cost } victoires
        } de moins sur 100 combats.
    }
    [slip] { $whose ->
        [named] { $name } : une imprécision, { $cost ->
            [one] { $cost } victoire
           *[other] { $cost } victoires
        } de moins sur 100 combats.
       *[clear] Une imprécision : { $cost ->
            [one] { $cost } victoire
           *[other] { $cost } victoires
        } de moins sur 100 combats.
    }
   *[mistake] { $whose ->
        [named] { $name } : une erreur, { $cost ->
            [one] { $cost } victoire
           *[other] { $cost } victoires
        } de moins sur 100 combats.
       *[clear] Une erreur : { $cost ->
            [one] { $cost } victoire
           *[other] { $cost } victoires
        } de moins sur 100 combats.
    }
}
judged-choice = { $reason ->
    [wins] L’analyse joue le { $card }, qui gagne par { $kimarite }.
    [loses] L’analyse joue le { $card }, qui perd contre { $kimarite }, mais toutes les cartes perdent.
    [escape] L’analyse joue le { $card }, la seule issue.
    [untakeable] L’analyse joue le { $card }, que rien ne bat.
   *[chances] L’analyse joue le { $card }.
}
judged-only = Aucune autre carte n’était jouable.
rated = { $name } : combats gagnés sur 100
rated-card = Carte
rated-won = Gagnés
rated-about = Remarques
rated-played = jouée
rated-choice = analyse
rated-mix = analyse, { $tenths } fois sur 10
rated-wins = gagne : { $kimarite }
rated-loses = perd : { $kimarite }
rated-escape = seule issue
rated-untakeable = rien ne la bat
summary = Meilleurs choix : { $best } sur { $all }.
summary-none = Ces choix n’ont rien coûté.
summary-cost = Ensemble, les autres choix coûtent { $whole },{ $tenths } { $whole ->
    [one] victoire
   *[other] victoires
}.
