### Puzzles from real games, in English.

puzzles = Puzzles
puzzles-text = Positions from real games in which one answer is clearly better than all others. You see what that seat saw, and answer once; then the coach tells what each answer was worth, and why.
puzzles-solved =
    { $of ->
        [0] None tried yet
       *[other] { $n } of { $of } solved
    }
# A button; below the name of a title.
puzzles-solve = Solve one
# $n: how many were tried.
puzzles-none =
    { $n ->
        [0] There is none yet. They are looked for in games that have ended.
       *[other] You have seen them all. New ones come from games that have ended.
    }
puzzles-guest = Your answers are rated once you keep your name, by a passkey or a code.
puzzles-share = Positions of my games may become puzzles
puzzles-share-on = They are used where everybody at the table agrees. Nobody is named.
puzzles-share-off = None of your games is used.

puzzle = Puzzle
puzzle-task = Which answer is best?
puzzle-seen = One is clearly better than all others, as far as this seat can know. Your first answer counts.
puzzle-strength = Rating
puzzle-solved-by = Solved by
# $n: how many have solved it; $of: how many have tried.
puzzle-share =
    { $of ->
        [0] nobody yet
       *[other] { $n } of { $of }
    }
puzzle-verdict = What became of your answer
puzzle-solved = Solved
puzzle-missed = There was better
# $answer: a sentence, such as "Take row 2".
puzzle-better = Best was: { $answer }
puzzle-given = Yours: { $answer }
# What a change such as +12 may follow.
puzzle-rating = Your rating: { $n }
puzzle-unrated = Not rated: you have not kept your name yet.
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-game = See the game
puzzle-answers = What each answer is worth
# On the answer that was given.
puzzle-yours = yours
puzzle-more = All { $n } answers
puzzle-gone = This puzzle is not there any more
