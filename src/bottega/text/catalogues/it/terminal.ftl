### The terminal as a screen, in Italian.

terminal-players = Giocatori
terminal-ledger-more = L: altro
terminal-filter = filtro
terminal-filter-how = scrivi un nome o il suo tasto; le frecce spostano, Invio sceglie
# $n: how many answers are listed.
terminal-answers =
    { $n ->
        [one] { $n } risposta
       *[other] { $n } risposte
    }
terminal-too-small = Questa finestra è troppo piccola: a Bottega servono { $columns } colonne e { $rows } righe.
terminal-key-choose = Scegli
terminal-key-board = Tabellone
terminal-key-help = Aiuto
terminal-legend = ● moneta  ■ pietra  ▲ servitore  ◆ scudo  ▬ legno  ♠ militare  † fede  ★ punti  § privilegio  ◎ gettone  ○ biglia bianca
terminal-help-walk = scorre le risposte, o il tabellone
terminal-help-enter = sceglie ciò su cui sta il cursore
terminal-help-type = il tasto di una risposta, o lettere del suo nome
terminal-help-back = torna indietro di un passo
terminal-help-undo = annulla la tua ultima risposta
terminal-help-page = la prossima pagina del tavolo
terminal-help-focus = dalle risposte al tabellone e ritorno
terminal-help-player = che cosa ha il prossimo giocatore
terminal-help-explain = che cosa c’è scritto su un pezzo, e perché non è possibile
terminal-help-why = tutto ciò che non è possibile, e perché
terminal-help-ledger = tutto ciò che è successo
terminal-help-hint = che cosa preferisce il consigliere
terminal-help-chat = scrive agli altri al tavolo di un server
terminal-help-menu = che altro si può fare al tavolo di un server
terminal-help-save = salva la partita in un file
terminal-help-theme = notte o giorno
terminal-help-language = la prossima lingua
terminal-help-leave = esce; la partita è conservata
terminal-save-to = In quale file salvare?
terminal-replace-it = { $file } esiste già. Sostituirlo?
terminal-keep-file = tienilo
terminal-overwrite = sostituiscilo
terminal-set-up = apparecchia il tavolo
terminal-kept-games = Riprendi
terminal-people = Persone qui
terminal-names = Nomi
terminal-bots = Contro
terminal-practice = prova, con consigli
terminal-other = o altri, come con -o
terminal-server = O i tavoli di un server
terminal-invitation = Codice del tuo invito, o il suo link
terminal-begin = Comincia
terminal-codes-masters = Le lettere sono quelle del mercato, spiegate accanto. «2C 1S → 1F» è una produzione: ciò che prende e ciò che porta. «×4»: tante carte restano in un mazzo.
terminal-codes-lorenzo = Le lettere sono spiegate sotto le torri. «≥4: 1W→3C»: da un valore di 4 in su, ciò che si dà e si riceve. «2M(3)»: se ne pagano 2, e ne servono 3.
terminal-codes-renaissance = Le lettere dicono che cosa è una carta: un’azione (A), un materiale col suo valore, una carta speciale (X) coi suoi punti, una missione principesca (P) o reale (R) coi suoi punti. «6S 3»: la casella 6 ha un materiale di valore 3; «*»: sopra ci sono carte speciali.
terminal-key-before = Prima
terminal-key-after = Dopo
terminal-key-moment = Momento
terminal-key-eyes = Occhi
terminal-key-turn = Turno
terminal-key-review = Analisi
terminal-key-mark = Segno
terminal-key-chart = Grafico
terminal-table-waits = Il tavolo aspetta i giocatori; appare qui quando la partita comincia.
terminal-no-tables = Qui non siedi ancora a nessun tavolo. Con --identity sei ogni volta la stessa persona.

## Problemi (`bottega puzzles solve`)

# $n: il numero di un problema; $of: quanti ce ne sono, 0 se non si sa.
terminal-puzzle = { $of ->
    [0] Problema { $n }
   *[other] Problema { $n } di { $of }
}
terminal-key-next = Prossimo
terminal-key-worths = Risposte
terminal-puzzle-then = Invio: il prossimo problema. “all”: quanto vale ogni risposta. “quit”: esci.
# I comandi sono gli stessi in tutte le lingue.
terminal-puzzle-help =
    Rispondi con un numero, o con la riga stessa, come “{ $line }”. Conta la prima risposta.
    Inoltre ci sono:
      ? NUMERO     più dettagli su una risposta
      ? RIGA       perché una risposta non è possibile
      v            di nuovo la posizione e la domanda
      all          quanto vale ogni risposta, dopo la tua
      quit         esci
