### I club: trovarne uno, e la pagina di un club, in italiano.

clubs-title = Club
clubs-note = Persone con cui rigiocare: un club ha tavoli, gare, una classifica e conversazioni tutte sue.
clubs-mine = I tuoi club
clubs-none-mine = Non sei ancora in nessun club.
clubs-found = Club da scoprire
clubs-none-found = Nessun altro club si mostra ancora.
clubs-more = Mostrane altri
clubs-count =
    { $n ->
        [one] { $n } membro
       *[other] { $n } membri
    }
# Che cosa qualcuno è in un club.
clubs-role =
    { $role ->
        [founder] ha fondato il club
        [arranger] organizza
        [asking] chiede di entrare
        [invited] con invito
        [barred] escluso
       *[member] membro
    }
# Che cosa si è in un club, in un elenco di club.
clubs-own-role =
    { $role ->
        [founder] fondato da te
        [arranger] lo organizzi anche tu
        [asking] hai chiesto di entrare
       *[barred] chiuso per te
    }
# Un tipo di club.
clubs-kind =
    { $door ->
        [open] Club aperto
        [asked] Club su richiesta
       *[link] Club privato
    }
clubs-lost = Questo club non c’è, o non è per te.

## Fondarne uno, cambiarlo

clubs-new = Fonda un club
clubs-edit = Modifica il club
clubs-keep = Per fondare un club conserva prima il tuo nome, con una passkey o un codice.
clubs-name = Nome
clubs-about = In una frase
clubs-door = Chi può entrare
clubs-doors =
    { $door ->
        [open] Tutti
        [asked] Su richiesta
       *[link] Su invito
    }
clubs-doors-note =
    { $door ->
        [open] Il club è in elenco, ed entra chi vuole.
        [asked] Il club è in elenco, e sei tu a far entrare.
       *[link] Il club è privato: ne sa solo chi ha l’invito.
    }
clubs-create = Fonda
clubs-save = Salva

## Alla porta

clubs-invited = Hai un invito per questo club.
clubs-watched = Vedi questo club privato da moderatore, finché c’è una segnalazione in attesa. Resta scritto.
clubs-join = Entra
clubs-ask = Chiedi di entrare
clubs-asked = Hai chiesto di entrare.
clubs-withdraw = Ritira la richiesta
clubs-leave = Esci dal club
clubs-leave-sure = Vuoi uscire da questo club?
clubs-stay = Resta

## Membri

clubs-members = Membri
clubs-hidden = si mostra solo in questo club
clubs-knocking = Alla porta
clubs-admit = Fai entrare
clubs-refuse = Manda via
clubs-remove = Escludi
clubs-change = Che cosa può fare { $name }
clubs-promote = Fai organizzare
clubs-demote = Non far più organizzare
# Letto ad alta voce dopo un pulsante: di chi si tratta.
clubs-whom = : { $name }
clubs-invitation = Invito
clubs-invitation-note = Chi ha questo link entra subito.
clubs-ask-friends = Invita chi segui
clubs-ask-do = Invita
clubs-ask-one = Invita { $name }
clubs-ask-withdraw = Ritira
clubs-decline = Rifiuta
clubs-renew = Nuovo link
clubs-renewed = Il link di prima non apre più niente.

## Tavoli, classifica e conversazioni

clubs-tables = Tavoli
clubs-tables-none = In questo momento non gioca nessuno.
clubs-players = Giocatori
clubs-open = Apri un tavolo
clubs-open-note = I membri lo trovano qui e si siedono.
clubs-ladder = Classifica
clubs-ladder-none = Qui nessuno ha ancora un punteggio. Giocate fra voi una partita che conta.
clubs-talk = Conversazione
clubs-silence = Non è ancora stato detto niente.
clubs-say = Di’ qualcosa
clubs-send = Invia
clubs-older = Mostra le precedenti
clubs-erase = Togli
clubs-somebody = qualcuno
clubs-contests = Gare
clubs-contests-none = Non c’è ancora nessuna gara.
