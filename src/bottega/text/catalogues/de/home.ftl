### Die Startseite und die Seite über Bottega, auf Deutsch.

home-title = Bottega
home-title-turn = ● Du bist dran – Bottega
home-heading = Drei Tische in einer Florentiner Werkstatt
home-promise = Ohne Konto. Spiel sofort gegen Bots, oder schick deinen Freunden einen Link.
home-games = Spiele

## Wer du bist

home-playing-as = Du spielst als
# Ein kurzer Link neben dem Namen; der längere wird danach vorgelesen.
home-who-change = ändern
home-who-change-long = deinen Namen, oder auf einem anderen Gerät weitermachen
home-you = Du
home-name = Dein Name
home-name-save = Speichern
home-name-hint = So heißt du an Tischen, an die du dich von jetzt an setzt.
home-page = Deine Seite
home-keep = Namen behalten
home-device = Auf einem anderen Gerät weitermachen
home-device-hint = Mit einem Code bist du auch anderswo dieselbe Person: mit deinen Tischen, deinen Plätzen, deinem Namen.
home-code = Dein Code
home-code-give = Gib mir einen Code
home-code-copy = Kopieren
home-code-copied = Der Code ist kopiert.
home-code-select = Kopiere den markierten Code.
home-code-secret = Behalte ihn für dich: Wer ihn hat, kann als du spielen. Er gilt nur einmal; jeder frühere Code ist ungültig.
home-code-kept = Ich habe meinen Code aufbewahrt
home-code-kept-why = Dann bleibt dir dein Name: Du kannst in der Rangliste stehen, Clubs gründen und Turniere ausrichten.
home-code-stays = Dein Name bleibt dir. Du kannst in der Rangliste stehen, Clubs gründen und Turniere ausrichten.
home-code-have = Ich habe einen Code
home-code-take = Weiter
home-code-taken = Willkommen zurück, { $name }. Hier ist ein neuer Code für das nächste Mal.
home-code-wrong = Diesen Code gibt es nicht. Jeder gilt einmal, und nur der letzte, den du bekommen hast.
home-code-warning = Dieser Browser ist dann nicht mehr { $name }. Hat { $name } Tische, die bleiben sollen, dann hol dir zuerst dafür einen Code.
home-bell = Mitteilungen

## Die Spiele

# $game: masters, lorenzo oder renaissance.
home-minutes =
    { $game ->
        [masters] 45 Minuten
        [lorenzo] 90 Minuten
       *[renaissance] 40 Minuten
    }
home-facts =
    { $game ->
        [masters] 1 bis 4 Spieler
        [lorenzo] 2 bis 5 Spieler
       *[renaissance] 2 bis 8 Spieler
    } · { $minutes }
# $others: mit wem man zuletzt gespielt hat, etwa „Nino und Tessa“.
home-last = Zuletzt mit { $others } · { $minutes }
home-pitch =
    { $game ->
        [masters] Nimm Murmeln, kaufe Karten, bring deine Werkstatt in Schwung, und vergiss den Glauben nicht.
        [lorenzo] Schicke deine Familie in die Türme, auf den Markt und in den Rat.
       *[renaissance] Baue dein Schloss Feld um Feld, halte deine Missionen geheim, und hüte dich vor Kanonen.
    }
home-coming = bald
home-coming-note = Noch auf der Werkbank: An diesem Tisch wird gebaut.
home-play = Losspielen
home-invite = Einladen
home-watch = Zusehen
home-change = Ändern
home-guide = Lernpartie
home-learn =
    { $game ->
        [lorenzo] In einer halben Stunde lernen
       *[other] In 10 Minuten lernen
    }
home-device-one = An diesem Gerät
home-decks = Deck bauen
home-cards = Karten wählen
home-rules = Regeln
home-first = Zum Einstieg das Grundspiel, ohne Anführer.
# Lorenzo: leaders, Houses of Renaissance, The Pazzi Conspiracy.
home-extras = Gespielt mit
home-option-advanced-true = Anführer
home-option-modules-houses = Häuser
home-option-modules-pazzi = Pazzi
# $others: eine Liste wie „2 Bots (gierig) und 1 Gast per Link“, im Nominativ.
home-against = Mit dabei: { $others }.
home-with-bots = Du siehst zu: { $others }.
home-alone = Allein gegen Lorenzo.
home-people-here =
    { $n ->
        [one] { $n } weitere Person an diesem Gerät
       *[other] { $n } weitere Personen an diesem Gerät
    }
home-people-invited =
    { $n ->
        [one] { $n } Gast per Link
       *[other] { $n } Gäste per Link
    }
home-people-open =
    { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }

## Einen Tisch einrichten

home-setup-title = Tisch einrichten: { $game }
home-setup-players = Spielerzahl
home-setup-solo = Solo
home-setup-seats = Wer wo sitzt
home-setup-options = Regeln
home-setup-settings = Der Tisch
home-setup-open = Tisch eröffnen
home-setup-keep = Für später
# $changes: eine Liste dessen, was sonst noch anders ist, wie unten.
home-setup-followed = Damit ändert sich auch: { $changes }.
home-setup-change = { $option } auf „{ $value }“
# Renaissance: wie viele Kartenfamilien ein Tisch braucht; $chosen: wie viele gewählt sind.
home-families-need =
    { $n ->
        [one] An diesem Tisch wird mit { $n } Familie gespielt; gewählt: { $chosen }.
       *[other] An diesem Tisch wird mit { $n } Familien gespielt; gewählt: { $chosen }.
    }
home-seat-me = { $name } (du)
home-seat-bot = Ein Bot
home-seat-invited = Jemand mit Link
home-seat-open = Wer zuerst kommt
home-seat-here = Jemand an diesem Gerät
home-seat-name = Name von Spieler { $n }
home-seat-name-short = Name
home-clock = Uhr
home-clock-kind =
    { $kind ->
        [bank] Minuten für die ganze Partie
        [days] Tage für jeden Zug
       *[none] Keine Uhr
    }
home-clock-minutes = Minuten pro Person
home-clock-increment = Sekunden dazu pro Zug
home-clock-days = Tage pro Zug
# How long others may answer an action at a live table. $n: from 3 to 40.
home-window = Zeit für Reaktionen
home-window-seconds = { $n } Sekunden
home-watching = Zusehen
home-watching-kind =
    { $watch ->
        [delayed] Erlaubt, einige Züge später
        [none] Nur wer mitspielt, sieht die Partie
       *[open] Erlaubt
    }
home-rated = Zählt für die Wertung
home-rated-note = Wo Menschen einander oder die Leute der Werkstatt treffen.
home-rated-practice = Eine Übungspartie zählt nicht.
home-public = In der Liste der Tische zeigen
home-hand-over = Ein Zug endet erst mit „Zug beenden“, damit man ihn zurücknehmen kann
home-chat = Chat während der Partie

## Tische

home-mine = Deine Tische
home-at-tables =
    { $n ->
        [one] an einem Tisch
       *[other] an { $n } Tischen
    }
home-others-turn = Die anderen sind am Zug.
home-none-running = Zurzeit läuft keine Partie von dir.
home-open = Offene Tische
home-open-none = Kein Tisch sucht noch jemanden. Versuch es mit „Einladen“, oder richte einen mit freiem Platz ein.
home-running = Hier wird gespielt
home-running-none = Gerade spielt niemand öffentlich.
home-running-count =
    { $n ->
        [one] { $n } Tisch
       *[other] { $n } Tische
    }
home-past = Beendete Partien ({ $n })
home-show-more = { $n } weitere zeigen
home-your-turn = Du bist dran
home-waiting = Warten auf { $names }
home-moved = Letzter Zug { $when }
home-left = Noch { $time }
home-free-seats =
    { $n ->
        [0] Alle Plätze besetzt, noch nicht begonnen
        [one] { $n } Platz frei
       *[other] { $n } Plätze frei
    }
# $when: etwa „vor 5 Minuten“.
home-started = Begonnen: { $when }
home-ended = Beendet: { $when }
home-just-now = gerade eben
home-damaged = Beschädigt
home-row-play = Spielen
home-row-open = Öffnen
home-row-see = Ansehen
home-row-look = Ansehen
home-row-watch = Zusehen
home-row-sit = Hinsetzen
# Wird nach der Schaltfläche einer Zeile vorgelesen.
home-row-at = : { $title }, { $names }
home-watch-title = { $game }: laufende Partien
home-watch-none = Gerade spielt das niemand öffentlich. Tische, die inzwischen beginnen, erscheinen hier.
home-looking = Moment …

## Aufzeichnungen

home-record = Eine Partie von anderswo ansehen
home-record-hint = Zieh ihre Aufzeichnung irgendwo auf diese Seite, oder wähle die Datei aus.
home-record-choose = Datei wählen
home-drop-here = Loslassen, um die Partie zu sehen

## Ganz unten

home-foot = Mehr
home-unofficial = Inoffiziell und ohne Verbindung zu den Verlagen. Masters of Renaissance: Simone Luciani, Nestore Mangone. Lorenzo il Magnifico: Flaminia Brasini, Virginio Gigli, Simone Luciani. Renaissance: Céline Dumas mit Guillaume Ayoub (CC BY-NC-SA 3.0 FR).
home-about = Über Bottega

## Über Bottega

home-about-title = Über Bottega
home-about-heading = Eine Werkstatt für drei Spiele
home-about-what = Bottega ist ein Ort für drei Brettspiele aus der Renaissance: mit Freunden in der Ferne oder rund um ein Gerät, gegen Bots, in einem Rutsch oder über Wochen, im Browser, im Terminal und mit Python.
home-about-how = Ein Konto gibt es nicht. Ein Browser bekommt beim ersten Besuch einen Namen, und ein Passkey oder ein Code bringt diesen Namen und seine Tische auf ein anderes Gerät. Jede Partie lässt sich Zug um Zug noch einmal ansehen, und ihre Aufzeichnung kannst du als Datei mitnehmen.
home-about-unofficial = Inoffiziell
home-about-unofficial-text = Bottega ist von Leuten gemacht, die diese Spiele mögen. Es gehört weder zu den Verlagen noch zu den Autorinnen und Autoren, und niemand von ihnen hat es geprüft oder gebilligt. Die Regeln erzählen wir mit eigenen Worten, und jedes Bild ist unser eigenes. Gefällt dir hier ein Spiel, dann kauf die Schachtel.
home-about-designers =
    { $game ->
        [masters] Von Simone Luciani und Nestore Mangone.
        [lorenzo] Von Flaminia Brasini, Virginio Gigli und Simone Luciani.
       *[renaissance] Von Céline Dumas mit Guillaume Ayoub, später unter dem Namen Artigiano. Das Original ist unter der Lizenz CC BY-NC-SA 3.0 FR erschienen; wir verwenden dankbar seine Fakten und Titel, nicht aber seine Texte und Bilder.
    }
home-about-fair = Ehrlich gemischt
home-about-fair-text = Bevor die erste Karte ausgeteilt wird, veröffentlicht der Server einen Fingerabdruck der ganzen Mischung, damit sie danach nicht mehr geändert werden kann. Nach dem Ende wird die Mischung selbst gezeigt und steht in der Aufzeichnung. Alle können dann prüfen, dass der Fingerabdruck zu ihr gehört und dass mit ihr gespielt wurde.
home-about-drawn = Zeichnungen und Schriften
home-about-drawn-text = Alle Zeichnungen sind für Bottega gemacht, aus Linien und Farbflächen, damit sie in jeder Größe scharf sind.
home-about-fonts = Überschriften stehen in der EB Garamond, Texte in der Source Sans 3; beide sind frei unter der SIL Open Font License 1.1 und kommen samt ihren Lizenzen mit Bottega.
home-about-notices = Mit der Arbeit anderer gemacht
home-about-notices-text = Diese Seiten verwenden die folgenden Schriften und Programme; jede Lizenz steht dabei.
home-about-private = Zwischen dir und diesem Server
home-about-private-text = Die Seiten laden nichts von anderswo, nur von dem Server, von dem sie kommen. Ein Cookie merkt sich, wer du bist; Tag oder Nacht, Sprache und eingerichtete Tische bleiben in diesem Browser. Willst du auf einem Gerät Mitteilungen, merkt sich der Server die Adresse, die dessen Browser dafür nennt, bis du sie dort beendest. Nur dieser Browser kann lesen, was gesendet wird. Eine Mailadresse, die du bestätigst, bleibt, bis du sie zurücknimmst. Was du gespielt hast, steht auf deiner Seite, solange du sie nicht verbirgst. Alles, was über dich gespeichert ist, kannst du als Datei haben, und löschen.
home-about-play = Zu den Tischen
home-people = Die Leute der Werkstatt
home-around = Zwischen den Partien
home-around-tournaments = Turniere
home-around-clubs = Clubs
home-around-puzzles = Rätsel
home-around-games = Gespielte Partien
home-around-friends = Freunde
home-around-leaders = Rangliste
tournament-begins = Beginn { $when }
tournament-begins-host = beginnt, wenn der Gastgeber es sagt
tournament-round = Runde { $n }
tournament-round-of = Runde { $n } von { $of }
tournament-ends = Ende { $ends }
tournament-to-table = Zu deinem Tisch
home-stage =
    { $counts ->
        [round] Runde { $n } von { $of }
       *[turn] Zug { $n }
    }

## Schnelles Spiel

home-match = Mit anderen spielen
home-match-note = Das Spiel beginnt, wenn der Tisch voll ist. Es zählt für die Wertung. Nach einer Minute können Bots die freien Plätze nehmen.
home-match-note-turns = Das Spiel beginnt, wenn der Tisch voll ist. Es zählt für die Wertung. Jeder Zug darf einen Tag dauern.
home-match-pace = Wann du spielst
home-match-paces =
    { $pace ->
        [live] Jetzt
       *[turns] Ein Tag je Zug
    }
home-match-count = Wie viele { $title } spielen
home-match-waiting =
    { $n ->
        [one] jemand wartet
       *[other] { $n } warten
    }
home-match-first = sei die erste Person
home-match-wait = Auf andere warten

## Blatt des Tages

daily-heading = Blätter des Tages
# $day: such as “Wednesday, November 18”.
daily-of = Blatt des Tages, { $day }
daily-note = Dieselben Karten für alle, gegen dieselben Bots. Ein Versuch zählt.
daily-once = Ein Versuch zählt.
daily-alone = { $title }, allein
daily-with = { $title } mit { $others }
daily-play = Das Blatt spielen
daily-go-on = Weiterspielen
daily-again = Noch einmal versuchen, ungewertet
daily-results = Ergebnisse
daily-tried =
    { $n ->
        [0] Noch niemand hat es zu Ende gespielt.
        [one] Eine Person hat es zu Ende gespielt.
       *[other] { $n } Personen haben es zu Ende gespielt.
    }
daily-yours = { $n } Punkte, Platz { $rank } von { $of }
daily-streak =
    { $n ->
        [one] ein Tag in Folge
       *[other] { $n } Tage in Folge
    }
daily-same =
    { $n ->
        [0] Alle bekommen dieselben Karten in derselben Reihenfolge.
       *[other] Alle bekommen dieselben Karten in derselben Reihenfolge. Wer gleich spielt, bekommt von den Bots dieselben Antworten.
    }
daily-lost = Allein zählt eine Partie, die Lorenzo gewinnt, 0 Punkte.
daily-points = Punkte
daily-place = Platz, von { $of }
daily-days =
    { $n ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
daily-share = Das Blatt teilen
daily-shared = Der Link ist kopiert. Er verrät nichts vom Ergebnis.
daily-all = Punkte aller, die es zu Ende gespielt haben
daily-bar = { $from } bis { $to } Punkte: { $n }
# $over: whether the day is over.
daily-best =
    { $over ->
        [true] Die Besten
       *[false] Die Besten bisher
    }
daily-others = Die anderen Blätter des Tages
daily-hidden = Die Ergebnisse erfährst du, wenn du gespielt hast.
daily-later = Zusehen kann man, wenn der Tag vorbei ist.
daily-nobody = Noch steht niemand hier.
daily-unlisted = Hier steht, wer seinen Namen behält, mit einem Passkey oder einem Code.
daily-rank = Platz
daily-player = Spieler
daily-time = Zeit
daily-watch = Ansehen
daily-yours-lately = Deine letzten zwei Wochen
