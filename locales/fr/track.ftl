# Track, in French. `en.ftl` explains the syntax.

## On the home page

track-name = Track
track-kanji = 道
track-verb = Deux chiffres, une poussée
track-line = La carte haute pousse : la différence, multipliée par la carte basse.
track-players = 2 joueurs, 3 min
track-luck = Mains ouvertes, pur bluff
track-credit = Sumo, de Tony Reeves ; variante tactique de John Walker
unfinished-track = Tour { $number }. Les lutteurs sont { $side ->
    [middle] au milieu
    [east] sur la case { $space } d’Est
   *[west] sur la case { $space } d’Ouest
}.

## Cards and positions

track-tactic = { $tactic ->
    [yori] Yori
    [gino-sho] Ginō-shō
    [nodowa] Nodowa
    [katasukashi] Katasukashi
   *[kanto] Kantō
}
track-tactic-kanji = { $tactic ->
    [yori] 寄
    [gino-sho] 技
    [nodowa] 喉
    [katasukashi] 透
    [kanto] 敢
   *[master] 横
}
track-master = Maître du sumo
track-master-as = Maître du sumo en { $tactic }
track-how = { $tactic ->
    [yori] Tu avances d’une case.
    [gino-sho] Rien ne bouge.
    [nodowa] Compte comme 7 moins le chiffre adverse ; puis le plus haut pousse, même si c’est l’autre.
    [katasukashi] La position est inversée : ta case 3, par exemple, devient la sienne.
    [kanto] Répète ce qu’a fait ta carte précédente.
   *[master] Quand tu le joues, il devient l’une des cinq autres tactiques.
}
track-card-of = { $seat ->
    [east] Est : { $card }
   *[west] Ouest : { $card }
}
track-face-down = { $seat ->
    [east] Carte d’Est, face cachée
   *[west] Carte d’Ouest, face cachée
}
track-hand = { $seat ->
    [east] Main ouverte d’Est
   *[west] Main ouverte d’Ouest
}
track-option-spent = { $card }, déjà jouée
track-option-chosen = { $card }, face cachée
track-spent = jouée
track-chosen = choisie
track-yours = à toi
track-place = { $side ->
    [middle] le milieu
    [east] Est { $number }
    [west] Ouest { $number }
    [beyond-east] au-delà d’Est
   *[beyond-west] au-delà d’Ouest
}
track-picture = La piste
track-end = { $seat ->
    [east] Bout d’Est
   *[west] Bout d’Ouest
}
track-stand = { $side ->
    [middle] Les lutteurs sont au milieu.
    [east] Les lutteurs sont sur la case { $number } d’Est.
    [west] Les lutteurs sont sur la case { $number } d’Ouest.
    [beyond-east] Les lutteurs sont au-delà du bout d’Est.
   *[beyond-west] Les lutteurs sont au-delà du bout d’Ouest.
}
track-spaces = { $number ->
    [one] { $number } case
   *[other] { $number } cases
}
track-sum = ({ $high } − { $low }) × { $low } = { $spaces }

## A bout

track-turn = Tour { $number }
track-turn-of = Tour { $number }/{ $all }
track-turn-head = Tour
track-sum-head = Poussée
track-place-head = Arrivée
track-by-referee = temps écoulé : choix de l’arbitre
track-clock = { $number ->
    [one] { $number } seconde restante
   *[other] { $number } secondes restantes
}
track-now-late = Temps écoulé pour { $name } : l’arbitre choisit.
track-now-you-late = Ton temps est écoulé : l’arbitre joue une de tes cartes
track-now-revealed = Les deux cartes sont retournées.
track-now-lifted = Une carte seulement soulevée ne compte pas.
track-now-swap = Échange jusqu’à deux chiffres contre des tactiques
track-now-swap-sealed = Ton choix sera montré quand les deux auront choisi.
track-now-swap-why = En secret ; les deux choix sont montrés ensemble et valent pour tout le combat.
track-now-swapped = Les deux mains sont ouvertes.
track-swaps = Quels chiffres échanger
track-swap = { $number } contre { $tactic }
track-swap-none = aucun échange
track-swap-seal = { $number ->
    [0] Ne rien échanger
    [one] Échanger un chiffre
   *[other] Échanger { $number } chiffres
}
track-refuse-spent = Le { $card } est déjà joué.
track-refuse-third = Deux chiffres au plus : reprends-en d’abord un.
track-refuse-swaps = Les deux côtés choisissent d’abord leurs échanges.
track-refuse-late = On n’échange des chiffres que dans le jeu tactique, avant le premier tour.
track-name-tactic = Que sera le Maître du sumo ?
track-confirm = Jouer le { $card } ?
track-lay = Poser le { $card } face cachée
track-no-turn = La carte haute pousse : la différence, multipliée par la carte basse.
track-this-turn = Tour { $number } : { $east } pour Est, { $west } pour Ouest
track-last-turn = Dernier tour : { $east } pour Est, { $west } pour Ouest
track-ifs = Si tu joues le { $card }…
track-ifs-end = Si tu joues le { $card }, puis le dernier tour…
track-ifs-from = { $whose ->
    [own] tu es sur ta case { $number }
    [theirs] tu es sur sa case { $number }
   *[middle] tu es au milieu
}
track-ifs-way = { $way ->
    [push] avance { $number }
    [back] recule { $number }
   *[stay] reste
}
track-ifs-to = { $to ->
    [own] ta { $number }
    [theirs] sa { $number }
    [won] gagné
    [lost] dehors
   *[middle] milieu
}
track-out = dehors
track-nominate = Si son temps s’écoule : { $card }
track-nominees = Si son temps s’écoule :
track-nominate-why = Touche l’une de ces cartes : l’arbitre la joue si son temps s’écoule.
track-nominated = Si son temps s’écoule, l’arbitre joue le { $card }.

## The log

track-log-revealed = { $east } montre le { $eastcard }, { $west } le { $westcard }.
track-log-referee = Temps écoulé pour { $name } : l’arbitre a joué le { $card }.
track-log-repeated = Avec Kantō, { $name } répète le { $card }.
track-log-counted = { $name } : Nodowa compte comme { $number }.
track-log-pushed = { $name } pousse : { $sum }.
track-log-equal = Cartes égales : rien ne bouge.
track-log-zero = Contre un 0, rien ne bouge.
track-log-advanced = { $name } avance d’une case.
track-log-stopped = { $name } joue Ginō-shō : plus rien ne bouge à ce tour.
track-log-reversed = { $name } esquive, et la position est inversée.
track-log-cancelled = Deux { $tactic } s’annulent.
track-log-idle = { $name } : { $tactic } ne fait rien, car { $why ->
    [number] il n’y a pas de chiffre à comparer.
    [zero] il rencontre un 0.
    [nothing] il n’y a pas de carte à répéter.
   *[stopped] Ginō-shō a agi avant.
}
track-log-back = Chacun reprend toutes ses cartes.
track-log-oshi = Shōbu-ari ! { $name } gagne par oshidashi.
track-log-position = Shōbu-ari ! { $name } gagne à la position.
track-log-tie = Les lutteurs sont au milieu : égalité.
track-log-swapped = { $count ->
    [0] { $name } n’échange rien.
    [one] { $name } échange le { $first } contre { $firsttactic }.
   *[other] { $name } échange le { $first } contre { $firsttactic } et le { $second } contre { $secondtactic }.
}

## The result

track-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} au classement en { $bouts ->
    [one] { $bouts } combat
   *[other] { $bouts } combats
}
track-kimarite = { $kimarite ->
    [oshi-dashi] Oshidashi
    [position] Position
   *[tie] Égalité
}
track-kimarite-kanji = { $kimarite ->
    [oshi-dashi] 押し出し
    [position] 優勢
   *[tie] 引き分け
}
track-why-oshi = { $loser } a été poussé hors de la piste.
track-why-position = { $side ->
    [east] { $loser } perd : après le dernier tour, les lutteurs sont dans sa moitié, sur la case { $number } d’Est.
   *[west] { $loser } perd : après le dernier tour, les lutteurs sont dans sa moitié, sur la case { $number } d’Ouest.
}
track-why-tie = Après le dernier tour, les lutteurs sont au milieu.

## Practice and review

track-mix = Meilleur choix pour { $name }
track-hint-mix = Ce que jouerait l’analyse
track-gave-away = Le { $card } a coûté { $number ->
    [one] { $number } victoire
   *[other] { $number } victoires
} sur 100 combats.
track-in-mix = Le { $card } est le bon choix { $number } fois sur 100.
track-no-cost = Le { $card } n’a rien coûté.
track-swap-cost = { $number ->
    [0] Cet échange n’a rien coûté.
    [one] Cet échange a coûté { $number } victoire sur 100 combats.
   *[other] Cet échange a coûté { $number } victoires sur 100 combats.
}

## Setting up

track-ends = Durée
track-six-turns = Six tours
track-endless = Jusqu’à la sortie
track-endless-note = Jusqu’à la sortie (oshidashi) : qui n’a plus de cartes les reprend toutes, et le combat continue.
track-zero = Un zéro dans chaque main
track-tactics = Tactiques
track-without = Sans
track-with = Avec
track-clock-ask = Temps pour choisir
track-clock-time = { $number ->
    [0] Illimité
    [60] 1 minute
   *[other] { $number } secondes
}
track-clock-free = Autre durée
track-clock-seconds = Secondes, { $most } au plus
track-clock-note = { $number ->
    [one] Qui n’a pas choisi après une seconde laisse le choix à l’arbitre. Entre deux personnes, tu peux désigner la carte de l’autre que jouerait l’arbitre, tant que l’autre n’a pas choisi. Les échanges ne sont pas minutés.
   *[other] Qui n’a pas choisi après { $number } secondes laisse le choix à l’arbitre. Entre deux personnes, tu peux désigner la carte de l’autre que jouerait l’arbitre, tant que l’autre n’a pas choisi. Les échanges ne sont pas minutés.
}

## The rules

track-quick-turn = Chacun choisit une carte, et les deux sont retournées ensemble. La plus haute pousse : la différence, multipliée par la plus basse. Des cartes égales ne poussent rien.
track-quick-end = Un lutteur poussé au-delà du bout de la piste a perdu. Sur la dernière case, on n’est pas encore dehors. Après six tours, Est gagne dans la moitié d’Ouest, et Ouest dans celle d’Est ; au milieu, il y a égalité.
track-quick-oshi = Un lutteur poussé au-delà du bout de la piste a perdu. Il n’y a pas de dernier tour : quand les deux mains sont vides, chacun reprend toutes ses cartes.
track-quick-zero = { $oshi ->
    [true] Chaque main a aussi un 0, contre lequel rien ne bouge.
   *[false] Chaque main a aussi un 0, contre lequel rien ne bouge. Une carte n’est pas jouée.
}
track-quick-tactical = Avant le combat, chacun peut échanger en secret jusqu’à deux chiffres contre les tactiques de même valeur.
track-rules-title = Règles de Track
track-rules-lead = Pousse l’autre lutteur au-delà du bout de la piste, ou sois dans sa moitié à la fin du dernier tour.
track-rules-more = Toutes les cartes sont visibles ; on ne cache que celle qu’on va jouer.
track-part = { $part ->
    [track] La piste et les cartes
    [turn] Un tour
    [end] Comment finit un combat
    [zero] Avec un zéro
    [oshi] Jusqu’à la sortie
    [tactical] Tactiques
    [order] Quelle tactique agit, et quand
    [clock] Le chronomètre
    [robin] La poule
    [ours] Notre interprétation
   *[credits] Crédits
}
track-rules-track = La piste a dix-sept cases : un milieu, et huit de chaque côté. Les deux lutteurs commencent au milieu ; ils sont toujours sur la même case et se déplacent ensemble. Est pousse vers le bout d’Ouest, Ouest vers le bout d’Est.
track-rules-hands = Chaque joueur a en main les chiffres 1 à 6. Les deux mains sont toujours ouvertes : chacun voit les cartes de l’autre. Une carte jouée ne sert plus.
track-rules-turn = Les deux joueurs choisissent une carte en secret et la retournent au même moment.
track-rules-sum = La carte la plus haute pousse. Le nombre de cases est la différence des deux cartes, multipliée par la plus basse. Un 6 contre un 3 pousse donc de (6 − 3) × 3 = 9 cases, et aucune poussée ne va plus loin. Si les cartes sont égales, personne ne pousse.
track-rules-push-off = Qui est poussé au-delà de son propre bout de la piste a perdu aussitôt. C’est une sortie, oshidashi. Sur la dernière case, on est encore dedans.
track-rules-position = Si personne n’est sorti après six tours, Est gagne à la position dans la moitié d’Ouest, et Ouest dans celle d’Est. Au milieu, il y a égalité.
track-rules-forced = Dans le jeu de base, chacun n’a plus qu’une carte au sixième tour : il se joue donc tout seul.
track-rules-zero = Chaque main a aussi un 0. Contre lui, une poussée ne mène nulle part : multiplier par zéro donne zéro. En six tours, chacun garde donc une carte qu’il ne joue pas ; dans la variante « Jusqu’à la sortie », on les joue toutes.
track-rules-oshi = Cette variante, le zéro et les tactiques se combinent librement. Il n’y a pas de dernier tour : quand les mains sont vides, chacun reprend toutes ses cartes, et le combat continue jusqu’à une sortie.
track-rules-tactical = Avant le premier tour, chaque joueur peut échanger jusqu’à deux des chiffres 1 à 6 contre les tactiques de même valeur, sans montrer lesquels. Quand les deux ont choisi, les échanges sont montrés, et les deux mains sont de nouveau ouvertes.
track-rules-order = Une poussée compare deux chiffres. Dès qu’une tactique est jouée, ces règles s’appliquent :
track-rules-order-of = { $what ->
    [number] Contre un chiffre, seule la tactique agit. Nodowa compte comme 7 moins ce chiffre : contre un 2, c’est un 5. Contre un 0, il ne fait rien. Un Kantō qui répète un chiffre compte comme ce chiffre ; s’il répète une tactique, il agit comme cette tactique.
    [tactics] Entre deux tactiques, la plus petite valeur agit en premier, puis la plus grande. Il n’y a alors pas de chiffre : Nodowa ne fait donc rien, et un Kantō qui répète un chiffre ou un Nodowa non plus.
    [master] Ce que sera un Maître du sumo se choisit en secret, au moment de le poser. Il a la valeur de la tactique qu’il devient. Kantō garde sa valeur 5, quoi qu’il répète.
    [gino] Ginō-shō arrête tout ce qui viendrait après lui dans le tour, et rien de ce qui est venu avant.
    [equal] Deux Yori s’annulent, et deux Katasukashi aussi.
    [kanto] Deux Kantō agissent dans l’ordre de ce qu’ils répètent, et ensemble s’ils répètent la même chose ; celui qui répète un chiffre, ou qui n’a rien à répéter, ne fait rien. Un Kantō joué comme première carte n’a rien à répéter et ne fait jamais rien.
    [last] Kantō répète ce qu’a fait la carte précédente du même joueur : pour un Maître du sumo, ce qu’il est devenu ; pour un Kantō, ce qu’il a répété. Reprendre ses cartes n’y change rien.
   *[end] Chaque fois qu’une carte a agi, on regarde si quelqu’un est au-delà du bout. Deux tactiques qui agissent ensemble comptent comme une seule.
}
track-rules-clock = Un chronomètre peut être réglé pour chaque tour ; les échanges avant le combat ne sont pas minutés. Si le temps d’un joueur s’écoule, l’arbitre joue pour lui une carte tirée au hasard. Entre deux personnes, tu peux désigner, pendant ton choix et tant que l’autre n’a pas choisi, la carte de l’autre que l’arbitre jouerait alors. Ce que devient un Maître du sumo est aussi tiré au hasard, sauf si tu l’as dit en le désignant.
track-rules-robin = À trois ou plus, vous pouvez jouer une poule : chacun affronte une fois tous les autres. Si vous êtes en nombre impair, chaque ronde laisse quelqu’un sans adversaire.
track-our-reading = { $what ->
    [zero] Avec un zéro, il y a toujours six tours : une carte n’est donc pas jouée.
    [shown] Les échanges sont montrés avant le premier tour.
    [order] Track se jouait d’abord par correspondance. Là où ses règles ne disent pas dans quel ordre agissent les tactiques, l’ordre est de nous.
   *[kanto] Un Kantō joué comme première carte ne fait rien, et reprendre ses cartes ne change pas ce qu’un Kantō répète.
}
track-example = { $side ->
    [middle] En partant du milieu :
    [east] En partant de la case { $number } d’Est :
   *[west] En partant de la case { $number } d’Ouest :
}

## Records

track-record-held = { $seat ->
    [east] Est n’a pas le { $card }
   *[west] Ouest n’a pas le { $card }
}.
track-record-variant = « { $text } » n’est pas une variante ; il y a zero, oshi-dashi et tactical.
track-record-twice = « { $text } » y figure deux fois.
track-record-swap = « { $text } » ne peut pas être échangé ; les chiffres 1 à 6, si.
track-record-swaps = un côté échange deux chiffres au plus, pas { $number }.
track-record-untold = avant le premier tour, les balises East-Swaps et West-Swaps disent ce qui a été échangé.
track-record-turn = un tour est la carte d’Est et celle d’Ouest, comme 6=3.
track-record-card = « { $text } » n’est pas une carte ; les cartes s’écrivent 0 à 6, Y, G, N, S, K, et MY à MK pour le Maître du sumo.

## The round robin

robin = Poule
robin-offer = À trois ou plus ? Une poule
robin-who = Qui lutte
robin-add = Un lutteur ou un ordinateur
robin-guest = Ou un invité
robin-add-guest = Inscrire l’invité
robin-remove = Retirer
robin-remove-name = Retirer { $name }
robin-twice = Ce lutteur est déjà inscrit.
robin-many = Il y a de la place pour { $number } lutteurs.
robin-few = Une poule demande au moins { $number } lutteurs.
robin-begin = Commencer la poule
robin-keep = Retour à la poule en cours
robin-replaces = Cela remplace la poule en cours.
robin-gone = La poule de ce combat n’existe plus : il ne compte nulle part.
robin-new = Nouvelle poule
robin-again = Rejouer avec les mêmes
robin-on = La poule continue
robin-won-with = { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $bouts } combats.
robin-round = Ronde { $number } sur { $all }
robin-round-number = Ronde { $number }
robin-bye = { $name } n’a pas d’adversaire dans cette ronde.
robin-sit = Jouer ce combat
robin-watch = Regarder
robin-play-out = Simuler
robin-played-out = Ils luttent…
robin-won = { $number ->
    [one] { $names } gagne la poule
   *[other] { $names } gagnent la poule à égalité
}
robin-table = Classement
robin-place = Place
robin-wrestler = Lutteur
robin-column = { $column ->
    [played] Joués
    [push-offs] Sorties
    [positions] Positions
    [ties] Égalités
    [losses] Défaites
   *[points] Points
}
robin-points = Une sortie vaut 3 points, une victoire à la position 2, une égalité 1, une défaite 0. À égalité de points, c’est le résultat du combat direct qui compte, puis le nombre de sorties ; ensuite, la place est partagée.
robin-torikumi = Tous les combats
robin-to-come = { $east } et { $west }
robin-ended = { $winner } a battu { $loser } { $kimarite ->
    [oshi-dashi] par oshidashi
   *[position] à la position
}
# Of several computers of one level, all but the first have a number.
robin-another = { $name } { $number }
robin-tied = { $east } et { $west } : égalité
robin-sure = Un autre combat est en cours
robin-give-up = L’abandonner et commencer celui-ci

## The lesson

track-lesson-ask = { $step ->
    [1] Choisis ton 4
    [2] Choisis ton 1
    [3] Choisis ton 5
   *[4] Choisis ton 6
}
track-lesson-why = { $step ->
    [1] Tu es Est : pousse Ouest au-delà du bout de la piste, ou dans sa moitié en six tours. Vous choisissez chacun une carte en secret. La plus haute pousse : la différence, multipliée par la plus basse.
    [2] Ouest a encore le 6, qui peut venir maintenant. Comme la différence est multipliée par la carte basse, ton 1 rend la poussée courte.
    [3] Touche le 5 une fois : les cartes d’Ouest apparaissent sous les cases où elles t’amèneraient ; des cartes égales ne poussent personne. Puis joue-le.
   *[4] Touche le 6 : toutes les cartes d’Ouest apparaissent au-delà du bout. Quoi qu’Ouest joue, le 6 gagne.
}
track-lesson-other = { $step ->
    [1] Tu peux aussi jouer celle-là. Pour cette leçon, choisis le 4.
    [2] Tu peux aussi jouer celle-là. Pour cette leçon, vois ce que fait le 1 contre une carte haute.
    [3] Tu peux aussi jouer celle-là. Pour cette leçon, choisis le 5.
   *[4] Tu peux aussi jouer celle-là. Pour cette leçon, choisis le 6 : il gagne tout de suite.
}
track-lesson-seen = { $step ->
    [1] 4 contre 2 : la différence, 2, multipliée par la carte basse, 2. Cela fait quatre cases. Les deux cartes ne serviront plus.
    [2] (6 − 1) × 1 fait cinq cases. Ton 2 en aurait coûté huit : (6 − 2) × 2.
    [3] 5 contre 3 : la différence, 2, multipliée par la carte basse, 3. Cela fait six cases, jusqu’à sa case 5.
   *[4] 6 contre 4 : huit cases, au-delà du bout. Tu gagnes. Si personne n’est dehors après six tours, celui qui se trouve dans la moitié de l’autre gagne.
}
