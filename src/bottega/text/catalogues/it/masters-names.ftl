### I nomi delle cose di Maestri del Rinascimento, in italiano.

## Ciò che si conta

count-coin = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
count-stone = { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
}
count-servant = { $n ->
    [one] { $n } servitore
   *[other] { $n } servitori
}
count-shield = { $n ->
    [one] { $n } scudo
   *[other] { $n } scudi
}
count-faith = { $n ->
    [one] { $n } punto fede
   *[other] { $n } punti fede
}
count-white = { $n ->
    [one] { $n } biglia bianca
   *[other] { $n } biglie bianche
}
count-any = { $n ->
    [one] { $n } risorsa a scelta
   *[other] { $n } risorse a scelta
}
count-green = { $n ->
    [one] { $n } carta verde
   *[other] { $n } carte verdi
}
count-blue = { $n ->
    [one] { $n } carta blu
   *[other] { $n } carte blu
}
count-yellow = { $n ->
    [one] { $n } carta gialla
   *[other] { $n } carte gialle
}
count-purple = { $n ->
    [one] { $n } carta viola
   *[other] { $n } carte viola
}
count-leader = { $n } leader
count-space = { $n ->
    [one] { $n } casella
   *[other] { $n } caselle
}

## Tipi di risorse e di biglie, e le loro lettere su plance e carte

kind-coin = monete
kind-stone = pietre
kind-servant = servitori
kind-shield = scudi
kind-faith = fede
kind-white = biglie bianche

## Carte, leader, segnalini

# Il colore concorda con “carta”.
colour-green = verde
colour-blue = blu
colour-yellow = gialla
colour-purple = viola

## La fine

part-cards = carte
part-faith = fede
part-tiles = tessere del papa
part-leaders = leader
part-resources = risorse

## Opzioni di un tavolo

option-discard = risorse che si possono abbandonare
option-discard-fresh = solo quelle appena prese al mercato
option-discard-any = anche quelle in magazzino
option-solo-last-colour = una settima carta che è l’ultima del suo colore
option-solo-last-colour-victory = vince la partita in solitario
option-solo-last-colour-defeat = perde la partita in solitario

## La posizione in un terminale

heading-turn = turno { $turn }
heading-last-round = ultimo giro
heading-over = partita finita
heading-inkwell = calamaio
heading-green = verdi
heading-blue = blu
heading-yellow = gialle
heading-purple = viola
label-market = Mercato
label-lorenzo = Lorenzo
label-strongbox = forziere
label-hand = in mano

## La posizione in riquadri, per chi non vede il tavolo: titoli, poi righe

panel-faith = Tracciato fede
panel-spare = Biglia esterna
panel-warehouse = Magazzino
