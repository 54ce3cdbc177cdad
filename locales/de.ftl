# The page's texts in German. The English catalogue explains the syntax.

## Die ganze Seite

app-name = Hakkyoi
app-tagline = Fünf Sumo-Spiele für einen Tisch
app-title = { $page } · Hakkyoi
list-middle = { $first }, { $last }
list-end = { $first } und { $last }
list-sentences = { $first } { $last }
home = Start
to-home = Hakkyoi, Startseite
close = Schließen
go-on = Weiter
nothing-here = Hier ist nichts
nothing-here-why = Der Ring ist gefegt und leer. Vielleicht ist die Adresse unvollständig.

## Seiten

seat = { $seat ->
    [east] Ost
   *[west] West
}
name-of-seat = { $name } ({ $seat })
seat-kanji = { $seat ->
    [east] 東
   *[west] 西
}

## Startseite

games = Wähle ein Spiel
play = Spielen
unfinished = { $what ->
    [practice] Angefangene Übung: { $game }
   *[bout] Angefangener Kampf: { $game }
}
versus = gegen
unofficial = Eine inoffizielle Sammlung von fünf veröffentlichten Spielen.
credits = Autoren und Verlage

## Lektionen

lesson = Lektion
lesson-offer = Spielend lernen
lesson-of = { $game } spielend lernen
# Mit einem weichen Trennstrich nach „Über“: In der Leiste ist wenig Platz.
lesson-skip = Auslassen
lesson-step = Schritt { $step } von { $steps }
lesson-play = Kampf spielen
lesson-again = Noch einmal
lesson-seen = Das ist passiert

## Aufgaben

problem = Aufgabe
problems = Aufgaben
problems-kanji = 問題
problems-what = In jeder Stellung ist genau eine Wahl nachweislich die beste. Finde sie.
problems-solved = { $number } gelöst
problems-streak = { $number ->
    [0] Löse sie heute und morgen, dann beginnt eine Serie.
    [one] Deine Serie: ein Tag. Ein Tag Pause ist erlaubt.
   *[other] Deine Serie: { $number } Tage. Ein Tag Pause ist erlaubt.
}
problem-today = Aufgabe des Tages
problem-today-of = Heute: { $game }
problem-today-done = Für heute gelöst.
problem-ask = Finde die beste Wahl.
problem-on = Weiter: Wieder ist genau eine Wahl die beste.
problem-worth = Die beste Wahl gewinnt { $best } von 100 Kämpfen, jede andere { $other ->
    [0] keinen einzigen
   *[other] höchstens { $other }
}.
problem-forced = Eine Wahl gewinnt sicher, was der Gegner auch tut, und früher als jede andere.
problem-other = { $tries ->
    [1] Nicht die beste Wahl: { $what }.
   *[other] Versuch { $tries }, auch nicht die beste Wahl: { $what }.
}
problem-wins = { $wins ->
    [0] Damit gewinnst du keinen von 100 Kämpfen, mit der besten Wahl { $best }.
   *[other] Damit gewinnst du { $wins } von 100 Kämpfen, mit der besten Wahl { $best }.
}
problem-lost = Damit verlierst du sofort.
problem-loses = Damit verlierst du, was du danach auch tust.
problem-loses-to = { $name } gewinnt dagegen mit: { $reply }.
problem-unsure = { $turns ->
    [1] Damit ist der Sieg in diesem Zug nicht sicher.
    [2] Damit ist der Sieg in diesem oder deinem nächsten Zug nicht sicher.
   *[other] Damit ist der Sieg in höchstens { $turns } deiner Züge nicht sicher.
}
problem-holds-out = { $name } hält stand mit: { $reply }.
problem-hidden = Im Kampf siehst du nicht, was { $name } auf der Hand hat. Dann ist der Sieg nicht sicher gegen: { $reply }.
problem-best = Die beste Wahl: { $what }.
problem-best-wins = Sie gewinnt { $best } von 100 Kämpfen, jede andere { $other ->
    [0] keinen einzigen
   *[other] höchstens { $other }
}.
problem-best-sure = { $turns ->
    [0] Sie gewinnt sicher; jede andere Wahl verliert.
    [1] Sie gewinnt sicher in diesem Zug.
    [2] Sie gewinnt sicher in diesem oder deinem nächsten Zug; keine andere tut das.
   *[other] Sie gewinnt sicher in höchstens { $turns } deiner Züge; keine andere tut das.
}
problem-solved = Gelöst.
problem-count = Aufgabe { $number } von { $all }, Stufe { $grade } von 5
problem-show = Lösung
problem-told = Das war die Lösung.
problem-loading = Die Aufgabe wird geladen …
problem-missing = Die Aufgabe ließ sich nicht laden. Verbinde dich kurz mit dem Internet und versuch es dann noch einmal.
problem-next = Nächste Aufgabe
training = Training
training-what = Beide wählen gleichzeitig; darum ist das beste Spiel oft eine Mischung: mal diese Karte, mal jene. Wähle eine und sieh, wie gut sie war.
training-ask = Was spielst du?
training-why = Beide wählen gleichzeitig, und das beste Spiel ist eine Mischung aus mehreren Karten.
training-looking = Eine Stellung wird ausgesucht …
training-missing = Es ließ sich keine Stellung finden. Verbinde dich kurz mit dem Internet und versuch es dann noch einmal.
training-next = Nächste Stellung
training-mix = Das beste Spiel in 100 solchen Stellungen
training-cost = { $number ->
    [0] { $what }: kostet nichts
    [one] { $what }: kostet einen von 100 Kämpfen
   *[other] { $what }: kostet { $number } von 100 Kämpfen
}
training-known = Wüsste { $name } deine Wahl, wäre die beste Antwort { $answer }: Du würdest { $left } von 100 Kämpfen gewinnen. Das beste Spiel gewinnt { $wins }.
training-known-hidden = Wüsste { $name } deine Wahl, würdest du { $left } von 100 Kämpfen gewinnen. Das beste Spiel gewinnt { $wins }.
training-average = Deine letzten { $count } Entscheidungen kosteten im Durchschnitt { $number } von 100 Kämpfen.
training-stands = { $count ->
    [0] noch nicht versucht
   *[other] im Durchschnitt { $number } von 100 Kämpfen verloren
}
mix-played = gespielt
mix-share = { $number } von 100

## Solange das Programm nicht läuft (static/start.js)

not-loaded = Die Seite ließ sich nicht laden. Hast du Netz? Dann lade sie noch einmal.
no-wasm = In diesem Browser läuft Hakkyoi nicht
no-wasm-why = Die Spiele brauchen WebAssembly. Dieser Browser kennt es nicht, oder es ist abgeschaltet: durch eine Einstellung, einen Schutzmodus oder die Verwaltung dieses Geräts. Erlaube es für diese Seite, oder öffne sie in einem anderen Browser. Was gespeichert ist, bleibt.
load-again = Noch einmal laden
report = Die Meldung
report-kept = Nichts ist verloren: Jeder Schritt bis hierher ist auf diesem Gerät gespeichert.
report-resume = Weiterkämpfen
report-copy = Meldung kopieren
report-copied = Die Meldung ist kopiert.
report-marked = Die Meldung ist markiert; du kannst sie von dort kopieren.

## Die Daten auf diesem Gerät

notice = Hinweis
damaged = { $number ->
    [one] Ein gespeicherter Eintrag war beschädigt und wurde beiseitegelegt. Alles andere ist unverändert.
   *[other] { $number } gespeicherte Einträge waren beschädigt und wurden beiseitegelegt. Alles andere ist unverändert.
}
damaged-no-room = { $number ->
    [one] Ein gespeicherter Eintrag ist beschädigt. Es fehlt der Platz, um ihn beiseitezulegen. Deshalb bleibt er an seiner Stelle, und dort lässt sich nichts Neues speichern, bis du ihn wegwirfst. Sichere ihn vorher in einer Datei.
   *[other] { $number } gespeicherte Einträge sind beschädigt. Es fehlt der Platz, um alle beiseitezulegen. Deshalb bleiben einige an ihrer Stelle, und dort lässt sich nichts Neues speichern, bis du sie wegwirfst. Sichere sie vorher in einer Datei.
}
damaged-save = Beiseitegelegtes sichern
damaged-discard = Wegwerfen
not-kept = Dieser Browser speichert nichts für diese Seite. Du kannst spielen, aber ein Kampf geht verloren, wenn du den Tab schließt.
save-refused = Der Browser hat diesen Kampf nicht gespeichert; vielleicht ist sein Speicher voll. Du kannst weiterspielen, aber die letzten Schritte gehen verloren, wenn du diesen Tab schließt.
newer = Eine neuere Version dieser Seite hat auf diesem Gerät etwas gespeichert. Es bleibt für die neuere Version erhalten. Die Version, die du gerade benutzt, kommt ohne es aus: Was sie an derselben Stelle speichern würde, geht verloren, wenn du diesen Tab schließt.
newer-stays = Eine neuere Version dieser Seite hat auf diesem Gerät etwas gespeichert, das diese Version nicht lesen kann. Es bleibt unverändert. Lade die Seite neu, dann bekommst du die neuere Version.
save-newer = Eine neuere Version dieser Seite hat hier einen Kampf gespeichert. Du kannst weiterspielen, aber dieser Kampf geht verloren, wenn du diesen Tab schließt.
room-scarce = Der Platz, den dieser Browser für diese Seite hat, ist zu { $percent } % belegt. Ist kein Platz mehr frei, lässt sich nichts Neues speichern. Sichere deine Daten in einer Datei.
bout-erased = In einem anderen Tab wurde alles auf diesem Gerät gelöscht. Dieser Kampf geht hier weiter: Ab deinem nächsten Schritt wird er wieder gespeichert.
bout-passed = Dieser Kampf wurde in einem anderen Tab weitergespielt. Die Schritte, die der Browser in diesem Tab nicht gespeichert hatte, sind verloren.
dismiss = Ausblenden
update = Eine neue Version der Seite ist bereit. Alles Gespeicherte bleibt, und ein angefangener Kampf geht darin weiter.
update-take = Neue Version laden
backup = Du hast { $number } Kämpfe gespielt, seit du zuletzt eine Datei gesichert hast. Sie sind nur in diesem Browser gespeichert.
backup-take = Datei sichern
watching = Dieser Kampf wird in einem anderen Tab gespielt. Hier schaust du zu.
watching-here = Hier spielen

## Einstellungen

settings = Einstellungen
menu = Menü
language = Sprache
language-device = Wie das Gerät
language-missing = Diese Sprache ließ sich nicht laden; vielleicht fehlt das Netz. Die Seite behält ihre Sprache und versucht es noch einmal, wenn du sie das nächste Mal öffnest.
theme = Farben
theme-name = { $theme ->
    [system] Wie das Gerät
    [day] Tag
   *[night] Nacht
}
view = Blick auf den Ring
view-side = Von der Seite
view-above = Von oben
pace = Tempo
pace-name = { $pace ->
    [instant] Sofort
    [fast] Schnell
    [normal] Normal
   *[slow] Langsam
}
confirm = Karte spielen
confirm-no = Sofort
confirm-yes = Nachfragen
sound = Ton
sound-on = An
sound-off = Aus
letters = Tastenkürzel
letters-on = An
letters-off = Aus
letters-note = Sie wirken immer, egal was gerade ausgewählt ist. So könnt ihr euch zu zweit eine Tastatur teilen. Es zählt, wo eine Taste liegt; sagt der Browser nicht, was auf deiner steht, heißt sie wie auf einer englischen Tastatur (QWERTY). Ohne Tastenkürzel: mit Tab zu einer Abdeckung, Leertaste halten zum Ansehen, mit den Pfeiltasten wählen, mit Enter legen.
version = Hakkyoi, Version { $version }
log = Verlauf
leave = Kampf verlassen; er ist gespeichert
new-bout = Neuer Kampf
rules = Regeln

## Einen Kampf einrichten

setup-who = Wer spielt
setup-table = Zu zweit am Tisch
setup-computer = Gegen den Computer
setup-watch = Zwei Computern zusehen
setup-more = Mehr Auswahl
setup-kind = Zählt der Kampf?
setup-real = Er zählt
setup-keiko = Übung
setup-keiko-note = Keiko 稽古: Du kannst alles zurücknehmen und jederzeit einen Tipp holen.
undo = Rückgängig
setup-names = Namen
setup-name = { $seat ->
    [east] Ost, links
   *[west] West, rechts
}
setup-default-name = { $seat ->
    [east] Tetsu
   *[west] Kaze
}
setup-seat = Dein Platz
setup-seat-name = { $seat ->
    [east] Ost, links
   *[west] West, rechts
}
seating = Wie ihr sitzt
seating-passing = { $hands ->
    [open] Nebeneinander
   *[hidden] Gerät weitergeben
}
seating-facing = Gegenüber
seating-passing-note = { $hands ->
    [open] Ihr schaut beide von derselben Seite auf den Bildschirm.
   *[hidden] Ein Vorhang verdeckt die Karten, während das Gerät weitergegeben wird.
}
seating-facing-note = { $hands ->
    [open] Das Gerät liegt zwischen euch; jede Seite hat ihre eigene Kante.
   *[hidden] Das Gerät liegt zwischen euch; jede Seite hat ihre eigene Kante. Deine Karten siehst du nur, solange du ihre Abdeckung oder eine Karte gedrückt hältst, und immer nur eine.
}
seating-cramped = Um euch gegenüberzusitzen, ist dieser Bildschirm zu klein. Gebt das Gerät weiter.
setup-gives-up = Der angefangene Kampf zwischen { $east } und { $west } wird damit abgebrochen.
setup-gives-up-stays = Er bleibt unter „Kämpfe“ als unvollendet erhalten.
setup-go-on = Lieber fortsetzen
setup-guest = Ein Gast
setup-guest-name = Name des Gastes
setup-wrestlers = Leg einen Ringer an, dann kommt jeder Kampf, der zählt, auf seinen Wertungsblock
begin = Beginnen
# How strong a computer plays, in a word and with the rank that sumo has for it.
level = { $level ->
    [makushita] Anfänger (Makushita)
    [maegashira] Leicht (Maegashira)
    [komusubi] Mittel (Komusubi)
    [ozeki] Stark (Ōzeki)
   *[yokozuna] Experte (Yokozuna)
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
    [makushita] Anfänger (Makushita)
    [maegashira] leicht (Maegashira)
    [komusubi] mittel (Komusubi)
    [ozeki] stark (Ōzeki)
   *[yokozuna] Experte (Yokozuna)
}
# Beside the name of a computer on the banzuke.
banzuke-computer = { $level ->
    [makushita] Computer, Anfänger
    [maegashira] Computer, leicht
    [komusubi] Computer, mittel
    [ozeki] Computer, stark
   *[yokozuna] Computer, Experte
}
setup-opponent = Gegner
setup-gives-up-all = Der angefangene Kampf von { $names } wird damit abgebrochen.

## Das Gerät weitergeben

handover-title = { $name }, du bist dran
handover-take = { $name }, nimm das Gerät
handover-sealed = { $what ->
    [swaps] { $other } hat den Tausch gewählt.
   *[card] Die Karte von { $other } liegt verdeckt.
} Solange der Vorhang hängt, ist nichts zu sehen.
look-together = Für euch beide, { $east } und { $west }.
handover-why = Solange der Vorhang hängt, ist nichts zu sehen.
handover-lift = Halten: Vorhang heben
handover-again = Noch einmal drücken
handover-twice = oder zweimal drücken
handover-back = { $what ->
    [swaps] { $other }: den Tausch neu wählen
   *[card] { $other }: die Karte zurücknehmen
}

## Gegenüber

palm = Halten: Hand ansehen
palm-of = Halten: Hand ansehen ({ $name })
palm-letters = { $named ->
    [printed] oder Tasten: { $look } zeigt, { $back } und { $on } wählen, { $lay } legt
   *[placed] oder Tasten (QWERTY): { $look } zeigt, { $back } und { $on } wählen, { $lay } legt
}
palm-keys = oder mit Tab hierher: Leertaste zeigt, Pfeile wählen, Enter legt
palm-touch = dann über die Karten gleiten, oder eine halten
card-covered = Karte { $number }, verdeckt
facing-picked = Eine Karte ist gewählt
facing-picked-why = Sie ragt aus der Hand heraus. Drücke noch einmal auf sie oder auf deinen Platz in der Mitte, um sie zu legen.
facing-back = Zurücknehmen
facing-waits = Warten auf { $name } …

## Der Kampf

hand = Deine Hand
dohyo = Der Dohyō
what-now = Was jetzt
shout = { $shout ->
    [hakkyoi] Hakkyoi!
   *[shobuari] Shōbu-ari!
}
shout-kanji = { $shout ->
    [hakkyoi] はっきよい
   *[shobuari] 勝負あり
}
option-shut = { $card }, jetzt nicht spielbar
choose-card = Wähle eine Karte
choose-card-named = { $name }, wähle eine Karte
choose-together = Beide Karten werden zugleich aufgedeckt.
choose-sealed = Die Karte von { $name } liegt verdeckt. Beide Karten werden zugleich aufgedeckt.
choose-thinking = Beide überlegen
tap-again = Tippe noch einmal, um sie zu spielen.

## Was jetzt zu tun ist

now-choosing = { $name } wählt
now-thinking = { $name } überlegt
now-sealed-why = Deine Karte liegt verdeckt, bis beide gewählt haben.
confirm-play = Spielen
confirm-back = Zurücklegen
now-failed = Der Computer konnte nicht wählen
retry = Noch einmal
result = Ergebnis

## Tipps in der Übung

hint = Tipp
hint-thinking = Ein Tipp wird gesucht …
hint-failed = Es kam kein Tipp. Frag noch einmal.
hint-meant = { $card }, der Tipp
study-failed = Die Analyse hat nicht geantwortet.
study-thinks = Die Analyse überlegt …
study-progress = Analysiert: { $done } von { $all } Entscheidungen.
hint-share = { $tenths ->
    [0] Das gewinnt den Kampf fast nie.
    [1] Das gewinnt etwa 1 von 10 Kämpfen.
    [10] Das gewinnt den Kampf fast immer.
   *[other] Das gewinnt etwa { $tenths } von 10 Kämpfen.
}

## Das Ergebnis

result-say = Shōbu-ari! { $name } gewinnt.
result-drawn = Niemand gewinnt.
win = Sieg
loss = Niederlage
rematch = Revanche
look-again = Rückblick

## Kurzregeln

quick = Kurzregeln

## Die Regeln

rules-all = Spiele
rules-read = Regeln lesen
rules-list-lead = Eine Seite für jedes Spiel.
rules-contents = Inhalt
rules-then = dann
rules-link = Alle Regeln, mit Bildern
rules-ours = Wo das Regelheft etwas offenlässt, mussten wir uns entscheiden. So legen wir es aus:
credit-ours = Zeichnungen, Texte und Computergegner stammen von Hakkyoi.

## Ringer

elsewhere = Andere Seiten
back = Zurück
back-to = { $to ->
    [bout] Zurück zum Kampf
    [setup] Zurück zum Einrichten
   *[other] Zurück
}
wrestlers = Ringer
wrestlers-kanji = 力士
wrestlers-none = Noch keine Ringer. Gib einem Ringer einen Namen und wähle ihn, wenn du einen Kampf einrichtest. Dann bringt jeder entschiedene Kampf einen Stern auf seinen Wertungsblock.
wrestlers-retired = Verabschiedet
wrestler-new = Name eines neuen Ringers
wrestler-name = Name
wrestler-make = Ringer anlegen
wrestler-made = { $name } gehört jetzt zu den Ringern.
wrestler-rename = Umbenennen
wrestler-rename-whom = { $name } umbenennen
wrestler-renamed = Der Ringer heißt jetzt { $name }.
wrestler-retire = Verabschieden
wrestler-retire-whom = { $name } verabschieden
wrestler-retire-why = Ein verabschiedeter Ringer steht für Kämpfe nicht mehr zur Wahl. Alle Blätter bleiben erhalten, und du kannst ihn jederzeit zurückholen.
wrestler-retired = { $name } ist verabschiedet.
wrestler-return = Zurückholen
wrestler-return-whom = { $name } zurückholen
wrestler-back = { $name } ist wieder da.
retired = verabschiedet
cancel = Abbrechen
book-no-name = Ein Ringer braucht einen Namen.
book-name-taken = So heißt schon ein anderer Ringer.
book-not-there = Diesen Ringer gibt es nicht mehr.
book-refused = Der Browser hat das nicht gespeichert; vielleicht ist sein Speicher voll.
standing-none = Noch kein Kampf
standing-open = Noch kein Rang, { $wins } gewonnen, { $losses } verloren
standing = { $rank }, { $wins } gewonnen, { $losses } verloren

## Wertungsblöcke und die Banzuke

kimarite = { $kimarite ->
    [yorikiri] Yorikiri
    [uwatenage] Uwatenage
    [abisetaoshi] Abisetaoshi
    [hikiotoshi] Hikiotoshi
   *[utchari] Utchari
}
scorepads = Wertungsblöcke
scorepad = Wertungsblock
scorepad-kanji = 星取
pad-of = { $name }, { $game }
pad-best = Bester Rang: { $rank }, auf Blatt { $number }.
pad-all = { $sheets ->
    [one] Ein Blatt
   *[other] { $sheets } Blätter
}, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}, { $losses ->
    [one] { $losses } Niederlage
   *[other] { $losses } Niederlagen
}.
pad-empty = { $name } hat noch keinen Stern. Jeder entschiedene Kampf setzt hier einen.
sheets = Blätter
sheet-number = Blatt { $number }
sheet-open = Offen
sheet-closed = dritte Niederlage: Blatt geschlossen, { $rank }
star-won = gewonnen
star-lost = verloren
days = { $first } bis { $last }
third-loss = Dritte Niederlage: geschlossen
third-loss-kanji = 三敗
pad-techniques = Techniken
pad-techniques-kanji = 決まり手
pad-won = gewonnen
pad-lost = verloren
over-time = Ergebnisse im Lauf der Zeit
over-time-now = { $stands ->
    [level] Ebenso viele gewonnen wie verloren
    [fewer] { $number } weniger gewonnen als verloren
   *[more] { $number } mehr gewonnen als verloren
}, in { $bouts } entschiedenen Kämpfen. Meiste Siege in Folge: { $run }.
pad-basho = { $won } von { $all } Basho gewonnen
pad-newest = Die neuesten Kämpfe
star-points = { $number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
pad-met = Gegner
head-to-head = { $name } gegen { $rival }
kinboshi = Kinboshi
kinboshi-kanji = 金星
kinboshi-what = Siege über den stärksten Computer, einen Yokozuna
won-lost = { $won } gewonnen, { $lost } verloren
album = Album der Kimarite
album-won = mit { $won } von { $all } gewonnen
album-unmet = noch nicht gesehen
album-new = Neu im Album von { $name }: { $kimarite }
speciality = Die Spezialität von { $name } ist { $kimarite }: { $won } von { $wins } Siegen.
ranks = Rang
ranks-how = Siege vor der dritten Niederlage
rank-wins = { $rank ->
    [yokozuna] 10 oder mehr
    [ozeki] 8 oder 9
    [sekiwake] 6 oder 7
    [komusubi] 5
    [maegashira] 4
   *[makushita] 0 bis 3
}
rank = { $rank ->
    [yokozuna] Yokozuna
    [ozeki] Ōzeki
    [sekiwake] Sekiwake
    [komusubi] Komusubi
    [maegashira] Maegashira
   *[makushita] Makushita
}
all-games = Alle Spiele
all-games-how = Wer am meisten gewonnen hat
banzuke = Banzuke
banzuke-kanji = 番付
banzuke-none = Noch hat niemand einen Stern. Leg einen Ringer an, oder beende einen Kampf gegen den Computer: Auch er sammelt Sterne.

## The archive of all bouts

bouts = Kämpfe
bouts-kanji = 取組
bouts-none = Noch kein Kampf. Jeder beendete Kampf bleibt hier, auch gegen Computer und unter Gästen, damit du ihn noch einmal ansehen kannst. Übungen werden nicht aufbewahrt.
bouts-found = { $number ->
    [0] Kein Kampf passt
    [one] Ein Kampf
   *[other] { $number } Kämpfe
}
bouts-more = Mehr Kämpfe zeigen
bouts-name = Name
bouts-game = Spiel
bouts-result = Ergebnis
bouts-any = alle
kimarite-heading = Kimarite
bouts-ended = { $ended ->
    [won] gewonnen
    [drawn] ohne Sieger
   *[lost] verloren
}
bouts-save = Diese Kämpfe in einer Datei sichern
bout-save = In einer Datei sichern
bouts-saved = { $number ->
    [one] Ein Kampf wurde in einer Datei gesichert.
   *[other] { $number } Kämpfe wurden in einer Datei gesichert.
}
bout-beat = { $winner } schlägt { $others }
bout-drawn = Kein Sieger: { $names }
bout-open = Unvollendet: { $names }
bout-given-up = Abgebrochen
bout-what = { $kimarite }, { $game }, { $date }
bout-share-which = Teilen: { $bout }
bout-delete = Löschen
bout-delete-which = Löschen: { $bout }
bout-delete-sure = Das löscht den Kampf von diesem Gerät und seine Sterne aus den Wertungsblöcken. Er lässt sich nicht zurückholen.
bout-deleted = Der Kampf ist gelöscht.
bout-gone = Dieser Kampf ist nicht auf diesem Gerät. Vielleicht wurde er hier gelöscht oder auf einem anderen Gerät ausgetragen.
bout-unreadable = Diese Mitschrift ist beschädigt, oder eine neuere Version dieser Seite hat sie geschrieben. Lade die Seite neu, um die neueste Version zu bekommen.
star-look = { $won ->
    [yes] Ein Sieg: diesen Kampf ansehen
   *[no] Eine Niederlage: diesen Kampf ansehen
}
keep-pad = Einen Wertungsblock für { $name } anlegen, mit diesem Kampf?
keep-pad-do = Wertungsblock anlegen
keep-pad-known = { $name } hat hier einen Wertungsblock. Soll dieser Kampf hinein?
keep-pad-known-do = Dort eintragen

## Daten sichern und einlesen

data = Deine Daten
data-way = Daten
data-kanji = 控え
data-where = Kämpfe, Ringer, Wertungsblöcke und Einstellungen sind nur in diesem Browser auf diesem Gerät gespeichert.
data-export = Alles mitnehmen
data-export-why = Eine Datei enthält alles, auch beschädigte Einträge: für ein anderes Gerät oder zur Sicherheit.
data-export-do = In Datei sichern
data-exported = Der Browser hat die Datei bekommen. Sieh in deinen Downloads nach, ob sie da ist, bevor du dich auf sie verlässt.
data-own-app = Auf diesem Gerät hat eine App auf dem Home-Bildschirm eigene Daten. Bevor du diese Seite dort hinzufügst, sichere deine Daten hier in eine Datei und hole sie dann dort zurück.
data-own-app-home = Bevor du Hakkyoi zum Home-Bildschirm hinzufügst: Deine Daten bleiben in diesem Browser.
data-import = Zurückholen
data-import-why = Eine Datei von dieser Seite ergänzt, was hier ist, oder ersetzt alles. Du siehst vorher, was sich ändern würde.
data-import-do = Datei wählen
data-import-sure = Die Datei ist in Ordnung (Stand: { $date }).
data-add-what = Es kommen dazu: { $wrestlers ->
    [0] kein neuer Ringer
    [one] ein neuer Ringer
   *[other] { $wrestlers } neue Ringer
}, { $bouts ->
    [0] kein neuer Kampf
    [one] ein neuer Kampf
   *[other] { $bouts } neue Kämpfe
} und { $unfinished ->
    [0] kein angefangener Kampf
    [one] ein angefangener Kampf
   *[other] { $unfinished } angefangene Kämpfe
}. Was hier ist, ändert sich nicht.
data-add-nothing = Alle Ringer und Kämpfe aus der Datei sind schon hier. Hinzufügen ändert nichts.
data-differing = { $number ->
    [one] Ein Ringer heißt in der Datei anders oder ist nur an einem der beiden Orte verabschiedet. Er bleibt, wie er hier ist.
   *[other] { $number } Ringer heißen in der Datei anders oder sind nur an einem der beiden Orte verabschiedet. Sie bleiben, wie sie hier sind.
}
data-replace-what = Alles ersetzen heißt: Was jetzt hier ist, wird gelöscht, und was in der Datei ist, kommt zurück.
data-add-yes = Hinzufügen
data-added = Alles aus der Datei ist jetzt hier.
data-import-yes = Alles ersetzen
data-imported = Jetzt ist alles wie in der Datei.
data-room = Belegter Platz
data-room-part = { $part ->
    [books] Ringer, Wertungsblöcke und alle Kämpfe
    [bouts] Der letzte Kampf jedes Spiels
    [damaged] Beschädigte Einträge
   *[others] Einstellungen und Einrichtung
}
data-kilobytes = { $number } kB
data-room-all = Das sind { $used } von etwa { $granted }, die dieser Browser für diese Seite hat.
data-report = Die Seite ist gestolpert
data-report-why = Das hat sie gemeldet; von deinen Kämpfen steht nichts darin. Von selbst wird es nirgendwohin geschickt.
data-report-discard = Wegwerfen
data-erase = Löschen
data-erase-why = Gelöscht werden alle Kämpfe, Ringer, Blätter und Einstellungen auf diesem Gerät, und was andere Versionen dieser Seite gespeichert haben.
data-erase-do = Alles löschen
data-erase-sure = Nur eine Datei, die du vorher gesichert hast, kann es zurückbringen.
data-erase-yes = Alles löschen
data-erased = Alles ist gelöscht.
download-failed = Der Browser hat die Datei nicht angenommen, also ist nichts gesichert. Alles ist unverändert; versuch es bitte noch einmal.
data-failed = Der Browser hat das nicht gespeichert; vielleicht ist sein Speicher voll. Alles ist unverändert.
unfit-no-archive = Diese Datei stammt nicht von dieser Seite, oder sie ist beschädigt. Nichts hat sich geändert.
unfit-version = Diese Datei stammt von einer späteren Version ({ $version }). Nichts hat sich geändert; aktualisiere zuerst die Seite.
unfit-unknown = Diese Datei enthält „{ $name }“; das kennt diese Version der Seite nicht. Nichts hat sich geändert; aktualisiere zuerst die Seite.
unfit-newer = Eine neuere Version dieser Seite hat „{ $name }“ in diese Datei geschrieben. Nichts hat sich geändert; aktualisiere zuerst die Seite.
unfit-damaged = Was diese Datei als „{ $name }“ enthält, ist beschädigt. Nichts hat sich geändert.

## Mitschriften und Nachspielen

record = Die Mitschrift
record-copy = Mitschrift kopieren
record-link = Link kopieren
record-share = Teilen
record-qr = QR-Code
record-qr-name = QR-Code eines Links zu diesem Kampf
record-qr-drawn = Der QR-Code wird gezeichnet …
record-qr-scan = Scanne ihn mit der Kamera eines anderen Geräts, um diesen Kampf dort anzusehen.
record-qr-long = Der Kampf ist zu lang für einen QR-Code. Kopiere stattdessen die Mitschrift.
record-qr-failed = Der QR-Code ließ sich nicht zeichnen. Versuch es bitte noch einmal.
record-copied = Die Mitschrift ist kopiert.
record-not-copied = Der Browser kopiert nicht. Du kannst die Mitschrift markieren und von Hand kopieren.
record-link-copied = Ein Link zu diesem Kampf ist kopiert.
record-open = Kampf aus einer Mitschrift
record-paste = Füge hier eine Mitschrift von { $game } ein
record-look = Kampf ansehen
link-garbled = Dieser Link ist abgeschnitten oder beschädigt, deshalb lässt sich der Kampf darin nicht lesen. Lass dir den Link noch einmal schicken, oder füge hier die Mitschrift ein.
record-wrong = Zeile { $line }, „{ $token }“: { $why }
record-form = { $form ->
    [none] In diesem Text steht keine Mitschrift
    [several] Das ist mehr als eine Mitschrift
    [other] Das ist ein Kampf eines anderen Spiels
    [unknown] Ein Spiel mit diesem Namen ist hier nicht bekannt
    [no-game] Eine Mitschrift beginnt mit der Angabe [Game "…"]
    [late] Die Angaben einer Mitschrift stehen vor ihren Zügen
    [twice] Diese Angabe steht zweimal in einer Mitschrift
    [backslash] In einem Wert steht ein Backslash nur vor " oder einem anderen \
    [quotes] Die Anführungszeichen dieser Angabe sind nicht geschlossen
    [after] Nach der Klammer einer Angabe muss die Zeile enden
   *[tag] Eine Angabe schreibt man [Name "Wert"], mit einem Wort als Namen
}.
record-over = Der Kampf ist schon vorbei.
record-turn = Diese Seite ist nicht dran.
record-result = Die Züge enden mit „{ $result }“.
record-missing = Die Angabe [{ $tag } "…"] fehlt.
review = Rückblick
review-back = Zurück
review-next = Weiter
review-first = Anfang
review-last = Ende
review-play = Abspielen
review-pause = Anhalten
review-steps = Durch den Kampf gehen
review-turns = Züge
review-empty = In diesem Kampf ist noch nichts geschehen.
greet-watch = Kampf ansehen
greet-play = { $game } spielen
play-on = Von hier aus weiterspielen
play-on-as = Als { $name } weiterspielen
play-on-anyway = Trotzdem weiterspielen
play-on-note = Solange du nichts anderes wählst, bleiben der Zufall und die Züge der anderen wie in diesem Kampf.
review-place = { $number } von { $all }
hand-of = Die Hand von { $name }

## Die Analyse

analysis = Analyse
study-played = { $name }: { $what }.
review-share = Das gewinnt { $wins } von 100 Kämpfen.
cost-mark = { $weight ->
    [slip] { $name }: ein Ausrutscher, der { $cost } von 100 Kämpfen kostet
   *[mistake] { $name }: ein Fehler, der { $cost } von 100 Kämpfen kostet
}
costliest = Was { $name } am meisten kostete: { $played }. Besser: { $best }. Der Unterschied: { $cost } von 100 Kämpfen.
costliest-none = Keine Entscheidung hat viel gekostet.
graph = Wer besser stand
graph-of = Wie { $name } stand
graph-here = Von hier aus gewinnt { $name } { $exact ->
    [exact] genau
   *[estimate] etwa
} { $wins } von 100 Kämpfen.

## Ein Rundenturnier

robin-pick = Wähle, wer mitkämpft
robin-back = Zur Tabelle

## Ein Basho

basho-length = Länge
unfinished-series-next = Das Basho steht { $east }:{ $west }; der nächste Kampf wartet.
unfinished-series = Zug { $number }; das Basho steht { $east }:{ $west }
bout-turn = Zug { $number }
period-turn = { $game ->
    [circle] Durchgang { $number } von { $all }, Zug { $turn }
   *[other] Kampf { $number } von höchstens { $all }, Zug { $turn }
}
senshuraku-turn = Senshūraku, Zug { $turn }
next-period = { $game ->
    [circle] Durchgang { $number }
   *[other] Kampf { $number }
}
new-basho = Neues Basho
basho-won = { $name } gewinnt das Basho { $more }:{ $fewer }.
basho-senshuraku = { $game ->
    [circle] { $number }:{ $number }. Senshūraku: Der nächste Durchgang entscheidet das Basho.
   *[other] { $number }:{ $number }. Senshūraku: Der nächste Kampf entscheidet das Basho.
}
basho-stands = Das Basho steht { $east }:{ $west }.

## Japanische Wörter, und was man beim Antippen erfährt

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
    [abisetaoshi] sich auf den Gegner werfen und ihn zu Boden drücken
    [banzuke] die Liste aller Ringer nach ihrem Rang
    [basho] ein Turnier
    [byakko] der weiße Tiger, Wächter des Westens
    [dohyo] der Ring aus Lehm, auf dem ein Kampf ausgetragen wird
    [fuda] eine Karte, ein Schildchen
    [fusa] die vier farbigen Quasten über dem Ring
    [genbu] die schwarze Schildkröte, Wächterin des Nordens
    [ginosho] der Preis für gute Technik
    [hakkeyoi] der Ruf des Ringrichters zum Angriff; auf dieser Seite heißt er Hakkyoi
    [hakkyoi] der Ruf des Ringrichters zum Angriff, und der Name dieser Seite
    [higashi] Ost, die linke Seite
    [hikae] was man in Reserve hält; auch der Platz, an dem die nächsten Ringer warten
    [hikiotoshi] den Gegner nach vorn zu Boden ziehen
    [hikiwake] ein Unentschieden
    [hikkake] den Arm des Gegners einhaken und ihn herumschwingen
    [hoshitori] die Reihe der Sterne: ein weißer für einen Sieg, ein schwarzer für eine Niederlage
    [ikioi] Schwung, Wucht
    [isamiashi] aus Versehen selbst aus dem Ring treten
    [kanto] der Preis für Kampfgeist
    [katasukashi] ausweichen und den Gegner an der Schulter herunterziehen
    [keiko] die Übung
    [kimarite] die Technik, die einen Kampf entscheidet
    [kimedashi] beide Arme des Gegners einklemmen und ihn hinausdrängen
    [komusubi] der vierthöchste Rang
    [kuroboshi] ein schwarzer Stern: eine Niederlage
    [maegashira] der fünfthöchste Rang, den die meisten Ringer der obersten Liga haben
    [makushita] ein Rang der dritten Liga, für junge Ringer
    [mamorite] eine Hand, die abwehrt
    [michi] ein Weg, eine Bahn
    [nage] ein Wurf
    [nishi] West, die rechte Seite
    [nodowa] eine Hand an der Kehle
    [nokkuauto] ein Knock-out
    [nokotta] der Ruf des Ringrichters, solange niemand draußen ist
    [oshidashi] den Gegner mit beiden Händen hinausschieben
    [ozeki] der zweithöchste Rang, gleich unter dem Großmeister
    [rikishi] ein Sumoringer
    [seiryu] der grüne Drache, Wächter des Ostens
    [sekiwake] der dritthöchste Rang
    [senshuraku] der letzte Tag eines Turniers
    [shikona] der Kampfname eines Ringers
    [shiroboshi] ein weißer Stern: ein Sieg
    [shobuari] der Ruf des Ringrichters, wenn es entschieden ist
    [suzaku] der rote Vogel, Wächter des Südens
    [tachiai] der Zusammenprall, mit dem ein Kampf beginnt
    [tawara] die Strohballen, die den Rand des Rings bilden
    [tokuiwaza] die Lieblingstechniken eines Ringers
    [torikumi] ein Kampf
    [torinaoshi] ein Kampf, der wiederholt werden muss
    [tsukidashi] den Gegner hinausstoßen
    [tsuppari] schnelle Stöße gegen die Brust
    [tsuridashi] den Gegner am Gürtel hochheben und hinaustragen
    [utchari] den Gegner noch am Rand hinausschleudern
    [uwatehineri] den Gegner mit Obergriff herunterdrehen
    [uwatenage] den Gegner mit Obergriff werfen
    [wa] ein Ring, ein Kreis
    [yokozuna] der höchste Rang, der Großmeister
    [yori] Brust an Brust vorwärtsdrängen
    [yorikiri] den Gegner am Gürtel hinausdrängen
    [yoritaoshi] den Gegner hinausdrängen und zu Fall bringen
    [yusei] im Vorteil sein
   *[yusho] der Turniersieg
}
