### Cercare tra le partite giocate, in italiano.

games-heading = Partite giocate
games-about = Le partite pubbliche finite: riguardane una qualsiasi, o riprendila da dove era.
games-game = Gioco
games-any = Qualsiasi
games-players = Giocatori
games-player = Nome di un giocatore
games-opening = Apertura
games-card = Carta o leader
# Nel campo di una carta, finché non è scelto un gioco.
games-title-first = prima il gioco
games-search = Cerca
games-no-card = Scegli una carta dall’elenco mentre scrivi.
games-found = Partite trovate
games-none = Nessuna partita è così.
games-none-yet = Niente tra le ultime partite. Possono essercene di più vecchie.
games-further = Cerca più indietro
games-nobody = Nessuno si chiama così, o non si mostra.

games-days = Registrazioni per giorno
games-days-text = Tutte le partite pubbliche di un giorno (UTC) in un file compresso, una riga per partita. È nominato solo chi si mostra.
