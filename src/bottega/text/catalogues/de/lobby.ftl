### Der Tisch vor dem Beginn, auf Deutsch.

lobby-before = vor der Partie
lobby-of = Tisch von { $host }
# Statt des Namens von jemandem, der sich nicht zeigt.
lobby-somebody = Jemand
lobby-seats = Rund um den Tisch
lobby-drag = Plätze lassen sich verschieben
lobby-shuffle = Plätze mischen
lobby-seat-free = Freier Platz
lobby-seat-open = für alle, die noch kommen
lobby-seat-invited = reserviert, nur mit dem Link
lobby-seat-yours = Das ist dein Platz
# $who: wer liest, jemand am selben Gerät oder jemand anderes, da oder nicht; $host: ob es der eigene Tisch ist.
lobby-seat-who =
    { $who ->
        [me] { $host ->
            [yes] du, Gastgeber
           *[no] du
        }
        [device] an diesem Gerät
        [here] { $host ->
            [yes] ist da, Gastgeber
           *[no] ist da
        }
       *[away] { $host ->
            [yes] Gastgeber, gerade nicht da
           *[no] gerade nicht da
        }
    }
lobby-sit = Hinsetzen
lobby-leave = Aufstehen
# Was der Griff eines Platzes tut, vorgelesen; $n: wo er ist.
lobby-move = Platz { $n } verschieben: { $name }
lobby-move-how = Die Pfeiltasten verschieben ihn.
lobby-moved = Jetzt auf Platz { $n }: { $name }.
lobby-open-seat = Platz anbieten
lobby-add-bot = Bot dazusetzen
lobby-most = Für bis zu { $n } Personen
lobby-level = Andere Stärke
lobby-remove = Platz { $n } wegnehmen: { $name }
lobby-free = Platz freigeben
lobby-one-link = Link für diesen Platz
lobby-copy-seat = Link kopieren
lobby-for-all = Für alle

## Einladen

lobby-invite = Freunde einladen
lobby-qr = QR-Code der Einladung
lobby-link = Link zu diesem Tisch
lobby-copied-seat = Der Link dieses Platzes ist kopiert: Schick ihn nur einer Person.
lobby-share = Teilen
lobby-mail = Per E-Mail
lobby-one = Ein Link für alle. Wer ihn öffnet, bekommt den nächsten freien Platz; sind alle besetzt, sieht man zu.
# Wird mit dem Link verschickt; $title ist das Spiel.
lobby-invitation = Spiel mit mir { $title } auf Bottega

## Ankommen

# Über dem Namen des Spiels.
lobby-invites = { $host } lädt dich ein zu
lobby-so-far =
    { $n ->
        [0] Noch sitzt niemand da. Ein Konto brauchst du nicht.
        [one] Bisher eine Person. Ein Konto brauchst du nicht.
       *[other] Bisher { $n } am Tisch. Ein Konto brauchst du nicht.
    }
lobby-name = Wie sollen wir dich nennen?
lobby-only-watch = Nur zusehen
lobby-first = Zum ersten Mal hier?
lobby-first-guide =
    { $game ->
        [lorenzo] Die Lernpartie dauert eine halbe Stunde.
       *[other] Die Lernpartie dauert 10 Minuten.
    }

## Chat

lobby-talk = Chat
lobby-say = Sag etwas
lobby-sat = { $name } setzt sich.
lobby-left = { $name } steht auf.
# $kind: was ein Platz jetzt ist; $bot: wer dort spielt.
lobby-line-seat =
    { $kind ->
        [bot] { $host } setzt einen Bot an den Tisch: { $bot }.
        [invited] { $host } reserviert einen Platz.
       *[open] { $host } bietet einen Platz an.
    }
lobby-line-removed =
    { $n ->
        [one] { $host } nimmt einen Platz weg.
       *[other] { $host } nimmt { $n } Plätze weg.
    }
lobby-line-moved = { $host } setzt alle um.
# $what: was jetzt gilt, etwa „Keine Uhr“.
lobby-line-changed = { $host } ändert: { $what }.
lobby-line-other = { $host } ändert, wie am Tisch gespielt wird.

## Was vereinbart ist

lobby-terms = Die Regeln dieses Tisches
lobby-rules = Die Regeln
# $option und $value: eine Option des Spiels und was gewählt wurde.
lobby-option = { $option }: { $value }
lobby-clock-none = Keine Uhr
lobby-clock-days =
    { $n ->
        [one] { $n } Tag für jeden Zug
       *[other] { $n } Tage für jeden Zug
    }
# $minutes: für die ganze Partie; $n: Sekunden, die mit jedem Zug dazukommen.
lobby-clock-bank =
    { $n ->
        [0] { $minutes } Minuten pro Person für die ganze Partie
        [one] { $minutes } Minuten pro Person, dazu { $n } Sekunde pro Zug
       *[other] { $minutes } Minuten pro Person, dazu { $n } Sekunden pro Zug
    }
lobby-hand-over =
    { $on ->
        [on] Ein Zug endet mit „Zug beenden“ und lässt sich bis dahin zurücknehmen
       *[off] Ein Zug endet von selbst mit der letzten Wahl
    }
lobby-watch =
    { $watch ->
        [delayed] Andere dürfen zusehen, { $n } Entscheidungen später
        [none] Nur wer mitspielt, sieht die Partie
       *[open] Andere dürfen zusehen
    }
lobby-friendly = Eine Freundschaftspartie: Sie zählt nicht für die Wertung
lobby-rated = Die Partie zählt für die Wertung
lobby-public =
    { $on ->
        [on] In der Liste der Tische
       *[off] Nicht in der Liste der Tische
    }
lobby-chat =
    { $on ->
        [on] Chat während der Partie
       *[off] Kein Chat während der Partie
    }

# Neben der Überschrift; $me: ob wer liest es ändern kann.
lobby-changed-by =
    { $me ->
        [yes] bis zum Beginn änderbar
       *[no] { $host } kann es bis zum Beginn ändern
    }

## Der Beginn

# $n: wer spielt, Bots eingeschlossen.
lobby-start =
    { $n ->
        [0] Beginnen
        [1] Allein beginnen
        [2] Zu zweit beginnen
        [3] Zu dritt beginnen
        [4] Zu viert beginnen
        [5] Zu fünft beginnen
       *[other] Zu { $n } beginnen
    }
lobby-ready = Alle sind da.
lobby-no-reason = Auf einen freien Platz muss niemand warten.
lobby-absent = Gerade nicht da: { $names }.
lobby-unfit =
    { $n ->
        [one] Mit diesen Regeln kann man nicht allein spielen.
       *[other] Diese Regeln sind nicht für { $n } Personen.
    }
lobby-waiting = { $host } startet die Partie.
lobby-watching = Alle Plätze sind besetzt: Du siehst zu. { $host } startet die Partie.
lobby-give-up = Tisch auflösen
lobby-give-up-sure = Wirklich auflösen?
