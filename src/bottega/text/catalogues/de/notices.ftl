### Notices: what devices show, and the sheet where one chooses them, in German.

## On a device, wherever it is

notice-your-turn = Du bist dran
notice-your-turn-body = { $game }
notice-your-turns-body = { $n } Tische warten auf dich.
notice-invitation = An einem Tisch wartet man auf dich
notice-invitation-body = { $game }, mit { $name }
notice-chat = { $name } hat dir geschrieben
notice-chat-body = { $game }
notice-contest = { $club }: ein neuer Wettkampf
notice-contest-body = { $game }, von { $name }
notice-club-table = { $club }: ein neuer Tisch
notice-club-table-body = { $game }, mit { $name }
notice-club = { $name } lädt dich in einen Club ein
notice-club-body = { $club }
notice-trial = Es klappt
notice-trial-body = Mitteilungen erreichen dieses Gerät.

## The sheet

notices-title = Wann sollen wir uns melden?
notices-device-on = Dieses Gerät darf Mitteilungen zeigen.
notices-device-off = Dieses Gerät bekommt noch keine Mitteilungen.
notices-device-allow = Hier melden
notices-device-stop = Beenden
notices-device-try = Test senden
notices-device-tried = Der Test ist unterwegs.
notices-device-denied = Dein Browser lässt diese Seite keine Mitteilungen zeigen. Neben der Adresse kannst du es erlauben.
notices-device-insecure = Geräte bekommen Mitteilungen nur, wenn die Adresse mit https beginnt.
notices-device-unable = Dieser Browser bekommt keine Mitteilungen, wenn die Seite geschlossen ist. Leg Bottega am Telefon zuerst auf den Startbildschirm.
notices-device-failed = Dieser Browser konnte sich bei seinem Push-Dienst nicht anmelden.
notices-events = Worum es geht
notices-way-push = Gerät
notices-way-page = Offene Seite
notices-way-webhook = Webhook
notices-way-mail = E-Mail
notices-turn = Du bist dran
notices-invitation = An einem Tisch wartet man auf dich
notices-chat = Jemand schreibt dir
notices-club = Neues in deinem Club
notices-quiet = Ruhe von
notices-quiet-to = bis
notices-quiet-on = Ruhezeit
notices-tables = Tische, die sich melden dürfen
notices-hint = Solange du auf Bottega schaust, meldet sich kein Gerät.
