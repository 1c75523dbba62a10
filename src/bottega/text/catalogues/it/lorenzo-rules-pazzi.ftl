### Le regole dell’espansione di Lorenzo La Congiura dei Pazzi, come parte della pagina delle regole
### nel browser, in italiano.
###
### Un messaggio è un paragrafo o una voce di un elenco. Un titolo si chiama come la sua sezione
### (lorenzo-rules-pazzi-rivals), ciò che sta sotto come ciò che racconta.
### Gli *asterischi* intorno alle parole danno il grassetto; le parole possono cambiare, gli asterischi restano.
### Carte, leader e famiglie si chiamano come in lorenzo.ftl. X-1 e simili in un commento sono
### i chiarimenti che la frase racconta.

## I mazzi

lorenzo-rules-pazzi = Pazzi: i mazzi
lorenzo-rules-pazzi-cards = Per ogni tipo e ogni periodo ci sono *due nuove carte*, 24 in tutto. Quindi dove ce n’erano otto ce ne sono dieci, e in una partita ce ne sono solo otto:
lorenzo-rules-pazzi-figure = Per ogni tipo e ogni periodo: otto carte di prima e due nuove, e se ne giocano otto.
lorenzo-rules-pazzi-base = del gioco base
lorenzo-rules-pazzi-new = nuove
lorenzo-rules-pazzi-deck = nel mazzo
lorenzo-rules-pazzi-box = nella scatola
lorenzo-rules-pazzi-ways = Ci sono tre modi di scegliere le otto:
# X-75
lorenzo-rules-pazzi-random = *A sorte.* Le dieci si mescolano, e se ne pescano otto. Nessuno sa quali due sono rimaste nella scatola.
# X-75
lorenzo-rules-pazzi-preview = *A sorte, e mostrate.* Come sopra, ma prima che le otto vengano mescolate tutti possono guardarle. L’elenco si può consultare per tutta la partita.
# X-75
lorenzo-rules-pazzi-built = *Scelte da te.* Scegli otto carte su dieci, dodici volte. La pagina apposita tiene il conto e ti dà un breve testo, il codice dei tuoi mazzi: conservalo, mandalo agli amici, e apri tavoli con quello. Tutti al tavolo vedono l’elenco.
# X-64
lorenzo-rules-pazzi-basic = *Senza le regole avanzate* Sala dei Traditori e Ordire la Congiura restano nella scatola. Allora del loro tipo e periodo ce ne sono nove tra cui scegliere.
lorenzo-rules-pazzi-order = L’ordine dentro un periodo è comunque ignoto: le carte si mescolano sempre.

## Gli avversari

lorenzo-rules-pazzi-rivals = Pazzi: i tuoi avversari
lorenzo-rules-pazzi-rivals-all = Alcune nuove carte toccano *tutti gli altri giocatori* insieme. La domanda arriva a uno dopo l’altro, e il tuo turno continua quando tutti hanno risposto.
lorenzo-rules-pazzi-rivals-give = *Devono dare.* Piccola Estorsione, Estorsione e Sacco della Città costano 1, 2 o 3 punti militari per ogni avversario. Poi ogni avversario ti dà 1, 2 o 3 unità di una risorsa, tra legni, pietre, monete e servitori, a sua scelta.
# X-59
lorenzo-rules-pazzi-rivals-part = Chi dà sceglie tra ciò che può dare per intero. Se non c’è niente del genere, dà quanto può di una sola risorsa.
# X-57, X-58
lorenzo-rules-pazzi-rivals-usurer = *Devono dare, o perdere punti.* Casa dell’Usuraio e Casa degli Arruolatori si attivano in una produzione, se vuoi: paghi 1 punto, o 1 punto militare, per ogni avversario, tutto o niente. Poi ogni avversario ti dà 2 monete, o 2 servitori, oppure 3 punti. Chi non può dare le risorse per intero deve dare punti, e chi ne ha meno di 3 dà quelli.
lorenzo-rules-pazzi-rivals-example = *Un esempio:* in quattro si attiva la tua Casa dell’Usuraio. Paghi 3 punti.
lorenzo-rules-pazzi-rivals-figure = Che cosa hanno i tre avversari di questo esempio, e che cosa ti danno.
lorenzo-rules-pazzi-rivals-has = Ha
lorenzo-rules-pazzi-rivals-gives = Dà
lorenzo-rules-pazzi-rivals-why = Perché
lorenzo-rules-pazzi-rivals-who = Avversario
lorenzo-rules-pazzi-rivals-chose = ha scelto le monete; andavano bene anche i punti
lorenzo-rules-pazzi-rivals-must = non può dare 2 monete, quindi deve dare punti
lorenzo-rules-pazzi-rivals-left = dà quello che c’è
# X-60
lorenzo-rules-pazzi-rivals-discard = *Devono scartare.* Con Incendiario ogni avversario scarta un territorio o un edificio, con Congiurato un personaggio o un’impresa, a sua scelta. Chi non ha niente di quei tipi non scarta niente.
# X-60
lorenzo-rules-pazzi-rivals-after = Ciò che una carta persa ha già portato resta, e i leader in gioco pure. Ciò che concedeva finisce, e non conta più per i punti. I territori si ricompattano, quindi il prossimo richiede i punti militari del posto che ora è libero.
# X-26
lorenzo-rules-pazzi-rivals-use = *Usi ciò che hanno.* Spia Industriale porta una produzione di valore 3 con gli edifici di un avversario a tua scelta, Bracconiere un raccolto di valore 2 con i territori di un avversario. Sei tu a pagare gli scambi e a ricevere tutto, con la tua tessera bonus; l’avversario non perde e non guadagna niente. Servitori e le tue abilità aumentano il valore, tranne quella che porta la carta stessa. Le carte che contano le “tue” carte contano le tue, e una carta che toglie punti li toglie a te.

## Altre carte

lorenzo-rules-pazzi-others = Pazzi: altre nuove carte
lorenzo-rules-pazzi-others-few = Anche queste sono nuove:
# X-56
lorenzo-rules-pazzi-others-lose = *Terre che tolgono punti.* Provincia Conquistata e Città Saccheggiata danno molto subito, e costano 1 o 2 punti in ogni raccolto che raggiunge il loro valore. Non puoi evitarlo, ma nessuno scende sotto 0.
# X-25
lorenzo-rules-pazzi-others-large = *Lo spazio grande a valore pieno.* Con Maestro di Gilda lì una produzione non vale 3 in meno, con Balivo dei Campi un raccolto. Una scomunica conta comunque.
# X-57
lorenzo-rules-pazzi-others-gossip = *Punti per un privilegio.* Casa dei Pettegolezzi prende 1 punto, che devi avere, e dà un privilegio.
# X-30, X-61
lorenzo-rules-pazzi-others-market = *Il mercato senza familiare.* Mercato Nero dà ciò che dà un banco vuoto, se è aperto per quel numero di giocatori, oppure un privilegio. Non si piazza nessun familiare: il banco resta libero per tutti, e una scomunica dal mercato non conta.
# X-41
lorenzo-rules-pazzi-others-gallows = *Persone per punti.* In una produzione Patibolo ti permette di scartare un tuo personaggio per 7 punti. Ciò che il personaggio concedeva finisce, e non conta più.
# X-45, X-63
lorenzo-rules-pazzi-others-traitors = *Leader per punti.* Sala dei Traditori, che tra l’altro costa 1 punto fede, ti permette di abbandonare un leader in gioco per 6 punti. Il leader smette subito di agire, e tutto ciò che conta i leader ne conta uno in meno.
# X-40
lorenzo-rules-pazzi-others-plot = *Altri leader.* Con Ordire la Congiura peschi due dei leader avanzati dopo il draft, e alla fine hai 2 punti per ognuno dei tuoi in gioco.
lorenzo-rules-pazzi-others-coup = *Una carta qualsiasi.* Colpo di Stato, per 7 legni o 7 pietre, porta un’azione extra di valore 7 per una carta di qualsiasi tipo, non dalla torre speciale. Dove c’è qualcuno si paga il pedaggio, e il bonus del piano è tuo.

## Leader e famiglie

lorenzo-rules-pazzi-people = Pazzi: leader e famiglie
lorenzo-rules-pazzi-people-four = Quattro leader sono nuovi, con le regole avanzate:
lorenzo-rules-pazzi-people-raffaello = *Raffaello Sanzio* scambia una volta per round: 1 punto con 3 monete, o 1 moneta con 3 punti.
# X-44, X-45
lorenzo-rules-pazzi-people-macchiavelli = *Niccolò Machiavelli* aggiunge 1 punto ogni volta che guadagni punti, una volta per ogni fonte, e alla fine una volta per ogni parte del punteggio. Le perdite non cambiano. Tra le altre cose richiede un leader che hai in gioco.
# X-43
lorenzo-rules-pazzi-people-carlo = *Carlo VIII* fa valere 2 ogni servitore. Se una scomunica chiede due servitori per 1, un servitore torna a valere 1.
lorenzo-rules-pazzi-people-salviati = *Jacopo Salviati* aggiunge un privilegio ogni volta che ne ricevi, quale che sia il numero. Dev’essere diverso da quelli che hai appena scelto.
# X-64
lorenzo-rules-pazzi-people-families = Due famiglie si aggiungono a quelle di Casate del Rinascimento, se si gioca con entrambe:
lorenzo-rules-pazzi-family-della-scala = Della Scala
# X-54
lorenzo-rules-pazzi-family-della-scala-text = Non puoi scegliere la fede come privilegio, ma ogni *privilegio* porta 1 punto fede oltre a ciò che scegli. E nel tuo turno puoi trasformare *1 punto fede in 1 moneta, 1 servitore e 1 punto militare*, quante volte vuoi; non durante un rapporto.
lorenzo-rules-pazzi-family-visconti = Visconti
# X-5, X-39, X-55
lorenzo-rules-pazzi-family-visconti-text = Accanto a questa tessera ci sono due *leader* scoperti, prima che qualcuno faccia un’offerta: vanno in mano a chi la vince, con cinque sigilli. Ogni volta che giochi un leader, in qualunque modo, giri uno dei sigilli e ricevi ciò che mostrano tutti quelli girati. Dal sesto leader in poi ricevi semplicemente tutti e cinque.
lorenzo-rules-pazzi-visconti-figure = I sigilli dei Visconti quando è stato appena giocato il terzo leader: tre sono girati e rendono, nell’ordine in cui li hai scelti. Ciò che mostrano l’abbiamo scelto noi: i valori stampati non erano pubblici.
lorenzo-rules-pazzi-visconti-pays = rende
lorenzo-rules-pazzi-visconti-waits = aspetta

## Entrambe insieme

lorenzo-rules-pazzi-both = Le due espansioni insieme
lorenzo-rules-pazzi-both-plain = Nessuna delle due scatole cambia l’altra:
lorenzo-rules-pazzi-both-cards = *Carte.* Le nuove carte della Congiura dei Pazzi entrano nelle quattro torri, mai in quella speciale. Il mazzo speciale si pesca come detto, e non si può costruire.
lorenzo-rules-pazzi-both-families = *Famiglie.* Se ne pescano tante quanti i giocatori, da tutte e dodici.
lorenzo-rules-pazzi-both-leaders = *Leader.* Si possono distribuire tutti e 44, o quelli che scegliete.
# X-47
lorenzo-rules-pazzi-both-malatesta = *I Malatesta* prendono le imprese che costano punti militari per ogni avversario senza pagarli, ma devono averne altrettanti.
# X-54
lorenzo-rules-pazzi-both-salviati = *Della Scala e Jacopo Salviati*: anche il privilegio che lui aggiunge porta il suo punto fede.
# X-39, X-45
lorenzo-rules-pazzi-both-counts = *Contare i leader.* Accademia, Cronista, Machiavelli e Ordire la Congiura contano i leader in gioco. Uno che Sala dei Traditori si è preso non conta più. Poeta di Corte e i Visconti premiano ogni leader giocato, anche uno giocato senza requisiti.

## La fine

lorenzo-rules-pazzi-end = Pazzi: la fine e i punti
# X-62
lorenzo-rules-pazzi-end-ventures = I punti si contano come sempre. Ricostruire il Quartiere dà 2 punti per ogni edificio che hai alla fine, Ordire la Congiura 2 per ogni leader in gioco.
# X-44
lorenzo-rules-pazzi-end-macchiavelli = Con Niccolò Machiavelli ogni parte del punteggio che ti dà punti ne dà 1 in più.

## Chiarimenti

lorenzo-rules-pazzi-rulings = Buono a sapersi: le espansioni
lorenzo-rules-pazzi-rulings-why = Domande che nascono con le espansioni, e come si risponde qui.
# X-31, X-72
lorenzo-rules-pazzi-rulings-rita = *Santa Rita* non raddoppia i gettoni, né ciò che ti danno gli avversari, né ciò che rendono le carte attivate da un’impresa.
# X-76
lorenzo-rules-pazzi-rulings-sources = *Chi dà è una fonte.* Con 1 moneta in meno da ogni fonte, tre avversari che danno 2 monete a testa te ne portano 3. Loro ne danno comunque 2.
lorenzo-rules-pazzi-rulings-worth = *Le scomuniche sul valore* contano anche per i familiari negli spazi dei leader e per le azioni che i leader portano.
# X-21
lorenzo-rules-pazzi-rulings-cap = *Carte che dipendono da un valore.* Dove Loggia del Capomastro o Magazzino della Gilda attiva una carta così, il valore è quello della produzione.
# X-66
lorenzo-rules-pazzi-rulings-brown = *Il familiare marrone occupa una torre*, e sta nella fila del Palazzo come ogni altro.
# X-36, X-49
lorenzo-rules-pazzi-rulings-brown-space = *Può andare ovunque*: nello spazio di un leader, al mercato, nel raccolto e nella produzione accanto a un tuo familiare colorato.
# X-52, X-60
lorenzo-rules-pazzi-rulings-orsini = *Gli Orsini* ricevono la ricompensa di una serie quando è completa. Perdi una carta e completi di nuovo la serie: una seconda volta non c’è niente.
# X-16
lorenzo-rules-pazzi-rulings-discard = *Gli scarti sono scoperti.* Ci finisce anche ciò che gli avversari hanno dovuto scartare, e può tornare con Antiquario o Agente delle Imprese.
# X-57, X-63
lorenzo-rules-pazzi-rulings-points = *I punti che si pagano* devono esserci. I punti che si perdono si perdono finché ce ne sono.
# X-38
lorenzo-rules-pazzi-rulings-lutero = *Martin Lutero e i Della Rovere*: chi non subisce la scomunica non perde punti per questo.
