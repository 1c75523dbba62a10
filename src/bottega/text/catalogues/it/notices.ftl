### Notices: what devices show, and the sheet where one chooses them, in Italian.

## On a device, wherever it is

notice-your-turn = Tocca a te
notice-your-turn-body = { $game }
notice-your-turns-body = { $n } tavoli ti aspettano.
notice-invitation = Ti aspettano a un tavolo
notice-invitation-body = { $game }, con { $name }
notice-chat = { $name } ti ha scritto
notice-chat-body = { $game }
notice-contest = { $club }: una nuova gara
notice-contest-body = { $game }, di { $name }
notice-club-table = { $club }: un nuovo tavolo
notice-club-table-body = { $game }, con { $name }
notice-club = { $name } ti invita in un club
notice-club-body = { $club }
notice-trial = Funziona
notice-trial-body = Le notifiche arrivano su questo dispositivo.

## The sheet

notices-title = Quando dobbiamo avvisarti?
notices-device-on = Questo dispositivo può mostrare le notifiche.
notices-device-off = Le notifiche non arrivano ancora su questo dispositivo.
notices-device-allow = Avvisami qui
notices-device-stop = Smetti
notices-device-try = Invia una prova
notices-device-tried = La prova è partita.
notices-device-denied = Il tuo browser non permette a questa pagina di mostrare notifiche. Puoi consentirle accanto all’indirizzo.
notices-device-insecure = Un dispositivo riceve notifiche solo se l’indirizzo comincia con https.
notices-device-unable = Questo browser non riceve niente quando la pagina è chiusa. Sul telefono, aggiungi prima Bottega alla schermata Home.
notices-device-failed = Questo browser non è riuscito a iscriversi al suo servizio di notifiche.
notices-events = Per che cosa
notices-way-push = Dispositivo
notices-way-page = Pagina aperta
notices-way-webhook = Webhook
notices-way-mail = E-mail
notices-turn = Tocca a te
notices-invitation = Ti aspettano a un tavolo
notices-chat = Qualcuno ti scrive
notices-club = Novità nel tuo club
notices-quiet = Silenzio dalle
notices-quiet-to = alle
notices-quiet-on = Ore di silenzio
notices-tables = Tavoli che possono avvisarti
notices-hint = Finché guardi Bottega, nessun dispositivo ti avvisa.
