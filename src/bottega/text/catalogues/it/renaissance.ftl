### Renaissance, in italiano.
###
### Una frase su due persone riceve le cose della seconda come parole senza articolo: $castle, $stock,
### $zone e $hand sono “tuo castello”, “proprio castello” o “castello di Anna”, dette da castle-of e
### simili; così davanti ci sta ogni preposizione articolata (“nel tuo castello”).
### I titoli delle carte sono senza articolo: nelle frasi stanno tra virgolette, negli elenchi no.
### Prima di $name e $target mai “a”: così non serve la “d” eufonica (“ad Anna”).

title = Renaissance

## Famiglie, generi, tipi di carte, castelli

# Che cosa attacca un’azione.
attack-castle = un castello
attack-stock = una scorta
attack-hand = una mano
attack-turn = un turno
attack-zone = una zona speciale
# $cells: “5 fondazioni, 4 pietre e 3 tegole”.
text-castle = { $castle }, un castello di { $cells }.
# Le lettere di generi e tipi in un terminale (tutte diverse).
letter-foundation = F
letter-stone = P
letter-tile = T
letter-action = A
letter-special = S
letter-royal = R
letter-princely = I

## Ciò che si conta

# $things: “2 materiali esposti”; $values: “1 o 2”.
of-value = { $things } di valore { $values }
# Tutte, come dopo “perde” e “scarta”.
every-tile = tutte le tegole
every-action = tutte le azioni
# Come dopo “più”.
kinds-material = materiali
kinds-special = carte speciali
kinds-pure-action = azioni pure
a-material = un materiale

## Carte

# Un materiale senza azione: $title è title-foundation, -stone o -tile.
material = { $title } { $value }
# $what: “un attacco contro un castello; o una tegola di valore 2”.
text-card = { $title } ({ $family }): { $what }.
text-both = { $one }; o { $other }
text-action = un’azione
text-reaction = una risposta a un’azione
# $scopes: “un castello e una zona speciale”.
text-attack = un attacco contro { $scopes }
# $kinds: “una fondazione o una pietra”.
text-worth = { $kinds } di valore { $value }
text-foundation = una fondazione
text-stone = una pietra
text-tile = una tegola
text-special = una carta speciale
# $points: “+2 punti”.
text-special-points = una carta speciale, { $points }
text-royal = una missione reale da { $points }, giudicata alla fine
text-princely = una missione principesca da { $points }
# Di quanto cambiano i punti; $points: “2 punti”.
gain = +{ $points }
loss = −{ $points }

## Titoli

title-double-attack = Doppio attacco
title-cellar-raid = Razzia in cantina
title-square-formation = Formazione a quadrato
title-landslide = Frana
title-trading = Commercio
title-cannon = Cannone
title-musket = Moschetto
title-ruse = Attacco sul fianco
title-pillage = Saccheggio
title-crossbow = Balestra
title-mass-grave = Fossa comune
title-carpet-seller = Venditore di tappeti
title-siege = Assedio
title-foundation = Fondazione
title-stone = Pietra
title-tile = Tegola
title-army-31 = Capitano
title-army-32 = Reclutatore
title-army-33 = Maestro d’armi
title-army-34 = Ufficiale
title-army-35 = Prevosto
title-army-36 = Pace delle due dame
title-army-37 = Stati generali
title-army-38 = Re di Navarra
title-army-39 = Battaglia di Pavia
title-army-40 = Pace di Nizza
title-army-41 = Anno 1515
title-army-43 = Presa di Granada
title-army-44 = Trattato di Le Verger
title-army-45 = Campo del Drappo d’oro
title-keystone = Chiave di volta
title-convent = Convento
title-brotherhood = Confraternita
title-angelus = Angelus
title-pater-noster = Padre nostro
title-prayer = Preghiera
title-chapel = Cappella
title-gargoyle = Gargolla
title-revelation = Rivelazione
title-sin = Peccato
title-baptism = Battesimo
title-confessional = Confessionale
title-clergy-31 = Campanaro
title-clergy-32 = Papa
title-clergy-33 = Curato
title-clergy-34 = Chierichetto
title-clergy-36 = Via Crucis
title-clergy-37 = Complotto dei Malcontenti
title-clergy-38 = Battaglia di Arques
title-clergy-39 = Cammino di Santiago
title-clergy-40 = Notte di San Bartolomeo
title-clergy-41 = Congiura di Amboise
title-clergy-42 = Editto di Nantes
title-clergy-43 = Camera ardente
title-clergy-44 = Affare dei manifesti
title-clergy-45 = Massacro di Wassy
title-revolt = Rivolta
title-lintel = Architrave
title-buttress = Contrafforti
title-pulley = Carrucola
title-building-plan = Progetto
title-well = Pozzo
title-vestibule = Vestibolo
title-bargain = Buon affare
title-spying = Spionaggio
title-bad-weather = Maltempo
title-double-staircase = Scala a doppia elica
title-artisans-31 = Conciatetti
title-artisans-34 = Lavorante
title-artisans-35 = Fabbro
title-artisans-36 = Proiezione di Mercatore
title-artisans-37 = Solcometro
title-artisans-38 = Cannocchiale di Galileo
title-artisans-39 = Regina Claudia
title-artisans-40 = Confettura di rose
title-artisans-41 = Lanterne di palazzo Strozzi
title-artisans-43 = Finestra a crociera
title-artisans-44 = Mappamondo di Ortelio
title-artisans-45 = Tetti d’ardesia
title-stall = Bancarella
title-arrangement = Accordo
title-bread-oven = Forno del pane
title-chopper = Mannaia
title-village-square = Piazza del villaggio
title-storeroom = Dispensa
title-shop-window = Vetrina
title-fraud = Frode
title-smuggling = Contrabbando
title-merchants-32 = Apicoltore
title-merchants-33 = Prestatore su pegno
title-merchants-34 = Portachiavi
title-merchants-35 = Venditrice ambulante
title-merchants-36 = Compagnia della Moscovia
title-merchants-37 = Scoperta del cotone
title-merchants-38 = Capo Horn
title-merchants-39 = Compagnia delle Indie orientali
title-merchants-40 = Via delle spezie
title-merchants-41 = Nuovo Mondo
title-merchants-42 = Rotta per l’India
title-merchants-43 = Erba della regina
title-merchants-44 = Istmo di Panama
title-merchants-45 = Scoperta della canna da zucchero
# Quelli dell’edizione del 2016, dove sono diversi.
later-carpet-seller = Frode
later-army-42 = Giornata delle barricate
later-clergy-36 = Colloqui di Marburgo
later-clergy-39 = Commercio delle indulgenze
later-spying = Dispensa
later-artisans-40 = Città ideale di Leonardo
later-artisans-43 = Studiolo
later-chopper = Mazza
later-merchants-37 = Scoperta della patata
later-merchants-45 = Scoperta del mais

## Che cosa fanno le azioni, frase per frase. $who: “each”, ogni avversario, “chosen”, uno scelto,
## “next”, il giocatore seguente, o “self”: tu. $chooser: “actor” è chi gioca l’azione, “target” chi la
## subisce, “none” dove non si sceglie niente. Stanno su carte piccole: frasi brevi.

step-lose-materials = { $who ->
    [each] Ogni avversario
   *[chosen] Un avversario
} perde { $things }{ $chooser ->
    [actor] , a tua scelta
    [target] , a sua scelta
   *[none] { "" }
}.
step-lose-cascade = Un avversario sacrifica { $things }: cade anche tutto ciò che vi poggia.
step-lose-flank = Un avversario sceglie sinistra o destra e da quel lato perde il materiale più esterno di ogni fila.
step-steal-material = Prendi dal castello di un avversario { $things }, da costruire subito nel tuo.
step-swap-materials = { $n ->
    [one] Scambia un materiale del castello di un avversario con uno del tuo.
   *[other] Scambia { $n } materiali del castello di un avversario con { $n } del tuo.
}
step-rearrange-castle = Ridisponi il tuo castello, ogni materiale su una cella di uno dei suoi generi.
# $n: al massimo tanti; nelle due seguenti devono essere tutti.
step-place-any = { $n ->
    [one] Puoi costruire un materiale della tua mano.
   *[other] Puoi costruire fino a { $n } materiali della tua mano.
}
step-place-same-value = Costruisci { $n } materiali della tua mano con lo stesso valore.
step-place-same-kind = Costruisci { $n } materiali della tua mano su celle dello stesso genere.
step-place-in-play = Costruisci quanti materiali vuoi della tua mano, se genere e valore sono già in un castello.
step-others-place-matching = Poi ogni avversario può costruire materiali dello stesso genere e valore.
step-stock-discard-random = { $who ->
    [each] Ogni avversario
   *[chosen] Un avversario
} perde a caso { $things } della scorta.
step-stock-discard-target = { $who ->
    [each] Ogni avversario
   *[chosen] Un avversario
} scarta { $things } della sua scorta.
step-stock-look = Guarda la scorta di un avversario.
step-stock-exchange = Scambia quante sue carte vuoi con altrettante della tua scorta.
step-stock-take-material = { $n ->
    [one] Puoi prenderne un materiale e costruirlo subito.
   *[other] Puoi prenderne fino a { $n } materiali e costruirli subito.
}
step-stock-hand-exchange = Scambia quante carte vuoi tra la tua scorta e la tua mano.
step-hand-look = Guarda la mano di un avversario.
step-hand-look-all = Un avversario mostra a tutti la sua mano.
step-hand-trade = Prendi { $take } e restituiscine { $give }.
step-hand-trade-random = Prendi { $take } a caso dalla mano di un avversario e restituiscine { $give }.
step-hand-swap = Tu e un avversario vi scambiate le mani intere.
step-hand-discard-any = Scarta quante carte vuoi della tua mano.
step-hand-discard = { $who ->
    [each] Ogni avversario scarta
    [chosen] Un avversario scarta
   *[self] Scarta
} dalla mano { $things }.
step-hand-discard-cost = Paga con { $things } della tua mano.
step-hand-negotiate = Tu e un avversario vi mostrate le mani e potete accordarvi su uno scambio.
step-hand-pool = Tutti mettono in un mucchio { $n ->
    [one] una carta
   *[other] { $n } carte
} della mano. Tu lo guardi, ne tieni { $n } e ne rendi { $n } a ognuno.
step-hand-pool-blind = Pesca { $n } carte a caso dalla mano di ogni avversario, aggiungine { $n } tue, tienine { $n } e rendine { $n } a ognuno.
step-draw-look = Scopri le prime { $look } carte del mazzo, prendine { $take } e rimetti le altre nell’ordine che vuoi.
step-draw-until = { $n ->
    [one] Scopri carte del mazzo finché esce un materiale: prendilo e rimetti le altre nell’ordine che vuoi.
   *[other] Scopri carte del mazzo finché escono { $n } materiali: prendili e rimetti le altre nell’ordine che vuoi.
}
# $places: “dal castello, dalla scorta o dalla zona speciale”.
step-discard-special-own = { $n ->
    [one] Scarta una tua carta speciale { $places }.
   *[other] Scarta { $n } tue carte speciali { $places }.
}
step-discard-special-any = { $n ->
    [one] Distruggi una carta speciale in gioco, ovunque sia.
   *[other] Distruggi { $n } carte speciali in gioco, ovunque siano.
}
step-take-special = { $n ->
    [one] Prendi in mano una carta speciale { $places } di un avversario.
   *[other] Prendi in mano { $n } carte speciali { $places } di un avversario.
}
step-show-mission = { $n ->
    [one] Un avversario ti mostra una sua missione obbligatoria.
   *[other] Un avversario ti mostra { $n } sue missioni obbligatorie.
}
place-castle = dal castello
place-zone = dalla zona speciale
place-stock = dalla scorta
step-skip-turn = { $who ->
    [next] Il giocatore seguente perde il turno.
   *[chosen] Un avversario perde il prossimo turno.
}
step-no-draw = Nessun avversario pesca nel suo prossimo turno.
step-no-action = Un avversario non gioca azioni nel suo prossimo turno.
step-no-material = { $who ->
    [each] Nessun avversario costruisce nel suo prossimo turno.
   *[self] In quel turno non costruisci niente.
}
step-no-material-hand = Nessun avversario costruisce dalla mano nel suo prossimo turno.
step-materials-up-to = Nel tuo prossimo turno, se costruisci un materiale puoi costruirne fino a { $n }.
step-castle-immunity = Nessuna azione tocca il tuo castello fino al tuo prossimo turno.
step-extra-operation = Poi fai subito un’altra operazione, senza pescare.
step-extra-turn = Alla fine di questo turno ne giochi un altro.
step-double-action = Gioca subito un’altra azione: colpisce il doppio dei giocatori, o delle carte.
step-reflect-action = Un’azione che ti ha appena colpito si rivolta contro chi l’ha giocata.

## Che cosa fanno le carte speciali, frase per frase. $n: di quanto il materiale vale di più o di meno.

where-own-zone = Posala nella tua zona speciale.
where-opponent-zone = Posala nella zona speciale di un avversario.
where-own-stock = Posala nella tua scorta.
where-opponent-stock-cover = Posala sulla scorta di un avversario.
where-opponent-stock-slot = Questa ne prende il posto.
where-on-any-material = Posala su qualsiasi materiale{ $n ->
    [0] { "" }
   *[other] , che vale { $n } in più
}.
where-on-opponent-material = Posala su un materiale di un avversario, che vale { $n } in meno.
where-on-new-material = Costruisci un materiale con questa carta sopra: vale { $n } in più.
where-replace-own-material = Prende il posto di un tuo materiale, che si scarta.
where-replace-opponent-material = Prende il posto di un materiale di un avversario, che si scarta.
where-not-playable = Non si può giocare.
# $things: “un materiale di valore 4 o 5”.
effect-lock-stock = È bloccata finché non scarta dalla mano { $things }; poi questa carta va nella sua zona speciale.
effect-toll = Alla fine dei tuoi turni puoi prendere { $cards } a caso da ogni avversario che ha appena costruito dalla mano { $things }.
effect-immune-self = Gli attacchi non la toccano.
effect-immune-material = Nessuna azione può toccare quel materiale.
effect-immune-adjacent = I materiali accanto sono al sicuro dalle azioni degli avversari.
effect-immune-adjacent-attacks = I materiali accanto sono al sicuro dagli attacchi degli avversari.
effect-trap-castle = Un attacco avversario al tuo castello è annullato per te; poi questa carta va nella zona speciale di chi attacca.
effect-trap-stock = Un attacco avversario alla tua scorta è annullato per te; poi questa carta va nella zona speciale di chi attacca.
effect-cancel-action = Una volta per partita: annulla un’azione di un avversario.
# $points: “1 punto”.
effect-collect-attacks = Da allora ogni azione che attacca il tuo castello va sotto questa carta, per { $points }.
effect-extra-stock = La tua scorta ha { $slots } in più, che le azioni sulle scorte non raggiungono.
effect-duplicate-action = Una volta per partita: ripeti per te un’azione appena giocata da un avversario.
effect-duplicate-action-start = Una volta per partita, all’inizio del tuo turno: ripeti l’ultima azione di un altro giocatore.
effect-copy-special = Alla fine conta come una carta speciale della zona di un avversario, la migliore per te.
effect-score-count = Alla fine: { $points } per ogni materiale di valore { $values } in un castello avversario, il migliore per te.
effect-change-kind = Può stare su una cella di qualsiasi genere.
effect-zone-when-seen = Quando un altro giocatore la vede, o la pesca a caso, va nella tua zona speciale.
effect-replace-higher = Sostituisci quanti tuoi materiali vuoi con altri più forti della tua mano.
effect-replace-any = Sostituisci quanti tuoi materiali vuoi con altri della tua mano.
effect-stock-discard = Un avversario perde a caso { $cards } della scorta.

## Che cosa chiedono le missioni

# $zone: “hand”, “stock” o “both”; $rel: “least”, “most” o “exactly”; $things: “2 azioni pure”. Dopo
# “exactly” viene sempre “nessun” o “nessuna”.
condition-cards = { $zone ->
    [hand] In mano
    [stock] In scorta
   *[both] In mano e in scorta
} { $rel ->
    [least] hai almeno { $things }
    [most] hai al massimo { $things }
   *[exactly] non hai { $things }
}.
condition-materials = Il tuo castello { $rel ->
    [least] contiene almeno { $things }
   *[exactly] non contiene { $things }
}.
# $values: “1, 2, 3, 4 e 5”.
condition-each-value = Il tuo castello mostra ognuno dei valori { $values }.
condition-empty-cells-foundation = { $n ->
    [0] Tutte le tue celle di fondazione sono piene.
   *[other] Almeno { $n } tue celle di fondazione sono libere.
}
condition-empty-cells-stone = { $n ->
    [0] Tutte le tue celle di pietra sono piene.
    [one] Almeno una tua cella di pietra è libera.
   *[other] Almeno { $n } tue celle di pietra sono libere.
}
condition-free-stock-slots = La tua scorta è piena.
condition-other-mission-points = Le altre missioni che hai compiuto valgono almeno { $points }.
condition-specials-placed-on-own-side = In tutta la partita hai posato almeno { $n } carte speciali dalla tua parte.
condition-shared-with-opponent = { $n } tuoi materiali hanno il loro pari, per genere e valore, in uno stesso castello avversario.
condition-specials-placed = In tutta la partita non hai posato carte speciali.
condition-specials-discarded = { $n ->
    [one] Hai scartato una carta speciale.
   *[other] Hai scartato { $n } carte speciali.
}
condition-actions-this-turn = Giochi { $n } azioni in un turno.
condition-destroyed-this-turn = Le tue azioni distruggono { $n } materiali di castelli avversari in un turno.
condition-stock-materials-this-turn = Costruisci { $n } materiali dalla tua scorta in un turno.
condition-same-target-actions-this-turn = In un turno, { $n } tue azioni prendono di mira lo stesso avversario.
condition-pure-action-turn-streak = Giochi un’azione pura per { $n } turni di seguito.
condition-pure-material-discard-streak = Scarti un materiale puro per { $n } turni di seguito.
condition-extreme-special-points = Le tue carte speciali valgono più punti di quelle di ogni avversario.
condition-extreme-filled-cells = Il tuo castello ha { $which ->
    [most] più
   *[least] meno
} celle piene di ogni altro.
# $things: “materiali di valore 5”.
condition-extreme-materials = Il tuo castello ha più { $things } di ogni altro.
condition-extreme-castle-points = Il tuo castello vale più punti di ogni altro.
condition-extreme-specials-on-own-side-by-self = Dalla tua parte hai in gioco meno carte speciali posate da te di quante ogni avversario ne abbia di sue.
condition-behind-most = Il castello avversario più pieno ha almeno { $n } celle piene più del tuo.
condition-behind-least = Ogni castello avversario ha almeno { $n } celle piene più del tuo.
# $values: “1, 3 o 5”.
condition-every-material = Ogni materiale del tuo castello vale { $values }.
condition-every-foundation = Ogni fondazione del tuo castello vale { $values }.
condition-attacked-castle-before-foundations-done = Una tua azione ha attaccato un castello con le fondazioni incomplete.
condition-attacked-castle-with-tile = Una tua azione ha attaccato il castello di un avversario che aveva costruito una tegola.
condition-foundations-done-before-first-stone = Hai riempito tutte le tue celle di fondazione prima di costruire una pietra.
condition-special-before-first-stone = Hai posato una carta speciale prima di costruire una pietra.
condition-first-tile = Costruisci una tegola prima di tutti gli altri.
condition-first-all-stones = Riempi tutte le celle di pietra prima di tutti gli altri.
condition-first-all-foundations = Riempi tutte le celle di fondazione prima di tutti gli altri.

## A che punto è una missione. $own: il numero di chi legge; $best: quello dell’avversario con cui si confronta.

progress-done = È soddisfatta.
progress-open = Non ancora.
progress-lost = Non è più possibile.
progress-most = { $things }, { $best } per il miglior avversario.
progress-least = { $things }, { $best } per l’avversario che ne ha meno.
progress-behind = Celle piene: { $own } tue, { $best } di fronte.
progress-at-least = { $own } su { $things }.
progress-at-most = { $things }, al massimo { $need }.
progress-left = Ancora { $things }.
progress-run = { $before } di fila finora; { $more ->
    [one] manca ancora un turno così.
   *[other] mancano ancora { $more } turni così.
}
# $missing e $shown: elenchi di valori.
progress-values = { $shown_count ->
    [0] Valori mancanti: { $missing }.
   *[other] { $missing_count ->
        [one] Manca un { $missing }; già presenti: { $shown }.
       *[other] Mancano { $missing }; già presenti: { $shown }.
    }
}
progress-odd = { $n ->
    [one] { $n } materiale ha un altro valore.
   *[other] { $n } materiali hanno un altro valore.
}
# Ciò che si conta, nelle frasi qui sopra.
held-hand = { $things } in mano
held-stock = { $things } nella scorta
held-both = { $things } in mano e nella scorta
measure-special-points = { $n ->
    [one] { $n } punto sulle carte speciali
   *[other] { $n } punti sulle carte speciali
}
measure-filled-cells = { $n ->
    [one] { $n } cella piena
   *[other] { $n } celle piene
}
measure-castle-points = { $n ->
    [one] { $n } punto sulle mura
   *[other] { $n } punti sulle mura
}
measure-other-mission-points = { $n ->
    [one] { $n } punto di altre missioni
   *[other] { $n } punti di altre missioni
}
measure-empty-cells-foundation = { $n ->
    [one] { $n } cella di fondazione libera
   *[other] { $n } celle di fondazione libere
}
measure-empty-cells-stone = { $n ->
    [one] { $n } cella di pietra libera
   *[other] { $n } celle di pietra libere
}
measure-free-stock-slots = { $n ->
    [one] { $n } posto libero nella scorta
   *[other] { $n } posti liberi nella scorta
}
measure-specials-placed-on-own-side = { $n ->
    [one] { $n } carta speciale posata dalla tua parte
   *[other] { $n } carte speciali posate dalla tua parte
}
measure-specials-on-own-side-by-self = { $n ->
    [one] { $n } carta speciale tua
   *[other] { $n } carte speciali tue
}
measure-shared-with-opponent = { $n ->
    [one] { $n } materiale uguale
   *[other] { $n } materiali uguali
}
measure-specials-discarded = { $n ->
    [one] { $n } carta speciale scartata
   *[other] { $n } carte speciali scartate
}
measure-actions-this-turn = { $n ->
    [one] { $n } azione in un turno
   *[other] { $n } azioni in un turno
}
measure-destroyed-this-turn = { $n ->
    [one] { $n } materiale distrutto in un turno
   *[other] { $n } materiali distrutti in un turno
}
measure-stock-materials-this-turn = { $n ->
    [one] { $n } materiale della scorta costruito in un turno
   *[other] { $n } materiali della scorta costruiti in un turno
}
measure-same-target-actions-this-turn = { $n ->
    [one] { $n } azione contro lo stesso avversario in un turno
   *[other] { $n } azioni contro lo stesso avversario in un turno
}
measure-pure-action-turn-streak = { $n ->
    [one] { $n } turno con un’azione pura
   *[other] { $n } turni di fila con un’azione pura
}
measure-pure-material-discard-streak = { $n ->
    [one] { $n } turno con un materiale puro scartato
   *[other] { $n } turni di fila con un materiale puro scartato
}

## Di chi sono le cose. $who: “you”, “own” (della persona di cui parla la frase) o “other”, che si chiama
## $name, a volte con due nomi. Senza articolo.

stock-of = { $who ->
    [you] tua scorta
    [own] propria scorta
   *[other] scorta di { $name }
}
zone-of = { $who ->
    [you] tua zona speciale
    [own] propria zona speciale
   *[other] zona speciale di { $name }
}

## Domande a chi legge, e di che cosa si tratta (topic-...: dopo “In attesa di Anna: ”).
## $left: quante ne restano da scegliere.

question-choose-missions = { $n ->
    [one] Quale missione tieni? Mancarla costa punti.
   *[other] Quali { $n } missioni sono obbligatorie? Mancarle costa punti.
}
topic-choose-missions = la scelta delle missioni
# $limits: una frase su ciò che in questo turno non è possibile, o niente.
question-operation = Che cosa fai in questo turno?
question-operation-limited = { $limits } Che cosa fai in questo turno?
topic-operation = l’operazione del turno
question-play-stock = { $played ->
    [0] Quale carta della tua scorta giochi?
   *[other] Giochi un’altra carta della tua scorta?
}
topic-play-stock = le carte della scorta
question-build-more = { $left ->
    [one] Costruisci un altro materiale?
   *[other] Costruisci altri materiali, fino a { $left }?
}
topic-build-more = altri materiali da costruire
question-place-materials = Quale materiale costruisci?
question-place-materials-more = Quale materiale costruisci? Puoi costruirne fino a { $left }.
question-place-materials-same-value = Quale materiale costruisci? Tutti devono avere lo stesso valore.
question-place-materials-same-kind = Quale materiale costruisci? Tutti vanno su celle dello stesso genere.
question-place-materials-in-play = Quale materiale costruisci? Ce ne vuole uno uguale in un castello.
topic-place-materials = i materiali di un’azione
# $things: “pietra 5 e tegola 2”.
question-match-build = { $name } ha costruito { $things }: costruisci un materiale uguale?
topic-match-build = materiali uguali a quelli appena costruiti
question-build-from-stock = Quale materiale della { $stock } costruisci nel tuo castello?
topic-build-from-stock = un materiale di un’altra scorta
question-renovate = Quale dei tuoi materiali sostituisci, e con che cosa?
question-renovate-higher = Quale dei tuoi materiali sostituisci, e con quale altro più forte?
topic-renovate = il restauro
question-roof = Quale materiale costruisci sotto “{ $special }”, e dove?
topic-roof = un materiale sotto una carta speciale
question-target = “{ $card }”: chi prendi di mira?
question-target-again = “{ $card }”: chi altro prendi di mira?
topic-target = il bersaglio di un’azione
question-aim = { $left ->
    [one] “{ $card }”: quale carta speciale in gioco distruggi?
   *[other] “{ $card }”: quali { $left } carte speciali in gioco distruggi?
}
topic-aim = la carta speciale da distruggere
question-remove-special = Quale carta speciale di { $name } si distrugge al posto della tua?
topic-remove-special = la carta speciale da distruggere
question-lay-on = Da che parte posi “{ $special }”?
topic-lay-on = la parte per una carta speciale
question-lay-cell = Su quale materiale del { $castle } posi “{ $special }”?
question-lay-cell-instead = Quale materiale del { $castle } sostituisci con “{ $special }”?
topic-lay-cell = il posto di una carta speciale
question-lay-slot = In quale posto della tua scorta metti “{ $special }”?
topic-lay-slot = il posto nella scorta per una carta speciale
question-answer-action = { $name } gioca “{ $card }”: rispondi?
topic-answer-action = le risposte a un’azione
question-answer-attack = { $name } attacca il tuo castello con “{ $card }”: rispondi?
topic-answer-attack = le risposte a un attacco
question-repeat-action = { $name } ha giocato “{ $card }”: ripeti l’azione?
topic-repeat-action = la ripetizione di un’azione
question-repeat-last = L’ultima azione di { $name } è “{ $card }”: la ripeti?
topic-repeat-last = la ripetizione di un’azione
question-double-which = Quale azione raddoppi?
topic-double-which = l’azione da raddoppiare
question-double-how = “{ $card }” colpisce il doppio di che cosa: carte o giocatori?
topic-double-how = che cosa si raddoppia
question-strike = { $left ->
    [one] Quale materiale del { $castle } distruggi?
   *[other] Quali { $left } materiali del { $castle } distruggi?
}
question-strike-own = { $left ->
    [one] Quale dei tuoi materiali sacrifichi?
   *[other] Quali { $left } dei tuoi materiali sacrifichi?
}
question-strike-fall = Quale dei tuoi materiali sacrifichi? Cade anche tutto ciò che vi poggia.
topic-strike = i materiali da distruggere
question-flank = { $name } ti attacca sul fianco: perdi il lato sinistro o il destro?
topic-flank = il lato di un castello che va perso
question-steal = Quale materiale del { $castle } prendi, e dove lo costruisci?
topic-steal = il materiale da prendere
question-swap = Quale materiale del { $castle } scambi, e con quale dei tuoi?
topic-swap = i materiali da scambiare
question-relay = Che cosa metti sulla cella { $cell }?
topic-relay = il nuovo progetto di un castello
question-discard-stock = { $left ->
    [one] Quale carta della tua scorta scarti?
   *[other] Quali { $left } carte della tua scorta scarti?
}
topic-discard-stock = le carte della scorta da scartare
question-discard-hand = { $left ->
    [one] Quale carta della tua mano scarti?
   *[other] Quali { $left } carte della tua mano scarti?
}
question-discard-hand-action = { $left ->
    [one] Quale azione della tua mano scarti?
   *[other] Quali { $left } azioni della tua mano scarti?
}
topic-discard-hand = le carte da scartare
question-discard-any = Quali carte della tua mano scarti?
topic-discard-any = le carte da scartare
question-store-exchange = Quali carte della { $stock } prendi?
topic-store-exchange = lo scambio di scorte
question-store-return = { $left ->
    [one] Quale carta della tua scorta dai in cambio?
   *[other] Quali { $left } carte della tua scorta dai in cambio?
}
topic-store-return = le carte da dare in cambio
question-sin = Quali carte della tua scorta prendi in mano?
topic-sin = lo scambio tra scorta e mano
question-sin-return = { $left ->
    [one] Quale carta della tua mano va invece nella scorta?
   *[other] Quali { $left } carte della tua mano vanno invece nella scorta?
}
topic-sin-return = le carte per la scorta
question-trade-take = { $left ->
    [one] Quale carta della { $hand } prendi?
   *[other] Quali { $left } carte della { $hand } prendi?
}
topic-trade-take = la carta da prendere
question-trade-give = { $left ->
    [one] Quale carta dai { AD($name) }?
   *[other] Quali { $left } carte dai { AD($name) }?
}
topic-trade-give = la carta da dare
question-offer = Che cosa offri { AD($name) }, e che cosa chiedi?
question-offer-counter = Che cosa offri invece { AD($name) }?
topic-offer = un’offerta
# $given e $taken: elenchi di carte, o “niente”.
question-answer-offer = { $name } ti propone uno scambio: { $given } in cambio di { $taken }. Accetti?
topic-answer-offer = la risposta a un’offerta
question-answer-counter = { $name } propone invece: { $given } in cambio di { $taken }. Accetti?
topic-answer-counter = la risposta a un’offerta
question-pool-card = { $left ->
    [one] Quale carta metti nel mucchio?
   *[other] Quali { $left } carte metti nel mucchio?
}
topic-pool-card = le carte del mucchio
question-deal-pool = Quale carta del mucchio dai { AD($name) }?
question-deal-pool-own = Quale carta del mucchio tieni?
topic-deal-pool = la divisione del mucchio
question-take-drawn = { $left ->
    [one] Quale delle carte scoperte prendi?
   *[other] Quali { $left } delle carte scoperte prendi?
}
topic-take-drawn = le carte scoperte
question-return-drawn = Quale carta rimetti ora sul mazzo?
topic-return-drawn = le carte da rimettere
question-discard-own = { $left ->
    [one] Quale delle tue carte speciali scarti?
   *[other] Quali { $left } delle tue carte speciali scarti?
}
topic-discard-own = la carta speciale da scartare
question-take-special = { $left ->
    [one] Quale carta speciale di { $name } prendi in mano?
   *[other] Quali { $left } carte speciali di { $name } prendi in mano?
}
topic-take-special = la carta speciale da prendere
question-show-mission = Quale delle tue missioni obbligatorie mostri { AD($name) }?
topic-show-mission = la missione da mostrare
question-toll = Prendi una carta a caso dalla { $hand }?
topic-toll = la carta del reclutatore
question-store = Metti una carta nella tua scorta?
topic-store = la scorta
question-claim = Scopri una missione?
question-claim-last = La partita finisce: scopri una missione?
topic-claim = le missioni da scoprire

## Risposte

answer-oblige = Missioni obbligatorie: { $missions }
answer-oblige-one = Tieni “{ $mission }”
# $kind: as-foundation e simili.
as-foundation = come fondazione
as-stone = come pietra
as-tile = come tegola
answer-build = Costruisci “{ $card }” sulla cella { $cell }
answer-build-as = Costruisci “{ $card }” { $kind } di valore { $value } sulla cella { $cell }
answer-build-replace = Sostituisci “{ $old }” sulla cella { $cell } con “{ $card }”
answer-build-relay = Metti “{ $card }” sulla cella { $cell }
answer-build-roof = Costruisci “{ $card }” sotto “{ $special }” { $kind } di valore { $value } sulla cella { $cell }
# $thing: “pietra”; è ciò che si prende, si scambia, si distrugge.
worth = la { $thing } di valore { $value } (cella { $cell })
on-cell = { $thing } (cella { $cell })
cell = la cella { $cell }
answer-move = Sposta { $material } sulla tua cella { $own }
answer-move-steal = Prendi { $material } e costruiscila sulla tua cella { $own }
answer-move-swap = Prendi { $material } e dai in cambio { $other }
answer-play = Gioca “{ $card }”
answer-play-double = Raddoppia “{ $card }”
answer-lay = Posa “{ $card }”
answer-discard = Scarta “{ $card }”
answer-open = Gioca la tua scorta
answer-store = Metti “{ $card }” nella tua scorta
answer-shelter = Metti “{ $card }” in un posto protetto della tua scorta
answer-pass = Passa
answer-pass-store = Niente nella scorta
answer-pass-claim = Non scoprire niente
answer-pass-repeat-action = Non ripeterla
answer-pass-repeat-last = Non ripeterla
answer-pass-double-which = Non raddoppiare niente
answer-pass-build-from-stock = Non costruire niente
answer-pass-toll = Non prendere carte
answer-done = Fatto
answer-done-play-stock = Non giocarne altre
answer-done-build-more = Non costruire altro
answer-done-place-materials = Non costruire altro
answer-done-match-build = Non costruire niente
answer-done-renovate = Non sostituire altro
answer-done-discard-any = Non scartare altro
answer-done-store-exchange = Non prendere altro
answer-done-sin = Non prendere altro
answer-target = Scegli { $name }
answer-target-lay-on = Posala dalla parte di { $name }
answer-target-lay-on-own = Posala dalla tua parte
answer-target-toll = Prendi una carta a caso da { $name }
answer-strike = Scegli la cella { $cell }
answer-strike-destroy = Distruggi { $material }
answer-strike-own = Sacrifica { $material }
answer-strike-lay = Posala qui: { $material }
answer-strike-replace = Sostituisci { $material }
# $materials: ciò che c’è lì, o “niente”.
answer-flank-left = Perdi il lato sinistro: { $materials }
answer-flank-right = Perdi il lato destro: { $materials }
answer-take = Prendi “{ $card }”
answer-take-ask = Chiedi “{ $card }”
answer-give = Dai “{ $card }”
answer-give-offer = Offri “{ $card }”
answer-give-pool = Metti “{ $card }” nel mucchio
answer-give-keep = Tieni “{ $card }”
answer-give-to = Dai “{ $card }” { AD($name) }
answer-give-store = Metti “{ $card }” nella scorta
answer-back = Rimetti “{ $card }” sul mazzo
answer-empty = Lasciala vuota
answer-empty-cell = Lascia vuota la cella { $cell }
answer-show = Mostra “{ $mission }”
answer-claim = Scopri “{ $mission }” ({ $points })
answer-aim = Distruggi “{ $card }”
# $place: dove si trova.
answer-aim-at = Distruggi “{ $card }” ({ $place })
answer-let-be = Lascia correre
answer-pope = Annullala con “{ $special }”
answer-pray = Rimandala con “{ $card }”
answer-repeat = Ripetila con “{ $special }”
answer-double-cards = Il doppio delle carte
answer-double-players = Il doppio dei giocatori
answer-offer = Fai questa offerta: { $given } in cambio di { $taken }
answer-offer-plain = Fai l’offerta
answer-accept = Accetta
answer-refuse = Rifiuta
answer-counter = Fai un’altra offerta

## Le risposte sui pulsanti: le più brevi, senza ciò che si sa già

chip-cell = cella { $cell }
# $thing: "pietra 3".
chip-on-cell = { $thing }, cella { $cell }
# $thing: "pietra 3, cella 4".
chip-instead = al posto di { $thing }
chip-swap = per { $thing }
chip-play = giocala
chip-lay = posala
chip-store = nella scorta
chip-shelter = al riparo
chip-claim = Scopri “{ $mission }”
# A side, or a special card on it.
chip-yours = tua
chip-toll = pesca una carta
chip-flank-left = il lato sinistro
chip-flank-right = il lato destro

## Eventi. $change: “+2 punti” o “−2 punti”.

event-missions-chosen = { $who ->
    [you] Le tue missioni obbligatorie: { $missions }.
   *[other] Missioni obbligatorie di { $name }: { $missions }.
}
event-missions-chosen-hidden = { $who ->
    [you] Hai scelto le tue missioni.
   *[other] { $name } ha scelto le missioni.
}
event-first-player = { $who ->
    [you] Inizi tu.
   *[other] Inizia { $name }.
}
event-turn-began = { $who ->
    [you] Turno { $turn }: tocca a te.
   *[other] Turno { $turn }: { $name }.
}
event-turn-skipped = { $who ->
    [you] Turno { $turn }: perdi il turno.
   *[other] Turno { $turn }: { $name } perde il turno.
}
# $origin: “hand”, “stock” o “rival” (la scorta di qualcun altro).
event-built = { $who ->
    [you] Costruisci “{ $card }”
   *[other] { $name } costruisce “{ $card }”
}{ $origin ->
    [stock] { " dalla scorta" }
    [rival] { " dalla scorta di un avversario" }
   *[hand] { "" }
}{ $change }.
event-built-as = { $who ->
    [you] Costruisci “{ $card }” { $kind }
   *[other] { $name } costruisce “{ $card }” { $kind }
}{ $origin ->
    [stock] { " dalla scorta" }
    [rival] { " dalla scorta di un avversario" }
   *[hand] { "" }
}{ $change }.
event-replaced = { $who ->
    [you] Sostituisci “{ $old }” con “{ $card }”, che ora vale { $value }.
   *[other] { $name } sostituisce “{ $old }” con “{ $card }”, che ora vale { $value }.
}
event-action-played = { $origin ->
    [repeat] { $who ->
        [you] Ripeti “{ $card }” per te.
       *[other] { $name } ripete “{ $card }”.
    }
    [stock] { $who ->
        [you] Giochi “{ $card }” dalla scorta.
       *[other] { $name } gioca “{ $card }” dalla scorta.
    }
   *[hand] { $who ->
        [you] Giochi “{ $card }”.
       *[other] { $name } gioca “{ $card }”.
    }
}
event-action-doubled-cards = “{ $card }” colpisce il doppio delle carte.
event-action-doubled-players = “{ $card }” colpisce il doppio dei giocatori.
event-action-doubled-nothing = “{ $card }” non si può raddoppiare.
# $whom: “you” o “other”, che si chiama $target.
event-action-aimed = { $whom ->
    [you] “{ $card }” prende di mira te.
   *[other] “{ $card }” prende di mira { $target }.
}
event-action-aimed-special = “{ $card }” prende di mira “{ $special }” { $whom ->
    [you] dalla tua parte
   *[other] dalla parte di { $target }
}.
event-trap-sprung = “{ $card }” annulla l’attacco contro { $who ->
    [you] di te
   *[other] { $name }
} e va nella { $zone }{ $change }.
event-action-cancelled = { $who ->
    [you] Annulli “{ $card }” con “{ $by }”.
   *[other] { $name } annulla “{ $card }” con “{ $by }”.
}
event-action-turned = { $who ->
    [you] Con “{ $by }” rimandi “{ $card }”
   *[other] Con “{ $by }” { $name } rimanda “{ $card }”
} contro { $whom ->
    [you] di te
   *[other] { $target }
}.
event-special-laid-zone = { $who ->
    [you] Posi “{ $card }” nella { $zone }{ $change }.
   *[other] { $name } posa “{ $card }” nella { $zone }{ $change }.
}
event-special-laid-own = { $who ->
    [you] Posi “{ $card }”{ $change }.
   *[other] { $name } posa “{ $card }”{ $change }.
}
event-special-laid-stock = { $who ->
    [you] Posi “{ $card }” nella { $stock }.
   *[other] { $name } posa “{ $card }” nella { $stock }.
}
event-special-laid-cover = { $who ->
    [you] Posi “{ $card }” sulla { $stock }.
   *[other] { $name } posa “{ $card }” sulla { $stock }.
}
event-special-laid-cell = { $who ->
    [you] Posi “{ $card }” sulla cella { $cell } del { $castle }{ $change }.
   *[other] { $name } posa “{ $card }” sulla cella { $cell } del { $castle }{ $change }.
}
event-special-laid-place = { $who ->
    [you] Metti “{ $card }” al posto del materiale sulla cella { $cell } del { $castle }{ $change }.
   *[other] { $name } mette “{ $card }” al posto del materiale sulla cella { $cell } del { $castle }{ $change }.
}
# Di quanto cambiano i punti, alla fine di una tale frase.
with-change = : { $change }
# $origin: “hand”, “stock” o “castle”.
event-discarded = { $who ->
    [you] Scarti “{ $card }”
   *[other] { $name } scarta “{ $card }”
}{ $origin ->
    [stock] { " dalla scorta" }
    [castle] { " dal castello" }
   *[hand] { "" }
}.
event-chance-discarded = Il caso prende “{ $card }” dalla { $stock }: va negli scarti.
event-stock-opened = { $who ->
    [you] Giochi carte della tua scorta.
   *[other] { $name } gioca carte della scorta.
}
event-stored = { $who ->
    [you] Metti “{ $card }” nella scorta.
   *[other] { $name } mette “{ $card }” nella scorta.
}
event-stored-hidden = { $who ->
    [you] Metti una carta nella scorta.
   *[other] { $name } mette una carta nella scorta.
}
event-stored-sheltered = { $who ->
    [you] Metti “{ $card }” in un posto protetto.
   *[other] { $name } mette “{ $card }” in un posto protetto.
}
event-stored-sheltered-hidden = { $who ->
    [you] Metti una carta in un posto protetto.
   *[other] { $name } mette una carta in un posto protetto.
}
# $cards: nomi, o “2 carte” dove sono nascoste.
event-drew = { $who ->
    [you] Peschi { $cards }.
   *[other] { $name } pesca { $cards }.
}
event-material-lost = { $castle } perde { $cards }{ $change }.
event-material-taken = { $who ->
    [you] Prendi “{ $card }” dal { $castle } per costruire nel tuo.
   *[other] { $name } prende “{ $card }” dal { $castle } per costruire nel suo.
}
event-materials-swapped = { $who ->
    [you] Scambi “{ $own }” con “{ $card }” del { $castle }.
   *[other] { $name } scambia “{ $own }” con “{ $card }” del { $castle }.
}
event-castle-lifted = { $who ->
    [you] Sollevi i materiali del tuo castello per ridisporli.
   *[other] { $name } solleva i materiali del castello per ridisporli.
}
event-material-relaid = { $who ->
    [you] Metti “{ $card }” sulla cella { $cell }.
   *[other] { $name } mette “{ $card }” sulla cella { $cell }.
}
event-material-relaid-empty = { $who ->
    [you] Lasci vuota la cella { $cell }.
   *[other] { $name } lascia vuota la cella { $cell }.
}
event-hand-shown = { $whom ->
    [you] Mostri a tutti la tua mano: { $cards }.
   *[other] { $target } mostra a tutti la sua mano: { $cards }.
}
event-hand-seen = { $who ->
    [you] Vedi la { $hand }: { $cards }.
   *[other] { $name } vede la { $hand }: { $cards }.
}
event-hand-seen-hidden = { $who ->
    [you] Vedi la { $hand }.
   *[other] { $name } vede la { $hand }.
}
event-stock-seen = { $who ->
    [you] Vedi la { $stock }: { $cards }.
   *[other] { $name } vede la { $stock }: { $cards }.
}
event-stock-seen-hidden = { $who ->
    [you] Vedi la { $stock }.
   *[other] { $name } vede la { $stock }.
}
# $card: il suo nome, o “Una carta”; $from e $to: “mano di Anna”, “tua scorta”, “mucchio”.
event-card-moved = { $card } cambia posto: { $from } → { $to }.
event-card-moved-chance = { $card } cambia posto per caso: { $from } → { $to }.
some-card = Una carta
vault-of = { $who ->
    [you] tuoi posti protetti
    [own] propri posti protetti
   *[other] posti protetti di { $name }
}
place-pool = mucchio
place-tray = carte messe da parte
event-hands-swapped = { $who ->
    [you] Scambi la mano
   *[other] { $name } scambia la mano
} con { $whom ->
    [you] te
   *[other] { $target }
}.
# A chi vede le carte: chi legge riceve $received in cambio di $given.
event-hands-swapped-seen = Scambi la mano con { $target }: ricevi { $received } in cambio di { $given }.
event-pool-seen = { $who ->
    [you] Guardi il mucchio: { $cards }.
   *[other] { $name } guarda il mucchio: { $cards }.
}
event-pool-seen-hidden = { $who ->
    [you] Guardi il mucchio.
   *[other] { $name } guarda il mucchio.
}
event-offer-grew = { $who ->
    [you] Offri “{ $card }”.
   *[other] { $name } offre “{ $card }”.
}
event-offer-grew-wanted = { $who ->
    [you] Chiedi “{ $card }”.
   *[other] { $name } chiede “{ $card }”.
}
event-offer-grew-hidden = { $who ->
    [you] Prepari un’offerta.
   *[other] { $name } prepara un’offerta.
}
event-offer-made = { $who ->
    [you] Proponi uno scambio { AD($target) }: { $given } in cambio di { $taken }.
   *[other] { $whom ->
        [you] { $name } ti propone uno scambio: { $given } in cambio di { $taken }.
       *[other] { $name } propone uno scambio { AD($target) }: { $given } in cambio di { $taken }.
    }
}
event-offer-made-hidden = { $who ->
    [you] Fai un’offerta.
   *[other] { $whom ->
        [you] { $name } ti fa un’offerta.
       *[other] { $name } fa un’offerta { AD($target) }.
    }
}
event-offer-made-counter = { $who ->
    [you] Proponi invece: { $given } in cambio di { $taken }.
   *[other] { $name } propone invece: { $given } in cambio di { $taken }.
}
event-offer-made-counter-hidden = { $who ->
    [you] Fai un’altra offerta.
   *[other] { $name } fa un’altra offerta.
}
event-offer-accepted = { $who ->
    [you] Accetti l’offerta.
   *[other] { $name } accetta l’offerta.
}
event-offer-refused = { $who ->
    [you] Rifiuti l’offerta.
   *[other] { $name } rifiuta l’offerta.
}
event-pile-shown = { $who ->
    [you] Scopri dal mazzo: { $cards }.
   *[other] { $name } scopre dal mazzo: { $cards }.
}
event-pile-taken = { $who ->
    [you] Prendi “{ $card }”.
   *[other] { $name } prende “{ $card }”.
}
event-pile-returned = { $who ->
    [you] Rimetti “{ $card }” sul mazzo.
   *[other] { $name } rimette “{ $card }” sul mazzo.
}
# $place: “castello di Anna”, “tua zona speciale”.
event-special-discarded = “{ $card }” ({ $place }) va negli scarti{ $change }.
# Ciò che stava sotto o nei suoi posti.
event-special-along = Va negli scarti anche: { $cards }.
event-special-taken = { $who ->
    [you] Prendi in mano “{ $card }”
   *[other] { $name } prende in mano “{ $card }”
}, che era { $whom ->
    [you] dalla tua parte
   *[other] dalla parte di { $target }
}.
event-mission-shown = { $who ->
    [you] Mostri una missione { AD($target) }: { $mission }.
   *[other] { $whom ->
        [you] { $name } ti mostra una missione: { $mission }.
       *[other] { $name } mostra una missione { AD($target) }: { $mission }.
    }
}
event-mission-shown-hidden = { $who ->
    [you] Mostri una missione { AD($target) }.
   *[other] { $whom ->
        [you] { $name } ti mostra una missione.
       *[other] { $name } mostra una missione { AD($target) }.
    }
}
event-mission-claimed = { $who ->
    [you] Scopri “{ $mission }”{ $change }.
   *[other] { $name } scopre “{ $mission }”{ $change }.
}
event-restrained-skip-turn = { $who ->
    [you] Perderai il tuo prossimo turno.
   *[other] { $name } perderà il prossimo turno.
}
event-restrained-no-draw = { $who ->
    [you] Nel tuo prossimo turno non pescherai.
   *[other] { $name } non pescherà nel prossimo turno.
}
event-restrained-no-action = { $who ->
    [you] Nel tuo prossimo turno non potrai giocare azioni.
   *[other] { $name } non potrà giocare azioni nel prossimo turno.
}
event-restrained-no-material = { $who ->
    [you] Nel tuo prossimo turno non potrai costruire.
   *[other] { $name } non potrà costruire nel prossimo turno.
}
event-restrained-no-material-hand = { $who ->
    [you] Nel tuo prossimo turno non potrai costruire dalla mano.
   *[other] { $name } non potrà costruire dalla mano nel prossimo turno.
}
event-restrained-materials-up-to = { $who ->
    [you] Nel tuo prossimo turno potrai costruire fino a { $n } materiali alla volta.
   *[other] { $name } potrà costruire fino a { $n } materiali alla volta nel prossimo turno.
}
event-castle-protected = { $who ->
    [you] Nessuna azione tocca il tuo castello fino al tuo prossimo turno.
   *[other] Nessuna azione tocca il castello di { $name } fino al suo prossimo turno.
}
event-operation-granted = { $who ->
    [you] Fai un’operazione in più.
   *[other] { $name } fa un’operazione in più.
}
event-turn-granted = { $who ->
    [you] Dopo questo giocherai un altro turno.
   *[other] { $name } giocherà un altro turno dopo questo.
}
event-cost-unpaid = { $who ->
    [you] Non puoi pagare “{ $card }”: non succede niente.
   *[other] { $name } non può pagare “{ $card }”: non succede niente.
}
event-nothing-found-hand = { $who ->
    [you] Nella tua mano non c’è niente di adatto.
   *[other] Nella mano di { $name } non c’è niente di adatto.
}
event-nothing-found-stock = { $who ->
    [you] Nella tua scorta non c’è niente di adatto.
   *[other] Nella scorta di { $name } non c’è niente di adatto.
}
event-keyring-found = Qualcuno ha visto “{ $card }”, che va nella { $zone }{ $change }.
event-stock-unlocked = { $who ->
    [you] La tua scorta è di nuovo libera, e “{ $card }” va nella tua zona speciale{ $change }.
   *[other] La scorta di { $name } è di nuovo libera, e “{ $card }” va nella zona speciale{ $change }.
}
event-attack-collected = { $who ->
    [you] “{ $card }” va sotto “{ $under }”: { $change } per te.
   *[other] “{ $card }” va sotto “{ $under }”: { $change } per { $name }.
}
# Ciò che aggiunge la fine: le missioni reali che valgono.
event-accomplished = { $who ->
    [you] Missioni che hai compiuto: { $missions }.
   *[other] Missioni compiute da { $name }: { $missions }.
}

## Motivi

reason-not-in-hand = “{ $card }” non è nella tua mano.
reason-not-in-stock = “{ $card }” non è nella tua scorta.
reason-no-free-cell = Nessuna cella libera può accogliere “{ $card }”.
reason-wrong-kind = Qui serve una { $kind }, e “{ $card }” sulla cella { $cell } non lo è.
reason-cell-filled = La cella { $cell } è piena.
reason-cell-unsupported = La cella { $cell } poggia su una cella ancora vuota.
reason-no-actions-this-turn = In questo turno non puoi giocare azioni.
reason-no-materials-this-turn = In questo turno non puoi costruire materiali.
reason-reaction-only = “{ $card }” si gioca solo in risposta a un’azione che ti colpisce.
reason-special-cannot-be-laid = Ora non c’è un posto dove posare “{ $card }”; puoi mettere la carta in scorta o scartarla.
reason-never-playable = “{ $card }” non si posa mai: si mostra quando lo vede un altro giocatore.
reason-stock-covered = “{ $card }” sta sulla tua scorta, che non si può né giocare né riempire.
reason-stock-full = { $need_slots ->
    [0] Non hai posti protetti.
    [one] La tua scorta è piena: ha { $need_slots } posto.
   *[other] La tua scorta è piena: ha { $need_slots } posti.
}
reason-stock-empty = La tua scorta è vuota.
reason-nothing-to-store = Non hai carte da mettere nella tua scorta.
reason-not-a-target = { $who ->
    [you] Qui non puoi scegliere te.
   *[other] Qui non si può scegliere { $name }.
}
reason-protected = Nessuna azione può toccare ciò che sta sulla cella { $cell }.
reason-not-exposed = Qualcosa poggia sulla cella { $cell }: ciò che c’è lì non è esposto.
reason-wrong-value = Deve valere { $values }, e vale { $have_value }.
reason-not-higher = “{ $card }” vale { $have_value }, e ciò che sostituirebbe { $need_value }: deve valere di più.
reason-was-covered = Quando l’azione è stata giocata, qualcosa poggiava sulla cella { $cell }.
reason-no-place-left = Con “{ $card }” qui, il resto non troverebbe posto.
reason-not-there = Non è lì.
reason-not-offered = Non è tra ciò che puoi scegliere ora.
reason-must-place = Prima costruisci ciò che chiede l’azione.
reason-one-only = Hai scelto quanto potevi.
reason-mission-not-held = “{ $mission }” non è una delle tue missioni.
reason-mission-done = La missione “{ $mission }” è già compiuta.
reason-two-missions = Si scelgono due missioni, non una.
reason-mission-not-fulfilled = La missione “{ $mission }” non è soddisfatta. { $condition }
reason-no-pope = Non hai carte speciali che annullano azioni.
reason-pope-used = “{ $card }” ha già fatto il suo lavoro.
reason-no-prayer = Non hai carte che rimandano azioni.
reason-not-aimed-at-you = L’azione non ti colpisce.
reason-cannot-be-turned = “{ $card }” non si può rimandare.
reason-no-ironmonger = Non hai carte speciali che ripetono azioni.
reason-cannot-double = “{ $card }” non si può raddoppiare così.
reason-not-yours = Non è tuo.
reason-act-first = Prima viene un’operazione del tuo turno; una carta si può sempre scartare.
reason-already-chosen = Questa carta è già scelta: “{ $card }”.
reason-target-chosen = { $name } è già tra i bersagli.
reason-not-an-action = “{ $card }” non è un’azione, e serve un’azione.
reason-compulsory = Qui non si può passare: è obbligatorio.
reason-untouchable = Nessuna tua azione può toccare “{ $card }”.
reason-own-turn = È il tuo turno: le azioni si rimandano nei turni degli altri.
reason-not-in-play = Nessun castello ha un materiale del genere e del valore che lì avrebbe “{ $card }”.
reason-no-second = Nessun secondo materiale potrebbe seguire lì “{ $card }”.

## La fine

end-castle = { $who ->
    [you] Il tuo castello è finito: la partita è finita.
   *[other] Il castello di { $name } è finito: la partita è finita.
}
end-castle-plain = Un castello è finito.
end-pile = Il mazzo è vuoto.

## La posizione, in un terminale e in riquadri per chi non vede il tavolo. In un terminale le etichette
## hanno 11 colonne.

label-families = famiglie
label-pile = mazzo
label-discards = scarti
pile-known = { $cards }, di cui conosci { $known }
discards = { $n ->
    [0] niente
   *[other] { $cards }, in cima { $card }
}
label-castle = castello
label-zone = zona
label-under = raccolte
label-cover = su scorta
label-stock = scorta
label-vault = protette
label-mandatory = obbligo
label-optional = facoltativa
label-away = messe via
label-done = compiuta
label-next = prossimo
label-now = ora
label-deeds = imprese
label-aside = da parte
label-pool = mucchio
label-offer = offerta
label-aims = bersaglio
# $known: carte che chi legge conosce; $n: quante sono le altre.
known-and-others = { $n ->
    [one] { $known } e { $n } sconosciuta
   *[other] { $known } e { $n } sconosciute
}
offer-of = { $given } in cambio di { $taken }
row = fila { $n }
# Una cella in un riquadro: $what è “fondazione di valore 4”, “pietra libera”.
panel-cell = { $cell }: { $what }
panel-worth = { $thing } di valore { $value }
panel-under = { $thing } di valore { $value } sotto { $specials }
panel-free-foundation = libera, per una fondazione
panel-free-stone = libera, per una pietra
panel-free-tile = libera, per una tegola
# $card: una carta speciale, $points: “+2 punti”.
zone-card = { $card } ({ $points })
zone-used = già usata
# Ciò che vale nel turno di chi legge, come frase prima della domanda.
limit-no-action = Non puoi giocare azioni.
limit-no-material = Non puoi costruire materiali.
limit-no-material-hand = Non puoi costruire materiali dalla mano.
limit-no-draw = Non pescherai.
limit-skip-turn = Perdi questo turno.
limit-castle-immunity = Nessuna azione tocca il tuo castello.
limit-materials-up-to = Puoi costruire fino a { $n } materiali.
flag-attacked-castle-before-foundations-done = ha attaccato un castello con le fondazioni incomplete
flag-attacked-castle-with-tile = ha attaccato un castello di chi aveva costruito una tegola
flag-foundations-done-before-first-stone = ha riempito tutte le celle di fondazione prima di costruire una pietra
flag-special-before-first-stone = ha posato una carta speciale prima di costruire una pietra
flag-first-tile = ha costruito una tegola prima di tutti gli altri
flag-first-all-stones = ha riempito tutte le celle di pietra prima di tutti gli altri
flag-first-all-foundations = ha riempito tutte le celle di fondazione prima di tutti gli altri
flag-placed-stone = ha costruito una pietra
flag-placed-tile = ha costruito una tegola
flag-had-all-foundations = ha riempito tutte le celle di fondazione
mission-progress = { $condition } { $progress }
