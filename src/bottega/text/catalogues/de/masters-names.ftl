### Wie die Dinge von Masters of Renaissance heißen, auf Deutsch.

## Was gezählt wird

count-coin = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
count-stone = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
count-servant = { $n } Diener
count-shield = { $n ->
    [one] { $n } Schild
   *[other] { $n } Schilde
}
count-faith = { $n ->
    [one] { $n } Glaubenspunkt
   *[other] { $n } Glaubenspunkte
}
count-white = { $n ->
    [one] { $n } weiße Murmel
   *[other] { $n } weiße Murmeln
}
count-any = { $n ->
    [one] { $n } beliebige Ressource
   *[other] { $n } beliebige Ressourcen
}
count-green = { $n ->
    [one] { $n } grüne Karte
   *[other] { $n } grüne Karten
}
count-blue = { $n ->
    [one] { $n } blaue Karte
   *[other] { $n } blaue Karten
}
count-yellow = { $n ->
    [one] { $n } gelbe Karte
   *[other] { $n } gelbe Karten
}
count-purple = { $n ->
    [one] { $n } lila Karte
   *[other] { $n } lila Karten
}
count-leader = { $n } Anführer
count-space = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}

## Sorten von Ressourcen und Murmeln, und ihre Buchstaben auf Tableaus und Karten

kind-coin = Münzen
kind-stone = Steine
kind-servant = Diener
kind-shield = Schilde
kind-faith = Glaube
kind-white = weiße Murmeln

## Karten, Anführer, Marker

# Die Farbe, gebeugt wie vor „Karte“.
colour-green = grüne
colour-blue = blaue
colour-yellow = gelbe
colour-purple = lila

## Das Ende

part-cards = Karten
part-faith = Glaube
part-tiles = Gunstplättchen
part-leaders = Anführer
part-resources = Ressourcen

## Optionen eines Tisches

option-discard = Ressourcen, die man abgeben darf
option-discard-fresh = nur solche, die gerade vom Markt kommen
option-discard-any = auch solche aus dem Lagerhaus
option-solo-last-colour = eine siebte Karte, die die letzte ihrer Farbe ist
option-solo-last-colour-victory = gewinnt das Solospiel
option-solo-last-colour-defeat = verliert das Solospiel

## Die Stellung im Terminal

heading-turn = Zug { $turn }
heading-last-round = letzte Runde
heading-over = Spielende
heading-inkwell = Tintenfass
heading-green = grün
heading-blue = blau
heading-yellow = gelb
heading-purple = lila
label-market = Markt
label-lorenzo = Lorenzo
label-strongbox = Tresor
label-hand = Hand

## Die Stellung in Tafeln, für alle, die kein Spielbrett sehen: Titel, dann Zeilen

panel-faith = Glaubensleiste
panel-spare = Freie Murmel
panel-warehouse = Lagerhaus
