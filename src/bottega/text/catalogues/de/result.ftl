### Nach einer Partie, auf Deutsch: das Ergebnis und der Rückblick.
###
### Sätze über jemanden wählen nach $who: „you“ ist, wer liest, „other“ heißt $name.

## Die Überschrift

result-over = Die Partie ist zu Ende
result-given-up = Die Partie wurde abgebrochen
result-given-up-text = Eine Rangliste gibt es nicht; was gespielt wurde, lässt sich trotzdem ansehen.
result-again = Dieser Versuch zählt nicht: Du kanntest das Blatt.
# $n: wie viele Punkte der Sieg vor dem nächsten Platz liegt.
result-won-by = { $who ->
    [you] { $n ->
        [one] Du gewinnst mit einem Punkt Vorsprung
       *[other] Du gewinnst mit { $n } Punkten Vorsprung
    }
   *[other] { $n ->
        [one] { $name } gewinnt mit einem Punkt Vorsprung
       *[other] { $name } gewinnt mit { $n } Punkten Vorsprung
    }
}
# Die ersten beiden haben gleich viele Punkte, und etwas anderes entschied.
result-won-even = { $who ->
    [you] Du gewinnst um Haaresbreite
   *[other] { $name } gewinnt um Haaresbreite
}
# Allein am Tisch.
result-won = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
}
# $names: alle, die gewonnen haben.
result-won-together = { $names } gewinnen gemeinsam
# Am Tisch hat niemand gewonnen: Das Spiel selbst war besser.
result-nobody = { $game ->
    [masters] Diesmal liegt Lorenzo vorn
   *[other] Niemand gewinnt
}
# $part: woher die Punkte kommen, etwa „Karten“; $n: Punkte des ersten, $m: des zweiten Platzes.
result-difference = Das gab den Ausschlag: { $part }, { $n } zu { $m }.

## Die Rangliste

result-ranking = Rangliste
result-ranking-note = woher die Punkte kommen
# 1., 2. …
result-place = { $n }.
result-place-none = –
result-you = du
# $bot: welches Programm hier spielt.
result-bot = Bot, { $bot }
result-player = Spieler
result-place-title = Platz
result-total = Summe

## Der Verlauf

result-story = So lief die Partie
result-story-note = Punkte nach jedem Zug
result-chart = Punkte Zug um Zug. Die Pfeiltasten gehen durch die Partie, Enter zeigt den Moment.
result-turn = Zug { $n }
# Jemand am Tisch, mit den Punkten in einem Zug.
result-at-points = { $name } { $n }
result-at = Zug { $turn }: { $points }
result-chart-hint = Zeige auf das Diagramm, um es abzulesen; ein Klick zeigt den Moment.

## Wendepunkte

result-turns = Wendepunkte
result-turns-note = jeder öffnet seinen Moment
result-lead = { $who ->
    [you] Du gehst in Führung.
   *[other] { $name } geht in Führung.
}
# Der beste Zug der ganzen Partie.
result-best = { $who ->
    [you] Dein bester Zug, und der beste der Partie: { $n } Punkte auf einmal.
   *[other] Der beste Zug der Partie: { $n } Punkte auf einmal für { $name }.
}

## Die letzten Züge

result-moves = Die letzten Züge
result-moves-note = die neuesten zuerst

## Zahlen

result-facts = Zahlen und Daten
result-where = beendet
result-began = Beginn
result-length = Dauer
result-count-turns = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
result-count-decisions = { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}
result-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
result-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
result-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
result-pages = Seiten der Spieler
result-ratings = Wertungen
result-record = Aufzeichnung
result-record-text = als Text
result-record-json = als JSON

## Die ehrliche Mischung

result-fair-sealed = Die Mischung wurde vor dem ersten Zug versiegelt und nach dem letzten geöffnet.
result-fair-open = Diese Partie wurde hier nicht versiegelt; mit ihrem Startwert lässt sie sich nachspielen.
result-fair-how = So prüfst du es
result-commitment = Siegel
result-salt = Salz
result-seed = Startwert
result-verify = Lade die Aufzeichnung als Text herunter und lass Bottega sie nachspielen; dabei wird auch das Siegel verglichen:
# Was man im Terminal eingibt; in allen Sprachen gleich.
result-verify-command = bottega verify { $file }

## Was man jetzt tun kann

result-acts = Wie es weitergeht
result-rematch = Revanche
result-to-rematch = Zur Revanche
result-to-tournament = Zum Turnier
result-tournament-next = Wen du als Nächstes triffst, lost das Turnier aus.
result-replay = Rückblick
result-share = Teilen
result-shared = Link kopiert
result-contest = Zu den Ergebnissen
result-home = Startseite
# Was geteilt wird: $game ist der Titel.
result-share-title = Eine Partie { $game }

## Der Rückblick

replay-title = Rückblick
replay-board = Der Tisch in diesem Moment
replay-rail = Blickwinkel, und was geschah
replay-controls = Rückblick
replay-at = Entscheidung { $n } von { $of }
replay-step = Entscheidung { $n }
replay-steps = Was geschah
replay-start = Die Partie beginnt.
replay-quiet = Auf dem Tisch ändert sich nichts.
replay-slider = Moment der Partie
replay-first = Zum Anfang (Pos1)
replay-back = Zurück (←)
replay-play = Abspielen (Leertaste)
replay-pause = Pause (Leertaste)
replay-next = Weiter (→)
replay-last = Zum Ende (Ende)
replay-speed = Tempo
replay-times = { $n }×
replay-eyes = Blickwinkel
replay-eyes-this = von hier aus gesehen
replay-eyes-of = Vom Platz von { $name } aus sehen
replay-eyes-spectator = Von außen zusehen
replay-spectator = Von außen
replay-asked = entscheidet
replay-link = Link
replay-copy = Den Link zu diesem Moment kopieren
replay-copied = Kopiert
replay-to-result = Ergebnis
replay-to-table = Zum Tisch
replay-play-on = Ab hier spielen
# $n: die Entscheidung, nach der die neue Partie weitergeht.
replay-play-on-text = Nach Entscheidung { $n } dieser Partie beginnt ein neuer Tisch. Du nimmst einen Platz, Bots nehmen die anderen.
replay-play-on-seat = Dein Platz
replay-play-on-bot = Bots
replay-play-on-go = Weiterspielen
