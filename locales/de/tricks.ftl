# Tricks, in German. `en.ftl` explains the syntax.

## Auf der Startseite

tricks-name = Tricks
tricks-kanji = 札
tricks-verb = Stiche machen, schieben
tricks-line = Schieb den Gegner Schritt für Schritt hinaus, oder wirf ihn auf einen Schlag: fünf Techniken.
tricks-players = 2 Spieler, 5 min
tricks-luck = Glück beim Austeilen
tricks-credit = SUMO, von kota konno, Bright Eye Games 2024
unfinished-tachiai = Beim Tachiai.
unfinished-trick = Stich { $number }. Die Ringer stehen { $place ->
    [centre] in der Mitte
    [east] an Osts Rand
   *[west] an Wests Rand
}.

## Einen Kampf einrichten

setup-throws = Würfe: Abisetaoshi und Hikiotoshi
setup-throws-name = { $throws ->
    [either] Gelten für beide
   *[follower] Nur für die zweite Karte
}
setup-throws-note = { $throws ->
    [either] Wie es im Regelheft steht: Sie gelten, egal wer ausgespielt hat.
   *[follower] Wie manche Läden es beschreiben: Sie gelten nur, wenn man dazulegt, also die zweite Karte spielt.
}

## Gegenüber

# Both players read this, so it must not say that the player holds the colour that was led.
facing-refused = Diese Karte ist wieder auf deiner Hand. Halte eine Karte gedrückt, dann siehst du, ob sie jetzt spielbar ist.
now-follow-if = Deine Karte: Bediene die { $card }, wenn du kannst

## Karten

card = { $suit ->
    [green] Grüner Drache
    [red] Roter Vogel
    [white] Weißer Tiger
   *[black] Schwarze Schildkröte
} { $number }
# Used after „die“, in the nominative or accusative, and alone.
card-plain = { $suit ->
    [green] grüne
    [red] rote
    [white] weiße
   *[black] schwarze
} { $number }
suit-letter = { $suit ->
    [green] G
    [red] R
    [white] W
   *[black] S
}
suit-name = { $suit ->
    [green] Grüner Drache
    [red] Roter Vogel
    [white] Weißer Tiger
   *[black] Schwarze Schildkröte
}
cards-held = { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}
holds = { $name } hat { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}
card-face-down = Deine Karte, verdeckt

## Kimarite

kimarite-heading-kanji = 決まり手
kimarite-how = { $kimarite ->
    [yorikiri] Hinausdrängen: Mach den Stich, während der Gegner an seinem Rand steht.
    [uwatenage] Mach den letzten Stich.
    [abisetaoshi] Deine 4 trifft auf eine 1 derselben Farbe.
    [hikiotoshi] Deine 1 trifft auf eine 5 derselben Farbe.
   *[utchari] Leg am eigenen Rand eine andersfarbige 2 dazu.
}
kimarite-follower = { $kimarite ->
    [abisetaoshi] Leg zu einer 1 die 4 derselben Farbe dazu.
   *[hikiotoshi] Leg zu einer 5 die 1 derselben Farbe dazu.
}
kimarite-why = { $kimarite ->
    [yorikiri] { $loser } stand am Rand und verlor den Stich: ein Schub, und hinaus.
    [uwatenage] Wer den letzten Stich macht, wirft den Gegner.
    [abisetaoshi] Die 4 stürzt sich mit ihrem ganzen Gewicht auf die 1 derselben Farbe.
    [hikiotoshi] Die 1 weicht aus, und die 5 derselben Farbe fällt an ihr vorbei.
   *[utchari] Schon über das Stroh gebeugt, schleudert die andersfarbige 2 den Angreifer hinaus.
}

## Der Kampf

techniques = Techniken
tachiai = Tachiai
tachiai-kanji = 立合い
trick-number = Stich { $number }
edge = { $seat ->
    [east] Osts Rand
   *[west] Wests Rand
}
your-card = deine Karte
stand = Beide Ringer stehen { $place ->
    [centre] in der Mitte
    [east] an Osts Rand
   *[west] an Wests Rand
}.
field = Tisch
on-the-field = Auf dem Tisch
last-trick = Voriger Stich
no-trick = Noch kein Stich gespielt.
no-tachiai = Noch nichts aufgedeckt.
tie = Gleichstand
leads = { $name } spielt aus
cards-seen = Gesehene Karten
unseen-number = { $number } ungesehen
seen-key = Gefüllt: gespielt. Gerahmt: deine.
seen-yours = deine
seen-played = gespielt
option-wins = { $card }, gewinnt durch { $kimarite }
option-loses = { $card }, verliert durch { $kimarite }
fits-follows = bedient
fits-wins = gewinnt
fits-lost = ver­liert
fits-loses = verliert: { $kimarite }

## Was jetzt zu tun ist

now-tachiai = Wähle eine Karte für den Tachiai
now-tachiai-why = Die höhere Zahl spielt aus. Beide Karten scheiden aus dem Kampf aus.
now-again = Gleichstand: Wähle neu
now-again-why = { $number ->
    [one] Danach bleibt jeder Seite noch eine Karte.
   *[other] Gleiche Zahlen. Du hast noch { $number } Karten.
}
now-lead = Du spielst aus: freie Wahl
now-follow = Deine Karte: Bediene die { $card }
now-free = { $suit ->
    [green] Deine Karte: freie Wahl, du hast kein Grün
    [red] Deine Karte: freie Wahl, du hast kein Rot
    [white] Deine Karte: freie Wahl, du hast kein Weiß
   *[black] Deine Karte: freie Wahl, du hast kein Schwarz
}
now-edge = { $edge ->
    [own] Du stehst an deinem Rand. Verlierst du diesen Stich, gewinnt { $other }, außer dir gelingt eine Technik mit höherer Nummer.
    [theirs] { $other } steht am Rand. Machst du diesen Stich, gewinnst du, außer { $other } gelingt eine Technik mit höherer Nummer.
   *[none] Wer den Stich macht, schiebt einen Schritt.
}
now-last = Der letzte Stich: Uwatenage, außer der anderen Seite gelingt eine Technik mit höherer Nummer.
now-you-led = Du hast die { $card } ausgespielt.
now-they-lead = { $name } spielt aus.
now-you-took = Du machst den Stich
now-took = { $name } macht den Stich
now-first = { $who ->
    [you] Deine { $high } schlägt die { $low }: Du spielst aus
   *[they] Die { $high } schlägt die { $low }: { $name } spielt aus
}
now-first-why = Beide Karten bleiben offen liegen und scheiden aus dem Kampf aus.
now-tie = Zweimal die { $number }: Gleichstand
now-tie-why = Beide Karten scheiden aus dem Kampf aus. Wählt noch einmal.
now-wins = { $kimarite }: { $name } gewinnt
now-void = Torinaoshi: neu geben
now-void-why = Siebenmal Gleichstand hintereinander: Der Kampf ist ungültig, und niemand hat ihn verloren.
now-dealt = Die Karten sind ausgeteilt
took-high = Die { $high } schlägt die { $low }.
took-high-push = Die { $high } schlägt die { $low } und schiebt { $whom ->
    [you] dich
   *[they] { $name }
} { $place ->
    [centre] in die Mitte
    [yours] an deinen Rand
   *[theirs] an den Rand
}.
took-off = Die { $card } ist andersfarbig.
took-off-push = Die { $card } ist andersfarbig: Wer ausgespielt hat, schiebt { $whom ->
    [you] dich
   *[they] { $name }
} { $place ->
    [centre] in die Mitte
    [yours] an deinen Rand
   *[theirs] an den Rand
}.
tricks-confirm = Die { $card } spielen?

## Tipps in der Übung

hint-wins = { $kimarite ->
    [yorikiri] Spiel die { $card }: Sie schlägt die { $led } des Gegners, und er steht am Rand. Yorikiri.
    [uwatenage] Spiel die { $card }: Sie macht den letzten Stich. Uwatenage.
    [abisetaoshi] Spiel die { $card }: Sie stürzt sich auf die { $led } des Gegners. Abisetaoshi.
    [hikiotoshi] Spiel die { $card }: Sie bringt die { $led } des Gegners zu Fall. Hikiotoshi.
   *[utchari] Spiel die { $card }: Am eigenen Rand schleudert eine andersfarbige 2 den Gegner hinaus. Utchari.
}
hint-loses = Jede Karte verliert. Die { $card } verliert durch { $kimarite }, und keine andere ist besser.
hint-only = Spiel die { $card }: Eine andere ist nicht spielbar.
hint-escape = Spiel die { $card }: Jede andere verliert sofort.
hint-untakeable = Spiel die { $card } aus: Nichts, was der Gegner haben kann, schlägt sie.
hint-chances = Spiel die { $card }.
hint-mix = Spiel gemischt, damit dich niemand durchschaut: { $cards }.
hint-mix-part = die { $card } in { $tenths } von 10 Fällen

## Abgelehnte Karten

refuse-follow = { $led ->
    [green] Nicht die { $card }: Grün wurde ausgespielt, und wer diese Farbe hat, muss sie bedienen.
    [red] Nicht die { $card }: Rot wurde ausgespielt, und wer diese Farbe hat, muss sie bedienen.
    [white] Nicht die { $card }: Weiß wurde ausgespielt, und wer diese Farbe hat, muss sie bedienen.
   *[black] Nicht die { $card }: Schwarz wurde ausgespielt, und wer diese Farbe hat, muss sie bedienen.
}
refuse-held = Die { $card } ist nicht auf deiner Hand.

## Der Verlauf

log-dealt = Der Kampf beginnt. Acht Karten für jede Seite; vier bleiben ungesehen.
log-clashed = { $east } zeigt die { $eastcard }, { $west } die { $westcard }.
log-tied = Gleichstand. Beide wählen noch einmal.
log-leads = { $name } spielt zum ersten Stich aus.
log-led = { $name } spielt die { $card } aus.
log-followed = { $name } legt die { $card } dazu.
log-took = { $name } macht den Stich.
log-pushed = { $name } schiebt. Die Ringer stehen { $place ->
    [centre] in der Mitte
    [east] an Osts Rand
   *[west] an Wests Rand
}.
log-decided = Shōbu-ari! { $name } gewinnt durch { $kimarite }.
log-void = Torinaoshi: Der Kampf ist ungültig.

## Das Ergebnis

result-also = Auch { $name } hat eine Technik geschafft: { $kimarite }, Nummer { $number }. { $winning } ist Nummer { $higher }, und die höhere Nummer gewinnt.
result-with = Zugleich gelungen: { $others }.
result-void = Torinaoshi
result-void-kanji = 取り直し
result-void-say = Der Kampf ist ungültig
new-deal = Neu geben

## Kurzregeln

quick-tachiai = Beide zeigen zugleich eine Karte; die höhere Zahl spielt aus. Bei Gleichstand wählen beide noch eine Karte.
quick-follow = Bediene die ausgespielte Farbe, wenn du kannst. Die höhere Karte dieser Farbe macht den Stich, eine andersfarbige nie.
quick-push = Wer einen Stich macht, schiebt einen Schritt und spielt zum nächsten aus. Hinausdrängen ist Yorikiri, Nummer 1.
quick-both = Gelingt beiden im selben Stich eine Technik, gewinnt die höhere Nummer den Kampf.
quick-throws = { $throws ->
    [either] Die Würfe 3 und 4 gelten, egal wer ausgespielt hat.
   *[follower] Die Würfe 3 und 4 gelten nur, wenn man dazulegt.
}

## Die Regeln

rules-title = Regeln von Tricks
rules-lead = Schaff vor dem Gegner eine von fünf Siegtechniken: Schieb ihn aus dem Ring, oder wirf ihn.
rules-part = { $part ->
    [aim] Das Ziel
    [deal] Karten und Austeilen
    [tachiai] Der Tachiai
    [trick] Ein Stich
    [push] Der Schub
    [kimarite] Fünf Kimarite
    [both] Beide zugleich
    [draw] Kein Unentschieden
    [sight] Was du sehen darfst
    [pad] Der Wertungsblock
    [words] Wörter
    [ours] Unsere Auslegung
   *[credits] Wer es gemacht hat
}
rules-aim = Zwei Ringer stemmen sich in einem Ring aus Lehm gegeneinander. Ein Stich sind zwei Karten, von jeder Seite eine. Mit jedem Stich, den du machst, schiebst du den anderen einen Schritt weit. Eine Siegtechnik heißt Kimarite. Hinausdrängen ist Nummer 1, die anderen vier, Nummer 2 bis 5, sind Würfe. Gelingt in einem Stich beiden Seiten eine Technik, gewinnt die höhere Nummer.
rules-aim-end = Der erste Stich mit einer Technik entscheidet den Kampf. Punkte werden nicht gezählt.
rules-deal = Zwanzig Karten: die Zahlen 1 bis 5 in vier Farben. Sie werden gemischt, und jede Seite bekommt acht. Die vier übrigen bleiben den ganzen Kampf lang verdeckt; niemand sieht sie an.
rules-deal-sides = Ost sitzt links und schiebt nach rechts, West spiegelbildlich dazu. Die Ringer beginnen in der Mitte.
rules-deal-colours = Jede Farbe hat auch einen Wächter und einen Buchstaben. So erkennst du die Karten auch dann, wenn du Farben schlecht unterscheiden kannst.
suit-kanji = { $suit ->
    [green] 青龍
    [red] 朱雀
    [white] 白虎
   *[black] 玄武
}
rules-tachiai = Der Tachiai ist der erste Zusammenprall. Beide wählen heimlich eine Karte, und beim Ruf Hakkyoi werden sie aufgedeckt. Die höhere Zahl spielt zum ersten Stich aus: Diese Seite legt die erste Karte. Die Farben sind egal. Bei gleichen Zahlen wählen beide noch eine Karte.
rules-tachiai-cost = Alle Karten vom Tachiai bleiben offen auf dem Tisch und werden nicht mehr gespielt. Niemand zieht nach: Was du hier ausgibst, fehlt dir später. Noch gilt keine Technik.
rules-clash = { $how ->
    [leads] spielt aus
    [waits] legt dazu
   *[ties] noch einmal
}
rules-clash-leads = Die höhere Zahl: { $winner } spielt zum ersten Stich aus.
rules-clash-tie = Die gleiche Zahl: Beide wählen noch einmal.
rules-leads = spielt aus
rules-follows = legt dazu
rules-trick = Wer ausspielt, legt offen eine beliebige Karte. Die andere Seite legt eine Karte derselben Farbe dazu, wenn sie eine hat; das heißt bedienen. Hat sie keine, darf sie jede Karte dazulegen.
rules-trick-taker = Bei gleicher Farbe macht die höhere Zahl den Stich. Eine andersfarbige Karte macht ihn nie: Dann geht der Stich an die Seite, die ausgespielt hat, so niedrig ihre Karte auch ist.
rules-example = { $place ->
    [east] Ost steht am Rand. { $leader } spielt
    [west] West steht am Rand. { $leader } spielt
    [last] Das sind die letzten Karten. { $leader } spielt
   *[centre] { $leader } spielt
} die { $led } aus, und { $follower } legt die { $followed } dazu.
rules-example-takes = { $winner } macht den Stich.
rules-example-wins = { $kimarite }: { $winner } gewinnt.
rules-example-both = { $winner } gewinnt: { $kimarite } steht über { $other } von { $loser }.
rules-push = Wer den Stich macht, schiebt den Gegner einen Schritt und spielt zum nächsten Stich aus. Die beiden Ringer bewegen sich immer zusammen, und der Ring hat nur drei Plätze: die Mitte und die zwei Ränder. Machst du in der Mitte einen Stich, schiebst du den Gegner an seinen Rand. Machst du einen an deinem eigenen Rand, kommt ihr zurück in die Mitte. Verlierst du dort einen, wirst du hinausgedrängt: Das ist Yorikiri.
rules-place = { $place ->
    [east] Osts Rand: Ost ist in Gefahr.
    [west] Wests Rand: West ist in Gefahr.
   *[centre] Die Mitte.
}
rules-kimarite = Prüfe jeden Stich, bevor jemand schiebt. Ergibt er eine dieser Techniken, ist der Kampf zu Ende, und die Ringer bleiben, wo sie stehen. Am Rand steht, wer schon zu Beginn des Stichs dort stand.
kimarite-say = { $kimarite ->
    [yorikiri] sprich jo-ri-ki-ri
    [uwatenage] sprich u-wa-te-na-ge
    [abisetaoshi] sprich a-bi-se-ta-o-schi
    [hikiotoshi] sprich hi-ki-o-to-schi
   *[utchari] sprich ut-tscha-ri
}
rules-kimarite-more = { $kimarite ->
    [yorikiri] Noch ein Schritt, und der Gegner ist über das Stroh hinaus. Das ist die einfachste Art zu gewinnen, und in einem echten Ring eine der häufigsten. Dagegen hilft nur eine Technik mit höherer Nummer im selben Stich.
    [uwatenage] Ein Wurf mit Obergriff, egal wo die beiden stehen. Hat vorher niemand gewonnen, gewinnt, wer den letzten Stich macht, außer der anderen Seite gelingt darin eine Technik mit höherer Nummer.
    [abisetaoshi] Du stürzt dich mit deinem ganzen Gewicht auf den Gegner, egal wo die beiden stehen.
    [hikiotoshi] Du weichst aus, und der eigene Schwung bringt den Gegner zu Fall, egal wo die beiden stehen. Selbst die 5, gegen die sonst keine Karte ankommt, ist davor nicht sicher.
   *[utchari] Du verlierst den Stich, beugst dich über das Stroh zurück und schleuderst den Angreifer an dir vorbei hinaus. Das kann nur, wer dazulegt, und nur mit einer Farbe, die nicht ausgespielt wurde.
}
rules-throws-heading = Eine Wahl am Tisch
rules-throws = Abisetaoshi und Hikiotoshi gelten für beide Seiten, egal ob die 4 oder die 1 ausgespielt oder dazugelegt wird. Vor einem Kampf könnt ihr vereinbaren, dass sie nur gelten, wenn man dazulegt. Für die anderen drei ändert sich nichts.
rules-both = In einem Stich kann beiden Seiten eine Technik gelingen. Dann gewinnt die höhere Nummer den Kampf; dazu sind die Nummern da. Gelingen einer Seite mehrere zugleich, wird die höchste aufgeschrieben, und die anderen stehen daneben.
rules-draw = Kein Kampf endet unentschieden. Es gibt höchstens sieben Stiche, und wer den letzten macht, gewinnt durch Uwatenage, außer der anderen Seite gelingt darin eine Technik mit höherer Nummer.
rules-draw-void = Nur der Tachiai kann scheitern. Endet er siebenmal im Gleichstand, hat jede Seite nur noch eine Karte, und der Kampf ist ungültig. Das heißt Torinaoshi: Es wird neu gegeben, und auf den Wertungsblock kommt nichts.
rules-sight = Du darfst deine eigene Hand ansehen und jederzeit jede gespielte Karte: von wem und in welchem Stich. Du siehst, wo die Ringer stehen, wie viele Karten die andere Seite hat und welche Farben ihr nachweislich fehlen.
rules-sight-never = Nie siehst du die Hand des Gegners, die vier übrigen Karten oder eine Karte des Tachiai, bevor beide gewählt haben. Der Computer sieht nicht mehr als du.
rules-pad = Jeder Ringer hat einen Wertungsblock, auch jeder Computergegner; Gäste haben keinen. Jeder entschiedene Kampf, der zählt, bringt einen Stern auf das offene Blatt des Blocks: einen leeren für einen Sieg, einen gefüllten für eine Niederlage, und daneben die Kimarite. Übung bringt keinen Stern. Die dritte Niederlage schließt das Blatt, und seine Siege ergeben den Rang.
rules-pad-col-wins = Siege
rules-pad-col-rank = Rang
rules-pad-kept = Geschlossene Blätter bleiben erhalten, und das beste davon bestimmt den Rang des Ringers. Der Wertungsblock zeigt den besten Rang, alle Blätter und die Technik, mit der der Ringer am häufigsten gewinnt.
rules-spelling-heading = Namen auf der Schachtel
rules-spelling = Die Namen sind hier so geschrieben wie beim japanischen Sumo-Verband. Das veröffentlichte Spiel schreibt einige anders:
rules-spelling-here = Hier
rules-spelling-kanji = Japanisch
rules-spelling-box = Gedruckt
kimarite-printed = { $kimarite ->
    [yorikiri] YORIKIRI
    [uwatenage] WUWATENAGE
    [abisetaoshi] ABISE-TAOSHI
    [hikiotoshi] HIKIOTOSHI
   *[utchari] WUCCHARI
}
rules-our-reading = { $what ->
    [colours] Die vier Farben sind die der Quasten über einem echten Ring, Grün, Rot, Weiß und Schwarz, und jede hat den Wächter, der zu ihr gehört. Das Regelheft verlangt nur vier Farben.
    [throws] Abisetaoshi und Hikiotoshi gelten, egal wer ausgespielt hat, wie es im Regelheft steht. Manche Läden beschreiben sie so, dass sie nur gelten, wenn man dazulegt; so könnt ihr auch spielen, wenn ihr es vor dem Kampf wählt.
    [edge] Es gilt, wo die Ringer zu Beginn des Stichs stehen, vor seinem Schub.
    [void] Ein Kampf, in dem nie jemand ausspielen darf, zählt für niemanden.
   *[spelling] Die Namen der Techniken folgen dem japanischen Sumo-Verband.
}
rules-credit-book = Die Grafik ist von METEOR, die englischen Regeln sind von Keisuke Sakuma und Mark Cooke.
rules-credit-ours = Diese Seite ist nicht das Regelheft. Sie erklärt das Spiel in eigenen Worten, und weder Autor noch Verlag haben etwas mit ihr zu tun. Wenn dir das Spiel gefällt, such nach dem gedruckten.

## Die Lektion

tricks-lesson-ask = { $step ->
    [1] Der Tachiai: Wähle deine rote 5
    [2] Spiel deine grüne 4 aus
    [3] Der Gegner steht am Rand: Spiel deine weiße 3 aus
    [4] Der Gegner hat die rote 3 ausgespielt: Bediene sie
    [5] Du stehst am Rand: Schlag die schwarze 3
    [6] Spiel deine weiße 2 aus
   *[7] Der Gegner hat die schwarze 5 ausgespielt: Wirf ihn
}
tricks-lesson-why = { $step ->
    [1] Du bist Ost, links. Beide Seiten zeigen zugleich eine Karte, und die höhere Zahl spielt zum ersten Stich aus.
    [2] Du spielst aus und darfst jede Karte nehmen. Der Gegner muss Grün bedienen, wenn er kann; die höhere grüne Karte macht den Stich.
    [3] Mach diesen Stich, und du schiebst den Gegner hinaus: Das ist Yorikiri. Aber du weißt nicht, wer die höheren weißen Karten hat.
    [4] Wer die Farbe hat, muss sie bedienen. Du hast eine rote Karte; versuch ruhig eine andere, sie wird abgelehnt.
    [5] Verlierst du diesen Stich, bist du draußen. Du musst Schwarz bedienen: Welche deiner schwarzen Karten ist höher?
    [6] Du hast nichts Hohes mehr. Behalte deine schwarzen Karten, vor allem die 1: Sie kann etwas, was keine andere kann.
   *[7] Nichts schlägt eine 5. Aber eine 1 derselben Farbe weicht aus und lässt sie fallen: Das ist Hikiotoshi.
}
tricks-lesson-other = { $step ->
    [1] Diese Karte könnte den Tachiai verlieren. Keine ist höher als deine rote 5.
    [2] Auch die darfst du ausspielen. Spiel in dieser Lektion die grüne 4 aus.
    [3] Auch die darfst du ausspielen. Versuch in dieser Lektion die weiße 3.
    [5] Die schlägt die schwarze 3 nicht: Der Gegner würde dich hinausschieben. Eine höhere schwarze Karte rettet dich.
    [6] Diese Karte brauchst du noch. Spiel die weiße 2 aus.
   *[7] Die verliert gegen die 5, und der Gegner würde dich hinausschieben. Such die 1.
}
tricks-lesson-seen = { $step ->
    [1] Beide Karten bleiben auf dem Tisch und sind verbraucht. Dank der 5 spielst du aus.
    [2] Der Gegner hat keine grüne Karte. Eine andersfarbige macht nie den Stich, also machst du ihn und schiebst den Gegner an seinen Rand.
    [3] Der Gegner hatte die 4. Wer den Stich macht, schiebt und spielt aus: Er schiebt dich zurück in die Mitte.
    [4] Du musstest deine rote Karte spielen, und sie hat verloren. Der Gegner schiebt dich an deinen Rand. Noch ein verlorener Stich, und du bist draußen.
    [5] Gerettet: Du schiebst den Gegner zurück in die Mitte, und du spielst aus.
    [6] Der Gegner hatte die weiße 5 und schiebt dich wieder an deinen Rand. Jetzt spielt er aus.
   *[7] Der Gegner macht den Stich, während du am Rand stehst: Das ist Yorikiri, Technik Nummer 1. Aber dein Hikiotoshi ist Nummer 4, und die höhere Nummer gewinnt. Es gibt fünf solche Techniken: Tippe auf Kimarite.
}

## Mitschriften und Nachspielen

record-no-card = „{ $text }“ ist keine Karte; Karten schreibt man G1 bis G5, R1 bis R5, W1 bis W5 und B1 bis B5 (B: Schwarz).
record-dealt-twice = Die { $card } ist zweimal ausgeteilt.
record-hand = Eine Hand hat acht Karten, nicht { $number }.
record-throws = Throws ist „either“ oder „follower“.
record-tachiai = Beim Tachiai besteht ein Zug aus Osts Karte und Wests Karte, wie G5=W3.
record-trick = Ein Stich besteht aus der ausgespielten und der anderen Karte, wie R5-R1.
record-open-trick = Auf den offenen Stich, den die { $card } begann, kann nichts folgen.
record-no-move = Hier kommt kein Zug.
record-held = { $seat ->
    [east] Ost
   *[west] West
} hat die { $card } nicht auf der Hand.
record-follow = { $seat ->
    [east] Ost
   *[west] West
} hat { $led ->
    [green] Grün
    [red] Rot
    [white] Weiß
   *[black] Schwarz
} und muss bedienen; die { $card } geht nicht.

## Die Analyse eines beendeten Kampfes

judged = { $weight ->
    [same] { $whose ->
        [named] { $name }: die beste Karte, die auch die Analyse spielen würde.
       *[clear] Die beste Karte: Die Analyse würde sie auch spielen.
    }
    [best] { $whose ->
        [named] { $name }: eine der besten Karten; sie hat nichts gekostet.
       *[clear] Eine der besten Karten: Sie hat nichts gekostet.
    }
    [close] { $whose ->
        [named] { $name }: knapp daneben, das kostet { $cost } von 100 Kämpfen.
       *[clear] Knapp daneben: Das kostet { $cost } von 100 Kämpfen.
    }
    [slip] { $whose ->
        [named] { $name }: ein Ausrutscher, der { $cost } von 100 Kämpfen kostet.
       *[clear] Ein Ausrutscher: Das kostet { $cost } von 100 Kämpfen.
    }
   *[mistake] { $whose ->
        [named] { $name }: ein Fehler, der { $cost } von 100 Kämpfen kostet.
       *[clear] Ein Fehler: Das kostet { $cost } von 100 Kämpfen.
    }
}
judged-choice = { $reason ->
    [wins] Die Analyse spielt die { $card }, die durch { $kimarite } gewinnt.
    [loses] Die Analyse spielt die { $card }. Sie verliert durch { $kimarite }, aber jede andere Karte verliert auch.
    [escape] Die Analyse spielt die { $card }, den einzigen Ausweg.
    [untakeable] Die Analyse spielt die { $card }, gegen die nichts ankommt.
   *[chances] Die Analyse spielt die { $card }.
}
judged-only = Eine andere Karte war nicht spielbar.
rated = { $name }: Siege in 100 Kämpfen
rated-card = Karte
rated-won = Gewonnen
rated-about = Bemerkungen
rated-played = gespielt
rated-choice = Analyse
rated-mix = Analyse, { $tenths } von 10
rated-wins = gewinnt: { $kimarite }
rated-loses = verliert: { $kimarite }
rated-escape = einziger Ausweg
rated-untakeable = nichts schlägt sie
summary = Am besten gewählt: { $best } von { $all ->
    [one] einer Entscheidung
   *[other] { $all } Entscheidungen
}.
summary-none = Diese Entscheidungen haben nichts gekostet.
summary-cost = Die anderen Entscheidungen kosteten zusammen { $whole },{ $tenths } Siege.
