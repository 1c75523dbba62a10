### Masters of Renaissance, auf Deutsch.

title = Masters of Renaissance

## Was gezählt wird

cards-of-level = { $cards } von Level { $level }
# Eines davon, im Akkusativ, in einem Satz, der sich wiederholen kann.
one-coin = eine Münze
one-stone = einen Stein
one-servant = einen Diener
one-shield = einen Schild

## Sorten von Ressourcen und Murmeln, und ihre Buchstaben auf Tableaus und Karten

letter-coin = M
letter-stone = S
letter-servant = D
letter-shield = H
letter-faith = G
letter-white = W

## Karten, Anführer, Marker

card = die { $colour } Karte von Level { $level } ({ $points })
text-card = Eine { $colour } Karte von Level { $level }, { $points } wert. Sie kostet { $cost }. Produktion: Zahle { $pays }, erhalte { $gives }.

leader = { $emblem } ({ $ability })
emblem-discount = die Marktbude
emblem-depot = die Stadt
emblem-white = die Palette
emblem-production = die Druckerpresse
ability-discount = { $good } weniger je Karte
ability-depot = Platz für { $good }
ability-white = { $good } je weiße Murmel
ability-production = verwandelt { $good } in eine beliebige Ressource
text-leader = { $emblem }, { $points } wert. Voraussetzung: { $requirement }. { $ability }
effect-discount = Jede Karte, die { $kind } kostet, kostet dich { $good } weniger.
effect-depot = Ein Zusatzlager neben dem Lagerhaus fasst bis zu { $good }.
effect-white = Jede weiße Murmel vom Markt bringt { $good }.
effect-production = Eine weitere Produktion: Zahle { $good }, erhalte { $any } und { $faith }.

token-cards = { $cards } weniger
token-cross = Kreuz { $spaces } vor
token-shuffle = Kreuz { $spaces } vor, dann alle Marker neu gemischt
text-token-cards = Lorenzo entfernt { $cards } aus der Auslage, die vom niedrigsten Level zuerst.
text-token-cross = Das schwarze Kreuz zieht auf der Glaubensleiste { $spaces } vor.
text-token-shuffle = Das schwarze Kreuz zieht auf der Glaubensleiste { $spaces } vor, dann werden alle Marker verdeckt gemischt.

## Fragen, und worum es geht (topic-...: nach „Warten auf Anna:“, im Nominativ)

question-choose-leaders = Welche zwei Anführer behältst du?
topic-choose-leaders = die Wahl der Anführer
question-start = { $n ->
    [one] Welche Ressource nimmst du zu Beginn?
   *[other] Welche { $n } Ressourcen nimmst du zu Beginn?
}
topic-start = die Wahl der Startressourcen
question-turn = Was machst du in diesem Zug?
topic-turn = die Aktion des Zuges
question-whites = { $n ->
    [one] Was bringt die weiße Murmel?
   *[other] Was bringen die { $n } weißen Murmeln?
}
topic-whites = die Wahl für die weißen Murmeln
question-store =
    { $fits ->
        [no] Nicht alles passt hinein: Welche Ressource gibst du ab?
       *[yes] { $n ->
            [0] Nichts einlagern?
           *[other] Lagere deine Ressourcen ein, oder gib welche ab.
        }
    }
topic-store = das Einlagern der Ressourcen
question-produce = Du zahlst { $pays } und erhältst { $gives }. Produziere, oder wähle weiter.
topic-produce = die Wahl der Produktionen
question-spend = Welche zwei Ressourcen gibst du aus?
topic-spend = die Wahl der Ressourcen für die Grundproduktion
question-receive = Welche Ressource erhältst du?
topic-receive = die Wahl des Ertrags
question-pay = Zahlst du { $pays } aus dem Lagerhaus oder aus dem Tresor?
topic-pay = die Bezahlung
question-last-word = Spiele einen Anführer aus, gib einen ab oder beende deinen Zug.
topic-last-word = das Ende des Zuges

## Antworten

label-buy = { $card }, Slot { $slot }
label-base = Grundproduktion

answer-keep = { $leaders } behalten
answer-start = Zu Beginn { $goods } nehmen
answer-take = { $line } nehmen: { $marbles }
answer-take-whites = { $line } nehmen: { $marbles } (jede weiße Murmel bringt { $become })
row = Reihe { $n }
column = Spalte { $n }
answer-whites = { $n ->
    [0] Für weiße Murmeln keine { $kind } nehmen
   *[other] Für die weißen Murmeln { $goods } nehmen
}
answer-let-go = { $players ->
    [1] { $good } abgeben: Das schwarze Kreuz zieht 1 Feld vor
    [2] { $good } abgeben: 1 Glaubenspunkt für deinen Gegner
   *[other] { $good } abgeben: je 1 Glaubenspunkt für alle anderen
}
answer-store = { $n ->
    [0] Nichts einlagern
   *[other] { $goods } einlagern
}
answer-buy = { $card } für { $cost } kaufen, in Slot { $slot }
answer-buy-none = Eine { $colour } Karte von Level { $level } kaufen, in Slot { $slot }
answer-activate-slot = Slot { $slot } nutzen: { $pays } zahlen, { $gives } erhalten
answer-activate-none = Slot { $slot } nutzen
answer-activate-base = Die Grundproduktion nutzen: { $pays } zahlen, { $gives } erhalten
answer-activate-leader = { $leader } nutzen: { $pays } zahlen, { $gives } erhalten
answer-spend = { $goods } ausgeben
answer-receive = { $good } erhalten
answer-produce-none = Produzieren
answer-produce = Produzieren: { $pays } zahlen, { $gives } erhalten
answer-pay = { $n ->
    [0] Nichts zahlen
   *[other] { $sources } zahlen
}
from-warehouse = { $goods } aus dem Lagerhaus
from-strongbox = { $goods } aus dem Tresor
answer-play = { $leader } ausspielen, { $points } wert
answer-discard = { $leader } für { $faith } abgeben
answer-end = Zug beenden

## Ereignisse

event-leaders-kept = { $who ->
    [you] Du behältst { $leaders }.
   *[other] { $name } behält { $leaders }.
}
event-leaders-kept-hidden = { $who ->
    [you] Du behältst zwei Anführer.
   *[other] { $name } behält zwei Anführer.
}
event-inkwell-drawn = { $who ->
    [you] Du ziehst das Tintenfass und beginnst.
   *[other] { $name } zieht das Tintenfass und beginnt.
}
event-start-received = { $who ->
    [you] Du erhältst zu Beginn { $goods }.
   *[other] { $name } erhält zu Beginn { $goods }.
}
event-turn-began = { $who ->
    [you] Zug { $turn }: Du bist dran.
   *[other] Zug { $turn }: { $name }.
}
event-marbles-taken = { $who ->
    [you] Du nimmst { $line }: { $marbles }.
   *[other] { $name } nimmt { $line }: { $marbles }.
}
event-whites-turned = { $who ->
    [you] Deine weißen Murmeln bringen { $goods }.
   *[other] Für { $name } bringen die weißen Murmeln { $goods }.
}
event-good-let-go = { $who ->
    [you] Du gibst { $good } ab.
   *[other] { $name } gibt { $good } ab.
}
event-goods-stored = { $who ->
    [you] Du lagerst { $goods } ein.
   *[other] { $name } lagert { $goods } ein.
}
event-faith-moved = { $who ->
    [you] Du ziehst auf der Glaubensleiste { $spaces } vor, auf Feld { $space }.
   *[other] { $name } zieht auf der Glaubensleiste { $spaces } vor, auf Feld { $space }.
}
event-faith-moved-many = Alle anderen ziehen { $spaces } vor: { $markers }.
marker = { $name } auf Feld { $space }
event-cross-moved = Das schwarze Kreuz zieht { $spaces } vor, auf Feld { $space }.
event-vatican-report = { $n ->
    [0] Vatikanbericht { $section }: Niemand behält das Gunstplättchen ({ $points }).
   *[other] Vatikanbericht { $section }. Wer das Gunstplättchen ({ $points }) behält: { $names }.
}
event-card-bought = { $who ->
    [you] Du kaufst { $card } für { $cost }, in Slot { $slot }.
   *[other] { $name } kauft { $card } für { $cost }, in Slot { $slot }.
}
event-goods-paid = { $who ->
    [you] Du zahlst { $sources }.
   *[other] { $name } zahlt { $sources }.
}
event-card-uncovered = Neu im Angebot: { $card }.
event-power-activated = { $who ->
    [you] Du nutzt Slot { $slot }.
   *[other] { $name } nutzt Slot { $slot }.
}
event-power-activated-base = { $who ->
    [you] Du nutzt die Grundproduktion.
   *[other] { $name } nutzt die Grundproduktion.
}
event-power-activated-leader = { $who ->
    [you] Du nutzt { $leader }.
   *[other] { $name } nutzt { $leader }.
}
event-goods-spent = { $who ->
    [you] Du gibst dafür { $goods } aus.
   *[other] { $name } gibt dafür { $goods } aus.
}
event-good-received = { $who ->
    [you] Du wählst als Ertrag { $good }.
   *[other] { $name } wählt als Ertrag { $good }.
}
event-produced = { $who ->
    [you] Du produzierst { $goods }.
   *[other] { $name } produziert { $goods }.
}
event-leader-played = { $who ->
    [you] Du spielst { $leader } aus.
   *[other] { $name } spielt { $leader } aus.
}
event-leader-discarded = { $who ->
    [you] Du gibst { $leader } ab.
   *[other] { $name } gibt { $leader } ab.
}
event-leader-discarded-hidden = { $who ->
    [you] Du gibst einen Anführer ab.
   *[other] { $name } gibt einen Anführer ab.
}
event-last-round-faith = Das Ende der Glaubensleiste ist erreicht: Das ist die letzte Runde.
event-last-round-cards = Jemand hat sieben Karten: Das ist die letzte Runde.
event-token-drawn = Lorenzo deckt einen Marker auf: { $token }.
event-cards-removed = Lorenzo entfernt { $cards }.
event-tokens-shuffled = Alle Marker liegen wieder verdeckt.

## Gründe

reason-activate-first = Wähle mindestens eine Produktion, bevor du produzierst.
reason-action-first = Zuerst kommt eine Aktion: Murmeln nehmen, eine Karte kaufen oder produzieren.
reason-one-action = Ein Zug hat nur eine Aktion, und deine hast du schon gemacht.
reason-not-dealt = Du wählst unter den Anführern, die du bekommen hast: { $have_leaders }.
reason-start-goods = { $need_goods ->
    [one] Dein Platz in der Spielreihenfolge bringt { $need_goods } Ressource, nicht mehr und nicht weniger.
   *[other] Dein Platz in der Spielreihenfolge bringt { $need_goods } Ressourcen, nicht mehr und nicht weniger.
}
reason-whites = { $need_most ->
    [one] Wähle, ob die weiße Murmel { $good } bringt oder nicht.
   *[other] Wähle, wie viele der { $need_most } weißen Murmeln { $kind } bringen.
}
reason-does-not-fit = Für { $have } ist kein Platz: Es gibt Lagerreihen für 1, 2 und 3 Ressourcen, jede für eine andere Sorte, und die Zusatzlager deiner ausgespielten Anführer.
reason-nothing-to-let-go = { $have_total ->
    [0] Du hast nichts, was du abgeben kannst.
   *[other] Abgeben kannst du { $have }, nicht { $need }.
}
reason-power-used = Diese Produktion ist schon gewählt.
reason-plenty = In deinem Tresor liegen mindestens { $need_goods } Ressourcen einer Sorte: Gib erst welche aus.
reason-deck-empty = Es ist keine { $colour } Karte von Level { $need_roman } mehr da.
reason-same-slot = Leere Slots sind alle gleich: Nimm Slot { $need_slot }.
reason-slot-level = { $need_level ->
    [0] Eine Karte von Level I braucht einen leeren Slot
   *[other] Diese Karte gehört auf eine Karte von Level { $need_roman }
}; { $have_level ->
    [0] Slot { $have_slot } ist leer.
   *[other] Slot { $have_slot } zeigt eine Karte von Level { $have_roman }.
}
reason-cost = { $have_total ->
    [0] Sie kostet { $need }, aber du hast nichts.
   *[other] Sie kostet { $need }, aber du hast { $have }. Noch nötig: { $missing }.
}
reason-base-power = { $have_goods ->
    [0] Die Grundproduktion braucht { $need_goods } Ressourcen, aber du hast keine mehr.
   *[other] Die Grundproduktion braucht { $need_goods } Ressourcen, aber du hast nur noch { $have_goods }.
}
reason-slot-empty = Slot { $need_slot } ist leer.
reason-inputs = { $have_total ->
    [0] Das braucht { $need }, aber du hast nichts mehr.
   *[other] Das braucht { $need }, aber du hast noch { $have }. Noch nötig: { $missing }.
}
reason-no-leader = Du hast keinen Anführer ausgespielt, dessen Produktion { $good } braucht.
reason-payment = Du zahlst jetzt { $need }: Davon liegen { $have_warehouse } im Lagerhaus und { $have_strongbox } im Tresor.
reason-between-actions = Anführer spielst du vor oder nach der Aktion deines Zuges aus oder gibst sie ab. Erst kommt { $topic }.
reason-already-played = Du hast { $leader } schon ausgespielt.
reason-not-in-hand = Du hast { $leader } nicht auf der Hand.
reason-requirement = { $have_total ->
    [0] Voraussetzung: { $need }. Davon hast du noch nichts.
   *[other] Voraussetzung: { $need }. Du hast { $have }.
}

## Das Ende

end-finished = Die letzte Runde ist gespielt.
end-victory = { $who ->
    [you] Du hast Lorenzo besiegt.
   *[other] { $name } hat Lorenzo besiegt.
}
end-colour-gone = Lorenzo gewinnt: Die Karten einer Farbe sind alle weg.
end-cross-at-end = Lorenzo gewinnt: Das schwarze Kreuz hat das letzte Feld erreicht.
tie-break = Bei gleichen Punkten liegt vorn, wer mehr Ressourcen übrig hat.

## Die Stellung im Terminal

label-spare = freie Murmel: { $letter }
label-cards = Karten
label-reports = Bericht
reports-done = alle drei sind vorbei
report-next = { $section }, ausgelöst auf Feld { $space }: { $points } für alle ab Feld { $start }
lorenzo = schwarzes Kreuz { $space }/{ $last }
tokens-seen = gesehene Marker { $n }/{ $all }: { $tokens }
label-faith = Glaube
tiles-kept = Plättchen { $tiles }
label-shelves = Lagerhaus
depots = { $n ->
    [one] (Zusatzlager für { $goods })
   *[other] (Zusatzlager für { $goods })
}
label-slot = Slot { $n }
covers = darunter { $cards }
label-played = Anführer
requires = braucht { $requirement }
label-away = weg
away-returned = zurückgelegt: { $leaders }
away-discarded = abgegeben: { $leaders }
label-to-store = Einzulagern
let-go-so-far = { $n } abgegeben
label-to-pay = Zu zahlen
label-to-come = Ertrag

## Die Stellung in Tafeln, für alle, die kein Spielbrett sehen: Titel, dann Zeilen

panel-progress = Im Gange
panel-report = Nächster Bericht
panel-cross = Schwarzes Kreuz
panel-tokens = Gesehene Marker
panel-row = Reihe { $n }
panel-slot = Slot { $n }
marble-coin = gelbe Münze
marble-stone = grauer Stein
marble-servant = lila Diener
marble-shield = blauer Schild
marble-faith = roter Glaubenspunkt
marble-white = weiße Murmel
panel-offer = { $n ->
    [1] Kostet { $cost }. Produktion: Zahle { $pays }, erhalte { $gives }. { $points }; die letzte.
   *[other] Kostet { $cost }. Produktion: Zahle { $pays }, erhalte { $gives }. { $points }; noch { $n } da.
}
panel-card = { $colour } { $level }, { $points }. Produktion: Zahle { $pays }, erhalte { $gives }.
