### Friends: whom one follows, and whom one asks to a table, in Italian.

friends-title = Amici
friends-note = I giocatori che segui. Non ne sanno nulla.
friends-none = Non segui ancora nessuno. Si fa dalla pagina di un giocatore.
friends-here = ora è qui
friends-away = non è qui
friends-plays = gioca a { $game }
friends-watch = Guarda
friends-watch-one = Guarda { $name }

## Invitations

friends-invitations = Inviti
friends-invited-by = da parte di { $name }
friends-come = Siediti
friends-decline = Rifiuta
friends-decline-one = Rifiuta l’invito di { $name }

## On a player's page

friends-follow = Segui
friends-unfollow = Non seguire più
friends-invite = Invita a una partita
friends-block = Blocca
friends-unblock = Sblocca
friends-unblock-one = Sblocca { $name }
friends-blocked = Giocatori bloccati
friends-block-title = Bloccare { $name }?
friends-block-text = Le partite rapide non vi fanno più sedere insieme, non può invitarti e non vede se sei qui. Non ne sa nulla.
friends-invite-title = Invita { $name }
friends-invite-text = Si apre un tavolo per due. Prima dell’inizio puoi cambiare tutto.
friends-invite-which = Quale gioco?
friends-invite-do = Apri un tavolo

## In the lobby

friends-ask = Invita un amico
friends-ask-one = Invita { $name } a questo tavolo
friends-ask-do = Invita
friends-asked = già invitato
friends-ask-hidden = Finché non ti mostri, inviti solo con il link.
friends-ask-full = Non c’è un posto libero.
friends-ask-soon = È stato appena invitato a molti tavoli. Riprova più tardi.
