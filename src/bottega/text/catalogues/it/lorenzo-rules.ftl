### Le regole di Lorenzo il Magnifico, come pagina nel browser, in italiano.
###
### Un messaggio è un paragrafo o una voce di un elenco. Un titolo si chiama come la sua sezione
### (lorenzo-rules-market), ciò che sta sotto come ciò che racconta (lorenzo-rules-market-one).
### Gli *asterischi* intorno alle parole danno il grassetto; le parole possono cambiare, gli asterischi restano.
### Le frasi dei leader e delle tessere scomunica non sono qui: le portano i pezzi stessi.

## Lo scopo

lorenzo-rules-goal = Lo scopo
lorenzo-rules-goal-family = Guidi una famiglia nobile nella Firenze di Lorenzo de’ Medici. Mandi i tuoi familiari in città: a conquistare terre, persone, edifici e grandi imprese, a raccogliere i frutti delle terre e a far lavorare le botteghe, a commerciare, e a farsi ascoltare nel Consiglio.
lorenzo-rules-goal-points = Dopo sei round vince chi ha più *punti*. Alcuni si guadagnano strada facendo, molti si contano alla fine. E ogni due round la Chiesa vuole vedere la tua fede.
lorenzo-rules-goal-players = Si gioca da due a quattro, e fino a cinque con *Casate del Rinascimento*. Le regole hanno due parti: il *gioco base*, e le *regole avanzate* con i leader, che qui sono quelle abituali. Ciò che è solo delle regole avanzate ha capitoli suoi, più avanti.

## La preparazione

lorenzo-rules-setup = La preparazione
lorenzo-rules-setup-laid = Il tavolo si prepara da solo:
lorenzo-rules-setup-cards = *Le carte.* Sono 96: 24 per ognuno dei quattro tipi, otto per ognuno dei tre periodi. Ogni tipo è un mazzo a sé, mescolato periodo per periodo, con il periodo I in cima.
lorenzo-rules-setup-tiles = *Le scomuniche.* Delle sette tessere di ogni periodo se ne pesca una. Sono scoperte tutte e tre fin dall’inizio: sai che cosa ti minaccia.
lorenzo-rules-setup-goods = *Le tue risorse.* Tutti hanno 2 legni, 2 pietre e 3 servitori. Punti militari, fede e punti vittoria partono da 0.
lorenzo-rules-setup-order = *L’ordine.* Si sorteggia chi gioca per primo. Più tardi giochi, più monete hai:
lorenzo-rules-setup-supply = La riserva non finisce mai, e puoi avere tutto ciò che vuoi, senza limiti.
lorenzo-rules-setup-place = Posizione nell’ordine di turno
lorenzo-rules-setup-coins = Monete
lorenzo-rules-setup-all = Tutti
lorenzo-rules-nth = { $n ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
   *[other] quinto
}

## Un round

lorenzo-rules-round = Un round
lorenzo-rules-round-six = Una partita ha *tre periodi di due round*. Ogni round va così:
lorenzo-rules-round-new = *Nuove carte, nuovi dadi.* In ogni torre arrivano quattro carte, dal piano più basso in su, e i tre dadi si tirano una volta, per tutti.
lorenzo-rules-round-turns = *Turni.* In ordine di turno ognuno piazza *un familiare* e fa ciò a cui serve lo spazio. Si continua finché tutti i familiari sono piazzati: quattro turni a testa.
lorenzo-rules-round-report = *Rapporto al Vaticano*, solo dopo i round 2, 4 e 6.
lorenzo-rules-round-end = *La fine del round.* Le carte che nessuno ha preso escono dal gioco. Il Palazzo del Consiglio dà il nuovo ordine di turno. Tutti i familiari tornano a casa.
lorenzo-rules-round-figure = Sei round in tre periodi. Alla fine di ogni periodo la Chiesa chiede più fede.
lorenzo-rules-round-cards = Così in ogni partita passano tutte le 96 carte, e ognuna per un solo round.

## Dadi e familiari

lorenzo-rules-members = Dadi e familiari
lorenzo-rules-members-four = La tua famiglia ha quattro familiari. Tre portano il colore di un dado: *nero*, *bianco* o *arancione*. In questo round ognuno vale ciò che mostra il suo dado, per te e per tutti gli altri. Il quarto è *neutro* e vale 0.
lorenzo-rules-members-value = Uno spazio chiede un *valore*. Può andarci un familiare che vale almeno altrettanto; valere di più non dà niente, tranne nel raccolto e nella produzione.
lorenzo-rules-members-one = Se non è condiviso, uno spazio accoglie un solo familiare: chi arriva per primo lo tiene fino alla fine del round.
lorenzo-rules-members-figure = I dadi di un round, e quanto valgono in quel round i familiari di ogni famiglia.

## I servitori

lorenzo-rules-servants = I servitori
lorenzo-rules-servants-raise = I servitori danno una mano. Per *ogni servitore* che mandi insieme a lui, e che perdi, un familiare vale *1 in più*, quante volte vuoi.
lorenzo-rules-servants-neutral = Al familiare neutro ne serve quasi sempre uno: anche lo spazio più facile chiede valore 1.
lorenzo-rules-servants-before = Si spendono *prima* dell’azione. I servitori che l’azione porta arrivano troppo tardi per aumentarla, e quelli spesi per il valore non possono anche pagare una carta o uno scambio.
lorenzo-rules-servants-bonus = Aiutano anche nelle azioni senza familiare.
lorenzo-rules-servants-figure = Un familiare arancione che vale 2 e tre servitori fanno 5: basta per un terzo piano.

## Le torri

lorenzo-rules-towers = Le torri
lorenzo-rules-towers-card = Le carte stanno in quattro torri, un tipo per torre. Un familiare su un piano prende la carta accanto. Non serve cominciare dal basso.
lorenzo-rules-towers-steps = Si procede in questo ordine, e se un passo non è possibile il familiare non può andarci affatto:
lorenzo-rules-towers-value = *Valore.* Il tuo familiare, con servitori e abilità, deve raggiungere ciò che il piano chiede: più è alto, più chiede.
lorenzo-rules-towers-fee = *Pedaggio.* Se in questa torre c’è già un familiare, anche uno dei tuoi, paghi 3 monete alla riserva.
lorenzo-rules-towers-bonus = *Bonus.* I due piani alti danno subito qualcosa. Può servire a pagare la carta, ma per il pedaggio arriva troppo tardi.
lorenzo-rules-towers-cost = *Costo.* Paghi ciò che costa la carta. Un territorio non costa niente, ma può richiedere punti militari.
lorenzo-rules-towers-take = *Carta.* La metti sulla tua plancia, e i suoi effetti immediati avvengono.
lorenzo-rules-towers-example = *Un esempio:* nella torre delle imprese c’è già qualcuno, e tu mandi al terzo piano il familiare arancione, che vale 4, con un servitore. Paghi 3 monete che hai, ne ricevi 1 dal piano, e puoi usarla per l’impresa che prendi.
lorenzo-rules-towers-one = Dei tuoi familiari *colorati* solo *uno* può stare in una torre. Il neutro può raggiungerlo: allora lì prendi due carte, e per la seconda paghi il pedaggio.
lorenzo-rules-towers-other = Un’altra famiglia
lorenzo-rules-towers-other-why = di pedaggio
lorenzo-rules-towers-neutral = Il tuo familiare neutro
lorenzo-rules-towers-neutral-why = di pedaggio, anche lui
lorenzo-rules-towers-second = Il tuo familiare bianco
lorenzo-rules-towers-second-why = Qui c’è già il tuo nero.
lorenzo-rules-towers-limit = Di ogni tipo puoi avere al massimo *sei carte*. La settima non si può prendere in nessun modo.
lorenzo-rules-towers-gone = Un piano senza più carta è chiuso: non ci si può andare solo per il bonus.
lorenzo-rules-towers-figure = Che cosa chiedono i piani, e che cosa danno quelli alti.
lorenzo-rules-towers-asks = Valore

## I quattro tipi di carte

lorenzo-rules-cards = Quattro tipi di carte
lorenzo-rules-cards-parts = Quasi tutte le carte fanno qualcosa subito, accanto al *fulmine*, e qualcosa dopo. Ciò che viene dopo dipende dal tipo:
lorenzo-rules-kind-territory = Territori
lorenzo-rules-kind-character = Personaggi
lorenzo-rules-kind-building = Edifici
lorenzo-rules-kind-venture = Imprese
lorenzo-rules-cards-territory = Non costano niente, ma richiedono punti militari. Rendono risorse in un *raccolto*. Alla fine danno punti secondo quanti ne hai.
lorenzo-rules-cards-character = Costano monete. Le loro abilità valgono *da ora in poi*: più valore per un’azione, o carte che costano meno. Alla fine danno punti secondo quanti ne hai.
lorenzo-rules-cards-building = Costano legni, pietre o entrambi, alcuni anche monete o servitori. Danno e scambiano in una *produzione*. Quasi tutti danno punti subito; alla fine non ne danno.
lorenzo-rules-cards-venture = Costano risorse o punti militari. I punti nel loro alloro contano *alla fine*.
lorenzo-rules-cards-face = Una carta si legge così:
lorenzo-rules-card-cost = *Il costo*, pagato una volta. Di due prezzi se ne paga uno. I punti militari hanno due numeri: quanti ne perdi e, tra parentesi, quanti devi averne.
lorenzo-rules-card-now = *Il fulmine*: che cosa avviene subito.
lorenzo-rules-card-value = *Il dado*: il valore che un raccolto o una produzione deve raggiungere per attivare la carta. Lo hanno solo territori ed edifici.
lorenzo-rules-card-later = *Ciò che viene dopo*: che cosa dà un raccolto o una produzione, o l’abilità di un personaggio. Una freccia è uno scambio.
lorenzo-rules-card-points = *L’alloro*: punti alla fine. Lo hanno solo le imprese.
lorenzo-rules-card-or = o

## Territori e punti militari

lorenzo-rules-territories = Territori e punti militari
lorenzo-rules-territories-slots = Le tue terre stanno in una fila di sei posti. I primi due sono aperti. Per ogni altro posto devi *avere* abbastanza punti militari quando prendi la carta:
lorenzo-rules-territories-keep = Per le terre i punti militari non si spendono. Un territorio preso resta, anche se poi perdi punti militari.
lorenzo-rules-territories-own = Ciò che porta la carta stessa non conta: i punti militari servono prima di prenderla.
lorenzo-rules-territories-figure = I punti militari che richiede ogni posto, e i punti che dà alla fine quel numero di territori.

## Pagare le carte

lorenzo-rules-payment = Pagare le carte
lorenzo-rules-payment-cost = Paghi con ciò che hai: monete, legni, pietre, servitori. Ciò che non puoi pagare non puoi prenderlo.
lorenzo-rules-payment-military = Alcune imprese costano *punti militari*. Allora i numeri sono due: quanti devi averne, e quanti ne perdi. Il tuo segnalino arretra del più piccolo.
lorenzo-rules-payment-two = Poche imprese hanno *due prezzi*. Ne paghi uno, a tua scelta.
lorenzo-rules-payment-less = Abilità e alcune azioni rendono le carte meno care. Questi sconti si sommano; non scendono mai sotto zero, non restituiscono niente e non riducono mai il pedaggio di una torre.

## Effetti e azioni extra

lorenzo-rules-effects = Effetti immediati
lorenzo-rules-effects-now = Ciò che sta accanto al fulmine avviene una volta, appena hai la carta: risorse, punti militari, fede o punti, privilegi, oppure un’azione.
lorenzo-rules-effects-per = Alcune carte danno qualcosa per ogni tua carta di un tipo; una carta che conta il proprio tipo conta anche sé stessa. *Generale* dà 1 punto ogni 2 punti militari che hai.
lorenzo-rules-effects-action = Un’*azione extra* non richiede un familiare. Ha un suo valore, e tutto il resto è come sempre: servitori e abilità la aumentano, un piano chiede il suo valore e dà il suo bonus, dove c’è qualcuno si paga il pedaggio, e la carta si paga, a volte con uno sconto.
lorenzo-rules-effects-alone = Dato che non lascia nessun familiare, un’azione così non occupa la torre, e può prendere una carta anche dove c’è già un tuo familiare colorato.
lorenzo-rules-effects-may = Puoi rinunciarci, ma non conservarla per dopo.
lorenzo-rules-effects-order = Se una carta ha più effetti immediati, scegli tu quale viene prima.

## Raccolto e produzione

lorenzo-rules-harvest = Raccolto e produzione
lorenzo-rules-harvest-two = Un *raccolto* attiva i tuoi territori, una *produzione* i tuoi edifici. La tua tessera bonus aggiunge qualcosa a entrambi.
lorenzo-rules-harvest-value = Qui il valore conta fino in fondo: si attiva ogni carta il cui dado mostra il valore della tua azione *o meno*. La tessera bonus chiede 1, quindi si attiva sempre. Più servitori possono attivare più carte.
lorenzo-rules-harvest-small = *Lo spazio piccolo* accoglie il primo familiare, a valore pieno.
lorenzo-rules-harvest-large = *Lo spazio grande* accoglie quanti familiari si vuole, ma l’azione vale *3 in meno*, e deve comunque arrivare almeno a 1. In due è chiuso.
lorenzo-rules-harvest-one = In ognuna delle due aree, spazio piccolo e grande insieme, può stare solo *uno* dei tuoi familiari colorati. Il neutro può aggiungersi.
lorenzo-rules-harvest-figure = Un familiare bianco che vale 2 e due servitori fanno un raccolto di valore 4. Si attivano la tessera bonus e tre territori; la Foresta chiede 5.
lorenzo-rules-harvest-yields = Questo raccolto dà
lorenzo-rules-harvest-tile = Tessera bonus
lorenzo-rules-works = si attiva
lorenzo-rules-rests = non si attiva

## Gli scambi

lorenzo-rules-trades = Gli scambi degli edifici
lorenzo-rules-trades-arrow = Molti edifici scambiano: ciò che sta a sinistra della freccia si paga, ciò che sta a destra si riceve. Puoi usare uno scambio una volta per produzione, o per niente. Se un edificio ha due frecce, puoi usarne una.
lorenzo-rules-trades-before = Uno scambio si paga con ciò che avevi *prima della produzione*. Niente di ciò che questa produzione porta, né dalla tessera bonus né da un altro edificio né da un privilegio, può servire a pagarlo.
lorenzo-rules-trades-all = Quindi prima scegli tutti gli scambi, poi si paga tutto, poi si riceve tutto.
lorenzo-rules-trades-figure = Hai 2 pietre e 1 moneta. Il Tagliapietre può trasformare le pietre in 5 monete. Ma il Mercato ne chiede 3, e ne avevi una sola: quelle nuove devono aspettare un’altra produzione.
lorenzo-rules-trades-held = Avevi prima

## Il mercato

lorenzo-rules-market = Il mercato
lorenzo-rules-market-one = Ogni banco del mercato accoglie un familiare, e basta valore 1. Puoi avere familiari a più banchi.
lorenzo-rules-market-four = Gli ultimi due banchi sono aperti solo in quattro.
lorenzo-rules-market-stall = Banco { $n }
lorenzo-rules-from-players = da { $n } giocatori

## Il Palazzo del Consiglio

lorenzo-rules-council = Il Palazzo del Consiglio
lorenzo-rules-council-brings = Nel Palazzo possono andare quanti familiari si vuole, anche più d’uno dei tuoi, ognuno con valore 1. Ogni volta ricevi *1 moneta e 1 privilegio*.
lorenzo-rules-council-queue = Si mettono in fila come arrivano, e la fila dà l’*ordine di turno del prossimo round*: chi è in testa gioca per primo. Di ogni famiglia conta solo il familiare più avanti, e il neutro vale come ogni altro.
lorenzo-rules-council-others = Chi non ha nessuno nel Palazzo viene dopo, nell’ordine che aveva.
lorenzo-rules-council-figure = Il terzo giocatore è andato al Palazzo per primo, il primo per secondo. Gli altri seguono nell’ordine di prima.
lorenzo-rules-council-now = Questo round
lorenzo-rules-council-stand = Nel Palazzo
lorenzo-rules-council-next = Prossimo round

## I privilegi

lorenzo-rules-privileges = I privilegi
lorenzo-rules-privileges-choose = Per un privilegio del Consiglio scegli una di cinque cose:
lorenzo-rules-privileges-different = Se una fonte ne concede *più d’uno* insieme, come l’ultimo banco del mercato, devono essere tutti *diversi*. Privilegi di fonti diverse possono essere uguali.

## Il rapporto al Vaticano

lorenzo-rules-vatican = Il rapporto al Vaticano
lorenzo-rules-vatican-when = Alla fine di ogni periodo, cioè dopo i round 2, 4 e 6, tutti mostrano la loro fede, in ordine di turno. Di periodo in periodo se ne chiede di più:
lorenzo-rules-vatican-less = *Con meno* arriva la scomunica. La fede ti resta.
lorenzo-rules-vatican-enough = *Con abbastanza* scegli. *Sostieni la Chiesa*: guadagni i punti della tua casella sul tracciato fede, e la tua fede torna a 0. Oppure no: allora subisci la scomunica e tieni la fede, per una casella più alta un’altra volta.
lorenzo-rules-vatican-last = *Dopo il round 6* tutta la fede diventa punti, anche quella di chi è sotto scomunica.
lorenzo-rules-vatican-example = *Un esempio:* dopo il round 2 hai 6 punti fede. Il sostegno dà 7 punti e ti lascia a 0. Due round dopo te ne servirebbero di nuovo 4.
lorenzo-rules-vatican-figure = Il tracciato fede: gli allori mostrano quanto vale una casella, i numeri romani quanto chiede ogni periodo. Finisce a { $last }; la fede in più è persa.
lorenzo-rules-vatican-round = Rapporto dopo il round
lorenzo-rules-vatican-needed = Fede richiesta

## La scomunica

lorenzo-rules-excommunication = La scomunica
lorenzo-rules-excommunication-cube = Chi subisce la scomunica mette un cubo sulla tessera del periodo, e ciò che dice vale per il resto della partita: le tessere del periodo I per quattro round, quelle del periodo II per due. Quelle del periodo III si sentono solo nel punteggio finale.
lorenzo-rules-excommunication-less = Dove una tessera toglie 1 *da ogni fonte*, ogni carta, ogni spazio, ogni privilegio, la tessera bonus e ogni leader sono una fonte a sé. Nessuna dà meno di niente.
lorenzo-rules-excommunication-worth = Dove azioni o familiari hanno *un numero negativo*, valgono altrettanto in meno, con o senza familiare. Servitori e abilità possono rimediare, e in uno spazio grande contano entrambi i numeri.
lorenzo-rules-excommunication-all = Ecco tutte le tessere; in una partita ce ne sono tre.

## La fine

lorenzo-rules-scoring = La fine e i punti
lorenzo-rules-scoring-when = La partita finisce dopo il round 6, quando l’ultimo rapporto è passato e il Palazzo ha dato l’ordine un’ultima volta. Ai punti che hai si aggiungono:
lorenzo-rules-scoring-cards = Numero di carte
lorenzo-rules-scoring-count = *Territori e personaggi*: secondo quanti ne hai.
lorenzo-rules-scoring-ventures = *Imprese*: i punti nei loro allori.
lorenzo-rules-scoring-military = *Punti militari*: 5 punti a chi ne ha di più, 2 a chi viene secondo. Se più giocatori sono primi a pari merito, ognuno ha 5 e nessuno ha 2; se lo sono al secondo posto, ognuno ha 2.
lorenzo-rules-scoring-goods = *Risorse*: conta insieme tutte le monete, i legni, le pietre e i servitori; ogni cinque danno 1 punto.
lorenzo-rules-scoring-tile = Poi una scomunica del periodo III si prende la sua parte. Nessuno finisce sotto 0.
lorenzo-rules-scoring-tie = Vince chi ha più punti. A parità vince chi è *prima nell’ordine di turno*, quello che il Palazzo ha dato dopo l’ultimo round.

## Regole avanzate: tessere bonus e draft

lorenzo-rules-advanced = Avanzate: tessere bonus e draft
lorenzo-rules-advanced-two = Con le regole avanzate le famiglie sono diverse. Prima del primo round si decidono due cose:
lorenzo-rules-advanced-tile = *Tessere bonus.* Sono quattro. Chi è ultimo nell’ordine di turno sceglie per primo, il primo giocatore prende una di quelle rimaste. Nel gioco base tutti hanno la stessa.
lorenzo-rules-advanced-draft = *Leader.* Tutti ne ricevono quattro, ne tengono uno e passano gli altri *a destra*, nello stesso momento. Si va avanti finché tutti ne hanno tenuti quattro. Nessuno vede che cosa tengono gli altri, ma puoi ricordare che cosa hai passato.
lorenzo-rules-advanced-name = Tessera bonus
lorenzo-rules-advanced-harvest = Ogni raccolto
lorenzo-rules-advanced-production = Ogni produzione

## I leader

lorenzo-rules-leaders = I leader
lorenzo-rules-leaders-turn = Nel tuo turno, *prima o dopo* aver piazzato un familiare, puoi fare quante volte vuoi queste cose:
lorenzo-rules-leaders-play = *Gioca* un leader dalla mano, se ne soddisfi il requisito. Non si paga niente, e non importa se poi hai di meno.
lorenzo-rules-leaders-discard = *Abbandona* un leader dalla mano, a faccia in giù, per *1 privilegio*.
lorenzo-rules-leaders-use = *Usa* un leader in gioco che agisce una volta per round. Si gira, e torna scoperto alla fine del round. Può agire già nel turno in cui lo giochi.
lorenzo-rules-leaders-hold = Gli altri leader non si usano: ciò che concedono vale dal momento in cui li giochi.
lorenzo-rules-leaders-stay = Un leader in gioco ci resta, e non si può abbandonare. Alla fine i leader non danno punti propri, né in gioco né in mano.

## Tutti i leader

lorenzo-rules-all-leaders = Tutti i leader
lorenzo-rules-all-leaders-twenty = Sono venti, ognuno con ciò che richiede e ciò che fa. In ogni mano ce ne sono quattro, quindi non tutti sono in ogni partita.
lorenzo-rules-all-leaders-requires = Requisito
lorenzo-rules-all-leaders-one-kind = { $n } carte dello stesso tipo

## In quanti si gioca

lorenzo-rules-players = In quanti si gioca
lorenzo-rules-players-spaces = Con il numero di giocatori cambiano solo gli spazi aperti:
lorenzo-rules-players-n = { $n } giocatori
lorenzo-rules-players-space = Spazio
lorenzo-rules-players-all = Tutte le torri, gli spazi piccoli di raccolto e produzione, e il Palazzo
lorenzo-rules-players-open = aperto
lorenzo-rules-players-closed = chiuso
lorenzo-rules-players-harvest = Raccolto, spazio grande
lorenzo-rules-players-production = Produzione, spazio grande
lorenzo-rules-players-market = Mercato, banco { $n }

## Come si gioca qui

lorenzo-rules-here = Come si gioca qui
lorenzo-rules-here-self = Ciò che ha una sola risposta sensata avviene da sé:
lorenzo-rules-here-servants = *Servitori.* Nelle torri, al mercato e nel Palazzo il tuo familiare porta con sé solo i servitori che gli servono. Nel raccolto e nella produzione scegli tu, tra i numeri che attivano una carta in più.
lorenzo-rules-here-trades = Gli *scambi* si scelgono edificio per edificio, nell’ordine in cui li hai presi. Ciò che hai saltato non torna nella stessa produzione.
lorenzo-rules-here-price = *Prezzi.* La domanda arriva solo dove puoi pagare in modi davvero diversi.
lorenzo-rules-here-effects = *L’ordine degli effetti* si chiede solo dove può fare differenza; altrimenti vengono prima le risorse.
lorenzo-rules-here-pass = *Passare.* Devi piazzare un familiare finché uno dei tuoi può andare da qualche parte. Se nessuno può, passi, e quello che vale meno è perso per questo round.
lorenzo-rules-here-last = *L’ultimo rapporto* non chiede niente: chi ha abbastanza fede sostiene la Chiesa, perché nient’altro sarebbe meglio.
lorenzo-rules-here-undo = *Annulla* ritira la tua ultima risposta, e quella prima, finché non si è scoperto qualcosa di nascosto o non ha agito qualcun altro. *Concludi il turno* lo passa a chi segue.
lorenzo-rules-here-option = Chi apre un tavolo può scegliere invece il gioco base: niente leader, e la stessa tessera bonus per tutti.

## Chiarimenti

lorenzo-rules-rulings = Buono a sapersi
lorenzo-rules-rulings-why = Domande che nascono a molti tavoli, e come si risponde qui.
lorenzo-rules-rulings-patron = *Per il pedaggio conta anche il tuo familiare.* Prendi Mecenate dalla torre dei personaggi, e la carta che ti fa prendere dalla stessa torre costa 3 monete in più: lì c’è il tuo familiare.
lorenzo-rules-rulings-preacher = *Le nuove abilità non agiscono all’indietro.* Uno sconto o un valore più alto non vale per la carta stessa che lo porta, e con Predicatore ricevi ancora il bonus del piano da cui lo prendi.
lorenzo-rules-rulings-captain = *L’ordine può contare.* Capitano dà 2 punti militari e un’azione extra per un territorio: prendi prima i punti militari, se servono per il prossimo posto.
lorenzo-rules-rulings-value = *Quanto vale un familiare.* Prima viene il dado, o ciò che un leader mette al suo posto; poi ciò che i leader aggiungono e una scomunica toglie; poi le abilità per l’azione, lo spazio grande e i servitori.
lorenzo-rules-rulings-low = *Meno di 1 è niente.* Un raccolto o una produzione deve arrivare almeno a 1, anche nello spazio piccolo. La produzione di Leonardo parte da 0: senza aiuto non si attiva nemmeno la tessera bonus.
lorenzo-rules-rulings-sources = *Ogni fonte per sé.* Con 1 moneta in meno da ogni fonte, un piano che dà 1 moneta non ne dà, e le monete di uno scambio calano di 1. Dove sono indicati sia legno sia pietra, una fonte che dà entrambi perde 1 di ognuno. Gli sconti non sono guadagni e restano come sono.
lorenzo-rules-rulings-rita = *Santa Rita* raddoppia monete, legni, pietre e servitori degli effetti immediati. Non raddoppia punti, bonus dei piani, privilegi, né ciò che dà un raccolto o una produzione extra. Con una scomunica: prima si raddoppia, poi si toglie 1.
lorenzo-rules-rulings-lorenzo = *Lorenzo de’ Medici* copia un leader che un altro giocatore ha in gioco, una volta per tutte; il requisito di quel leader non conta. Finché nessun altro ne ha uno in gioco, non si può giocare.
lorenzo-rules-rulings-ariosto = *Ludovico Ariosto* apre gli spazi occupati, non quelli chiusi. Il limite di un familiare colorato, il valore e il pedaggio restano, e un piano senza carta resta inutile.
lorenzo-rules-rulings-brunelleschi = *Filippo Brunelleschi* ti risparmia il pedaggio anche nelle azioni extra.
lorenzo-rules-rulings-federico = *Federico da Montefeltro* porta a 6 un familiare ancora da piazzare, per questo round. Ciò che aggiunge o toglie valore ai familiari conta in più.
lorenzo-rules-rulings-sisto = *Sisto IV* premia il sostegno. Ciò che la fede porta a chi subisce la scomunica dopo il round 6 non è un sostegno.
lorenzo-rules-rulings-rest = *Chi deve passare il primo turno* di ogni round piazza l’ultimo familiare quando tutti gli altri hanno finito. Nel turno passato i leader possono agire.
lorenzo-rules-rulings-losses = *Perdite alla fine.* “Ogni 5 punti” conta i punti prima del punteggio finale. I costi degli edifici sono quelli stampati, qualunque cosa tu abbia pagato. Le risorse che ti costano punti contano ancora per le cinque che ne danno uno. I punti persi per i punti militari non cambiano chi è primo.
lorenzo-rules-rulings-second = *In due* il secondo nei punti militari ha 2 punti anche senza nessun punto militare.
lorenzo-rules-rulings-tracks = *I tracciati finiscono*: i punti militari a 25, la fede a 15. Nessuno scende sotto 0, nemmeno i punti.

## Icone. Il nome, poi il significato in una frase

lorenzo-rules-icons = Tutte le icone
lorenzo-rules-icons-all = Che cosa significa ogni segno sul tabellone e sulle carte.
lorenzo-rules-icon-coin = Monete
lorenzo-rules-icon-coin-text = Una risorsa. Serve a pagare i personaggi, alcuni edifici e imprese, e il pedaggio delle torri.
lorenzo-rules-icon-wood = Legni
lorenzo-rules-icon-wood-text = Una risorsa. Serve a pagare gli edifici e alcune imprese.
lorenzo-rules-icon-stone = Pietre
lorenzo-rules-icon-stone-text = Una risorsa. Serve a pagare gli edifici e alcune imprese.
lorenzo-rules-icon-servant = Servitori
lorenzo-rules-icon-servant-text = Una risorsa. Ognuno che spendi aumenta di 1 il valore di un’azione; poche carte ne costano.
lorenzo-rules-icon-military = Punti militari
lorenzo-rules-icon-military-text = Aprono i posti per i territori, pagano alcune imprese, e alla fine hanno una classifica.
lorenzo-rules-icon-faith = Fede
lorenzo-rules-icon-faith-text = Si mostra nel rapporto al Vaticano, e lì diventa punti.
lorenzo-rules-icon-vp = Punti
lorenzo-rules-icon-vp-text = Chi alla fine ne ha di più vince.
lorenzo-rules-icon-privilege = Privilegio
lorenzo-rules-icon-privilege-text = Scegli uno dei cinque doni del Consiglio.
lorenzo-rules-icon-member-black = Familiare nero
lorenzo-rules-icon-member-black-text = Vale ciò che mostra il dado nero.
lorenzo-rules-icon-member-white = Familiare bianco
lorenzo-rules-icon-member-white-text = Vale ciò che mostra il dado bianco.
lorenzo-rules-icon-member-orange = Familiare arancione
lorenzo-rules-icon-member-orange-text = Vale ciò che mostra il dado arancione.
lorenzo-rules-icon-member-neutral = Familiare neutro
lorenzo-rules-icon-member-neutral-text = Vale 0, e può raggiungere un altro dei tuoi.
lorenzo-rules-icon-territory = Territorio
lorenzo-rules-icon-territory-text = Il segno dei territori: terre che rendono in un raccolto.
lorenzo-rules-icon-character = Personaggio
lorenzo-rules-icon-character-text = Il segno dei personaggi: persone con abilità.
lorenzo-rules-icon-building = Edificio
lorenzo-rules-icon-building-text = Il segno degli edifici: danno e scambiano in una produzione.
lorenzo-rules-icon-venture = Impresa
lorenzo-rules-icon-venture-text = Il segno delle imprese: punti alla fine.
lorenzo-rules-icon-harvest = Raccolto
lorenzo-rules-icon-harvest-text = L’azione che attiva i territori.
lorenzo-rules-icon-production = Produzione
lorenzo-rules-icon-production-text = L’azione che attiva gli edifici.
lorenzo-rules-icon-die-white = Valore
lorenzo-rules-icon-die-white-text = Su una carta: il valore che un raccolto o una produzione deve raggiungere, o quello di un’azione extra.
lorenzo-rules-icon-bolt = Subito
lorenzo-rules-icon-bolt-text = Avviene una volta, quando prendi la carta.
lorenzo-rules-icon-always = Da ora in poi
lorenzo-rules-icon-always-text = Un’abilità che vale finché la carta è tua.
lorenzo-rules-icon-arrow = Diventa
lorenzo-rules-icon-arrow-text = Ciò che sta prima si paga, ciò che sta dopo si riceve.
lorenzo-rules-icon-leader = Leader
lorenzo-rules-icon-leader-text = Una persona con un’abilità che è tua una volta giocata la carta.
lorenzo-rules-icon-vatican = La Chiesa
lorenzo-rules-icon-vatican-text = Qui si mostra la fede ogni due round.
