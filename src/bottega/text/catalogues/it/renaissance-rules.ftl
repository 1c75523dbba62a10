### Le regole di Renaissance, come pagina nel browser, in italiano.
###
### Un messaggio è un paragrafo o una voce di un elenco. Un titolo si chiama come la sua sezione
### (renaissance-rules-stock), ciò che sta sotto come ciò che racconta (renaissance-rules-stock-play).
### Gli *asterischi* intorno alle parole danno il grassetto; le parole possono cambiare, gli asterischi restano.
### Carte e missioni si chiamano come in renaissance.ftl. N-1 e simili in un commento sono le
### interpretazioni che la frase racconta. I testi delle singole carte non sono qui: li portano le carte.

## Lo scopo

renaissance-rules-goal = Lo scopo
renaissance-rules-goal-castle = Costruisci un castello, cella dopo cella: fondazioni, muri di pietra, tetti di tegole. Gente abile ti aiuta; cannoni, ladri e maltempo no. E in segreto segui le missioni che re e principi ti hanno affidato.
renaissance-rules-goal-points = Quando un castello è finito, o il mazzo è esaurito, si contano i punti di castelli, carte speciali e missioni. Vince chi ha *più punti*, e non è detto che sia chi ha finito per primo.
renaissance-rules-goal-players = Si gioca in due, tre o quattro, ognuno per sé; in quattro, sei o otto si può giocare in *squadre* di due. C’è anche una *partita rapida* con mezzo castello.

## La preparazione

renaissance-rules-setup = La preparazione
renaissance-rules-setup-laid = Il tavolo si prepara da solo:
# N-50
renaissance-rules-setup-families = *Le famiglie.* Sono in gioco tante famiglie di carte quanti sono i giocatori. Si sorteggiano, a meno che chi apre il tavolo non le indichi.
# N-50
renaissance-rules-setup-castle = *I castelli.* Ognuno riceve a sorte uno di quattro castelli, tutti diversi.
renaissance-rules-setup-missions = *Le missioni.* Si mescolano le missioni reali delle famiglie in gioco, e a parte quelle principesche. Ricevi 2 missioni reali e 3 principesche. Quelle che avanzano sono fuori gioco, e nessuno le vede.
# N-38
renaissance-rules-setup-choose = *Gli obblighi.* Due delle tue cinque missioni, quelle che vuoi, le dichiari *obbligatorie*: ti portano i loro punti o te ne costano altrettanti. Le altre tre sono *facoltative*. Tutti scelgono nello stesso momento e in segreto. Le tue missioni restano coperte; le tue le puoi guardare quando vuoi.
renaissance-rules-setup-pile = *Il mazzo.* Tutte le altre carte, 35 per famiglia, si mescolano in un solo mazzo. Inizi con una mano di 5 carte.
renaissance-rules-setup-first = *L’ordine.* Chi inizia si sorteggia. Da lì si procede in senso orario.
renaissance-rules-setup-players = Giocatori
renaissance-rules-setup-of-families = Famiglie
renaissance-rules-setup-left = Carte nel mazzo quando tutti hanno la loro mano

## I castelli

renaissance-rules-castles = Quattro castelli
renaissance-rules-castles-cells = Ogni castello ha *dodici celle*, ma disposte a modo suo, e con un suo numero di celle per ogni genere di materiale.
renaissance-rules-castles-around = Sopra il castello c’è la sua *zona speciale*, di fianco la *scorta*. Lì stanno anche le tue missioni. In mezzo al tavolo ci sono il mazzo e gli scarti.

## Le famiglie

renaissance-rules-families = Quattro famiglie
renaissance-rules-families-each = Una famiglia ha 45 carte: 10 materiali, 5 azioni, 15 carte che sono entrambe le cose, 5 speciali, 5 missioni reali e 5 principesche. I materiali sono gli stessi in tutte. Il resto mostra un carattere:
renaissance-rules-family-army-about = *Attacca*. Spara, saccheggia, assedia e sbarra la strada. Le sue missioni premiano gli attacchi, e una scorta tranquilla.
renaissance-rules-family-clergy-about = *Difende*. Annulla le azioni, le rimanda indietro, le vieta, e ascolta confessioni. Alcune sue missioni premiano chi resta indietro.
renaissance-rules-family-artisans-about = *Costruiscono*. Posano più materiali alla volta, li migliorano e li tengono al sicuro. Le loro missioni parlano di bei castelli.
renaissance-rules-family-merchants-about = *Trattano* con tutti: commerciano, sbirciano nelle mani, scambiano materiali e copiano ciò che hanno gli altri. Le loro missioni amano gli affari curiosi.
renaissance-rules-families-tiles = *Le tegole sono rare.* Dei 25 materiali di una famiglia 14 possono essere una fondazione, 12 una pietra e solo 7 una tegola; alcuni possono essere due o tre di queste cose.

## Le carte

renaissance-rules-cards = Le carte
renaissance-rules-cards-types = Nel mazzo ci sono quattro tipi di carte:
renaissance-rules-cards-material = *Materiale.* Serve a costruire. Ha un genere e un valore da 1 a 5.
renaissance-rules-cards-action = *Azione.* La giochi, fa ciò che dice e va negli scarti.
renaissance-rules-cards-composite = *Azione / materiale.* La usi come l’una o come l’altro. In una mano, in una scorta, nel mazzo e negli scarti conta come *entrambi*; su una cella è un materiale e nient’altro.
renaissance-rules-cards-special = *Speciale.* La posi, e lì resta.
# N-4
renaissance-rules-cards-pure = Le carte che sono solo un materiale o solo un’azione si dicono *pure*, quelle che sono entrambi *miste*. Una carta mista non diventa pura perché sta su una cella.
renaissance-rules-cards-kinds = Un materiale è una *fondazione*, una *pietra* o una *tegola*. Una carta con due o tre di questi segni può essere una qualsiasi di loro. Finché non è costruita conta come tutte; una volta costruita è ciò a cui serve la sua cella.
renaissance-rules-cards-count = *Un esempio:* hai in mano una fondazione pura, un’azione pura e una carta mista con pietra e tegola. Sono due materiali, due azioni, una pietra e una tegola in tre carte.
renaissance-rules-card-value = *Il valore* del materiale.
renaissance-rules-card-kinds = *I generi*: le celle su cui si può costruire.
renaissance-rules-card-sign = *Che cosa sa fare*: spade incrociate per un’azione che attacca, un fulmine per ogni altra azione, una porta per una risposta e per una carta speciale. Un materiale puro non ha nessun segno.
renaissance-rules-card-text = *Che cosa fa* come azione. Non conta quando la costruisci.
renaissance-rules-card-family = *La famiglia.*

## Costruire

renaissance-rules-building = Costruire, e i valori
# N-1
renaissance-rules-building-cell = Un materiale va su una *cella libera del suo genere*, ovunque si trovi. Sotto non deve esserci niente, a meno che il tavolo non giochi con la regola dell’appoggio.
# N-3
renaissance-rules-building-value = Le carte speciali posate su un materiale cambiano quanto vale. Una pietra da 4 con sopra un +2 *è* una pietra da 6: per i punti, per ogni carta e per ogni missione. È il suo *valore effettivo*. Può essere 0, meno di 0 o più di 5; allora non è nessuno dei valori da 1 a 5. Ovunque tranne che su un castello conta il valore stampato.
renaissance-rules-building-exposed = Un materiale è *esposto* finché sulla sua cella non poggia nessuna cella piena. Molti attacchi raggiungono solo ciò che è esposto.
renaissance-rules-building-figure = Un castello in costruzione. I materiali con le spade incrociate sono esposti; gli altri hanno qualcosa sopra. La pietra da 4 conta 6, grazie alla carta speciale che porta.
# N-2
renaissance-rules-building-falls = *Niente crolla.* Se un materiale va perso, ciò che vi poggia resta dov’è. Solo una frana porta via ciò che sta sopra.
# N-6
renaissance-rules-building-goes = *Ciò che sta su un materiale ne segue la sorte.* Se il materiale si scarta, si scartano anche le carte speciali che porta; se passa su un’altra cella o in un altro castello, lo seguono.

## Un turno

renaissance-rules-turn = Un turno
renaissance-rules-turn-three = Un turno ha tre fasi:
renaissance-rules-turn-act = *Agire.* Fai *una* operazione.
renaissance-rules-turn-store = *Mettere in scorta.* Se vuoi, e se c’è posto, metti una carta della tua mano nella tua scorta.
renaissance-rules-turn-draw = *Pescare.* Peschi fino ad avere 5 carte in mano. Se ne hai 5 o più non peschi, e le tieni tutte.
renaissance-rules-turn-five = Le operazioni sono cinque:
renaissance-rules-turn-build = *Costruire:* metti un materiale della tua mano su una cella libera del tuo castello.
renaissance-rules-turn-play = *Giocare un’azione* della tua mano.
renaissance-rules-turn-lay = *Posare una carta speciale* della tua mano.
renaissance-rules-turn-open = *Giocare la scorta:* usi quante delle sue carte vuoi.
renaissance-rules-turn-discard = *Scartare* una carta della tua mano. Non fa niente.
# N-32
renaissance-rules-turn-must = Una di queste la devi fare. Solo senza carte in mano e senza una scorta da giocare non c’è niente da fare, e passi alla fase seguente.
# N-13, and decided here
renaissance-rules-turn-more = *Più di una.* “Padre nostro” dà un’altra operazione, se hai in mano altre due carte da scartare per averla; “Accordo” dà un intero altro turno dopo questo, ma due nello stesso turno non ne danno un secondo. “Carrucola” ti permette di mettere fino a tre materiali quando costruisci nel tuo prossimo turno.
# N-12
renaissance-rules-turn-less = *Meno di una.* Alcune azioni pesano sul prossimo turno di qualcuno: niente turno, niente azioni, niente materiali, niente pesca. Ognuna vale una volta, e una seconda dello stesso tipo va persa. Un turno perso consuma tutto ciò che lo aspettava, anche le cose buone.

## La scorta

renaissance-rules-stock = La scorta
renaissance-rules-stock-three = La tua scorta contiene *tre carte*, coperte. Solo tu le conosci. È così che in un turno fai più di una cosa.
renaissance-rules-stock-in = Nella fase 2 di ogni turno può entrarci una carta della tua mano.
renaissance-rules-stock-play = Giocare la scorta è un’operazione. Prendi le sue carte *una alla volta*, nell’ordine che vuoi, e ognuna la costruisci, la giochi, la posi o la scarti proprio come dalla mano. Una finisce prima che inizi la seguente. Ne usi almeno una, e smetti quando vuoi; il resto rimane nella scorta.
# N-30
renaissance-rules-stock-hand = Intanto la tua mano resta la tua mano. Ciò che un’azione costruisce, conta, mostra o scambia da una mano non si prende dalla scorta. C’è un’eccezione: a un *Doppio attacco* dalla scorta segue un’azione dalla scorta.
# N-31
renaissance-rules-stock-after = Anche dopo aver giocato la scorta puoi metterci una carta nella fase 2.
# N-23
renaissance-rules-stock-captain = *Il capitano* blocca una scorta: non si può né giocare né riempire finché chi la possiede non scarta dalla mano un materiale di valore 4 o 5. Le azioni degli avversari la raggiungono lo stesso.
# N-24, and decided here
renaissance-rules-stock-keeper = *Il magazziniere* aggiunge posti. Si giocano insieme alla scorta, ma nessuna azione su una scorta li raggiunge, e chi guarda la scorta non li vede. Se lascia la zona, le carte nei suoi posti si scartano.
# N-27, N-22
renaissance-rules-stock-others = *La venditrice ambulante* prende il posto di una carta a caso nella scorta di un avversario, e da allora lì è una carta come le altre, da giocare o da scartare. *Il campanaro* fa la guardia alla scorta da uno dei suoi posti, comunque ci sia arrivato.

## Le azioni

renaissance-rules-actions = Le azioni
# N-8
renaissance-rules-actions-steps = Un’azione fa ciò che dice, passo dopo passo, e ogni passo *per quanto è possibile*. Puoi giocarla anche se non porta a niente: allora si scarta e basta, e conta comunque come giocata.
# decided here
renaissance-rules-actions-aim = A chi è rivolta si sceglie quando la si annuncia, prima che qualcuno risponda; per “Gargolla” si sceglie la carta speciale da distruggere.
# N-14
renaissance-rules-actions-few = Chi deve rinunciare a più carte di quante ce ne sono rinuncia a tutte.
# N-17
renaissance-rules-actions-values = Le azioni che guardano i valori guardano i valori effettivi.
# N-20
renaissance-rules-actions-discards = Tutto ciò che si scarta o si distrugge va in un’unica pila degli scarti, scoperta per tutti. Non si rimescola mai nel mazzo.
# N-11
renaissance-rules-actions-double = *Doppio attacco* porta subito una seconda azione, e quella è doppia: riguarda il doppio delle *carte*, oppure due *giocatori* invece di uno, a tua scelta e per quanto la si può raddoppiare. Il doppio delle carte significa ogni numero di carte che nomina; i valori di cui parla restano com’erano. Entrambe le azioni contano come giocate. Se non hai un’altra azione, non succede niente.

## Attacchi e risposte

renaissance-rules-reactions = Attacchi e risposte
# N-9
renaissance-rules-reactions-attack = Un’azione *attacca* quando danneggia il castello, la scorta, la mano, la zona speciale o il turno di un avversario. Guardare una mano o una scorta non è un attacco. Le carte speciali non attaccano mai, qualsiasi cosa facciano.
# N-10
renaissance-rules-reactions-ask = Quando un’azione è annunciata, a tutti gli avversari si chiede *nello stesso momento* se rispondono. Lo si chiede che abbiano qualcosa o no, e il tempo è uguale per tutti: così da una pausa nessuno capisce chi ha qualcosa. Chi non dice niente lascia correre.
# decided here
renaissance-rules-reactions-none = Solo dove tutti vedono che non c’è risposta non si chiede a nessuno: nessun avversario ha nella zona un papa non ancora usato, e in più nessun avversario è indicato o colpito, oppure “Preghiera” sta dove tutti la vedono.
renaissance-rules-reactions-order = Poi tutto accade in quest’ordine, in senso orario da chi ha giocato l’azione:
renaissance-rules-reactions-trap = *Le trappole* scattano da sole. Il chierichetto annulla la prima azione che attacca il suo castello, il campanaro una che attacca la sua scorta. La trappola passa poi nella zona speciale di chi ha attaccato, dove costa punti.
renaissance-rules-reactions-pope = *Il papa*: ogni avversario che lo ha nella zona può usarlo, una volta per partita. L’intera azione è annullata, per tutti.
renaissance-rules-reactions-prayer = *Preghiera*: chi è indicato o colpito dall’azione può giocarla dalla mano. La sua parte dell’azione colpisce allora chi l’ha giocata. Si possono rimandare indietro anche i semplici sguardi; “Chiostro” e “Piazza del villaggio” no.
renaissance-rules-reactions-then = *L’azione* fa ciò che ne resta.
# N-49
renaissance-rules-reactions-iron = *Il ferramenta*: quando tutto è fatto, a chi lo ha si chiede allo stesso modo se ripete l’azione per sé, una volta per partita. È una nuova azione, sua, e le si può rispondere. Ciò che è stato annullato non si può ripetere.
renaissance-rules-reactions-figure = Dall’annuncio alla fine. Ciò che annulla un’azione per tutti la conclude lì.
renaissance-rules-reactions-said = Si annuncia un’azione
renaissance-rules-reactions-asked = Si chiede a tutti gli avversari
renaissance-rules-reactions-alone = si salva solo chi la possiede
renaissance-rules-reactions-all = annullata per tutti
renaissance-rules-reactions-turned = una parte torna indietro
renaissance-rules-reactions-short-trap = Trappole
renaissance-rules-reactions-short-pope = Il papa
renaissance-rules-reactions-short-prayer = Preghiera
renaissance-rules-reactions-short-then = L’azione
renaissance-rules-reactions-short-iron = Il ferramenta
renaissance-rules-reactions-takes-place = ha luogo
renaissance-rules-reactions-again = la ripete
# N-10, and decided here
renaissance-rules-reactions-part = Trappole, “Preghiera” e “Cappella” proteggono soltanto *chi le possiede*: di un’azione su più persone, gli altri subiscono la loro parte. Ciò che è stato rimandato indietro non si può rimandare di nuovo, e non fa scattare trappole. A una risposta nessuno risponde.
# N-8
renaissance-rules-reactions-count = Un castello conta come attaccato solo se c’era qualcosa, e se l’attacco non è stato né annullato né rimandato indietro.
# N-10
renaissance-rules-reactions-fill = Una “Preghiera” lascia un vuoto nella mano fino alla tua prossima fase 3.
# N-10, completed
renaissance-rules-reactions-orders = Nelle partite con giorni per ogni mossa nessuno sta ad aspettare. Lì rispondono per te le tue *disposizioni*: mai, solo per il castello, o sempre. Se non ne hai date, sono: mai.

## Le carte speciali

renaissance-rules-specials = Le carte speciali
renaissance-rules-specials-zone = Una carta speciale va nella tua *zona speciale*, sopra il tuo castello, se non dice altro: su un materiale, al posto di un materiale, sopra o dentro una scorta, o nella zona di un avversario.
renaissance-rules-specials-points = Quanto vale, nel bene e nel male, conta per la parte in cui si trova: nella zona, o nel valore di un materiale.
# N-8
renaissance-rules-specials-cannot = Una che non si può posare come dice non si può posare affatto. Puoi comunque metterla in scorta o scartarla.
# N-5, N-53
renaissance-rules-specials-place = *Il prevosto e la Vergine* prendono il posto di un materiale, che si scarta. La loro cella conta come piena e regge ciò che ha sopra, ma non contiene materiali: non ha né genere né valore, solo i loro punti. Le azioni degli avversari non li toccano. Chi possiede il castello può toglierli, con “Chiave di volta” o “Gargolla”. La Vergine protegge anche tutti i materiali accanto a lei.
# N-28
renaissance-rules-specials-on = *Il lavorante e il fabbro* possono stare su un materiale di qualsiasi castello. Ciò su cui sta il fabbro non può essere scelto né distrutto da nessuna azione. *Il conciatetti* fa stare un materiale su una cella di qualsiasi genere.
# N-26
renaissance-rules-specials-copy = *L’apicoltore* prende, nel conteggio finale, i punti di una carta speciale nella zona di un avversario, mai quelli di un altro apicoltore. Se sono tutte cattive può non prenderne. *Il prestatore su pegno* porta 1 punto per ogni materiale di valore 5 nel castello di un avversario.
renaissance-rules-specials-priest = *Il curato* raccoglie da allora ogni azione che attacca il tuo castello, per 1 punto ciascuna.
# N-25
renaissance-rules-specials-recruiter = *Il reclutatore* può prendere, alla fine di ogni tuo turno, una carta a caso da ogni avversario che nel suo ultimo turno ha costruito dalla mano un 4 o un 5. La tua mano può superare le 5 carte.
# N-21
renaissance-rules-specials-keyring = *Il portachiavi* non si può posare. Quando un altro giocatore lo vede nella tua mano o nella tua scorta, o lo pesca a caso, va nella *tua* zona e vale 3; chi l’ha pescato non riceve niente in cambio. Conta come posato da nessuno. Quando si scambiano mani intere, non si vede.

## Le missioni

renaissance-rules-missions = Le missioni
renaissance-rules-missions-two = Una missione reale vale da 10 a 14 punti, una principesca da 5 a 9.
# N-33, N-34
renaissance-rules-missions-princely = *Le missioni principesche* sono compiute appena vale la loro condizione, in qualsiasi turno, anche tra due carte di una scorta. Si scoprono da sole e restano compiute, qualsiasi cosa succeda dopo. Anche il materiale che finisce un castello può ancora compierne una.
renaissance-rules-missions-royal = *Le missioni reali* si scoprono a partita finita. Conta come stanno le cose in quel momento.
renaissance-rules-missions-mandatory = Le missioni *obbligatorie* non compiute costano i loro punti. Quelle *facoltative* non costano niente.
# N-35
renaissance-rules-missions-ties = *Il pareggio non basta* dove una missione chiede il più o il meno di tutti. Dove chiede di essere indietro di almeno 2, bastano 2 esatti.
# N-7
renaissance-rules-missions-done = *Ciò che è fatto è fatto.* Quello che hai fatto una volta, o per primo, conta anche se il materiale va perso. Non importa come è arrivato sulla sua cella: costruire, rubare e scambiare sono la stessa cosa.
# N-36
renaissance-rules-missions-running = *Due turni di seguito* significa due tuoi turni consecutivi. Un turno che perdi interrompe la serie, e ciò che scarti nei turni degli altri non conta.
# N-40
renaissance-rules-missions-empty = *Un castello vuoto* non contiene nessun materiale puro, e nient’altro che 1, 3 e 5.
# N-37, N-39, N-29
renaissance-rules-missions-some = *La battaglia di Arques* si guarda per ultima e conta tutte le tue altre missioni. *La Compagnia della Moscovia* abbina i materiali uno a uno, con un solo e stesso avversario. *La Pace delle due dame* conta tutto ciò che portano le tue carte speciali: nella zona, sul castello, sotto il curato e con il prestatore su pegno. Per *Capo Horn* devono essere pieni i tre posti normali.
# N-33, replaced
renaissance-rules-missions-hand = *Scoprirle di propria mano.* Si può aprire un tavolo in cui le tue missioni principesche le scopri tu, per tenerle segrete un po’ più a lungo. Puoi farlo a ogni domanda che ti si pone, alla fine di ogni turno degli altri e poco prima che la partita finisca; ma solo finché vale la condizione. Ciò che deve accadere in un turno va scoperto in quel turno. Ciò che alla fine è ancora coperto non è compiuto.

## La fine

renaissance-rules-end = La fine e i punti
renaissance-rules-end-when = La partita finisce *subito*, nel primo di questi due modi:
renaissance-rules-end-castle = Tutte le celle di un castello sono piene.
# N-42
renaissance-rules-end-pile = Qualcuno deve pescare nella fase 3 e il mazzo è vuoto. Le carte già pescate si tengono.
# N-41, N-42
renaissance-rules-end-once = Non c’è un ultimo giro. Se un castello si completa nel mezzo di una scorta o di un’azione, tutto si ferma lì. Le azioni che scoprono soltanto carte del mazzo prendono quelle che ci sono e non fanno finire niente.
renaissance-rules-end-points = Poi ognuno conta:
# N-43
renaissance-rules-end-full = *10 punti* per un castello finito.
renaissance-rules-end-materials = I *valori effettivi* di tutti i materiali del castello, con ciò che valgono lì le carte speciali.
renaissance-rules-end-zone = I punti delle carte speciali nella *zona*.
renaissance-rules-end-missions = I punti di tutte le *missioni compiute*.
renaissance-rules-end-failed = *Meno* i punti delle missioni obbligatorie non compiute.
# N-44
renaissance-rules-end-tie = A parità di totale la vittoria è condivisa.
renaissance-rules-end-figure = Un esempio: un castello finito, due missioni compiute, una missione obbligatoria mancata.
renaissance-rules-end-line-castle = Materiali del castello
renaissance-rules-end-line-full = Castello finito
renaissance-rules-end-line-zone = Zona speciale
renaissance-rules-end-line-royal = Missione reale, obbligatoria, compiuta
renaissance-rules-end-line-princely = Missione principesca, facoltativa, compiuta
renaissance-rules-end-line-failed = Missione principesca, obbligatoria, non compiuta
renaissance-rules-end-line-open = Missioni facoltative, non compiute
renaissance-rules-end-line-total = Totale

## La partita rapida

renaissance-rules-quick = La partita rapida
renaissance-rules-quick-castle = Tutti costruiscono lo stesso piccolo castello di *sei celle*: tre fondazioni, due pietre, una tegola.
renaissance-rules-quick-figure = Il castello della partita rapida
renaissance-rules-quick-families = In due giocatori è in gioco *una* famiglia, in tre o quattro *due* famiglie.
# N-45
renaissance-rules-quick-missions = Ricevi 2 missioni reali e 2 principesche e ne tieni *una*, che è obbligatoria. Le altre tre si mettono via; non ce ne sono di facoltative.
renaissance-rules-quick-stock = La scorta contiene *una* carta.
# N-45
renaissance-rules-quick-rest = Tutto il resto è come sempre, e un castello finito porta 10 punti anche qui (5 nell’edizione del 2016).
# N-46
renaissance-rules-quick-never = *Attenzione:* “Editto di Nantes” e “Affare dei manifesti” richiedono tre carte in una scorta. Con un solo posto, servono i due posti del magazziniere; nell’edizione del 2016 non si può proprio.

## Le squadre

renaissance-rules-teams = Le squadre
# N-47, N-51
renaissance-rules-teams-who = In quattro, sei o otto si gioca in squadre di due. Ci sono tante famiglie e tanti castelli quante sono le squadre. I posti si alternano, così il turno passa di squadra in squadra:
renaissance-rules-teams-figure = Sei persone in tre squadre. I compagni hanno la stessa lettera.
# N-47
renaissance-rules-teams-share = I compagni hanno in comune castello, scorta, zona speciale e missioni. Ognuno ha una *mano sua*, che l’altro non vede.
# N-47
renaissance-rules-teams-missions = Le missioni si danno per squadra: 2 reali e 3 principesche. Entrambi possono guardarle; quelle obbligatorie le sceglie il compagno che siede per primo.
# N-47, completed
renaissance-rules-teams-talk = I compagni non possono parlare della partita: finché si gioca, la chat è chiusa.
# N-48
renaissance-rules-teams-opponents = Gli “avversari” e gli “altri” sono le *altre squadre*. Ciò che colpisce castelli, scorte o zone colpisce ognuna di loro una volta; ciò che colpisce mani o turni colpisce ogni loro giocatore. Il giocatore seguente è chi siede accanto.
# N-48, and decided here
renaissance-rules-teams-conditions = Le missioni su un castello, una scorta o una zona guardano ciò che ha la squadra, quelle sui turni ciò che vi fa un giocatore. Una missione su una mano si soddisfa con la mano di *un* compagno.
# N-51
renaissance-rules-teams-not = La partita rapida non si gioca in squadre, e in cinque o in sette non si può giocare.

## Le opzioni

renaissance-rules-options = Che cosa può scegliere un tavolo
renaissance-rules-options-open = Chi apre un tavolo sceglie come si gioca. Oltre alla partita rapida e alle squadre:
# N-50
renaissance-rules-options-families = *Le famiglie.* A sorte, o proprio quelle indicate.
# N-33, replaced
renaissance-rules-options-missions = *Le missioni principesche.* Si scoprono da sole, o ognuno scopre le sue.
# N-1, N-2, and decided here
renaissance-rules-options-support = *La regola dell’appoggio.* Un materiale si può mettere solo dove tutte le celle sotto sono piene. Allunga le partite di circa due turni. Anche così niente crolla quando si perde un appoggio, e un castello ridisposto con “Progetto” non ha bisogno di appoggi.
renaissance-rules-options-edition = *L’edizione.* Queste sono le regole del 2015, quelle abituali qui. L’elenco degli autori del 2016 cambia alcune carte:
renaissance-rules-edition-card = Carta
renaissance-rules-edition-first = 2015
renaissance-rules-edition-second = 2016
renaissance-rules-edition-paris-first = 3 materiali distrutti in un turno
renaissance-rules-edition-paris-second = 2; si chiama “Giornata delle barricate”
renaissance-rules-edition-billeting-first = nessun materiale
renaissance-rules-edition-billeting-second = nessun materiale dalla mano; la scorta si può usare
renaissance-rules-edition-cloister-first = una carta ciascuno, a propria scelta
renaissance-rules-edition-cloister-second = due carte a caso di ogni avversario, e due tue
renaissance-rules-edition-dealings-first = prende una carta speciale da un castello
renaissance-rules-edition-dealings-second = da un castello o da una zona
renaissance-rules-edition-renovator-first = solo con materiali di valore più alto
renaissance-rules-edition-renovator-second = con qualsiasi materiale dello stesso genere
renaissance-rules-edition-storekeeper-first = 2 posti
renaissance-rules-edition-storekeeper-second = 1 posto
renaissance-rules-edition-ironmonger-first = ripete un’azione subito dopo
# decided here
renaissance-rules-edition-ironmonger-second = all’inizio del tuo turno, l’ultima azione di un avversario che non sia stata annullata
renaissance-rules-edition-gossip-first = fondazioni da 1 e 2
renaissance-rules-edition-gossip-second = da 1, 2 e 3
# N-53
renaissance-rules-edition-virgin-first = al sicuro da ogni azione
renaissance-rules-edition-virgin-second = al sicuro dagli attacchi
renaissance-rules-edition-full = Un castello finito nella partita rapida
renaissance-rules-edition-full-first = 10 punti
renaissance-rules-edition-full-second = 5 punti
renaissance-rules-options-same = Undici carte hanno un altro nome nel 2016. Tre missioni non si possono compiere come scritte nel 2015, quindi il testo del 2016 vale in entrambe le edizioni: “Via Crucis”, “Camera ardente” e “Massacro di Wassy”.

## Interpretazioni

renaissance-rules-rulings = Buono a sapersi
renaissance-rules-rulings-why = Domande che nascono a molti tavoli, e come si risponde qui.
# N-54, and decided here
renaissance-rules-rulings-seen = *Ciò che hai visto* ti resta noto finché lo si può seguire: una mano mostrata, carte che hai dato via, carte rimesse sul mazzo. Ciò che scoprono “Angelus” e “Pozzo” lo vedono tutti, e anche l’ordine in cui torna sul mazzo.
# decided here
renaissance-rules-rulings-trade = *Commercio e Contrabbando* restituiscono tante carte quante ne hanno prese: da una mano vuota non si prende niente, e non si dà niente.
# decided here
renaissance-rules-rulings-cloister = *Chiostro* restituisce a ogni giocatore tante carte quante ne ha messe.
# N-15
renaissance-rules-rulings-square = *Piazza del villaggio.* I due si mostrano le mani. Poi c’è un’offerta, e a quella una controfferta; entrambe si possono rifiutare.
# N-16
renaissance-rules-rulings-flank = *Attacco sul fianco* prende, in ogni fila, la cella piena più esterna del lato che sceglie chi possiede il castello. Se ciò che c’è lì è al sicuro, quella fila non perde niente.
renaissance-rules-rulings-square-formation = *Formazione a quadrato* colpisce ciò che è esposto quando la si gioca: la prima perdita non ne espone una seconda. *Assedio* lascia scegliere la carta alla vittima.
# N-18, N-52
renaissance-rules-rulings-oven = *Forno del pane.* Costruisci fino a due materiali. Per ognuno, tutti gli altri giocatori, in senso orario, possono costruirne uno dello stesso genere e valore. Se così un castello si completa, la partita è finita.
# N-19
renaissance-rules-rulings-stall = *Bancarella* confronta con tutti i castelli, di nuovo per ogni materiale che mette.
# N-52
renaissance-rules-rulings-plan = *Progetto* solleva tutti i materiali del tuo castello. Cella dopo cella dici che cosa ci va; ogni cella si chiede una volta sola.
renaissance-rules-rulings-chapel = *Cappella* tiene ogni azione lontana dal tuo castello fino al tuo prossimo turno, e in quel turno non costruisci materiali.
# N-12
renaissance-rules-rulings-silence = *Chi non può giocare azioni* in un turno non può nemmeno rispondere con una in quel turno.
# N-49
renaissance-rules-rulings-next = *Un’azione ripetuta* che pesa su un prossimo turno lo fa dal momento della ripetizione.
# N-42
renaissance-rules-rulings-short = *Un mazzo corto:* “Angelus” e “Pozzo” prendono quello che c’è e non fanno finire niente.
renaissance-rules-rulings-vestibule = *Vestibolo:* un materiale che non puoi mettere resta dov’è.

## Parole e segni

renaissance-rules-words = Parole e segni
renaissance-rules-words-pure = *Pura:* una carta che è solo un materiale, o solo un’azione.
renaissance-rules-words-composite = *Mista:* una carta che è entrambi.
renaissance-rules-words-exposed = *Esposto:* un materiale su cui non poggia nessuna cella piena.
renaissance-rules-words-effective = *Valore effettivo:* quanto vale un materiale con tutto ciò che porta.
renaissance-rules-words-filled = *Piena:* una cella con un materiale, o con una carta speciale al posto di un materiale.
renaissance-rules-words-opponent = *Avversario:* un altro giocatore; a squadre, un giocatore di un’altra squadra.
renaissance-rules-words-own-side = *Parte:* ciò che un giocatore, o una squadra, ha davanti a sé: castello, zona e scorta.
renaissance-rules-icon-k-foundation = Fondazione
renaissance-rules-icon-k-foundation-text = Un genere di materiale, e di cella: ciò su cui sta un castello.
renaissance-rules-icon-k-stone = Pietra
renaissance-rules-icon-k-stone-text = Un genere di materiale, e di cella: i muri.
renaissance-rules-icon-k-tile = Tegola
renaissance-rules-icon-k-tile-text = Un genere di materiale, e di cella: i tetti.
renaissance-rules-icon-attack = Attacco
renaissance-rules-icon-attack-text = Un’azione che danneggia un avversario.
renaissance-rules-icon-bolt = Azione
renaissance-rules-icon-bolt-text = Un’azione che non attacca nessuno.
renaissance-rules-icon-protection = Speciale o risposta
renaissance-rules-icon-protection-text = Una carta speciale che si posa e resta, o un’azione che risponde a un’altra.
renaissance-rules-icon-stock = Scorta
renaissance-rules-icon-stock-text = Carte messe da parte, coperte, da giocare insieme.
renaissance-rules-icon-mission-royal = Missione reale
renaissance-rules-icon-mission-royal-text = Si giudica a partita finita; da 10 a 14 punti.
renaissance-rules-icon-mission-princely = Missione principesca
renaissance-rules-icon-mission-princely-text = È compiuta appena vale; da 5 a 9 punti.
renaissance-rules-icon-draw-pile = Mazzo
renaissance-rules-icon-draw-pile-text = Quando qualcuno deve pescare ed è vuoto, la partita è finita.
renaissance-rules-icon-discard = Scarti
renaissance-rules-icon-discard-text = Tutto ciò che è stato giocato, scartato o distrutto.
renaissance-rules-icon-family-army = Esercito
renaissance-rules-icon-family-army-text = La famiglia che attacca.
renaissance-rules-icon-family-clergy = Clero
renaissance-rules-icon-family-clergy-text = La famiglia che difende.
renaissance-rules-icon-family-artisans = Artigiani
renaissance-rules-icon-family-artisans-text = La famiglia che costruisce.
renaissance-rules-icon-family-merchants = Mercanti
renaissance-rules-icon-family-merchants-text = La famiglia che commercia.
renaissance-rules-icon-vp = Punti
renaissance-rules-icon-vp-text = Vince chi alla fine ne ha di più.

## Tutte le carte

renaissance-rules-all = Tutte le carte
renaissance-rules-all-about = Che cosa dicono le carte, famiglia per famiglia, nell’edizione del 2015. Le azioni con lo stesso nome sono elencate una volta.
renaissance-rules-all-actions = Azioni
renaissance-rules-all-specials = Carte speciali
renaissance-rules-all-royal = Missioni reali
renaissance-rules-all-princely = Missioni principesche
