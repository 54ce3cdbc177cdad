# The page's texts in French. `en.ftl` explains the syntax and is the reference.
#
# Names of persons may begin with a vowel, so no message has “de” or “que” before { $name }.

## The whole page

app-name = Hakkyoi
app-tagline = Cinq jeux de sumo pour une seule table
app-title = { $page } · Hakkyoi
list-middle = { $first }, { $last }
list-end = { $first } et { $last }
list-sentences = { $first } { $last }
home = Accueil
to-home = Hakkyoi, accueil
close = Fermer
go-on = Continuer
nothing-here = Il n’y a rien ici
nothing-here-why = Le dohyō est balayé et vide. L’adresse a peut-être été coupée.

## Seats

seat = { $seat ->
    [east] Est
   *[west] Ouest
}
name-of-seat = { $name } ({ $seat })
seat-kanji = { $seat ->
    [east] 東
   *[west] 西
}

## Home

games = Choisis un jeu
play = Jouer
unfinished = { $what ->
    [practice] Un entraînement de { $game } inachevé
   *[bout] Un combat de { $game } inachevé
}
versus = contre
unofficial = Une édition non officielle de cinq jeux publiés.
credits = Auteurs et éditeurs

## Lessons

lesson = Leçon
lesson-offer = Apprendre en jouant
lesson-of = Apprendre { $game } en jouant
lesson-skip = Passer
lesson-step = Étape { $step } sur { $steps }
lesson-play = Jouer un combat
lesson-again = Recommencer
lesson-seen = Ce qui s’est passé

## Problems

problem = Problème
problems = Problèmes
problems-kanji = 問題
problems-what = Dans chaque position, un seul choix est le meilleur, et c’est prouvé. Trouve-le.
problems-solved = { $number ->
    [one] { $number } résolu
   *[other] { $number } résolus
}
problems-streak = { $number ->
    [0] Résous-le aujourd’hui et demain pour commencer une série.
    [one] Série : { $number } jour. Tu peux sauter un jour sans la perdre.
   *[other] Série : { $number } jours. Tu peux sauter un jour sans la perdre.
}
problem-today = Le problème du jour
problem-today-of = Aujourd’hui : { $game }
problem-today-done = Résolu pour aujourd’hui.
problem-ask = Trouve le meilleur choix.
problem-on = Continue : là encore, un seul choix est le meilleur.
problem-worth = Le meilleur choix gagne { $best } combats sur 100 ; { $other ->
    [0] aucun autre n’en gagne un seul
   *[other] aucun autre n’en gagne plus de { $other }
}.
problem-forced = Un choix gagne à coup sûr, quoi que fasse l’adversaire, et plus vite que tous les autres.
problem-other = { $tries ->
    [1] Ce n’est pas le meilleur choix : { $what }.
   *[other] Essai { $tries }, pas le meilleur choix non plus : { $what }.
}
problem-wins = { $wins ->
    [0] Il ne gagne aucun combat sur 100 ; le meilleur choix en gagne { $best }.
    [one] Il gagne { $wins } combat sur 100 ; le meilleur choix en gagne { $best }.
   *[other] Il gagne { $wins } combats sur 100 ; le meilleur choix en gagne { $best }.
}
problem-lost = Tu perds aussitôt.
problem-loses = Tu perds, quoi que tu fasses ensuite.
problem-loses-to = Voici comment { $name } gagne alors : { $reply }.
problem-unsure = { $turns ->
    [1] Tu ne gagnes pas à coup sûr dès ce tour.
    [2] Tu ne gagnes à coup sûr ni à ce tour ni à ton prochain tour.
   *[other] Tu ne gagnes pas à coup sûr en { $turns } tours.
}
problem-holds-out = Voici comment { $name } résiste : { $reply }.
problem-hidden = Dans un combat, tu ne verrais pas ce que { $name } a en main, et tu ne gagnerais pas à coup sûr contre : { $reply }.
problem-best = Le meilleur choix : { $what }.
problem-best-wins = Il gagne { $best } combats sur 100 ; { $other ->
    [0] aucun autre n’en gagne un seul
   *[other] aucun autre n’en gagne plus de { $other }
}.
problem-best-sure = { $turns ->
    [0] Il gagne à coup sûr ; tous les autres perdent.
    [1] Il gagne à coup sûr dès ce tour.
    [2] Il gagne à coup sûr à ce tour ou à ton prochain tour ; aucun autre n’y arrive.
   *[other] Il gagne à coup sûr en { $turns } tours ; aucun autre n’y arrive.
}
problem-solved = Résolu.
problem-count = Problème { $number } sur { $all }, niveau { $grade } sur 5
problem-show = Réponse
problem-told = C’était la réponse.
problem-loading = Chargement du problème…
problem-missing = Impossible d’obtenir le problème. Connecte-toi une fois à Internet, puis réessaie.
problem-next = Problème suivant
training = Exercices
training-what = Toi et l’autre choisissez en même temps : le meilleur jeu est donc souvent un mélange, tantôt cette carte, tantôt une autre. Choisis-en une, et vois ce qu’elle valait.
training-ask = Que joues-tu ?
training-why = Toi et l’autre choisissez en même temps, et le meilleur jeu est un mélange de plusieurs cartes.
training-looking = Recherche d’une position…
training-missing = Aucune position n’a pu être trouvée. Connecte-toi une fois à Internet, puis réessaie.
training-next = Position suivante
training-mix = Le meilleur jeu dans 100 positions pareilles
training-cost = { $number ->
    [0] { $what } : ne coûte rien
    [one] { $what } : coûte { $number } victoire sur 100 combats
   *[other] { $what } : coûte { $number } victoires sur 100 combats
}
training-known = Si { $name } connaissait ton choix, la meilleure réponse serait { $answer } : tu gagnerais { $left } fois sur 100. Le meilleur jeu gagne { $wins } fois.
training-known-hidden = Si { $name } connaissait ton choix, tu gagnerais { $left } fois sur 100. Le meilleur jeu gagne { $wins } fois.
training-average = Tes { $count } derniers choix ont coûté en moyenne { $number ->
    [one] { $number } victoire
   *[other] { $number } victoires
} sur 100 combats.
training-stands = { $count ->
    [0] pas encore essayé
   *[other] { $number ->
        [one] { $number } victoire perdue
       *[other] { $number } victoires perdues
    } sur 100 en moyenne
}
mix-played = joué
mix-share = { $number } fois sur 100

## Tant que le programme ne tourne pas (static/start.js)

not-loaded = La page n’a pas pu être chargée. As-tu du réseau ? Si oui, recharge-la.
no-wasm = Ce navigateur ne peut pas lancer Hakkyoi
no-wasm-why = Les jeux ont besoin de WebAssembly. Ce navigateur ne le connaît pas, ou il est désactivé : par un réglage, un mode de protection ou l’administrateur de cet appareil. Autorise-le pour cette page, ou ouvre-la dans un autre navigateur. Ce que tu as enregistré est conservé.
load-again = Recharger
report = Le rapport
report-kept = Rien n’est perdu : chaque coup joué jusqu’ici est enregistré sur cet appareil.
report-resume = Reprendre le combat
report-copy = Copier le rapport
report-copied = Le rapport est copié.
report-marked = Le rapport est sélectionné ; tu peux le copier de là.

## The data on this device

notice = Avis
damaged = { $number ->
    [one] Une donnée enregistrée était abîmée et a été mise de côté. Tout le reste est intact.
   *[other] { $number } données enregistrées étaient abîmées et ont été mises de côté. Tout le reste est intact.
}
damaged-no-room = { $number ->
    [one] Une donnée enregistrée est abîmée. Il n’y a pas de place pour la mettre de côté : elle reste donc où elle est, et rien de nouveau ne peut être enregistré à sa place tant que tu ne la jettes pas. Enregistre-la d’abord dans un fichier.
   *[other] { $number } données enregistrées sont abîmées. Il n’y a pas assez de place pour les mettre toutes de côté : certaines restent donc où elles sont, et rien de nouveau ne peut être enregistré à leur place tant que tu ne les jettes pas. Enregistre-les d’abord dans un fichier.
}
damaged-save = Enregistrer les données abîmées
damaged-discard = Jeter
not-kept = Ce navigateur n’enregistre rien pour cette page : tu peux jouer, mais tout combat sera perdu à la fermeture de l’onglet.
save-refused = Le navigateur a refusé d’enregistrer ce combat ; il n’a peut-être plus de place. Tu peux continuer à jouer, mais les derniers coups seront perdus quand cet onglet se fermera.
newer = Une version plus récente de cette page a enregistré des données sur cet appareil. Elles y restent pour elle. Cette version-ci continue sans : ce qu’elle enregistrerait au même endroit sera perdu à la fermeture de cet onglet.
newer-stays = Une version plus récente de cette page a enregistré sur cet appareil des données que cette version-ci ne sait pas lire. Rien n’est modifié. Recharge la page pour obtenir la version récente.
save-newer = Une version plus récente de cette page a enregistré un combat ici. Tu peux continuer à jouer, mais ce combat-ci sera perdu quand cet onglet se fermera.
room-scarce = { $percent } % de la place que ce navigateur réserve à cette page est occupée. Quand elle sera pleine, rien de nouveau ne pourra être enregistré. Enregistre tes données dans un fichier.
bout-erased = Tout ce qui était sur cet appareil a été effacé depuis un autre onglet. Ce combat continue ici : il sera de nouveau enregistré dès ton prochain coup.
bout-passed = Ce combat a continué dans un autre onglet. Les coups que le navigateur avait refusé d’enregistrer dans cet onglet sont perdus.
dismiss = Masquer
update = Une nouvelle version de la page est prête. Tout ce qui est enregistré reste, et un combat inachevé y continue.
update-take = Mettre à jour
backup = { $number } combats joués depuis ta dernière sauvegarde. Ils ne sont enregistrés que dans ce navigateur.
backup-take = Sauvegarder
watching = Ce combat se joue dans un autre onglet. Ici, tu regardes.
watching-here = Jouer ici

## Settings

settings = Réglages
menu = Menu
language = Langue
language-device = Comme l’appareil
language-missing = Cette langue n’a pas pu être chargée ; le réseau manque peut-être. La page garde sa langue et réessaiera à la prochaine ouverture.
theme = Thème
theme-name = { $theme ->
    [system] Comme l’appareil
    [day] Jour
   *[night] Nuit
}
view = Vue du dohyō
view-side = De côté
view-above = De dessus
pace = Rythme
pace-name = { $pace ->
    [instant] Immédiat
    [fast] Rapide
    [normal] Normal
   *[slow] Lent
}
confirm = Jouer une carte
confirm-no = Tout de suite
confirm-yes = À confirmer
sound = Son
sound-on = Oui
sound-off = Non
letters = Touches lettres
letters-on = Oui
letters-off = Non
letters-note = Elles marchent partout sur la page : deux personnes peuvent partager un clavier. C’est la position des touches qui compte ; si le navigateur ne dit pas ce qui est imprimé sur les tiennes, leur nom est celui du clavier anglais (QWERTY). Sans elles : va sur un cache avec Tab, maintiens Espace pour regarder, choisis avec les flèches, pose avec Entrée.
version = Hakkyoi, version { $version }
log = Journal
leave = Quitter le combat (enregistré)
new-bout = Nouveau combat
rules = Règles

## The set-up of a bout

setup-who = Qui joue
setup-table = À deux, à cette table
setup-computer = Contre l’ordinateur
setup-watch = Regarder deux ordinateurs
setup-more = Plus de choix
setup-kind = Type de combat
setup-real = Ça compte
setup-keiko = Entraînement
setup-keiko-note = Keiko 稽古 : tu peux reprendre chaque coup, et un conseil est toujours à portée de main.
undo = Reprendre
setup-names = Noms
setup-name = { $seat ->
    [east] Est, à gauche
   *[west] Ouest, à droite
}
setup-default-name = { $seat ->
    [east] Tetsu
   *[west] Kaze
}
setup-seat = Ta place
setup-seat-name = { $seat ->
    [east] Est, à gauche
   *[west] Ouest, à droite
}
seating = Vos places
seating-passing = { $hands ->
    [open] Côte à côte
   *[hidden] Se passer l’appareil
}
seating-facing = Face à face
seating-passing-note = { $hands ->
    [open] Vous êtes tous les deux du même côté de l’écran.
   *[hidden] Un rideau cache les cartes quand l’appareil change de mains.
}
seating-facing-note = { $hands ->
    [open] L’appareil est posé entre vous, chacun de son côté.
   *[hidden] L’appareil est posé entre vous, chacun de son côté. Tes cartes ne se voient que tant que tu gardes le doigt sur leur cache ou sur l’une d’elles, une seule à la fois.
}
seating-cramped = Cet écran est trop petit pour jouer face à face ; passez-vous l’appareil.
setup-gives-up = Le combat inachevé entre { $east } et { $west } serait abandonné.
setup-gives-up-stays = Il reste inachevé dans la liste de tes combats.
setup-go-on = Plutôt le continuer
setup-guest = Un invité
setup-guest-name = Nom de l’invité
setup-wrestlers = Crée un lutteur : chaque combat qui compte s’inscrira dans son carnet
begin = Commencer
# How strong a computer plays, in a word and with the rank that sumo has for it.
level = { $level ->
    [makushita] Débutant (makushita)
    [maegashira] Facile (maegashira)
    [komusubi] Moyen (komusubi)
    [ozeki] Fort (ōzeki)
   *[yokozuna] Expert (yokozuna)
}
# The computers' ring names, one for each strength. They are invented, and short, because a phone has little room for them.
opponent = { $level ->
    [makushita] Moyama
    [maegashira] Soyogi
    [komusubi] Iwakumo
    [ozeki] Oroshi
   *[yokozuna] Raimine
}
# Where a player chooses one of them.
opponent-level = { $name }, { $level ->
    [makushita] débutant (makushita)
    [maegashira] facile (maegashira)
    [komusubi] moyen (komusubi)
    [ozeki] fort (ōzeki)
   *[yokozuna] expert (yokozuna)
}
# Beside the name of a computer on the banzuke.
banzuke-computer = { $level ->
    [makushita] Ordinateur, débutant
    [maegashira] Ordinateur, facile
    [komusubi] Ordinateur, moyen
    [ozeki] Ordinateur, fort
   *[yokozuna] Ordinateur, expert
}
setup-opponent = Adversaire
setup-gives-up-all = Le combat inachevé entre { $names } serait abandonné.

## The hand-over screen

handover-title = { $name }, à toi
handover-take = { $name }, prends l’appareil
handover-sealed = { $what ->
    [swaps] { $other } a choisi ses échanges.
   *[card] { $other } a posé sa carte face cachée.
} Tant que le rideau est baissé, on ne voit rien.
look-together = Pour vous deux, { $east } et { $west }.
handover-why = Tant que le rideau est baissé, on ne voit rien.
handover-lift = Maintenir pour lever le rideau
handover-again = Appuyer encore une fois
handover-twice = ou appuyer deux fois
handover-back = { $what ->
    [swaps] { $other } : refaire les échanges
   *[card] { $other } : reprendre la carte
}

## Face to face

palm = Maintenir pour voir
palm-of = Maintenir pour voir la main : { $name }
palm-letters = { $named ->
    [printed] ou touches : { $look } regarder, { $back } et { $on } choisir, { $lay } poser
   *[placed] ou touches (QWERTY) : { $look } regarder, { $back } et { $on } choisir, { $lay } poser
}
palm-keys = ou Tab jusqu’ici : Espace regarder, flèches choisir, Entrée poser
palm-touch = puis glisse sur les cartes, ou maintiens-en une
card-covered = Carte { $number }, face cachée
facing-picked = Une carte est choisie
facing-picked-why = Elle dépasse de la main. Pour la poser, touche-la encore, ou touche ta place au milieu.
facing-back = La reprendre
facing-waits = On attend { $name }.

## The bout

hand = Ta main
dohyo = Le dohyō
what-now = Que faire ?
shout = { $shout ->
    [hakkyoi] Hakkyoi !
   *[shobuari] Shōbu-ari !
}
shout-kanji = { $shout ->
    [hakkyoi] はっきよい
   *[shobuari] 勝負あり
}
option-shut = { $card }, pas jouable maintenant
choose-card = Choisis une carte
choose-card-named = { $name }, choisis une carte
choose-together = Les deux cartes sont retournées ensemble.
choose-sealed = { $name } a posé sa carte face cachée. Les deux seront retournées ensemble.
choose-thinking = Les deux réfléchissent
tap-again = Touche-la encore pour la jouer.

## What to do now

now-choosing = { $name } choisit
now-thinking = { $name } réfléchit
now-sealed-why = Ta carte reste face cachée jusqu’à ce que les deux soient choisies.
confirm-play = Jouer
confirm-back = Remettre en main
now-failed = L’ordinateur n’a pas pu choisir
retry = Réessayer
result = Résultat

## Hints in practice

hint = Conseil
hint-thinking = Recherche d’un conseil…
hint-failed = Aucun conseil n’est venu. Réessaie.
hint-meant = { $card } (conseil)
study-failed = L’analyse n’a pas répondu.
study-thinks = L’analyse réfléchit…
study-progress = Choix analysés : { $done } sur { $all }.
hint-share = { $tenths ->
    [0] Ce coup ne gagne presque jamais.
    [1] Ce coup gagne environ 1 combat sur 10.
    [10] Ce coup gagne presque toujours.
   *[other] Ce coup gagne environ { $tenths } combats sur 10.
}

## The result

result-say = Shōbu-ari ! { $name } gagne.
result-drawn = Personne ne gagne.
win = victoire
loss = défaite
rematch = Revanche
look-again = Revoir

## Quick reference

quick = Aide-mémoire

## The rules

rules-all = Jeux
rules-read = Lire les règles
rules-list-lead = Une page pour chaque jeu.
rules-contents = Sommaire
rules-then = puis
rules-link = Toutes les règles, avec images
rules-ours = Là où le livret de règles laisse une question ouverte, nous avons dû choisir. Voici notre interprétation :
credit-ours = Les dessins, les textes et le jeu de l’ordinateur viennent de Hakkyoi.

## Wrestlers

elsewhere = Autres pages
back = Retour
back-to = { $to ->
    [bout] Retour au combat
    [setup] Retour à la préparation
   *[other] Retour
}
wrestlers = Lutteurs
wrestlers-kanji = 力士
wrestlers-none = Pas encore de lutteur. Crées-en un et choisis-le quand tu prépares un combat : chaque combat gagné ou perdu ajoutera une étoile à son carnet.
wrestlers-retired = À la retraite
wrestler-new = Nom d’un nouveau lutteur
wrestler-name = Nom
wrestler-make = Créer un lutteur
wrestler-made = { $name } rejoint les lutteurs.
wrestler-rename = Renommer
wrestler-rename-whom = Renommer { $name }
wrestler-renamed = Le lutteur s’appelle maintenant { $name }.
wrestler-retire = Retraite
wrestler-retire-whom = Mettre { $name } à la retraite
wrestler-retire-why = Un lutteur à la retraite n’est plus proposé pour les combats. Toutes ses feuilles sont conservées, et tu peux le rappeler à tout moment.
wrestler-retired = { $name } a pris sa retraite.
wrestler-return = Rappeler
wrestler-return-whom = Rappeler { $name }
wrestler-back = { $name } est de retour.
retired = à la retraite
cancel = Annuler
book-no-name = Un lutteur a besoin d’un nom.
book-name-taken = Un autre lutteur porte ce nom.
book-not-there = Ce lutteur n’existe plus.
book-refused = Le navigateur a refusé d’enregistrer ; il n’a peut-être plus de place.
standing-none = Aucun combat
standing-open = Pas encore de rang, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}, { $losses ->
    [one] { $losses } défaite
   *[other] { $losses } défaites
}
standing = { $rank }, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}, { $losses ->
    [one] { $losses } défaite
   *[other] { $losses } défaites
}

## Scorepads and the banzuke

kimarite = { $kimarite ->
    [yorikiri] Yorikiri
    [uwatenage] Uwatenage
    [abisetaoshi] Abisetaoshi
    [hikiotoshi] Hikiotoshi
   *[utchari] Utchari
}
scorepads = Carnets
scorepad = Carnet
scorepad-kanji = 星取
pad-of = { $name }, { $game }
pad-best = Meilleur rang : { $rank } (feuille { $number }).
pad-all = { $sheets ->
    [one] { $sheets } feuille
   *[other] { $sheets } feuilles
}, { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}, { $losses ->
    [one] { $losses } défaite
   *[other] { $losses } défaites
}.
pad-empty = { $name } n’a pas encore d’étoile. Chaque combat gagné ou perdu en ajoute une ici.
sheets = Feuilles
sheet-number = Feuille { $number }
sheet-open = Ouverte
sheet-closed = troisième défaite : feuille fermée, { $rank }
star-won = gagné
star-lost = perdu
days = du { $first } au { $last }
third-loss = Fermée par la troisième défaite
third-loss-kanji = 三敗
pad-techniques = Techniques
pad-techniques-kanji = 決まり手
pad-won = victoires
pad-lost = défaites
over-time = Résultats au fil du temps
over-time-now = { $stands ->
    [level] Autant de victoires que de défaites
    [fewer] { $number ->
        [one] { $number } victoire
       *[other] { $number } victoires
    } de moins que de défaites
   *[more] { $number ->
        [one] { $number } victoire
       *[other] { $number } victoires
    } de plus que de défaites
} en { $bouts } combats gagnés ou perdus. Plus longue série de victoires : { $run }.
pad-basho = { $won ->
    [one] { $won } basho gagné
   *[other] { $won } basho gagnés
} sur { $all }
pad-newest = Les derniers combats
star-points = { $number ->
    [one] { $points } point
   *[other] { $points } points
}
pad-met = Adversaires
head-to-head = { $name } contre { $rival }
kinboshi = Kinboshi
kinboshi-kanji = 金星
kinboshi-what = Victoires sur l’ordinateur le plus fort, un yokozuna
won-lost = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}, { $lost ->
    [one] { $lost } défaite
   *[other] { $lost } défaites
}
album = Album des kimarite
album-won = gagné avec { $won } sur { $all }
album-unmet = pas encore vu
album-new = { $name } a du nouveau dans son album : { $kimarite }
speciality = { $name } gagne par { $kimarite } : { $won } fois sur { $wins }.
ranks = Rang
ranks-how = victoires avant la troisième défaite
rank-wins = { $rank ->
    [yokozuna] 10 ou plus
    [ozeki] 8 ou 9
    [sekiwake] 6 ou 7
    [komusubi] 5
    [maegashira] 4
   *[makushita] 0 à 3
}
rank = { $rank ->
    [yokozuna] Yokozuna
    [ozeki] Ōzeki
    [sekiwake] Sekiwake
    [komusubi] Komusubi
    [maegashira] Maegashira
   *[makushita] Makushita
}
all-games = Tous les jeux
all-games-how = Qui a le plus gagné
banzuke = Banzuke
banzuke-kanji = 番付
banzuke-none = Personne n’a encore d’étoile. Crée un lutteur, ou finis un combat contre l’ordinateur : il gagne lui aussi des étoiles.

## The archive of all bouts

bouts = Combats
bouts-kanji = 取組
bouts-none = Aucun combat pour l’instant. Chaque combat terminé est conservé ici, contre l’ordinateur et entre invités aussi, pour que tu puisses le revoir. Les entraînements ne sont pas conservés.
bouts-found = { $number ->
    [0] Aucun combat ne correspond
    [one] Un combat
   *[other] { $number } combats
}
bouts-more = Afficher plus de combats
bouts-name = Nom
bouts-game = Jeu
bouts-result = Résultat
bouts-any = tous
kimarite-heading = Kimarite
bouts-ended = { $ended ->
    [won] gagné
    [drawn] sans vainqueur
   *[lost] perdu
}
bouts-save = Enregistrer ces combats dans un fichier
bout-save = Enregistrer dans un fichier
bouts-saved = { $number ->
    [one] Un combat a été enregistré dans un fichier.
   *[other] { $number } combats ont été enregistrés dans un fichier.
}
bout-beat = { $winner } bat { $others }
bout-drawn = Sans vainqueur : { $names }
bout-open = Inachevé : { $names }
bout-given-up = Abandonné
bout-what = { $kimarite }, { $game }, { $date }
bout-share-which = Partager : { $bout }
bout-delete = Supprimer
bout-delete-which = Supprimer : { $bout }
bout-delete-sure = Cela supprime le combat de cet appareil, et ses étoiles des carnets. On ne peut pas le récupérer.
bout-deleted = Le combat est supprimé.
bout-gone = Ce combat n’est pas conservé sur cet appareil. Il a peut-être été supprimé ici, ou joué sur un autre appareil.
bout-unreadable = Cette notation est abîmée, ou bien une version plus récente de cette page l’a écrite. Recharge la page pour avoir la dernière version.
star-look = { $won ->
    [yes] Une victoire : revoir ce combat
   *[no] Une défaite : revoir ce combat
}
keep-pad = Ouvrir un carnet pour { $name } et y noter ce combat ?
keep-pad-do = Ouvrir un carnet
keep-pad-known = { $name } a déjà un carnet ici. Faut-il y noter ce combat ?
keep-pad-known-do = L’y noter

## Exporting and importing the data

data = Tes données
data-way = Données
data-kanji = 控え
data-where = Les combats, les lutteurs, les carnets et les réglages ne sont enregistrés que dans ce navigateur, sur cet appareil.
data-export = Tout emporter
data-export-why = Un seul fichier contient tout, même les données abîmées : pour un autre appareil, ou par sécurité.
data-export-do = Sauvegarder
data-exported = Le navigateur a reçu le fichier. Avant de t’y fier, vérifie qu’il est bien dans tes téléchargements.
data-own-app = Sur cet appareil, une app de l’écran d’accueil a ses propres données. Avant d’y ajouter cette page, enregistre ici tes données dans un fichier, puis reprends-les là-bas.
data-own-app-home = Avant d’ajouter Hakkyoi à l’écran d’accueil : tes données restent dans ce navigateur.
data-import = Récupérer
data-import-why = Ajoute un fichier de cette page à ce qui est ici, ou remplace tout par lui. Tu verras d’abord ce qui changerait.
data-import-do = Choisir un fichier
data-import-sure = Le fichier du { $date } est en bon état.
data-add-what = À ajouter : { $wrestlers ->
    [0] aucun nouveau lutteur
    [one] un nouveau lutteur
   *[other] { $wrestlers } nouveaux lutteurs
}, { $bouts ->
    [0] aucun nouveau combat
    [one] un nouveau combat
   *[other] { $bouts } nouveaux combats
} et { $unfinished ->
    [0] aucun combat inachevé
    [one] un combat inachevé
   *[other] { $unfinished } combats inachevés
}. Rien de ce qui est ici ne change.
data-add-nothing = Tout ce qu’il contient est déjà ici. L’ajouter ne change rien.
data-differing = { $number ->
    [one] Un lutteur porte un autre nom dans le fichier, ou n’est à la retraite que d’un côté ; il reste comme il est ici.
   *[other] { $number } lutteurs portent un autre nom dans le fichier, ou ne sont à la retraite que d’un côté ; ils restent comme ils sont ici.
}
data-replace-what = Tout remplacer efface ce qui est ici et met à la place le contenu du fichier.
data-add-yes = Ajouter à ce qui est ici
data-added = Tout le contenu du fichier est maintenant ici.
data-import-yes = Tout remplacer
data-imported = Tout est comme dans le fichier.
data-room = Ce qui prend de la place
data-room-part = { $part ->
    [books] Lutteurs, carnets et tous les combats
    [bouts] Le dernier combat de chaque jeu
    [damaged] Données abîmées
   *[others] Réglages et préparations
}
data-kilobytes = { $number } ko
data-room-all = En tout { $used }, sur environ { $granted } réservés par ce navigateur à cette page.
data-report = La page a trébuché
data-report-why = Voici ce qu’elle a signalé, sans rien de tes combats. Rien n’en est envoyé automatiquement.
data-report-discard = Jeter
data-erase = Effacer
data-erase-why = Tous les combats, lutteurs, feuilles et réglages de cet appareil, et ce que d’autres versions de cette page ont enregistré.
data-erase-do = Tout effacer
data-erase-sure = Seul un fichier enregistré auparavant permettra de tout retrouver.
data-erase-yes = Tout effacer
data-erased = Tout a été effacé.
download-failed = Le navigateur n’a pas accepté le fichier : rien n’est enregistré. Tout est comme avant ; réessaie.
data-failed = Le navigateur a refusé ; il n’a peut-être plus de place. Tout est comme avant.
unfit-no-archive = Ce n’est pas un fichier de cette page, ou il est abîmé. Rien n’a changé.
unfit-version = Ce fichier vient d’une version plus récente ({ $version }). Rien n’a changé ; mets d’abord la page à jour.
unfit-unknown = Ce fichier contient « { $name } », que cette version de la page ne connaît pas. Rien n’a changé ; mets d’abord la page à jour.
unfit-newer = Une version plus récente de cette page a écrit « { $name } » dans ce fichier. Rien n’a changé ; mets d’abord la page à jour.
unfit-damaged = Ce que ce fichier contient sous « { $name } » est abîmé. Rien n’a changé.

## Records and replays

record = La notation
record-copy = Copier la notation
record-link = Copier un lien
record-share = Partager
record-qr = Code QR
record-qr-name = Code QR d’un lien vers ce combat
record-qr-drawn = Création du code QR…
record-qr-scan = Scanne-le avec un autre appareil pour y revoir ce combat.
record-qr-long = Le combat est trop long pour un code QR. Copie plutôt la notation.
record-qr-failed = Le code QR n’a pas pu être créé. Réessaie.
record-copied = La notation est copiée.
record-not-copied = Le navigateur refuse de copier. Tu peux sélectionner la notation et la copier à la main.
record-link-copied = Un lien vers ce combat est copié.
record-open = Ouvrir une notation
record-paste = Colle ici la notation d’un combat de { $game }
record-look = Voir le combat
link-garbled = Ce lien est coupé ou abîmé : le combat qu’il contient ne peut pas être lu. Demande qu’on te l’envoie de nouveau, ou colle ici la notation.
record-wrong = Ligne { $line }, « { $token } » : { $why }
record-form = { $form ->
    [none] ce texte ne contient aucune notation
    [several] il y a plus d’une notation
    [other] c’est un combat d’un autre jeu
    [unknown] aucun jeu de ce nom n’est connu ici
    [no-game] une notation commence par sa balise [Game "…"]
    [late] les balises d’une notation se placent avant les coups
    [twice] cette balise figure deux fois dans une même notation
    [backslash] dans une valeur, une barre oblique inverse n’est possible que devant " ou devant un autre \
    [quotes] les guillemets de la valeur de cette balise ne sont pas fermés
    [after] après le crochet d’une balise, la ligne doit finir
   *[tag] une balise s’écrit [Nom "valeur"], avec un seul mot pour nom
}.
record-over = le combat est déjà fini.
record-turn = ce n’est pas au tour de ce côté.
record-result = les coups mènent à « { $result } ».
record-missing = la balise [{ $tag } "…"] manque.
review = Revoir
review-back = Précédent
review-next = Suivant
review-first = Début
review-last = Fin
review-play = Lecture
review-pause = Pause
review-steps = Parcourir le combat
review-turns = Tours
review-empty = Il ne s’est encore rien passé dans ce combat.
greet-watch = Regarder le combat
greet-play = Jouer à { $game }
play-on = Continuer à partir d’ici
play-on-as = Jouer côté { $name }
play-on-anyway = L’abandonner et jouer
play-on-note = Tant que tu ne choisis rien d’autre, le hasard et les autres font ce qu’ils ont fait dans ce combat.
review-place = { $number } sur { $all }
hand-of = Main : { $name }

## The analysis

analysis = Analyse
study-played = { $name } : { $what }.
review-share = { $wins ->
    [one] Ce coup gagne { $wins } combat sur 100.
   *[other] Ce coup gagne { $wins } combats sur 100.
}
cost-mark = { $weight ->
    [slip] { $name } : une imprécision qui coûte { $cost } victoires sur 100
   *[mistake] { $name } : une erreur qui coûte { $cost } victoires sur 100
}
costliest = Ce qui a coûté le plus cher à { $name } : { $played }. Mieux : { $best }. Différence : { $cost } victoires sur 100 combats.
costliest-none = Aucun choix n’a coûté cher.
graph = Qui était mieux placé
graph-of = Position : { $name }
graph-here = À partir d’ici, { $name } gagne { $exact ->
    [exact] exactement
   *[estimate] environ
} { $wins ->
    [one] { $wins } combat
   *[other] { $wins } combats
} sur 100.

## A round robin

robin-pick = Choisis qui inscrire
robin-back = Au classement

## A basho

basho-length = Durée
unfinished-series-next = Le basho en est à { $east }{"\u2060"}–{"\u2060"}{ $west } ; le combat suivant attend.
unfinished-series = Tour { $number } ; le basho en est à { $east }{"\u2060"}–{"\u2060"}{ $west }
bout-turn = Tour { $number }
period-turn = { $game ->
    [circle] Période { $number } sur { $all }, tour { $turn }
   *[other] Combat { $number }, au meilleur des { $all }, tour { $turn }
}
senshuraku-turn = Senshūraku, tour { $turn }
next-period = { $game ->
    [circle] Période { $number }
   *[other] Combat { $number }
}
new-basho = Nouveau basho
basho-won = { $name } gagne le basho { $more }{"\u2060"}–{"\u2060"}{ $fewer }.
basho-senshuraku = { $game ->
    [circle] { $number }{"\u2060"}–{"\u2060"}{ $number }. Senshūraku : la prochaine période décide du basho.
   *[other] { $number }{"\u2060"}–{"\u2060"}{ $number }. Senshūraku : le prochain combat décide du basho.
}
basho-stands = Le basho en est à { $east }{"\u2060"}–{"\u2060"}{ $west }.

## Japanese words, and what a tap on one says

term = { $term ->
    [abisetaoshi] Abisetaoshi
    [banzuke] Banzuke
    [basho] Basho
    [byakko] Byakko
    [dohyo] Dohyō
    [fuda] Fuda
    [fusa] Fusa
    [genbu] Genbu
    [ginosho] Ginō-shō
    [hakkeyoi] Hakkeyoi
    [hakkyoi] Hakkyoi
    [higashi] Higashi
    [hikae] Hikae
    [hikiotoshi] Hikiotoshi
    [hikiwake] Hikiwake
    [hikkake] Hikkake
    [hoshitori] Hoshitori
    [ikioi] Ikioi
    [isamiashi] Isamiashi
    [kanto] Kantō
    [katasukashi] Katasukashi
    [keiko] Keiko
    [kimarite] Kimarite
    [kimedashi] Kimedashi
    [komusubi] Komusubi
    [kuroboshi] Kuroboshi
    [maegashira] Maegashira
    [makushita] Makushita
    [mamorite] Mamorite
    [michi] Michi
    [nage] Nage
    [nishi] Nishi
    [nodowa] Nodowa
    [nokkuauto] Nokkuauto
    [nokotta] Nokotta
    [oshidashi] Oshidashi
    [ozeki] Ōzeki
    [rikishi] Rikishi
    [seiryu] Seiryū
    [sekiwake] Sekiwake
    [senshuraku] Senshūraku
    [shikona] Shikona
    [shiroboshi] Shiroboshi
    [shobuari] Shōbu-ari
    [suzaku] Suzaku
    [tachiai] Tachiai
    [tawara] Tawara
    [tokuiwaza] Tokuiwaza
    [torikumi] Torikumi
    [torinaoshi] Torinaoshi
    [tsukidashi] Tsukidashi
    [tsuppari] Tsuppari
    [tsuridashi] Tsuridashi
    [utchari] Utchari
    [uwatehineri] Uwatehineri
    [uwatenage] Uwatenage
    [wa] Wa
    [yokozuna] Yokozuna
    [yori] Yori
    [yorikiri] Yorikiri
    [yoritaoshi] Yoritaoshi
    [yusei] Yūsei
   *[yusho] Yūshō
}
term-kanji = { $term ->
    [abisetaoshi] 浴せ倒し
    [banzuke] 番付
    [basho] 場所
    [byakko] 白虎
    [dohyo] 土俵
    [fuda] 札
    [fusa] 房
    [genbu] 玄武
    [ginosho] 技能賞
    [hakkeyoi] はっけよい
    [hakkyoi] はっきよい
    [higashi] 東
    [hikae] 控え
    [hikiotoshi] 引き落とし
    [hikiwake] 引き分け
    [hikkake] 引っ掛け
    [hoshitori] 星取
    [ikioi] 勢
    [isamiashi] 勇み足
    [kanto] 敢闘賞
    [katasukashi] 肩透かし
    [keiko] 稽古
    [kimarite] 決まり手
    [kimedashi] 極め出し
    [komusubi] 小結
    [kuroboshi] 黒星
    [maegashira] 前頭
    [makushita] 幕下
    [mamorite] 守り手
    [michi] 道
    [nage] 投
    [nishi] 西
    [nodowa] 喉輪
    [nokkuauto] ノックアウト
    [nokotta] 残った
    [oshidashi] 押し出し
    [ozeki] 大関
    [rikishi] 力士
    [seiryu] 青龍
    [sekiwake] 関脇
    [senshuraku] 千秋楽
    [shikona] 四股名
    [shiroboshi] 白星
    [shobuari] 勝負あり
    [suzaku] 朱雀
    [tachiai] 立合い
    [tawara] 俵
    [tokuiwaza] 得意技
    [torikumi] 取組
    [torinaoshi] 取り直し
    [tsukidashi] 突き出し
    [tsuppari] 突っ張り
    [tsuridashi] 吊り出し
    [utchari] うっちゃり
    [uwatehineri] 上手捻り
    [uwatenage] 上手投げ
    [wa] 輪
    [yokozuna] 横綱
    [yori] 寄
    [yorikiri] 寄り切り
    [yoritaoshi] 寄り倒し
    [yusei] 優勢
   *[yusho] 優勝
}
term-is = { $term ->
    [abisetaoshi] tomber sur l’autre et l’écraser sous son poids
    [banzuke] la liste de tous les lutteurs, par rang
    [basho] un tournoi
    [byakko] le tigre blanc, gardien de l’ouest
    [dohyo] le cercle d’argile sur lequel on combat
    [fuda] une carte, une étiquette
    [fusa] les quatre pompons de couleur suspendus au-dessus du dohyō
    [genbu] la tortue noire, gardienne du nord
    [ginosho] le prix de la technique
    [hakkeyoi] l’appel de l’arbitre à s’élancer ; cette page l’écrit Hakkyoi
    [hakkyoi] l’appel de l’arbitre à s’élancer, et le nom de cette page
    [higashi] Est, le côté gauche
    [hikae] ce qu’on garde en réserve ; aussi l’endroit où attendent les lutteurs suivants
    [hikiotoshi] tirer l’autre vers l’avant et le faire tomber
    [hikiwake] un combat nul
    [hikkake] accrocher le bras de l’autre et le faire tourner
    [hoshitori] la rangée d’étoiles : une blanche par victoire, une noire par défaite
    [ikioi] l’élan, la force
    [isamiashi] sortir de soi-même, par erreur
    [kanto] le prix de la combativité
    [katasukashi] s’écarter et tirer l’épaule de l’autre vers le bas
    [keiko] l’entraînement
    [kimarite] la technique qui décide du combat
    [kimedashi] bloquer les deux bras, puis faire sortir
    [komusubi] le quatrième rang
    [kuroboshi] une étoile noire : une défaite
    [maegashira] le cinquième rang, celui de la plupart des lutteurs de la première division
    [makushita] un rang de la troisième division, pour les jeunes lutteurs
    [mamorite] une main qui défend
    [michi] un chemin, une piste
    [nage] une projection
    [nishi] Ouest, le côté droit
    [nodowa] une main sur la gorge
    [nokkuauto] un knock-out
    [nokotta] l’appel de l’arbitre tant que personne n’est dehors
    [oshidashi] faire sortir en poussant des deux mains
    [ozeki] le deuxième rang, juste sous les grands champions
    [rikishi] un lutteur de sumo
    [seiryu] le dragon vert, gardien de l’est
    [sekiwake] le troisième rang
    [senshuraku] le dernier jour d’un tournoi
    [shikona] le nom de combat d’un lutteur
    [shiroboshi] une étoile blanche : une victoire
    [shobuari] l’appel de l’arbitre quand le combat est décidé
    [suzaku] le phénix rouge, gardien du sud
    [tachiai] le choc qui ouvre le combat
    [tawara] les bottes de paille qui forment le bord du dohyō
    [tokuiwaza] les techniques préférées d’un lutteur
    [torikumi] un combat
    [torinaoshi] un combat à refaire
    [tsukidashi] faire sortir en frappant de la main ouverte
    [tsuppari] une volée de frappes à la poitrine
    [tsuridashi] soulever par la ceinture et poser dehors
    [utchari] sur le bord même, faire pivoter et sortir l’autre
    [uwatehineri] faire tomber en tordant, le bras passé par-dessus celui de l’autre
    [uwatenage] projeter, le bras passé par-dessus celui de l’autre
    [wa] un anneau, un cercle
    [yokozuna] le rang le plus haut, celui des grands champions
    [yori] avancer, poitrine contre poitrine
    [yorikiri] faire sortir en tenant la ceinture
    [yoritaoshi] faire sortir et tomber
    [yusei] avoir le dessus
   *[yusho] gagner un tournoi
}
