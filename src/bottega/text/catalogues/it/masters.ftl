### Maestri del Rinascimento, in italiano.

title = Maestri del Rinascimento

## Ciò che si conta

cards-of-level = { $cards } di livello { $level }
# Uno solo, in una frase che può ripetersi.
one-coin = una moneta
one-stone = una pietra
one-servant = un servitore
one-shield = uno scudo

## Tipi di risorse e di biglie, e le loro lettere su plance e carte

letter-coin = M
letter-stone = P
letter-servant = S
letter-shield = C
letter-faith = F
letter-white = B

## Carte, leader, segnalini

card = la carta { $colour } di livello { $level } ({ $points })
text-card = Carta { $colour } di livello { $level }, vale { $points }. Costa { $cost }. Produzione: paga { $pays }, ricevi { $gives }.

leader = { $emblem } ({ $ability })
emblem-discount = la Bancarella
emblem-depot = la Città
emblem-white = la Tavolozza
emblem-production = il Torchio
ability-discount = { $good } in meno per carta
ability-depot = posto per { $good }
ability-white = { $good } per biglia bianca
ability-production = cambia { $good } in una risorsa a scelta
text-leader = { $emblem }, vale { $points }. Requisito: { $requirement }. { $ability }
effect-discount = Ogni carta che costa { $kind } ti costa { $good } in meno.
effect-depot = Un deposito accanto al magazzino contiene fino a { $good }.
effect-white = Ogni biglia bianca presa al mercato dà { $good }.
effect-production = Una produzione in più: paga { $good }, ricevi { $any } e { $faith }.

token-cards = { $cards } in meno
token-cross = la croce avanza di { $spaces }
token-shuffle = la croce avanza di { $spaces } e si rimescolano tutti i segnalini
text-token-cards = Lorenzo toglie { $cards } dalla griglia, a partire dal livello più basso.
text-token-cross = La croce nera avanza di { $spaces } sul tracciato fede.
text-token-shuffle = La croce nera avanza di { $spaces } sul tracciato fede, poi si rimescolano tutti i segnalini a faccia in giù.

## Domande a chi legge, e di che cosa si tratta (topic-...: dopo “In attesa di Anna:”)

question-choose-leaders = Quali due leader tieni?
topic-choose-leaders = la scelta dei leader
question-start = { $n ->
    [one] Con quale risorsa inizi?
   *[other] Con quali { $n } risorse inizi?
}
topic-start = la scelta delle risorse iniziali
question-turn = Che cosa fai in questo turno?
topic-turn = l’azione del turno
question-whites = { $n ->
    [one] Che cosa diventa la biglia bianca?
   *[other] Che cosa diventano le { $n } biglie bianche?
}
topic-whites = la scelta per le biglie bianche
question-store =
    { $fits ->
        [no] Non c’è posto per tutto: quale risorsa abbandoni?
       *[yes] { $n ->
            [0] Non metti niente in magazzino?
           *[other] Metti in magazzino le risorse, o abbandonane qualcuna.
        }
    }
topic-store = la sistemazione delle risorse
question-produce = Paghi { $pays } e ricevi { $gives }. Produci, o scegli ancora.
topic-produce = la scelta delle produzioni
question-spend = Quali due risorse spendi?
topic-spend = la scelta delle risorse da spendere
question-receive = Quale risorsa ricevi?
topic-receive = la scelta della risorsa da ricevere
question-pay = Paghi { $pays } dal magazzino o dal forziere?
topic-pay = il pagamento
question-last-word = Gioca o abbandona un leader, o concludi il turno.
topic-last-word = la fine del turno

## Risposte

label-buy = { $card }, slot { $slot }
label-base = produzione base

answer-keep = Tieni { $leaders }
answer-start = Inizia con { $goods }
answer-take = Prendi la { $line }: { $marbles }
answer-take-whites = Prendi la { $line }: { $marbles } (ogni biglia bianca diventa { $become })
row = riga { $n }
column = colonna { $n }
answer-whites = { $n ->
    [0] Non trasformare biglie bianche in { $kind }
   *[other] Trasforma le biglie bianche in { $goods }
}
answer-let-go = { $players ->
    [1] Abbandona { $good }: la croce nera avanza di 1 casella
    [2] Abbandona { $good }: 1 punto fede all’avversario
   *[other] Abbandona { $good }: 1 punto fede a ogni avversario
}
answer-store = { $n ->
    [0] Non mettere niente in magazzino
   *[other] Metti in magazzino { $goods }
}
answer-buy = Acquista { $card } per { $cost } e mettila nello slot { $slot }
answer-buy-none = Acquista una carta { $colour } di livello { $level } e mettila nello slot { $slot }
answer-activate-slot = Usa lo slot { $slot }: paga { $pays }, ricevi { $gives }
answer-activate-none = Usa lo slot { $slot }
answer-activate-base = Usa la produzione base: paga { $pays }, ricevi { $gives }
answer-activate-leader = Usa { $leader }: paga { $pays }, ricevi { $gives }
answer-spend = Spendi { $goods }
answer-receive = Ricevi { $good }
answer-produce-none = Produci
answer-produce = Produci: paga { $pays }, ricevi { $gives }
answer-pay = { $n ->
    [0] Non pagare niente
   *[other] Paga { $sources }
}
from-warehouse = { $goods } dal magazzino
from-strongbox = { $goods } dal forziere
answer-play = Gioca { $leader }, che vale { $points }
answer-discard = Abbandona { $leader } per { $faith }
answer-end = Concludi il turno

## Eventi

event-leaders-kept = { $who ->
    [you] Tieni { $leaders }.
   *[other] { $name } tiene { $leaders }.
}
event-leaders-kept-hidden = { $who ->
    [you] Tieni due leader.
   *[other] { $name } tiene due leader.
}
event-inkwell-drawn = { $who ->
    [you] Ricevi il calamaio e inizi tu.
   *[other] { $name } riceve il calamaio e inizia.
}
event-start-received = { $who ->
    [you] Inizi con { $goods }.
   *[other] { $name } inizia con { $goods }.
}
event-turn-began = { $who ->
    [you] Turno { $turn }: tocca a te.
   *[other] Turno { $turn }: { $name }.
}
event-marbles-taken = { $who ->
    [you] Prendi la { $line }: { $marbles }.
   *[other] { $name } prende la { $line }: { $marbles }.
}
event-whites-turned = { $who ->
    [you] Le tue biglie bianche diventano { $goods }.
   *[other] Per { $name } le biglie bianche diventano { $goods }.
}
event-good-let-go = { $who ->
    [you] Abbandoni { $good }.
   *[other] { $name } abbandona { $good }.
}
event-goods-stored = { $who ->
    [you] Metti in magazzino { $goods }.
   *[other] { $name } mette in magazzino { $goods }.
}
event-faith-moved = { $who ->
    [you] Avanzi di { $spaces } sul tracciato fede, fino alla casella { $space }.
   *[other] { $name } avanza di { $spaces } sul tracciato fede, fino alla casella { $space }.
}
event-faith-moved-many = Tutti gli altri avanzano di { $spaces }: { $markers }.
marker = { $name } alla casella { $space }
event-cross-moved = La croce nera avanza di { $spaces }, fino alla casella { $space }.
event-vatican-report = { $n ->
    [0] Rapporto in Vaticano { $section }: nessuno tiene la tessera ({ $points }).
   *[other] Rapporto in Vaticano { $section }. Chi tiene la tessera ({ $points }): { $names }.
}
event-card-bought = { $who ->
    [you] Acquisti { $card } per { $cost }, nello slot { $slot }.
   *[other] { $name } acquista { $card } per { $cost }, nello slot { $slot }.
}
event-goods-paid = { $who ->
    [you] Paghi { $sources }.
   *[other] { $name } paga { $sources }.
}
event-card-uncovered = Ora in vendita: { $card }.
event-power-activated = { $who ->
    [you] Usi lo slot { $slot }.
   *[other] { $name } usa lo slot { $slot }.
}
event-power-activated-base = { $who ->
    [you] Usi la produzione base.
   *[other] { $name } usa la produzione base.
}
event-power-activated-leader = { $who ->
    [you] Usi { $leader }.
   *[other] { $name } usa { $leader }.
}
event-goods-spent = { $who ->
    [you] Spendi { $goods }.
   *[other] { $name } spende { $goods }.
}
event-good-received = { $who ->
    [you] Scegli in cambio { $good }.
   *[other] { $name } sceglie in cambio { $good }.
}
event-produced = { $who ->
    [you] Produci { $goods }.
   *[other] { $name } produce { $goods }.
}
event-leader-played = { $who ->
    [you] Giochi { $leader }.
   *[other] { $name } gioca { $leader }.
}
event-leader-discarded = { $who ->
    [you] Abbandoni { $leader }.
   *[other] { $name } abbandona { $leader }.
}
event-leader-discarded-hidden = { $who ->
    [you] Abbandoni un leader.
   *[other] { $name } abbandona un leader.
}
event-last-round-faith = Qualcuno è in fondo al tracciato fede: è l’ultimo giro.
event-last-round-cards = Qualcuno ha sette carte: è l’ultimo giro.
event-token-drawn = Lorenzo rivela un segnalino: { $token }.
event-cards-removed = Lorenzo toglie { $cards }.
event-tokens-shuffled = Tutti i segnalini sono di nuovo a faccia in giù.

## Motivi

reason-activate-first = Scegli almeno una produzione prima di produrre.
reason-action-first = Prima serve un’azione: prendere biglie, acquistare una carta o produrre.
reason-one-action = In un turno si fa una sola azione, e la tua è fatta.
reason-not-dealt = Scegli tra i leader che hai ricevuto: { $have_leaders }.
reason-start-goods = { $need_goods ->
    [one] La tua posizione nell’ordine di turno ti dà { $need_goods } risorsa, né più né meno.
   *[other] La tua posizione nell’ordine di turno ti dà { $need_goods } risorse, né più né meno.
}
reason-whites = { $need_most ->
    [one] Scegli se la biglia bianca diventa { $good } oppure no.
   *[other] Scegli quante delle { $need_most } biglie bianche diventano { $kind }.
}
reason-does-not-fit = Non c’è posto per { $have }: ci sono ripiani per 1, 2 e 3 risorse, ognuno di un tipo diverso, e i depositi dei leader che hai giocato.
reason-nothing-to-let-go = { $have_total ->
    [0] Non hai niente da abbandonare.
   *[other] Puoi abbandonare { $have }, ma non { $need }.
}
reason-power-used = Questa produzione è già scelta.
reason-plenty = Il tuo forziere contiene almeno { $need_goods } risorse di un tipo: spendine prima di produrre ancora.
reason-deck-empty = Non resta nessuna carta { $colour } di livello { $need_roman }.
reason-same-slot = Gli slot vuoti si equivalgono: usa lo slot { $need_slot }.
reason-slot-level = { $need_level ->
    [0] Una carta di livello I va in uno slot vuoto
   *[other] Questa carta va sopra una carta di livello { $need_roman }
}; { $have_level ->
    [0] lo slot { $have_slot } è vuoto.
   *[other] lo slot { $have_slot } mostra una carta di livello { $have_roman }.
}
reason-cost = { $have_total ->
    [0] Costa { $need }, ma non hai niente.
   *[other] Costa { $need }, ma hai { $have }. Risorse mancanti: { $missing }.
}
reason-base-power = { $have_goods ->
    [0] La produzione base richiede { $need_goods } risorse, ma non te ne restano.
    [one] La produzione base richiede { $need_goods } risorse, ma te ne resta { $have_goods }.
   *[other] La produzione base richiede { $need_goods } risorse, ma te ne restano { $have_goods }.
}
reason-slot-empty = Lo slot { $need_slot } è vuoto.
reason-inputs = { $have_total ->
    [0] Richiede { $need }, ma non ti resta niente.
   *[other] Richiede { $need }, ma hai ancora { $have }. Risorse mancanti: { $missing }.
}
reason-no-leader = Non hai giocato nessun leader la cui produzione richieda { $good }.
reason-payment = Ora paghi { $need }: disponibili { $have_warehouse } in magazzino e { $have_strongbox } nel forziere.
reason-between-actions = I leader si giocano o si abbandonano prima o dopo l’azione del turno. Ora viene { $topic }.
reason-already-played = Hai già giocato { $leader }.
reason-not-in-hand = Non hai in mano { $leader }.
reason-requirement = { $have_total ->
    [0] Richiede { $need }, ma non ne hai.
   *[other] Richiede { $need }, ma hai { $have }.
}

## La fine

end-finished = L’ultimo giro è stato giocato.
end-victory = { $who ->
    [you] Hai battuto Lorenzo.
   *[other] { $name } ha battuto Lorenzo.
}
end-colour-gone = Vince Lorenzo: le carte di un colore sono finite.
end-cross-at-end = Vince Lorenzo: la croce nera ha raggiunto l’ultima casella.
tie-break = A parità di punti è davanti chi ha più risorse rimaste.

## La posizione in un terminale

label-spare = biglia esterna: { $letter }
label-cards = Carte
label-reports = Rapporto
reports-done = fatti tutti e tre
report-next = { $section }, scatta alla casella { $space }: { $points } a chi è almeno alla { $start }
lorenzo = croce nera { $space }/{ $last }
tokens-seen = segnalini visti { $n }/{ $all }: { $tokens }
label-faith = fede
tiles-kept = tessere { $tiles }
label-shelves = magazzino
depots = { $n ->
    [one] (deposito per { $goods })
   *[other] (depositi per { $goods })
}
label-slot = slot { $n }
covers = sopra { $cards }
label-played = leader
requires = requisito: { $requirement }
label-away = fuori gioco
away-returned = restituiti: { $leaders }
away-discarded = abbandonati: { $leaders }
label-to-store = Da sistemare
let-go-so-far = { $n ->
    [one] { $n } abbandonata
   *[other] { $n } abbandonate
}
label-to-pay = Da pagare
label-to-come = In arrivo

## La posizione in riquadri, per chi non vede il tavolo: titoli, poi righe

panel-progress = In corso
panel-report = Prossimo rapporto
panel-cross = Croce nera
panel-tokens = Segnalini visti
panel-row = Riga { $n }
panel-slot = Slot { $n }
marble-coin = moneta gialla
marble-stone = pietra grigia
marble-servant = servitore viola
marble-shield = scudo blu
marble-faith = fede rossa
marble-white = bianca
panel-offer = { $n ->
    [1] Costa { $cost }. Produzione: paga { $pays }, ricevi { $gives }. { $points }; è l’ultima.
   *[other] Costa { $cost }. Produzione: paga { $pays }, ricevi { $gives }. { $points }; ne restano { $n }.
}
panel-card = { $colour } { $level }, { $points }. Produzione: paga { $pays }, ricevi { $gives }.
