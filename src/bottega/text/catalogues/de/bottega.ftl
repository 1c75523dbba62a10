### Was alle Spiele und das Terminal sagen, auf Deutsch.
###
### Sätze über jemanden wählen nach $who: „you“ ist, wer liest, „other“ heißt $name.
### Gezähltes steht überall so, wie es zählt („2 Steine“): also nie in den Dativ setzen
### (nicht „mit“, „von“, „zu“, „aus“ davor), und Namen nie in den Genitiv.

locale = de
language = Deutsch

## Personen

you = du
nothing = nichts
comma = { ", " }
aside = { $text } ({ $more })
seat = Spieler { $n }
reader = { $name } (du)

## Punkte

count-point = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
# Siegpunkte.
points-short = { $n } SP

## Fragen, die jedes Spiel hat

waiting = Warten auf { $names }: { $topic }.
question-over = Die Partie ist zu Ende.
question-hand-over = Es gibt nichts mehr zu wählen. Zug beenden?
topic-hand-over = das Ende des Zuges

## Gründe, die jedes Spiel hat

reason-game-over = Die Partie ist zu Ende.
reason-hand-over = { $who ->
    [you] Es gibt nichts mehr zu wählen: Beende zuerst deinen Zug.
   *[other] { $name } muss den Zug erst noch beenden.
}
reason-not-asked = { $who ->
    [you] Du bist gefragt.
   *[other] { $name } ist gefragt.
}
reason-not-now = Noch nicht. Zuerst: { $topic }.

## Das Ende

winner = { $who ->
    [you] Du gewinnst.
   *[other] { $name } gewinnt.
}
winners = Geteilter Sieg: { $names }.
ranked = { $place }. { $name }: { $points } ({ $parts })
uncounted = { $name }: Eine Niederlage bringt nichts; diese Stellung war { $points } wert ({ $parts })

## Einen Tisch einrichten

option-players = Spielerzahl

## Gegner: die Leute der Werkstatt, jemand für jede Stufe, und zwei Bots für Programmierer. Ein Name, was sie sind
## (im Satz, ungebeugt), und eine Zeile für alle, die jemanden wählen. Die sechs Stufen steigen an.

bot-apprentice = Nino
bot-apprentice-kind = Lehrling
bot-apprentice-note = Nimmt, was glänzt. Verzeiht dir jeden Fehler.
bot-journeyman = Tessa
bot-journeyman-kind = Gesellin
bot-journeyman-note = Denkt einen Zug voraus und mag gute Geschäfte.
bot-artisan = Berto
bot-artisan-kind = Handwerker
bot-artisan-note = Plant eine ganze Runde. Verschwendet selten etwas.
bot-virtuoso = Ginevra
bot-virtuoso-kind = Virtuosin
bot-virtuoso-note = Durchschaut deinen Plan und nimmt die Karte, die du wolltest.
bot-master = Ottone
bot-master-title = Maestro Ottone
bot-master-kind = Meister
bot-master-note = Spielt Tausende Enden durch, bevor er zieht.
bot-grandmaster = Sibilla
bot-grandmaster-title = Monna Sibilla
bot-grandmaster-kind = Großmeisterin
bot-grandmaster-note = Hat alles schon gesehen und verzeiht nichts.
bot-random = Zufällig
bot-random-kind = zufällig
bot-random-note = Gibt irgendeine Antwort: zum Ausprobieren.
bot-greedy = Gierig
bot-greedy-kind = gierig
bot-greedy-note = Macht das Beste aus dem eigenen Zug und schaut nicht weiter.

## Das Terminal

terminal-against = Du spielst gegen { $names }. { $hint }
terminal-alone = Du spielst solo. { $hint }
terminal-hot-seat = { $names } spielen an diesem Gerät. { $hint }
terminal-hint = Hilfe mit ?
terminal-turn-over = Dein Zug ist vorbei: Enter beendet ihn, u nimmt die letzte Antwort zurück.
terminal-closing = Enter: { $what } (u nimmt die letzte Antwort zurück).
terminal-help =
    Antworte mit einer Nummer oder mit der Zeile selbst, etwa „{ $line }“.
    Außerdem gibt es:
      ? NUMMER     mehr über eine Antwort
      ? ZEILE      warum eine Antwort nicht möglich ist, etwa „? { $other }“
      u            deine letzte Antwort zurücknehmen
      u ZEILE      eine frühere Antwort dieser Auswahl zurücknehmen
      end          deinen Zug beenden (oder einfach Enter)
      v            noch einmal die Stellung und die Frage
      log          was zuletzt geschehen ist
      save DATEI   die Partie in eine Datei schreiben
      load DATEI   eine gespeicherte Partie fortsetzen
      quit         beenden (auch mit Strg-D, die Partie bleibt erhalten)
terminal-thinking = { $name } überlegt …
terminal-number = Die Antworten sind von 1 bis { $most } nummeriert.
terminal-unknown = „{ $text }“ ist keine Antwort dieses Spiels; ? zeigt, was möglich ist.
terminal-such-as = Eine Antwort lautet etwa „{ $line }“.
terminal-not-possible = „{ $line }“ ist nicht möglich. { $reason }
terminal-line = (Zeile: { $line })
terminal-undone = Zurückgenommen: { $what }
terminal-no-undo = Das lässt sich nicht zurücknehmen: { $why }
terminal-barrier-none = Du hast noch nichts geantwortet.
terminal-barrier-other = { $name } hat seitdem gehandelt.
terminal-barrier-revealed = Seitdem wurde etwas Verdecktes aufgedeckt.
terminal-barrier-before = Es gehört nicht zu deinen letzten Antworten, oder was folgte, braucht es.
terminal-barrier-over = Die Partie ist zu Ende.
terminal-nothing-yet = Es ist noch nichts geschehen.
terminal-saved = Gespeichert in { $file }.
terminal-not-saved = Nicht gespeichert: { $why }
terminal-replace = { $file } gibt es schon. Ersetzen? [j/N]
terminal-which-file = Nenne eine Datei: { $command } DATEI
terminal-loaded = { $answers ->
    [one] { $file } geladen: { $answers } Antwort.
   *[other] { $file } geladen: { $answers } Antworten.
}
terminal-not-loaded = Nicht geladen: { $why }
terminal-kept = Die Partie liegt in { $file }
terminal-resume = Zum Weiterspielen: bottega play { $game } --load { $file }
terminal-watch = Zum Ansehen: bottega replay { $file }
terminal-not-kept = Die Partie konnte nicht aufbewahrt werden: { $why }
terminal-leave = Vor dem Beenden speichern? [J = { $file }, n = nein, oder ein Dateiname]
terminal-over = Die Partie ist zu Ende. Enter: beenden; save DATEI: behalten; log, v: Rückblick.
terminal-pass = Weitergeben an { $name }, dann Enter drücken.
terminal-yes = j ja
terminal-no = n nein
# Where nothing can be taken back any more.
terminal-turn-over-for-good = Dein Zug ist vorbei: Enter beendet ihn.
terminal-closing-for-good = Enter drücken: { $what }.
