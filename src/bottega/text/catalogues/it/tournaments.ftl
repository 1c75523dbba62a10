### I tornei, in italiano.

## L'elenco

tournament-all = Tornei
tournament-all-note = I turni si sorteggiano e i tavoli si apparecchiano da soli. A te basta venire a giocare.
tournament-none = Non c’è ancora nessun torneo. Organizza il primo.
tournament-status =
    { $status ->
        [running] In corso
        [coming] In arrivo
       *[over] Conclusi
    }
tournament-system =
    { $system ->
        [swiss] Svizzero
        [round-robin] Girone all’italiana
        [knock-out] Eliminazione diretta
       *[arena] Arena
    }
tournament-tables =
    { $n ->
        [2] tavoli da due
        [3] tavoli da tre
        [4] tavoli da quattro
       *[other] tavoli da { $n }
    }
tournament-players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
tournament-ended = fine { $when }
tournament-entered =
    { $status ->
        [over] hai giocato anche tu
       *[other] giochi anche tu
    }

## Un torneo

tournament-what = Torneo, { $system }, { $players }, { $tables }
tournament-name = { $name }, { $game }
tournament-host = organizza { $name }
tournament-points =
    { $n ->
        [2] 2 punti per una vittoria, 1 per una sconfitta
        [3] 3 punti al primo, 2 al secondo, 1 al terzo
        [4] 4 punti al primo, poi 3, 2 e 1
       *[other] { $n } punti al primo, uno in meno per ogni posto dopo
    }
tournament-points-knock-out = Chi vince va avanti; un punto per ogni turno superato
tournament-rounds = Turni
tournament-games = Partite
tournament-began = inizio { $began } · fine { $ends }
tournament-began-only = inizio { $began }
tournament-next = Il prossimo turno comincia appena tutti i tavoli hanno finito.
tournament-watch = Guarda
tournament-look = Rivedi
tournament-free = libero in questo turno
tournament-laying = il tavolo si prepara
tournament-void = abbandonata da tutti
tournament-strength = nessuno ha giocato fino in fondo: vince { $name }, la testa di serie più forte
tournament-result = finita { $points }
tournament-waits = aspetta { $name }
tournament-somebody = Qualcuno
tournament-standings = Classifica
tournament-after = dopo il turno { $n }
tournament-final = finale
tournament-json = Risultati in JSON
tournament-player = Giocatore
tournament-last = Ultime partite
tournament-break =
    { $by ->
        [opponents] Avversari
        [wins] Vittorie
       *[score] In partita
    }
tournament-behind =
    { $by ->
        [wins] dietro per vittorie
        [score] dietro per punti in partita
       *[opponents] dietro per punti degli avversari
    }
tournament-left = si è ritirato
tournament-outing =
    { $kind ->
        [bye] Turno { $n }: libero, vale una vittoria
        [missed] Turno { $n }: assente, nessun punto
        [void] Turno { $n }: abbandonata da tutti
       *[place] Turno { $n }: posto { $place }
    }
tournament-won =
    { $n ->
        [0] Non ha vinto nessuno.
        [one] Ha vinto { $names }.
       *[other] Hanno vinto { $names }.
    }
tournament-called-off = Questo torneo è stato annullato.
tournament-lost = Questo torneo non c’è.
tournament-who = Chi gioca
tournament-nobody = Nessuno si è ancora iscritto.
tournament-fill =
    { $n ->
        [one] Se resta libero, l’ultimo posto va a un bot.
       *[other] I bot prendono i { $n } posti ancora liberi all’inizio.
    }

## Iscriversi

tournament-you = Tu e questo torneo
tournament-in = Giochi in questo torneo. Ti avvisiamo quando il tuo tavolo è pronto.
tournament-ready = Il tuo tavolo è pronto: vai e gioca.
tournament-still-open = Puoi ancora iscriverti.
tournament-closed = Le iscrizioni sono chiuse.
tournament-enter =
    { $again ->
        [true] Unisciti
       *[false] Iscriviti
    }
tournament-leave = Ritirati
tournament-sure-leave = La partita che stai giocando viene abbandonata e non giocherai i turni seguenti. Ti ritiri?
tournament-start = Comincia ora
tournament-call-off = Annulla il torneo
tournament-sure-call-off = Non si sorteggiano altri turni. Le partite in corso continuano. Annulli il torneo?
tournament-stay = Indietro
tournament-take-out = Escludi
tournament-link = Link a questo torneo

## Come funziona

tournament-how-title = Come funziona
tournament-how =
    { $system ->
        [swiss] Nessuno viene eliminato. A ogni turno s’incontrano giocatori con punti simili, e mai due volte gli stessi se si può evitare.
        [round-robin] Tutti incontrano tutti una volta.
        [knock-out] Da ogni tavolo uno va avanti, gli altri sono fuori. Se i conti non tornano, i più forti sono liberi al primo turno.
       *[arena] Per { $span } chi è libero incontra subito qualcuno con punti simili, tutte le volte che vuole.
    }
tournament-how-missing = Se dopo { $span } non ci sei, { $bot } gioca per te. Senza di te sono 0 punti; se torni, il tuo risultato vale.
tournament-how-limit = Una partita finisce al più tardi dopo { $span }: la concludono i bot, e chi si faceva aspettare riceve 0 punti.
tournament-how-bye =
    { $kind ->
        [bots] Se i conti non tornano, { $bot } completa l’ultimo tavolo.
        [knock-out] A parità va avanti il più forte.
       *[bye] Chi resta senza avversari riceve i punti di una vittoria.
    }
tournament-how-late =
    Ci si può ancora iscrivere fino all’inizio del turno { $n }.
tournament-how-blocked =
    { $system ->
        [round-robin] Qui tutti incontrano tutti, anche chi ha bloccato qualcuno.
        [arena] Nessuno incontra mai chi ha bloccato.
       *[other] Se si può evitare, il sorteggio non ti mette al tavolo con chi hai bloccato.
    }
tournament-how-breaks =
    { $system ->
        [swiss] A parità contano i punti degli avversari, poi le vittorie, poi i punti nelle partite.
        [knock-out] Fra chi è arrivato altrettanto lontano contano i punti nelle partite.
       *[other] A parità contano le vittorie, poi i punti nelle partite.
    }

## Organizzarne uno

tournament-hold = Organizza un torneo
tournament-keep-first = Per organizzare un torneo conserva prima il tuo nome, con una passkey o un codice.
tournament-form-name = Nome
tournament-form-example = Svizzero d’autunno
tournament-form-system = Sistema
tournament-form-size = Giocatori per tavolo
tournament-form-length = Durata
tournament-form-clock = Orologio
tournament-clock =
    { $kind ->
        [bank] { $n } min, 15 s a mossa
       *[days]
            { $n ->
                [one] un giorno a mossa
               *[other] { $n } giorni a mossa
            }
    }
tournament-form-limit = Una partita finisce dopo
tournament-form-fill = I bot completano
tournament-form-places =
    { $n ->
        [0] senza bot
       *[other] fino a { $n } posti
    }
tournament-form-bot = Sostituto
tournament-form-late = Iscrizione tardiva
tournament-form-until =
    { $n ->
        [0] no
       *[other] fino al turno { $n }
    }
tournament-form-begins = Inizio
tournament-form-begins-note = Senza un’ora, comincia quando lo dici tu.
tournament-form-public = Tutti possono vederlo e iscriversi
tournament-form-hold = Annuncia
