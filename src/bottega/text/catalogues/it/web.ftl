### Il client per il browser: ciò che sta intorno a ogni tavolo, in italiano.

## Intorno a ogni pagina

brand-home = Bottega, alla pagina iniziale
tools = Strumenti
tool-language = Lingua
tool-theme = Giorno o notte
tool-sound = Suoni
close = Chiudi
cancel = Annulla
go-home = Alla pagina iniziale
try-again = Riprova
page-not-found = Qui non c’è niente.
page-not-loaded = Non è stato possibile caricare questa pagina.
tip-rule = La regola
game-title =
    { $game ->
        [masters] Maestri del Rinascimento
        [lorenzo] Lorenzo il Magnifico
        [renaissance] Renaissance
       *[other] { $game }
    }

waits = Che cosa aspetti
# $n: how many are to play.
waits-for = Aspetti: { $title }, in { $n }
waits-stop = Non aspettare più
waits-bots = Comincia con i bot

## Quando il server rifiuta qualcosa ($wait: secondi)

trouble-bad-message = Il server non ha capito.
trouble-bad-options = Queste opzioni non vanno d’accordo.
trouble-bad-record = Questa non è la registrazione di una partita che si possa rigiocare.
trouble-banned = Sei escluso da questo server.
trouble-cannot-undo = Ormai non si può più annullare.
trouble-closed = Qui è chiuso.
trouble-damaged = Alcuni dati di questo tavolo sono danneggiati sul server. Il suo gestore può vedere quali.
trouble-forbidden = Non spetta a te farlo.
trouble-illegal = Ora non è possibile.
trouble-muted = Per ora non puoi scrivere qui.
trouble-not-asked = Non tocca a te rispondere.
trouble-not-found = Qui non c’è niente di simile.
trouble-not-now = Ora non è possibile.
trouble-outdated = Questo tavolo è iniziato con una versione precedente del gioco: si può guardare, non continuare.
trouble-stale = Nel frattempo il tavolo è andato avanti: guarda di nuovo, poi decidi.
trouble-too-fast = Troppo in fretta: aspetta un momento.
trouble-too-large = È troppo grande.
trouble-unavailable = In questo momento il server non riesce a salvare. Ci riprova da solo.
trouble-uninvited = Questo server non accoglie nessuno senza invito.
trouble-unknown = Qualcosa è andato storto.
trouble-who-are-you = Il server non ti riconosce più. Ricarica la pagina.
trouble-offline = Non c’è connessione con il server.
link-copy = Copia il link
link-copied = Il link è copiato.
link-select = Copia il link selezionato.

## Un tavolo

loading = Un momento…
bar = La domanda
rail = Giocatori e cronaca
your-turn = Tocca a te
you-are-asked = Tocca a te rispondere
end-turn = Concludi il turno
undo = Annulla
menu = Menu
rules = Regole
step-back = Indietro
own-goods = Che cosa possiedi
recap = Dal tuo ultimo turno
recap-all = tutti e { $n }
end-waits = Prima rispondi alla domanda.
bar-all = Tutte le { $n } risposte
bar-fewer = Nascondi le risposte
sending = Invio…
not-possible = Ora non è possibile
chosen-take-back = Scelto. Un clic annulla la scelta.
clock = Tempo rimasto
clock-days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }
watching =
    { $n ->
        [one] { $n } persona sta guardando
       *[other] { $n } persone stanno guardando
    }
watch-you = Stai guardando
watch-look = Guarda da dietro le spalle di
watch-turn = Chi è di turno
watch-shown =
    { $delay ->
        [0] Le mosse si vedono subito.
        [one] Le mosse si vedono una decisione dopo.
       *[other] Le mosse si vedono { $delay } decisioni dopo.
    }
watch-note = Le mani restano nascoste. Fino alla fine della partita, quello che scrivi lo legge solo chi guarda.
watch-leave = Esci
seat-you = tu
seat-bot = bot, { $bot }
level-dots = livello { $n } di 6
seat-plays = di turno
# Mentre un bot pensa, accanto a una penna: “scrive 3 s”.
seat-writes = scrive
seconds = { $n } s
skip = Mostra subito le loro mosse
seat-away = assente
seat-resigned = ha abbandonato
seat-first = primo giocatore
tab-table = Tavolo
log = Che cosa è successo
say-something = Di’ qualcosa
say-to-watchers = Scrivi a chi guarda
chat-says = { $name }:
chat-struck = (cancellato)
line-lost = La connessione è caduta. Bottega si ricollega da sola; niente di ciò che hai fatto è perduto.
stand-in = Un bot gioca al posto tuo.
take-seat-back = Riprendi il posto
resigned = Hai abbandonato. Un bot gioca al posto tuo.
agree = Accetta
refuse = Rifiuta
proposal-undo = { $name } vorrebbe annullare qualcosa.
proposal-lost = Verrebbe annullato:
proposal-more = e altre { $n }
proposal-replace = { $name } propone che un bot giochi per { $whom }.
proposal-abandon = { $name } propone di interrompere la partita.
proposal-waits = Si aspettano gli altri.
table-in-words = Il tavolo a parole
menu-words = Mostra il tavolo a parole
menu-drawn = Mostra il tavolo disegnato
menu-undo = Chiedi di annullare la tua ultima risposta
menu-replace = Proponi che un bot giochi per { $name }
menu-abandon = Proponi di interrompere la partita
menu-resign = Abbandona
menu-resign-sure = Abbandona davvero: un bot gioca al posto tuo
menu-resign-ends = Abbandona davvero: la partita finisce, non resta nessun altro
menu-sealed = Il mescolamento è stato sigillato prima del primo turno. A partita finita, con la registrazione puoi verificarlo su questo sigillo:
curtain-title = Ora gioca { $name }
curtain-text = Passate il dispositivo: gli altri guardano altrove.
curtain-open = Sono { $name }

## La cronaca: ciò che succede al tavolo oltre al gioco

# Che cosa ha fatto qualcuno, dove nessuno stemma dice chi.
deed-by = { $name }: { $text }
sum-pays = Paghi
sum-gains = Ricevi
log-ledger = Cronaca
log-chat = Chat
log-unread = da leggere:
log-sat = { $name } si siede.
log-left = { $name } lascia il posto.
log-undone = { $name } annulla qualcosa.
log-proposed =
    { $what ->
        [undo] { $name } vorrebbe annullare qualcosa.
        [replace] { $name } propone che un bot prenda un posto.
       *[abandon] { $name } propone di smettere.
    }
log-voted =
    { $agree ->
        [yes] { $name } accetta.
       *[no] { $name } non accetta.
    }
log-replaced = D’ora in poi un bot gioca per { $name }.
log-returned = { $name } è di nuovo qui.
log-resigned = { $name } abbandona. Continua un bot.
log-abandoned = La partita è stata interrotta.

## Preferenze

preferences = Preferenze
prefer-speed = Velocità dei bot
prefer-speed-once = Subito
prefer-speed-once-note = Tutte le mosse compaiono subito sul tavolo.
prefer-speed-natural = Naturale
prefer-speed-natural-note = Ogni mossa si vede per 0,8 secondi.
prefer-speed-slow = Lenta
prefer-speed-slow-note = Ogni mossa si vede per 1,6 secondi.
prefer-skip = Spazio le salta.
prefer-motion = Animazioni
prefer-motion-machine = Come il dispositivo
prefer-motion-on = Sì
prefer-motion-off = No
prefer-ends = Concludi da solo il mio turno
prefer-ends-note = Quando non resta niente da scegliere né da annullare.
prefer-volume = Suoni
prefer-volume-note = Biglie, carte, monete, e una campana quando tocca a te.
prefer-delay = Le spiegazioni compaiono
prefer-delay-none = Subito
prefer-delay-short = Poco dopo
prefer-delay-long = Più tardi
prefer-size = Grandezza del tavolo
prefer-size-note = Ciò che non ci sta si raggiunge scorrendo.

## Il foglio dei tasti

keys = Tasti e aiuto
keys-numbers = dà la risposta con quel numero, o mostra le sue risposte
keys-enter = dà l’unica risposta rimasta, o preme il pulsante pieno
keys-undo = annulla la tua ultima risposta
keys-escape = torna indietro di un passo, chiude una finestra
keys-skip = mostra subito le mosse dei bot
keys-tab = passa da una cosa all’altra sul tavolo; Invio fa clic
keys-talk = scrive agli altri
keys-text = mostra il tavolo a parole, o di nuovo disegnato
keys-seats = guarda la plancia del giocatore seguente
keys-rule = apre la regola della spiegazione mostrata
keys-preferences = apre le preferenze
keys-help = mostra questo aiuto
keys-pointing = Indica qualsiasi cosa, o toccala per un momento: dice che cos’è, e perché ora non è possibile.
watch-plays = { $name } gioca
watch-time = Tempo
watch-before = Turno
watch-live = Diretta
watch-back = Rivedere quel che è appena successo
watch-next = Prossima partita

## Scegliere una risposta

do-it = Scegli questo
preview-then = poi
step-many = Quanti
step-less = Uno in meno
step-more = Uno in più
step-brings = porta
typed-clear = Cancella ciò che hai scritto
typed-nothing = Nessuna risposta comincia con «{ $typed }».
all-possible = Tutto ciò che vedi è possibile.
keys-place = la lettera di un luogo, poi il numero sulla risposta
keys-letters = le lettere di un nome lasciano le risposte che cominciano così
keys-why = tenuto premuto: ciò che non è possibile; indicalo e dice perché
