### Mails: what stands in them, where one gives one's address, and the pages of their links, in German.

## In a mail

mail-hello = Hallo { $name },
mail-your-turn = Du bist dran: { $game }
mail-invitation = { $name } erwartet dich an einem Tisch: { $game }
mail-chat = { $name } hat dir geschrieben: { $game }
mail-contest = Ein neuer Wettkampf in { $club }: { $game }
mail-club-table = { $name } hat in { $club } einen Tisch eröffnet: { $game }
mail-club = { $name } lädt dich in den Club { $club } ein
# The subject, where there are several: $n is two or more.
mail-tables-subject = { $n } Tische warten auf dich
mail-things-subject = { $n } Neuigkeiten warten auf dich
mail-once = Das ist die einzige E-Mail, bis du wiederkommst.
mail-stop = Keine E-Mails mehr an diese Adresse:
mail-confirm-subject = Bestätige deine Adresse
mail-confirm = { $name } möchte unter dieser Adresse von Bottega hören: wer am Zug ist und wer einlädt. Wenn du das bist, bestätige es innerhalb von zwei Tagen:
mail-confirm-else = Wenn du es nicht bist, brauchst du nichts zu tun. Du bekommst dann nichts weiter.

## On the sheet about notices

mail-to = E-Mails an
mail-save = Speichern
mail-change = Ändern
mail-again = Noch einmal senden
mail-hint = Höchstens eine E-Mail, bis du wiederkommst. In jeder steht ein Link zum Abbestellen.
mail-asked = An { $address } ist ein Link unterwegs. Sobald du ihn geöffnet hast, kommen E-Mails dorthin.
mail-wrong = Diese Adresse erreicht keine E-Mail.
mail-often = Das wurde sehr oft verlangt. Versuch es später noch einmal.
mail-away = Der Mailserver antwortet nicht. Versuch es gleich noch einmal.
mail-forget = Adresse vergessen
mail-forgotten = Die Adresse ist vergessen.

## Pages

mail-confirm-title = Bestätige deine Adresse
mail-confirm-text = Dann kommt hierher eine E-Mail, wenn du dran bist oder dich jemand einlädt, und nie mehr als eine, bis du wiederkommst.
mail-confirm-do = Bestätigen
mail-confirm-done = Bestätigt. Was dir per E-Mail gesagt wird, wählst du bei der Glocke auf der Startseite.
mail-stop-title = Keine E-Mails mehr?
mail-stop-text = Diese Adresse wird dann vergessen. Du kannst sie jederzeit wieder angeben.
mail-stop-do = E-Mails abbestellen
mail-stop-done = An diese Adresse kommen keine E-Mails mehr.
mail-void = Dieser Link ist unvollständig oder zu alt. Kopiere ihn ganz, oder lass dir eine neue E-Mail schicken.
