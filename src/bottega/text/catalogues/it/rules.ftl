### La pagina delle regole nel browser, per ogni gioco, in italiano.

rules-page = Le regole di { $game }
rules-lead = Tutte le regole, nell’ordine in cui servono. Durante una partita, ogni spiegazione accanto a una cosa porta qui, alla sua sezione.
rules-contents = Indice
rules-to-guide = Impara giocando: la prima partita guidata
rules-print = Stampa
rules-coming = Le regole di { $game } saranno qui appena ci sarà il gioco.
rules-play-now = Intanto c’è un posto libero a un altro tavolo.
