### Lorenzo il Magnifico, in italiano.
###
### I nomi delle carte hanno le maiuscole, e nelle frasi stanno tra virgolette:
### alcuni sono verbi, come “Riparare la Chiesa”.

title = Lorenzo il Magnifico

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
# Ciò che alcuni leader ammettono; $things: “1 servitore”.
at-most = al massimo { $things }
none-of = zero { $things }

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
letter-coin = M
letter-wood = L
letter-stone = P
letter-servant = S
letter-military = G
letter-faith = F
letter-vp = V
letter-token = T
letter-privilege = ★

## I familiari e dove vanno

# Un familiare si chiama come il suo colore.
member-black = nero
member-white = bianco
member-orange = arancione
member-neutral = neutro
member-brown = marrone
# $member: uno di questi; $value: quanto vale.
member = { $member } ({ $value })
# Spazi, dopo due punti o una freccia.
space-territory = torre dei territori, piano { $n }
space-character = torre dei personaggi, piano { $n }
space-building = torre degli edifici, piano { $n }
space-venture = torre delle imprese, piano { $n }
space-special = torre speciale, piano { $n }
space-harvest = raccolto piccolo
space-large-harvest = raccolto grande
space-production = produzione piccola
space-large-production = produzione grande
space-market = mercato { $n }
space-council = Palazzo del Consiglio
# Uno spazio che porta un leader; $leader: uno dei nomi che seguono, in pochissime parole.
space-own = spazio di { $leader }
owner-bembo = Bembo
owner-massimiliano = Massimiliano
owner-guglielmo = Guglielmo
owner-piero = Piero
owner-erasmo = Erasmo
owner-bramante = Bramante
# A che cosa serve uno spazio; $goods: che cosa si riceve lì.
space-gives = Dà { $goods }.
space-for-harvest = Rende la tua tessera bonus, e ogni tuo territorio di cui l’azione raggiunge il dado.
space-for-production = Rende la tua tessera bonus, e ogni tuo edificio di cui l’azione raggiunge il dado.
space-for-council = Chi ci va prima gioca prima nel prossimo round.
space-needs = Qui l’azione deve avere almeno valore { $value }.
space-malus = L’azione vale { $n } in meno.
space-shared = Qui possono stare quanti familiari si vuole.
# Il piano di una torre, in pochissime parole.
floor-territory = territori { $n }
floor-character = personaggi { $n }
floor-building = edifici { $n }
floor-venture = imprese { $n }
floor-special = speciali { $n }
# Le torri, come dopo “la” o “della”.
tower-territory = torre dei territori
tower-character = torre dei personaggi
tower-building = torre degli edifici
tower-venture = torre delle imprese
tower-special = torre speciale

## Carte

# Più carte, come dopo “per”.
cards-territory = i territori
cards-character = i personaggi
cards-building = gli edifici
cards-venture = le imprese
cards-any = le carte di ogni tipo
# Una carta, come dopo “prendere”.
one-territory = un territorio
one-character = un personaggio
one-building = un edificio
one-venture = un’impresa
one-any = una carta qualsiasi
# Che cos’è una carta, dopo il suo nome; $period: I, II o III; $tower: special, o usual per le altre.
card-of-territory = { $tower ->
    [special] territorio speciale del periodo { $period }
   *[usual] territorio del periodo { $period }
}
card-of-character = { $tower ->
    [special] personaggio speciale del periodo { $period }
   *[usual] personaggio del periodo { $period }
}
card-of-building = { $tower ->
    [special] edificio speciale del periodo { $period }
   *[usual] edificio del periodo { $period }
}
card-of-venture = { $tower ->
    [special] impresa speciale del periodo { $period }
   *[usual] impresa del periodo { $period }
}
# Tutto il testo di una carta: questa frase, poi quelle che le servono tra le seguenti.
text-card = { $card }, { $kind }.
# $cost: “3 legni”, “2 monete o 3 punti militari (ne servono 6)”.
text-cost = Costa { $cost }.
# $effects: “2 monete e 1 privilegio”.
text-now = Subito: { $effects }.
text-territory = Raccolto di valore { $value } o più: { $effects }.
text-building = Produzione di valore { $value } o più: { $effects }.
# $trades: uno o due degli scambi che seguono.
text-trades = Produzione di valore { $value } o più: scambia { $trades }.
trade = { $pays } per { $gives }
# Uno scambio che una produzione fa più volte.
trade-repeated = { $trade }, fino a tante volte quanto vale l’azione
# Delle carte su cui si può posare un gettone, per sempre.
text-slot = Su questa carta c’è posto per un tuo gettone.
text-points = Alla fine della partita: { $points }.
# $points: “1 punto vittoria per ognuno dei tuoi servitori”.
points-most = { $points }, al massimo { $most }
# Punti militari che si pagano, dove bisogna averne un certo numero.
cost-military = { $goods } (ne servono { $threshold })
# Un prezzo senza punti militari da pagare, ma che ne richiede.
cost-needed = servono { $threshold }
# Ciò che si paga una volta per ogni avversario.
each-rival = { $goods } per avversario

## Effetti: ciò che si riceve

effect-per-card = { $kind ->
    [territory] { $goods } per ogni tuo territorio
    [character] { $goods } per ogni tuo personaggio
    [building] { $goods } per ogni tuo edificio
   *[venture] { $goods } per ogni tua impresa
}
effect-per-card-capped = { $kind ->
    [territory] { $goods } per ogni tuo territorio, fino al valore dell’azione
    [character] { $goods } per ogni tuo personaggio, fino al valore dell’azione
    [building] { $goods } per ogni tuo edificio, fino al valore dell’azione
   *[venture] { $goods } per ogni tua impresa, fino al valore dell’azione
}
# $held: “2 punti militari”.
effect-per-held = { $goods } ogni { $held } che hai
# $things: “servitori”, “gettoni”, “punti fede”: finora sempre maschili.
effect-per-each = { $goods } per ognuno dei tuoi { $things }
effect-per-leader = { $goods } per ogni leader che hai in gioco
# $cards: “un edificio”, “una carta qualsiasi”.
effect-take = un’azione di valore { $value } per prendere { $cards }
effect-take-for-less = un’azione di valore { $value } per prendere { $cards } con uno sconto di { $discount }
effect-take-usual = un’azione di valore { $value } per prendere { $cards }, ma non dalla torre speciale
effect-work = { $action ->
    [harvest] un raccolto di valore { $value }
   *[production] una produzione di valore { $value }
}
effect-work-one = { $action ->
    [harvest] un raccolto di valore { $value } con un solo territorio
   *[production] una produzione di valore { $value } con un solo edificio
}
effect-either-work = un raccolto o una produzione con il valore di quel familiare
effect-raise = valore { $value } per un familiare colorato fino alla fine del round
effect-copy = l’abilità di un leader che un avversario ha in gioco, per il resto della partita
effect-lose = la perdita di { $goods }
# $trades: uno o due degli scambi.
effect-exchange = scambia { $trades }
effect-slot = ciò che mostra il gettone su questa carta
effect-match-military = tanti punti militari quanti ne ha chi ne ha di più
# $cards: “un edificio”; $several: “2 edifici”.
effect-activate = { $n ->
    [one] l’attivazione di { $cards } tra le tue carte, qualunque sia il valore
   *[other] l’attivazione di { $several } tra le tue carte, qualunque siano i valori
}
effect-fetch = gratis { $cards } dagli scarti (tranne le speciali)
effect-draw-leaders = { $n } leader dalla pila
effect-play-free = un leader giocato dalla mano, qualunque cosa richieda
effect-play-free-shown = uno di questi leader giocato, qualunque cosa richieda
effect-draw-different = { $n } gettoni che mostrano cose diverse
effect-draw-keep = uno tra due gettoni pescati
# Di un territorio che si prende.
effect-harvest-below = un raccolto che vale 1 in meno della carta
# $reward: “7 punti vittoria”; $cards: “un personaggio”.
effect-drop-own = { $reward } scartando { $cards }
effect-dismiss = { $reward } abbandonando un leader in gioco
effect-market = ciò che dà un banco vuoto del mercato
effect-visit = { $action ->
    [harvest] un raccolto di valore { $value } con i territori di un avversario
   *[production] una produzione di valore { $value } con gli edifici di un avversario
}
effect-rivals-drop = la perdita di { $cards } per ogni avversario
# $goods: “2 monete o 3 punti vittoria”.
effect-rivals-give = { $goods } da ogni avversario, a sua scelta

## Abilità: in una frase, e (short-...) in poche parole

# $way: “more” o “less”; $action: di che cosa è il valore.
ability-value = { $way ->
    [less] { $action ->
        [territory] Le tue azioni per prendere territori valgono { $n } in meno.
        [character] Le tue azioni per prendere personaggi valgono { $n } in meno.
        [building] Le tue azioni per prendere edifici valgono { $n } in meno.
        [venture] Le tue azioni per prendere imprese valgono { $n } in meno.
        [harvest] I tuoi raccolti valgono { $n } in meno.
       *[production] Le tue produzioni valgono { $n } in meno.
    }
   *[more] { $action ->
        [territory] Le tue azioni per prendere territori valgono { $n } in più.
        [character] Le tue azioni per prendere personaggi valgono { $n } in più.
        [building] Le tue azioni per prendere edifici valgono { $n } in più.
        [venture] Le tue azioni per prendere imprese valgono { $n } in più.
        [harvest] I tuoi raccolti valgono { $n } in più.
       *[production] Le tue produzioni valgono { $n } in più.
    }
}
short-value = { $way ->
    [less] { $action ->
        [territory] valore −{ $n } per i territori
        [character] valore −{ $n } per i personaggi
        [building] valore −{ $n } per gli edifici
        [venture] valore −{ $n } per le imprese
        [harvest] valore −{ $n } per i raccolti
       *[production] valore −{ $n } per le produzioni
    }
   *[more] { $action ->
        [territory] valore +{ $n } per i territori
        [character] valore +{ $n } per i personaggi
        [building] valore +{ $n } per gli edifici
        [venture] valore +{ $n } per le imprese
        [harvest] valore +{ $n } per i raccolti
       *[production] valore +{ $n } per le produzioni
    }
}
# $cards: “gli edifici”, “le carte di ogni tipo”; $goods: “1 legno o 1 pietra”.
ability-discount = Paghi { $goods } in meno per { $cards }.
short-discount = { $goods } in meno per { $cards }
# $floors: “3 e 4”.
ability-no-floor-bonus = Non ricevi più il bonus dei piani { $floors } delle torri.
short-no-floor-bonus = niente bonus dai piani { $floors }
ability-shares = I tuoi familiari possono entrare negli spazi occupati.
short-shares = familiari anche negli spazi occupati
ability-no-fee = Non paghi il pedaggio nelle torri occupate.
short-no-fee = niente pedaggio nelle torri occupate
# $towers: “torre speciale”.
ability-no-fee-some = Non paghi il pedaggio nella { $towers } quando è occupata.
short-no-fee-some = niente pedaggio nella { $towers }
ability-fixed = I tuoi familiari colorati valgono { $value }, qualunque cosa mostrino i dadi.
short-fixed = valore { $value } per i familiari colorati
ability-coloured = { $way ->
    [less] I tuoi familiari colorati valgono { $n } in meno.
   *[more] I tuoi familiari colorati valgono { $n } in più.
}
short-coloured = { $way ->
    [less] valore −{ $n } per i familiari colorati
   *[more] valore +{ $n } per i familiari colorati
}
ability-neutral = Il tuo familiare neutro vale { $n } in più.
short-neutral = valore +{ $n } per il familiare neutro
ability-no-military = Non ti servono punti militari per prendere territori.
short-no-military = territori senza bisogno di punti militari
# $goods: “monete, legni, pietre e servitori”.
ability-doubled = Dagli effetti immediati delle tue carte ricevi due volte { $goods }.
short-doubled = { $goods } due volte dagli effetti immediati
ability-support = Ogni volta che sostieni la Chiesa, ricevi anche { $goods }.
short-support = { $goods } quando sostieni la Chiesa
# $goods: “1 legno e 1 pietra”.
ability-less = Da ogni fonte che ne porta ricevi { $goods } in meno.
short-less = { $goods } in meno da ogni fonte
ability-barred = { $area ->
    [market] Non puoi più piazzare familiari al mercato.
    [council] Non puoi più piazzare familiari nel Palazzo del Consiglio.
    [harvest] Non puoi più piazzare familiari negli spazi del raccolto.
    [production] Non puoi più piazzare familiari negli spazi della produzione.
    [special] Non puoi più prendere carte dalla torre speciale.
   *[tower] Non puoi più piazzare familiari in quella torre.
}
short-barred = { $area ->
    [market] niente familiari al mercato
    [council] niente familiari nel Palazzo del Consiglio
    [harvest] niente familiari negli spazi del raccolto
    [production] niente familiari negli spazi della produzione
    [special] niente carte dalla torre speciale
   *[tower] niente familiari in quella torre
}
# $servants: “2 servitori”.
ability-servants = Per aumentare di 1 il valore di un’azione spendi { $servants }.
short-servants = { $servants } per 1 di valore
ability-rests = In ogni round passi il primo turno; piazzi quel familiare dopo tutti gli altri.
short-rests = il primo turno di ogni round si passa
ability-no-points = { $kind ->
    [territory] I tuoi territori non danno punti alla fine.
    [character] I tuoi personaggi non danno punti alla fine.
    [building] I tuoi edifici non danno punti alla fine.
   *[venture] Le tue imprese non danno punti alla fine.
}
short-no-points = { $kind ->
    [territory] nessun punto per i territori
    [character] nessun punto per i personaggi
    [building] nessun punto per gli edifici
   *[venture] nessun punto per le imprese
}
# Punti persi alla fine; $per: ogni quanti.
ability-lose-points = Alla fine perdi 1 punto vittoria ogni { $per } che hai.
short-lose-points = −1 punto vittoria ogni { $per } che hai
ability-lose-military = { $per ->
    [1] Alla fine perdi 1 punto vittoria per ogni punto militare.
   *[other] Alla fine perdi 1 punto vittoria ogni { $per } punti militari.
}
short-lose-military = { $per ->
    [1] −1 punto vittoria per ogni punto militare
   *[other] −1 punto vittoria ogni { $per } punti militari
}
ability-lose-building-costs = { $per ->
    [1] Alla fine perdi 1 punto vittoria per ogni legno e pietra nel costo dei tuoi edifici.
   *[other] Alla fine perdi 1 punto vittoria ogni { $per } legni e pietre nel costo dei tuoi edifici.
}
short-lose-building-costs = { $per ->
    [1] −1 punto vittoria per ogni legno e pietra nel costo degli edifici
   *[other] −1 punto vittoria ogni { $per } legni e pietre nel costo degli edifici
}
ability-lose-resources = { $per ->
    [1] Alla fine perdi 1 punto vittoria per ogni moneta, legno, pietra e servitore che ti resta.
   *[other] Alla fine perdi 1 punto vittoria ogni { $per } monete, legni, pietre e servitori che ti restano.
}
short-lose-resources = { $per ->
    [1] −1 punto vittoria per ogni risorsa rimasta
   *[other] −1 punto vittoria ogni { $per } risorse rimaste
}
# $points: “5 punti vittoria”.
ability-lose-many-cards = Alla fine perdi { $points } per ogni carta oltre la { $most }ª di un tipo.
short-lose-many-cards = −{ $points } per ogni carta oltre la { $most }ª di un tipo
# Ciò che avviene ogni volta; $effects: “2 servitori”; $one: “un personaggio”.
ability-on-take = Ogni volta che prendi { $one }: { $effects }.
short-on-take = { $effects } quando prendi { $one }
ability-on-leader = Ogni volta che giochi un leader: { $effects }.
short-on-leader = { $effects } quando giochi un leader
ability-on-market = Ogni volta che piazzi un familiare al mercato: { $effects }.
short-on-market = { $effects } quando piazzi un familiare al mercato
ability-on-excommunicated = Ogni volta che subisci la scomunica: { $effects }.
short-on-excommunicated = { $effects } quando subisci la scomunica
# $rewards: le ricompense del primo set, del secondo, e così via.
ability-sets = Le serie di una carta per ogni tipo portano, una dopo l’altra: { $rewards }.
short-sets = ricompense per le serie di tutti e quattro i tipi di carte
# $goods: ciò che dà ogni sigillo, separato da punti.
ability-seals = Ogni volta che giochi un leader, giri un sigillo e ricevi ciò che danno tutti quelli girati. I sigilli: { $goods }.
short-seals = un sigillo attivo in più con ogni leader giocato
# Uno spazio che può usare solo chi ha il leader.
ability-own-space = Solo tu puoi piazzare un familiare su questo leader (valore { $value } o più): { $effects }.
short-own-space = spazio proprio di valore { $value }: { $effects }
ability-waive-condition = { $n ->
    [one] Puoi giocare ogni leader senza una delle sue condizioni.
   *[other] Puoi giocare ogni leader senza { $n } delle sue condizioni.
}
short-waive-condition = { $n ->
    [one] una condizione in meno per ogni leader
   *[other] { $n } condizioni in meno per ogni leader
}
# $goods: “monete, legni o pietre”.
ability-servants-pay = Qualunque cosa paghi, i servitori possono sostituire { $goods }, uno per uno.
short-servants-pay = servitori al posto di { $goods }
ability-value-per-servant = Ogni servitore aumenta di { $n } il valore delle tue azioni.
short-value-per-servant = { $n } di valore per ogni servitore
# $points: “1 punto vittoria”.
ability-more-points = Ogni volta che qualcosa ti porta punti vittoria, ricevi { $points } in più.
short-more-points = { $points } in più da ogni fonte che ne porta
ability-extra-privilege = Ogni volta che ricevi privilegi, ne ricevi uno in più, diverso dagli altri.
short-extra-privilege = un privilegio in più ogni volta
# $without: il privilegio che non si può scegliere, “punti fede”.
ability-privilege-with = Ogni privilegio ti porta anche { $goods }, ma non puoi scegliere { $without } come privilegio.
short-privilege-with = { $goods } con ogni privilegio, ma mai { $without } come privilegio
ability-swap = Nel tuo turno puoi scambiare { $pay } con { $receive }, quante volte vuoi.
short-swap = { $pay } → { $receive } nel tuo turno
# $goods: “legni e pietre”.
ability-stores = Ciò che paghi in { $goods } per gli edifici resta su questa tessera; al posto di un privilegio puoi riprenderti tutto.
short-stores = { $goods } pagati per gli edifici restano sulla tessera famiglia
ability-unpaid-military = Per le imprese devi avere i punti militari richiesti, ma non li paghi.
short-unpaid-military = punti militari delle imprese richiesti, ma non pagati
# $scores: “7 danno 28 e 8 danno 35”.
ability-card-limit = Puoi avere fino a { $limit } personaggi; { $scores } punti vittoria.
short-card-limit = fino a { $limit } personaggi
cards-score = { $n } danno { $points }
ability-buys-leftover = Dopo i turni di ogni round puoi prendere una carta rimasta in una torre, tranne quella speciale, pagando { $pay } invece del suo costo.
short-buys-leftover = una carta rimasta in una torre per { $pay } dopo ogni round
ability-extra-member = Hai un familiare in più, quello marrone, che vale { $value }.
short-extra-member = un familiare marrone che vale { $value }
# $tiles: le caselle del tracciato fede con ciò che portano, separate da punti.
ability-faith-tiles = Sul tracciato fede ci sono tessere che ti portano qualcosa quando le raggiungi: { $tiles }.
short-faith-tiles = tessere sul tracciato fede alle caselle { $spaces }
tile-on = casella { $n } – { $goods }
ability-not-excommunicated = Non puoi più subire la scomunica.
short-not-excommunicated = niente più scomunica
ability-no-large-malus = { $action ->
    [harvest] Lo spazio grande del raccolto non toglie niente al tuo valore.
   *[production] Lo spazio grande della produzione non toglie niente al tuo valore.
}
short-no-large-malus = { $action ->
    [harvest] niente in meno nello spazio grande del raccolto
   *[production] niente in meno nello spazio grande della produzione
}

## Leader e tessere

text-leader = { $leader } richiede { $requirement }.
text-played = Quando lo giochi: { $effects }.
text-once = Una volta per round: { $effects }.
short-once = una volta per round: { $effects }
# $ability: una delle frasi ability-...
text-tile = Scomunica del periodo { $period }. { $ability }
text-bonus-tile = { $tile }. Ogni raccolto dà anche { $harvest }; ogni produzione dà anche { $production }.
# I nomi seguono la parola “tessera” o stanno da soli.
bonus-tile-standard = tessera bonus comune
bonus-tile-a = tessera bonus A
bonus-tile-b = tessera bonus B
bonus-tile-c = tessera bonus C
bonus-tile-d = tessera bonus D
bonus-tile-e = tessera bonus E
# Nomi di leader: quelli di persone.
leader-francesco-sforza = Francesco Sforza
leader-ludovico-ariosto = Ludovico Ariosto
leader-filippo-brunelleschi = Filippo Brunelleschi
leader-federico-da-montefeltro = Federico da Montefeltro
leader-girolamo-savonarola = Girolamo Savonarola
leader-giovanni-dalle-bande-nere = Giovanni dalle Bande Nere
leader-sandro-botticelli = Sandro Botticelli
leader-michelangelo-buonarroti = Michelangelo Buonarroti
leader-ludovico-iii-gonzaga = Ludovico III Gonzaga
leader-leonardo-da-vinci = Leonardo da Vinci
leader-pico-della-mirandola = Pico della Mirandola
leader-sisto-iv = Sisto IV
leader-lucrezia-borgia = Lucrezia Borgia
leader-sigismondo-malatesta = Sigismondo Malatesta
leader-lorenzo-de-medici = Lorenzo de’ Medici
leader-ludovico-il-moro = Ludovico il Moro
leader-cesare-borgia = Cesare Borgia
leader-santa-rita = Santa Rita
leader-cosimo-de-medici = Cosimo de’ Medici
leader-bartolomeo-colleoni = Bartolomeo Colleoni
leader-alfonso-v-d-aragona = Alfonso V d’Aragona
leader-alfonso-i-d-este = Alfonso I d’Este
leader-ercole-i-d-este = Ercole I d’Este
leader-ferdinando-d-aragona = Ferdinando d’Aragona
leader-martin-lutero = Martin Lutero
leader-tomas-de-torquemada = Tomás de Torquemada
leader-pietro-bembo = Pietro Bembo
leader-paracelso = Paracelso
leader-leon-battista-alberti = Leon Battista Alberti
leader-lucia-da-narni = Lucia da Narni
leader-palla-strozzi = Palla Strozzi
leader-ladislao-vii-jagellone = Ladislao VII Jagellone
leader-massimiliano-i-d-asburgo = Massimiliano I d’Asburgo
leader-guglielmo-de-pazzi = Guglielmo de’ Pazzi
leader-marsilio-ficino = Marsilio Ficino
leader-piero-della-francesca = Piero della Francesca
leader-erasmo-da-rotterdam = Erasmo da Rotterdam
leader-giulio-ii = Giulio II
leader-beatrice-d-este = Beatrice d’Este
leader-bramante = Bramante
leader-raffaello-sanzio = Raffaello Sanzio
leader-niccolo-macchiavelli = Niccolò Machiavelli
leader-carlo-viii = Carlo VIII
leader-jacopo-salviati = Jacopo Salviati

## Famiglie, lotti e gettoni

# Il testo di una famiglia: questa frase, poi quelle delle sue abilità.
text-family = La famiglia { $family }.
text-beside = Accanto ci sono { $leaders }, che vanno con lei.
short-beside = { $leaders } con lei
text-received = Quando la prendi: { $effects }.
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
text-token = Gettone: { $goods }.
# Una tessera su cui si offre; più alta è l’offerta, meno sono le risorse con cui si comincia.
text-lot = { $lot }.
text-row = Con l’offerta { $row } si comincia con { $goods }.
lot-a = Lotto A
lot-b = Lotto B
lot-c = Lotto C
lot-d = Lotto D
lot-e = Lotto E

## Nomi delle carte: territori, edifici, personaggi, imprese

card-1 = Avamposto Commerciale
card-2 = Bosco
card-3 = Borgo
card-4 = Cava di Ghiaia
card-5 = Foresta
card-6 = Monastero
card-7 = Rocca
card-8 = Città
card-9 = Miniera d’Oro
card-10 = Villaggio Montano
card-11 = Villaggio Minerario
card-12 = Cava di Pietra
card-13 = Possedimento
card-14 = Eremo
card-15 = Maniero
card-16 = Ducato
card-17 = Città Mercantile
card-18 = Tenuta
card-19 = Colonia
card-20 = Cava di Marmo
card-21 = Provincia
card-22 = Santuario
card-23 = Castello
card-24 = Città Fortificata
card-25 = Zecca
card-26 = Esattoria
card-27 = Arco di Trionfo
card-28 = Teatro
card-29 = Falegnameria
card-30 = Tagliapietre
card-31 = Cappella
card-32 = Residenza
card-33 = Mercato
card-34 = Tesoreria
card-35 = Gilda dei Pittori
card-36 = Gilda degli Scultori
card-37 = Gilda dei Costruttori
card-38 = Battistero
card-39 = Caserma
card-40 = Fortezza
card-41 = Banca
card-42 = Fiera
card-43 = Giardino
card-44 = Castelletto
card-45 = Palazzo
card-46 = Basilica
card-47 = Accademia Militare
card-48 = Cattedrale
card-49 = Condottiero
card-50 = Costruttore
card-51 = Dama
card-52 = Cavaliere
card-53 = Contadino
card-54 = Artigiano
card-55 = Predicatore
card-56 = Badessa
card-57 = Capitano
card-58 = Architetto
card-59 = Mecenate
card-60 = Eroe
card-61 = Fattore
card-62 = Studioso
card-63 = Messo Papale
card-64 = Messo Reale
card-65 = Nobile
card-66 = Governatore
card-67 = Cortigiana
card-68 = Araldo
card-69 = Cardinale
card-70 = Vescovo
card-71 = Generale
card-72 = Ambasciatore
card-73 = Ingaggiare Reclute
card-74 = Riparare la Chiesa
card-75 = Costruire le Mura
card-76 = Innalzare una Statua
card-77 = Campagna Militare
card-78 = Ospitare i Mendicanti
card-79 = Combattere le Eresie
card-80 = Sostegno al Vescovo
card-81 = Ingaggiare Soldati
card-82 = Riparare l’Abbazia
card-83 = Costruire i Bastioni
card-84 = Sostegno al Re
card-85 = Scavare Canalizzazioni
card-86 = Accogliere gli Stranieri
card-87 = Crociata
card-88 = Sostegno al Cardinale
card-89 = Ingaggiare Mercenari
card-90 = Riparare la Cattedrale
card-91 = Costruire le Torri
card-92 = Commissionare Arte Sacra
card-93 = Conquista Militare
card-94 = Migliorare le Strade
card-95 = Guerra Santa
card-96 = Sostegno al Papa

## Nomi delle carte speciali

card-97 = Via dei Pellegrini
card-98 = Borgo Franco
card-99 = Concessione di Legname
card-100 = Comune delle Cave
card-101 = Terre dell’Abbazia
card-102 = Contea di Confine
card-103 = Marchesato
card-104 = Feudo Usurpato
card-105 = Vescovado
card-106 = Quartiere del Porto
card-107 = Sede Principesca
card-108 = Vicariato Imperiale
card-109 = Bottega dell’Incisore
card-110 = Sala delle Udienze
card-111 = Fondaco delle Pietre
card-112 = Fondaco del Legname
card-113 = Loggia del Capomastro
card-114 = Magazzino della Gilda
card-115 = Reliquiario
card-116 = Cappella Votiva
card-117 = Accademia
card-118 = Belvedere
card-119 = Palazzo Incompiuto
card-120 = Basilica Maggiore
card-121 = Cappellano
card-122 = Cercatore di Talenti
card-123 = Maggiordomo
card-124 = Poeta di Corte
card-125 = Eminenza Grigia
card-126 = Guardiano della Porta
card-127 = Diplomatico
card-128 = Mercante Avventuriero
card-129 = Cronista
card-130 = Antiquario
card-131 = Legato Pontificio
card-132 = Agente delle Imprese
card-133 = Collezionare Curiosità
card-134 = Rifornire i Cantieri
card-135 = Accogliere i Profughi
card-136 = Corsa agli Armamenti
card-137 = Sfilata d’Armi
card-138 = Spedizione Santa
card-139 = Stringere Alleanze
card-140 = Redigere il Catasto
card-141 = Comprare Onori
card-142 = Grande Monumento
card-143 = Conquista per la Fede
card-144 = Occupare le Botteghe

## Nomi delle carte della congiura

card-145 = Provincia Conquistata
card-146 = Città Saccheggiata
card-147 = Villaggio Rurale
card-148 = Castello dei Templari
card-149 = Pistoia
card-150 = Roma
card-151 = Maestro di Gilda
card-152 = Balivo dei Campi
card-153 = Spia Industriale
card-154 = Bracconiere
card-155 = Incendiario
card-156 = Congiurato
card-157 = Casa dei Pettegolezzi
card-158 = Casa dell’Usuraio
card-159 = Patibolo
card-160 = Casa degli Arruolatori
card-161 = Mercato Nero
card-162 = Sala dei Traditori
card-163 = Piccola Estorsione
card-164 = Ordire la Congiura
card-165 = Estorsione
card-166 = Ricostruire il Quartiere
card-167 = Sacco della Città
card-168 = Colpo di Stato

## Domande a chi legge, e di che cosa si tratta (topic-...: al singolare, dopo “In attesa di Anna:”
## e dopo “prima viene”)

question-choose-tile = Quale tessera bonus prendi?
topic-choose-tile = la scelta della tessera bonus
# $n: quale leader è, in ordine.
question-keep-leader = Quale leader tieni ({ $n } di { $all })?
topic-keep-leader = la scelta dei leader
# $leaders: quanti leader si hanno in mano.
question-turn = { $leaders ->
    [0] Quale familiare piazzi, e dove?
   *[other] Quale familiare piazzi, e dove? O prima un leader?
}
question-turn-more = Quale familiare piazzi, e dove? O prima qualcos’altro?
topic-turn = il familiare da piazzare
question-last-word = Gioca, usa o abbandona un leader, o concludi il turno.
question-last-word-more = C’è altro, o concludi il turno?
topic-last-word = la fine del turno
question-pay-for = Quale prezzo paghi per { $card }?
topic-pay-for = il prezzo di una carta
question-effects = Quale effetto di { $card } viene prima?
topic-effects = l’ordine degli effetti di una carta
# $action: raccolto o produzione.
question-work = { $action ->
    [harvest] Raccolto di valore { $value }: quanti servitori aiutano?
   *[production] Produzione di valore { $value }: quanti servitori aiutano?
}
# Con le carte di un avversario ($name), o con una carta sola.
question-work-visit = { $action ->
    [harvest] Raccolto con i territori di { $name }, valore { $value }: quanti servitori aiutano?
   *[production] Produzione con gli edifici di { $name }, valore { $value }: quanti servitori aiutano?
}
question-work-one = { $action ->
    [harvest] Raccolto di un solo territorio, valore { $value }: quanti servitori aiutano?
   *[production] Produzione di un solo edificio, valore { $value }: quanti servitori aiutano?
}
topic-work = la scelta dei servitori in aiuto
# $n: quanti scambi sono scelti; $pays: che cosa richiedono insieme.
question-production = { $n ->
    [0] Produzione di valore { $value }: quale edificio scambia, o nessuno?
   *[other] Finora paghi { $pays }: un altro scambio, o produci?
}
# Una carta attivata da un’altra.
question-production-arrow = Si attiva anche { $card }: quale scambio fai, se ne fai uno?
topic-production = la scelta degli scambi
question-pick-privileges = { $n ->
    [one] Quale privilegio del Consiglio?
   *[other] Quali { $n } privilegi diversi del Consiglio?
}
question-pick-privileges-again = { $n ->
    [one] Quale altro privilegio, diverso dai precedenti?
   *[other] Quali altri { $n } privilegi, diversi dai precedenti?
}
topic-pick-privileges = la scelta dei privilegi
# $cards: “un edificio”.
question-bonus-take = Puoi prendere { $cards } con valore { $value }.
question-bonus-take-for-less = Puoi prendere { $cards } con valore { $value }, con { $discount } di sconto.
topic-bonus-take = una carta dalle torri
# $faith: “4 punti fede”; $points: “4 punti vittoria”.
question-faith = Dai { $faith } alla Chiesa per { $points }, o accetti la scomunica?
question-faith-spared = Dai { $faith } alla Chiesa per { $points }, o tieni la tua fede?
topic-faith = il sostegno alla Chiesa
question-copy-from = Di quale leader copi l’abilità, per il resto della partita?
topic-copy-from = il leader da copiare
question-raise-one = Quale familiare vale { $value } in questo round?
topic-raise-one = il familiare da potenziare
question-bid = Per quale famiglia fai un’offerta, e quanto alta?
topic-bid = l’offerta per una famiglia
# $n: quanti se ne devono ancora pagare.
question-pay-tokens = { $n ->
    [one] Con quale gettone paghi?
   *[other] Paghi con { $n } gettoni: quale ora?
}
topic-pay-tokens = la scelta dei gettoni con cui pagare
# $owed: “2 monete”.
question-replace-goods = Devi pagare { $owed }: quanti servitori usi invece?
topic-replace-goods = la scelta dei servitori da pagare al posto di risorse
# $piece: la carta o il leader che lascia la scelta.
question-pick-option = { $piece }: che cosa scegli?
topic-pick-option = la scelta che una carta o un leader lascia
question-play-free = Quale leader giochi, senza requisito?
question-play-free-shown = Quale leader della tua famiglia giochi, senza requisito?
topic-play-free = un leader da giocare
question-flip-seal = Quale sigillo giri?
topic-flip-seal = il sigillo da girare
question-keep-token = Quale dei gettoni pescati tieni?
topic-keep-token = il gettone da tenere
# $cards: “gli edifici”; $left: quanti si possono ancora attivare.
question-activate-card = { $left ->
    [one] Tra { $cards } che hai, quale carta attivi, qualunque sia il valore?
   *[other] Tra { $cards } che hai, quale carta attivi per prima, qualunque sia il valore (fino a { $left })?
}
topic-activate-card = la carta da attivare
question-arrow = Quale scambio fai con { $card }, se ne fai uno?
topic-arrow = lo scambio di una carta
# $cards: “un’impresa”.
question-fetch-card = Puoi prendere gratis { $cards } dagli scarti.
topic-fetch-card = una carta dagli scarti
# $reward: “7 punti vittoria”; $piece: la carta o il leader che lo ricompensa.
question-drop-card = Puoi scartare { $cards } per { $reward } ({ $piece }).
# Dove lo impone la carta di un avversario.
question-drop-card-demanded = { $piece } ti fa scartare { $cards }: che cosa scegli?
topic-drop-card = la carta da scartare
question-dismiss-leader = Abbandoni un leader in gioco per { $reward }?
topic-dismiss-leader = il leader da abbandonare
question-visit-board = { $action ->
    [harvest] Un raccolto di valore { $value }: con i territori di chi?
   *[production] Una produzione di valore { $value }: con gli edifici di chi?
}
topic-visit-board = la scelta dell’avversario di cui usare le carte
# $card: la carta di $name che lo esige.
question-give-goods = { $card } di { $name } esige qualcosa da te: che cosa dai?
topic-give-goods = la scelta di che cosa dare
question-collect-market = { $piece }: quale banco vuoto del mercato scegli?
topic-collect-market = un banco del mercato
# $goods: “7 servitori”.
question-buy-leftover = Puoi prendere una carta rimasta per { $goods }.
topic-buy-leftover = una carta rimasta
question-choose-work = Un raccolto o una produzione, con valore { $value }?
topic-choose-work = la scelta tra raccolto e produzione
question-pick-one = { $action ->
    [harvest] Quale dei tuoi territori attivi, uno solo, con valore { $value }?
   *[production] Quale dei tuoi edifici attivi, uno solo, con valore { $value }?
}
topic-pick-one = l’unica carta da attivare

## Risposte

# $member: “nero (5)”; $space: uno dei messaggi space-...
answer-place = { $member } → { $space }
# $text: “nero (5) → territori 3”; $card: la carta di quel piano.
answer-card = { $text }: { $card }
# $what: che cosa dà lo spazio.
answer-place-space = { $member } → { $space }: { $what }
answer-place-work = { $action ->
    [harvest] { $member } → { $space }: un raccolto di valore { $value }
   *[production] { $member } → { $space }: una produzione di valore { $value }
}
# $details: quelli che valgono tra i seguenti, separati da virgole.
with-details = { $text } ({ $details })
detail-cost = per { $cost }
detail-fee = pedaggio { $coins }
detail-servants = { $servants } in aiuto
detail-bonus = dà { $goods }
answer-pass = Rinuncia al familiare che vale meno: nessuno si può piazzare
answer-end = Concludi il turno
answer-spend-plain = { $n ->
    [0] Non spendere servitori
   *[other] Spendi { $servants }
}
# $cards: le carte che rendono con questo valore; $count: quante sono.
answer-spend = { $text }: valore { $value }, { $count ->
    [0] non si attiva nessuna carta
    [one] si attiva { $cards }
   *[other] si attivano { $cards }
}
# Dove non si raggiunge nemmeno il valore più basso.
answer-spend-none = Non usare questa azione
answer-pay = Paga { $goods }
answer-pay-none = Paga il prezzo { $price }
# $trade: “1 legno con 3 monete”.
answer-trade = { $card }: { $trade }
answer-trade-none = Scambia con l’edificio { $building }, freccia { $arrow }
answer-produce = { $n ->
    [0] Produci senza scambi
   *[other] Produci, pagando { $goods }
}
answer-privilege = Ricevi { $goods }
# Tutto ciò che sta sulla tessera famiglia.
privilege-store = { $goods } dalla tessera famiglia
privilege-stored = le risorse sulla tessera famiglia
answer-take = { $space }
answer-decline = Non prendere nessuna carta
# $effect: “2 monete”.
answer-first = Prima { $effect }
answer-first-none = Prima l’effetto { $n }
answer-support = Sostieni la Chiesa: { $faith } in cambio di { $points }
answer-refuse = Non sostenerla: scomunica ({ $tile })
answer-refuse-spared = Non sostenerla: la scomunica non ti tocca
answer-choose = { $tile }: raccolto { $harvest }; produzione { $production }
# $ability: che cosa fa il leader, in poche parole.
answer-keep = Tieni { $leader } ({ $ability })
answer-play = Gioca { $leader } ({ $ability })
answer-use = Usa { $leader } ({ $ability })
answer-copy = Copia { $leader } ({ $ability })
answer-discard = Abbandona { $leader } per { $reward }
answer-raise = Porta il familiare { $member } a valore { $value }
answer-raise-none = Potenzia il familiare { $member }
# $row: quanto è alta l’offerta, da 1 a 6; $goods: con che cosa si comincia.
answer-bid = Offri { $row } per la famiglia { $family }: cominci con { $goods }
# $name: chi era in testa finora.
answer-bid-over = Offri { $row } per la famiglia { $family }, superando { $name }: cominci con { $goods }
answer-bid-none = Offri { $row } su { $lot }
# $goods: che cosa mostra il gettone.
answer-token = Spendi un gettone: { $goods }
answer-give = Paga con un gettone ({ $goods })
answer-lay = Posa un gettone ({ $goods }) su { $card }, per sempre
answer-hold = Tieni il gettone: { $goods }
answer-swap-none = Fai lo scambio della famiglia
answer-flip = Gira questo sigillo: { $goods }
answer-option-none = Scegli il numero { $n }
answer-give-goods = Dai { $goods }
answer-work =
    { $action ->
        [harvest] Raccolto, vale { $value }
       *[production] Produzione, vale { $value }
    }
answer-fetch = Prendi { $card }
# $piece: una carta o un leader.
answer-drop = Scarta { $card }
answer-drop-for = Scarta { $card } per { $reward }
answer-drop-none = Non scartare nessuna carta
answer-dismiss-none = Non abbandonare nessun leader
answer-dismiss = Abbandona { $leader }
# $what: che cosa dà la carta.
answer-activate = Attiva { $card }: { $what }
answer-activate-plain = Attiva { $card }
answer-activate-none = Non attivare nessuna carta
answer-arrow-none = Non scambiare
answer-play-none = Non giocare nessun leader
# $cards: le carte dell’avversario che si possono attivare.
answer-visit = { $action ->
    [harvest] I territori di { $name }: { $cards }
   *[production] Gli edifici di { $name }: { $cards }
}
answer-visit-plain = Le carte di { $name }
# $space: “mercato, banco 2”; $what: che cosa dà.
answer-collect = { $space }: { $what }
# $kind: “monete”; $goods: “2 monete”.
answer-replace = { $n ->
    [0] Non spendere servitori al posto di { $kind }
   *[other] Spendi { $servants } al posto di { $goods }
}
answer-add = Manda avanti { $servants }

## Eventi

event-bonus-tile-chosen = { $who ->
    [you] Prendi la { $tile }.
   *[other] { $name } prende la { $tile }.
}
event-leader-drafted = { $who ->
    [you] Tieni { $leader }.
   *[other] { $name } tiene { $leader }.
}
event-leader-drafted-hidden = { $who ->
    [you] Tieni un leader.
   *[other] { $name } tiene un leader.
}
event-packs-passed = Tutti guardano un nuovo mazzetto di leader.
event-packs-passed-seen = Guardi un nuovo mazzetto di leader: { $leaders }.
# $dice: “nero (5), bianco (2), arancione (1)”.
event-round-began = Round { $round }, periodo { $period }. I dadi: { $dice }.
event-turn-began = { $who ->
    [you] Turno { $turn }: tocca a te.
   *[other] Turno { $turn }: { $name }.
}
event-turn-passed = { $who ->
    [you] Passi il primo turno a causa della scomunica.
   *[other] { $name } passa il primo turno a causa della scomunica.
}
event-member-placed = { $who ->
    [you] Piazzi il familiare { $member }: { $space }.
   *[other] { $name } piazza il familiare { $member }: { $space }.
}
event-member-lost = { $who ->
    [you] Non puoi piazzare nessuno e perdi un familiare: { $member }.
   *[other] { $name } non può piazzare nessuno e perde un familiare: { $member }.
}
event-servants-spent = { $who ->
    [you] Spendi { $servants } per aumentare il valore.
   *[other] { $name } spende { $servants } per aumentare il valore.
}
event-fee-paid = { $who ->
    [you] Paghi { $coins }, perché la torre è occupata.
   *[other] { $name } paga { $coins }, perché la torre è occupata.
}
# $source: una carta, uno spazio, un leader o simili, da cui vengono le risorse.
event-received = { $who ->
    [you] Ricevi { $goods } ({ $source }).
   *[other] { $name } riceve { $goods } ({ $source }).
}
# Dallo spazio dove il familiare è appena stato piazzato.
event-received-space = { $who ->
    [you] Ricevi { $goods }.
   *[other] { $name } riceve { $goods }.
}
source-privilege = privilegio
source-church = Chiesa
source-token = gettone
event-card-taken = { $who ->
    [you] Prendi { $card } per { $cost }.
   *[other] { $name } prende { $card } per { $cost }.
}
event-card-taken-free = { $who ->
    [you] Prendi { $card }.
   *[other] { $name } prende { $card }.
}
event-bonus-offered-take = { $who ->
    [you] Puoi prendere una carta con valore { $value }.
   *[other] { $name } può prendere una carta con valore { $value }.
}
event-bonus-offered-harvest = { $who ->
    [you] Puoi fare un raccolto di valore { $value }.
   *[other] { $name } può fare un raccolto di valore { $value }.
}
event-bonus-offered-production = { $who ->
    [you] Puoi fare una produzione di valore { $value }.
   *[other] { $name } può fare una produzione di valore { $value }.
}
event-bonus-declined = { $who ->
    [you] Rinunci a questa azione.
   *[other] { $name } rinuncia a questa azione.
}
event-harvested = { $who ->
    [you] Fai un raccolto di valore { $value }.
   *[other] { $name } fa un raccolto di valore { $value }.
}
event-produced = { $who ->
    [you] Fai una produzione di valore { $value }.
   *[other] { $name } fa una produzione di valore { $value }.
}
event-produced-paying = { $who ->
    [you] Fai una produzione di valore { $value } e paghi { $goods }.
   *[other] { $name } fa una produzione di valore { $value } e paga { $goods }.
}
event-trade-chosen = { $who ->
    [you] Scegli uno scambio di { $card }: { $trade }.
   *[other] { $name } sceglie uno scambio di { $card }: { $trade }.
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
event-leader-used = { $who ->
    [you] Usi { $leader }.
   *[other] { $name } usa { $leader }.
}
event-leader-copied = { $who ->
    [you] Copi { $leader }.
   *[other] { $name } copia { $leader }.
}
event-member-raised = { $who ->
    [you] In questo round un tuo familiare vale di più: { $member }.
   *[other] In questo round un familiare di { $name } vale di più: { $member }.
}
event-church-supported = { $who ->
    [you] Sostieni la Chiesa con { $faith }.
   *[other] { $name } sostiene la Chiesa con { $faith }.
}
# $tile: che cosa fa la tessera, in poche parole.
event-excommunicated = { $who ->
    [you] Non sostieni la Chiesa. Scomunica { $period }: { $tile }.
   *[other] { $name } non sostiene la Chiesa. Scomunica { $period }: { $tile }.
}
event-excommunicated-forced = { $who ->
    [you] Non hai abbastanza fede. Scomunica { $period }: { $tile }.
   *[other] { $name } non ha abbastanza fede. Scomunica { $period }: { $tile }.
}
event-round-ended = Il round { $round } è finito. Il nuovo ordine: { $names }.
# $row: quanto è alta l’offerta.
event-bid-placed = { $who ->
    [you] Offri { $row } per la famiglia { $family }.
   *[other] { $name } offre { $row } per la famiglia { $family }.
}
event-bid-placed-over = { $who ->
    [you] Offri { $row } per la famiglia { $family }. Offerta superata: { $rival }.
   *[other] { $name } offre { $row } per la famiglia { $family }. Offerta superata: { $rival }.
}
event-family-taken = { $who ->
    [you] Prendi la famiglia { $family } e cominci con { $goods }.
   *[other] { $name } prende la famiglia { $family } e comincia con { $goods }.
}
event-family-taken-with = { $who ->
    [you] Prendi la famiglia { $family }, con { $leaders }, e cominci con { $goods }.
   *[other] { $name } prende la famiglia { $family }, con { $leaders }, e comincia con { $goods }.
}
# $tokens: “2 gettoni”; $shown: che cosa mostrano.
event-tokens-drawn = { $who ->
    [you] Peschi { $tokens }.
   *[other] { $name } pesca { $tokens }.
}
event-tokens-drawn-seen = { $who ->
    [you] Peschi { $tokens }: { $shown }.
   *[other] { $name } pesca { $tokens }: { $shown }.
}
# Gettoni di cui se ne tiene uno.
event-tokens-offered = { $who ->
    [you] Peschi { $tokens } per tenerne uno.
   *[other] { $name } pesca { $tokens } per tenerne uno.
}
event-tokens-offered-seen = { $who ->
    [you] Peschi { $tokens } per tenerne uno: { $shown }.
   *[other] { $name } pesca { $tokens } per tenerne uno: { $shown }.
}
event-token-spent = { $who ->
    [you] Spendi un gettone: { $goods }.
   *[other] { $name } spende un gettone: { $goods }.
}
event-token-paid = { $who ->
    [you] Paghi con un gettone ({ $goods }).
   *[other] { $name } paga con un gettone ({ $goods }).
}
event-token-laid = { $who ->
    [you] Posi un gettone ({ $goods }) su { $card }.
   *[other] { $name } posa un gettone ({ $goods }) su { $card }.
}
event-token-kept = { $who ->
    [you] Tieni un gettone ({ $goods }) e ne rimetti via uno ({ $back }).
   *[other] { $name } tiene un gettone ({ $goods }) e ne rimette via uno ({ $back }).
}
event-token-kept-only = { $who ->
    [you] Tieni un gettone ({ $goods }).
   *[other] { $name } tiene un gettone ({ $goods }).
}
event-token-kept-hidden = { $who ->
    [you] Tieni un gettone.
   *[other] { $name } tiene un gettone.
}
event-tokens-shuffled = { $n ->
    [one] La riserva è vuota: { $n } gettone speso forma quella nuova.
   *[other] La riserva è vuota: { $n } gettoni spesi si mescolano e formano quella nuova.
}
event-leaders-drawn = { $who ->
    [you] Peschi { $leaders }.
   *[other] { $name } pesca { $leaders }.
}
# $leaders: quanti.
event-leaders-drawn-hidden = { $who ->
    [you] Peschi { $leaders }.
   *[other] { $name } pesca { $leaders }.
}
event-card-dropped = { $who ->
    [you] Scarti { $card }.
   *[other] { $name } scarta { $card }.
}
event-swapped = { $who ->
    [you] Usi lo scambio della tua famiglia e paghi { $goods }.
   *[other] { $name } usa lo scambio della sua famiglia e paga { $goods }.
}
event-seal-turned = { $who ->
    [you] Giri un sigillo: { $goods }.
   *[other] { $name } gira un sigillo: { $goods }.
}
event-faith-tile-taken = { $who ->
    [you] Raggiungi la tessera alla casella { $n } del tracciato fede.
   *[other] { $name } raggiunge la tessera alla casella { $n } del tracciato fede.
}
event-set-completed = { $who ->
    [you] Completi la serie numero { $n } dei quattro tipi di carte.
   *[other] { $name } completa la serie numero { $n } dei quattro tipi di carte.
}
event-stored = { $who ->
    [you] Ciò che hai pagato resta sulla tua tessera famiglia: { $goods }.
   *[other] Ciò che ha pagato { $name } resta sulla tessera famiglia: { $goods }.
}
event-card-fetched = { $who ->
    [you] Prendi { $card } dagli scarti.
   *[other] { $name } prende { $card } dagli scarti.
}
event-card-bought = { $who ->
    [you] Prendi { $card }, una carta rimasta, per { $cost }.
   *[other] { $name } prende { $card }, una carta rimasta, per { $cost }.
}
event-card-activated = { $who ->
    [you] Attivi { $card }.
   *[other] { $name } attiva { $card }.
}
event-board-visited-harvest = { $who ->
    [you] Fai un raccolto con i territori di un avversario: { $rival }.
   *[other] { $name } fa un raccolto con i territori di un avversario: { $rival }.
}
event-board-visited-production = { $who ->
    [you] Fai una produzione con gli edifici di un avversario: { $rival }.
   *[other] { $name } fa una produzione con gli edifici di un avversario: { $rival }.
}
event-lost = { $who ->
    [you] Perdi { $goods } ({ $source }).
   *[other] { $name } perde { $goods } ({ $source }).
}
event-paid = { $who ->
    [you] Paghi { $goods } ({ $source }).
   *[other] { $name } paga { $goods } ({ $source }).
}
event-given = { $who ->
    [you] Dai { $goods } ({ $card }). Chi riceve: { $rival }.
   *[other] { $name } dà { $goods } ({ $card }). Chi riceve: { $rival }.
}
event-replaced = { $who ->
    [you] Spendi { $servants } al posto di { $goods }.
   *[other] { $name } spende { $servants } al posto di { $goods }.
}
event-servants-added = { $who ->
    [you] Mandi avanti { $servants }.
   *[other] { $name } manda avanti { $servants }.
}
event-military-matched = { $who ->
    [you] Raggiungi chi è in testa: { $military }.
   *[other] { $name } raggiunge chi è in testa: { $military }.
}
event-church-ignored = { $who ->
    [you] Non sostieni la Chiesa nel periodo { $period }, e la scomunica non ti tocca.
   *[other] { $name } non sostiene la Chiesa nel periodo { $period }, e la scomunica non arriva.
}
# $tower: “torre degli edifici”; $values: che cosa chiedono i suoi piani, dal più basso: “5, 6, 7 e 8”.
event-tower-adapted = In questo round i piani della { $tower } chiedono { $values }.

## Motivi. $need e $have: che cosa serve e che cosa c’è; $missing: la differenza;
## $have_total: quante cose ci sono

reason-one-member = In un turno si piazza un solo familiare, e il tuo è già piazzato.
reason-member-placed = Questo familiare non è più a casa: { $member }.
reason-closed = Questo spazio si apre con almeno { $need_players } giocatori, e siete in { $have_players }.
reason-barred = La scomunica tiene i tuoi familiari lontani da qui.
reason-occupied = Lo spazio è occupato.
reason-same-area = Qui c’è già un tuo familiare colorato.
reason-value = { $need_servant ->
    [0] Il valore dev’essere { $need_value }, ma è { $have_value }.
   *[other] Il valore dev’essere { $need_value }, ma è { $have_value }: la differenza costa { $need }, e hai { $have }.
}
reason-card-gone = Qui non c’è più nessuna carta.
reason-same-tower = In questa torre c’è già un tuo familiare colorato.
reason-card-limit = { $need_kind ->
    [territory] Hai { $need_cards } territori: non c’è posto per altri.
    [character] Hai { $need_cards } personaggi: non c’è posto per altri.
    [building] Hai { $need_cards } edifici: non c’è posto per altri.
   *[venture] Hai { $need_cards } imprese: non c’è posto per altre.
}
reason-fee = La torre è occupata: costa { $need }, ma hai { $have }.
reason-slot = Il territorio numero { $need_slot } richiede { $need }, ma hai { $have }.
reason-servants-twice = I tuoi servitori non possono sia aumentare il valore sia pagare la carta: hai { $have }, e il valore richiede { $need }.
reason-cost = Costa { $need }, ma hai { $have }. Manca ancora: { $missing }.
reason-cost-fee = Costa { $need } oltre al pedaggio di { $fee }, ma hai { $have }.
reason-cost-threshold = Costa { $need } e richiede { $threshold } in tutto, ma hai { $have }.
reason-cost-threshold-fee = Costa { $need } oltre al pedaggio di { $fee } e richiede { $threshold } in tutto, ma hai { $have }.
reason-must-place = Finché si può piazzare un familiare, bisogna farlo.
reason-place-first = Prima si piazza un familiare.
reason-servants = Richiede { $need }, ma hai { $have }.
reason-no-more-cards = Altri numeri di servitori non attivano più carte: scegli { $numbers }.
reason-no-such-price = La carta non ha questo prezzo.
reason-no-effect = La carta non ha più questo effetto: { $card }.
reason-dearer = Un altro prezzo è uguale o più basso.
reason-no-building = Non hai un edificio numero { $need_building }.
reason-no-trade = Questo scambio non c’è: { $card }.
reason-not-reached = La carta si attiva da valore { $need_value } in su, ma questa azione ha { $have_value }.
reason-traded = { $card } scambia già: ogni edificio lo fa una volta sola, con una freccia.
reason-inputs = Richiede { $need }, ma hai ancora { $have }.
reason-privileges = { $need_privileges ->
    [one] Si sceglie un solo privilegio.
   *[other] Si scelgono { $need_privileges } privilegi diversi.
}
# $need_cards e $have_cards: “gli edifici”.
reason-wrong-kind = Questo vale per { $need_cards }, non per { $have_cards }.
reason-tile-taken = Questa tessera bonus è già presa.
reason-not-in-pack = { $leader } non è nel tuo mazzetto.
reason-between-actions = Questo si fa prima o dopo aver piazzato un familiare. Ora viene { $topic }.
reason-already-played = { $leader } è già in gioco e ci resta.
reason-not-in-hand = { $leader } non è nella tua mano.
reason-nobody-to-copy = Nessun avversario ha in gioco un leader da copiare.
reason-requirement = Richiede { $need }, ma hai { $have }.
reason-not-in-play = { $leader } non è in gioco.
reason-always-on = L’abilità di { $leader } vale sempre: non c’è niente da usare.
reason-used = { $leader } ha già agito in questo round.
reason-to-no-use = { $leader } ora non potrebbe fare niente.
reason-not-a-rivals = Nessun avversario ha in gioco { $leader }.
reason-not-in-game = In questa partita non c’è.
reason-no-such-member = Non hai questo familiare: { $member }.
reason-not-your-space = È lo spazio di un leader che non hai in gioco.
reason-space-value = { $need_servant ->
    [0] Lo spazio chiede valore { $need_value }, ma il familiare ha { $have_value }.
   *[other] Lo spazio chiede valore { $need_value }, ma il familiare ha { $have_value }: la differenza costa { $need }, e hai { $have }.
}
# L’asta; $need_row: l’offerta in testa.
reason-no-lot = { $lot } non è in questa partita.
reason-bid-higher = { $need_row ->
    [6] Qui c’è già l’offerta più alta possibile.
   *[other] Qui è in testa l’offerta { $need_row }: la tua dev’essere più alta.
}
# Gettoni; $token: che cosa mostra.
reason-no-such-token = Non hai questo gettone: { $token }.
reason-not-drawn = Questo gettone non è tra quelli pescati: { $token }.
reason-no-slot = Non hai la carta su cui posare il gettone: { $card }.
reason-slot-filled = Qui c’è già un gettone: { $card }.
# Poteri delle famiglie; $goods: che cosa dà il sigillo.
reason-no-swap = La tua famiglia non fa questo scambio.
reason-seal-turned = Questo sigillo è già girato: { $goods }.
# $privilege: che cosa porta.
reason-no-such-privilege = Non è un privilegio che puoi scegliere: { $privilege }.
reason-no-token-left = Non è rimasto nessun gettone, né coperto né tra quelli spesi.
reason-privilege-picked = Hai appena scelto questo privilegio: { $privilege }. Ora dev’essere un altro.
# Servitori pagati al posto di risorse, o mandati avanti per il prossimo familiare.
reason-must-replace = Hai { $have }: per il resto servono almeno { $need }.
reason-no-more-due = Non si paga più di { $need }.
reason-servants-needed = Così puoi pagare al massimo { $have }: gli altri servono altrove.
reason-settled = Il numero di servitori al posto di { $need_goods } è già deciso.
reason-added-already = Per questa azione hai già mandato avanti dei servitori.
reason-no-need-to-add = Qui avere meno servitori non ti serve: quelli di troppo andrebbero persi.
reason-too-few-left = Senza { $need } l’azione non sarebbe più possibile: hai { $have }.
reason-act-now = Hai mandato avanti dei servitori: ora deve seguire l’azione.
reason-compulsory = È obbligatorio: non si può rinunciare.
# Carte che si indicano.
reason-not-yours = { $card } non è sulla tua plancia.
reason-not-on-board = { $who ->
    [you] { $card } non è sulla tua plancia.
   *[other] { $card } non è sulla plancia di { $name }.
}
reason-not-put-away = { $card } non è tra gli scarti.
reason-wrong-tower = Qui la { $tower } non vale.
reason-no-activator = Qui nessun edificio attiva un’altra carta.
reason-all-woken = Tutti gli edifici che attivano un’altra carta lo hanno già fatto.
reason-activator = { $card } attiva altre carte, e non può essere una di quelle.
reason-just-worked = { $card } si è appena attivata.
reason-only-one-card = In questa produzione si attiva una sola carta, ed è un’altra.
reason-arrow-first = Prima viene lo scambio di { $card }.
reason-often-enough = { $need_times ->
    [one] Questo scambio si può fare una volta.
   *[other] Questo scambio si può fare { $need_times } volte, ed è già stato fatto.
}
reason-comes-to-nothing = Ora non porterebbe a niente.
reason-no-such-option = { $need_options ->
    [one] C’è una sola cosa da scegliere.
   *[other] Ci sono solo { $need_options } cose tra cui scegliere.
}
reason-not-a-rival = Si possono usare solo le carte di un avversario, non le tue.

## La fine

end-finished = Il sesto round è stato giocato.
tie-break = A parità di punti è davanti chi viene prima nell’ordine di turno.
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
label-territory = territori
label-character = personaggi
label-building = edifici
label-venture = imprese
label-special = speciali
label-dice = Dadi
label-harvest = Raccolto
label-production = Produzione
label-market = Mercato
label-council = Consiglio
label-adapted = Adattata
# $tower: “torre degli edifici”; $values: “5, 6, 7 e 8”.
tower-asks = { $tower }, piani da { $values }
label-supply = Riserva
# Gettoni scoperti accanto alla riserva.
label-beside = Spesi
label-pile = Pila
# Finché si offre per le famiglie.
lot-free = ancora nessuna offerta
lot-led = { $name } offre { $row }
# Un mazzo che tutti conoscono; $kind: “gli edifici”.
deck = { $kind } del periodo { $period }
# Uno spazio e chi ci sta; $spot: “piccolo”, “2 (5S)”.
spot = { $spot }: { $members }
spot-small = piccolo
# $malus: quanto toglie al valore dell’azione.
spot-large = grande (−{ $malus })
spot-closed = chiuso
# Lo spazio di un leader; $what: che cosa dà.
spot-own = { $leader } (valore { $value }) – { $what }
# Qualcuno che sta in uno spazio: “Anna nero”.
standing = { $name } { $member }
label-order = Ordine
label-church = Chiesa
# $tile: che cosa fa la scomunica; $faith: che cosa chiede il rapporto.
church-tile = { $faith }, oppure { $tile }
church-cubes = sotto scomunica: { $names }
label-goods = risorse
label-tracks = tracciati
label-members = familiari
label-cards-territory = territori
label-cards-character = personaggi
label-cards-building = edifici
label-cards-venture = imprese
# $military: “7 punti militari”.
territories-next = il prossimo richiede { $military }
territories-full = non c’è posto per altri
label-tile = bonus
label-family = famiglia
label-tokens = gettoni
# Gettoni posati su carte.
label-laid = posati
# Ciò che sta sulla tessera famiglia.
label-store = deposito
label-seals = sigilli
# Caselle del tracciato fede con tessere già prese.
label-faith-tiles = bonus fede
# Set completi di carte già ricompensati.
label-sets = serie
label-spaces = spazi suoi
# Ciò che i servitori aggiungono al prossimo familiare.
label-ahead = in anticipo
label-dismissed = usciti
label-played = leader
leader-used = già usato
# Un leader copia un altro.
copies = copia { $leader }
label-hand = in mano
requires = requisito: { $requirement }
label-away = abbandonati
label-excommunications = scomuniche
# Carte in poche lettere; $goods: “1M”. Ciò che dà ogni carta di un tipo:
brief-per-card = { $kind ->
    [territory] { $goods } per territorio
    [character] { $goods } per personaggio
    [building] { $goods } per edificio
   *[venture] { $goods } per impresa
}
brief-per-leader = { $goods } per leader
brief-play-free = un leader libero
brief-fetch = carta rimasta
brief-activate = attiva carta
brief-slot = suo gettone
brief-market = banco vuoto
# Qualcosa per una carta o un leader scartato.
brief-drop-own = una carta per { $reward }
brief-dismiss = un leader per { $reward }
brief-rivals-give = rivali: { $goods }
brief-visit = { $action ->
    [harvest] raccolto rivale { $value }
   *[production] produzione rivale { $value }
}
# Ciò che chiede un piano, dove non è il valore solito.
brief-asks = valore { $value }
brief-per-held = { $goods } ogni { $held }
# Un’azione per prendere una carta di un tipo (“any”: di tutti), un raccolto o una produzione.
brief-take = { $kind ->
    [territory] territorio { $value }
    [character] personaggio { $value }
    [building] edificio { $value }
    [venture] impresa { $value }
   *[any] carta { $value }
}
brief-work = { $action ->
    [harvest] raccolto { $value }
   *[production] produzione { $value }
}
# Punti alla fine.
brief-end = fine { $points }
brief-bonus-tile = raccolto { $harvest } · produzione { $production }

## La posizione in riquadri, per chi non vede il tavolo. Titoli, poi righe: un’etichetta e un testo.

panel-tower-territory = Torre dei territori
panel-tower-character = Torre dei personaggi
panel-tower-building = Torre degli edifici
panel-tower-venture = Torre delle imprese
panel-tower-special = Torre speciale
panel-floor = Piano { $n } (valore { $value })
panel-floor-bonus = Il piano dà { $goods }.
panel-spaces = Spazi
panel-auction = Famiglie all’asta
panel-decks = Carte nei mazzi
nobody = nessuno
panel-period = Periodo { $period }
# Ciò che qualcuno ha: il nome di una carta da solo, o con ciò che fa.
panel-sentence = { $text }.
panel-ability = { $card }: { $ability }
