### Il tavolo disegnato di Lorenzo il Magnifico, in italiano.

## Tipi di risposte, dove sono tante ($n: quante)

verb-place =
    { $n ->
        [one] Piazza un familiare: { $n } modo
       *[other] Piazza un familiare: { $n } modi
    }
group-member =
    { $name ->
        [black] Familiare nero
        [white] Familiare bianco
        [orange] Familiare arancione
       *[neutral] Familiare neutro
    }: { $n ->
        [one] { $n } modo
       *[other] { $n } modi
    }
verb-take =
    { $n ->
        [one] Prendi una carta: { $n } possibile
       *[other] Prendi una carta: { $n } possibili
    }
verb-spend = Spendi servitori
verb-pay = Paga la carta
verb-trade =
    { $n ->
        [one] Scambia: { $n } modo
       *[other] Scambia: { $n } modi
    }
verb-produce = Produci
verb-privilege = Scegli i privilegi
verb-first = Comincia da uno degli effetti
verb-choose = Scegli una tessera bonus
verb-keep = Tieni un leader
verb-play =
    { $n ->
        [one] Gioca un leader
       *[other] Gioca un leader: { $n } pronti
    }
verb-discard = Scarta un leader per un privilegio
verb-use =
    { $n ->
        [one] Usa un leader
       *[other] Usa un leader: { $n } pronti
    }
verb-copy = Copia un leader
verb-raise = Potenzia un familiare
verb-decline = Rinuncia
verb-support = Sostieni la Chiesa
verb-refuse = Accetta la scomunica
verb-pass = Passa
verb-end = Concludi il turno

## La riga in alto e le schede

# $period: I, II o III.
city-where = Periodo { $period } · round { $round }/{ $rounds }
city-where-setup = Prima del primo round
city-tab-towers = Torri
city-tab-city = Città
city-tab-yours = Casata

## Torri

city-towers = Le torri
city-tower-territory = Territori
city-tower-character = Personaggi
city-tower-building = Edifici
city-tower-venture = Imprese
city-fee =
    { $n ->
        [one] Pedaggio: { $n } moneta
       *[other] Pedaggio: { $n } monete
    }
city-fee-text = In questa torre c’è già qualcuno. Chi qui prende un’altra carta lo paga subito, oltre alla carta; anche tu, se quel qualcuno è dei tuoi.
city-floor = Qui l’azione deve avere almeno valore { $value }.
# $goods: “2 legni”.
city-bonus = Questo piano dà anche { $goods }.
# La carta, o la tessera.
city-taken-by = presa da { $name }
city-taken = presa
city-empty = ancora senza carta

## Dadi e familiari

city-dice = Dadi e familiari
# Non usare un’azione concessa; rinunciare a un familiare che non può andare da nessuna parte.
city-decline = Rinuncia
city-pass = Passa
# $member: black, white, orange o neutral.
city-die =
    { $member ->
        [black] Il dado nero mostra { $value }.
        [white] Il dado bianco mostra { $value }.
       *[orange] Il dado arancione mostra { $value }.
    }
city-member-waits =
    { $member ->
        [black] Familiare nero di { $name }, vale { $value }.
        [white] Familiare bianco di { $name }, vale { $value }.
        [orange] Familiare arancione di { $name }, vale { $value }.
       *[neutral] Familiare neutro di { $name }, vale { $value }.
    }
city-member-placed =
    { $member ->
        [black] Familiare nero di { $name }: non è più a casa.
        [white] Familiare bianco di { $name }: non è più a casa.
        [orange] Familiare arancione di { $name }: non è più a casa.
       *[neutral] Familiare neutro di { $name }: non è più a casa.
    }
city-member-of =
    { $member ->
        [black] il familiare nero di { $name }
        [white] il familiare bianco di { $name }
        [orange] il familiare arancione di { $name }
       *[neutral] il familiare neutro di { $name }
    }
# $members: uno o più dei precedenti.
city-standing = Chi c’è qui: { $members }.

## Spazi

city-market = Mercato
city-work = Raccolto e produzione
city-harvest = Raccolto
city-production = Produzione
city-large-harvest = Spazio grande del raccolto
city-large-production = Spazio grande della produzione
city-council = Palazzo del Consiglio
city-large-malus = spazi grandi −{ $n }
city-gives = Dà { $goods }.
city-harvest-text = Rendono la tua tessera bonus e i tuoi territori, quelli che il valore dell’azione raggiunge.
city-production-text = Rendono la tua tessera bonus e i tuoi edifici, quelli che il valore dell’azione raggiunge.
city-council-text = Chi ci va prima gioca prima nel prossimo round.
city-malus = L’azione vale { $n } in meno.
city-shared = Qui possono stare quanti familiari si vuole.
city-closed = Con meno di { $players } giocatori è coperto.
# Un giocatore e quanti familiari deve ancora piazzare.
city-in-order = { $name } ({ $n } da piazzare)
# $names: i giocatori nel loro ordine, ognuno come sopra.
city-order = Ordine di gioco: { $names }
city-order-text = Nel prossimo round gioca prima chi è nel Palazzo, nell’ordine della fila; gli altri seguono come sono.

## Chiesa

city-church = Chiesa
city-report-after = rapporto dopo il round { $round }
city-support = Sostieni
city-faith-of = { $name } alla casella { $space }
city-faith-space = Casella { $space } del tracciato fede
city-faith-points =
    { $points ->
        [one] Vale { $points } punto vittoria per chi sostiene la Chiesa.
       *[other] Vale { $points } punti vittoria per chi sostiene la Chiesa.
    }
# $period: I, II o III.
city-faith-needed = Il rapporto del periodo { $period } chiede { $space } punti fede: chi ne ha meno subisce la scomunica.
city-excommunication = Scomunica del periodo { $period }
city-cursed = Pesa su { $names }.

## Tracciati

city-tracks = Punti militari e punti vittoria
city-track-military = Punti militari
city-track-military-text = Alla fine della partita danno punti al primo e al secondo, e i territori li richiedono.
city-track-vp = Punti vittoria finora
city-track-vp-text = Ciò che carte, fede e punti militari portano alla fine qui non è contato.
city-rank = { $name } { $n }

## La preparazione

city-setup-tiles = Tessere bonus personali
city-setup-tiles-text = Ognuna porta qualcosa di suo con ogni raccolto e ogni produzione.
city-setup-draft = Leader
city-setup-draft-text = Tieni un leader di questo mazzetto; gli altri passano al vicino.
city-setup-kept = Tenuti finora
city-setup-wait = Gli altri stanno ancora scegliendo.


## La casata: risorse, familiari, carte e leader di un giocatore

house-yours = La tua casata
house-of = La casata di { $name }
house-goods = Risorse e tracciati
house-family = Familiari
# $member: black, white, orange o neutral.
house-member =
    { $member ->
        [black] Familiare nero, vale { $value }
        [white] Familiare bianco, vale { $value }
        [orange] Familiare arancione, vale { $value }
       *[neutral] Familiare neutro, vale { $value }
    }
house-member-placed =
    { $member ->
        [black] Familiare nero, già piazzato
        [white] Familiare bianco, già piazzato
        [orange] Familiare arancione, già piazzato
       *[neutral] Familiare neutro, già piazzato
    }
house-raise =
    { $member ->
        [black] Il familiare nero, che vale { $value } in questo round
        [white] Il familiare bianco, che vale { $value } in questo round
       *[orange] Il familiare arancione, che vale { $value } in questo round
    }
house-row =
    { $kind ->
        [territory]
            { $n ->
                [0] Ancora nessun territorio
                [one] { $n } territorio
               *[other] { $n } territori
            }
        [character]
            { $n ->
                [0] Ancora nessun personaggio
                [one] { $n } personaggio
               *[other] { $n } personaggi
            }
        [building]
            { $n ->
                [0] Ancora nessun edificio
                [one] { $n } edificio
               *[other] { $n } edifici
            }
       *[venture]
            { $n ->
                [0] Ancora nessuna impresa
                [one] { $n } impresa
               *[other] { $n } imprese
            }
    }
house-row-territory = Rendono in un raccolto che raggiunge il loro dado. Alla fine dà punti il loro numero.
house-row-character = Le loro abilità valgono sempre. Alla fine dà punti il loro numero.
house-row-building = Rendono e scambiano in una produzione che raggiunge il loro dado.
house-row-venture = Alla fine danno i punti nei loro allori.
house-next-short = poi
house-next =
    { $n ->
        [one] Il prossimo territorio richiede { $n } punto militare
       *[other] Il prossimo territorio richiede { $n } punti militari
    }
house-next-text =
    { $have ->
        [one] Ce n’è { $have }. Non si paga.
       *[other] Ce ne sono { $have }. Non si pagano.
    }
# $period: I, II o III.
house-excommunicated = Scomunica nel periodo { $period }
# Parole sulle carte.
house-per = ogni
house-or = o
house-free = gratis
house-once = una volta a round
house-always = sempre
house-kind-territory = territorio
house-kind-character = personaggio
house-kind-building = edificio
house-kind-venture = impresa

## La casata: i leader

house-leaders = Leader
house-hidden =
    { $n ->
        [one] { $n } in mano
       *[other] { $n } in mano
    }
house-discarded =
    { $n ->
        [one] { $n } scartato
       *[other] { $n } scartati
    }
house-leader-hand = In mano: si gioca quando ne soddisfi il requisito, o si scarta per un privilegio.
house-leader-ready = In mano: ne soddisfi il requisito. Si può giocare, o scartare per un privilegio.
house-leader-played = In gioco.
house-leader-used = In gioco, e già usato in questo round.
# $leader: il suo nome.
house-discard = Scarta { $leader } per un privilegio
house-copied = Ha l’abilità di { $leader }.

## La casata: che cosa si chiede

house-ask-pay-for = Quale prezzo?
house-ask-work = Quanti servitori aiutano?
house-ask-production = Quali edifici scambiano?
house-ask-pick-privileges =
    { $n ->
        [one] Quale privilegio?
       *[other] Quali { $n } privilegi?
    }
house-ask-effects = Quale effetto prima?
house-ask-faith = Sostieni la Chiesa?
house-ask-copy-from = Quale abilità copi?
house-ask-raise-one = Quale familiare?
house-servants =
    { $n ->
        [0] Nessun servitore: l’azione vale { $value }.
        [one] { $n } servitore: l’azione vale { $value }.
       *[other] { $n } servitori: l’azione vale { $value }.
    }
# $cards: nomi di carte.
house-working = Si attiva la tessera bonus, e con lei: { $cards }.
house-none-works = Si attiva solo la tessera bonus.
house-nothing-works = Non si attiva niente.
house-produce = Produci
house-trade-chosen = Questo scambio è scelto.
house-support-short = Sostieni
house-support =
    { $points ->
        [one] Sostieni la Chiesa: tutti i { $faith } punti fede per { $points } punto vittoria
       *[other] Sostieni la Chiesa: tutti i { $faith } punti fede per { $points } punti vittoria
    }
house-refuse-short = Rifiuta
# $tile: il testo della scomunica.
house-refuse = Tieni la fede e accetta la scomunica. { $tile }
