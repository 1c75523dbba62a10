### Lorenzo il Magnifico: preparare un tavolo con le espansioni, e costruire mazzi, in italiano.

## Le espansioni di un tavolo, in una frase ciascuna

option-modules-houses-about = Da due a cinque giocatori: un’asta per famiglie nobili e i loro poteri, una quinta torre, gettoni speciali e altri venti leader.
option-modules-pazzi-about = Altre due carte per ogni tipo e periodo, alcune delle quali toccano gli avversari, altri quattro leader, e mazzi che puoi costruire tu.

## Quali leader si possono distribuire

decks-leaders-choose = Scegli…
# $n: quanti sono scelti, $least: quanti ne servono.
decks-leaders-change =
    { $n ->
        [one] { $n } leader scelto: cambia
       *[other] { $n } leader scelti: cambia
    }
decks-leaders-title = Quali leader si possono distribuire
decks-leaders-count =
    { $n ->
        [one] { $n } leader scelto; in { $players } ne servono almeno { $least }
       *[other] { $n } leader scelti; in { $players } ne servono almeno { $least }
    }
decks-leaders-all = Tutti
decks-leaders-none = Nessuno
decks-leaders-done = Fatto
decks-leaders-some =
    { $n ->
        [one] { $n } leader, scelto per nome
       *[other] { $n } leader, scelti per nome
    }
decks-leaders-few =
    { $n ->
        [0] Nessun leader è scelto; in { $players } ne servono almeno { $least }.
        [one] È scelto solo { $n } leader; in { $players } ne servono almeno { $least }.
       *[other] Sono scelti solo { $n } leader; in { $players } ne servono almeno { $least }.
    }
# $which: un valore dell’opzione, come “quelli del gioco base”.
decks-leaders-short = “{ $which }” ne ha solo { $n }: in { $players } ne servono almeno { $least }.

## Quali carte sono nei mazzi di un tavolo

decks-own = un mazzo costruito, mostrato a tutti prima della partita
decks-own-which = Mazzo
# $name: il nome del mazzo, o il suo codice.
decks-called = il mazzo { $name }
decks-paste = Un codice o un link ricevuto
decks-paste-sample = 15 lettere e cifre
decks-build = Costruisci un mazzo
decks-look = Guarda questo mazzo
decks-none-chosen = Non c’è ancora un mazzo: scegline uno, incolla il suo codice, o costruiscine uno.
# $fault: perché un testo non è un mazzo.
decks-fault =
    { $fault ->
        [mistyped] Questo codice ha un errore di battitura: l’ultima lettera non va d’accordo con le altre.
        [nothing] Questo codice non indica nessun mazzo.
       *[length] Un codice ha 15 lettere e cifre; questo non lo è.
    }
# $cards: i nomi delle carte.
decks-needs-leaders =
    { $n ->
        [one] In questo mazzo { $cards } parla di leader: gioca con le regole avanzate, o lasciala nella scatola.
       *[other] In questo mazzo { $cards } parlano di leader: gioca con le regole avanzate, o lasciale nella scatola.
    }

## La costruzione dei mazzi

decks-title = Costruisci un mazzo – Bottega
decks-heading = Un mazzo tutto tuo
decks-intro = Delle dieci carte di ogni tipo e periodo se ne giocano otto. Clicca sulle due che restano nella scatola.
decks-kinds = Tipi di carte
decks-kind =
    { $kind ->
        [territory] Territori
        [character] Personaggi
        [building] Edifici
       *[venture] Imprese
    }
# $period: un numero romano.
decks-pile =
    { $kind ->
        [territory] Territori { $period }
        [character] Personaggi { $period }
        [building] Edifici { $period }
       *[venture] Imprese { $period }
    }
decks-pile-count = { $n } di { $all }
decks-pile-many =
    { $n ->
        [one] – lasciane ancora una nella scatola
       *[other] – lasciane { $n } nella scatola
    }
decks-pile-few =
    { $n ->
        [one] – riprendine una
       *[other] – riprendine { $n }
    }
decks-ready = pronto
decks-card-in = È nel mazzo: con un clic resta nella scatola.
decks-card-out = Resta nella scatola: con un clic entra nel mazzo.
# Su una carta che arriva con l’espansione.
decks-new = nuova
decks-card-new = Dalla Congiura dei Pazzi.
decks-card-leaders = Solo con le regole avanzate: parla di leader.
decks-fill = Completa a caso
decks-again = Un altro a caso
decks-reset = Ricomincia
decks-name = Nome
decks-name-sample = Il mio mazzo
decks-save = Salva
decks-is-saved = Salvato
decks-saved = “{ $name }” è salvato in questo browser.
decks-code = Codice da condividere
decks-copy = Copia il codice
decks-link = Copia il link
decks-copied = Il codice è copiato.
decks-link-copied = Il link è copiato.
decks-select = Copia ciò che è selezionato.
decks-left =
    { $n ->
        [one] { $n } gruppo non è ancora pronto. Poi il mazzo ha un codice da condividere e si può giocare.
       *[other] { $n } gruppi non sono ancora pronti. Poi il mazzo ha un codice da condividere e si può giocare.
    }
decks-about-leaders =
    { $n ->
        [one] { $cards } parla di leader: questo mazzo si gioca con le regole avanzate.
       *[other] { $cards } parlano di leader: questo mazzo si gioca con le regole avanzate.
    }
decks-play = Prepara un tavolo
decks-shelf = I tuoi mazzi
decks-open = Apri
decks-kept = Salvati in questo browser
decks-kept-none = Ancora nessuno.
decks-drop = Butta { $name }
decks-dropped = “{ $name }” è buttato.
