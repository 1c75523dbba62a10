### La sala d’attesa: un tavolo prima dell’inizio, in italiano.

lobby-before = prima della partita
# $n: quanti giocatori.
lobby-who =
    { $n ->
        [one] In solitario, tavolo preparato da { $host }
       *[other] { $n } giocatori, tavolo preparato da { $host }
    }
lobby-seats = Intorno al tavolo
lobby-seat-free = Il posto { $n } è libero
# $bot: come si chiama il bot.
lobby-bot = Bot { $bot }
lobby-seat-bot = un bot, sempre pronto
lobby-seat-open = per chi arriva per primo
lobby-seat-invited = riservato a chi ha il link
lobby-seat-mine = tu
lobby-seat-device = su questo dispositivo
lobby-seat-here = è qui
lobby-seat-away = ha un posto, ora non guarda
lobby-sit = Siediti
# Si legge ad alta voce dopo “Siediti”.
lobby-at-seat = al posto { $n }
lobby-leave = Alzati

## Link

lobby-link = link del posto { $n }
lobby-copy = Copia il link
lobby-copied = Il link è copiato: mandalo a un solo amico.
lobby-select = Copia il link selezionato.
lobby-share = Condividi
# Ciò che si manda insieme a un link; $title è il gioco.
lobby-invitation = C’è un posto per te: { $title } su Bottega

## Che cosa è stato deciso

lobby-terms = Come si gioca
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
        [on] Un turno finisce con “Concludi il turno”, e fino ad allora si può ritirare
       *[off] Un turno finisce da sé con la sua ultima scelta
    }
lobby-watch =
    { $watch ->
        [delayed] Gli altri possono guardare, con { $n } decisioni di ritardo
        [none] La partita la vede solo chi gioca
       *[open] Gli altri possono guardare
    }
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

## Iniziare

lobby-start = Inizia la partita
lobby-ready = Ci siete tutti. Puoi iniziare.
lobby-why-not =
    { $n ->
        [one] Un posto è ancora libero: manda il suo link, poi inizia.
       *[other] { $n } posti sono ancora liberi: manda un link diverso a ogni amico, poi inizia.
    }
lobby-waiting =
    { $n ->
        [one] Manca ancora un giocatore.
       *[other] Mancano ancora { $n } giocatori.
    }
lobby-waiting-host = I posti sono tutti presi. La partita la fa iniziare { $host }.
lobby-give-up = Rinuncia al tavolo
lobby-give-up-sure = Rinunciare davvero?
