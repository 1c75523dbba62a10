### Le pagine dei giocatori, e chi è in testa, in italiano.

## La pagina di un giocatore

# $when: un mese, come «marzo 2026».
club-since =
    { $n ->
        [0] Ancora nessuna partita
        [one] { $n } partita da { $when }
       *[other] { $n } partite da { $when }
    }
club-no-page = Questo giocatore non c’è, o non si mostra.
club-shown = Gli altri vedono questa pagina
club-shown-on = Tutti possono guardarla, e gli elenchi di partite e dei primi ti nominano.
club-shown-off = È solo tua, e nessun elenco ti nomina. Ai tavoli conservi il tuo nome.
club-ratings = Punteggi
club-count =
    { $n ->
        [one] { $n } partita
       *[other] { $n } partite
    }
# Sotto un punteggio. $spread: quanto la forza può esserne lontana.
club-rated = ± { $spread }, al massimo { $best }
club-rated-open = ± { $spread }, ancora aperto
club-rated-alone = più punti in una partita vinta
club-unrated = Ancora senza punteggio
# Letto ad alta voce al posto della curva di un punteggio.
club-course =
    { $n ->
        [one] Dopo la prima partita: { $last }
       *[other] Le ultime { $n } partite: da { $first } a { $last }, mai sotto { $low } né sopra { $high }
    }
# Fra chi le partite contano insieme.
club-pools = Tipo di partite
club-pool-two = In due
club-pool-more = In tre o più
club-pool-teams = A squadre
club-pool-levels = Con i bot
club-pool-solo = Da soli
club-other-rules = { $pool }, altre regole

## Partite

club-last = Ultime partite
club-all = Tutte ({ $n })
club-all-public = Tutte le partite pubbliche
club-more = Mostrane altre
club-none = Non c’è ancora nessuna partita.
club-none-own = Qui compaiono le partite che finisci.
# Breve, per gli elenchi.
club-title =
    { $game ->
        [masters] Masters
        [lorenzo] Lorenzo
        [renaissance] Renaissance
       *[other] { $game }
    }
club-game = Gioco
club-points-title = Punti
club-with = Con
club-rating = Punteggio
club-ended = Data
# $place: come «1º»; $of: quanti hanno giocato.
club-place = { $place } su { $of }
club-alone = da soli
club-gave-up = ritirato
# $others: i punti degli altri, come «41, 37».
club-points = { $n } a { $others }
club-points-alone =
    { $won ->
        [true] { $n }, vinta
       *[false] { $n }, persa
    }
# Al posto del cambio di un punteggio: era la prima partita, o non conta.
club-first-rated = prima
club-friendly = amichevole
# Di che cosa una partita ha fatto parte; $kind: daily, duplicate (una gara di un club) o tournament.
club-occasion =
    { $kind ->
        [daily] smazzata del giorno
        [again] smazzata del giorno, di nuovo
        [duplicate] gara
       *[tournament] torneo
    }
# Al posto del nome di chi non si mostra.
club-somebody = qualcuno
club-and-more = e altri { $n }
club-replay = Rivedi

## Contro chi

club-wins = Vittorie
club-wins-note = per avversario: quante volte davanti
club-people = persone
# Letto ad alta voce prima di una quota.
club-wins-of = davanti in { $before } su { $games }
club-wins-none = Non ancora incontrato
club-nobody = Ancora nessun avversario.

## Chi è in testa

club-leaders = Giocatori in testa
club-leaders-who = Qui sta chi conserva il suo nome e si mostra, quando il suo punteggio è sicuro: dopo venti partite di un tipo o più.
club-leaders-alone = Qui sta chi conserva il suo nome e si mostra, secondo i più punti in una partita vinta.
club-leaders-none = Qui non c’è ancora nessuno.
club-season = Stagione
club-all-time = Di sempre
club-rank = Posto
club-games = Partite
club-spread = ± { $spread }
