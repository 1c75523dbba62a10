### La prima partita guidata di Maestri del Rinascimento, in italiano.
###
### Un maestro della bottega parla a chi non ha mai giocato. Ogni lezione ha un titolo
### (guide-market) e uno o più paragrafi (guide-market-1). Gli *asterischi* danno il grassetto.

## La pagina prima della partita

guide-page-lead = Impara Maestri del Rinascimento giocandolo: dieci minuti, un avversario facile e un maestro al tuo fianco.
guide-page-learn-leaders = scegli due leader
guide-page-learn-market = prendi biglie al mercato e metti risorse in magazzino
guide-page-learn-cards = acquisti la tua prima carta e la fai produrre
guide-page-learn-faith = avanzi sul tracciato fede e incontri il Vaticano

## Lezioni, nell’ordine della partita

guide-welcome = Ti do il benvenuto in bottega
guide-welcome-1 = In questa prima partita ti guardo da sopra la spalla. Ciò di cui parlo ha un *contorno blu tratteggiato*; ciò che puoi cliccare brilla *d’oro*.
guide-welcome-2 = La domanda per te sta sempre qui, con tutte le sue risposte. Un clic sul tavolo fa lo stesso.

guide-dealt = Quattro leader, tienine due
guide-dealt-1 = Ogni leader mostra in alto il suo *requisito*, e sotto che cosa fa per te una volta giocato. I tuoi servono a questo:
guide-dealt-discount = Uno *sconto* rende le carte meno care. Requisito: due carte di colori diversi, presto fatto.
guide-dealt-depot = Un *deposito* dà posto a due risorse in più. Requisito: cinque risorse dello stesso tipo, quindi non prima di produrre.
guide-dealt-white = Le *biglie bianche* diventano risorse: forte, ma il requisito è di tre carte.
guide-dealt-production = Una *produzione* tutta sua. Requisito: una carta di livello II.
guide-dealt-2 = I leader che richiedono gli stessi colori fanno una buona coppia. Clicca i due che vuoi.

guide-start-goods = Qualcosa per l’attesa
guide-start-goods-1 = Non inizi tu, quindi scegli *una risorsa* con cui iniziare. Guarda le carte di livello I: una risorsa richiesta da più carte non è mai sbagliata.

guide-market = Il mercato
guide-market-1 = Le risorse vengono da qui. Una freccia prende *tutte* le biglie della sua linea: quattro in una riga, tre in una colonna.

guide-marbles = Che cosa portano le biglie
guide-marbles-1 = La gialla porta una *moneta*, la grigia una *pietra*, la viola un *servitore*, la blu uno *scudo*.
guide-marbles-2 = La rossa è *fede*: un passo sul tracciato fede. La bianca non porta niente, per ora.

guide-slide = La biglia esterna
guide-slide-1 = Quando prendi una linea, questa biglia entra dalla parte della freccia e quella in fondo cade fuori. Così scegli anche che cosa lasci agli altri.
guide-slide-2 = Ora prendi una riga o una colonna.

guide-must-let-go = Non c’è posto per tutto
guide-must-let-go-1 = I tre ripiani tengono 1, 2 e 3 risorse; ognuno tiene *un solo tipo*, e mai due lo stesso. Ciò che non trova posto va *abbandonato*.
guide-must-let-go-2 = Per ogni risorsa che abbandoni, ogni avversario riceve 1 punto fede. Clicca quella di cui puoi fare a meno.

guide-store = In magazzino
guide-store-1 = I tre ripiani tengono 1, 2 e 3 risorse. Ognuno tiene *un solo tipo*, e mai due lo stesso. A sistemarle ci pensa il tavolo.
guide-store-2 = Puoi anche abbandonare risorse, ma ognuna dà 1 punto fede a ogni avversario. Stavolta c’è posto per tutto: *metti in magazzino*.

guide-leaders = I tuoi leader
guide-leaders-1 = Prima o dopo la tua azione puoi *giocare* un leader, se ne soddisfi il requisito. Da quel momento ti aiuta fino alla fine, e i suoi punti contano.
guide-leaders-2 = Oppure lo *abbandoni* per 1 punto fede. Non c’è fretta, né per l’uno né per l’altro.

guide-undo = Hai cambiato idea?
guide-undo-1 = *Annulla* ritira la tua ultima risposta, e quella prima, finché non si è scoperto qualcosa di nascosto. Quindi prova pure.

guide-end = La fine del tuo turno
guide-end-1 = In un turno c’è una sola azione. Quando ti va bene così, *concludi il turno*.

guide-others = Gli altri
guide-others-1 = Qui vedi carte, risorse, fede e punti di tutti. Clicca un nome per guardare quella plancia: di segreto ci sono solo i leader in mano.

guide-log = Che cosa è successo
guide-log-1 = Mentre gli altri giocano, ogni passo si scrive qui. Non ti perdi niente.

guide-aim = Punta a una carta
guide-aim-1 = Le carte portano punti, e una produzione per il resto della partita. Comincia con una di livello I che costi poco. Io guarderei questa:
guide-aim-2 = Prendi biglie che portano ciò che manca. Può volerci un turno o due.

guide-buy = Puoi acquistare una carta
guide-buy-1 = Le carte che brillano sono alla tua portata. Una carta di *livello I* va in uno slot vuoto.
guide-buy-2 = Le carte acquistate presto producono più volte. Clicca una carta che ti piace.

guide-pay = Da dove?
guide-pay-1 = Questa risorsa è sia in magazzino sia nel forziere. Se puoi, paga dal *magazzino*: il posto sui ripiani è prezioso.

guide-first-card = La tua prima carta
guide-first-card-1 = Eccola. Dal tuo prossimo turno può *produrre*: ciò che sta a sinistra della freccia diventa ciò che sta a destra.
guide-first-card-2 = Più avanti le si può mettere sopra una carta di livello II. Allora produce solo quella in cima, ma entrambe portano i loro punti.

guide-produce = La terza azione: produrre
guide-produce-1 = Hai ciò che la tua carta richiede. Invece di prendere biglie o acquistare, puoi usare una volta *tutte* le tue produzioni: quella della carta e quella base.
guide-produce-2 = Ciò che danno va nel *forziere*. Clicca una produzione per cominciare.

guide-base = La produzione base
guide-base-1 = Trasforma *due risorse* qualsiasi in *una* a tua scelta. È un cambio magro, ma porta proprio ciò che manca, e il risultato va nel forziere.

guide-producing = Tutto insieme
guide-producing-1 = Aggiungi altre produzioni, o produci ora. Prima si paga tutto, poi si riceve tutto: ciò che esce non può rientrare nello stesso turno.

guide-strongbox = Il forziere
guide-strongbox-1 = Qui sta ciò che hai prodotto. Il forziere contiene quante risorse vuoi, di ogni tipo, e paga carte e produzioni proprio come il magazzino.

guide-faith = Il tracciato fede
guide-faith-1 = La fede muove una pedina lungo questi archi. Viene dalle biglie rosse, dalle produzioni, dai leader che abbandoni e dalle risorse abbandonate dagli altri.
guide-faith-2 = Alla fine, l’*alloro* più lontano che hai raggiunto o superato porta i suoi punti.

guide-vatican = Rapporti in Vaticano
guide-vatican-1 = La prima pedina che raggiunge un papa fa scattare un *rapporto in Vaticano*. Chi è in quella sezione colorata o più avanti tiene la tessera del papa e i suoi punti. Tutti gli altri perdono la loro.
guide-vatican-2 = Quindi resta vicino: il primo papa aspetta sulla casella 8, e basta la casella 5 per essere della partita.

guide-play-on = Ora continua tu
guide-play-on-1 = Sai come funziona: prendi, acquista, produci. La partita finisce con la *settima carta* di qualcuno, o quando una pedina raggiunge la casella 24.
guide-play-on-2 = Ora sto zitto, a meno di novità. Tutto ciò che indichi si spiega da sé.

## Cose nuove, dette una volta, la prima volta che capitano

guide-whites = Biglie bianche per due leader
guide-whites-1 = Due dei tuoi leader trasformano biglie bianche in risorse. Scegli per ogni biglia quale delle due risorse diventa.

guide-play-leader = Un leader si può giocare
guide-play-leader-1 = Soddisfi il requisito di uno dei tuoi leader. Non si paga niente: *giocalo*, e da ora ti aiuta. Anche i suoi punti sono al sicuro.

guide-report = Un rapporto in Vaticano
guide-report-kept = Una pedina ha raggiunto un papa. La tua era abbastanza avanti: la tessera del papa è *tua*, con i suoi punti.
guide-report-lost = Una pedina ha raggiunto un papa, e la tua non era ancora nella sezione: questa tessera del papa è *persa*. Ci sarà un rapporto anche per la prossima sezione, quindi bada al tracciato fede.

guide-level-two = Una carta di livello II
guide-level-two-1 = Ora una carta di *livello II* è alla tua portata. Va sopra una di livello I e ne copre la produzione: scegli bene di quale puoi fare a meno.

guide-six = Sei carte
guide-six-1 = Ancora una carta, e arriva l’*ultimo giro*. Acquistala quando pensi che il vantaggio sia tuo.

guide-last-round = L’ultimo giro
guide-last-round-1 = Il giro si gioca fino in fondo, così tutti hanno avuto lo stesso numero di turni. Usa ciò che hai: per un solo punto servono *cinque risorse* rimaste.

guide-result = La tua prima partita è fatta
guide-result-1 = Ben giocato. Qui vedi da dove vengono i punti di tutti: carte, fede, tessere del papa, leader e risorse.
guide-result-2 = Gioca ancora, rivedi la partita, o chiama gli amici al tavolo.
