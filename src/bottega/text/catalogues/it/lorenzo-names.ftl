### I nomi delle cose di Lorenzo il Magnifico, in italiano.

## Ciò che si conta

count-coin = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
count-wood = { $n ->
    [one] { $n } legno
   *[other] { $n } legni
}
count-stone = { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
}
count-servant = { $n ->
    [one] { $n } servitore
   *[other] { $n } servitori
}
count-military = { $n ->
    [one] { $n } punto militare
   *[other] { $n } punti militari
}
count-faith = { $n ->
    [one] { $n } punto fede
   *[other] { $n } punti fede
}
count-vp = { $n ->
    [one] { $n } punto vittoria
   *[other] { $n } punti vittoria
}
count-token = { $n ->
    [one] { $n } gettone
   *[other] { $n } gettoni
}
# Privilegi del Consiglio; quelli ricevuti insieme sono tutti diversi.
count-privilege = { $n ->
    [one] { $n } privilegio
   *[other] { $n } privilegi diversi
}
count-territory = { $n ->
    [one] { $n } territorio
   *[other] { $n } territori
}
count-character = { $n ->
    [one] { $n } personaggio
   *[other] { $n } personaggi
}
count-building = { $n ->
    [one] { $n } edificio
   *[other] { $n } edifici
}
count-venture = { $n ->
    [one] { $n } impresa
   *[other] { $n } imprese
}
count-one-kind = { $n } carte dello stesso tipo
# Carte di tutti i tipi insieme.
count-total = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
count-kinds = { $n ->
    [one] { $n } tipo di carte
   *[other] { $n } tipi di carte
}
count-leader = { $n } leader
count-leaders = { $n } leader in gioco
# $kinds: “legni e pietre”.
count-together = { $n } tra { $kinds }

## Tipi di risorse, e le loro lettere su plance e carte (tutte diverse; G come guerra)

kind-coin = monete
kind-wood = legni
kind-stone = pietre
kind-servant = servitori
kind-military = punti militari
kind-faith = punti fede
kind-vp = punti vittoria
kind-token = gettoni
kind-privilege = privilegi

## Abilità: in una frase, e (short-...) in poche parole

tile-on = casella { $n } – { $goods }

## Famiglie, lotti e gettoni

family-da-montefeltro = Da Montefeltro
family-malatesta = Malatesta
family-medici = Medici
family-gonzaga = Gonzaga
family-colonna = Colonna
family-aragonesi = Aragonesi
family-este = Este
family-sforza = Sforza
family-orsini = Orsini
family-della-rovere = Della Rovere
family-della-scala = Della Scala
family-visconti = Visconti

## La fine

# Da dove vengono i punti.
part-track = in partita
part-territories = territori
part-characters = personaggi
part-ventures = imprese
part-military = militari
part-resources = risorse
part-more = in più a ogni guadagno
part-excommunication = scomunica

## Opzioni di un tavolo

option-advanced = leader e tessere bonus personali
option-advanced-true = con (le regole avanzate)
option-advanced-false = senza (il gioco base)
option-modules = espansioni
option-modules-none = nessuna
option-modules-houses = Casate del Rinascimento
option-modules-pazzi = La Congiura dei Pazzi
option-modules-houses-pazzi = entrambe le espansioni
option-leaders = leader per il draft
option-leaders-all = tutti
option-leaders-base = quelli del gioco base
option-leaders-new = quelli delle espansioni
option-leaders-own = quelli nominati, separati da virgole
option-decks = carte nei mazzi
option-decks-random = otto su dieci per ogni torre e periodo, sorteggiate
option-decks-preview = sorteggiate, e mostrate a tutti prima della partita
option-decks-own = un mazzo tuo, con il suo codice

## La posizione in un terminale. Le etichette hanno 11 colonne, quelle sopra le torri 18.

heading-round = round { $round } di { $all }, periodo { $period }
heading-turn = turno { $turn }
heading-over = partita finita
label-harvest = Raccolto
label-production = Produzione
label-market = Mercato
label-church = Chiesa
label-hand = in mano

## La posizione in riquadri, per chi non vede il tavolo. Titoli, poi righe: un’etichetta e un testo.

panel-period = Periodo { $period }
