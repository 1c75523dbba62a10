### La pagina iniziale e la pagina su Bottega, in italiano.

home-title = Bottega
home-title-turn = ● Tocca a te – Bottega
home-heading = Tre tavoli in una bottega fiorentina
home-promise = Niente account. Scegli un gioco e sfida subito i bot, o manda un link agli amici.
home-games = Giochi

## Chi sei

home-playing-as = Giochi come
# Un link breve accanto al nome; quello più lungo si legge ad alta voce dopo.
home-who-change = cambia
home-who-change-long = il tuo nome, o continua su un altro dispositivo
home-you = Tu
home-name = Il tuo nome
home-name-save = Salva
home-name-hint = Si vede ai tavoli dove ti siedi d’ora in poi.
home-page = La tua pagina
home-keep = Conserva il mio nome
home-device = Continua su un altro dispositivo
home-device-hint = Con un codice resti la stessa persona anche altrove: i tuoi tavoli, i tuoi posti, il tuo nome.
home-code = Il tuo codice
home-code-give = Dammi un codice
home-code-copy = Copia
home-code-copied = Il codice è copiato.
home-code-select = Copia il codice selezionato.
home-code-secret = Tienilo per te: chi lo ha può giocare al posto tuo. Vale una volta sola; i codici precedenti non valgono più.
home-code-kept = Ho conservato il mio codice
home-code-kept-why = Così il tuo nome resta tuo: puoi comparire in classifica, fondare club e organizzare tornei.
home-code-stays = Il tuo nome è conservato. Puoi comparire in classifica, fondare club e organizzare tornei.
home-code-have = Ho un codice
home-code-take = Continua
home-code-taken = Eccoti di nuovo, { $name }. Questo è un nuovo codice per la prossima volta.
home-code-wrong = Questo codice non è noto. Ognuno vale una volta sola, e soltanto l’ultimo che è stato dato.
home-code-warning = Dopo, questo browser non sarà più { $name }. Se { $name } ha tavoli da conservare, prendi prima un codice per ritrovarli.
home-bell = Notifiche

## I giochi

# $game: masters, lorenzo o renaissance.
home-minutes =
    { $game ->
        [masters] 45 minuti
        [lorenzo] 90 minuti
       *[renaissance] 40 minuti
    }
home-facts =
    { $game ->
        [masters] da 1 a 4 giocatori
        [lorenzo] da 2 a 5 giocatori
       *[renaissance] da 2 a 8 giocatori
    } · { $minutes }
# $others: con chi si è giocato per ultimo, come “Nino e Tessa”.
home-last = L’ultima volta con { $others } · { $minutes }
home-pitch =
    { $game ->
        [masters] Prendi biglie, acquista carte, fai fruttare la bottega e non scordare il tracciato fede.
        [lorenzo] Manda la famiglia alle torri, al mercato e al consiglio.
       *[renaissance] Costruisci un castello cella dopo cella, tieni segrete le missioni e occhio ai cannoni.
    }
home-coming = in arrivo
home-coming-note = Sul banco da lavoro: questo tavolo è ancora in costruzione.
home-play = Gioca subito
home-invite = Invita
home-watch = Guarda
home-change = Cambia
home-guide = Prima partita guidata
home-learn =
    { $game ->
        [lorenzo] Impara in mezz’ora
       *[other] Impara in 10 minuti
    }
home-device-one = Stesso schermo
home-decks = Costruisci un mazzo
home-cards = Scegli le carte
home-rules = Regole
home-first = Prima partita: regole base, senza leader.
# Lorenzo: leaders, Houses of Renaissance, The Pazzi Conspiracy.
home-extras = Gioca con
home-option-advanced-true = Leader
home-option-modules-houses = Casate
home-option-modules-pazzi = Pazzi
# $others: un elenco come “2 bot pigliatutto e 1 ospite con link”.
home-against = Con { $others }.
home-with-bots = Guardi giocare { $others }.
home-alone = In solitario, contro Lorenzo.
home-people-here =
    { $n ->
        [one] { $n } altra persona su questo dispositivo
       *[other] altre { $n } persone su questo dispositivo
    }
home-people-invited =
    { $n ->
        [one] { $n } ospite con link
       *[other] { $n } ospiti con link
    }
home-people-open =
    { $n ->
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }

## Preparare un tavolo

home-setup-title = Prepara il tavolo: { $game }
home-setup-players = Giocatori
home-setup-solo = Solitario
home-setup-seats = Chi siede dove
home-setup-options = Regole
home-setup-settings = Il tavolo
home-setup-open = Apri il tavolo
home-setup-keep = Tieni per dopo
# $changes: un elenco di ciò che ora è diverso, come “giocatori su “4””.
home-setup-followed = Questo imposta anche { $changes }.
home-setup-change = { $option } su “{ $value }”
# Renaissance: quante famiglie di carte servono a un tavolo; $chosen: quante sono scelte.
home-families-need =
    { $n ->
        [one] Questo tavolo si gioca con { $n } famiglia; scelte finora: { $chosen }.
       *[other] Questo tavolo si gioca con { $n } famiglie; scelte finora: { $chosen }.
    }
home-seat-me = { $name } (tu)
home-seat-bot = Un bot
home-seat-invited = Un amico, con un link
home-seat-open = Chi arriva per primo
home-seat-here = Qualcuno su questo dispositivo
home-seat-name = Nome del giocatore { $n }
home-seat-name-short = Nome
home-clock = Orologio
home-clock-kind =
    { $kind ->
        [bank] Minuti per tutta la partita
        [days] Giorni per ogni mossa
       *[none] Senza orologio
    }
home-clock-minutes = minuti a testa
home-clock-increment = secondi resi a ogni mossa
home-clock-days = giorni per mossa
# How long others may answer an action at a live table. $n: from 3 to 40.
home-window = Tempo per reagire
home-window-seconds = { $n } secondi
home-watching = Spettatori
home-watching-kind =
    { $watch ->
        [delayed] Ammessi, qualche mossa in ritardo
        [none] La vede solo chi gioca
       *[open] Ammessi
    }
home-rated = Conta per il punteggio
home-rated-note = Dove si incontrano persone fra loro o la gente della bottega.
home-rated-practice = Una partita di allenamento non conta.
home-public = Appare nell’elenco dei tavoli
home-hand-over = Un turno finisce solo con “Concludi il turno”, così si può annullare
home-chat = Chat durante la partita

## Tavoli

home-mine = I tuoi tavoli
home-at-tables =
    { $n ->
        [one] a un tavolo
       *[other] a { $n } tavoli
    }
home-others-turn = Tocca agli altri.
home-none-running = Nessuna tua partita è in corso.
home-open = Tavoli aperti
home-open-none = Nessun tavolo aspetta giocatori. Usa “Invita”, o preparane uno con un posto libero.
home-running = In corso ora
home-running-none = In questo momento nessuno gioca in pubblico.
home-running-count =
    { $n ->
        [one] { $n } tavolo
       *[other] { $n } tavoli
    }
home-past = Partite finite ({ $n })
home-show-more = Mostra altri { $n }
home-your-turn = Tocca a te
home-waiting = In attesa di { $names }
home-moved = Ultima mossa { $when }
home-left = Ancora { $time }
home-free-seats =
    { $n ->
        [0] Posti tutti presi, non ancora iniziata
        [one] { $n } posto libero
       *[other] { $n } posti liberi
    }
# $when: per esempio “5 minuti fa”.
home-started = Iniziata { $when }
home-ended = Finita { $when }
home-just-now = poco fa
home-damaged = Danneggiata
home-row-play = Gioca
home-row-open = Apri
home-row-see = Vedi
home-row-look = Rivedi
home-row-watch = Guarda
home-row-sit = Siediti
# Si legge ad alta voce dopo le parole del pulsante di una riga.
home-row-at = : { $title }, { $names }
home-watch-title = { $game }: in corso ora
home-watch-none = In questo momento nessuno ci gioca in pubblico. I tavoli che iniziano nel frattempo appaiono qui.
home-looking = Ricerca…

## Registrazioni

home-record = Guarda una partita giocata altrove
home-record-hint = Trascina la sua registrazione su questa pagina, o scegli il file.
home-record-choose = Scegli un file
home-drop-here = Lascia qui per vedere la partita

## In fondo

home-foot = Altro
home-unofficial = Non ufficiale e senza legami con gli editori. Maestri del Rinascimento: Simone Luciani, Nestore Mangone. Lorenzo il Magnifico: Flaminia Brasini, Virginio Gigli, Simone Luciani. Renaissance: Céline Dumas con Guillaume Ayoub (CC BY-NC-SA 3.0 FR).
home-about = Informazioni

## Informazioni

home-about-title = Informazioni su Bottega
home-about-heading = Una bottega per tre giochi
home-about-what = Bottega è un luogo dove giocare a tre giochi da tavolo sul Rinascimento: con amici lontani o intorno a un solo dispositivo, contro i bot, tutto d’un fiato o nell’arco di settimane, nel browser, nel terminale e da Python.
home-about-how = Non c’è nessun account. Un browser riceve un nome la prima volta che arriva, e una passkey o un codice porta quel nome e i suoi tavoli su un altro dispositivo. Ogni partita si può rivedere mossa per mossa, e la sua registrazione si può portare via come file.
home-about-unofficial = Non ufficiale
home-about-unofficial-text = Bottega è fatta da persone a cui piacciono questi giochi. Non ha legami con i loro editori o autori, e nessuno di loro l’ha controllata o approvata. Le regole sono raccontate con parole nostre, e ogni immagine è nostra. Se un gioco ti piace, compra la scatola.
home-about-designers =
    { $game ->
        [masters] Ideato da Simone Luciani e Nestore Mangone.
        [lorenzo] Ideato da Flaminia Brasini, Virginio Gigli e Simone Luciani.
       *[renaissance] Ideato da Céline Dumas con Guillaume Ayoub, e chiamato poi Artigiano. L’originale è pubblicato con licenza CC BY-NC-SA 3.0 FR; qui ne usiamo con gratitudine i dati e i titoli, non i testi e le immagini.
    }
home-about-fair = Mescolare senza trucchi
home-about-fair-text = Prima che si distribuisca la prima carta, il server pubblica un’impronta di tutto ciò che è stato mescolato, così che dopo non si possa cambiare. A partita finita l’ordine stesso viene mostrato e resta nella registrazione, e chiunque può controllare che l’impronta gli corrisponda e che la partita sia stata giocata da lì.
home-about-drawn = Disegni e caratteri
home-about-drawn-text = Tutti i disegni sono fatti per Bottega, a linee e tinte piatte, così che siano nitidi a ogni grandezza.
home-about-fonts = I titoli sono composti in EB Garamond, i testi in Source Sans 3; entrambi sono liberi secondo la SIL Open Font License 1.1 e arrivano con Bottega, insieme alle loro licenze.
home-about-notices = Fatto con il lavoro di altri
home-about-notices-text = Queste pagine usano i caratteri e i programmi seguenti, ciascuno con la sua licenza.
home-about-private = Tra te e questo server
home-about-private-text = Le pagine non caricano niente se non dal server da cui arrivano. Un cookie ricorda chi sei; tema, lingua e preparazioni dei tavoli restano in questo browser. Se vuoi notifiche su un dispositivo, il server conserva l’indirizzo che il suo browser indica per riceverle, finché non le interrompi. Solo quel browser può leggere ciò che viene inviato. Un indirizzo di posta che confermi resta finché non lo ritiri. Ciò che hai giocato sta sulla tua pagina, se non la nascondi. Tutto ciò che è conservato di te puoi averlo in un file, e cancellarlo.
home-about-play = Ai tavoli
home-people = La gente della bottega
home-around = Fra una partita e l’altra
home-around-tournaments = Tornei
home-around-clubs = Club
home-around-puzzles = Problemi
home-around-games = Partite giocate
home-around-friends = Amici
home-around-leaders = Classifica
tournament-begins = inizio { $when }
tournament-begins-host = inizia quando lo dice chi organizza
tournament-round = Turno { $n }
tournament-round-of = turno { $n } di { $of }
tournament-ends = fine { $ends }
tournament-to-table = Al tuo tavolo
home-stage =
    { $counts ->
        [round] Round { $n } di { $of }
       *[turn] Turno { $n }
    }

## Partita veloce

home-match = Gioca con altri
home-match-note = La partita comincia quando il tavolo è al completo. Conta per il punteggio. Dopo un minuto i bot possono prendere i posti liberi.
home-match-note-turns = La partita comincia quando il tavolo è al completo. Conta per il punteggio. Ogni mossa può durare un giorno.
home-match-pace = Quando giochi
home-match-paces =
    { $pace ->
        [live] Adesso
       *[turns] Un giorno per mossa
    }
home-match-count = In quanti si gioca a { $title }
home-match-waiting =
    { $n ->
        [one] una persona aspetta
       *[other] { $n } persone aspettano
    }
home-match-first = ancora nessuno
home-match-wait = Aspetta altri

## Smazzata del giorno

daily-heading = Smazzate del giorno
# $day: such as “Wednesday, November 18”.
daily-of = Smazzata del giorno, { $day }
daily-note = Le stesse carte per tutti, contro gli stessi bot. Conta un solo tentativo.
daily-once = Conta un solo tentativo.
daily-alone = { $title }, da soli
daily-with = { $title } con { $others }
daily-play = Gioca la smazzata
daily-go-on = Continua
daily-again = Riprova, senza che conti
daily-results = Risultati
daily-tried =
    { $n ->
        [0] Nessuno l’ha ancora finita.
        [one] Una persona l’ha finita.
       *[other] { $n } persone l’hanno finita.
    }
daily-yours = { $n } punti, posto { $rank } su { $of }
daily-streak =
    { $n ->
        [one] un giorno di fila
       *[other] { $n } giorni di fila
    }
daily-same =
    { $n ->
        [0] Tutti ricevono le stesse carte nello stesso ordine.
       *[other] Tutti ricevono le stesse carte nello stesso ordine. Chi gioca allo stesso modo trova le stesse risposte dei bot.
    }
daily-lost = Da soli, una partita vinta da Lorenzo vale 0 punti.
daily-points = punti
daily-place = posto, su { $of }
daily-days =
    { $n ->
        [one] giorno di fila
       *[other] giorni di fila
    }
daily-share = Condividi la smazzata
daily-shared = Il link è copiato. Non dice nulla del risultato.
daily-all = Punti di tutti quelli che l’hanno finita
daily-bar = Da { $from } a { $to } punti: { $n }
# $over: whether the day is over.
daily-best =
    { $over ->
        [true] I migliori
       *[false] I migliori finora
    }
daily-others = Le altre smazzate del giorno
daily-hidden = I risultati si vedono dopo aver giocato.
daily-later = Le partite si possono guardare quando il giorno è finito.
daily-nobody = Ancora nessuno è in elenco.
daily-unlisted = Qui sta chi conserva il suo nome, con una passkey o un codice.
daily-rank = Posto
daily-player = Giocatore
daily-time = Tempo
daily-watch = Guarda
daily-yours-lately = Le tue ultime due settimane
