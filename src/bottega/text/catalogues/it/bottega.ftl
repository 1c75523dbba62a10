### Ciò che dicono tutti i giochi e il terminale, in italiano.
###
### Le frasi su un giocatore scelgono secondo $who: “you” è chi legge, “other” si chiama $name.
### Prima di $name mai “a”: così non serve la “d” eufonica (“ad Anna”).

locale = it
language = Italiano

## Persone

you = tu
nothing = niente
comma = { ", " }
aside = { $text } ({ $more })
seat = Giocatore { $n }
reader = { $name } (tu)

## Punti

count-point = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
# Punti vittoria.
points-short = { $n } PV

## Domande comuni a tutti i giochi

waiting = In attesa di { $names }: { $topic }.
question-over = La partita è finita.
question-hand-over = Non resta niente da scegliere. Concludi il turno?
topic-hand-over = la fine del turno

## Motivi comuni a tutti i giochi

reason-game-over = La partita è finita.
reason-hand-over = { $who ->
    [you] Non resta niente da scegliere: prima concludi il turno.
   *[other] { $name } deve ancora concludere il turno.
}
reason-not-asked = { $who ->
    [you] Tocca a te rispondere.
   *[other] Deve rispondere { $name }.
}
reason-not-now = Non ora. Prima: { $topic }.

## La fine

winner = { $who ->
    [you] Hai vinto.
   *[other] Vince { $name }.
}
winners = Vittoria condivisa: { $names }.
ranked = { $place }. { $name }: { $points } ({ $parts })
uncounted = { $name }: una sconfitta non dà punti; questa posizione valeva { $points } ({ $parts })

## Preparare un tavolo

option-players = giocatori

## Avversari: la gente della bottega, una persona per livello, e due bot per chi programma. Un nome, che cosa sono
## (dentro una frase), e una riga per chi ne sceglie uno. I sei livelli salgono.

bot-apprentice = Nino
bot-apprentice-kind = apprendista
bot-apprentice-note = Prende ciò che luccica. Ti perdona ogni errore.
bot-journeyman = Tessa
bot-journeyman-kind = lavorante
bot-journeyman-note = Pensa un turno avanti e ama i buoni affari.
bot-artisan = Berto
bot-artisan-kind = artigiano
bot-artisan-note = Prepara un round intero. Non spreca quasi nulla.
bot-virtuoso = Ginevra
bot-virtuoso-kind = virtuosa
bot-virtuoso-note = Legge il tuo gioco e prende la carta che volevi.
bot-master = Ottone
bot-master-title = Maestro Ottone
bot-master-kind = maestro
bot-master-note = Prova migliaia di finali prima di muovere.
bot-grandmaster = Sibilla
bot-grandmaster-title = Monna Sibilla
bot-grandmaster-kind = gran maestra
bot-grandmaster-note = Ha già visto tutto e non perdona nulla.
bot-random = A caso
bot-random-kind = a caso
bot-random-note = Dà una risposta qualsiasi: per fare prove.
bot-greedy = Pigliatutto
bot-greedy-kind = pigliatutto
bot-greedy-note = Ricava il meglio dal proprio turno e non guarda oltre.

## Il terminale

terminal-against = Giochi contro { $names }. { $hint }
terminal-alone = Giochi in solitario. { $hint }
terminal-hot-seat = { $names } giocano su questo dispositivo. { $hint }
terminal-hint = Scrivi ? per l’aiuto.
terminal-turn-over = Il tuo turno è finito: Invio lo conclude, u annulla l’ultima risposta.
terminal-closing = Invio: { $what } (u annulla l’ultima risposta).
terminal-help =
    Rispondi con un numero, o con la riga stessa, come “{ $line }”.
    Inoltre ci sono:
      ? NUMERO     più dettagli su una risposta
      ? RIGA       perché una risposta non è possibile, come “? { $other }”
      u            annulla la tua ultima risposta
      u RIGA       annulla una risposta precedente di questa scelta
      end          concludi il tuo turno (o premi solo Invio)
      v            di nuovo la posizione e la domanda
      log          che cosa è successo per ultimo
      save FILE    salva la partita in un file
      load FILE    continua una partita salvata
      quit         esci (anche Ctrl-D esce, e conserva la partita)
terminal-thinking = { $name } sta pensando…
terminal-number = Le risposte sono numerate da 1 a { $most }.
terminal-unknown = “{ $text }” non è una risposta di questo gioco; ? elenca cosa si può scrivere.
terminal-such-as = Una risposta si scrive come “{ $line }”.
terminal-not-possible = “{ $line }” non è possibile. { $reason }
terminal-line = (riga: { $line })
terminal-undone = Annullato: { $what }
terminal-no-undo = Non si può annullare: { $why }
terminal-barrier-none = non hai ancora dato risposte.
terminal-barrier-other = nel frattempo { $name } ha agito.
terminal-barrier-revealed = nel frattempo si è scoperto qualcosa di nascosto.
terminal-barrier-before = non è tra le tue ultime risposte, o ciò che segue ne ha bisogno.
terminal-barrier-over = la partita è finita.
terminal-nothing-yet = Non è ancora successo niente.
terminal-saved = Salvato in { $file }.
terminal-not-saved = Non salvato: { $why }
terminal-replace = { $file } esiste già. Sostituirlo? [s/N]
terminal-which-file = Indica un file: { $command } FILE
terminal-loaded = { $answers ->
    [one] Caricato { $file }: { $answers } risposta.
   *[other] Caricato { $file }: { $answers } risposte.
}
terminal-not-loaded = Non caricato: { $why }
terminal-kept = La partita è conservata in { $file }
terminal-resume = Per continuarla: bottega play { $game } --load { $file }
terminal-watch = Per rivederla: bottega replay { $file }
terminal-not-kept = Non è stato possibile conservare la partita: { $why }
terminal-leave = Salvare prima di uscire? [S = { $file }, n = no, o il nome di un file]
terminal-over = Partita finita. Invio: esci; save FILE: conserva; log, v: rivedi.
terminal-pass = Ora gioca { $name }: passa il dispositivo, poi premi Invio.
terminal-yes = s sì si
terminal-no = n no
# Where nothing can be taken back any more.
terminal-turn-over-for-good = Il tuo turno è finito: premi Invio per chiuderlo.
terminal-closing-for-good = Premi Invio: { $what }.
