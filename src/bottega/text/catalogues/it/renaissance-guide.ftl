### La prima partita guidata di Renaissance, in italiano.
###
### Un maestro parla a chi non ha mai giocato, in una partita rapida con le carte degli artigiani.
### Ogni lezione ha un titolo (renaissance-guide-hand) e uno o più paragrafi (renaissance-guide-hand-1).
### Gli *asterischi* danno il grassetto.

## La pagina prima della partita

renaissance-guide-page-lead = Impara Renaissance giocandolo: dieci minuti, un piccolo castello, un avversario e un maestro al tuo fianco.
renaissance-guide-page-learn-castle = costruisci un castello di fondazioni, pietre e tegole
renaissance-guide-page-learn-actions = giochi azioni, e qualcuna colpisce te
renaissance-guide-page-learn-stock = metti da parte carte per un momento migliore
renaissance-guide-page-learn-missions = segui una missione segreta

## Lezioni, nell’ordine della partita

renaissance-guide-welcome = Ti do il benvenuto in cantiere
renaissance-guide-welcome-1 = In questa prima partita ti guardo da sopra la spalla. Ciò di cui parlo ha un *contorno blu tratteggiato*; ciò che puoi cliccare brilla *d’oro*.
renaissance-guide-welcome-2 = La domanda per te sta sempre qui, con tutte le sue risposte. Un clic sul tavolo fa lo stesso.

renaissance-guide-missions = Una missione a tua scelta
renaissance-guide-missions-1 = Ricevi quattro missioni e ne tieni *una*. Se la compi, ti porta i suoi punti; se no, te ne *costa* altrettanti.
renaissance-guide-missions-2 = Le missioni *reali*, con la corona d’oro, si giudicano alla fine. Quelle *principesche*, con la corona d’argento, contano appena si compiono. Scegline una che pensi di poter compiere.

renaissance-guide-castle = Il tuo castello
renaissance-guide-castle-1 = Sei celle: in basso le *fondazioni*, sopra la *pietra*, in cima un tetto di *tegole*. Ognuna accoglie solo materiali del suo genere. Non devi cominciare dal basso.
renaissance-guide-castle-2 = Chi riempie tutte le celle fa finire la partita e guadagna *10 punti*. Per il resto conta il valore di ciò che hai costruito.

renaissance-guide-hand = Le tue carte
renaissance-guide-hand-1 = Il numero su una carta è il suo *valore*, i segni accanto sono le *celle* in cui ci sta. Le carte con un numero e un testo sono due cose: materiale *o* azione, come vuoi.
renaissance-guide-hand-2 = Peschi sempre fino ad averne cinque, quindi non risparmiare troppo.

renaissance-guide-build = Un’operazione per turno
renaissance-guide-build-1 = Nel tuo turno fai *una* cosa: costruisci un materiale, giochi un’azione, posi una carta speciale, giochi la scorta o scarti una carta.
renaissance-guide-build-2 = Costruiamo. Clicca una carta di valore alto, poi una cella che brilla.

renaissance-guide-store = Qualcosa per dopo?
renaissance-guide-store-1 = Dopo puoi mettere da parte *una carta*, coperta, nella tua scorta. In questa piccola partita c’è posto per una.
renaissance-guide-store-2 = Fa posto in mano a una carta nuova, e nessuno la vede. Oppure passi.

renaissance-guide-undo = Hai cambiato idea?
renaissance-guide-undo-1 = *Annulla* ritira la tua ultima risposta, e quella prima, finché non si è scoperto qualcosa di nascosto. Quindi prova.

renaissance-guide-end = La fine del tuo turno
renaissance-guide-end-1 = La tua mano è di nuovo di cinque carte. *Concludi il turno*, e tocca a chi ti sta accanto.

renaissance-guide-rival = Qui accanto
renaissance-guide-rival-1 = Qui cresce l’altro castello. Vedi che cosa vi si costruisce e quante carte sono da parte, ma non la mano né la missione.

renaissance-guide-mission = A che punto è la tua missione
renaissance-guide-mission-1 = Qui sta la tua missione. Solo tu puoi vederla, e ti dice quanto manca.

renaissance-guide-action = Le azioni
renaissance-guide-action-1 = Le spade incrociate indicano un’azione che *attacca*, il fulmine una che ti aiuta. Un’azione giocata va negli scarti, e non si può più costruire.
renaissance-guide-action-2 = Alcune ti fanno costruire due materiali alla volta: un buon modo per fare prima del vicino.

renaissance-guide-special = Le carte speciali
renaissance-guide-special-1 = Una carta speciale resta dove la posi, e lì vale punti: nella tua *zona speciale*, o su un materiale, che rende migliore, o peggiore se è quello di qualcun altro.

renaissance-guide-stock = La tua scorta
renaissance-guide-stock-1 = Hai messo da parte una carta. Anche giocare la scorta è un’operazione: usi la carta *proprio come dalla mano*. Con tre posti, nella partita intera, fai fino a tre cose in un turno.

renaissance-guide-exposed = Che cosa si può colpire
renaissance-guide-exposed-1 = La maggior parte degli attacchi raggiunge solo ciò che è *esposto*: i materiali su cui non poggia niente. Ciò che ha qualcosa sopra è al sicuro da quelli.

renaissance-guide-piles = L’orologio della partita
renaissance-guide-piles-1 = Il mazzo non ricresce mai. Se qualcuno deve pescare ed è *vuoto*, anche allora la partita è finita.

renaissance-guide-log = Che cosa è successo
renaissance-guide-log-1 = Mentre gioca l’altro, qui si scrive ogni passo. Non ti perdi niente.

renaissance-guide-play-on = Ora continua tu
renaissance-guide-play-on-1 = Sai come si fa: costruisci, e tieni d’occhio la tua missione e il castello qui accanto.
renaissance-guide-play-on-2 = Ora sto in silenzio, a meno che non arrivi qualcosa di nuovo. Qualsiasi cosa indichi si spiega da sé.

## Cose nuove, dette una volta, quando arrivano

renaissance-guide-target = Chi colpisce?
renaissance-guide-target-1 = Questa azione è rivolta a qualcuno. Scegli a chi; in due al tavolo si fa presto.

renaissance-guide-lay-on = Dove va?
renaissance-guide-lay-on-1 = Questa carta speciale può stare in più di un posto. Ciò che vale punti sta meglio *dalla tua parte*; ciò che costa punti, da quella del vicino.

renaissance-guide-answer = Sta arrivando qualcosa
renaissance-guide-answer-1 = Qualcuno gioca un’azione, e ti si chiede se *rispondi*. Te lo si chiede anche se non hai niente in mano, così che da una pausa nessuno capisca qualcosa.
renaissance-guide-answer-2 = C’è un po’ di tempo. Se non dici niente, lasci correre.

renaissance-guide-strike = A che cosa rinunci?
renaissance-guide-strike-1 = Un materiale andrà perso. Clicca quello che fa meno male: il suo valore se ne va, e la sua cella torna libera.

renaissance-guide-placing = Altro da costruire
renaissance-guide-placing-1 = La tua azione ti fa costruire. Scegli una carta e una cella; che cosa chiede l’azione lo dice la domanda.

renaissance-guide-lost = Un buco nel muro
renaissance-guide-lost-1 = Era un attacco: un tuo materiale non c’è più. Ciò che vi poggiava resta al suo posto, e sulla cella si può costruire di nuovo.

renaissance-guide-skipped = Un turno perso
renaissance-guide-skipped-1 = Un’azione ti ha tolto il turno. Nient’altro è cambiato: si continua con il prossimo.

renaissance-guide-claimed = Missione compiuta
renaissance-guide-claimed-1 = La tua missione principesca è compiuta e ora è scoperta. I suoi punti sono *tuoi*, qualsiasi cosa succeda ora al castello.

renaissance-guide-nearly = Ci siamo quasi
renaissance-guide-nearly-own = Ancora una cella, e il tuo castello è finito: la partita si chiude *subito*, con 10 punti per te. Guarda prima se vale la tua missione.
renaissance-guide-nearly-other = Qui accanto è libera una sola cella. Quando è piena, la partita si chiude *subito*: pensa a che cosa manca ancora alla tua missione.

renaissance-guide-result = Il tuo primo castello
renaissance-guide-result-1 = Ben costruito. Qui vedi da dove vengono i punti di ognuno.
renaissance-guide-result-2 = Nella partita intera hai dodici celle, cinque missioni e una scorta più grande, e tante famiglie di carte quanti sono i giocatori. Oppure gioca di nuovo così, rivedi la partita, o invita amici al tavolo.
