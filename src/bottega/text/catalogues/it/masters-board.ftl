### Il tavolo disegnato di Maestri del Rinascimento, in italiano.

## Tipi di risposte, dove sono tante ($n: quante)

# La domanda che resta dopo un clic.
narrow-deck = In quale slot va la carta?
narrow-slot = Quale carta va nello slot { $name }?
narrow-leader = Quale altro leader tieni?
narrow-discard = Quale leader abbandoni?
narrow-let-go = Quale risorsa abbandoni?
verb-keep = Tieni due leader
verb-start = Scegli con che cosa iniziare
verb-take = Prendi biglie
verb-whites = Trasforma biglie bianche in risorse
verb-let-go = Abbandona una risorsa
verb-store = Metti in magazzino
verb-buy = Acquista una carta
verb-activate = Produci
verb-spend = Spendi risorse
verb-receive = Ricevi una risorsa
verb-produce = Produci
verb-pay = Paga
verb-play = Gioca un leader
verb-discard = Abbandona un leader per la fede
verb-end = Concludi il turno

## La riga in alto e le schede

board-where = Turno { $turn } · fine: { $cards } carte o casella { $space }
board-where-last = Turno { $turn } · ultimo giro
board-where-setup = Prima del primo turno
board-tab-yours = Bottega
board-tab-cards = Carte

## Il tracciato fede

board-marker = { $name } sulla casella { $space }
board-black-cross = la croce nera
board-at = alla { $space }
board-report = Rapporto in Vaticano { $section }
board-report-open = Quando la prima pedina raggiunge la casella { $space }, chi è almeno alla casella { $start } tiene questa tessera: { $points } punti.
board-report-kept = Tieni questa tessera: { $points } punti.
board-report-lost = Il rapporto c’è già stato, e questa tessera non è tua.
board-points-from = Dalla casella { $space } in poi, alla fine della partita.
board-pope = Casella del papa, numero { $space }
board-pope-text = La prima pedina che la raggiunge fa scattare un rapporto in Vaticano.

## Carte in vendita

board-cards = Carte in vendita
# Pochissimo posto, accanto all’alloro.
board-left = ×{ $n }
board-cards-left =
    { $n ->
        [0] È l’ultima del suo mazzo.
        [one] Sotto c’è ancora { $n } carta.
       *[other] Sotto ci sono ancora { $n } carte.
    }
board-deck-empty = finite
board-cards-of =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }

## Mercato

board-slide = scivolo
board-legend = Che cosa porta ogni biglia
board-take-row = Riga { $n }: { $marbles }
board-take-column = Colonna { $n }: { $marbles }
board-marble-coin = biglia gialla
board-marble-stone = biglia grigia
board-marble-servant = biglia viola
board-marble-shield = biglia blu
board-marble-faith = biglia rossa
board-marble-white = biglia bianca
board-marble-coin-text = Porta 1 moneta.
board-marble-stone-text = Porta 1 pietra.
board-marble-servant-text = Porta 1 servitore.
board-marble-shield-text = Porta 1 scudo.
board-marble-faith-text = Porta 1 punto fede, che non va in magazzino: la tua pedina avanza.
board-marble-white-text = Non porta niente, a meno che un tuo leader non dica altro.

## Leader

board-leaders = Leader
board-in-play = in gioco
board-leader-played = È davanti a chi lo ha giocato, e fa effetto.
board-leader-hand = È nella tua mano: giocalo quando soddisfi il requisito, o abbandonalo per 1 punto fede.
board-hidden-leader = un leader che non puoi vedere
board-no-leaders = non restano leader
board-discarded = { $n ->
    [one] { $n } abbandonato
   *[other] { $n } abbandonati
}

## Una bottega

board-your-bottega = La tua bottega
board-bottega-of = La bottega di { $name }
board-bought = carte: { $n } su { $most }
board-strongbox = Forziere
board-base = Produzione base
board-base-text = Ogni plancia ce l’ha: 2 risorse qualsiasi diventano 1 a scelta.
board-on-shelf = { $good } sul ripiano da { $size }
board-in-box = { $goods } nel forziere
board-slot = Slot { $n }
board-slot-hint = qui va una carta di livello I
board-slot-empty = Slot { $n }: vuoto
board-slot-card = Slot { $n }: { $card }
board-fresh = dal mercato
board-let-go = Abbandona { $good }
board-let-go-text =
    { $players ->
        [1] In cambio la croce nera di Lorenzo avanza di 1 casella.
        [2] In cambio il tuo avversario riceve 1 punto fede.
       *[other] In cambio ogni avversario riceve 1 punto fede.
    }
board-gone = abbandonato
board-gone-good = { $good } che abbandoni
board-to-pay = da pagare
board-to-come = in arrivo

## Lorenzo

board-cross-at = croce alla casella { $space } su { $last }
board-tokens = Segnalini: { $n } su { $all } scoperti
board-token = Il segnalino di Lorenzo
board-token-down = ancora a faccia in giù

## Sul pulsante che dà ciò che è scelto

do-take = Prendi queste biglie
do-buy = Acquista questa carta
do-keep = Tieni questi leader
do-play = Gioca questo leader
do-discard = Abbandonalo
do-activate = Usa questa produzione
