### Der Tisch vor dem Beginn, auf Deutsch.

lobby-before = vor der Partie
# $n: wie viele mitspielen.
lobby-who =
    { $n ->
        [one] Solo, eingerichtet von { $host }
       *[other] { $n } Spieler, Tisch eingerichtet von { $host }
    }
lobby-seats = Rund um den Tisch
lobby-seat-free = Platz { $n } ist frei
# $bot: wie der Bot heißt.
lobby-bot = Bot ({ $bot })
lobby-seat-bot = ein Bot, immer bereit
lobby-seat-open = wer zuerst kommt, sitzt hier
lobby-seat-invited = reserviert: hierher führt nur der Link
lobby-seat-mine = du
lobby-seat-device = an diesem Gerät
lobby-seat-here = ist da
lobby-seat-away = hat einen Platz, schaut gerade nicht her
lobby-sit = Hinsetzen
# Wird nach „Hinsetzen“ vorgelesen.
lobby-at-seat = auf Platz { $n }
lobby-leave = Aufstehen

## Links

lobby-link = Link für Platz { $n }
lobby-copy = Link kopieren
lobby-copied = Der Link ist kopiert: Schick ihn einem Freund oder einer Freundin.
lobby-select = Kopiere den markierten Link.
lobby-share = Teilen
# Wird mit einem Link verschickt; $title ist das Spiel.
lobby-invitation = Für dich ist ein Platz reserviert: { $title } auf Bottega

## Was vereinbart ist

lobby-terms = Was gespielt wird
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

## Der Beginn

lobby-start = Partie beginnen
lobby-ready = Alle sind da. Es kann losgehen.
lobby-why-not =
    { $n ->
        [one] Ein Platz ist noch frei: Verschicke seinen Link, dann kann es losgehen.
       *[other] { $n } Plätze sind noch frei: Schick allen ihren eigenen Link, dann kann es losgehen.
    }
lobby-waiting =
    { $n ->
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch { $n } Personen.
    }
lobby-waiting-host = Alle Plätze sind besetzt. { $host } beginnt die Partie.
lobby-give-up = Tisch auflösen
lobby-give-up-sure = Wirklich auflösen?
