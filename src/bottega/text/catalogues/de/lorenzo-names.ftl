### Wie die Dinge von Lorenzo il Magnifico heißen, auf Deutsch.

## Was gezählt wird

count-coin = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
count-wood = { $n } Holz
count-stone = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
count-servant = { $n } Diener
count-military = { $n ->
    [one] { $n } Militärpunkt
   *[other] { $n } Militärpunkte
}
count-faith = { $n ->
    [one] { $n } Glaubenspunkt
   *[other] { $n } Glaubenspunkte
}
count-vp = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
count-token = { $n } Marker
# Privilegien des Rates; alle, die man zusammen erhält, sind verschieden.
count-privilege = { $n ->
    [one] { $n } Privileg
   *[other] { $n } verschiedene Privilegien
}
count-territory = { $n ->
    [one] { $n } Gebiet
   *[other] { $n } Gebiete
}
count-character = { $n ->
    [one] { $n } Charakter
   *[other] { $n } Charaktere
}
count-building = { $n } Gebäude
count-venture = { $n } Vorhaben
count-one-kind = { $n } Karten einer Art
# Karten aller Arten zusammen.
count-total = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
count-kinds = { $n ->
    [one] { $n } Kartenart
   *[other] { $n } Kartenarten
}
count-leader = { $n } Anführer
count-leaders = { $n } Anführer im Spiel
# $kinds: „Holz und Steine“.
count-together = { $n } ({ $kinds } zusammen)

## Sorten, und ihre Buchstaben auf Tableaus und Karten (alle verschieden; K wie Krieg, R wie Marker)

kind-coin = Münzen
kind-wood = Holz
kind-stone = Steine
kind-servant = Diener
kind-military = Militärpunkte
kind-faith = Glaubenspunkte
kind-vp = Siegpunkte
kind-token = Marker
kind-privilege = Privilegien

## Fähigkeiten: in einem Satz, und (short-...) in wenigen Worten

tile-on = Feld { $n } – { $goods }

## Familien, Lose und Marker

family-da-montefeltro = Da Montefeltro
family-malatesta = Malatesta
family-medici = Medici
family-gonzaga = Gonzaga
family-colonna = Colonna
family-aragonesi = Aragon
family-este = Este
family-sforza = Sforza
family-orsini = Orsini
family-della-rovere = Della Rovere
family-della-scala = Della Scala
family-visconti = Visconti

## Das Ende

# Woher Punkte kommen.
part-track = unterwegs
part-territories = Gebiete
part-characters = Charaktere
part-ventures = Vorhaben
part-military = Militär
part-resources = Ressourcen
part-more = Zugaben
part-excommunication = Exkommunikation

## Optionen eines Tisches

option-advanced = Anführer und persönliche Bonusplättchen
option-advanced-true = mit (Regeln für Fortgeschrittene)
option-advanced-false = ohne (Grundspiel)
option-modules = Erweiterungen
option-modules-none = keine
option-modules-houses = Häuser der Renaissance
option-modules-pazzi = Die Pazzi-Verschwörung
option-modules-houses-pazzi = beide Erweiterungen
option-leaders = Anführer zur Auswahl
option-leaders-all = alle
option-leaders-base = die des Grundspiels
option-leaders-new = die der Erweiterungen
option-leaders-own = die genannten: Namen mit Kommas dazwischen
option-decks = Karten in den Stapeln
option-decks-random = je acht von zehn für jeden Turm und jede Epoche, ausgelost
option-decks-preview = ausgelost und vor der Partie allen gezeigt
option-decks-own = ein eigenes Deck, mit seinem Code

## Die Stellung im Terminal. Wörter vor Zeilen haben 11 Spalten, die über den Türmen 18.

heading-round = Runde { $round } von { $all }, Epoche { $period }
heading-turn = Zug { $turn }
heading-over = Spielende
label-harvest = Ernte
label-production = Produktion
label-market = Markt
label-church = Kirche
label-hand = Hand

## Die Stellung in Tafeln, für alle, die kein Spielbrett sehen: Titel, dann Zeilen

panel-period = Epoche { $period }
