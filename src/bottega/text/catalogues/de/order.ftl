### Die Ordnung auf einem Server: wer kommt, wer gemeldet wird, was geschieht, auf Deutsch.

## Mit einer Einladung kommen

order-join = Komm mit einer Einladung herein
order-join-host = { $name } lädt dich ein.
order-join-hint = Hier spielt, wer eingeladen ist. Mit einem Code bist du sofort dabei, und sonst wirst du nach nichts gefragt.
order-join-code = Code der Einladung
order-join-name = Dein Name
order-join-name-hint = Lässt du ihn leer, bekommst du einen; ändern kannst du ihn jederzeit.
order-join-enter = Hereinkommen
order-join-bad = Diese Einladung ist verbraucht oder abgelaufen. Bitte um eine andere.
order-join-back = Warst du schon einmal hier?
order-join-back-hint = Dann genügt dein eigener Code oder ein Passkey.
order-join-recovery = Der Code, den du aufbewahrt hast
order-join-return = Zurückkommen

## Gesperrt sein

order-banned = Du bist bis { $when } gesperrt.
order-banned-good = Du bist auf Dauer gesperrt.
order-banned-why = Der Grund: { $why }
order-banned-hint = Hier kannst du jetzt nicht spielen. Deine Daten gehören dir: Nimm sie mit oder lösche sie.

## Jemanden melden

order-report = Melden
order-report-whom = { $name } melden
order-report-words = Melden, was { $name } sagt
order-report-hint = Nur wer hier für Ordnung sorgt, liest das. Niemand erfährt, wer gemeldet hat.
order-grounds = Worum geht es?
order-grounds-insults = Beleidigungen oder Drohungen
order-grounds-spam = Werbung oder Spam
order-grounds-name = Ein anstößiger Name
order-grounds-cheating = Betrug
order-grounds-other = Etwas anderes
order-report-more = Was ist geschehen? (wenn du magst)
order-report-send = Absenden
order-report-done = Danke. Jemand sieht sich das an.

## Für immer gehen

order-go = Für immer gehen
order-go-hint = Dein Name, deine Seite, Passkeys, Geräte und alles, was du geschrieben hast, werden gelöscht. Beendete Partien bleiben denen, die mit dir gespielt haben, ohne deinen Namen; laufende werden aufgegeben.
order-go-ask = Alles über mich löschen
order-go-sure = Ich bin sicher: Das lässt sich nicht zurücknehmen.
order-go-now = Für immer löschen

## Einladen

order-invite = Leute einladen
order-invite-left =
    { $n ->
        [0] Du hast keine Einladung mehr.
        [one] Du kannst noch eine Person einladen.
       *[other] Du kannst noch { $n } Leute einladen.
    }
order-invite-make = Einladung erstellen
order-invite-back = Zurückziehen
order-invite-used = { $used } von { $uses } gekommen
order-invite-until = gilt bis { $when }
order-invite-uses = Für wie viele
order-invite-days = Für wie viele Tage
order-invite-note = Notiz für dich

## Die Seite derer, die für Ordnung sorgen

order-page = Für Ordnung sorgen
order-token = Das Token des Betreibers
order-token-hint = Das, mit dem der Server gestartet wurde. Nur dieses Fenster behält es, bis du es schließt.
order-token-open = Öffnen
order-token-wrong = Diese Seite ist für Moderatoren und den Betreiber. Das Token stimmt nicht.
order-numbers = Im Augenblick
order-n-here = gerade hier
order-n-today = neu seit einem Tag
order-n-week = neu seit einer Woche
order-n-running = Tische im Spiel
order-n-open = Tische, die warten
order-n-over = beendete Partien
order-n-damaged = beschädigte Tische
order-processes = Prozesse
order-p-began = Gestartet
order-p-load = Last
order-p-connections = Verbindungen
order-p-commands = Antworten
order-p-mean = Gespeichert in
order-p-bots = Denkende Bots
order-p-coach = Denkender Coach
order-p-failed = Fehler
order-p-refused = Abgelehnt
order-p-queue = { $busy } beschäftigt, { $waiting } wartend
order-reports = Meldungen, die warten
order-reports-none = Keine Meldung wartet.
order-reports-all = Die erledigten
order-reported-by = gemeldet durch { $name }
order-at-table = Den Tisch ansehen
order-at-place =
    { $kind ->
        [club] Den Club ansehen
        [contest] Den Wettkampf ansehen
       *[tournament] Das Turnier ansehen
    }
order-somebody = jemand, der gegangen ist
order-operator = der Betreiber
order-measure = Was soll geschehen?
order-measure-close = Schließen, sonst nichts
order-measure-mute = Den Chat sperren
order-measure-unmute = Den Chat freigeben
order-measure-ban = Sperren
order-measure-unban = Wieder hereinlassen
order-measure-rename = Den Namen nehmen
order-measure-strike = Die Worte entfernen
order-measure-hush = Die Beschreibung nehmen
order-span = Wie lange
order-span-hour = eine Stunde
order-span-day = einen Tag
order-span-week = eine Woche
order-span-month = einen Monat
order-span-good = auf Dauer
order-why = Warum
order-do = Ausführen
order-acts = Was geschehen ist
order-acts-none = Noch musste nichts geschehen.
order-more = Mehr zeigen

## Was geschehen ist: davor steht, wer es tat, dahinter, wen es betrifft

order-did-mute = Chat gesperrt
order-did-unmute = Chat freigegeben
order-did-ban = gesperrt
order-did-unban = wieder hereingelassen
order-did-rename = Name genommen
order-did-strike = Worte entfernt
order-did-close = Meldung geschlossen
order-did-appoint = zum Moderator ernannt
order-did-depose = kein Moderator mehr
order-did-invite = Einladung erstellt
order-did-withdraw = Einladung zurückgezogen
order-did-look = privaten Club angesehen
order-until = bis { $when }
order-was = Es war: { $was }
order-look = Nachsehen
order-look-field = Adresse der Seite eines Spielers, Clubs, Wettkampfs oder Turniers
order-look-do = Ansehen
order-look-since = hier seit { $when }
order-look-host = eingeladen durch { $name }
order-look-reports =
    { $n ->
        [0] keine Meldung
        [one] eine Meldung
       *[other] { $n } Meldungen
    }
order-moderators = Moderatoren
order-moderators-none = Du sorgst allein für Ordnung. Sieh jemanden nach, um ihn zum Moderator zu ernennen.
order-appoint = Zum Moderator ernennen
order-depose = Entlassen
order-invitations = Einladungen
order-invitations-none = Keine Einladung ist unterwegs.
