### Rätsel aus echten Partien, auf Deutsch.

puzzles = Rätsel
puzzles-text = Stellungen aus echten Partien, in denen eine Antwort deutlich besser ist als alle anderen. Du siehst, was von diesem Platz aus zu sehen war, und antwortest einmal; dann sagt der Coach, was jede Antwort wert war und warum.
puzzles-solved =
    { $of ->
        [0] Noch keins versucht
       *[other] { $n } von { $of } gelöst
    }
# Ein Knopf unter dem Namen eines Spiels.
puzzles-solve = Ein Rätsel lösen
# $n: wie viele versucht wurden.
puzzles-none =
    { $n ->
        [0] Es gibt noch keine. Gesucht werden sie in beendeten Partien.
       *[other] Du kennst schon alle. Neue kommen aus beendeten Partien.
    }
puzzles-guest = Deine Antworten werden gewertet, sobald du deinen Namen behältst, mit einem Passkey oder einem Code.
puzzles-share = Stellungen aus meinen Partien dürfen zu Rätseln werden
puzzles-share-on = Sie werden genutzt, wenn alle am Tisch einverstanden sind. Niemand wird genannt.
puzzles-share-off = Keine deiner Partien wird genutzt.

puzzle = Rätsel
puzzle-task = Welche Antwort ist die beste?
puzzle-seen = Eine ist deutlich besser als alle anderen, soweit sich das von diesem Platz aus sagen lässt. Deine erste Antwort zählt.
puzzle-strength = Wertung
puzzle-solved-by = Gelöst von
# $n: wie viele es gelöst haben; $of: wie viele es versucht haben.
puzzle-share =
    { $of ->
        [0] noch niemandem
       *[other] { $n } von { $of }
    }
puzzle-verdict = Was aus deiner Antwort wurde
puzzle-solved = Gelöst
puzzle-missed = Es gab eine bessere
# $answer: ein Satz wie „Reihe 2 nehmen“.
puzzle-better = Am besten war: { $answer }
puzzle-given = Deine: { $answer }
# Worauf eine Änderung wie +12 folgen kann.
puzzle-rating = Deine Wertung: { $n }
puzzle-unrated = Nicht gewertet: Du hast deinen Namen noch nicht behalten.
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-game = Die Partie ansehen
puzzle-answers = Was jede Antwort wert ist
# An der Antwort, die gegeben wurde.
puzzle-yours = deine
puzzle-more = Alle { $n } Antworten
puzzle-gone = Dieses Rätsel gibt es nicht mehr
