### What the coach says: hints, and reviews of games.
###
### $best and $other are answers as the table offers them, such as “Take row 2: 1 coin and 1 shield”.
### $points is counted (“3.2 points”); $gains and $costs are lists of sources (“cards and faith”).

## What points come from: after “for”

coach-source-points = points right away
coach-source-cards = cards
coach-source-faith = faith
coach-source-engine = the engine
coach-source-goods = goods
coach-source-leaders = leaders
coach-source-missions = missions
coach-source-castle = the castle
coach-source-hand = the cards in hand
coach-source-tempo = tempo
coach-source-rivals = holding rivals back
coach-source-whole = the position as a whole

## A hint. $low and $high bound what the answer is worth in 95 of 100 cases; $way is “alone” in a
## game for one, where nobody is ahead or behind.

coach-worth = { $way ->
    [ahead] About { $points } ahead ({ $low } to { $high }).
    [behind] About { $points } behind ({ $low } to { $high }).
    [alone] Worth about { $points } ({ $low } to { $high }).
   *[level] About level ({ $low } to { $high }).
}
coach-only = There is only one answer: “{ $answer }”.
coach-best = Best is “{ $best }”: about { $points } better than “{ $other }”.
coach-best-for = Best is “{ $best }”: about { $points } better than “{ $other }”, mostly for { $gains }.
coach-best-though = Best is “{ $best }”: about { $points } better than “{ $other }”, mostly for { $gains }, though it does less for { $costs }.
coach-alike = Best is “{ $best }”, but hardly: “{ $other }” is as good, as far as can be told.
coach-worse = About { $points } worse than the best.
coach-worse-for = About { $points } worse than the best: it does less for { $gains }.
coach-worse-though = About { $points } worse than the best: it does less for { $gains }, though more for { $costs }.
coach-as-good = As good as the best, as far as can be told.

## The review of a game

coach-judged = { $n ->
    [one] { $n } decision, judged from what was seen then ({ $iterations } iterations).
   *[other] { $n } decisions, each judged from what was seen then ({ $iterations } iterations).
}
coach-partial = This is partial: { $judged } of { $n } decisions were judged before it was stopped.
coach-nothing = There was nothing to decide.
coach-lost = They gave away about { $points } in all.
coach-lost-nothing = Nothing was given away, as far as can be told.
coach-chart = { $way ->
    [alone] Points to be expected after each decision; the marks are turning points:
   *[ahead] Points ahead after each decision; the marks are turning points:
}
coach-turning = Turning points, the largest first:
coach-moment = Turn { $turn }, moment { $number }
coach-look = To see it: { $command }
coach-again = To play it again: { $command }
coach-gave-away = “{ $other }” gave away about { $points }: “{ $best }” was better.
coach-gave-away-for = “{ $other }” gave away about { $points }: “{ $best }” was better, mostly for { $gains }.
coach-gave-away-though = “{ $other }” gave away about { $points }: “{ $best }” was better, mostly for { $gains }, though it does less for { $costs }.
coach-was-best = “{ $answer }” was the best that was found.
coach-was-as-good = “{ $other }” was as good as “{ $best }”, as far as can be told.

## The terminal

coach-thinking = Thinking about it…
coach-practice = Among several people, hints are given in practice games: bottega play { $game } --practice
coach-not-asked = Nothing is asked of you at the moment.
coach-help = “hint” shows the best answers, and what they are worth.
