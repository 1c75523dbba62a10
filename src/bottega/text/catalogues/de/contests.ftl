### Wettkämpfe, in denen ein Club dieselben Blätter spielt, auf Deutsch.

# $title: eines Spiels; $others: die Bots, mit Namen.
contests-with = { $title } mit { $others }
contests-alone = { $title }, allein
contests-deals =
    { $n ->
        [one] { $n } Blatt
       *[other] { $n } Blätter
    }
# $span: etwa „3 Tage“.
contests-left = endet in { $span }
contests-over = vorbei
contests-people =
    { $n ->
        [0] noch hat niemand begonnen
       *[other] { $n } Spieler
    }
contests-mine = { $done } von { $of } gespielt
contests-lost = Diesen Wettkampf gibt es nicht, oder er ist nicht für dich.

## Einen ausrichten

contests-new = Einen Wettkampf ausrichten
contests-note = Alle spielen dieselben Blätter, jeder allein mit denselben Bots. Es zählt, wer mehr daraus macht.
contests-name = Name
contests-game = Spiel
contests-players = Spieler
contests-number = Blätter
contests-ends = Dauer
contests-span =
    { $hours ->
        [24] Ein Tag
        [72] Drei Tage
        [168] Eine Woche
       *[336] Zwei Wochen
    }
contests-door = Für wen
contests-doors =
    { $door ->
        [link] Alle mit dem Link
       *[club] Mitglieder
    }
contests-make = Wettkampf ausrichten

## Die Seite eines Wettkampfs

contests-yours = Deine Blätter
contests-play = Blatt { $n } spielen
contests-go-on = Blatt { $n } weiterspielen
contests-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
contests-done = Blatt { $n }
contests-missed = nicht gespielt
contests-results = Ergebnisse
contests-deal = Blatt { $n }
contests-player = Spieler
contests-rank = Rang
contests-total = Gesamt
contests-played = gespielt
contests-nobody = Noch hat niemand begonnen.
contests-somebody = jemand
contests-how = Wie gezählt wird
contests-how-text = Bei jedem Blatt werden je zwei verglichen: 2 Vergleichspunkte für mehr als der andere, 1 für gleich viel. 100 % heißt überall mehr als alle anderen. Wer ein Blatt nicht gespielt hat, hat dort 0.
contests-told = Was andere aus einem Blatt gemacht haben, siehst du, sobald du es gespielt hast. Ränge und Partien werden am Ende gezeigt.
# Wird vor einer Partie vorgelesen.
contests-replay = Nachspielen: { $name }, Blatt { $n }
contests-link = Link für andere
contests-link-note = Wer diesen Link hat, kann mitmachen.
contests-proof = Die Blätter
contests-proof-note = Damit können alle prüfen, dass jeder dieselben Karten hatte.
contests-seed = Startwert
contests-salt = Salz

## Anders enden

contests-timing = Das Ende
contests-timing-note = Die Blätter bleiben dieselben. Das hier sieht nur, wer den Wettkampf ausrichtet.
contests-longer =
    { $hours ->
        [24] Ein Tag länger
        [72] Drei Tage länger
       *[168] Eine Woche länger
    }
contests-end = Jetzt beenden
contests-cancel = Absagen
contests-sure-end = Dann wird sofort alles gezeigt. Wer noch an einem Blatt spielt, bekommt dafür nichts. Den Wettkampf jetzt beenden?
contests-sure-cancel = Noch hat niemand begonnen. Den Wettkampf absagen?
contests-back = Zurück
