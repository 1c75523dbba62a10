### Le gare in cui un club gioca le stesse smazzate, in italiano.

# $title: di un gioco; $others: i bot, per nome.
contests-with = { $title } con { $others }
contests-alone = { $title }, da soli
contests-deals =
    { $n ->
        [one] { $n } smazzata
       *[other] { $n } smazzate
    }
# $span: come «3 giorni».
contests-left = finisce fra { $span }
contests-over = finita
contests-people =
    { $n ->
        [0] nessuno ha cominciato
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
contests-mine = { $done } su { $of } giocate
contests-lost = Questa gara non c’è, o non è per te.

## Farne una

contests-new = Crea una gara
contests-note = Tutti giocano le stesse smazzate, ognuno da solo con gli stessi bot. Conta chi ne ricava di più.
contests-name = Nome
contests-game = Gioco
contests-players = Giocatori
contests-number = Smazzate
contests-ends = Durata
contests-span =
    { $hours ->
        [24] Un giorno
        [72] Tre giorni
        [168] Una settimana
       *[336] Due settimane
    }
contests-door = Per chi
contests-doors =
    { $door ->
        [link] Chi ha il link
       *[club] I membri
    }
contests-make = Crea la gara

## La pagina di una gara

contests-yours = Le tue smazzate
contests-play = Gioca la smazzata { $n }
contests-go-on = Continua la smazzata { $n }
contests-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
contests-done = Smazzata { $n }
contests-missed = non giocata
contests-results = Risultati
contests-deal = Smazzata { $n }
contests-player = Giocatore
contests-rank = Posto
contests-total = Totale
contests-played = giocata
contests-nobody = Nessuno ha ancora cominciato.
contests-somebody = qualcuno
contests-how = Come si conta
contests-how-text = In ogni smazzata si confrontano tutti a due a due: 2 punti di confronto a chi ha fatto di più, 1 se hanno fatto lo stesso. 100% vuol dire più di tutti in ogni smazzata. Chi non ha giocato una smazzata lì ha 0.
contests-told = Quello che gli altri hanno fatto di una smazzata lo vedi dopo averla giocata. I posti e le partite si mostrano alla fine.
# Letto ad alta voce prima di una partita da rivedere.
contests-replay = Rivedi: { $name }, smazzata { $n }
contests-link = Link per altri
contests-link-note = Chi ha questo link può partecipare.
contests-proof = Le smazzate
contests-proof-note = Con questi dati tutti possono controllare che le carte erano le stesse.
contests-seed = Seme
contests-salt = Sale

## Finire altrimenti

contests-timing = La fine
contests-timing-note = Le smazzate restano le stesse. Lo vede solo chi organizza la gara.
contests-longer =
    { $hours ->
        [24] Un giorno in più
        [72] Tre giorni in più
       *[168] Una settimana in più
    }
contests-end = Concludi ora
contests-cancel = Annulla la gara
contests-sure-end = Tutto si svela subito. Una smazzata ancora in corso non vale nulla. Concludere la gara ora?
contests-sure-cancel = Nessuno ha ancora iniziato. Annullare la gara?
contests-back = Indietro
