### La sala d’attesa: un tavolo prima dell’inizio, in italiano.

lobby-before = prima della partita
lobby-of = il tavolo di { $host }
# Al posto del nome di chi non si mostra.
lobby-somebody = qualcuno
lobby-seats = Intorno al tavolo
lobby-drag = Trascina un posto per spostarlo
lobby-shuffle = Mescola i posti
lobby-seat-free = Posto libero
lobby-seat-open = per chi arriva
lobby-seat-invited = riservato a chi ha il link
lobby-seat-yours = Questo posto è tuo
# $who: chi legge, qualcuno sullo stesso dispositivo, o qualcun altro, presente o no; $host: se il tavolo è suo.
lobby-seat-who =
    { $who ->
        [me] { $host ->
            [yes] tu, il tavolo è tuo
           *[no] tu
        }
        [device] su questo dispositivo
        [here] { $host ->
            [yes] è qui, ospita
           *[no] è qui
        }
       *[away] { $host ->
            [yes] ospita, ora non c’è
           *[no] ora non c’è
        }
    }
lobby-sit = Siediti
lobby-leave = Alzati
# Che cosa fa la maniglia di un posto, letto ad alta voce; $n: dov’è.
lobby-move = Sposta il posto { $n }: { $name }
lobby-move-how = Le frecce della tastiera lo spostano.
lobby-moved = Ora al posto { $n }: { $name }.
lobby-open-seat = Apri un posto
lobby-add-bot = Aggiungi un bot
lobby-most = Fino a { $n } giocatori
lobby-level = Altro livello
lobby-remove = Togli il posto { $n }: { $name }
lobby-free = Libera il posto
lobby-one-link = Un link per questo posto
lobby-copy-seat = Copia il suo link
lobby-for-all = Per tutti

## Inviti

lobby-invite = Invita gli amici
lobby-qr = Codice QR dell’invito
lobby-link = Link di questo tavolo
lobby-copied-seat = Il link di questo posto è copiato: mandalo a una sola persona.
lobby-share = Condividi
lobby-mail = Per e-mail
lobby-one = Un link per tutti. Chi lo apre prende il prossimo posto libero; quando sono tutti presi, guarda.
# Ciò che parte con il link; $title è il gioco.
lobby-invitation = Gioca con me a { $title } su Bottega

## Arrivare

# Sopra il nome del gioco.
lobby-invites = { $host } ti invita a
lobby-so-far =
    { $n ->
        [0] Non c’è ancora nessuno. Non serve un account.
        [one] Un giocatore finora. Non serve un account.
       *[other] { $n } giocatori finora. Non serve un account.
    }
lobby-name = Come ti chiamiamo?
lobby-only-watch = Guarda soltanto
lobby-first = È la prima volta?
lobby-first-guide =
    { $game ->
        [lorenzo] La partita guidata dura mezz’ora.
       *[other] La partita guidata dura 10 minuti.
    }

## Chat

lobby-talk = Chat
lobby-say = Di’ qualcosa
lobby-sat = { $name } si siede.
lobby-left = { $name } si alza.
# $kind: che cos’è ora un posto; $bot: chi ci gioca.
lobby-line-seat =
    { $kind ->
        [bot] { $host } fa giocare un bot: { $bot }.
        [invited] { $host } riserva un posto a qualcuno.
       *[open] { $host } apre un posto.
    }
lobby-line-removed =
    { $n ->
        [one] { $host } toglie un posto.
       *[other] { $host } toglie { $n } posti.
    }
lobby-line-moved = { $host } cambia l’ordine dei posti.
# $what: che cosa vale ora, come “Senza orologio”.
lobby-line-changed = { $host } cambia: { $what }.
lobby-line-other = { $host } cambia come funziona il tavolo.

## Che cosa è stato deciso

lobby-terms = Le regole di questo tavolo
lobby-rules = Le regole
# $option e $value: un’opzione del gioco e che cosa è stato scelto.
lobby-option = { $option }: { $value }
lobby-clock-none = Senza orologio
lobby-clock-days =
    { $n ->
        [one] { $n } giorno per ogni mossa
       *[other] { $n } giorni per ogni mossa
    }
# $minutes: per tutta la partita; $n: secondi resi a ogni mossa.
lobby-clock-bank =
    { $n ->
        [0] { $minutes } minuti a testa per tutta la partita
        [one] { $minutes } minuti a testa, più { $n } secondo a ogni mossa
       *[other] { $minutes } minuti a testa, più { $n } secondi a ogni mossa
    }
lobby-hand-over =
    { $on ->
        [on] Un turno finisce con “Concludi il turno”, e fino ad allora si può annullare
       *[off] Un turno finisce da sé con la sua ultima scelta
    }
lobby-watch =
    { $watch ->
        [delayed] Gli altri possono guardare, con { $n } decisioni di ritardo
        [none] La partita la vede solo chi gioca
       *[open] Gli altri possono guardare
    }
lobby-friendly = Partita amichevole: non conta per il punteggio
lobby-rated = La partita conta per il punteggio
lobby-public =
    { $on ->
        [on] Nell’elenco dei tavoli
       *[off] Non nell’elenco dei tavoli
    }
lobby-chat =
    { $on ->
        [on] Chat durante la partita
       *[off] Niente chat durante la partita
    }

# Accanto al titolo; $me: se chi legge può cambiarlo.
lobby-changed-by =
    { $me ->
        [yes] puoi cambiarlo fino all’inizio
       *[no] { $host } può cambiarlo fino all’inizio
    }

## L’inizio

# $n: chi gioca, bot compresi.
lobby-start =
    { $n ->
        [0] Inizia
        [1] Inizia in solitario
       *[other] Inizia in { $n }
    }
lobby-ready = Ci siete tutti.
lobby-no-reason = Per un posto libero non serve aspettare.
lobby-absent = Ora non c’è: { $names }.
lobby-unfit =
    { $n ->
        [one] Con queste regole non si gioca da soli.
       *[other] Con queste regole non si gioca in { $n }.
    }
lobby-waiting = La partita la fa iniziare { $host }.
lobby-watching = I posti sono tutti presi: tu guardi. La partita la fa iniziare { $host }.
lobby-give-up = Chiudi il tavolo
lobby-give-up-sure = Chiuderlo davvero?
