### Dopo una partita, in italiano: il risultato, e la partita rivista.
###
### Le frasi su un giocatore scelgono secondo $who: “you” è chi legge, “other” si chiama $name.

## Il titolo

result-over = La partita è finita
result-given-up = La partita è stata interrotta
result-given-up-text = Non c’è classifica; ciò che è stato giocato si può ancora rivedere.
result-again = Questo tentativo non conta: conoscevi la smazzata.
# $n: quanti punti di vantaggio ha chi vince su chi segue.
result-won-by = { $who ->
    [you] { $n ->
        [one] Vinci per un punto
       *[other] Vinci per { $n } punti
    }
   *[other] { $n ->
        [one] { $name } vince per un punto
       *[other] { $name } vince per { $n } punti
    }
}
# I primi due hanno gli stessi punti, e ha deciso qualcos’altro.
result-won-even = { $who ->
    [you] Vinci per un soffio
   *[other] { $name } vince per un soffio
}
# In solitario.
result-won = { $who ->
    [you] Hai vinto
   *[other] Vince { $name }
}
# $names: tutti quelli della parte che vince, o tutti i primi a pari merito.
result-won-together = Vittoria condivisa: { $names }
# Al tavolo non ha vinto nessuno: ha vinto il gioco.
result-nobody = { $game ->
    [masters] Stavolta vince Lorenzo
   *[other] Non vince nessuno
}
# $part: da dove vengono i punti, come “carte”; $n: i punti di chi vince, $m: di chi segue.
result-difference = Che cosa ha fatto la differenza: { $part }, { $n } a { $m }.

## La classifica

result-ranking = Classifica
result-ranking-note = punti secondo la provenienza
# 1º, 2º …
result-place = { $n }º
result-place-none = –
result-you = tu
# $bot: quale programma gioca al posto.
result-bot = bot, { $bot }
result-player = Giocatore
result-place-title = Posizione
result-total = Totale

## La storia

result-story = La storia della partita
result-story-note = punti dopo ogni turno
result-chart = Punti turno per turno. Le frecce scorrono la partita, Invio mostra il momento.
result-turn = Turno { $n }
# Uno di chi gioca, con i punti a un certo turno.
result-at-points = { $name } { $n }
result-at = Turno { $turn }: { $points }
result-chart-hint = Indica il grafico per leggerlo; un clic mostra quel momento.

## Momenti decisivi

result-turns = Momenti decisivi
result-turns-note = ognuno apre il suo momento
result-lead = { $who ->
    [you] Passi in testa.
   *[other] { $name } passa in testa.
}
# Il turno migliore di tutta la partita.
result-best = { $who ->
    [you] Il tuo turno migliore, e il migliore della partita: { $n } punti in un colpo.
   *[other] Il turno migliore della partita: { $n } punti in un colpo per { $name }.
}

## Le ultime mosse

result-moves = Le ultime mosse
result-moves-note = dalla più recente

## I fatti

result-facts = I fatti
result-where = finita
result-began = Inizio
result-length = Durata
result-count-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turni
}
result-count-decisions = { $n ->
    [one] { $n } decisione
   *[other] { $n } decisioni
}
result-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
result-hours = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
}
result-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}
result-pages = Pagine dei giocatori
result-ratings = Punteggi
result-record = Registrazione
result-record-text = come testo
result-record-json = come JSON

## Mescolare senza trucchi

result-fair-sealed = Il mescolamento è stato sigillato prima del primo turno e svelato dopo l’ultimo.
result-fair-open = Questa partita non è stata sigillata qui; con il suo seme si può rigiocare.
result-fair-how = Come verificarlo
result-commitment = Sigillo
result-salt = Sale
result-seed = Seme
result-verify = Scarica la registrazione come testo e falla rigiocare da Bottega, che confronta anche il sigillo:
# Ciò che si scrive in un terminale; uguale in tutte le lingue.
result-verify-command = bottega verify { $file }

## Che cosa si può fare

result-acts = E ora
result-rematch = Rivincita
result-to-rematch = Alla rivincita
result-to-tournament = Al torneo
result-tournament-next = Il prossimo incontro lo sorteggia il torneo.
result-replay = Rivedi
result-share = Condividi
result-shared = Link copiato
result-contest = Ai risultati
result-home = Inizio
# Ciò che si condivide: $game è il titolo.
result-share-title = Una partita di { $game }

## Rivedere la partita

replay-title = Rivedi
replay-board = Il tavolo in questo momento
replay-rail = Di chi è la vista, e che cosa è successo
replay-controls = Rivedere la partita
replay-at = Decisione { $n } di { $of }
replay-step = Decisione { $n }
replay-steps = Che cosa è successo
replay-start = La partita inizia.
replay-quiet = Sul tavolo non cambia niente.
replay-slider = Momento della partita
replay-first = All’inizio (Home)
replay-back = Indietro (←)
replay-play = Avvia (spazio)
replay-pause = Pausa (spazio)
replay-next = Avanti (→)
replay-last = Alla fine (Fine)
replay-speed = Velocità
replay-times = { $n }×
replay-eyes = Di chi è la vista
replay-eyes-this = visto da qui
replay-eyes-of = Guarda dal posto di { $name }
replay-eyes-spectator = Guarda da spettatore
replay-spectator = Spettatore
replay-asked = deve decidere
replay-link = Link
replay-copy = Copia il link a questo momento
replay-copied = Copiato
replay-to-result = Risultato
replay-to-table = Al tavolo
replay-play-on = Gioca da qui
# $n: la decisione da cui continua la nuova partita.
replay-play-on-text = Un nuovo tavolo comincia dopo la decisione { $n } di questa partita. Tu prendi un posto, i bot gli altri.
replay-play-on-seat = Il tuo posto
replay-play-on-bot = Contro
replay-play-on-go = Gioca
