### I nomi delle cose di Renaissance, in italiano.

## Famiglie, generi, tipi di carte, castelli

family-army = Esercito
family-clergy = Clero
family-artisans = Artigiani
family-merchants = Mercanti
kind-foundation = fondazione
kind-stone = pietra
kind-tile = tegola
# Sotto l’immagine di una carta.
type-composite = Azione / materiale
type-action = Azione
type-material = Materiale
type-special = Speciale
type-royal = Missione reale
type-princely = Missione principesca
castle-chenonceau = Chenonceau
castle-chillon = Chillon
castle-egeskov = Egeskov
castle-rosenborg = Rosenborg
castle-quick = Piccolo castello

## Ciò che si conta

count-foundation = { $n ->
    [0] nessuna fondazione
    [one] { $n } fondazione
   *[other] { $n } fondazioni
}
count-stone = { $n ->
    [0] nessuna pietra
    [one] { $n } pietra
   *[other] { $n } pietre
}
count-tile = { $n ->
    [0] nessuna tegola
    [one] { $n } tegola
   *[other] { $n } tegole
}
count-material = { $n ->
    [0] nessun materiale
    [one] { $n } materiale
   *[other] { $n } materiali
}
# Nessuna cella piena vi poggia.
count-exposed-material = { $n ->
    [0] nessun materiale esposto
    [one] { $n } materiale esposto
   *[other] { $n } materiali esposti
}
# Secondo il tipo stampato: nessuna carta mista.
count-pure-material = { $n ->
    [0] nessun materiale puro
    [one] { $n } materiale puro
   *[other] { $n } materiali puri
}
count-action = { $n ->
    [0] nessuna azione
    [one] { $n } azione
   *[other] { $n } azioni
}
count-pure-action = { $n ->
    [0] nessuna azione pura
    [one] { $n } azione pura
   *[other] { $n } azioni pure
}
count-special = { $n ->
    [0] nessuna carta speciale
    [one] { $n } carta speciale
   *[other] { $n } carte speciali
}
count-card = { $n ->
    [0] nessuna carta
    [one] { $n } carta
   *[other] { $n } carte
}
count-mission = { $n ->
    [one] { $n } missione
   *[other] { $n } missioni
}
count-slot = { $n ->
    [one] { $n } posto
   *[other] { $n } posti
}
# $kinds: “carte speciali e azioni pure”.
count-together = { $n } tra { $kinds }

## A che punto è una missione. $own: il numero di chi legge; $best: quello dell’avversario con cui si confronta.

progress-turned = È compiuta.

## Di chi sono le cose. $who: “you”, “own” (della persona di cui parla la frase) o “other”, che si chiama
## $name, a volte con due nomi. Senza articolo.

castle-of = { $who ->
    [you] tuo castello
    [own] proprio castello
   *[other] castello di { $name }
}
hand-of = { $who ->
    [you] tua mano
    [own] propria mano
   *[other] mano di { $name }
}
# All’inizio di una frase.
castle-subject = { $who ->
    [you] Il tuo castello
   *[other] Il castello di { $name }
}

## La fine

# Da dove vengono i punti.
part-castle = castello
part-full = castello finito
part-specials = carte speciali
part-missions = missioni
part-missed = missioni obbligatorie mancate

## Opzioni di un tavolo

option-variant = partita
option-variant-full = partita intera
option-variant-quick = partita rapida
option-teams = squadre di due
option-teams-false = ognuno per sé
option-teams-true = due giocatori hanno un castello in comune
option-edition = edizione delle carte
option-edition-2015 = 2015, come nelle regole
option-edition-2016 = 2016, l’elenco più recente degli autori
option-support = celle su cui costruire
option-support-false = qualsiasi cella libera
option-support-true = solo dove le celle sotto sono piene
option-families = famiglie di carte
option-families-random = a sorte
option-families-own = quelle nominate, separate da virgole
option-missions = missioni principesche
option-missions-automatic = si scoprono appena valgono
option-missions-by-hand = ognuno scopre le sue

## La posizione, in un terminale e in riquadri per chi non vede il tavolo. In un terminale le etichette
## hanno 11 colonne.

heading-turn = turno { $turn }
heading-over = partita finita
heading-team = { $names }, una squadra
castle-built = { $castle }, celle piene { $filled } su { $all }
castle-immune = ora nessuna azione lo tocca
label-hand = mano
panel-missions = Le tue missioni
modifier-skip-turn = niente turno
modifier-no-draw = niente pesca
modifier-no-action = niente azioni
modifier-no-material = niente materiali
modifier-no-material-hand = niente materiali dalla mano
modifier-castle-immunity = castello fuori portata fino ad allora
modifier-materials-up-to = fino a { $n } materiali alla volta

# Le carte che differiscono tra le edizioni.
title-army-42 = Assedio di Parigi
title-barracks = Acquartieramento
title-cloister = Chiostro
title-deal = Trattativa
title-artisans-32 = Restauratore
title-artisans-33 = Magazziniere
title-merchants-31 = Ferramenta
title-artisans-42 = Sedia delle comari
title-clergy-35 = Vergine
