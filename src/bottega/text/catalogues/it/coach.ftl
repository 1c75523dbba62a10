### Ciò che dice il coach, in italiano: suggerimenti, e analisi delle partite.
###
### $best e $other sono risposte come le offre il tavolo, come “Prendi la riga 2: 1 moneta e 1 scudo”.
### $points è contato (“3,2 punti”); $gains e $costs sono elenchi (“per le carte e per la fede”).

## Da dove vengono i punti: il “per” sta qui, così ogni voce dell’elenco ha il suo

coach-source-points = per i punti immediati
coach-source-cards = per le carte
coach-source-faith = per la fede
coach-source-engine = per il motore
coach-source-goods = per le risorse
coach-source-leaders = per i leader
coach-source-missions = per le missioni
coach-source-castle = per il castello
coach-source-hand = per le carte in mano
coach-source-tempo = per il ritmo
coach-source-rivals = per frenare gli avversari
coach-source-whole = per la posizione nel suo insieme

## Un suggerimento. $low e $high: entro quali valori sta la risposta in 95 casi su 100; $way è
## “alone” in solitario, dove nessuno è avanti o indietro.

coach-worth = { $way ->
    [ahead] Circa { $points } di vantaggio (da { $low } a { $high }).
    [behind] Circa { $points } di svantaggio (da { $low } a { $high }).
    [alone] Vale circa { $points } (da { $low } a { $high }).
   *[level] Quasi alla pari (da { $low } a { $high }).
}
coach-only = C’è una sola risposta: “{ $answer }”.
coach-best = La scelta migliore è “{ $best }”: circa { $points } in più di “{ $other }”.
coach-best-for = La scelta migliore è “{ $best }”: circa { $points } in più di “{ $other }”, soprattutto { $gains }.
coach-best-though = La scelta migliore è “{ $best }”: circa { $points } in più di “{ $other }”, soprattutto { $gains }, anche se fa meno { $costs }.
coach-alike = La scelta migliore è “{ $best }”, ma per un soffio: “{ $other }” vale altrettanto, per quanto si può stimare.
coach-worse = Circa { $points } in meno della scelta migliore.
coach-worse-for = Circa { $points } in meno della scelta migliore: fa meno { $gains }.
coach-worse-though = Circa { $points } in meno della scelta migliore: fa meno { $gains }, ma di più { $costs }.
coach-as-good = Vale quanto la scelta migliore, per quanto si può stimare.

## L’analisi di una partita

coach-judged = { $n ->
    [one] { $n } decisione, giudicata in base a ciò che si vedeva allora ({ $iterations } iterazioni).
   *[other] { $n } decisioni, ognuna giudicata in base a ciò che si vedeva allora ({ $iterations } iterazioni).
}
coach-partial = { $judged ->
    [one] L’analisi è parziale: prima dell’interruzione è stata giudicata { $judged } decisione su { $n }.
   *[other] L’analisi è parziale: prima dell’interruzione sono state giudicate { $judged } decisioni su { $n }.
}
coach-nothing = Non c’era niente da decidere.
coach-lost = In tutto la perdita è di circa { $points }.
coach-lost-nothing = Non è andato perso niente, per quanto si può stimare.
coach-chart = { $way ->
    [alone] Punti previsti dopo ogni decisione; i segni sono i momenti decisivi:
   *[ahead] Punti di vantaggio dopo ogni decisione; i segni sono i momenti decisivi:
}
coach-turning = Momenti decisivi, dal più importante:
coach-moment = Turno { $turn }, momento { $number }
coach-look = Per vederlo: { $command }
coach-again = Per rigiocarlo: { $command }
coach-gave-away = “{ $other }” fa perdere circa { $points }: era meglio “{ $best }”.
coach-gave-away-for = “{ $other }” fa perdere circa { $points }: era meglio “{ $best }”, soprattutto { $gains }.
coach-gave-away-though = “{ $other }” fa perdere circa { $points }: era meglio “{ $best }”, soprattutto { $gains }, anche se fa meno { $costs }.
coach-was-best = “{ $answer }” era la scelta migliore fra quelle trovate.
coach-was-as-good = “{ $other }” valeva quanto “{ $best }”, per quanto si può stimare.

## Il terminale

coach-thinking = Ci sto pensando…
coach-practice = Fra più persone i suggerimenti si danno nelle partite di allenamento: bottega play { $game } --practice
coach-not-asked = In questo momento non tocca a te rispondere.
coach-help = “hint” mostra le risposte migliori, e quanto valgono.
