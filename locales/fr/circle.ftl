# Circle, in French. `en.ftl` explains the syntax.

## On the home page

circle-name = Circle
circle-kanji = 輪
circle-verb = Un coup secret chacun
circle-line = Dix techniques, révélées en même temps, sur dix-neuf cases rondes.
circle-players = 2 joueurs, 10 min
circle-luck = Mains cachées de trois cartes
circle-credit = Sumo!, de Jim Winslow, Hasbro 2000

## A bout

circle-card = { $card ->
    [yorikiri] Yorikiri
    [yoritaoshi] Yoritaoshi
    [oshidashi] Oshidashi
    [tsuridashi] Tsuridashi
    [kimedashi] Kimedashi
    [tsukidashi] Tsukidashi
    [hikkake] Hikkake
    [uwatehineri] Uwatehineri
    [mamorite] Mamorite
   *[tsuppari] Tsuppari
}
circle-card-label = { $card }, { $kind ->
    [attack] attaque
   *[defence] défense
} { $number }
circle-how = { $card ->
    [yorikiri] Attaque d’une case.
    [yoritaoshi] Attaque d’une case.
    [oshidashi] Côte à côte : prends la case de l’adversaire et pousse-le de côté, vers l’avant gauche ou l’avant droit. À distance : attaque d’une case.
    [tsuridashi] Côte à côte : pose l’adversaire sur la case derrière toi, ou dehors si tu es dos au bord. À distance : rien.
    [kimedashi] Attaque d’une case ; au tour suivant, si les deux attaquent, tu agis en premier, quels que soient les numéros.
    [tsukidashi] Attaque de deux cases.
    [hikkake] Annule l’attaque de l’adversaire, quels que soient les numéros ; ensuite, tu peux jouer une autre attaque.
    [uwatehineri] Côte à côte : échange ta place avec l’adversaire. À distance : rien.
    [mamorite] Va exactement deux cases plus loin, en ligne droite, dans la direction de ton choix, par des cases vides du dohyō. Sinon : rien.
   *[tsuppari] Annule toutes les attaques de l’adversaire pendant ce tour.
}
circle-wrestler = { $seat ->
    [east] Fleur de Lotus Bleue
   *[west] Mont Fuji Enneigé
}
# The odd numbers are hours on the board; the even ones are directions for a reader at an end of it.
circle-toward-hour = { $number ->
    [0] Vers le fond
    [1] En haut à droite
    [2] Vers le fond à droite
    [3] À droite
    [4] Vers toi, à droite
    [5] En bas à droite
    [6] Vers toi
    [7] En bas à gauche
    [8] Vers toi, à gauche
    [9] À gauche
    [10] Vers le fond à gauche
   *[other] En haut à gauche
}
# The same in the middle of a sentence.
circle-way-to = { $number ->
    [1] en haut à droite
    [3] à droite
    [5] en bas à droite
    [7] en bas à gauche
    [9] à gauche
   *[other] en haut à gauche
}
circle-face-down = { $seat ->
    [east] Carte d’Est, face cachée
   *[west] Carte d’Ouest, face cachée
}
circle-cards-of = Les dix cartes : { $name }
circle-chip = { $card } : { $at ->
    [gone] jouée
    [mine] dans ta main
    [known] forcément dans sa main
   *[open] peut encore venir
}
circle-pile = pioche { $number }
circle-hand = main { $number }
circle-priority = agit en premier
circle-basho = Un basho : cinq périodes
circle-period = Une période
circle-basho-note = Le premier qui gagne trois périodes gagne le basho.
circle-directions = Directions
circle-confirm = Jouer { $card } ?
circle-stands = { $name } est sur la rangée { $row }, case { $circle }.
circle-is-out = { $name } est hors du dohyō.
circle-before = Chacun choisit en secret une de ses trois cartes ; on les retourne ensemble.
circle-laid = { $name }, tour { $number }
circle-laid-now = { $name }, maintenant
circle-last-turn = Tour { $number }
circle-versus = { $east } : { $eastcard }. { $west } : { $westcard }.
circle-way = { $what ->
    [out] { $name } sort du dohyō
    [aside] { $name } part de côté et reste dans le dohyō
    [pushes] { $own } pousse { $name } { $number ->
        [one] d’une case
       *[other] de { $number } cases
    }
    [behind] { $name } se retrouve derrière { $own }
    [changes] { $own } et { $name } échangent leurs places
    [goes] { $own } avance { $number ->
        [one] d’une case
       *[other] de { $number } cases
    }
    [apart] rien, car les deux ne sont pas côte à côte
    [limit] les deux sortiraient, et il faudrait jouer une autre carte à la place
   *[stays] rien ne se passe
}
circle-toward = { $toward } : { $what }
circle-foresee = { $what ->
    [out] D’ici, { $name } sort du dohyō.
    [aside] D’ici, { $name } part de côté et reste dans le dohyō.
    [pushes] D’ici, { $own } pousse { $name } { $number ->
        [one] d’une case
       *[other] de { $number } cases
    }.
    [behind] D’ici, { $name } se retrouve derrière { $own }.
    [changes] D’ici, { $own } et { $name } échangent leurs places.
    [goes] D’ici, { $own } avance { $number ->
        [one] d’une case
       *[other] de { $number } cases
    }.
    [apart] D’ici, rien ne se passe, car les deux ne sont pas côte à côte.
    [limit] D’ici, les deux sortiraient, et il faudrait jouer une autre carte à la place.
   *[stays] D’ici, rien ne se passe.
}
circle-foresee-toward = { $what ->
    [out] En allant { $ways } : { $name } sort du dohyō.
    [aside] En allant { $ways } : { $name } part de côté et reste dans le dohyō.
    [pushes] En allant { $ways } : { $own } pousse { $name } { $number ->
        [one] d’une case
       *[other] de { $number } cases
    }.
    [behind] En allant { $ways } : { $name } se retrouve derrière { $own }.
    [changes] En allant { $ways } : { $own } et { $name } échangent leurs places.
    [goes] En allant { $ways } : { $own } avance { $number ->
        [one] d’une case
       *[other] de { $number } cases
    }.
    [apart] En allant { $ways } : rien ne se passe, car les deux ne sont pas côte à côte.
    [limit] En allant { $ways } : les deux sortiraient, et il faudrait jouer une autre carte à la place.
   *[stays] En allant { $ways } : rien ne se passe.
}
circle-foresee-may = Cela peut encore changer.
circle-no-follow = Pas d’autre attaque
circle-why = { $why ->
    [out] { $what } fait sortir { $name } du dohyō, sauf si { $name } l’empêche.
    [cancels] { $what } annule toute attaque jouée par { $name }.
    [protects] Après { $what }, { $name } a moins de cartes qui peuvent te faire sortir.
    [pushes] { $what } déplace { $name } là où tu veux.
    [nearer] { $what } te fait avancer vers { $name }.
   *[waits] { $what } attend de voir ce que fait { $name }.
}
circle-why-way = { $why ->
    [out] Par là, tu fais sortir { $name } du dohyō, sauf si { $name } l’empêche.
    [protects] Par là, { $name } a moins de cartes qui peuvent te faire sortir.
    [pushes] Par là, tu déplaces { $name } là où tu veux.
    [nearer] Par là, tu avances vers { $name }.
   *[waits] Par là, tu gardes tes distances et tu vois ce que fait { $name }.
}
circle-hint = Le mieux : { $what }.
circle-hint-mix = Varie, pour rester imprévisible : { $parts }.
circle-hint-part = { $what } { $tenths } fois sur 10
circle-now-you-first = Tu agis en premier si les deux attaquent.
circle-now-they-first = { $name } agit en premier si les deux attaquent.
circle-now-inside = Le tour continue dès que c’est décidé.
circle-ask-aside = De quel côté part { $name } ?
circle-ask-aside-why = Ton Oshidashi pousse de côté, vers l’avant gauche ou l’avant droit.
circle-ask-where = Vers où vas-tu ?
circle-ask-where-why = Avec Mamorite, tu vas deux cases plus loin, en ligne droite.
circle-handover = { $what ->
    [way] Le tour continue : choisis une direction
    [substitute] Le tour continue : une autre carte remplace ton Tsukidashi
   *[follow] Le tour continue : tu peux encore attaquer
}. Tant que le rideau est baissé, on ne voit rien.
circle-ask-way = Vers où attaques-tu ?
circle-ask-way-why = Avec { $card }, deux directions te mènent vers { $name }.
circle-ask-substitute = Joue plutôt une autre carte
circle-ask-substitute-why = Ton Tsukidashi ferait sortir les deux lutteurs du dohyō. Il faut le remplacer.
circle-refused-substitute = Cette carte ne convient pas. Joue une autre carte que ton Tsukidashi.
circle-ask-follow = Une autre attaque ?
circle-ask-follow-why = Après ton Hikkake, tu peux jouer une attaque, ou aucune.
circle-refused-follow = Tu ne peux pas attaquer avec cette carte. Joues-en une autre, ou aucune.
circle-why-annulled = C’est encore le même tour : chacun choisit une autre carte.
circle-why-order = D’abord ce qui annule, puis les défenses, puis les attaques : le plus petit numéro avant le plus grand.
circle-why-first = Un Kimedashi du tour précédent passe avant les numéros.
circle-why-gained = Cela compte si les deux attaquent au tour suivant, sans Hikkake d’aucun côté.
circle-why-limit = À côté d’un adversaire dos au bord, un Tsukidashi ferait sortir les deux.
circle-not-revealed = Cette carte a été jouée plus tard, une fois les deux autres retournées.
circle-ended = { $card ->
    [oshidashi] { $loser } a été poussé de côté, hors du dohyō.
    [tsuridashi] { $loser } a été soulevé et posé hors du dohyō.
    [tsukidashi] { $loser } a été éjecté du dohyō.
   *[other] { $loser } a été poussé hors du dohyō.
}
circle-log-reshuffled = { $name } mélange les cartes mises de côté et en fait une nouvelle pioche.
circle-log-drew = { $name } pioche { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
circle-log-drew-cards = { $name } pioche { $cards }.
circle-log-revealed = Tour { $number } : { $east } retourne { $eastcard }, { $west } { $westcard }.
circle-log-annulled = { $card } contre { $card } : les deux cartes s’annulent.
circle-log-first = { $name } agit en premier, grâce au Kimedashi.
circle-log-gained = { $name } agira en premier au tour suivant.
circle-log-ended = { $name } n’agit plus en premier.
circle-log-cancelled = { $with } annule { $card }.
circle-log-moved = { $card } : { $name } se déplace { $number ->
    [one] d’une case
   *[other] de { $number } cases
} { $hour ->
    [0] vers le fond
    [2] vers le fond à droite
    [4] vers toi, à droite
    [6] vers toi
    [8] vers toi, à gauche
    [10] vers le fond à gauche
    [1] en haut à droite
    [3] à droite
    [5] en bas à droite
    [7] en bas à gauche
    [9] à gauche
   *[other] en haut à gauche
}.
circle-log-pushed = { $card } : { $name } pousse { $other } { $where ->
    [out] hors du dohyō
   *[ring] { $hour ->
        [0] vers le fond
        [2] vers le fond à droite
        [4] vers toi, à droite
        [6] vers toi
        [8] vers toi, à gauche
        [10] vers le fond à gauche
        [1] en haut à droite
        [3] à droite
        [5] en bas à droite
        [7] en bas à gauche
        [9] à gauche
       *[other] en haut à gauche
    }
}.
circle-log-set-down = Tsuridashi : { $name } soulève { $other } et le pose { $where ->
    [out] hors du dohyō
   *[ring] sur la case derrière { $name }
}.
circle-log-changed = Uwatehineri : { $name } et { $other } échangent leurs places.
circle-log-idle = { $card }, joué par { $name }, ne fait rien : { $why ->
    [apart] les lutteurs ne sont pas côte à côte
   *[nothing] il n’y a aucune attaque à annuler
}.
circle-log-took-back = { $name } reprend le Tsukidashi : il ferait sortir les deux.
circle-log-substituted = { $name } joue { $card } à la place.
circle-log-followed = { $name } enchaîne avec { $card }.
circle-log-no-follow = { $name } : aucune attaque ne suit.
circle-log-aside = Mis de côté par { $east } : { $eastcards }. Par { $west } : { $westcards }.
circle-log-decided = { $card } : { $name } gagne la période.
circle-refuse-held = Tu n’as plus { $card } en main.
circle-refuse-direction = Choisis d’abord une direction.
circle-refuse-way = { $card } ne peut pas aller dans cette direction.
circle-refuse-same = Tu viens de reprendre le Tsukidashi : joue une autre carte.
circle-refuse-defence = Après un Hikkake, on ne joue qu’une attaque ; { $card } est une défense.
circle-refuse-draw = Des cartes sont encore à piocher.
circle-quick-turn = Chacun choisit une de ses trois cartes ; on les retourne ensemble. Deux cartes identiques s’annulent ; chacun choisit de nouveau. Un lutteur poussé ou posé hors du dohyō a perdu.
circle-quick-order = On annule d’abord, puis on défend, puis on attaque. Entre deux attaques, ou deux défenses, le plus petit numéro agit en premier. Si les deux attaquent et qu’un Kimedashi a agi au tour précédent, celui qui l’a joué agit en premier, quels que soient les numéros.
circle-quick-limit = Une attaque va tout droit vers l’adversaire et le pousse si elle le rencontre. Quand vous n’êtes pas alignés, tu choisis entre les deux directions qui te rapprochent.
circle-quick-tsukidashi = À côté d’un adversaire dos au bord, un Tsukidashi ferait sortir les deux : on le reprend, et on joue une autre carte à la place.
circle-signs = Les dix signes à côté d’un nom
circle-sign = { $at ->
    [gone] Jouée
    [mine] Dans ta main
    [known] Forcément dans une main
   *[open] Peut encore venir
}
circle-quick-basho = Dix cartes chacun, trois en main. Une pioche vide est refaite avec les cartes mises de côté. Trois périodes gagnées sur cinq donnent le basho.

## A review

study-cost = Coût : { $cost } victoires sur 100 combats.

## The rules

circle-rules-title = Règles de Circle
circle-rules-lead = Pousse l’autre lutteur hors du dohyō, le ring du sumo, ou pose-le dehors.
circle-rules-more = Vous choisissez chacun en secret une carte sur trois : devine ce que joue l’autre.
circle-part = { $part ->
    [ring] Le dohyō
    [turn] Un tour
    [order] Quelle carte agit, et quand
    [attack] Attaquer
    [cards] Les dix cartes
    [limit] Quand un Tsukidashi va trop loin
    [piles] Mains et pioches
    [basho] Le basho
    [ours] Notre interprétation
   *[credits] Crédits
}
circle-rules-ring = Le dohyō compte dix-neuf cases rondes. Est, la Fleur de Lotus Bleue, et Ouest, le Mont Fuji Enneigé, partent de deux coins opposés, avec trois cases vides entre eux. Le lutteur qui est poussé ou posé hors des cases a perdu.
circle-rules-directions = Il y a six directions : à droite, à gauche et, de chaque côté, en biais vers le haut ou vers le bas. La transcription les nomme comme sur le cadran d’une horloge : 3 est à droite et 9 à gauche ; 11 et 1 sont en haut à gauche et en haut à droite, 7 et 5 en bas à gauche et en bas à droite.
circle-rules-turn = Chacun choisit en secret une de ses trois cartes ; on les retourne ensemble. Puis les cartes agissent l’une après l’autre.
circle-rules-annul = Deux cartes identiques s’annulent : on les met de côté, chacun complète sa main et choisit de nouveau, dans le même tour.
circle-rules-choices = Si une carte laisse un choix, par exemple entre deux directions, c’est celui qui l’a jouée qui choisit. S’il n’y a qu’une possibilité, la carte agit sans qu’on te demande rien.
circle-rules-order = { $what ->
    [defence] Une défense agit avant une attaque.
    [number] Entre deux attaques, ou deux défenses, le plus petit numéro agit en premier.
    [board] La seconde carte agit sur le dohyō tel que la première l’a laissé. Qui est dehors n’agit plus.
    [tsuppari] Tsuppari annule toutes les attaques de l’adversaire, même un Hikkake et ce qui le suivrait. Contre une défense, il ne fait rien.
    [hikkake] Hikkake annule l’attaque de l’adversaire, quels que soient les numéros, mais jamais une défense. Deux Hikkake sont des cartes identiques : ils s’annulent.
    [follow] Après un Hikkake, même s’il n’a rien annulé, celui qui l’a joué peut aussitôt jouer une autre attaque de sa main, ou aucune. Si l’adversaire a joué une défense, elle agit avant cette attaque.
    [priority] Si ton Kimedashi a agi, tu agis en premier au tour suivant quand vous attaquez tous les deux, quels que soient les numéros. Un Kimedashi annulé n’apporte rien.
   *[ends] L’avantage que donne un Kimedashi prend fin avec un Hikkake ou une défense de l’adversaire, et de toute façon à la fin du tour.
}
circle-rules-attack = Une attaque va tout droit vers l’adversaire. Si les deux lutteurs sont alignés, c’est-à-dire si l’une des six directions mène droit de l’un à l’autre, il n’y a qu’une direction. Sinon, l’attaquant choisit l’une des deux directions qui le rapprochent, et n’avance que tant que chaque pas le rapproche ; personne ne sort donc seul du dohyō.
circle-rules-push = Un pas qui mène sur la case de l’adversaire le pousse d’une case dans la même direction, et l’attaquant prend sa place. Une attaque de deux cases peut donc pousser deux fois.
circle-rules-cards = Les deux joueurs ont les dix mêmes cartes : sept attaques, numérotées de 1 à 7, et trois défenses, numérotées de 1 à 3. Un combat de Circle s’appelle une période. Avant chaque période, chacun mélange ses dix cartes en une pioche et en prend trois. Deux lutteurs sont côte à côte quand leurs cases se touchent.
circle-rules-limit = À côté d’un adversaire qui a le bord derrière lui, un Tsukidashi ferait sortir les deux : il est donc interdit.
circle-rules-substitute = Celui qui l’a joué le reprend en main et joue une autre carte à la place, aussitôt et avec tout son effet : elle peut encore annuler une attaque qui n’a pas agi. On ne la compare pas à la carte de l’adversaire : même identiques, les deux ne s’annulent pas.
circle-rules-piles = Après le tour, chacun met de côté ce qu’il a joué et complète sa main à trois cartes. Si une pioche est vide au moment de piocher, on mélange les cartes mises de côté pour en refaire une.
circle-rules-seen = Tu vois ta main, pas celle de l’autre. Tout le monde voit ce qui a été mis de côté, combien de cartes il y a dans chaque pioche et chaque main, et qui agit en premier grâce à un Kimedashi. Personne ne connaît l’ordre d’une pioche.
circle-rules-basho = Une période dure jusqu’à ce qu’un lutteur soit hors du dohyō, quel que soit le nombre de tours ; il n’y a pas de nul. Un basho (tournoi) compte cinq périodes au plus ; le premier qui gagne trois périodes gagne le basho. Chaque période repart de zéro : les lutteurs dans leur coin, dix cartes mélangées, trois en main.
circle-our-reading = { $what ->
    [ring] La disposition des dix-neuf cases, et le départ des lutteurs.
    [numbers] Les numéros des cartes ; nous ne connaissons pas ceux qui sont imprimés.
    [annul] Des cartes qui s’annulent ne changent pas qui agit en premier.
    [follow] Toute attaque peut suivre un Hikkake, même si elle ne fera rien, sauf un Tsukidashi qui ferait sortir les deux lutteurs.
   *[counted] Ce que chacun a vu ou peut déduire est affiché : un Tsukidashi repris en main, et la main de celui dont la pioche est vide.
}

## Records

circle-record-held = { $seat ->
    [east] Est n’a pas { $card } en main
   *[west] Ouest n’a pas { $card } en main
}.
circle-record-pile = { $seat ->
    [east] { $card } n’est pas dans la pioche d’Est
   *[west] { $card } n’est pas dans la pioche d’Ouest
}.
circle-record-draw = { $seat ->
    [east] Est pioche { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } ici
   *[west] Ouest pioche { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } ici
}.
circle-record-due = { $what ->
    [draw] ici, { $seat ->
        [east] Est
       *[west] Ouest
    } pioche
    [reveal] ici, les deux retournent une carte
    [direction] ici, { $seat ->
        [east] Est
       *[west] Ouest
    } choisit une direction
    [substitute] ici, { $seat ->
        [east] Est
       *[west] Ouest
    } joue une autre carte à la place du Tsukidashi
   *[follow] ici, { $seat ->
        [east] Est
       *[west] Ouest
    } joue une attaque après le Hikkake, ou aucune
}.
circle-record-card = « { $text } » n’est pas une carte ; les cartes sont YK, YT, OD, TD, KD, TK, HK, UH, MM et TP.
circle-record-twice = { $card } est pioché deux fois.
circle-record-hour = « { $text } » n’est pas une direction ; les directions sont 1, 3, 5, 7, 9 et 11.
circle-record-token = une pioche s’écrit E+YK, deux cartes retournées OD=TP, un choix E>11, E:YT ou E:-.

## The lesson

circle-lesson-ask = { $step ->
    [1] Choisis Yorikiri
    [2] Choisis Oshidashi
    [3] Choisis Uwatehineri
    [4] Choisis Kimedashi
    [5] Choisis où aller : en haut à droite
    [6] Choisis Tsukidashi
   *[7] Joue plutôt Yoritaoshi
}
circle-lesson-why = { $step ->
    [1] Tu es le lutteur bleu, à gauche : pousse l’autre hors du dohyō. Yorikiri attaque : tu avances d’une case tout droit vers lui. Touche la carte une fois, et le dohyō montre où elle mène.
    [2] Le plus petit numéro agit en premier, et le 3 d’Oshidashi est petit. D’ici, il avance d’une case ; à côté de l’autre lutteur, il le pousse de côté.
    [3] Tu es au bord, et sa prochaine attaque te pousse dehors. Une défense agit avant une attaque : avec Uwatehineri, vous échangez vos places.
    [4] Kimedashi attaque d’une case. S’il agit, et que vous attaquez tous les deux au tour suivant, tu agis en premier, quels que soient les numéros.
    [5] Avec Mamorite, une défense, l’autre s’est déplacé de deux cases en ligne droite. Vous n’êtes plus alignés : deux directions te rapprochent.
    [6] L’autre est au bord, à côté de toi, et tu agis en premier. Essaie Tsukidashi, l’attaque de deux cases.
   *[7] Deux cases vous feraient sortir tous les deux : tu reprends donc Tsukidashi. Choisis une carte à sa place : une case suffit.
}
circle-lesson-other = { $step ->
    [3] Cela ne te sauve pas : tu es au bord. Uwatehineri te sauve.
    [5] Cette direction te rapproche aussi. Pour cette leçon, va en haut à droite.
    [7] Tsuppari ne pousse pas. Yoritaoshi, si.
   *[other] Tu peux aussi jouer cette carte. Pour cette leçon, choisis celle qui est nommée plus haut.
}
circle-lesson-seen = { $step ->
    [1] Vous avez attaqué tous les deux. Ton numéro 1 a agi avant son 2, et chacun a avancé d’une case.
    [2] Ton 3 a agi avant son 6. Mais la seconde carte compte aussi : son Tsukidashi avance de deux cases et t’a poussé au bord.
    [3] Vous avez d’abord échangé vos places ; puis son Yorikiri t’a éloigné du bord.
    [5] Ton Kimedashi a agi. Si vous attaquez tous les deux au tour suivant, tu agis en premier.
    [7] L’autre est hors des dix-neuf cases : tu gagnes. Son Oshidashi, numéro 3, n’a pas pu agir, car ton Kimedashi t’a fait agir en premier.
   *[other] { "" }
}
