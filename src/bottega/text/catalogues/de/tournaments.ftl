### Turniere, auf Deutsch.

## Die Liste

tournament-all = Turniere
tournament-all-note = Runden werden von selbst ausgelost und Tische von selbst gedeckt. Du kommst nur und spielst.
tournament-none = Noch kein Turnier. Richte das erste aus.
tournament-status =
    { $status ->
        [running] Im Gang
        [coming] Demnächst
       *[over] Vorbei
    }
tournament-system =
    { $system ->
        [swiss] Schweizer System
        [round-robin] Jeder gegen jeden
        [knock-out] K.-o.-System
       *[arena] Arena
    }
tournament-tables =
    { $n ->
        [2] Zweiertische
        [3] Dreiertische
        [4] Vierertische
       *[other] Tische zu { $n }
    }
tournament-players = { $n } Spieler
tournament-ended = Ende { $when }
tournament-entered =
    { $status ->
        [over] du hast mitgespielt
       *[other] du spielst mit
    }

## Ein Turnier

tournament-what = Turnier, { $system }, { $players }, { $tables }
tournament-name = { $name }, { $game }
tournament-host = Gastgeber: { $name }
tournament-points =
    { $n ->
        [2] 2 Punkte für einen Sieg, 1 für eine Niederlage
        [3] 3 Punkte für den ersten, 2 für den zweiten, 1 für den dritten Platz
        [4] 4 Punkte für einen Sieg, dann 3, 2 und 1
       *[other] { $n } Punkte für einen Sieg, einer weniger für jeden Platz dahinter
    }
tournament-points-knock-out = Wer gewinnt, kommt weiter; ein Punkt für jede überstandene Runde
tournament-rounds = Runden
tournament-games = Partien
tournament-began = Beginn { $began } · Ende { $ends }
tournament-began-only = Beginn { $began }
tournament-next = Die nächste Runde beginnt, sobald alle Tische fertig sind.
tournament-watch = Zusehen
tournament-look = Ansehen
tournament-free = in dieser Runde frei
tournament-laying = der Tisch wird vorbereitet
tournament-void = von allen aufgegeben
tournament-strength = niemand hat zu Ende gespielt: Als stärker gesetzt gewinnt { $name }
tournament-result = Ende { $points }
tournament-waits = wartet auf { $name }
tournament-somebody = Jemand
tournament-standings = Stand
tournament-after = nach Runde { $n }
tournament-final = Endstand
tournament-json = Ergebnisse als JSON
tournament-player = Spieler
tournament-last = Letzte Partien
tournament-break =
    { $by ->
        [opponents] Gegner
        [wins] Siege
       *[score] In Partien
    }
tournament-behind =
    { $by ->
        [wins] dahinter nach Siegen
        [score] dahinter nach Punkten in Partien
       *[opponents] dahinter nach Punkten der Gegner
    }
tournament-left = ausgestiegen
tournament-outing =
    { $kind ->
        [bye] Runde { $n }: frei, zählt als Sieg
        [missed] Runde { $n }: gefehlt, keine Punkte
        [void] Runde { $n }: von allen aufgegeben
       *[place] Runde { $n }: Platz { $place }
    }
tournament-won =
    { $n ->
        [0] Niemand hat gewonnen.
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gewonnen.
    }
tournament-called-off = Dieses Turnier wurde abgesagt.
tournament-lost = Dieses Turnier gibt es nicht.
tournament-who = Wer mitspielt
tournament-nobody = Noch niemand hat sich angemeldet.
tournament-fill =
    { $n ->
        [one] Bleibt er frei, nimmt ein Bot den letzten Platz.
       *[other] Bots nehmen die { $n } Plätze, die zu Beginn noch frei sind.
    }

## Anmelden

tournament-you = Du und dieses Turnier
tournament-in = Du spielst mit. Du hörst davon, sobald dein Tisch bereit ist.
tournament-ready = Dein Tisch ist bereit: Geh hin und spiel.
tournament-still-open = Du kannst dich noch anmelden.
tournament-closed = Niemand kann sich mehr anmelden.
tournament-enter =
    { $again ->
        [true] Mitspielen
       *[false] Anmelden
    }
tournament-leave = Aussteigen
tournament-sure-leave = Die Partie, die du spielst, wird aufgegeben, und du wirst nicht mehr ausgelost. Aussteigen?
tournament-start = Jetzt beginnen
tournament-call-off = Absagen
tournament-sure-call-off = Es wird keine Runde mehr ausgelost. Partien im Gang gehen weiter. Das Turnier absagen?
tournament-stay = Zurück
tournament-take-out = Herausnehmen
tournament-link = Link zu diesem Turnier

## Wie es geht

tournament-how-title = Wie es geht
tournament-how =
    { $system ->
        [swiss] Niemand scheidet aus. In jeder Runde treffen sich Spieler mit ähnlich vielen Punkten, und wenn es geht, niemand zweimal.
        [round-robin] Jeder trifft jeden einmal.
        [knock-out] Von jedem Tisch kommt einer weiter, die anderen scheiden aus. Geht die Zahl nicht auf, sind die Stärksten in der ersten Runde frei.
       *[arena] { $span } lang trifft, wer frei ist, sofort jemanden mit ähnlich vielen Punkten, so oft man mag.
    }
tournament-how-missing = Bist du nach { $span } nicht da, spielt { $bot } für dich. Ohne dich gibt es 0 Punkte; kommst du zurück, zählt dein Ergebnis.
tournament-how-limit = Eine Partie endet spätestens nach { $span }: Bots spielen sie zu Ende, und auf wen gewartet wurde, bekommt 0 Punkte.
tournament-how-bye =
    { $kind ->
        [bots] Geht die Zahl nicht auf, füllt { $bot } den letzten Tisch.
        [knock-out] Unter Gleichen kommt der Stärkere weiter.
       *[bye] Wer niemanden hat, bekommt die Punkte eines Sieges.
    }
tournament-how-late =
    Bis zum Beginn von Runde { $n } kann man sich noch anmelden.
tournament-how-blocked =
    { $system ->
        [round-robin] Hier trifft jeder jeden, auch wer sich blockiert hat.
        [arena] Wer jemanden blockiert hat, trifft ihn hier nie.
       *[other] Wen du blockiert hast, der wird nicht mit dir ausgelost, wenn es sich vermeiden lässt.
    }
tournament-how-breaks =
    { $system ->
        [swiss] Bei gleichen Punkten zählen die Punkte der Gegner, dann die Siege, dann die Punkte in den Partien.
        [knock-out] Wer gleich weit kam, den trennen die Punkte in den Partien.
       *[other] Bei gleichen Punkten zählen die Siege, dann die Punkte in den Partien.
    }

## Eines ausrichten

tournament-hold = Ein Turnier ausrichten
tournament-keep-first = Um ein Turnier auszurichten, behalte zuerst deinen Namen, mit einem Passkey oder einem Code.
tournament-form-name = Name des Turniers
tournament-form-example = Herbstturnier
tournament-form-system = Spielweise
tournament-form-size = Spieler am Tisch
tournament-form-length = Dauer
tournament-form-clock = Uhr
tournament-clock =
    { $kind ->
        [bank] { $n } Min., 15 s pro Zug
       *[days]
            { $n ->
                [one] ein Tag pro Zug
               *[other] { $n } Tage pro Zug
            }
    }
tournament-form-limit = Eine Partie endet nach
tournament-form-fill = Bots füllen auf
tournament-form-places =
    { $n ->
        [0] keine Bots
       *[other] bis { $n } Plätze
    }
tournament-form-bot = Vertretung
tournament-form-late = Spätere Anmeldung
tournament-form-until =
    { $n ->
        [0] nein
       *[other] bis Runde { $n }
    }
tournament-form-begins = Beginn
tournament-form-begins-note = Ohne Zeit beginnt es, wenn du es sagst.
tournament-form-public = Alle können es sehen und sich anmelden
tournament-form-hold = Ankündigen
