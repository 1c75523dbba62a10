### Das gezeichnete Brett von Masters of Renaissance, auf Deutsch.

## Arten von Antworten, wo es viele gibt ($n: wie viele)

# Die Frage, die nach einem Klick bleibt.
narrow-deck = In welchen Slot kommt die Karte?
narrow-slot = Welche Karte kommt in Slot { $name }?
narrow-leader = Welchen anderen Anführer behältst du?
narrow-discard = Welchen Anführer gibst du ab?
narrow-let-go = Welche Ressource gibst du ab?
verb-keep = Zwei Anführer behalten
verb-start = Wählen, womit du beginnst
verb-take = Murmeln nehmen
verb-whites = Weiße Murmeln umwandeln
verb-let-go = Ressource abgeben
verb-store = Einlagern
verb-buy = Karte kaufen
verb-activate = Produzieren
verb-spend = Ressourcen ausgeben
verb-receive = Ressource erhalten
verb-produce = Produzieren
verb-pay = Zahlen
verb-play = Anführer ausspielen
verb-discard = Anführer für Glauben abgeben
verb-end = Zug beenden

## Die oberste Zeile und die Reiter

board-where = Zug { $turn } · Ende: { $cards }. Karte oder Feld { $space }
board-where-last = Zug { $turn } · die letzte Runde
board-where-setup = Vor dem ersten Zug
board-tab-yours = Tableau
board-tab-cards = Karten

## Die Glaubensleiste

board-marker = { $name } auf Feld { $space }
board-black-cross = das schwarze Kreuz
board-at = auf { $space }
board-report = Vatikanbericht { $section }
board-report-open = Sobald jemand Feld { $space } erreicht, behalten alle, die auf Feld { $start } oder weiter stehen, dieses Gunstplättchen: { $points } Punkte.
board-report-kept = Du behältst dieses Gunstplättchen: { $points } Punkte.
board-report-lost = Der Bericht ist vorbei; dieses Gunstplättchen hast du verloren.
board-points-from = Ab Feld { $space }, am Ende des Spiels.
board-pope = Papstfeld, Nummer { $space }
board-pope-text = Wer es als Erster erreicht, löst einen Vatikanbericht aus.

## Karten im Angebot

board-cards = Karten im Angebot
board-left = { $n } da
board-cards-left =
    { $n ->
        [0] Es ist die letzte ihres Stapels.
        [one] Darunter liegt noch { $n } Karte.
       *[other] Darunter liegen noch { $n } Karten.
    }
board-deck-empty = keine mehr
board-cards-of =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

## Der Markt

board-slide = frei
board-legend = Was jede Murmel bringt
board-take-row = Reihe { $n }: { $marbles }
board-take-column = Spalte { $n }: { $marbles }
board-marble-coin = gelbe Murmel
board-marble-stone = graue Murmel
board-marble-servant = lila Murmel
board-marble-shield = blaue Murmel
board-marble-faith = rote Murmel
board-marble-white = weiße Murmel
board-marble-coin-text = Sie bringt 1 Münze.
board-marble-stone-text = Sie bringt 1 Stein.
board-marble-servant-text = Sie bringt 1 Diener.
board-marble-shield-text = Sie bringt 1 Schild.
board-marble-faith-text = Sie bringt 1 Glaubenspunkt. Der wird nicht eingelagert: Du ziehst auf der Glaubensleiste vor.
board-marble-white-text = Sie bringt nichts, es sei denn, einer deiner Anführer will es anders.

## Anführer

board-leaders = Anführer
board-in-play = im Spiel
board-leader-played = Er liegt aus und wirkt.
board-leader-hand = Er ist auf deiner Hand: Spiele ihn aus, wenn du seine Voraussetzung erfüllst, oder gib ihn für 1 Glaubenspunkt ab.
board-hidden-leader = ein Anführer, den du nicht sehen darfst
board-no-leaders = keine Anführer mehr
board-discarded = { $n } abgegeben

## Eine Bottega

board-your-bottega = Dein Tableau
board-bottega-of = Tableau von { $name }
board-bought = { $n } von { $most } Karten
board-strongbox = Tresor
# Mit weichem Trennstrich, denn das Feld ist schmal.
board-base = Grund{ "\u00AD" }produktion
board-base-text = Jedes Tableau hat sie: Aus 2 beliebigen Ressourcen wird 1 beliebige Ressource.
board-on-shelf = { $good } in der Lagerreihe für { $size }
board-in-box = { $goods } im Tresor
board-slot = Slot { $n }
board-slot-hint = hierher passt Level I
board-slot-empty = Slot { $n }: leer
board-slot-card = Slot { $n }: { $card }
board-fresh = vom Markt
board-let-go = { $good } abgeben
board-let-go-text =
    { $players ->
        [1] Dafür zieht Lorenzos schwarzes Kreuz 1 Feld vor.
        [2] Dafür erhält dein Gegner 1 Glaubenspunkt.
       *[other] Dafür erhalten alle anderen je 1 Glaubenspunkt.
    }
board-gone = abgegeben
board-gone-good = { $good }, abgegeben
board-to-pay = zu zahlen
board-to-come = Ertrag

## Lorenzo

board-cross-at = Kreuz auf Feld { $space } von { $last }
board-tokens = Marker: { $n } von { $all } aufgedeckt
board-token = Lorenzos Marker
board-token-down = noch verdeckt

## Auf dem Knopf, der das Gewählte ausführt

do-take = Diese Murmeln nehmen
do-buy = Diese Karte kaufen
do-keep = Diese Anführer behalten
do-play = Diesen Anführer ausspielen
do-discard = Abgeben
do-activate = Diese Produktion nutzen
