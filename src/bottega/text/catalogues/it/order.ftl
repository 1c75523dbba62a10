### L’ordine su un server: chi entra, chi si segnala, che cosa si fa, in italiano.

## Entrare con un invito

order-join = Entra con un invito
order-join-host = Ti invita { $name }.
order-join-hint = Qui gioca chi è stato invitato. Con un codice entri subito, e non ti si chiede altro.
order-join-code = Codice dell’invito
order-join-name = Il tuo nome
order-join-name-hint = Se lo lasci vuoto ne ricevi uno; puoi cambiarlo quando vuoi.
order-join-enter = Entra
order-join-bad = Questo invito è esaurito o scaduto. Chiedine un altro.
order-join-back = Sei già stato qui?
order-join-back-hint = Allora basta il tuo codice o una passkey.
order-join-recovery = Il codice che hai conservato
order-join-return = Torna

## Essere esclusi

order-banned = Sei escluso fino al { $when }.
order-banned-good = Sei escluso per sempre.
order-banned-why = Il motivo: { $why }
order-banned-hint = Ora non puoi giocare qui. I tuoi dati restano tuoi: portali con te o cancellali.

## Segnalare qualcuno

order-report = Segnala
order-report-whom = Segnala { $name }
order-report-words = Segnala che cosa dice { $name }
order-report-hint = Lo legge solo chi qui bada all’ordine. Nessuno saprà chi ha segnalato.
order-grounds = Di che cosa si tratta?
order-grounds-insults = Insulti o minacce
order-grounds-spam = Pubblicità o spam
order-grounds-name = Un nome offensivo
order-grounds-cheating = Imbrogli
order-grounds-other = Altro
order-report-more = Che cosa è successo? (se vuoi)
order-report-send = Invia
order-report-done = Grazie. Qualcuno se ne occuperà.

## Andarsene per sempre

order-go = Andarsene per sempre
order-go-hint = Il tuo nome, la tua pagina, le passkey, i dispositivi e tutto ciò che hai scritto si cancellano. Le partite finite restano a chi ha giocato con te, senza il tuo nome; quelle in corso si abbandonano.
order-go-ask = Cancella tutto di me
order-go-sure = Sono sicuro: non si può annullare.
order-go-now = Cancella per sempre

## Invitare

order-invite = Invita qualcuno
order-invite-left =
    { $n ->
        [0] Non hai più inviti.
        [one] Puoi invitare ancora una persona.
       *[other] Puoi invitare ancora { $n } persone.
    }
order-invite-make = Crea un invito
order-invite-back = Ritira
order-invite-used = { $used } di { $uses } entrati
order-invite-until = vale fino al { $when }
order-invite-uses = Per quanti
order-invite-days = Per quanti giorni
order-invite-note = Nota per te

## La pagina di chi bada all’ordine

order-page = Badare all’ordine
order-token = Il token del gestore
order-token-hint = Quello con cui il server è stato avviato. Lo tiene solo questa finestra, finché non la chiudi.
order-token-open = Apri
order-token-wrong = Questa pagina è per moderatori e gestore. Il token non è giusto.
order-numbers = In questo momento
order-n-here = presenti
order-n-today = nuovi in un giorno
order-n-week = nuovi in una settimana
order-n-running = tavoli in gioco
order-n-open = tavoli in attesa
order-n-over = partite finite
order-n-damaged = tavoli danneggiati
order-processes = Processi
order-p-began = Avviato
order-p-load = Carico
order-p-connections = Connessioni
order-p-commands = Risposte
order-p-mean = Salvate in
order-p-bots = Bot al lavoro
order-p-coach = Coach al lavoro
order-p-failed = Errori
order-p-refused = Rifiuti
order-p-queue = { $busy } al lavoro, { $waiting } in attesa
order-reports = Segnalazioni in attesa
order-reports-none = Nessuna segnalazione attende.
order-reports-all = Quelle chiuse
order-reported-by = segnalato da { $name }
order-at-table = Guarda il tavolo
order-at-place =
    { $kind ->
        [club] Guarda il club
        [contest] Guarda la gara
       *[tournament] Guarda il torneo
    }
order-somebody = qualcuno che se n’è andato
order-operator = il gestore
order-measure = Che cosa fare?
order-measure-close = Chiudere senza altro
order-measure-mute = Togliere la parola
order-measure-unmute = Ridare la parola
order-measure-ban = Escludere
order-measure-unban = Riammettere
order-measure-rename = Togliere il nome
order-measure-strike = Cancellare le parole
order-measure-hush = Togliere la descrizione
order-span = Per quanto tempo
order-span-hour = un’ora
order-span-day = un giorno
order-span-week = una settimana
order-span-month = un mese
order-span-good = per sempre
order-why = Perché
order-do = Esegui
order-acts = Che cosa si è fatto
order-acts-none = Finora non è servito fare nulla.
order-more = Mostra altro

## Che cosa si è fatto: prima chi l’ha fatto, poi chi riguarda

order-did-mute = parola tolta
order-did-unmute = parola ridata
order-did-ban = esclusione
order-did-unban = riammissione
order-did-rename = nome tolto
order-did-strike = parole cancellate
order-did-close = segnalazione chiusa
order-did-appoint = nominato moderatore
order-did-depose = non più moderatore
order-did-invite = invito creato
order-did-withdraw = invito ritirato
order-did-look = club privato consultato
order-until = fino al { $when }
order-was = Era: { $was }
order-look = Cerca
order-look-field = Indirizzo della pagina di un giocatore, di un club, di una gara o di un torneo
order-look-do = Guarda
order-look-since = qui dal { $when }
order-look-host = invitato da { $name }
order-look-reports =
    { $n ->
        [0] nessuna segnalazione
        [one] una segnalazione
       *[other] { $n } segnalazioni
    }
order-moderators = Moderatori
order-moderators-none = All’ordine badi tu solo. Cerca qualcuno per nominarlo moderatore.
order-appoint = Nomina moderatore
order-depose = Revoca
order-invitations = Inviti
order-invitations-none = Nessun invito in corso.
