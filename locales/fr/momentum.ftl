# Momentum, in French. `en.ftl` explains the syntax.

## On the home page

momentum-name = Momentum
momentum-kanji = 勢
momentum-verb = Penche-toi, puis marche
momentum-line = Déplace deux jetons de poids, et ton poids t’emporte.
momentum-players = 2 joueurs, 15 min
momentum-luck = Sans hasard, tout est visible
momentum-credit = Sumo Sumo, de Jorge Zhang

## A bout

momentum-toward = { $toward ->
    [F] l’avant
    [FR] l’avant droit
    [BR] l’arrière droit
    [B] l’arrière
    [BL] l’arrière gauche
   *[FL] l’avant gauche
}
momentum-side = Côté { $side }
momentum-sides = Plateau
momentum-side-note = { $side ->
    [6] 91 cases : rapide, mais inégal. Entre deux ordinateurs forts, celui qui commençait a toujours gagné.
    [7] 127 cases : la taille la plus équitable pour les deux.
   *[8] 169 cases : un long combat.
}
momentum-length = { $number ->
    [1] Un seul combat
   *[other] Au meilleur des { $number }
}
momentum-first-note = Est commence le premier combat ; ensuite, on alterne. Un combat nul est rejoué.
momentum-of = Plateau d’élan : { $name }
momentum-on = { $hex ->
    [F] l’avant
    [FR] l’avant droit
    [BR] l’arrière droit
    [B] l’arrière
    [BL] l’arrière gauche
   *[FL] l’avant gauche
} : { $number ->
    [0] aucun jeton
    [1] 1 jeton
   *[other] { $number } jetons
}{ $hint ->
    [from] , prends un jeton ici (conseil)
    [to] , pose un jeton ici (conseil)
   *[none] { "" }
}
momentum-room = { $number } { $toward ->
    [F] vers l’avant
    [FR] vers l’avant droit
    [BR] vers l’arrière droit
    [B] vers l’arrière
    [BL] vers l’arrière gauche
   *[FL] vers l’avant gauche
}
momentum-stands = { $name }, cases jusqu’au bord : { $rooms }.
momentum-is-out = { $name } est hors du plateau.
momentum-arrow = { $number } { $toward ->
    [F] vers l’avant
    [FR] vers l’avant droit
    [BR] vers l’arrière droit
    [B] vers l’arrière
    [BL] vers l’arrière gauche
   *[FL] vers l’avant gauche
}
momentum-axes = Ordre des trois axes
momentum-orders = Les ordres, et où ils mènent
momentum-order = Ordre : { $axes }.
momentum-when = { $when ->
    [first] d’abord
    [then] ensuite
    [last] enfin
    [any] ordre libre
    [none] aucun pas
   *[open] touche ici
}
momentum-still = équilibré
momentum-comes = { $what ->
    [off] pousse { $name } hors du plateau, { $toward ->
        [F] vers l’avant
        [FR] vers l’avant droit
        [BR] vers l’arrière droit
        [B] vers l’arrière
        [BL] vers l’arrière gauche
       *[FL] vers l’avant gauche
    }, et gagne
    [fall] fait sortir du plateau, { $toward ->
        [F] vers l’avant
        [FR] vers l’avant droit
        [BR] vers l’arrière droit
        [B] vers l’arrière
        [BL] vers l’arrière gauche
       *[FL] vers l’avant gauche
    }, et perd
    [push] pousse { $name } { $number ->
        [1] d’une case
       *[other] de { $number } cases
    }
    [walk] { $number ->
        [1] fait marcher d’une case, sans pousser
       *[other] fait marcher de { $number } cases, sans pousser
    }
   *[stay] ne déplace pas le lutteur
}
momentum-ask = { $what ->
    [two] Déplace deux jetons
    [one] Déplace encore un jeton
    [lay] Où va le jeton ?
    [order] Choisis l’ordre, puis marche
   *[walk] Marche, ou change encore
}
momentum-ask-named = { $name }, { $what ->
    [two] déplace deux jetons
    [one] déplace encore un jeton
    [lay] où va le jeton ?
    [order] choisis l’ordre, puis marche
   *[walk] marche, ou change encore
}
momentum-ask-two = Fais glisser un jeton d’une case de ton plateau d’élan à une autre, ou touche les deux cases.
momentum-ask-one = Ou laisse-le où il est.
momentum-ask-lay = Le jeton vient { $hex ->
    [F] de l’avant
    [FR] de l’avant droit
    [BR] de l’arrière droit
    [B] de l’arrière
    [BL] de l’arrière gauche
   *[FL] de l’avant gauche
}. Touche la case où il va, ou la même case pour l’y laisser.
momentum-ask-order = Touche les cadres ci-dessous dans l’ordre où tu veux marcher.
momentum-ask-comes = { $what ->
    [off] Ainsi, tu pousses { $name } hors du plateau, { $toward ->
        [F] vers l’avant
        [FR] vers l’avant droit
        [BR] vers l’arrière droit
        [B] vers l’arrière
        [BL] vers l’arrière gauche
       *[FL] vers l’avant gauche
    }, et tu gagnes.
    [fall] Ainsi, tu sors du plateau, { $toward ->
        [F] vers l’avant
        [FR] vers l’avant droit
        [BR] vers l’arrière droit
        [B] vers l’arrière
        [BL] vers l’arrière gauche
       *[FL] vers l’avant gauche
    }, et tu perds.
    [push] Ainsi, tu pousses { $name } { $number ->
        [1] d’une case
       *[other] de { $number } cases
    }.
    [walk] Ainsi, tu marches { $number ->
        [1] d’une case
       *[other] de { $number } cases
    }, sans pousser.
   *[stay] Ainsi, ton lutteur ne bouge pas.
}
momentum-warned = Ce tour te fait sortir du plateau et perdre le combat. Marcher quand même ?
momentum-no-order = Touche d’abord les cadres dans l’ordre où tu veux marcher.
momentum-walk = Marcher
momentum-walk-off = Sortir du plateau
momentum-leave = Laisser un jeton en place
momentum-back = Reprendre
momentum-refuse-empty = Il n’y a pas de jeton { $hex ->
    [F] à l’avant
    [FR] à l’avant droit
    [BR] à l’arrière droit
    [B] à l’arrière
    [BL] à l’arrière gauche
   *[FL] à l’avant gauche
}.
momentum-refuse-same = Depuis { $hex ->
    [F] l’avant
    [FR] l’avant droit
    [BR] l’arrière droit
    [B] l’arrière
    [BL] l’arrière gauche
   *[FL] l’avant gauche
}, déplace le jeton vers une autre case.
momentum-refuse-both = Les deux jetons ont été déplacés. Pour en choisir d’autres, touche d’abord « Reprendre ».
momentum-refuse-walking = Les jetons se déplacent avant le premier pas. Touche d’abord « Reprendre ».
momentum-refuse-none-held = Prends d’abord un jeton.
momentum-refuse-held = Pose d’abord le jeton que tu tiens.
momentum-refuse-walked = Cet axe a déjà sa place dans l’ordre.
momentum-refuse-still = Cet axe est équilibré : il ne mène nulle part.
momentum-refuse-ended = Le combat finit avant cela.
momentum-log-began = Tour { $number } : { $name }.
momentum-log-leaned = { $name } déplace un jeton { $from ->
    [F] de l’avant
    [FR] de l’avant droit
    [BR] de l’arrière droit
    [B] de l’arrière
    [BL] de l’arrière gauche
   *[FL] de l’avant gauche
} { $to ->
    [F] à l’avant
    [FR] à l’avant droit
    [BR] à l’arrière droit
    [B] à l’arrière
    [BL] à l’arrière gauche
   *[FL] à l’avant gauche
}.
momentum-log-walked = { $name } marche { $number ->
    [1] d’une case
   *[other] de { $number } cases
} { $toward ->
    [F] vers l’avant
    [FR] vers l’avant droit
    [BR] vers l’arrière droit
    [B] vers l’arrière
    [BL] vers l’arrière gauche
   *[FL] vers l’avant gauche
}.
momentum-log-pushed = { $name } pousse { $other } { $number ->
    [1] d’une case
   *[other] de { $number } cases
} { $toward ->
    [F] vers l’avant
    [FR] vers l’avant droit
    [BR] vers l’arrière droit
    [B] vers l’arrière
    [BL] vers l’arrière gauche
   *[FL] vers l’avant gauche
}.
momentum-log-off = { $name } pousse { $other } hors du plateau, { $toward ->
    [F] vers l’avant
    [FR] vers l’avant droit
    [BR] vers l’arrière droit
    [B] vers l’arrière
    [BL] vers l’arrière gauche
   *[FL] vers l’avant gauche
}.
momentum-log-fell = { $name } sort du plateau, { $toward ->
    [F] vers l’avant
    [FR] vers l’avant droit
    [BR] vers l’arrière droit
    [B] vers l’arrière
    [BL] vers l’arrière gauche
   *[FL] vers l’avant gauche
}.
momentum-log-won = { $name } gagne le combat.
momentum-log-draw = Hikiwake : le combat est nul.
momentum-kimarite = { $kimarite ->
    [push] Oshidashi
    [fall] Isamiashi
   *[hikiwake] Hikiwake
}
momentum-kimarite-kanji = { $kimarite ->
    [push] 押し出し
    [fall] 勇み足
   *[hikiwake] 引き分け
}
momentum-ended-push = { $name } a poussé { $loser } hors du plateau, { $toward ->
    [F] vers l’avant
    [FR] vers l’avant droit
    [BR] vers l’arrière droit
    [B] vers l’arrière
    [BL] vers l’arrière gauche
   *[FL] vers l’avant gauche
}.
momentum-ended-fall = { $loser } est sorti du plateau, { $toward ->
    [F] vers l’avant
    [FR] vers l’avant droit
    [BR] vers l’arrière droit
    [B] vers l’arrière
    [BL] vers l’arrière gauche
   *[FL] vers l’avant gauche
}.
momentum-ended-repetition = La même position est apparue pour la troisième fois.
momentum-ended-turns = Les deux joueurs ont joué deux cents tours en tout.
momentum-quick-lean = D’abord deux jetons : chacun va d’une case de ton plateau d’élan à une autre, ou reste.
momentum-quick-walk = Puis tu marches selon les trois axes, dans l’ordre que tu veux. Sur chacun, tu avances d’autant de cases qu’il y a de jetons d’écart entre ses deux bouts, du côté le plus chargé.
momentum-quick-push = Celui qui est sur ton chemin est poussé. S’il est poussé hors du plateau, il a perdu ; si tu en sors toi-même, c’est toi qui perds.
momentum-quick-stays = Les jetons restent où ils sont : au tour suivant, ils t’emportent encore.
momentum-quick-draw = La même position pour la troisième fois, ou deux cents tours en tout, et le combat est nul.
momentum-shift = { $from ->
    [F] de l’avant
    [FR] de l’avant droit
    [BR] de l’arrière droit
    [B] de l’arrière
    [BL] de l’arrière gauche
   *[FL] de l’avant gauche
} { $to ->
    [F] à l’avant
    [FR] à l’avant droit
    [BR] à l’arrière droit
    [B] à l’arrière
    [BL] à l’arrière gauche
   *[FL] à l’avant gauche
}
momentum-turn = { $leans ->
    [0] aucun jeton
   *[other] { $lean }
} ; { $walks ->
    [0] aucun pas
   *[other] puis { $walk }
}
momentum-drawn-turn = { $leans ->
    [0] Laisse les deux jetons
    [1] Déplace « a »
   *[2] Déplace « a » et « b »
}, puis { $walks ->
    [0] reste sur place.
    [1] marche 1.
    [2] marche 1 2.
   *[3] marche 1 2 3.
}
momentum-turn-told = { $turn }.
momentum-drawn-played = { $name } a { $leans ->
    [0] laissé les deux jetons
    [1] déplacé « a »
   *[2] déplacé « a » et « b »
}, puis { $walks ->
    [0] n’a pas bougé.
    [1] a marché 1.
    [2] a marché 1 2.
   *[3] a marché 1 2 3.
}
momentum-drawn-best = Le mieux : { $leans ->
    [0] laisser les deux jetons
    [1] déplacer « a »
   *[2] déplacer « a » et « b »
}, puis { $walks ->
    [0] rester sur place.
    [1] marcher 1.
    [2] marcher 1 2.
   *[3] marcher 1 2 3.
}
momentum-best-told = Le mieux : { $turn }.
momentum-was-best = C’était le meilleur tour.
momentum-threat-ways = { $name } est prêt à marcher : { $ways }.
momentum-threat = { $what ->
    [off] Si tu ne bouges pas, { $name } peut te pousser hors du plateau.
    [pushes] Si tu ne bouges pas, { $name } peut te pousser.
   *[walks] Pour l’instant, { $name } ne t’atteint pas ; en déplaçant deux jetons, ce sera peut-être possible.
}
momentum-recap = { $what ->
    [walked] { $name } a marché : { $ways }.
    [pushed] { $name } a poussé { $other } : { $ways }.
    [leaned] { $name } a déplacé des jetons sans marcher.
   *[stayed] { $name } n’a pas bougé.
}
momentum-recap-leg = { $number ->
    [1] 1 case
   *[other] { $number } cases
} { $toward ->
    [F] vers l’avant
    [FR] vers l’avant droit
    [BR] vers l’arrière droit
    [B] vers l’arrière
    [BL] vers l’arrière gauche
   *[FL] vers l’avant gauche
}
momentum-reason = { $what ->
    [wins] Ce tour pousse l’autre hors du plateau.
    [falls] Ce tour fait sortir du plateau.
    [lets-win] Tout le reste perd aussi vite.
    [forces] Ce tour gagne en { $turns } tours, quoi qu’il arrive.
    [loses] C’est ce qui résiste le plus longtemps.
    [saves] Sinon, l’autre pourrait te pousser dehors au tour suivant.
    [threatens] Ce tour menace de pousser l’autre dehors.
    [pushes] Ce tour pousse l’autre plus près du bord.
    [centres] Ce tour ramène vers le milieu.
   *[gathers] Ce tour donne de l’élan.
}

## The rules

momentum-rules-title = Règles de Momentum
momentum-rules-lead = Pousse l’autre lutteur hors du plateau.
momentum-rules-more = Douze jetons sont ton poids : déplaces-en deux, va où ton poids t’emporte, et emporte l’autre avec toi.
momentum-part = { $part ->
    [board] Le plateau
    [lean] D’abord se pencher
    [walk] Puis marcher
    [push] Pousser
    [end] Hors du plateau
    [draw] Quand personne ne gagne
    [basho] Le basho
    [ours] Notre interprétation
   *[credits] Crédits
}
momentum-rules = { $what ->
    [board] Le plateau est un hexagone de 127 cases, sept par côté. Avant le combat, vous pouvez en choisir un petit, de six cases par côté, ou un grand, de huit. Sur le petit, celui qui commençait a gagné tous les combats entre deux ordinateurs forts.
    [start] Sur l’image, Est part deux cases à gauche du milieu et regarde vers la droite. Ouest part deux cases à droite du milieu et regarde vers la gauche. Ils ne se tournent jamais. Est commence le premier combat.
    [disks] Chaque joueur a un plateau d’élan de six cases, une pour chaque direction vue par son propre lutteur : l’avant, l’avant droit, l’arrière droit, l’arrière, l’arrière gauche, l’avant gauche. Deux jetons sont posés sur chacune, douze en tout.
    [lean] Un tour commence par deux déplacements de jetons, l’un après l’autre : ton lutteur se penche. Chaque fois, un jeton va d’une case de ton plateau d’élan à une autre ; la seconde fois, tu peux déplacer encore le même jeton.
    [leave] Tu peux laisser en place un jeton, ou les deux.
    [axes] Deux cases opposées forment un axe : il y en a donc trois. Pour chacun, ton lutteur marche dans la direction de la case qui a le plus de jetons, d’un pas pour chaque jeton qu’elle a de plus que la case opposée. Si les deux en ont autant, il ne bouge pas. Un pas mène sur la case voisine du plateau.
    [order] Tu choisis l’ordre des trois axes. Tu marches une seule fois sur chacun, et tu fais tous les pas : tu ne peux pas t’arrêter avant.
    [stays] Les jetons restent où ils sont, après le tour et après un choc. Ce qui t’a emporté cette fois t’emporte encore la prochaine fois, sauf si tu le déplaces.
    [push] Si un pas mène sur la case de l’adversaire, il est poussé d’une case dans la même direction, et tu prends sa case. S’il te reste des pas, tu continues à pousser.
    [meets] L’ordre des axes peut décider si tu rencontres l’autre : avec les mêmes jetons, tu le pousses dans un ordre, et tu le contournes dans un autre.
    [off] Celui qui est poussé hors du plateau a perdu aussitôt, même si celui qui le pousse devait ensuite sortir lui aussi dans le même tour.
    [fall] Celui qui sort seul du plateau a perdu aussitôt, même s’il lui restait des pas. La page demande confirmation avant.
    [draw] Quand la même position apparaît pour la troisième fois, avec les mêmes jetons sur les deux plateaux d’élan et le même joueur à jouer, le combat est nul : hikiwake. Il l’est aussi après 200 tours, ceux des deux joueurs comptés ensemble.
   *[basho] Un basho (tournoi) se joue au meilleur des trois, cinq ou sept combats : il faut en gagner deux, trois ou quatre. Vous commencez à tour de rôle. Un combat nul ne compte pour personne et est rejoué.
}
momentum-our-reading = { $what ->
    [side] La taille du plateau. Avec six cases par côté, celui qui commence a gagné 400 combats sur 400 entre deux ordinateurs forts : ce plateau ne sert donc qu’aux combats rapides.
    [start] Le départ des lutteurs, et le fait qu’Est commence.
   *[draw] Le combat nul par répétition, et après 200 tours.
}

## Records

momentum-record-side = « { $text } » n’est pas un plateau ; un plateau a 6, 7 ou 8 cases par côté.
momentum-record-first = « { $text } » ne peut pas commencer ; c’est east ou west qui commence.
momentum-record-hex = « { $text } » n’est pas une case d’un plateau d’élan ; les cases sont F, FR, BR, B, BL et FL.
momentum-record-order = « { $text } » n’est pas un ordre des axes ; V, R et L y figurent chacun une fois.
momentum-record-token = un tour s’écrit B>F,BL>FR:VRL, avec - pour un jeton qui reste où il est.

## The lesson

momentum-lesson-ask = { $step ->
    [1] Déplace un jeton de ← à →
    [2] Laisse les deux jetons
    [3] Déplace un jeton de ↖ à ↘
    [4] Freine avec les deux jetons
   *[5] Déplace deux jetons de ↗ à ↙
}
momentum-lesson-why = { $step ->
    [1] Pousse l’autre hors du plateau. Laisse le second jeton, puis marche : trois à l’avant contre un à l’arrière t’emportent de deux cases.
    [2] L’élan reste : l’avant a encore deux jetons de plus que l’arrière. Touche deux fois « Laisser un jeton en place », puis marche.
    [3] Laisse le second. L’ordre compte : commence par ↘, et tu rencontres l’autre ; commence par →, et tu le manques.
    [4] Si tu continues ainsi, tu sors du plateau. Déplace un jeton de → à ←, et un de ↘ à ↖.
   *[5] L’autre est au bord, à côté de toi. Quatre jetons contre zéro t’emportent de quatre cases vers ↙, et il est sur ton chemin.
}
momentum-lesson-other = { $step ->
    [3] Ce tour le manque. Laisse le second jeton, et commence par ↘.
    [4] Ainsi, tu sortirais quand même du plateau. Équilibre les deux axes : de → à ←, et de ↘ à ↖.
   *[other] Tu peux aussi faire cela. Pour cette leçon, fais ce qui est dit plus haut.
}
momentum-lesson-seen = { $step ->
    [1] Deux cases vers l’avant. L’autre s’est écarté de deux cases.
    [2] Encore deux cases, sans déplacer un jeton. L’autre a freiné : tous ses axes sont équilibrés, il reste donc sur place.
    [3] Tu l’as heurté et tu as pris sa case ; il a été poussé d’une case. Puis tu as marché vers l’avant, jusqu’au bord.
    [4] Tout est équilibré : tu restes. L’autre avait encore de l’élan et est venu au bord.
   *[5] Tu l’as poussé le long du bord et hors du plateau : c’est gagné aussitôt.
}
