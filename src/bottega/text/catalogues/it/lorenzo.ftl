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
count-leader = { $n } leader

## Tipi di risorse, e le loro lettere su plance e carte (tutte diverse; G come guerra)

kind-coin = monete
kind-wood = legni
kind-stone = pietre
kind-servant = servitori
kind-military = punti militari
kind-faith = punti fede
kind-vp = punti vittoria
kind-privilege = privilegi
letter-coin = M
letter-wood = L
letter-stone = P
letter-servant = S
letter-military = G
letter-faith = F
letter-vp = V
letter-privilege = ★

## I familiari e dove vanno

# Un familiare si chiama come il suo colore.
member-black = nero
member-white = bianco
member-orange = arancione
member-neutral = neutro
# $member: uno di questi; $value: quanto vale.
member = { $member } ({ $value })
# Spazi, dopo due punti o una freccia.
space-territory = torre dei territori, piano { $n }
space-character = torre dei personaggi, piano { $n }
space-building = torre degli edifici, piano { $n }
space-venture = torre delle imprese, piano { $n }
space-harvest = spazio piccolo del raccolto
space-large-harvest = spazio grande del raccolto
space-production = spazio piccolo della produzione
space-large-production = spazio grande della produzione
space-market = mercato, banco { $n }
space-council = Palazzo del Consiglio
# Il piano di una torre, in pochissime parole.
floor-territory = territori { $n }
floor-character = personaggi { $n }
floor-building = edifici { $n }
floor-venture = imprese { $n }

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
# Che cos’è una carta, dopo il suo nome; $period: I, II o III.
card-of-territory = territorio del periodo { $period }
card-of-character = personaggio del periodo { $period }
card-of-building = edificio del periodo { $period }
card-of-venture = impresa del periodo { $period }
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
trade = { $pays } con { $gives }
text-points = Alla fine della partita: { $points }.
# Punti militari che si pagano, dove bisogna averne un certo numero.
cost-military = { $goods } (ne servono { $threshold })

## Effetti: ciò che si riceve

effect-per-card = { $kind ->
    [territory] { $goods } per ogni tuo territorio
    [character] { $goods } per ogni tuo personaggio
    [building] { $goods } per ogni tuo edificio
   *[venture] { $goods } per ogni tua impresa
}
# $held: “2 punti militari”.
effect-per-held = { $goods } ogni { $held } che hai
# $cards: “un edificio”, “una carta qualsiasi”.
effect-take = un’azione di valore { $value } per prendere { $cards }
effect-take-for-less = un’azione di valore { $value } per prendere { $cards } con uno sconto di { $discount }
effect-work = { $action ->
    [harvest] un raccolto di valore { $value }
   *[production] una produzione di valore { $value }
}
effect-raise = valore { $value } per un familiare colorato fino alla fine del round
effect-copy = l’abilità di un leader che un avversario ha in gioco, per il resto della partita

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
   *[tower] Non puoi più piazzare familiari in quella torre.
}
short-barred = { $area ->
    [market] niente familiari al mercato
    [council] niente familiari nel Palazzo del Consiglio
    [harvest] niente familiari negli spazi del raccolto
    [production] niente familiari negli spazi della produzione
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

## Leader e tessere

text-leader = { $leader } richiede { $requirement }.
text-played = Quando lo giochi: { $effects }.
text-once = Una volta per round: { $effects }.
short-once = una volta per round: { $effects }
# $ability: una delle frasi ability-...
text-tile = Scomunica del periodo { $period }. { $ability }
text-bonus-tile = { $tile }. Ogni raccolto dà anche { $harvest }; ogni produzione dà anche { $production }.
# I nomi seguono la parola “tessera” o stanno da soli.
bonus-tile-standard = Bonus comune
bonus-tile-a = Bonus A
bonus-tile-b = Bonus B
bonus-tile-c = Bonus C
bonus-tile-d = Bonus D
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

## Domande a chi legge, e di che cosa si tratta (topic-...: al singolare, dopo “In attesa di Anna:”
## e dopo “prima viene”)

question-choose-tile = Quale tessera bonus personale prendi?
topic-choose-tile = la scelta della tessera bonus
# $n: quale leader è, in ordine.
question-keep-leader = Quale leader di questo mazzetto tieni (il { $n }º di { $all })?
topic-keep-leader = la scelta dei leader
# $leaders: quanti leader si hanno in mano.
question-turn = { $leaders ->
    [0] Quale familiare va, e dove?
   *[other] Quale familiare va, e dove? O prima un leader?
}
topic-turn = il familiare da piazzare
question-last-word = Il familiare è piazzato: giochi, usi o scarti un leader, o concludi il turno?
topic-last-word = la fine del turno
question-pay-for = Quale prezzo paghi per “{ $card }”?
topic-pay-for = il prezzo di una carta
question-effects = Quale effetto di “{ $card }” viene prima?
topic-effects = l’ordine degli effetti di una carta
# $action: raccolto o produzione; $servants: quanti se ne hanno.
question-work = { $action ->
    [harvest] Il tuo raccolto ha valore { $value }, e hai { $servants }: quanti danno una mano?
   *[production] La tua produzione ha valore { $value }, e hai { $servants }: quanti danno una mano?
}
topic-work = la scelta dei servitori in aiuto
# $n: quanti scambi sono scelti; $pays: che cosa richiedono insieme.
question-production = { $n ->
    [0] Produzione di valore { $value }: quale edificio scambia, o nessuno?
   *[other] Produzione di valore { $value }, finora paghi { $pays }: un altro scambio, o produci ora?
}
topic-production = la scelta degli scambi
question-pick-privileges = { $n ->
    [one] Quale privilegio del Consiglio?
   *[other] Quali { $n } privilegi diversi del Consiglio?
}
topic-pick-privileges = la scelta dei privilegi
# $cards: “un edificio”.
question-bonus-take = Puoi prendere { $cards } con valore { $value }: che cosa scegli?
question-bonus-take-for-less = Puoi prendere { $cards } con valore { $value } e uno sconto di { $discount }: che cosa scegli?
topic-bonus-take = una carta dalle torri
# $faith: “4 punti fede”; $points: “4 punti vittoria”; $tile: che cosa farebbe la scomunica.
question-faith = Sostieni la Chiesa con { $faith } per { $points }, o accetti la scomunica ({ $tile })?
topic-faith = il sostegno alla Chiesa
question-copy-from = Di quale leader copi l’abilità, per il resto della partita?
topic-copy-from = il leader da copiare
question-raise-one = Quale familiare vale { $value } in questo round?
topic-raise-one = il familiare da potenziare

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
answer-spend = { $count ->
    [0] { $n ->
        [0] Non spendere servitori: valore { $value }, non si attiva nessuna carta
       *[other] Spendi { $servants }: valore { $value }, non si attiva nessuna carta
    }
    [one] { $n ->
        [0] Non spendere servitori: valore { $value }, si attiva { $cards }
       *[other] Spendi { $servants }: valore { $value }, si attiva { $cards }
    }
   *[other] { $n ->
        [0] Non spendere servitori: valore { $value }, si attivano { $cards }
       *[other] Spendi { $servants }: valore { $value }, si attivano { $cards }
    }
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
answer-take = { $space }
answer-decline = Non prendere nessuna carta
# $effect: “2 monete”.
answer-first = Prima { $effect }
answer-first-none = Prima l’effetto { $n }
answer-support = Sostieni la Chiesa: { $faith } in cambio di { $points }
answer-refuse = Non sostenerla: scomunica ({ $tile })
answer-choose = { $tile }: raccolto { $harvest }; produzione { $production }
# $ability: che cosa fa il leader, in poche parole.
answer-keep = Tieni { $leader } ({ $ability })
answer-play = Gioca { $leader } ({ $ability })
answer-use = Usa { $leader } ({ $ability })
answer-copy = Copia { $leader } ({ $ability })
answer-discard = Scarta { $leader } per { $privilege }
answer-raise = Porta il familiare { $member } a valore { $value }
answer-raise-none = Potenzia il familiare { $member }

## Eventi

event-bonus-tile-chosen = { $who ->
    [you] Prendi la tessera { $tile }.
   *[other] { $name } prende la tessera { $tile }.
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
source-privilege = privilegio
source-church = Chiesa
event-card-taken = { $who ->
    [you] Prendi “{ $card }” per { $cost }.
   *[other] { $name } prende “{ $card }” per { $cost }.
}
event-card-taken-free = { $who ->
    [you] Prendi “{ $card }”.
   *[other] { $name } prende “{ $card }”.
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
    [you] Scegli uno scambio di “{ $card }”: { $trade }.
   *[other] { $name } sceglie uno scambio di “{ $card }”: { $trade }.
}
event-leader-played = { $who ->
    [you] Giochi { $leader }.
   *[other] { $name } gioca { $leader }.
}
event-leader-discarded = { $who ->
    [you] Scarti { $leader }.
   *[other] { $name } scarta { $leader }.
}
event-leader-discarded-hidden = { $who ->
    [you] Scarti un leader.
   *[other] { $name } scarta un leader.
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

## Motivi. $need e $have: che cosa serve e che cosa c’è; $missing: la differenza;
## $have_total: quante cose ci sono

reason-one-member = In un turno si piazza un solo familiare, e il tuo è già piazzato.
reason-member-placed = Questo familiare non è più a casa: { $member }.
reason-closed = Questo spazio si apre con almeno { $need_players } giocatori, e siete in { $have_players }.
reason-barred = La scomunica tiene i tuoi familiari lontani da qui.
reason-occupied = Lo spazio è occupato.
reason-same-area = Qui lavora già un tuo familiare colorato.
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
reason-no-more-cards = Con così tanti servitori non si attivano più carte che con meno.
reason-no-such-price = La carta non ha questo prezzo.
reason-no-effect = La carta non ha più questo effetto: { $card }.
reason-dearer = Un altro prezzo è uguale o più basso.
reason-no-building = Non hai un edificio numero { $need_building }.
reason-no-trade = Questo scambio non c’è: { $card }.
reason-not-reached = L’edificio si attiva da valore { $need_value } in su, ma questa produzione ha { $have_value }.
reason-in-order = Gli edifici scambiano nell’ordine in cui stanno, ognuno una volta: questo è già passato.
reason-inputs = Richiede { $need }, ma hai ancora { $have }.
reason-privileges = { $need_privileges ->
    [one] Si sceglie un solo privilegio.
   *[other] Si scelgono { $need_privileges } privilegi diversi.
}
# $need_cards e $have_cards: “gli edifici”.
reason-wrong-kind = Questa azione è per { $need_cards }, non per { $have_cards }.
reason-tile-taken = Questa tessera bonus è già presa.
reason-not-in-pack = { $leader } non è nel tuo mazzetto.
reason-between-actions = I leader agiscono prima o dopo aver piazzato un familiare; ora viene { $topic }.
reason-already-played = { $leader } è già in gioco e ci resta.
reason-not-in-hand = { $leader } non è nella tua mano.
reason-nobody-to-copy = Nessun avversario ha in gioco un leader da copiare.
reason-requirement = Richiede { $need }, ma hai { $have }.
reason-not-in-play = { $leader } non è in gioco.
reason-always-on = L’abilità di { $leader } vale sempre: non c’è niente da usare.
reason-used = { $leader } ha già agito in questo round.
reason-to-no-use = { $leader } ora non potrebbe fare niente.
reason-not-a-rivals = Nessun avversario ha in gioco { $leader }.

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
part-excommunication = scomunica

## Opzioni di un tavolo

option-advanced = leader e tessere bonus personali
option-advanced-true = con (le regole avanzate)
option-advanced-false = senza (il gioco base)
option-modules = espansioni
option-modules-none = nessuna

## La posizione in un terminale. Le etichette hanno 11 colonne, quelle sopra le torri 18.

heading-round = round { $round } di { $all }, periodo { $period }
heading-turn = turno { $turn }
heading-over = partita finita
label-territory = territori
label-character = personaggi
label-building = edifici
label-venture = imprese
label-dice = Dadi
label-harvest = Raccolto
label-production = Produzione
label-market = Mercato
label-council = Consiglio
# Uno spazio e chi ci sta; $spot: “piccolo”, “2 (5S)”.
spot = { $spot }: { $members }
spot-small = piccolo
# $malus: quanto toglie al valore dell’azione.
spot-large = grande (−{ $malus })
spot-closed = chiuso
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
label-played = leader
leader-used = già usato
# Un leader copia un altro.
copies = copia { $leader }
label-hand = in mano
requires = requisito: { $requirement }
label-away = scartati
label-excommunications = scomuniche
# Carte in poche lettere; $goods: “1M”. Ciò che dà ogni carta di un tipo:
brief-per-card = { $kind ->
    [territory] { $goods } per territorio
    [character] { $goods } per personaggio
    [building] { $goods } per edificio
   *[venture] { $goods } per impresa
}
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
panel-floor = Piano { $n } (valore { $value })
panel-floor-bonus = Il piano dà { $goods }.
panel-spaces = Spazi
nobody = nessuno
panel-period = Periodo { $period }
# Ciò che qualcuno ha: il nome di una carta da solo, o con ciò che fa.
panel-sentence = { $text }.
panel-ability = { $card }: { $ability }
