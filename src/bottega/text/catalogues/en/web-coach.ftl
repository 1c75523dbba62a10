### The browser client: levels of bots, practice, the coach's hints and reviews.

## Bots: who they are is said in bottega.ftl (bot-…)

level-who = Who plays?
level-programmers = For programmers
# A bot that looks $n times ahead.
level-search = search of { $n }
level-look = How often it looks ahead
level-choose = Choose
level-of-all =
    { $n ->
        [one] Level of the bot
       *[other] Level of all bots
    }

## Practice

practice = Practice
practice-note = You may ask for a hint on your turn. Everybody at the table sees that it is practice.
practice-agreed = A practice game: hints may be asked for

## Hints

hint = Hint
hint-ask = Ask the coach what you could do
hint-thinking = The coach is thinking about it. Play on whenever you like.
hint-sure = clear
hint-close = a close call
# $alone: yes in a game for one.
hint-note =
    { $alone ->
        [yes] Points to be expected; in 95 of 100 cases they lie within the band. Pointing at an answer shows it on the board.
       *[no] Points ahead of the others; in 95 of 100 cases they lie within the band. Pointing at an answer shows it on the board.
    }
keys-hint = asks the coach for a hint, or puts it away

## Review of a game

review-begin = Review my game
review-title = Your decisions
review-text = The coach looks at each decision again, with what could be seen then, and says what it gave away.
review-whose = Whose decisions
review-looked =
    { $n ->
        [one] { $n } decision looked at
       *[other] { $n } decisions looked at
    }
review-queued = The review waits until the coach is free.
review-running = The coach looks at each decision again. You may leave this page meanwhile.
review-far = { $n } of { $of } decisions
review-cancel = Stop
review-cancelled = The review was stopped.
review-failed = The review could not be finished.
# $grade: best, good, slip or miss.
review-count =
    { $grade ->
        [best] { $n } best
        [good] { $n } good
        [slip]
            { $n ->
                [one] { $n } slip
               *[other] { $n } slips
            }
       *[miss] { $n } missed
    }
review-grade =
    { $grade ->
        [best] Best
        [good] Good
        [slip] A slip
       *[miss] A missed chance
    }
# $points: a number with one digit after the point.
review-lost = { $points } points given away in all
review-lost-none = Nothing given away, as far as can be told
review-how = Each decision was judged from what its seat could see then: { $n } possible games were looked into for each.

## The chart of a review

review-chart = Your decisions: the points ahead after each, and what each gave away
review-lead =
    { $alone ->
        [yes] points to be expected
       *[no] points ahead
    }
review-given-away = points given away
review-chart-hint = a click opens that moment
# $what: the answer in words; $lost: points given away, 0 where none; $value: points ahead, with a sign.
review-at =
    { $lost ->
        [0] Turn { $turn }: “{ $what }” gave nothing away; { $value } after it.
       *[other] Turn { $turn }: “{ $what }” gave away { $lost } points; { $value } after it.
    }
review-turnings = Turning points
# $what: a sentence about it.
review-turning = Turning point { $n }: { $what }
review-turning-point = Turning point { $n }
review-turn =
    { $n ->
        [0] Before the first turn
       *[other] Turn { $n }
    }
review-again = Play again from here
review-none = No turning point: no decision gave much away.

## All decisions as a table

review-table = All decisions as a table
review-column-turn = Turn
review-column-chosen = Chosen
review-column-better = Better
review-column-lost = Given away
review-column-lead =
    { $alone ->
        [yes] Expected
       *[no] Ahead
    }

## In the replay

review-beside = What the coach says
why = Why did you do that?
# $name: whom the bot is called; $bot: its level.
why-title = What { $name } considered
why-chosen = chosen
why-visits =
    { $n ->
        [one] looked at once
       *[other] looked at { $n } times
    }
why-nothing = { $name } did not weigh anything here: there was one answer, or it does not look ahead.
why-trouble = It could not answer in time: something simpler answered for it.
why-note = Points ahead that it expected, from what it could see then.

## The page of the people of the workshop

people-eyebrow = Who plays with you
people-title = The people of the workshop
people-looks = Looks ahead
people-looks-times =
    { $n ->
        [0] only at its own turn
        [one] up to { $n } time a turn
       *[other] up to { $n } times a turn
    }
people-wins = Wins against { $name }
people-first = Everybody begins with Nino.
people-measured = Measured in games of two on the same deals. At the table the deal can decide: even the best lose now and then. In Masters and Lorenzo, Ottone and Sibilla were measured looking ahead a tenth as often.
people-seated = At the table
people-thinks = While a bot thinks
people-thinks-text = The quill writes a line and starts again; seconds count from the first. Then the move travels once, and its line is in the ledger.
people-more = More about these people
