### Wie die Dinge von Renaissance heißen, auf Deutsch.

## Familien, Arten, Sorten von Karten, Schlösser

family-army = Armee
family-clergy = Klerus
family-artisans = Handwerker
family-merchants = Kaufleute
kind-foundation = Fundament
kind-stone = Stein
kind-tile = Ziegel
# Unter dem Bild einer Karte.
type-composite = Aktion / Material
type-action = Aktion
type-material = Material
type-special = Spezialkarte
type-royal = Königliche Mission
type-princely = Fürstliche Mission
castle-chenonceau = Chenonceau
castle-chillon = Chillon
castle-egeskov = Egeskov
castle-rosenborg = Rosenborg
castle-quick = Kleines Schloss

## Was gezählt wird

count-foundation = { $n ->
    [0] keine Fundamente
    [one] { $n } Fundament
   *[other] { $n } Fundamente
}
count-stone = { $n ->
    [0] keine Steine
    [one] { $n } Stein
   *[other] { $n } Steine
}
count-tile = { $n ->
    [0] keine Ziegel
   *[other] { $n } Ziegel
}
count-material = { $n ->
    [0] keine Materialien
    [one] { $n } Material
   *[other] { $n } Materialien
}
# Kein belegtes Feld ruht darauf.
count-exposed-material = { $n ->
    [0] keine freiliegenden Materialien
    [one] { $n } freiliegendes Material
   *[other] { $n } freiliegende Materialien
}
# Nach der gedruckten Sorte: keine gemischte Karte.
count-pure-material = { $n ->
    [0] keine reinen Materialien
    [one] { $n } reines Material
   *[other] { $n } reine Materialien
}
count-action = { $n ->
    [0] keine Aktionen
    [one] { $n } Aktion
   *[other] { $n } Aktionen
}
count-pure-action = { $n ->
    [0] keine reinen Aktionen
    [one] { $n } reine Aktion
   *[other] { $n } reine Aktionen
}
count-special = { $n ->
    [0] keine Spezialkarten
    [one] { $n } Spezialkarte
   *[other] { $n } Spezialkarten
}
count-card = { $n ->
    [0] keine Karten
    [one] { $n } Karte
   *[other] { $n } Karten
}
count-mission = { $n ->
    [one] { $n } Mission
   *[other] { $n } Missionen
}
count-slot = { $n ->
    [one] { $n } Platz
   *[other] { $n } Plätze
}
# $kinds: „Spezialkarten und reine Aktionen“.
count-together = { $n } hiervon: { $kinds }

## Wie weit eine Mission ist. $own: die Zahl dessen, der liest; $best: die des Gegners zum Vergleich.

progress-turned = Sie ist erfüllt.

## Wem etwas gehört. $who: „you“, „own“ (wer im Satz handelt) oder „other“, genannt $name.

# Wo etwas steht.
castle-of = { $who ->
    [you] in deinem Schloss
    [own] im eigenen Schloss
   *[other] im Schloss von { $name }
}
hand-of = { $who ->
    [you] deine Hand
    [own] die eigene Hand
   *[other] die Hand von { $name }
}
# Am Anfang eines Satzes.
castle-subject = { $who ->
    [you] Dein Schloss
   *[other] Das Schloss von { $name }
}

## Das Ende

# Woher Punkte kommen.
part-castle = Schloss
part-full = fertiges Schloss
part-specials = Spezialkarten
part-missions = Missionen
part-missed = verfehlte Pflichtmissionen

## Optionen eines Tisches

option-variant = Umfang
option-variant-full = ganzes Spiel
option-variant-quick = schnelles Spiel
option-teams = Zweierteams
option-teams-false = jeder für sich
option-teams-true = je zwei teilen sich ein Schloss
option-edition = Ausgabe der Karten
option-edition-2015 = 2015, wie in den Regeln
option-edition-2016 = 2016, die spätere Liste der Autoren
option-support = Bauen auf freien Feldern
option-support-false = auf jedem freien Feld
option-support-true = nur, wo die Felder darunter belegt sind
option-families = Kartenfamilien
option-families-random = ausgelost
option-families-own = die genannten: Namen mit Kommas dazwischen
option-missions = Aufdecken fürstlicher Missionen
option-missions-automatic = von selbst, sobald sie gelten
option-missions-by-hand = von eigener Hand

## Die Stellung, im Terminal und als Tafeln für alle, die kein Spielbrett sehen. Im Terminal haben
## Wörter vor Zeilen 11 Spalten.

heading-turn = Zug { $turn }
heading-over = Spielende
heading-team = { $names }, ein Team
castle-built = { $castle }, { $filled } von { $all } Feldern belegt
castle-immune = keine Aktion betrifft es jetzt
label-hand = Handkarten
panel-missions = Deine Missionen
modifier-skip-turn = kein Zug
modifier-no-draw = kein Nachziehen
modifier-no-action = keine Aktionen
modifier-no-material = keine Materialien
modifier-no-material-hand = keine Materialien der Hand
modifier-castle-immunity = Schloss bis dahin unerreichbar
modifier-materials-up-to = bis zu { $n } Materialien auf einmal

# Karten, die sich zwischen den Ausgaben unterscheiden.
title-army-42 = Belagerung von Paris
title-barracks = Einquartierung
title-cloister = Kreuzgang
title-deal = Kuhhandel
title-artisans-32 = Restaurator
title-artisans-33 = Lagermeister
title-merchants-31 = Eisenhändler
title-artisans-42 = Plauderstuhl
title-clergy-35 = Jungfrau Maria
