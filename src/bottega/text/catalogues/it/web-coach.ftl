### Il client per il browser, in italiano: livelli dei bot, allenamento, suggerimenti e analisi del coach.

## Bot: chi sono lo dice bottega.ftl (bot-…)

level-who = Chi gioca?
level-programmers = Per chi programma
# Un bot che guarda avanti $n volte.
level-search = ricerca { $n }
level-look = Quante volte guarda avanti
level-choose = Scegli
level-of-all =
    { $n ->
        [one] Livello del bot
       *[other] Livello di tutti i bot
    }

## Allenamento

practice = Allenamento
practice-note = Nel tuo turno puoi chiedere un suggerimento. Al tavolo tutti vedono che è un allenamento.
practice-agreed = Partita di allenamento: si possono chiedere suggerimenti

## Suggerimenti

hint = Suggerimento
hint-ask = Chiedi al coach che cosa potresti fare
hint-thinking = Il coach ci sta pensando. Intanto puoi giocare quando vuoi.
hint-sure = scelta netta
hint-close = questione di poco
# $alone: yes in solitario.
hint-note =
    { $alone ->
        [yes] Punti previsti: in 95 casi su 100 stanno dentro la fascia. Indica una risposta per vederla sul tavolo.
       *[no] Punti di vantaggio sugli altri: in 95 casi su 100 stanno dentro la fascia. Indica una risposta per vederla sul tavolo.
    }
keys-hint = chiede un suggerimento al coach, o lo mette via

## Analisi di una partita

review-begin = Analizza la mia partita
review-title = Le tue decisioni
review-text = Il coach riguarda ogni decisione, con ciò che allora si vedeva, e dice quanto ha fatto perdere.
review-whose = Di chi sono le decisioni
review-looked =
    { $n ->
        [one] { $n } decisione esaminata
       *[other] { $n } decisioni esaminate
    }
review-queued = L’analisi aspetta che il coach sia libero.
review-running = Il coach riguarda ogni decisione. Intanto puoi lasciare questa pagina.
review-far = { $n } su { $of } decisioni
review-cancel = Interrompi
review-cancelled = L’analisi è stata interrotta.
review-failed = Non è stato possibile finire l’analisi.
# $grade: best, good, slip o miss.
review-count =
    { $grade ->
        [best]
            { $n ->
                [one] { $n } ottima
               *[other] { $n } ottime
            }
        [good]
            { $n ->
                [one] { $n } buona
               *[other] { $n } buone
            }
        [slip]
            { $n ->
                [one] { $n } svista
               *[other] { $n } sviste
            }
       *[miss]
            { $n ->
                [one] { $n } occasione mancata
               *[other] { $n } occasioni mancate
            }
    }
review-grade =
    { $grade ->
        [best] Ottima
        [good] Buona
        [slip] Una svista
       *[miss] Un’occasione mancata
    }
# $points: un numero con una cifra dopo la virgola.
review-lost = { $points } punti persi in tutto
review-lost-none = Niente di perso, per quanto si può stimare
review-how = Ogni decisione è stata giudicata in base a ciò che allora si vedeva da quel posto: per ognuna sono state esaminate { $n } partite possibili.

## Il grafico di un’analisi

review-chart = Le tue decisioni: il vantaggio in punti dopo ognuna, e quanto ha fatto perdere
review-lead =
    { $alone ->
        [yes] punti previsti
       *[no] punti di vantaggio
    }
review-given-away = punti persi
review-chart-hint = un clic apre quel momento
# $what: la risposta a parole; $lost: i punti persi, 0 se nessuno; $value: il vantaggio, con il segno.
review-at =
    { $lost ->
        [0] Turno { $turn }: “{ $what }” non fa perdere niente; dopo, { $value }.
       *[other] Turno { $turn }: “{ $what }” fa perdere { $lost } punti; dopo, { $value }.
    }
review-turnings = Momenti decisivi
# $what: una frase su quel momento.
review-turning = Momento decisivo { $n }: { $what }
review-turning-point = Momento decisivo { $n }
review-turn =
    { $n ->
        [0] Prima del primo turno
       *[other] Turno { $n }
    }
review-again = Rigioca da qui
review-none = Nessun momento decisivo: nessuna decisione ha fatto perdere molto.

## Tutte le decisioni in una tabella

review-table = Tutte le decisioni in una tabella
review-column-turn = Turno
review-column-chosen = Scelta
review-column-better = Meglio
review-column-lost = Persi
review-column-lead =
    { $alone ->
        [yes] Previsti
       *[no] Vantaggio
    }

## Quando si rivede la partita

review-beside = Che cosa dice il coach
why = Perché hai fatto così?
# $name: come si chiama il bot; $bot: il suo livello.
why-title = Che cosa ha considerato { $name }
why-chosen = scelta
why-visits =
    { $n ->
        [one] esaminata una volta
       *[other] esaminata { $n } volte
    }
why-nothing = Qui { $name } non ha soppesato niente: la risposta era una sola, oppure non guarda avanti.
why-trouble = Non ha fatto in tempo a rispondere: al suo posto ha risposto qualcosa di più semplice.
why-note = Il vantaggio in punti che prevedeva, da ciò che allora poteva vedere.

## The page of the people of the workshop

people-eyebrow = Chi gioca con te
people-title = La gente della bottega
people-looks = Guarda avanti
people-looks-times =
    { $n ->
        [0] solo il proprio turno
        [one] fino a { $n } volta per turno
       *[other] fino a { $n } volte per turno
    }
people-wins = Vince contro { $name }
people-first = Tutti cominciano con Nino.
people-measured = Misurato in partite a due con la stessa distribuzione. Al tavolo può decidere la sorte: anche i migliori ogni tanto perdono. A Maestri e a Lorenzo, Ottone e Sibilla sono stati misurati guardando avanti dieci volte meno.
people-seated = Al tavolo
people-thinks = Mentre un bot pensa
people-thinks-text = La penna scrive una riga e ricomincia; i secondi si contano dal primo. Poi la mossa si vede una volta, e la sua riga resta nella cronaca.
people-more = Di più su queste persone
