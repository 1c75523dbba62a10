### Der Browser: was um jeden Tisch herum steht, auf Deutsch.

## Auf jeder Seite

brand-home = Bottega, zur Startseite
tools = Werkzeuge
tool-language = Sprache
tool-theme = Tag oder Nacht
tool-sound = Ton
close = Schließen
cancel = Abbrechen
go-home = Zur Startseite
try-again = Noch einmal
page-not-found = Hier ist nichts.
page-not-loaded = Diese Seite ließ sich nicht laden.
tip-rule = Zur Regel
game-title =
    { $game ->
        [masters] Masters of Renaissance
        [lorenzo] Lorenzo il Magnifico
        [renaissance] Renaissance
       *[other] { $game }
    }

waits = Worauf du wartest
# $n: how many are to play.
waits-for = Du wartest auf { $title } zu { $n }
waits-stop = Nicht mehr warten
waits-bots = Mit Bots beginnen

## Wenn der Server etwas ablehnt ($wait: Sekunden)

trouble-bad-message = Das hat der Server nicht verstanden.
trouble-bad-options = Diese Optionen passen nicht zusammen.
trouble-bad-record = Das ist keine Aufzeichnung einer Partie, die sich nachspielen lässt.
trouble-banned = Du bist auf diesem Server gesperrt.
trouble-cannot-undo = Das lässt sich nicht mehr zurücknehmen.
trouble-closed = Hier ist geschlossen.
trouble-damaged = Daten dieses Tisches sind auf dem Server beschädigt. Wer ihn betreibt, kann sehen, welche.
trouble-forbidden = Das darfst du hier nicht.
trouble-illegal = Das ist jetzt nicht möglich.
trouble-muted = Du darfst hier gerade nicht schreiben.
trouble-not-asked = Du bist gerade nicht gefragt.
trouble-not-found = So etwas gibt es hier nicht.
trouble-not-now = Das ist jetzt nicht möglich.
trouble-outdated = Dieser Tisch wurde mit einer älteren Version des Spiels begonnen: Du kannst ihn ansehen, aber nicht weiterspielen.
trouble-stale = Am Tisch hat sich etwas getan: Schau noch einmal hin, dann entscheide.
trouble-too-fast = Das war sehr schnell: Warte einen Moment.
trouble-too-large = Das ist zu groß.
trouble-unavailable = Der Server kann das gerade nicht speichern. Er versucht es noch einmal.
trouble-uninvited = Dieser Server nimmt niemanden ohne Einladung auf.
trouble-unknown = Da ist etwas schiefgegangen.
trouble-who-are-you = Der Server kennt dich nicht mehr. Lade die Seite neu.
trouble-offline = Es gibt keine Verbindung zum Server.
link-copy = Link kopieren
link-copied = Der Link ist kopiert.
link-select = Kopiere den markierten Link.

## Ein Tisch

loading = Einen Moment …
bar = Die Frage
rail = Spieler und Verlauf
your-turn = Du bist dran
you-are-asked = Du bist gefragt
end-turn = Zug beenden
undo = Rückgängig
menu = Menü
rules = Regeln
step-back = Zurück
own-goods = Was du besitzt
recap = Seit deinem letzten Zug
recap-all = alle { $n }
end-waits = Beantworte zuerst die Frage.
bar-all = Alle { $n } Antworten
bar-fewer = Antworten verbergen
sending = Wird gesendet …
not-possible = Jetzt nicht möglich
chosen-take-back = Gewählt. Ein Klick nimmt die Wahl zurück.
clock = Restzeit
clock-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
watching =
    { $n ->
        [one] { $n } Person sieht zu
       *[other] { $n } Personen sehen zu
    }
watch-you = Du siehst zu
watch-look = Über die Schulter schauen
watch-turn = Wer dran ist
watch-shown =
    { $delay ->
        [0] Züge sind sofort zu sehen.
        [one] Züge sind eine Entscheidung später zu sehen.
       *[other] Züge sind { $delay } Entscheidungen später zu sehen.
    }
watch-note = Die Hände bleiben verborgen. Was du schreibst, lesen bis zum Ende der Partie nur die, die zusehen.
watch-leave = Gehen
seat-you = du
seat-bot = Bot, { $bot }
level-dots = Stufe { $n } von 6
seat-plays = ist dran
# Während ein Bot überlegt, neben einer Feder: „schreibt 3 s“.
seat-writes = schreibt
seconds = { $n } s
skip = Ihre Züge sofort zeigen
seat-away = nicht da
seat-resigned = hat aufgegeben
seat-first = Startspieler
tab-table = Tisch
log = Was geschah
say-something = Sag etwas
say-to-watchers = Schreib denen, die zusehen
chat-says = { $name }:
chat-struck = (entfernt)
line-lost = Die Verbindung ist weg. Bottega kommt von selbst wieder; was du getan hast, bleibt erhalten.
stand-in = Ein Bot spielt für dich.
take-seat-back = Selbst weiterspielen
resigned = Du hast aufgegeben. Ein Bot spielt für dich weiter.
agree = Zustimmen
refuse = Ablehnen
proposal-undo = { $name } möchte etwas zurücknehmen.
proposal-lost = Das würde zurückgenommen:
proposal-more = und { $n } weitere
proposal-replace = { $name } schlägt vor, dass ein Bot für { $whom } spielt.
proposal-abandon = { $name } schlägt vor, die Partie abzubrechen.
proposal-waits = Warten auf die anderen.
table-in-words = Der Tisch in Worten
menu-words = Den Tisch in Worten zeigen
menu-drawn = Das gezeichnete Brett zeigen
menu-undo = Darum bitten, deine letzte Antwort zurückzunehmen
menu-replace = Vorschlagen, dass ein Bot für { $name } spielt
menu-abandon = Vorschlagen, die Partie abzubrechen
menu-resign = Aufgeben
menu-resign-sure = Wirklich aufgeben: Ein Bot spielt für dich weiter
menu-resign-ends = Wirklich aufgeben: Die Partie endet, da sonst niemand mehr spielt
menu-sealed = Die Mischung wurde vor dem ersten Zug versiegelt. Nach dem Ende kannst du sie mit der Aufzeichnung an diesem Siegel prüfen:
curtain-title = Weitergeben an { $name }
curtain-text = Alle anderen schauen jetzt weg.
curtain-open = Ich bin { $name }

## Der Verlauf: was außer dem Spiel am Tisch geschieht

# Was jemand getan hat, wo kein Wappen sagt, wer.
deed-by = { $name }: { $text }
sum-pays = Du zahlst
sum-gains = Du erhältst
log-ledger = Verlauf
log-chat = Chat
log-unread = ungelesen:
log-sat = { $name } setzt sich.
log-left = { $name } steht vom Platz auf.
log-undone = { $name } nimmt etwas zurück.
log-proposed =
    { $what ->
        [undo] { $name } möchte etwas zurücknehmen.
        [replace] { $name } schlägt vor, dass ein Bot einen Platz übernimmt.
       *[abandon] { $name } schlägt vor aufzuhören.
    }
log-voted =
    { $agree ->
        [yes] { $name } ist einverstanden.
       *[no] { $name } ist nicht einverstanden.
    }
log-replaced = Von hier an spielt ein Bot für { $name }.
log-returned = { $name } ist wieder da.
log-resigned = { $name } gibt auf. Ein Bot spielt weiter.
log-abandoned = Die Partie wurde abgebrochen.

## Einstellungen

preferences = Einstellungen
prefer-speed = Tempo der Bots
prefer-speed-once = Sofort
prefer-speed-once-note = Alle Züge sind sofort auf dem Brett zu sehen.
prefer-speed-natural = Natürlich
prefer-speed-natural-note = Jeder Schritt ist 0,8 Sekunden zu sehen.
prefer-speed-slow = Langsam
prefer-speed-slow-note = Jeder Schritt ist 1,6 Sekunden zu sehen.
prefer-skip = Die Leertaste überspringt sie.
prefer-motion = Animationen
prefer-motion-machine = Wie das Gerät
prefer-motion-on = An
prefer-motion-off = Aus
prefer-ends = Meinen Zug von selbst beenden
prefer-ends-note = Wenn es nichts mehr zu wählen und nichts zurückzunehmen gibt.
prefer-volume = Töne
prefer-volume-note = Murmeln, Karten, Münzen und eine Glocke, wenn du dran bist.
prefer-delay = Erklärungen erscheinen
prefer-delay-none = Sofort
prefer-delay-short = Gleich
prefer-delay-long = Später
prefer-size = Größe des Bretts
prefer-size-note = Was nicht mehr passt, erreichst du durch Scrollen.

## Das Blatt mit den Tasten

keys = Tasten und Hilfe
keys-numbers = gibt die Antwort mit dieser Nummer oder zeigt, was dahintersteckt
keys-enter = gibt die eine Antwort, die übrig ist, oder drückt den vollen Knopf
keys-undo = nimmt deine letzte Antwort zurück
keys-escape = geht einen Schritt zurück, schließt ein Fenster
keys-skip = zeigt die Züge der Bots sofort
keys-tab = geht auf dem Brett von einem zum nächsten; Enter klickt
keys-talk = schreibt den anderen
keys-text = zeigt den Tisch in Worten oder wieder gezeichnet
keys-seats = zeigt das Tableau der nächsten Person
keys-rule = öffnet die Regel zur gezeigten Erklärung
keys-preferences = öffnet die Einstellungen
keys-help = zeigt diese Hilfe
keys-pointing = Zeige auf irgendetwas oder berühre es einen Moment lang: Es sagt, was es ist, und warum es jetzt nicht möglich ist.
watch-plays = { $name } ist am Zug
watch-time = Zeit
watch-before = Zug
watch-live = Live
watch-back = Ansehen, was eben geschehen ist
watch-next = Nächste Partie

## Eine Antwort wählen

do-it = Das wählen
preview-then = dann
step-many = Wie viele
step-less = Eins weniger
step-more = Eins mehr
step-brings = bringt
typed-clear = Getipptes löschen
typed-nothing = Keine Antwort beginnt mit „{ $typed }“.
all-possible = Alles, was du siehst, ist möglich.
keys-place = der Buchstabe eines Ortes, dann die Zahl auf der Antwort
keys-letters = Buchstaben eines Namens lassen die Antworten übrig, die so beginnen
keys-why = gehalten: was nicht möglich ist; zeige darauf, und es sagt warum
