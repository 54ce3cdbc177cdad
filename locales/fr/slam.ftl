# Slam, in French. `en.ftl` explains the syntax.

## On the home page

slam-name = Slam
slam-kanji = 投
slam-verb = Lance et tombe bien
slam-line = Deux dés lutteurs, trois lancers : garde une chute ou tente mieux.
slam-players = 2 ou plus, 10 min
slam-luck = Une main sûre
slam-credit = Sumo Slam, Ridley’s et Game Factory 2018
unfinished-slam = Manche { $number }.

## The ring

ring-picture = Le dohyō, vide
ring-hidden = À l’aveugle : on ne voit pas le dohyō
ring-lies = { $wrestler ->
    [a] Le lutteur indigo
   *[b] Le lutteur vermillon
} { $fall ->
    [champion] est debout.
    [headstand] est sur la tête.
    [side] est sur le côté.
    [belly] est à plat ventre.
    [knock-out] est sur le dos.
    [outside] est dehors.
   *[none] est dans le dohyō.
}
ring-grip = Relancer { $wrestler ->
    [a] le lutteur indigo
   *[b] le lutteur vermillon
}, { $fall ->
    [champion] qui est debout
    [headstand] qui est sur la tête
    [side] qui est sur le côté
    [belly] qui est à plat ventre
    [knock-out] qui est sur le dos
   *[outside] qui est dehors
}
throw-pull = Tire, puis lâche
throw-pull-spin = de côté pour l’effet
throw-pulled = Force { $strength } %
throw-pulled-to = { $side ->
    [ahead] tout droit
    [left] { $degrees }° à gauche
   *[right] { $degrees }° à droite
}{ $spin ->
    [none] { "" }
    [left] , effet à gauche
   *[right] , effet à droite
}
throw-grip = Lancer : tire en arrière et lâche. Les flèches règlent la visée et la force, avec Maj l’effet ; Entrée lance. { $side ->
    [ahead] Tout droit
    [left] { $degrees }° à gauche
   *[right] { $degrees }° à droite
}, force { $strength } %, effet { $spin }
throw-by-sliders = Lancer avec des nombres
throw-by-which = visée, force, effet
throw-by = { $what ->
    [aim] Visée
    [strength] Force
   *[spin] Effet
}
throw-aim-is = { $side ->
    [ahead] tout droit
    [left] { $degrees }° à gauche
   *[right] { $degrees }° à droite
}
throw-strength-is = { $percent } %
throw-spin-is = { $spin }
rope-title = Poser la corde à la main
rope-how = Trace le dohyō en glissant sur l’argile, ou touche un coin après l’autre. Au clavier : les flèches déplacent la croix, Entrée pose un coin, Retour arrière le reprend.
rope-corners = { $number ->
    [one] Encore un coin.
   *[other] Encore { $number } coins.
}
rope-laid = La corde est posée : { $length } cm.
rope-eight = La corde est posée en huit : { $length } cm.
rope-refused = { $why ->
    [too-short] C’est trop court pour un dohyō. Trace-le plus grand.
    [too-long] La corde ne mesure que 1,60 m.
    [open] Le tracé doit revenir à son point de départ.
    [crosses] Le tracé ne peut se croiser qu’une fois, comme dans un huit.
    [too-thin] Ce dohyō est trop étroit pour un lutteur.
   *[too-far] Le dohyō doit rester sur l’argile.
}
rope-cursor = Coin à { $right } mm à droite et { $ahead } mm en avant du milieu ; Entrée le pose
rope-clear = Effacer
fair-title = Comment ça tombe
fair-lead = Les lancers sont calculés, et le calcul ne connaît ni les noms ni les totaux : le même lancer tombe de la même façon pour tout le monde, ordinateurs compris.
fair-so-far = Lancers jusqu’ici
fair-tried = Un essai : { $number } lancers
fair-none = Rien n’a encore été lancé sur cet appareil.
fair-position = Position
fair-wrestlers = Lutteurs
fair-share = Part
fair-measured = Mesures
fair-percent = { $whole },{ $tenth } %
fair-own-key = lancé
fair-table-key = mesuré sur de nombreux lancers
fair-verdict = { $odd ->
    [0] Le hasard suffit à expliquer ces résultats.
    [one] Une position s’écarte des mesures plus que le hasard ne l’explique dans dix-neuf cas sur vingt. Viser, ou lancer quand un lutteur est déjà au sol, suffit à causer cet écart.
   *[other] { $odd } positions s’écartent des mesures plus que le hasard ne l’explique dans dix-neuf cas sur vingt. Viser, ou lancer quand un lutteur est déjà au sol, suffit à causer ces écarts.
}
fair-shape = Forme du dohyō
fair-sizes = Taille
fair-size = { $percent } %
fair-try = Lancer { $number } fois
fair-progress = Lancers faits
fair-done = { $done } sur { $number }
fair-cancel = Arrêter
fair-failed = Le dohyō n’a pas répondu. Réessaie.

## The table

slam-mode = { $mode ->
    [basho] Basho, premier à 500
   *[nokkuauto] Nokkuauto, par élimination
}
slam-titles = { $number } fois grand champion
slam-totals = { $bouts ->
    [one] Dernier combat : total { $most }
   *[other] { $bouts } derniers combats : meilleur total { $most }, { $average } en moyenne
}
slam-kimarite = { $mode ->
    [basho] Basho
   *[nokkuauto] Nokkuauto
}
slam-modes = Mode de jeu
slam-mode-note = { $mode ->
    [basho] Dans Slam, un basho (tournoi) est une course : qui a 500 ou plus à la fin d’un tour gagne aussitôt.
   *[nokkuauto] Après chaque manche, celui qui a le total le plus bas est éliminé. Le dernier qui reste est le grand champion.
}
slam-round = Nokkuauto, manche { $number }
slam-wrestler = { $wrestler ->
    [a] Indigo
   *[b] Vermillon
}
slam-fall = { $fall ->
    [champion] Debout
    [headstand] Sur la tête
    [side] Sur le côté
    [belly] À plat ventre
    [knock-out] Sur le dos
   *[outside] Dehors
}
slam-lies = Indigo : { $a ->
    [champion] debout
    [headstand] sur la tête
    [side] sur le côté
    [belly] à plat ventre
    [knock-out] sur le dos
   *[outside] dehors
}. Vermillon : { $b ->
    [champion] debout
    [headstand] sur la tête
    [side] sur le côté
    [belly] à plat ventre
    [knock-out] sur le dos
   *[outside] dehors
}.
slam-stops = { $name } s’arrête
slam-throws-again = { $name } relance { $thrown ->
    [a] l’indigo
    [b] le vermillon
   *[ab] les deux
}
slam-shape = { $shape ->
    [circle] Cercle
    [oval] Ovale
    [square] Carré
    [triangle] Triangle
    [eight] Huit
   *[drawn] Tracé à la main
}
slam-ring-is = { $shape }, { $percent } % de la corde
slam-terms = { $mode }. Dohyō : { $ring }.
slam-log-landed = { $name }, lancer { $throw }, { $thrown ->
    [a] l’indigo
    [b] le vermillon
   *[ab] les deux
}. { $lies }
slam-log-scored = { $name } marque { $points } points, total { $total }.
slam-log-nothing = Un lutteur est dehors : { $name } ne marque rien et reste à { $total }.
slam-log-lost = Les deux lutteurs sont dehors : { $name } perd tout.
slam-log-tied = Hikiwake pour la dernière place : { $names } lancent chacun un lutteur.
slam-log-threw = { $name } lance un lutteur, qui { $fall ->
    [champion] retombe debout
    [headstand] retombe sur la tête
    [side] retombe sur le côté
    [belly] retombe à plat ventre
    [knock-out] retombe sur le dos
   *[outside] sort du dohyō
}.
slam-log-left = { $name } est éliminé après la manche { $round }.
slam-log-won = { $mode ->
    [basho] { $name } gagne le basho.
   *[nokkuauto] { $name } est le grand champion.
}
slam-refuse = { $what ->
    [both] un lancer donne la position des deux lutteurs
   *[one] pour départager, chaque joueur lance un seul lutteur
}
slam-now-throw = { $name }, lance { $thrown ->
    [a] l’indigo
    [b] le vermillon
   *[ab] les deux lutteurs
}
slam-now-throw-how = Tire en arrière n’importe où dans l’image et lâche, ou règle la visée et la force.
slam-now-tie = { $name } : un lancer contre la dernière place
slam-now-tie-how = { $how ->
    [once] Les deux lutteurs volent en même temps, dans le même dohyō.
   *[turns] L’un après l’autre ; le dohyō est vidé à chaque fois.
}
slam-now-flies = { $name } lance
slam-now-aims = { $name } vise
slam-now-decide = { $name } : garder ou relancer ?
slam-now-decide-how = { $number ->
    [1] Premier lancer sur trois.
   *[2] Deuxième lancer sur trois.
} Un lutteur gardé peut encore être renversé.
slam-pair = { $fall ->
    [champion] Deux lutteurs debout valent ensemble { $points }.
   *[knock-out] Deux lutteurs sur le dos valent ensemble { $points }.
}
slam-choice = { $what ->
    [stop] s’arrêter
    [a] relancer l’indigo
    [b] relancer le vermillon
   *[ab] relancer les deux
}
slam-advice = { $what ->
    [stop] Arrêter
    [a] Relancer l’indigo
    [b] Relancer le vermillon
   *[ab] Relancer les deux
} : { $percent } % de chances de gagner, { $points } points en moyenne.
slam-score = Score
slam-turn = Tour
slam-total = Total
slam-throwing = lance
slam-left = éliminé
slam-out = { $outside ->
    [1] dehors
   *[2] deux dehors
}
slam-tally-out = { $outside ->
    [1] dehors
   *[2] deux dehors
} { $points }
slam-worth = Ce que vaut une chute
slam-position = Position
slam-one = un
slam-both = deux
slam-keep = Garder
slam-throw = Lancer
slam-keep-or-throw = Garder ou relancer
slam-again = { $thrown ->
    [a] Relancer l’indigo
    [b] Relancer le vermillon
    [ab] Relancer les deux
   *[none] Relancer
}
slam-stop = Arrêter et marquer { $points }
slam-next = Ensuite : { $name }
slam-on-the-table = Maintenant sur la table
slam-throw-by = Viser et lancer
slam-throw-it = { $thrown ->
    [a] Lancer l’indigo
    [b] Lancer le vermillon
   *[ab] Lancer les deux
}
slam-failed = Aucune réponse n’est venue.
slam-ring = Dohyō
slam-ring-stands = Le dohyō reste tel quel jusqu’à la fin du combat.
slam-shapes = Forme du dohyō
slam-sizes = Taille du dohyō
slam-size = { $percent } %
slam-size-note = La part de la corde de 1,60 m qui forme le dohyō. Plus il est petit, plus c’est difficile.
slam-shrinking = Dohyō qui rétrécit
slam-shrinking-note = À chaque manche, le dohyō perd un dixième de la corde entière, jusqu’à 40 %.
slam-blindfold = À l’aveugle
slam-blindfold-note = Le dohyō est caché pendant qu’un joueur vise et lance.
slam-yes = Oui
slam-no = Non
slam-undrawn = Le dohyō n’est pas encore tracé.
slam-who = Qui joue
slam-who-note = De un à { $number } joueurs ; ils lancent dans cet ordre.
slam-add = { $what ->
    [guest] Ajouter un invité
   *[computer] Ajouter un ordinateur
}
slam-add-wrestler = Ajouter un lutteur
slam-place = { $what ->
    [up] Monter
    [down] Descendre
   *[out] Retirer
}
slam-place-of = { $what ->
    [up] Monter { $name }
    [down] Descendre { $name }
   *[out] Retirer { $name }
}
slam-name-of = Nom du joueur { $number }
slam-level-of = Niveau du joueur { $number }
slam-guest = Invité { $number }
slam-first = Qui commence
slam-begins = { $who ->
    [youngest] Le plus jeune
    [random] Tiré au hasard
   *[champion] Le dernier grand champion
}
slam-begins-note = { $who ->
    [random] Les autres suivent dans leur ordre.
   *[champion] Le dernier de ces joueurs à avoir gagné sur cet appareil ; à défaut, le plus jeune.
}
slam-youngest = Le plus jeune est
slam-alone = Seul, tu t’entraînes : combien de tours te faut-il pour atteindre 500 ?
slam-result-say = { $mode ->
    [basho] Shōbu-ari ! Le basho est terminé.
   *[nokkuauto] Shōbu-ari ! Voici le grand champion.
}
slam-won-kanji = { $mode ->
    [basho] 優勝
   *[nokkuauto] 横綱
}
slam-ended-basho = { $name } a atteint { $total }.
slam-ended-nokkuauto = { $name } est le dernier qui reste.
slam-ended-alone = 500 en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
slam-fly = Montrer le lancer
slam-no-flight = Seul le résultat est connu.
slam-fairness-way = Comment ça tombe
slam-quick = { $what ->
    [throws] Un tour compte trois lancers au plus. Le premier se fait avec les deux lutteurs.
    [keep] Après chaque lancer, arrête-toi et marque, ou relance un lutteur ou les deux. Un lutteur gardé reste où il est et peut encore être touché.
    [outside] Un lutteur dehors : ton tour est fini et tu ne marques rien. Les deux dehors : tout ton total est perdu. Ce qui repose sur la corde est dedans.
    [basho] Le basho est ici une course : le premier qui atteint 500 à la fin d’un tour gagne.
   *[nokkuauto] Nokkuauto : un lutteur dehors termine le tour et coûte 100, deux coûtent 200 ; personne ne perd tout son total. Après chaque manche, celui qui a le total le plus bas est éliminé ; si plusieurs l’ont, chacun d’eux lance un lutteur, et celui dont le lutteur vaut le moins est éliminé.
}

## The rules

slam-rules-title = Règles de Slam
slam-rules-lead = Atteins 500 points en premier, ou reste le dernier en jeu.
slam-rules-more = Lance deux lutteurs dans un dohyō, un ring fait d’une corde : seule compte leur position à l’arrêt, et c’est à toi de décider si elle te suffit.
slam-part = { $part ->
    [throws] Lancer
    [worth] Comment ils tombent
    [turn] Un tour
    [outside] Dehors
    [basho] Basho
    [nokkuauto] Nokkuauto
    [hikiwake] Hikiwake
    [ring] Le dohyō
   *[credits] Crédits
}
slam-rules = { $what ->
    [throws] Tu lances deux dés en forme de lutteurs, l’indigo et le vermillon, dans un dohyō formé d’une corde.
    [hand] Tire en arrière n’importe où dans l’image et lâche : la direction est ta visée, la longueur ta force, et un mouvement de côté donne de l’effet. Les curseurs et le clavier lancent tout aussi bien.
    [rope] Ce qui repose sur la corde est dedans.
    [nudge] Un lutteur qui s’arrête appuyé, sans position claire, reçoit de petites poussées jusqu’à en avoir une.
    [worth] Chaque lutteur s’arrête dans l’une de cinq positions. Leurs valeurs s’additionnent. Il y a deux exceptions : deux lutteurs debout valent ensemble 300, plus que leur somme, et deux lutteurs sur le dos valent ensemble −50, moins que leur somme.
    [turn] Tu as trois lancers au plus. Le premier se fait avec les deux lutteurs. Ensuite, tu t’arrêtes et tu marques ce qui est là, ou tu relances l’un des deux ou les deux. Après le troisième lancer, le tour est fini, et tu marques ce qui est là.
    [stays] Un lutteur que tu gardes reste où il est. Le lancer suivant peut le toucher, le retourner ou le pousser dehors : ce qui compte, c’est la position des deux à la fin.
    [outside] Dès qu’un lutteur s’arrête hors du dohyō, ton tour est fini et tu ne marques rien. Tu gardes ce que tu avais avant.
    [both-outside] Si les deux sont dehors, tu perds aussi tout ton total.
    [basho] Un basho est un tournoi ; dans Slam, c’est une course. Chacun joue à son tour, dans l’ordre choisi avant le combat. Qui a 500 ou plus à la fin d’un tour gagne aussitôt.
    [nokkuauto] Chacun joue un tour par manche. Ensuite, celui qui a le total le plus bas est éliminé, et les autres continuent avec ce qu’ils ont. Le dernier qui reste est le grand champion.
    [nokkuauto-outside] Ici, chaque lutteur dehors coûte 100 et termine le tour. Un lutteur dedans ne marque alors rien. Personne ne perd tout son total, mais un total peut descendre sous 0.
    [hikiwake] Si plusieurs joueurs ont le total le plus bas, c’est un hikiwake, une égalité : chacun d’eux lance un lutteur, et celui dont le lutteur vaut le moins est éliminé ; dehors, un lutteur vaut −100. À deux, ils lancent en même temps dans le même dohyō ; à plus de deux, l’un après l’autre, et le dohyō est vidé à chaque fois.
    [hikiwake-again] Si plusieurs sont encore à égalité pour la dernière place, ils relancent.
    [shapes] La corde mesure 1,60 m, dont 60 à 100 % forment le dohyō. Il peut être un cercle, un ovale, un carré, un triangle, un huit, ou ce que tu traces. Plus la part de corde est petite, et plus la forme a de creux, plus il est difficile de tomber dedans.
    [shrinking] Un dohyō qui rétrécit perd à chaque manche un dixième de la corde entière, jusqu’à 40 %.
    [blindfold] À l’aveugle, on ne voit pas le dohyō pendant qu’un joueur vise et lance.
    [begins] On joue de un à huit. Seul, on essaie d’atteindre 500 en aussi peu de tours que possible. Le plus jeune commence, ou un joueur tiré au hasard, ou le dernier grand champion.
   *[physics] Ici, le lancer est simulé : deux corps rigides sur de l’argile, avec une corde sur laquelle ils peuvent s’appuyer.
}
slam-example = { $lies } { $points } points.

## Records

slam-record-mode = « { $text } » n’est pas un mode ; c’est basho ou nokkuauto.
slam-record-token = { $due ->
    [landing] un lancer s’écrit en deux lettres parmi C, H, S, B, K et O : l’indigo, puis le vermillon
    [decision] après un lancer vient . pour arrêter, ou a, b ou ab pour relancer
   *[fall] pour départager, un lancer est une lettre parmi C, H, S, B, K et O
}.
slam-record-nameless = chaque joueur a besoin d’un nom.
slam-record-many = { $number } joueurs, c’est trop.
slam-record-twice = deux joueurs s’appellent « { $name } ».
slam-record-not-a-name = « { $name } » ne peut pas être un nom : un nom ne contient ni virgule suivie d’une espace, ni caractère invisible.

## The lesson

slam-lesson-ask = { $step ->
    [1] Lance les deux lutteurs
    [2] Garde l’indigo, relance le vermillon
    [3] Lance le vermillon
   *[4] Arrête et marque 175
}
slam-lesson-why = { $step ->
    [1] Tire en arrière n’importe où dans l’image et lâche, ou règle la visée et la force. Ici, les lutteurs tombent comme la leçon le veut.
    [2] Sur la tête, l’indigo vaut 100 ; à plat ventre, le vermillon vaut 25 : ensemble 125. Un tour compte trois lancers au plus. Choisis « Lancer » pour le vermillon, puis relance-le.
    [3] Seul le vermillon vole. L’indigo reste où il est.
   *[4] Sur le côté, il vaut 75 au lieu de 25. Un troisième lancer pourrait tout gâcher : arrête.
}
slam-lesson-other = { $step ->
    [2] Tu peux aussi faire cela. Pour cette leçon, relance le vermillon, et lui seul.
   *[other] Tu peux aussi faire cela. Pour cette leçon, arrête ici.
}
slam-lesson-seen = { $step ->
    [4] Ces 175 points sont à toi. Un lutteur dehors coûte le tour, deux coûtent tout ton total. Le premier qui atteint 500 à la fin d’un tour gagne.
   *[other] { "" }
}
