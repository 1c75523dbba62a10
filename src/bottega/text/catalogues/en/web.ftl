### The browser client: what stands around every table, in English.

## Around every page

brand-home = Bottega, to the first page
tools = Tools
tool-language = Language
tool-theme = Day or night
tool-sound = Sound
close = Close
cancel = Cancel
go-home = To the first page
try-again = Try again
page-not-found = There is nothing here.
page-not-loaded = This page could not be loaded.
tip-rule = The rule
game-title =
    { $game ->
        [masters] Masters of Renaissance
        [lorenzo] Lorenzo il Magnifico
        [renaissance] Renaissance
       *[other] { $game }
    }

waits = What you wait for
# $n: how many are to play.
waits-for = You wait for { $title } ({ $n } players)
waits-stop = Stop waiting
waits-bots = Begin with bots

## When the server refuses something ($wait: seconds)

trouble-bad-message = The server did not understand this.
trouble-bad-options = These options do not go together.
trouble-bad-record = This is not a record of a game that can be played again.
trouble-banned = You are banned from this server.
trouble-cannot-undo = This cannot be taken back any more.
trouble-closed = This is closed.
trouble-damaged = Something of this table was damaged on the server. Its operator can see what.
trouble-forbidden = This is not for you to do.
trouble-illegal = This is not possible now.
trouble-muted = You may not write here for now.
trouble-not-asked = It is not for you to answer.
trouble-not-found = There is no such thing here.
trouble-not-now = This is not possible now.
trouble-outdated = This table was begun with an older version of the game: it can be looked at, not continued.
trouble-stale = The table has moved on: look again, then decide.
trouble-too-fast = That was very fast: wait a moment.
trouble-too-large = This is too large.
trouble-unavailable = The server cannot store this just now. It tries again.
trouble-uninvited = This server takes in nobody without an invitation.
trouble-unknown = Something went wrong.
trouble-who-are-you = The server does not know you any more. Load the page again.
trouble-offline = There is no connection to the server.
link-copy = Copy link
link-copied = The link is copied.
link-select = Copy the selected link.

## A table

loading = One moment…
bar = The question
rail = Players and ledger
your-turn = Your turn
you-are-asked = You are asked
end-turn = End turn
undo = Undo
menu = Menu
rules = Rules
step-back = Back
own-goods = What you own
recap = Since your last turn
recap-all = all { $n }
end-waits = First answer the question.
bar-all = All { $n } answers
bar-fewer = Hide the answers
sending = Sending…
not-possible = Not possible now
chosen-take-back = Chosen. A click takes it back.
clock = Time left
clock-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
watching =
    { $n ->
        [one] { $n } person is watching
       *[other] { $n } people are watching
    }
watch-you = You watch
watch-look = Look over the shoulder of
watch-turn = Whoever plays
watch-shown =
    { $delay ->
        [0] Moves are shown at once.
        [one] Moves are shown one decision later.
       *[other] Moves are shown { $delay } decisions later.
    }
watch-note = Hands stay hidden. What you write is read only by those who watch, until the game ends.
watch-leave = Leave
seat-you = you
seat-bot = bot, { $bot }
level-dots = level { $n } of 6
seat-plays = plays now
# While a bot thinks, beside a quill: “writes 3 s”.
seat-writes = writes
seconds = { $n } s
skip = Show their moves at once
seat-away = away
seat-resigned = resigned
seat-first = first player
tab-table = Table
log = What happened
say-something = Say something
say-to-watchers = Write to those who watch
chat-says = { $name }:
chat-struck = (removed)
line-lost = The connection is lost. Bottega comes back by itself; nothing you did is lost.
stand-in = A bot plays for you.
take-seat-back = Take your seat back
resigned = You have resigned. A bot plays on for you.
agree = Agree
refuse = Refuse
proposal-undo = { $name } would like to take something back.
proposal-lost = This would be taken back:
proposal-more = and { $n } more
proposal-replace = { $name } proposes that a bot plays for { $whom }.
proposal-abandon = { $name } proposes to stop this game.
proposal-waits = Waiting for the others.
table-in-words = The table in words
menu-words = Show the table in words
menu-drawn = Show the drawn board
menu-undo = Ask to take back your last answer
menu-replace = Propose that a bot plays for { $name }
menu-abandon = Propose to stop the game
menu-resign = Resign
menu-resign-sure = Really resign: a bot plays on for you
menu-resign-ends = Really resign: the game ends, as nobody else is left
menu-sealed = The shuffle was sealed before the first turn. When the game is over, the record lets you check it against this seal:
curtain-title = Pass to { $name }
curtain-text = The others look away now.
curtain-open = I am { $name }

## The log: what happens at the table besides the game

# What somebody did, where no crest says who.
deed-by = { $name }: { $text }
sum-pays = You pay
sum-gains = You receive
log-ledger = Ledger
log-chat = Chat
log-unread = unread:
log-sat = { $name } sits down.
log-left = { $name } leaves the seat.
log-undone = { $name } takes something back.
log-proposed =
    { $what ->
        [undo] { $name } would like to take something back.
        [replace] { $name } proposes that a bot takes a seat.
       *[abandon] { $name } proposes to stop.
    }
log-voted =
    { $agree ->
        [yes] { $name } agrees.
       *[no] { $name } does not agree.
    }
log-replaced = A bot plays for { $name } from here on.
log-returned = { $name } is back.
log-resigned = { $name } resigns. A bot plays on.
log-abandoned = The game was stopped.

## Preferences

preferences = Preferences
prefer-speed = Speed of the bots
prefer-speed-once = At once
prefer-speed-once-note = All moves are on the board at once.
prefer-speed-natural = Natural
prefer-speed-natural-note = Each deed is shown for 0.8 seconds.
prefer-speed-slow = Slow
prefer-speed-slow-note = Each deed is shown for 1.6 seconds.
prefer-skip = Space skips them.
prefer-motion = Animations
prefer-motion-machine = As the device has it
prefer-motion-on = On
prefer-motion-off = Off
prefer-ends = End my turn by itself
prefer-ends-note = Where nothing is left to choose and nothing can be taken back.
prefer-volume = Sounds
prefer-volume-note = Marbles, cards, coins, and a bell when it is your turn.
prefer-delay = Explanations appear
prefer-delay-none = At once
prefer-delay-short = Soon
prefer-delay-long = Later
prefer-size = Size of the board
prefer-size-note = What no longer fits is reached by scrolling.

## The sheet of keys

keys = Keys and help
keys-numbers = gives the answer with that number, or shows its answers
keys-enter = gives the one answer that is left, or presses the solid button
keys-undo = takes your last answer back
keys-escape = goes one step back, closes a sheet
keys-skip = shows the moves of the bots at once
keys-tab = goes from thing to thing on the board; Enter clicks
keys-talk = writes to the others
keys-text = shows the table in words, or drawn again
keys-seats = looks at the next player’s board
keys-rule = opens the rule behind the explanation that is shown
keys-preferences = opens the preferences
keys-help = shows this sheet
keys-pointing = Point at anything, or touch it for a moment: it says what it is, and why it is not possible now.
watch-plays = { $name } plays
watch-time = Time
watch-before = Turn
watch-live = Live
watch-back = Look back at what has just happened
watch-next = Next game

## How an answer is chosen

# On the solid button that gives what was chosen, where it has no words of its own.
do-it = Do this
# Between what an answer takes and what it brings.
preview-then = then
step-many = How many
step-less = One less
step-more = One more
step-brings = brings
typed-clear = Clear what was typed
typed-nothing = No answer begins with “{ $typed }”.
all-possible = Everything you see is possible.
keys-place = the letter of a place, then the number on the chip
keys-letters = letters of a name leave the answers that begin so
keys-why = held down: what is not possible; point at it and it says why
