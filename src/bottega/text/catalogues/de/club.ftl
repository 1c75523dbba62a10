### Seiten der Spieler, und wer vorn liegt, auf Deutsch.

## Die Seite eines Spielers

# $when: ein Monat, etwa „März 2026“.
club-since =
    { $n ->
        [0] Noch keine Partie
        [one] { $n } Partie seit { $when }
       *[other] { $n } Partien seit { $when }
    }
club-no-page = Diesen Spieler gibt es nicht, oder er zeigt sich nicht.
club-shown = Andere sehen diese Seite
club-shown-on = Alle können sie ansehen, und Listen von Partien und Besten nennen dich.
club-shown-off = Sie gehört dir allein, und keine Liste nennt dich. An Tischen behältst du deinen Namen.
club-ratings = Wertungen
club-count =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
# Unter einer Wertung. $spread: wie weit die Stärke davon entfernt sein kann.
club-rated = ± { $spread }, bisher höchstens { $best }
club-rated-open = ± { $spread }, noch offen
club-rated-alone = meiste Punkte einer gewonnenen Partie
club-unrated = Noch keine Wertung
# Wird statt der Kurve einer Wertung vorgelesen.
club-course =
    { $n ->
        [one] Nach der ersten Partie: { $last }
       *[other] Die letzten { $n } Partien: von { $first } bis { $last }, nie unter { $low } oder über { $high }
    }
# Unter wem Partien zusammen zählen.
club-pools = Art der Partien
club-pool-two = Zu zweit
club-pool-more = Zu dritt oder mehr
club-pool-teams = In Teams
club-pool-levels = Mit Bots
club-pool-solo = Allein
club-other-rules = { $pool }, andere Regeln

## Partien

club-last = Letzte Partien
club-all = Alle { $n }
club-all-public = Alle öffentlichen Partien
club-more = Mehr zeigen
club-none = Noch ist keine Partie aufgeführt.
club-none-own = Hier stehen die Partien, die du zu Ende spielst.
# Kurz, für Listen.
club-title =
    { $game ->
        [masters] Masters
        [lorenzo] Lorenzo
        [renaissance] Renaissance
       *[other] { $game }
    }
club-game = Spiel
club-points-title = Punkte
club-with = Mit
club-rating = Wertung
club-ended = Datum
# $place: etwa „1.“; $of: wie viele spielten.
club-place = { $place } von { $of }
club-alone = allein
club-gave-up = aufgegeben
# $others: die Punkte der anderen, etwa „41, 37“.
club-points = { $n } zu { $others }
club-points-alone =
    { $won ->
        [true] { $n }, gewonnen
       *[false] { $n }, verloren
    }
# Statt der Änderung einer Wertung: Es war die erste Partie, oder sie zählt nicht.
club-first-rated = erste
club-friendly = zählt nicht
# Wozu eine Partie gehört; $kind: daily, duplicate (ein Wettkampf eines Clubs) oder tournament.
club-occasion =
    { $kind ->
        [daily] Blatt des Tages
        [again] Blatt des Tages, noch einmal
        [duplicate] Wettkampf
       *[tournament] Turnier
    }
# Statt des Namens von jemandem, der sich nicht zeigt.
club-somebody = jemand
club-and-more = und { $n } weitere
club-replay = Nachspielen

## Gegen wen

club-wins = Siege
club-wins-note = nach Gegnern: wie oft vor ihnen
club-people = Menschen
# Wird vor einem Anteil vorgelesen.
club-wins-of = in { $before } von { $games } voraus
club-wins-none = Noch nicht getroffen
club-nobody = Noch kein Gegner.

## Wer vorn liegt

club-leaders = Spieler, die vorn liegen
club-leaders-who = Hier steht, wer seinen Namen behält, sich zeigt und eine sichere Wertung hat: nach zwanzig Partien einer Art oder mehr.
club-leaders-alone = Hier steht, wer seinen Namen behält und sich zeigt, nach den meisten Punkten einer gewonnenen Partie.
club-leaders-none = Hier steht noch niemand.
club-season = Saison
club-all-time = Alle Zeiten
club-rank = Rang
club-games = Partien
club-spread = ± { $spread }
