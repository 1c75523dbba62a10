### La prima partita guidata di Lorenzo il Magnifico, in italiano.
###
### Un maestro parla a chi non ha mai giocato. Ogni lezione ha un titolo (lorenzo-guide-market)
### e uno o più paragrafi (lorenzo-guide-market-1). Gli *asterischi* danno il grassetto.

## La pagina prima della partita

lorenzo-guide-page-lead = Impara Lorenzo il Magnifico giocandolo: mezz’ora, un avversario e un maestro al tuo fianco.
lorenzo-guide-page-learn-members = mandi i tuoi familiari dove dicono i dadi
lorenzo-guide-page-learn-cards = prendi territori, edifici, personaggi e imprese
lorenzo-guide-page-learn-work = fai raccolti nelle tue terre e produzioni nelle tue botteghe
lorenzo-guide-page-learn-church = mostri la tua fede alla Chiesa

## Lezioni, nell’ordine della partita

lorenzo-guide-welcome = Ti do il benvenuto a Firenze
lorenzo-guide-welcome-1 = Guidi una famiglia nobile, e dopo sei round vince chi ha più *punti vittoria*. Io ti guardo da sopra la spalla: ciò di cui parlo ha un *contorno blu tratteggiato*, ciò che puoi cliccare brilla *d’oro*.
lorenzo-guide-welcome-2 = La domanda per te sta sempre qui, con tutte le sue risposte. Un clic sul tavolo fa lo stesso.

lorenzo-guide-round = Un round
lorenzo-guide-round-1 = Ogni round porta quattro nuove carte in ogni torre. Tutti hanno *quattro familiari* e li piazzano uno alla volta, a turno.
lorenzo-guide-round-2 = Un familiare fa subito ciò a cui serve il suo spazio. Quando tutti sono piazzati tornano a casa, e comincia il prossimo round.

lorenzo-guide-family = La tua famiglia
lorenzo-guide-family-1 = Tre familiari valgono ciò che mostra *il dado del loro colore*, uguale per tutti. Il *neutro* non ha dado: vale 0.
lorenzo-guide-family-2 = Quanto vale un familiare decide dove può andare.

lorenzo-guide-tower = Le torri
lorenzo-guide-tower-1 = Un familiare in una torre prende *la carta del suo piano*. Deve valere almeno il numero accanto alla carta: 1, 3, 5 o 7.
lorenzo-guide-tower-2 = Una carta la prende uno solo: ciò che è andato è andato.

lorenzo-guide-territory = Comincia da un territorio
lorenzo-guide-territory-1 = I territori non costano *niente*. Accanto al fulmine c’è ciò che ricevi subito; l’altra riga è ciò che rende poi ogni raccolto.
lorenzo-guide-territory-2 = Clicca un familiare e poi una carta che brilla, o prima la carta. Il tuo familiare migliore arriva ai piani più alti.

lorenzo-guide-undo = Hai cambiato idea?
lorenzo-guide-undo-1 = *Annulla* ritira la tua ultima risposta, e quella prima, finché non si è scoperto qualcosa di nascosto. Quindi prova pure.

lorenzo-guide-end = La fine del tuo turno
lorenzo-guide-end-1 = In un turno si piazza un solo familiare. Quando ti va bene così, *concludi il turno*.

lorenzo-guide-first-card = La tua prima carta
lorenzo-guide-first-territory = Eccola. Un raccolto la fa rendere, se l’azione vale almeno il suo *dado*. Alla fine i territori danno anche punti, dal terzo in poi.
lorenzo-guide-first-character = Eccola. Ciò che sa fare un personaggio vale *sempre*, da ora in poi. Alla fine i personaggi danno anche punti: più ne hai, meglio è.
lorenzo-guide-first-building = Eccola. Una produzione la attiva, se l’azione vale almeno il suo *dado*.
lorenzo-guide-first-venture = Eccola. Alla fine della partita ti dà i punti nel suo *alloro*.

lorenzo-guide-costs = Che cosa costano le carte
lorenzo-guide-costs-1 = Tutte, tranne i territori, costano ciò che sta sotto il loro nome. Gli *edifici* costano risorse e lavorano per te, i *personaggi* costano monete e ti aiutano sempre, le *imprese* danno punti alla fine.
lorenzo-guide-costs-2 = I due piani alti danno anche *un bonus*, mostrato sotto il loro numero. Arriva per primo, e può aiutare a pagare la carta.

lorenzo-guide-fee = Qui c’è già qualcuno
lorenzo-guide-fee-1 = Appena in una torre c’è qualcuno, anche dei tuoi, ogni altra sua carta costa *3 monete in più*. Si pagano prima di ricevere qualsiasi cosa.
lorenzo-guide-fee-2 = E in una torre può stare solo uno dei tuoi familiari colorati. Il neutro può raggiungerlo.

lorenzo-guide-servants = I servitori aiutano
lorenzo-guide-servants-1 = Un familiare vale troppo poco? Ogni *servitore* che spendi lo fa valere 1 in più.
lorenzo-guide-servants-2 = Ciò che brilla tiene già conto dei tuoi servitori. Se ne prendono solo quanti servono, e la risposta in basso dice quanti.

lorenzo-guide-harvest = Il raccolto
lorenzo-guide-harvest-1 = Qui un familiare porta ciò che rende la tua *tessera bonus*, un legno, una pietra e un servitore, e ciò che rende ogni territorio il cui dado l’azione raggiunge.
lorenzo-guide-harvest-2 = In due, in ogni round c’è posto per *un solo* familiare: quello di chi arriva per primo.

lorenzo-guide-market = Il mercato
lorenzo-guide-market-1 = Cinque monete, o cinque servitori, per qualsiasi familiare che valga almeno 1. Ogni banco accoglie *un* familiare: quelli coperti sono per più giocatori.
lorenzo-guide-market-2 = Un buon posto per un dado basso.

lorenzo-guide-council = Il Palazzo del Consiglio
lorenzo-guide-council-1 = È aperto a tutti, per un familiare che valga almeno 1, e dà *una moneta e un privilegio*: un piccolo dono a tua scelta.
lorenzo-guide-council-2 = E chi ci va per primo *gioca per primo* nel prossimo round.

lorenzo-guide-neutral = Il familiare neutro
lorenzo-guide-neutral-1 = Vale 0, e nessuno spazio chiede meno di 1. Quindi quasi ovunque deve aiutarlo *un servitore*: tienine uno per lui in ogni round.

lorenzo-guide-others = Gli altri
lorenzo-guide-others-1 = Qui vedi risorse e punti di tutti. Clicca un nome per guardare quella casata: in questa partita non c’è niente di segreto.

lorenzo-guide-log = Che cosa è successo
lorenzo-guide-log-1 = Mentre gli altri giocano, ogni passo si scrive qui. Non ti perdi niente.

lorenzo-guide-new-round = Un nuovo round
lorenzo-guide-new-round-1 = I familiari sono a casa, i dadi sono tirati, e sono arrivate nuove carte; quelle che nessuno ha preso sono *perse*.
lorenzo-guide-new-round-2 = Qui vedi chi gioca prima adesso: chi era nel Palazzo del Consiglio, poi gli altri com’erano.

lorenzo-guide-church = La Chiesa ti guarda
# $needed: punti fede; $faith: quanti ne ha chi gioca.
lorenzo-guide-church-1 = Dopo questo round c’è il *rapporto al Vaticano*. Chi allora ha meno di { $needed } punti fede subisce la *scomunica* e porta questa tessera fino alla fine della partita. Tu ne hai { $faith }.
lorenzo-guide-church-2 = La fede viene dalle carte, e da un privilegio.

lorenzo-guide-production = La produzione
lorenzo-guide-production-1 = Fa per gli edifici ciò che il raccolto fa per le terre: la tua *tessera bonus* rende due monete e un punto militare, e si attiva ogni edificio il cui dado l’azione raggiunge.
lorenzo-guide-production-2 = Anche qui, in due c’è posto per un solo familiare.

lorenzo-guide-military = Posto per le terre
lorenzo-guide-military-1 = Dal terzo in poi un territorio richiede *punti militari*: 3, poi 7, 12 e 18. Devi averli quando lo prendi; non si pagano.
lorenzo-guide-military-2 = Vengono da carte, privilegi e piani alti degli edifici. Alla fine la famiglia più forte guadagna 5 punti, e la seconda 2.

lorenzo-guide-play-on = Ora continua tu
lorenzo-guide-play-on-1 = Sai come funziona: prendi carte, falle lavorare, e bada alla Chiesa. *Imprese*, *personaggi* e *territori* contano alla fine.
lorenzo-guide-play-on-2 = Ora sto zitto, a meno di novità. Tutto ciò che indichi si spiega da sé.

## Cose nuove, dette una volta, la prima volta che capitano

lorenzo-guide-helpers = Quanti servitori?
lorenzo-guide-helpers-1 = Qui decidi *tu* quanti servitori aiutano. Il dado mostra quanto vale l’azione con loro, e accanto ci sono le carte che si attiverebbero.

lorenzo-guide-trades = Gli scambi
lorenzo-guide-trades-1 = Alcuni edifici trasformano ciò che sta a sinistra della freccia in ciò che sta a destra. Scegli quelli che vuoi, ognuno *una volta*, poi produci.
lorenzo-guide-trades-2 = Prima si paga tutto: ciò che questa produzione porta non si può scambiare subito.

lorenzo-guide-privilege = Un privilegio
lorenzo-guide-privilege-1 = Il Consiglio esaudisce un desiderio: scegli una di queste cose. Più privilegi insieme devono essere tutti *diversi*.

lorenzo-guide-price = Due prezzi
lorenzo-guide-price-1 = Questa carta si può pagare in più modi: scegli. Dove il prezzo è in *punti militari*, devi avere il numero più grande e paghi il più piccolo.

lorenzo-guide-order = Che cosa prima?
lorenzo-guide-order-1 = Questa carta fa più cose insieme, e scegli *tu* che cosa viene prima: ciò che porta l’una può servire all’altra.

lorenzo-guide-bonus = Un’azione in regalo
lorenzo-guide-bonus-1 = La tua carta te ne fa prendere un’altra, *senza familiare*. Tutto il resto è come sempre: il valore deve raggiungere il piano, i servitori possono aiutare, la carta si paga, e anche il pedaggio.
lorenzo-guide-bonus-2 = Non si può conservare per dopo. Se non ti piace niente, rinuncia.

lorenzo-guide-support = Sostieni la Chiesa?
# $faith: quanti punti fede ha chi gioca; $points: quanto valgono.
lorenzo-guide-support-1 = Hai abbastanza fede per scegliere. Se la *sostieni*, i tuoi { $faith } punti fede diventano { $points } punti vittoria, e riparti da 0.
lorenzo-guide-support-2 = Se *rifiuti*, tieni la fede per un rapporto successivo, dove averne di più vale molto di più, ma porti la scomunica fino alla fine.

lorenzo-guide-report = Dopo il rapporto
lorenzo-guide-report-kept = Hai sostenuto la Chiesa: la tua fede è diventata punti e riparte da 0. Il prossimo rapporto viene dopo il round 4, e chiede *4*.
# $tile: che cosa fa la scomunica, in poche parole.
lorenzo-guide-report-banned = Porti la *scomunica* fino alla fine della partita ({ $tile }). La tua fede c’è ancora: il prossimo rapporto viene dopo il round 4, e chiede *4*.

lorenzo-guide-period = Il secondo periodo
lorenzo-guide-period-1 = Da ora nelle torri ci sono carte del *periodo II*: costano di più e sanno fare di più. Il periodo III arriva con il round 5.

lorenzo-guide-lost = Un familiare resta a casa
lorenzo-guide-lost-1 = Nessuno dei tuoi familiari si poteva più piazzare: valevano troppo poco, e i servitori non bastavano. Così uno è andato *perso* per questo round.

lorenzo-guide-last-round = L’ultimo round
lorenzo-guide-last-round-1 = Piazzi per l’ultima volta. La Chiesa chiede ancora fede, *5* punti; poi si contano le tue carte e i punti militari, e ogni *cinque risorse* rimaste danno un punto.

lorenzo-guide-result = La tua prima partita è fatta
lorenzo-guide-result-1 = Ben giocato. Qui vedi da dove vengono i punti di tutti.
lorenzo-guide-result-2 = La prossima volta prendi i *leader*: li aggiungono le regole avanzate. Oppure gioca ancora così, rivedi la partita, o chiama gli amici al tavolo.
