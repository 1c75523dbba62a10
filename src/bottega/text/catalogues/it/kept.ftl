### Ciò che si conserva delle proprie partite, in italiano.

kept-title = Conservato
kept-of = { $n } di { $of }
kept-all = Tutti i { $n }
kept-fewer = Mostra di meno
kept-not-yet = non ancora conservato
# $name: ciò che è conservato; breve, due righe al massimo. Sobrio: dice che cosa è successo.
kept-name =
    { $name ->
        [ten-games] Dieci partite
        [won-by-one] Vinta di un punto
        [four-days] Quattro giorni di fila
        [all-tiles] Tutti e tre i rapporti
        [castle-complete] Un castello completo
        [beat-master] Battuto Maestro Ottone
        [all-titles] Giocati tutti e tre i giochi
        [all-cards] Sette carte in una partita
        [never-excommunicated] Mai scomunicato
        [all-leaders] Tutti e quattro i leader giocati
        [deal] Una smazzata del giorno
        [won-of-four] Primo di quattro
        [both-leaders] Entrambi i leader giocati
        [six-territories] Sei territori
        [six-buildings] Sei edifici
        [no-mission-missed] Nessuna missione mancata
        [won-alone] Vinta in solitario
        [five-in-a-day] Cinque partite in un giorno
        [deal-week] Una settimana di smazzate
        [deal-first-ten] Una smazzata tra i primi dieci
        [hundred-points] Cento punti
        [tournament-won] Un torneo vinto
        [won-titles] Vittorie in tutti e tre i giochi
        [all-levels] Battuta tutta la bottega
        [hundred-games] Cento partite
       *[other] { $name }
    }

kept-records = Primati
kept-record =
    { $kind ->
        [most] Più punti
        [clearest] Vittoria più netta
        [closest] Vittoria più sofferta
       *[longest] Partita più lunga
    }
# Quanto vale un primato: punti, o di quanti punti fu vinta una partita.
kept-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
kept-margin =
    { $n ->
        [one] di { $n } punto
       *[other] di { $n } punti
    }

kept-openings = Aperture preferite
# Sotto un leader, una famiglia o un castello: tante partite cominciate così, e tante vinte.
kept-opening =
    { $games ->
        [one] { $games } partita, vinte { $won }
       *[other] { $games } partite, vinte { $won }
    }
