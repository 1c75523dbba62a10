### Der Browser, auf Deutsch: Stärke der Bots, Übung, Tipps und Analysen des Coachs.

## Bots: wer sie sind, steht in bottega.ftl (bot-…)

level-who = Wer spielt?
level-programmers = Für Programmierer
# Ein Bot, der $n-mal vorausschaut.
level-search = { $n }-fache Suche
level-look = Wie oft er vorausschaut
level-choose = Wählen
level-of-all =
    { $n ->
        [one] Stärke des Bots
       *[other] Stärke aller Bots
    }

## Übung

practice = Übung
practice-note = Wenn du dran bist, darfst du nach einem Tipp fragen. Alle am Tisch sehen, dass es eine Übung ist.
practice-agreed = Eine Übungspartie: Tipps sind erlaubt

## Tipps

hint = Tipp
hint-ask = Frag den Coach, was du tun könntest
hint-thinking = Der Coach überlegt. Spiel ruhig weiter, wann immer du willst.
hint-sure = eindeutig
hint-close = knapp
# $alone: yes, wenn man allein spielt.
hint-note =
    { $alone ->
        [yes] Zu erwartende Punkte; in 95 von 100 Fällen liegen sie im Band. Zeige auf eine Antwort, um sie auf dem Brett zu sehen.
       *[no] Vorsprung vor den anderen in Punkten; in 95 von 100 Fällen liegt er im Band. Zeige auf eine Antwort, um sie auf dem Brett zu sehen.
    }
keys-hint = fragt den Coach nach einem Tipp oder legt ihn weg

## Analyse einer Partie

review-begin = Meine Partie analysieren
review-title = Deine Entscheidungen
review-text = Der Coach schaut sich jede Entscheidung noch einmal an, mit dem, was in dem Moment zu sehen war, und sagt, was sie verschenkt hat.
review-whose = Wessen Entscheidungen
review-looked =
    { $n ->
        [one] { $n } Entscheidung angeschaut
       *[other] { $n } Entscheidungen angeschaut
    }
review-queued = Die Analyse wartet, bis der Coach Zeit hat.
review-running = Der Coach schaut sich jede Entscheidung noch einmal an. Du kannst diese Seite inzwischen verlassen.
review-far = { $n } von { $of } Entscheidungen
review-cancel = Anhalten
review-cancelled = Die Analyse wurde angehalten.
review-failed = Die Analyse konnte nicht beendet werden.
# $grade: best, good, slip oder miss.
review-count =
    { $grade ->
        [best] { $n } beste
        [good] { $n } gute
        [slip] { $n } Ausrutscher
       *[miss] { $n } verpasst
    }
review-grade =
    { $grade ->
        [best] Die beste Wahl
        [good] Gut
        [slip] Ein Ausrutscher
       *[miss] Eine verpasste Chance
    }
# $points: eine Zahl mit einer Stelle nach dem Komma.
review-lost = Insgesamt { $points } Punkte verschenkt
review-lost-none = Nichts verschenkt, soweit sich das sagen lässt
review-how = Jede Entscheidung wurde nach dem beurteilt, was von diesem Platz aus gerade zu sehen war: Für jede wurden { $n } mögliche Partien durchgespielt.

## Das Diagramm einer Analyse

review-chart = Deine Entscheidungen: der Vorsprung in Punkten nach jeder, und was jede verschenkt hat
review-lead =
    { $alone ->
        [yes] zu erwartende Punkte
       *[no] Vorsprung in Punkten
    }
review-given-away = verschenkte Punkte
review-chart-hint = ein Klick öffnet den Moment
# $what: die Antwort in Worten; $lost: verschenkte Punkte, 0 wenn keine; $value: Vorsprung mit Vorzeichen.
review-at =
    { $lost ->
        [0] Zug { $turn }: „{ $what }“ hat nichts verschenkt; danach { $value }.
       *[other] Zug { $turn }: „{ $what }“ hat { $lost } Punkte verschenkt; danach { $value }.
    }
review-turnings = Wendepunkte
# $what: ein Satz dazu.
review-turning = Wendepunkt { $n }: { $what }
review-turning-point = Wendepunkt { $n }
review-turn =
    { $n ->
        [0] Vor dem ersten Zug
       *[other] Zug { $n }
    }
review-again = Ab hier noch einmal spielen
review-none = Kein Wendepunkt: Keine Entscheidung hat viel verschenkt.

## Alle Entscheidungen als Tabelle

review-table = Alle Entscheidungen als Tabelle
review-column-turn = Zug
review-column-chosen = Gewählt
review-column-better = Besser
review-column-lost = Verschenkt
review-column-lead =
    { $alone ->
        [yes] Erwartet
       *[no] Vorsprung
    }

## Im Rückblick

review-beside = Was der Coach sagt
why = Warum hast du das getan?
# $name: wie der Bot heißt; $bot: wie stark er ist.
why-title = Was { $name } erwogen hat
why-chosen = gewählt
why-visits =
    { $n ->
        [one] einmal angeschaut
       *[other] { $n }-mal angeschaut
    }
why-nothing = { $name } hat hier nichts abgewogen: Es gab nur eine Antwort, oder dieser Bot schaut nicht voraus.
why-trouble = Der Bot konnte nicht rechtzeitig antworten: Etwas Einfacheres hat für ihn geantwortet.
why-note = Der Vorsprung in Punkten, den der Bot erwartete, nach dem, was er in dem Moment sehen konnte.

## The page of the people of the workshop

people-eyebrow = Wer mit dir spielt
people-title = Die Leute der Werkstatt
people-looks = Denkt voraus
people-looks-times =
    { $n ->
        [0] nur den eigenen Zug
        [one] bis zu { $n }-mal je Zug
       *[other] bis zu { $n }-mal je Zug
    }
people-wins = Gewinnt gegen { $name }
people-first = Mit Nino fangen alle an.
people-measured = Gemessen in Partien zu zweit mit gleichen Karten. Am Tisch kann das Glück entscheiden: Auch die Besten verlieren einmal. Bei Masters und Lorenzo dachten Ottone und Sibilla dabei nur ein Zehntel so oft voraus.
people-seated = Am Tisch
people-thinks = Während ein Bot denkt
people-thinks-text = Die Feder schreibt eine Zeile und fängt wieder an; die Sekunden zählen von der ersten an. Dann ist der Zug einmal zu sehen, und seine Zeile steht im Verlauf.
people-more = Mehr über diese Leute
