### What all games and the terminal say, in English.
###
### Sentences about a player choose by $who: "you" is the reader, "other" is called $name.
### Numbers reach a message as numbers ($n), things that are counted as words ("2 coins").

# Whose habits lists follow.
locale = en-GB
language = English

## People

you = you
nothing = nothing
comma = { ", " }
aside = { $text } ({ $more })
seat = Player { $n }
# In headings: the reader's own name.
reader = { $name } (you)

## Points

count-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
points-short = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}

## Questions that every game has

# $names: who has to answer; $topic: what about, one of the topic-... messages.
waiting = Waiting for { $names }: { $topic }.
question-over = The game is over.
question-hand-over = Nothing is left to choose. End your turn?
topic-hand-over = the end of the turn

## Reasons that every game has

reason-game-over = The game is over.
reason-hand-over = { $who ->
    [you] Nothing is left to choose: end your turn first.
   *[other] { $name } still has to end the turn.
}
reason-not-asked = { $who ->
    [you] It is for you to answer.
   *[other] It is for { $name } to answer.
}
reason-not-now = Not yet. First: { $topic }.

## The end

winner = { $who ->
    [you] You win.
   *[other] { $name } wins.
}
winners = The win is shared by { $names }.
# $parts: where the points come from, such as "cards 12, faith 4".
ranked = { $place }. { $name }: { $points } ({ $parts })
uncounted = { $name }: a defeat scores nothing; this position was worth { $points } ({ $parts })

## Setting up a table

option-players = players

## Opponents: people of the workshop, one for each level, and two bots for programmers. A name, what they are
## (within a sentence), and a line for those who choose one. The six levels rise.

bot-apprentice = Nino
bot-apprentice-kind = apprentice
bot-apprentice-note = Takes what shines. Forgives every mistake of yours.
bot-journeyman = Tessa
bot-journeyman-kind = journeyman
bot-journeyman-note = Thinks one turn ahead and likes a bargain.
bot-artisan = Berto
bot-artisan-kind = artisan
bot-artisan-note = Plans a whole round. Rarely wastes a good.
bot-virtuoso = Ginevra
bot-virtuoso-kind = virtuoso
bot-virtuoso-note = Reads your table and takes the card you wanted.
bot-master = Ottone
bot-master-title = Maestro Ottone
bot-master-kind = master
bot-master-note = Tries thousands of endings before he moves.
bot-grandmaster = Sibilla
bot-grandmaster-title = Monna Sibilla
bot-grandmaster-kind = grandmaster
bot-grandmaster-note = Has seen it all before, and forgives nothing.
bot-random = Random
bot-random-kind = random
bot-random-note = Gives any answer: for trying things out.
bot-greedy = Greedy
bot-greedy-kind = greedy
bot-greedy-note = Makes the best of its own turn and does not look further.

## The terminal. Commands (u, v, end, log, save, load, quit) are the same in all languages;
## the words of yes and no are what may be typed.

terminal-against = You play against { $names }. { $hint }
terminal-alone = You play solo. { $hint }
terminal-hot-seat = { $names } play on this device. { $hint }
terminal-hint = Type ? for help.
terminal-turn-over = Your turn is over: press Enter to end it, or u to take your last answer back.
terminal-closing = Press Enter: { $what } (or u to take your last answer back).
terminal-help =
    A number answers the question, or the line itself, such as “{ $line }”.
    Besides there are:
      ? NUMBER     more about an answer
      ? LINE       why an answer is not possible, such as “? { $other }”
      u            take your last answer back
      u LINE       take an earlier answer of this choice back
      end          end your turn (or just press Enter)
      v            the position and the question again
      log          what happened last
      save FILE    write the game to a file
      load FILE    go on with a saved game
      quit         leave (Ctrl-D leaves too, and keeps the game)
terminal-thinking = { $name } is thinking…
terminal-number = The answers are numbered 1 to { $most }.
terminal-unknown = “{ $text }” is no answer of this game; ? shows what you can type.
terminal-such-as = One reads like “{ $line }”.
terminal-not-possible = “{ $line }” is not possible. { $reason }
terminal-line = (line: { $line })
terminal-undone = Taken back: { $what }
terminal-no-undo = This cannot be taken back: { $why }
terminal-barrier-none = you have not answered anything yet.
terminal-barrier-other = { $name } has acted since.
terminal-barrier-revealed = something hidden has been revealed since.
terminal-barrier-before = it is not among your last answers, or what came after it needs it.
terminal-barrier-over = the game is over.
terminal-nothing-yet = Nothing has happened yet.
terminal-saved = Saved to { $file }.
terminal-not-saved = Not saved: { $why }
terminal-replace = { $file } exists. Replace it? [y/N]
terminal-which-file = Name a file: { $command } FILE
terminal-loaded = { $answers ->
    [one] Loaded { $file }: { $answers } answer.
   *[other] Loaded { $file }: { $answers } answers.
}
terminal-not-loaded = Not loaded: { $why }
terminal-kept = The game is kept in { $file }
terminal-resume = To go on with it: bottega play { $game } --load { $file }
terminal-watch = To see it again: bottega replay { $file }
terminal-not-kept = The game could not be kept: { $why }
terminal-leave = Save before leaving? [Y = { $file }, n = no, or a file name]
terminal-over = The game is over. Enter leaves; save FILE keeps it; log and v look back.
terminal-pass = Pass to { $name }, press Enter.
terminal-yes = y yes
terminal-no = n no
# Where nothing can be taken back any more.
terminal-turn-over-for-good = Your turn is over: press Enter to end it.
terminal-closing-for-good = Press Enter: { $what }.
