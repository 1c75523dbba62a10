### Was der Coach sagt, auf Deutsch: Tipps und Analysen von Partien.
###
### $best und $other sind Antworten, wie der Tisch sie anbietet, etwa „Nimm Reihe 2: 1 Münze und 1 Schild“.
### $points ist gezählt („3,2 Punkte“); $gains und $costs zählen auf, woher Punkte kommen („Karten und Glauben“).

## Woher Punkte kommen: im Akkusativ, nach „durch“ oder „für“

coach-source-points = sofortige Punkte
coach-source-cards = Karten
coach-source-faith = Glauben
coach-source-engine = den Motor
coach-source-goods = Ressourcen
coach-source-leaders = Anführer
coach-source-missions = Missionen
coach-source-castle = das Schloss
coach-source-hand = Handkarten
coach-source-tempo = das Tempo
coach-source-rivals = das Bremsen der Gegner
coach-source-whole = das Gesamtbild

## Ein Tipp. Zwischen $low und $high liegt in 95 von 100 Fällen, was die Antwort wert ist; $way ist
## „alone“, wenn man allein spielt und niemand vorn oder hinten liegt.

coach-worth = { $way ->
    [ahead] Etwa { $points } Vorsprung ({ $low } bis { $high }).
    [behind] Etwa { $points } Rückstand ({ $low } bis { $high }).
    [alone] Etwa { $points } wert ({ $low } bis { $high }).
   *[level] Etwa gleichauf ({ $low } bis { $high }).
}
coach-only = Es gibt nur eine Antwort: „{ $answer }“.
coach-best = Am besten ist „{ $best }“: etwa { $points } besser als „{ $other }“.
coach-best-for = Am besten ist „{ $best }“: etwa { $points } besser als „{ $other }“, vor allem durch { $gains }.
coach-best-though = Am besten ist „{ $best }“: etwa { $points } besser als „{ $other }“, vor allem durch { $gains }, auch wenn es weniger für { $costs } tut.
coach-alike = Am besten ist „{ $best }“, aber nur knapp: „{ $other }“ ist genauso gut, soweit sich das sagen lässt.
coach-worse = Etwa { $points } schlechter als die beste Antwort.
coach-worse-for = Etwa { $points } schlechter als die beste Antwort: Es tut weniger für { $gains }.
coach-worse-though = Etwa { $points } schlechter als die beste Antwort: Es tut weniger für { $gains }, aber mehr für { $costs }.
coach-as-good = Genauso gut wie die beste Antwort, soweit sich das sagen lässt.

## Die Analyse einer Partie

coach-judged = { $n ->
    [one] { $n } Entscheidung, beurteilt nach dem, was in dem Moment zu sehen war ({ $iterations } Durchläufe).
   *[other] { $n } Entscheidungen, jede beurteilt nach dem, was in dem Moment zu sehen war ({ $iterations } Durchläufe).
}
coach-partial = Das ist nur ein Teil: Nach { $judged } von { $n } { $n ->
    [one] Entscheidung
   *[other] Entscheidungen
} wurde abgebrochen.
coach-nothing = Es gab nichts zu entscheiden.
coach-lost = Insgesamt verschenkt: etwa { $points }.
coach-lost-nothing = Verschenkt wurde nichts, soweit sich das sagen lässt.
coach-chart = { $way ->
    [alone] Zu erwartende Punkte nach jeder Entscheidung; markiert sind die Wendepunkte:
   *[ahead] Vorsprung in Punkten nach jeder Entscheidung; markiert sind die Wendepunkte:
}
coach-turning = Wendepunkte, die größten zuerst:
coach-moment = Zug { $turn }, Moment { $number }
coach-look = Zum Ansehen: { $command }
coach-again = Zum Nochmalspielen: { $command }
coach-gave-away = „{ $other }“ hat etwa { $points } verschenkt: „{ $best }“ war besser.
coach-gave-away-for = „{ $other }“ hat etwa { $points } verschenkt: „{ $best }“ war besser, vor allem durch { $gains }.
coach-gave-away-though = „{ $other }“ hat etwa { $points } verschenkt: „{ $best }“ war besser, vor allem durch { $gains }, auch wenn es weniger für { $costs } tut.
coach-was-best = „{ $answer }“ war das Beste, was sich finden ließ.
coach-was-as-good = „{ $other }“ war genauso gut wie „{ $best }“, soweit sich das sagen lässt.

## Das Terminal

coach-thinking = Der Coach überlegt …
coach-practice = Unter mehreren gibt es Tipps in Übungspartien: bottega play { $game } --practice
coach-not-asked = Du bist gerade nicht gefragt.
coach-help = „hint“ zeigt die besten Antworten und was sie wert sind.
