### Il tavolo disegnato di Lorenzo il Magnifico, in italiano.

## Tipi di risposte, dove sono tante ($n: quante)

# La domanda che resta dopo un clic.
narrow-member =
    { $name ->
        [black] Dove va il familiare nero?
        [white] Dove va il familiare bianco?
        [orange] Dove va il familiare arancione?
        [brown] Dove va il familiare marrone?
       *[neutral] Dove va il familiare neutro?
    }
narrow-space = Quale familiare ci va?
narrow-discard = Quale leader abbandoni?
verb-place = Piazza un familiare
# Tante risposte che cominciano con un familiare.
group-member =
    { $name ->
        [black] Familiare nero
        [white] Familiare bianco
        [orange] Familiare arancione
        [brown] Familiare marrone
       *[neutral] Familiare neutro
    }
# Tante offerte per una famiglia.
group-family =
    { $name ->
        [da-montefeltro] Da Montefeltro
        [malatesta] Malatesta
        [medici] Medici
        [gonzaga] Gonzaga
        [colonna] Colonna
        [aragonesi] Aragonesi
        [este] Este
        [sforza] Sforza
        [orsini] Orsini
        [della-rovere] Della Rovere
        [della-scala] Della Scala
       *[visconti] Visconti
    }
verb-take = Prendi una carta
verb-spend = Spendi servitori
verb-pay = Paga la carta
verb-trade = Scambia
verb-produce = Produci
verb-privilege = Scegli i privilegi
verb-first = Comincia da uno degli effetti
verb-choose = Scegli una tessera bonus
verb-keep = Tieni un leader
verb-play = Gioca un leader
verb-discard = Abbandona un leader per un privilegio
verb-use = Usa un leader
verb-copy = Copia un leader
verb-raise = Potenzia un familiare
verb-decline = Rinuncia
verb-support = Sostieni la Chiesa
verb-refuse = Accetta la scomunica
verb-pass = Rinuncia a un familiare
verb-option = Scegli che cosa ricevere
verb-bid = Fai un’offerta per una famiglia
verb-token = Spendi un gettone
verb-give = Paga con un gettone
verb-lay = Posa un gettone su una carta
verb-hold = Tieni un gettone
verb-swap = Usa lo scambio della tua famiglia
verb-flip = Gira un sigillo
verb-fetch = Prendi una carta dagli scarti
verb-drop = Scarta una carta
verb-activate = Attiva una carta
verb-dismiss = Abbandona un leader in gioco
verb-visit = Usa le carte di un avversario
verb-collect = Ricevi da un banco del mercato
verb-replace = Paga con servitori
verb-add = Manda avanti servitori
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
# La quinta torre: carte di tutti e quattro i tipi.
city-tower-special = Speciali
city-fee =
    { $n ->
        [one] Pedaggio: { $n } moneta
       *[other] Pedaggio: { $n } monete
    }
city-fee-text = In questa torre c’è già qualcuno. Chi prende qui un’altra carta paga prima questo, oltre alla carta; anche tu, se quel qualcuno è dei tuoi.
city-floor = Qui l’azione deve avere almeno valore { $value }.
# $value: che cosa chiede il piano negli altri round.
city-adapted = La tessera adattamento è su questa torre; di solito chiede { $value }. Dopo il round si sposta di una torre verso destra.
# $goods: “2 legni”.
city-bonus = Questo piano dà anche { $goods }.
# La carta, o la tessera.
city-taken-by = presa da { $name }
city-taken = presa
city-empty = ancora senza carta

## Gettoni e mazzi

city-tokens = Gettoni
city-supply =
    { $n ->
        [0] Nessun gettone da pescare
        [one] { $n } gettone da pescare
       *[other] { $n } gettoni da pescare
    }
city-supply-spent =
    { $n ->
        [one] { $n } è scoperto accanto alla riserva.
       *[other] { $n } sono scoperti accanto alla riserva.
    }
city-supply-text = Si pescano coperti. Quelli spesi restano scoperti lì accanto, e si mescolano quando la riserva è vuota.
# Quanti di un tipo sono scoperti accanto alla riserva; quanti ne hai.
city-token-spent =
    { $n ->
        [one] { $n } speso
       *[other] { $n } spesi
    }
city-token-held =
    { $n ->
        [one] { $n } tuo
       *[other] { $n } tuoi
    }
city-decks = I mazzi
city-decks-text = Queste carte sono nei mazzi di questa partita, otto per ogni tipo e periodo. Nessuno ne conosce l’ordine.
city-decks-kinds = Tipi di carte
city-deck =
    { $kind ->
        [territory] Il mazzo dei territori
        [character] Il mazzo dei personaggi
        [building] Il mazzo degli edifici
       *[venture] Il mazzo delle imprese
    }
city-card-seen = già uscita

## Dadi e familiari

city-dice = Dadi e familiari
city-pass = Rinuncia a un familiare
# $member: black, white, orange, neutral o brown.
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
        [brown] Familiare marrone di { $name }, vale { $value }.
       *[neutral] Familiare neutro di { $name }, vale { $value }.
    }
city-member-placed =
    { $member ->
        [black] Familiare nero di { $name }: non è più a casa.
        [white] Familiare bianco di { $name }: non è più a casa.
        [orange] Familiare arancione di { $name }: non è più a casa.
        [brown] Familiare marrone di { $name }: non è più a casa.
       *[neutral] Familiare neutro di { $name }: non è più a casa.
    }
city-member-of =
    { $member ->
        [black] il familiare nero di { $name }
        [white] il familiare bianco di { $name }
        [orange] il familiare arancione di { $name }
        [brown] il familiare marrone di { $name }
       *[neutral] il familiare neutro di { $name }
    }
# $members: uno o più dei precedenti.
city-standing = Chi c’è qui: { $members }.

## Spazi

city-work = Raccolto e produzione
city-council = Palazzo del Consiglio
city-large-malus = spazi grandi −{ $n }
city-closed = Con meno di { $players } giocatori è coperto.
city-own = Spazi dei leader
# $leader: di chi è lo spazio; $name: il giocatore che ha questo leader.
city-own-space = Lo spazio di { $leader }, solo per { $name }
# Che cosa può essere un privilegio; $goods: “2 monete, 1 punto fede o 1 gettone”.
city-privilege-text = Un privilegio porta { $goods }.
# Un’altra cosa che un privilegio può portare, per chi ha la famiglia Da Montefeltro.
city-store = tutto ciò che sta sulla tua tessera famiglia
# Un giocatore e quanti familiari deve ancora piazzare.
city-in-order = { $name } ({ $n } da piazzare)
# $names: i giocatori nel loro ordine, ognuno come sopra.
city-order = Ordine di gioco: { $names }
city-order-text = Nel prossimo round gioca prima chi è nel Palazzo, nell’ordine della fila; gli altri seguono come sono.

## Chiesa

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
# $name: il giocatore la cui famiglia ha tessere sul tracciato fede.
city-faith-tile = Quando il segnalino di { $name } raggiunge la casella { $space }: { $goods }.
city-cursed = Pesa su { $names }.

## Tracciati

city-tracks = Punti militari e punti vittoria
city-track-military = Punti militari
city-track-military-text = Alla fine della partita danno punti al primo e al secondo, e i territori li richiedono.
city-track-vp = Punti vittoria finora
city-track-vp-text = Ciò che carte, fede e punti militari portano alla fine qui non è contato.
city-rank = { $name } { $n }

## L’asta

city-auction = Le famiglie
city-auction-text = Chi offre di più comincia con meno. Chi viene superato rifà subito un’offerta.
city-bidders = Chi deve offrire
# $you: yes o no.
city-bids-now =
    { $you ->
        [yes] Ora offri tu
       *[no] Ora offre { $name }
    }
city-bids-later =
    { $you ->
        [yes] poi tu
       *[no] poi { $name }
    }
city-outbid =
    { $you ->
        [yes] La tua offerta è superata: rilancia
       *[no] L’offerta di { $name } è superata: ora rilancia
    }
# $family: il suo nome.
city-bids = Offerte per la famiglia { $family }
# $row: da 1 a 6; $goods: con che cosa si comincia.
city-bid = Offerta { $row }: cominci con { $goods }.
city-bid-of = Qui è in testa { $name }.
city-bid-under = C’è già un’offerta più alta.
city-bid-last = Nessuno può offrire di più.
city-bid-text = Altri possono ancora offrire di più.
city-beside = Leader che vanno con la famiglia
city-beside-text = Sta accanto alla famiglia e va con lei.
city-won = Famiglie
city-won-by = { $name } ha la famiglia { $family } con l’offerta { $row }, e comincia con { $goods }.

## La preparazione

city-setup-tiles = Tessere bonus
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
# $member: black, white, orange, brown o neutral.
house-member =
    { $member ->
        [black] Familiare nero, vale { $value }
        [white] Familiare bianco, vale { $value }
        [orange] Familiare arancione, vale { $value }
        [brown] Familiare marrone, vale { $value }
       *[neutral] Familiare neutro, vale { $value }
    }
house-member-placed =
    { $member ->
        [black] Familiare nero, già piazzato
        [white] Familiare bianco, già piazzato
        [orange] Familiare arancione, già piazzato
        [brown] Familiare marrone, già piazzato
       *[neutral] Familiare neutro, già piazzato
    }
# Servitori che aiutano il prossimo familiare prima che sia piazzato.
house-ahead =
    { $n ->
        [one] Manda avanti { $n } servitore
       *[other] Manda avanti { $n } servitori
    }
house-ahead-text = Rafforzano l’azione che segue, e non contano più dove è meglio averne pochi.
house-added = Il prossimo familiare che piazzi vale { $n } in più
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
house-row-territory = Rendono in un raccolto che raggiunge il loro dado. Alla fine danno punti secondo quanti sono.
house-row-character = Le loro abilità valgono sempre. Alla fine danno punti secondo quanti sono.
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
# Tanti quanti ne ha chi ne ha di più.
house-most = il più alto
house-once = una volta a round
house-always = sempre
# Che cosa fa un leader: quando lo si gioca; come spazio proprio.
house-played = quando giocato
house-space = uno spazio tutto tuo
house-at-end = Alla fine
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
        [one] { $n } abbandonato
       *[other] { $n } abbandonati
    }
house-leader-hand = In mano: si gioca quando ne soddisfi il requisito, o si abbandona per un privilegio.
house-leader-ready = In mano: ne soddisfi il requisito. Si può giocare, o abbandonare per un privilegio.
house-leader-played = In gioco.
house-leader-used = In gioco, e già usato in questo round.
# $leaders: nomi di leader.
house-dismissed = Non più in gioco: { $leaders }.
house-face-down = Abbandonati a faccia in giù: { $leaders }.
house-seen = Tutti l’hanno vista prendere { $leaders }.
house-drawn =
    { $n ->
        [one] { $n } è pescato dalla pila.
       *[other] { $n } sono pescati dalla pila.
    }
# $leader: il suo nome.
house-discard = Abbandona { $leader } per un privilegio
house-copied = Ha l’abilità di { $leader }.

## La casata: famiglia e gettoni

house-tokens =
    { $n ->
        [0] Nessun gettone
        [one] { $n } gettone
       *[other] { $n } gettoni
    }
# $goods: che cosa mostra un gettone; $n: quanti gettoni lo mostrano.
house-token =
    { $n ->
        [one] Un gettone: { $goods }
       *[other] { $n } gettoni, ognuno: { $goods }
    }
house-token-use = Nel tuo turno puoi spenderlo per averlo.
house-token-hidden = Che cosa mostrano lo sa solo chi li ha.
house-received = ricevuto
# Ciò che sta sulla tessera famiglia.
house-store = Sulla tessera: { $goods }
house-nothing = ancora niente
house-seal = Non ancora girato: { $goods }
house-seal-turned = Girato: { $goods } con ogni leader giocato

## La casata: che cosa si chiede

house-wake = Si attiva anche un’altra carta
house-produce = Produci
house-trade-times =
    { $n ->
        [one] Questo scambio è scelto.
       *[other] Questo scambio è scelto { $n } volte.
    }
house-support-short = Sostieni
house-refuse-short = Rifiuta

## Sul pulsante che dà ciò che è scelto

do-place = Piazza qui
do-take = Prendi questa carta
do-spend =
    { $action ->
        [harvest] Raccogli
       *[production] Produci
    }
do-add = Mandali avanti
do-choose = Prendi questa tessera
do-keep = Tieni questo leader
do-play = Gioca questo leader
do-use = Usa questo leader
do-bid = Offri così
