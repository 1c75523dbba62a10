### Le regole di Maestri del Rinascimento, come pagina nel browser, in italiano.
###
### Un messaggio è un paragrafo o una voce di un elenco. Un titolo si chiama come la sua sezione
### (rules-market), ciò che sta sotto come ciò che racconta (rules-market-line).
### Gli *asterischi* intorno alle parole danno il grassetto; le parole possono cambiare, gli asterischi restano.

## Lo scopo

rules-goal = Lo scopo
rules-goal-workshop = Hai una bottega a Firenze. Il mercato ti porta risorse, con le risorse acquisti carte, e le carte trasformano risorse in altre risorse e in fede.
rules-goal-points = Vince chi alla fine ha più *punti*. I punti vengono dalle carte, dal tracciato fede, dalle tessere del papa, dai leader che hai giocato e, pochi, dalle risorse rimaste.
rules-goal-players = Si gioca da uno a quattro. In solitario giochi contro Lorenzo: se ne parla più avanti, e tutto il resto vale anche per te.

## La preparazione

rules-setup = La preparazione
rules-setup-laid = Il tavolo si prepara da solo. Tu decidi soltanto i tuoi leader e, se non inizi tu, le tue prime risorse.
rules-setup-market = *Il mercato.* Si mescolano tredici biglie: quattro bianche, due gialle, due grigie, due viola, due blu e una rossa. Dodici riempiono un vassoio di tre righe e quattro colonne; l’ultima è la biglia esterna, sullo scivolo.
rules-setup-cards = *Le carte.* Le carte sono 48: dodici mazzi da quattro, uno per ognuno dei quattro colori in ognuno dei tre livelli. Ogni mazzo viene mescolato, e la carta in cima è scoperta.
rules-setup-board = *La tua plancia.* Ha un magazzino con tre ripiani, un forziere e tre slot per le carte, tutti vuoti, e una produzione sua. La tua pedina parte dalla casella 0 del tracciato fede.
rules-setup-leaders = *I leader.* Tutti ricevono quattro leader, ne tengono due in mano e ne restituiscono due, nello stesso momento e di nascosto dagli altri. I leader restituiti non portano niente.
rules-setup-inkwell = *Il calamaio.* Poi si sorteggia chi gioca per primo e ha il calamaio. Chi gioca dopo riceve qualcosa per l’attesa: risorse qualsiasi, che vanno in magazzino, e forse un primo passo sul tracciato fede.
rules-setup-place = Posizione nell’ordine di turno
rules-setup-goods = Risorse a scelta
rules-setup-faith = Fede
rules-setup-nth = { $n ->
    [1] primo
    [2] secondo
    [3] terzo
   *[4] quarto
}

## Un turno

rules-turn = Un turno
rules-turn-one = Il turno passa in senso orario a partire da chi ha il calamaio. Nel tuo turno fai *esattamente una* di tre cose:
rules-turn-take = *Prendi biglie*: tutte quelle di una riga o di una colonna del mercato. Metti in magazzino le risorse che portano.
rules-turn-buy = *Acquista una carta*: paga il suo costo e mettila in uno slot.
rules-turn-produce = *Produci*: usa quante delle tue produzioni vuoi, ognuna una volta.
rules-turn-must = Non puoi passare, ma non resti mai senza mosse: il mercato è sempre aperto.
rules-turn-leaders = Prima o dopo la tua azione puoi anche giocare o abbandonare leader. Nel mezzo di un’azione no.
rules-turn-order = Le produzioni di un turno e le risorse da abbandonare si scelgono una alla volta, nell’ordine che vuoi. Finché scegli, puoi annullare ogni scelta; niente succede prima che tu produca o metta in magazzino.
rules-turn-undo = *Annulla* ritira la tua ultima risposta, e quella prima, finché non si è scoperto qualcosa di nascosto o non ha agito qualcun altro. *Concludi il turno* lo passa a chi segue.

## Il mercato

rules-market = Il mercato
rules-market-line = Scegli una delle tre righe o delle quattro colonne. Ricevi ciò che portano *tutte* le sue biglie: quattro in una riga, tre in una colonna.
rules-market-push = Poi la biglia esterna viene spinta in quella linea dalla parte della freccia: da destra in una riga, dal basso in una colonna. Tutte le biglie della linea avanzano di un posto, e quella in fondo cade fuori: è la nuova biglia esterna.
rules-market-stay = Così nessuna biglia lascia mai il mercato, e ogni presa cambia la linea per chi viene dopo di te.
rules-market-figure = Si prende la riga 2: porta 2 scudi, 1 punto fede e niente per la biglia bianca. Poi la biglia gialla entra da destra, e la rossa cade fuori a sinistra.
rules-market-before = Prima
rules-market-after = Dopo

## Che cosa portano le biglie

rules-marbles = Che cosa portano le biglie
rules-marbles-each = Ogni biglia porta una cosa, secondo il colore:
rules-marbles-red = La *rossa* fa avanzare subito la tua pedina di una casella sul tracciato fede, prima che tu sistemi le risorse. La fede non occupa posto in magazzino.
rules-marbles-white = La *bianca* non porta niente, a meno che tu non abbia giocato un leader che trasforma le biglie bianche in una risorsa. Allora ogni biglia bianca deve diventare quella risorsa.
rules-marbles-two = Con due leader così scegli per ogni biglia bianca quale delle due risorse diventa. Una biglia non diventa mai entrambe.

## Il magazzino

rules-warehouse = Il magazzino
rules-warehouse-shelves = Le risorse del mercato vanno nel tuo magazzino. Ha tre ripiani, per 1, 2 e 3 risorse.
rules-warehouse-one = Un ripiano contiene risorse di *un solo tipo*.
rules-warehouse-other = Due ripiani non contengono mai lo *stesso tipo*.
rules-warehouse-free = Nel tuo turno puoi spostare le risorse tra i ripiani quante volte vuoi. Non devi mai farlo a mano: se c’è un modo per far stare tutto, tutto ci sta.
rules-warehouse-depot = Un leader con un deposito aggiunge due posti per un tipo di risorsa. Quel tipo può comunque stare anche su un ripiano.
rules-warehouse-apart = Niente passa dal magazzino al forziere, né dal forziere al magazzino. Al forziere arriva solo ciò che produci.
rules-warehouse-fits = Così va bene
rules-warehouse-fits-why = 1 servitore, 2 monete e 3 scudi: un ripiano per ogni tipo.
rules-warehouse-mixed = Così no
rules-warehouse-mixed-why = Due tipi sullo stesso ripiano.
rules-warehouse-twice = E nemmeno così
rules-warehouse-twice-why = Le pietre sono su due ripiani. Quattro dello stesso tipo ci stanno solo con l’aiuto di un leader.

## Abbandonare risorse

rules-letting-go = Abbandonare risorse
rules-letting-go-may = Delle risorse appena prese, abbandona ciò che non puoi o non vuoi mettere in magazzino. Le risorse dei turni precedenti restano dove sono.
rules-letting-go-price = C’è un prezzo: per *ogni* risorsa che abbandoni, *ogni avversario* riceve 1 punto fede.
rules-letting-go-free = Una biglia bianca che non porta niente non è una risorsa, e la fede non si abbandona mai: né l’una né l’altra ti costa qualcosa.
rules-letting-go-together = Tutti gli altri avanzano insieme, di tante caselle quante sono le risorse, e solo allora si guarda se c’è un rapporto in Vaticano. La tua fede da una biglia rossa è venuta prima, con un rapporto suo se lo ha fatto scattare.

## Acquistare una carta

rules-cards = Acquistare una carta
rules-cards-top = Puoi acquistare la carta in cima a qualsiasi mazzo, se puoi pagarne il costo e uno dei tuoi slot può accoglierla.
rules-cards-next = Poi si scopre la carta seguente di quel mazzo. Un mazzo finito resta vuoto.
rules-cards-brings = Una carta porta due cose: i suoi punti alla fine della partita, e una produzione che puoi usare dal tuo prossimo turno, finché un’altra carta non la copre.
rules-cards-discount = Con un leader che dà uno sconto, ogni carta che costa la sua risorsa ne costa 1 in meno. Due sconti valgono entrambi, ognuno per la sua risorsa.
rules-cards-cost = *Il costo*: ciò che paghi una volta, per acquistarla.
rules-cards-level = *Il livello*: I, II o III. Dice in quale slot può andare la carta.
rules-cards-production = *La produzione*: a sinistra della freccia ciò che richiede, a destra ciò che dà.
rules-cards-points = *I punti*: da 1 a 12, di più se il livello è più alto.
rules-cards-colour = *Il colore*, come cornice e come segno: lo richiedono i leader.

## Slot

rules-slots = Gli slot
rules-slots-levels = La tua plancia ha tre slot. Una carta di *livello I* vuole uno slot vuoto. Una carta di *livello II* va sopra una di livello I, una carta di *livello III* sopra una di livello II. I colori possono essere diversi.
rules-slots-none = Se nessuno slot può accogliere una carta, non puoi acquistarla, anche se potresti pagarla.
rules-slots-top = Di ogni slot produce solo la *carta in cima*. Quelle sotto portano ancora i loro punti e valgono ancora per i leader: pensaci prima di coprire una produzione che ti piace.
rules-slots-alike = Gli slot vuoti si equivalgono, perciò ti si propone solo il primo.
rules-slots-empty = Per il livello I
rules-slots-one = Per il livello II
rules-slots-two = Per il livello III
rules-slots-three = Pieno

## Pagare

rules-payment = Pagare
rules-payment-where = Il costo delle carte e ciò che le produzioni richiedono si pagano dal *magazzino*, dai depositi dei leader e dal *forziere*, mescolati come vuoi. Ciò che paghi torna nella riserva, che non finisce mai.
rules-payment-asked = La domanda arriva solo quando la risorsa è sia in magazzino sia nel forziere. La prima risposta prende il più possibile dal magazzino: lì il posto è prezioso, quindi è quasi sempre quella giusta.

## Produrre

rules-production = Produrre
rules-production-choose = Scegli una o più delle tue produzioni, ognuna al massimo *una volta* per turno: la carta in cima a ogni slot, la produzione base, e i leader che producono.
rules-production-pay = Ogni produzione richiede ciò che sta a sinistra della freccia e dà ciò che sta a destra.
rules-production-once = Tutto avviene *insieme*: prima paghi per tutte le produzioni scelte, poi ricevi tutto. Così niente di ciò che una dà può pagarne un’altra nello stesso turno.
rules-production-box = Le risorse che produci vanno nel *forziere*. Ne contiene quante vuoi, di ogni tipo. La fede fa avanzare subito la tua pedina.
rules-production-figure = Paghi 1 pietra, 1 scudo e 1 servitore. Ricevi 3 monete nel forziere, e 2 punti fede.

## La produzione base

rules-board-power = La produzione base
rules-board-power-swap = Fin dall’inizio la tua plancia ha una produzione: richiede *due risorse* qualsiasi, uguali o diverse, e dà *una risorsa* a tua scelta.
rules-board-power-faith = La fede non è una risorsa: qui non si può né pagare né scegliere.

## I leader

rules-leaders = I leader
rules-leaders-hand = Hai in mano due leader che gli altri non vedono. Nel tuo turno, prima o dopo la tua azione, puoi fare l’una o l’altra di queste cose, con un leader o con entrambi:
rules-leaders-play = *Gioca* un leader, se ne soddisfi il requisito. Da quel momento resta scoperto, la sua abilità vale fino alla fine, e i suoi punti contano.
rules-leaders-discard = *Abbandona* un leader dalla mano, a faccia in giù, e ricevi subito 1 punto fede. Può perfino far scattare un rapporto in Vaticano o l’ultimo giro.
rules-leaders-requires = Ciò che un leader richiede basta *averlo*; non si paga niente. Le risorse contano ovunque siano: in magazzino, nei depositi, nel forziere. Le carte contano anche se coperte.
rules-leaders-level = Dove è richiesto solo un colore, va bene qualsiasi livello. Dove è richiesto il livello II, dev’essere proprio una carta di livello II. Gli sconti qui non cambiano niente.
rules-leaders-stay = Un leader giocato resta in gioco. Un leader ancora in mano alla fine non porta niente.
rules-leaders-abilities = Le abilità sono quattro:
rules-leaders-discount = *Sconto.* Ogni carta che costa questa risorsa te ne costa 1 in meno.
rules-leaders-depot = *Deposito.* Due posti in più per questa risorsa, oltre ai ripiani.
rules-leaders-white = *Biglie bianche.* Ogni biglia bianca che prendi diventa questa risorsa.
rules-leaders-production = *Produzione.* Una produzione in più: richiede 1 risorsa di questo tipo e dà 1 risorsa a scelta e 1 punto fede.

## La fede

rules-faith = La fede
rules-faith-steps = Il tracciato fede va dalla casella 0 alla casella 24. Ogni punto fede fa avanzare la tua pedina di una casella. Viene dalle biglie rosse, dalle produzioni, dai leader che abbandoni e dalle risorse abbandonate dagli altri.
rules-faith-no-good = La fede non è una risorsa: non va in magazzino, non si paga e non si abbandona. Ciò che andrebbe oltre la casella 24 è perso.
rules-faith-points = Alla fine conta l’alloro più lontano che la tua pedina ha raggiunto o superato, e solo quello.
rules-faith-figure = Il tracciato fede. Gli allori in basso mostrano i punti, le campate colorate sono le tre sezioni, e nell’ultima campata di ognuna sta un papa.

## I rapporti in Vaticano

rules-vatican = I rapporti in Vaticano
rules-vatican-sections = Il tracciato ha tre sezioni, ognuna con una *tessera del papa* per ogni giocatore. L’ultima casella di una sezione è la sua casella del papa.
rules-vatican-section = Sezione
rules-vatican-spaces = Caselle
rules-vatican-pope = Casella del papa
rules-vatican-tile = Tessera del papa
rules-vatican-range = da { $from } a { $to }
rules-vatican-when = Appena una pedina *qualsiasi* raggiunge o supera per la prima volta una casella del papa, c’è un *rapporto in Vaticano*. Chi ha la pedina in quella sezione o più avanti tiene la tessera del papa. Tutti gli altri perdono la loro per sempre.
rules-vatican-once = Per ogni sezione c’è un solo rapporto. Chi arriva dopo non riceve niente.
rules-vatican-many = Le pedine che avanzano insieme prima avanzano tutte. Se una mossa supera più caselle del papa, i rapporti di quelle sezioni si fanno uno dopo l’altro, con le pedine dove si trovano.
rules-vatican-example = *Un esempio:* un giocatore arriva alla casella 8, un altro è sulla casella 5, un terzo sulla casella 4. I primi due tengono la tessera. Al terzo mancava un passo.

## La fine della partita

rules-end = La fine della partita
rules-end-when = Il giro in corso è l’ultimo appena qualcuno acquista una *settima carta*, o appena una pedina raggiunge la *casella 24*, chiunque l’abbia fatta avanzare.
rules-end-round = Il giro si gioca fino in fondo, fino al giocatore che precede chi ha il calamaio, così tutti hanno avuto lo stesso numero di turni. Fino ad allora tutto vale come sempre.

## Il punteggio

rules-scoring = Il punteggio
rules-scoring-cards = *Carte*: i punti di tutte le tue carte, anche di quelle coperte.
rules-scoring-faith = *Fede*: l’alloro più lontano che hai raggiunto, fino a 20.
rules-scoring-tiles = *Tessere del papa*: 2, 3 e 4 punti, per quelle che hai tenuto.
rules-scoring-leaders = *Leader*: da 2 a 5 punti per ognuno che hai giocato.
rules-scoring-goods = *Risorse*: conta tutto ciò che resta in magazzino, nei depositi e nel forziere; ogni cinque portano 1 punto.
rules-scoring-tie = Vince chi ha più punti. A parità di punti è davanti chi ha più risorse rimaste; se anche queste sono pari, la vittoria è condivisa.

## In solitario contro Lorenzo

rules-solo = In solitario contro Lorenzo
rules-solo-setup = Inizi tu, quindi parti senza risorse. La *croce nera*, la pedina di Lorenzo, sta accanto alla tua sulla casella 0. Sette *segnalini* sono in una pila a faccia in giù.
rules-solo-token = Dopo ogni tuo turno Lorenzo rivela un segnalino e fa ciò che dice.
rules-solo-cross = La croce nera fa scattare i rapporti in Vaticano proprio come la tua pedina. Tu tieni o perdi la tua tessera come al solito; Lorenzo non ne ha. Ogni risorsa che abbandoni fa avanzare la croce di 1 casella. Un leader che abbandoni fa avanzare solo te.
rules-solo-win = *Vinci* subito quando acquisti la settima carta o raggiungi la casella 24. Non segue nessun segnalino. I tuoi punti dicono quanto bene hai vinto.
rules-solo-lose = *Perdi* subito quando le carte di un colore sono sparite tutte dalla griglia, acquistate o tolte, o quando la croce nera raggiunge la casella 24 prima di te. Una sconfitta non dà punti.
rules-solo-first = In una stessa presa la tua fede avanza prima della croce. Se entrambe arrivano alla casella 24, la tua è arrivata prima.

## I segnalini di Lorenzo

rules-tokens = I segnalini di Lorenzo
rules-tokens-cards = *Quattro segnalini*, uno per colore: si tolgono dalla griglia due carte di quel colore, a partire dal livello più basso. Quando un livello finisce, si passa al successivo.
rules-tokens-cross = *Due segnalini*: la croce nera avanza di 2 caselle.
rules-tokens-shuffle = *Un segnalino*: la croce nera avanza di 1 casella, poi tutti e sette i segnalini si rimescolano a faccia in giù.
rules-tokens-known = I segnalini rivelati restano in vista fino alla prossima mescolata: puoi capire che cosa può ancora arrivare.

## Opzioni di un tavolo

rules-options = Opzioni di un tavolo
rules-options-two = Due regole si possono leggere in due modi. Sceglie chi apre un tavolo; il modo abituale viene per primo.
rules-options-discard = *Risorse che si possono abbandonare*: solo quelle appena prese al mercato; oppure anche quelle in magazzino, quando prendi biglie, allo stesso prezzo in fede.
rules-options-colour = *Una settima carta che è l’ultima del suo colore*: vince la partita in solitario; oppure la perde.

## Icone. Il nome, poi il significato in una frase

rules-icons = Tutte le icone
rules-icons-all = Che cosa significa ogni segno sulla plancia e sulle carte.
rules-icon-coin = Moneta
rules-icon-coin-text = Una risorsa. La portano le biglie gialle, e ogni carta blu ne costa.
rules-icon-stone = Pietra
rules-icon-stone-text = Una risorsa. La portano le biglie grigie, e ogni carta gialla ne costa.
rules-icon-servant = Servitore
rules-icon-servant-text = Una risorsa. La portano le biglie viola, e ogni carta viola ne costa.
rules-icon-shield = Scudo
rules-icon-shield-text = Una risorsa. La portano le biglie blu, e ogni carta verde ne costa.
rules-icon-any = Risorsa a scelta
rules-icon-any-text = Una moneta, una pietra, un servitore o uno scudo, come preferisci; mai fede.
rules-icon-faith = Fede
rules-icon-faith-text = La tua pedina avanza di una casella sul tracciato fede.
rules-icon-vp = Punti
rules-icon-vp-text = Chi alla fine ne ha di più vince.
rules-icon-marble-yellow = Biglia gialla
rules-icon-marble-yellow-text = Porta 1 moneta.
rules-icon-marble-grey = Biglia grigia
rules-icon-marble-grey-text = Porta 1 pietra.
rules-icon-marble-purple = Biglia viola
rules-icon-marble-purple-text = Porta 1 servitore.
rules-icon-marble-blue = Biglia blu
rules-icon-marble-blue-text = Porta 1 scudo.
rules-icon-marble-red = Biglia rossa
rules-icon-marble-red-text = Porta 1 punto fede.
rules-icon-marble-white = Biglia bianca
rules-icon-marble-white-text = Non porta niente, a meno che un leader che hai giocato non la trasformi in una risorsa.
rules-icon-col-green = Carta verde
rules-icon-col-green-text = Il segno delle carte verdi, una foglia; un leader può richiederle.
rules-icon-col-blue = Carta blu
rules-icon-col-blue-text = Il segno delle carte blu, una goccia; un leader può richiederle.
rules-icon-col-yellow = Carta gialla
rules-icon-col-yellow-text = Il segno delle carte gialle, un sole; un leader può richiederle.
rules-icon-col-purple = Carta viola
rules-icon-col-purple-text = Il segno delle carte viola, una corona; un leader può richiederle.
rules-icon-level-1 = Livello I
rules-icon-level-1-text = La carta va in uno slot vuoto.
rules-icon-level-2 = Livello II
rules-icon-level-2-text = La carta va sopra una carta di livello I.
rules-icon-level-3 = Livello III
rules-icon-level-3-text = La carta va sopra una carta di livello II.
rules-icon-production = Produzione
rules-icon-production-text = Richiede risorse e ne dà altre, o fede.
rules-icon-arrow = Diventa
rules-icon-arrow-text = Ciò che sta prima si paga, ciò che sta dopo si riceve.
rules-icon-leader = Leader
rules-icon-leader-text = Una carta con un’abilità che vale per te una volta giocata.
rules-icon-inkwell = Calamaio
rules-icon-inkwell-text = Chi lo ha gioca per primo in ogni giro.
rules-icon-vatican = Tessera del papa
rules-icon-vatican-text = Si tiene o si perde nel rapporto in Vaticano della sua sezione.
rules-icon-pope = Casella del papa
rules-icon-pope-text = La prima pedina che la raggiunge o la supera fa scattare un rapporto in Vaticano.
rules-icon-black-cross = Croce nera
rules-icon-black-cross-text = La pedina di Lorenzo sul tracciato fede, in solitario.
rules-icon-solo-discard = Segnalino: si tolgono carte
rules-icon-solo-discard-text = Due carte del colore indicato lasciano la griglia, a partire dal livello più basso.
rules-icon-solo-cross = Segnalino: la croce avanza
rules-icon-solo-cross-text = La croce nera avanza di 2 caselle.
rules-icon-solo-shuffle = Segnalino: la croce avanza, i segnalini si rimescolano
rules-icon-solo-shuffle-text = La croce nera avanza di 1 casella, poi tutti i segnalini si rimescolano a faccia in giù.
