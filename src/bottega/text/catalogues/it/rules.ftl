### La pagina delle regole nel browser, per ogni gioco, in italiano.

rules-page = Le regole di { $game }
rules-lead = Tutte le regole, nell’ordine in cui servono. Durante una partita, ogni spiegazione accanto a una cosa porta qui, alla sua sezione.
rules-contents = Indice
rules-to-guide = Impara giocando: la prima partita guidata
rules-print = Stampa
rules-to-people = Chi gioca con te
