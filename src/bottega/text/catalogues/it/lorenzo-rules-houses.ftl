### Le regole delle espansioni di Lorenzo in generale e di Casate del Rinascimento, come parte della
### pagina delle regole nel browser, in italiano.
###
### Un messaggio è un paragrafo o una voce di un elenco. Un titolo si chiama come la sua sezione
### (lorenzo-rules-houses-tower), ciò che sta sotto come ciò che racconta.
### Gli *asterischi* intorno alle parole danno il grassetto; le parole possono cambiare, gli asterischi restano.
### Carte, leader e famiglie si chiamano come in lorenzo.ftl. X-1 e simili in un commento sono
### i chiarimenti che la frase racconta.

## Due espansioni

lorenzo-rules-expansions = Due espansioni
lorenzo-rules-expansions-two = Al gioco si possono aggiungere due scatole, una sola o entrambe insieme. Tutto ciò che è stato detto finora resta com’è, tranne dove i capitoli da qui in poi dicono altro.
lorenzo-rules-expansions-houses = Casate del Rinascimento
lorenzo-rules-expansions-houses-about = Famiglie con un potere proprio, da contendersi all’asta; una quinta torre; gettoni; e un quinto giocatore.
lorenzo-rules-expansions-pazzi = La Congiura dei Pazzi
lorenzo-rules-expansions-pazzi-about = Carte che arrivano dall’altra parte del tavolo: gli avversari danno, perdono e lavorano per te. E mazzi che potete costruire da soli.
lorenzo-rules-expansions-for = { $least }–{ $most } giocatori
lorenzo-rules-expansions-item-special = { $n } carte per la torre speciale
lorenzo-rules-expansions-item-cards = { $n } carte per le quattro torri
lorenzo-rules-expansions-item-leaders = { $n } leader
lorenzo-rules-expansions-item-families = { $n } famiglie
lorenzo-rules-expansions-item-tokens = { $n } gettoni
lorenzo-rules-expansions-item-auction = { $n } tessere asta
lorenzo-rules-expansions-item-curses = { $n } tessere scomunica
lorenzo-rules-expansions-item-adaptation = { $n } tessere adattamento, una sola per partita
lorenzo-rules-expansions-item-faith = { $n } tessere fede, per una delle famiglie
lorenzo-rules-expansions-item-brown = il familiare marrone, per una delle famiglie
lorenzo-rules-expansions-item-fifth = una quinta famiglia con la sua tessera bonus
lorenzo-rules-expansions-item-visconti = { $n } sigilli dei Visconti
lorenzo-rules-expansions-open = Chi apre un tavolo sceglie:
# X-64
lorenzo-rules-expansions-modules = *Con che cosa si gioca*. Casate del Rinascimento richiede le regole avanzate. La Congiura dei Pazzi può farne a meno. Un tavolo che non funzionerebbe viene rifiutato, e si dice perché.
# X-68
lorenzo-rules-expansions-leaders = *Quali leader si distribuiscono*. Tutti quelli che ci sono, solo quelli del gioco base, solo i nuovi, o quelli che indichi tu. Devono essere almeno quattro per giocatore, più altri quattro.
lorenzo-rules-expansions-decks = *Quali carte stanno nelle torri*, solo con La Congiura dei Pazzi: sorteggiate, sorteggiate e prima mostrate a tutti, o scelte da te.
lorenzo-rules-expansions-table = Che cosa si può giocare con che cosa
lorenzo-rules-expansions-option = Opzione
lorenzo-rules-expansions-means = Che cosa significa
lorenzo-rules-expansions-dealt = Quali leader si distribuiscono
lorenzo-rules-expansions-towers = Quali carte stanno nelle torri
lorenzo-rules-expansions-houses-means = Casate del Rinascimento, con dieci famiglie; da due a cinque giocatori, regole avanzate.
# X-64
lorenzo-rules-expansions-pazzi-means = La Congiura dei Pazzi: 24 carte in più e, con le regole avanzate, quattro leader in più; da due a quattro giocatori.
# X-64
lorenzo-rules-expansions-basic-means = Senza le regole avanzate i nuovi leader restano nella scatola, e con loro Sala dei Traditori e Ordire la Congiura, che parlano di leader.
# X-64
lorenzo-rules-expansions-both-means = Entrambe, con dodici famiglie; da due a cinque giocatori, regole avanzate.
lorenzo-rules-expansions-all-means = ogni leader delle scatole con cui si gioca
lorenzo-rules-expansions-base-means = i venti del gioco base
lorenzo-rules-expansions-new-means = quelli delle espansioni
lorenzo-rules-expansions-names-means = quelli che indichi tu
lorenzo-rules-expansions-random-means = sorteggiate; nessuno sa che cosa è rimasto fuori
lorenzo-rules-expansions-preview-means = sorteggiate, e tutti possono guardarle prima che vengano mescolate
lorenzo-rules-expansions-code-means = le carte che hai scelto
lorenzo-rules-expansions-ours = *Valori nostri.* Alcuni numeri di queste scatole non si trovano pubblicati da nessuna parte: le righe dell’asta, le facce dei gettoni, le tessere fede, i sigilli dei Visconti, un lato della quinta tessera bonus e i nomi di quasi tutte le nuove carte. Per questi ne abbiamo fatti di nostri, e dove li vedi qui è detto. Sul tavolo di casa possono esserci altri numeri.

## Casate del Rinascimento: la preparazione

lorenzo-rules-houses = Casate: la preparazione
lorenzo-rules-houses-laid = Il tavolo si prepara come sempre, con le regole avanzate, e in più c’è questo:
lorenzo-rules-houses-deck = *Il mazzo speciale.* Per ogni periodo ci sono 16 carte speciali, di tutti e quattro i tipi. Se ne pescano otto per periodo e si mescolano, con quelle del periodo I in cima; le altre restano nella scatola.
# X-7
lorenzo-rules-houses-adaptation = *La tessera adattamento.* Si scopre una delle carte speciali rimaste fuori. Il suo tipo indica la torre su cui la tessera comincia.
lorenzo-rules-houses-tiles = *Scomunica.* A ogni periodo si aggiunge una nuova tessera alle sette di prima; se ne pesca sempre una per periodo.
lorenzo-rules-houses-tokens-laid = *Gettoni.* Tutti e 30 stanno coperti accanto alla riserva.
lorenzo-rules-houses-families-laid = *Famiglie.* Si pescano tante famiglie quanti sono i giocatori, e altrettante tessere asta. Ogni famiglia va accanto a una di queste.
# X-1
lorenzo-rules-houses-goods = *Risorse.* Nessuno comincia con legni, pietre o servitori, né con le monete del gioco base. Ciò che hai viene dall’asta; in più il secondo nell’ordine di turno riceve 1 moneta, il terzo 2, il quarto 3 e il quinto 4.
# X-5
lorenzo-rules-houses-order = Poi si va in quest’ordine: prima l’*asta*, poi ognuno sceglie una *tessera bonus*, poi si distribuiscono e si passano i *leader*. Così conosci la tua famiglia prima di scegliere che cosa le serve.
# X-69
lorenzo-rules-houses-bonus = Si può scegliere tra tutte e cinque le tessere bonus, in quanti si giochi.
lorenzo-rules-houses-pile = I leader che nessuno ha dopo il draft formano una pila, coperta. Alcune carte e una famiglia ne pescano.

## L’asta

lorenzo-rules-houses-auction = Casate: l’asta
lorenzo-rules-houses-auction-what = Con la stessa offerta ti contendi una famiglia e le risorse con cui cominci. Una tessera asta ha *sei righe*. Più alta è la riga, più forte è l’offerta, e meno sono le risorse.
# X-2, X-3
lorenzo-rules-houses-auction-turn = In ordine di turno ognuno mette un familiare su una riga di una tessera. Le regole sono queste:
lorenzo-rules-houses-auction-free = *Su una tessera vuota* va bene qualsiasi riga.
# X-4
lorenzo-rules-houses-auction-higher = *Dove c’è già qualcuno* serve una riga più alta. L’offerta di chi era lì è superata.
# X-2, X-4
lorenzo-rules-houses-auction-outbid = *Chi è stato superato si sposta subito*, prima del prossimo giocatore: su una riga più alta della stessa tessera, o su un’altra tessera con le stesse regole. Così può superare qualcun altro, e via di seguito.
lorenzo-rules-houses-auction-top = *La sesta riga* non si può superare.
# X-3
lorenzo-rules-houses-auction-end = Dato che ci sono tante tessere quanti giocatori, alla fine ognuno è da solo su una tessera. Ricevi la famiglia che le sta sopra e le risorse della tua riga.
# X-6
lorenzo-rules-houses-auction-back = Il familiare torna a casa prima del primo round; con quale hai fatto l’offerta non importa.
lorenzo-rules-houses-auction-example = *Un esempio* con tre giocatori e le famiglie Medici, Colonna ed Este:
lorenzo-rules-houses-auction-step-1 = Il primo giocatore offre per i Medici, sulla riga 2.
lorenzo-rules-houses-auction-step-2 = Lì il secondo sale alla riga 4. Il primo è superato e si sposta subito, sulla riga 1 dei Colonna.
lorenzo-rules-houses-auction-step-3 = Il terzo va sulla riga 3 dei Colonna. Il primo è di nuovo superato, e torna dai Medici, sulla riga 5.
lorenzo-rules-houses-auction-step-4 = Ora è superato il secondo, e prende la riga 1 degli Este, dove non c’è nessuno. Tutti e tre sono da soli: l’asta è finita.
lorenzo-rules-houses-auction-player = Giocatore
lorenzo-rules-houses-auction-family = Famiglia
lorenzo-rules-houses-auction-goods = Dalla riga
lorenzo-rules-houses-auction-order = Per l’ordine
lorenzo-rules-houses-auction-figure = Dove sono stati i tre. I dischi indicano i passi; chi è stato superato e si è spostato è disegnato più chiaro.
lorenzo-rules-houses-auction-row = Riga { $n }
lorenzo-rules-houses-auction-tile = Tessera { $name }
lorenzo-rules-houses-auction-tiles = Queste sono le cinque tessere; in una partita ce ne sono tante quanti i giocatori. Tranne tre righe, i numeri li abbiamo scelti noi, perché i valori stampati non erano pubblici: una riga più alta non dà mai di più di nessuna risorsa, e le sei valgono 12, 11, 10, 9, 8 e 6 risorse.

## Le famiglie

lorenzo-rules-houses-families = Casate: le famiglie
lorenzo-rules-houses-families-one = La tua famiglia è un potere che hai per tutta la partita. Sono dieci; altre due arrivano con La Congiura dei Pazzi.
lorenzo-rules-houses-family-da-montefeltro = Da Montefeltro
# X-46
lorenzo-rules-houses-family-da-montefeltro-text = Legni e pietre che paghi per un *edificio* non sono persi: restano su questa tessera. Al posto di un privilegio puoi riprendere tutto ciò che c’è. Ciò che uno sconto ti ha fatto risparmiare non ci finisce, e di più privilegi ne puoi usare uno solo così. Una scomunica che toglie 1 da ogni fonte si sente quando riprendi le risorse, come per ogni guadagno.
lorenzo-rules-houses-family-malatesta = Malatesta
# X-47
lorenzo-rules-houses-family-malatesta-text = Le *imprese* non ti costano punti militari. Devi comunque averne quanti ne chiedono, anche dove ne chiedono per ogni avversario.
lorenzo-rules-houses-family-medici = Medici
# X-48
lorenzo-rules-houses-family-medici-text = Ogni *personaggio* che prendi, in qualunque modo, porta 1 gettone. E puoi averne otto invece di sei: alla fine sette danno 28 punti, otto ne danno 35, a meno che una scomunica non tolga i punti dei personaggi.
lorenzo-rules-houses-family-gonzaga = Gonzaga
# X-67
lorenzo-rules-houses-family-gonzaga-text = Una volta per round, quando tutti i familiari sono piazzati e prima che si sgomberi o si faccia rapporto, puoi spendere *7 servitori* per una carta rimasta in una delle quattro torri, non in quella speciale. Niente valore, costo, pedaggio o punti militari per le terre; ma nemmeno il bonus del piano. Gli effetti immediati della carta avvengono, e il limite del suo tipo vale.
lorenzo-rules-houses-family-colonna = Colonna
# X-49, X-66
lorenzo-rules-houses-family-colonna-text = Hai un quinto familiare, quello *marrone*, che vale 3 in ogni round, e quindi un turno in più. Non è né colorato né neutro: può stare accanto al tuo colorato e al tuo neutro, e niente di ciò che parla degli uni o dell’altro lo tocca. Per tutto il resto, come il Palazzo e il pedaggio di una torre, è un familiare come ogni altro.
lorenzo-rules-houses-family-aragonesi = Aragonesi
# X-24
lorenzo-rules-houses-family-aragonesi-text = Ogni volta che prendi un *territorio* fai un raccolto, di valore 1 in meno di quello sul suo dado. Niente può aumentarlo, ma una scomunica può abbassarlo. Quindi la nuova carta non si attiva mai, e una con 1 non porta nessun raccolto, nemmeno la tessera bonus.
lorenzo-rules-houses-family-este = Este
# X-50
lorenzo-rules-houses-family-este-text = Nel tuo turno puoi trasformare *1 punto militare in 2 monete*, quante volte vuoi, finché ne hai. Con 1 moneta in meno da ogni fonte, ogni volta ne porta 1.
lorenzo-rules-houses-family-sforza = Sforza
# X-5, X-51, X-65
lorenzo-rules-houses-family-sforza-text = Accanto a questa tessera ci sono due *leader* scoperti, prima che qualcuno faccia un’offerta. Chi la vince li prende entrambi, ne gioca subito uno senza ciò che richiede e tiene l’altro in mano. Quello in gioco può agire dal primo round. Se uno dei due è Lorenzo de’ Medici, si gioca l’altro, perché nessuno ha ancora un leader da copiare. Ladislao può far giocare anche il secondo.
lorenzo-rules-houses-family-orsini = Orsini
# X-39, X-52
lorenzo-rules-houses-family-orsini-text = Ogni *serie completa*, una carta di tutti e quattro i tipi, rende una volta, anche se poi perdi carte. La prima: peschi due leader. La seconda: giochi un leader dalla mano senza ciò che richiede. La terza: 10 punti. La quarta: 15 punti.
lorenzo-rules-houses-family-della-rovere = Della Rovere
# X-53
lorenzo-rules-houses-family-della-rovere-text = Tre *tessere fede* stanno sul tracciato fede solo per te. Ognuna è tua una volta, quando il tuo segnalino la raggiunge o la supera. Ma ogni scomunica, scelta o no, ti costa 5 punti.
lorenzo-rules-houses-faith-figure = Le tessere fede dei Della Rovere. Dove stanno e che cosa danno l’abbiamo scelto noi: i valori stampati non erano pubblici.
lorenzo-rules-houses-faith-space = Fede { $n }

## La torre speciale e la tessera adattamento

lorenzo-rules-houses-tower = Casate: la torre speciale
# X-8
lorenzo-rules-houses-tower-fifth = In una quinta torre stanno le *carte speciali*, quattro nuove per round, di qualsiasi tipo. Anche qui valgono tutte le regole delle torri: il valore, il pedaggio di 3 monete, uno solo dei tuoi familiari colorati, più il neutro.
lorenzo-rules-houses-tower-figure = La torre speciale: che cosa chiedono i suoi piani, e i gettoni dei due più alti.
# X-12
lorenzo-rules-houses-tower-kind = *Una carta speciale è una carta del suo tipo.* Sta con le altre di quel tipo sulla tua plancia e conta per il limite di sei, e un territorio richiede i punti militari del prossimo posto.
# X-10
lorenzo-rules-houses-tower-helps = *Ciò che aiuta o ostacola con un tipo* vale anche qui, se la carta che prendi è di quel tipo: più valore, sconti, ciò che famiglie e leader danno per lei, e una scomunica da −4.
# X-11
lorenzo-rules-houses-tower-action = *Un’azione extra* per una carta di un certo tipo può prenderne una speciale di quel tipo. Solo i Gonzaga e Colpo di Stato dicono di no.
# X-9
lorenzo-rules-houses-tower-fee = *Chi non paga il pedaggio*: Filippo Brunelleschi lo risparmia anche qui. Guardiano della Porta lo risparmia solo qui.
# X-14
lorenzo-rules-houses-tower-preacher = *Chi non ha il bonus dei piani alti*, a causa di Predicatore, lì non riceve gettoni.
# X-15
lorenzo-rules-houses-tower-gone = *Ciò che nessuno ha preso* alla fine del round esce dal gioco per sempre. Nessuna carta lo riporta.
lorenzo-rules-houses-tower-adaptation = La *tessera adattamento* sta su una delle altre quattro torri e cambia ciò che chiedono i suoi piani. Ciò che danno resta. Da due a quattro giocatori rende la torre più difficile, in cinque la rende più facile.
lorenzo-rules-houses-tower-moves = Alla fine di ogni round si sposta di una torre verso destra, e dalle imprese torna ai territori. Non sta mai sulla torre speciale.
lorenzo-rules-houses-tower-asks = Che cosa chiedono i piani
lorenzo-rules-houses-tower-floor = Piano { $n }
lorenzo-rules-houses-tower-plain = senza la tessera
lorenzo-rules-houses-tower-some = da 2 a 4 giocatori
lorenzo-rules-houses-tower-five = in 5 giocatori
lorenzo-rules-houses-tower-way = Il cammino della tessera, un passo per round. Conosciamo i suoi valori da una sola fonte.

## I gettoni e il nuovo privilegio

lorenzo-rules-houses-tokens = Casate: i gettoni
lorenzo-rules-houses-tokens-draw = I *gettoni* sono una risorsa come monete o legni. Quando ne ricevi uno, lo peschi a caso. Tu vedi che cosa mostra; gli altri vedono solo il retro.
# X-27, X-77
lorenzo-rules-houses-tokens-spend = Nel tuo turno, *prima o dopo* aver piazzato un familiare, puoi spenderne quanti vuoi. Ognuno dà ciò che mostra. Mai nel mezzo di qualcos’altro: non mentre paghi, scegli o raccogli, e non nei turni degli altri.
# X-28
lorenzo-rules-houses-tokens-pay = *Pagare con i gettoni.* Alcune carte e alcuni scambi ne costano. Allora conta solo il numero, qualunque cosa mostrino.
# X-28
lorenzo-rules-houses-tokens-have = *Avere gettoni.* Dove un leader li richiede, basta averli; non si paga niente.
# X-28, X-29, X-73
lorenzo-rules-houses-tokens-slot = *Posare gettoni.* Borgo Franco e Mercante Avventuriero hanno un posto per un gettone, scoperto: quando prendi la carta, o in un tuo turno qualsiasi più avanti. Resta lì, rende ogni volta che la carta si attiva, e non è più tra quelli che hai. Se la carta si scarta, si scarta anche il gettone.
# X-33
lorenzo-rules-houses-tokens-shuffle = *I gettoni spesi* stanno scoperti. Quando si pesca l’ultimo si mescolano e formano una nuova riserva. Se non ce n’è da nessuna parte, non ne ricevi.
lorenzo-rules-houses-tokens-figure = Dieci facce, tre gettoni per ognuna. Ciò che mostrano l’abbiamo scelto noi: i valori stampati non erano pubblici.
lorenzo-rules-houses-tokens-privilege = Per un *privilegio* c’è una sesta cosa da scegliere, un gettone:
# X-31
lorenzo-rules-houses-tokens-rita = Santa Rita non raddoppia i gettoni: raddoppia monete, legni, pietre e servitori.

## Le carte speciali

lorenzo-rules-houses-cards = Casate: nuovi effetti
lorenzo-rules-houses-cards-new = Le carte speciali fanno alcune cose che nessun’altra carta fa:
# X-17
lorenzo-rules-houses-cards-much = *Tanto quanto vale la tua azione.* Concessione di Legname, Comune delle Cave e Sede Principesca danno qualcosa per ogni carta di un tipo, ma mai più volte del valore del raccolto: quattro carte con valore 3 danno tre volte, con valore 5 quattro volte. Il valore è quello finale, con i servitori e tutto il resto.
# X-17, X-18
lorenzo-rules-houses-cards-often = *Tante volte quanto vale la tua azione.* Fondaco delle Pietre e Fondaco del Legname scambiano fino a tante volte quanto vale la produzione. Tutto ciò che si paga dovevi averlo già prima.
# X-19, X-20
lorenzo-rules-houses-cards-another = *Si attiva un’altra carta.* Loggia del Capomastro attiva un tuo edificio, Magazzino della Gilda un edificio o un territorio, qualunque cosa mostrino i loro dadi, anche se la carta si attiva comunque in questa produzione. Non possono scegliersi a vicenda né scegliere sé stessi. Un territorio attivato così non è un raccolto: niente tessera bonus, niente di ciò che aumenta i raccolti.
# X-21, X-22
lorenzo-rules-houses-cards-two = *Si attivano due carte insieme.* Redigere il Catasto attiva due territori diversi, Occupare le Botteghe due edifici; se ne hai uno solo, quello. Le carte che dipendono da un valore qui non hanno limite.
# X-16, X-74
lorenzo-rules-houses-cards-back = *Una carta ritorna.* Antiquario prende una carta qualsiasi tra gli scarti, Agente delle Imprese un’impresa: carte che nessuno ha preso nei round precedenti, e carte che i giocatori hanno dovuto scartare, ma mai una speciale. Non costa niente, e i suoi effetti immediati avvengono; il limite del suo tipo e i punti militari per le terre valgono. Se non c’è niente che puoi prendere, non succede niente.
# X-70
lorenzo-rules-houses-cards-military = *Alla pari con il primo.* Corsa agli Armamenti porta i tuoi punti militari dove sono quelli della famiglia in testa. Non è un guadagno, e niente gli toglie 1.
# X-35
lorenzo-rules-houses-cards-condition = *Una condizione in meno.* Con Diplomatico puoi ignorare una delle cose che un leader richiede, ogni volta che ne giochi uno. Ogni simbolo conta per sé: dei quattro tipi che chiede Martin Lutero, uno.
# X-39
lorenzo-rules-houses-cards-free = *Un leader senza requisiti.* Sala delle Udienze, per tre gettoni, ed Eminenza Grigia ti fanno giocare un leader dalla mano senza ciò che richiede. Se in mano non ne hai, non succede niente.
# X-40
lorenzo-rules-houses-cards-draw = *Altri leader.* Con Cappellano e Cercatore di Talenti peschi leader dalla pila. Se è vuota, non succede niente. Puoi giocarli, o abbandonarli per un privilegio, come sempre.
# X-30
lorenzo-rules-houses-cards-market = *Giorni di mercato.* Il gettone su Mercante Avventuriero rende per ogni familiare che piazzi al mercato, anche a un banco che un leader ti permette di condividere.
# X-63
lorenzo-rules-houses-cards-price = *Altri prezzi.* Poche carte costano fede, gettoni, o risorse e punti militari insieme. La fede pagata fa arretrare il tuo segnalino, mai sotto 0.

## I leader

lorenzo-rules-houses-leaders = Casate: nuovi leader
lorenzo-rules-houses-leaders-twenty = Venti leader si aggiungono agli altri. Quasi tutti fanno cose che conosci, alcuni no:
# X-36
lorenzo-rules-houses-leaders-space = *Uno spazio tutto tuo.* Sei di loro portano uno spazio che puoi usare solo tu. È come ogni altro: un familiare per round, un valore da raggiungere, i servitori aiutano.
# X-36
lorenzo-rules-houses-leaders-ariosto = Con Ludovico Ariosto puoi piazzare un secondo familiare in uno spazio così.
lorenzo-rules-houses-leaders-space-figure = Pietro Bembo: un familiare che vale 3 o più porta questo, una volta per round.
# X-34
lorenzo-rules-houses-leaders-most = *Al massimo.* Alcuni leader non solo richiedono qualcosa: chiedono anche che tu abbia poco di qualcos’altro. Anche questo conta solo nel momento in cui li giochi.
lorenzo-rules-houses-leaders-most-figure = Alfonso I d’Este richiede almeno 10 monete e al massimo 1 servitore. Chi ha troppi servitori può prima spenderli.
lorenzo-rules-houses-leaders-may = si può giocare
lorenzo-rules-houses-leaders-not = troppi servitori
# X-39
lorenzo-rules-houses-leaders-ladislao = *Ladislao VII Jagellone* agisce quando lo giochi: puoi giocare un altro leader dalla mano senza ciò che richiede.
# X-38
lorenzo-rules-houses-leaders-lutero = *Martin Lutero* da quel momento ti protegge dalla scomunica; i cubi che hai restano. Con troppo poca fede, in un rapporto non succede niente; con abbastanza puoi sostenere la Chiesa, o tenere la fede. Dopo il round 6 la tua fede diventa punti, come per tutti.
# X-42
lorenzo-rules-houses-leaders-paracelso = *Paracelso* ti permette di pagare servitori al posto di legni, pietre o monete, uno per uno: per le carte, negli scambi e per il pedaggio di una torre. Ciò che un leader richiede devi averlo davvero.
# X-23
lorenzo-rules-houses-leaders-alberti = *Leon Battista Alberti e Palla Strozzi* portano una produzione o un raccolto di valore 3, in cui si attivano una sola carta e la tessera bonus. Servitori e abilità lo aumentano.
lorenzo-rules-houses-leaders-bramante = *Bramante* ha uno spazio per un raccolto o una produzione, che vale quanto il familiare che ci va. Servitori e abilità lo aumentano.
# X-41
lorenzo-rules-houses-leaders-torquemada = *Tomás de Torquemada* prende un tuo personaggio in cambio di 3 punti fede. Ciò che concedeva finisce, e non conta più per i punti.
# X-71
lorenzo-rules-houses-leaders-ficino = *Marsilio Ficino* pesca due gettoni: ne tieni uno e rimetti via l’altro. Con 1 gettone in meno da ogni fonte non ne tieni nessuno.
lorenzo-rules-houses-leaders-piero = *Piero della Francesca* porta tre gettoni che mostrano tutti cose diverse: uno uguale a un altro si rimette via e si pesca di nuovo.
# X-37
lorenzo-rules-houses-leaders-lorenzo = *Lorenzo de’ Medici* può copiarne uno con uno spazio, e allora ha uno spazio suo; o Ladislao, e allora fa giocare un altro leader una volta.

## La scomunica

lorenzo-rules-houses-excommunication = Casate: nuove scomuniche
lorenzo-rules-houses-excommunication-three = Tre tessere sono nuove, una per periodo:
# X-31
lorenzo-rules-houses-excommunication-1 = Ricevi 1 gettone in meno da ogni fonte che ne dà; dove era uno solo, nessuno.
# X-13
lorenzo-rules-houses-excommunication-2 = Non prendi carte dalla torre speciale, né con un familiare né con un’azione extra.
lorenzo-rules-houses-excommunication-3 = Alla fine perdi 5 punti per ogni carta oltre la quarta del suo tipo, per tutti e quattro i tipi.

## In cinque

lorenzo-rules-houses-five = Casate: in cinque
lorenzo-rules-houses-five-open = Può aggiungersi una quinta famiglia. Tutti gli spazi sono aperti, come in quattro, e la torre speciale porta le quattro carte in più che servono a cinque famiglie. La tessera adattamento rende una torre più facile.
lorenzo-rules-houses-five-tile = Con lei arriva una quinta tessera bonus:
lorenzo-rules-houses-five-ours = Ciò che dà questa tessera l’abbiamo scelto noi: i valori stampati non erano pubblici. Divide le risorse nell’unico modo che nessun’altra tessera usa.

## La fine

lorenzo-rules-houses-end = Casate: la fine e i punti
lorenzo-rules-houses-end-same = I punti si contano come sempre, con questi cambiamenti:
# X-32
lorenzo-rules-houses-end-tokens = *Risorse*: i gettoni che non hai speso contano con monete, legni, pietre e servitori. Ogni cinque danno 1 punto.
# X-62
lorenzo-rules-houses-end-ventures = *Imprese* come Collezionare Curiosità, Rifornire i Cantieri, Accogliere i Profughi e Sfilata d’Armi contano ciò che hai alla fine. Le stesse risorse contano un’altra volta per le cinque.
# X-48
lorenzo-rules-houses-end-medici = *I Medici* possono avere più personaggi degli altri:
lorenzo-rules-houses-end-tile = *La nuova tessera del periodo III* toglie 5 punti per ogni carta oltre la quarta di un tipo. Comunque nessuno finisce sotto 0.

## Icone. Il nome, poi il significato in una frase

lorenzo-rules-icon-seal = Gettone
lorenzo-rules-icon-seal-text = Con Casate del Rinascimento: una risorsa che si pesca a caso, e che dà ciò che mostra quando la spendi.
lorenzo-rules-icon-member-brown = Familiare marrone
lorenzo-rules-icon-member-brown-text = Con Casate del Rinascimento: il quinto familiare dei Colonna, vale sempre 3.
